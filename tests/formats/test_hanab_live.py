"""hanab.live's JSON: real games replay to their scores, and what both sides can play survives there and back."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Card, Game, Rules
from tamaya.core.actions import Gesture
from tamaya.core.cards import COLOURS, LETTERS
from tamaya.core.errors import BadRecord, NotExportable
from tamaya.core.events import Discarded, PassedOver
from tamaya.core.tables import compile_tables
from tamaya.formats import Note, RecordedGame, hanab_live, read_all, read_any, read_game, write_as, write_game
from tamaya.formats.hanab_live import parsing
from tests.core.playing import Setup, deck_beginning, setups

REAL_GAMES = Path(__file__).parents[3] / "shared" / "data" / "hanab-live-games.json"


def their_deck(counts: tuple[int, ...] = (), plain: int = 5) -> list[dict[str, int]]:
    """A deck in the order of its suits: this many plain ones, and one with this many copies of the values from 1."""
    copies = [(3, 2, 2, 2, 1)] * plain + ([counts] if counts else [])
    return [
        {"suitIndex": suit, "rank": rank}
        for suit, row in enumerate(copies)
        for rank, count in enumerate(row, start=1)
        for _ in range(count)
    ]


def their_game(**fields: Any) -> dict[str, Any]:
    """A small game of two: red 1 is played, value 3 hinted, a card discarded."""
    game = {
        "players": ["Alice", "Bob"],
        "deck": their_deck(),
        "actions": [
            {"type": 0, "target": 0, "value": 0},
            {"type": 3, "target": 0, "value": 2},
            {"type": 1, "target": 1, "value": 0},
        ],
        "options": {"variant": "No Variant"},
    }
    return {**game, **fields}


# ---- Import --------------------------------------------------------------------------------------------------------


def real_games() -> list[dict[str, Any]]:
    """The games, if their file is there."""
    if not REAL_GAMES.exists():
        return []
    games: list[dict[str, Any]] = json.loads(REAL_GAMES.read_text(encoding="utf-8"))["games"]
    return games


@pytest.mark.skipif(not REAL_GAMES.exists(), reason="the file with real games is not here")
def test_there_are_24_real_games() -> None:
    assert len(real_games()) == 24


@pytest.mark.skipif(not REAL_GAMES.exists(), reason="the file with real games is not here")
def test_the_whole_file_of_real_games_comes_in() -> None:
    games = read_all(REAL_GAMES.read_bytes())
    assert [recorded.game.players for recorded in games] == [real["playerCount"] for real in real_games()]
    assert all(recorded.names is None and recorded.ignored == () for recorded in games)


@pytest.mark.parametrize("real", real_games())
def test_a_real_game_replays_to_its_score(real: dict[str, Any]) -> None:
    game = hanab_live.from_data(real).game
    *moves, last = real["actions"]
    if last["type"] == 4:
        assert len(game.history) == len(moves)
        assert game.outcome is None
    else:
        assert game.score == real["score"]
        assert game.outcome is not None or nothing_more_can_be_played(game)


def nothing_more_can_be_played(game: Game) -> bool:
    """hanab.live ends a game when nobody who still has a turn could add a card."""
    turns = len(game.deck) if game.turns_left is None else game.turns_left
    seats = {(game.actor + number) % game.players for number in range(turns)}
    within_reach = [*game.pile, *(id for seat in seats for id in game.hands[seat])]
    return not any(game.card(id) in game.prospects().playable for id in within_reach)


def test_purple_is_white_and_the_first_seat_is_dealt_first() -> None:
    recorded = read_any(json.dumps(their_game()))
    assert recorded.names == ("Alice", "Bob")
    assert recorded.edition is None
    assert [str(recorded.game.card(id)) for id in (0, 9, 10, 20, 30, 40, 49)] == [
        "r1",
        "r5",
        "y1",
        "g1",
        "b1",
        "w1",
        "w5",
    ]
    assert list(map(str, recorded.game.history)) == ["play 0", "hint 0 2", "discard 1"]
    assert recorded.game.rules == Rules(empty_hints=False)  # H5: there only with emptyClues


FULL, SINGLE, BLACK = (3, 2, 2, 2, 1), (1, 1, 1, 1, 1), (1, 2, 2, 2, 3)
VARIANTS: dict[str, tuple[str, tuple[int, ...], Rules]] = {
    "No Variant": ("rygbw", (), Rules()),
    "4 Suits": ("rygb", (), Rules(colours=4)),  # X4
    "3 Suits": ("rgb", (), Rules(colours=3)),  # X4
    "6 Suits": ("rygbwm", FULL, Rules(multicolour="named-10")),  # M2
    "Black (6 Suits)": ("rygbwm", SINGLE, Rules(multicolour="named-5")),  # M2
    "Black (5 Suits)": ("rygbm", SINGLE, Rules(colours=4, multicolour="named-5")),
    "Rainbow (6 Suits)": ("rygbwm", FULL, Rules(multicolour="wild-10")),  # M3
    "Rainbow (5 Suits)": ("rygbm", FULL, Rules(colours=4, multicolour="wild-10")),
    "Rainbow (4 Suits)": ("rgbm", FULL, Rules(colours=3, multicolour="wild-10")),
    "Dark Rainbow (6 Suits)": ("rygbwm", SINGLE, Rules(multicolour="wild-5")),  # M3
    "Dark Rainbow (5 Suits)": ("rygbm", SINGLE, Rules(colours=4, multicolour="wild-5")),
    "White Reversed (6 Suits)": ("rygbwk", BLACK, Rules(black_powder=True)),  # K1
}


def test_these_are_all_variants() -> None:
    assert set(VARIANTS) == set(parsing.VARIANTS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_is_an_option_of_ours(variant: str) -> None:
    suits, counts, rules = VARIANTS[variant]
    deck = their_deck(counts, plain=len(suits) - bool(counts))
    hint = {"type": 2, "target": 1, "value": len(suits) - bool(counts) - 1}  # the last plain colour
    recorded = hanab_live.from_data(
        their_game(deck=deck, actions=[hint], options={"variant": variant, "emptyClues": True})
    )
    game = recorded.game
    assert game.rules == rules
    assert len(game.deck) == compile_tables(rules, 2).deck_size
    assert "".join(dict.fromkeys(card.colour.letter for card in game.deck)) == suits
    assert [str(action) for action in game.history] == [f"hint 1 {COLOURS[LETTERS.index(suits[hint['value']])]}"]
    assert hanab_live.to_data(recorded)["options"] == {"variant": variant, "emptyClues": True}


OPTIONS = {
    "emptyClues": Rules(empty_hints=True),  # H5
    "allOrNothing": Rules(empty_hints=False, masterpiece=True),  # X3
    "oneExtraCard": Rules(empty_hints=False, hand_size=6),
    "oneLessCard": Rules(empty_hints=False, hand_size=4),
    "timed": Rules(empty_hints=False),
    "speedrun": Rules(empty_hints=False),
}


@pytest.mark.parametrize("option", OPTIONS)
def test_an_option_of_theirs_is_one_of_ours_or_changes_nothing(option: str) -> None:
    game = hanab_live.from_data(their_game(actions=[], options={option: True})).game
    assert game.rules == OPTIONS[option]


def test_one_card_more_and_one_less_cancel_each_other_out() -> None:
    both = {"oneExtraCard": True, "oneLessCard": True}
    assert hanab_live.from_data(their_game(actions=[], options=both)).game.rules.hand_size is None


@pytest.mark.parametrize("option", ["cardCycle", "deckPlays", "detrimentalCharacters"])
def test_an_option_that_we_do_not_have_is_refused_by_name_unless_it_is_false(option: str) -> None:
    hanab_live.from_data(their_game(options={option: False}))
    with pytest.raises(BadRecord, match=f"options.{option}: Games with this option"):
        hanab_live.from_data(their_game(options={option: True}))


def test_what_they_add_for_people_is_left_out() -> None:
    extras = {"id": 1234, "seed": "p2v0s1", "characters": [{"name": "n/a", "metadata": -1}]}
    recorded = hanab_live.from_data(their_game(**extras))
    assert recorded.game.record() == hanab_live.from_data(their_game()).game.record()
    assert recorded.ignored == ()


def test_fields_that_nobody_knows_are_told_of_and_refuse_nothing() -> None:
    game = json.loads(json.dumps(their_game(winner="Alice")))
    game["options"]["fogOfWar"] = True
    game["deck"][7]["sleeve"] = "blue"
    game["deck"][8]["sleeve"] = "red"
    game["actions"][1]["clock"] = 3
    recorded = hanab_live.from_data(game)
    assert recorded.game.record() == hanab_live.from_data(their_game()).game.record()
    assert recorded.ignored == ("winner", "options.fogOfWar", "deck[].sleeve", "actions[].clock")
    many = hanab_live.from_data(their_game(**{f"field{number}": 0 for number in range(1000)}))
    assert len(many.ignored) == 20


def test_notes_are_kept_there_and_back() -> None:
    notes = [["", "good", "  b1\nor b2 "], ["", "", "", None, "mine"]]
    recorded = hanab_live.from_data(their_game(notes=notes))
    assert recorded.notes == (Note(0, 1, "good"), Note(0, 2, "b1 or b2"), Note(1, 4, "mine"))
    assert read_game(write_game(recorded)).notes == recorded.notes
    again: Any = hanab_live.to_data(recorded)["notes"]
    assert (again[0][:3], again[1][4], len(again[1])) == (["", "good", "b1 or b2"], "mine", 50)
    turned = hanab_live.from_data(their_game(notes=notes, actions=[], options={"startingPlayer": 1})).notes
    assert turned == (Note(1, 6, "good"), Note(1, 7, "b1 or b2"), Note(0, 9, "mine"))


def test_a_game_of_people_without_names_says_how_many_they_are() -> None:
    game = their_game(playerCount=2)
    del game["players"]
    assert hanab_live.from_data(game).names is None
    with pytest.raises(BadRecord, match="playerCount: 6 should be"):
        hanab_live.from_data({**game, "playerCount": 6})


def test_without_options_it_is_the_base_game() -> None:
    game = their_game()
    del game["options"]
    assert hanab_live.from_data(game).game.rules == Rules(empty_hints=False)


@pytest.mark.parametrize("kind", [4, 5])
def test_a_game_that_was_broken_off_just_stops(kind: int) -> None:
    end = {"type": kind, "target": -1, "value": 4}
    moves = their_game()["actions"]
    recorded = hanab_live.from_data(their_game(actions=[*moves, end, end]))
    assert (len(recorded.game.history), recorded.game.outcome, recorded.ended_early) == (3, None, True)
    assert not hanab_live.from_data(their_game()).ended_early
    with pytest.raises(BadRecord, match=r"actions\[4\]: There is a move after the end"):
        hanab_live.from_data(their_game(actions=[*moves, end, moves[0]]))


def test_where_another_seat_began_the_seats_are_turned() -> None:
    """S6: here seat 0 begins. The third of three begins; she holds y1 y1 y1 y2 y2."""
    actions = [
        {"type": 0, "target": 10, "value": 0},
        {"type": 2, "target": 2, "value": 1},
        {"type": 1, "target": 9, "value": 0},
        {"type": 0, "target": 13, "value": 0},
        {"type": 0, "target": 0, "value": 0},
    ]
    names = ["Alice", "Bob", "Cathy"]
    recorded = hanab_live.from_data(their_game(players=names, actions=actions, options={"startingPlayer": 2}))
    game = recorded.game
    assert recorded.names == ("Cathy", "Alice", "Bob")
    assert list(map(str, game.history)) == ["play 0", "hint 0 yellow", "discard 14", "play 3", "play 5"]
    assert [str(game.card(id)) for id in (0, 5, 14, 15, 16)] == ["y1", "r1", "r5", "y3", "y3"]
    assert game.worth == 3


def patch(*path: str | int, to: object) -> dict[str, Any]:
    """The small game with something else in one place."""
    game = json.loads(json.dumps(their_game()))
    part = game
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return dict(game)


REFUSED = {
    "no players": ({"deck": [], "actions": []}, "game: The field “players” is missing"),
    "one player": (patch("players", to=["Alice"]), "players: 1 players cannot play"),
    "six players": (patch("players", to=list("abcdef")), "players: 6 players cannot play"),
    "a player who is a number": (patch("players", 0, to=3), "players[0]: 3 should be text"),
    "a name with an escape": (patch("players", 0, to="\x1b"), "names[0]: "),
    "an unknown variant": (
        patch("options", "variant", to="Ambiguous (6 Suits)"),
        "There is no variant 'Ambiguous (6 Suits)'",
    ),
    "a variant that is a number": (patch("options", "variant", to=0), "There is no variant 0"),
    "notes that are text": (patch("notes", to=["good"]), "notes[0]: 'good' should be a list"),
    "options that are a list": (patch("options", to=[]), "options: [] should be an object"),
    "an option of the wrong type": (patch("options", "allOrNothing", to="yes"), "options.allOrNothing: 'yes'"),
    "a starting player who is not there": (patch("options", "startingPlayer", to=2), "options.startingPlayer: 2"),
    "characters": (patch("characters", to=[{"name": "Genius", "metadata": -1}]), "characters: Games with this"),
    "a deck of the wrong size": (patch("deck", to=their_deck()[:-1]), "deck: The deck does not match the rules"),
    "a deck without end": (patch("deck", to=their_deck() * 9), "deck: [{"),
    "a card too often": (patch("deck", 9, to={"suitIndex": 0, "rank": 1}), "deck: The deck does not match the rules"),
    "a card that is text": (patch("deck", 7, to="r1"), "deck[7]: 'r1' should be an object"),
    "a suit that is not there": (patch("deck", 7, "suitIndex", to=5), "deck[7].suitIndex: 5"),
    "a rank that is not there": (patch("deck", 7, "rank", to=0), "deck[7].rank: 0"),
    "a card without a rank": (patch("deck", 7, to={"suitIndex": 1}), "deck[7]: The field “rank” is missing"),
    "actions that are an object": (patch("actions", to={}), "actions: {} should be a list"),
    "an action of no kind": (patch("actions", 2, "type", to=6), "actions[2].type: 6"),
    "an action that is true": (patch("actions", 2, "type", to=True), "actions[2].type: True"),
    "an action without target": (patch("actions", 2, to={"type": 1}), "actions[2]: The field “target” is missing"),
    "a card that is not there": (patch("actions", 2, "target", to=50), "actions[2].target: 50"),
    "a card of somebody else": (patch("actions", 2, "target", to=5), "actions[2]: “discard 5” is not allowed"),
    "a seat that is not there": (patch("actions", 1, "target", to=2), "actions[1].target: 2"),
    "a hint to oneself": (
        patch("actions", 1, "target", to=1),
        "actions[1]: “hint 1 2” is not allowed here (H2). A hint goes to another",
    ),
    "a hint without value": (patch("actions", 1, to={"type": 3, "target": 0}), "actions[1].value: None"),
    "a colour that is not there": (patch("actions", 1, to={"type": 2, "target": 0, "value": 5}), "actions[1].value: 5"),
    "an empty hint": (
        patch("actions", 1, "value", to=5),
        "actions[1]: “hint 0 5” is not allowed here (H5). This hint touches no card",
    ),  # H5
    "discarding with all tokens": (patch("actions", 0, "type", to=1), "actions[0]: “discard 0” is not allowed"),  # D2
}


@pytest.mark.parametrize(("game", "said"), REFUSED.values(), ids=REFUSED)
def test_a_file_that_is_wrong_is_refused_with_the_place(game: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRecord) as refused:
        hanab_live.read_game(json.dumps(game))
    assert said in refused.value.message
    assert len(refused.value.message) < 400


# ---- Export --------------------------------------------------------------------------------------------------------


def test_an_exported_game_is_what_hanab_live_writes() -> None:
    game = Game.deal(Rules(), 2, deck=deck_beginning(Rules(), "r1", "w2"))
    for action in ("play 0", "hint 0 white", "hint 1 4"):
        game.do(action)
    game.rearrange(0, [*reversed(game.hands[0])])
    data = json.loads(write_as("hanab-live", RecordedGame(game, ("Alice", "Bob"))))
    assert [*data] == ["players", "deck", "actions", "options"]
    assert data["players"] == ["Alice", "Bob"]
    assert data["deck"][:2] == [{"suitIndex": 0, "rank": 1}, {"suitIndex": 4, "rank": 2}]
    assert data["actions"] == [
        {"type": 0, "target": 0, "value": 0},
        {"type": 2, "target": 0, "value": 4},
        {"type": 3, "target": 1, "value": 4},
    ]
    assert data["options"] == {"variant": "No Variant", "emptyClues": True}


def test_seats_without_names_get_some() -> None:
    assert hanab_live.to_data(RecordedGame(Game.deal(Rules(), 2)))["players"] == ["Seat 0", "Seat 1"]


@st.composite
def games_for_both(draw: st.DrawFn) -> Setup:
    """Rules that both sides have."""
    players = draw(st.integers(2, 5))
    usual = Rules().hand_size_for(players)
    variant = draw(st.sampled_from(list(parsing.VARIANTS.values())))
    rules = Rules(
        colours=variant.colours,
        multicolour=variant.multicolour,
        black_powder=variant.black_powder,
        masterpiece=draw(st.booleans()),
        empty_hints=draw(st.booleans()),
        hand_size=draw(st.sampled_from([None, usual - 1, usual, usual + 1])),
    )
    return Setup(rules, players, seed=draw(st.integers(0, 10_000)), skill=draw(st.sampled_from([0, 90, 100])))


@given(games_for_both())
def test_a_game_of_both_worlds_survives_the_way_there_and_back(setup: Setup) -> None:
    game = setup.play_for_a_while()
    names = tuple("abcde"[: game.players])
    if any(isinstance(event, PassedOver) for event in game.log):  # X3a
        with pytest.raises(NotExportable, match="passing over"):
            hanab_live.to_data(RecordedGame(game, names))
        return
    text = write_as("hanab-live", RecordedGame(game, names))
    again = read_any(text)
    assert again.names == names
    assert_same(again.game, game)
    assert write_as("hanab-live", again) == text


@given(setups())
def test_a_game_of_any_rules_is_exported_faithfully_or_not_at_all(setup: Setup) -> None:
    game = setup.play_for_a_while()
    try:
        text = write_as("hanab-live", RecordedGame(game))
    except NotExportable:
        return
    assert_same(read_any(text).game, game)


def assert_same(again: Game, game: Game) -> None:
    assert again.deck == game.deck
    assert again.history == [entry for entry in game.history if not isinstance(entry, Gesture)]
    assert again.rules.with_options({"hand_size": None, "announce": False, "discard_when_full": False}) == (
        game.rules.with_options({"hand_size": None, "announce": False, "discard_when_full": False})
    )
    assert [sorted(hand) for hand in again.hands] == [sorted(hand) for hand in game.hands]
    assert (again.outcome, again.score, again.hints, again.mistakes) == (
        game.outcome,
        game.score,
        game.hints,
        game.mistakes,
    )


def played(rules: Rules, *actions: str) -> Game:
    """A game of two with an ordered deck and these actions."""
    game = Game.deal(rules, 2, deck=deck_beginning(rules))
    for action in actions:
        game.do(action)
    return game


def passed_over() -> Game:
    """A game in which a seat was passed over."""
    game = played(Rules(masterpiece=True))
    game.log.append(PassedOver(1))
    return game


NOT_THERE: dict[str, tuple[Callable[[], Game], str]] = {
    "announced play": (lambda: played(Rules(announce=True), "play 0 as red"), "actions[0]: play 0 as red"),  # A1
    "bonus tiles": (lambda: played(Rules(bonus_tiles=True)), "bonus tiles"),  # B1
    "more hints": (lambda: played(Rules(hints=9)), "games with 9 hint tokens"),  # X2
    "fewer mistakes": (lambda: played(Rules(mistakes=1)), "games with 1 mistake tokens"),  # X1
    "both sixth colours": (
        lambda: played(Rules(multicolour="named-5", black_powder=True)),
        "both multicolour and black powder",
    ),
    "colours of no variant": (lambda: played(Rules(colours=3, multicolour="named-10")), "with these colours"),  # X4
    "very small hands": (lambda: played(Rules(hand_size=2)), "hands of 2 cards here, only 4 to 6"),
    "discarding with all tokens": (lambda: played(Rules(discard_when_full=True), "discard 0"), "discard 0: "),  # D2
    "a player who was passed over": (passed_over, "seat 1: "),  # X3a
}


@pytest.mark.parametrize(("make", "said"), NOT_THERE.values(), ids=NOT_THERE)
def test_what_hanab_live_does_not_have_is_named(make: Callable[[], Game], said: str) -> None:
    with pytest.raises(NotExportable) as refused:
        hanab_live.to_data(RecordedGame(make()))
    assert said in refused.value.message
    assert "hanab.live has no" in refused.value.message


def test_what_is_allowed_but_was_not_done_is_no_hindrance() -> None:
    """A1, D2: more freedom than hanab.live gives, but nobody used it."""
    game = played(Rules(announce=True, discard_when_full=True), "hint 1 2", "discard 5")
    assert any(isinstance(event, Discarded) for event in game.log)
    assert_same(hanab_live.from_data(hanab_live.to_data(RecordedGame(game))).game, game)


def test_black_powder_scores_as_the_rulebook_says_and_not_as_hanab_live_does() -> None:
    """K5: each missing black card costs a point; hanab.live gives a point for each one placed instead."""
    rules = Rules(black_powder=True)
    game = Game.deal(rules, 2, deck=deck_beginning(rules, "k5"))
    game.do("play 0")
    again = read_any(write_as("hanab-live", RecordedGame(game))).game
    assert again.card(0) == Card.parse("k5")
    assert again.worth == game.worth == -4


def test_a_record_of_ours_can_be_made_from_theirs() -> None:
    imported = hanab_live.from_data(their_game())
    assert read_game(write_game(imported)).game.record() == imported.game.record()
