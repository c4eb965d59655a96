"""Results for the eye: a histogram as text and as SVG, a matrix as text."""

from collections.abc import Mapping, Sequence
from html import escape

from tamaya.arena.results import Results, mean_and_error
from tamaya.speech.speaking import Speech

BAR = "█"
WIDEST = 40
COLOURS = ("#b5446e", "#2e6f95", "#6a994e", "#e09f3e", "#5f4b8b", "#8d6a4f")


def summary(speech: Speech, results: Results) -> list[str]:
    """The results in a few lines."""
    facts = results.to_dict()
    mean, sem = mean_and_error(results.scores)
    say, number, plan = speech.say, speech.number, results.plan
    figure = {name: float(str(facts[name])) for name in ("perfect", "lost", "moves_per_game", "games_per_cpu_second")}
    shares = {name: say("percent", number=number(100 * figure[name])) for name in ("perfect", "lost")}
    figures = {"moves": number(figure["moves_per_game"]), "games": number(figure["games_per_cpu_second"])}
    return [
        say("arena-run", name=plan.name, players=plan.players, games=results.games, seed=str(plan.seed)),
        say("arena-mean", mean=number(mean, 3), error=number(sem, 3), **shares)
        if results.scores or not results.games
        else say("arena-no-result"),
        say("arena-speed", ms=number(1000 * results.seconds / max(results.moves, 1), 3), **figures),
        *([say("arena-tokens", tokens=results.tokens // max(results.games, 1))] if results.tokens else ()),
        *([say("arena-cost", cost=number(results.cost / max(results.games, 1), 4))] if results.cost else ()),
        *not_their_own(speech, [results]),
    ]


def not_their_own(speech: Speech, runs: Sequence[Results]) -> list[str]:
    """The warning that figures are not only those of the bots that they name, if others moved, or nobody."""
    moves = sum(results.moves - results.own_moves for results in runs)
    games = sum(len(results.with_stand_ins) for results in runs)
    forfeits = sum(results.forfeits for results in runs)
    return [
        *([speech.say("arena-not-their-own", moves=moves, games=games)] if moves else ()),
        *([speech.say("arena-forfeited", games=forfeits)] if forfeits else ()),
    ]


def histogram_text(results: Results) -> list[str]:
    """How often each score was reached, as bars."""
    counts = results.histogram
    if not counts:
        return []
    most = max(counts.values())
    return [
        f"{score:>4} {counts[score]:>8,} {BAR * round(WIDEST * counts[score] / most) or '·'}"
        for score in range(min(counts), max(counts) + 1)
        if score in counts
    ]


def histogram_svg(speech: Speech, runs: list[Results]) -> str:
    """The shares of all scores of one or more runs, side by side."""
    scores = [score for run in runs for score in run.histogram]
    low, high = min(scores, default=0), max(scores, default=25)
    step, height, left = max(14, 10 * len(runs) + 4), 220, 46
    width = left + step * (high - low + 1) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 60 + 18 * len(runs)}" '
        f'font-family="sans-serif" font-size="11" role="img" aria-label="{escape(speech.say("arena-histogram"))}">',
        f"<title>{escape(', '.join(run.plan.name for run in runs))}</title>",
    ]
    for tenth in range(0, 11, 2):
        y = 20 + height - height * tenth / 10
        parts.append(f'<line x1="{left}" x2="{width - 10}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555">{tenth * 10} %</text>')
    for number, run in enumerate(runs):
        colour = COLOURS[number % len(COLOURS)]
        bar = (step - 4) / len(runs)
        for score, count in run.histogram.items():
            tall = height * count / len(run.scores)
            x = left + step * (score - low) + 2 + bar * number
            parts.append(
                f'<rect x="{x:.1f}" y="{20 + height - tall:.1f}" width="{bar:.1f}" height="{tall:.1f}" fill="{colour}">'
                f"<title>{score}: {count}</title></rect>"
            )
        y = height + 58 + 18 * number
        parts.append(f'<rect x="{left}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{left + 16}" y="{y}">{escape(_legend(speech, run))}</text>')
    for score in range(low, high + 1):
        x = left + step * (score - low) + step / 2
        parts.append(f'<text x="{x:.1f}" y="{height + 36}" text-anchor="middle" fill="#555">{score}</text>')
    return "\n".join((*parts, "</svg>", ""))


def _legend(speech: Speech, run: Results) -> str:
    mean, sem = (speech.number(figure, 3) for figure in mean_and_error(run.scores))
    plan, games = run.plan, len(run.scores)
    return speech.say("arena-legend", name=plan.name, players=plan.players, mean=mean, error=sem, games=games)


def matrix_text(bots: list[str], partners: list[str], table: Mapping[tuple[str, str], Results]) -> list[str]:
    """The mean of each bot, in rows, with each partner, in columns, and its standard error; a dash for those that have
    not played."""
    wide = max(15, *(len(name) + 2 for name in (*bots, *partners)))
    lines = [" " * wide + "".join(name.rjust(wide) for name in partners)]
    for one in bots:
        runs = (table.get((one, other)) for other in partners)
        means = ("{:.2f} ± {:.2f}".format(*mean_and_error(run.scores)) if run and run.scores else "–" for run in runs)
        lines.append(one.ljust(wide) + "".join(mean.rjust(wide) for mean in means))
    return lines
