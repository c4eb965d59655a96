"""hanab.live's compact links: real ones come in, ours are the same game again, and broken ones say where."""

import pytest
from hypothesis import given

from tamaya import Game, Rules
from tamaya.core.errors import BadRecord, NotExportable
from tamaya.formats import RecordedGame, read_all, read_any, write_as
from tamaya.formats.hanab_live.link import is_link, read_link, write_link
from tests.core.playing import Setup
from tests.formats.test_hanab_live import assert_same, games_for_both, played

# Links that people have published: who won, and in how many turns.
PERFECT = (
    "https://hanab.live/shared-replay-json/415gtxvqcxvnduwadqfp-komfsislnwphrukkilyj-famercbhubagp,03tcka-akapsbahaq1al"
    "daealam-aaxabiarocodaybnackd-atsaa2bfa3azaxxcbvaw-ab1ca91bbdas1daAb4bg-1bbob8aHtab1aGbuajb7-gbaE,0"
)
WITH_SEED_AND_TURN = (
    "https://hanab.live/shared-replay-json/415ifirpxqufunsxcwgc-tbokayavlbjdgwqvekus-pdfanhhmkrpml,03tdeh-sbxckceeeisbk"
    "deg1bep-edodeleufaerxaexwdez-fjgcfbffeswaeywcf5en-fvfqe2eo1bgce7emf3f4-ewf0tctdeHeIecocekkb-obe1fJf8f6et,0,p4v0s1#33"
)
BROKEN_OFF = (
    "https://hanab.live/shared-replay-json/415howrnrhjibpqadkaq-glbsvtsfvpnulfyxumcc-kxeiwkagpufdm,02fcla-dkdpoblddqdol"
    "cefdsob-ddduejdtidicdydrdwrc-,0#23"
)


@pytest.mark.parametrize(
    ("link", "score", "turns"), [(PERFECT, 25, 53), (WITH_SEED_AND_TURN, 25, 57), (BROKEN_OFF, 11, 22)]
)
def test_a_link_that_people_shared_is_the_game_they_played(link: str, score: int, turns: int) -> None:
    recorded = read_any(link)
    assert (recorded.game.players, recorded.game.worth, recorded.game.turn) == (4, score, turns)
    assert recorded.names is None
    assert read_any(link.partition("replay-json/")[2]).game.record() == recorded.game.record()
    assert read_any(write_link(recorded)).game.record() == recorded.game.record()


@given(games_for_both())
def test_a_game_survives_the_way_into_a_link_and_back(setup: Setup) -> None:
    game = setup.play_for_a_while()
    try:
        link = write_as("hanab-live-link", RecordedGame(game))
    except NotExportable:
        return
    assert is_link(link.strip())
    again = read_link(link.strip()).game
    assert_same(again, game if again.rules.empty_hints == game.rules.empty_hints else _without_empty_hints(game))


def _without_empty_hints(game: Game) -> Game:
    """The same game by rules that forbid what did not happen in it (H5): a link does not say whether it was allowed."""
    twin = Game.deal(game.rules.with_options({"empty_hints": False}), game.players, deck=game.deck)
    for entry in game.history:
        twin.enter(entry)
    return twin


def test_several_links_are_several_games() -> None:
    assert [recorded.game.worth for recorded in read_all(f"{PERFECT}\n\n{BROKEN_OFF}\n")] == [25, 11]


DATA = PERFECT.partition("replay-json/")[2]
REFUSED = {
    "half a link": ("https://hanab.live/replay-json/415gtx", "is incomplete: 'replay-json/' is followed by cards"),
    "a game's number": ("https://hanab.live/replay/1234#7", "only says where a game is, and nothing is fetched"),
    "no players": (
        f"https://hanab.live/replay-json/x{DATA}",
        "cards: The link begins with 'x': there should be a digit",
    ),
    "one player": (
        f"https://hanab.live/replay-json/1{DATA[1:]}",
        "playerCount: 1 should be a whole number from 2 to 5",
    ),
    "ranks upside down": (f"replay-json/451{DATA[3:]}", "range 5–1"),
    "a letter of another script": (f"replay-json/415é{DATA[4:]}", "cards: Letter 4 of the link is 'é'"),
    "half an action": (f"replay-json/{DATA.replace('gbaE', 'gba')}", "ends in the middle of an action"),
    "another variant": (f"replay-json/{DATA[:-1]}99", "There is no variant '99' here: the variants are 0 (No Variant)"),
    "a card too few": (f"replay-json/{DATA.replace('415g', '415')}", "deck: The deck does not match the rules"),
    "a card of somebody else": (f"replay-json/{DATA.replace('akap', 'aaap')}", "actions[2]: “play 0” is not allowed"),
    "the second of two": (f"{PERFECT}\n{PERFECT[:-1]}99", "line 2: the link: variant: There is no variant '99'"),
}


@pytest.mark.parametrize(("text", "said"), REFUSED.values(), ids=REFUSED)
def test_a_broken_link_is_refused_with_the_place(text: str, said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_all(text)
    assert said in refused.value.message


def test_a_long_text_that_is_nearly_a_link_is_told_apart_by_looking_at_it_once() -> None:
    with pytest.raises(BadRecord, match="not JSON"):
        read_all("/replay-json/" * 50_000 + " ,")


@pytest.mark.parametrize(
    "rules", [Rules(black_powder=True), Rules(masterpiece=True), Rules(hand_size=6)], ids=["reversed", "all", "six"]
)
def test_what_has_no_place_in_a_link_is_named(rules: Rules) -> None:
    with pytest.raises(NotExportable, match="rules: "):
        write_link(RecordedGame(played(rules)))
