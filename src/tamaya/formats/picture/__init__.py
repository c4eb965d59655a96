"""Pictures of a game: any moment as SVG, and as PNG with the extra `pictures`.

`shapes` says how suits and values look, on the page too; `card_faces` draws a card, `moment` the whole table, `narrow`
the same for narrow places.
"""

from tamaya.formats.picture.moment import Svg, can_png, picture_of, png_of, svg

__all__ = ["Svg", "can_png", "picture_of", "png_of", "svg"]
