"""The arena: plans, results, resuming, processes, a real Dask cluster, and the command."""

import json
import re
import warnings
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import tamaya
from tamaya import View, parse_action
from tamaya.arena.charts import histogram_svg, histogram_text, matrix_text, summary
from tamaya.arena.plan import Plan, make_plan
from tamaya.arena.playing import PlanPart, play_game, play_part
from tamaya.arena.results import Results, mean_and_error, missing, paired_difference
from tamaya.arena.run_file import RunFile
from tamaya.arena.running import cross_play, run_plan
from tamaya.bots.bot import Choice, Reason
from tamaya.cli import main
from tamaya.core.errors import TamayaError
from tamaya.core.events import SeenEvent
from tamaya.core.rules import Rules
from tamaya.speech.speaking import Speech

CAUTIOUS = make_plan(("cautious",), Rules(), 3, 6, 11)


def a_part(first: int, *scores: int) -> PlanPart:
    return PlanPart(first, list(scores), [0 if score == 25 else 1 for score in scores], [50] * len(scores), 0.5)


def run_file(path: Path, plan: Plan) -> RunFile[PlanPart]:
    return RunFile(path, plan.heading(), plan.games, PlanPart.from_json)


def test_results_have_mean_error_shares_and_histogram() -> None:
    results = Results(CAUTIOUS, [a_part(3, 25, 24), a_part(0, 25, 20, 21)], 2.0)
    facts = results.to_dict()
    assert results.scores == [25, 20, 21, 25, 24]
    assert facts["mean"] == 23
    assert facts["sem"] == pytest.approx(1.0488, abs=1e-4)
    assert facts["perfect"] == 0.4
    assert facts["lost"] == 0
    assert facts["histogram"] == {"20": 1, "21": 1, "24": 1, "25": 2}
    assert facts["games_per_second"] == 2.5
    assert facts["seconds_per_move"] == 1.0 / 250
    assert Results.from_dict(json.loads(json.dumps(facts))).by_game == results.by_game


def test_the_mean_of_nothing_and_of_one() -> None:
    assert mean_and_error([]) == (0.0, 0.0)
    assert mean_and_error([7]) == (7.0, 0.0)


def test_a_paired_comparison_looks_only_at_deals_that_both_played() -> None:
    one, other = Results(CAUTIOUS, [a_part(0, 20, 22, 24)]), Results(CAUTIOUS, [a_part(1, 21, 23, 25)])
    assert paired_difference(one, other) == (2, 1.0, 0.0)


def test_what_is_missing_comes_in_portions() -> None:
    assert missing(CAUTIOUS.games, [a_part(2, 20)], 2) == [(0, 2), (3, 5), (5, 6)]


@pytest.mark.parametrize(
    ("bots", "players", "games", "seed", "code"),
    [
        (("nobody",), 3, 1, 0, "no-such-bot"),
        (("cautious",) * 4, 3, 1, 0, "too-many-bots"),
        (("cautious",), 6, 1, 0, "players"),
        (("cautious",), 3, 0, 0, "games"),
        (("cautious",), 3, 1, -1, "seed"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(
    bots: tuple[str, ...], players: int, games: int, seed: int, code: str
) -> None:
    with pytest.raises(TamayaError) as error:
        make_plan(bots, Rules(), players, games, seed)
    assert error.value.code == code


def test_a_mixed_team_takes_turns() -> None:
    plan = make_plan(("cautious", "smart"), Rules(), 5, 1, 0)
    assert plan.team == ("cautious", "smart", "cautious", "smart", "cautious")


def test_a_run_can_be_resumed(tmp_path: Path) -> None:
    whole = run_plan(CAUTIOUS, workers=1)
    file = tmp_path / "run.jsonl"
    keeper = run_file(file, CAUTIOUS)
    keeper.keep(play_part(CAUTIOUS, 0, 2))
    with file.open("a") as stream:
        stream.write('{"first": 2, "sco')  # killed while it wrote
    again = run_file(file, CAUTIOUS)
    assert [part.first for part in again.parts] == [0]
    results = run_plan(CAUTIOUS, workers=1, before=tuple(again.parts), progress=lambda r: again.keep(r.parts[-1]))
    assert results.scores == whole.scores
    assert len(run_file(file, CAUTIOUS).parts) == len(results.parts)
    with pytest.raises(TamayaError, match="a different run"):
        run_file(file, CAUTIOUS._replace(seed=12))
    file.write_text("nonsense\n")
    with pytest.raises(TamayaError, match="not a run"):
        run_file(file, CAUTIOUS)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_finished_run_is_reported_and_nothing_is_played(
    workers: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "run.jsonl"
    keeper = run_file(file, CAUTIOUS)
    keeper.keep(a_part(0, 20, 21, 22, 23, 24, 25))
    before = file.read_text()
    asked = ["--players", "3", "--games", "6", "--seed", "11", "--workers", str(workers), "--resume", str(file)]
    assert main(["arena", "--bot", "cautious", *asked]) == 0
    assert "6 games" in capsys.readouterr().out
    assert file.read_text() == before
    assert main(["arena", "--bot", "cautious", *asked, "--dask", "nowhere", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["games_per_second"] == 0


def test_a_game_that_a_shorter_run_played_again_counts_once(tmp_path: Path) -> None:
    keeper = run_file(tmp_path / "run.jsonl", CAUTIOUS)
    for part in (a_part(0, 20, 21), a_part(2, 22, 23), a_part(2, 22), a_part(3, 23, 24)):
        keeper.keep(part)
    assert [(part.first, len(part.scores)) for part in run_file(keeper.path, CAUTIOUS).parts] == [(0, 2), (2, 2)]


@pytest.mark.parametrize(
    "line",
    [
        "[]",
        '{"first": 0}',
        '{"first": "0", "scores": [1], "outcomes": [1], "moves": [50], "seconds": 1}',
        '{"first": 0, "scores": [1, 2], "outcomes": [1], "moves": [50], "seconds": 1}',
        '{"first": 0, "scores": [1], "outcomes": [1], "moves": ["50"], "seconds": 1}',
        '{"first": 0, "scores": [1], "outcomes": [7], "moves": [50], "seconds": 1}',
        '{"first": -1, "scores": [1], "outcomes": [1], "moves": [50], "seconds": 1}',
        '{"first": 0, "scores": [1], "outcomes": [1], "moves": [50], "seconds": "long"}',
    ],
)
def test_a_broken_file_is_no_run(line: str, tmp_path: Path) -> None:
    keeper = run_file(tmp_path / "run.jsonl", CAUTIOUS)
    keeper.path.write_text(f"{keeper.path.read_text()}{line}\n")
    with pytest.raises(TamayaError, match="not a run"):
        run_file(keeper.path, CAUTIOUS)


def test_an_interruption_keeps_what_is_done() -> None:
    def stop(results: Results) -> None:
        if len(results.parts) == 2:
            raise KeyboardInterrupt

    results = run_plan(CAUTIOUS, workers=1, progress=stop)
    assert results.interrupted
    assert results.games == sum(len(part.scores) for part in results.parts[:2])


def test_pictures_show_all_scores() -> None:
    results = Results(CAUTIOUS, [a_part(0, 25, 20, 21)], 2.0)
    assert [line.split()[0] for line in histogram_text(results)] == ["20", "21", "25"]
    assert "mean 22.000" in summary(Speech("en"), results)[1]
    picture = ElementTree.fromstring(histogram_svg(Speech("en"), [results, results]))
    assert picture.tag.endswith("svg")
    pairs = {("a", "a"): results, ("a", "b"): results}
    cells = [re.split(r"\s{2,}", line) for line in matrix_text(["a", "b"], ["a", "b"], pairs)[1:]]
    assert cells == [["a", "22.00 ± 1.53", "22.00 ± 1.53"], ["b", "–", "–"]]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["--workers", "-1"], "-1 processes cannot play: at least 1."),
        (["--workers", "0"], "0 processes cannot play: at least 1."),
        (["--dask", "nonsense"], "No Dask scheduler answers at nonsense"),
        (["--json", "no/folder.json"], "no/folder.json: No such file or directory"),
        (["--plot", "no/folder.svg"], "no/folder.svg: No such file or directory"),
        (["--matrix", "--resume", "run.jsonl"], "--resume keeps one run"),
        (["--versus", "cautious", "--resume", "run.jsonl"], "--resume keeps one run"),
    ],
)
def test_what_cannot_be_run_is_refused_in_a_sentence(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--bot", "cautious", "--games", "2", *asked]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert not told.out  # before any game is played


def test_an_interrupted_matrix_shows_what_is_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run_one_only(plan: Plan, **_: object) -> Results:
        return Results(plan, [a_part(0, 20)], 1.0, interrupted=len(plan.bots) > 1)

    monkeypatch.setattr("tamaya.cli.arena.run_plan", run_one_only)
    teams = ["--bot", "cautious", "--bot", "conventions-club"]
    assert main(["arena", *teams, "--matrix", "--players", "2", "--games", "1"]) == 130
    assert capsys.readouterr().out.splitlines()[2].split() == ["conventions-club", "–", "–"]


@pytest.mark.slow
def test_processes_and_a_dask_cluster_play_the_same_games() -> None:
    here = run_plan(CAUTIOUS, workers=1)
    processes = run_plan(CAUTIOUS, workers=2)
    assert processes.scores == here.scores
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Dask's own, and those of what it stands on
        from distributed import LocalCluster

        with LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as cluster:
            spread = run_plan(CAUTIOUS, dask=cluster.scheduler_address)
    assert spread.scores == here.scores


@pytest.mark.slow
def test_the_command_writes_json_a_picture_and_a_comparison(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["arena", "--players", "3", "--games", "4", "--workers", "1", "--rules", "multicolour=wild-5"]
    assert main([*common, "--bot", "hat", "--json", "-", "--plot", str(tmp_path / "h.svg")]) == 0
    facts = json.loads(capsys.readouterr().out)
    wanted = {"bot", "players", "games", "mean", "sem", "perfect", "lost", "games_per_second", "seconds_per_move"}
    assert wanted <= facts.keys()
    assert facts["rules"]["multicolour"] == "wild-5"
    assert "<svg" in (tmp_path / "h.svg").read_text()
    assert main([*common, "--bot", "hat", "--versus", "cautious"]) == 0
    assert "hat − cautious: " in capsys.readouterr().out
    assert main([*common, "--bot", "hat", "--bot", "cautious", "--matrix", "--json", str(tmp_path / "m.json")]) == 0
    assert set(json.loads((tmp_path / "m.json").read_text())["matrix"]) == {"hat", "cautious"}
    assert main([*common, "--bot", "hat", "--rules", "colours"]) == 2
    assert "write name=value" in capsys.readouterr().err


class Patient:
    """Discards if it may, else does the first thing that is legal; all its games and seats share it."""

    def see(self, event: SeenEvent) -> None:
        """Nothing to remember."""

    def choose(self, view: View) -> Choice:
        """Harmless."""
        action = next((one for one in view.legal if one.startswith("discard")), view.legal[0])
        return Choice(parse_action(action), Reason("only-choice"))


def patient(*_: object) -> Patient:
    return Patient()


def test_makers_and_bots_play_like_names() -> None:
    table = cross_play([Patient(), patient], Rules(), 2, 2, 1, partners=["cautious"])
    by_bot, by_maker = table.values()
    assert [name for name, _ in table] == ["tests.arena.test_arena:Patient", "tests.arena.test_arena:patient"]
    assert by_bot.scores == by_maker.scores
    local = run_plan(make_plan((lambda *_: Patient(), "cautious"), Rules(), 2, 2, 1), workers=2)  # cannot travel
    assert local.scores == by_bot.scores


def test_a_report_shows_what_a_file_has_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, common = str(tmp_path / "kept.json"), ["arena", "--players", "2", "--games", "2", "--workers", "1"]
    for asked in (["--versus", "conventions-beginner"], ["--partner", "conventions-beginner"]):
        assert main([*common, "--bot", "cautious", *asked, "--json", file]) == 0
        first = capsys.readouterr().out
        assert main(["arena", "--report", file]) == 0
        assert capsys.readouterr().out == first
    kept = json.loads((tmp_path / "kept.json").read_text())["runs"][0]
    assert (kept["format"], kept["version"]) == ("tamaya-arena", 1)
    assert [bot["version"] for bot in kept["bots"]] == [tamaya.__version__] * 2
    (tmp_path / "kept.json").write_text('{"format": "tamaya-arena", "version": 2}')
    assert main(["arena", "--report", file]) == 2
    assert "not results" in capsys.readouterr().err


def test_a_team_is_several_bots_and_no_text() -> None:
    for call in (lambda: play_game("hat", Rules(), 1), lambda: make_plan("hat", Rules(), 3, 1, 1)):  # type: ignore[arg-type]
        with pytest.raises(TamayaError, match=r"it is a tuple of bots, such as \('smart',\) \* 3\."):
            call()
