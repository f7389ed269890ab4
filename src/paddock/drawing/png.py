"""Drawings as PNG, for places that show no SVG."""

from pathlib import Path

import resvg_py

from paddock.drawing.palette import painted

FONTS = sorted(str(path) for path in (Path(__file__).parent / "fonts").glob("*.ttf"))
ZOOM = 2  # pixels for one of the drawing


def png(drawing: str, theme: str = "light") -> bytes:
    """The drawing by day or by night, in its own letters."""
    return bytes(resvg_py.svg_to_bytes(svg_string=painted(drawing, theme), zoom=ZOOM, font_files=FONTS))
