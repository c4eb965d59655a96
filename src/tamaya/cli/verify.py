"""`tamaya verify`: whether the deck of a game was fixed before its first move."""

import argparse

from tamaya.cli.files import read_file
from tamaya.cli.words import say
from tamaya.core.commitment import FINGERPRINT
from tamaya.core.errors import BadNotation, BadRecord, shown

DOES_NOT_FIT = 1
SHORTEST = 16  # digits of a fingerprint that are worth comparing


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("file", metavar="RECORD", help="a game as the table gives it out; - is the standard input")
    parser.add_argument(
        "--fingerprint", metavar="HEX", help="what the table showed before the first move, or how it begins"
    )


def run(args: argparse.Namespace) -> int:
    """Say whether it fits: 0 if it does, 1 if not, 2 if there is nothing to check."""
    recorded = read_file(args.file)
    commitment = recorded.commitment
    if commitment is None:
        raise BadRecord("no-commitment", say("verify-nothing", file=args.file))
    seen = _digits(args.fingerprint)
    if not commitment.fits(recorded.game):
        print(say("verify-broken", fingerprint=commitment.fingerprint))
        return DOES_NOT_FIT
    if not commitment.fingerprint.startswith(seen):
        print(say("verify-another", fingerprint=commitment.fingerprint, seen=seen))
        return DOES_NOT_FIT
    print(say("verify-fits", fingerprint=commitment.fingerprint))
    print(say("verify-fixed" if seen else "verify-compare"))
    if recorded.seeded_by is not None:
        print(say("verify-seeded", who=recorded.seeded_by))
    print(say("verify-limits"))
    return 0


def _digits(given: str | None) -> str:
    """A fingerprint, or its beginning, as somebody noted it."""
    digits = "".join((given or "").split()).lower()
    if given is not None and not (len(digits) >= SHORTEST and FINGERPRINT.fullmatch(digits.ljust(64, "0"))):
        raise BadNotation(
            "bad-fingerprint", say("verify-bad-fingerprint", given=shown(given), shortest=SHORTEST), value=shown(given)
        )
    return digits
