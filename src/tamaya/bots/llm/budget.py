"""How much a model may use up in one game at one seat, and how much it has used."""

from dataclasses import dataclass
from typing import NamedTuple


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

    def used_up(self, budget: Budget) -> str:
        """What of a budget is used up, as a sentence without its end; nothing if there is some left of all."""
        if self.calls >= budget.calls:
            return f"its {budget.calls:,} calls are used up"
        if self.tokens >= budget.tokens:
            return f"its {budget.tokens:,} tokens are used up"
        if self.seconds >= budget.seconds:
            return f"its {budget.seconds:,g} seconds are used up"
        return ""
