"""The review of a game that is over: what was possible, what could be known, and what moves cost on average."""

from typing import Annotated, Literal

import msgspec

from tamaya.server.wire.games import MoveNumber
from tamaya.server.wire.parts import Explanation, Struct

Depth = Literal["first", "ending", "deep"]
ReviewStatus = Literal["none", "working", "done", "failed"]
Face = Annotated[str, msgspec.Meta(extra={"typescript": "Card"})]
# Encoded already
AsReview = Annotated[msgspec.Raw, msgspec.Meta(extra={"typescript": "FirstReview | EndReview | DeepReview | null"})]


class Reachable(Struct):
    """What could still be reached with open cards."""

    best: int  # there is a way to it
    bound: int  # no way leads to more
    line: list[str] | None = None  # that way; None: the one before, without its first move


class OwnCard(Struct):
    """What somebody could know of a card in their own hand, by counting. A share is 0 or 1 only where it is certain."""

    id: int
    chances: list[tuple[Face, float]]  # the likeliest first
    fits: float
    useless: float
    irreplaceable: float


class KnownTurn(Struct):
    """What whoever moved could know before the move, and what the move risked."""

    move: int  # its number, from 1
    seat: int
    hand: list[OwnCard]
    mistake: float | None  # of a play: the chance that it does not fit
    loss: float | None  # the chance that a card is lost for good
    sure_plays: list[int]  # cards that certainly fitted, and were left alone for something uncertain
    sure_discards: list[int]  # cards that were certainly useless, when another was discarded


class RetryAnswers(Struct):
    """What can be answered when a moment is played again, and what is said to it."""

    grade: Literal["right", "fine", "again", "wrong"]
    said: Explanation
    actions: list[str]


class ReviewMoment(Struct):
    """A move that counted, with what it was."""

    move: int  # its number, from 1
    kind: str
    nature: str  # knowable, understanding, time, luck or estimate
    said: Explanation  # in plain words: verdict-KIND
    exactly: Explanation | None  # with numbers
    lost: int  # points that certainly could not be reached any more; with those of the moments that it stands for
    settled: int  # the number of the move with which they were lost: of a hint, the mistake that it led to
    expected: float | None  # points that it cost on average, if that is known
    instead: str | None  # a better move by what the seat could know
    answers: list[RetryAnswers]  # none where nobody could know better
    best: str | None  # of these; "hint" is any hint
    sides: list[Explanation]  # where a hint misled: what its giver saw, how it reads, what came of it


class ReviewBelief(Struct):
    """What somebody took one of their own cards for, once they had heard a hint."""

    seat: int
    card: int
    taken_for: list[Face]


class Came(Struct):
    """What became of something that a hint promised."""

    said: Explanation  # in words: came-VERDICT
    move: int | None  # the number of the move that settled it
    broken: bool  # by somebody


class ReviewMeaning(Struct):
    """A hint as players of an agreement read it, or a discard that says something."""

    move: int  # its number, from 1
    said: Explanation  # in words: meant-KIND
    beliefs: list[ReviewBelief]  # those that it changed
    came: list[Came]


class Luck(Struct):
    """How hard the deal was for a strong team of bots."""

    ease: Literal["easy", "fair", "hard"]  # in which third of all deals it is
    mean: float  # points that it makes of this deal
    harder: float  # the share of all deals that are harder for it, from 0 to 1
    alike: float  # the share of those that are just as hard


class TightestMove(Struct):
    """Where the way from the deal to the most that it allows can spare the fewest turns."""

    move: int  # the number of its move, from 1
    spare: int  # turns


class ReviewMark(Struct):
    """What a move was, in a word."""

    move: int  # its number, from 1
    mark: Literal["very-good", "inaccurate", "mistake", "bad-luck"]
    said: Explanation


class ReviewPlayer(Struct):
    """What is said of a player in the end."""

    seat: int
    used: int  # of what they could know
    known: int
    said: Explanation


class FirstReview(Struct):
    """What can be said at once."""

    reach: list[Reachable]  # after 0, 1, 2 … moves
    gone: int | None  # the number of the move after which the perfect show could not be reached any more
    lost_card: Face | None  # the card whose last copy went with it
    known: list[KnownTurn]
    moments: list[ReviewMoment]  # the dearest first
    marks: list[ReviewMark]
    players: list[ReviewPlayer]  # by seat
    agreement: str  # what the table played by; hints are read by it in the moments
    meanings: dict[str, list[ReviewMeaning]]  # by that agreement, if there is one, and by each that has a name
    luck: Luck | None  # there are no figures for all rules
    tightest: TightestMove | None  # None: there is no end of turns


class EndOption(Struct):
    """Something that could be done near the end, and what it is worth if all hands are open afterwards."""

    action: str  # "hint" stands for every hint
    perfect: float  # the probability of a perfect show
    score: float | None  # the score to expect, if that was found out, too


class EndTurn(Struct):
    """A move near the end, and all that could be done."""

    move: int  # its number, from 1
    seat: int
    options: list[EndOption]  # the best first


class EndReview(Struct):
    """The end of a game, from the first move that a second is enough for."""

    turns: list[EndTurn]
    pile: int  # cards in the pile before the first of them
    stopped: bool  # the move before that takes longer


class Estimate(Struct):
    """What a move cost on average, when a team of bots plays on in worlds that agree with what its seat knew."""

    move: int  # its number, from 1
    after: float  # the final score to expect with it
    error: float  # the standard error of that
    cost: float  # so much more is to expect with the best other move that was found
    clear: bool  # whether that is beyond doubt
    preferred: str  # that move, or the one that was made
    reason: Explanation  # what speaks for it, by what the seat could know


class DeepReview(Struct):
    """What takes long to find out."""

    team: str  # the bot that plays on at all seats
    estimates: list[Estimate]
    moments: list[ReviewMoment]  # as they look by now, the dearest first
    marks: list[ReviewMark]
    players: list[ReviewPlayer]


class ReviewState(Struct):
    """GET /api/games/{id}/review?depth=D: the review, or how far it is."""

    status: ReviewStatus
    progress: float  # from 0 to 1
    yours: bool  # whether you asked for it, and so can stop it
    review: AsReview = msgspec.Raw(b"null")


class ReviewWish(Struct):
    """POST /api/games/{id}/review: begin with it, or stop what you have begun."""

    depth: Depth
    on: bool


# ---- Exercises -------------------------------------------------------------------------------------------------------

ExerciseGroup = Literal[
    "play", "discard", "risk", "hint"
]  # what was missed: a play, a better discard, a risk, its effect
_GROUPS: dict[str, ExerciseGroup] = {
    "sure-play": "play",
    "not-played": "play",
    "other-asked": "play",
    "bad-hint": "hint",
    "long-shot": "risk",
    "gamble": "risk",
    "misread": "risk",
}  # all others are discards


def group_of(lapse: str) -> ExerciseGroup:
    """What sort of lapse it is, whose first word is the kind of a moment."""
    return _GROUPS.get(lapse.partition(" ")[0], "discard")


class Exercise(Struct):
    """A moment of one of your own games in which you could have known better."""

    game: str
    move: int  # its number, from 1
    group: ExerciseGroup
    value: int | None  # of the card that it is about, if that is your own
    hinted: bool  # that card
    box: int  # how often it was known in a row
    due: float  # when it comes back; seconds since 1970


class ExerciseList(Struct):
    """GET /api/exercises; POST /api/exercises goes on looking for more."""

    due: list[Exercise]  # now
    later: list[Exercise]  # the next first
    known: int  # that do not come back
    waiting: int  # games in which nobody has looked for exercises yet
    names: list[str]  # of players in imported games, the most frequent first: nobody has said which is you


class FindExercises(Struct):
    """POST /api/exercises: look for exercises in your own games."""

    name: Annotated[str, msgspec.Meta(max_length=100)]  # your name in imported games; "": nobody has said


class ExerciseAnswer(Struct):
    """POST /api/exercises/answer: what you would do."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    move: MoveNumber
    action: Annotated[str, msgspec.Meta(max_length=40)]


class ExerciseVerdict(Struct):
    """When it comes back."""

    box: int
    days: int | None  # None: you know it


class DropExercises(Struct):
    """POST /api/exercises/drop: you do not want this one any more, or none of them."""

    game: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    move: MoveNumber = 0
