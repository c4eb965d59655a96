"""The first lesson: a whole game with Mika, a bot that says why it acts."""

from tamaya.server.lessons.script import Script, act, end, pick, read
from tamaya.server.wire.learning import LessonStep

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
