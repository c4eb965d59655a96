"""What reasons claim, each checked against the table and against what the seat that gives it can know."""

from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions.partner_models import RUNGS
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play, Take, parse_action
from tamaya.core.cards import VALUES, Card, CardSet
from tamaya.core.events import Discarded, Event, Hinted, OpenDraw
from tamaya.core.game import Game
from tamaya.core.view import HeldCard, View


class Said(NamedTuple):
    """A reason, and when it was given."""

    game: Game
    view: View  # of the seat that gave it, or was advised
    action: Action
    reason: Reason
    better: tuple[Choice, ...] = ()  # what was advised before it
    among_equals: bool = False  # all seats are played by the same bot, so signals mean what they should

    # ---- The cards that it speaks of ---------------------------------------------------------------------------------

    @property
    def first(self) -> HeldCard:
        return self.held(self.reason.cards[0])

    @property
    def own(self) -> HeldCard:
        """The card in question, which is one's own."""
        assert self.first in self.hand
        assert not isinstance(self.action, Play | Discard) or self.action.card == self.first.id
        return self.first

    @property
    def hand(self) -> tuple[HeldCard, ...]:
        assert self.view.seat is not None
        return self.view.hands[self.view.seat]

    def held(self, id: int) -> HeldCard:
        return next(held for hand in self.view.hands for held in hand if held.id == id)

    @property
    def chances(self) -> dict[Card, Fraction]:
        """What the card in question can be: tile 5 says more than hints and counting do."""
        return self.view.marginals()[self.hand.index(self.own)]

    def detail(self, name: str) -> str:
        return str(dict(self.reason.details)[name])

    # ---- The hint that is given --------------------------------------------------------------------------------------

    @property
    def hint(self) -> Hint:
        assert isinstance(self.action, Hint)
        return self.action

    def touches(self, face: Card | None) -> bool:
        assert face is not None
        t = self.game.tables
        return bool(t.touches[hint_number(self.hint.what, t)] >> face.identity & 1)

    def after(self, held: HeldCard) -> CardSet:
        """What everybody can tell of a card after the hint."""
        touched = self.touches(held.card)
        return CardSet.of(card for card in held.possible if self.touches(card) == touched)

    @property
    def told(self) -> tuple[HeldCard, ...]:
        """The hand of who gets the hint."""
        return self.view.hands[self.hint.seat]

    def news(self) -> set[int]:
        return {held.id for held in self.told if self.after(held) != held.possible}

    def is_touched(self, held: HeldCard) -> bool:
        return held in self.told and self.touches(held.card)

    # ---- The card that is played -------------------------------------------------------------------------------------

    def fits_as_announced(self, face: Card) -> bool:
        assert isinstance(self.action, Play)
        return face in self.view.playable and self.action.announced in (None, face.colour)

    @property
    def surely_fits(self) -> bool:
        assert isinstance(self.action, Play)
        return all(map(self.fits_as_announced, self.held(self.action.card).possible))

    # ---- The fireworks -----------------------------------------------------------------------------------------------

    def missing(self, face: Card | None) -> list[Card]:
        """What has to be played before a card."""
        assert face is not None
        t = self.game.tables
        first = face.identity // VALUES * VALUES
        return [
            Card.of(t.in_order[first + place])
            for place in range(self.view.fireworks[face.colour], t.place[face.identity])
        ]

    def is_gone(self, face: Card) -> bool:
        """Whether all copies of a card lie with the discards."""
        return [card for _, card in self.view.discards].count(face) == self.game.tables.copies[face.identity]

    def is_blocked(self, face: Card) -> bool:
        return self.view.rules.bonus_tiles and any(map(self.is_gone, self.missing(face)))

    def copies_in_hands(self, face: Card | None) -> int:
        return sum(self.game.card(id) == face for hand in self.game.hands for id in hand)

    def is_elsewhere(self, face: Card) -> bool:
        """Whether another card than the first is surely the same."""
        others = [held for hand in self.view.hands for held in hand if held.id != self.first.id]
        return any(held.card == face or held.possible == CardSet.of([face]) for held in others)

    def is_spare(self, face: Card) -> bool:
        return face in self.view.useless or self.is_blocked(face) or self.is_elsewhere(face)

    # ---- What happened -----------------------------------------------------------------------------------------------

    @property
    def since(self) -> list[Event]:
        """What the others did since the seat's own last action."""
        events: list[Event] = []
        for event in reversed(self.game.log):
            if getattr(event, "seat", None) == self.view.seat:
                break
            events.append(event)
        return events[::-1]

    @property
    def was_hinted(self) -> bool:
        """Whether there was a hint, to whomever, by somebody else."""
        return any(isinstance(event, Hinted) and event.seat != self.view.seat for event in self.game.log)

    def heard_hint(self, id: int) -> bool:
        """Whether somebody gave this seat a hint that touched a card."""
        return any(isinstance(e, Hinted) and e.target == self.view.seat and id in e.touched for e in self.since)


def check(said: Said) -> None:
    """Every claim of a reason holds."""
    held = {card.id for hand in said.view.hands for card in hand}
    laid = {id for id, _ in said.view.discards} | {e.id for e in said.since if isinstance(e, Discarded)}
    heard = said.reason.key.startswith("heard-")
    assert set(said.reason.cards[: 1 if heard else None]) <= held | laid, "cards that everybody can find"
    assert CLAIMS[said.reason.key](said) is not False, (said.reason, said.action, str(said.game))


def fits_as_it_says(said: Said) -> bool:
    """The card fits now, or as soon as others are played, which are all in somebody's hand."""
    face = said.first.card
    if said.detail("when") == "now":
        return face in said.view.playable
    missing = said.missing(face)
    return said.detail("when") == "later" and bool(missing) and all(map(said.copies_in_hands, missing))


def must_be_kept(said: Said) -> bool:
    face = said.first.card
    assert face is not None
    copies = said.game.tables.copies[face.identity]
    left = copies - [card for _, card in said.view.discards].count(face)
    seen = sum(held.card == face for hand in said.view.hands for held in hand)
    assert said.is_touched(said.first)
    assert face not in said.view.useless
    return {
        "only": copies == 1,
        "last": copies > 1 and left == 1,
        "unseen": left > 1 and seen == 1,
        "seen": left > 1 and seen > 1,
    }[said.detail("copies")]


def missed_least(said: Said) -> bool:
    """An estimate: but a card that is surely useless would be missed less, and one that must not be lost more."""
    view, card = said.view, said.own
    assert not any(isinstance(choice.action, Discard) for choice in said.better)
    others = [held for held in said.hand if held.id != card.id]
    return not (
        (any(held.possible <= view.useless for held in others) and not card.possible <= view.useless)
        or (card.possible <= view.irreplaceable and any(not held.possible & view.irreplaceable for held in others))
    )


def helps_most(said: Said) -> bool:
    takes = [action.card for action in map(parse_action, said.view.legal) if isinstance(action, Take)]
    useful = {id for id, card in said.view.discards if id in takes and card not in said.view.useless}
    return not said.better and (said.reason.cards[0] in useful or not useful)


def oldest_without_a_hint(said: Said) -> bool:
    older = [held for held in said.hand[: said.hand.index(said.own)] if not held.hints]
    return not said.own.hints and bool(older) == (said.detail("older") == "called")


def comes_after(said: Said) -> bool:
    """Others come before the card, in the hands of those who are asked."""
    assert said.is_touched(said.first)
    asked = [said.held(id) for id in said.reason.cards[1:]]
    assert len({held.card for held in asked}) == len(asked) > 0
    assert not set(asked) & set(said.hand)
    blind = [held for held in asked if not held.hints]
    return {held.card for held in asked} <= set(said.missing(said.first.card)) and bool(blind) == (
        said.reason.key == "give-finesse"
    )


def touched_and(holds: Callable[[Said, HeldCard], bool]) -> Callable[[Said], bool]:
    """Every card it speaks of is touched by the hint, and this holds of it."""
    return lambda said: (
        all(said.is_touched(held) and holds(said, held) for held in map(said.held, said.reason.cards))
        and bool(said.reason.cards)
    )


def asked_for(said: Said) -> bool:
    """A hint about another card, which may be one's own, was taken to ask for a card of one's own."""
    card, focus = said.reason.cards
    assert said.held(card) in said.hand
    touched, before = False, []
    for event in said.game.log[: len(said.game.log) - len(said.since)]:
        touched = _is_touched_after(event, card, touched)
    for event in said.since:
        if isinstance(event, Hinted) and focus in event.touched:
            before.append(touched)
        touched = _is_touched_after(event, card, touched)
    return (said.reason.key == "heard-prompt") in before


def _is_touched_after(event: Event, card: int, touched: bool) -> bool:
    """Whether hints have touched a card that is held now."""
    if isinstance(event, OpenDraw) and event.id == card:  # tile 5 lets an id be drawn again
        return False
    return touched or (isinstance(event, Hinted) and card in event.touched)


def passed_on(said: Said) -> bool:
    return said.first in said.hand and any(
        isinstance(e, Discarded) and str(e.card) == said.detail("card") for e in said.since
    )


def cards_wait(said: Said) -> bool:
    thrown = said.action.card if isinstance(said.action, Discard) else None
    return not isinstance(said.action, Play) and all(
        held in said.hand and held.hints and not held.possible <= said.view.playable and held.id != thrown
        for held in map(said.held, said.reason.cards)
    )


def by_signals(wanted: Callable[[View], CardSet]) -> Callable[[Said], bool]:
    """By signals a card is one of these: it can be, and among those who send the same signals it is."""
    return lambda said: (
        bool(said.own.possible & wanted(said.view))
        and (not said.among_equals or said.game.card(said.own.id) in wanted(said.view))
    )


def playable(view: View) -> CardSet:
    return view.playable


def useless(view: View) -> CardSet:
    return view.useless


def somebody_can_play(said: Said) -> bool:
    others = [held for hand in said.view.hands if hand != said.hand for held in hand]
    return any(held.card in said.view.playable and not held.possible <= said.view.playable for held in others)


def is_spare_for_all(said: Said, spare: Callable[[Card], bool]) -> bool:
    return all(map(spare, said.own.possible))


def nothing_is_new(said: Said) -> bool:
    return said.view.pending is None and not said.news() and any(map(said.is_touched, said.told))


def touches_nothing(said: Said) -> bool:
    return said.view.pending is None and not any(map(said.is_touched, said.told))


def says_more(said: Said) -> bool:
    return bool(said.reason.cards) and set(said.reason.cards) <= said.news()


def points_out(said: Said) -> bool:
    """A card of who gets the hint fits, or will when that seat has its turn."""
    if said.reason.cards:
        return said.is_touched(said.first) and fits_as_it_says(said)
    faces = [held.card for held in said.told]
    return any(face in said.view.playable or all(map(said.copies_in_hands, said.missing(face))) for face in faces)


def to_whom(said: Said) -> tuple[HeldCard, ...]:
    assert said.hint.seat == int(said.detail("seat"))
    return said.told


def would_be_told(holds: Callable[[Said, HeldCard], bool]) -> Callable[[Said], bool]:
    """This holds of all cards it speaks of, which whoever gets the hint has."""
    return lambda said: (
        bool(said.reason.cards)
        and all(held in to_whom(said) and holds(said, held) for held in map(said.held, said.reason.cards))
    )


def has_hinted_twin(said: Said, held: HeldCard) -> bool:
    others = [other for hand in said.view.hands for other in hand if other.id != held.id]
    return any(other.card == held.card and other.hints for other in others)


def fitting_share(said: Said) -> Fraction:
    return sum((chance for face, chance in said.chances.items() if said.fits_as_announced(face)), Fraction())


def fits_by_chance(said: Said) -> bool:
    """The number is what the exact chances say; a card that may fit, or not, is neither at 0 nor at 100."""
    exact = fitting_share(said)
    assert 0 < exact < 1
    return abs(float(exact) - int(said.detail("percent")) / 100) <= 0.01


def mistakes_left(said: Said) -> bool:
    left = said.view.rules.mistakes - said.view.mistakes - 1
    return int(said.detail("left")) == left and isinstance(said.action, Play) and not said.surely_fits


def may_be_lost(said: Said) -> bool:
    lost = CardSet.of(said.chances) & said.view.irreplaceable
    if isinstance(said.action, Play):
        lost = CardSet.of(face for face in lost if not said.fits_as_announced(face))
    named = {Card.parse(text) for text in said.detail("faces").split()}
    return bool(lost) and int(said.detail("many")) == len(lost) and named in (set(), set(lost))


def may_be_discarded_next(said: Said) -> bool:
    """The card of the next player must not be lost, and somebody could have been told of it now."""
    view = said.view
    after = (view.seat or 0) + 1
    assert int(said.detail("seat")) == after % view.players
    assert any(text.startswith(f"hint {after % view.players}") for text in view.legal)
    assert said.first in view.hands[after % view.players]
    return said.first.card in view.irreplaceable and not said.first.hints


CLAIMS: dict[str, Callable[[Said], bool]] = {
    "only-choice": lambda said: len(said.view.legal) == 1,
    "known-playable": lambda said: (
        said.own.possible <= said.view.playable or CardSet.of(said.chances) <= said.view.playable
    ),
    "likely-playable": lambda said: (
        bool(said.own.possible & said.view.playable) and said.view.mistakes + 1 < said.view.rules.mistakes
    ),
    "perhaps-playable": lambda said: bool(said.own.possible & said.view.playable),
    "hinted-playable": lambda said: bool(said.own.hints and said.own.possible & said.view.playable),
    "show-playable": lambda said: (
        all(
            held.card in said.view.playable
            and said.after(held) <= said.view.playable
            and said.after(held) != held.possible
            for held in map(said.held, said.reason.cards)
        )
        and bool(said.reason.cards)
    ),
    "inform": lambda said: bool(said.news()),
    "known-useless": lambda said: said.own.possible <= said.view.useless,
    "hinted-useless": lambda said: bool(said.own.possible & said.view.useless) and said.was_hinted,
    "spare-copy": lambda said: (
        is_spare_for_all(said, said.is_elsewhere) and said.copies_in_hands(said.game.card(said.own.id)) > 1
    ),
    "useless-or-spare": lambda said: is_spare_for_all(
        said, lambda face: face in said.view.useless or said.is_elsewhere(face)
    ),
    "needs-tile": lambda said: is_spare_for_all(said, lambda face: face in said.view.useless or said.is_blocked(face)),
    "passed-on": lambda said: any(map(said.is_spare, said.own.possible)) and said.was_hinted,
    "signalled-spare": lambda said: any(
        said.is_spare(face) or any(face in held.possible for held in said.hand if held.id != said.own.id)
        for face in said.own.possible
    ),
    "least-missed": missed_least,
    "nothing-better": lambda said: not said.better and not said.reason.cards,
    "fetch-discarded": helps_most,
    "ahead": lambda said: said.view.pile <= 10 and said.view.turns_left is None,
    "own-words": lambda said: bool(said.detail("text")),
    "hat-sure-play": by_signals(playable),
    "hat-needed-hint": somebody_can_play,
    "hat-spare-hint": lambda said: said.view.pending is None and said.hint.seat != said.view.seat,
    "hat-useless-discard": by_signals(useless),
    "smart-play": by_signals(playable),
    "smart-warning": touched_and(lambda said, held: held.card in said.view.irreplaceable),
    "smart-play-hint": points_out,
    "smart-oldest-discard": lambda said: not said.own.possible <= said.view.irreplaceable and missed_least(said),
    "search-better": lambda said: float(f"{float(said.detail('gain')):.3f}") > 0,
    "answer-finesse": lambda said: bool(not said.own.hints and said.own.possible & said.view.playable),
    "answer-discard": lambda said: bool(not said.own.hints and said.own.possible & said.view.playable),
    "answer-prompt": lambda said: bool(said.own.hints and said.own.possible & said.view.playable),
    "discard-chop": oldest_without_a_hint,
    "give-play": lambda said: said.is_touched(said.first) and fits_as_it_says(said),
    "give-save": must_be_kept,
    "give-prompt": comes_after,
    "give-finesse": comes_after,
    "give-stall": touched_and(
        lambda said, held: said.hint.what == VALUES and held.id in said.news() and held.card not in said.view.useless
    ),
    "give-fix": touched_and(
        lambda said, held: held.card not in said.view.playable and bool(held.possible & said.view.playable)
    ),
    "coach-too": lambda said: not said.better,
    "touches-none": lambda said: not any(map(said.is_touched, to_whom(said))),
    "tells-all": would_be_told(lambda said, held: len(said.after(held)) == 1 and held.id in said.news()),
    "tells-more": would_be_told(lambda said, held: held.id in said.news() and len(said.after(held)) > 1),
    "tells-nothing": lambda said: bool(to_whom(said)) and not said.news(),
    "read-play": would_be_told(lambda said, held: said.is_touched(held) and held.card not in said.view.useless),
    "read-keep": would_be_told(lambda said, held: said.is_touched(held) and held.card not in said.view.useless),
    "read-stall": would_be_told(lambda said, held: said.is_touched(held) and held.card not in said.view.useless),
    "costs-token": lambda said: not said.view.pending and int(said.detail("left")) == said.view.hints - 1,
    "costs-mistake": mistakes_left,
    "brings-token": lambda said: isinstance(said.action, Discard) and said.view.hints < said.view.rules.hints,
    "brings-nothing": lambda said: isinstance(said.action, Discard) and said.view.hints == said.view.rules.hints,
    "chance": fits_by_chance,
    "against-misfit": lambda said: not any(map(said.fits_as_announced, said.chances)),
    "against-unlikely": lambda said: 0 < fitting_share(said) < Fraction(1, 2),
    "against-may-be": may_be_lost,
    "against-fits": lambda said: isinstance(said.action, Discard) and said.own.possible <= said.view.playable,
    "against-hinted": lambda said: isinstance(said.action, Discard) and bool(said.own.hints),
    "against-chop": lambda said: (
        isinstance(said.action, Discard)
        and said.action.card != said.first.id
        and said.first in said.hand
        and not said.first.hints
    ),
    "against-useless": touched_and(lambda said, held: held.card in said.view.useless),
    "against-twice": touched_and(has_hinted_twin),
    "against-misread": lambda said: bool(to_whom(said)),
    "against-waiting": lambda said: (
        not isinstance(said.action, Play)
        and all(held in said.hand and held.possible <= said.view.playable for held in map(said.held, said.reason.cards))
    ),
    "against-danger": may_be_discarded_next,
    "give-words": says_more,
    "give-known": nothing_is_new,
    "give-nothing": touches_nothing,
    "heard-prompt": asked_for,
    "heard-finesse": asked_for,
    "heard-not-yet": cards_wait,
    "heard-passed-on": passed_on,
    "heard-style": lambda said: int(said.detail("seat")) != said.view.seat and said.detail("part") in RUNGS,
    **{
        f"heard-{kind}": lambda said: said.first in said.hand and said.heard_hint(said.first.id)
        for kind in ("play", "later", "save", "open", "stall", "fix", "words")
    },
}
