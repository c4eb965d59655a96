"""Agreements: values that are written and read, and each convention switched on and off by itself."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya.bots import Agreement, make_bot
from tamaya.bots.conventions.agreement import CONVENTIONS, LEVELS, NAMED, Convention
from tamaya.bots.conventions.example import Example
from tamaya.bots.conventions.player import Conventions
from tamaya.bots.naming import find_any_maker
from tamaya.bots.registry import by_agreement
from tamaya.core.errors import BadNotation
from tamaya.core.rules import Rules
from tamaya.review import examples
from tamaya.review.meant import what_it_meant
from tamaya.review.reviewing import Review
from tamaya.review.telling import ReviewTeller
from tamaya.speech.speaking import Speech
from tests.bots.conventions.scenes import Scene


@given(st.frozensets(st.sampled_from(CONVENTIONS)))
def test_what_is_written_is_read_again(conventions: frozenset[Convention]) -> None:
    agreement = Agreement(conventions)
    assert Agreement.parse(str(agreement)) == agreement
    assert conventions <= agreement.conventions


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("none", "none"),
        ("club", "club"),
        ("club+ones", "club+ones"),
        ("ones+club", "club+ones"),
        ("club+chop", "club"),
        ("chop+save:2", "save:2"),
        ("club+five-stall:late+save:5", "club+five-stall:late"),
        ("none+ones", "ones"),
        ("finesse", "finesse"),  # and what it needs
        ("beginner+expert", "expert"),
    ],
)
def test_an_agreement_is_written_in_one_way(text: str, written: str) -> None:
    assert str(Agreement.parse(text)) == written


@pytest.mark.parametrize("text", ["", "club+", "club-ones", "club+bluffing", "Club", "save:3", "club+ones:2"])
def test_what_is_no_agreement_is_refused(text: str) -> None:
    with pytest.raises(BadNotation, match="There is no convention"):
        Agreement.parse(text)


def test_each_named_agreement_is_part_of_the_next() -> None:
    assert list(NAMED) == ["none", "beginner", "club", "expert"]
    assert all(less <= more and less != more for less, more in pairwise(NAMED.values()))


def test_what_a_convention_needs_comes_and_goes_with_it() -> None:
    finesse = Agreement.parse("finesse")
    assert finesse.plays("play-hint")
    assert finesse.without("play-hint") == Agreement.parse("none")
    assert Agreement.parse("expert").without("prompt").plays("play-hint")


@pytest.mark.parametrize(
    ("agreement", "played", "without"),
    [
        (Agreement.parse("expert").without("self-finesse"), ["expert"], ["self-finesse"]),
        (Agreement.parse("expert").without("five-stall"), ["expert"], ["five-stall"]),  # and what needs it
        (Agreement.parse("club+ones"), ["club", "ones"], []),
        (Agreement.parse("club+ones").without("five-stall"), ["club", "ones"], ["five-stall"]),
        (Agreement.parse("chop"), ["chop"], []),
        (Agreement(), ["none"], []),
    ],
)
def test_in_short_an_agreement_is_what_it_adds_or_leaves_out(
    agreement: Agreement, played: list[str], without: list[str]
) -> None:
    assert agreement.in_short() == (played, without)


def test_a_record_names_its_agreement_in_a_tag() -> None:
    assert Agreement.tagged({"agreement": "club+ones"}) == Agreement.parse("club+ones")
    assert Agreement.tagged({}) == Agreement.tagged({"agreement": "as last week"}) == Agreement()


@pytest.mark.parametrize(
    ("bot", "agreement", "playing"),
    [
        ("conventions-beginner", "club+ones", "conventions:club+ones"),
        ("conventions:expert", "beginner", "conventions:beginner"),
        ("conventions-expert", "none", "conventions-expert"),
        ("hat", "club", "hat"),
    ],
)
def test_a_bot_that_knows_conventions_plays_what_is_agreed_on(bot: str, agreement: str, playing: str) -> None:
    assert by_agreement(bot, agreement) == playing


@pytest.mark.parametrize("name", ["conventions:club+ones", "conventions:none"])
def test_a_bot_plays_by_any_agreement(name: str) -> None:
    for maker in (find_any_maker(name), None):
        bot = maker(Rules(), 2, 0, 0) if maker else make_bot(name, Rules(), 2, 0)
        assert isinstance(bot, Conventions)
        assert str(bot.memory.board.agreement) == name.partition(":")[2]


def example_of(convention: Convention) -> Example:
    example = examples.example_of(convention)
    assert example
    return example


SHOWN = [convention for convention in CONVENTIONS if convention != "counting"]  # which test_counting.py shows


@pytest.mark.parametrize("convention", SHOWN)
def test_a_convention_can_be_switched(convention: Convention) -> None:
    """With it a beginner does what its example says; without it the same player does, or heard, something else."""
    example = example_of(convention)
    agreed = Agreement.parse(f"beginner+{convention}")
    done = []
    for agreement in (agreed, agreed.without(convention)):
        scene = Scene(example.hands, example.moves, str(agreement))
        choice = scene.choose()
        done.append((scene.name(choice), choice.reason.key, choice.heard))
    assert done[0][:2] == (example.then, example.because)
    assert done[0] != done[1]


SAID = [convention for convention in SHOWN if convention not in ("save:early", "blind-play", "ones")]  # hints, discards


@pytest.mark.parametrize("convention", SAID)
def test_a_convention_can_be_switched_in_what_was_meant(convention: Convention) -> None:
    example = example_of(convention)
    agreed = Agreement.parse(f"beginner+{convention}")
    scene = Scene(example.hands, example.moves, str(agreed))
    scene.game.do(scene.choose().action)
    assert what_it_meant(scene.game, str(agreed)) != what_it_meant(scene.game, str(agreed.without(convention)))


@pytest.mark.parametrize("convention", [one for one in SAID if one != "good-touch"])  # it is about further cards
def test_a_convention_can_be_switched_in_a_review(convention: Convention) -> None:
    """Who reads the review of its example is told something else of the hint, and by which agreement it is read."""
    example = example_of(convention)
    agreed = Agreement.parse(f"beginner+{convention}")
    scene = Scene(example.hands, example.moves, str(agreed))
    scene.game.do(scene.choose().action)
    told = []
    for agreement in (agreed, agreed.without(convention)):
        teller = ReviewTeller(Review(scene.game, (), str(agreement)), Speech("en"))
        told.append((teller.read_as(), [*teller.meanings()]))
    assert told[0][0] != told[1][0]
    assert told[0][1] != told[1][1]


@pytest.mark.parametrize("convention", SHOWN)
@pytest.mark.parametrize("level", LEVELS)
def test_its_example_holds_at_every_level_that_plays_it(convention: Convention, level: str) -> None:
    example = example_of(convention)
    if not LEVELS[level].plays(convention):
        return
    scene = Scene(example.hands, example.moves, level)
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == (example.then, example.because)


@pytest.mark.parametrize("convention", CONVENTIONS)
def test_its_module_says_what_it_means_and_when_it_applies(convention: Convention) -> None:
    module, parameter = examples.module_of(convention)
    text = module.__doc__ or ""
    assert "\nMeaning: " in text
    assert "\nWhen: " in text
    assert not parameter or f"\nWith {parameter}: " in text
