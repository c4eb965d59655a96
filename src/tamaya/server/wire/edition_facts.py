"""What follows from rules and editions, as the page is told it."""

from functools import lru_cache

import msgspec

from tamaya.core.cards import COLOURS, VALUES
from tamaya.core.editions import EDITIONS, USUAL, Edition
from tamaya.core.rule_numbers import rulings_of
from tamaya.core.rules import PLAYERS, Rules, option_values
from tamaya.core.tables import compile_tables
from tamaya.server.wire.from_server import Facts
from tamaya.server.wire.http import EditionInfo, Editions, Reach
from tamaya.server.wire.parts import REMARKS, USUAL_BOT, Settings, Talk

# How much is said at a table and whether turns are quiet, by what the rulebook says of comments (C1). One that says
# nothing of them leaves what all say: strictly, only hints are spoken (C2).
MANNERS: dict[str, tuple[Talk, bool]] = {
    "forbidden": ("phrases", True),
    "discouraged": ("phrases", False),
    "unsaid": ("silent", False),
}
NOWHERE = Reach(urls=[], can_open=False)


def facts_of(rules: Rules) -> Facts:
    """What follows from these rules, for any number of players."""
    tables = compile_tables(rules, PLAYERS[0])
    named = (*(str(COLOURS[colour]) for colour in tables.named), *range(1, VALUES + 1))
    return Facts(
        copies=list(tables.copies),
        order={
            str(colour): [
                identity % VALUES + 1
                for identity in tables.in_order[colour.index_ * VALUES : (colour.index_ + 1) * VALUES]
            ]
            for colour in COLOURS
        },
        hints=list(zip(named, tables.touches, strict=True)),
        max_score=rules.max_score,
    )


@lru_cache(maxsize=64)
def facts_text(rules: Rules) -> bytes:
    """The same as JSON, written once."""
    return msgspec.json.encode(facts_of(rules))


def editions_for(bots: list[str], reach: Reach = NOWHERE) -> Editions:
    """What the form for a new table offers."""
    return Editions(
        editions=[_edition(edition) for edition in EDITIONS.values()],
        players=list(PLAYERS),
        options={option: list(values) for option, values in option_values().items()},
        defaults=Settings(edition=USUAL, players=3, box=False),
        bots=bots,
        usual_bot=USUAL_BOT,
        reach=reach,
    )


def _edition(edition: Edition) -> EditionInfo:
    return EditionInfo(
        name=edition.name,
        language=edition.language,
        rules=dict(edition.rules.to_dict()),
        offers={option: list(values) for option, values in edition.offers.items()},
        headings=[(heading, list(options)) for heading, options in edition.headings.items()],
        starts=edition.starts,
        token_master=edition.token_master,
        master_begins=edition.master_begins,
        scale=_scale(edition, "none"),
        scale_with_multicolour=_scale(edition, "named-5"),
        rulings=rulings_of(edition.name),
        prints_below=edition.prints_below,
        comments=edition.character.comments,
        talk=MANNERS[edition.character.comments][0],
        quiet_turns=MANNERS[edition.character.comments][1],
        always_said=list(REMARKS) if edition.character.remarks == "always" else [],
        remarks=edition.character.remarks,
        gestures=list(edition.character.gestures),
        mark=edition.character.mark,
        tokens=edition.character.tokens,
        own_hints=edition.rules.hints + edition.character.spare_hints,
        story=edition.character.story,
        tips=list(edition.character.tips),
        author=edition.character.author,
        age=edition.character.age,
        federation=edition.character.federation,
    )


def _scale(edition: Edition, multicolour: str) -> list[tuple[int, int, int]]:
    rules = edition.rules.with_options({"multicolour": multicolour, "masterpiece": False})
    return [(band.number, band.lowest, band.highest) for band in edition.scale(rules)]
