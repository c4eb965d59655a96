"""Lessons for two: what hints mean, when to discard, and counting."""

from tamaya.server.lessons.script import Script, act, end, pick, read

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
