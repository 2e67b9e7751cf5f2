"""How long screens show what happens in Avalon; `engine/beats.py` says what the numbers mean."""

from camlann.engine.beats import Beat, Beats

BEATS: Beats = {
    "avalon.leader-chosen": Beat(length_ms=1500),
    "avalon.team-proposed": Beat(length_ms=700),
    "avalon.votes-shown": Beat(length_ms=3600, result_ms=2900),
    "avalon.opinions-shown": Beat(length_ms=2600, result_ms=2200),
    # Cards are laid out, turned one by one with a pause before the last, and the result stays visible.
    "avalon.quest-ended": Beat(
        length_ms=900 + 700 + 3220, each_ms=850, counted=("successes", "fails"), result_ms=3220
    ),
    "avalon.card-shown": Beat(length_ms=1800, result_ms=1400),
    "avalon.excalibur-given": Beat(length_ms=900),
    "avalon.excalibur-used": Beat(length_ms=1600),
    "avalon.lady-passed": Beat(length_ms=3000),
    "avalon.allegiance-turned": Beat(length_ms=2600, result_ms=2000),
    "avalon.plots-drawn": Beat(length_ms=1200),
    "avalon.plot-used": Beat(length_ms=1200),
    "avalon.plot-taken": Beat(length_ms=1200),
    "avalon.loyalty-looked": Beat(length_ms=1600),
    "avalon.loyalty-shown": Beat(length_ms=1600),
    "avalon.card-watched": Beat(length_ms=1200),
    "avalon.assassinating": Beat(length_ms=900),
    "avalon.guessing": Beat(length_ms=900),
    # The dagger rises, passes over every seat once and strikes; then that card turns.
    "avalon.named": Beat(length_ms=3300, result_ms=1060),
    "avalon.nobody-named": Beat(length_ms=3300, result_ms=1060),
    "avalon.over": Beat(length_ms=3100, result_ms=3100),
}
