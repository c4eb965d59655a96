"""Decisions about the game: start, act, arrange, pose, note."""

import msgspec

from tamaya.core.actions import Action, Pose, parse_action, poses_of
from tamaya.core.editions import find_edition
from tamaya.core.game import Game
from tamaya.core.legal import check_gesture, refusal
from tamaya.server.table import entries as log
from tamaya.server.table.chance import Chance, seeded_deal
from tamaya.server.table.decisions import clock
from tamaya.server.table.decisions.seats import chair
from tamaya.server.table.refusals import refuse
from tamaya.server.table.table import Table
from tamaya.server.wire.from_page import Act, ArrangeHand, PoseHand, Start, WriteNote
from tamaya.server.wire.parts import Person


def start(table: Table, person: Person, command: Start, chance: Chance, now: float) -> log.Started:
    """The host begins. By the edition's rule (S6) or by choice the host names who is first; chair 0 if nobody is."""
    if table.host.id != person.id:
        raise refuse("not-host")
    if table.phase != "waiting":
        raise refuse("not-waiting")
    if not all(place.taken for place in table.places):
        raise refuse("chairs-free")
    settings = table.settings
    rules = table.rules()
    if settings.starter == "random":
        first = chance.first(settings.players) if settings.seed is None else settings.seed % settings.players
    else:
        first = command.first or 0
        chair(table, first)
    players = settings.players
    deal = chance.deal(rules, players) if settings.seed is None else seeded_deal(rules, players, settings.seed)
    master = _master(table, command, first)
    return log.Started(first, rules.to_dict(), deal.seed, deal.deck, deal.tiles, chance.salt(), now, master)


def _master(table: Table, command: Start, first: int) -> int | None:
    """The master's chair, if the box has one (S6): the one that the host names, or else the one that begins."""
    edition = find_edition(table.settings.edition)
    if edition.token_master is None or not table.settings.box:
        if command.master is not None:
            raise refuse("no-master")
        return None
    if command.master is None or (edition.master_begins and table.settings.starter == "edition"):
        return first
    chair(table, command.master)
    return command.master


def act(table: Table, person: Person, command: Act, now: float) -> log.Acted:
    """A person acts on the version that they have seen."""
    seat = seat_in_game(table, person)
    action = parse_action(command.action)
    if command.version != table.version:
        raise refuse("already-done" if _was_done(table, seat, str(action), command.version) else "stale")
    game = running_game(table)
    if game.actor != seat:
        raise refuse("not-your-turn")
    check_legal(game, action)
    return log.Acted(seat, str(action), at=clock.stamp(table, now))


def act_as_bot(table: Table, version: int, acted: log.Acted, now: float) -> log.Acted:
    """A bot acts, at its own seat or for a person whose time has run out."""
    if version != table.version:
        raise refuse("stale")
    game = running_game(table)
    if game.actor != acted.seat or table.mover() is None:
        raise refuse("not-your-turn")
    check_legal(game, parse_action(acted.action))
    stood_in = table.places[acted.seat].bot is None
    return msgspec.structs.replace(acted, at=clock.stamp(table, now), stood_in=stood_in)


def seat_to_advise(table: Table, person: Person) -> int:
    """Advice is for those whose turn it is and who play with bots alone: to others it would be unfair. A coach
    remembers all hints, so a memory table has none."""
    seat = seat_in_game(table, person)
    if table.forgets:
        raise refuse("memory-table")
    if running_game(table).actor != seat:
        raise refuse("not-your-turn")
    if not table.is_practice():
        raise refuse("not-practice")
    return seat


def arrange(table: Table, person: Person, command: ArrangeHand) -> log.Arranged | None:
    """A person puts their cards into another order (C3)."""
    seat = seat_in_game(table, person)
    game = running_game(table)
    if list(game.hands[seat]) == command.cards:
        return None
    game.copy().rearrange(seat, command.cards)
    return log.Arranged(seat, command.cards)


def pose(table: Table, person: Person, command: PoseHand) -> log.Posed | None:
    """A person turns, raises or lowers some of their cards, or holds them straight again (C3)."""
    seat = seat_in_game(table, person)
    game = running_game(table)
    wanted = Pose(seat, *(tuple(sorted(cards)) for cards in (command.turned, command.raised, command.lowered)))
    check_gesture(game, wanted)
    if poses_of(wanted) == {card: game.poses[card] for card in game.hands[seat] if card in game.poses}:
        return None
    return log.Posed(seat, *map(list, wanted[1:]))


def note(table: Table, person: Person, command: WriteNote) -> log.Noted | None:
    """A person writes a note on any card, their own or another's; not at a memory table."""
    seat = seat_in_game(table, person)
    if table.forgets:
        raise refuse("memory-table")
    game = running_game(table)
    if command.card >= len(game.deck):
        raise refuse("no-such-card")
    if table.notes[seat].get(command.card, "") == command.text:
        return None
    return log.Noted(seat, command.card, command.text)


def seat_in_game(table: Table, person: Person) -> int:
    """The seat of somebody who plays."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise refuse("not-seated")
    return seat


def running_game(table: Table) -> Game:
    """The game, if one is running."""
    if table.game is None or table.phase != "playing":
        raise refuse("not-playing")
    return table.game


def check_legal(game: Game, action: Action) -> None:
    """Raise the rulebook's reason if an action is not legal."""
    if action not in game.legal_actions():
        raise refusal(game, action)


def _was_done(table: Table, seat: int, text: str, version: int) -> bool:
    for number in range(len(table.moves) - 1, -1, -1):
        move = table.moves[number]
        if move.before < version or table.is_forgotten(number):  # nobody can find out by trial what was hinted
            break
        if move.before == version and move.seat == seat and move.text == text:
            return True
    return False
