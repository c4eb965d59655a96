"""Real proxies with the files of deploy/, on ports of this machine and with certificates made for the occasion."""

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.guests import PATIENCE, Running

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNPACKED = ROOT / "build" / "proxies"  # by `make proxies`
PLACES = (os.environ.get("PATH", ""), "/usr/sbin", f"{UNPACKED}/usr/sbin", f"{UNPACKED}/usr/bin")

Command = Callable[[Path, int, int, Sequence[str]], tuple[list[str], Path]]


def program(name: str) -> str:
    """Where a program is; the test is skipped if it is nowhere."""
    found = shutil.which(name, path=os.pathsep.join(PLACES))
    if found is None:
        pytest.skip(f"{name} is not on this machine (make proxies)")
    return found


def nginx(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
    """The command that runs nginx with deploy/nginx.conf, and the certificate to trust."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    make = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost"
    names = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([program("openssl"), *make.split(), *names], capture_output=True, check=True)
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("/etc/letsencrypt/live/hanabi.example/fullchain.pem", str(certificate))
    site = site.replace("/etc/letsencrypt/live/hanabi.example/privkey.pem", str(key))
    site = site.replace("https://hanabi.example$", f"https://localhost:{tls}$").replace("hanabi.example", "localhost")
    site = site.replace("listen 80;", f"listen {plain};").replace("listen 443 ", f"listen {tls} ")
    site = site.replace("    server 127.0.0.1:8000;\n", "".join(f"    server {server};\n" for server in servers))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"    {kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    user = "user root;\n" if os.getuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\n    access_log off;\n{folders}{site}}}\n"
    )
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"], certificate


def caddy(folder: Path, plain: int, tls: int, servers: Sequence[str]) -> tuple[list[str], Path]:
    """The command that runs Caddy with deploy/Caddyfile, and its own certificate to trust."""
    settings = (
        f"http_port {plain}\n\thttps_port {tls}\n\tadmin off\n\tskip_install_trust\n\tstorage file_system {folder}"
    )
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    site = site.replace("{$TAMAYA_NAME}", "localhost")
    site = re.sub(r"\{\$TAMAYA_SERVERS:[^}]*\}", " ".join(servers), site)
    (folder / "Caddyfile").write_text(f"{{\n\t{settings}\n}}\n{site}")
    command = [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return command, folder / "pki" / "authorities" / "local" / "root.crt"


@contextlib.contextmanager
def proxy(kind: Command, folder: Path, plain: int, tls: int, servers: Sequence[str]) -> Iterator[Running]:
    """Such a proxy before these servers, as guests see it."""
    command, certificate = kind(folder, plain, tls, servers)
    with (folder / "log").open("wb") as log:
        child = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"HOME": str(folder)})
    try:
        deadline = time.monotonic() + PATIENCE
        while (trust := _answers(tls, certificate)) is None:
            log_so_far = (folder / "log").read_text()
            assert child.poll() is None, log_so_far
            assert time.monotonic() < deadline, log_so_far
            time.sleep(0.05)
        seen = Running(tls, trust, "localhost")
        yield seen
        for visit in seen.visits:
            visit.close()
    finally:
        child.terminate()
        child.wait(PATIENCE)


def _answers(port: int, certificate: Path) -> ssl.SSLContext | None:
    """What to trust, as soon as somebody answers with that certificate."""
    with contextlib.suppress(OSError):
        trust = ssl.create_default_context(cafile=str(certificate))
        with socket.create_connection(("localhost", port), timeout=PATIENCE) as plain:
            trust.wrap_socket(plain, server_hostname="localhost").close()
            # Guests read and write in two threads. Since TLS 1.3 a ticket may come after the handshake, and to read it
            # while something is written can hang for good: OpenSSL allows one thread at a time.
            trust.maximum_version = ssl.TLSVersion.TLSv1_2
            return trust
    return None
