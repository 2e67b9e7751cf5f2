"""What a screen reader is told without asking: the texts of the live regions of a page, in order."""

from playwright.sync_api import Page

LIVE = (
    "[aria-live]:not([aria-live=off]), [role=log], [role=alert], [role=status], [role=timer], "
    "[role=marquee], output"
)

WATCH = """
addEventListener("DOMContentLoaded", () => {
  const live = LIVE;
  let last = new Map();
  const look = () => {
    const now = [...document.querySelectorAll(live)];
    if (now.length !== 2) tellAloud(`there are ${now.length} places that speak`);
    for (const each of now) {
      const text = each.innerText.trim();
      if (text && text !== last.get(each)) {
        // Of what has grown, the new part is read out.
        const before = last.get(each) ?? "";
        tellAloud(text.startsWith(before) ? text.slice(before.length).trim() : text);
      }
      last.set(each, text);
    }
  };
  // The page itself is made by its script, and the two stand in it from the first moment on.
  new MutationObserver(() => document.querySelector("#app > *") && look())
    .observe(document.body, {childList: true, subtree: true, characterData: true, attributes: true});
});
"""


def listen(page: Page) -> list[str]:
    """All that will be said, as it is said."""
    told: list[str] = []
    page.expose_function("tellAloud", lambda text: told.append(text))
    page.add_init_script(WATCH.replace("LIVE", repr(LIVE)))
    return told
