"""Limits of a process that thinks: computing time and memory, as far as the system has them.

Windows has none of them, and macOS refuses a limit of memory. Whoever waits for such a process gives up and
ends it anyway; these limits end one that is left alone.
"""

from contextlib import suppress


def limit(cpu_seconds: int, memory_bytes: int) -> None:
    """At most so much computing time from now on, and so much memory in all."""
    try:
        import resource
    except ImportError:
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    seconds = int(used.ru_utime + used.ru_stime) + 1 + cpu_seconds
    for name, most in (("RLIMIT_CPU", seconds), ("RLIMIT_AS", memory_bytes)):
        with suppress(AttributeError, OSError, ValueError):
            kind = getattr(resource, name)
            _, hard = resource.getrlimit(kind)
            # A lower limit than ours, set by the host, stays.
            soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (soft, hard))
