"""What a page says while a game is played and after its end, noted and judged."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from camlann.client.delta import next_frame
from tests.browser.camelot_verdict import camelot_verdict
from tests.browser.players import Person
from tests.browser.true_players import Others
from tests.browser.verdict import Noted, Told, facts_of, verdict

# What comes into sight, with its time; and what comes over the socket, before the page has read it.
NOTE = """
{
  const noted = (window.noted = []), came = (window.came = []);
  const now = () => performance.now();
  const Line = WebSocket;
  WebSocket = class extends Line {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({data}) => came.push([now(), data]));
    }
  };
  const seen = (part) => part.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const words = (part) => (part.getAttribute("aria-label") ?? part.innerText).trim();
  const kinds = {
    heading: "h1, .reveal .says",
    panel: ".play h2, .play .summary, .play .ask .line, .play .stage.end, .play .end h3, .notices",
    button: "button, a.press",
    clock: ".clock",
  };
  const aloud = "[role=log] p, [role=alert], [role=status]";
  window.note = (kind, text) => noted.push({at: now(), kind, text});
  let last = new Set();
  const look = () => {
    const found = new Map();
    for (const [kind, parts] of Object.entries(kinds))
      for (const part of document.querySelectorAll(parts))
        if (seen(part)) found.set(`${kind} ${kind === "clock" ? "" : words(part)}`, [kind, words(part)]);
    for (const part of document.querySelectorAll(aloud)) {
      const text = part.textContent.trim();
      found.set(`live ${text}`, ["live", text]);
    }
    for (const [key, [kind, text]] of found) if (text && !last.has(key)) window.note(kind, text);
    last = new Set(found.keys());
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}
"""


class TrueGame(Struct, frozen=True):
    """A game that was played, and what is wrong with how it was told."""

    end: str
    noted: Sequence[Noted]
    facts: Sequence[Told]
    findings: Sequence[str]


def told(ana: Person, them: Others, end: str, over: Mapping[str, str], **more: bool) -> TrueGame:
    """The game is over; it is to have ended so. Somebody wants another, and all that was said is judged."""
    wants = them.wants
    late, clock = more.get("late", False), more.get("clock", False)
    # Whatever is said of the end comes within its beat.
    ana.page.wait_for_timeout(1000 + 4000 * wants.scale)
    ana.page.evaluate("note('press', 'somebody else')")
    them.do(them.want_another())
    ana.page.wait_for_timeout(1500)
    record = them.do(them.record())
    noted = msgspec.convert(ana.page.evaluate("window.noted"), list[Noted])
    facts = facts_of(wants.game, frames(ana.page.evaluate("window.came")), wants.scale, late)
    findings = verdict(wants.game, noted, facts, clock=clock)
    if wants.game == "shadows":
        findings += camelot_verdict(noted, facts)
    findings += [f"the console says {line}" for line in ana.seat.console if "error" in line]
    last = next((told.fact for told in facts if told.type == f"{wants.game}.over"), {})
    for name, value in over.items():
        if last.get(name) != value:
            findings.append(f"{name} was to be {value}, and it is {last.get(name)}")
    if any(f'"{name}":"{last.get(name)}"'.encode() not in record for name in ("why", "winner")):
        findings.append(f"the record has another end than {last.get('why')}")
    if clock and not any(each.kind == "clock" for each in noted):
        findings.append("no clock at a table with one")
    return TrueGame(end, noted, facts, findings)


def frames(came: Sequence[tuple[float, str]]) -> list[tuple[float, Sequence[Mapping[str, Any]]]]:
    """What everybody was told by each frame, when it came."""
    found, last = [], b""
    for at, text in came:
        message = json.loads(text)
        if message["type"] == "delta":
            last = next_frame(last, msgspec.json.encode(message["delta"]))
        elif message["type"] == "frame":
            last = msgspec.json.encode(message["frame"])
        else:
            continue
        found.append((at, json.loads(last)["told"]))
    return found
