"""The open rounds of somebody's clubs that they have yet to play."""

from typing import NamedTuple

import msgspec

from tamaya.server.storage.kept.shared_deals import UNKNOWN
from tamaya.server.storage.store import Store
from tamaya.server.wire.clubs import ClubPlan, deal_of_round

MOST_CLUBS = 50

read_plan = msgspec.json.Decoder(ClubPlan).decode


class WaitingRound(NamedTuple):
    """A round that is open, and that somebody has not begun."""

    club: str
    number: int
    deal: str
    plan: ClubPlan


async def waiting_rounds(store: Store, person: str, now: float) -> list[WaitingRound]:
    """The waiting rounds of somebody's clubs."""
    clubs = await store.ask(lambda database: database.clubs_of(person, MOST_CLUBS))
    found = []
    for club in clubs:
        plan = read_plan(club.body)
        number = plan.round_at(now)
        deal = deal_of_round(club.id, number)
        if 1 <= number <= plan.rounds and await _is_new(store, deal, person):
            found.append(WaitingRound(club.id, number, deal, plan))
    return found


async def _is_new(store: Store, id: str, person: str) -> bool:
    deal = await store.ask(lambda database: database.deal(id))
    standing = UNKNOWN if deal is None else await store.ask(lambda database: database.standing(deal, person))
    return not standing.knows and standing.table is None
