"""The example of each convention, played by bots that know it; and by bots that do not, where that shows."""

from importlib import import_module

import pytest

from tamaya.bots.conventions.example import Example
from tests.bots.conventions.scenes import Scene

CONVENTIONS = {
    "chop": "beginner",
    "focus": "beginner",
    "good_touch": "beginner",
    "save": "beginner",
    "play_hint": "beginner",
    "prompt": "club",
    "finesse": "club",
    "blind_play": "club",
    "reverse_finesse": "expert",
    "double_finesse": "expert",
    "self_finesse": "expert",
    "five_stall": "expert",
    "order_of_ones": "expert",
    "fixing": "expert",
    "passing_discard": "expert",
}
BELOW = {"club": "beginner", "expert": "club"}


def example_of(name: str) -> Example:
    example = import_module(f"tamaya.bots.conventions.{name}").EXAMPLE
    assert isinstance(example, Example)
    return example


@pytest.mark.parametrize(("name", "level"), CONVENTIONS.items())
def test_a_player_who_knows_the_convention_does_what_the_example_says(name: str, level: str) -> None:
    example = example_of(name)
    scene = Scene(example.hands, example.moves, level)
    choice = scene.choose()
    assert (scene.name(choice), choice.reason.key) == (example.then, example.because)


@pytest.mark.parametrize("name", ["prompt", "finesse", "reverse_finesse", "double_finesse", "self_finesse"])
def test_a_player_of_a_lower_level_does_not(name: str) -> None:
    example = example_of(name)
    scene = Scene(example.hands, example.moves, BELOW[CONVENTIONS[name]])
    assert scene.choose().reason.key != example.because


@pytest.mark.parametrize(("name", "level"), CONVENTIONS.items())
def test_its_module_says_what_it_means_and_when_it_applies(name: str, level: str) -> None:
    text = import_module(f"tamaya.bots.conventions.{name}").__doc__ or ""
    assert f"({level})." in text
    assert "\nMeaning: " in text
    assert "\nWhen: " in text
