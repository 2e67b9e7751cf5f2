"""What Lighthouse says about the home page and a table, on a phone as it imagines one."""

import argparse
import asyncio
import json
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from camlann.client.socket_client import Guest
from camlann.server.gate.routes import web_app
from tests.chromium import chromium
from tests.staging.scenes import SCENES
from tests.staging.staged_server import NAMES, staged_server

FLOORS = {"accessibility": 0.95, "performance": 0.9}
FLAGS = "--headless=new --no-sandbox"


async def judged(program: Path, url: str, person_id: Guest | None) -> dict[str, Any]:
    with TemporaryDirectory() as room:
        report = Path(room) / "report.json"
        words = [str(program), url, "--quiet", "--output=json", f"--output-path={report}"]
        words += [f"--only-categories={','.join(FLOORS)}", f"--chrome-flags={FLAGS}"]
        if person_id is not None:
            words.append(f"--extra-headers={json.dumps({'Cookie': f'camlann={person_id.token}'})}")
        running = await asyncio.create_subprocess_exec(*words, env={**os.environ, "CHROME_PATH": chromium()})
        if await running.wait():
            raise RuntimeError("Lighthouse did not come to an end.")
        found: dict[str, Any] = json.loads(report.read_bytes())
        return found


def told(name: str, report: dict[str, Any]) -> bool:
    """Print the figures and what stands behind those that are not full; whether they are good enough."""
    good = True
    for category, floor in FLOORS.items():
        judged = report["categories"][category]
        score = judged["score"] or 0
        good &= score >= floor
        print(f"{name:8} {category:14} {score:.2f}  (at least {floor})")
        for each in judged["auditRefs"]:
            audit = report["audits"][each["id"]]
            if each["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"           {audit['score']:.2f} {audit['title']} {audit.get('displayValue', '')}")
    return good


async def run(program: Path, port: int) -> bool:
    async with staged_server(port) as at:
        party = await at.party(*NAMES[:7])
        await party.play(SCENES["vote"].play())
        told_home = told("home", await judged(program, f"{at.url}/", None))
        table = await judged(program, at.url + party.path, party.seats[0].guest)
        return told("table", table) and told_home


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/lighthouse", description=__doc__)
    parser.add_argument("program", type=Path)
    parser.add_argument("--port", type=int, default=8791)
    parser.add_argument("--page", type=Path, default=web_app.FOLDER, help="where the page was built")
    args = parser.parse_args()
    web_app.FOLDER = args.page
    return 0 if asyncio.run(run(args.program, args.port)) else 1


if __name__ == "__main__":
    sys.exit(main())
