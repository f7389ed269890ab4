"""Whole races against the referee: after every move both must say the same."""

from typing import Any

import pytest

from paddock.bots import bot, bot_move
from paddock.core.game import Choice, Event
from paddock.core.race import Race
from paddock.games.checkpoint_rally import GAME
from paddock.games.checkpoint_rally.rules import events
from paddock.games.checkpoint_rally.rules.box import TILE_IDS
from tests.checkpoint_rally.referee import Cell, Deal, Move, Referee

OPTIONS: list[dict[str, str]] = [
    {},
    {"checkpoint-map": "three", "cars": "chosen", "end-game": "literal"},
    {"checkpoint-map": "four", "layout": "plus", "borders": "bare"},
]
EVERY = {"policy": 1, "driver": 1, "learner": 4, "random": 8}  # at which moves the whole set of legal ones is compared


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()) or "standard")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", ["policy", "driver", "learner", "random"])
def test_the_referee_agrees_after_every_move(player: str, seats: int, options: dict[str, str]) -> None:
    seed = seats
    race = Race.start(GAME, seats, seed, options=options)
    try:
        follow(race, player)
    except Exception as error:
        step = len(race.record.moves)
        where = f"seed {seed}, {seats} seats, {options}, played by {player}, after step {step}"
        raise AssertionError(f"{where}: {error}") from error


def follow(race: Race, player: str) -> None:
    """Play a race to its end, with the referee beside."""
    bots = [bot(player) for _ in range(race.state.seats)]
    referee = Referee(race.state.seats, race.record.options, deal(race), drawn(race.events))
    step = 0
    while not race.over:
        compare(race, referee)
        if step % EVERY[player] == 0:
            compare_moves(race, referee)
        told = len(race.events)
        number = bot_move(race, bots[race.turn])
        move = translated(race.choice(number))
        assert referee.question and move in referee.question[1], f"{move} is played, the referee has {referee.question}"
        race.play(number)
        referee.answer(move, drawn(race.events[told:]))
        step += 1
    compare(race, referee)
    assert race.places() == referee.places(), f"places\ngame    {race.places()}\nreferee {referee.places()}"


def compare(race: Race, referee: Referee) -> None:
    """Who acts, and what lies where."""
    turn, judged_turn = None if race.over else race.turn, referee.question[0] if referee.question else None
    assert turn == judged_turn, f"turn {turn}, the referee has {judged_turn}"
    for what, told, judged in table(race, referee):
        assert told == judged, f"{what}\ngame    {told}\nreferee {judged}"


def compare_moves(race: Race, referee: Referee) -> None:
    """All that may be done, and how many minutes placements and drives would take."""
    assert referee.question
    seat, moves = referee.question
    told = {translated(choice): minutes_told(choice) for choice in map(race.choice, race.moves())}
    judged = {move: referee.minutes(seat, move) for move in moves}
    only_told, only_judged = told.items() - judged.items(), judged.items() - told.items()
    assert told == judged, f"legal moves and minutes\nonly game    {only_told}\nonly referee {only_judged}"


def table(race: Race, referee: Referee) -> list[tuple[str, Any, Any]]:
    """What lies on the table: its name, the game's account of it, the referee's."""
    s, view = race.state, race.view(None)
    players, judged = view["players"], referee.players
    hands = [{TILE_IDS[tile] for tile in s.hand[seat][: s.held[seat]]} for seat in range(s.seats)]
    return [
        ("scores", race.scores(), referee.scores()),
        ("board", board(view), referee.board),
        ("row", view["row"], referee.row),
        ("stack", {TILE_IDS[tile] for tile in s.stack[: s.left]}, referee.stack),
        ("discards", sorted(view["discards"]), sorted(referee.discards)),
        ("hands", hands, [set(each.hand) for each in judged]),
        ("seen in hands", [each["known"] for each in players], [sorted(each.known) for each in judged]),
        ("car sheets", [each["car"] for each in players], [each.car for each in judged]),
        ("cars at", [each["cell"] and cell(each["cell"]) for each in players], [each.at for each in judged]),
        ("minutes", [each["time"] for each in players], [each.minutes for each in judged]),
        ("GPS updates", [each["gps"] for each in players], [each.gps for each in judged]),
        ("tokens", [set(map(cell, each["tokens"])) for each in players], [each.tokens for each in judged]),
        ("finished", [each["finished"] for each in players], [each.finished for each in judged]),
        ("chance over", [each["spent"] for each in players], [each.chance_over for each in judged]),
    ]


# ---- The game in the referee's words -----------------------------------------------------------


def deal(race: Race) -> Deal:
    """What lies on the table at the start."""
    view = race.view(None)
    players = view["players"]
    return Deal(
        order=view["watch"]["order"],
        corners=[cell(each["corner"]) for each in players],
        cars=[each["car"] for each in players],
        cards=[race.view(seat)["card"]["id"] for seat in range(len(players))],
        borders=["".join(terrain[0] for terrain in border) for border in view["borders"]],
        board=board(view),
        row=view["row"],
    )


def board(view: dict[str, Any]) -> dict[Cell, tuple[str, int]]:
    return {cell(at): (lying["tile"], lying["turned"]) for at, lying in view["board"].items()}


def drawn(told: list[Event]) -> list[str]:
    """The tiles that came off the stack, to a hand or to the row."""
    numbers = [event.b if event.kind == events.DREW else event.a for event in told if event.kind in DRAWS]
    return [TILE_IDS[number] for number in numbers]


DRAWS = (events.DREW, events.ROW_TILE)


def translated(choice: Choice) -> Move:
    """A move by the parts that one touches."""
    names = [part.partition(":")[2] for part in choice.parts]
    match choice.parts[0].partition(":")[0], len(choice.parts):
        case "sheet", _:
            return "choose", names[0]
        case "stack", _:
            return ("draw",)
        case "refresh", _:
            return ("refresh",)
        case "cell", _:
            return "drive", *map(cell, names)
        case "gps", _:
            return "keep", names[1], int(names[2]) // 90, cell(names[3])
        case "tile", 3:
            return "place", names[0], int(names[1]) // 90, cell(names[2])
        case "tile", 2:
            return "discard", names[0]
    return "take", names[0]


def minutes_told(choice: Choice) -> int | None:
    """The minutes that a player reads beside a placement or a drive."""
    note = choice.note
    if note is None or not note.id.startswith(("note-place", "note-start", "note-drive")):
        return None
    if note.id == "note-start":
        return int(note.args["drive"] + note.args["place"].args["minutes"])
    return int(note.args["minutes"])


def cell(name: str) -> Cell:
    """C1 is the third column of the northern row."""
    return int(name[1]) - 1, "ABCDE".index(name[0])
