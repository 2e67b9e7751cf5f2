"""What is beside the table: chat, votes, history, rules, notes, the table and the own card.

`open_panel(page, "votes")` brings one of them into sight: a wide screen has it in a column; a phone opens a
sheet. `close_panel(page)` closes the sheet again.
"""

from playwright.sync_api import Page

SHEETS = {"chat": "tab-chat", "votes": "tab-votes", "log": "tab-votes"}
"""By the button of the bar that opens it; all others are behind "More"."""
LOBBY = {"chat": "tab-chat", "rules": "tab-rules", "people": "tab-people"}
"""The same before a game."""


def open_panel(page: Page, name: str) -> None:
    close_panel(page)
    if page.locator(".bar").count():
        sheets = LOBBY if page.locator(".lobby").count() else SHEETS
        page.locator(f".bar [data-key={sheets.get(name, 'tab-table')}]").click()
    if name != "chat" and page.locator(f"#tab-{name}").count():
        page.locator(f"#tab-{name}").click()


def close_panel(page: Page) -> None:
    # A sheet goes away by itself where the screen has become wide.
    page.evaluate("document.querySelector('dialog.sheet .close')?.click()")
    page.locator("dialog.sheet").wait_for(state="detached")
