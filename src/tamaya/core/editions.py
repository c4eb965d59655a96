"""The five editions: what each box presets, offers and calls its results. A sixth one is a new entry here."""

from typing import NamedTuple

from tamaya.core.errors import BadRules, shown
from tamaya.core.rules import Rules

# E5: the lowest score of each band, by its number. Multicolour scales that go to 30 have words of their own from 25 on.
BANDS = {0: 0, 1: 6, 2: 11, 3: 16, 4: 21, 5: 25}
BANDS_WITH_30 = {0: 0, 1: 6, 2: 11, 3: 16, 4: 21, 6: 25, 7: 30}


class Band(NamedTuple):
    """A step of the impression scale (E5); its words go by the edition and the `number`."""

    number: int
    lowest: int
    highest: int


class Edition(NamedTuple):
    """A box with its rulebook."""

    name: str
    language: str
    rules: Rules
    offers: dict[str, tuple[str | int | bool, ...]]  # options that its rulebook names, with the values it gives them
    starts: str  # S6: "most colourful" or "oldest"
    token_master: str | None  # S6: who looks after the tokens, where the rulebook says so
    bands: dict[int, int]  # E5
    bands_with_multicolour: dict[int, int]

    def scale(self, rules: Rules) -> tuple[Band, ...]:
        """The impression scale for these rules; empty where only winning counts (X3)."""
        if rules.masterpiece:
            return ()
        bands = self.bands_with_multicolour if rules.multicolour_cards else self.bands
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

EDITIONS: dict[str, Edition] = {
    edition.name: edition
    for edition in (
        Edition(
            name="dutch",
            language="nl",
            rules=Rules(discard_when_full=True),  # D2
            offers={
                "mistakes": _FEWER_MISTAKES,
                "hints": _MORE_HINTS,
                "masterpiece": (False, True),
                "multicolour": ("none", "named-5", "wild-5"),
            },
            starts="most colourful",
            token_master="oldest",
            bands=BANDS,
            bands_with_multicolour=BANDS,
        ),
        Edition(
            name="norwegian",
            language="nb",
            rules=Rules(),
            offers={"multicolour": ("none", "named-5"), "announce": (False, True), "masterpiece": (False, True)},
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
        ),
        Edition(
            name="german-classic",
            language="de",
            rules=Rules(),
            offers={
                "multicolour": ("none", "named-10", "named-5", "wild-10"),
                "mistakes": _FEWER_MISTAKES,
                "hints": _MORE_HINTS,
            },
            starts="oldest",
            token_master="oldest",
            bands=BANDS,
            bands_with_multicolour=BANDS,
        ),
        Edition(
            name="danish",
            language="da",
            rules=Rules(),
            offers={"multicolour": ("none", "named-5"), "announce": (False, True), "masterpiece": (False, True)},
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
        ),
        Edition(
            name="german-extended",
            language="de",
            rules=Rules(),
            offers={
                "multicolour": ("none", "wild-10"),
                "black_powder": (False, True),
                "bonus_tiles": (False, True),
                "masterpiece": (False, True),
            },
            starts="most colourful",
            token_master=None,
            bands=BANDS,
            bands_with_multicolour=BANDS_WITH_30,
        ),
    )
}

USUAL = "german-classic"  # for those whose language has no box of its own


def find_edition(name: str) -> Edition:
    """The edition with this name."""
    edition = EDITIONS.get(name)
    if edition is None:
        raise BadRules(
            "unknown-edition", f"There is no edition {shown(name)}: the editions are {', '.join(EDITIONS)}.", name=name
        )
    return edition
