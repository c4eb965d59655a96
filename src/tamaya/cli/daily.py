"""`tamaya daily`: the deal of a day, the same on every machine."""

import argparse
import datetime
import json
from pathlib import Path

from tamaya.cli.voice import say, speech
from tamaya.review.daily import DailyDeal, daily_deal
from tamaya.speech.options import chosen_options
from tamaya.speech.speaking import Speech


def configure(parser: argparse.ArgumentParser) -> None:
    """What can be asked."""
    parser.add_argument("--date", type=_date, metavar="DATE", help=say("help-date"))
    parser.add_argument("--json", metavar="FILE", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    """Print the deal of the day."""
    deal = daily_deal(args.date or datetime.datetime.now(datetime.UTC).date())
    if args.json == "-":
        print(json.dumps(deal.to_json()))
        return 0
    if args.json:
        Path(args.json).write_text(json.dumps(deal.to_json(), indent=2) + "\n", encoding="utf-8")
    print(_told(deal))
    return 0


def _told(deal: DailyDeal) -> str:
    told = Speech(speech().language, deal.edition)
    chosen = chosen_options(told, deal.edition, deal.rules) or [say("replay-base-game")]
    box = ", ".join([told.say(f"edition-name-{deal.edition}"), *chosen])
    return say("daily-deal", date=deal.date.isoformat(), box=box, players=deal.players, seed=str(deal.seed))


def _date(text: str) -> datetime.date:
    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError:
        raise argparse.ArgumentTypeError(say("argparse-date", text=repr(text))) from None
