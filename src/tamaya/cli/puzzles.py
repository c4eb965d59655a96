"""`tamaya puzzles`: shows puzzles, makes new ones from games, and proves that each has one answer."""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from tamaya.bots.bot import Reason
from tamaya.cli.files import read_bytes
from tamaya.cli.many import INTERRUPTED, MANY, Wanted, configure_many, same_games, searching, sum_of
from tamaya.cli.voice import say, speech
from tamaya.core.cards import Colour
from tamaya.core.drawing import as_text, seat_names
from tamaya.core.errors import BadNotation, BadRecord, TamayaError
from tamaya.core.events import Hinted
from tamaya.core.rules import Rules, write_options
from tamaya.formats.any_format import MOST_BYTES
from tamaya.formats.json_text import decode
from tamaya.review.puzzles import (
    Puzzle,
    collection_lines,
    from_games,
    is_proven,
    read_puzzle,
    write_puzzle,
)
from tamaya.review.puzzles.puzzle import BETWEEN, PEOPLE, SHOW, THEMES, TILE, UNKNOWN, Listed, listed_puzzle
from tamaya.review.puzzles.puzzle_plan import self_play_puzzle

NOT_PROVEN = 1
HEADING: dict[str, object] = {"format": "tamaya-puzzles", "version": 1}  # of a run
GOES_WITH = {"hints": "show N", "answer": "show N", "seed": "make N", "file": "make N", "people": "file FILE"}
GOES_WITH |= dict.fromkeys(MANY, "make N")


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    task = parser.add_mutually_exclusive_group()
    task.add_argument("--show", type=int, metavar="N", help=say("help-show"))
    task.add_argument("--make", type=int, metavar="N", help=say("help-make"))
    task.add_argument("--theme", choices=THEMES, help=say("help-theme"))
    task.add_argument("--check", nargs="?", const="", metavar="FILE", help=say("help-check"))
    parser.add_argument("--puzzles", metavar="FILE", help=say("help-puzzles"))
    parser.add_argument("--hints", type=int, metavar="N", help=say("help-hints"))
    parser.add_argument("--answer", action="store_true", help=say("help-answer"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-make-seed"))
    parser.add_argument("--file", metavar="FILE", help=say("help-make-file"))
    parser.add_argument("--people", action="store_true", help=say("help-people"))
    configure_many(parser)


def run(args: argparse.Namespace) -> int:
    """Do what was asked."""
    for option, task in GOES_WITH.items():
        if getattr(args, option) and getattr(args, task.split()[0]) is None:
            raise TamayaError("goes-with", option=f"--{option}", other=f"--{task}")
    if args.make is not None:
        return _make(args)
    file = args.check or args.puzzles
    lines = decode(read_bytes(file), MOST_BYTES).strip().splitlines() if file else collection_lines()
    if not lines:
        raise BadRecord("no-puzzle", file=str(file))
    if args.check is not None:
        return _check([_read(file, lines, number) for number in range(1, len(lines) + 1)])
    if args.theme is not None:
        return _list(args.theme, list(map(listed_puzzle, lines)))
    if args.show is None:
        print(say("puzzles-some", puzzles=len(lines)))
        themes = Counter(listed_puzzle(line).theme for line in lines)
        print(*(f"{themes[theme]:5} {theme}" for theme in THEMES if themes[theme]), sep="\n")
        return 0
    if not 1 <= args.show <= len(lines):
        raise BadNotation("no-such-puzzle", puzzles=len(lines))
    hints = args.hints or 0
    if hints < 0:
        raise TamayaError("at-least", option="--hints", value=str(hints), least=0)
    puzzle = _read(file, lines, args.show)
    print(say("puzzles-title", number=args.show, puzzles=len(lines)))
    print("\n".join(_lines(puzzle, hints, args.answer)))
    return 0


def _list(theme: str, puzzles: Sequence[Listed]) -> int:
    """A line for each puzzle with a theme."""
    for number, one in enumerate(puzzles, start=1):
        if one.theme == theme:
            options = write_options(Rules.from_dict(one.rules)) or "-"
            print(f"{number:5}  {one.kind:8}  {one.players}  {one.source:6}  {options}")
    return 0


def _read(file: str | None, lines: Sequence[str], number: int) -> Puzzle:
    """A puzzle of a file; an error says which one it is."""
    try:
        return read_puzzle(lines[number - 1])
    except BadRecord as error:
        raise BadRecord("puzzle-unreadable", error, file=str(file), number=number) from error


def _make(args: argparse.Namespace) -> int:
    if args.make < 1:
        raise TamayaError("at-least", option="--make", value=str(args.make), least=1)
    wanted = _in_games(args) if args.file else _by_bots(args)
    waiting: dict[int, list[str]] = {}
    made = looked_at = 0
    with searching(wanted, args, say("puzzles-making"), args.make) as (work, line):
        for found in work:
            waiting[found.first] = found.what
            while made < args.make and looked_at in waiting:  # in their order, whatever is found first
                lines = waiting.pop(looked_at)[: args.make - made]
                print("".join(f"{line}\n" for line in lines), end="", flush=True)
                made += len(lines)
                looked_at += 1
            line.update(made)
            if made == args.make:
                break
    if made < args.make and looked_at == wanted.end:
        raise TamayaError("too-few-puzzles", made=made, wanted=args.make)
    return 0 if made == args.make else INTERRUPTED


def _in_games(args: argparse.Namespace) -> Wanted:
    same_games.cache_clear()
    games, source = same_games(args.file), PEOPLE if args.people else UNKNOWN
    return Wanted(
        partial(_in_game, args.file, source), len(games), {**HEADING, "games": sum_of(games), "source": source}
    )


def _in_game(file: str, source: str, number: int) -> list[str]:
    return list(map(write_puzzle, from_games([same_games(file)[number].game], source)))


def _by_bots(args: argparse.Namespace) -> Wanted:
    seed = 1 if args.seed is None else args.seed
    return Wanted(partial(_in_self_play, seed), args.make, {**HEADING, "seed": seed})


def _in_self_play(seed: int, number: int) -> list[str]:
    return [write_puzzle(self_play_puzzle(seed, number))]


def _check(puzzles: list[Puzzle]) -> int:
    wrong = [number for number, puzzle in enumerate(puzzles, start=1) if not is_proven(puzzle)]
    for number in wrong:
        print(say("puzzles-wrong", number=number))
    print(say("puzzles-checked", puzzles=len(puzzles), proven=len(puzzles) - len(wrong)))
    return NOT_PROVEN if wrong else 0


def _lines(puzzle: Puzzle, hints: int, answer: bool) -> Iterator[str]:
    yield _question(puzzle)
    yield ""
    yield as_text(puzzle.view, speech=speech())
    if puzzle.kind == SHOW:
        pile = puzzle.game.pile
        yield say("puzzle-pile", cards=" ".join(str(puzzle.game.card(card)) for card in pile))
    yield ""
    for number, hint in enumerate(puzzle.hints[:hints], start=1):
        yield say("puzzle-tip", number=number, tip=_sentence(hint))
    if answer:
        yield " ".join((say("puzzles-answer", solution=puzzle.solution), *map(_sentence, puzzle.reasons)))
        if puzzle.line:
            yield f"{say('puzzle-so')}: {BETWEEN.join(puzzle.line)}."
    elif not hints:
        yield say("puzzles-more")


def _question(puzzle: Puzzle) -> str:
    names = seat_names(puzzle.game.players, speech())
    you = say("puzzles-you", who=names[puzzle.game.actor])
    details: dict[str, object] = {}
    asked = puzzle.game.log[-1]
    if isinstance(asked, Hinted):
        details = {"giver": names[asked.seat], "receiver": names[asked.target], "what": _named(asked.what)}
    key = str(puzzle.game.pending).replace(" ", "-") if puzzle.kind == TILE else puzzle.kind
    options = write_options(puzzle.game.rules)
    rules = f" {say('puzzles-rules', options=options)}" if options else ""
    return f"{you}{rules} {say(f'puzzle-ask-{key}', **details)}"


def _named(what: Colour | int) -> str:
    return str(what) if isinstance(what, int) else say("colour-name", colour=what)


def _sentence(reason: Reason) -> str:
    details: dict[str, object] = dict(reason.details)
    for name in {"face", "faces"} & details.keys():
        details[name] = speech().listed([speech().card(face) for face in str(details[name]).split()], "or")
    cards = speech().listed([say("puzzles-card", card=card) for card in reason.cards], "or")
    text = say(reason.key, **{**details, "cards": cards})
    return text[0].upper() + text[1:]
