"""The report: the few moments of a game that counted, in the order of what they cost, each with what it was: something
that could be known, a misunderstanding, or bad luck.

It brings together what was possible (`possible`), what could be known (`known`), what hints meant (`meant`) and, if
somebody has worked that out, what moves cost on average (`cost`). All of it are values; `sentence` gives the key of
the words, which are in the catalogues (`moments.ftl`).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from tamaya.bots.bot import Reason
from tamaya.core.actions import Gesture, Hint, parse_action
from tamaya.core.cards import CardSet
from tamaya.core.events import Discarded, Misplayed, Played
from tamaya.core.game import Game
from tamaya.review.known import KnownCard, KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

MOST = 5
LEAST = 0.3  # points: what costs less on average is no moment
SOME_MISTAKE = 0.5  # points: about what a mistake costs, where nobody has played on
CLEARLY_SAFER = Fraction(1, 5)  # so much less likely to be irreplaceable
GOOD_CHANCE = Fraction(1, 2)

# By kind: whether it could be known by counting, was a matter of understanding each other, luck, or an estimate
NATURES = {
    "sure-play": "knowable",  # a card that certainly fitted stayed in the hand
    "known-loss": "knowable",  # the card was certainly irreplaceable
    "useless-kept": "knowable",  # there was a card that was certainly useless
    "safer-kept": "knowable",  # there was a card that was much less likely to be missed
    "risky-discard": "knowable",  # it was likely enough that it would be missed
    "long-shot": "knowable",  # played, though it probably did not fit
    "asked-otherwise": "understanding",  # a hint had asked to keep it, or to play it
    "misread": "understanding",  # a hint seemed to ask for the play
    "not-saved": "understanding",  # nobody warned, though a hint could have
    "unlucky-discard": "luck",
    "unlucky-play": "luck",
    "unseen": "luck",  # only with open cards one can see what was wrong with it; told once for all of them
    "better": "estimate",  # another move does better on average
}

Details = tuple[tuple[str, str | int | float], ...]


class Moment(NamedTuple):
    """A move that cost something."""

    number: int  # moves are counted from 1
    seat: int
    action: str
    kind: str  # one of NATURES
    cards: tuple[int, ...]  # that its sentence speaks of: first the one that it is about
    details: Details
    lost: int  # points that certainly could not be reached any more
    expected: float | None  # points that it cost on average, if that was worked out and is beyond doubt
    instead: str | None  # a better move by what the seat could know, if one is known
    line: tuple[str, ...]  # how the most could be reached with open cards, instead of it

    @property
    def nature(self) -> str:
        """knowable, understanding, luck or estimate."""
        return NATURES[self.kind]

    @property
    def cost(self) -> float:
        """How many points it cost."""
        return max(self.lost, self.expected or 0.0) or SOME_MISTAKE

    def sentence(self) -> Reason:
        """The key of its sentence, with the cards and the details that this speaks of."""
        return Reason(f"verdict-{self.kind}", self.cards, self.details)

    def to_json(self) -> dict[str, object]:
        """All of it for JSON."""
        return {**self._asdict(), "details": dict(self.details), "nature": self.nature, "cost": self.cost}


class _Move(NamedTuple):
    """A move and all that is known about it."""

    step: Reviewed
    known: KnownMove
    laid: Played | Misplayed | Discarded | None
    irreplaceable: CardSet  # before it
    hints: int  # available before it
    held: frozenset[int]  # the cards in all hands before it
    cost: "MoveCost | None"

    @property
    def expected(self) -> float | None:
        """What it cost on average, if that counts. A risk that came off is nobody's mistake."""
        cost = self.cost
        if cost is None or not cost.is_clear or cost.cost < LEAST:
            return None
        return None if isinstance(self.laid, Played) and self.known.mistake else cost.cost


def report(
    game: Game,
    steps: Sequence[Reviewed],
    known: Sequence[KnownMove],
    meanings: Sequence[Meaning],
    costs: Sequence["MoveCost"] = (),
) -> list[Moment]:
    """At most five moments, the dearest first: those that certainly cost something before mere estimates."""
    moves = list(_moves(game, steps, known, costs))
    found = [moment for move in moves if (moment := _moment(move, moves, meanings)) is not None]
    told = _together([moment for moment in found if not _told_elsewhere(moment, found, game)])
    return sorted(told, key=lambda moment: (-moment.lost, -moment.cost, moment.number))[:MOST]


def _moves(
    game: Game, steps: Sequence[Reviewed], known: Sequence[KnownMove], costs: Sequence["MoveCost"]
) -> Iterator[_Move]:
    now = Game.deal(game.rules, game.players, game.seed, deck=game.deck, tiles=game.tiles)
    by_number = {cost.number: cost for cost in costs}
    following = iter(zip(steps, known, strict=True))
    for entry in game.history:
        irreplaceable, hints, held = now.prospects().irreplaceable, now.hints, frozenset(sum(now.hands, ()))
        event = now.enter(entry)[0]
        if not isinstance(entry, Gesture):
            step, could_know = next(following)
            laid = event if isinstance(event, Played | Misplayed | Discarded) else None
            yield _Move(step, could_know, laid, irreplaceable, hints, held, by_number.get(step.number))


# ---- What a moment was -----------------------------------------------------------------------------------------------


class _Kind(NamedTuple):
    """What a moment was, and what its sentence names."""

    kind: str
    cards: tuple[int, ...]
    details: Details = ()
    instead: str | None = None


def _moment(move: _Move, moves: Sequence[_Move], meanings: Sequence[Meaning]) -> Moment | None:
    """What there is to say of a move, if it cost anything."""
    mistaken = isinstance(move.laid, Misplayed) and move.cost is None and move.known.mistake != 1  # else on purpose
    if not (move.step.cost or move.expected or mistaken):
        return None
    found = _missed_play(move) or _laid(move, moves, meanings) or _other(move)
    step = move.step
    instead = found.instead or (move.cost.preferred if move.cost and move.expected else None)
    return Moment(
        step.number,
        step.seat,
        step.action,
        found.kind,
        found.cards,
        found.details,
        step.cost,
        move.expected,
        instead,
        step.line,
    )


def _missed_play(move: _Move) -> _Kind | None:
    """A certain play that would have been better."""
    better = {*move.step.line[:1], *([move.cost.preferred] if move.cost and move.expected else [])}
    for card in move.known.sure_plays:
        if f"play {card}" in better:
            return _Kind("sure-play", (card,), instead=f"play {card}")
    return None


def _laid(move: _Move, moves: Sequence[_Move], meanings: Sequence[Meaning]) -> _Kind | None:
    """A card that did not fit, or that must not be lost."""
    if isinstance(move.laid, Misplayed):
        return _misplayed(move, move.laid, meanings)
    if isinstance(move.laid, Discarded) and move.laid.card in move.irreplaceable:
        return _discarded(move, move.laid, moves, meanings)
    return None


def _misplayed(move: _Move, laid: Misplayed, meanings: Sequence[Meaning]) -> _Kind:
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move) == (laid.id, move.step.number) and promise.what != "keep":
                return _Kind("misread", (laid.id,), (("move", meaning.number), ("giver", meaning.seat)))
    mistake = move.known.mistake or Fraction(0)
    kind = "unlucky-play" if 1 - mistake >= GOOD_CHANCE else "long-shot"
    return _Kind(kind, (laid.id,), (("chance", shown_share(1 - mistake)),))


def _discarded(move: _Move, laid: Discarded, moves: Sequence[_Move], meanings: Sequence[Meaning]) -> _Kind:
    loss = move.known.loss or Fraction(0)
    chance = ("chance", shown_share(loss))
    who = ("who", move.step.seat)
    if loss == 1:
        return _Kind("known-loss", (laid.id,))
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move, promise.verdict) == (laid.id, move.step.number, "ignored"):
                return _Kind("asked-otherwise", (laid.id,), (("move", meaning.number), ("what", promise.what)))
    if move.known.sure_discards:
        useless = move.known.sure_discards[0]
        return _Kind("useless-kept", (laid.id, useless), (chance,), f"discard {useless}")
    safest = _safest(move.known.hand, laid.id)
    if safest.irreplaceable + CLEARLY_SAFER <= loss:
        other = ("other", shown_share(safest.irreplaceable))
        return _Kind("safer-kept", (laid.id, safest.id), (chance, other), f"discard {safest.id}")
    if loss >= GOOD_CHANCE:
        return _Kind("risky-discard", (laid.id,), (chance,))
    if _could_be_saved(move, laid, moves):
        return _Kind("not-saved", (laid.id,), (who, chance))
    return _Kind("unlucky-discard", (laid.id,), (who, chance))


def _safest(hand: Sequence[KnownCard], laid: int) -> KnownCard:
    """The card that is least likely to be irreplaceable, among those that are useless at least as likely."""
    useless = next(card.useless for card in hand if card.id == laid)
    return min((card for card in hand if card.useless >= useless), key=lambda card: card.irreplaceable)


def _could_be_saved(move: _Move, laid: Discarded, moves: Sequence[_Move]) -> bool:
    """Whether somebody, since the last turn of its holder, saw the card, could see that it was the last one, and had a
    hint to give."""
    for earlier in reversed(moves[: move.step.number - 1]):
        if earlier.step.seat == laid.seat:
            return False
        if earlier.hints > 0 and laid.id in earlier.held and laid.card in earlier.irreplaceable:
            return True
    return False


def _other(move: _Move) -> _Kind:
    """A move that laid down no such card."""
    if move.expected and move.cost and move.expected > move.step.cost - 1:
        return _Kind("better", (), (("gain", round(move.expected, 1)),))
    return _Kind("unseen", ())


def shown_share(share: Fraction) -> float:
    """A share with two digits; what is only almost certain stays so."""
    return float(share) if share in (0, 1) else min(max(round(float(share), 2), 0.01), 0.99)


# ---- One story is told once ------------------------------------------------------------------------------------------


def _told_elsewhere(moment: Moment, found: Sequence[Moment], game: Game) -> bool:
    """Whether a moment is that of another: who did not give the hint that would have saved a card is no moment beside
    its loss."""
    if moment.kind != "better" or moment.instead is None:
        return False
    action = parse_action(moment.instead)
    if not isinstance(action, Hint):
        return False
    lost = [
        other
        for other in found
        if other.kind in ("not-saved", "unlucky-discard") and 0 < other.number - moment.number <= game.players
    ]
    return any(other.seat == action.seat for other in lost)


def _together(found: Sequence[Moment]) -> list[Moment]:
    """Where time or the order of the cards was against everybody, the first such moment stands for all."""
    unseen = [moment for moment in found if moment.kind == "unseen"]
    told = [moment for moment in found if moment.kind != "unseen"]
    if unseen:
        told.append(unseen[0]._replace(details=(("total", sum(moment.lost for moment in unseen)),)))
    return told
