"""Reviews of games: found, claimed by the process that works on one, kept when done. A later version of the reviewer
starts again."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, literal, select, update

from tamaya.server.storage.kept import DatabasePart
from tamaya.server.storage.schema import games, reviews


class ReviewKey(NamedTuple):
    """Which review of which game, by which version of the reviewer."""

    game: str
    depth: str
    version: int

    @property
    def row(self) -> ColumnElement[bool]:
        """Where it is."""
        return and_(reviews.c.game_id == self.game, reviews.c.depth == self.depth, reviews.c.version == self.version)


class StoredReview(NamedTuple):
    """How far a review has come."""

    process: str
    until: float  # when others may take it, unless the process says that it is still at work
    wanted_by: str  # who asked for it first
    progress: float
    body: bytes | None  # None: not done; empty: it cannot be done


class ReviewStore(DatabasePart):
    """The part of a database that knows reviews."""

    def review(self, key: ReviewKey) -> StoredReview | None:
        """A review, done or not."""
        return self._first(StoredReview, select(*[reviews.c[name] for name in StoredReview._fields]).where(key.row))

    def claim_review(self, key: ReviewKey, process: str, wanted_by: str, now: float, until: float) -> bool:
        """Let a process work on the review of an existing game; False if it is done, or another is at work. What failed
        is tried again."""
        values = [*key, process, until, wanted_by, 0.0]
        names = ["game_id", "depth", "version", "process", "until", "wanted_by", "progress"]
        there = select(*[literal(value) for value in values]).where(exists().where(games.c.id == key.game))
        claiming = self._upsert(reviews).from_select(names, there)
        taking_over = claiming.on_conflict_do_update(
            index_elements=["game_id", "depth", "version"],
            set_={"body": None, **{name: claiming.excluded[name] for name in names[3:]}},
            where=(reviews.c.body.is_(None) & (reviews.c.until < now)) | (reviews.c.body == b""),
        )
        with self._writing.begin() as connection:
            return connection.execute(taking_over.returning(reviews.c.game_id)).first() is not None

    def go_on_with_review(self, key: ReviewKey, process: str, progress: float, until: float) -> bool:
        """Say how far a process has come; False if it has to stop: it was too slow, or the review is no longer
        wanted."""
        with self._writing.begin() as connection:
            going_on = update(reviews).where(key.row, _at_work(key, process)).values(progress=progress, until=until)
            return connection.execute(going_on).rowcount == 1

    def keep_review(self, key: ReviewKey, process: str, body: bytes) -> bool:
        """Keep what a process has found out, and nothing of earlier versions; False if another has taken over."""
        earlier = reviews.c.game_id == key.game, reviews.c.depth == key.depth, reviews.c.version < key.version
        with self._writing.begin() as connection:
            keeping = update(reviews).where(key.row, _at_work(key, process)).values(progress=1.0, body=body)
            kept = connection.execute(keeping).rowcount == 1
            if kept:
                connection.execute(delete(reviews).where(*earlier))
            return kept

    def stop_review(self, key: ReviewKey, wanted_by: str) -> bool:
        """Give up an unfinished review, if this person wanted it; return whether they did."""
        own = reviews.c.body.is_(None), reviews.c.wanted_by == wanted_by
        return self._change(delete(reviews).where(key.row, *own)) == 1


def _at_work(key: ReviewKey, process: str) -> ColumnElement[bool]:
    """Whether a process is at work on a review, and the game has not been deleted meanwhile."""
    return and_(reviews.c.process == process, reviews.c.body.is_(None), exists().where(games.c.id == key.game))
