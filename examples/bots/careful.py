#!/usr/bin/env python3
"""A small Hanabi bot in plain Python: no Tamaya, no package, only lines of JSON. docs/bot-protocol.md describes them.

tamaya bot-check "python3 examples/bots/careful.py"
tamaya arena --bot "python3 examples/bots/careful.py" --players 3 --games 20
"""

import json
import sys
from typing import Any

Message = dict[str, Any]


class Careful:
    """Plays what is certain and what it was told of, for it tells others only of cards that they can play; discards
    what nobody needs, or else the oldest card of which nothing was said."""

    def __init__(self) -> None:
        self.facts: Message = {}
        self.view: Message = {}

    def hear(self, message: Message) -> Message | None:
        """The answer to a message, if it is a question."""
        match message.get("type"):
            case "hello":
                return {"type": "hello", "version": 1, "name": "Careful (Python)"}
            case "game":
                self.facts = message["facts"]
            case "view":
                self.view = message["view"]
            case "choose":
                action, reason = self.choose()
                return {"type": "action", "number": message["number"], "action": action, "reason": reason}
        return None  # a kind of message that is not known is no question

    def choose(self) -> tuple[str, str]:
        """What to do, and why."""
        view = self.view
        legal, own = view["legal"], view["hands"][view["seat"]]
        playable, useless = set(view["playable"]), set(view["useless"])

        for id, face in view["discards"]:  # a bonus tile brings a card back
            if f"take {id}" in legal and face not in useless:
                return f"take {id}", f"we still need {face}"
        for card in own:
            if f"play {card['id']}" in legal and set(card["possible"]) <= playable:
                return f"play {card['id']}", "whatever it is, it fits"
        spare = view["rules"]["mistakes"] - view["mistakes"] > 1
        for card in own:
            if spare and f"play {card['id']}" in legal and card["hints"] and playable.intersection(card["possible"]):
                return f"play {card['id']}", "I was told of it, and it may fit"
        hints = [action for action in legal if action.startswith("hint")]
        hint = max(hints, key=self.worth, default="")
        if hint and self.worth(hint) > 0:
            return hint, "it can be played"
        for card in own:
            if f"discard {card['id']}" in legal and set(card["possible"]) <= useless:
                return f"discard {card['id']}", "nobody needs it any more"
        for card in own:  # the oldest card of which nothing was said
            if f"discard {card['id']}" in legal and not card["hints"]:
                return f"discard {card['id']}", "nobody has told me to keep it"
        return hint or legal[0], "nothing better came to mind"

    def worth(self, hint: str) -> int:
        """How many cards a hint shows that can be played; below nothing, if it would show others, too."""
        _, seat, what = hint.split()
        touches = self.facts["touches"][what]
        new = [card["card"] for card in self.view["hands"][int(seat)] if card["card"] in touches and not card["hints"]]
        good = set(new) <= set(self.view["playable"]) and len(set(new)) == len(new)
        return len(new) if good else -len(new)


def main() -> None:
    """Answer until the input ends."""
    bot = Careful()
    for line in sys.stdin:
        try:
            message = json.loads(line)
        except ValueError:
            continue  # what cannot be read is no question
        if not isinstance(message, dict):
            continue
        if message.get("type") == "bye":
            return
        if answer := bot.hear(message):
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
