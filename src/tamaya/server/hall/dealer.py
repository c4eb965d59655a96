"""Where the cards at a table come from: from chance that nobody can know, or from a deal that other teams play too:
each team once, and nobody at the table may know it."""

import secrets
from datetime import UTC, datetime

import msgspec

from tamaya.core.cards import Card
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.core.tables import compile_tables
from tamaya.review.daily import may_be_daily
from tamaya.server.storage.kept.shared_deals import StoredDeal
from tamaya.server.storage.store import Store
from tamaya.server.table.chance import Chance, Deal
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.parts import Person, Settings


class SecretChance:
    """Chance from the operating system: no seed decides it."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def new_id(self) -> str:
        """Sixteen letters and digits."""
        return secrets.token_urlsafe(12)

    def deal(self, rules: Rules, players: int) -> Deal:
        """Deck, tiles and the seed (of tile 5), each by itself."""
        cards = [str(Card.of(identity)) for identity in compile_tables(rules, players).deck]
        tiles = [1, 2, 3, 4, 5, 6]
        self._random.shuffle(cards)
        self._random.shuffle(tiles)
        return Deal(secrets.randbelow(len(SEEDS)), cards, tiles)

    def salt(self) -> str:
        """256 bits."""
        return secrets.token_hex(32)

    def first(self, players: int) -> int:
        """Any chair."""
        return secrets.randbelow(players)


class DealBody(msgspec.Struct):
    """What is stored of a deal."""

    settings: Settings
    cards: Deal


read_deal_body = msgspec.json.Decoder(DealBody).decode


class DealtChance:
    """Chance that has dealt already."""

    def __init__(self, chance: Chance, cards: Deal) -> None:
        self._chance = chance
        self._cards = cards
        self.new_id, self.salt, self.first = chance.new_id, chance.salt, chance.first

    def deal(self, rules: Rules, players: int) -> Deal:  # noqa: ARG002  # they are those of the deal
        """The cards of the deal."""
        return self._cards


async def check_newcomer(store: Store, table: Table, person: Person) -> None:
    """Raise if somebody who wants a seat knows the deal of the table, or plays it elsewhere."""
    if not table.settings.deal:
        return
    deal = await _need_deal(store, table)
    if deal.club is not None and not await store.ask(lambda database: database.may_sit(deal, person.id, table.id)):
        raise refuse("not-your-team")
    standing = await store.ask(lambda database: database.standing(deal, person.id))
    if standing.knows or standing.table not in (None, table.id):
        raise refuse("deal-known", name=person.name)


async def claim_cards(store: Store, table: Table, now: float) -> Deal:
    """The cards of the table's deal, which those at the table are beginning now."""
    deal = await _need_deal(store, table)
    if deal.until is not None and now >= deal.until:
        raise refuse("deal-over")
    people = {place.person.id: place.person for place in table.places if place.person is not None}
    knows = await store.change(lambda database: database.claim_deal(deal, list(people), table.id, now))
    if knows is not None:
        raise refuse("deal-known", name=people[knows].name)
    return read_deal_body(deal.body).cards


def check_seed(table: Table, now: float) -> None:
    """Raise if a seed would deal what everybody may still play today."""
    seed, today = table.settings.seed, datetime.fromtimestamp(now, UTC).date()
    if seed is not None and may_be_daily(today, table.rules(), table.settings.players, seed):
        raise refuse("sealed-deal", deal=today.isoformat())


async def _need_deal(store: Store, table: Table) -> StoredDeal:
    deal = await store.ask(lambda database: database.deal(table.settings.deal))
    if deal is None:
        raise refuse("no-such-deal")
    return deal
