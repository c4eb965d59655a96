"""Lessons for three: hints to one player that ask another for a card, and agreements."""

from tamaya.server.lessons.script import Script, act, end, read

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
