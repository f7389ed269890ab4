"""A clock that tests turn."""

from dataclasses import dataclass

from paddock.server.house import SWEEP, House


@dataclass
class Clock:
    """Seconds since 1970, as the test wants them; and a steady clock that only a jump of the date leaves behind."""

    time: float = 1_800_000_000.0
    jumped: float = 0.0

    def __call__(self) -> float:
        return self.time

    def steady(self) -> float:
        return self.time - self.jumped

    def jump(self, seconds: float) -> None:
        """Somebody sets the date."""
        self.time += seconds
        self.jumped += seconds

    async def let_pass(self, seconds: float, *houses: House) -> None:
        """Let time pass while these houses are open."""
        while seconds > 0:
            self.time += min(seconds, SWEEP)
            seconds -= SWEEP
            for house in houses:
                await house.time.note(house.store)
