"""A program for tests of the line protocol: a bot that does its first legal action, or misbehaves as it is told."""

import json
import os
import sys
import time
from typing import Any


def say(**message: Any) -> None:
    print(json.dumps(message), flush=True)


def misbehave(how: str, question: dict[str, Any]) -> None:
    """Answer a question as no bot should."""
    number = question["number"]
    if how == "hang":
        time.sleep(600)
    elif how == "die":
        print("Traceback …\nno idea", file=sys.stderr)
        sys.exit(3)
    elif how == "killed":
        os.kill(os.getpid(), 9)
    elif how == "flood":
        while True:
            print("x" * 70)
    elif how == "endless":
        while True:
            print("x" * 70, end="")
    elif how == "rubbish":
        print("I would rather not.", flush=True)
    elif how == "nothing":
        say(type="action", number=number)
    elif how == "numbered":
        say(type="action", number=number + 7, action="play 0")
    elif how == "texting":
        say(type="action", number=str(number), action="play 0")
    elif how == "cheat":
        say(type="action", number=number, action="play 69")
    elif how == "mute":
        os.close(1)
        time.sleep(600)


def main(how: str = "", note: str = "") -> None:
    """Answer until the input ends. What was read is added to the file `note`."""
    legal: list[str] = []
    while line := sys.stdin.readline():
        if note:
            with open(note, "a") as file:
                file.write(line)
        try:
            message = json.loads(line)
        except ValueError:
            continue
        match message.get("type") if isinstance(message, dict) else None:
            case "hello" if how == "silent":
                time.sleep(600)
            case "hello" if how == "old":
                say(type="hello", version=0, name="Old")
            case "hello":
                say(type="hello", version=1, name="Guest", colour="blue")
                if how == "eager":
                    say(type="action", number=1, action="play 0")
                if how == "deaf":
                    time.sleep(600)
            case "view":
                legal = message["view"]["legal"]
            case "choose" if how:
                misbehave(how, message)
            case "choose":
                say(type="action", number=message["number"], action=legal[0], reason="the\tfirst \x07 one")
            case "bye":
                return


if __name__ == "__main__":
    main(*sys.argv[1:])
