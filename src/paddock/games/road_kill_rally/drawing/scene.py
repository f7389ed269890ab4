"""What is being drawn: the scene of a table, and the world that its road lies in."""

from dataclasses import dataclass
from functools import cached_property

from paddock.games.road_kill_rally.drawing.world import World
from paddock.games.road_kill_rally.table.scene import Scene

LARGER = 1.3  # what stands on the road is drawn so much larger at most, where the camera is far away
FIGURES, LETTERS = 0.75, 1.0  # the scale below which figures and letters are drawn larger


@dataclass(frozen=True)
class RoadScene(Scene):
    """The same in one of the two shapes."""

    shape: str

    @cached_property
    def world(self) -> World:
        """Where everything lies."""
        return World(self.view, self.shape)

    @cached_property
    def grown(self) -> float:
        """How much larger what stands on the road is drawn, to be seen from where the camera is."""
        return min(LARGER, max(1.0, FIGURES / self.world.camera.scale))

    @cached_property
    def lettered(self) -> float:
        """The same for letters, which are always readable."""
        return max(1.0, LETTERS / self.world.camera.scale)
