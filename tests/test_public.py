"""What users may rely on: these names in these places. Adding one is a decision, and removing one breaks a promise, so
both begin with a change here. docs/library.md says what the promise is."""

import dataclasses
import inspect
import pydoc
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tamaya.core.values import attributes_of, described

PUBLIC: dict[str, list[str]] = {
    "tamaya": [
        "EDITIONS",
        "Action",
        "Arrange",
        "BadNotation",
        "BadRecord",
        "BadRules",
        "Card",
        "CardSet",
        "Colour",
        "Dealt",
        "Discard",
        "Discarded",
        "Drawn",
        "Edition",
        "Ended",
        "Entry",
        "Event",
        "Game",
        "Gesture",
        "HeldCard",
        "Hint",
        "Hinted",
        "IllegalAction",
        "LastRoundBegun",
        "LegalActions",
        "Misplayed",
        "Move",
        "NotExportable",
        "OpenDeal",
        "OpenDraw",
        "PassedOver",
        "Play",
        "Played",
        "Pose",
        "Posed",
        "Prospects",
        "PublicView",
        "Rearranged",
        "Reshuffled",
        "Rules",
        "SeenEvent",
        "Take",
        "TamayaError",
        "TileDrawn",
        "View",
        "parse_action",
        "seen_by",
        "svg",
    ],
    "tamaya.arena": [
        "BotFailed",
        "Plan",
        "PlayedGame",
        "Results",
        "cross_play",
        "make_plan",
        "mean_and_error",
        "paired_difference",
        "play_game",
        "run_plan",
    ],
    "tamaya.bots": ["Agreement", "Bot", "Choice", "Maker", "Reason", "bot_names", "find_maker", "make_bot", "turns"],
    "tamaya.env.gymnasium": ["HanabiSeat"],
    "tamaya.env.hle": ["agents", "install", "pyhanabi", "rl_env", "trajectories"],
    "tamaya.env.other_play": ["OtherPlay"],
    "tamaya.env.pettingzoo": ["HanabiAEC", "HanabiParallel", "env", "parallel_env", "raw_env"],
    "tamaya.env.raw": ["RawVectorEnv"],
    "tamaya.env.seat_observer": ["SeatObserver"],
    "tamaya.env.vector": ["VectorEnv"],
    "tamaya.fast": ["Batch"],
    "tamaya.formats": [
        "FORMATS",
        "Comment",
        "GameInFile",
        "Note",
        "RecordedGame",
        "Variation",
        "read_all",
        "read_any",
        "read_game",
        "read_games",
        "write_all",
        "write_as",
        "write_game",
    ],
    "tamaya.formats.hanab_live": ["from_data", "read_game", "to_data", "write_game"],
    "tamaya.formats.picture": ["Svg", "can_png", "picture_of", "png_of", "svg"],
    "tamaya.review": [
        "EndGame",
        "EndGameOption",
        "JudgedMove",
        "KnownCard",
        "KnownMove",
        "Meaning",
        "Reviewed",
        "Solution",
        "end_game",
        "known_hand",
        "solve",
        "what_could_be_known",
        "what_it_meant",
        "what_lay_ahead",
        "what_was_possible",
    ],
    "tamaya.review.cost": ["MoveCost", "what_it_cost"],
    "tamaya.review.puzzles": [
        "KINDS",
        "Puzzle",
        "collection",
        "collection_lines",
        "from_games",
        "from_self_play",
        "is_proven",
        "puzzles_in",
        "read_puzzle",
        "write_puzzle",
    ],
}
ALIASES = {
    "Action",
    "EDITIONS",
    "Entry",
    "Event",
    "FORMATS",
    "Gesture",
    "KINDS",
    "Maker",
}  # values, which have no docstring

PAGE = (Path(__file__).parents[1] / "docs" / "library.md").read_text(encoding="utf-8")


def public_things() -> Iterator[tuple[str, object]]:
    for module, names in PUBLIC.items():
        for name in names:
            yield f"{module}.{name}", getattr(import_module(module), name)


def public_classes() -> list[type]:
    return list(dict.fromkeys(thing for _, thing in public_things() if isinstance(thing, type)))


def fields_of(kind: type) -> list[str]:
    """The fields that instances have and that are for users."""
    fields = [field.name for field in dataclasses.fields(kind)] if dataclasses.is_dataclass(kind) else []
    fields += [*getattr(kind, "_fields", ()), *getattr(kind, "__slots__", ())]
    return [name for name in dict.fromkeys(fields) if not name.startswith("_")]


@pytest.mark.parametrize("module", PUBLIC)
def test_the_public_names_are_pinned_and_exist(module: str) -> None:
    there = import_module(module)
    assert sorted(there.__all__) == sorted(PUBLIC[module])
    assert [name for name in there.__all__ if not hasattr(there, name)] == []


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_module_is_on_the_page_about_the_library(module: str) -> None:
    assert f"`{module}`" in PAGE


def test_everything_public_has_a_docstring_of_its_own() -> None:
    silent = [
        name
        for name, thing in public_things()
        if name.rpartition(".")[2] not in ALIASES and not getattr(thing, "__dict__", {}).get("__doc__", thing.__doc__)
    ]
    assert silent == []


def test_every_public_method_has_a_docstring() -> None:
    silent = [
        f"{kind.__name__}.{name}"
        for kind in public_classes()
        for name, part in vars(kind).items()
        if kind.__module__.startswith("tamaya")
        and not name.startswith("_")
        and (callable(part) or isinstance(part, property | classmethod | staticmethod))
        and not inspect.getdoc(getattr(kind, name))
    ]
    assert silent == []


@pytest.mark.parametrize("kind", [kind for kind in public_classes() if fields_of(kind)], ids=lambda kind: kind.__name__)
def test_every_field_is_described_and_help_shows_it(kind: type) -> None:
    texts = attributes_of(kind)
    assert {name: bool(texts.get(name)) for name in fields_of(kind)} == dict.fromkeys(fields_of(kind), True)
    shown = " ".join(pydoc.plain(pydoc.render_doc(kind)).replace("|", " ").split())
    assert "Alias for field number" not in shown
    for name, text in texts.items():
        assert f"{name}: {text}" in shown


def test_a_field_says_what_it_is_where_help_asks_the_field_itself() -> None:
    from tamaya import Game, Rules, View

    assert View.hints.__doc__ == attributes_of(View)["hints"]
    assert pydoc.getdoc(Rules.empty_hints) == attributes_of(Rules)["empty_hints"]
    assert f"deck\n |      {attributes_of(Game)['deck']}" in pydoc.plain(pydoc.render_doc(Game))


def test_classes_without_docstrings_can_be_made_too() -> None:
    class Silent:  # as under python -OO
        __slots__ = ("field",)

    assert attributes_of(described(Silent)) == {}


def test_help_shows_what_a_call_takes_in_a_few_words() -> None:
    from tamaya import Game, Rules

    assert [*inspect.signature(Rules).parameters] == [*Rules().to_dict()]
    assert str(inspect.signature(Game.do)) == "(self, action: 'Action | str') -> 'tuple[Event, ...]'"
