"""Checkpoint Rally: build the road, drive it, and visit all checkpoints of a secret card in the least time."""

from paddock.core.game import REGISTRY, Game, Option
from paddock.games.checkpoint_rally import table
from paddock.games.checkpoint_rally.drivers import features, policy, sensible, tallies
from paddock.games.checkpoint_rally.drivers.scratch import Scratch
from paddock.games.checkpoint_rally.rules import former, hidden, legality, play, scoring, setup
from paddock.games.checkpoint_rally.rules.box import FACTS, LINES
from paddock.games.checkpoint_rally.rules.moves import MOVES
from paddock.games.checkpoint_rally.rules.state import State

__all__ = ["FACTS", "GAME"]

GAME = REGISTRY.add(
    Game(
        name="checkpoint-rally",
        package=__name__,
        version=1,
        state=State,
        seats=(2, 3, 4),
        variants=("standard",),
        options=(
            Option("checkpoint-map", ("recommended", "four", "three")),  # ruling 1
            Option("cars", ("random", "chosen")),  # ruling 5
            Option("layout", ("diamond", "plus")),  # ruling 9
            Option("borders", ("count", "bare")),  # ruling 8
            Option("end-game", ("one-chance", "literal")),  # ruling 42
        ),
        moves=MOVES,
        lines=LINES,
        features=features.FEATURES,
        usual_lead=100,
        longest=2_000,
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
        driving=(10.0, 20.0, 25.0, 60.0),
        tallies=tallies.TALLIES,
        tally=tallies.tally,
        scratch=Scratch,
        former_bytes=former.former_bytes,
    )
)
