"""How long screens show what happens in Shadows; `engine/beats.py` says what the numbers mean."""

from camlann.engine.beats import Beat, Beats

BEATS: Beats = {
    "shadows.black-played": Beat(length_ms=2600, result_ms=1700),
    "shadows.black-announced": Beat(length_ms=1400),
    "shadows.cancelled": Beat(length_ms=1500, result_ms=1000),
    "shadows.window-closed": Beat(length_ms=600),
    "shadows.warrior-came": Beat(length_ms=700),
    "shadows.sword-drifted": Beat(length_ms=700),
    "shadows.grail-row-set": Beat(length_ms=700),
    "shadows.siege-raised": Beat(length_ms=700),
    "shadows.battle-fought": Beat(length_ms=2400, result_ms=600),
    "shadows.face-down-shown": Beat(length_ms=700, each_ms=500, counted=("cards",)),
    "shadows.combat-counted": Beat(length_ms=1500, result_ms=1500),
    "shadows.quest-decided": Beat(length_ms=2400, result_ms=2400),
    "shadows.sword-laid": Beat(length_ms=900),
    "shadows.sword-turned": Beat(length_ms=1300, result_ms=700),
    "shadows.travel-drawn": Beat(length_ms=1800, result_ms=1300),
    "shadows.accused": Beat(length_ms=2300),
    "shadows.loyalty-shown": Beat(length_ms=1800, result_ms=1100),
    "shadows.unmasked": Beat(length_ms=2500, result_ms=2500),
    "shadows.died": Beat(length_ms=2200),
    "shadows.traitors-revealed": Beat(length_ms=1800, each_ms=1500, counted=("seats",), result_ms=1800),
    "shadows.swords-counted": Beat(length_ms=1800, each_ms=250, counted=("white", "black"), result_ms=1400),
    "shadows.over": Beat(length_ms=1500, result_ms=1500),
}
