"""What can go wrong for a guest, in sentences."""

from tamaya.core.errors import TamayaError

# By the codes with which a table closes the line of a bot: docs/bot-protocol.md
CLOSED = {
    1012: "The server restarts: try again in a moment.",
    4400: "The table did not understand who came.",
    4403: "The table does not let this bot in.",
    4404: "There is no such table.",
    4409: "Another bot has come with the same key.",
    4410: "The key does not work: ask the host for a new link, which during a game all players must agree to.",
    4429: "The table has had too many visits: try again later.",
}
FOR_GOOD = (4400, 4403, 4404, 4409, 4410)
LOST = "The connection to the table is lost: try again in a moment."


class Trouble(TamayaError):
    """Why something cannot be done; the message is for the model."""

    def __init__(self, message: str) -> None:
        super().__init__("mcp", message)
