"""What is being shown: a view of Mille Bornes, for whom and in which words."""

from dataclasses import dataclass

from paddock.core import scene
from paddock.core.words import Seat
from paddock.games.mille_bornes.table.names import card_hint, card_name
from paddock.games.mille_bornes.table.views import Attack, View


@dataclass(frozen=True)
class Scene(scene.Scene[View]):
    """The table as one seat sees it, and the words to tell it in."""

    def card(self, name: str) -> str:
        """What a card is called."""
        return self.speak(card_name(name))

    def hint(self, name: str) -> str:
        """What one has to know of a card, in a few words."""
        return self.speak(card_hint(name))

    def under_attack(self, attack: Attack) -> str:
        """Who is asked for a Coup Fourré."""
        return self.say(
            "text-attack",
            attacker=Seat(attack["attacker"]),
            card=card_name(attack["card"]),
            side=self.sides[attack["target"]],
            asked=self.turn,
        )
