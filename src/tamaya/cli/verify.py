"""`tamaya verify`: whether the deck of a game was fixed before its first move."""

import argparse
import re

from tamaya.cli.files import read_bytes, read_from
from tamaya.cli.voice import say, speech
from tamaya.core.commitment import FINGERPRINT
from tamaya.core.errors import BadNotation, BadRecord, shown
from tamaya.formats import json_text

DOES_NOT_FIT = 1
GROUP = re.compile("[0-9a-fA-F]*…?")  # of digits, as the table shows them


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("file", metavar="RECORD", nargs="?", help=say("help-record"))
    parser.add_argument(
        "--fingerprint",
        metavar="HEX",
        nargs="+",
        help=say("help-fingerprint"),
    )


def run(args: argparse.Namespace) -> int:
    """Say whether it fits: 0 if it does, 1 if not, 2 if there is nothing to check."""
    file, fingerprint = _file_and_fingerprint(args)
    seen = _digits(fingerprint)
    data = read_bytes(file)
    try:
        recorded = read_from(file, data)
    except BadRecord as error:
        if not _has_fingerprint(data):
            raise
        print(say("verify-unplayable", why=speech().error(error)))
        return DOES_NOT_FIT
    commitment = recorded.commitment
    if commitment is None:
        raise BadRecord("no-commitment", file=file)
    if not commitment.fits(recorded.game):
        print(say("verify-broken", fingerprint=commitment.fingerprint))
        return DOES_NOT_FIT
    if seen and commitment.fingerprint != seen:
        print(say("verify-another", fingerprint=commitment.fingerprint, seen=seen))
        return DOES_NOT_FIT
    print(say("verify-fits", fingerprint=commitment.fingerprint))
    print(say("verify-noted" if seen else "verify-compare"))
    if recorded.seeded_by is not None:
        print(say("verify-seeded", who=recorded.seeded_by))
    print(say("verify-limits"))
    return 0


def _file_and_fingerprint(args: argparse.Namespace) -> tuple[str, str | None]:
    """A fingerprint may come in groups, and the file after it."""
    groups: list[str] | None = args.fingerprint
    if args.file is None and groups and not GROUP.fullmatch(groups[-1]):
        args.file, groups = groups[-1], groups[:-1]
    if args.file is None:
        raise BadNotation("which-record")
    return args.file, None if groups is None else " ".join(groups)


def _has_fingerprint(data: bytes) -> bool:
    """Whether a file that cannot be played claims to be a game with a fingerprint."""
    try:
        found = json_text.parse(data)
    except BadRecord:
        return False
    return isinstance(found, dict) and isinstance(found.get("commitment"), str)


def _digits(given: str | None) -> str:
    """A fingerprint as somebody noted it. Of its beginning only, somebody could find a second deck that has it, too."""
    digits = "".join((given or "").split()).lower()
    if given is not None and not FINGERPRINT.fullmatch(digits):
        found = len(digits.rstrip("…"))
        raise BadNotation("bad-fingerprint", value=shown(given), found=found)
    return digits
