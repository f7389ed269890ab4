"""What is going on, and how each player stands."""

from paddock.core.words import Seat
from paddock.drawing import boards
from paddock.drawing.cars import car
from paddock.drawing.lettering import fitting, short_name, width
from paddock.drawing.palette import BLUE, GREEN, RED
from paddock.drawing.plates import panel
from paddock.drawing.svg import anchor, named, text
from paddock.games.checkpoint_rally.drawing.country import tile
from paddock.games.checkpoint_rally.drawing.pieces import flag, gps_sign, roads_of, tile_back
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import Player


def status(scene: Scene, x: float, y: float, w: float, h: float, size: float) -> str:
    """Who is to do what, and after how many minutes that changes."""
    words, colour = happening(scene)
    after = scene.next_on_watch()
    if h < 50:
        whole = f"{words} – {after}" if after else words
        lines, size = boards.sentence(whole, w - 52, h, boards.DESK_SIZES)
        across = boards.sentence_width(lines, size)
        return boards.status(whole, lines, size, colour, x + (w - across) / 2, y, across, h)
    both = [line for line in (words, after) if line]
    size = min(fitting(line, size, w - 24) for line in both)
    lines = both if size >= 12 else boards.sentence(" – ".join(both), w, h, (12,))[0]
    size = max(12, size)
    return boards.status(" – ".join(lines), lines, size, colour, x, y, w, h)


def happening(scene: Scene) -> tuple[str, str]:
    """The sentence of the moment, and the colour of its sign."""
    view = scene.view
    if view["places"] is not None:
        winner = view["places"].index(1)
        player = view["players"][winner]
        id = "drawing-winner" if player["finished"] else "drawing-nobody"
        return scene.say(id, seat=Seat(winner), minutes=player["time"]), GREEN
    seat, mine = scene.turn, scene.acting
    player = view["players"][seat]
    if view["phase"] == "choosing":
        return scene.say("drawing-choose" if mine else "drawing-choosing", seat=seat), BLUE
    if view["phase"] == "starting":
        return scene.say("drawing-start" if mine else "drawing-starting", seat=seat, corner=player["corner"]), BLUE
    if view["phase"] == "discarding":
        count = player["hand"] - box.HAND
        return scene.say("drawing-discard" if mine else "drawing-discarding", seat=seat, count=count), RED
    if mine and view["watch"]["last_chance"]:
        return scene.say("drawing-last-chance", seat=seat), RED
    return scene.say("drawing-your-turn" if mine else "drawing-turn", seat=seat), BLUE


# ---- Players -----------------------------------------------------------------------------------


def player_panels(scene: Scene, x: float, y: float, w: float, h: float, gap: float) -> list[str]:
    """A line for each, in the order of the watch; those who are out come last."""
    watch = scene.view["watch"]
    seats = [*watch["order"], *watch["out"]]
    return [player_panel(scene, seat, x, y + (h + gap) * row, w, h) for row, seat in enumerate(seats)]


def player_panel(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """Car and name, the minutes for each road, time, tokens, tiles and updates."""
    player = scene.view["players"][seat]
    label = label_of(scene, seat)
    marked = scene.view["turn"] == seat
    if w < 400:
        return named(label, *narrow_player(scene, seat, w, h), x=x, y=y, id=f"player-{seat}", data_driver=str(seat))
    first, roads = h * 1.35, h * 0.34
    room = (w * 0.47 - 2.5 * roads if player["car"] else w * 0.6) - first - 6
    name = short_name(scene.players, seat, 16, room)
    driven = scene.speak(scene.car(seat))
    inside = (
        panel(0, 0, w, h, marked),
        car(seat, 8, h * 0.5 - (h * 1.1) * 0.255, h * 1.1),
        text(first, h * 0.44, name, 16, "heavy on-panel", "start"),
        text(first, h * 0.8, driven, 13, "on-panel-soft", "start") if width(driven, 13) <= room else "",
        roads_of(player["car"], w * 0.47, h / 2, roads),
        progress(scene, seat, w * 0.61, h * 0.29, h * 0.2),
        next_flag(seat, player, w * 0.61, h * 0.29, h * 0.2),
        supplies_of(player, w * 0.61, h * 0.74, h * 0.28),
        last_tile(seat, player, w * 0.61, h * 0.74, h * 0.28),
        standing(scene, seat, w - 10, h),
    )
    return named(label, *inside, x=x, y=y, id=f"player-{seat}", data_driver=str(seat))


def label_of(scene: Scene, seat: int) -> str:
    """All of a line in words."""
    player = scene.view["players"][seat]
    facts = {
        "car": scene.car(seat),
        "time": player["time"],
        "visited": len(player["tokens"]),
        "checkpoints": scene.view["checkpoints"],
        "hand": player["hand"],
        "gps": player["gps"],
    }
    return scene.say("drawing-player", seat=Seat(seat), **facts)


def narrow_player(scene: Scene, seat: int, w: float, h: float) -> tuple[str, ...]:
    """The same in two lines, on a phone."""
    player = scene.view["players"][seat]
    return (
        panel(0, 0, w, h, scene.view["turn"] == seat),
        car(seat, 8, 8, 44),
        text(60, 22, short_name(scene.players, seat, 14, 130), 14, "heavy on-panel", "start"),
        roads_of(player["car"], w * 0.66, 29, 21),
        progress(scene, seat, 68, 40, 9),
        supplies_of(player, 132, 42, 17),
        standing(scene, seat, w - 10, h),
    )


def standings(scene: Scene) -> str:
    """How all stand, in the order of the watch."""
    watch = scene.view["watch"]
    return boards.standings([standing_of(scene, seat) for seat in (*watch["order"], *watch["out"])])


def standing_of(scene: Scene, seat: int) -> boards.Standing:
    """A player's minutes, checkpoints and tiles."""
    player = scene.view["players"][seat]
    return boards.Standing(
        seat,
        scene.players[seat],
        "art-back",
        player["hand"],
        scene.say("drawing-minutes", minutes=player["time"]),
        f"⚑ {len(player['tokens'])}/{scene.view['checkpoints']}",
        acts=scene.view["turn"] == seat,
        label=label_of(scene, seat),
        hands=[f"seat-{seat}"],
        prizes=f"flags-{seat}",
    )


def progress(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """A flag for each checkpoint, filled as far as they are visited."""
    visited = len(scene.view["players"][seat]["tokens"])
    places = range(scene.view["checkpoints"])
    return "".join(flag(seat, place < visited, x + place * r * 1.9, y, r * 2.4) for place in places)


def next_flag(seat: int, player: Player, x: float, y: float, r: float) -> str:
    """Where the flag of the checkpoint is that is visited next."""
    return anchor(f"flags-{seat}", x + (len(player["tokens"]) * 1.9 - 1.2) * r, y - 1.2 * r, 2.4 * r, 2.4 * r)


def supplies_of(player: Player, x: float, y: float, h: float) -> str:
    """Tiles in hand, those known to all lying open, and the updates that are left."""
    shown = [tile(name, 0, x + k * h * 1.15 - 6, y - h / 2, h) for k, name in enumerate(player["known"])]
    backs = [tile_back(x + k * h * 1.15 - 6, y - h / 2, h) for k in range(len(shown), player["hand"])]
    left = x + max(box.HAND, player["hand"]) * h * 1.15 - 2
    updates = (gps_sign(left + k * h * 1.1 + h * 0.4, y, h * 0.45, k < player["gps"]) for k in range(box.GPS))
    return "".join((*shown, *backs, *updates))


def last_tile(seat: int, player: Player, x: float, y: float, h: float) -> str:
    """Where the last of the tiles in a hand lies, or the first would."""
    return anchor(f"seat-{seat}", x + max(player["hand"] - 1, 0) * h * 1.15 - 6, y - h / 2, h, h)


def standing(scene: Scene, seat: int, x: float, h: float) -> str:
    """The minutes used; a star for the winner, a word for who is out."""
    player = scene.view["players"][seat]
    time = text(x, h * 0.52, scene.number(player["time"]), h * 0.42, "heavy on-panel", "end")
    time += anchor(f"time-{seat}", x - h * 0.6, h * 0.18, h * 0.6, h * 0.4)
    note = "min"
    if player["spent"]:
        note = scene.say("drawing-out")
    elif player["finished"]:
        note = f"min (−{player['bonus']})" if player["bonus"] else "min"
    star = boards.prize(scene, scene.side_of(seat), x - h * 0.98, h * 0.4, h * 0.2)
    return time + text(x, h * 0.82, note, 13, "on-panel-soft", "end") + star
