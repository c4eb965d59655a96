"""`tamaya arena`: how well do bots play? Many games, on all processors or on a cluster."""

import argparse
import json
import shutil
import sys
from pathlib import Path

from tamaya.arena.charts import histogram_svg, histogram_text, matrix_text, not_their_own, summary
from tamaya.arena.plan import Json, Plan, make_plan
from tamaya.arena.playing import Manner, PlanPart, play_game, recorded
from tamaya.arena.results import Results, mean_and_error, paired_difference
from tamaya.arena.run_file import RunFile
from tamaya.arena.running import CrossPlay, cross_play, run_plan
from tamaya.arena.watching import BotFailed
from tamaya.bots.lines.programs import find_program, split_command
from tamaya.bots.naming import USUAL_CARE, Care, is_command, name_of, words_of
from tamaya.bots.registry import bot_names
from tamaya.cli.files import can_be_written, read_bytes, write_bytes
from tamaya.cli.many import INTERRUPTED, ProgressLine, ending_in_order
from tamaya.cli.paint import paint_for_output
from tamaya.cli.parser import seconds
from tamaya.cli.replay import Replay
from tamaya.cli.voice import say, speech
from tamaya.core.editions import EDITIONS, find_edition
from tamaya.core.errors import TamayaError
from tamaya.core.rules import Rules, read_options
from tamaya.formats.record_text import write_game

BOT_FAILED = 1
MOST_TOLD = 5  # replaced bots


class AddCommand(argparse.Action):
    """A command among the bots, in the order in which they are given."""

    def __call__(self, _: argparse.ArgumentParser, args: argparse.Namespace, value: object, *__: object) -> None:
        """Add it."""
        split_command(str(value))  # it says what is wrong with a command that is none
        args.bot = [*(args.bot or ()), _as_command(str(value))]


def _as_command(command: str) -> str:
    """A command as `is_command` knows it, found as a shell would find it."""
    if is_command(command):
        return command
    find_program((command,))
    return shutil.which(command) or command


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    add = parser.add_argument
    add(
        "--bot",
        action="append",
        metavar="BOT",
        help=say("help-bot", bots=", ".join(bot_names())),
    )
    add("--bot-command", action=AddCommand, dest="bot", metavar="COMMAND", help=say("help-bot-command"))
    add(
        "--bot-seconds",
        type=seconds,
        metavar="S",
        help=say("help-arena-seconds", seconds=f"{USUAL_CARE.seconds:g}", hanging=f"{USUAL_CARE.hanging:g}"),
    )
    add("--bot-log", default="", metavar="FILE", help=say("help-bot-log"))
    add("--when-it-fails", choices=("random", "lose", "stop"), default="", help=say("help-when-it-fails"))
    add("--players", type=int, default=4, metavar="N", help=say("help-team-players"))
    add("--games", type=int, default=1000, metavar="N", help=say("help-games"))
    add("--edition", choices=EDITIONS, metavar="EDITION", help=say("help-edition"))
    add("--rules", default="", metavar="LIST", help=say("help-rules"))
    add("--seed", type=int, default=1, metavar="N", help=say("help-seed"))
    add("--versus", metavar="BOT", help=say("help-versus"))
    add("--matrix", action="store_true", help=say("help-matrix"))
    add("--partner", action="append", metavar="BOT", help=say("help-partner"))
    add("--report", metavar="FILE", help=say("help-report"))
    add("--json", metavar="FILE", help=say("help-json"))
    add("--plot", metavar="FILE", help=say("help-plot"))
    add("--resume", metavar="FILE", help=say("help-resume"))
    add("--save", metavar="DIR", help=say("help-save"))
    add("--only", type=int, metavar="SEED", help=say("help-only"))
    add("--workers", type=int, metavar="N", help=say("help-workers"))
    add("--dask", metavar="ADDRESS", help=say("help-dask"))


def run(args: argparse.Namespace) -> int:
    """Play, and say how it went."""
    if args.report:
        return _draw(args)
    rules = rules_from(args.edition, args.rules)
    args.matrix = args.matrix or bool(args.partner)
    _check(args)
    sys.path.insert(0, "")  # for the modules of this folder
    if args.only is not None:
        return _play_one(args, rules)
    for path in (args.json, args.plot, args.bot_log):
        can_be_written(path)
    with ending_in_order():
        runs = _matrix(args, rules) if args.matrix else _compare(args, rules)
    if failure := runs[-1].failure:
        print(f"tamaya: {speech().error(failure)}", file=sys.stderr)
        return BOT_FAILED
    if _report([why for results in runs for why in results.replaced]):
        return BOT_FAILED
    return INTERRUPTED if runs[-1].interrupted else 0


def _check(args: argparse.Namespace) -> None:
    """Refuse what does not go together."""
    if not args.bot:
        raise TamayaError("who-plays")
    for bot in filter(is_command, (*args.bot, *(args.partner or ()), args.versus or "") if not args.dask else ()):
        words_of((bot,))  # a program that is not there would play no move of its own
    several = args.versus or args.matrix
    if args.only is not None and (several or args.resume):
        raise TamayaError("one-deal")
    for option in ("resume", "save"):
        if getattr(args, option) and several:
            raise TamayaError("one-run", option=f"--{option}")


def _play_one(args: argparse.Namespace, rules: Rules) -> int:
    """Play one deal, and print the game."""
    plan = make_plan(tuple(args.bot), rules, args.players, 1, args.only)
    folder = _folder(args.save) if args.save else None
    try:
        with ending_in_order():
            played = play_game(plan.team, rules, args.only, _care(args))
    except BotFailed as error:
        return BOT_FAILED if _report([error]) else 0
    game = recorded(played.game, plan.team)
    if folder:
        (folder / f"{args.only}.json").write_text(write_game(game), encoding="utf-8")
    for line in Replay(game, None, True, paint_for_output()).lines(None):
        print(line)
    return BOT_FAILED if _report(list(played.replaced)) else 0


def _report(replaced: list[TamayaError]) -> bool:
    """Say which bots were replaced, if any were."""
    for why in replaced[:MOST_TOLD]:
        print(f"tamaya: {speech().error(why)}", file=sys.stderr)
    if len(replaced) > MOST_TOLD:
        print(f"tamaya: {say('arena-replaced-more', times=len(replaced) - MOST_TOLD)}", file=sys.stderr)
    return bool(replaced)


def _care(args: argparse.Namespace) -> Care:
    log = args.bot_log and str(Path(args.bot_log).absolute())
    care = Care(args.bot_seconds, log, args.bot_seconds) if args.bot_seconds else Care(log=log)
    return care._replace(when_it_fails=args.when_it_fails)


def _folder(path: str) -> Path:
    folder = Path(path)
    if folder.is_file():
        raise TamayaError("save-to-file", path=path)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _compare(args: argparse.Namespace, rules: Rules) -> list[Results]:
    teams = [tuple(args.bot)] + ([(args.versus,)] if args.versus else [])
    plans = [make_plan(team, rules, args.players, args.games, args.seed) for team in teams]
    runs: list[Results] = []
    for plan in plans:
        runs.append(_play(plan, args))
        if runs[-1].broken_off:
            break
    if args.json != "-":
        _show(runs)
    comparison: Json = {}
    if len(runs) == 2:
        count, mean, sem = paired_difference(*runs)
        comparison = {"versus": {**runs[1].to_dict(), "paired": {"games": count, "difference": mean, "sem": sem}}}
    if args.save and runs[0].scores and args.json != "-":
        _tell_lowest(Path(args.save), runs[0])
    _write(args, {**runs[0].to_dict(), **comparison}, runs)
    return runs


def _show(runs: list[Results]) -> None:
    for results in runs:
        if results.games:
            print("\n".join((*summary(speech(), results), *histogram_text(results))))
    if len(runs) == 2:
        count, mean, sem = paired_difference(*runs)
        told = {"mean": ("+" if mean >= 0 else "") + speech().number(mean, 3), "error": speech().number(sem, 3)}
        print(say("arena-paired", name=runs[0].plan.name, other=runs[1].plan.name, deals=count, **told))


def _show_matrix(bots: list[str], partners: list[str], table: CrossPlay) -> None:
    print("\n".join((*matrix_text(bots, partners, table), *not_their_own(speech(), list(table.values())))))


def _draw(args: argparse.Namespace) -> int:
    """Show the results in a file again."""
    try:
        kept = json.loads(read_bytes(args.report))
        found = kept.get("runs") or [kept, *([kept["versus"]] if "versus" in kept else [])]
    except (ValueError, AttributeError):
        raise TamayaError("not-results") from None
    runs = [Results.from_dict(one) for one in found]
    if "runs" in kept:
        table = {(name_of(run.plan.bots[0]), name_of(run.plan.bots[-1])): run for run in runs}
        bots, partners = (list(dict.fromkeys(names)) for names in zip(*table, strict=True))
        _show_matrix(bots, partners, table)
    else:
        _show(runs)
    if args.plot:
        write_bytes(args.plot, histogram_svg(speech(), runs).encode())
    return 0


def rules_from(edition: str | None, options: str) -> Rules:
    """The rules that the command line asks for."""
    return (find_edition(edition).rules if edition else Rules()).with_options(read_options(options))


def _matrix(args: argparse.Namespace, rules: Rules) -> list[Results]:
    bots, partners = (list(dict.fromkeys(names or ())) for names in (args.bot, args.partner))
    table = cross_play(
        bots, rules, args.players, args.games, args.seed, partners=partners, play=lambda plan: _play(plan, args)
    )
    if args.json != "-":
        _show_matrix(bots, partners or bots, table)
    matrix: dict[str, dict[str, tuple[float, float] | None]] = {one: {} for one in bots}
    for (one, other), results in table.items():
        matrix[one][other] = mean_and_error(results.scores) if results.scores else None
    runs = list(table.values())
    _write(args, {"matrix": matrix, "runs": [results.to_dict() for results in runs]}, runs)
    return runs


def _play(plan: Plan, args: argparse.Namespace) -> Results:
    keeper = RunFile(Path(args.resume), plan.heading(), plan.games, PlanPart.from_json) if args.resume else None
    kept = tuple(keeper.parts) if keeper else ()
    line = ProgressLine(plan.name, plan.games, sum(part.size for part in kept))

    folder = _folder(args.save) if args.save else None

    def progress(results: Results) -> None:
        part = results.parts[-1]
        if keeper:
            keeper.keep(part)
        if folder:
            for seed, record in part.records:
                (folder / f"{seed}.json").write_text(record, encoding="utf-8")
        if line.is_due:  # the statistics take time
            mean, sem = mean_and_error(results.scores)
            line.update(results.games, f"{speech().number(mean, 3)} ± {speech().number(sem, 3)}")

    manner = Manner(_care(args), keeps=folder is not None)
    results = run_plan(plan, workers=args.workers, dask=args.dask, before=kept, manner=manner, progress=progress)
    line.clear()
    return results


def _tell_lowest(folder: Path, results: Results) -> None:
    game, score = min(results.by_game.items(), key=lambda one: (one[1], one[0]))  # the first, whoever was quicker
    print(say("arena-saved", folder=folder, score=score, file=folder / f"{results.plan.seed + game}.json"))


def _write(args: argparse.Namespace, facts: Json, runs: list[Results]) -> None:
    if args.json:
        text = json.dumps(facts, indent=None if args.json == "-" else 2) + "\n"
        write_bytes(args.json, text.encode())
    if args.plot:
        write_bytes(args.plot, histogram_svg(speech(), runs).encode())
