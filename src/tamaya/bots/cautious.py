"""The cautious bot: no conventions and no risks. It plays what it knows to fit, tells others what they could play,
saves what must not be lost, and discards what it knows to be useless. Otherwise it talks while there are tokens, and
discards what will be missed least when they run low. It works under every option."""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tamaya.bots.bot import Bot, Choice, Reason
from tamaya.bots.provable import missed_least, tell_something, to_keep
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play, Take, parse_action
from tamaya.core.cards import IDENTITIES, Card
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.core.view import HeldCard, View

TOKENS_TO_KEEP = 3  # with fewer hint tokens than these, one is worth a card that may be needed
WORTH_PLAYING = 0.6  # how likely a card must fit in the last round, when nothing is left to save


class Cautious:
    """A bot without memory: a view says all that it wants to know."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._tables = compile_tables(rules, players)

    def see(self, event: SeenEvent) -> None:
        """Nothing to remember."""

    def choose(self, view: View) -> Choice:
        """The first of its habits that has something to say."""
        table = _Sight(view, self._tables)
        habits: tuple[Callable[[_Sight], Choice | None], ...] = (
            _take_from_discards,
            _play_what_fits,
            _hint_what_fits,
            _save_what_must_not_be_lost,
            _discard_what_is_useless,
            _try_in_the_last_round,
            _discard_or_inform,
        )
        for habit in habits:
            choice = habit(table)
            if choice is not None:
                return choice
        return Choice(table.legal[0], Reason("only-choice"))


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:  # noqa: ARG001  # all makers are called alike
    """A cautious bot for a seat."""
    return Cautious(rules, players)


class _Sight(NamedTuple):
    """A view and the facts of its rules."""

    view: View
    tables: Tables

    @property
    def legal(self) -> list[Action]:
        return [parse_action(text) for text in self.view.legal]

    @property
    def own(self) -> tuple[HeldCard, ...]:
        return self.view.hands[self.view.seat]

    def discards(self) -> list[Discard]:
        return [action for action in self.legal if isinstance(action, Discard)]

    def hints(self) -> list[Hint]:
        return [action for action in self.legal if isinstance(action, Hint)]

    def plays(self) -> list[Play]:
        return [action for action in self.legal if isinstance(action, Play) and action.announced is None]

    def others(self) -> Iterable[int]:
        """The other seats in the order in which they come to act."""
        return ((self.view.seat + further) % self.view.players for further in range(1, self.view.players))

    def after(self, hint: Hint, held: HeldCard) -> int:
        """What the holder will hold possible for a card after a hint, as bits."""
        assert held.card is not None
        touches = self.touches(hint)
        touched = touches >> held.card.identity & 1
        return held.possible.bits & (touches if touched else ~touches)

    def touches_card(self, hint: Hint, held: HeldCard) -> bool:
        return held.card is not None and bool(self.touches(hint) >> held.card.identity & 1)

    def touches(self, hint: Hint) -> int:
        return self.tables.touches[hint_number(hint.what, self.tables)]

    def unseen(self) -> list[int]:
        """By identity: how many copies this seat does not see."""
        left = [
            copies - (self.view.fireworks.get(Card.of(identity).colour, 0) > self.tables.place[identity])
            for identity, copies in enumerate(self.tables.copies)
        ]
        seen = [card for _, card in self.view.discards]
        seen += [held.card for hand in self.view.hands for held in hand if held.card is not None]
        for card in seen:
            left[card.identity] -= 1
        return left

    def chance(self, held: HeldCard, wanted: int, unseen: list[int]) -> float:
        """How likely a card of the seat's own is one of the wanted."""
        ways = [unseen[identity] if held.possible.bits >> identity & 1 else 0 for identity in range(IDENTITIES)]
        good = sum(ways[identity] for identity in range(IDENTITIES) if wanted >> identity & 1)
        return good / (sum(ways) or 1)


def _within(part: int, whole: int) -> bool:
    """Whether every one of these possibilities is among those."""
    return part != 0 and not part & ~whole


# ---- Habits, in the order of their importance ------------------------------------------------------------------------


def _take_from_discards(table: _Sight) -> Choice | None:
    """Bonus tiles 5 and 6: the card that the fireworks miss most."""
    takes = [action for action in table.legal if isinstance(action, Take)]
    if not takes:
        return None
    view = table.view
    faces = dict(view.discards)
    useless = view.useless.bits

    def need(take: Take) -> tuple[bool, bool, int, int]:
        card = faces[take.card]
        gone = sum(other == card for other in faces.values()) == table.tables.copies[card.identity]
        return (not useless >> card.identity & 1, gone, -table.tables.place[card.identity], -take.card)

    best = max(takes, key=need)
    return Choice(best, Reason("fetch-discarded", (best.card,)))


def _play_what_fits(table: _Sight) -> Choice | None:
    """A card that can be nothing but playable; the one that is earliest in its firework first."""
    playable = table.view.playable.bits
    legal = {action.card for action in table.plays()}
    sure = [held for held in table.own if held.id in legal and _within(held.possible.bits, playable)]
    if not sure:
        return None
    held = min(sure, key=lambda held: min(table.tables.place[card.identity] for card in held.possible))
    colours = held.possible.colours
    announced = colours[0] if table.view.rules.announce and len(colours) == 1 else None
    return Choice(Play(held.id, announced), Reason("known-playable", (held.id,)))


def _hint_what_fits(table: _Sight) -> Choice | None:
    """The hint after which others know most playable cards that they did not know. It touches some card: being
    told what you do not have is hard to follow."""
    playable = table.view.playable.bits
    known = {
        held.card
        for seat in table.others()
        for held in table.view.hands[seat]
        if held.card is not None and _within(held.possible.bits, playable)
    }
    known_to_me = {card for held in table.own if len(held.possible) == 1 for card in held.possible}
    best, best_score = None, 0
    shown: tuple[int, ...] = ()
    order = {seat: number for number, seat in enumerate(table.others())}
    for hint in table.hints():
        if not any(table.touches_card(hint, held) for held in table.view.hands[hint.seat]):
            continue
        news = {}
        narrowed = 0
        for held in table.view.hands[hint.seat]:
            if held.card is None or held.card in known or held.card in known_to_me:
                continue
            after = table.after(hint, held)
            if playable >> held.card.identity & 1:
                if _within(after, playable):
                    news[held.card] = held.id
                elif table.touches_card(hint, held):
                    narrowed += held.possible.bits.bit_count() - after.bit_count()
        score = len(news) * 10_000 + narrowed * 10 - order[hint.seat]
        if (news or (narrowed and table.view.pending)) and score > best_score:
            best, best_score, shown = hint, score, tuple(news.values())
    if best is None:
        return None
    return Choice(best, Reason("show-playable", shown) if shown else tell_something(table.view, best, table.tables))


def _save_what_must_not_be_lost(table: _Sight) -> Choice | None:
    """Tell the next player about an irreplaceable card that they would discard."""
    irreplaceable = table.view.irreplaceable.bits
    playable = table.view.playable.bits
    useless = table.view.useless.bits
    for seat in table.others():
        hand = table.view.hands[seat]
        if any(_within(held.possible.bits, playable) or _within(held.possible.bits, useless) for held in hand):
            continue
        chop = next((held for held in hand if not held.hints), None)
        if chop is None or chop.card is None or not irreplaceable >> chop.card.identity & 1:
            continue
        identity = chop.card.identity
        hints = [hint for hint in table.hints() if hint.seat == seat and table.touches(hint) >> identity & 1]
        if hints:
            best = min(hints, key=lambda hint: (table.after(hint, chop) & ~irreplaceable).bit_count())
            return Choice(best, to_keep(table.view, chop.id, table.tables))
    return None


def _discard_what_is_useless(table: _Sight) -> Choice | None:
    """A card that can be nothing but useless."""
    useless = table.view.useless.bits
    legal = {action.card for action in table.discards()}
    for held in table.own:
        if held.id in legal and _within(held.possible.bits, useless):
            return Choice(Discard(held.id), Reason("known-useless", (held.id,)))
    return None


def _try_in_the_last_round(table: _Sight) -> Choice | None:
    """In the last round a likely card is worth a mistake, unless that would be the last one."""
    view = table.view
    if view.turns_left is None or view.mistakes + 1 >= view.rules.mistakes or not table.plays():
        return None
    unseen = table.unseen()
    held = max(table.own, key=lambda held: table.chance(held, view.playable.bits, unseen))
    if table.chance(held, view.playable.bits, unseen) < WORTH_PLAYING:
        return None
    return Choice(Play(held.id), Reason("likely-playable", (held.id,)))


def _discard_or_inform(table: _Sight) -> Choice | None:
    """Tell somebody something useful while there are many tokens. With few of them discard the card that will be missed
    least; if that is impossible or dangerous, tell somebody anything."""
    view = table.view
    hints, discards = table.hints(), table.discards()
    best = max(hints, key=lambda hint: _news(table, hint), default=None)
    if best is not None and view.hints >= TOKENS_TO_KEEP and _news(table, best)[0]:
        return Choice(best, tell_something(view, best, table.tables))
    unseen = table.unseen()
    if discards:
        cards = {action.card for action in discards}

        def loss(held: HeldCard) -> tuple[float, bool, float, int]:
            danger = table.chance(held, view.irreplaceable.bits, unseen)
            return (
                danger if view.rules.masterpiece else float(danger > 0.5),
                bool(held.hints),
                danger - table.chance(held, view.useless.bits, unseen),
                held.drawn,
            )

        held = min((held for held in table.own if held.id in cards), key=loss)
        risky = table.chance(held, view.irreplaceable.bits, unseen) > (0 if view.rules.masterpiece else 0.5)
        if not (risky and hints) and not (view.hints == view.rules.hints and hints):
            return Choice(Discard(held.id), missed_least(view, held.id))
    if best is not None:
        return Choice(best, tell_something(view, best, table.tables))
    if table.plays():
        held = max(table.own, key=lambda held: table.chance(held, view.playable.bits, unseen))
        return Choice(Play(held.id), Reason("nothing-better"))
    return None


def _news(table: _Sight, hint: Hint) -> tuple[int, int, int]:
    """How much a hint tells: of the cards that it touches and that matter, of those that it touches, of all."""
    useless = table.view.useless.bits
    mattering = touched = everything = 0
    for held in table.view.hands[hint.seat]:
        if held.card is not None:
            news = held.possible.bits.bit_count() - table.after(hint, held).bit_count()
            everything += news
            if table.touches_card(hint, held):
                touched += news
                mattering += 0 if useless >> held.card.identity & 1 else news
    return mattering, touched, everything
