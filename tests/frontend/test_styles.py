"""The style sheets: each class is styled in one of them, and is there in the page."""

import re
from collections import defaultdict
from pathlib import Path

from tamaya.formats.picture import shapes

SOURCES = Path(__file__).parents[2] / "frontend/src"
SHEETS = sorted(SOURCES.rglob("*.css"))
SCRIPTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.ts*")))
QUOTED = "\n".join(re.findall(r'["`].*["`]', SCRIPTS))  # from the first quotation mark of a line to the last


def classes_in(style: str) -> set[str]:
    """The classes that selectors name, nested ones too."""
    without_comments = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    selectors = re.findall(r"([^{};]+)\{", without_comments)
    names = (re.findall(r"\.([a-z][\w-]*)", selector) for selector in selectors if not selector.strip().startswith("@"))
    return {name for found in names for name in found}


def is_used(name: str) -> bool:
    """Whether the page writes this class, or puts it together as in `c-${colour}`."""
    beginning, _, rest = name.partition("-")
    words = [name, rest] if rest and f"{beginning}-${{" in QUOTED else [name]
    return any(re.search(rf"(?<![\w-]){word}(?![\w-])", QUOTED) for word in words)


def test_nested_rules_and_comments_are_read_rightly() -> None:
    style = "/* .no { */ .a { top: 0.5px; &.b-1:has(.c) > i { left: 0 } @media (width > 1.5em) { .d & { top: 0 } } }"
    assert classes_in(style) == {"a", "b-1", "c", "d"}


def test_a_class_is_styled_in_one_file() -> None:
    files = defaultdict(set)
    for sheet in SHEETS:
        for name in classes_in(sheet.read_text(encoding="utf-8")):
            files[name].add(sheet.name)
    assert len(files) > 200
    assert {name: found for name, found in files.items() if len(found) > 1} == {}


def test_nothing_is_styled_that_the_page_does_not_have() -> None:
    for sheet in SHEETS:
        unknown = {name for name in classes_in(sheet.read_text(encoding="utf-8")) if not is_used(name)}
        assert unknown == set(), sheet.name


def test_pictures_have_the_colours_of_the_page_by_night() -> None:
    """What `tamaya picture` draws looks like the page: its tones are those of these sheets."""
    base = (SOURCES / "ui/base.css").read_text(encoding="utf-8")
    styles = "\n".join([base, *(sheet.read_text(encoding="utf-8") for sheet in SHEETS)])
    night = styles[styles.index(":root {") : styles.index('&[data-theme="light"]')]
    for name, tone in {
        "--sky-top": shapes.SKY[0],
        "--sky-mid": shapes.SKY[1],
        "--sky-low": shapes.SKY[2],
        "--ink": shapes.INK,
        "--ink-2": shapes.INK_2,
        "--glow": shapes.GLOW,
        "--danger": shapes.DANGER,
        "--back-1": shapes.BACK[0],
        "--back-2": shapes.BACK[1],
        **{f"--rainbow-{number}": tone for number, tone in enumerate(shapes.RAINBOW, start=1)},
    }.items():
        assert f"{name}: {tone};" in night
    for colour, card in shapes.TONES.items():
        rule = re.findall(rf"\n\.c-{colour}[^{{;]*\{{([^}}]*--deep[^}}]*)\}}", styles)[-1]
        for name, value in zip(("--c", "--deep", "--on", "--bright"), card, strict=True):
            assert f"{name}: {value};" in rule, colour


def test_every_style_sheet_is_part_of_the_page() -> None:
    main = (SOURCES / "main.tsx").read_text(encoding="utf-8")
    first = {(SOURCES / name).resolve() for name in re.findall(r'^import "\./(.+\.css)";$', main, re.MULTILINE)}
    build = (SOURCES.parent / "build.mjs").read_text(encoding="utf-8")
    later = {SOURCES.parent / name for name in re.findall(r'"(src/[^"]+\.css)"', build)}
    brought = {
        (sheet.parent / name).resolve()
        for sheet in SHEETS
        for name in re.findall(r'@import "(.+)";', sheet.read_text(encoding="utf-8"))
    }
    assert first | later | brought == set(SHEETS)


def test_words_on_the_ground_of_danger_can_be_read_in_both_themes() -> None:
    style = (SOURCES / "ui/base.css").read_text(encoding="utf-8")
    grounds, words = (re.findall(rf"--{name}: (#[0-9a-f]+);", style) for name in ("danger", "on-danger"))
    assert len(grounds) == len(words) == 2
    for ground, word in zip(grounds, words, strict=True):
        light, dark = sorted(map(luminance, (ground, word)), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (ground, word)


def test_lengths_of_screens_are_named_once() -> None:
    """Five names in build.mjs; what is not a length (a coarse pointer, less motion) is asked for as it is."""
    for sheet in SHEETS:
        for condition in re.findall(r"@media ([^{]+)\{", sheet.read_text(encoding="utf-8")):
            assert not re.search(r"\d", condition), (sheet.name, condition)


def luminance(colour: str) -> float:
    """How bright a colour is, by the definition of WCAG."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
