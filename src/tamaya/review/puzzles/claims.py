"""What each sentence of a puzzle claims, and whether it holds in the true position. A puzzle is right only if all its
sentences are; one that is not listed here has been checked by nobody and may not be shown."""

from collections.abc import Callable
from functools import reduce
from operator import and_

from tamaya.bots.bot import Reason
from tamaya.core.actions import Play, parse_action
from tamaya.core.cards import VALUES, Card, CardSet
from tamaya.core.errors import TamayaError
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.numbering import hint_number
from tamaya.core.view import HeldCard
from tamaya.review.puzzles.puzzle import ANY_HINT, WAY, Puzzle
from tamaya.review.solver.solving import Solver

Claim = Callable[[Puzzle, Reason], bool]
CLAIMS: dict[str, Claim] = {}
"""By the key of a sentence: whether what it says is so."""


def all_true(puzzle: Puzzle) -> bool:
    """Whether everything that is said about a puzzle is so."""
    said = (*puzzle.hints, *puzzle.reasons)
    return all(reason.key in CLAIMS and CLAIMS[reason.key](puzzle, reason) for reason in said)


def _says(*keys: str) -> Callable[[Claim], Claim]:
    def note(claim: Claim) -> Claim:
        CLAIMS.update(dict.fromkeys(keys, claim))
        return claim

    return note


# ---- All cards open --------------------------------------------------------------------------------------------------


@_says("puzzle-missing")
def _so_many_are_missing(puzzle: Puzzle, reason: Reason) -> bool:
    """So many cards are not placed yet, and so many turns remain in which one can be laid down."""
    said, game = dict(reason.details), puzzle.game
    return said["missing"] == missing_cards(game) and said["most"] == turns_to_lay_down(game)


@_says("puzzle-tempting")
def _it_fits_and_is_wrong(puzzle: Puzzle, reason: Reason) -> bool:
    """The card fits, and playing it is not the answer."""
    playable = puzzle.game.prospects().playable
    fit = all(puzzle.game.card(card) in playable for card in reason.cards)
    return fit and not any(puzzle.solved_by(str(Play(card))) for card in reason.cards)


@_says("puzzle-do-play", "puzzle-do-discard", "puzzle-do-hint")
def _that_is_to_be_done(puzzle: Puzzle, reason: Reason) -> bool:
    """The answer is of this kind."""
    return puzzle.solution.split()[0] == reason.key.rpartition("-")[2]


@_says(WAY)
def _the_line_leads_there(puzzle: Puzzle, _: Reason) -> bool:
    """The line begins with the answer and ends with the perfect show. (That nothing else does is what the solver
    proves when the question is asked anew.)"""
    game = puzzle.game.copy()
    if not puzzle.line or not puzzle.solved_by(puzzle.line[0]):
        return False
    try:
        for action in puzzle.line:
            game.do(parse_action(action))
    except TamayaError:
        return False
    return game.score == game.rules.max_score


@_says("puzzle-tempted")
def _no_more_can_be_reached_then(puzzle: Puzzle, reason: Reason) -> bool:
    """After this card is played, exactly so many points can still be reached, and not all."""
    after = puzzle.game.copy()
    after.do(Play(reason.cards[0]))
    found = Solver(after.tables).solve(after)
    return found.decided and dict(reason.details)["most"] == found.best < after.rules.max_score


# ---- Counting --------------------------------------------------------------------------------------------------------


@_says("puzzle-words")
def _words_are_enough(puzzle: Puzzle, _: Reason) -> bool:
    """The hints say it, but only with what they did not touch."""
    card, good = _asked_for(puzzle), _wanted(puzzle)
    return card.told <= good and not touched_by(puzzle.game, card) <= good


@_says("puzzle-count")
def _counting_is_needed(puzzle: Puzzle, _: Reason) -> bool:
    """The hints do not say it, and with counting it is certain."""
    card, good = _asked_for(puzzle), _wanted(puzzle)
    return card.possible <= good and not card.told <= good


@_says("puzzle-one-of")
def _one_of_them_is_it(puzzle: Puzzle, reason: Reason) -> bool:
    """The answer is one of these cards."""
    return _asked_for(puzzle).id in reason.cards and len(reason.cards) > 1


@_says("puzzle-not-it")
def _it_could_be_of_use(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be this face, and the face is of use."""
    face = Card.parse(str(dict(reason.details)["face"]))
    return face in _own(puzzle)[reason.cards[0]].possible and face not in _wanted(puzzle)


@_says("puzzle-useless")
def _it_is_useless(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be exactly these, it is one of them, and all of them are useless."""
    return _is_one_of(puzzle, reason) and _faces(reason) <= puzzle.game.prospects().useless


@_says("puzzle-seen")
def _all_copies_are_in_sight(puzzle: Puzzle, reason: Reason) -> bool:
    """The words allow these, but every copy of them is seen or known."""
    card = _own(puzzle)[reason.cards[0]]
    return _faces(reason) <= card.told and all(_known_copies(puzzle, card, face) for face in _faces(reason))


def _known_copies(puzzle: Puzzle, card: HeldCard, face: Card) -> bool:
    view = puzzle.game.view(puzzle.game.actor)
    others = [held.card for hand in view.hands for held in hand if held.card]
    known = [
        one for held in _own(puzzle).values() if held is not card and len(held.possible) == 1 for one in held.possible
    ]
    seen = [*others, *known, *(discarded for _, discarded in view.discards)]
    tables = puzzle.game.tables
    placed = tables.place[face.identity] < view.fireworks[face.colour]
    return seen.count(face) + placed == tables.copies[face.identity]


# ---- Meanings --------------------------------------------------------------------------------------------------------


@_says("puzzle-about-play", "puzzle-about-save")
def _that_is_what_it_asks_for(puzzle: Puzzle, reason: Reason) -> bool:
    """A card is to be played, or kept."""
    return puzzle.solution.split()[0] == {"play": "play", "save": "keep"}[reason.key.rpartition("-")[2]]


@_says("puzzle-chop", "puzzle-why-chop")
def _it_would_have_been_discarded_next(puzzle: Puzzle, reason: Reason) -> bool:
    """The card that it is about was the oldest one without a hint, and no other was known to be useless."""
    useless = puzzle.game.prospects().useless
    others = [card for card in _own(puzzle).values() if card.id != _asked_for(puzzle).id]
    return (
        _before_the_hint(puzzle)[0] == _asked_for(puzzle).id
        and _asked_for(puzzle).id in _hinted(puzzle).touched
        and not any(card.possible <= useless for card in others)
        and reason.cards in ((), (_asked_for(puzzle).id,))
    )


@_says("puzzle-newest", "puzzle-why-newest")
def _it_is_the_newest(puzzle: Puzzle, reason: Reason) -> bool:
    """The oldest card without a hint was not touched, and of those touched for the first time this one is the
    newest."""
    without, touched = _before_the_hint(puzzle), _hinted(puzzle).touched
    return (
        without[0] not in touched
        and [card for card in without if card in touched][-1] == _asked_for(puzzle).id
        and reason.cards in ((), (_asked_for(puzzle).id,))
    )


@_says("puzzle-focus")
def _it_is_about_this_card(puzzle: Puzzle, reason: Reason) -> bool:
    """The answer is about this card."""
    return reason.cards == (_asked_for(puzzle).id,)


@_says("puzzle-meant-play")
def _it_is_one_of_these_and_fits(puzzle: Puzzle, reason: Reason) -> bool:
    """The card is one of these, can be each of them, and each of them fits now."""
    return _can_be(puzzle, reason) and _faces(reason) <= puzzle.game.prospects().playable


@_says("puzzle-meant-save")
def _it_is_one_of_these_and_must_not_be_lost(puzzle: Puzzle, reason: Reason) -> bool:
    """The card is one of these, can be each of them; each is the last copy of a card that is still of use, and does not
    fit now."""
    playable, _, irreplaceable, _ = puzzle.game.prospects()
    return _can_be(puzzle, reason) and _faces(reason) <= irreplaceable - playable


# ---- What they need --------------------------------------------------------------------------------------------------


def missing_cards(game: Game) -> int:
    """How many cards are not on the fireworks yet."""
    return sum(VALUES - placed for placed in game.fireworks.values())


def turns_to_lay_down(game: Game) -> int:
    """In how many turns a card can still be laid down: until the pile is empty, and one more for each player (E3)."""
    return len(game.pile) + game.players if game.turns_left is None else game.turns_left


def touched_by(game: Game, card: HeldCard) -> CardSet:
    """What the hints that touched a card allow, whatever else they say."""
    touches = [game.tables.touches[hint_number(what, game.tables)] for what in card.hints]
    return CardSet(reduce(and_, touches, game.tables.all_cards))


def _own(puzzle: Puzzle) -> dict[int, HeldCard]:
    actor = puzzle.game.actor
    return {held.id: held for held in puzzle.game.view(actor).hands[actor]}


def _asked_for(puzzle: Puzzle) -> HeldCard:
    """The card that the answer is about."""
    assert puzzle.solution != ANY_HINT
    return _own(puzzle)[int(puzzle.solution.split()[1])]


def _wanted(puzzle: Puzzle) -> CardSet:
    """What the card has to be, whichever of them, for the answer to be right."""
    return puzzle.game.prospects().useless


def _faces(reason: Reason) -> CardSet:
    return CardSet.parse(str(dict(reason.details)["faces"]))


def _can_be(puzzle: Puzzle, reason: Reason) -> bool:
    (card,) = reason.cards
    return puzzle.game.card(card) in _faces(reason) and _faces(reason) <= _own(puzzle)[card].possible


def _is_one_of(puzzle: Puzzle, reason: Reason) -> bool:
    (card,) = reason.cards
    return puzzle.game.card(card) in _faces(reason) and _faces(reason) == _own(puzzle)[card].possible


def _hinted(puzzle: Puzzle) -> Hinted:
    asked = puzzle.game.log[-1]
    assert isinstance(asked, Hinted)
    return asked


def _before_the_hint(puzzle: Puzzle) -> list[int]:
    """Own cards that had no hint before the one that is asked about, oldest first."""
    touched = _hinted(puzzle).touched
    return sorted(card.id for card in _own(puzzle).values() if len(card.hints) == (card.id in touched))
