"""A PyTorch network learns to play Hanabi beside `smart`, and then sits down as a bot.

One seat of each game is the network's, the compiled bot holds the others. The network sees what its seat sees (layout
`hle`) and gives a score for each action and a guess of the points still to come; every few steps it moves towards what
did better than the guess (proximal policy optimisation). Run it in the folder above this one:

    python -m examples.learn_torch                        a few minutes; writes learned.pt, learned.csv, learned.svg
    python -m examples.learn_torch --minutes 10 --resume  goes on from learned.pt
    tamaya arena --bot examples.learn_torch:make --bot smart --players 2 --rules empty_hints=false --games 200

It wants PyTorch (`pip install torch`, or the smaller one for processors alone:
`pip install torch --index-url https://download.pytorch.org/whl/cpu`) and `pip install "tamaya[fast]"`.
"""

import argparse
import os
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from examples.learn import curve_svg
from tamaya.bots import Bot, Choice, Reason
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.env.other_play import OtherPlay
from tamaya.env.raw import RawVectorEnv
from tamaya.env.seat_observer import SeatObserver

Tensor = Any  # torch.Tensor: this file is checked where there is no PyTorch, too

CHECKPOINT = "learned.pt"  # TAMAYA_LEARNED names another one
LAYOUT = "hle"
HIDDEN = 128
STEPS = 32  # between two rounds of learning
PARTS, TIMES = 8, 2  # each round learns from so many parts, so many times
DISCOUNT, TRACE = 0.99, 0.95
CLIP = 0.2  # how far the odds of an action may move in a round
ENTROPY = 0.01  # keeps it curious
RATE = 7e-4


def make_network(bits: int, actions: int) -> Any:
    """Two hidden layers; the outputs are a score for each action and the points still expected."""
    return nn.Sequential(
        nn.Linear(bits, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions + 1)
    )


def judge(network: Any, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
    """The logarithms of the odds of all actions, and the points still expected."""
    out = network(seen)
    return torch.log_softmax(out[..., :-1].masked_fill(~legal, -1e9), -1), out[..., -1]


class Learner:
    """The games, the network, and how the games went that have ended."""

    def __init__(self, games: int, players: int, partners: str, seed: int, other_play: bool = False) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # so small a network is no sooner done by several
        shares = dict.fromkeys(partners.split(","), 1) if "," in partners else partners  # each as often as the others
        self.env = (OtherPlay if other_play else RawVectorEnv)(
            players, games, partners=shares, seat="turning", layout=LAYOUT, rewards="difference", seed=seed
        )
        env = self.env
        self.network = make_network(env.layout.bits, env.actions)
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.steps = 0
        self.scores: list[float] = []
        self.worths: list[float] = []
        # The environment writes into these; what PyTorch and it share is never copied.
        self.seen = torch.zeros(STEPS + 1, games, env.layout.bits)
        self.legal = torch.zeros(STEPS, games, env.actions, dtype=torch.bool)
        self.rewards, self.goes_on, self.expected, self.chosen = (torch.zeros(STEPS + 1, games) for _ in range(4))
        self.actions = torch.zeros(STEPS, games, dtype=torch.int64)
        self.legal_now = torch.from_dlpack(env.legal)
        self.rewards_now = torch.from_dlpack(env.rewards)
        self.terminated_now = torch.from_dlpack(env.terminated)

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self) -> None:
        """Some steps in every game."""
        env = self.env
        for step in range(STEPS):
            env.observations(self.seen[step].numpy())
            self.legal[step] = self.legal_now
            odds, self.expected[step] = judge(self.network, self.seen[step], self.legal_now)
            self.actions[step] = torch.multinomial(odds.exp(), 1).squeeze(1)
            self.chosen[step] = odds.gather(1, self.actions[step].unsqueeze(1)).squeeze(1)
            env.step(self.actions[step].numpy())
            self.rewards[step] = self.rewards_now
            self.goes_on[step] = 1 - self.terminated_now.float()
            self.scores += env.final_scores[env.terminated].tolist()
            self.worths += env.final_worths[env.terminated].tolist()
        env.observations(self.seen[STEPS].numpy())
        self.expected[STEPS] = judge(self.network, self.seen[STEPS], self.legal_now)[1]
        self.steps += STEPS * env.games

    def learn(self) -> None:
        """Play some steps, then make better actions likelier."""
        self.play()
        better = torch.zeros(STEPS + 1, self.env.games)
        for step in reversed(range(STEPS)):
            goes_on = DISCOUNT * self.goes_on[step]
            surprise = self.rewards[step] + goes_on * self.expected[step + 1] - self.expected[step]
            better[step] = surprise + TRACE * goes_on * better[step + 1]
        aims = (better + self.expected)[:STEPS]
        for _ in range(TIMES):
            for part in torch.randperm(STEPS).chunk(PARTS):
                self._improve(part, better[part], aims[part])

    def _improve(self, part: Tensor, better: Tensor, aims: Tensor) -> None:
        odds, expected = judge(self.network, self.seen[part], self.legal[part])
        now = odds.gather(2, self.actions[part].unsqueeze(2)).squeeze(2)
        ratio = (now - self.chosen[part]).exp()
        better = (better - better.mean()) / (better.std() + 1e-6)
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        spread = -(odds.exp() * odds).sum(-1).mean()
        loss = 0.5 * (expected - aims).square().mean() - gain - ENTROPY * spread
        self.optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimiser.step()

    def save(self, path: Path) -> None:
        """Write the checkpoint: all that is needed to go on, and to sit down as a bot."""
        env = self.env
        facts = {"players": env.players, "bits": env.layout.bits, "actions": env.actions, "steps": self.steps}
        torch.save({**facts, "network": self.network.state_dict(), "optimiser": self.optimiser.state_dict()}, str(path))

    def load(self, path: Path) -> None:
        """Go on from a checkpoint."""
        kept = torch.load(str(path), weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.steps = kept["steps"]


# ---- As a bot --------------------------------------------------------------------------------------------------------


@cache
def learned(path: str) -> tuple[Any, dict[str, int]]:
    """The network of a checkpoint, and the number of players, bits and actions that it is for."""
    torch.set_num_threads(1)  # the arena has a process for each processor
    kept = torch.load(path, weights_only=True)
    network = make_network(kept["bits"], kept["actions"])
    network.load_state_dict(kept["network"])
    return network, {name: kept[name] for name in ("players", "bits", "actions")}


class LearnedBot:
    """The network at a seat: it does what it scores highest."""

    def __init__(self, network: Any, observer: SeatObserver) -> None:
        self.network = network
        self.observer = observer

    def see(self, event: SeenEvent) -> None:
        """Take note of an event."""
        self.observer.see(event)

    def choose(self, view: View) -> Choice:
        """The likeliest of the legal actions."""
        del view  # the observer has followed the game
        with torch.no_grad():
            seen = torch.from_numpy(self.observer.observe().astype(np.float32))
            odds, _ = judge(self.network, seen, torch.from_numpy(self.observer.mask()))
        return Choice(self.observer.action(int(odds.argmax())), Reason("nothing-better"))


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:
    """A bot for a seat, from the checkpoint."""
    del seed  # it leaves nothing to chance
    path = os.environ.get("TAMAYA_LEARNED", CHECKPOINT)
    if not Path(path).exists():
        raise FileNotFoundError(f"There is no {path}: python -m examples.learn_torch makes one.")
    network, facts = learned(path)
    observer = SeatObserver(rules, players, seat, LAYOUT)
    has = {"players": players, "bits": observer.layout.bits, "actions": observer.tables.actions}
    if has != facts:
        raise ValueError(f"{path} is for games with {facts}, not {has}.")
    return LearnedBot(network, observer)


def main(arguments: list[str] | None = None) -> list[tuple[float, float]]:
    """Learn, keep what was learnt, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--partners", default="smart", help="smart, hat, or smart,hat")
    parser.add_argument("--other-play", action="store_true", help="each seat sees colours of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="name of the .pt, .csv and .svg")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    options = parser.parse_args(arguments)
    learner = Learner(options.games, options.players, options.partners, options.seed, options.other_play)
    if options.resume:
        learner.load(options.out.with_suffix(".pt"))
    points: list[tuple[float, float]] = []
    end = time.monotonic() + 60 * options.minutes
    while not points or time.monotonic() < end:
        learner.scores.clear()
        learner.worths.clear()
        while len(learner.scores) < 2 * options.games:
            learner.learn()
        cards, score = float(np.mean(learner.worths)), float(np.mean(learner.scores))
        points.append((learner.steps, cards))
        print(f"{learner.steps:>12,} steps   {cards:5.2f} cards on the fireworks, score {score:5.2f}", flush=True)
        learner.save(options.out.with_suffix(".pt"))
    rows = "".join(f"{steps:.0f},{cards:.3f}\n" for steps, cards in points)
    options.out.with_suffix(".csv").write_text("steps,cards\n" + rows)
    title = (
        f"Learning beside {options.partners}, {options.players} players: cards on the fireworks at the end of a game"
    )
    options.out.with_suffix(".svg").write_text(curve_svg(points, title) + "\n")
    return points


if __name__ == "__main__":
    main()
