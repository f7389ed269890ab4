"""What is being shown: a view of Road Rally USA, for whom and in which words."""

from dataclasses import dataclass

from paddock.core import scene
from paddock.games.road_rally.table.names import card
from paddock.games.road_rally.table.views import Driver, View


@dataclass(frozen=True)
class Scene(scene.Scene[View]):
    """The table as one seat sees it, and the words to tell it in. Everybody drives for himself: a seat is its side."""

    def card(self, name: str) -> str:
        """What a card is called."""
        return self.speak(card(name))

    @property
    def standings(self) -> list[int]:
        """The cars in their order; after the race the drivers by their places."""
        places = self.view["places"]
        return self.view["order"] if places is None else sorted(self.view["order"], key=lambda seat: places[seat])

    @property
    def own(self) -> Driver:
        """The driver that looks."""
        return self.view["drivers"][self.seat]

    @property
    def own_stages(self) -> list[int]:
        """The stage cards of the seat that looks."""
        return self.view.get("stage_cards", [])

    @property
    def waiting(self) -> dict[int, int]:
        """The stages that no car has reached yet, each with its space."""
        return {stage["number"]: stage["at"] for stage in self.view["stages"] if stage["fate"] == "unreached"}
