"""Results for the eye: a histogram as text and as SVG, a matrix as text."""

from collections.abc import Sequence
from html import escape

from tamaya.arena.results import Results, mean_and_error

BAR = "█"
WIDEST = 40
COLOURS = ("#b5446e", "#2e6f95", "#6a994e", "#e09f3e", "#5f4b8b", "#8d6a4f")


def summary(results: Results) -> list[str]:
    """The results in a few lines."""
    facts = results.to_dict()
    mean, sem = mean_and_error(results.scores)
    games = "1 game" if results.games == 1 else f"{results.games:,} games"
    return [
        f"{results.plan.name}, {results.plan.players} players, {games} from seed {results.plan.seed}",
        f"mean {mean:.3f} ± {sem:.3f}   perfect {facts['perfect']:.1%}   lost {facts['lost']:.1%}"
        if results.scores or not results.games
        else "no result: another bot moved in every game",
        f"{facts['moves_per_game']:.1f} moves a game, {1000 * results.seconds / max(results.moves, 1):.3f} ms a move, "
        f"{facts['games_per_cpu_second']:.1f} games a CPU second",
        *not_their_own([results]),
    ]


def not_their_own(runs: Sequence[Results]) -> list[str]:
    """The warning that figures are not only those of the bots that they name, if others moved for them."""
    times = sum(len(results.replaced) for results in runs)
    games = sum(len(results.with_stand_ins) for results in runs)
    if not times and not games:
        return []
    not_counted = f"{games:,} {'game is' if games == 1 else 'games are'} left out"
    return [f"not their own: {times:,} times another bot moved or played on for one that had failed; {not_counted}"]


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


def histogram_svg(runs: list[Results]) -> str:
    """The shares of all scores of one or more runs, side by side."""
    scores = [score for run in runs for score in run.histogram]
    low, high = min(scores, default=0), max(scores, default=25)
    step, height, left = max(14, 10 * len(runs) + 4), 220, 46
    width = left + step * (high - low + 1) + 20
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 60 + 18 * len(runs)}" '
        f'font-family="sans-serif" font-size="11" role="img" aria-label="Histogram of scores">',
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
        mean, sem = mean_and_error(run.scores)
        y = height + 58 + 18 * number
        parts.append(f'<rect x="{left}" y="{y - 9}" width="10" height="10" fill="{colour}"/>')
        parts.append(
            f'<text x="{left + 16}" y="{y}">{escape(run.plan.name)}, {run.plan.players} players: '
            f"{mean:.3f} ± {sem:.3f}, {len(run.scores)} games</text>"
        )
    for score in range(low, high + 1):
        x = left + step * (score - low) + step / 2
        parts.append(f'<text x="{x:.1f}" y="{height + 36}" text-anchor="middle" fill="#555">{score}</text>')
    return "\n".join((*parts, "</svg>", ""))


def matrix_text(names: list[str], table: dict[tuple[str, str], Results]) -> list[str]:
    """The mean of each pair of bots, in rows and columns, with its standard error; a dash for those that have not
    played."""
    wide = max(15, *(len(name) + 2 for name in names))
    lines = [" " * wide + "".join(name.rjust(wide) for name in names)]
    for one in names:
        runs = (table.get((one, other)) for other in names)
        means = ("{:.2f} ± {:.2f}".format(*mean_and_error(run.scores)) if run and run.scores else "–" for run in runs)
        lines.append(one.ljust(wide) + "".join(mean.rjust(wide) for mean in means))
    return lines
