"""The table as lines of text, for a terminal. Marks such as [red] are colours; letters say the same without them.

A tile is seven letters wide and three lines high: its road in the middle, the terrain of its sides as letters.
"""

from paddock.core.words import Say, Words
from paddock.games.checkpoint_rally.rules import box
from paddock.games.checkpoint_rally.table.scene import Scene
from paddock.games.checkpoint_rally.table.views import View

LETTERS = dict(zip(box.TERRAINS, "gmdc", strict=True))
COLOURS = {"grassland": "green", "mountains": "white", "desert": "yellow", "city": "magenta"}
LINES = {"highway": ("═", "║", "╬"), "gravel": ("·", ":", "+"), "urban": ("─", "│", "┼")}  # across, down, middle


def text(view: View, words: Words, players: list[str]) -> str:
    """The players on the watch, the board, the row, and what the seat that looks holds."""
    scene = Scene(view, words, players)
    lines = [headline(scene), "", *watch(view, words, players), "", *board(scene), ""]
    lines.append(f"{words(Say('text-row'))}  {'  '.join(short(tile) for tile in view['row'] if tile)}")
    lines += small_tiles([tile for tile in view["row"] if tile])
    if "hand" in view:
        lines.append(f"{words(Say('text-hand'))}  {'  '.join(short(tile) for tile in view['hand'])}")
        lines += small_tiles(view["hand"])
        lines.append(card(scene))
    lines.append(f"[dim]{words(Say('text-key'))}[/]")
    return "\n".join(lines)


def headline(scene: Scene) -> str:
    """How many checkpoints, what the piles hold, and when the turn changes."""
    view, after = scene.view, scene.next_on_watch()
    facts = {"checkpoints": view["checkpoints"], "stack": view["stack"], "discards": len(view["discards"])}
    return f"[bold]{scene.say('text-headline', **facts)}[/]" + (f" · {after}" if after else "")


# ---- The watch ---------------------------------------------------------------------------------


def watch(view: View, words: Words, players: list[str]) -> list[str]:
    """A line for each player, the next to act first, those who have finished last."""
    order = view["watch"]["order"]
    rest = [seat for seat in range(len(view["players"])) if seat not in order]
    return [player(view, seat, words, players) for seat in [*order, *rest]]


def player(view: View, seat: int, words: Words, players: list[str]) -> str:
    """Who, in which car, at which minute, with what."""
    shown = view["players"][seat]
    mark = "[bold yellow]▶[/]" if view["turn"] == seat else " "
    car = shown["car"]
    facts = {
        "time": shown["time"],
        "dial": shown["time"] % box.DIAL or box.DIAL,
        "visited": len(shown["tokens"]),
        "checkpoints": view["checkpoints"],
        "gps": shown["gps"],
        "hand": shown["hand"],
    }
    line = f"{mark} [bold]{'ABCD'[seat]}  {players[seat]}[/]  {words(Say('text-player', **facts))}"
    if car:
        h, g, u = box.MINUTES[box.CAR_IDS.index(car)]
        line += f"  [dim]{words(Say(f'car-{car}'))} {words(Say('text-roads', highway=h, gravel=g, urban=u))}[/]"
    if shown["finished"]:
        line += f"  [green]{words(Say('text-finished', place=shown['finished'], bonus=shown['bonus']))}[/]"
    elif shown["spent"]:
        line += f"  [red]{words(Say('text-spent'))}[/]"
    if shown["known"]:
        line += f"  [dim]{words(Say('text-known', tiles=tuple(shown['known'])))}[/]"
    return line


# ---- The board ---------------------------------------------------------------------------------


def board(scene: Scene) -> list[str]:
    """Five rows of tiles within their borders."""
    edge = scene.view["borders"]
    north = "".join(f"   {letter(kind)}    " for kind in edge[box.NORTH])
    south = "".join(f"   {letter(kind)}    " for kind in reversed(edge[box.SOUTH]))
    lines = ["      " + "".join(f"   {column}    " for column in box.COLUMNS), f"      {north}".rstrip()]
    for row in range(box.SIDE):
        shown = [cell_lines(scene, box.CELL_IDS[box.SIDE * row + column]) for column in range(box.SIDE)]
        west, east = letter(edge[box.WEST][box.SIDE - 1 - row]), letter(edge[box.EAST][row])
        for line in range(3):
            start = f"  {row + 1} {west} " if line == 1 else "      "
            lines.append(start + " ".join(cell[line] for cell in shown) + (f" {east}" if line == 1 else ""))
    return [*lines, f"      {south}".rstrip()]


def cell_lines(scene: Scene, cell: str) -> list[str]:
    """A cell: its tile, who is there, and whether it is a checkpoint."""
    here = "".join("ABCD"[seat] for seat, each in enumerate(scene.view["players"]) if each["cell"] == cell)
    wanted = cell in scene.wanted
    marked = wanted and cell in scene.visited
    flag = "[bold green]✓[/]" if marked else "[bold red]⚑[/]" if wanted else " "
    laid = scene.view["board"].get(cell)
    if laid is None:
        return ["       ", "   [dim]·[/]   ", f"      {flag}"]
    lines = tile_lines(box.TILE_IDS.index(laid["tile"]), laid["turned"], here)
    lines[2] = lines[2][:-1] + flag
    return lines


def tile_lines(tile: int, turn: int, here: str = "") -> list[str]:
    """A tile in three lines of seven letters."""
    across, down, middle = LINES[box.ROADS[box.ROAD[tile]]]
    exits, sides = box.EXITS[tile][turn], [box.TERRAINS[kind] for kind in box.TERRAIN[tile][turn]]
    has = [bool(exits >> side & 1) for side in range(box.SIDES)]
    west = across if has[box.WEST] else " "
    east = across if has[box.EAST] else " "
    who = f"[bold reverse]{here.center(3)[:3]}[/]" if here else f"[bold]{west}{middle}{east}[/]"
    return [
        f"  {letter(sides[box.NORTH])}{down if has[box.NORTH] else ' '}   ",
        f"{letter(sides[box.WEST])}{west}{who}{east}{letter(sides[box.EAST])}",
        f"  {letter(sides[box.SOUTH])}{down if has[box.SOUTH] else ' '}   ",
    ]


def letter(terrain: str) -> str:
    """A terrain as one coloured letter."""
    return f"[{COLOURS[terrain]}]{LETTERS[terrain]}[/]"


# ---- Tiles beside the board --------------------------------------------------------------------


def small_tiles(tiles: list[str]) -> list[str]:
    """Tiles side by side, unturned."""
    drawn = [tile_lines(box.TILE_IDS.index(tile), 0) for tile in tiles]
    return ["    " + "    ".join(each[line] for each in drawn) for line in range(3)] if drawn else []


def short(tile: str) -> str:
    """A tile's number, in bold."""
    return f"[bold]{tile}[/]"


def card(scene: Scene) -> str:
    """The own checkpoints, those visited struck off."""
    named = [f"[green]✓{cell}[/]" if cell in scene.visited else f"[red]⚑{cell}[/]" for cell in scene.wanted]
    return f"{scene.say('text-card')}  {'  '.join(named)}"
