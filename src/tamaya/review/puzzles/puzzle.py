"""A puzzle: a game, cut off at a moment, and a question that has one answer there."""

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.core.actions import parse_entry
from tamaya.core.cards import Card
from tamaya.core.game import Game
from tamaya.core.record import At, check_fields, list_of, wrong
from tamaya.core.row import TILES_IN_ALL
from tamaya.core.rules import Rules
from tamaya.core.view import PublicView
from tamaya.core.view_maker import open_view
from tamaya.formats.json_text import parse

PROMPT = "prompt"  # somebody asks for a card that has a hint
FINESSE = "finesse"  # somebody asks for a card without one
SAVE = "save"  # a hint that says: keep it
CHOP = "chop"  # a hint that touches the card to be discarded next
FOCUS = "focus"  # a hint that touches several others
GOOD_TOUCH = "good-touch"  # hints touch only what is needed, and nothing twice
COUNTING = "counting"  # the copies in sight
SILENCE = "silence"  # what hints did not touch
PACE = "pace"  # turns are running out
LAST_ROUND = "last-round"  # the next card laid down begins it, or it has begun
ANNOUNCED_PLAY = "announced-play"
MULTICOLOUR = "multicolour"
BLACK_POWDER = "black-powder"
BONUS_TILES = "bonus-tiles"

THEMES = (
    PROMPT,
    FINESSE,
    SAVE,
    CHOP,
    FOCUS,
    GOOD_TOUCH,
    COUNTING,
    SILENCE,
    PACE,
    LAST_ROUND,
    ANNOUNCED_PLAY,
    MULTICOLOUR,
    BLACK_POWDER,
    BONUS_TILES,
)
"""What puzzles practise; each has one of them."""


def theme_of_cards(cards: Collection[Card], otherwise: str) -> str:
    """The theme of a question that turns on these cards."""
    colours = {str(card.colour) for card in cards}
    return BLACK_POWDER if "black" in colours else MULTICOLOUR if "multicolour" in colours else otherwise


SHOW = "show"  # all cards open: the only thing to do that keeps the perfect show within reach
DISCARD = "discard"  # through the eyes of the seat to act: the only own card that is useless for certain
MEANING = "meaning"  # through the same eyes: the card that the hint just given is about, and what to do with it
CALL = "call"  # the card that a hint to somebody else asks for
TRUST = "trust"  # the card that fits if hints touch only what is needed
PLAY = "play"  # the only one that certainly fits
ANNOUNCE = "announce"  # the same, with its colour
TILE = "tile"  # the discarded card that a bonus tile should bring back
KINDS = (SHOW, DISCARD, MEANING, CALL, TRUST, PLAY, ANNOUNCE, TILE)
"""The kinds of puzzles: what they ask."""
ANSWERS = {DISCARD: ("discard",), MEANING: ("play", "keep"), CALL: ("play",), TRUST: ("play",), PLAY: ("play",)}
"""What can be said of an own card, by kind; of the other kinds the answers are actions."""
BOTS, PEOPLE, UNKNOWN = "bots", "people", "unknown"
SOURCES = (BOTS, PEOPLE, UNKNOWN)
"""Whose games puzzles are from."""
ANY_HINT = "hint"  # as a solution: with open cards all hints are alike
WAY = "puzzle-only-way"  # the sentence that has the line of play

FIELDS = (
    "kind",
    "theme",
    "source",
    "rules",
    "players",
    "seed",
    "deck",
    "tiles",
    "actions",
    "solution",
    "traps",
    "hints",
    "reasons",
)
OPTIONAL = ("source", "rules", "deck", "tiles")  # bots; the base game; what the seed deals
MOST_SENTENCES = 10
BETWEEN = ", "  # actions: a list of texts would be a third longer


@dataclass(frozen=True)
class Puzzle:
    """A question about the position of a game; the seat to act is asked. Sentences are keys with the values that they
    name.

    Attributes:
        kind: one of KINDS
        game: the game, at the position that is asked about
        solution: an action in notation, or "hint"; for a meaning "play 7" or "keep 7"
        traps: ids of cards that look like the answer
        hints: each says more than the one before it
        reasons: why the solution is right, and nothing else is
        theme: what it is practice for, one of THEMES
        source: whose game it is from, one of SOURCES
    """

    kind: str
    game: Game
    solution: str
    traps: tuple[int, ...]
    hints: tuple[Reason, ...]
    reasons: tuple[Reason, ...]
    theme: str
    source: str = BOTS

    @property
    def view(self) -> PublicView:
        """What the solver is shown."""
        return open_view(self.game) if self.kind == SHOW else uncounted(self.game.view(self.game.actor))

    @property
    def line(self) -> tuple[str, ...]:
        """The actions that prove it, from the position to the perfect show; none where it is proven by words."""
        lines = [str(dict(reason.details)["line"]) for reason in self.reasons if reason.key == WAY]
        return tuple(lines[0].split(BETWEEN)) if lines else ()

    def may_be(self, answer: str) -> bool:
        """Whether an action answers the question, rightly or wrongly."""
        game = self.game
        if self.kind in ANSWERS:
            return answer in (f"{word} {card}" for word in ANSWERS[self.kind] for card in game.hands[game.actor])
        if self.kind == ANNOUNCE and " as " not in answer:
            return False
        return (self.kind == SHOW and answer == ANY_HINT) or answer in map(str, game.legal_actions())

    def solved_by(self, answer: str) -> bool:
        """Whether an answer is right. Of open cards any of several equal ones is, and with all open any hint, if it
        takes one."""
        if self.kind not in (SHOW, TILE):
            return answer == self.solution
        return same_answer(self.game, answer) == same_answer(self.game, self.solution)


def uncounted(view: PublicView) -> PublicView:
    """What a seat sees, with no more than words say of its own cards: it has to find out by itself what follows from
    counting."""
    seat = view.seat
    assert seat is not None
    own = tuple([held._replace(possible=held.told) for held in view.hands[seat]])
    return view._replace(hands=(*view.hands[:seat], own, *view.hands[seat + 1 :]))


def same_answer(game: Game, answer: str) -> str:
    """An answer to a question about open cards, written alike for all that come to the same."""
    words = answer.split()
    if words[:1] == [ANY_HINT]:
        return ANY_HINT
    if len(words) < 2 or not words[1].isdecimal() or int(words[1]) not in (*game.hands[game.actor], *game.discards):
        return answer
    return " ".join((words[0], str(game.card(int(words[1]))), *words[2:]))


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as a line of JSON. The deck is left out where the seed deals it."""
    game = puzzle.game
    base = Rules().to_dict()
    rules = {name: value for name, value in game.rules.to_dict().items() if value != base[name]}
    dealt = Game.deal(game.rules, game.players, game.seed)
    data: dict[str, object] = {
        "kind": puzzle.kind,
        "theme": puzzle.theme,
        **({"source": puzzle.source} if puzzle.source != BOTS else {}),
        **({"rules": rules} if rules else {}),
        "players": game.players,
        "seed": game.seed,
        **({} if dealt.deck == game.deck else {"deck": " ".join(map(str, game.deck))}),
        **({} if dealt.tiles == game.tiles else {"tiles": list(game.tiles)}),
        "actions": BETWEEN.join(map(str, game.history)),
        "solution": puzzle.solution,
        "traps": list(puzzle.traps),
        "hints": list(map(_plain, puzzle.hints)),
        "reasons": list(map(_plain, puzzle.reasons)),
    }
    return json.dumps(data, separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """The puzzle in a line of JSON; whether its solution is right is another question.

    Raises:
        BadRecord: if this is not a puzzle; the message says where

    Examples:
        >>> from tamaya.review.puzzles import collection_lines, read_puzzle, write_puzzle
        >>> line = collection_lines()[0]
        >>> write_puzzle(read_puzzle(line)) == line
        True
    """
    data = parse(line)
    check_fields(data, "puzzle", FIELDS, OPTIONAL)
    assert isinstance(data, dict)
    texts = {name: _text({"source": BOTS, **data}, name) for name in ("kind", "theme", "source", "actions", "solution")}
    for name, known in (("kind", KINDS), ("theme", THEMES), ("source", SOURCES)):
        if texts[name] not in known:
            raise wrong(name, texts[name], "choice", choices=", ".join(known))
    rules, players, seed = data.get("rules", {}), data["players"], data["seed"]
    if not isinstance(rules, Mapping):
        raise wrong("rules", rules, "object")
    with At("deal"):
        deck = _text(data, "deck").split() if "deck" in data else None
        options = Rules.from_dict({**Rules().to_dict(), **rules})
        tiles = list_of(data, "tiles", int, TILES_IN_ALL) if "tiles" in data else None
        game = Game.deal(options, players, seed, deck, tiles)  # type: ignore[arg-type]  # it checks
    for number, action in enumerate(filter(None, texts["actions"].split(BETWEEN))):
        with At(f"actions[{number}]"):
            game.enter(parse_entry(action))
    hints, reasons = (list_of(data, name, list, MOST_SENTENCES) for name in ("hints", "reasons"))
    return Puzzle(
        texts["kind"],
        game,
        texts["solution"],
        tuple(list_of(data, "traps", int, len(game.deck))),
        tuple(map(_reason, hints)),
        tuple(map(_reason, reasons)),
        texts["theme"],
        texts["source"],
    )


def _text(data: Mapping[str, object], name: str) -> str:
    value = data[name]
    if not isinstance(value, str):
        raise wrong(name, value, "text")
    return value


def _plain(reason: Reason) -> list[object]:
    return [reason.key, list(reason.cards), dict(reason.details)]


def _reason(data: object) -> Reason:
    match data:
        case [str(key), [*cards], dict(details)]:
            return Reason(key, tuple(cards), tuple(details.items()))  # type: ignore[arg-type]  # only shown
    raise wrong("sentence", data, "literal", literal="[key, cards, details]")


# ---- Those that come with Tamaya, a line each, as `python -m tamaya.review.puzzles` wrote them -----------------------


QUESTION = ("kind", "rules", "players", "seed", "deck", "actions")  # what makes it another puzzle
ID_LENGTH = 12


class Listed(NamedTuple):
    """A puzzle of the collection as a list has it: its game need not be replayed for that.

    Attributes:
        id: that of its question, which stays whatever is said about it, and wherever it stands
        kind: one of KINDS
        theme: one of THEMES
        source: one of SOURCES
        rules: the options that are not those of the base game
        players: how many play
        line: the puzzle, as `read_puzzle` takes it
    """

    id: str
    kind: str
    theme: str
    source: str
    rules: dict[str, str | int | bool]
    players: int
    line: str


@cache
def listed() -> tuple[Listed, ...]:
    """All of them, in their order."""
    return tuple(map(listed_puzzle, collection_lines()))


def listed_puzzle(line: str) -> Listed:
    """The puzzle in a line as a list has it."""
    data = json.loads(line)
    question = json.dumps([data.get(name) for name in QUESTION])
    id = hashlib.sha256(question.encode()).hexdigest()[:ID_LENGTH]
    source, rules = data.get("source", BOTS), data.get("rules", {})
    return Listed(id, data["kind"], data["theme"], source, rules, data["players"], line)


def collection() -> list[Puzzle]:
    """All of them, in their order."""
    return list(map(read_puzzle, collection_lines()))


def collection_lines() -> list[str]:
    """The same as lines: so that whoever wants one need not replay all games."""
    return files(__package__).joinpath("collection.jsonl").read_text(encoding="utf-8").splitlines()
