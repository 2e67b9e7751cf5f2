"""Pictures of screens and of pieces of them, and how much they differ."""

from io import BytesIO

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator

SIDE = 48


def grey(piece: Locator) -> Image.Image:
    """In greys, and in a size of its own, so that no difference is one of size."""
    picture = Image.open(BytesIO(piece.screenshot(animations="disabled")))
    return picture.convert("L").resize((SIDE, SIDE))


def difference(one: Image.Image, other: Image.Image) -> float:
    """Without their colours: from 0 for the same picture to 1 for black and white."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255


def most_apart(one: bytes, other: bytes) -> int:
    """The largest difference of a colour in any pixel, of 255; pictures of other sizes are all apart."""
    here, there = (Image.open(BytesIO(picture)).convert("RGB") for picture in (one, other))
    if here.size != there.size:
        return 255
    return max(top for _, top in ImageStat.Stat(ImageChops.difference(here, there)).extrema)
