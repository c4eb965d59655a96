"""What a hint meant, in words: keys of sentences in the catalogues (`meant.ftl`), with the cards that they speak of.

As with the reasons of bots, whoever shows a sentence names its first card before it and the others within it. Of its
details `who`, `giver`, `by` and `asked` are seats, `card` and `faces` cards as they are written, `move` a number.
"""

from tamaya.bots.bot import Reason
from tamaya.review.meant import Meaning
from tamaya.review.promises import Promise

SILENT = frozenset({"open", "renewed"})  # nothing came of them, or a later hint says what did


def sentences(meaning: Meaning) -> tuple[Reason, ...]:
    """What a hint meant, and what became of it."""
    return (said(meaning), *(came(meaning, promise) for promise in worth_telling(meaning)))


def said(meaning: Meaning) -> Reason:
    """What a hint meant."""
    details: list[tuple[str, str | int | float]] = [("who", meaning.target), ("giver", meaning.seat)]
    details.append(("faces", " ".join(meaning.taken_for)))
    if meaning.asked:
        details.append(("asked", " ".join(str(seat) for seat in dict.fromkeys(step.seat for step in meaning.asked))))
    return Reason(f"meant-{meaning.kind}", meaning.cards, tuple(details))


def came(meaning: Meaning, promise: Promise) -> Reason:
    """What became of one of its promises."""
    details: list[tuple[str, str | int | float]] = [("who", promise.seat), ("giver", meaning.seat)]
    details += [("what", promise.what), ("faces", " ".join(promise.taken_for)), ("done", promise.done or "nothing")]
    if promise.by is not None:
        details += [("by", promise.by), ("fault", "own" if promise.by == promise.seat else "other")]
    if promise.move is not None:
        details.append(("move", promise.move))
    return Reason(f"came-{promise.verdict}", (promise.card,), tuple(details))


def worth_telling(meaning: Meaning) -> tuple[Promise, ...]:
    """The promises of which there is something to tell. That somebody seemed to be asked, and did nothing, is not; nor
    that a bluff said what is not so."""
    bluffed = any(promise.verdict == "bluff" for promise in meaning.promises)
    return tuple(
        promise
        for promise in meaning.promises
        if promise.verdict not in SILENT
        and (promise.verdict != "false" or promise.done == "misplayed" or not (bluffed or promise.what == "answer"))
    )
