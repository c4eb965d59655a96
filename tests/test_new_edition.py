"""A box that nobody has printed, and a value that no option has: once the core knows them, everybody does. What is
still missing then are texts, and the tests of the catalogues list them."""

import json
import random

import jsonschema
import pytest

from docs.write_record_schema import record_schema
from frontend.write_types import FILES, SOURCES
from tamaya import Game, Rules
from tamaya.cli import main
from tamaya.core import rules as core_rules
from tamaya.core.editions import BANDS, EDITIONS, Edition
from tamaya.core.rules import MULTICOLOUR
from tamaya.formats import RecordedGame, read_game, write_game
from tamaya.i18n.fluent import Catalogue
from tamaya.server.table.story import impression
from tamaya.server.wire.edition_facts import editions_for, facts_of
from tests.core.playing import Setup, choose
from tests.frontend.test_catalogues import ENGLISH, edition_keys, value_keys
from tests.server.tables import EVERYBODY, act, started

NAME = "seventh"
VALUE = "wild-05"  # plays like wild-5
MISTAKES = range(1, 13)


@pytest.fixture(autouse=True)
def seventh(monkeypatch: pytest.MonkeyPatch) -> Edition:
    """All that has to be added, besides texts: a value, a range, an entry."""
    monkeypatch.setattr(core_rules, "MULTICOLOUR", (*MULTICOLOUR, VALUE))
    monkeypatch.setattr(core_rules, "MISTAKES", MISTAKES)
    edition = Edition(
        name=NAME,
        language="ja",
        rules=Rules(announce=True),
        headings={
            "variants": {"multicolour": ("none", VALUE), "mistakes": (3, 12)},
            "difficulty": {"hand_size": (3, 4), "empty_hints": (True, False)},
        },
        starts="oldest",
        token_master=None,
        bands={0: 0, 1: 10},
        bands_with_multicolour=BANDS,
    )
    monkeypatch.setitem(EDITIONS, NAME, edition)
    return edition


def rules() -> Rules:
    return Rules.edition(NAME, multicolour=VALUE, mistakes=12)


def test_it_can_be_played_and_kept_as_a_record() -> None:
    game = Setup(rules(), 3, seed=1, skill=97).play_to_the_end()
    assert game.tables.touches[0] == Game.deal(Rules(multicolour="wild-5"), 3).tables.touches[0]
    text = write_game(RecordedGame(game, edition=NAME))
    jsonschema.validate(json.loads(text), record_schema())
    again = read_game(text)
    assert (again.edition, again.game.rules) == (NAME, rules())


def test_the_command_line_prints_its_sheet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    say = Catalogue.say  # texts that are not written yet are shown by their keys here
    monkeypatch.setattr(Catalogue, "say", lambda self, key, values: say(self, key, values) if key in self else key)
    assert main(["rules"]) == main(["rules", NAME]) == 0
    printed = " ".join(capsys.readouterr().out.lower().split())
    for words in (NAME, VALUE, "12", "hints that touch no card: no", "cards in hand 3 4", "10–25"):
        assert words in printed


def test_a_table_in_the_browser_plays_it() -> None:
    offered = editions_for([])
    assert [info.name for info in offered.editions][-1] == NAME
    assert VALUE in offered.options["multicolour"]
    assert 12 in offered.options["mistakes"]
    assert facts_of(rules()).max_score == 30
    trial = started(players=2, edition=NAME, options={"multicolour": VALUE, "mistakes": 12})
    rng = random.Random(1)
    while (game := trial.table.game) is not None and game.outcome is None:
        act(trial, EVERYBODY[game.actor], str(choose(game, rng, 100)))
    assert game is not None
    assert game.rules == rules()
    assert impression(game, NAME) is not None


def test_the_generated_sources_of_the_page_stay_as_they_are_but_for_the_value() -> None:
    """The server tells the page of editions and options; only the values of an option are a type."""
    for name, made in FILES.items():
        assert made().replace(f' | "{VALUE}"', "") == (SOURCES / name).read_text(encoding="utf-8"), name


def test_the_test_of_the_catalogues_lists_what_is_missing(seventh: Edition) -> None:
    wanted = set().union(*edition_keys([seventh]).values())
    assert {f"edition-name-{NAME}", f"edition-seal-{NAME}", f"impression-{NAME}-1"} <= wanted - set(ENGLISH)
    assert value_keys() - set(ENGLISH) == {f"value-multicolour-{VALUE}"}
