"""A language model at a seat, as any other bot. When it has no answer, another bot moves, and that is noted."""

import time
from dataclasses import dataclass
from functools import lru_cache

from tamaya.bots.bot import Choice, Reason, StoodIn
from tamaya.bots.lines.conversation import UNSAID
from tamaya.bots.lines.program import Log, nowhere
from tamaya.bots.lines.protocol import tidy
from tamaya.bots.llm.answering import ModelAnswer, NoChoice, understand
from tamaya.bots.llm.briefing import Observation, briefing, observe
from tamaya.bots.llm.endpoint import Endpoint, EndpointFailed, Message, Reply, from_environment
from tamaya.bots.llm.spelling import Budget, Model, read_model
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

speech_of = lru_cache(Speech)  # by language


class NoMove(TamayaError):
    """The model has no answer; `for_good`: nor will it have one in this game."""

    def __init__(self, why: TamayaError, for_good: bool) -> None:
        first, details = why.parts
        super().__init__(why.code, first, **details)
        self.for_good = for_good


class LlmBot:
    """A model at a seat. `stood_in` has the moves that another bot made for it."""

    def __init__(
        self,
        model: Model,
        endpoint: Endpoint,
        stand_in: Maker,
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
        self._stand_in = stand_in(rules, players, seat, seed)
        self._log = log
        self._speech = speech_of(model.language)
        self._briefing = briefing(self._speech, rules, players, seat)
        self._events: list[SeenEvent] = []
        self._failures = 0
        self._given_up: TamayaError | None = None

    def see(self, event: SeenEvent) -> None:
        """Learn of something that happened."""
        self._events.append(event)
        self._stand_in.see(event)

    def choose(self, view: View) -> Choice:
        """Ask the model; if it has no answer, the stand-in."""
        start = time.monotonic()
        try:
            answer, action = self._ask(view, start + min(self.seconds, self._model.budget.seconds - self.spent.seconds))
        except NoMove as error:
            self._fail(error)
            return self._let_another_move(view, self._speech.error(error))
        finally:
            self.spent.seconds += time.monotonic() - start
        self._failures = 0
        reason = Reason.in_own_words(answer.reason) if answer.reason else Reason(UNSAID)
        return Choice(parse_action(action), reason)

    def _ask(self, view: View, until: float) -> tuple[ModelAnswer, str]:
        observation = observe(self._speech, view, self._events)
        messages: list[Message] = [_message("system", self._briefing), _message("user", observation.text)]
        for number in range(1, ANSWERS + 1):
            reply = self._request(messages, until)
            self._note(view, f"answer {number}: {tidy(self._endpoint.hide(reply.text), LONGEST_LOGGED)}")
            try:
                return self._understand(reply, observation)
            except NoChoice as complaint:
                messages += [
                    _message("assistant", reply.text[-LONGEST_QUOTED:]),
                    _message("user", str(complaint)),
                ]
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
                return reply
        raise AssertionError("the last try succeeds or raises")

    def _fail(self, error: NoMove) -> None:
        self._failures += 1
        if error.for_good:
            why, details = error.parts
            self._given_up = TamayaError(error.code, why, **details)
        elif self._failures == MOST_FAILURES:
            self._given_up = TamayaError("llm-given-up", error, times=MOST_FAILURES)

    def _let_another_move(self, view: View, why: str) -> Choice:
        who = self._model.then
        self.stood_in.append(StoodIn(view.turn + 1, who, why))
        self._note(view, f"{who} moves: {why}")
        choice = self._stand_in.choose(view)
        return Choice(choice.action, Reason.in_own_words(self._speech.say("llm-moved-instead", who=who, why=why)))

    def _note(self, view: View, what: str) -> None:
        spent = self.spent
        self._log(f"turn {view.turn + 1}, {spent.calls} calls, {spent.tokens} tokens, {what}")


def _message(role: str, content: str) -> Message:
    return {"role": role, "content": content}


def llm_bots(bot: str, log: Log = nowhere) -> Maker:
    """A maker of bots that are the model `llm:MODEL?…`. The key is read from the environment for each game anew."""
    model = read_model(bot)
    stand_in = find_maker(model.then)
    from_environment(model.name)  # raises at once if there is none

    def make(rules: Rules, players: int, seat: int, seed: int) -> LlmBot:
        endpoint = from_environment(model.name, model.temperature)
        return LlmBot(model, endpoint, stand_in, rules, players, seat, seed, log)

    return make


@dataclass
class Spending:
    """What has been used up.

    Attributes:
        calls: requests
        tokens: of questions and answers together
        seconds: of waiting
    """

    calls: int = 0
    tokens: int = 0
    seconds: float = 0.0

    def used_up(self, budget: Budget) -> TamayaError | None:
        """What of a budget is used up; None if there is some left of all."""
        if self.calls >= budget.calls:
            return TamayaError("llm-used-up", what="calls", most=budget.calls)
        if self.tokens >= budget.tokens:
            return TamayaError("llm-used-up", what="tokens", most=budget.tokens)
        if self.seconds >= budget.seconds:
            return TamayaError("llm-used-up", what="seconds", most=f"{budget.seconds:g}")
        return None
