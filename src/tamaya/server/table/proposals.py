"""Proposals that wait for consent."""

from typing import NamedTuple

from tamaya.server.table.entries import Proposed


class OpenProposal(NamedTuple):
    """What was proposed, and the answers so far."""

    id: int
    asked: Proposed
    needed: tuple[int, ...]  # the seats that were asked and have not gone since
    yes: frozenset[int]
    no: frozenset[int] = frozenset()

    @property
    def goes_on(self) -> bool:
        """Whether it is decided without those who stay away: but who has a bot's key can see their cards."""
        return self.asked.what != "key"

    def waits_for(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.needed if seat not in self.yes and seat not in self.no]

    def verdict(self) -> bool | None:
        """Whether it is carried or rejected, None while it is open."""
        if self.asked.what != "end":
            return False if self.no else (None if self.waits_for() else True)
        voters = len({*self.needed, self.asked.by})
        if 2 * len(self.yes) > voters:
            return True
        return False if 2 * len(self.no) >= voters else None

    def answered(self, seat: int, yes: bool) -> "OpenProposal":
        """With the answer of a seat."""
        return self._replace(yes=self.yes | {seat}) if yes else self._replace(no=self.no | {seat})

    def asking(self, seat: int) -> "OpenProposal":
        """Asking also this seat, whose player has come back."""
        known = seat == self.asked.by or seat in self.needed
        return self if known else self._replace(needed=(*self.needed, seat))

    def asking_anew(self, seat: int) -> "OpenProposal":
        """Asking whoever sits on this seat now, whatever was answered there before."""
        return self._replace(yes=self.yes - {seat}).asking(seat)

    def without(self, *seats: int) -> "OpenProposal":
        """Not waiting for these seats any more; what they have answered stays."""
        waits_for = self.waits_for()
        return self._replace(needed=tuple(one for one in self.needed if one not in seats or one not in waits_for))
