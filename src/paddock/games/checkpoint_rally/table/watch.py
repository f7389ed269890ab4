"""When the turn changes, in words."""

from paddock.core.words import Say, Seat
from paddock.games.checkpoint_rally.table.views import View


def next_on_watch(view: View) -> Say | None:
    """For how many minutes the first stays first, and who comes then."""
    order, minutes, last_chance = view["watch"]["order"], view["watch"]["stays_first"], view["watch"]["last_chance"]
    if view["phase"] == "discarding":
        return None if last_chance else Say("watch-next", next=Seat(order[0]))
    if view["phase"] != "acting":
        return None
    if minutes is None:
        return Say("watch-alone")
    if last_chance:
        return Say("watch-chance" if minutes >= 0 else "watch-one-action", minutes=minutes)
    id = "watch-first" if view["turn"] == view["seat"] else "watch-first-other"
    return Say(id, seat=Seat(order[0]), minutes=minutes, next=Seat(order[1]))
