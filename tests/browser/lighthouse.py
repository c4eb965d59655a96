"""Lets Lighthouse judge the lobby and a table: `python -m tests.browser.lighthouse`. Needs npm, which fetches it into a
temporary folder; bench/reports/page.md has the figures."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ServerProcess, chromium_arguments
from tests.browser.people import Player

TIMES = 3  # the median counts: a busy machine makes single runs worse
METRICS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def a_table(url: str) -> tuple[str, str]:
    """The path of a table where a game has begun, and the cookie of who sits there."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_arguments())
        context = browser.new_context(base_url=url, locale="en-GB")
        anna = Player("Anna", context)
        anna.arrive()
        path = anna.create_table("classic", 3, {}, [], 1)
        for chair in (2, 3):
            anna.button(f"Add a bot at seat {chair}").click()
        anna.button("Start").click()
        anna.my_turn()
        cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
        browser.close()
    return path, cookie


def judge(folder: Path, url: str, cookie: str, device: str) -> dict[str, Any] | None:
    """One report; None if Lighthouse gave up."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    command = [str(folder / "node_modules/.bin/lighthouse"), url, "--quiet", "--output=json", f"--output-path={report}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"] if cookie else []
    command += ["--preset=desktop"] if device == "desktop" else []
    chromium = str(chromium_arguments(["chromium"])["executable_path"])
    subprocess.run(command, env={**os.environ, "CHROME_PATH": chromium}, capture_output=True, check=False)
    found: dict[str, Any] = json.loads(report.read_text()) if report.exists() else {}
    return found if found.get("runtimeError") is None and found else None


def main() -> None:
    """Print a line for each page and device: the scores, and what they are made of."""
    npm = shutil.which("npm") or sys.exit("Lighthouse needs npm.")
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        subprocess.run([npm, "install", "--silent", "--no-audit", "--no-fund", "lighthouse"], cwd=folder, check=True)
        server = ServerProcess(folder / "tables.sqlite3")
        try:
            path, cookie = a_table(server.url)
            for name, url, who in (("lobby", server.url, ""), ("table", server.url + path, cookie)):
                for device in ("mobile", "desktop"):
                    reports = [report for _ in range(TIMES) if (report := judge(folder, url, who, device))]
                    reports.sort(key=lambda report: report["categories"]["performance"]["score"])
                    if not reports:
                        print(name, device, "could not be judged")
                        continue
                    middle = reports[len(reports) // 2]
                    scores = {key: round(100 * one["score"]) for key, one in middle["categories"].items()}
                    print(name, device, scores, {key: middle["audits"][key]["displayValue"] for key in METRICS})
        finally:
            server.stop()


if __name__ == "__main__":
    main()
