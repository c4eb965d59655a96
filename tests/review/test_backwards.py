"""The end of a game is worked out from its last move back, as far as the positions allow, and it says how far."""

from tamaya import Game, Rules
from tamaya.review import solve
from tamaya.review.ending.judging import work_out_end


def test_the_end_is_worked_out_backwards_until_it_takes_too_long() -> None:
    game = Game.deal(Rules(colours=3, hand_size=2), 2, seed=2)
    for action in solve(game).line:
        game.do(action)
    whole = work_out_end(game, nodes=50_000)
    short = work_out_end(game, nodes=500)
    last = len(game.history)
    assert [move.number for move in whole.moves] == list(range(last + 1 - len(whole.moves), last + 1))
    assert whole.moves[-1].chosen.perfect > 0
    assert 0 < len(short.moves) < len(whole.moves)
    assert short.stopped
    assert short.pile <= whole.pile
    assert [move.ahead.options for move in short.moves] == [
        move.ahead.options for move in whole.moves[-len(short.moves) :]
    ]


def test_a_game_that_is_far_from_its_end_has_none() -> None:
    game = Game.deal(Rules(), 2, seed=3)
    game.do("play 0")
    assert work_out_end(game) == ([], 0, True)
