"""Road Kill Rally: a race without rules of courtesy, on a road that is built as it is driven."""

from paddock.core.game import REGISTRY, Game, Option
from paddock.games.road_kill_rally import table
from paddock.games.road_kill_rally.drivers import features, outlook, policy, sensible, tallies
from paddock.games.road_kill_rally.drivers.scratch import Scratch
from paddock.games.road_kill_rally.rules import former, hidden, legality, play, scoring, setup
from paddock.games.road_kill_rally.rules.box import FACTS, FINISH_GROUPS, LINES
from paddock.games.road_kill_rally.rules.moves import MOVES
from paddock.games.road_kill_rally.rules.state import State

__all__ = ["FACTS", "GAME"]

GAME = REGISTRY.add(
    Game(
        name="road-kill-rally",
        package=__name__,
        version=2,
        state=State,
        seats=(4, 3, 5, 6, 2),
        variants=("standard",),
        options=(
            Option("theme", ("robots", "cones", "classic")),  # ruling 48
            Option("skills", ("without", "with")),
            Option("teams", ("each-alone", "pairs"), matters=lambda s: s.seats > 2),  # ruling 37
            Option("destruction", ("never", "third-wipe-out")),  # ruling 1
            Option("length", ("standard", "short")),  # ruling 9
            Option("finish-group", FINISH_GROUPS, matters=lambda s: not s.length),  # ruling 9
            Option("veteran", ("up-to-six", "one-more")),  # ruling 3
            Option("wipe-out-points", ("minus-20", "minus-30")),  # ruling 36
            Option("final-tie", ("shared", "coin")),  # ruling 35
            Option("letter", ("as-ruled", "by-the-letter")),  # rulings 23, 25, 28
        ),
        moves=MOVES,
        lines=LINES,
        features=features.FEATURES,
        usual_lead=130,
        longest=5_000,
        table=table,
        setup=setup.setup,
        refusal=legality.refusal,
        legal=legality.legal,
        play=play.play,
        side_of=setup.side_of,
        did_better=scoring.did_better,
        sheet=scoring.sheet,
        redeal=hidden.redeal,
        policy=policy.policy,
        sensible=sensible.sensible,
        observe=features.observe,
        pace=tallies.pace,
        tallies=tallies.TALLIES,
        tally=tallies.tally,
        outlook=outlook.outlook,
        far_enough=outlook.far_enough,
        scratch=Scratch,
        former_bytes=former.former_bytes,
        asks="question",
    )
)
