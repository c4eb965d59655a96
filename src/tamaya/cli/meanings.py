"""What the hints of a game meant, a line for each."""

from collections.abc import Iterator, Sequence

from tamaya.cli.words import listed, say
from tamaya.core.game import Game
from tamaya.review.meaning_words import worth_telling
from tamaya.review.meant import Meaning, what_it_meant
from tamaya.review.promises import Promise

WITHOUT_FACES = ("stall", "fix", "known", "useless", "words", "nothing")


def meanings(game: Game, level: str, names: Sequence[str]) -> Iterator[str]:
    """All hints as players of a level read them, with what came of each."""
    yield say("meant-title", level=level)
    moves = game.moves
    for meaning in what_it_meant(game, level):
        who = names[meaning.seat]
        move = say("meant-move", number=meaning.number, who=who, action=moves[meaning.number - 1].action)
        yield f"{move:<32}  {'; '.join(_parts(meaning, names))}"


def _parts(meaning: Meaning, names: Sequence[str]) -> Iterator[str]:
    meant = say(f"meant-{meaning.kind}", focus=meaning.face)
    if meaning.kind in WITHOUT_FACES:
        yield meant
    else:
        yield say("meant-as", meant=meant, faces=listed(meaning.taken_for, "list-or"))
    for step in meaning.asked:
        yield say("meant-first", card=step.identity, who=names[step.seat])
    for promise in worth_telling(meaning):
        yield _came(promise, promise.card != meaning.focus, names)


def _came(promise: Promise, other: bool, names: Sequence[str]) -> str:
    by = "" if promise.by is None else names[promise.by]
    came = say(f"came-{promise.verdict}", move=promise.move, by=by, who=names[promise.seat])
    return say("came-answer", card=promise.face, came=came) if other else came
