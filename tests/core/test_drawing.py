"""What `print` shows of a game and of a view: one drawing, in five languages, and never more than a seat may know."""

from hypothesis import given

from tamaya import Game, Rules, svg
from tamaya.core.drawing import as_text
from tamaya.i18n import LANGUAGES
from tamaya.speech.speaking import Speech
from tests.core.playing import Setup, examples, setups


def test_a_game_and_a_view_are_printed_as_a_table() -> None:
    game = Game.deal(Rules(), 3, 42)
    game.do("hint 1 4")
    assert str(game).splitlines()[:2] == [
        "  hints 7/8 · mistakes 0/3 · pile 35 · points 0/25",
        "  fireworks  r- y- g- b- w-",
    ]
    assert "→ Seat 1" in str(game)
    assert str(game.card(5)) in str(game).split("Seat 1")[1].split("Seat 2")[0]
    assert str(game.card(5)) not in str(game.view(1)).split("Seat 1")[1].split("Seat 2")[0]


def test_every_language_has_its_labels() -> None:
    view = Game.deal(Rules(), 2, 1).view(0)
    assert len({as_text(view, speech=Speech(language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_notebooks_show_colours_and_pictures() -> None:
    game = Game.deal(Rules(), 2, 1)
    assert game._repr_html_().startswith("<pre>")
    assert "<b style" in game.view(0)._repr_html_()
    assert svg(game)._repr_svg_().startswith("<svg")
    assert svg(game.view(0)) != svg(game)


@given(setups())
@examples(40)
def test_any_position_can_be_drawn(setup: Setup) -> None:
    game = setup.play_for_a_while()
    for seat in (None, *range(game.players)):
        assert str(game.view(seat))
        assert svg(game.view(seat))
