"""`tamaya replay`: a game as text, as one seat saw it, and never more than that."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import Game, Rules, TamayaError
from tamaya.cli import main
from tamaya.cli.paint import paint_for_output
from tamaya.cli.replay import Replay
from tamaya.core.cards import CardSet, Colour
from tamaya.core.drawing import Paint, knowledge_text
from tamaya.core.editions import find_edition
from tamaya.core.events import seen_by
from tamaya.formats import RecordedGame, write_as, write_game
from tamaya.speech.speaking import Speech
from tests.core.playing import Setup, deck_beginning, examples, setups

NAMES = ("Ann", "Bob", "Cleo")


def small_game() -> RecordedGame:
    """Three players and five turns, with a rearrangement and a mistake."""
    rules = Rules.edition("dutch")
    deck = deck_beginning(
        rules, "r1", "y3", "g4", "b2", "w5", "r2", "r3", "b1", "y1", "w1", "g1", "g2", "w4", "b5", "y4"
    )
    game = Game.deal(rules, 3, deck=deck)
    for entry in ("play 0", "hint 2 green", "discard 12"):
        game.do(entry)
    game.rearrange(1, [9, 8, 7, 6, 5])
    game.do("play 2")
    game.do("hint 0 1")
    return RecordedGame(game, NAMES, "dutch")


LEGEND = Speech("en").say("observe-knows", knows="knows")
SEEN_BY_ANN = f"""\
A game for 3 players · Dutch edition
As Ann saw it (seat 0)
{LEGEND}

The deal
  hints 8/8 · mistakes 0/3 · pile 35 · points 0/25
  fireworks  r- y- g- b- w-

  Ann        card     0    1    2    3    4
             knows    ?    ?    ?    ?    ?

  Bob        card     5    6    7    8    9
                     r2   r3   b1   y1   w1

  Cleo       card    10   11   12   13   14
                     g1   g2   w4   b5   y4

Turn  Hints
   1      8  play 0             Ann plays red 1.
   2      7  hint 2 green       Bob tells Cleo: two green cards.
   3      8  discard 12         Cleo discards white 4. Draws red 1.
             arrange 1 9 8 7 6 5 Bob rearranges their cards.
   4      8  play 2             Ann plays green 4, but it does not fit: a mistake.
   5      7  hint 0 1           Bob tells Ann: one 1.

After turn 5
  hints 7/8 · mistakes 1/3 · pile 32 · points 1/25
  fireworks  r1 y- g- b- w-
  discards   g4 w4

  Ann        card     1    3    4   15   17
             knows   -1   -1   -1   ?1   -1

  Bob        card     9    8    7    6    5
                     w1   y1   b1   r3   r2

  Cleo       card    10   11   13   14   16
                     g1   g2   b5   y4   r1
             knows   g?   g?   -g   -g    ?

It is Cleo’s turn.
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The small game as a file."""
    path = tmp_path / "game.json"
    path.write_text(write_game(small_game()), encoding="utf-8")
    return path


def test_a_seat_sees_the_game_without_its_own_cards(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """S5"""
    assert main(["replay", str(file), "--seat", "0"]) == 0
    assert capsys.readouterr().out == SEEN_BY_ANN


def test_a_game_of_hanab_live_is_read_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.deal(Rules(), 2, seed=1)
    game.do("hint 1 5")
    path = tmp_path / "game.json"
    path.write_text(write_as("hanab-live", RecordedGame(game, ("Ann", "Bob"))), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    assert "Ann tells Bob: " in capsys.readouterr().out


def test_a_game_that_is_not_over_shows_no_hand_to_everybody(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file)])
    hidden = capsys.readouterr().out
    assert "all hands stay hidden" in hidden
    assert " r2" not in hidden
    assert "Draws" not in hidden.partition("discard 12")[0]
    main(["replay", str(file), "--open"])
    shown = capsys.readouterr().out
    assert "All cards open" in shown
    assert "Draws red 1." in shown.partition("hint 2 green")[0]


def test_it_stops_after_a_turn(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--seat", "0", "--until", "3"])
    out = capsys.readouterr().out
    assert "Cleo discards white 4" in out
    assert "arrange" not in out
    assert out.endswith("It is Ann’s turn.\n")
    assert "After turn 3" in out


def test_until_turn_0_is_the_deal_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--until", "0"])
    out = capsys.readouterr().out
    assert "Turn  Hints" not in out
    assert out.endswith("It is Ann’s turn.\n")


def test_until_a_turn_that_was_never_played_is_the_whole_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(file), "--seat", "0", "--until", "99"])
    assert capsys.readouterr().out == SEEN_BY_ANN


def text(recorded: RecordedGame, seat: int | None = None, everything: bool = False, until: int | None = None) -> str:
    """What a replay prints."""
    return "\n".join(Replay(recorded, seat, everything, Paint()).lines(until))


def test_a_finished_game_is_open_and_judged() -> None:
    """E5"""
    game = Setup(Rules.edition("norwegian"), players=3, seed=11, skill=100).play_to_the_end()
    told = text(RecordedGame(game, NAMES, "norwegian"), everything=True)
    assert "The end" in told
    band = find_edition("norwegian").impression(game.score, game.rules)
    assert band is not None
    assert told.endswith(Speech("en", "norwegian").say(f"impression-norwegian-{band.number}"))
    assert f"points {game.score}/25" in told


def test_a_lost_game_is_not_judged() -> None:
    """E1"""
    game = Game.deal(Rules(mistakes=1), 2, deck=deck_beginning(Rules(), "r5"))
    game.do("play 0")
    told = text(RecordedGame(game, None, "dutch"), everything=True)
    speech = Speech("en", "dutch")
    assert speech.say("worth-anyway", worth=0) in told
    assert speech.say("impression-dutch-0") not in told
    options = f"{speech.say('option-mistakes')}: 1 · {speech.say('option-discard-when-full')}: no"
    assert told.splitlines()[0] == f"A game for 2 players · Dutch edition · {options}"
    assert "left in the pile" in told


@pytest.mark.slow
@given(setups(), st.integers(0, 4), st.integers(0, 40))
@examples(60)
def test_every_game_can_be_told_to_everybody(setup: Setup, seat: int, until: int) -> None:
    game = setup.play_for_a_while()
    recorded = RecordedGame(game)
    for line in text(recorded, seat % game.players).splitlines():
        assert "None" not in line
    assert text(recorded, everything=True)
    assert text(recorded, until=until)


@pytest.mark.slow
@given(setups(), st.integers(0, 4), st.randoms(use_true_random=False))
@examples(60)
def test_nobody_peeks(setup: Setup, seat: int, rng: random.Random) -> None:
    """Law 4: other cards in the own hand and in the pile, the same events, the same text."""
    game = setup.play_for_a_while()
    seat %= game.players
    told = text(RecordedGame(game), seat)
    seen = [seen_by(seat, event) for event in game.log]
    hidden = [*game.hands[seat], *game.pile]
    for _ in range(10 if hidden else 0):
        deck = list(game.deck)
        one, other = rng.choice(hidden), rng.choice(hidden)
        deck[one], deck[other] = deck[other], deck[one]
        tiles = game.tiles if game.rules.bonus_tiles else None
        twin = Game.deal(game.rules, game.players, game.seed, deck, tiles)
        try:
            for entry in game.history:
                twin.enter(entry)
        except TamayaError:
            continue
        if [seen_by(seat, event) for event in twin.log] == seen:
            assert text(RecordedGame(twin), seat) == told


@pytest.mark.parametrize(
    ("cards", "known"),
    [
        ("r1", "r1"),
        ("r1 r2 r3 r4 r5", "r?"),
        ("r1 r2 r3", "r-45"),
        ("r4 y4 g4 b4 w4", "?4"),
        ("r4 y4 g4", "4-bw"),
        ("r1 r2 g1 g2", "rg12"),
        ("r1 r2 r3 r4 y5 g1 w1", "-b"),
        ("r2 r3 y4 g1 w1", "-b-5"),
        ("r1 y2 g3 b4 w5", "?"),
    ],
)
def test_what_is_known_of_a_card_fits_into_a_few_letters(cards: str, known: str) -> None:
    assert knowledge_text(CardSet.parse(cards), list(Game.deal(Rules(), 2).fireworks)) == known


def test_a_game_that_was_ended_by_agreement_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(write_game(small_game()._replace(ended_early=True)), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "All cards open" in out
    assert "The end\n" in out
    assert out.endswith("ended early with 1 point\n")
    assert main(["replay", str(path), "--until", "3"]) == 0
    assert capsys.readouterr().out.endswith("It is Ann’s turn.\n")


def test_bots_and_practice_are_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded = small_game()._replace(names=("Ann", "Bot 1", "Bot 2"), bots=(None, "hat", "cautious"), taken_back=2)
    path.write_text(write_game(recorded), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "Bots: Bot 1 hat, Bot 2 cautious\n" in out
    assert "Practice: 2 moves that had revealed a card were taken back.\n" in out
    assert "Bot 1 tells Bot 2" in out


def test_wide_letters_do_not_disturb_the_columns() -> None:
    told = text(RecordedGame(Game.deal(Rules(), 2), ("玉屋", "Bob")), seat=0)
    assert "  玉屋       card     0" in told
    assert "  Bob        card     5" in told


@pytest.mark.parametrize(
    ("terminal", "environment", "colour"),
    [(True, {}, True), (False, {}, False), (True, {"NO_COLOR": "1"}, False), (True, {"TERM": "dumb"}, False)],
)
def test_there_is_colour_only_on_a_terminal_that_wants_it(
    terminal: bool, environment: dict[str, str], colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    assert ("\x1b[" in paint_for_output().card("r1", Colour.RED)) == colour
