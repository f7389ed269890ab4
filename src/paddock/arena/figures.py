"""Figures of a result as people read them."""

from typing import Any

from paddock.arena.contest import Contest
from paddock.core.editions import differences
from paddock.core.words import Say

COLUMNS = ("share", "interval", "score", "pace", "rating", "games")
NOTHING = "–"


def figures(bot: dict[str, Any]) -> list[str]:
    """A bot's figures in the order of COLUMNS."""
    return [
        percent(bot["win_share"]),
        interval(bot["low"], bot["high"]),
        decimal(bot["mean_score"]),
        decimal(bot["ms_per_move"], 2),
        decimal(bot["rating"]),
        f"{bot['games']:,}",
    ]


def percent(share: float | None) -> str:
    """A share."""
    return NOTHING if share is None else f"{share:.1%}"


def interval(low: float | None, high: float | None) -> str:
    """From a share to a share."""
    return NOTHING if low is None else f"{100 * low:.1f} – {percent(high)}"


def decimal(value: float | None, digits: int = 1) -> str:
    """Any other figure."""
    return NOTHING if value is None else f"{value:,.{digits}f}"


def title(found: dict[str, Any]) -> Say:
    """What was played; the words are those of the game too."""
    return Say("arena-title", game=Say("game"), variant=found["variant"], seats=found["seats"], games=found["games"])


def remarks(contest: Contest) -> list[Say]:
    """What has to be said besides: what an edition changes, that it was stopped, and what is decided."""
    tournament = contest.tournament
    own = differences(tournament.edition)
    played, asked = (sets * tournament.set_size for sets in (len(contest.counted()), contest.total))
    stopped = Say("arena-stopped", games=played, asked=asked) if played < asked else None
    return [remark for remark in (own, stopped) if remark] + [
        Say(f"arena-{decision}", bot=first, against=second, games=len(contest.shares(pairing)) * tournament.set_size)
        for pairing, (first, second) in enumerate(tournament.pairings)
        if (decision := contest.decisions[pairing])
    ]
