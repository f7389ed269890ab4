"""paddock …: the command line. It reads the arguments; the work is done in `terminal`."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, NoReturn

import paddock
from paddock.bots import bot_names
from paddock.core.errors import BadOption, PaddockError
from paddock.core.words import LANGUAGES, Say, Words, system_language, words


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        """The line, and exit status 2."""
        self.exit(2, f"paddock: {message} ({self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 for bad input, with one clear sentence."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = asked_language(arguments)
    speak = words(language, "paddock.terminal")
    with argparse_speaking(speak):
        args = parser(speak).parse_args(arguments or ["--help"])
    try:
        return int(args.command(args) or 0)
    except PaddockError as error:
        print(f"paddock: {error.in_words(language)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # whoever was reading has gone; say nothing more
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def asked_language(arguments: Sequence[str]) -> str:
    """The language of --language, else of the environment; needed before the arguments can be explained."""
    finder = argparse.ArgumentParser(add_help=False)
    finder.add_argument("--language", nargs="?")
    found = finder.parse_known_args(arguments)[0].language
    return found if found in LANGUAGES else system_language()


@contextmanager
def argparse_speaking(speak: Words) -> Iterator[None]:
    """Meanwhile argparse says what it has to say in our words; where we have none, in its own.

    It looks every message up by its `_`. The words of "invalid %(type)s value: %(value)r" are `argparse-invalid-value`.
    """

    def ours(message: str) -> str:
        id = "-".join(["argparse", *re.findall("[a-z]+", re.sub(r"%(\(\w+\))?[rs]", "", message))])
        return speak(Say(id)) if id in speak else message

    its_own = argparse._  # type: ignore[attr-defined]
    argparse._ = ours  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = its_own  # type: ignore[attr-defined]


def parser(speak: Words) -> argparse.ArgumentParser:
    """Every command with its arguments, explained in one language."""

    def told(id: str, **facts: Any) -> str:
        return speak(Say(f"help-{id}", **facts))

    top = Parser(prog="paddock", description=told("paddock"))
    top.add_argument("--version", action="version", version=f"paddock {paddock.__version__}", help=told("version"))
    commands = top.add_subparsers(required=True, metavar=told("command"))

    def command(
        name: str, run: Callable[[argparse.Namespace], int | None], of: str = "", within: Any = commands
    ) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = within.add_parser(name, help=told(of + name), description=told(of + name))
        sub.add_argument("--language", choices=LANGUAGES, default=speak.language, help=told("language"))
        sub.set_defaults(command=run)
        return sub

    command("games", run_games)
    rules = command("rules", run_rules)
    rules.add_argument("game", metavar=told("word-game"), help=told("game"))

    play = command("play", run_play)
    play.add_argument("game", metavar=told("word-game-or-file"), help=told("game-or-file"))
    add_race_options(play, told)
    play.add_argument("--people", type=int, default=1, metavar="N", help=told("people"))
    play.add_argument("--bots", default="policy", metavar=told("word-name"), help=told("bots", names=bot_names()))

    serve = command("serve", run_serve)
    serve.add_argument("--host", default="127.0.0.1", metavar=told("word-address"), help=told("host"))
    serve.add_argument("--port", type=int, metavar="N", help=told("port"))
    serve.add_argument("--db", metavar="URL", help=told("db"))
    serve.add_argument("--workers", type=int, default=1, metavar="N", help=told("serve-workers"))
    serve.add_argument("--open", action="store_true", help=told("open"))

    tables = commands.add_parser("tables", help=told("tables"), description=told("tables"))
    add_table_commands(
        partial(command, of="tables-", within=tables.add_subparsers(required=True, metavar=told("command"))), told
    )

    simulate = command("simulate", run_simulate)
    simulate.add_argument("game", metavar=told("word-game"), help=told("game"))
    add_race_options(simulate, told)
    simulate.add_argument("--games", type=int, default=100_000, metavar="N", help=told("games-count"))
    simulate.add_argument("--policy", default="random", metavar="random|policy", help=told("policy"))
    simulate.add_argument("--device", default="cpu", metavar="cpu|gpu", help=told("device"))
    simulate.add_argument("--json", action="store_true", help=told("json"))

    arena = command("arena", run_arena)
    arena.add_argument("game", metavar=told("word-game"), help=told("game"))
    arena.add_argument("--bots", required=True, metavar=told("word-names"), help=told("arena-bots", names=bot_names()))
    arena.add_argument("--games", type=int, default=400, metavar="N", help=told("arena-games"))
    add_race_options(arena, told)
    arena.add_argument("--workers", type=int, metavar="N", help=told("workers"))
    arena.add_argument("--until-decided", action="store_true", help=told("until-decided"))
    arena.add_argument("--ray", metavar=told("word-address"), help=told("ray"))
    arena.add_argument("--json", action="store_true", help=told("json"))
    arena.add_argument("--out", metavar=told("word-json-file"), help=told("out"))

    replay = command("replay", run_replay)
    replay.add_argument("file", metavar=told("word-file"), help=told("file"))
    replay.add_argument("--to", type=int, metavar="N", help=told("to"))
    replay.add_argument("--seat", type=int, metavar="N", help=told("seat"))

    verify = command("verify", run_verify)
    verify.add_argument("file", metavar=told("word-file"), help=told("file"))
    verify.add_argument("--commitment", metavar="HEX", help=told("commitment"))
    verify.add_argument("--draws", action="store_true", help=told("draws"))
    verify.add_argument("--json", action="store_true", help=told("json"))

    draw = command("draw", run_draw)
    draw.add_argument("file", metavar=told("word-file"), help=told("file"))
    draw.add_argument("-o", "--out", required=True, metavar=told("word-picture-file"), help=told("draw-out"))
    draw.add_argument("--to", type=int, metavar="N", help=told("to"))
    draw.add_argument("--seat", type=int, metavar="N", help=told("seat"))
    draw.add_argument("--shape", choices=("wide", "tall"), default="wide", help=told("shape"))

    bench = command("bench", run_bench)
    bench.add_argument("game", metavar=told("word-game"), nargs="?", default="mille-bornes", help=told("game"))
    bench.add_argument("--json", action="store_true", help=told("json"))

    check = command("check-game", run_check_game)
    check.add_argument("name", metavar=told("word-game"), help=told("game"))
    new = command("new-game", run_new_game)
    new.add_argument("name", metavar=told("word-name"), help=told("new-game-name"))
    return top


def add_table_commands(command: Callable[..., argparse.ArgumentParser], told: Callable[[str], str]) -> None:
    """paddock tables …"""
    listing = command("list", run_tables_list)
    listing.add_argument("--state", choices=("gathering", "racing", "over", "cancelled"), help=told("state"))
    listing.add_argument("--json", action="store_true", help=told("json"))
    show = command("show", run_tables_show)
    show.add_argument("--secrets", action="store_true", help=told("secrets"))
    export = command("export", run_tables_export)
    export.add_argument("-o", "--out", metavar=told("word-file"), help=told("export-out"))
    cancel = command("cancel", run_tables_cancel)
    repair = command("repair", run_tables_repair)
    repair.add_argument("--fix", action="store_true", help=told("fix"))
    repair.add_argument("--json", action="store_true", help=told("json"))
    backup = command("backup", run_tables_backup)
    backup.add_argument("file", metavar=told("word-file"), help=told("backup-file"))
    clean = command("clean", run_tables_clean)
    clean.add_argument("--older-than", type=float, required=True, metavar=told("word-days"), help=told("older-than"))
    clean.add_argument("--yes", action="store_true", help=told("yes"))
    for sub in (show, export, cancel):
        sub.add_argument("table", metavar="TABLE", help=told("table"))
    for sub in (listing, show, export, cancel, repair, backup, clean):
        sub.add_argument("--db", metavar="URL", help=told("db"))


def add_race_options(sub: argparse.ArgumentParser, told: Callable[[str], str]) -> None:
    """What every new race can be given."""
    sub.add_argument("--seats", type=int, metavar="N", help=told("seats"))
    sub.add_argument("--variant", metavar=told("word-name"), help=told("variant"))
    sub.add_argument("--option", action="append", default=[], metavar=told("word-name-and-choice"), help=told("option"))
    sub.add_argument("--seed", type=int, metavar="N", help=told("seed"))


def options(args: argparse.Namespace) -> dict[str, str]:
    """The options of a race from `--option name=choice`, any number of them, each once."""
    found: dict[str, str] = {}
    for pair in args.option:
        name, equals, choice = pair.partition("=")
        if not equals:
            raise BadOption("bad-option-form", "paddock.terminal", name=name)
        name = name.replace("_", "-")
        if name in found:
            raise BadOption("option-twice", "paddock.terminal", name=name)
        found[name] = choice
    return found


def run_games(args: argparse.Namespace) -> None:
    """paddock games"""
    from paddock.terminal.listing import show_games

    show_games(args.language)


def run_rules(args: argparse.Namespace) -> None:
    """paddock rules GAME"""
    from paddock.terminal.listing import show_rules

    show_rules(args.game, args.language)


def run_play(args: argparse.Namespace) -> int:
    """paddock play GAME|FILE"""
    from paddock.terminal.play import new_game, resumed_game

    if args.game in paddock.games() or not args.game.endswith(".json"):
        return new_game(
            args.game,
            args.seats,
            args.variant,
            options(args),
            args.seed,
            args.people,
            args.bots,
            args.language,
        ).run()
    return resumed_game(args.game, args.language).run()


def run_serve(args: argparse.Namespace) -> int:
    """paddock serve"""
    from paddock.terminal.serve import serve

    return serve(args.host, args.port, args.db, args.workers, args.open, args.language)


def run_tables_list(args: argparse.Namespace) -> None:
    """paddock tables list"""
    from paddock.terminal.tables import list_tables

    list_tables(args.db, args.state, args.json, args.language)


def run_tables_show(args: argparse.Namespace) -> None:
    """paddock tables show TABLE"""
    from paddock.terminal.tables import show_table

    show_table(args.db, args.table, args.secrets, args.language)


def run_tables_export(args: argparse.Namespace) -> None:
    """paddock tables export TABLE"""
    from paddock.terminal.tables import export_table

    export_table(args.db, args.table, args.out, args.language)


def run_tables_cancel(args: argparse.Namespace) -> None:
    """paddock tables cancel TABLE"""
    from paddock.terminal.tables import cancel_table

    cancel_table(args.db, args.table, args.language)


def run_tables_repair(args: argparse.Namespace) -> int:
    """paddock tables repair"""
    from paddock.terminal.tables import repair_tables

    return repair_tables(args.db, args.fix, args.json, args.language)


def run_tables_backup(args: argparse.Namespace) -> None:
    """paddock tables backup FILE"""
    from paddock.terminal.tables import backup_tables

    backup_tables(args.db, args.file, args.language)


def run_tables_clean(args: argparse.Namespace) -> None:
    """paddock tables clean --older-than DAYS"""
    from paddock.terminal.tables import clean_tables

    clean_tables(args.db, args.older_than, args.yes, args.language)


def run_simulate(args: argparse.Namespace) -> None:
    """paddock simulate GAME"""
    from paddock.terminal.simulate import simulate

    simulate(
        args.game,
        args.seats,
        args.variant,
        options(args),
        args.games,
        args.policy,
        args.device,
        args.seed,
        args.json,
        args.language,
    )


def run_arena(args: argparse.Namespace) -> int:
    """paddock arena GAME"""
    from paddock.terminal.arena import arena

    return arena(
        args.game,
        args.bots,
        args.games,
        args.seats,
        args.variant,
        options(args),
        args.seed,
        args.workers,
        args.until_decided,
        args.ray,
        args.json,
        args.out,
        args.language,
    )


def run_replay(args: argparse.Namespace) -> None:
    """paddock replay FILE"""
    from paddock.terminal.replay import show_replay

    show_replay(args.file, args.to, args.seat, args.language)


def run_verify(args: argparse.Namespace) -> int:
    """paddock verify RECORD"""
    from paddock.terminal.verify import verify

    return verify(args.file, args.commitment, args.draws, args.json, args.language)


def run_draw(args: argparse.Namespace) -> None:
    """paddock draw FILE -o FILE.svg|FILE.png"""
    from paddock.terminal.draw import draw

    draw(args.file, args.out, args.to, args.seat, args.shape, args.language)


def run_bench(args: argparse.Namespace) -> None:
    """paddock bench [GAME]"""
    from paddock.terminal.bench import bench

    bench(args.game, args.json, args.language)


def run_check_game(args: argparse.Namespace) -> int:
    """paddock check-game GAME"""
    from paddock.terminal.check_game import check_game

    return check_game(args.name, args.language)


def run_new_game(args: argparse.Namespace) -> None:
    """paddock new-game NAME"""
    from paddock.terminal.new_game import write_game

    write_game(args.name, args.language)
