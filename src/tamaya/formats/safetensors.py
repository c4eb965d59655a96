"""Tensors of whole numbers from a safetensors file: eight bytes with the length of a JSON header; the header, which
says of each tensor its type, shape and place; and then all numbers, lowest byte first."""

import math
import sys
from array import array
from collections.abc import Mapping
from typing import NamedTuple

from tamaya.core.errors import BadRecord
from tamaya.core.record import wrong
from tamaya.core.rules import is_whole
from tamaya.formats import json_text

LENGTH = 8  # bytes before the header
TYPES = {"I8": "b", "U8": "B", "I16": "h", "U16": "H", "I32": "i", "U32": "I", "I64": "q", "U64": "Q"}
MOST_DIMENSIONS = 8


class Tensor(NamedTuple):
    """Numbers in rows of rows."""

    shape: tuple[int, ...]
    numbers: "array[int]"  # the last dimension runs fastest


def is_safetensors(data: bytes) -> bool:
    """Whether a file looks like one. (In a text, the first eight bytes would be an enormous length.)"""
    return data[LENGTH : LENGTH + 1] == b"{" and _header_end(data) <= len(data)


def read_tensor(data: bytes, name: str) -> Tensor:
    """The tensor with this name."""
    header = json_text.parse(data[LENGTH : _header_end(data)])
    if not isinstance(header, dict) or name not in header:
        raise BadRecord("field-missing", where="file", field=name)
    about = header[name]
    if not isinstance(about, dict):
        raise wrong(name, about, "object")
    code = about.get("dtype")
    if not isinstance(code, str) or code not in TYPES:
        raise wrong(f"{name}.dtype", code, "choice", choices=", ".join(TYPES))
    shape = _whole_numbers(about, name, "shape", MOST_DIMENSIONS)
    offsets = _whole_numbers(about, name, "data_offsets", 2)
    if len(offsets) != 2:
        raise wrong(f"{name}.data_offsets", list(offsets), "offsets")
    numbers = array(TYPES[code])
    first, end = (_header_end(data) + offset for offset in offsets)
    if end - first != math.prod(shape) * numbers.itemsize:
        raise wrong(name, end - first, "bytes", most=math.prod(shape) * numbers.itemsize)
    if end > len(data):
        raise BadRecord("truncated", where=name)
    numbers.frombytes(data[first:end])
    if sys.byteorder == "big":
        numbers.byteswap()
    return Tensor(shape, numbers)


def _header_end(data: bytes) -> int:
    return LENGTH + int.from_bytes(data[:LENGTH], "little")


def _whole_numbers(about: Mapping[str, object], name: str, field: str, most: int) -> tuple[int, ...]:
    numbers = about.get(field)
    if (
        not isinstance(numbers, list)
        or len(numbers) > most
        or not all(is_whole(number) and number >= 0 for number in numbers)
    ):
        raise wrong(f"{name}.{field}", numbers, "numbers", most=most)
    return tuple(numbers)
