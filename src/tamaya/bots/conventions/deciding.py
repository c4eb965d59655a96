"""Choosing: all that the bot might do, each with what it is worth and why. The best comes first."""

from typing import NamedTuple

from tamaya.bots import provable
from tamaya.bots.bot import Choice, Reason
from tamaya.bots.conventions import counting, reading
from tamaya.bots.conventions.board import UNKNOWN, Board, Held, cards_of
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.good_touch import beliefs, is_unwanted
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.ones import older_first, starts_a_firework
from tamaya.bots.conventions.rating import FALSE, RatedHint, false_hint, is_clear, loss_of, rate_hint
from tamaya.bots.conventions.tokens import hurry, price
from tamaya.core.action_numbers import hint_number
from tamaya.core.actions import Action, Discard, Hint, Play, parse_action
from tamaya.core.cards import VALUES, CardSet
from tamaya.core.view import View


class Option(NamedTuple):
    """Something to do and what it is worth."""

    value: float
    choice: Choice


class Position:
    """A moment of decision: what is remembered, and what the view adds for the own hand."""

    def __init__(self, memory: Memory, view: View) -> None:
        self.memory = memory
        self.board = memory.board
        self.view = view
        self.me = memory.board.me
        self.hand = self.board.hands[self.me]
        self.legal: list[Action] = [parse_action(text) for text in view.legal]
        possible = {held.id: held.possible.bits for held in view.hands[self.me]}
        believed = beliefs(self.board, self.me)
        self.possible = [possible[held.id] for held in self.hand]
        self.own = [bits & may or may for bits, may in zip(believed, self.possible, strict=True)]
        self.lives = view.rules.mistakes - view.mistakes

    def chance(self, wanted: int, bits: int) -> float:
        """How likely an own card is one of the wanted, if it is one of these."""
        free = self.board.free(self.me)
        good = whole = 0
        for identity in cards_of(bits):
            whole += free[identity]
            if wanted >> identity & 1:
                good += free[identity]
        return good / whole if whole else 0.0


def options(position: Position) -> list[Option]:
    """All options worth a thought, best first."""
    found = [*plays(position), *hints(position), *discards(position)]
    found.sort(key=lambda option: -option.value)
    view = position.view
    return count_turns(position, found) if counts_turns(position) and view.pile <= counting.FROM else found


def counts_turns(position: Position) -> bool:
    """Whether the end is thought through."""
    view = position.view
    return position.board.agreement.plays("counting") and not view.pending and not view.rules.masterpiece


def count_turns(position: Position, found: list[Option]) -> list[Option]:
    """Near the end: the best play of each card, the best hints and the best discard, by what they lead to."""
    kept: dict[object, Option] = {}  # by the card to play, or the hint; one discard
    for option in found:
        action = option.choice.action
        if isinstance(action, Play):
            kept.setdefault(action.card, option)
        elif isinstance(action, Discard):
            kept.setdefault(Discard, option)
        elif option.value > NOT_WORTH_IT and sum(isinstance(key, Hint) for key in kept) < counting.COMPARED:
            kept[action] = option
    if len(kept) < 2:
        return found
    actions = [option.choice.action for option in kept.values()]
    tells = [made_known(position.memory, option.choice) for option in kept.values()]
    worth = counting.outlook(position.board, position.view, position.own, actions, tells)
    ranked = {id(option): value for option, value in zip(kept.values(), worth, strict=True)}
    return sorted(found, key=lambda option: -(COUNT * ranked.get(id(option), -1.0) + option.value))


def made_known(memory: Memory, choice: Choice) -> dict[int, int]:
    """By id, what the touched cards of a hand are taken for after a hint, and the cards that it asks for."""
    hint, board = choice.action, memory.board
    if not isinstance(hint, Hint):
        return {}
    number = hint_number(hint.what, board.t)
    hand = board.hands[hint.seat]
    touched = [held.id for held in hand if board.t.touches[number] >> held.face & 1]
    if not touched:
        return {}
    reads = reading.read_hint(board, board.me, hint.seat, number, touched, memory.habits).reads
    asked = {held.id: 1 << held.face for held in board.cards() if held.id in choice.reason.cards}
    told = {held.id: bits for held, bits in zip(hand, reads, strict=True) if held.touched or held.id in touched}
    return {**asked, **told}


COUNT = 4.0  # what a card in the end is worth beside the usual values
NOT_WORTH_IT = -2.5  # hints below this value would be misread


# ---- Playing ---------------------------------------------------------------------------------------------------------


def plays(position: Position) -> list[Option]:
    """The own cards that are taken for playable; in the last round also those that may fit."""
    board = position.board
    found = []
    legal = {action.card for action in position.legal if isinstance(action, Play)}
    for place, held in enumerate(position.hand):
        bits = position.own[place]
        if held.id not in legal:
            continue
        if bits & ~board.playable or not is_safe(position, place):
            if bits & board.playable and (can_gamble(position) or is_fair(position, held, bits)):
                value = (FAIR if is_fair(position, held, bits) else GAMBLE) * position.chance(board.playable, bits)
                found.append(Option(value, Choice(play(position, held), Reason("likely-playable", (held.id,)))))
            continue
        earliest = min(board.t.place[identity] for identity in cards_of(bits))
        value = PLAY + OTHERS_HINT * (board.t.players > 2) + 0.3 * helps_others(board, bits) - 0.05 * earliest
        if earliest == VALUES - 1:  # it brings a token back
            value += TOKEN_BACK * price(position.view, position.view.hints)
        if starts_a_firework(board, bits):
            value += older_first(board, place)
        elif held.promised and not held.called:
            value += PROMISED + AWAITED * held.at  # what was told last is what is meant
        if held.spurned:
            value -= SPURNED
        if board.t.players > 2:  # between two many hints come before a play
            value -= KEPT * max(0, held.kept - 1)
        key = "known-playable" if position.possible[place] & ~board.playable == 0 else "hinted-playable"
        if held.called:
            value += CALLED - AWAITED * held.at  # who asked first is answered first
            is_asked = any(call.card == held.id for call in position.memory.calls)
            key = "answer-prompt" if held.touched else "answer-finesse" if is_asked else "answer-discard"
        found.append(Option(value, Choice(play(position, held), Reason(key, (held.id,)))))
    return found


def play(position: Position, held: Held) -> Play:
    """Play a card, announced if that is certain and brings a token (A2)."""
    place = position.hand.index(held)
    colours = CardSet(position.possible[place]).colours
    view = position.view
    if view.rules.announce and view.hints < view.rules.hints and len(colours) == 1:
        return Play(held.id, colours[0])
    return Play(held.id)


def can_gamble(position: Position) -> bool:
    """Whether an unsure card may be played: it is the last turn of its holder, and a mistake costs nothing."""
    return counts_turns(position) and position.view.turns_left is not None and position.lives > 1


def is_fair(position: Position, held: Held, bits: int) -> bool:
    """Whether a card that a hint was about may be played though it may be a copy that is not needed: nothing else is
    lost, and nobody means to point at such a card."""
    spare = position.board.useless & ~position.board.playable
    return held.promised and not held.spurned and position.lives > 1 and not bits & ~(position.board.playable | spare)


def is_safe(position: Position, place: int) -> bool:
    """Whether to trust a reading. The last mistake is risked for no blind play, nor for a giver of false hints."""
    held = position.hand[place]
    if position.possible[place] & ~position.board.playable == 0:
        return True
    likely = position.chance(position.board.playable, position.possible[place])
    trust = position.memory.habits.reliability(held.giver) if held.giver != UNKNOWN else 1.0
    if position.lives == 1:
        agreed = held.promised and position.view.mistakes == 0  # after mistakes there is no saying what is agreed
        return trust >= LAST_LIFE_TRUST and (agreed or likely >= LAST_LIFE_CHANCE) and not held.called
    return trust >= TRUST or likely >= 0.5


LAST_LIFE_TRUST = 0.85
LAST_LIFE_CHANCE = 0.6
TRUST = 0.6


def helps_others(board: Board, bits: int) -> float:
    """How likely a card of another hand comes next after one that is one of these."""
    t = board.t
    seen = 0
    for held in board.cards():
        seen |= 1 << held.face if held.face != UNKNOWN else 0
    identities = cards_of(bits)
    followed = 0
    for identity in identities:
        if t.place[identity] + 1 < VALUES:
            followed += seen >> t.in_order[identity // VALUES * VALUES + t.place[identity] + 1] & 1
    return followed / len(identities)


def not_yet(position: Position, action: Action) -> tuple[Reason, ...]:
    """Why no card is played that a hint asked for: it may not fit yet."""
    if isinstance(action, Play):
        return ()
    board, me = position.board, position.me
    thrown = action.card if isinstance(action, Discard) else UNKNOWN
    waiting = tuple(
        held.id
        for held, bits in zip(position.hand, position.own, strict=True)
        if held.promised and bits & ~board.playable and not is_unwanted(board, me, bits) and held.id != thrown
    )
    return (Reason("heard-not-yet", waiting),) if waiting else ()


# ---- Hinting ---------------------------------------------------------------------------------------------------------


def hints(position: Position) -> list[Option]:
    """The hints, best first. Whether everybody would understand is asked until some are found that they would."""
    board, memory = position.board, position.memory
    rated: list[tuple[float, RatedHint, Hint]] = []
    found: list[Option] = []
    for action in position.legal:
        if not isinstance(action, Hint):
            continue
        worth = rate_hint(memory, action.seat, hint_number(action.what, board.t))
        if worth is None:
            found.append(Option(EMPTY_HINT, Choice(action, provable.tell_nothing(position.view, action, board.t))))
        else:
            rated.append((hint_value(position, worth), worth, action))
    rated.sort(key=lambda entry: -entry[0])
    clear = 0
    for value, worth, action in rated:
        if not worth.plain and clear < ENOUGH_HINTS and not is_clear(memory, worth):
            worth = false_hint(worth.seat, worth.hint)
            value = hint_value(position, worth)
        clear += worth.kind != FALSE
        found.append(Option(value, Choice(action, reason_for(position, action, worth))))
    return found


ENOUGH_HINTS = 3  # good ones to choose from


def hint_value(position: Position, rated: RatedHint) -> float:
    """What a hint is worth now, the token that it costs included."""
    board = position.board
    value = HINT * rated.score - price(position.view, position.view.hints - 1)
    if rated.seat == (position.me + 1) % board.t.players:
        value += (NEXT_SEAT if rated.urgent > 0.5 else NEXT_SEAT_MINOR) * rated.urgent
    else:
        value += LATER_SEAT * rated.urgent
    if rated.fixed and position.lives == 1:
        value += LAST_LIFE
    return value


def reason_for(position: Position, hint: Hint, rated: RatedHint) -> Reason:
    """Why a hint is given, and about which cards: what everybody would take it for, as far as that is so."""
    view, t = position.view, position.board.t
    if rated.kind == FALSE:
        return Reason("nothing-better")
    if rated.steps:
        asked = dict.fromkeys(step.card for step in rated.steps)
        blind = any(step.blind for step in rated.steps)
        return Reason("give-finesse" if blind else "give-prompt", (rated.cards[0], *asked))
    if rated.kind == reading.FIX:
        stopped = tuple(card for card in rated.cards if provable.held_card(view, card).possible & view.playable)
        return Reason("give-fix", stopped) if stopped else provable.tell_more(view, hint, t)
    focus = rated.cards[0]  # the others are touched by the way
    if rated.kind == reading.PLAY:
        return provable.to_play(view, focus, t)
    if rated.kind == reading.SAVE:
        return provable.to_keep(view, focus, t)
    if rated.kind == reading.STALL and provable.held_card(view, focus).card not in view.useless:
        return Reason("give-stall", (focus,))
    return provable.tell_more(view, hint, t)


# ---- Discarding ------------------------------------------------------------------------------------------------------


def discards(position: Position) -> list[Option]:
    """Discards: useless cards first, then the chop; if there is none, the card that is missed least."""
    board, me = position.board, position.me
    legal = {action.card for action in position.legal if isinstance(action, Discard)}
    gain = price(position.view, position.view.hints) - hurry(position.view)
    chop = chop_of(board, me)
    found = []
    for place, held in enumerate(position.hand):
        if held.id not in legal:
            continue
        bits = position.own[place]
        risky = board.t.masterpiece and position.possible[place] & board.critical  # a wrong reading would lose the game
        if is_unwanted(board, me, bits) and not risky:
            reason = provable.taken_for_spare(position.view, held.id, bits, board.t)
            found.append(Option(gain + USELESS, Choice(Discard(held.id), reason)))
            continue
        loss = expected_loss(position, bits)
        if held is chop:
            older = any(not other.touched for other in position.hand[:place])  # a hint asks for it
            reason = Reason("discard-chop", (held.id,), (("older", "called" if older else "none"),))
            found.append(Option(gain - CHOP_RISK * loss, Choice(Discard(held.id), reason)))
        elif chop is None:
            lost = LOCKED + loss if held.touched or held.called else CHOP_RISK * loss
            reason = provable.missed_least(position.view, held.id)
            found.append(Option(gain - lost, Choice(Discard(held.id), reason)))
    return found


def expected_loss(position: Position, bits: int) -> float:
    """About how many points are lost with a card."""
    free = position.board.free(position.me)
    total = whole = 0.0
    for identity in cards_of(bits):
        whole += free[identity]
        total += free[identity] * loss_of(position.board, identity)
    return total / whole if whole else 0.0


# Tuned by self-play
PLAY = 3.0
FAIR = 4.0
GAMBLE = 1.5  # of a card that may fit, if it surely did
TOKEN_BACK = 0.5  # how much of its price
OTHERS_HINT = 2.0  # among more than two, somebody else can give the hint
EMPTY_HINT = -3.0
LAST_LIFE = 20.0
PROMISED = 0.1  # a hint was about this very card
KEPT = 2.0  # for each hint that whoever is followed here gave instead of playing it, after the first
SPURNED = 3  # whoever is followed here has discarded instead of playing it
CALLED = 20.0
AWAITED = 0.01
HINT = 2.0
NEXT_SEAT = 4.0
NEXT_SEAT_MINOR = 2.0
LATER_SEAT = 0.5
USELESS = 0.4
CHOP_RISK = 0.5
LOCKED = 1.0  # the hints that a touched card has cost
