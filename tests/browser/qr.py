"""A small reader of QR codes (versions 1 to 6, level M, bytes), to see that the page draws real ones."""

from collections.abc import Callable, Iterator

BLOCKS = {21: (1, 16, 10), 25: (1, 28, 16), 29: (1, 44, 26), 33: (2, 32, 18), 37: (2, 43, 24), 41: (4, 27, 16)}
MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)

Dark = set[tuple[int, int]]  # row and column


def read(dark: Dark) -> str:
    """The text of a code; fails if a pattern is wrong or a byte needs repair."""
    size = 1 + max(row for row, _ in dark)
    _check_patterns(dark, size)
    mask = MASKS[_mask_number(dark)]
    bits = [((y, x) in dark) ^ (mask(y, x) == 0) for y, x in _data_places(size)]
    words = [int("".join("01"[bit] for bit in bits[at : at + 8]), 2) for at in range(0, len(bits) - 7, 8)]
    count, data, correction = BLOCKS[size]
    head, tail = words[: count * data], words[count * data : count * (data + correction)]
    blocks = [head[at::count] + tail[at::count] for at in range(count)]
    for block in blocks:
        _check_correction(block, correction)
    stream = "".join(f"{byte:08b}" for block in blocks for byte in block[:data])
    assert stream[:4] == "0100"  # bytes
    length = int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def _check_patterns(dark: Dark, size: int) -> None:
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(7):
            for x in range(7):
                ring = max(abs(y - 3), abs(x - 3))
                assert ((top + y, left + x) in dark) == (ring != 2), "finder"
    assert all(((6, at) in dark) == ((at, 6) in dark) == (at % 2 == 0) for at in range(8, size - 8)), "timing"


def _mask_number(dark: Dark) -> int:
    """From the format beside the first finder; level M is 00."""
    places = [(8, x) for x in (0, 1, 2, 3, 4)]
    bits = int("".join("01"[place in dark] for place in places), 2) ^ (0x5412 >> 10)
    assert bits >> 3 == 0, "level M"
    return bits & 7


def _data_places(size: int) -> Iterator[tuple[int, int]]:
    columns = [x for x in range(size - 1, -1, -1) if x != 6]
    for pair in range(len(columns) // 2):
        for step in range(size):
            y = step if pair % 2 else size - 1 - step
            for x in columns[2 * pair : 2 * pair + 2]:
                if not _reserved(y, x, size):
                    yield y, x


def _reserved(y: int, x: int, size: int) -> bool:
    corner = (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9)
    alignment = size > 21 and abs(y - size + 7) <= 2 and abs(x - size + 7) <= 2
    return corner or alignment or 6 in (y, x)


def _check_correction(block: list[int], correction: int) -> None:
    """All syndromes are zero: the bytes are as they were written."""
    for power in range(correction):
        root, value = 1, 0
        for _ in range(power):
            root = _times(root, 2)
        for byte in block:
            value = _times(value, root) ^ byte
        assert value == 0, "error correction"


def _times(a: int, b: int) -> int:
    product = 0
    while b:
        if b & 1:
            product ^= a
        a = (a << 1) ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return product
