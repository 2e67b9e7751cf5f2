"""The Chromium of browser tests. Its headless shell draws the same pages without the windows and menus of the
whole browser, for a third of the CPU time.
"""

import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")


def chromium() -> str:
    """Where it is on this machine."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    raise AssertionError("this needs Chromium: chromium-headless-shell on Debian")
