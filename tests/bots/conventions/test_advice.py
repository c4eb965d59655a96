"""The coach: some candidates with their reasons, the best first."""

from tamaya.bots.bot import Reason
from tamaya.core.actions import Discard, Play
from tests.bots.conventions.scenes import Scene

HANDS = ("w4 b4 y4 r4 g3", "y3 g1 b3 r1 w3", "y4 g3 b4 w4 w2")


def test_there_are_several_candidates_and_the_first_is_what_it_would_do() -> None:
    scene = Scene(HANDS, ["hint 1 1"])
    advice = scene.bot(1).advise(scene.game.view(1))
    assert advice[0].action == scene.choose().action
    assert len(advice) >= 3
    assert len({choice.action for choice in advice}) == len(advice)


def test_candidates_can_be_done_and_speak_of_cards_on_the_table() -> None:
    scene = Scene(HANDS)
    while scene.game.outcome is None and len(scene.game.history) < 20:
        seat = scene.game.actor
        view = scene.game.view(seat)
        held = {card.id for hand in view.hands for card in hand}
        for choice in scene.bot(seat).advise(view):
            assert str(choice.action) in view.legal
            assert set(choice.reason.cards) <= held
        scene.game.do(scene.choose().action)


def test_candidates_differ_in_what_they_say() -> None:
    scene = Scene(HANDS)
    reasons = [(choice.reason.key, choice.reason.cards[:1]) for choice in scene.bot(0).advise(scene.game.view(0))]
    assert len(set(reasons)) == len(reasons)


def test_beside_what_is_no_play_it_says_which_card_waits_that_a_hint_asked_for() -> None:
    hands = ("w4 b4 y4 r4 g3", "y3 g1 b3 r2 w3", "y4 g3 b4 w4 w2")
    for hint, waits in (("hint 1 2", True), ("hint 1 red", False)):  # as a red card it is taken for r1, which fits
        scene = Scene(hands, [hint])
        card = scene.card(1, "r2")
        advice = scene.bot(1).advise(scene.game.view(1))
        assert {type(choice.action) for choice in advice} >= {Play, Discard}
        for choice in advice:
            waiting = waits and not isinstance(choice.action, Play)
            assert choice.heard == ((Reason("heard-not-yet", (card,)),) if waiting else ())


def test_among_three_a_card_is_played_before_others_are_told_of_theirs() -> None:
    """Somebody else can tell them meanwhile."""
    hands = ("w4 b4 y4 r5 g3", "y3 g5 b3 r1 w3", "y4 g1 b1 w4 w5")
    scene = Scene(hands, ["hint 1 5", "hint 2 5", "hint 0 5", "hint 1 red"])
    assert scene.name(scene.choose()) == "play r1"
