"""Lets Lighthouse judge the lobby, a table, a finished game and a puzzle: `python -m tests.browser.lighthouse`. Needs
npm, which fetches it into a temporary folder; bench/reports/page.md has the figures."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright

from tamaya.core.actions import Play
from tests.browser.conftest import WHOLE, ServerProcess, chromium_arguments
from tests.browser.people import Player
from tests.browser.seating import practise

TIMES = 3  # the median counts: a busy machine makes single runs worse
METRICS = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def play(url: str) -> tuple[dict[str, str], str]:
    """The paths of a table where a game has begun and of a game that is over, and the cookie of who sits at both."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_arguments())
        context = browser.new_context(base_url=url, locale="en-GB")
        anna = Player("Anna", context)
        practise(anna, players=3)
        anna.do(Play(0))
        anna.my_turn()
        anna.button("Menu").click()
        anna.button("End the game early").click()
        anna.button("End it").click()
        over = anna.page.locator("a[href^='/g/']").first.get_attribute("href") or ""
        practise(anna, players=3)
        table = urlsplit(anna.page.url).path
        cookie = "; ".join(f"{cookie['name']}={cookie['value']}" for cookie in context.cookies())
        browser.close()
    return {"table": table, "finished game": over}, cookie


def judge(folder: Path, url: str, cookie: str, device: str) -> dict[str, Any] | None:
    """One report; None if Lighthouse gave up."""
    report = folder / "report.json"
    report.unlink(missing_ok=True)
    command = [str(folder / "node_modules/.bin/lighthouse"), url, "--quiet", "--output=json", f"--output-path={report}"]
    command += ["--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"] if cookie else []
    command += ["--preset=desktop"] if device == "desktop" else []
    chromium = str(chromium_arguments(WHOLE)["executable_path"])
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
            played, cookie = play(server.url)
            for name, path in {"lobby": "/", **played, "puzzle": "/puzzle/1"}.items():
                who = cookie if name in played else ""
                for device in ("mobile", "desktop"):
                    url = server.url + path
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
