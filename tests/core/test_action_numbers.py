"""Actions are numbered one way: by plain numbers, as compiled code counts them, and as values."""

import pytest

from tamaya.core.action_numbers import (
    announced_action,
    announced_colour,
    hint_action,
    hint_of,
    hinted_seat,
    is_hint,
    is_play,
    slot_of,
    value_hint_of,
)
from tamaya.core.actions import Discard, Hint, Play, Take
from tamaya.core.cards import COLOURS, IDENTITIES, Card
from tamaya.core.game import Game
from tamaya.core.row import NONE
from tamaya.core.rules import Rules

RULES = (Rules(), Rules(multicolour="named-5", announce=True), Rules(multicolour="wild-10", bonus_tiles=True))


@pytest.mark.parametrize("rules", RULES, ids=str)
@pytest.mark.parametrize("players", [2, 5])
def test_every_number_means_the_same_by_itself_and_as_an_action(rules: Rules, players: int) -> None:
    game = Game.deal(rules, players, seed=1)
    game.do("play 0")
    t, actor = game.tables, game.actor
    for number in range(t.actions):
        action = game.action_of(number)
        assert game.number_of(action) == number
        assert is_hint(t, number) == isinstance(action, Hint)
        assert is_play(t, number) == isinstance(action, Play)
        if isinstance(action, Hint):
            hint = hint_of(t, number)
            named = COLOURS[t.named[hint]] if hint < t.colours else hint - t.colours + 1
            assert Hint(hinted_seat(t, actor, number), named) == action
            assert hint_action(t, (action.seat - actor) % players, hint) == number
        elif not isinstance(action, Take):
            slot, colour = slot_of(t, number), announced_colour(t, number)
            card = game.hands[actor][slot]
            announced = None if colour == NONE else COLOURS[colour]
            assert action == (Discard(card) if number < t.play else Play(card, announced))
            assert colour == NONE or announced_action(t, slot, colour) == number


def test_every_card_has_the_hint_of_its_value() -> None:
    t = Game.deal(Rules(black_powder=True, multicolour="wild-10"), 2).tables
    for identity in range(IDENTITIES):
        assert value_hint_of(t, identity) == t.colours + Card.of(identity).value - 1
        assert t.touches[value_hint_of(t, identity)] >> identity & 1
