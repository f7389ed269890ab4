"""A race of one car along a line, as small as a game can be; its rules stand in two modules."""

from paddock.core.features import amount
from paddock.core.game import Game, Option
from tests.toy import rules, table

FACTS = {"goal": rules.GOAL}
LINE = Game(
    name="line",
    package=__name__,
    version=1,
    state=rules.Line,
    seats=(1, 2),
    variants=("short",),
    options=(Option("overdrive", ("off", "on")),),
    moves=3,
    lines=("way",),
    features=(amount("way", 2000),),
    usual_lead=1,
    table=table,
    setup=rules.setup,
    refusal=rules.refusal,
    legal=rules.legal,
    play=rules.play,
    side_of=rules.side_of,
    sheet=rules.sheet,
    did_better=rules.did_better,
    redeal=rules.redeal,
    policy=rules.policy,
    sensible=rules.sensible,
    observe=rules.observe,
)
