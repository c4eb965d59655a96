"""What each sentence of a puzzle claims, and whether it holds in the true position. A puzzle is right only if all its
sentences are; a sentence that is not listed here is unchecked and may not be shown."""

from collections.abc import Callable
from functools import reduce
from operator import and_

from tamaya.bots.bot import Reason
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Play, Take, parse_action
from tamaya.core.cards import VALUES, Card, CardSet, Colour
from tamaya.core.errors import TamayaError
from tamaya.core.events import Hinted
from tamaya.core.game import Game
from tamaya.core.view import HeldCard, View
from tamaya.review.puzzles.puzzle import ANNOUNCE, ANY_HINT, DISCARD, WAY, Puzzle
from tamaya.review.solver.solving import Solver

Claim = Callable[[Puzzle, Reason], bool]
CLAIMS: dict[str, Claim] = {}
"""By the key of a sentence: whether what it says is so."""


def all_true(puzzle: Puzzle) -> bool:
    """Whether everything that is said about a puzzle is true."""
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
    """This many cards are not placed yet, and this many turns remain in which a card can be placed."""
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
    """After this card is played, exactly this many points can still be reached, and not all."""
    found = Solver(puzzle.game.tables).solve(after(puzzle.game, Play(reason.cards[0])))
    return found.decided and dict(reason.details)["most"] == found.best < puzzle.game.rules.max_score


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
    face = _face(reason)
    return face in _own(puzzle)[reason.cards[0]].possible and face not in puzzle.game.prospects().useless


@_says("puzzle-useless")
def _it_is_useless(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be exactly these, it is one of them, and all of them are useless."""
    return _is_one_of(puzzle, reason) and _faces(reason) <= puzzle.game.prospects().useless


@_says("puzzle-fits")
def _it_fits(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be exactly these, it is one of them, and all of them fit."""
    return _is_one_of(puzzle, reason) and _faces(reason) <= puzzle.game.prospects().playable


@_says("puzzle-announce")
def _its_colour_is_certain_and_it_fits(puzzle: Puzzle, reason: Reason) -> bool:
    """The same, and all of them have the colour that is announced, which brings a token back (A2)."""
    colours = {str(face.colour) for face in _faces(reason)}
    return _it_fits(puzzle, reason) and colours == {puzzle.solution.split()[-1]}


@_says("puzzle-not-fit")
def _it_could_be_what_does_not_fit(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be this face, and the face does not fit."""
    face = _face(reason)
    return face in _own(puzzle)[reason.cards[0]].possible and face not in puzzle.game.prospects().playable


@_says("puzzle-colour-open")
def _it_fits_but_its_colour_is_open(puzzle: Puzzle, reason: Reason) -> bool:
    """The card can be exactly these, all of them fit, and they have several colours."""
    return _it_fits(puzzle, reason) and len({face.colour for face in _faces(reason)}) > 1


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
    return seen.count(face) + is_placed(puzzle.game, face) == puzzle.game.tables.copies[face.identity]


# ---- Meanings --------------------------------------------------------------------------------------------------------


@_says("puzzle-about-play", "puzzle-about-save")
def _that_is_what_it_asks_for(puzzle: Puzzle, reason: Reason) -> bool:
    """A card is to be played, or kept."""
    return puzzle.solution.split()[0] == {"play": "play", "save": "keep"}[reason.key.rpartition("-")[2]]


@_says("puzzle-chop", "puzzle-why-chop")
def _it_would_have_been_discarded_next(puzzle: Puzzle, reason: Reason) -> bool:
    """The card that it is about would have been discarded next."""
    focus = _asked_for(puzzle).id
    return _next_discard(puzzle) == focus and focus in _hinted(puzzle).touched and reason.cards in ((), (focus,))


@_says("puzzle-newest", "puzzle-why-newest")
def _it_is_the_newest(puzzle: Puzzle, reason: Reason) -> bool:
    """The card that would have been discarded next was not touched, and of those touched for the first time this one is
    the newest."""
    focus, touched = _asked_for(puzzle).id, _hinted(puzzle).touched
    new = [card for card in _before_the_hint(puzzle) if card in touched]
    return _next_discard(puzzle) not in (None, *touched) and new[-1:] == [focus] and reason.cards in ((), (focus,))


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


@_says("puzzle-not-yet")
def _it_does_not_fit_yet(puzzle: Puzzle, reason: Reason) -> bool:
    """The card that the hint is about can be seen, and exactly this one has to be played before it."""
    game, (first,) = puzzle.game, tuple(_faces(reason))
    face, hinted = _face(reason), _hinted(puzzle)
    place = game.tables.place
    return (
        face in [game.card(card) for card in hinted.touched]
        and first == next_card(game, face)
        and place[face.identity] == place[first.identity] + 1
    )


@_says("puzzle-nowhere")
def _no_other_hand_has_it(puzzle: Puzzle, reason: Reason) -> bool:
    """No other hand has this card, and the own hand does."""
    game = puzzle.game
    having = [seat for seat, hand in enumerate(game.hands) if _face(reason) in map(game.card, hand)]
    return having == [game.actor]


@_says("puzzle-call-prompt")
def _a_card_with_a_hint_can_be_it(puzzle: Puzzle, reason: Reason) -> bool:
    """The answer is a card that has a hint and can be this one."""
    return bool(_asked_for(puzzle).hints) and _face(reason) in _asked_for(puzzle).possible


@_says("puzzle-why-prompt")
def _it_is_the_newest_that_can_be_it(puzzle: Puzzle, reason: Reason) -> bool:
    """Of the own cards with a hint that can be this one it is the newest."""
    able = [card.id for card in _own(puzzle).values() if card.hints and _face(reason) in card.possible]
    return reason.cards == (max(able, default=None),) == (_asked_for(puzzle).id,)


@_says("puzzle-call-finesse")
def _no_card_with_a_hint_can_be_it(puzzle: Puzzle, reason: Reason) -> bool:
    """No own card that has a hint can be this one."""
    return not any(card.hints and _face(reason) in card.possible for card in _own(puzzle).values())


@_says("puzzle-why-finesse")
def _it_is_the_newest_without_a_hint(puzzle: Puzzle, reason: Reason) -> bool:
    """The same; and of the own cards without a hint it is the newest."""
    without = [card.id for card in _own(puzzle).values() if not card.hints]
    return _no_card_with_a_hint_can_be_it(puzzle, reason) and reason.cards == (max(without, default=None),) == (
        _asked_for(puzzle).id,
    )


@_says("puzzle-it-fits")
def _it_is_this_one_and_fits(puzzle: Puzzle, reason: Reason) -> bool:
    """The card is this one, and it fits."""
    return puzzle.game.card(*reason.cards) == _face(reason) and _face(reason) in puzzle.game.prospects().playable


# ---- Good touch ------------------------------------------------------------------------------------------------------


@_says("puzzle-could-be")
def _by_hints_and_counting_it_is_one_of_these(puzzle: Puzzle, reason: Reason) -> bool:
    """By hints and counting the card can be exactly these."""
    return _faces(reason) == _own(puzzle)[reason.cards[0]].possible and reason.cards == (_asked_for(puzzle).id,)


@_says("puzzle-unneeded")
def _nobody_needs_these(puzzle: Puzzle, reason: Reason) -> bool:
    """All of these are useless."""
    return _faces(reason) <= puzzle.game.prospects().useless


@_says("puzzle-taken")
def _these_are_hinted_elsewhere(puzzle: Puzzle, reason: Reason) -> bool:
    """Another hand has each of these among the cards that have a hint."""
    return _faces(reason) <= hinted_elsewhere(puzzle.game.view(puzzle.game.actor))


@_says("puzzle-leaves")
def _the_rest_fits(puzzle: Puzzle, reason: Reason) -> bool:
    """Without what is useless or hinted elsewhere, the card can be exactly these, it is one of them, and all fit."""
    (card,), view = reason.cards, puzzle.game.view(puzzle.game.actor)
    left = _own(puzzle)[card].possible - view.useless - hinted_elsewhere(view)
    return puzzle.game.card(card) in left and _faces(reason) == left <= view.playable and bool(_own(puzzle)[card].hints)


# ---- Bonus tiles -----------------------------------------------------------------------------------------------------


@_says("puzzle-tile-gone", "puzzle-tile-why")
def _every_copy_is_discarded(puzzle: Puzzle, reason: Reason) -> bool:
    """Every copy of the card that the answer takes lies in the discards, so its firework still needs it."""
    game, face = puzzle.game, puzzle.game.card(int(puzzle.solution.split()[1]))
    gone = [game.card(card) for card in game.discards].count(face)
    said = dict(reason.details).get("face", str(face))
    return said == str(face) and gone == game.tables.copies[face.identity] and not is_placed(game, face)


@_says("puzzle-tile-one-of")
def _one_of_these_faces_is_it(puzzle: Puzzle, reason: Reason) -> bool:
    """The answer takes one of these."""
    return puzzle.game.card(int(puzzle.solution.split()[1])) in _faces(reason) and len(_faces(reason)) > 1


@_says("puzzle-tile-most", "puzzle-tile-then")
def _that_much_can_be_reached(puzzle: Puzzle, reason: Reason) -> bool:
    """After the answer exactly this many points can be reached with open cards; after any other, whatever the hidden
    cards are, at most the other number, which is less."""
    game, said = puzzle.game, dict(reason.details)
    found = Solver(game.tables).solve(after(game, parse_action(puzzle.solution)))
    others = [most for take, most in most_after_each(game).items() if not puzzle.solved_by(str(take))]
    return found.decided and said["most"] == found.best > max(others) == said.get("other", max(others))


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
    playable, useless, _, _ = puzzle.game.prospects()
    if puzzle.kind == ANNOUNCE:
        return of_colour(playable, Colour(puzzle.solution.split()[-1]))
    return useless if puzzle.kind == DISCARD else playable


def of_colour(cards: CardSet, colour: Colour) -> CardSet:
    """Those of a colour."""
    return CardSet.of(card for card in cards if card.colour == colour)


def next_card(game: Game, face: Card) -> Card | None:
    """The card that fits on the firework of a face now; None if it is complete."""
    placed = game.fireworks[face.colour]
    return None if placed == VALUES else Card.of(game.tables.in_order[face.colour.index_ * VALUES + placed])


def is_placed(game: Game, face: Card) -> bool:
    """Whether a card lies on its firework."""
    return game.tables.place[face.identity] < game.fireworks[face.colour]


def hinted_elsewhere(view: View) -> CardSet:
    """What the others hold among the cards that hints have touched."""
    return CardSet.of(held.card for hand in view.hands for held in hand if held.card is not None and held.hints)


def after(game: Game, action: Action) -> Game:
    """The game after this action."""
    then = game.copy()
    then.do(action)
    return then


def most_after_each(game: Game) -> dict[Take, int]:
    """For each discarded card that can be taken, of equal ones the first: no more points than these can be reached
    then, whatever the hidden cards are."""
    takes: dict[Card, Take] = {}
    for action in game.legal_actions():
        if isinstance(action, Take):
            takes.setdefault(game.card(action.card), action)
    return {take: after(game, take).prospects().best for take in takes.values()}


def _face(reason: Reason) -> Card:
    return Card.parse(str(dict(reason.details)["face"]))


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


def _next_discard(puzzle: Puzzle) -> int | None:
    """The own card that would have been discarded next before the hint: the oldest one without a hint, unless one was
    perhaps known to be useless."""
    useless = puzzle.game.prospects().useless
    without = _before_the_hint(puzzle)
    return without[0] if without and not any(card.possible <= useless for card in _own(puzzle).values()) else None


def _before_the_hint(puzzle: Puzzle) -> list[int]:
    """Own cards that had no hint before the one that is asked about, oldest first."""
    touched = _hinted(puzzle).touched
    return sorted(card.id for card in _own(puzzle).values() if len(card.hints) == (card.id in touched))
