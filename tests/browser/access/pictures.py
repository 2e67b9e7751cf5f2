"""Pictures of pieces of a screen, and how much they differ when all colour is taken out of them."""

from io import BytesIO

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator

SIDE = 48


def grey(piece: Locator) -> Image.Image:
    """In greys, and in a size of its own, so that no difference is one of size."""
    picture = Image.open(BytesIO(piece.screenshot(animations="disabled")))
    return picture.convert("L").resize((SIDE, SIDE))


def difference(one: Image.Image, other: Image.Image) -> float:
    """From 0 for the same picture to 1 for black and white."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0] / 255
