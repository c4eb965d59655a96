"""Looking back at a game that goes on, is rearranged and taken back."""

import random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from tamaya.server.hall.commands import STRIDE, Lookback
from tamaya.server.table import messages
from tamaya.server.table.eyes import Eyes
from tamaya.server.wire import from_page
from tests.server.tables import EVERYBODY, act, refused, started


@given(st.randoms(use_true_random=False))
def test_a_game_of_the_past_is_the_game_that_was(rng: random.Random) -> None:
    trial = started(3)
    lookback = Lookback(most=5)
    for _ in range(60):
        table = trial.table
        game = table.game
        assert game is not None
        if game.outcome is not None:
            break
        chance = rng.random()
        if chance < 0.4:
            legal = [str(action) for action in game.legal_actions()]
            act(trial, EVERYBODY[game.actor], rng.choice([one for one in legal if "play" not in one] or legal))
        elif chance < 0.8:
            seat = rng.randrange(3)
            cards = rng.sample(game.hands[seat], len(game.hands[seat]))
            trial.do(EVERYBODY[seat], from_page.ArrangeHand(1, cards))
            if chance < 0.5:
                turned, raised = (rng.sample(cards, rng.randrange(len(cards) + 1)) for _ in range(2))
                trial.do(EVERYBODY[seat], from_page.PoseHand(1, turned, raised, []))
        elif chance < 0.9 and table.undo_point() not in (None, len(table.moves)):
            trial.do(EVERYBODY[0], from_page.Propose(1, "undo"))
            for seat in (1, 2):
                trial.do(EVERYBODY[seat], from_page.Vote(1, trial.table.proposals[0].id, True))
        moves = rng.randrange(len(trial.table.moves) + 1)
        then = lookback.game(trial.table, moves)
        expected = trial.table.replay(moves)
        assert (then.row, then.history, then.log) == (expected.row, expected.history, expected.log)
        assert then.poses == expected.poses
        assert len(lookback) <= 5


def test_poses_between_two_actions_are_one_move_a_seat_besides_the_rearrangement() -> None:
    """C3."""
    trial = started(3)
    act(trial, EVERYBODY[0], "hint 1 1")
    for times in range(STRIDE):
        for seat in (0, 1):
            assert trial.table.game is not None
            hand = trial.table.game.hands[seat]
            trial.do(EVERYBODY[seat], from_page.PoseHand(1, [hand[times % 5]], [hand[1]], [hand[2]]))
            trial.do(EVERYBODY[seat], from_page.ArrangeHand(1, list(hand[::-1])))
    game = trial.table.game
    assert game is not None
    assert [move.text.split()[:2] for move in trial.table.moves[1:]] == [
        ["pose", "0"], ["arrange", "0"], ["pose", "1"], ["arrange", "1"]
    ]  # fmt: skip
    assert trial.folded_again().moves == trial.table.moves
    assert game.poses == trial.table.replay(5).poses
    assert refused(trial, EVERYBODY[0], from_page.PoseHand(1, [6], [], [])) == "not-a-pose"
    assert trial.do(EVERYBODY[1], from_page.PoseHand(1, *game.history[3][1:])) is None, "it is so already"
    act(trial, EVERYBODY[1], f"discard {game.hands[1][0]}")
    trial.do(EVERYBODY[0], from_page.PoseHand(1, [], [], []))
    assert trial.table.moves[-1].text == "pose 0"
    game = trial.table.game
    assert game is not None
    assert not {0, 1, 2, 3, 4} & set(game.poses)


def test_rearrangements_between_two_actions_are_one_move_a_seat() -> None:
    trial = started(3)
    act(trial, EVERYBODY[0], "hint 1 1")
    for _ in range(STRIDE):
        for seat in (0, 1):
            assert trial.table.game is not None
            trial.do(EVERYBODY[seat], from_page.ArrangeHand(1, list(trial.table.game.hands[seat][::-1])))
            assert trial.table.changed_from == 1 + seat
    game = trial.table.game
    assert game is not None
    assert [move.seat for move in trial.table.moves] == [0, 0, 1]
    assert len(game.history) == 3
    assert trial.folded_again().moves == trial.table.moves
    assert game.hands[:2] == trial.table.replay(3).hands[:2]
    refused(trial, EVERYBODY[0], from_page.ArrangeHand(1, [0]))
    act(trial, EVERYBODY[1], "hint 0 1")
    trial.do(EVERYBODY[0], from_page.ArrangeHand(1, list(game.hands[0][::-1])))
    assert [move.seat for move in trial.table.moves] == [0, 0, 1, 1, 0]


def test_the_cards_of_the_past_are_open_once_the_game_is_over() -> None:
    trial = started(3)
    act(trial, EVERYBODY[0], "hint 1 1")
    act(trial, EVERYBODY[1], "hint 0 1")

    def hidden(seat: int | None) -> list[int]:
        """The seats whose cards are hidden from one that looks back at the beginning."""
        then = Lookback().game(trial.table, 0)
        told = msgspec.json.decode(messages.past(then, Eyes(seat), 1, trial.table))
        return [
            holder for holder, hand in enumerate(told["view"]["hands"]) if any(card["card"] is None for card in hand)
        ]

    assert [hidden(seat) for seat in (0, 1, None)] == [[0], [1], [0, 1, 2]]
    trial.do(EVERYBODY[0], from_page.Propose(1, "end"))
    trial.do(EVERYBODY[1], from_page.Vote(1, trial.table.proposals[0].id, True))
    assert trial.table.phase == "over"
    assert [hidden(seat) for seat in (0, 1, None)] == [[], [], []]
