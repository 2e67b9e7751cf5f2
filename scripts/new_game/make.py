"""Write a new game into a tree: `make.py ROOT NAME`. The templates beside this file are a whole game.

`newgame` in them stands for its name. Whatever it writes is an ordinary part of the tree from then on.
"""

import re
import sys
from pathlib import Path

HERE = Path(__file__).parent
TEMPLATE = "newgame"


def main(root: Path, name: str) -> int:
    if not re.fullmatch(r"[a-z]{3,20}", name) or name == TEMPLATE:
        print("scripts/new-game NAME: a game's name is one word of 3 to 20 small letters.", file=sys.stderr)
        return 2
    package = root / "src" / "camlann" / name
    if package.exists():
        print(f"There is a {package} already.", file=sys.stderr)
        return 2
    copy(HERE / "game", package, name)
    copy(HERE / "tests", root / "tests" / name, name)
    for language in sorted((HERE / "locales").glob("*.ftl")):
        write(root / "locales" / language.stem / f"{name}.ftl", language.read_text("utf-8"), name)
    register(root / "src" / "camlann" / "games.py", name)
    hold_to_contracts(root / "pyproject.toml", name)
    demand_throws(root / "docs" / "verify" / "verify_deal.py", name)
    print(f"{name} is written. Play it: camlann play {name} --seats 3")
    return 0


def copy(source: Path, target: Path, name: str) -> None:
    for file in sorted(source.glob("*.py.txt")):
        write(target / file.name.removesuffix(".txt").replace(TEMPLATE, name), file.read_text("utf-8"), name)


def write(path: Path, text: str, name: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace(TEMPLATE.capitalize(), name.capitalize()).replace(TEMPLATE, name), "utf-8")


def replaced(path: Path, pattern: str, by: str) -> None:
    """Replace what a pattern finds once; raises `ValueError` if the file has changed too much for it."""
    text, times = re.subn(pattern, by, path.read_text("utf-8"), count=1, flags=re.MULTILINE)
    if not times:
        raise ValueError(f"{path} has nothing like {pattern}")
    path.write_text(text, "utf-8")


def register(path: Path, name: str) -> None:
    found = re.search(r"^from camlann import (.*)$", path.read_text("utf-8"), re.MULTILINE)
    games = sorted([*(found[1].split(", ") if found else ()), name])
    replaced(path, r"^from camlann import .*$", f"from camlann import {', '.join(games)}")
    text = path.read_text("utf-8")
    path.write_text(f"{text}register(GameDefinition(rules={name}, needed={name}.NEEDED))\n", "utf-8")


def hold_to_contracts(path: Path, name: str) -> None:
    replaced(path, r'^    "avalon \| ([^"]*)",$', rf'    "avalon | \1 | {name}",')
    replaced(
        path,
        r'^source_modules = \["camlann\.avalon", ',
        f'source_modules = ["camlann.avalon", "camlann.{name}", ',
    )


def demand_throws(path: Path, name: str) -> None:
    """The program that verifies a deal alone knows which throws it must have."""
    row = f'    "{name}": [("deck", ["{name}.card-dealt#card", "{name}.pile-laid#cards"], {{}}, 0)],'
    replaced(path, r'^\}\n"""Throws that every deal', f'{row}\n}}\n"""Throws that every deal')


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), " ".join(sys.argv[2:])))
