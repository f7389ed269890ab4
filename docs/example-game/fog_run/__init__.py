"""Fog Run: set your speed in secret, then see how thick the fog is."""

from fog_run import drivers, rules, table
from paddock.core.game import Game

FACTS = {"fastest": rules.FASTEST, "rounds": rules.ROUNDS}
GAME = Game(
    name="fog-run",
    package=__name__,
    version=1,
    state=rules.State,
    seats=(2, 3, 4, 5),
    moves=rules.FASTEST + 1,
    lines=("miles",),
    features=drivers.FEATURES,
    usual_lead=5,
    table=table,
    setup=rules.setup,
    refusal=rules.refusal,
    play=rules.play,
    sheet=rules.sheet,
    redeal=rules.redeal,
    policy=drivers.policy,
    observe=drivers.observe,
)
