"""What is known of how each seat plays: whether it answers prompts and finesses, and how often it hinted falsely."""


class Habits:
    """What a bot has seen of the others. It trusts until it has seen otherwise."""

    def __init__(self, players: int) -> None:
        self.answered = [0] * players  # prompts and finesses
        self.ignored = [0] * players
        self.as_read = [0] * players  # plays of cards that were taken for playable
        self.otherwise = [0] * players  # plays of others, or discards, while there were such cards
        self.true_hints = [0] * players  # that were followed
        self.false_hints = [0] * players

    def plays_along(self, seat: int) -> bool:
        """Whether a seat can be relied on for prompts and finesses."""
        return self.ignored[seat] < 2 or self.answered[seat] > 2 * self.ignored[seat]

    def predictable(self, seat: int) -> float:
        """About how likely a seat plays what one thinks it takes for playable."""
        good = GOOD_FAITH + self.as_read[seat]
        return good / (good + 2 * self.otherwise[seat])

    def plays_at_once(self, seat: int, kept: int) -> bool:
        """Whether a seat is about to play a card that it seemed to take for playable and hinted so often instead."""
        return kept < (1 if self.otherwise[seat] else 2)

    def reliability(self, giver: int) -> float:
        """About how likely a hint of this seat means what it should."""
        good = GOOD_FAITH + self.true_hints[giver]
        return good / (good + 2 * self.false_hints[giver])


GOOD_FAITH = 4  # as many good deeds as everybody gets on credit
TRUSTED = 0.6  # whoever is this reliable asks for cards that only they see: one false hint is forgiven
