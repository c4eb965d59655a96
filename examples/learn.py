"""A small agent learns Hanabi by playing with itself: actor and critic in plain NumPy, over `tamaya.env.raw`.

All seats share one network. It sees what the acting seat sees (layout `hle`) and gives odds for the legal actions and
a guess of the points still to come. Every 32 steps it moves, carefully, towards actions that did better than the guess
(proximal policy optimisation). It begins by losing every game with a card or two on the table; within minutes it finds
out that hints tell what can be played.

    python examples/learn.py                      about four minutes; writes learning.svg and learning.csv
    python examples/learn.py --minutes 1 --players 5
"""

import argparse
import math
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tamaya.env.raw import RawVectorEnv

Floats = npt.NDArray[np.float32]
HIDDEN = 128
STEPS = 32  # between two rounds of learning
PARTS, TIMES = 8, 2  # each round learns from so many parts, so many times
DISCOUNT, TRACE = 0.99, 0.95
CLIP = 0.2  # how far the odds of an action may move in a round
ENTROPY = 0.01  # keeps it curious
RATE = 1e-3


class Network:
    """One hidden layer; its outputs are a score for each action and the points still expected."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Floats:
            return rng.standard_normal((rows, columns), np.float32) * np.float32(scale / np.sqrt(rows))

        self.parameters = [
            weights(inputs, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self._means = [np.zeros_like(p) for p in self.parameters]
        self._squares = [np.zeros_like(p) for p in self.parameters]
        self._updates = 0

    def forward(self, seen: Floats) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, action scores and expected points."""
        first, first_bias, second, second_bias = self.parameters
        hidden = np.maximum(seen @ first + first_bias, 0)
        out = hidden @ second + second_bias
        return hidden, out[:, :-1], out[:, -1]

    def update(self, seen: Floats, hidden: Floats, slopes: Floats) -> None:
        """One step of Adam, given the slope of the loss at the outputs."""
        back = (slopes @ self.parameters[2].T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(0), hidden.T @ slopes, slopes.sum(0)]
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self._updates += 1
        for p, g, mean, square in zip(self.parameters, gradients, self._means, self._squares, strict=True):
            g = g * min(1.0, 0.5 / (norm + 1e-8))
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            fair_mean = mean / (1 - 0.9**self._updates)
            fair_square = square / (1 - 0.999**self._updates)
            p -= RATE * fair_mean / (np.sqrt(fair_square) + 1e-5)


def odds(scores: Floats, legal: npt.NDArray[np.bool_]) -> Floats:
    """Probabilities of the legal actions."""
    masked = np.where(legal, scores, np.float32(-1e9))
    raised = np.exp(masked - masked.max(1, keepdims=True))
    result: Floats = raised / raised.sum(1, keepdims=True)
    return result


class Step(NamedTuple):
    """What happened in one step of all games; `better` is how much more than expected came of it."""

    seen: Floats
    legal: npt.NDArray[np.bool_]
    actions: npt.NDArray[np.int64]
    chance: Floats
    rewards: Floats
    goes_on: Floats
    expected: Floats
    better: Floats


class Learner:
    """The games, the network, and the scores of finished games."""

    def __init__(self, games: int, players: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.env = RawVectorEnv(players, games, rewards="lenient", seed=seed)
        self.network = Network(self.env.layout.bits, self.env.actions, self.rng)
        self.steps = 0
        self.worths: list[float] = []
        self.scores: list[float] = []

    def observe(self) -> Floats:
        """What the acting seats see, as numbers for the network."""
        return self.env.observations(np.empty((self.env.games, self.env.layout.bits), np.float32))

    def play(self) -> Step:
        """One step in every game."""
        env = self.env
        seen, legal = self.observe(), env.legal.copy()
        _, scores, expected = self.network.forward(seen)
        chances = odds(scores, legal)
        everyone = np.arange(env.games)
        luck = self.rng.random((env.games, 1), np.float32)
        actions = np.minimum((chances.cumsum(1) < luck).sum(1), env.actions - 1)
        wrong = ~legal[everyone, actions]  # rounding can step past the last legal action
        actions[wrong] = legal[wrong].argmax(1)
        env.step(actions)
        self.steps += env.games
        self.worths += env.final_worths[env.terminated].tolist()
        self.scores += env.final_scores[env.terminated].tolist()
        goes_on = 1 - env.terminated.astype(np.float32)
        nothing = np.zeros_like(expected)
        return Step(seen, legal, actions, chances[everyone, actions], env.rewards.copy(), goes_on, expected, nothing)

    def learn(self) -> None:
        """Play some steps, then make better actions likelier."""
        steps = [self.play() for _ in range(STEPS)]
        following = self.network.forward(self.observe())[2]
        better = np.zeros_like(following)
        for number in reversed(range(STEPS)):
            step = steps[number]
            surprise = step.rewards + DISCOUNT * step.goes_on * following - step.expected
            better = surprise + DISCOUNT * TRACE * step.goes_on * better
            steps[number] = step._replace(better=better)
            following = step.expected
        for _ in range(TIMES):
            order = self.rng.permutation(STEPS)
            for part in np.split(order, PARTS):
                self._improve(Step(*(np.concatenate(pieces) for pieces in zip(*(steps[i] for i in part), strict=True))))

    def _improve(self, step: Step) -> None:
        everything = np.arange(len(step.actions))
        hidden, scores, expected = self.network.forward(step.seen)
        chances = odds(scores, step.legal)
        weight = (step.better - step.better.mean()) / (step.better.std() + 1e-6)
        ratio = chances[everything, step.actions] / step.chance
        weight = np.where(weight > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * weight
        taken = np.zeros_like(chances)
        taken[everything, step.actions] = 1
        logs = np.log(chances + 1e-9)
        spread = -(chances * logs).sum(1, keepdims=True)
        slopes = np.empty((len(everything), chances.shape[1] + 1), np.float32)
        slopes[:, :-1] = (chances - taken) * weight[:, None] + ENTROPY * chances * (logs + spread)
        slopes[:, -1] = 0.5 * (expected - (step.expected + step.better))
        slopes /= len(everything)
        self.network.update(step.seen, hidden, slopes)


def curve_svg(points: list[tuple[float, float]], title: str, across: str) -> str:
    """A mean over what it took, as a picture."""
    width, height, left, top = 640, 320, 56, 36
    longest = max(taken for taken, _ in points) or 1
    most = 5 * math.ceil(max(1.0, *(score for _, score in points)) / 5)

    def x(taken: float) -> float:
        return left + (width - left - 20) * taken / longest

    def y(score: float) -> float:
        return top + (height - top - 40) * (1 - score / most)

    line = " ".join(f"{x(taken):.1f},{y(score):.1f}" for taken, score in points)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">',
        f"<title>{title}</title>",
        f'<text x="{left}" y="20" font-size="14">{title}</text>',
    ]
    for score in range(most + 1):
        strong = "#bbb" if score % 5 == 0 else "#eee"
        parts.append(f'<line x1="{left}" x2="{width - 20}" y1="{y(score):.1f}" y2="{y(score):.1f}" stroke="{strong}"/>')
        if most <= 10 or score % 5 == 0:
            parts.append(f'<text x="{left - 8}" y="{y(score) + 4:.1f}" text-anchor="end">{score}</text>')
    for part in range(5):
        taken = longest * part / 4
        parts.append(f'<text x="{x(taken):.1f}" y="{height - 20}" text-anchor="middle">{taken:.1f}</text>')
    parts.append(f'<text x="{(left + width) / 2}" y="{height - 4}" text-anchor="middle">{across}</text>')
    parts.append(f'<polyline points="{line}" fill="none" stroke="#b5446e" stroke-width="2"/></svg>')
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> list[tuple[float, float]]:
    """Learn, and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learning"), help="name of the .svg and .csv")
    options = parser.parse_args(arguments)
    learner = Learner(options.games, options.players, options.seed)
    learner.learn()  # compiles if need be
    points: list[tuple[float, float]] = []
    end = time.monotonic() + 60 * options.minutes
    while time.monotonic() < end:
        learner.scores.clear()
        learner.worths.clear()
        while len(learner.scores) < 2 * options.games and time.monotonic() < end:
            learner.learn()
        if learner.scores:
            cards, score = float(np.mean(learner.worths)), np.mean(learner.scores)
            points.append((learner.steps, cards))
            print(f"{learner.steps:>12,} steps   {cards:5.2f} cards on the fireworks, score {score:5.2f}", flush=True)
    options.out.with_suffix(".csv").write_text(
        "steps,cards\n" + "".join(f"{steps:.0f},{cards:.3f}\n" for steps, cards in points)
    )
    title = f"Learning Hanabi, {options.players} players: cards on the fireworks at the end of a game"
    millions = [(steps / 1e6, cards) for steps, cards in points]
    options.out.with_suffix(".svg").write_text(curve_svg(millions, title, "millions of steps played") + "\n")
    return points


if __name__ == "__main__":
    main()
