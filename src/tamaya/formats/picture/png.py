"""Pictures as PNG, for what shows no SVG. It needs the extra `pictures`, one small package without others."""

from tamaya.extras import lacking, need


def can_png() -> bool:
    """Whether PNG can be made here."""
    return not lacking("pictures")


def png_of(svg: str, width: int) -> bytes:
    """The PNG of a picture, so many pixels wide."""
    need("pictures", "A PNG picture")
    from resvg_py import svg_to_bytes

    return bytes(svg_to_bytes(svg_string=svg, width=width))
