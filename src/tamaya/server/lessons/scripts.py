"""What a lesson is made of: a deal, moves, and what the guide says after how many of them; and all lessons."""

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


# ---- A whole game with Mika, a bot that says why it acts -------------------------------------------------------------


DECK = (
    "y4 w3 r1 g1 b4  r1 r2 y5 b1 g3  "
    "y3 g3 w2 w2 w5 y1 w4 b5 g2 g4  r4 w1 b1 w1 g5 r5 b1 b3 g1 r3  "
    "y1 y2 b3 b2 g2 g1 w1 y4 r4 r1  w4 g4 r3 y1 y3 r2 b4 b2 y2 w3"
)
BEGINNING = ("?", "play 5", "?", "play 6", "?", "play 8", "?", "hint 0 1", "?", "discard 9", "?")
MIDDLE = (
    "play 15, hint 1 green, hint 0 green, hint 1 blue, hint 0 blue,"
    "hint 1 white, hint 0 5, discard 1, hint 0 2, play 18",
    "play 11, play 19, discard 10, play 21, play 13, discard 12, play 24, discard 23, discard 22, hint 1 red",
    "discard 26, hint 1 3, play 29, hint 1 4, play 20, play 25, play 31, hint 1 2, play 33, play 27",
    "discard 28, play 4, play 17, discard 32, discard 30, discard 35, hint 0 red, discard 39, hint 0 red, discard 41",
    "hint 0 1, discard 42, hint 0 3, play 44, discard 34, play 37, hint 0 red, discard 43, hint 0 yellow, discard 45",
)

FIRST_GAME = Script(
    name="first",
    deck=DECK,
    bot="conventions-beginner",
    beats=(*BEGINNING, *MIDDLE, "play 7", "play 49"),
    steps=(
        read("welcome", 0, "fireworks"),
        read("hands", 0, "hand"),
        read("tokens", 0, "status"),
        read("hint", 1, "own 5, own 8"),
        read("why", 1, "last-move"),
        pick("pick", 1, 5, "own 5"),
        act("play", 1, "play", "own 5"),
        read("played", 2, "firework red"),
        act("red", 3, "play", "own 6"),
        read("returned", 5, "hints"),
        act("excluded", 5, "play", "own 8"),
        read("five", 7, "own 7"),
        LessonStep("give", 7, "seat", 0, ["seat 0"]),
        act("what", 7, "value 1", "seat 0"),
        read("trusted", 9, "firework green"),
        act("discard", 9, "discard", "own 9", nudges={"discard 7": "five"}),
        read("discarded", 10, "hints"),
        read("mistake", 11, "mistakes"),
        read("skip", 11, "pile"),
        act("last", 16, "play", "own 7"),
        read("complete", 17, "firework yellow"),
        end(18, "end"),
    ),
)


# ---- For two: what hints mean, when to discard, and counting ---------------------------------------------------------


FOCUS = Script(
    name="focus",
    deck="w4 y3 g3 b3 w3  b1 r3 y4 g4 r1  b4",
    beats=("hint 1 red", "play 9", "hint 1 blue", "play 5"),
    steps=(
        read("focus-begin", 0),
        pick("focus-newest", 1, 9),
        act("focus-play", 1, "play", "own 9"),
        read("focus-kept", 2, "own 6"),
        pick("focus-oldest", 3, 5),
        act("focus-again", 3, "play", "own 5"),
        end(4),
    ),
    themes=("focus", "focus", "focus"),
)

SAVE = Script(
    name="save",
    deck="w5 y4 b3 g4 r3  y5 b4 g3 w4 r4  w3",
    beats=("hint 1 5", "hint 0 5", "discard 1", "discard 6"),
    steps=(
        read("save-begin", 0, "own 5"),
        read("save-five", 1, "own 5"),
        pick("save-next", 1, 6),
        act("save-give", 1, "value 5", "seat 0", nudges={"discard 6": "save-first"}),
        read("save-kept", 3, "card 0"),
        act("save-quiet", 3, "discard", "own 6", nudges={"discard 5": "five"}),
        end(4),
    ),
    themes=("save", "save", "chop"),
)

TOUCH = Script(
    name="touch",
    deck="y4 g1 r1 w3 b3  r1 b4 y1 w4 g3  r3 b4 y3 g4",
    before="hint 1 red, play 5, discard 0",
    beats=("hint 0 green", "play 1", "discard 6", "hint 1 1", "play 7"),
    steps=(
        read("touch-begin", 0, "card 1"),
        act("touch-give", 0, nudges={"hint 0 1": "touches-useless"}),
        read("touch-played", 2, "firework green"),
        act("touch-discard", 2, "discard", "own 6"),
        read("touch-one", 4, "own 7"),
        act("touch-trust", 4, "play", "own 7"),
        end(5),
    ),
    themes=("good-touch", "good-touch", "good-touch"),
)

DISCARD = Script(
    name="discard",
    deck="b4 w5 y4 g4 y3  b3 r1 w4 r1 y2  r2 g3 w3 b4",
    before="hint 1 1, play 8",
    beats=("hint 1 red", "play 10", "discard 0", "hint 0 5", "discard 2", "discard 6"),
    steps=(
        read("discard-begin", 0),
        act("discard-play", 1, "play", "own 10", nudges={"play 6": "discard-other-red"}),
        act("discard-save", 3, "value 5", "seat 0"),
        read("discard-now", 5, "seat 0"),
        act("discard-useless", 5, nudges={"discard 5": "discard-known"}),
        end(6),
    ),
    themes=("silence", "silence", "silence"),
)

COUNTING = Script(
    name="counting",
    deck="y3 r4 r2 b1 g2  b2 b1 b2 b3 r3  y1 r2 b5 w4 w3 r1 r1 g2 b4 y3  y2 r1 b3 y4 r3 y5 g5 g1 g3 g4  b4 w1 w4",
    before="hint 1 1, play 6, hint 1 blue, play 5, hint 1 yellow, play 10, discard 0, discard 9, hint 1 2, discard 7,"
    "hint 1 red, play 15, discard 1, play 11, hint 1 5, discard 14, discard 2, hint 0 2, play 20, discard 16,"
    "hint 1 yellow, play 19, hint 1 yellow, play 23, hint 1 red, play 24, hint 1 yellow, play 25, discard 3,"
    "hint 0 green, play 27, hint 0 green, play 4, hint 0 green, play 28, discard 18, play 29",
    beats=("play 8",),
    steps=(
        read("counting-begin", 0, "discards"),
        pick("counting-card", 0, 8, "own 8"),
        read("counting-fours", 0, "card 30"),
        act("counting-play", 0, nudges={"discard 8": "counting-fits"}),
        read("counting-danger", 1, "discards"),
        end(1),
    ),
    themes=("counting", "counting", "counting"),
)

LAST_ROUND = Script(
    name="last-round",
    deck="y4 b2 r2 g4 w3  w2 w3 w1 b2 g5  r1 b4 w1 b1 r4 r1 g3 y1 b4 g1  w4 w2 b1 b1 b3 g3 r3 b5 w5 g4"
    "  y5 g1 r5 r3 r2 r4 g1 y3 y2 y2  g2 y4 y3 g2 w4 y1 b3 w1 r1 y1",
    before="hint 1 2, discard 6, hint 1 red, play 10, hint 1 5, hint 0 2, play 2, hint 0 white, play 12, hint 0 1,"
    "play 13, discard 11, discard 0, discard 15, hint 1 yellow, discard 5, hint 1 4, play 17, hint 1 green, play 8,"
    "discard 3, play 19, play 1, hint 0 white, play 21, hint 0 3, play 4, discard 20, play 24, discard 22,"
    "hint 1 red, play 26, discard 14, discard 28, hint 1 4, discard 31, hint 1 5, hint 0 5, discard 23,"
    "hint 0 yellow, discard 25, hint 0 yellow, discard 33, hint 0 4, play 35, play 32, hint 1 blue, play 18,"
    "play 27, hint 0 yellow, play 39, hint 0 green, play 36, discard 37, play 40, hint 0 3, play 16, play 29,"
    "hint 1 3, hint 0 4, discard 34, play 42, play 41",
    beats=("hint 0 5", "play 44", "play 9", "play 30"),
    steps=(
        read("last-round-begin", 0, "pile"),
        read("last-round-cards", 0, "card 30, card 44"),
        act("last-round-hint", 0, "value 5", "seat 0", nudges={"play 9": "last-round-early"}),
        read("last-round-drawn", 2, "pile"),
        act("last-round-play", 2, "play", "own 9"),
        end(4, "last-round-end"),
    ),
    themes=("last-round", "last-round", "last-round"),
)


# ---- For three: hints to one player that ask another for a card, and agreements --------------------------------------


PROMPT = Script(
    name="prompt",
    players=3,
    deck="r4 b4 y4 w3 g3  y3 r2 b3 r1 w3  y4 g4 b4 g3 r3  g4 w4 b3 y3",
    beats=("hint 1 red", "play 8", "discard 10", "hint 2 red", "play 6", "play 14"),
    steps=(
        read("prompt-begin", 0),
        act("prompt-first", 1, "play", "own 8"),
        read("prompt-third", 4, "card 14"),
        act("prompt-yours", 4, nudges={"play 15": "prompt-touched"}),
        read("prompt-both", 6, "firework red"),
        end(6),
    ),
    themes=("prompt", "prompt", "prompt"),
)

FINESSE = Script(
    name="finesse",
    seat=0,
    players=3,
    deck="r4 b4 y4 w3 g3  y3 g4 b3 w4 r1  y4 g4 b4 r2 w3",
    beats=("hint 2 red", "play 9", "play 13"),
    steps=(
        read("finesse-begin", 0, "card 9, card 13"),
        act("finesse-give", 0, "seat 2", nudges={"hint 1 red": "finesse-direct", "hint 1 1": "finesse-direct"}),
        read("finesse-blind", 2, "firework red"),
        read("finesse-both", 3, "firework red"),
        read("finesse-when", 3),
        end(3),
    ),
    themes=("finesse", "finesse", "finesse"),
)

READING = Script(
    name="reading",
    players=3,
    deck="r4 b4 y4 w3 g3  y3 g4 b3 w4 r1  y4 g4 b4 r2 w3  b3 r3 y3",
    beats=("hint 2 red", "play 9", "play 13", "hint 2 red", "discard 5", "play 16"),
    steps=(
        read("reading-begin", 1, "card 13"),
        act("reading-what", 1),
        read("reading-both", 3, "firework red"),
        act("reading-not", 4, nudges={"play 15": "reading-fits"}),
        read("reading-why-not", 6, "firework red"),
        end(6),
    ),
    themes=("finesse", "finesse", "finesse"),
)

AGREEMENT = Script(
    name="agreement",
    players=3,
    deck="r4 y4 g3 w3 y3  g2 y3 w4 r3 b1  w3 g4 b2 y4 r4  g3 w4 b4",
    beats=("hint 2 blue", "play 9", "play 12", "hint 1 2", "discard 6"),
    steps=(
        read("agreement-begin", 0),
        read("agreement-two", 1, "card 12"),
        act("agreement-finesse", 1),
        read("agreement-both", 3, "firework blue"),
        act("agreement-save", 4, nudges={"play 5": "agreement-early", "discard 5": "agreement-keep"}),
        read("agreement-none", 5),
        end(5),
    ),
    themes=("save", "prompt", "chop"),
)

# All lessons by name, in the order in which they build on each other.
LESSONS = {
    script.name: script
    for script in (
        FIRST_GAME,
        FOCUS,
        SAVE,
        TOUCH,
        DISCARD,
        COUNTING,
        LAST_ROUND,
        PROMPT,
        FINESSE,
        READING,
        AGREEMENT,
    )
}
