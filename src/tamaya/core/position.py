"""A position as one line of text, as FEN is for chess: all that decides how a game goes on, but not how it got there.
docs/record.md describes it. It shows all cards, so it is for those who may see them."""

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from tamaya.core.actions import STRAIGHT, CardPose
from tamaya.core.cards import COLOURS, VALUES, Card
from tamaya.core.errors import BadNotation, shown
from tamaya.core.randomness import SEEDS
from tamaya.core.row import (
    ACTOR,
    FIREWORK,
    HAND,
    HINTS,
    MARKS,
    MISTAKES,
    NEXT,
    NONE,
    OUTCOME,
    PENDING,
    PLACED,
    RETURNED,
    RUNNING,
    SIZE,
    TILES_DRAWN,
    TURN,
    TURNS_LEFT,
    Row,
    face_in_deck,
    face_of,
    hand_places,
    hand_start,
    hold,
    id_of,
    known_of,
    marks_of,
    put_on_discards,
)
from tamaya.core.rules import Rules, read_options, write_options
from tamaya.core.step_events import DECISIONS, ENDINGS
from tamaya.core.tables import Tables, compile_tables

if TYPE_CHECKING:
    from tamaya.core.game import Game

AGame = TypeVar("AGame", bound="Game")

FIELDS = ("rules", "seed", "hands", "fireworks", "discards", "pile", "tokens", "turn", "state", "tiles")
NOTHING = "-"
MOST_TURNS = 9999
BASE_GAME = "base"
CARD = re.compile(r"(\d{1,2})([a-z][1-5])")
HELD = re.compile(r"(\d{1,2})([a-z][1-5])(?:\+([a-z1-5]+))?(?:-([a-z1-5]+))?([~^_]*)")
POSES = {"": STRAIGHT, "~": CardPose(True), "^": CardPose(False, 1), "_": CardPose(False, -1)} | {
    "~^": CardPose(True, 1),
    "~_": CardPose(True, -1),
}
POSE_TEXTS = {pose: text for text, pose in POSES.items()}


def write_position(game: "Game") -> str:
    """A position as a line of text. The same position gives the same line."""
    row, t = game.row, game.tables
    held = [[row[place] for place in hand_places(row, t, seat)] for seat in range(game.players)]
    in_play = {id_of(word) for hand in held for word in hand} | {*game.discards, *game.pile}
    placed = sorted((card for card in range(t.deck_size) if card not in in_play), key=lambda card: _place(row, t, card))
    returned = row[RETURNED]
    fields = {
        "rules": write_options(game.rules) or BASE_GAME,
        "seed": str(game.seed),
        "hands": "/".join(_listed(_held(word, t, game.poses) for word in hand) for hand in held),
        "fireworks": _listed(_card(row, card) for card in placed),
        "discards": _listed(_card(row, card) for card in game.discards),
        "pile": _listed(_card(row, card) if card == returned else _face(row, card) for card in game.pile),
        "tokens": f"{row[HINTS]}.{row[MISTAKES]}",
        "turn": f"{row[TURN]}.{row[ACTOR]}.{NOTHING if row[TURNS_LEFT] == NONE else row[TURNS_LEFT]}",
        "state": (ENDINGS.get(row[OUTCOME]) or DECISIONS[row[PENDING]] or NOTHING).replace(" ", "-"),
        "tiles": f"{''.join(map(str, game.tiles))}.{row[TILES_DRAWN]}" if game.rules.bonus_tiles else NOTHING,
    }
    return " ".join(fields[name] for name in FIELDS)


def _listed(texts: Iterator[str]) -> str:
    return ",".join(texts) or NOTHING


def _place(row: Row, t: Tables, card: int) -> tuple[int, int]:
    """The firework on which a card lies, and where in it."""
    identity = face_in_deck(row, card)
    return identity // VALUES, t.place[identity]


def _face(row: Row, card: int) -> str:
    return str(Card.of(face_in_deck(row, card)))


def _card(row: Row, card: int) -> str:
    return f"{card}{_face(row, card)}"


def _held(word: int, t: Tables, poses: dict[int, CardPose]) -> str:
    """A card in a hand: its id and face, the hints that touched it and those that left something out, its pose."""
    told = [number for number in range(len(t.touches)) if marks_of(word) >> number & 1]
    allowed = _allowed(t, told, ())
    excluded = [number for number, bits in enumerate(t.touches) if allowed & bits and not known_of(word) & bits]
    texts = ("".join(_hint(number, t) for number in numbers) for numbers in (told, excluded))
    signs = "".join(sign + text for sign, text in zip("+-", texts, strict=True) if text)
    return f"{id_of(word)}{Card.of(face_of(word))}{signs}{POSE_TEXTS[poses.get(id_of(word), STRAIGHT)]}"


def _allowed(t: Tables, told: Sequence[int], excluded: Sequence[int]) -> int:
    """The identities that these hints leave."""
    left = t.all_cards
    for number in told:
        left &= t.touches[number]
    for number in excluded:
        left &= ~t.touches[number]
    return left


def _hint(number: int, t: Tables) -> str:
    """A hint as one letter: that of a colour, or a value."""
    return COLOURS[t.named[number]].letter if number < t.colours else str(number - t.colours + 1)


# ---- Reading ---------------------------------------------------------------------------------------------------------


def read_position(text: str, game_class: type[AGame]) -> AGame:
    """The game that a line of text describes, which begins there; an error says what is wrong with the line."""
    words = text.split()
    if len(words) != len(FIELDS):
        raise _wrong("line", text, "words", count=len(FIELDS), words=", ".join(FIELDS))
    fields = dict(zip(FIELDS, words, strict=True))
    rules = Rules.from_dict(read_options("" if fields["rules"] == BASE_GAME else fields["rules"]))
    hands = [_cards("hands", hand, HELD) for hand in fields["hands"].split("/")]
    fireworks, discards = (_cards(name, fields[name], CARD) for name in ("fireworks", "discards"))
    t = compile_tables(rules, len(hands))
    next_card, pile = _pile(fields["pile"], t)
    faces = _faces([*(card for hand in hands for card in hand), *fireworks, *discards, *pile], t)
    tiles, drawn = _tiles(fields["tiles"], rules)
    row = game_class.deal(rules, len(hands), _number("seed", fields["seed"], SEEDS[-1]), faces, tiles).row
    row[NEXT], row[RETURNED] = next_card, int(pile[-1][1]) if len(pile) > t.deck_size - next_card else NONE
    row[TILES_DRAWN] = drawn
    _set_tokens_and_turn(row, t, fields)
    _set_fireworks(row, t, [faces[int(card[1])] for card in fireworks])
    for card in discards:
        put_on_discards(row, int(card[1]), Card.parse(card[2]).identity)
    row[HAND:] = [0] * (t.row_size - HAND)
    for seat, hand in enumerate(hands):
        if len(hand) > t.hand_size:
            raise _wrong("hands", fields["hands"], "small-hands", most=t.hand_size)
        row[SIZE + seat] = len(hand)
        for place, card in zip(range(hand_start(t, seat), t.row_size), hand, strict=False):
            row[place] = _word(card, t)
    poses = {int(card[1]): POSES[card[5]] for hand in hands for card in hand if card[5]}
    return game_class.from_row(rules, len(hands), row, [int(card[1]) for card in discards], poses)


def _cards(field: str, text: str, pattern: re.Pattern[str]) -> list[re.Match[str]]:
    words = [] if text == NOTHING else text.split(",")
    found = [pattern.fullmatch(word) for word in words]
    if None in found:
        raise _wrong(field, words[found.index(None)], "numbered-card")
    return [match for match in found if match]


def _pile(text: str, t: Tables) -> tuple[int, list[re.Match[str]]]:
    """The id of the next card, and all cards of the pile: those that were never drawn have the last ids."""
    words = [] if text == NOTHING else text.split(",")
    never_drawn = [word for word in words if not word[:1].isdigit()]
    first = t.deck_size - len(never_drawn)
    numbered = [f"{first + place}{word}" for place, word in enumerate(never_drawn)] + words[len(never_drawn) :]
    if len(words) > len(never_drawn) + 1 or first < 0:
        raise _wrong("pile", text, "pile")
    return first, _cards("pile", ",".join(numbered) or NOTHING, CARD)


def _faces(cards: Sequence[re.Match[str]], t: Tables) -> list[Card]:
    """The deck by ids; each must be there exactly once."""
    faces = {int(card[1]): Card.parse(card[2]) for card in cards}
    if len(faces) < len(cards) or sorted(faces) != list(range(t.deck_size)):
        numbers = " ".join(sorted(card[1] for card in cards))
        raise _wrong("cards", numbers, "each-once", most=t.deck_size - 1)
    return [faces[card] for card in range(t.deck_size)]


def _tiles(text: str, rules: Rules) -> tuple[list[int] | None, int]:
    if not rules.bonus_tiles:
        if text != NOTHING:
            raise _wrong("tiles", text, "no-tiles", nothing=NOTHING)
        return None, 0
    found = re.fullmatch(r"([1-6]{6})\.([0-6])", text)
    if found is None:
        raise _wrong("tiles", text, "tiles")
    return [int(tile) for tile in found[1]], int(found[2])


def _set_tokens_and_turn(row: Row, t: Tables, fields: dict[str, str]) -> None:
    tokens, turn = fields["tokens"].split("."), fields["turn"].split(".")
    if len(tokens) != 2 or len(turn) != 3:
        raise _wrong("tokens turn", f"{fields['tokens']} {fields['turn']}", "tokens-and-turn")
    row[HINTS] = _number("tokens", tokens[0], t.max_hints)
    row[MISTAKES] = _number("tokens", tokens[1], t.max_mistakes)
    row[TURN] = _number("turn", turn[0], MOST_TURNS)
    row[ACTOR] = _number("turn", turn[1], t.players - 1)
    row[TURNS_LEFT] = NONE if turn[2] == NOTHING else _number("turn", turn[2], t.players)
    state = fields["state"].replace("-", " ").strip() or None
    endings: dict[str | None, int] = {name: number for number, name in ENDINGS.items()}
    if state not in (*DECISIONS, *endings):
        raise _wrong("state", fields["state"], "state", nothing=NOTHING)
    row[PENDING] = DECISIONS.index(state) if state in DECISIONS else 0
    row[OUTCOME] = endings.get(state, RUNNING)


def _set_fireworks(row: Row, t: Tables, placed: list[Card]) -> None:
    places = sorted((card.identity // VALUES, t.place[card.identity]) for card in placed)
    row[PLACED] = len(placed)
    for colour in range(len(COLOURS)):
        steps = [place for one, place in places if one == colour]
        if steps != list(range(len(steps))):
            raise _wrong("fireworks", " ".join(map(str, placed)), "no-gaps")
        row[FIREWORK + colour] = len(steps)


def _word(card: re.Match[str], t: Tables) -> int:
    """A card in a hand as a word of the row."""
    letters = [_hint(number, t) for number in range(len(t.touches))]
    try:
        told, excluded = ([letters.index(letter) for letter in card[group] or ""] for group in (3, 4))
    except ValueError:
        raise _wrong("hands", card[0], "known-hints", letters=" ".join(letters)) from None
    if card[5] not in POSES:
        raise _wrong("hands", card[0], "poses", poses=" ".join(filter(None, POSES)))
    identity, known = Card.parse(card[2]).identity, _allowed(t, told, excluded)
    if not known >> identity & 1:
        raise _wrong("hands", card[0], "true-hints")
    return hold(int(card[1]), identity, known) | sum(1 << number for number in told) << MARKS


def _number(field: str, text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > len(str(most)) or int(text) > most:
        raise _wrong(field, text, "whole-number", most=str(most))
    return int(text)


def _wrong(field: str, text: str, wanted: str, **details: str | int) -> BadNotation:
    return BadNotation("bad-position", field=field, text=shown(text), wanted=wanted, **details)
