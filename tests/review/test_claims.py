"""Whatever a moment says is so: every claim is checked against the positions of its game, by simple means."""

import random
from collections.abc import Callable

import pytest

from tamaya import Game, Rules
from tamaya.bots.conventions.agreement import LEVELS
from tamaya.bots.conventions.player import Conventions
from tamaya.core.actions import Gesture, Hint
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, seen_by
from tamaya.review.known import what_could_be_known
from tamaya.review.meant import what_it_meant
from tamaya.review.possible import Reviewed
from tamaya.review.report import MOST, Moment, every_moment

SELDOM = {"time", "risky-discard", "useless-kept", "unlucky-discard", "known-loss", "safer-kept"}  # in a few games


class Told:
    """A game and its positions; move 1 is made in `at(1)`."""

    def __init__(self, game: Game) -> None:
        self.final = game
        self.positions = [Game.deal(game.rules, game.players, game.seed, deck=game.deck, tiles=game.tiles)]
        for entry in game.history:
            if not isinstance(entry, Gesture):
                self.positions.append(self.positions[-1].copy())
            self.positions[-1].enter(entry)
        self.steps = [self._step(number) for number in range(1, len(self.positions))]
        found = what_could_be_known(game), what_it_meant(game, "club")
        self.moments = every_moment(game, self.steps, *found)[:MOST]

    def _step(self, number: int) -> Reviewed:
        """A move with the bounds that everybody can count: cheap, and good enough to find what was lost."""
        now, after = self.at(number), self.positions[number]
        best, left = (
            position.prospects().best if position.outcome is None else position.score for position in (now, after)
        )
        action = [entry for entry in after.history if not isinstance(entry, Gesture)][-1]
        return Reviewed(number, now.actor, str(action), best, best, left, left, ())

    def at(self, number: int) -> Game:
        """How it stood before a move."""
        return self.positions[number - 1]

    def done(self, number: int) -> object:
        """What a move did."""
        log, before = self.positions[number].log, self.at(number).log
        return log[len(before)]


def is_last(game: Game, id: int) -> bool:
    """Whether no other copy of a card that is needed is left, by counting what lies open."""
    card = game.card(id)
    gone = sum(game.card(other) == card for other in game.discards)
    copies = sum(face == card for face in game.deck)
    return gone == copies - 1 and card not in game.prospects().useless


def could_warn(game: Game, who: int, id: int) -> bool:
    """Whether somebody else has a hint for a card that says more than those before it."""
    if game.actor == who or game.hints == 0:
        return False
    held = next(held for held in game.view(who).hands[who] if held.id == id)
    card = game.card(id)
    by_value = any(other.value != card.value for other in held.possible)
    return by_value or any(other.colour != card.colour for other in held.possible)


def in_danger(told: Told, number: int, who: int, id: int) -> list[int]:
    """The moves before this one at which a card was in a hand, and the last one."""
    earlier = range(1, number)
    return [move for move in earlier if id in told.at(move).hands[who] and is_last(told.at(move), id)]


def not_saved(told: Told, moment: Moment, says: dict[str, object]) -> None:
    who, last = says["who"], says["move"]
    assert isinstance(who, int)
    assert isinstance(last, int)
    assert moment.seat == who
    assert told.at(last).actor == says["giver"]
    danger = in_danger(told, moment.number, who, moment.cards[0])
    assert last in danger
    assert could_warn(told.at(last), who, moment.cards[0])
    assert not any(could_warn(told.at(move), who, moment.cards[0]) for move in danger if move > last)


def unlucky_discard(told: Told, moment: Moment, says: dict[str, object]) -> None:
    (card,) = moment.cards
    assert says["who"] == moment.seat
    danger = in_danger(told, moment.number, moment.seat, card)
    assert not any(could_warn(told.at(move), moment.seat, card) for move in danger)


def bad_hint(told: Told, moment: Moment, says: dict[str, object]) -> None:
    (card,) = moment.cards
    played = says["move"]
    assert played == moment.settled > moment.number
    assert isinstance(played, int)
    hint, laid = told.done(moment.number), told.done(played)
    assert isinstance(hint, Hinted)
    assert isinstance(laid, Misplayed)
    assert (laid.id, laid.seat) == (card, says["who"])
    before = told.at(moment.number)
    if says["what"] == "useless":
        assert card in hint.touched
        assert before.card(card) in before.prospects().useless
    assert (says["stake"] == "mistake") == (told.positions[played].outcome == "lost")


def gamble(told: Told, moment: Moment, says: dict[str, object]) -> None:
    now = told.at(moment.number)
    assert isinstance(told.done(moment.number), Misplayed)
    if says["stake"] == "mistake":
        assert told.positions[moment.number].outcome == "lost"
    if says["safe"] == "hint":
        assert any(isinstance(action, Hint) for action in now.legal_actions())
    if says["safe"] == "play":
        assert moment.instead is not None
        assert now.card(int(moment.instead.split()[1])) in now.prospects().playable


def time(told: Told, moment: Moment, says: dict[str, object]) -> None:
    now = told.at(moment.number)
    assert not isinstance(told.done(moment.number), Played)
    if says["counted"] in ("no-mistake", "no-card"):
        assert now.hints == 0
        assert isinstance(told.done(moment.number), Discarded)
    if says["counted"] == "no-mistake":
        assert now.mistakes == now.rules.mistakes - 1


def no_tokens(told: Told, moment: Moment, says: dict[str, object]) -> None:
    last, who = says["move"], says["who"]
    assert isinstance(last, int)
    assert isinstance(who, int)
    assert last - moment.number + 1 == says["turns"]
    for number in range(moment.number, last + 1):
        now = told.at(number)
        assert now.hints <= 1
        assert not isinstance(told.done(number), Played)
        assert moment.cards[0] in now.hands[who]
        assert now.card(moment.cards[0]) in now.prospects().playable


def not_played(told: Told, moment: Moment, says: dict[str, object]) -> None:
    (card,) = moment.cards
    now = told.at(moment.number)
    assert card in now.hands[moment.seat]
    assert now.card(card) in now.prospects().playable
    assert says["who"] == moment.seat
    if says["never"] == "yes":
        assert card in told.final.hands[moment.seat]
        assert told.final.fireworks[now.card(card).colour] < now.card(card).value, "no other copy was played, either"


def risky_discard(told: Told, moment: Moment, _: dict[str, object]) -> None:
    assert told.at(moment.number).hints > 0
    assert is_last(told.at(moment.number), moment.cards[0])


def other_asked(told: Told, moment: Moment, says: dict[str, object]) -> None:
    now = told.at(moment.number)
    laid, asked = moment.cards
    assert says["who"] == moment.seat
    assert {laid, asked} <= set(now.hands[moment.seat])
    assert now.card(asked) in now.prospects().playable
    assert isinstance(told.done(moment.number), Misplayed if says["what"] == "play" else Discarded)


def asked_otherwise(told: Told, moment: Moment, says: dict[str, object]) -> None:
    now, hint = told.at(moment.number), told.done(int(str(says["move"])))
    assert isinstance(hint, Hinted)
    assert moment.cards[0] in now.hands[moment.seat]
    if says["what"] == "touched":
        assert moment.cards[0] in hint.touched
        assert is_last(now, moment.cards[0])


def known_loss(told: Told, moment: Moment, _: dict[str, object]) -> None:
    now = told.at(moment.number)
    held = next(held for held in now.view(moment.seat).hands[moment.seat] if held.id == moment.cards[0])
    assert held.possible <= now.prospects().irreplaceable


def something_safer(told: Told, moment: Moment, _: dict[str, object]) -> None:
    now = told.at(moment.number)
    thrown, other = moment.cards
    assert is_last(now, thrown)
    held = next(held for held in now.view(moment.seat).hands[moment.seat] if held.id == other)
    assert moment.kind == "safer-kept" or held.possible <= now.prospects().useless
    assert moment.instead == f"discard {other}"


CHECKS: dict[str, Callable[[Told, Moment, dict[str, object]], None]] = {
    "not-saved": not_saved,
    "unlucky-discard": unlucky_discard,
    "bad-hint": bad_hint,
    "gamble": gamble,
    "time": time,
    "no-tokens": no_tokens,
    "not-played": not_played,
    "risky-discard": risky_discard,
    "other-asked": other_asked,
    "asked-otherwise": asked_otherwise,
    "known-loss": known_loss,
    "useless-kept": something_safer,
    "safer-kept": something_safer,
}


def careless(seed: int) -> Game:
    """A game of bots that play by conventions, most of the time."""
    rng = random.Random(seed)
    rules = Rules(hints=rng.choice((1, 3, 8)), mistakes=rng.choice((1, 3, 9)), colours=rng.choice((3, 5)))
    players = rng.randint(2, 4)
    game = Game.deal(rules, players, seed)
    bots = [Conventions(rules, players, seat, LEVELS["club"]) for seat in range(players)]
    told = 0
    while game.outcome is None:
        for seat, bot in enumerate(bots):
            for event in game.log[told:]:
                bot.see(seen_by(seat, event))
        told = len(game.log)
        actions = list(game.legal_actions())
        game.do(rng.choice(actions) if rng.random() < 0.2 else bots[game.actor].choose(game.view(game.actor)).action)
    return game


@pytest.mark.parametrize(
    "seeds", [range(24), pytest.param(range(24, 600), marks=pytest.mark.long)], ids=["some", "many"]
)
def test_every_claim_of_a_moment_holds_in_its_position(seeds: range) -> None:
    kinds: set[str] = set()
    for seed in seeds:
        told = Told(careless(seed))
        for moment in told.moments:
            kinds.add(moment.kind)
            says = dict(moment.details)
            assert told.final.score < told.steps[moment.settled - 1].best_before, "what was reached was not lost"
            assert told.at(moment.number).actor == moment.seat
            if "giver" in says:
                assert told.at(int(says["move"])).actor == says["giver"]
            if moment.kind in CHECKS:
                CHECKS[moment.kind](told, moment, dict(says))
    assert kinds >= CHECKS.keys() - SELDOM
