"""Why not this? What any legal action would tell whom, what it would cost, and what speaks against it, from what a seat
knows."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from tamaya.bots import provable
from tamaya.bots.bot import Reason
from tamaya.bots.conventions import reading
from tamaya.bots.conventions.board import Held
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.deciding import Position
from tamaya.bots.conventions.good_touch import is_unwanted
from tamaya.bots.conventions.outlook import would_discard
from tamaya.bots.conventions.rating import FALSE, RatedHint, is_clear, rate_hint
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play
from tamaya.core.cards import Card, CardSet

NAMED = 5  # faces; where there are more, they are counted
UNLIKELY = Fraction(1, 2)  # to fit
MEANS = {reading.PLAY: "read-play", reading.SAVE: "read-keep", reading.STALL: "read-stall"}


class Weighing(NamedTuple):
    """What is to be said of an action.

    Attributes:
        tells: what it tells whom, or what is known of the card
        costs: what it costs or brings
        against: what speaks against it
    """

    tells: tuple[Reason, ...] = ()
    costs: tuple[Reason, ...] = ()
    against: tuple[Reason, ...] = ()


def weigh(position: Position, action: Action) -> Weighing:
    """What is to be said of an action, whatever its worth."""
    match action:
        case Hint():
            said = _weigh_hint(position, action)
        case Play():
            said = _weigh_play(position, action)
        case Discard():
            said = _weigh_discard(position, action)
        case _:  # a card is taken from the discards: there is nothing to lose
            return Weighing()
    return said._replace(against=(*said.against, *_left_undone(position, action)))


# ---- Hints -----------------------------------------------------------------------------------------------------------


def _weigh_hint(position: Position, hint: Hint) -> Weighing:
    view, board, t = position.view, position.board, position.board.t
    number = hint_number(hint.what, t)
    costs = () if view.pending else (Reason("costs-token", (), (("left", view.hints - 1),)),)
    rated = rate_hint(position.memory, hint.seat, number)
    if rated is None:
        return Weighing((Reason("touches-none", (), (("seat", hint.seat),)),), costs)
    touched = [held for held in board.hands[hint.seat] if t.touches[number] >> held.face & 1]
    understood = rated.kind != FALSE and (rated.plain or is_clear(position.memory, rated))
    tells = (*_words(position, hint), *(_meaning(position, hint, rated) if understood else ()))
    return Weighing(tells, costs, tuple(_against_hint(position, hint, touched, understood)))


def _words(position: Position, hint: Hint) -> Iterator[Reason]:
    """What the words alone say: which cards are then known, which surely fit, of which something is new."""
    view, t, to = position.view, position.board.t, (("seat", hint.seat),)
    touches = t.touches[hint_number(hint.what, t)]
    known, fit = [], []
    news = provable.narrowed(view, hint, t)
    for held in view.hands[hint.seat]:
        assert held.card is not None
        before = held.possible.bits
        after = before & (touches if touches >> held.card.identity & 1 else ~touches)
        if after != before and after.bit_count() == 1:
            known.append(held.id)
        if before & ~view.playable.bits and not after & ~view.playable.bits:
            fit.append(held.id)
    more = [card for card in news if card not in known]
    if known:
        yield Reason("tells-all", tuple(known), to)
    if more:
        yield Reason("tells-more", tuple(more), to)
    if not news:
        yield Reason("tells-nothing", (), to)
    if fit:
        yield Reason("show-playable", tuple(fit))


def _meaning(position: Position, hint: Hint, rated: RatedHint) -> Iterator[Reason]:
    """What the conventions make of it besides."""
    view = position.view
    to = (("seat", hint.seat),)
    if rated.steps:
        asked = dict.fromkeys(step.card for step in rated.steps)
        blind = any(step.blind for step in rated.steps)
        yield Reason("give-finesse" if blind else "give-prompt", (rated.cards[0], *asked))
    elif rated.kind == reading.FIX:
        stopped = tuple(card for card in rated.cards if provable.held_card(view, card).possible & view.playable)
        if stopped:
            yield Reason("give-fix", stopped)
    elif rated.kind in MEANS and provable.held_card(view, rated.cards[0]).card not in view.useless:
        yield Reason(MEANS[rated.kind], rated.cards[:1], to)


def _against_hint(position: Position, hint: Hint, touched: list[Held], understood: bool) -> Iterator[Reason]:
    view = position.view
    useless = tuple(held.id for held in touched if view.useless.bits >> held.face & 1)
    if useless:
        yield Reason("against-useless", useless)
    twice = tuple(held.id for held in touched if held.id not in useless and _has_hinted_twin(position, held))
    if twice:
        yield Reason("against-twice", twice)
    if not understood:
        yield Reason("against-misread", (), (("seat", hint.seat),))


def _has_hinted_twin(position: Position, held: Held) -> bool:
    """Whether a hint has touched the same card elsewhere."""
    return any(
        other.hints and other.id != held.id and other.card is not None and other.card.identity == held.face
        for hand in position.view.hands
        for other in hand
    )


# ---- Cards of one's own ----------------------------------------------------------------------------------------------


def _weigh_play(position: Position, play: Play) -> Weighing:
    view, chances = position.view, _chances(position, play.card)
    card = (play.card,)
    fitting = CardSet.of(face for face in chances if face in view.playable and play.announced in (None, face.colour))
    likely = sum(chances[face] for face in fitting)
    if likely == 1:
        return Weighing((Reason("known-playable", card),))
    costs = (Reason("costs-mistake", (), (("left", view.rules.mistakes - view.mistakes - 1),)),)
    place = [one.id for one in position.hand].index(play.card)
    if provable.held_card(view, play.card).hints and not position.own[place] & ~fitting.bits:
        return Weighing((Reason("hinted-playable", card),), costs)
    tells: tuple[Reason, ...] = ()
    if likely:
        percent = min(99, max(1, round(100 * likely)))  # neither impossible nor certain
        tells = (Reason("chance", card, (("percent", percent),)),)
    against = [Reason("against-unlikely" if likely else "against-misfit", card)] if likely < UNLIKELY else []
    if lost := CardSet(CardSet.of(chances).bits & view.irreplaceable.bits & ~fitting.bits):
        against.append(_may_be(play.card, lost))
    return Weighing(tells, costs, tuple(against))


def _chances(position: Position, card: int) -> dict[Card, Fraction]:
    """What a card of one's own can be, and how likely: exactly, for tile 5 says more than hints and counting do."""
    view = position.view
    assert view.seat is not None
    return view.marginals()[[held.id for held in view.hands[view.seat]].index(card)]


def _weigh_discard(position: Position, discard: Discard) -> Weighing:
    view, board = position.view, position.board
    held = provable.held_card(view, discard.card)
    card = (discard.card,)
    costs = (Reason("brings-token" if view.hints < view.rules.hints else "brings-nothing"),)
    spare = provable.surely_spare(view, discard.card, board.t)
    if spare is not None:
        return Weighing((spare,), costs)
    against = []
    if held.possible <= view.playable:
        against.append(Reason("against-fits", card))
    if lost := CardSet(CardSet.of(_chances(position, discard.card)).bits & view.irreplaceable.bits):
        against.append(_may_be(discard.card, lost))
    if held.hints:
        against.append(Reason("against-hinted", card))
    place = [one.id for one in position.hand].index(discard.card)
    chop = chop_of(board, position.me)
    if chop is not None and chop.id != discard.card and not is_unwanted(board, position.me, position.own[place]):
        against.append(Reason("against-chop", (chop.id,)))
    return Weighing((), costs, tuple(against))


def _may_be(card: int, lost: CardSet) -> Reason:
    """What a card may be of which there is no other."""
    faces = " ".join(map(str, lost)) if len(lost) <= NAMED else ""
    return Reason("against-may-be", (card,), (("faces", faces), ("many", len(lost))))


# ---- What is not done meanwhile --------------------------------------------------------------------------------------


def _left_undone(position: Position, action: Action) -> Iterator[Reason]:
    """What waits, or may be lost, because of any other action."""
    view = position.view
    if view.pending:
        return
    waiting = tuple(held.id for held in view.hands[position.me] if held.possible <= view.playable)
    if waiting and not isinstance(action, Play) and not (isinstance(action, Discard) and action.card in waiting):
        yield Reason("against-waiting", waiting)
    danger = _endangered(position, action)
    if danger is not None:
        yield Reason("against-danger", (danger.id,), (("seat", danger.seat),))


def _endangered(position: Position, action: Action) -> Held | None:
    """The card that the next player may discard, which must not be lost and of which they could be told."""
    view, board = position.view, position.board
    after = (position.me + 1) % board.t.players
    tokens = view.hints + isinstance(action, Discard) - isinstance(action, Hint)
    may_discard = tokens < view.rules.hints or view.rules.discard_when_full
    if not view.hints or view.turns_left is not None or not may_discard:
        return None
    if isinstance(action, Hint) and action.seat == after:
        return None
    danger = would_discard(board, after)
    return danger if danger is not None and view.irreplaceable.bits >> danger.face & 1 else None
