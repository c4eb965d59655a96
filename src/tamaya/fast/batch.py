"""`Batch`: many games of the same rules side by side, stepped together by the compiled kernel."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from tamaya.core.cards import IDENTITIES
from tamaya.core.errors import BadRules, IllegalAction, shown
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.row import NONE, SEED
from tamaya.core.rules import Rules
from tamaya.core.tables import Tables, compile_tables
from tamaya.core.view import View
from tamaya.core.worlds import Likelihood, layings
from tamaya.fast.beliefs import MOST_CARDS_COUNTED, Chances, count_lanes, counting
from tamaya.fast.lanes import (
    SCRATCH,
    Bools,
    Ints,
    choose_lanes,
    deal_lanes,
    engine,
    find_clash,
    find_illegal,
    read_cards,
    refresh_lanes,
    set_cards,
    step_lanes,
)
from tamaya.fast.legal_bits import WORD
from tamaya.fast.native import record_of
from tamaya.fast.snapshots import History, identities_of
from tamaya.fast.threads import Work, run_in_threads, shares


def seeds_from(seed: int, games: int) -> Ints:
    """This many seeds that follow from one."""
    return np.asarray(np.random.SeedSequence(seed).generate_state(games, np.uint64) >> 11, np.int64)


class Batch:
    """Games side by side, a *lane* each. The arrays always show the present state; read them, do not write to them.

    rows     the kernel's rows, [games, words]               actors   the seat that decides
    legal    which actions are legal, [games, actions]       scores   the points so far, 0 when lost
    bits     the same as bits, 64 to a word, [games, words]  over     whether the game has ended

    Actions are numbers, in the order of `core.tables`; NONE (−1) leaves a lane as it is. With `record` a lane remembers
    its actions, so that `game` can give back a whole `Game` with its history.
    """

    def __init__(
        self, rules: Rules, players: int, games: int, *, seed: int = 0, threads: int = 1, record: bool = False
    ) -> None:
        if games < 1 or threads < 1:
            raise BadRules("batch", games=shown(games), threads=shown(threads))
        self.rules = rules
        self.players = players
        self.games = games
        self.threads = threads
        self.tables: Tables = compile_tables(rules, players)
        self.rows: Ints = np.zeros((games, self.tables.row_size), np.int64)
        self.legal: Bools = np.zeros((games, self.tables.actions), np.bool_)
        self.bits: Ints = np.zeros((games, -(-self.tables.actions // WORD)), np.int64)
        self.actors: Ints = np.zeros(games, np.int64)
        self.scores: Ints = np.zeros(games, np.int64)
        self.over: Bools = np.zeros(games, np.bool_)
        self.seeds: Ints = np.zeros(games, np.int64)
        self.everywhere: Bools = np.ones(games, np.bool_)  # every lane, where lanes are chosen
        self._dice: Ints = np.zeros(games, np.int64)
        self._chosen: Ints = np.zeros(games, np.int64)
        self._record = record_of(self.tables)
        self._history = History(games, self.tables) if record else None
        self._share()
        self.deal(seed)

    def _share(self) -> None:
        self.ranges = shares(self.games, self.threads)
        self.scratch = [np.zeros(SCRATCH, np.int64) for _ in range(self.threads)]
        self._loops = engine()
        self._mask = self.legal.view(np.uint8)
        noted = (self.bits, self.actors, self.scores, self.over)
        self.arrays = (self._record, self.rows, self._mask, *noted)

    def share_out(self, work: Work) -> None:
        """Let the threads do a piece of work in all lanes: `work(thread, first, last)` for ranges of them."""
        run_in_threads(work, self.ranges, self.threads)

    # ---- Beginning ---------------------------------------------------------------------------------------------------

    def deal(self, seed: int | Sequence[int] | Ints = 0) -> None:
        """Begin a new game in every lane. A sequence gives each lane its own seed (the same that `Game.deal` takes); a
        single number gives lane i the seed that `seeds_from` makes of it."""
        self.reset(self.everywhere, seeds_from(seed, self.games) if isinstance(seed, int) else seed)

    def reset(self, chosen: Bools, seeds: Sequence[int] | Ints) -> None:
        """Begin a new game in the chosen lanes. `seeds` has an entry for every lane.

        Raises:
            BadRules: if the arrays have not an entry for each lane, or a seed is out of range
        """
        chosen = np.asarray(chosen, np.bool_)
        seeds = np.asarray(seeds, np.int64)
        if chosen.shape != (self.games,) or seeds.shape != (self.games,):
            raise BadRules("wrong-array", option="reset", wanted=self.games, found=f"{chosen.shape}, {seeds.shape}")
        if (wrong := chosen & ((seeds < 0) | (seeds > SEEDS[-1]))).any():
            value = int(seeds[wrong][0])
            raise BadRules("seed", value=str(value), most=str(SEEDS[-1]))
        self.seeds[chosen] = seeds[chosen]
        self._dice[chosen] = (seeds[chosen] ^ seeds[chosen] >> 32) & 0xFFFFFFFF
        if self._history is not None:
            self._history.begin(chosen)
        self.share_out(partial(self._deal_part, chosen, False))

    def redeal(self) -> None:
        """Begin the next game in every lane whose game is over. Its seed follows from the last one."""
        if self._history is not None:
            self._history.begin(self.over)
        self.share_out(self.redeal_part)

    def redeal_part(self, thread: int, first: int, last: int) -> None:
        """The same in a range of lanes, without their history."""
        self._deal_part(self.over, True, thread, first, last)

    def _deal_part(self, chosen: Bools, following: bool, thread: int, first: int, last: int) -> None:
        self._loops[deal_lanes](self.arrays, self.scratch[thread], self.seeds, chosen, following, first, last)

    def refresh(self) -> None:
        """Work out again what the arrays show. Needed only after writing to `rows`."""
        self.share_out(lambda _, first, last: self.refresh_part(self.everywhere, first, last))

    def refresh_part(self, chosen: Bools, first: int, last: int) -> None:
        """The same in the chosen lanes of a range."""
        self._loops[refresh_lanes](self.arrays, chosen, first, last)

    # ---- Going on ----------------------------------------------------------------------------------------------------

    def step(self, actions: npt.ArrayLike | None = None, *, redeal: bool = False) -> None:
        """Carry out one action in each lane. If one is not legal nothing at all is done and the error says which.
        Without actions, those that `choose` would give are carried out. With `redeal`, the next game then begins
        wherever one is over. Both are sooner done here than by calls of their own.

        Raises:
            IllegalAction: if an action is not legal, or there is not a whole number for each lane; nothing is done then

        Examples:
            >>> from tamaya import Rules
            >>> from tamaya.fast import Batch
            >>> batch = Batch(Rules(), players=2, games=100, seed=1)
            >>> batch.step(batch.choose())
            >>> batch.actors.tolist() == [1] * 100
            True
        """
        if self._history is None:
            numbers = self._chosen if actions is None else self.checked(actions)
            self.share_out(partial(self._step_fully, numbers, actions is None, redeal))
        else:
            numbers = self.choose() if actions is None else self.checked(actions)
            self._history.add(numbers)
            self.share_out(partial(self._step_fully, numbers, False, False))
            if redeal:
                self.redeal()

    def _step_fully(self, actions: Ints, choose: bool, redeal: bool, thread: int, first: int, last: int) -> None:
        if choose:
            self._choose_part(actions, first, last)
        self.step_part(actions, first, last, thread, redeal)

    def step_part(self, actions: Ints, first: int, last: int, thread: int = 0, redeal: bool = False) -> None:
        """Carry out checked actions in a range of lanes, without their history."""
        self._loops[step_lanes](self.arrays, self.scratch[thread], self.seeds, actions, redeal, first, last)

    def numbers(self, actions: npt.ArrayLike) -> Ints:
        """The actions as an array, if they are as many whole numbers as there are games.

        Raises:
            IllegalAction: if there is not a whole number for each lane
        """
        numbers = np.asarray(actions)
        if numbers.shape != (self.games,) or numbers.dtype.kind not in "iu":
            raise IllegalAction(
                "wrong-array", option="actions", wanted=self.games, found=f"{numbers.dtype} {numbers.shape}"
            )
        return np.ascontiguousarray(numbers, np.int64)

    def checked(self, actions: npt.ArrayLike) -> Ints:
        """The actions as `step_part` wants them, if all are legal.

        Raises:
            IllegalAction: if one is not legal, or there is not a whole number for each lane
        """
        numbers = self.numbers(actions)
        lane = self._loops[find_illegal](self._mask, numbers)
        if lane != NONE:
            raise self.refusal(int(lane), int(numbers[lane]))
        return numbers

    def refusal(self, lane: int, action: int) -> IllegalAction:
        """The error for an action that is not legal in a lane."""
        if self.over[lane]:
            return IllegalAction("batch-over", number=str(action), lane=str(lane), none=str(NONE))
        legal = ", ".join(map(str, np.flatnonzero(self.legal[lane])))
        return IllegalAction("batch-illegal", number=str(action), lane=str(lane), legal=legal)

    def choose(self, out: Ints | None = None) -> Ints:
        """A random legal action for each lane, each equally likely, NONE where the game is over. The choices follow
        from the seeds and the number of earlier calls."""
        actions = np.empty(self.games, np.int64) if out is None else out
        self._choose_part(actions, 0, self.games)  # sooner done here than handed over
        return actions

    def _choose_part(self, actions: Ints, first: int, last: int) -> None:
        self._loops[choose_lanes](self.bits, self._dice, actions, first, last)

    # ---- Snapshots ---------------------------------------------------------------------------------------------------

    def put(self, lane: int, game: Game) -> None:
        """Copy a game, at whatever point it is, into a lane. The game itself stays as it is.

        Raises:
            BadRules: if the game has other rules or players than the batch
        """
        self._put(lane, game)
        self.refresh()

    # ---- Beliefs -----------------------------------------------------------------------------------------------------

    def put_worlds(self, view: View, seed: int = 0, *, likelihood: Likelihood | None = None) -> None:
        """Give every lane a game that looks to a seat exactly as its own does: those of `view.worlds`. It is much
        sooner done without bonus tiles, a record and a likelihood, for then no game has to be played again.

        Raises:
            BadRules: if the view is one of other rules or players than the batch
            TamayaError: if the game began in the middle, or no game that was drawn is likely at all

        Examples:
            >>> from tamaya import Game, Rules
            >>> from tamaya.fast import Batch
            >>> view = Game.deal(Rules(), players=2, seed=1).view(0)
            >>> batch = Batch(Rules(), players=2, games=100)
            >>> batch.put_worlds(view, seed=1)
            >>> batch.game(99).view(0).hands[1] == view.hands[1]
            True
        """
        if view.rules.bonus_tiles or self._history is not None or likelihood is not None:
            for lane, world in enumerate(view.worlds(self.games, seed, likelihood=likelihood)):
                self._put(lane, world)
        else:
            self._lay_worlds(view, seed)
        self.refresh()

    def _lay_worlds(self, view: View, seed: int) -> None:
        """The worlds from the first of them: the others differ only in the faces of cards, and in their seeds."""
        self._put(0, next(view.worlds(1, seed)))
        laid = list(layings(view, self.games, seed))
        self.rows[:] = self.rows[0]
        self.seeds[:] = self.rows[:, SEED] = [one for one, _ in laid]
        self._dice[:] = self.seeds & 0xFFFFFFFF
        faces = np.array([one for _, one in laid], np.int64)
        ids = np.broadcast_to(np.arange(faces.shape[1]), faces.shape)
        self._loops[set_cards](self.arrays, np.arange(self.games), np.ascontiguousarray(ids), faces)

    def marginals(self, seats: npt.ArrayLike | None = None) -> Chances:
        """The exact chances of each card in somebody's own hand, [games, cards, identities]: of the actor's hand, or of
        the hands of these seats. They follow from hints, open cards and counting, as those of `view.marginals`; what
        bonus tile 5 says of a card that it brought back is left out. All zero where a game is over and where there is
        no card.

        Raises:
            BadRules: if there is no such seat, or hands are so large that counting would take too long

        Examples:
            >>> from tamaya import Card, Rules
            >>> from tamaya.fast import Batch
            >>> batch = Batch(Rules(), players=2, games=100, seed=1)
            >>> chances = batch.marginals()
            >>> chances.shape, bool((chances.sum(axis=2) - 1 < 1e-9).all())
            ((100, 5, 35), True)
        """
        wanted = self.actors if seats is None else np.broadcast_to(np.asarray(seats, np.int64), (self.games,))
        if not np.isin(wanted[~self.over], range(self.players)).all():
            raise BadRules("no-such-seat", seat=shown(seats), most=self.players - 1)
        if self.tables.hand_size > MOST_CARDS_COUNTED:
            size, most = shown(self.tables.hand_size), MOST_CARDS_COUNTED
            raise BadRules("out-of-range", option="hand_size", value=size, least=1, most=most)
        asked = np.where(self.over, NONE, wanted)
        chances: Chances = np.zeros((self.games, self.tables.hand_size, IDENTITIES))

        def count(_: int, first: int, last: int) -> None:
            to_end, ways = np.empty((2, IDENTITIES + 1, 1 << self.tables.hand_size))
            counting()[count_lanes](self.arrays, asked, to_end, ways, chances, first, last)

        self.share_out(count)
        return chances

    def _put(self, lane: int, game: Game) -> None:
        if game.rules != self.rules or game.players != self.players:
            raise BadRules("batch-game")
        self.rows[lane] = game.row
        self.seeds[lane] = game.seed
        self._dice[lane] = game.seed & 0xFFFFFFFF
        if self._history is not None:
            self._history.begin_with(lane, game)

    def game(self, lane: int) -> Game:
        """The game of a lane, independent of the batch: with its whole history if the batch records and no cards were
        set, otherwise one that begins at this point (see `Game.from_row`)."""
        if self._history is not None and self._history.whole[lane]:
            return self._history.replay(lane, self.rules, self.players, int(self.seeds[lane]))
        return Game.from_row(self.rules, self.players, self.rows[lane].tolist())

    def copy_lanes(self, source: int, targets: npt.ArrayLike) -> None:
        """Copy a lane to other lanes."""
        lanes = np.asarray(targets, np.int64)
        for array in (
            self.rows,
            self.legal,
            self.bits,
            self.actors,
            self.scores,
            self.over,
            self.seeds,
        ):
            array[lanes] = array[source]
        if self._history is not None:
            self._history.copy(source, lanes)

    def set_cards(self, lanes: npt.ArrayLike, cards: npt.ArrayLike, faces: Any) -> None:
        """Give hidden cards other faces: `cards` are ids, `faces` cards or identities, both [lanes, cards] or one list
        for all lanes. The ids of each lane must get the same faces that they have together now, in another order, and
        no card in a hand may get one that its hints exclude; otherwise nothing is changed.

        Raises:
            BadRules: if the faces are not those that the cards have together, or a hint excludes one
        """
        targets = np.atleast_1d(np.asarray(lanes, np.int64))
        shape = (len(targets), np.shape(cards)[-1])
        ids = np.ascontiguousarray(np.broadcast_to(np.asarray(cards, np.int64), shape))
        new = np.ascontiguousarray(np.broadcast_to(identities_of(faces), shape))
        self._check_cards(targets, ids, new)
        self._loops[set_cards](self.arrays, targets, ids, new)
        if self._history is not None:
            self._history.break_off(targets)
        self.refresh()

    def _check_cards(self, lanes: Ints, ids: Ints, faces: Ints) -> None:
        old = np.empty_like(ids)
        self._loops[read_cards](self.arrays, lanes, ids, old)
        if (np.sort(old) != np.sort(faces)).any():
            raise BadRules("batch-other-cards")
        entry = self._loops[find_clash](self.arrays, lanes, ids, faces)
        if entry != NONE:
            raise BadRules("batch-excluded", lane=str(lanes[entry]))

    # ---- Copies ------------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, object]:
        shared = ("ranges", "scratch", "_loops", "_mask", "arrays")
        return {name: value for name, value in vars(self).items() if name not in shared}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        self._share()

    def __repr__(self) -> str:
        return f"<Batch: {self.games} games of {self.players} players, {int(self.over.sum())} over>"
