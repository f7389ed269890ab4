"""What is being shown: a view of Road Kill Rally, for whom and in which words."""

from dataclasses import dataclass
from typing import Any

from paddock.core import scene
from paddock.core.words import Say, Seat
from paddock.games.road_kill_rally.table.views import View

COUNTED = ("left", "dice", "owed", "hits")  # what questions may name of what is pending


@dataclass(frozen=True)
class Scene(scene.Scene[View]):
    """The table as one seat sees it, and the words to tell it in."""

    def themed(self, id: str, **facts: Any) -> str:
        """A message that the theme chooses."""
        return self.say(id, theme=self.view["theme"], **facts)

    @property
    def game_turn(self) -> Say:
        """Which turn it is and which of its phases, and which will be the last once that is known."""
        view = self.view
        round, last, phase = view["round"], view["last_round"], Say(f"phase-{view['stage']}")
        if view["over"]:
            return Say("drawing-over", round=round)
        if round == 0:
            return Say("drawing-on-the-grid")
        if last is None:
            return Say("drawing-turn", round=round, phase=phase)
        return Say("drawing-turn-of", round=round, last=last, phase=phase)

    @property
    def question(self) -> str:
        """What is being asked, and of whom; whoever is to act is told what to do."""
        pending, name = self.view["pending"], self.view["phase"]
        facts: dict[str, Any] = {key: count for key, count in pending.items() if key in COUNTED}
        if name == "pay":
            name = f"pay-{pending['purpose']}"
        if "figure" in pending:
            facts["figure"] = Say(f"figure-{pending['figure']}", theme=self.view["theme"])
        if "attack" in pending:
            attack = pending["attack"]
            facts |= {"attacker": Seat(attack["attacker"]), "source": Say(attack["source"]), "dice": attack["dice"]}
        elif name == "defend":
            name = "defend-collision"
        own = ".own" if self.acting else ""
        return self.themed(f"question-{name}{own}", seat=self.turn, **facts)
