"""Law 6 in lessons: every step is reached in the real engine, and what the guide says there is true."""

from collections.abc import Callable
from copy import copy

import pytest

from tamaya.bots.conventions.agreement import Agreement
from tamaya.bots.conventions.player import Conventions
from tamaya.core.cards import Card, Colour
from tamaya.core.events import seen_by
from tamaya.core.view import View
from tamaya.review.puzzles import read_puzzle
from tamaya.review.puzzles.puzzle import listed
from tamaya.server.lessons.scripts import FIRST_GAME, LESSONS, Script, moves_in
from tamaya.server.lessons.staging import deal, puzzles_of
from tests.server.guests import Guest, Running

LATER = [script for script in LESSONS.values() if script is not FIRST_GAME]


class Scene:
    """The game when the guide says something."""

    def __init__(self, script: Script, beat: int) -> None:
        self.script, self.beat = script, beat
        self.game = deal(script)
        for move in moves_in(script.before):
            self.game.do(move)
        for text in script.beats[:beat]:
            self.game.do(text)

    @property
    def me(self) -> int:
        return self.script.seat

    @property
    def view(self) -> View:
        return self.game.view(self.me)

    def face(self, card: int) -> str:
        return str(self.game.card(card))

    def faces(self, seat: int) -> list[str]:
        return [self.face(card) for card in self.game.hands[seat]]

    def hinted(self, seat: int) -> set[int]:
        """The cards in a hand that some hint has touched."""
        return {held.id for held in self.game.view(seat).hands[seat] if held.hints}

    def would_touch(self, seat: int, what: str) -> list[int]:
        return [
            card
            for card in self.game.hands[seat]
            if what in (str(self.game.card(card).colour), str(self.game.card(card).value))
        ]

    def said(self, action: str, *touched: int) -> bool:
        """The last move is this hint, and it touched these cards."""
        _, seat, what = action.split()
        return str(self.game.moves[-1].action) == action and self.would_touch(int(seat), what) == list(touched)

    def oldest(self, seat: int) -> int:
        """The oldest card without a hint."""
        return next(card for card in self.game.hands[seat] if card not in self.hinted(seat))

    def fits(self, card: int) -> bool:
        return self.game.card(card) in self.view.playable

    def useless(self, card: int) -> bool:
        return self.game.card(card) in self.view.useless

    def is_last(self, card: int) -> bool:
        return self.game.card(card) in self.view.irreplaceable

    def none_fits(self, seat: int) -> bool:
        return not any(map(self.fits, self.game.hands[seat]))

    def told(self, card: int) -> str:
        return next(str(held.told) for held in self.view.hands[self.me] if held.id == card)

    def knows(self, seat: int, card: int) -> bool:
        """Whether a player can tell what they hold."""
        return next(len(held.possible) == 1 for held in self.game.view(seat).hands[seat] if held.id == card)

    def knows_of_no_play(self) -> bool:
        return not any(held.possible <= self.view.playable for held in self.view.hands[self.me])

    def stands(self, **fireworks: int) -> bool:
        return all(self.game.fireworks[Colour(colour)] == placed for colour, placed in fireworks.items())

    def asks(self, agreement: str, seat: int) -> str:
        """What a bot that plays by an agreement does at this seat."""
        bot = Conventions(self.game.rules, self.game.players, seat, Agreement.parse(agreement))
        for event in self.game.log:
            bot.see(seen_by(seat, event))
        return str(bot.choose(self.game.view(seat)).action)

    def after(self, *actions: str) -> "Scene":
        scene = copy(self)
        scene.game = self.game.copy()
        for action in actions:
            scene.game.do(action)
        return scene


def at(scene: Scene, beat: int) -> Scene:
    """The same lesson at another beat."""
    return Scene(scene.script, beat)


def early(scene: Scene) -> int:
    """What the last round brings if one plays first, at best."""
    return max(at(scene, 0).after("play 9", card).game.worth for card in ("play 30", "play 44"))


Claim = Callable[[Scene], bool]
NOTHING: Claim = lambda _: True  # noqa: E731  # a sentence that speaks of no position


# What the guide says at each step, as conditions on the position; the sentences are in tutorial.ftl.
CLAIMS: dict[str, Claim] = {
    "finished": lambda s: len(puzzles_of(s.script.name)) == 3,
    "focus-begin": NOTHING,
    "focus-newest": lambda s: s.said("hint 1 red", 6, 9) and s.oldest(1) == 5 and s.game.hands[1][-1] == 9,
    "focus-play": lambda s: s.stands(red=0) and s.asks("beginner", 1) == "play 9" and s.face(9) == "r1",
    "focus-kept": lambda s: s.stands(red=1) and s.face(6) == "r3" and not s.useless(6),
    "focus-oldest": lambda s: s.said("hint 1 blue", 5, 10) and s.oldest(1) != 5,
    "focus-again": lambda s: s.stands(blue=0) and s.asks("beginner", 1) == "play 5" and s.face(5) == "b1",
    "save-begin": lambda s: s.oldest(1) == 5,
    "save-five": lambda s: s.said("hint 1 5", 5) and not any(card.value == 5 for card in s.view.playable),
    "save-next": lambda s: s.oldest(1) == 6,
    "save-give": lambda s: s.face(s.oldest(0)) == "w5" and s.asks("beginner", 1) == "hint 0 5",
    "save-kept": lambda s: s.face(1) == "y4" and 1 in s.game.discards and Card.parse("y4") in s.view.irreplaceable,
    "save-quiet": lambda s: (
        s.face(s.oldest(0)) == "b3"
        and not s.is_last(s.oldest(0))
        and s.none_fits(0)
        and s.oldest(1) == 6
        and s.knows_of_no_play()
    ),
    "touch-begin": lambda s: (
        s.face(1) == "g1" and s.fits(1) and all(1 in s.would_touch(0, what) for what in ("green", "1"))
    ),
    "touch-give": lambda s: (
        s.face(2) == "r1" and s.useless(2) and s.would_touch(0, "green") == [1] and s.would_touch(0, "1") == [1, 2]
    ),
    "touch-played": lambda s: s.stands(green=1),
    "touch-discard": lambda s: s.none_fits(0) and s.knows_of_no_play() and s.game.hands[1][0] == 6,
    "touch-one": lambda s: s.said("hint 1 1", 7) and s.told(7) == "y1 g1 b1 w1" and s.stands(green=1),
    "touch-trust": lambda s: s.fits(7) and s.asks("beginner", 1) == "play 7",
    "discard-begin": NOTHING,
    "discard-play": lambda s: (
        s.said("hint 1 red", 6, 10) and s.stands(red=1) and s.asks("beginner", 1) == "play 10" and s.face(10) == "r2"
    ),
    "discard-save": lambda s: (
        s.stands(red=2) and s.face(s.oldest(0)) == "w5" and s.knows_of_no_play() and s.asks("beginner", 1) == "hint 0 5"
    ),
    "discard-now": lambda s: (
        str(s.game.moves[-1].action).startswith("discard")
        and s.none_fits(0)
        and s.face(s.oldest(0)) == "g4"
        and not s.is_last(s.oldest(0))
        and s.knows_of_no_play()
    ),
    "discard-useless": lambda s: (
        s.told(6) == "r1" and s.useless(6) and s.oldest(1) != 6 and s.asks("beginner", 1) == "discard 6"
    ),
    "counting-begin": NOTHING,
    "counting-card": lambda s: s.told(8) == "b3 b4",
    "counting-fours": lambda s: (
        [s.face(card) for card in s.game.discards].count("b4") == 1 and s.faces(0).count("b4") == 1
    ),
    "counting-play": lambda s: s.face(8) == "b3" and s.stands(blue=2),
    "counting-danger": lambda s: (
        s.stands(blue=3, white=0)
        and [s.face(card) for card in s.game.discards].count("w3") == 1
        and Card.parse("w3") in s.view.irreplaceable
    ),
    "last-round-begin": lambda s: len(s.game.pile) == 1,
    "last-round-cards": lambda s: (
        s.told(9) == "g5"
        and s.knows(0, 30)
        and s.knows(0, 44)
        and (s.face(30), s.face(44), s.fits(9)) == ("y5", "w4", True)
    ),
    "last-round-hint": lambda s: s.script.beats[0] == "hint 0 5",
    "last-round-drawn": lambda s: (
        not s.game.pile and s.face(44) == "w4" and s.game.actor == 1 and s.view.turns_left == 2
    ),
    "last-round-play": lambda s: s.fits(9),
    "last-round-end": lambda s: (
        s.game.is_over and s.stands(yellow=5, green=5, white=4) and early(s) == s.game.score - 1
    ),
    "prompt-begin": lambda s: s.game.players == 3,
    "prompt-first": lambda s: (
        s.said("hint 1 red", 6, 8) and s.oldest(1) == 5 and s.stands(red=0) and s.asks("club", 1) == "play 8"
    ),
    "prompt-third": lambda s: (
        s.said("hint 2 red", 14) and s.face(14) == "r3" and s.stands(red=1) and 10 in s.game.discards
    ),
    "prompt-yours": lambda s: s.face(6) == "r2" and s.hinted(1) == {6} and s.asks("club", 1) == "play 6",
    "prompt-both": lambda s: s.stands(red=3),
    "finesse-begin": lambda s: s.game.hands[1][-1] == 9 and s.face(9) == "r1" and s.face(13) == "r2",
    "finesse-give": lambda s: s.would_touch(2, "red") == [13] and not s.fits(13),
    "finesse-blind": lambda s: s.stands(red=1) and at(s, 1).asks("club", 1) == "play 9" and not at(s, 1).hinted(1),
    "finesse-both": lambda s: (
        s.stands(red=2)
        and at(s, 2).asks("club", 2) == "play 13"
        and sum(str(move.action).startswith("hint") for move in s.game.moves) == 1
    ),
    "finesse-when": NOTHING,
    "reading-begin": lambda s: s.said("hint 2 red", 13) and s.face(13) == "r2" and s.stands(red=0),
    "reading-what": lambda s: "r1" not in s.faces(0) + s.faces(2) and not s.hinted(1) and s.asks("club", 1) == "play 9",
    "reading-both": lambda s: s.face(9) == "r1" and s.stands(red=2),
    "reading-not": lambda s: (
        s.said("hint 2 red", 16)
        and s.face(16) == "r3"
        and s.fits(16)
        and s.game.hands[1][0] == 5
        and s.asks("club", 1) != "play 15"
    ),
    "reading-why-not": lambda s: s.stands(red=3),
    "agreement-begin": NOTHING,
    "agreement-two": lambda s: (
        s.said("hint 2 blue", 12)
        and s.face(12) == "b2"
        and s.stands(blue=0)
        and s.after("discard 6").asks("save+prompt", 2) == "play 12"
        and s.asks("save+prompt", 1) != "play 9"
    ),
    "agreement-finesse": lambda s: s.asks("beginner", 1) == "play 9",
    "agreement-both": lambda s: s.stands(blue=2) and s.face(9) == "b1",
    "agreement-save": lambda s: (
        s.said("hint 1 2", 5) and s.oldest(1) == 6 and not any(card.value == 2 for card in s.view.playable)
    ),
    "agreement-none": NOTHING,
}
# And of what the learner may try instead.
NUDGES: dict[str, Claim] = {
    "five": lambda s: s.face(5) == "y5",
    "save-first": lambda s: s.face(s.oldest(0)) == "w5",
    "touches-useless": lambda s: s.would_touch(0, "1") == [1, 2] and s.useless(2),
    "discard-other-red": lambda s: s.told(6) == "r1" and s.useless(6),
    "discard-known": lambda s: s.oldest(1) == 5 and s.told(6) == "r1" and s.useless(6),
    "counting-fits": lambda s: s.face(8) == "b3" and s.fits(8),
    "last-round-early": lambda s: s.fits(9) and s.after("play 9").view.turns_left == 2,
    "prompt-touched": lambda s: 15 not in s.hinted(1) and s.hinted(1) == {6},
    "finesse-direct": lambda s: s.would_touch(1, "1") == s.would_touch(1, "red") == [9],
    "reading-fits": lambda s: s.fits(16) and s.game.hands[1][-1] == 15,
    "agreement-early": lambda s: not any(card.value == 2 for card in s.view.playable),
    "agreement-keep": lambda s: s.said("hint 1 2", 5),
}


@pytest.mark.parametrize("script", LATER, ids=[script.name for script in LATER])
def test_what_the_guide_says_is_true(script: Script) -> None:
    for step in script.steps:
        scene = Scene(script, step.beat)
        assert CLAIMS[step.key](scene), step.key
        for action, nudge in step.nudges.items():
            assert action in scene.view.legal, action
            assert NUDGES[nudge](scene), nudge


def test_every_claim_is_said() -> None:
    steps = [step for script in LATER for step in script.steps]
    assert set(CLAIMS) == {step.key for step in steps}
    assert set(NUDGES) == {nudge for step in steps for nudge in step.nudges.values()}


@pytest.mark.parametrize("script", LESSONS.values(), ids=LESSONS)
def test_the_guide_goes_through_the_whole_game_and_waits_for_the_learner_alone(script: Script) -> None:
    beats = [step.beat for step in script.steps]
    assert beats == sorted(beats)
    assert beats[-1] == len(script.beats)
    assert [step.wait for step in script.steps].index("end") == len(script.steps) - 1
    acted = [step for step in script.steps if step.wait == "act"]
    assert acted
    if script is not FIRST_GAME:  # there a bot decides
        own = [beat for beat in range(len(script.beats)) if Scene(script, beat).game.actor == script.seat]
        assert [step.beat for step in acted] == own
    for step in script.steps:
        if step.wait == "card" and script is not FIRST_GAME:
            assert step.pick in Scene(script, step.beat).game.hands[script.seat]


def test_each_later_lesson_ends_with_three_puzzles_of_its_kind() -> None:
    found = [number for script in LATER for number in puzzles_of(script.name)]
    assert len(found) == len(set(found)) == 3 * len(LATER)
    for script in LATER:
        assert tuple(listed()[number - 1].theme for number in puzzles_of(script.name)) == script.themes


def test_anybody_may_learn_without_a_name_and_sees_what_they_solved(server: Running) -> None:
    stranger = Guest(server, "", {})
    assert [one["name"] for one in stranger.get("/api/lessons")["lessons"]] == list(LESSONS)
    assert stranger.get("/api/lessons/focus")["next"] == "save"
    anna = server.guest("Anna")
    number, *_ = puzzles_of("focus")
    posed = read_puzzle(listed()[number - 1].line)
    anna.post(f"/api/puzzles/{number}/answer", {"answer": posed.solution})
    assert anna.get("/api/lessons")["lessons"][1]["solved"] == 1
