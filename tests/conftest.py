"""What holds for all tests."""

import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

# How long one example takes says more about the machine than about the code.
settings.register_profile("house", settings(), deadline=None)
settings.load_profile("house")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Tests marked `no_cover` play very many games of what others cover already: they run untraced."""
    trace = sys.gettrace()
    if item.get_closest_marker("no_cover") is None or trace is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(trace)
