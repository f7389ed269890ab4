"""paddock …: the command line. It reads the arguments; the work is done in `terminal`."""

import argparse
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import Any, NoReturn

import paddock
from paddock.bots import bot_names
from paddock.core.errors import BadOption, PaddockError
from paddock.core.words import LANGUAGES, Say, Words, system_language, words

TIPS = ("first", "always", "never")  # when sensible moves are marked with their reasons
COMMANDS = {  # what runs each, in `terminal`; it is given the parsed arguments by their names
    "games": "listing:show_games",
    "rules": "listing:show_rules",
    "numbers": "editions:show_numbers",
    "play": "play:play",
    "school": "school:school",
    "puzzles": "puzzles:ask_puzzles",
    "daily": "daily:drive_daily",
    "serve": "serve:serve",
    "compile": "compile:compile_ahead",
    "tables-list": "tables:list_tables",
    "tables-show": "tables:show_table",
    "tables-export": "tables:export_table",
    "tables-cancel": "tables:cancel_table",
    "tables-repair": "tables:repair_tables",
    "tables-backup": "tables:backup_tables",
    "tables-clean": "tables:clean_tables",
    "simulate": "simulate:simulate",
    "arena": "arena:arena",
    "lab": "lab:lab",
    "score": "score:score",
    "learn": "learn:learn",
    "replay": "replay:show_replay",
    "review": "review:show_review",
    "verify": "verify:verify",
    "draw": "draw:draw",
    "bench": "bench:bench",
    "check-game": "check_game:check_game",
    "new-game": "new_game:write_game",
}


def function(name: str) -> Callable[..., int | None]:
    """What runs a command, imported now and not before: `paddock --help` is quick."""
    module, _, function = name.partition(":")
    found: Callable[..., int | None] = getattr(import_module(f"paddock.terminal.{module}"), function)
    return found


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        """The line, and exit status 2."""
        self.exit(2, f"paddock: {message} ({self.prog} --help)\n")


class AddOption(argparse.Action):
    """`--option name=choice`, any number of them, each once."""

    def __call__(self, parser: Any, namespace: Any, pair: Any, option_string: str | None = None) -> None:
        """Add one to the options of a race."""
        name, equals, choice = pair.partition("=")
        if not equals:
            raise BadOption("bad-option-form", "paddock.terminal", name=name)
        name = name.replace("_", "-")
        if name in namespace.options:
            raise BadOption("option-twice", "paddock.terminal", name=name)
        namespace.options = {**namespace.options, name: choice}


class SetNumber(argparse.Action):
    """`--set number=value`, any number of them, each once."""

    def __call__(self, parser: Any, namespace: Any, pair: Any, option_string: str | None = None) -> None:
        """Set one number of the box."""
        path, equals, value = (part.strip() for part in pair.partition("="))
        if not equals or not re.fullmatch(r"-?\d+", value):
            raise BadOption("bad-number-form", "paddock.terminal", path=path)
        if path in namespace.numbers:
            raise BadOption("number-twice", "paddock.terminal", path=path)
        namespace.numbers = {**namespace.numbers, path: int(value)}


class SetNumbers(argparse.Action):
    """`--set number=values`, any number of them: what the lab compares with the box as it is."""

    def __call__(self, parser: Any, namespace: Any, pair: Any, option_string: str | None = None) -> None:
        """Set one number of the box to each of some values."""
        from paddock.lab.tune import values_of

        path, values = values_of(pair)
        namespace.numbers = {**namespace.numbers, path: values}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status is 2 for bad input, with one clear sentence."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    language = asked_language(arguments)
    speak = words(language, "paddock.terminal")
    try:
        with argparse_speaking(speak):
            facts = vars(parser(speak).parse_args(arguments or ["--help"]))
        return int(function(facts.pop("run"))(**facts) or 0)
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

    def in_our_words(message: str) -> str:
        id = "-".join(["argparse", *re.findall("[a-z]+", re.sub(r"%(\(\w+\))?[rs]", "", message))])
        return speak(Say(id)) if id in speak else message

    its_own = argparse._  # type: ignore[attr-defined]
    argparse._ = in_our_words  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = its_own  # type: ignore[attr-defined]


def parser(speak: Words) -> argparse.ArgumentParser:
    """Every command with its arguments, explained in one language."""

    def text(id: str, **facts: Any) -> str:
        return speak(Say(f"help-{id}", **facts))

    top = Parser(prog="paddock", description=text("paddock"))
    top.add_argument("--version", action="version", version=f"paddock {paddock.__version__}", help=text("version"))
    commands = top.add_subparsers(required=True, metavar=text("command"))

    def command(name: str, of: str = "", within: Any = commands) -> argparse.ArgumentParser:
        sub: argparse.ArgumentParser = within.add_parser(name, help=text(of + name), description=text(of + name))
        sub.add_argument("--language", choices=LANGUAGES, default=speak.language, help=text("language"))
        sub.set_defaults(run=COMMANDS[of + name])
        return sub

    command("games")
    rules = command("rules")
    rules.add_argument("name", metavar=text("word-game"), help=text("game"))
    rules.add_argument("sought", nargs="*", metavar=text("word-word"), help=text("sought"))

    add_edition_options(rules, text)
    numbers = command("numbers")
    numbers.add_argument("name", metavar=text("word-game"), help=text("game"))
    numbers.add_argument("--json", dest="as_json", action="store_true", help=text("json"))

    play = command("play")
    play.add_argument("game", metavar=text("word-game-or-file"), help=text("game-or-file"))
    add_race_options(play, text)
    play.add_argument("--people", type=int, default=1, metavar="N", help=text("people"))
    play.add_argument("--bots", default="policy", metavar=text("word-name"), help=text("bots", names=bot_names()))
    play.add_argument("--tips", dest="when_tips", choices=TIPS, default=TIPS[0], help=text("tips"))

    school = command("school")
    school.add_argument("game", metavar=text("word-game"), help=text("game"))
    school.add_argument("lesson", nargs="?", metavar=text("word-lesson"), help=text("lesson"))

    asking = command("puzzles")
    asking.add_argument("game", metavar=text("word-game"), help=text("game"))
    asking.add_argument("number", nargs="?", type=int, default=1, metavar="N", help=text("puzzle-number"))

    daily = command("daily")
    daily.add_argument("game", metavar=text("word-game"), help=text("game"))

    serve = command("serve")
    serve.add_argument("--host", default="127.0.0.1", metavar=text("word-address"), help=text("host"))
    serve.add_argument(
        "--allow-host", dest="hosts", action="append", default=[], metavar=text("word-name"), help=text("allow-host")
    )
    serve.add_argument("--port", type=int, metavar="N", help=text("port"))
    serve.add_argument("--db", metavar="URL", help=text("db"))
    serve.add_argument("--workers", type=int, default=1, metavar="N", help=text("serve-workers"))
    serve.add_argument("--editions", action=argparse.BooleanOptionalAction, help=text("editions"))
    serve.add_argument("--open", dest="open_browser", action="store_true", help=text("open"))

    compiling = command("compile")
    compiling.add_argument("games", nargs="*", metavar=text("word-game"), help=text("compile-games"))

    tables = commands.add_parser("tables", help=text("tables"), description=text("tables"))
    add_table_commands(
        partial(command, of="tables-", within=tables.add_subparsers(required=True, metavar=text("command"))),
        text,
    )

    simulate = command("simulate")
    simulate.add_argument("game", metavar=text("word-game"), help=text("game"))
    add_race_options(simulate, text)
    simulate.add_argument("--games", type=int, default=100_000, metavar="N", help=text("games-count"))
    simulate.add_argument("--policy", default="random", metavar="random|policy", help=text("policy"))
    simulate.add_argument("--device", default="cpu", metavar="cpu|gpu", help=text("device"))
    simulate.add_argument("--json", dest="as_json", action="store_true", help=text("json"))

    arena = command("arena")
    arena.add_argument("game", metavar=text("word-game"), help=text("game"))
    arena.add_argument("--bots", required=True, metavar=text("word-names"), help=text("arena-bots", names=bot_names()))
    arena.add_argument("--games", type=int, default=400, metavar="N", help=text("arena-games"))
    add_race_options(arena, text)
    arena.add_argument("--workers", type=int, metavar="N", help=text("workers"))
    arena.add_argument("--until-decided", action="store_true", help=text("until-decided"))
    arena.add_argument("--ray", metavar=text("word-address"), help=text("ray"))
    arena.add_argument("--json", dest="as_json", action="store_true", help=text("json"))
    arena.add_argument("--out", metavar=text("word-json-file"), help=text("out"))

    lab = command("lab")
    lab.add_argument("game", nargs="+", metavar=text("word-lab-game"), help=text("lab-game"))
    add_race_options(lab, text, SetNumbers)
    lab.add_argument("--bots", default="policy", metavar=text("word-names"), help=text("lab-bots"))
    lab.add_argument("--races", type=int, metavar="N", help=text("lab-races"))
    lab.add_argument("--until", metavar="“first ± 0.5 %”", help=text("lab-until"))
    lab.add_argument("--device", default="cpu", metavar="cpu|gpu", help=text("device"))
    lab.add_argument("--vary", action="append", default=[], metavar=text("word-name"), help=text("lab-vary"))
    lab.add_argument("--without", action="append", default=[], metavar=text("word-name"), help=text("lab-without"))
    lab.add_argument("--persona", metavar=text("word-names"), help=text("lab-persona"))
    lab.add_argument("--ladder", metavar=text("word-names"), help=text("lab-ladder"))
    lab.add_argument(
        "--over", action="append", default=[], metavar=text("word-number-and-values"), help=text("lab-over")
    )
    lab.add_argument("--target", metavar=text("word-target"), help=text("lab-target"))
    lab.add_argument("--json", dest="as_json", action="store_true", help=text("json"))
    lab.add_argument("--html", metavar=text("word-file"), help=text("lab-html"))
    lab.add_argument("--markdown", dest="md", metavar=text("word-file"), help=text("lab-markdown"))
    lab.add_argument("--rows", metavar=text("word-file"), help=text("lab-rows"))
    lab.add_argument("--tables", metavar="URL", help=text("lab-tables"))

    score = command("score")
    score.add_argument("bot", metavar=text("word-name"), help=text("score-bot", names=bot_names()))
    score.add_argument("tasks", metavar=text("word-task"), nargs="*", help=text("score-tasks"))
    score.add_argument("--games", type=int, metavar="N", help=text("score-games"))
    score.add_argument("--workers", type=int, metavar="N", help=text("workers"))
    score.add_argument("--json", dest="as_json", action="store_true", help=text("json"))
    score.add_argument("--out", metavar=text("word-json-file"), help=text("score-out"))

    learn = command("learn")
    learn.add_argument("game", metavar=text("word-game"), help=text("game"))
    learn.add_argument("--minutes", type=float, default=10, metavar="N", help=text("learn-minutes"))
    learn.add_argument("--device", default="cpu", metavar="cpu|gpu", help=text("device"))
    learn.add_argument("--races", type=int, metavar="N", help=text("learn-races"))
    learn.add_argument("--seed", type=int, default=0, metavar="N", help=text("learn-seed"))
    learn.add_argument("--out", metavar=text("word-folder"), help=text("learn-out"))

    replay = command("replay")
    replay.add_argument("path", metavar=text("word-file"), help=text("file"))
    replay.add_argument("--to", type=int, metavar="N", help=text("to"))
    replay.add_argument("--seat", type=int, metavar="N", help=text("seat"))

    review = command("review")
    review.add_argument("path", metavar=text("word-file"), help=text("file"))
    review.add_argument("--seconds", type=float, metavar="N", help=text("seconds"))
    review.add_argument("--json", dest="as_json", action="store_true", help=text("json"))

    verify = command("verify")
    verify.add_argument("path", metavar=text("word-file"), help=text("file"))
    verify.add_argument("--commitment", dest="shown", metavar="HEX", help=text("commitment"))
    verify.add_argument("--draws", action="store_true", help=text("draws"))
    verify.add_argument("--json", dest="as_json", action="store_true", help=text("json"))

    draw = command("draw")
    draw.add_argument("path", metavar=text("word-file"), help=text("file"))
    draw.add_argument("-o", "--out", required=True, metavar=text("word-picture-file"), help=text("draw-out"))
    draw.add_argument("--to", type=int, metavar="N", help=text("to"))
    draw.add_argument("--seat", type=int, metavar="N", help=text("seat"))
    draw.add_argument("--shape", choices=("wide", "tall"), default="wide", help=text("shape"))

    bench = command("bench")
    bench.add_argument("name", metavar=text("word-game"), nargs="?", default="mille-bornes", help=text("game"))
    add_edition_options(bench, text)
    bench.add_argument("--json", dest="as_json", action="store_true", help=text("json"))

    check = command("check-game")
    check.add_argument("name", metavar=text("word-game"), help=text("game"))
    new = command("new-game")
    new.add_argument("name", metavar=text("word-name"), help=text("new-game-name"))
    return top


def add_table_commands(command: Callable[..., argparse.ArgumentParser], text: Callable[[str], str]) -> None:
    """paddock tables …"""
    listing = command("list")
    listing.add_argument("--state", choices=("gathering", "dealing", "racing", "over", "cancelled"), help=text("state"))
    listing.add_argument("--json", dest="as_json", action="store_true", help=text("json"))
    show = command("show")
    show.add_argument("--secrets", action="store_true", help=text("secrets"))
    export = command("export")
    export.add_argument("-o", "--out", metavar=text("word-file"), help=text("export-out"))
    cancel = command("cancel")
    repair = command("repair")
    remedy = repair.add_mutually_exclusive_group()
    remedy.add_argument("--fix", action="store_true", help=text("fix"))
    remedy.add_argument("--out", metavar=text("word-file"), help=text("repair-out"))
    repair.add_argument("--json", dest="as_json", action="store_true", help=text("json"))
    backup = command("backup")
    backup.add_argument("path", metavar=text("word-file"), help=text("backup-file"))
    clean = command("clean")
    clean.add_argument(
        "--older-than", dest="days", type=float, required=True, metavar=text("word-days"), help=text("older-than")
    )
    clean.add_argument("--yes", action="store_true", help=text("yes"))
    for sub in (show, export, cancel):
        sub.add_argument("id", metavar="TABLE", help=text("table"))
    for sub in (listing, show, export, cancel, repair, backup, clean):
        sub.add_argument("--db", metavar="URL", help=text("db"))


def add_edition_options(
    sub: argparse.ArgumentParser, text: Callable[[str], str], setting: type[argparse.Action] = SetNumber
) -> None:
    """What makes an edition of a game, or several of them."""
    several = setting is SetNumbers
    form, help = text(f"word-number-and-value{'s' * several}"), text("lab-set" if several else "set")
    sub.add_argument("--set", dest="numbers", action=setting, default={}, metavar=form, help=help)
    sub.add_argument("--box", metavar=text("word-toml-file"), help=text("box"))


def add_race_options(
    sub: argparse.ArgumentParser, text: Callable[[str], str], setting: type[argparse.Action] = SetNumber
) -> None:
    """What every new race can be given."""
    add_edition_options(sub, text, setting)
    sub.add_argument("--seats", type=int, metavar="N", help=text("seats"))
    sub.add_argument("--variant", metavar=text("word-name"), help=text("variant"))
    sub.add_argument(
        "--option",
        dest="options",
        action=AddOption,
        default={},
        metavar=text("word-name-and-choice"),
        help=text("option"),
    )
    sub.add_argument("--seed", type=int, metavar="N", help=text("seed"))
