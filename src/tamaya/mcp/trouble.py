"""What can go wrong for a guest."""

from tamaya.core.errors import TamayaError

# By the codes with which a table closes the line of a bot: docs/bot-protocol.md
CLOSED = {
    1012: "guest-restarting",
    4400: "guest-not-understood",
    4403: "guest-not-let-in",
    4404: "guest-no-table",
    4409: "guest-replaced",
    4410: "guest-key",
    4429: "guest-too-often",
}
FOR_GOOD = (4400, 4403, 4404, 4409, 4410)
LOST = "guest-lost"


class Trouble(TamayaError):
    """Why something cannot be done; its text is for the model."""
