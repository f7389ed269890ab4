"""For learners: `Env`, many races of a game at once that never leave the machine they are played on."""

from paddock.learning.env import Env, Step

__all__ = ["Env", "Step"]
