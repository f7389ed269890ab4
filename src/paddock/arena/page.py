"""The result as a page for people: one file with its plots in it, for light and dark, wide and narrow."""

import importlib.resources
from html import escape
from typing import Any

from paddock.arena import plots
from paddock.arena.contest import Contest
from paddock.arena.figures import COLUMNS, figures, remarks, title
from paddock.arena.report import of_bot
from paddock.arena.tournament import ARENA
from paddock.core.game import REGISTRY
from paddock.core.words import Say, Words, words


def page(contest: Contest, found: dict[str, Any], language: str) -> str:
    """Everything that a report holds, to be looked at."""
    speak = words(language, ARENA, REGISTRY.find(found["game"]).package)
    heading = escape(speak(title(found)))
    games = [game for played in contest.counted().values() for game in played]
    points = {bot["name"]: of_bot(bot["name"], games, "scores") for bot in found["bots"]}
    style = importlib.resources.files(ARENA).joinpath("page.css").read_text("utf-8")
    bots = found["bots"]
    panels = [
        panel(speak, "standings", table(found, speak) + said(contest, speak), "wide"),
        panel(speak, "shares", plots.win_shares(bots, speak(Say("arena-shares")))),
        panel(speak, "scores", plots.scores(bots, points, speak(Say("arena-scores")))),
        panel(speak, "matrix", plots.matrix(bots, found["pairings"], speak(Say("arena-matrix"))), "wide"),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{heading}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header><h1><span>{escape(speak(Say('arena-sign')))}</span></h1><p>{heading}</p></header>\n"
        f"<main>\n{''.join(panels)}</main>\n<footer>{about(found, speak)}</footer>\n</body>\n</html>\n"
    )


def panel(speak: Words, id: str, inside: str, classes: str = "") -> str:
    """A plate with a heading, and a note on how to read it."""
    heading, note = (escape(speak(Say(f"arena-{id}{part}"))) for part in ("", ".note"))
    return f'<section class="{classes}"><h2>{heading}</h2>{inside}<p class="note">{note}</p></section>\n'


def table(found: dict[str, Any], speak: Words) -> str:
    """The standings."""
    heads = "".join(f"<th>{escape(speak(Say(f'arena-{id}')))}</th>" for id in ("bot", *COLUMNS))
    rows = "".join(
        f'<tr><th><i class="car-{place % plots.COLOURS}">{plots.letter(place)}</i> {escape(bot["name"])}</th>'
        + "".join(f"<td>{escape(figure)}</td>" for figure in figures(bot))
        + "</tr>"
        for place, bot in enumerate(found["bots"])
    )
    return f'<div class="scroll"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def said(contest: Contest, speak: Words) -> str:
    """What has to be said besides."""
    return "".join(f'<p class="remark">{escape(speak(remark))}</p>' for remark in remarks(contest))


def about(found: dict[str, Any], speak: Words) -> str:
    """What else the results depend on."""
    options = ", ".join(f"{name}={choice}" for name, choice in found["options"].items())
    return escape(speak(Say("arena-about", seed=str(found["seed"]), options=options)))
