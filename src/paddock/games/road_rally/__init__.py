"""Road Rally USA: from stage to stage across the country; be in front where it counts for you."""

from paddock.core.game import REGISTRY, Game, Option
from paddock.games.road_rally import table
from paddock.games.road_rally.drivers import features, policy, sensible, tallies
from paddock.games.road_rally.rules import codes, hidden, legality, play, scoring, setup
from paddock.games.road_rally.rules.box import FACTS as FACTS
from paddock.games.road_rally.rules.box import LINES, VARIANTS
from paddock.games.road_rally.rules.moves import MOVES
from paddock.games.road_rally.rules.state import BASE, DEMO, State

GAME = REGISTRY.add(
    Game(
        name="road-rally-usa",
        package=__name__,
        version=1,
        state=State,
        seats=(3, 4, 5),
        variants=VARIANTS,
        options=(
            Option("short-tiles", ("no", "yes")),  # ruling 56
            Option("course", ("drawn", "built"), codes, lambda s: s.variant != BASE),  # ruling 5
            Option("first-driver", ("random", "first-seat"), matters=lambda s: s.variant != DEMO),  # ruling 1
            Option("gas-stop", ("arrival", "departure-too")),  # ruling 19
            Option("last-place", ("car", "tile")),  # ruling 28
            Option("demo-limit", ("scored", "resolved"), matters=lambda s: s.variant == DEMO),  # ruling 35
        ),
        moves=MOVES,
        lines=LINES,
        features=features.FEATURES,
        usual_lead=6,
        longest=1_000,
        table=table,
        setup=setup.setup,
        refusal=legality.refusal,
        legal=legality.legal,
        play=play.play,
        side_of=setup.side_of,
        sheet=scoring.sheet,
        did_better=scoring.did_better,
        redeal=hidden.redeal,
        policy=policy.policy,
        sensible=sensible.sensible,
        observe=features.observe,
        driving=(13.0, 15.0, 31.0, 67.0),
        tallies=tallies.TALLIES,
        tally=tallies.tally,
    )
)
