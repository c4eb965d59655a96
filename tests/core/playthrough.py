"""Golden games as text that a person can read and check with the rulebook beside it: how the game is set up, then each
action (`>`), what happened, and the table after it.

A file holds its own question (set-up and actions) and answer (the rest). `python -m tests.core.playthrough` writes the
answers anew; read the difference before you commit it.
"""

import json
from pathlib import Path

from tamaya import EDITIONS, Game, Rules
from tamaya.core.actions import parse_entry
from tamaya.core.events import (
    Discarded,
    Ended,
    Event,
    Hinted,
    LastRoundBegun,
    Misplayed,
    OpenDeal,
    OpenDraw,
    PassedOver,
    Played,
    Posed,
    Rearranged,
    Reshuffled,
    TileDrawn,
)

GOLDEN = Path(__file__).with_name("golden")


def set_up(text: str) -> Game:
    """The game that the first lines of a playthrough describe."""
    fields = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines()[1:])
    rules = Rules.edition(fields["edition"], **json.loads(fields["options"]))
    deck, tiles = fields["deck"].split(), [int(tile) for tile in fields.get("tiles", "").split()]
    return Game.deal(rules, int(fields["players"]), int(fields["seed"]), deck, tiles or None)


def replay(text: str) -> str:
    """A playthrough with its answers written anew."""
    head = text.partition("\n\n")[0]
    game = set_up(text)
    parts = [head, "\n".join(table(game))]
    for line in text.splitlines():
        if line.startswith("> "):
            events = game.enter(parse_entry(line[2:]))
            parts.append("\n".join([line, *(f"  {sentence(event)}" for event in events), *table(game)]))
    if game.outcome is not None:
        parts.append(result(game, head))
    return "\n\n".join(parts) + "\n"


def write_down(title: str, edition: str, game: Game) -> str:
    """The playthrough of a game that was played somewhere else."""
    base = EDITIONS[edition].rules.to_dict()
    options = {name: value for name, value in game.rules.to_dict().items() if value != base[name]}
    lines = [title, f"edition: {edition}", f"options: {json.dumps(options)}", f"players: {game.players}"]
    lines += [f"seed: {game.seed}", f"deck: {' '.join(map(str, game.deck))}"]
    if game.rules.bonus_tiles:
        lines.append(f"tiles: {' '.join(map(str, game.tiles))}")
    return replay("\n".join(lines) + "\n\n" + "\n".join(f"> {entry}" for entry in game.history))


def table(game: Game) -> list[str]:
    """What lies on the table."""
    fireworks = " ".join(f"{colour.letter}{placed}" for colour, placed in game.fireworks.items())
    turn = "over" if game.outcome is not None else f"seat {game.actor}" + (f": {game.pending}" if game.pending else "")
    left = f" · {game.turns_left} turns left" if game.turns_left is not None else ""
    return [
        f"{turn} · {game.hints} hints · {game.mistakes} mistakes · {fireworks} · pile {len(game.pile)}{left}",
        *(
            f"  {seat}: {' '.join(f'{id}/{game.card(id)}{held(game, id)}' for id in hand)}".rstrip()
            for seat, hand in enumerate(game.hands)
        ),
        f"  discards: {' '.join(f'{id}/{game.card(id)}' for id in game.discards)}".rstrip(),
    ]


def held(game: Game, id: int) -> str:
    """How a card is held, if not straight: `~` turned, `^` raised, `_` lowered (C3)."""
    pose = game.poses.get(id)
    return "" if pose is None else "~" * pose.turned + ("", "^", "_")[pose.raised]


def sentence(event: Event) -> str:
    """An event in words."""
    match event:
        case OpenDeal():
            return "dealt"
        case Hinted(seat, target, what, touched, free):
            touching = f"touching {' '.join(map(str, touched))}" if touched else "touching nothing"
            return f"{seat} tells {target} about {what}{' for free' if free else ''}, {touching}"
        case Played(seat, id, card, announced, from_discards, completed, regained):
            source = " from the discards" if from_discards else f" as {announced}" if announced else ""
            return f"{seat} plays {id}/{card}{source}: it fits" + completed * ", complete" + regained_text(regained)
        case Misplayed(seat, id, card, announced, mistakes):
            return f"{seat} plays {id}/{card}{f' as {announced}' if announced else ''}: mistake number {mistakes}"
        case Discarded(seat, id, card, regained):
            return f"{seat} discards {id}/{card}" + regained_text(regained)
        case TileDrawn(seat, tile, regained, forgiven, decision):
            effect = regained_text(regained) + forgiven * ", one mistake taken back"
            return f"{seat} draws tile {tile}" + (
                f", has to decide: {decision}" if decision else effect or ", no effect"
            )
        case Reshuffled(seat, id, card):
            return f"{seat} shuffles {id}/{card} into the pile"
        case OpenDraw(seat, id, card, left, turn):
            return f"{seat} draws {id}/{card}, {left} left, turn {turn}"
        case LastRoundBegun(turns):
            return f"the last round begins: {turns} turns"
        case PassedOver(seat):
            return f"{seat} can do nothing and is passed over"
        case Rearranged(seat, cards):
            return f"{seat} rearranges: {' '.join(map(str, cards))}"
        case Posed(seat, turned, raised, lowered):
            ways = {"turned": turned, "raised": raised, "lowered": lowered}
            held = [f"{' '.join(map(str, cards))} {way}" for way, cards in ways.items() if cards]
            return f"{seat} holds {', '.join(held) or 'all cards straight'}"
        case Ended(outcome, how, score, worth):
            return f"the game is over: {outcome} ({how}), {score} points, the fireworks are worth {worth}"


def regained_text(tokens: int) -> str:
    return f", {tokens} hint token{'s' if tokens > 1 else ''} regained" if tokens else ""


def result(game: Game, head: str) -> str:
    """How the box's own scale calls the score."""
    edition = EDITIONS[head.partition("edition: ")[2].partition("\n")[0]]
    band = edition.impression(game.score, game.rules)
    return f"result: {game.outcome}, {game.score} points" + (
        f", on the scale {band.lowest} to {band.highest}" if band else ""
    )


if __name__ == "__main__":
    for file in sorted(GOLDEN.glob("*.txt")):
        file.write_text(replay(file.read_text(encoding="utf-8")), encoding="utf-8")
