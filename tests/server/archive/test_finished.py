"""What follows from a log: the games of a table, as the archive keeps them."""

import msgspec
import pytest

from tamaya.core.actions import Action
from tamaya.core.events import Event
from tamaya.core.game import Game
from tamaya.core.record import MOST_NOTES
from tamaya.core.rules import Rules
from tamaya.formats import Note, RecordedGame, read_any, read_game, write_as, write_game
from tamaya.formats.picture import picture_of
from tamaya.server.archive.files import from_file, to_file, with_notes
from tamaya.server.archive.finished import finish, read_finished, replayed
from tamaya.server.archive.showing import show
from tamaya.server.table.eyes import Eyes
from tamaya.server.table.messages import table_state
from tamaya.server.table.picture import Picture
from tamaya.server.table.story import tell_story
from tamaya.server.wire import from_page
from tamaya.server.wire.games import GameListing, GameNote
from tests.server.tables import ANN, BOB, CAT, EVE, TryTable, act, started


def played(moves: int = 9, seed: int | None = 7, **settings: object) -> TryTable:
    """A game that Ann, Bob and Cat end early, with a note and a rearrangement in it."""
    trial = started(3, seed, **settings)
    for number in range(moves):
        game = trial.table.game
        assert game is not None
        if number == 2:
            trial.do(BOB, from_page.WriteNote(request=0, card=3, text="five?"))
            trial.do(CAT, from_page.ArrangeHand(request=0, cards=list(reversed(game.hands[2]))))
        act(trial, (ANN, BOB, CAT)[game.actor], str(list(game.legal_actions())[-1]))
        if trial.table.phase == "over":
            return trial
    trial.do(BOB, from_page.WriteNote(request=0, card=3, text=""))
    trial.do(ANN, from_page.Propose(request=0, what="end"))
    trial.do(BOB, from_page.Vote(request=0, proposal=trial.table.proposals[0].id, yes=True))
    assert trial.table.phase == "over"
    return trial


def test_the_archive_has_the_same_game_with_people_and_notes() -> None:
    table = played().table
    assert table.game is not None
    stored = finish(table)
    finished = read_finished(stored.body)
    again = read_game(bytes(finished.record))
    assert again.game.record() == table.game.record()
    assert again.names == ("Ann", "Bob", "Cat")
    assert [player.person for player in finished.players] == ["ann", "bob", "cat"]
    assert [(note.after, note.seat, note.card, note.text) for note in finished.notes] == [
        (2, 1, 3, "five?"),
        (len(table.game.moves), 1, 3, ""),
    ]
    assert (stored.people, stored.outcome, stored.table_id) == (("ann", "bob", "cat"), "stopped", "t")
    listing = msgspec.json.decode(stored.summary, type=GameListing)
    assert (listing.names, listing.stopped, listing.moves) == (["Ann", "Bob", "Cat"], True, len(table.game.moves))


def test_a_game_keeps_the_agreement_of_its_table_in_every_file() -> None:
    stored = finish(played(agreement="club+ones", edition="dutch", options={"empty_hints": False}).table)
    file = to_file(replayed(read_finished(stored.body)))
    assert file.tags == {"agreement": "club+ones"}
    for format in ("tamaya", "hanab-live"):
        brought = from_file("new", read_any(write_as(format, file)), EVE)
        assert read_finished(brought.body).settings.agreement == "club+ones"


def test_the_list_of_games_knows_whether_they_had_the_box() -> None:
    for box in (True, False):
        listing = msgspec.json.decode(finish(played(box=box).table).summary, type=GameListing)
        assert listing.box is box


def test_the_file_of_a_table_has_all_notes_with_their_moments() -> None:
    table = played().table
    assert table.game is not None
    last = len(table.game.moves)
    assert last == len(table.moves) - 1, "a gesture is not a move"
    again = to_file(replayed(read_finished(finish(table).body)))
    assert again.notes == (Note(1, 3, "five?", 2), Note(1, 3, "", last))
    many = with_notes(again, [GameNote(last + 5, 0, 1, f"line\n{number}") for number in range(MOST_NOTES + 3)])
    assert (len(many.notes), many.notes[0]) == (MOST_NOTES, Note(0, 1, "line 3", last))
    assert read_game(write_game(many)).notes == many.notes


def test_whoever_stays_behind_finds_the_game_that_ended() -> None:
    trial = played()
    first = finish(trial.table)
    assert trial.table.last_game == first.id
    trial.do(ANN, from_page.Again(request=0))
    assert trial.table.last_game == first.id


def test_nobody_can_tell_the_id_of_a_game_that_goes_on() -> None:
    trial = started(seed=None)
    for person in (ANN, EVE):
        assert b'"last_game":null' in table_state(trial.table, {}, person)
    same_table = started(seed=None)
    same_table.table.id = trial.table.id
    ended = [finish(played(seed=None).table).id, finish(played(seed=8).table).id]
    assert len(set(ended)) == 2, "the deal is in it"


def test_who_may_not_look_on_is_not_told_the_id() -> None:
    closed = played(spectators=False)
    assert finish(closed.table).private
    assert b'"last_game":null' in table_state(closed.table, {}, EVE)
    assert closed.table.last_game.encode() in table_state(closed.table, {}, BOB)
    open_table = played()
    assert not finish(open_table.table).private
    assert open_table.table.last_game.encode() in table_state(open_table.table, {}, EVE)


def test_a_stored_game_looks_from_each_seat_as_it_did() -> None:
    trial = started()
    pictures = []
    for _ in range(12):
        game = trial.table.game
        assert game is not None
        pictures.append([msgspec.json.decode(Picture(trial.table).view(Eyes(seat))) for seat in range(3)])
        act(trial, (ANN, BOB, CAT)[game.actor], str(list(game.legal_actions())[-1]))
        if trial.table.phase == "over":
            break
    else:
        trial.do(ANN, from_page.Propose(request=0, what="end"))
        trial.do(BOB, from_page.Vote(request=0, proposal=trial.table.proposals[0].id, yes=True))
    stored = finish(trial.table)
    for seat in range(3):
        _, shown = show(read_finished(stored.body), seat)
        views = [msgspec.json.decode(view) for view in shown.views]
        assert len(views) == len(trial.table.moves) + 1
        for now, then in zip(views, pictures, strict=False):
            assert {**now, "legal": []} == {**then[seat], "legal": []}
            assert all(card["card"] is None for card in now["hands"][seat])


def test_whatever_is_shown_of_a_game_it_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    finished = read_finished(finish(played().table).body)
    moves = len(replayed(finished).game.moves)
    done: list[str] = []
    do = Game.do

    def count(game: Game, action: Action | str) -> tuple[Event, ...]:
        done.append(str(action))
        return do(game, action)

    monkeypatch.setattr(Game, "do", count)
    for make in (
        lambda: show(finished, None),
        lambda: show(finished, 1),
        lambda: to_file(replayed(finished)),
        lambda: picture_of(replayed(finished).file, None, None, True),
        lambda: from_file("new", read_game(bytes(finished.record)), EVE),
    ):
        done.clear()
        make()
        assert len(done) == moves


def test_with_open_cards_everything_is_seen_and_what_could_be_done() -> None:
    stored = finish(played().table)
    _, shown = show(read_finished(stored.body), None)
    again = Game.replay(msgspec.json.decode(read_finished(stored.body).record))
    beginning = msgspec.json.decode(shown.views[0])
    assert [card["card"] for card in beginning["hands"][0]] == [str(card) for card in again.deck[:5]]
    assert "play 0" in beginning["legal"]
    game = msgspec.json.decode(shown.game)
    assert game["everyones_notes"] == [{}, {}, {}]
    assert game["story"]["turns"] == 9
    assert [move["number"] for move in game["moves"]] == list(range(1, 10)), "gestures are not moves"
    assert len(shown.views) == 10
    assert game["view"] == msgspec.json.decode(shown.views[-1])


def test_notes_of_somebody_who_was_replaced_are_not_kept_and_undone_moves_take_no_note_with_them() -> None:
    trial = started()
    game = trial.table.game
    assert game is not None
    hint = next(str(action) for action in game.legal_actions() if str(action).startswith("hint"))
    act(trial, ANN, hint)
    trial.do(BOB, from_page.WriteNote(request=0, card=3, text="mine"))
    trial.do(ANN, from_page.Propose(request=0, what="undo"))
    for person in (BOB, CAT):
        trial.do(person, from_page.Vote(request=0, proposal=trial.table.proposals[0].id, yes=True))
    assert [(note.after, note.text) for note in trial.table.noted] == [(0, "mine")]
    trial.do(BOB, from_page.Stand(request=0))
    trial.do(ANN, from_page.Propose(request=0, what="replace", seat=1, bot="cautious"))
    trial.do(CAT, from_page.Vote(request=0, proposal=trial.table.proposals[0].id, yes=True))
    assert trial.table.noted == ()


def test_the_story_tells_of_mistakes_that_a_bonus_tile_took_back() -> None:
    rules = Rules(bonus_tiles=True)
    first = ["r1", "r2", "r3", "r4", "r5", "b5", "b4", "b3", "b2", "w5"]
    rest = [str(card) for card in Game.deal(rules, 2, 1).deck]
    for card in first:
        rest.remove(card)
    game = Game.deal(rules, 2, 1, deck=[*first, *rest], tiles=[2, 1, 3, 4, 5, 6])
    for number in range(5):
        game.do(f"play {number}")
        if number < 4:
            game.do("play 5" if number == 1 else "hint 0 red")  # a mistake (B2)
    stored = from_file("id", RecordedGame(game, ("Ann", "Bob")), ANN)
    story = tell_story(replayed(read_finished(stored.body)).game)
    assert (story.mistakes, story.forgiven, game.mistakes) == (1, 1, 0)
