"""How much CPU time each step of an event loop takes, whatever else the machine does."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """How long each step of this thread's loop takes to compute."""
    took: list[float] = []
    run, here = asyncio.Handle._run, threading.get_ident()

    def measured(handle: asyncio.Handle) -> None:
        began = time.thread_time()
        run(handle)
        if threading.get_ident() == here:
            took.append(time.thread_time() - began)

    # Rubbish of all tests before this one is not this one's.
    gc.disable()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(asyncio.Handle, "_run", measured)
            yield took
    finally:
        gc.enable()
