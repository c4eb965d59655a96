"""Reviews in sentences, for readers outside the page, which has the same texts (`review.ftl`, `moments.ftl`,
`meant.ftl`, `sheet.ftl`) and puts them together in the same way. The reader sees all cards.

A sentence is a `Reason`: whoever shows it names its first card before it and the others within it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from tamaya.bots.bot import Reason
from tamaya.bots.conventions.agreement import Agreement
from tamaya.core.actions import Action, Discard, Hint, Play, Take, parse_action
from tamaya.core.cards import Card
from tamaya.core.drawing import seat_names
from tamaya.core.events import Event, seen_by
from tamaya.core.game import Game
from tamaya.core.timeline import Move
from tamaya.review.ending.judging import JudgedMove
from tamaya.review.known import KnownMove
from tamaya.review.meant import Meaning
from tamaya.review.promises import Promise
from tamaya.review.report import Moment
from tamaya.review.reviewing import Review
from tamaya.speech.moves import MoveTeller
from tamaya.speech.options import agreement_name
from tamaya.speech.speaking import Speech

SILENT = frozenset({"open", "renewed"})  # nothing came of such promises, or a later hint tells what did
SEATS = ("who", "giver", "by")  # details of a reason that are seats
SHARES = ("chance", "other")  # and those that are from 0 to 1


class Teller(MoveTeller):
    """Tells of one game; `face_of` says what the card with an id is at the moment that is told of."""

    def __init__(self, speech: Speech, names: Sequence[str], face_of: Callable[[int], Card]) -> None:
        super().__init__(speech, names)
        self.face_of = face_of

    def open_move(self, events: Iterable[Event]) -> str:
        """A move of which everything may be told: after the game."""
        return self.move(seen_by("all", event) for event in events)

    def reasons(self, reasons: Iterable[Reason]) -> list[str]:
        """A sentence for each; a card that was just named is not named again."""
        told = []
        known: int | None = None
        for reason in reasons:
            about = reason.cards[0] if reason.cards else None
            told.append(self._reason(reason, about == known))
            known = about
        return told

    def better(self, text: str) -> str:
        """A sentence about a move, in notation, that would have been better by what its seat could know."""
        return self.speech.say("moment-better", action=self.action(text))

    def action(self, text: str) -> str:
        """An option, in notation; "hint" is any hint."""
        if text == "hint":
            return self.speech.say("do-any-hint")
        return self._action(parse_action(text))

    def _action(self, action: Action) -> str:
        say = self.speech.say
        match action:
            case Hint(seat, what):
                named = str(what) if isinstance(what, int) else say("colour-name", colour=what)
                return say("do-hint", who=self.names[seat], what=named)
            case Play(card) | Discard(card) | Take(card):
                how = type(action).__name__.lower()
                return say("do-card", how=how, card=self.speech.card(str(self.face_of(card))))

    def _reason(self, reason: Reason, known: bool) -> str:
        """A sentence with the card it is about before it; the other cards are named within it."""
        cards = [self.speech.card(str(self.face_of(card))) for card in reason.cards]
        values: dict[str, str | int] = {"count": 1, "others": self.speech.listed(cards[1:]), "further": len(cards) - 1}
        for name, detail in reason.details:
            values[name] = self._detail(name, detail)
        sentence = self.speech.say(reason.key, **values)
        if not cards or known:
            return _capital(sentence)
        return _capital(self.speech.say("reason-about", cards=cards[0], reason=sentence))

    def _detail(self, name: str, detail: str | int | float) -> str | int:
        if name in SEATS and isinstance(detail, int):
            return self.names[detail]
        if name == "asked":
            return self.speech.listed([self.names[int(seat)] for seat in str(detail).split()])
        if name in ("card", "faces"):
            return self.speech.listed([self.speech.card(face) for face in str(detail).split()], "or")
        if name in SHARES and not isinstance(detail, str):
            return self.speech.percent(Fraction(detail))
        return self.speech.number(detail) if isinstance(detail, float) else detail


# ---- What a hint meant -----------------------------------------------------------------------------------------------
# Of the details `who`, `giver`, `by` and `asked` are seats, `card` and `faces` cards as they are written.


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
    """The promises worth telling. Not that somebody who seemed to be asked did nothing, nor that a bluff was not
    true."""
    bluffed = any(promise.verdict == "bluff" for promise in meaning.promises)
    return tuple(
        promise
        for promise in meaning.promises
        if promise.verdict not in SILENT
        and (promise.verdict != "false" or promise.done == "misplayed" or not (bluffed or promise.what == "answer"))
    )


def sides(moment: Moment, meanings: Sequence[Meaning]) -> tuple[Reason, ...]:
    """What its giver saw, how it reads by the agreement, and what came of it; nothing unless a hint misled somebody
    about a card that the moment speaks of."""
    number = moment.number if moment.kind == "bad-hint" else dict(moment.details).get("move")
    if moment.kind not in ("bad-hint", "misread", "asked-otherwise", "other-asked", "not-played"):
        return ()
    for meaning in meanings:
        if meaning.number == number and meaning.face is not None and meaning.taken_for:
            if moment.kind == "bad-hint" and meaning.focus not in moment.cards:  # it was played all the same
                continue
            saw = Reason("side-giver", (), (("giver", meaning.seat), ("faces", meaning.face)))
            came_of = [came(meaning, promise) for promise in worth_telling(meaning) if promise.card in moment.cards]
            return (saw, said(meaning), *came_of[:1])
    return ()


# ---- A whole review --------------------------------------------------------------------------------------------------


class ToldMoment(NamedTuple):
    """A moment that counted, in sentences."""

    moment: Moment
    move: str  # what was done
    verdict: str  # what it was
    better: str | None  # what would have been better, by what could be known
    exactly: list[str]  # with numbers, on request
    line: list[str]  # how it could have gone on with open cards


class ReviewTeller:
    """Tells of one review: to the terminal, to a language model, and on a sheet. Plain sentences come first; those with
    numbers are for those who ask (`exactly`)."""

    def __init__(self, review: Review, speech: Speech, names: Sequence[str] | None = None) -> None:
        self.review = review
        self.game = review.game
        self.speech = speech
        names = names or seat_names(self.game.players, speech)
        self.names = [  # players of the same name are numbered
            name if names.count(name) == 1 else f"{name} {names[: seat + 1].count(name)}"
            for seat, name in enumerate(names)
        ]

    def read_as(self) -> str:
        """By what its hints are read."""
        if self.review.agreement == "none":
            return self.speech.say("sheet-no-agreement")
        agreed = Agreement.parse(self.review.agreement)
        return self.speech.say("sheet-agreement", agreement=agreement_name(self.speech, *agreed.in_short()))

    def result(self) -> str:
        """How it ended."""
        game, say = self.game, self.speech.say
        if game.outcome == "lost":
            return say("result-lost")
        if game.outcome is None:
            return say("result-stopped", score=game.worth)
        return say("result-points", score=game.score, all=game.rules.max_score)

    def summary(self) -> list[str]:
        """How hard the deal was, and what became of the perfect show."""
        if not self.review.steps:
            return [self.speech.say("sheet-no-moves")]
        luck = self.review.luck
        worth = [self.speech.say("worth-anyway", worth=self.game.worth)] if self.game.outcome == "lost" else []
        ease = [] if luck is None else [self.speech.say("deal-ease", ease=luck.ease)]
        middle = [] if self.game.from_start else [self.speech.say("from-position")]
        return [*worth, *ease, *self._show(), *middle]

    def _show(self) -> Iterator[str]:
        say, most, steps = self.speech.say, self.game.rules.max_score, self.review.steps
        gone = self.review.gone
        if self.game.outcome == "perfect":
            return
        if gone is None:
            never = steps[0].bound_before < most
            yield say("show-never" if never else "show-open" if steps[-1].best_after >= most else "show-unknown")
        elif gone.best_before < most:
            yield say("perfect-gone", number=gone.number)
        elif (card := self.review.lost_card) is not None:
            yield say("show-lost-card", number=gone.number, card=self.speech.card(str(card)))
        elif self.game.outcome == "lost" and gone.number == len(steps):
            yield say("show-lost-mistake", number=gone.number)
        else:
            yield say("show-lost", number=gone.number)

    def lines(self, exactly: bool) -> Iterator[str]:
        """What became of the game, and the moments that counted; with numbers on request."""
        yield " ".join(self.summary())
        if not self.review.steps:
            return
        if exactly:
            yield from self.exactly()
        told = list(self.moments())
        if not told:
            yield self.speech.say("moments-none")
        for one in told:
            line = [f"{self.speech.say('sheet-line')}: {one.line[0]}"] if one.moment.lost and one.line else []
            yield f"\n{one.moment.number}. {one.move}"
            yield from (f"   {text}" for text in (one.verdict, one.better) if text)
            yield from (f"   {text}" for text in [*one.exactly, *line] if exactly)
        if exactly:
            yield f"\n{self.speech.say('known-how')}"
            yield from self._all_counted()

    def exactly(self) -> Iterator[str]:
        """What the deal allowed, in numbers."""
        if not self.review.steps:
            return
        say, first, luck = self.speech.say, self.review.steps[0], self.review.luck
        decided = "yes" if first.best_before == first.bound_before else "no"
        yield say("sheet-deal", decided=decided, best=first.best_before, bound=first.bound_before)
        if luck is not None:
            harder, alike = (self.speech.percent(Fraction(share)) for share in (luck.harder, luck.alike))
            hardest = "no" if luck.harder else "yes"
            yield say("deal-luck", hardest=hardest, harder=harder, alike=alike, mean=self.speech.number(luck.mean))
        if (tight := self.review.tightest) is not None:
            yield say("deal-tightest", spare=tight.spare, number=tight.number)

    def moments(self) -> Iterator[ToldMoment]:
        """Those that counted, the dearest first."""
        for moment in self.review.moments:
            before = self.game.at(moment.number - 1)
            teller = Teller(self.speech, self.names, before.card)
            yield ToldMoment(
                moment=moment,
                move=teller.open_move(before.copy().do(moment.action)),
                verdict=teller.reasons([moment.sentence()])[0],
                better=teller.better(moment.instead) if moment.instead else None,
                exactly=list(self._cost(moment, teller)),
                line=list(self._line(moment, before)),
            )

    def _cost(self, moment: Moment, teller: "Teller") -> Iterator[str]:
        settled = self.review.steps[moment.settled - 1]
        if (exact := moment.exactly()) is not None:
            yield from teller.reasons([exact])
        if moment.lost:
            decided = "yes" if settled.best_after == settled.bound_after else "no"
            reached = {"before": settled.best_before, "after": settled.best_after, "bound": settled.bound_after}
            yield self.speech.say("sheet-cost", move=settled.number, decided=decided, **reached)

    def _line(self, moment: Moment, before: Game) -> Iterator[str]:
        now = before.copy()
        teller = Teller(self.speech, self.names, now.card)
        return (teller.open_move(now.do(action)) for action in moment.line)

    def meanings(self) -> Iterator[str]:
        """What the hints of the game meant, a line for each."""
        for before, move in self.game.walk():
            for meaning in self.review.meanings:
                if meaning.number == move.number:
                    now = before.copy()
                    now.do(move.action)
                    yield " ".join((self._done(move), *self.meaning(meaning, now)))

    def _done(self, move: Move) -> str:
        return f"{move.number}. {MoveTeller(self.speech, self.names).move(seen_by('all', one) for one in move.events)}"

    def meaning(self, meaning: Meaning, now: Game) -> list[str]:
        """How a hint is read, and what came of it; `now` is the game after it."""
        return Teller(self.speech, self.names, now.card).reasons(sentences(meaning))

    def counted(self, known: KnownMove, asked: int | None = None) -> Iterator[str]:
        """What could be known by counting before a move, and what it risked; `asked`: a hint had asked for the play."""
        speech, before = self.speech, self.game.at(known.number - 1)
        risks = [("sheet-risk-mistake", known.mistake), ("sheet-risk-loss", known.loss)]
        found = [speech.say(key, share=speech.percent(share)) for key, share in risks if share]
        if found:
            promised = "" if asked is None else f" {speech.say('sheet-promised', move=asked)}"
            yield speech.say("sheet-counted", risks=speech.listed(found)) + promised
        for key, ids in (("sheet-sure-play", known.sure_plays), ("sheet-sure-discard", known.sure_discards)):
            if ids:
                cards = dict.fromkeys(speech.card(str(before.card(id))) for id in ids)
                yield speech.say(key, cards=speech.listed(list(cards)))

    def _all_counted(self) -> Iterator[str]:
        """The moves that passed over something certain or went wrong, and how likely that was."""
        for known, move in zip(self.review.known, self.game.moves, strict=True):
            placed = known.mistake is not None and not known.is_mistake  # then others could wait
            if known.is_mistake or known.is_loss or known.sure_discards or (known.sure_plays and not placed):
                yield " ".join((self._done(move), *self.counted(known)))

    def judged(self, move: JudgedMove) -> Iterator[str]:
        """What each option was worth near the end, the best first."""
        say, options = self.speech.say, move.ahead.options
        shows = any(option.perfect_bound > 0 for option in options)
        teller = Teller(self.speech, self.names, self.game.at(move.number - 1).card)
        yield say("known-turn", number=move.number, who=self.names[move.seat])
        yield say("ending-perfect" if shows else "ending-no-perfect")
        for option in options:
            percents = _range(
                *(self.speech.percent(Fraction(share)) for share in (option.perfect, option.perfect_bound))
            )
            points = _range(*(self.speech.number(points) for points in (option.score, option.score_bound)))
            worth = [*([percents] if shows else []), say("ending-points", points=points)]
            done = f" · {say('ending-done')}" if option == move.chosen else ""
            yield f"  {', '.join(worth)}: {teller.action(option.action)}{done}"


def _range(low: str, high: str) -> str:
    return low if low == high else f"{low}–{high}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
