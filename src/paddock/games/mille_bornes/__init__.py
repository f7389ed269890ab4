"""Mille Bornes: 1,000 miles by road, with hazards, remedies, safeties and the Coup Fourré."""

from paddock.core.game import REGISTRY, Game, Option
from paddock.games.mille_bornes import table
from paddock.games.mille_bornes.drivers import features, outlook, policy, sensible, tallies
from paddock.games.mille_bornes.rules import hidden, legality, play, scoring, setup
from paddock.games.mille_bornes.rules.box import FACTS, LINES
from paddock.games.mille_bornes.rules.moves import MOVES
from paddock.games.mille_bornes.rules.scoring import has_points
from paddock.games.mille_bornes.rules.state import State

__all__ = ["FACTS", "GAME"]

GAME = REGISTRY.add(
    Game(
        name="mille-bornes",
        package=__name__,
        version=1,
        state=State,
        seats=(2, 3, 4, 6),
        variants=("standard", "match", "simple"),
        options=(
            Option("last-safeties", ("free-turn", "no-turn")),  # ruling 3
            Option("delayed-action", ("empty-pile", "empty-before"), matters=has_points),  # ruling 4
            Option("bare-pile", ("open", "closed")),  # ruling 10
            Option("late-safety", ("go-shows", "new-go")),  # ruling 12
            Option("discards", ("free", "forced")),  # ruling 19
            Option(
                "extension-bonus",
                ("finisher", "against-caller", "against-caller-always"),
                matters=lambda s: s.seats != 4 and has_points(s),
            ),  # ruling 32
            Option("shut-out", ("all", "each", "french"), matters=has_points),  # ruling 33
        ),
        moves=MOVES,
        lines=LINES,
        features=features.FEATURES,
        usual_lead=950,
        longest=10_000,
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
        far_enough=outlook.far_enough,
        observe=features.observe,
        tallies=tallies.TALLIES,
        tally=tallies.tally,
    )
)
