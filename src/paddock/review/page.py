"""A review as a piece of HTML that needs nothing else: what a notebook shows."""

from html import escape

from paddock.core.words import Say, system_language, words
from paddock.drawing.palette import STYLE
from paddock.review.findings import Review
from paddock.review.graph import chart
from paddock.review.telling import COLUMNS, figures


def shown(review: Review) -> str:
    """The graph, and a table of the players."""
    speak = words(system_language(), "paddock.review")
    winner = max(review.players, key=lambda player: player.result)
    head = "".join(f"<th>{escape(speak(Say(f'head-{column}')))}</th>" for column in ("player", *COLUMNS))
    rows = (
        "".join(f"<td>{escape(cell)}</td>" for cell in (review.names[player.seat], *figures(review, player, speak)))
        for player in review.players
    )
    table = f"<table><tr>{head}</tr>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
    graph = chart(review, winner.side, speak(Say("graph-name")), speak)
    return f'<style>{STYLE}</style><div style="max-width:42rem">{graph}{table}</div>'
