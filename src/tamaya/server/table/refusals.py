"""Why the server refuses something. The code is the key of its text in the catalogues."""

from tamaya.core.errors import TamayaError

REFUSALS = frozenset(
    {
        # The table
        "no-such-table",
        "unreadable-table",
        "link-changed",
        "not-host",
        "not-waiting",
        "not-playing",
        "not-over",
        "no-such-chair",
        "chair-taken",
        "no-free-chair",
        "chair-empty",
        "already-seated",
        "not-seated",
        "was-removed",
        "chairs-free",
        "too-many-seated",
        "unknown-bot",
        "shared-table",
        "no-master",
        "not-shared",
        "too-many-entries",
        "too-much",
        # The game
        "not-your-turn",
        "stale",
        "already-done",
        "no-such-version",
        "not-practice",
        "no-clock-runs",
        "no-advice",
        "no-such-card",
        "memory-table",
        "memory-explained",
        "clock-days",
        "nobody-to-nudge",
        "nudged-already",
        # The archive
        "no-such-game",
        "private-game",
        "not-your-game",
        "not-your-branch",
        "game-is-over",
        "bot-not-ready",
        "too-many-moves",
        "no-png",
        "too-many-branches",
        "another-leads",
        "not-leading",
        # Deals that several teams play
        "no-such-deal",
        "deal-known",
        "deal-over",
        "deal-fixed",
        "sealed-deal",
        "no-such-club",
        "club-deal",
        "club-full",
        "club-dates",
        "no-round-now",
        "not-founder",
        "not-your-team",
        # Puzzles
        "no-such-puzzle",
        "no-such-answer",
        "no-such-exercise",
        "not-solved",
        # Consent
        "no-such-proposal",
        "not-asked",
        "not-proposed-by-you",
        "already-proposed",
        "nothing-to-undo",
        "undo-revealed",
        "still-there",
        "just-away",
        "no-such-person",
        "has-seen-cards",
        # Talk (C1, C2)
        "table-is-silent",
        "phrases-only",
        "quiet-turn",
        "no-reactions",
        "no-reaction-now",
        "nothing-said",
        # Spectators
        "no-spectators",
        "not-spectator",
        "not-shown",
        # People and messages
        "no-name",
        "no-password",
        "bad-account",
        "account-only",
        "wrong-password",
        "bad-name",
        "bad-message",
        "too-fast",
        "too-large",
        "wrong-origin",
        "wrong-host",
        "bad-link",
        "not-found",
        "not-at-this-computer",
        "no-network",
        "no-push-service",
        "busy",
    }
)


class Refusal(TamayaError):
    """Something that cannot be done at a table now."""


def refuse(code: str, **details: str | int) -> Refusal:
    """The refusal with this code."""
    assert code in REFUSALS, code
    return Refusal(code, **details)
