"""Colour is never the only sign: every suit has a shape of its own, and shapes stand out however colours are seen."""

import itertools

import pytest
from playwright.sync_api import Page

from tamaya.core.cards import COLOURS
from tests.browser.seating import Invite, practise

SIZE = 32
ALIKE = 0.2  # of what two shapes cover, at least this much differs
READABLE = 3  # the contrast that WCAG asks of signs and large numerals

# What is left of linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity), and of none at all.
VISIONS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "no colours": ((0.2126, 0.7152, 0.0722),) * 3,
}

SILHOUETTE = """async ([colour, size]) => {
    const shape = document.querySelector(`[data-firework=${colour}] .shape`);
    const drawing = shape.innerHTML.replace(/var\\([^)]*\\)/g, "#000");
    const measures = `viewBox="0 0 24 24" width="${size}" height="${size}"`;
    const text = `<svg xmlns="http://www.w3.org/2000/svg" ${measures}>${drawing}</svg>`;
    const image = new Image();
    image.src = "data:image/svg+xml," + encodeURIComponent(text);
    await image.decode();
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return [...context.getImageData(0, 0, size, size).data].filter((_, index) => index % 4 === 3);
}"""

TONES = """colour => {
    const probe = document.createElement("i");
    probe.className = `c-${colour}`;
    document.body.append(probe);
    const style = getComputedStyle(probe);
    const tones = ["--on", "--c", "--deep"].map((name) => style.getPropertyValue(name).trim());
    probe.remove();
    return tones;
}"""


@pytest.fixture
def page(invite: Invite) -> Page:
    """A table with all colours."""
    anna = invite("Anna")
    practise(anna, edition="german-extended", options={"multicolour": "wild-10", "black_powder": True})
    anna.page.locator("[data-firework=black]").wait_for()
    return anna.page


def test_every_suit_has_a_shape_of_its_own(page: Page) -> None:
    shapes = {str(colour): page.evaluate(SILHOUETTE, [str(colour), SIZE]) for colour in COLOURS}
    for one, other in itertools.combinations(shapes, 2):
        pairs = list(zip(shapes[one], shapes[other], strict=True))
        covered = sum(max(a, b) for a, b in pairs)
        assert sum(abs(a - b) for a, b in pairs) > ALIKE * covered, (one, other)


def luminance(tone: str, vision: tuple[tuple[float, ...], ...]) -> float:
    """How bright a colour is to somebody, by WCAG's formula."""
    digits = tone.lstrip("#")
    parts = [int(2 * digit, 16) for digit in digits] if len(digits) == 3 else list(bytes.fromhex(digits))
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts]
    seen = [min(1, max(0, sum(a * b for a, b in zip(row, linear, strict=True)))) for row in vision]
    return sum(a * b for a, b in zip((0.2126, 0.7152, 0.0722), seen, strict=True))


def test_value_and_shape_stand_out_on_every_card(page: Page) -> None:
    tones = {colour: page.evaluate(TONES, str(colour)) for colour in COLOURS}
    for kind, colour in itertools.product(VISIONS, COLOURS):
        sign, *paper = (luminance(tone, VISIONS[kind]) for tone in tones[colour])
        for tone in paper:
            assert (max(sign, tone) + 0.05) / (min(sign, tone) + 0.05) >= READABLE, (kind, colour)
