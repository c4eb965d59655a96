"""A moment played again: what is said of each answer is so, and each is graded by what could be known."""

from tamaya import Game
from tamaya.bots.bot import Reason
from tamaya.core.actions import Discard, Hint, Play, parse_action
from tamaya.core.events import Discarded, Hinted, Misplayed, Played
from tamaya.review.known import known_hand, what_could_be_known
from tamaya.review.marking import figures, marks
from tamaya.review.meant import what_it_meant
from tamaya.review.retrying import RetryAnswer, retry
from tamaya.review.telling import sides
from tests.review.telling_moments import moments, played
from tests.review.test_claims import Told, careless, is_last

GAMES = 24
UNLUCKY_AND_INEXACT = 71  # one player


def holds(now: Game, answer: RetryAnswer) -> None:
    """Whether what is said of an answer is so, tried out on the table."""
    key, action = answer.said.key, parse_action(answer.action)
    own = {card.id: card for card in known_hand(now)}
    event = now.copy().do(action)[0]
    if isinstance(action, Hint):
        assert key in ("retry-hint", "retry-hint-touches")
        if key == "retry-hint-touches":
            assert isinstance(event, Hinted)
            assert answer.said.cards[0] in event.touched
        return
    assert isinstance(action, Play | Discard)
    assert answer.said.cards == (action.card,)
    card = own[action.card]
    if isinstance(action, Play):
        assert isinstance(event, Misplayed if key == "retry-play-fails" else Played)
        assert (key == "retry-play-sure") == (card.fits == 1)
    else:
        assert isinstance(event, Discarded)
        assert (key == "retry-discard-loses") == (is_last(now, action.card))
        assert (key == "retry-discard-sure") == (card.useless == 1)
        assert key not in ("retry-discard-sure", "retry-discard-safe") or card.irreplaceable == 0


def test_what_is_said_of_each_answer_holds_in_its_position() -> None:
    grades: set[str] = set()
    for seed in range(GAMES):
        told = Told(careless(seed))
        known, meanings = what_could_be_known(told.final), what_it_meant(told.final, "club")
        for moment in told.moments:
            now = told.at(moment.number)
            again = retry(moment, now, known[moment.number - 1], meanings)
            if not again.answers:
                continue
            assert {answer.action for answer in again.answers} == set(map(str, now.legal_actions()))
            for answer in again.answers:
                grades.add(answer.grade)
                if answer.grade == "again":
                    assert (answer.action, answer.said) == (moment.action, moment.sentence())
                else:
                    holds(now, answer)
            right = [answer.action for answer in again.answers if answer.grade == "right"]
            hints = ["hint"] if any(action.startswith("hint") for action in right) else []
            assert again.best in (None, *right, *hints)
    assert grades == {"right", "fine", "again", "wrong"}


def test_when_a_hint_misled_its_giver_and_its_reader_learn_what_the_other_saw() -> None:
    kinds: set[str] = set()
    for seed in range(GAMES):
        told = Told(careless(seed))
        meanings = what_it_meant(told.final, "club")
        for moment in told.moments:
            for saw, *_ in filter(None, [sides(moment, meanings)]):
                kinds.add(moment.kind)
                says = dict(saw.details)
                number = moment.number if moment.kind == "bad-hint" else int(dict(moment.details)["move"])
                now = told.at(number)
                meaning = next(one for one in meanings if one.number == number and one.face == says["faces"])
                assert now.actor == says["giver"]
                assert meaning.focus is not None
                assert str(now.card(meaning.focus)) == says["faces"]
                assert meaning.focus not in now.hands[now.actor]
                assert moment.kind != "bad-hint" or meaning.focus in moment.cards
    assert kinds >= {"bad-hint", "not-played"}


def test_a_missed_play_is_found_by_playing_it_and_nothing_else_is_as_good() -> None:
    game = played(["hint 1 1", "discard 9", "hint 1 3"])
    (sure,) = [card.id for card in known_hand(game.at(1)) if card.fits == 1][:1]
    (found,) = [one for one in moments(game, {2: 1}, line=(f"play {sure}",)) if one.number == 2]
    again = retry(found, game.at(1), what_could_be_known(game)[1], what_it_meant(game, "none"))
    graded = {answer.action: answer.grade for answer in again.answers}
    assert found.kind == "sure-play"
    assert (graded[f"play {sure}"], graded["discard 9"], graded["hint 0 3"]) == ("right", "again", "fine")
    assert again.best == f"play {sure}"


def placed(game: Game, id: int) -> bool:
    return any(isinstance(move.events[0], Played) and move.events[0].id == id for move in game.moves)


def praise_holds(told: Told, number: int, why: Reason) -> None:
    card, says, event = why.cards[0], dict(why.details), told.done(number)
    if why.key == "mark-saved":
        assert isinstance(event, Hinted)
        assert card in event.touched
        assert is_last(told.at(number), card)
        assert card == next(
            held.id for held in told.at(number).view(event.target).hands[event.target] if not held.hints
        )
    elif why.key == "mark-answered":
        assert card in told.at(number).hands[int(says["who"])]
    else:
        assert isinstance(event, Played)
        assert event.id == card
        assert told.at(int(says["move"])).actor == says["giver"]
    assert placed(told.final, card)


def test_every_mark_and_every_figure_holds() -> None:
    seen: set[str] = set()
    said: set[str] = set()
    for seed in (*range(GAMES), UNLUCKY_AND_INEXACT):
        told = Told(careless(seed))
        game = told.final
        known, meanings = what_could_be_known(game), what_it_meant(game, "club")
        found = marks(game, known, meanings, told.moments)
        assert len({mark.number for mark in found}) == len(found)
        for mark in found:
            seen.add(mark.mark)
            assert told.at(mark.number).actor == mark.seat
            if mark.mark == "very-good":
                praise_holds(told, mark.number, mark.said)
            elif mark.said.key == "mark-useless-kept":
                useless = told.at(mark.number).card(mark.said.cards[0])
                assert useless in told.at(mark.number).prospects().useless
        for figure in figures(game, known, meanings, told.moments, found):
            said.add(figure.said.key)
            assert 0 <= figure.used <= figure.known
            says = dict(figure.said.details)
            assert says["who"] == figure.seat
            if "move" in says:
                assert told.at(int(says["move"])).actor == figure.seat
            if figure.said.key == "player-used":
                assert figure.used == figure.known > 0
            marked = {mark.mark for mark in found if mark.seat == figure.seat}
            if figure.said.key in ("player-steady", "player-used", "player-unlucky"):
                assert not marked & {"mistake", "inaccurate"}
            careless_moments = [one for one in told.moments if one.seat == figure.seat and one.nature == "knowable"]
            assert (figure.said.key == "player-knowable") == bool(careless_moments)
    assert seen == {"very-good", "inaccurate", "mistake", "bad-luck"}
    assert {"player-knowable", "player-understanding", "player-praised"} <= said
