"""My progress: counted from one's own games alone."""

import contextlib
import csv
import io

from tamaya.server.archive.tallying import honours, longest_run
from tamaya.server.puzzles.glicko import rating_at
from tamaya.server.storage.kept.own_progress import BestOf, Companion, PuzzleCount, Totals
from tamaya.server.storage.kept.practised import StoredExercise
from tamaya.server.storage.opening import open_database
from tests.server.guests import Running, play_on
from tests.server.storage.test_games import game


def test_ones_games_are_counted_by_box_players_and_company(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        for person in ("ann", "bob", "cat"):
            database.save_person(person, person.title())
        perfect = game("p", 3.0, outcome="perfect", score=25, most=25, hints=20, people=("ann", "bob"))
        scored = game("s", 1.0, score=15, most=25, hints=10, people=("ann", "bob"))
        masterpiece = game("m", 2.0, edition="norwegian", players=3, score=-1, most=25, hints=9, outcome="lost")
        others = game("o", 4.0, people=("cat",), score=24)
        stopped, brought = game("x", 5.0, outcome="stopped"), game("f", 6.0, kind="file", people=("ann",))
        database.add_games([perfect, scored, masterpiece, others, stopped, brought], 0.0)
        assert database.totals("ann") == Totals(games=3, perfect=1, lost=1, good=1, points=40, hints=30)
        assert database.best_of("ann") == [BestOf("dutch", 2, 2, 25, 25, 1), BestOf("norwegian", 3, 1, -1, 25, 0)]
        assert [one.id for one in database.past_games("ann", 2)] == ["p", "m"]
        assert database.company("ann", 9) == [Companion("bob", "Bob", 3, 1)]
        assert database.totals("nobody") == Totals(0, 0, 0, 0, 0, 0)
        moments = [StoredExercise(*one, 0, 1.0) for one in (("p", 0, ""), ("p", 3, "gamble"), ("s", 4, "gamble"))]
        database.add_exercises("ann", [*moments, StoredExercise("m", 5, "bad-hint", -1, 1.0)])
        database.add_exercises("bob", [StoredExercise("s", 9, "gamble", 0, 1.0)])
        assert database.lapses("ann") == {"gamble": 2, "bad-hint": 1}
        database.answer_puzzle("ann", "1", True, 2.0, None, rating_at(9.0))
        database.answer_puzzle("ann", "2", False, 2.0, None, rating_at(9.0))
        assert database.puzzle_count("ann") == PuzzleCount(1, 1)


def test_people_who_play_together_see_the_games_with_all_of_them(place: str) -> None:
    with contextlib.closing(open_database(place)) as database:
        for person in ("ann", "bob", "cat"):
            database.save_person(person, person.title())
        two = game("t", 1.0, score=10, most=25, hints=9, people=("ann", "bob"))
        three = game("h", 2.0, players=3, outcome="perfect", score=25, most=25, hints=20, people=("ann", "bob", "cat"))
        database.add_games([two, three, game("o", 3.0, score=1, people=("bob", "cat"))], 0.0)
        database.add_exercises(
            "ann", [StoredExercise("t", 3, "gamble", 0, 1.0), StoredExercise("h", 4, "misread", 0, 1.0)]
        )
        assert database.totals("ann", ["bob"]) == Totals(games=2, perfect=1, lost=0, good=1, points=35, hints=29)
        assert [one.id for one in database.past_games("ann", 9, ["cat", "bob"])] == ["h"]
        assert database.best_of("ann", ["cat"]) == [BestOf("dutch", 3, 1, 25, 25, 1)]
        assert database.company("ann", 9, ["cat"]) == [Companion("bob", "Bob", 1, 1), Companion("cat", "Cat", 1, 1)]
        assert database.lapses("ann", ["cat"]) == {"misread": 1}
        assert database.totals("ann", ["stranger"]).games == 0


def test_honours_are_for_something() -> None:
    none = PuzzleCount(0, 0)
    assert honours(Totals(0, 0, 0, 0, 0, 0), [], [], none, 0) == []
    boxes = ("danish", "dutch", "german-classic", "german-extended", "norwegian")
    best = [BestOf(box, 5 if box == "dutch" else 2, 1, 20, 25, 0) for box in boxes]
    all_of_them = honours(Totals(10, 1, 0, 10, 200, 9), best, [Companion("b", "Bob", 25, 1)], PuzzleCount(10, 10), 7)
    assert all_of_them == ["together", "perfect", "twenty", "full-table", "boxes", "faithful", "puzzles", "week"]
    assert "full-table" not in honours(Totals(1, 0, 0, 0, 19, 9), [BestOf("dutch", 5, 1, 19, 25, 0)], [], none, 0)


def test_days_in_a_row_are_the_longest_there_were() -> None:
    assert [longest_run(days) for days in ([], [9], [9, 8, 6, 5, 4, 1], [9, 7])] == [0, 1, 3, 1]


def test_a_game_is_in_ones_progress_when_it_is_over_and_in_the_table(server: Running) -> None:
    ann = server.guest("Ann")
    assert ann.get("/api/progress")["games"] == 0
    made = ann.post("/api/practice", {"settings": {"edition": "danish", "players": 2}, "bot": "cautious"})
    with ann.join(made["id"]) as visit:
        play_on(visit)
    now = ann.get("/api/progress")
    [only] = now["recent"]
    assert (now["games"], now["best"][0]["edition"], now["best"][0]["players"]) == (1, "danish", 2)
    assert now["best"][0]["best"] == only["score"]
    assert now["mates"] == [], "bots are no company"
    assert ann.get(f"/api/progress?with={ann.person['id']}")["games"] == 1
    alone = ann.get("/api/progress?with=stranger")
    assert (alone["games"], alone["recent"], alone["honours"]) == (0, [], [])
    status, headers, body = server.request("GET", "/api/progress/games.csv", headers={"Cookie": ann.cookie})
    [line] = csv.DictReader(io.StringIO(body.decode()))
    assert (status, headers["content-type"].partition(";")[0]) == (200, "text/csv")
    assert (line["edition"], line["score"], line["game"]) == ("danish", str(only["score"]), only["id"])
    assert line["hints"] == str(only["hints"])
    assert server.request("GET", "/api/progress")[0] == 401
