"""A rolling restart, as a supervisor does it for a new version: one process after the other is asked to end
(SIGTERM), hands over what it has, and is begun again on the same command line once it has ended. The next one
follows when the new one serves.

Meanwhile every client gives a command twice a second, and the longest it waits for an answer is its pause.
"""

import asyncio
import signal

from tests.server.faults.device import Device
from tests.server.faults.trial import Trial, now
from tests.server.harness.processes import Process

EVERY = 0.5
BETWEEN = 0.5


async def rolling(trial: Trial) -> None:
    devices = trial.everybody()
    lines = [device.connections for device in devices]
    longest: dict[Device, float] = {}
    over = asyncio.Event()
    server = trial.server

    async def ask(device: Device) -> None:
        while not over.is_set():
            longest[device] = max(longest.get(device, 0.0), await device.probe())
            await asyncio.sleep(EVERY)

    for party in trial.parties:
        party.hold = over
    async with asyncio.TaskGroup() as group:
        for device in devices:
            group.create_task(ask(device))
        for process in (*server.gates, *server.keepers):
            await asyncio.sleep(BETWEEN)
            trial.report.faults["ended and begun again"] += 1
            at = now()
            await _again(trial, process)
            trial.say(f"{process.name:<12} ended and begun again in {now() - at:.2f} s")
        await asyncio.sleep(BETWEEN)
        over.set()
    trial.report.took("ended and begun again", longest.values())
    trial.report.moved = [device.connections - before for device, before in zip(devices, lines, strict=True)]


async def _again(trial: Trial, process: Process) -> None:
    process.send(signal.SIGTERM)
    status = await process.gone()
    if status:
        trial.wrong(f"{process.name} was asked to end and did so with {status}")
    process.start()
    if process in trial.server.gates:
        await trial.server.opened(process)
    else:
        await trial.server.heard(process)
