"""A practice game: a model plays with bots in this process, without a server, without another person, and without a
clock, so that clients may ask for approval as long as they like."""

import asyncio
import secrets
from collections.abc import Sequence

from tamaya.bots.bot import Bot
from tamaya.bots.conventions.agreement import TAG, Agreement
from tamaya.bots.lines.conversation import facts_of
from tamaya.bots.llm.answering import understand
from tamaya.bots.llm.briefing import briefing, observe, since_last_turn, tell_events
from tamaya.bots.registry import by_agreement, find_maker
from tamaya.core.actions import parse_action
from tamaya.core.editions import find_edition
from tamaya.core.events import SeenEvent, seen_by
from tamaya.core.game import Game
from tamaya.core.randomness import SEEDS
from tamaya.core.rules import Rules
from tamaya.formats import RecordedGame
from tamaya.mcp.servers import Trouble
from tamaya.speech.speaking import Speech


class PracticeGame:
    """One game, in which the model has seat 0. It is told what this seat may know, and nothing else."""

    seat = 0

    def __init__(
        self, speech: Speech, edition: str, players: int, bot: str, agreement: str, seed: int | None = None
    ) -> None:
        rules = find_edition(edition).rules if edition else Rules()
        self.agreement = str(Agreement.parse(agreement))
        self._speech = speech
        self._bot = by_agreement(bot, self.agreement)
        maker = find_maker(self._bot)
        self._game = Game.deal(rules, players, secrets.randbelow(len(SEEDS)) if seed is None else seed)
        self._bots: dict[int, Bot] = {
            seat: maker(rules, players, seat, self._game.seed) for seat in range(players) if seat != self.seat
        }
        self._events: list[SeenEvent] = []
        self._tell(0)

    @property
    def rules(self) -> Rules:
        """What is played."""
        return self._game.rules

    @property
    def finished(self) -> RecordedGame | None:
        """The game as a file has it, once it is over."""
        return RecordedGame(self._game, tags={TAG: self.agreement}) if self._game.is_over else None

    def introduction(self) -> str:
        """What a player has to know before the game."""
        players = self._game.players
        where = self._speech.say("guest-practice", bot=self._bot, bots=players - 1)
        return f"{where}\n\n{briefing(self._speech, self.rules, players, self.seat, self.agreement)}"

    async def observe(self, seconds: float) -> str:
        """The table in words, with the choices; or how the game ended."""
        del seconds  # it is always the model's turn
        if not self._game.is_over:
            return observe(self._speech, self._game.view(self.seat), self._events).text
        told = self._told(since_last_turn(self._events, self.seat))
        most = facts_of(self.rules, self._game.players).max_score
        over = self._speech.say("guest-over", score=self._game.score, most=most)
        return f"{told}\n\n{over} {self._speech.say('guest-can-review')}"

    async def act(self, answer: str) -> str:
        """Do what an answer means, and let the bots play on; what became of it."""
        if self._game.is_over:
            raise Trouble("guest-finished")
        observation = observe(self._speech, self._game.view(self.seat), self._events)
        chosen = understand(answer, observation, self._speech)
        before = len(self._events)
        self._do(observation.actions[chosen.place])
        await asyncio.to_thread(self._let_others_play)  # the first use of a compiled bot takes a while
        return self._told(self._events[before:])

    async def leave(self) -> None:
        """Go away: nobody waits."""

    def _told(self, events: Sequence[SeenEvent]) -> str:
        return "\n".join(tell_events(self._speech, self._game.players, self.seat, events))

    def _let_others_play(self) -> None:
        game = self._game
        while not game.is_over and game.actor != self.seat:
            self._do(str(self._bots[game.actor].choose(game.view(game.actor)).action))

    def _do(self, action: str) -> None:
        before = len(self._game.log)
        self._game.do(parse_action(action))
        self._tell(before)

    def _tell(self, before: int) -> None:
        """Let everybody know what has happened."""
        for event in self._game.log[before:]:
            self._events.append(seen_by(self.seat, event))
            for seat, bot in self._bots.items():
                bot.see(seen_by(seat, event))
