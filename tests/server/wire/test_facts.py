"""What the page is told of rules and editions."""

import pytest

from tamaya.core.cards import COLOURS, VALUES, Card, Colour
from tamaya.core.editions import EDITIONS
from tamaya.core.rules import PLAYERS, Rules, option_values
from tamaya.server.wire.edition_facts import editions_for, facts_of


def touched(rules: Rules, what: Colour | int) -> set[str]:
    bits = dict(facts_of(rules).hints)[what]
    cards = (Card(colour, value + 1) for colour in COLOURS for value in range(VALUES))
    return {str(card) for identity, card in enumerate(cards) if bits >> identity & 1}


def test_hints_touch_what_the_rules_say() -> None:
    """H7, M2, M3, K3."""
    named = Rules(multicolour="named-5", black_powder=True)
    assert touched(named, Colour.RED) == {"r1", "r2", "r3", "r4", "r5"}
    assert touched(named, Colour.MULTICOLOUR) == {"m1", "m2", "m3", "m4", "m5"}
    assert touched(named, 3) == {"r3", "y3", "g3", "b3", "w3", "m3", "k3"}
    wild = Rules(multicolour="wild-5")
    assert touched(wild, Colour.RED) == {"r1", "r2", "r3", "r4", "r5", "m1", "m2", "m3", "m4", "m5"}
    assert [what for what, _ in facts_of(wild).hints] == ["red", "yellow", "green", "blue", "white", 1, 2, 3, 4, 5]


def test_copies_order_and_the_greatest_score_are_those_of_the_rules() -> None:
    """S2, M1, K1, K2, E2."""
    facts = facts_of(Rules(multicolour="named-5", black_powder=True))
    assert facts.copies[:5] == [3, 2, 2, 2, 1]
    assert facts.copies[-10:] == [1, 1, 1, 1, 1, 1, 2, 2, 2, 3]
    assert (facts.order["red"], facts.order["black"]) == ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])
    assert (facts.max_score, facts_of(Rules()).max_score) == (30, 25)


def test_every_edition_is_told_with_its_manners() -> None:
    """C1, C2."""
    boxes = editions_for([]).editions
    assert [(box.name, box.talk, box.quiet_turns) for box in boxes] == [
        ("dutch", "phrases", True),  # C1: forbidden
        ("norwegian", "phrases", True),
        ("german-classic", "phrases", False),  # discouraged
        ("danish", "phrases", True),
        ("german-extended", "silent", False),  # C2 alone: strictly, only hints are spoken
    ]
    assert [box.name for box in boxes if box.always_said] == ["norwegian"]  # C2


def test_every_edition_is_told_with_its_scale() -> None:
    """E5."""
    told = editions_for(["cautious"])
    assert [edition.name for edition in told.editions] == list(EDITIONS)
    danish = next(edition for edition in told.editions if edition.name == "danish")
    assert (danish.scale[0], danish.scale[-1]) == ((0, 0, 5), (5, 25, 25))
    assert danish.scale_with_multicolour[-2:] == [(6, 25, 29), (7, 30, 30)]
    assert told.defaults.edition in EDITIONS


@pytest.mark.parametrize("option", Rules._fields)
def test_every_value_that_is_offered_can_be_played(option: str) -> None:
    for value in option_values()[option]:
        for other in ({}, {"multicolour": "wild-10", "black_powder": True}):
            rules = Rules().with_options({**other, option: value})
            assert all(rules.hand_size_for(players) for players in PLAYERS)
