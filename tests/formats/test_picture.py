"""Pictures: every card that a viewer sees is in them, nothing else, and any moment of any game can be drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given

from tamaya import Game, Rules, svg
from tamaya.core.errors import BadNotation, BadRecord
from tamaya.core.events import Hinted
from tamaya.formats import RecordedGame, read_all
from tamaya.formats.picture import picture_of, png_of
from tamaya.formats.picture.moment import HEIGHT, WIDTH
from tests.core.playing import Setup, examples, setups

REAL_GAMES = Path(__file__).parents[3] / "shared" / "data" / "hanab-live-games.json"
SVG = "{http://www.w3.org/2000/svg}"
USES = re.compile(r'<use href="#([\w-]+)" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"')
GAME = RecordedGame(Setup(Rules(), 3, 5, 97).play_to_the_end(), ("Åse", "<Bo & Co>", "Cleo"))


def elements(svg: str) -> list[ElementTree.Element]:
    """All that is in a picture; it is well-formed XML, or this raises."""
    return list(ElementTree.fromstring(svg).iter())


def test_names_and_points_are_in_it() -> None:
    texts = [element.text for element in elements(picture_of(GAME)) if element.tag == f"{SVG}text"]
    assert {"Åse", "<Bo & Co>", "Cleo", str(GAME.game.score)} <= set(texts)


def test_a_spark_is_lit_for_each_mistake() -> None:
    """P2."""
    game = Game.deal(Rules(), 2, seed=3)

    def lit() -> list[bool]:
        sparks = [one for one in elements(picture_of(RecordedGame(game))) if one.get("href") == "#spark"]
        return [one.get("opacity") is None for one in sparks]

    assert lit() == [False, False, False]
    game.do(f"play {next(id for id in game.hands[0] if game.card(id) not in game.prospects().playable)}")
    assert lit() == [True, False, False]


@pytest.mark.slow
@given(setups())
@examples(30)
def test_any_moment_can_be_drawn_and_all_of_it_is_within_the_picture(setup: Setup) -> None:
    game = setup.play_for_a_while()
    recorded = RecordedGame(game)
    for seat in (None, 0):
        for everything in (None, True):
            svg = picture_of(recorded, None, seat, everything)
            assert elements(svg)
            defined = set(re.findall(r'id="([\w-]+)"', svg))
            for name, *place in USES.findall(svg):
                assert name in defined
                x, y, width, height = map(float, place)
                assert -1 <= x <= x + width <= WIDTH + 1
                assert -1 <= y <= y + height <= HEIGHT + 1


def test_cards_are_drawn_as_they_are_held() -> None:
    """C3."""
    game = Game.deal(Rules(), 2, seed=3)
    straight = picture_of(RecordedGame(game))
    game.pose(0, turned=[0], raised=[1], lowered=[2])
    held = [one for one in elements(picture_of(RecordedGame(game))) if one.tag == f"{SVG}g" and one.get("transform")]
    assert ["rotate" in str(one.get("transform")) for one in held] == [True, False, False]
    game.pose(0)
    assert picture_of(RecordedGame(game)) == straight


def test_a_seat_sees_no_card_of_its_own() -> None:
    """Law 4: whatever the hidden cards are, the picture is the same."""
    deck = [*map(str, Game.deal(Rules(), 2, seed=3).deck)]
    other = [*deck[:5][::-1], *deck[5:10], *deck[10:][::-1]]
    pictures = [
        [
            picture_of(RecordedGame(Game.deal(Rules(), 2, deck=cards)), 0, seat, everything)
            for seat, everything in ((0, None), (None, None), (1, None), (None, True))
        ]
        for cards in (deck, other)
    ]
    assert pictures[0][:2] == pictures[1][:2]
    assert pictures[0][2] != pictures[1][2]
    assert pictures[0][3] != pictures[1][3]


def test_cards_that_were_just_hinted_glow() -> None:
    game = GAME.game
    for move in game.moves[:30]:
        first = move.events[0]
        glowing = picture_of(GAME, move.number).count('stroke-width="6"')
        assert glowing == (len(first.touched) if isinstance(first, Hinted) else 0)


def test_a_moment_or_seat_that_is_not_there_is_refused() -> None:
    last = len(GAME.game.moves)
    with pytest.raises(BadNotation, match=f"There is no move {last + 1}: moves go from 1 to {last}"):
        picture_of(GAME, last + 1)
    with pytest.raises(BadNotation, match="There is no seat 3"):
        picture_of(GAME, seat=3)


def test_a_picture_becomes_png() -> None:
    png = png_of(picture_of(GAME), 600)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(png[16:20]) == 600
    assert int.from_bytes(png[20:24]) == 315


@pytest.mark.skipif(not REAL_GAMES.exists(), reason="the file with real games is not here")
def test_all_real_games_are_pictured_from_the_deal_to_the_end() -> None:
    games = read_all(REAL_GAMES.read_bytes())
    assert len(games) == 24
    for recorded in games:
        last = len(recorded.game.moves)
        for move in (0, last // 2, last):
            for seat in (None, 1):
                assert elements(picture_of(recorded, move, seat, True))


def test_a_picture_wants_a_name_for_each_seat() -> None:
    with pytest.raises(BadRecord, match="a list of 3 names, one for each seat"):
        svg(Game.deal(Rules(), 3, 1), ["Ann"])
