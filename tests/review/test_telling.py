"""Reasons as sentences: the card they are about comes first, once."""

from tamaya.bots.bot import Reason
from tamaya.core.cards import Card
from tamaya.review.telling import Teller
from tamaya.speech.speaking import Speech

FACES = {0: Card.parse("r1"), 1: Card.parse("b2")}


def test_whoever_has_just_heard_of_a_card_is_not_told_its_name_again() -> None:
    teller = Teller(Speech("en"), ["Ada", "Bo"], FACES.__getitem__)
    kept = Reason("verdict-sure-play", (0,))
    other = Reason("verdict-sure-play", (1,))
    plain = Reason("exact-gain", (), (("gain", 1.25),))
    told = teller.reasons([kept, kept, other, plain])
    sentence = "it was certain to fit, but stayed in the hand."
    assert told[:3] == [f"Red 1: {sentence}", f"I{sentence[1:]}", f"Blue 2: {sentence}"]
    assert told[3] == "On average, another move scores about 1.2 points more when bots play on."


def test_seats_shares_and_cards_are_put_into_words() -> None:
    teller = Teller(Speech("en"), ["Ada", "Bo"], FACES.__getitem__)
    early = (("what", "early"), ("giver", 0), ("by", 1), ("who", 0), ("move", 3), ("faces", "b2"), ("chance", 0.25))
    kept = (("chance", 0.25), ("other", 0.01))
    (misread,) = teller.reasons([Reason("verdict-misread", (0,), early)])
    (safer,) = teller.reasons([Reason("exact-last-other", (0, 1), kept)])
    assert "the hint that Ada gave in move 3 asked for it, but only after Bo had played blue 2." in misread
    assert "25%; for blue 2 it was 1%." in safer
    assert teller.better("play 0") == "Better, going by what could be known: play red 1."
    assert teller.better("hint 1 blue") == "Better, going by what could be known: give Bo the hint “blue”."
    assert teller.better("hint 1 4") == "Better, going by what could be known: give Bo the hint “4”."
    assert "blau" in Teller(Speech("de"), ["Ada", "Bo"], FACES.__getitem__).better("hint 1 blue").lower()
