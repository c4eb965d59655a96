"""A PyTorch network learns to play Hanabi beside a bot, and then sits down as a bot. It is for two players.

One seat of each game is the network's, a compiled bot holds the other. The network sees what its seat sees (layout
`hle`), put in terms of what cards are good for; it remembers something of each card in either hand, gives odds for each
action, and guesses the points still to come. It begins by imitation: at first it learns what the `--teacher` would do
in its place, in games of which it plays half itself (DAgger). Then it moves towards what does better than its guess
(proximal policy optimisation, PPO).

    python -m examples.learn_torch                  ten minutes of computing; writes learned.pt, .csv, .svg
    python -m examples.learn_torch --minutes 5      five minutes of computing
    python -m examples.learn_torch --resume         goes on from learned.pt
    python -m examples.learn_torch --from-scratch   without a teacher
    tamaya arena --bot examples.learn_torch:make --bot smart --players 2 --rules empty_hints=false --games 200

The bot plays by examples/learn_torch.pt, or by the checkpoint that TAMAYA_LEARNED names. All this wants PyTorch
(`pip install torch`, or the smaller one for processors alone:
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
from tamaya.env.observations import Layout
from tamaya.env.other_play import OtherPlay
from tamaya.env.raw import RawVectorEnv
from tamaya.env.seat_observer import SeatObserver

Tensor = Any  # torch.Tensor: this file is checked where there is no PyTorch, too

CHECKPOINT = Path(__file__).with_suffix(".pt")
LAYOUT = "hle"
HAND = 5  # cards
BOARD, LAST, CARD = 181, 55, 15  # numbers for the board, of these for the last action; numbers for each card
MEMORY, SCENE, HIDDEN, GIST = 32, 96, 64, 8  # units
STEPS = 32  # between two rounds of learning
PARTS = 16  # each round learns from so many parts of the games, one after the other
TIMES = 2  # and so many times, once it no longer imitates
IMITATION = 0.65  # of the time
DISCOUNT, TRACE = 0.999, 0.95
UNIT = 0.1  # rewards and guesses are in tens of points
CLIP = 0.2  # how far the odds of an action may move in a round
ENTROPY = 0.003  # keeps it curious
RATE, LAST_RATE = 2e-3, 3e-4  # of learning: while it imitates and afterwards; both fall to a tenth


class Eyes:
    """What a seat sees, in terms of what cards are good for instead of colours. An observation becomes a row: the
    board and the last action; each card, one's own first; each hint; and which cards have left the hands since one's
    last turn."""

    def __init__(self, layout: Layout) -> None:
        self.widths = {section.name: len(section.says) for section in layout.sections}
        self.copies = torch.tensor([3.0, 2, 2, 2, 1])
        kind = torch.arange(25)  # colour by colour
        self.touched_by = torch.stack([*(kind // 5 == n for n in range(5)), *(kind % 5 == n for n in range(5))]).float()
        self.places = torch.eye(HAND).repeat(2, 1)

    def see(self, bits: Tensor, last: Tensor) -> Tensor:
        """The rows of observations; `last` are the actions of these seats in their last turns."""
        games = len(bits)
        parts = dict(zip(self.widths, bits.split([*self.widths.values()], 1), strict=True))
        highest = parts["fireworks"].view(games, 5, 5)
        placed = highest.flip(2).cumsum(2).flip(2)
        playable = torch.cat([1 - highest.sum(2, keepdim=True), highest[:, :, :-1]], 2)
        discards = parts["discards"].view(games, 5, 10).split([3, 2, 2, 2, 1], 2)
        left = self.copies - torch.stack([copies.sum(2) for copies in discards], 2)
        useful = (1 - placed) * (left > 0).float().cumprod(2)
        good_for = torch.stack([playable, useful, useful * (left == 1)], 3).view(games, 25, 3)

        theirs = parts["others' cards"].view(games, HAND, 25)
        unseen = (left - placed).view(games, 1, 25)
        knowledge = parts["knowledge"].view(games, 2, HAND, 35)
        mine_may_be = knowledge[:, 0, :, :25] * (unseen - theirs.sum(1, keepdim=True))
        theirs_may_be = knowledge[:, 1, :, :25] * unseen
        known = _shares(torch.cat([mine_may_be, theirs_may_be], 1)) @ good_for
        there = knowledge[..., :25].flatten(1, 2).amax(2, keepdim=True)
        hinted = knowledge[..., 25:].reshape(games, 2 * HAND, 2, 5).amax(3)
        action = parts["last action"]
        touched, slot = action[:, 18 : 18 + HAND], action[:, 18 + HAND : 18 + 2 * HAND]
        both = torch.cat([touched, torch.zeros_like(touched)], 1).unsqueeze(2)
        true = torch.cat([torch.zeros(games, HAND, 3), theirs @ good_for], 1)
        cards = torch.cat([known, true, there, hinted, both, self.places.expand(games, -1, -1)], 2)

        touches = torch.einsum("hi,gsi->ghs", self.touched_by, theirs)
        told = torch.where(
            touches.unsqueeze(3) > 0, self.touched_by.view(10, 1, 25), 1 - self.touched_by.view(10, 1, 25)
        )
        after = _shares(told * theirs_may_be.unsqueeze(1)).flatten(1, 2) @ good_for[..., :2]
        hints = torch.cat([touches.unsqueeze(3), after.view(games, 10, HAND, 2)], 3)

        mine_gone = torch.where(last < 2 * HAND, last % HAND, HAND)
        theirs_gone = (slot * torch.arange(HAND)).sum(1) + HAND * (1 - slot.sum(1))
        board = [parts[name] for name in ("pile", "fireworks", "hint tokens", "lives", "discards", "last action")]
        rows = [*board, cards.flatten(1), hints.flatten(1), mine_gone.unsqueeze(1), theirs_gone.unsqueeze(1)]
        return torch.cat(rows, 1)


def _shares(weights: Tensor) -> Tensor:
    return weights / weights.sum(-1, keepdim=True).clamp(min=1)


def make_network() -> Any:
    """All cards share weights, and so do all hints."""
    return nn.ModuleDict(
        {
            "hand": nn.Linear(HAND * CARD + LAST, MEMORY),
            "remember": nn.GRUCell(CARD + MEMORY, MEMORY),
            "scene": nn.Linear(BOARD + 2 * HAND * (CARD + MEMORY), SCENE),
            "expect": nn.Linear(SCENE, 1),
            "card": nn.Linear(SCENE + MEMORY, HIDDEN),
            "discard or play": nn.Linear(HIDDEN, 2),
            "gist": nn.Linear(MEMORY, GIST),
            "hint": nn.Linear(SCENE + HAND * (3 + GIST), HIDDEN),
            "give": nn.Linear(HIDDEN, 1),
        }
    )


def judge(network: Any, seen: Tensor, legal: Tensor, goes_on: Tensor, memory: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """The logarithms of the odds of all actions and the points still expected, for one turn after the other, and what
    it then remembers: something of each card, which goes with the card. Where no game goes on, it begins anew."""
    turns, games = seen.shape[:2]
    board, cards, hints, gone = seen.split([BOARD, 2 * HAND * CARD, 10 * HAND * 3, 2], 2)
    cards = cards.view(turns, games, 2, HAND, CARD)
    last = board[..., -LAST:].unsqueeze(2).expand(-1, -1, 2, -1)
    hands = torch.relu(network["hand"](torch.cat([cards.flatten(3), last], 3)))
    noticed = torch.cat([cards, hands.unsqueeze(3).expand(-1, -1, -1, HAND, -1)], 4)
    slots = torch.arange(HAND)
    moved = slots + (slots >= gone.unsqueeze(3)).long()  # where each card was in the last turn
    remembered = []
    for turn in range(turns):
        kept = nn.functional.pad(memory * goes_on[turn].view(-1, 1, 1, 1), (0, 0, 0, 1))
        kept = kept.gather(2, moved[turn].unsqueeze(3).expand(-1, -1, -1, MEMORY))
        memory = network["remember"](noticed[turn].flatten(0, 2), kept.flatten(0, 2)).view(kept.shape)
        remembered.append(memory)
    known = torch.stack(remembered)
    scene = torch.relu(network["scene"](torch.cat([board, cards.flatten(2), known.flatten(2)], 2)))
    card = torch.relu(_beside(network["card"], scene, known[:, :, 0]))
    gist = network["gist"](known[:, :, 1]).unsqueeze(2)
    hints = hints.view(turns, games, 10, HAND, 3)
    told = torch.cat([hints, gist * hints[..., :1]], 4).flatten(3)
    hint = torch.relu(_beside(network["hint"], scene, told))
    out = torch.cat([network["discard or play"](card).transpose(2, 3).flatten(2), network["give"](hint).squeeze(3)], 2)
    return torch.log_softmax(out.masked_fill(~legal, -1e9), -1), network["expect"](scene).squeeze(2), memory


def _beside(layer: Any, scene: Tensor, each: Tensor) -> Tensor:
    """A layer of the scene and each of some things."""
    ofs_scene, of_each = layer.weight.split([SCENE, each.shape[-1]], 1)
    return (scene @ ofs_scene.T + layer.bias).unsqueeze(2) + each @ of_each.T


class Learner:
    """The games, the network, and how the games went that have ended."""

    def __init__(
        self, games: int, partners: str, seed: int, teacher: str | None = None, other_play: bool = False
    ) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # so small a network is no sooner done by several
        shares = dict.fromkeys(partners.split(","), 1) if "," in partners else partners  # each as often as the others
        self.env = env = (OtherPlay if other_play else RawVectorEnv)(
            2, games, partners=shares, seat="turning", teacher=teacher, layout=LAYOUT, seed=seed
        )
        self.eyes = Eyes(env.layout)
        self.network = make_network()
        self.optimiser = torch.optim.Adam(self.network.parameters(), RATE, eps=1e-5)
        self.steps = 0
        self.scores: list[float] = []
        # The environment writes into these; what PyTorch and it share is never copied.
        self.bits = torch.zeros(games, env.layout.bits)
        self.seen = torch.zeros(STEPS + 1, games, BOARD + HAND * (2 * CARD + 30) + 2)
        self.legal = torch.zeros(STEPS + 1, games, env.actions, dtype=torch.bool)
        self.rewards, self.goes_on, self.expected, self.chosen = (torch.zeros(STEPS + 1, games) for _ in range(4))
        self.actions, self.advice = (torch.zeros(STEPS, games, dtype=torch.int64) for _ in range(2))
        self.memory = torch.zeros(games, 2, HAND, MEMORY)
        self.legal_now = torch.from_dlpack(env.legal)
        self.rewards_now = torch.from_dlpack(env.rewards)
        self.terminated_now = torch.from_dlpack(env.terminated)
        self.obedient = torch.arange(games) % 2 == 0  # where the teacher decides while it imitates

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self, imitating: bool) -> None:
        """Some steps in every game. `goes_on` of a step says whether the step before it was of the same game."""
        env = self.env
        self.before = memory = self.memory
        self.goes_on[0] = self.goes_on[STEPS]
        for step in range(STEPS + 1):
            env.observations(self.bits.numpy())
            self.seen[step] = self.eyes.see(self.bits, self.actions[step - 1])
            self.legal[step] = self.legal_now
            now = slice(step, step + 1)
            sees = self.seen[now], self.legal[now], self.goes_on[now]
            odds, self.expected[now], after = judge(self.network, *sees, memory)
            if step == STEPS:  # the first step of the next round
                break
            memory = after
            self.actions[step] = torch.multinomial(odds[0].exp(), 1).squeeze(1)
            if imitating:
                self.advice[step] = torch.from_numpy(env.advice)
                self.actions[step] = torch.where(self.obedient, self.advice[step], self.actions[step])
            self.chosen[step] = odds[0].gather(1, self.actions[step].unsqueeze(1)).squeeze(1)
            env.step(self.actions[step].numpy())
            self.rewards[step] = UNIT * self.rewards_now
            self.goes_on[step + 1] = 1 - self.terminated_now.float()
            ended = env.terminated & ~self.obedient.numpy() if imitating else env.terminated
            self.scores += env.final_scores[ended].tolist()
        self.memory = memory
        self.steps += STEPS * env.games

    def learn(self, imitating: bool, rate: float) -> None:
        """Play some steps, then make better actions likelier: the teacher's, or those that did better than expected."""
        self.play(imitating)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        better = torch.zeros(STEPS + 1, self.env.games)
        for step in reversed(range(STEPS)):
            goes_on = DISCOUNT * self.goes_on[step + 1]
            surprise = self.rewards[step] + goes_on * self.expected[step + 1] - self.expected[step]
            better[step] = surprise + TRACE * goes_on * better[step + 1]
        aims = (better + self.expected)[:STEPS]
        better = (better - better[:STEPS].mean()) / (better[:STEPS].std() + 1e-6)
        for _ in range(1 if imitating else TIMES):
            for part in torch.randperm(self.env.games).chunk(PARTS):
                seen, legal, goes_on, chosen, gain = (
                    kept[:STEPS, part] for kept in (self.seen, self.legal, self.goes_on, self.chosen, better)
                )
                odds, expected, _ = judge(self.network, seen, legal, goes_on, self.before[part])
                loss = 0.5 * (expected - aims[:, part]).square().mean()
                if imitating:
                    loss = loss - odds.gather(2, self.advice[:, part].unsqueeze(2)).mean()
                else:
                    now = odds.gather(2, self.actions[:, part].unsqueeze(2)).squeeze(2)
                    ratio = (now - chosen).exp()
                    loss = loss - torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                    loss = loss + ENTROPY * (odds.exp() * odds).sum(-1).mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def save(self, path: Path, points: list[tuple[float, float]]) -> None:
        """Write the checkpoint: all that is needed to sit down as a bot, and to go on."""
        network = {name: weights.half() for name, weights in self.network.state_dict().items()}
        torch.save({"network": network, "steps": self.steps, "points": points}, str(path))

    def load(self, path: Path) -> list[tuple[float, float]]:
        """Go on from a checkpoint, and return its points."""
        kept = torch.load(str(path), weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.steps = kept["steps"]
        points: list[tuple[float, float]] = kept["points"]
        return points


# ---- As a bot --------------------------------------------------------------------------------------------------------


@cache
def learned(path: str) -> Any:
    """The network of a checkpoint."""
    torch.set_num_threads(1)  # the arena has a process for each processor
    network = make_network()
    network.load_state_dict(torch.load(path, weights_only=True)["network"])
    return network


class LearnedBot:
    """The network at a seat: it does what it scores highest."""

    def __init__(self, network: Any, observer: SeatObserver) -> None:
        self.network = network
        self.observer = observer
        self.eyes = Eyes(observer.layout)
        self.memory = self.then = torch.zeros(1, 2, HAND, MEMORY)
        self.last = self.done = torch.zeros(1, dtype=torch.int64)

    def see(self, event: SeenEvent) -> None:
        """Take note of an event."""
        self.observer.see(event)
        self.memory, self.last = self.then, self.done

    def choose(self, view: View) -> Choice:
        """The likeliest of the legal actions."""
        del view  # the observer has followed the game
        with torch.no_grad():
            bits = torch.from_numpy(self.observer.observe()[np.newaxis].astype(np.float32))
            seen, legal = self.eyes.see(bits, self.last), torch.from_numpy(self.observer.mask())
            odds, _, self.then = judge(self.network, seen[np.newaxis], legal, torch.ones(1, 1), self.memory)
        self.done = odds[0].argmax(1)
        return Choice(self.observer.action(int(self.done)), Reason("nothing-better"))


def make(rules: Rules, players: int, seat: int, seed: int) -> Bot:
    """A bot for a seat, from the checkpoint."""
    del seed  # it leaves nothing to chance
    path = Path(os.environ.get("TAMAYA_LEARNED", CHECKPOINT))
    if not path.exists():
        raise FileNotFoundError(f"There is no {path}: python -m examples.learn_torch makes one.")
    if players != 2 or rules != Rules(empty_hints=False):
        raise ValueError("It has learnt games of two players with the rules empty_hints=false.")
    return LearnedBot(learned(str(path)), SeatObserver(rules, players, seat, LAYOUT))


def main(arguments: list[str] | None = None) -> list[tuple[float, float]]:
    """Learn, keep what was learnt, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10.0, help="of computing, in all")
    parser.add_argument("--games", type=int, default=256, help="games side by side")
    parser.add_argument("--partners", default="smart", help="smart, hat, or smart,hat in turn")
    parser.add_argument("--teacher", default="smart", help="whom it imitates at first")
    parser.add_argument("--from-scratch", dest="teacher", action="store_const", const=None, help="it imitates nobody")
    parser.add_argument("--other-play", action="store_true", help="each seat sees colours of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="name of the .pt, .csv and .svg")
    parser.add_argument("--resume", action="store_true", help="go on from the checkpoint")
    options = parser.parse_args(arguments)
    learner = Learner(options.games, options.partners, options.seed, options.teacher, options.other_play)
    points = learner.load(options.out.with_suffix(".pt")) if options.resume else []
    spent = points[-1][0] if points else 0.0
    begun = time.process_time() - spent
    share = spent / (60 * options.minutes)
    while share < 1:
        learner.scores.clear()
        while len(learner.scores) < 2 * options.games:
            share = (time.process_time() - begun) / (60 * options.minutes)
            imitating = options.teacher is not None and share < IMITATION
            learner.learn(imitating, RATE * (1 - 0.9 * share / IMITATION) if imitating else LAST_RATE * (1.1 - share))
        points.append((time.process_time() - begun, float(np.mean(learner.scores))))
        print(f"{points[-1][0]:>7.0f} s {learner.steps:>12,} steps   score {points[-1][1]:5.2f}", flush=True)
        learner.save(options.out.with_suffix(".pt"), points)
    rows = "".join(f"{seconds:.0f},{score:.3f}\n" for seconds, score in points)
    options.out.with_suffix(".csv").write_text("seconds,score\n" + rows)
    title = f"Learning beside {options.partners}: mean score of the games it plays meanwhile"
    minutes = [(seconds / 60, score) for seconds, score in points]
    options.out.with_suffix(".svg").write_text(curve_svg(minutes, title, "minutes of computing") + "\n")
    return points


if __name__ == "__main__":
    main()
