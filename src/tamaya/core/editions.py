"""The five editions: what each box presets, offers and calls its results. A sixth one is a new entry here."""

from typing import NamedTuple

from tamaya.core.errors import BadRules, shown
from tamaya.core.rules import Rules
from tamaya.core.values import described

# E5: the lowest score of each band, by its number. Multicolour scales that go to 30 have words of their own from 25 on.
BANDS = {0: 0, 1: 6, 2: 11, 3: 16, 4: 21, 5: 25}
BANDS_WITH_30 = {0: 0, 1: 6, 2: 11, 3: 16, 4: 21, 6: 25, 7: 30}


Values = tuple[str | int | bool, ...]


@described
class Band(NamedTuple):
    """A step of the impression scale (E5).

    Attributes:
        number: its words go by the edition and this number
        lowest: the lowest score that belongs to it
        highest: the highest one
    """

    number: int
    lowest: int
    highest: int


@described
class Character(NamedTuple):
    """How a box looks and behaves at the table; nothing here changes the game.

    Attributes:
        comments: whether commenting on another's turn is "forbidden", "discouraged" or "unsaid" (C1)
        remarks: whether its two remarks are allowed "always", are "examples" of what a group may allow, or "unsaid"
            (C2)
        gestures: what it lets players do with their cards: "order", "turn", "push" (C3)
        mark: what shows that a firework cannot be completed: "turn" or "pull" of its top card, or an "outline" (C4)
        tokens: its tokens: "lid" or "chips" in a lid, "tiles" or "suns" that are turned over, or our "lanterns"
        spare_hints: hint tokens in the box besides those of the base game; beyond them coins do (X2)
        story: what its rulebook begins with
        tips: what it advises, in its order
        author: of the game, where it is printed
        age: from which you can play, where it is printed (S1)
        federation: whether its scale is said to be that of an international federation of firework makers (E5)
    """

    comments: str = "unsaid"
    remarks: str = "unsaid"
    gestures: tuple[str, ...] = ("order",)
    mark: str = "outline"
    tokens: str = "lanterns"
    spare_hints: int = 0
    story: str = "show"
    tips: tuple[str, ...] = ()
    author: str | None = None
    age: int | None = None
    federation: bool = False


@described
class Edition(NamedTuple):
    """A box with its rulebook.

    Attributes:
        name: such as `norwegian`
        language: of its rulebook, such as `nb`
        rules: its preset
        headings: the options that its rulebook names, under its headings and in its order, with the values it gives
            them
        starts: who starts: "most colourful" or "oldest" (S6)
        token_master: who looks after the tokens, where the rulebook says so (S6)
        bands: the lowest score of each step of its impression scale, by number (E5)
        bands_with_multicolour: the same with multicolour cards
        prints_below: whether it calls the lowest step "under 6" instead of "0 to 5"
        character: how it looks and behaves at the table
    """

    name: str
    language: str
    rules: Rules
    headings: dict[str, dict[str, Values]]
    starts: str
    token_master: str | None
    bands: dict[int, int]
    bands_with_multicolour: dict[int, int]
    prints_below: bool = False
    character: Character = Character()

    @property
    def offers(self) -> dict[str, Values]:
        """The options that its rulebook names, in its order, with the values it gives them."""
        return {option: values for options in self.headings.values() for option, values in options.items()}

    @property
    def master_begins(self) -> bool:
        """Whether whoever looks after the tokens also starts (S6)."""
        return self.token_master is not None and self.token_master == self.starts

    def scale(self, rules: Rules) -> tuple[Band, ...]:
        """The impression scale for these rules; empty where only winning counts (X3). With fewer colours a perfect show
        still makes the best impression (X4)."""
        if rules.masterpiece:
            return ()
        bands = self.bands_with_multicolour if rules.multicolour_cards else self.bands
        best = max(bands)
        if bands[best] > rules.max_score:
            bands = {number: lowest for number, lowest in bands.items() if lowest < rules.max_score}
            bands[best] = rules.max_score
        lowest = tuple(bands.values())
        highest = (*(start - 1 for start in lowest[1:]), rules.max_score)
        return tuple(map(Band, bands, lowest, highest))

    def impression(self, score: int, rules: Rules) -> Band | None:
        """The band that a score belongs to; one below zero (K5) belongs to the lowest."""
        reached = None
        for band in self.scale(rules):
            if reached is None or score >= band.lowest:
                reached = band
        return reached


_MORE_HINTS = (8, 9, 10, 11, 12)
_FEWER_MISTAKES = (3, 2, 1)
_OFF_OR_ON = (False, True)
AUTHOR = "Antoine Bauza"

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition(
            name="dutch",
            language="nl",
            rules=Rules(discard_when_full=True),  # D2
            headings={
                "difficulty": {"mistakes": _FEWER_MISTAKES, "hints": _MORE_HINTS},
                "variants": {"masterpiece": _OFF_OR_ON, "multicolour": ("none", "named-5", "wild-5")},
            },
            starts="most colourful",
            token_master="oldest",
            bands=BANDS,
            bands_with_multicolour=BANDS,
            character=Character(
                comments="forbidden",
                remarks="examples",
                tokens="lid",
                story="mix-up",
                tips=("order", "count", "risk", "fuel"),
                author=AUTHOR,
                age=8,
            ),
        ),
        Edition(
            name="norwegian",
            language="nb",
            rules=Rules(),
            headings={
                "variants": {"masterpiece": _OFF_OR_ON, "announce": _OFF_OR_ON},
                "expansions": {"multicolour": ("none", "named-5")},
            },
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
            character=Character(
                comments="forbidden",
                remarks="always",
                gestures=("order", "push"),
                mark="turn",
                tokens="chips",
                story="mix-up",
                tips=("order", "look", "risk", "mark"),
                federation=True,
            ),
        ),
        Edition(
            name="german-classic",
            language="de",
            rules=Rules(),
            headings={
                "difficulty": {"mistakes": _FEWER_MISTAKES, "hints": _MORE_HINTS},
                "variants": {"multicolour": ("none", "named-10", "named-5", "wild-10")},
            },
            starts="oldest",
            token_master="oldest",
            bands=BANDS,
            bands_with_multicolour=BANDS,
            character=Character(
                comments="discouraged",
                gestures=("order", "turn"),
                tokens="tiles",
                spare_hints=1,
                story="gods",
                tips=("order", "count"),
                federation=True,
            ),
        ),
        Edition(
            name="danish",
            language="da",
            rules=Rules(),
            headings={
                "variants": {"masterpiece": _OFF_OR_ON, "announce": _OFF_OR_ON},
                "expansions": {"multicolour": ("none", "named-5")},
            },
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
            character=Character(
                comments="forbidden",
                remarks="examples",
                gestures=("order", "push"),
                mark="pull",
                tokens="chips",
                story="mix-up",
                tips=("order", "look", "risk", "mark"),
                author=AUTHOR,
                age=8,
                federation=True,
            ),
        ),
        Edition(
            name="german-extended",
            language="de",
            rules=Rules(),
            headings={
                "variants": {"masterpiece": _OFF_OR_ON},
                "expansions": {
                    "multicolour": ("none", "wild-10"),
                    "black_powder": _OFF_OR_ON,
                    "bonus_tiles": _OFF_OR_ON,
                },
            },
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
            prints_below=True,
            character=Character(
                remarks="examples",
                tokens="suns",
                story="flowers",
                tips=("order", "own-hand", "risk-five", "dead"),
            ),
        ),
    )
}
"""The boxes by name: `dutch`, `norwegian`, `danish`, `german-classic`, `german-extended`."""

USUAL = "german-classic"  # for languages without a box of their own


def find_edition(name: str) -> Edition:
    """The edition with this name."""
    edition = EDITIONS.get(name)
    if edition is None:
        raise BadRules("unknown-edition", name=shown(name), editions=", ".join(EDITIONS))
    return edition
