"""What a lesson is made of: a deal, moves, and what the guide says after how many of them."""

from typing import NamedTuple

from tamaya.server.wire.learning import LessonStep

EDITION = "german-classic"
BOT_DECIDES = "?"  # as a move


class Script(NamedTuple):
    """A lesson.

    Attributes:
        name: its address, and the beginning of what the guide says in it, `lesson-NAME-…`
        deck: the first cards in the order drawn, seat 0's hand first; the rest follows in some order
        beats: what the learner sees happen, a move each, or several that pass by at once
        steps: what the guide says
        seat: the learner's
        players: how many play
        before: the moves before the lesson opens
        themes: of the puzzles at the end, one each
        bot: who decides where the move is left open, and says why
    """

    name: str
    deck: str
    beats: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    seat: int = 1
    players: int = 2
    before: str = ""
    themes: tuple[str, ...] = ()
    bot: str | None = None


def moves_in(text: str) -> list[str]:
    """The moves of a beat, or those before a lesson opens."""
    return [move.strip() for move in text.split(",") if move.strip()]


def read(key: str, beat: int, *spots: str) -> LessonStep:
    """Something to read."""
    return LessonStep(key, beat, "next", spots=list(spots))


def pick(key: str, beat: int, card: int, *spots: str) -> LessonStep:
    """A card of your own to choose."""
    return LessonStep(key, beat, "card", card, list(spots))


def act(key: str, beat: int, *spots: str, nudges: dict[str, str] | None = None) -> LessonStep:
    """The prepared action to do; `nudges` are said about others that may be tried."""
    return LessonStep(key, beat, "act", spots=list(spots), nudges=nudges or {})


def end(beat: int, key: str = "finished") -> LessonStep:
    """The last step."""
    return LessonStep(key, beat, "end", spots=["fireworks"])
