"""Messages of all kinds, made from our own message types: what fits them, and what nearly does."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
TEXT = st.characters(exclude_categories=["Cs"])


def fitting(type: Any) -> st.SearchStrategy[Any]:
    """JSON values that a type takes."""
    return _of(inspect.type_info(type))


def any_body(type: Any) -> st.SearchStrategy[bytes]:
    """What somebody may send for a message of this type: one that fits, one with something wrong, or nonsense."""
    fits = fitting(type)
    return st.one_of(
        fits.map(msgspec.json.encode),
        fits.map(msgspec.json.encode),
        st.tuples(fits, st.text(max_size=8), JSON).map(_spoilt).map(msgspec.json.encode),
        JSON.map(msgspec.json.encode),
        st.binary(max_size=40),
    )


def _spoilt(parts: tuple[Any, str, Any]) -> Any:
    """A message in which one field is missing, is another or is too much."""
    value, name, instead = parts
    if not isinstance(value, dict):
        return instead
    spoilt = dict(value)
    spoilt[sorted(spoilt)[len(name) % len(spoilt)] if spoilt and len(name) % 2 else name] = instead
    return spoilt


def _of(kind: inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            required = {one.encode_name: _of(one.type) for one in fields if one.required}
            optional = {one.encode_name: _of(one.type) for one in fields if not one.required}
            extra = {tag_field: st.just(tag)} if tag_field else {}
            return st.fixed_dictionaries({**extra, **required}, optional=optional)
        case inspect.UnionType(types=types):
            return st.one_of([_of(one) for one in types])
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.IntType(ge=ge, gt=gt, le=le, lt=lt):
            least = ge if ge is not None else None if gt is None else gt + 1
            most = le if le is not None else None if lt is None else lt - 1
            return st.integers(least, most) if least is not None or most is not None else st.integers(-9, 99)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.StrType(min_length=least, max_length=most):
            return st.text(TEXT, min_size=least or 0, max_size=40 if most is None else most)
        case inspect.ListType(item_type=item, max_length=most):
            return st.lists(_of(item), max_size=min(6, 6 if most is None else most))
        case inspect.VarTupleType(item_type=item):
            return st.lists(_of(item), max_size=3)
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_of(key), _of(value), max_size=3)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case _:
            raise NotImplementedError(kind)
