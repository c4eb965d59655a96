"""What a move that cost something was: something that could be known, a misunderstanding, lack of time, or luck."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from tamaya.core.actions import Action, Discard, Gesture, Play, parse_action
from tamaya.core.cards import CardSet
from tamaya.core.events import Discarded, Misplayed, Played
from tamaya.core.game import Game
from tamaya.review.known import KnownCard, KnownMove
from tamaya.review.luck import Haste, haste
from tamaya.review.meant import Meaning
from tamaya.review.possible import Reviewed
from tamaya.review.promises import Promise

if TYPE_CHECKING:
    from tamaya.review.cost import MoveCost

LEAST = 0.3  # points: what costs less on average is no moment
CLEARLY_SAFER = Fraction(1, 5)  # so much less likely to be irreplaceable
GOOD_CHANCE = Fraction(1, 2)

# By kind: whether it could be known by counting, was a matter of understanding each other, time, luck, or an estimate
NATURES = {
    "sure-play": "knowable",  # a card that certainly fitted stayed in the hand
    "known-loss": "knowable",  # the card was certainly irreplaceable
    "useless-kept": "knowable",  # there was a card that was certainly useless
    "safer-kept": "knowable",  # there was a card that was much less likely to be missed
    "risky-discard": "knowable",  # it was likely enough that it would be missed
    "long-shot": "knowable",  # played, though it probably did not fit
    "asked-otherwise": "understanding",  # a hint had asked to keep it, or to play it
    "other-asked": "understanding",  # a hint had asked to play another card
    "misread": "understanding",  # a hint seemed to ask for the play
    "not-saved": "understanding",  # nobody warned, though a hint could have
    "time": "time",  # there was hardly a turn to spare, which all could count; where it ran out only open cards show
    "try": "luck",  # time was short, and no card was likelier to fit
    "unlucky-discard": "luck",
    "unlucky-play": "luck",
    "unseen": "luck",  # only with open cards one can see what was wrong with it
    "better": "estimate",  # another move does better on average
}
SUMMED = ("time", "unseen")  # the first moment of such a kind stands for all of them

Details = tuple[tuple[str, str | int | float], ...]


class Move(NamedTuple):
    """A move and all that is known about it."""

    step: Reviewed
    known: KnownMove
    laid: Played | Misplayed | Discarded | None
    before: Game  # how it stood; not to be changed
    cost: "MoveCost | None"

    @property
    def expected(self) -> float | None:
        """What it cost on average, if that counts. A risk that came off is nobody's mistake, and it is no lesson that
        another would have been better which would not have come off."""
        cost = self.cost
        if cost is None or not cost.is_clear or cost.cost < LEAST or self._fails(parse_action(cost.preferred)):
            return None
        return None if isinstance(self.laid, Played) and self.known.mistake else cost.cost

    def _fails(self, action: Action) -> bool:
        """Whether an action lays down a card that does not fit, or that must not be lost, as the cards really are."""
        playable, _, irreplaceable, _ = self.before.prospects()
        match action:
            case Play(card):
                return self.before.card(card) not in playable
            case Discard(card):
                return self.before.card(card) in irreplaceable
            case _:
                return False

    @property
    def haste(self) -> Haste | None:
        """How short time was, if not even one more round could go by without a card that fits."""
        found = haste(self.before, self.step.line)
        return found if found and found.spare < self.before.players else None


def moves_of(
    game: Game, steps: Sequence[Reviewed], known: Sequence[KnownMove], costs: Sequence["MoveCost"]
) -> Iterator[Move]:
    """Every move of a game."""
    now = Game.deal(game.rules, game.players, game.seed, deck=game.deck, tiles=game.tiles)
    by_number = {cost.number: cost for cost in costs}
    following = iter(zip(steps, known, strict=True))
    for entry in game.history:
        before = now.copy()
        event = now.enter(entry)[0]
        if not isinstance(entry, Gesture):
            step, could_know = next(following)
            laid = event if isinstance(event, Played | Misplayed | Discarded) else None
            yield Move(step, could_know, laid, before, by_number.get(step.number))


class Verdict(NamedTuple):
    """What a move was, and what its sentence names."""

    kind: str  # one of NATURES
    cards: tuple[int, ...] = ()
    details: Details = ()
    instead: str | None = None


def verdict(move: Move, moves: Sequence[Move], meanings: Sequence[Meaning]) -> Verdict | None:
    """What there is to say of a move, if it cost anything."""
    mistaken = isinstance(move.laid, Misplayed) and move.cost is None and move.known.mistake != 1  # else on purpose
    if not (move.step.cost or move.expected or mistaken):
        return None
    if isinstance(move.laid, Misplayed):
        found = _misplayed(move, move.laid, meanings)
        return None if found.kind == "try" and mistaken and not move.step.cost else found
    if (missed := _missed_play(move)) is not None:
        return Verdict("sure-play", (missed,), instead=f"play {missed}")
    if isinstance(move.laid, Discarded) and move.laid.card in _irreplaceable(move):
        return _discarded(move, move.laid, moves, meanings)
    return _other(move)


def _missed_play(move: Move) -> int | None:
    """A card that was certain to fit, if it would have been better."""
    better = {*move.step.line[:1], *([move.cost.preferred] if move.cost and move.expected else [])}
    return next((card for card in move.known.sure_plays if f"play {card}" in better), None)


def _irreplaceable(move: Move) -> CardSet:
    return move.before.prospects().irreplaceable


# ---- A card that did not fit -----------------------------------------------------------------------------------------


def _misplayed(move: Move, laid: Misplayed, meanings: Sequence[Meaning]) -> Verdict:
    missed = _missed_play(move)
    instead = None if missed is None else f"play {missed}"
    fits = 1 - (move.known.mistake or Fraction(0))
    chance: Details = (("chance", shown_share(fits)),)
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move) == (laid.id, move.step.number) and promise.what != "keep":
                return Verdict("misread", (laid.id,), (*chance, *_seeming(meaning, promise)), instead)
    if fits < GOOD_CHANCE and _worth_a_try(move, fits):
        return Verdict("try", (laid.id,), chance)
    return Verdict("unlucky-play" if fits >= GOOD_CHANCE else "long-shot", (laid.id,), chance, instead)


def _seeming(meaning: Meaning, promise: Promise) -> Details:
    """How a hint seemed to ask for a play: somebody else was to play first, or the card was perhaps to be kept."""
    said: Details = (("move", meaning.number), ("giver", meaning.seat))
    first = next((asked for asked in meaning.asked if asked.seat == promise.by != promise.seat), None)
    if promise.verdict == "early" and first is not None:
        return (*said, ("what", "early"), ("by", first.seat), ("faces", first.identity))
    return (*said, ("what", "open" if meaning.kind == "open" and promise.what == "play" else "play"))


def _worth_a_try(move: Move, fits: Fraction) -> bool:
    """Whether time was short, no card of the hand was likelier to fit, and a mistake could be borne."""
    likeliest = all(card.fits <= fits for card in move.known.hand)
    bearable = move.before.rules.mistakes - move.before.mistakes > 1
    return fits > 0 and likeliest and bearable and move.haste is not None


# ---- A card that must not be lost ------------------------------------------------------------------------------------


def _discarded(move: Move, laid: Discarded, moves: Sequence[Move], meanings: Sequence[Meaning]) -> Verdict:
    loss = move.known.loss or Fraction(0)
    chance = ("chance", shown_share(loss))
    who = ("who", move.step.seat)
    if loss == 1:
        return Verdict("known-loss", (laid.id,))
    for meaning in meanings:
        for promise in meaning.promises:
            if (promise.card, promise.move, promise.verdict) == (laid.id, move.step.number, "ignored"):
                return Verdict("asked-otherwise", (laid.id,), (("move", meaning.number), ("what", promise.what)))
    if move.known.sure_discards:
        useless = move.known.sure_discards[0]
        return Verdict("useless-kept", (laid.id, useless), (chance,), f"discard {useless}")
    safest = _safest(move.known.hand, laid.id)
    if safest.irreplaceable + CLEARLY_SAFER <= loss:
        other = ("other", shown_share(safest.irreplaceable))
        return Verdict("safer-kept", (laid.id, safest.id), (chance, other), f"discard {safest.id}")
    if loss >= GOOD_CHANCE:
        return Verdict("risky-discard", (laid.id,), (chance,))
    if (asked := _asked_for(move, meanings)) is not None:
        number, card = asked
        return Verdict("other-asked", (laid.id, card), (("move", number), who, chance))
    return Verdict("not-saved" if _could_be_saved(move, laid, moves) else "unlucky-discard", (laid.id,), (who, chance))


def _safest(hand: Sequence[KnownCard], laid: int) -> KnownCard:
    """The card that is least likely to be irreplaceable, among those that are useless at least as likely."""
    useless = next(card.useless for card in hand if card.id == laid)
    return min((card for card in hand if card.useless >= useless), key=lambda card: card.irreplaceable)


def _asked_for(move: Move, meanings: Sequence[Meaning]) -> tuple[int, int] | None:
    """The last hint that asked for a card that fitted then, and that card; also one that was to be played first."""
    number, seat, now = move.step.number, move.step.seat, move.before
    playable = now.prospects().playable
    for meaning in reversed([meaning for meaning in meanings if meaning.number < number and meaning.kind != "open"]):
        for promise in meaning.promises:
            settled = promise.move is not None and promise.move < number
            true = promise.face in promise.taken_for and promise.what != "keep" and promise.verdict != "unseen"
            held = promise.seat == seat and promise.card in now.hands[seat]
            if true and held and not settled and now.card(promise.card) in playable:
                return meaning.number, promise.card
    return None


def _could_be_saved(move: Move, laid: Discarded, moves: Sequence[Move]) -> bool:
    """Whether somebody, since the last turn of its holder, saw the card, could see that it was the last one, and had a
    hint to give."""
    for earlier in reversed(moves[: move.step.number - 1]):
        if earlier.step.seat == laid.seat:
            return False
        held = laid.id in earlier.before.hands[laid.seat]
        if earlier.before.hints > 0 and held and laid.card in _irreplaceable(earlier):
            return True
    return False


# ---- All else --------------------------------------------------------------------------------------------------------


def _other(move: Move) -> Verdict:
    """A move that laid down no such card."""
    if move.expected and move.cost and move.expected > move.step.cost - 1:
        return Verdict("better", (), (("gain", round(move.expected, 1)),))
    short = move.haste
    if short is None:
        return Verdict("unseen")
    counted = isinstance(move.laid, Discarded) and short.spare <= 0  # for all see the pile, and what can be placed
    return Verdict("time", (), (("turns", short.turns), ("need", short.need), ("counted", "yes" if counted else "no")))


def shown_share(share: Fraction) -> float:
    """A share with two digits; what is only almost certain stays so."""
    return float(share) if share in (0, 1) else min(max(round(float(share), 2), 0.01), 0.99)
