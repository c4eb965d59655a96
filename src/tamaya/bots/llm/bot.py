"""A language model at a seat, as any other bot. When it has no answer, another bot moves, and that is noted."""

import json
import time
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from tamaya.bots.bot import Bot, Choice, Reason, StoodIn
from tamaya.bots.conventions import playing
from tamaya.bots.lines.conversation import UNSAID
from tamaya.bots.lines.program import Log, ProgramFailed, nowhere
from tamaya.bots.lines.protocol import printable
from tamaya.bots.llm.answering import ModelAnswer, NoChoice, understand
from tamaya.bots.llm.briefing import PROMPTS, Observation, briefing, observe
from tamaya.bots.llm.endpoint import Endpoint, EndpointFailed, Message, Reply, from_environment
from tamaya.bots.llm.spelling import Budget, Model, read_model
from tamaya.bots.randomly import RandomBot
from tamaya.bots.registry import Maker, find_maker
from tamaya.core.actions import parse_action
from tamaya.core.errors import TamayaError
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.core.view import View
from tamaya.speech.speaking import Speech

ANSWERS = 3  # that are asked for, with complaints, until one is a choice
TRIES = 4  # of one request
FIRST_WAIT = 0.5  # seconds before the second try, twice as many before the next
MOST_FAILURES = 3  # moves in a row without an answer, after which it is not asked any more
LONGEST_QUOTED = 2000  # letters of an answer that the model is shown again
LONGEST_LOGGED = 500
A_MILLION = 1_000_000

speech_of = lru_cache(Speech)  # by language


class NoMove(TamayaError):
    """The model has no answer; `for_good`: nor will it have one in this game."""

    def __init__(self, why: TamayaError, for_good: bool) -> None:
        first, details = why.parts
        super().__init__(why.code, first, **details)
        self.for_good = for_good


class LlmBot:
    """A model at a seat. `stood_in` has the moves that another bot made for it; without one it fails."""

    def __init__(
        self,
        model: Model,
        endpoint: Endpoint,
        stand_in: Maker | None,
        rules: Rules,
        players: int,
        seat: int,
        seed: int,
        log: Log = nowhere,
    ) -> None:
        self.seconds = model.seconds
        self.stood_in: list[StoodIn] = []
        self.spent = Spending()
        self._model = model
        self._endpoint = endpoint
        self._stand_in = stand_in(rules, players, seat, seed) if stand_in else None
        self._place = {"seed": seed, "seat": seat}
        self._log = log
        self._speech = speech_of(model.language)
        role = Path(model.system).read_text(encoding="utf-8").strip() if model.system else ""
        self._briefing = briefing(self._speech, rules, players, seat, model.agreement, role)
        self._talk: list[Message] = []  # of the turns before, if it is shown them again
        self._events: list[SeenEvent] = []
        self._reader = playing(model.agreement)(rules, players, seat, seed) if model.aid == "readings" else None
        self._failures = 0
        self._given_up: TamayaError | None = None

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""
        self._events.append(event)
        if self._reader:
            self._reader.see(event)
        if self._stand_in:
            self._stand_in.see(event)

    def choose(self, view: View) -> Choice:
        """Ask the model; if it has no answer, the stand-in."""
        start = time.monotonic()
        try:
            answer, action = self._ask(view, start + min(self.seconds, self._model.budget.seconds - self.spent.seconds))
        except NoMove as error:
            self._fail(error)
            if self._stand_in is None:
                why, details = error.parts
                raise ProgramFailed(error.code, why, **details) from None
            return self._let_another_move(self._stand_in, view, self._speech.error(error))
        finally:
            self.spent.seconds += time.monotonic() - start
        self._failures = 0
        reason = Reason.in_own_words(answer.reason) if answer.reason else Reason(UNSAID)
        return Choice(parse_action(action), reason)

    def _ask(self, view: View, until: float) -> tuple[ModelAnswer, str]:
        read = self._reader.taken_for() if self._reader else None
        observation = observe(self._speech, view, self._events, self._model.history == "game", self._model.aid, read)
        question = _message("user", observation.text)
        messages: list[Message] = [_message("system", self._briefing), *self._talk, question]
        for number in range(1, ANSWERS + 1):
            reply = self._request(messages, until)
            self._note(view, f"answer {number}: {printable(self._endpoint.hide(reply.text), LONGEST_LOGGED)}")
            said = _message("assistant", reply.text[-LONGEST_QUOTED:])
            try:
                answer, action = self._understand(reply, observation)
            except NoChoice as complaint:
                self._write_down(view, messages, reply, complaint=str(complaint))
                messages += [said, _message("user", str(complaint))]
            else:
                self._write_down(view, messages, reply, action=action)
                if self._model.history == "talk":
                    self._talk += [question, said]
                return answer, action
        raise NoMove(TamayaError("llm-no-choice", answers=ANSWERS), False)

    def _understand(self, reply: Reply, observation: Observation) -> tuple[ModelAnswer, str]:
        answer = understand(self._endpoint.hide(reply.text), observation, self._speech)
        return answer, observation.actions[answer.place]

    def _request(self, messages: list[Message], until: float) -> Reply:
        """One answer, after several tries if need be, within the budget and the time for a move."""
        wait = FIRST_WAIT
        for number in range(1, TRIES + 1):
            if why := self._given_up or self.spent.used_up(self._model.budget):
                raise NoMove(why, True)
            left = until - time.monotonic()
            if left <= 0:
                raise NoMove(TamayaError("llm-no-time", seconds=f"{self.seconds:g}"), False)
            self.spent.calls += 1
            try:
                reply = self._endpoint.ask(messages, left)
            except EndpointFailed as error:
                pause = wait if error.wait is None else error.wait
                if not error.again or number == TRIES or time.monotonic() + pause >= until:
                    raise NoMove(error, not error.again) from None
                time.sleep(pause)
                wait *= 2
            else:
                self.spent.tokens += reply.tokens
                asked, answered = self._model.prices
                self.spent.cost += ((reply.tokens - reply.answered) * asked + reply.answered * answered) / A_MILLION
                return reply
        raise AssertionError("the last try succeeds or raises")

    def _fail(self, error: NoMove) -> None:
        self._failures += 1
        if error.for_good:
            why, details = error.parts
            self._given_up = TamayaError(error.code, why, **details)
        elif self._failures == MOST_FAILURES:
            self._given_up = TamayaError("llm-given-up", error, times=MOST_FAILURES)

    def _write_down(self, view: View, messages: list[Message], reply: Reply, **came_of_it: str) -> None:
        """Keep a question and its answer."""
        if not self._model.transcript:
            return
        asked = {"prompts": PROMPTS, "model": self._model.name, **self._place, "turn": view.turn + 1}
        line = {**asked, "messages": messages, "answer": reply.text, "tokens": reply.tokens, **came_of_it}
        with open(self._model.transcript, "a", encoding="utf-8") as file:
            file.write(self._endpoint.hide(json.dumps(line, ensure_ascii=False)) + "\n")

    def _let_another_move(self, stand_in: Bot, view: View, why: str) -> Choice:
        who = self._model.then
        self.stood_in.append(StoodIn(view.turn + 1, who, why))
        self._note(view, f"{who} moves: {why}")
        choice = stand_in.choose(view)
        return Choice(choice.action, Reason.in_own_words(self._speech.say("llm-moved-instead", who=who, why=why)))

    def _note(self, view: View, what: str) -> None:
        spent = self.spent
        self._log(f"turn {view.turn + 1}, {spent.calls} calls, {spent.tokens} tokens, {what}")


def _message(role: str, content: str) -> Message:
    return {"role": role, "content": content}


def llm_bots(bot: str, log: Log = nowhere, when_it_fails: str = "") -> Maker:
    """A maker of bots that are the model `llm:MODEL?…`. The key is read from the environment for each game anew.
    `when_it_fails`: "random" lets chance move instead of the bot that the model names; "lose" or "stop" lets nobody."""
    model = read_model(bot)
    stand_in: Maker | None = find_maker(model.then)
    if when_it_fails == "random":
        model, stand_in = model._replace(then=when_it_fails), RandomBot
    elif when_it_fails:
        stand_in = None
    from_environment(model.name)  # raises at once if there is none

    def make(rules: Rules, players: int, seat: int, seed: int) -> LlmBot:
        endpoint = from_environment(model.name, model.passed_on)
        return LlmBot(model, endpoint, stand_in, rules, players, seat, seed, log)

    return make


@dataclass
class Spending:
    """What has been used up.

    Attributes:
        calls: requests
        tokens: of questions and answers together
        seconds: of waiting
        cost: of the tokens, at the prices that were given
    """

    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0
    cost: float = 0.0

    def used_up(self, budget: Budget) -> TamayaError | None:
        """What of a budget is used up; None if there is some left of all."""
        if self.calls >= budget.calls:
            return TamayaError("llm-used-up", what="calls", most=budget.calls)
        if self.tokens >= budget.tokens:
            return TamayaError("llm-used-up", what="tokens", most=budget.tokens)
        if self.seconds >= budget.seconds:
            return TamayaError("llm-used-up", what="seconds", most=f"{budget.seconds:g}")
        return None
