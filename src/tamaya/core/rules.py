"""`Rules`: the options of a game. The editions that preset them are in `editions`."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from tamaya.core.errors import BadRules, shown
from tamaya.core.values import described

Multicolour = Literal["none", "named-5", "named-10", "wild-5", "wild-10"]
MULTICOLOUR: tuple[Multicolour, ...] = get_args(Multicolour)
PLAYERS = range(2, 6)  # S1
HINTS = range(1, 21)
MISTAKES = range(1, 11)
COLOUR_COUNTS = range(3, 6)


class _Options(NamedTuple):
    """The options with their defaults, which are the base game."""

    multicolour: Multicolour = "none"
    black_powder: bool = False
    bonus_tiles: bool = False
    announce: bool = False
    masterpiece: bool = False
    hints: int = 8
    mistakes: int = 3
    empty_hints: bool = True
    discard_when_full: bool = False
    hand_size: int | None = None
    colours: int = 5


def _check_names(options: Iterable[str]) -> None:
    known = _Options._fields
    for name in options:
        if name not in known:
            raise BadRules("unknown-option", option=shown(name), options=", ".join(known))


@described
class Rules(_Options):
    """What is played. Every combination of options is a game; the defaults are the base game.

    Attributes:
        multicolour: "none"; or "named-5", "named-10" (a colour of its own, which hints can name) or "wild-5", "wild-10"
            (every colour hint touches it), with this many cards (M)
        black_powder: whether the black firework, which goes from 5 to 1, is played (K)
        bonus_tiles: whether a completed firework brings a bonus tile (B)
        announce: whether a player may announce the colour of the card that is played (A)
        masterpiece: whether only a perfect show wins (X3)
        hints: hint tokens, 1 to 20 (S3, X2)
        mistakes: the mistake that loses the game, 1 to 10 (S3, X1)
        empty_hints: whether a hint may touch no card (H5)
        discard_when_full: whether a discard is allowed while all hint tokens are available (D2)
        hand_size: cards in each hand; None: as the number of players says (S4)
        colours: how many of the five colours are played, 3 to 5 (X4)
    """

    __slots__ = ()

    if not TYPE_CHECKING:  # the options keep their types for those who call

        def __new__(cls, *options, **named_options):
            """The rules with these options."""
            _check_names(named_options)
            rules = super().__new__(cls, *options, **named_options)
            rules._check()
            return rules

        __new__.__wrapped__ = _Options.__new__  # the one whose parameters `help` shows

        @classmethod
        def _make(cls, options):
            return cls(*options)

    def _check(self) -> None:
        if self.multicolour not in MULTICOLOUR:
            raise BadRules("unknown-multicolour", value=shown(self.multicolour), values=", ".join(MULTICOLOUR))
        for option, default in self._field_defaults.items():
            if isinstance(default, bool) and not isinstance(value := getattr(self, option), bool):
                raise BadRules("not-yes-or-no", option=option, value=shown(value))
        _check_number("hints", self.hints, HINTS)
        _check_number("mistakes", self.mistakes, MISTAKES)
        _check_number("colours", self.colours, COLOUR_COUNTS)
        if self.hand_size is not None:
            _check_number("hand_size", self.hand_size, range(1, (self.deck_size - 1) // PLAYERS[0] + 1))

    @staticmethod
    def edition(name: str, **options: str | int | bool | None) -> "Rules":
        """The preset of an edition, with these options changed.

        Raises:
            BadRules: if there is no such edition or option, or an option has a value that it cannot have

        Examples:
            >>> from tamaya import Rules
            >>> Rules.edition("norwegian", multicolour="named-5", announce=True).multicolour
            'named-5'
        """
        from tamaya.core.editions import find_edition  # the editions are made of Rules

        return find_edition(name).rules.with_options(options)

    @staticmethod
    def from_dict(options: Mapping[str, object]) -> "Rules":
        """The rules with these options, the others as in the base game."""
        return Rules().with_options(options)

    def with_options(self, options: Mapping[str, object]) -> "Rules":
        """These rules with some options changed; an unknown name is an error that lists the known ones."""
        _check_names(options)
        return Rules(**{**self.to_dict(), **options})  # type: ignore[arg-type]  # _check looks at them

    def to_dict(self) -> dict[str, str | int | bool | None]:
        """All options by name."""
        return self._asdict()

    @property
    def multicolour_cards(self) -> int:
        """How many multicolour cards there are: 0, 5 or 10 (M1)."""
        return 0 if self.multicolour == "none" else int(self.multicolour.partition("-")[2])

    @property
    def deck_size(self) -> int:
        """How many cards there are in all."""
        return 10 * self.colours + self.multicolour_cards + (10 if self.black_powder else 0)

    @property
    def max_score(self) -> int:
        """What a perfect show is worth (E2, M1, K6)."""
        return 5 * self.colours + (5 if self.multicolour_cards else 0)

    def hand_size_for(self, players: int) -> int:
        """How many cards each of this many players holds (S4).

        Raises:
            BadRules: if that many cannot play, or there are too few cards for their hands
        """
        if not is_whole(players) or players not in PLAYERS:
            raise BadRules("players", value=shown(players))
        size = self.hand_size or (5 if players <= 3 else 4)
        if size * players >= self.deck_size:
            most = (self.deck_size - 1) // players
            raise BadRules("hand-too-large", size=size, players=players, cards=self.deck_size, most=most)
        return size


def is_whole(value: object) -> bool:
    """Whether this is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _check_number(option: str, value: object, allowed: range) -> None:
    if not is_whole(value) or value not in allowed:
        raise BadRules("out-of-range", option=option, value=shown(value), least=allowed[0], most=allowed[-1])


WORDS: dict[str, bool | None] = {"true": True, "yes": True, "false": False, "no": False, "none": None}


def read_options(text: str) -> dict[str, str | int | bool | None]:
    """Options written as `multicolour=wild-10,masterpiece=true`."""
    named: dict[str, str | int | bool | None] = {}
    for option in filter(None, text.split(",")):
        name, equals, value = option.partition("=")
        if not equals:
            raise BadRules("option", text=shown(option))
        words = value.strip().lower()
        named[name.strip()] = WORDS.get(words, int(words) if words.isdecimal() and len(words) < 9 else words)
    if named.get("multicolour", "") is None:
        named["multicolour"] = "none"
    return named


def write_options(rules: Rules) -> str:
    """The options that are not those of the base game, as `read_options` reads them."""
    base = Rules().to_dict()
    return ",".join(f"{name}={str(value).lower()}" for name, value in rules.to_dict().items() if value != base[name])


def option_values() -> dict[str, tuple[str | int | bool | None, ...]]:
    """The values of each option, its default first if it has only two: those that go with all others and with any
    number of players. (Only very large hands do not go with fewer colours.)"""
    base = Rules()
    hand_sizes = range(1, (base.deck_size - 1) // PLAYERS[-1] + 1)  # of the smallest deck with all colours
    values = {
        "multicolour": MULTICOLOUR,
        "hints": HINTS,
        "mistakes": MISTAKES,
        "hand_size": (None, *hand_sizes),
        "colours": COLOUR_COUNTS,
    }
    return {option: tuple(values.get(option, (default, not default))) for option, default in base.to_dict().items()}
