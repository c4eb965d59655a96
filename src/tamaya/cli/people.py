"""`tamaya people`: find, rename, remove and merge people. The server must not run: it remembers who sits where."""

import argparse
import contextlib
from typing import TYPE_CHECKING

from tamaya.cli.database import add_database, existing_place
from tamaya.cli.voice import say
from tamaya.core.errors import TamayaError, shown

if TYPE_CHECKING:
    from tamaya.server.storage.database import Database
    from tamaya.server.storage.kept.known_people import KnownPerson

WORDS = {"find": 1, "rename": 2, "remove": 1, "merge": 2}  # how many follow


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("what", choices=WORDS, help=say("help-people-what"))
    parser.add_argument("who", nargs="*", metavar="WHO", help=say("help-people-who"))
    parser.add_argument("--yes", action="store_true", help=say("help-yes"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Do it and say what was done."""
    who = [one.encode(errors="replace").decode() for one in args.who]  # a terminal may give what is not text
    if len(who) != WORDS[args.what] and not (args.what == "find" and not who):
        raise TamayaError("people-words", what=args.what, words=WORDS[args.what])
    place = existing_place(args)
    from tamaya.server.storage.opening import open_database

    with contextlib.closing(open_database(place)) as database:
        if args.what == "find":
            for one in database.people_called(who[0] if who else ""):
                print(_line(one))
        elif args.what == "rename":
            _rename(database, *who)
        elif args.what == "remove":
            _remove(database, who[0], args.yes)
        else:
            _merge(database, *who)
    return 0


def _rename(database: "Database", text: str, name: str) -> None:
    from tamaya.server.table.places import tidy_name
    from tamaya.server.wire.from_page import NAME_LENGTH

    person, new = _find(database, text), tidy_name(name)
    if not 0 < len(new) <= NAME_LENGTH:
        raise TamayaError("bad-name")
    database.save_person(person.id, new)
    print(say("person-renamed", old=person.name, new=new))


def _remove(database: "Database", text: str, really: bool) -> None:
    person = _find(database, text)
    if really:
        database.remove_person(person.id)
    print(say("person-removed" if really else "person-would-go", name=person.name, games=person.games))


def _merge(database: "Database", text: str, into: str) -> None:
    gone, stays = _find(database, text), _find(database, into)
    if gone.id == stays.id:
        raise TamayaError("same-person", name=shown(gone.name))
    database.merge_people(gone.id, stays.id)
    print(say("person-merged", gone=_line(gone), stays=_line(stays)))


def _find(database: "Database", text: str) -> "KnownPerson":
    """The one with this id, or the only one with this name."""
    found = [one for one in database.people_called(text) if text in (one.id, one.name)]
    if not found:
        raise TamayaError("no-person", text=shown(text))
    if len(found) > 1:
        raise TamayaError("several-people", text=shown(text), ids=", ".join(one.id for one in found))
    return found[0]


def _line(one: "KnownPerson") -> str:
    return say("person-line", id=one.id, name=one.name, games=one.games)
