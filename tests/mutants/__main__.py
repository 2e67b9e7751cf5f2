"""Make every leak in a copy of the source, one after the other, and see it caught."""

import sys
import time

from tests.mutants.leaks import Gone, copied, leaks, mutated


def main(wanted: list[str]) -> int:
    known = leaks()
    if wanted == ["--list"]:
        for leak in known:
            print(f"{leak.id:4} {leak.says}  [{', '.join(leak.by)}]")
        return 0
    some = [leak for leak in known if not wanted or leak.id in wanted]
    caught = 0
    with copied() as copy:
        for leak in some:
            began = time.monotonic()
            try:
                mutated(leak)
                word = "tests fail without it" if not copy.holds(leak) else ""
                word = word or ("caught" if copy.catches(leak) else "MISSED")
            except Gone as gone:
                word = f"text not found ({gone})"
            caught += word == "caught"
            print(f"{leak.id:4} {word:8} {time.monotonic() - began:6.1f} s  {leak.says}", flush=True)
    print(f"{caught} of {len(some)} caught")
    return 0 if caught == len(some) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
