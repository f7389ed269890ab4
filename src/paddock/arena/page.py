"""The result as a page for people."""

from html import escape
from typing import Any

from paddock.arena import plots
from paddock.arena.contest import Contest
from paddock.arena.figures import COLUMNS, figures, remarks, title
from paddock.arena.report import of_bot
from paddock.arena.tournament import ARENA
from paddock.core.words import Say, Words, words
from paddock.drawing import report


def page(contest: Contest, found: dict[str, Any], language: str) -> str:
    """Everything that a report holds, to be looked at."""
    speak = words(language, ARENA, contest.tournament.edition.package)
    games = [game for played in contest.counted().values() for game in played]
    points = {bot["name"]: of_bot(bot["name"], games, "scores") for bot in found["bots"]}
    bots = found["bots"]
    panels = [
        panel(speak, "standings", table(found, speak) + said(contest, speak), "wide"),
        panel(speak, "shares", plots.win_shares(bots, speak(Say("arena-shares")))),
        panel(speak, "scores", plots.scores(bots, points, speak(Say("arena-scores")))),
        panel(speak, "matrix", plots.matrix(bots, found["pairings"], speak(Say("arena-matrix"))), "wide"),
    ]
    return report.page(speak(title(found)), speak(Say("arena-sign")), panels, about(found, speak), language)


def panel(speak: Words, id: str, inside: str, classes: str = "") -> str:
    """A plate with a heading, and a note on how to read it."""
    return report.panel(speak(Say(f"arena-{id}")), inside, speak(Say(f"arena-{id}.note")), classes)


def table(found: dict[str, Any], speak: Words) -> str:
    """The standings."""
    heads = [speak(Say(f"arena-{id}")) for id in ("bot", *COLUMNS)]
    return report.table(
        heads,
        (
            f'<tr><th><i class="car-{place % plots.COLOURS}">{plots.letter(place)}</i> {escape(bot["name"])}</th>'
            + "".join(f"<td>{escape(figure)}</td>" for figure in figures(bot))
            + "</tr>"
            for place, bot in enumerate(found["bots"])
        ),
    )


def said(contest: Contest, speak: Words) -> str:
    """What has to be said besides."""
    return "".join(f'<p class="remark">{escape(speak(remark))}</p>' for remark in remarks(contest))


def about(found: dict[str, Any], speak: Words) -> str:
    """What else the results depend on."""
    options = ", ".join(f"{name}={choice}" for name, choice in found["options"].items())
    return speak(Say("arena-about", seed=str(found["seed"]), options=options))
