"""The formats by name, and which one a file is in."""

from tamaya.core.errors import BadRecord, shown
from tamaya.formats import hanab_live, json_text, record
from tamaya.formats.record import RecordedGame

FORMATS = ("tamaya", "hanab-live")


def read_any(text: str | bytes) -> RecordedGame:
    """The game in a file of any known format."""
    data = json_text.parse(text)
    if isinstance(data, dict) and "format" in data:
        return record.from_data(data)
    if isinstance(data, dict) and ("deck" in data or "actions" in data):
        return hanab_live.from_data(data)
    raise BadRecord(
        "unknown-format",
        "The file is no game: neither a Tamaya record (an object with the field 'format') "
        "nor a hanab.live game (an object with the fields 'players', 'deck' and 'actions').",
    )


def write_as(format: str, recorded: RecordedGame) -> str:
    """The text of a game in one of the formats."""
    if format == "tamaya":
        return record.write_game(recorded)
    if format == "hanab-live":
        return hanab_live.write_game(recorded)
    raise BadRecord("unknown-format", f"There is no format {shown(format)}: the formats are {', '.join(FORMATS)}.")
