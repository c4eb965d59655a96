"""How much a model may use up in one game at one seat, and how much it has used."""

from dataclasses import dataclass
from typing import NamedTuple

from tamaya.core.errors import TamayaError


class Budget(NamedTuple):
    """What may be used up; then another bot plays on.

    Attributes:
        calls: requests, with those that failed
        tokens: of questions and answers together, as the endpoint counts them
        seconds: of waiting, in all
    """

    calls: int = 300
    tokens: int = 500_000
    seconds: float = 3600.0


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
