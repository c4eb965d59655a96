"""Games as they were some moves ago, for those who look back."""

from collections import OrderedDict

from tamaya.core.game import Game
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table

STRIDE = 8  # moves between two snapshots
MOST = 1000  # snapshots, of a few kB each


class Lookback:
    """Replays games from snapshots of their past. Those that have not been asked for the longest are forgotten."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        # By table and the version for which the action before it was made: what led there cannot change any more,
        # and after an undo the versions are others.
        self._snapshots: OrderedDict[tuple[str, int], Game] = OrderedDict()

    def __len__(self) -> int:
        return len(self._snapshots)

    def game(self, table: Table, moves: int) -> Game:
        """The game of a table as it was after this many moves."""
        game = table.game
        if game is None or moves > len(table.moves):
            raise refuse("no-such-version")
        earlier, since = self._before(table, moves), 0
        for number in range(len(earlier.history), moves):
            earlier.enter(game.history[number])
            since += 1
            if since >= STRIDE and table.moves[number].takes_turn:
                self._keep((table.id, table.moves[number].before), earlier.copy())
                since = 0
        return earlier

    def _before(self, table: Table, moves: int) -> Game:
        """The nearest snapshot before that point, or the beginning; to be played on."""
        for move in reversed(table.moves[:moves]):
            key = table.id, move.before
            if move.takes_turn and key in self._snapshots:
                self._snapshots.move_to_end(key)
                return self._snapshots[key].copy()
        return table.replay(0)

    def _keep(self, key: tuple[str, int], game: Game) -> None:
        self._snapshots[key] = game
        if len(self._snapshots) > self._most:
            self._snapshots.popitem(last=False)
