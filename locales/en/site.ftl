## The documentation site: its sections, and its search

site-play = Play
    .text = The rules, roles and cards of both games, as the game itself explains them.
site-host = Host
    .text = A server for an evening, for a club or for many.
site-build = Build
    .text = The code, the protocol, bots, and how to add to them.
site-trust = Trust
    .text = What is proved: secrets stay secret, deals are fair, nothing is lost.
site-decisions = Decisions
site-picture = Seven players around a table have voted on a team
site-search = Search
    .clear = Clear
    .more = More results
    .none = Nothing found for [SEARCH_TERM]
    .many = [COUNT] results for [SEARCH_TERM]
    .one = [COUNT] result for [SEARCH_TERM]
    .instead = Nothing found for [SEARCH_TERM]. These are for [DIFFERENT_TERM]
    .others = Nothing found for [SEARCH_TERM]. Try one of these:
    .now = Searching for [SEARCH_TERM]
    .filters = Filters
site-lost = This page does not exist. Try the menu or the search.
site-copied = Copied
    .copy = Copy
    .terminal = Terminal
