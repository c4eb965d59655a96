"""hanab.live's games: those played there can be replayed here, and games that its rules can express go there.

    {"players": [names], "deck": [{"suitIndex", "rank"}, …], "actions": [{"type", "target", "value"}, …], "options": …}

Action types: 0 play and 1 discard (target: the card's place in the deck), 2 colour hint and 3 value hint (target: the
seat), 4 and 5 the table was ended. `parsing` and `writing` are for its JSON, `link` for the same in a web
address. docs/record.md has the tables of variants and options.
"""

from tamaya.formats.hanab_live.parsing import from_data, read_game
from tamaya.formats.hanab_live.writing import to_data, write_game

__all__ = ["from_data", "read_game", "to_data", "write_game"]
