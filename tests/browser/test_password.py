"""A group's own server: the password is asked for once, before anything else."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import ServerProcess


def test_the_password_is_asked_for_once_and_the_link_still_leads_where_it_did(browser: Browser, tmp_path: Path) -> None:
    process = ServerProcess(tmp_path / "tables.sqlite3", TAMAYA_PASSWORD="lantern")
    try:
        context = browser.new_context(locale="de-DE", viewport={"width": 360, "height": 640})
        page = context.new_page()
        page.goto(f"{process.url}/learn#here")
        page.get_by_label("Wie lautet das Passwort?").fill("candle")
        page.get_by_role("button", name="Weiter").click()
        expect(page.get_by_role("alert")).to_have_text("Das ist nicht das Passwort. Versuch es noch einmal.")
        page.get_by_label("Wie lautet das Passwort?").fill("lantern")
        page.get_by_role("button", name="Weiter").click()
        expect(page).to_have_url(f"{process.url}/learn#here")
        expect(page.locator("#app")).not_to_be_empty()
        page.goto(process.url)
        expect(page.locator("#app h1, #app h2").first).to_be_visible()
        context.clear_cookies()
        page.reload()
        expect(page.get_by_label("Wie lautet das Passwort?")).to_be_visible()
        context.close()
    finally:
        process.stop()
