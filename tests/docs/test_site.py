"""The documentation as a site: it can be built, has every page, and nothing in it leads nowhere."""

import json
import re
import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from docs.site import shelf
from docs.site.links import dead_ends
from docs.site.pages import SETTINGS, navigation, on_the_site, pages
from docs.site.reference import reference_pages
from tests.browser.conftest import chromium_arguments
from tests.test_public import PUBLIC


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, in a folder."""
    pytest.importorskip("zensical", reason="make docs and make test install it")
    from docs.site import build

    folder = tmp_path_factory.mktemp("site") / "docs"
    build.main(folder)
    return folder


def test_the_site_is_whole(site: Path) -> None:
    assert dead_ends(site) == []
    made = {path.relative_to(site).as_posix() for path in site.rglob("*.html")}
    assert made == {
        place.replace(".md", ".html") for place in (*pages().values(), *reference_pages(), "conventions.md", "house.md")
    }
    home = (site / "index.html").read_text(encoding="utf-8")
    assert [page for page in made if page not in home] == []  # the navigation leads everywhere
    for module, names in PUBLIC.items():
        text = (site / "reference" / f"{module}.html").read_text(encoding="utf-8")
        things = [name for name in names if not isinstance(getattr(import_module(module), name), ModuleType)]
        assert [name for name in things if not re.search(rf'id="{module}.({name}.)?{name}"', text)] == []
    conventions = (site / "conventions.html").read_text(encoding="utf-8")
    shown = re.findall(r'<img[^>]* src="([^"]+)"', conventions)
    assert len(shown) == len(re.findall("<h3", conventions)) >= 14
    assert all((site / picture).read_text(encoding="utf-8").startswith("<svg") for picture in shown)


def test_the_reference_has_the_names_of_modules_that_a_package_names() -> None:
    page = reference_pages()["reference/tamaya.env.hle.md"]
    for module in ("agents", "pyhanabi", "rl_env", "trajectories"):
        assert f"\n::: tamaya.env.hle.{module}\n" in page


def test_the_reference_has_what_is_public() -> None:
    assert sorted(reference_pages()) == sorted(f"reference/{module}.md" for module in PUBLIC)


def test_a_new_page_is_found_and_one_that_is_named_must_be_there() -> None:
    texts = {place: "# A title\n" for group in SETTINGS["groups"] for place in group["pages"]}
    entries = navigation(texts | {"new.md": "# Brand new\n"})
    (house,) = (entry[SETTINGS["others"]] for entry in entries if SETTINGS["others"] in entry)
    assert {"Brand new": "new.md"} in house
    with pytest.raises(SystemExit, match=r"rules\.md"):
        navigation({place: text for place, text in texts.items() if place != "rules.md"})


def test_links_lead_to_pages_of_the_site_or_to_the_sources() -> None:
    text = "[a](bots.md#x) [b](../README.md) [c](../examples/bots) [d](https://x.example) [e](decisions/README.md)"
    assert on_the_site(text, "docs/rules.md") == (
        "[a](bots.md#x) [b](index.md) [c](https://github.com/tamaya-hanabi/tamaya/tree/main/examples/bots) "
        "[d](https://x.example) [e](decisions/index.md)"
    )
    assert on_the_site("[a](../rules.md)", "docs/decisions/no-accounts.md") == "[a](../rules.md)"
    assert on_the_site('<img src="docs/images/x.webp">', "README.md").endswith('main/docs/images/x.webp">')
    assert on_the_site("```\n[a](../README.md)\n```", "docs/rules.md") == "```\n[a](../README.md)\n```"


def test_dead_ends_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h1 id="top"></h1><a href="b.html#there">1</a><a href="b.html#gone">2</a><a href=c.html>3</a>'
        '<a href="#top">4</a>'
        '<img src="no.png"><script src="https://cdn.example/x.js"></script><a href="https://elsewhere.example">5</a>'
    )
    (tmp_path / "b.html").write_text('<p id="there"></p>')
    assert dead_ends(tmp_path) == [
        "a.html: b.html#gone leads to no place on that page",
        "a.html: c.html leads nowhere",
        "a.html: https://cdn.example/x.js is fetched from elsewhere",
        "a.html: no.png leads nowhere",
    ]


def packed(sites: Path, site: Path, *versions: str) -> Path:
    """A site as releases have it."""
    sites.mkdir()
    for version in versions:
        shutil.make_archive(str(sites / f"tamaya-docs-{version}"), "zip", site)
    return sites


def test_the_sites_of_all_releases_stand_side_by_side(tmp_path: Path) -> None:
    (site := tmp_path / "site").mkdir()
    (site / "index.html").write_text("<p>Hello")
    names = ("1.9.0", "1.10.0rc2", "1.10.0", "2.0.0rc1")
    shelf.main(tmp_path / "shelf", packed(tmp_path / "sites", site, *names))
    listed = json.loads((tmp_path / "shelf" / "versions.json").read_text())
    assert [one["version"] for one in listed] == ["2.0.0rc1", "1.10.0", "1.10.0rc2", "1.9.0"]
    assert [one["version"] for one in listed if one["aliases"]] == ["1.10.0"]
    assert dead_ends(tmp_path / "shelf") == []
    assert 'url=1.10.0/"' in (tmp_path / "shelf" / "index.html").read_text()
    assert all((tmp_path / "shelf" / name / "index.html").exists() for name in names)
    shelf.main(tmp_path / "early", packed(tmp_path / "first", site, "1.0.0rc1"))
    assert "1.0.0rc1/" in (tmp_path / "early" / "index.html").read_text()


@pytest.mark.long
def test_a_reader_changes_to_another_version(site: Path, tmp_path: Path) -> None:
    from playwright.sync_api import sync_playwright

    shelf.main(tmp_path / "shelf", packed(tmp_path / "sites", site, "1.0.0", "1.1.0"))
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path / "shelf"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        browser = playwright.chromium.launch(**chromium_arguments())
        window = browser.new_page()
        window.goto(f"http://127.0.0.1:{server.server_port}/")
        window.wait_for_url("**/1.1.0/")
        window.get_by_role("button", name="Select version").focus()
        window.get_by_role("link", name="1.0.0", exact=True).click()
        window.wait_for_url("**/1.0.0/")
        browser.close()
        server.shutdown()
        thread.join()


@pytest.mark.long
def test_the_search_works_in_a_folder_and_nothing_is_fetched(site: Path) -> None:
    from playwright.sync_api import sync_playwright

    asked: list[str] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_arguments())
        window = browser.new_page()
        window.on("request", lambda request: asked.append(request.url))
        window.goto((site / "reference" / "tamaya.html").as_uri())
        window.keyboard.press("Control+k")
        window.locator("input:focus").wait_for()  # it is ready to be written on
        window.keyboard.type("finesse", delay=50)
        window.get_by_text("Reverse finesse").first.wait_for()
        assert window.locator("input:focus").input_value() == "finesse"
        browser.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
