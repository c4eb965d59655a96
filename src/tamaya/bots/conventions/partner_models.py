"""Which of the nested agreements each partner plays by, judged from their public actions.

The game is followed by several agreements at once, from the player's own down to none. Each of them expects something
of every action: which cards a player would play or discard, and what the cards are that a hint was about. The one that
has expected best what a partner did is the one that this partner is taken to play by. Played is what all partners
know. Beside each agreement goes the same with another focus: at some tables a hint is about the newest card it touches
even if it touches the chop. Which of the two a table does is judged from all its players together.
"""

from collections.abc import Mapping, Sequence
from math import log
from typing import Final

from tamaya.bots.conventions.agreement import BEGINNER, EXPERT, NAMED, NEEDS, Agreement, Convention
from tamaya.bots.conventions.board import Held
from tamaya.bots.conventions.chop import chop_of
from tamaya.bots.conventions.good_touch import beliefs
from tamaya.bots.conventions.memory import Memory
from tamaya.bots.conventions.outlook import known_useless
from tamaya.core.events import Discarded, Hinted, Misplayed, Played, SeenEvent, seen_by
from tamaya.core.game import Game
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables

HARMLESS: Final[tuple[Convention, ...]] = (
    "save:early",
    "five-stall",
    "fixing",
    "counting",
)  # those who do not know them lose nothing
FEW: Final = Agreement(frozenset(["focus", "play-hint"]))

# How likely what an agreement expects comes about
FOLLOWED = 0.8  # whoever knows a card to play plays it
BLINDLY = 0.02  # and otherwise nothing
CHOP = 0.8  # a discard is the one that is expected
TRUE = 0.9  # a hint means what it is read as

# How much more something is expected before anybody has acted, as a logarithm
AT_FIRST = 3.0  # between two: the first guess, more than others
AT_FIRST_OF_MANY = 6.0  # the same for each partner, if there are several
NOTHING = -2.0  # that somebody plays by no convention at all
CHOP_FIRST = 2.5  # for each partner: that a hint that touches the chop is about the chop
AT_MOST = 6.0  # how much less than the best anything is expected of somebody whose earlier games are known
UNCLEAR = 5.0  # how much less than the best something may explain, and be expected as much

Style = tuple[float, ...]
"""How somebody plays, going by earlier games: how much less than the best each of an expert's memories explains, in the
order of `PartnerModels`, from -AT_MOST to 0."""


def _ladder(agreement: Agreement) -> list[Agreement]:
    """An agreement and those that agree on less, down to nothing."""
    lower = [named for named in (*NAMED.values(), FEW) if named <= agreement and named != agreement]
    return [agreement, *sorted(lower, key=lambda one: -len(one.conventions))]


RUNGS: Final = tuple([next((name for name in NAMED if NAMED[name] == one), "few") for one in _ladder(EXPERT)])
"""What an expert can take others to play by, by name."""


def rungs(agreement: Agreement) -> list[Agreement]:
    """What a player of an agreement can play by, from all that it knows down to nothing. What harms nobody stays."""
    _, *lower = _ladder(agreement)
    kept = [
        Agreement(
            one.conventions
            | {
                convention
                for convention in HARMLESS
                if agreement.plays(convention) and all(map(one.plays, NEEDS.get(convention, ())))
            }
        )
        for one in lower
    ]
    return [agreement, *kept]


class PartnerModels:
    """How a seat has seen the others play."""

    def __init__(self, t: Tables, me: int, agreement: Agreement) -> None:
        self.t = t
        self.me = me
        levels = [Memory(t, me, rung) for rung in rungs(agreement)]
        self.levels = len(levels)
        self.memories = [*levels, *(_by_the_newest(t, me, memory) for memory in levels)]
        at_first = [0.0] * (len(levels) - 1) + [NOTHING]
        at_first[first_guess(levels, t.players)] += AT_FIRST if t.players == 2 else AT_FIRST_OF_MANY * (t.players - 1)
        at_first *= 2
        self.scores = [at_first.copy() for _ in range(t.players)]
        self._read: dict[int, list[tuple[int, list[int], int]]] = {}  # own cards: whose hint, how read, its words

    def see(self, event: SeenEvent) -> Memory:
        """Learn of something that happened, and by which memory to go on."""
        match event:
            case Hinted() if event.seat != self.me and not event.free:
                self._add(event.seat, [hinted(memory, event.seat) for memory in self.memories])
            case Played() if event.from_discards:
                pass
            case Played() | Misplayed() | Discarded():
                if event.seat == self.me:
                    self._reveal(event.id, event.card.identity)
                else:
                    self._add(event.seat, [put_down(memory, event) for memory in self.memories])
            case _:
                pass
        for memory in dict.fromkeys(self.memories):
            memory.see(event)
        if isinstance(event, Hinted) and event.seat != self.me:
            self._look_at_hint(event)
        return self.memory

    def expect(self, styles: Mapping[int, Style]) -> None:
        """Begin with what is known of partners from earlier games."""
        half = len(RUNGS)  # whoever knows less than an expert cannot take others to play by more
        for seat, style in styles.items():
            known = (*style[half - self.levels : half], *style[2 * half - self.levels :])
            self.scores[seat] = [sum(both) for both in zip(self.scores[seat], known, strict=True)]

    @property
    def memory(self) -> Memory:
        """The memory to go on by: of what all partners know."""
        return self.memories[self._begin() + max(map(self.plays_by, self.others), default=0)]

    def plays_by(self, seat: int) -> int:
        """The rung that a partner is taken to play by."""
        scores = self.scores[seat][self._begin() :][: self.levels]
        return scores.index(max(scores))

    def name_of(self, rung: int) -> str:
        """What a rung is called."""
        return RUNGS[len(RUNGS) - self.levels + rung]

    @property
    def chop_first(self) -> bool:
        """Whether hints that touch the chop are taken to be about it at this table."""
        return sum(CHOP_FIRST + self.scores[seat][0] - self.scores[seat][self.levels] for seat in self.others) >= 0

    def _begin(self) -> int:
        """Where the memories begin that agree with the table about the focus."""
        return 0 if self.chop_first else self.levels

    @property
    def others(self) -> list[int]:
        """The partners' seats."""
        return [seat for seat in range(self.t.players) if seat != self.me]

    def _add(self, seat: int, likely: list[float]) -> None:
        scores = self.scores[seat]
        for rung, chance in enumerate(likely):
            scores[rung] += log(chance)

    def _look_at_hint(self, event: Hinted) -> None:
        """What each agreement takes the cards for. Those of others are seen, the own ones will be."""
        if event.target != self.me and event.touched:
            for place, held in enumerate(self.memories[0].board.hands[event.target]):
                if held.id in event.touched:
                    understood = [memory.understood for memory in self.memories if memory.understood is not None]
                    reads = [one.reading.reads[place] for one in understood]
                    self._add(event.seat, [self._chance(bits, held.told, held.face) for bits in reads])
        for same in zip(*(memory.board.hands[self.me] for memory in self.memories), strict=True):
            reads = [held.read & held.told or held.told for held in same]
            concerned = same[0].id in event.touched or any(held.at == self.memories[0].board.now for held in same)
            if concerned and len(set(reads)) > 1:
                self._read.setdefault(same[0].id, []).append((event.seat, reads, same[0].told))

    def _reveal(self, card: int, identity: int) -> None:
        """An own card is seen at last: who read rightly what was said of it?"""
        for giver, reads, told in self._read.pop(card, ()):
            self._add(giver, [self._chance(bits, told, identity) for bits in reads])

    def _chance(self, bits: int, told: int, identity: int) -> float:
        """How likely a card is this, if it was read as one of these and by its words is one of those."""
        copies = self.t.copies[identity]
        read = TRUE * copies / self._copies(bits) if bits >> identity & 1 else 0.0
        return read + (1 - TRUE) * copies / self._copies(told | 1 << identity)

    def _copies(self, bits: int) -> int:
        return sum(copies for identity, copies in enumerate(self.t.copies) if bits >> identity & 1)


def style_of(played: Sequence[tuple[Game, int]]) -> Style:
    """How somebody plays who had these seats in these games, as the next player saw it. Only what is clear counts."""
    explained = [0.0] * (2 * len(RUNGS))
    for game, seat in played:
        me = (seat + 1) % game.players
        models = PartnerModels(game.tables, me, EXPERT)
        models.scores[seat] = explained
        for event in game.log:
            models.see(seen_by(me, event))
    best = max(explained)
    return tuple([min(max(one - best + UNCLEAR, -AT_MOST), 0.0) for one in explained])


def style_name(style: Style) -> str:
    """What somebody of this style is taken to play by when a game for two begins."""
    models = PartnerModels(compile_tables(Rules(), 2), 0, EXPERT)
    models.expect({1: style})
    return models.name_of(models.plays_by(1))


def _by_the_newest(t: Tables, me: int, memory: Memory) -> Memory:
    """The same with the other focus; the very same where that makes no difference."""
    agreement = memory.board.agreement
    if not agreement.plays("focus") or not agreement.plays("chop"):
        return memory
    return Memory(t, me, agreement, chop_first=False)


def first_guess(memories: list[Memory], players: int) -> int:
    """What partners are taken to play by until they show something else: all that oneself knows. Between two, what is
    more than beginners know brings nothing even to two who know it, and harms where only one does."""
    if players > 2:
        return 0
    return max(
        rung for rung, memory in enumerate(memories) if memory.board.agreement.conventions >= BEGINNER.conventions
    )


def put_down(memory: Memory, event: Played | Misplayed | Discarded) -> float:
    """How likely somebody of this agreement plays or discards this card."""
    board = memory.board
    hand = board.hands[event.seat]
    expected = known_playable(memory, event.seat)
    if not isinstance(event, Discarded):
        if event.id in expected:
            return FOLLOWED / len(expected)
        return ((1 - FOLLOWED) / 2 if expected else BLINDLY) / len(hand)
    return discards(memory, event.seat, event.id) * hinted(memory, event.seat)


def discards(memory: Memory, seat: int, card: int) -> float:
    """How likely somebody of this agreement discards this card, if any."""
    hand = memory.board.hands[seat]
    spare: Held | None = known_useless(memory.board, seat) or chop_of(memory.board, seat)
    if spare is None:
        return 1 / len(hand)
    return CHOP if spare.id == card else (1 - CHOP) / len(hand)


def hinted(memory: Memory, seat: int) -> float:
    """How likely somebody of this agreement plays no card, and one of the two other things instead."""
    return ((1 - FOLLOWED) / 2 if known_playable(memory, seat) else 1 - BLINDLY) / 2


def known_playable(memory: Memory, seat: int) -> list[int]:
    """The cards that somebody of this agreement takes for playable."""
    board = memory.board
    return [
        held.id
        for held, bits in zip(board.hands[seat], beliefs(board, seat), strict=True)
        if not bits & ~board.playable
    ]
