"""Everything that people read is there, and moves can be told apart by their words."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from paddock.core.texts import glossary, howto, reference, rulings
from paddock.core.views import Head
from paddock.core.words import LANGUAGES, Say, source
from paddock.promises.cases import Case, require, require_same
from paddock.school.tips import MOST, tips

ENGLISH = LANGUAGES[0]
HEAD = Head.__annotations__.keys()
SENTENCE = 180  # letters of what speaks for a move
SHORT = 72  # letters of a line that is always in sight
YOU = {"en": "You", "fr": "Vous"}
WRONG_WITH_YOU = {"en": r"\bYou \w+s\b", "fr": r"\b(de|par) Vous\b|\bVous (?!avant)\w+(?<!z)\b"}


class Variables(Visitor):  # type: ignore[misc]
    """The variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        """One of them."""
        self.found.add(node.id.name)


def messages(package: str, language: str) -> Iterator[tuple[str, set[str]]]:
    """The ids of a file, attributes too, with the variables that each uses."""
    resource = FluentParser().parse(source(package, language))
    for entry in resource.body:
        require(not isinstance(entry, ast.Junk), "broken-junk", text=getattr(entry, "content", ""))
        if isinstance(entry, ast.Message):
            yield entry.id.name, variables(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


def variables(pattern: ast.Pattern | None) -> set[str]:
    """The variables that a message names."""
    finder = Variables()
    if pattern:
        finder.visit(pattern)
    return finder.found


def languages_of(package: str) -> list[str]:
    """The languages that a package speaks itself."""
    return [language for language in LANGUAGES if source(package, language)]


def require_same_messages(package: str) -> None:
    """Every message of a package stands once in each of its languages, with the same variables."""
    english = list(messages(package, ENGLISH))
    for language in languages_of(package):
        found = list(messages(package, language))
        require_same(sorted(found), sorted(dict(found).items()))
        missing, more = sorted(dict(english).keys() - dict(found)), sorted(dict(found).keys() - dict(english))
        require(not missing and not more, "broken-messages", language=language, missing=missing, more=more)
        for id, named in found:
            require(named == dict(english)[id], "broken-variables", message=id, language=language)


def messages_stand_in_every_language_with_the_same_variables(case: Case) -> None:
    """In every language that the game speaks; English it must."""
    require_same_messages(case.game.package)


def what_a_game_declares_is_explained(case: Case) -> None:
    """Its name, its variants, its options, the lines of its score sheet."""
    speak = case.game.words(ENGLISH)
    for id in case.game.declared():
        require(id in speak, "broken-message", message=id)
    for language in LANGUAGES:
        for id in case.game.declared():
            require(bool(case.game.words(language)(Say(id))), "broken-message", message=id)


def the_rules_can_be_read_whatever_is_chosen(case: Case) -> None:
    """How to play and the reference fit every variant and every choice of every option."""
    game = case.game
    choices = [{option.name: choice} for option in game.options for choice in option.choices]
    chosen = [*((variant, {}) for variant in game.variants), *((None, choice) for choice in choices)]
    for language in LANGUAGES:
        speak = game.words(language)
        for variant, options in chosen:
            s = game.prepare(variant=variant, options=options)
            text = howto(game, language, s)
            require(text.startswith("# ") and "{" not in text, "broken-howto", language=language)
            for chapter in reference(game, s):
                require(bool(speak(chapter.title) and chapter.things))
                require(all(speak(thing.name) and speak(thing.help) for thing in chapter.things))
        require("test_" not in rulings(game, language))


def every_move_describes_itself_uniquely(case: Case) -> None:
    """By its words and by its parts."""
    for race in case.reached(seed=6):
        moves = race.moves()
        require_same(len({race.choice(move).parts for move in moves}), len(moves))
        for language in LANGUAGES:
            require_same(len({race.describe(move, language) for move in moves}), len(moves))
            notes = (race.choice(move).note for move in moves)
            require(all(note is None or case.game.words(language)(note) for note in notes))


def what_is_laid_out_can_be_agreed_to(case: Case) -> None:
    """Its first step is a move of the question that is asked."""
    for race in case.reached(seed=6):
        if not race.over and (steps := case.game.laid_out(race.state)):
            require_same(steps[0].question, case.game.phase(race.state))
            require(steps[0].parts in {race.choice(move).parts for move in race.moves()})


def tips_are_a_few_moves_with_a_reason_each(case: Case) -> None:
    """They begin with different things; what speaks for any move is a line in every language."""
    for race in case.reached(seed=6):
        moves, found = race.moves(), [tip.move for tip in tips(case.game, race.state)]
        require(set(found) <= set(moves) and len(found) <= MOST, "broken-promise", race)
        require_same(len({race.choice(move).parts[0] for move in found}), len(found), race)
        merits = [merit for move in moves if (merit := case.game.merit(race.state, move))]
        for speak in map(case.game.words, LANGUAGES):
            told = [speak(merit, race.players) for merit in merits]
            require(
                all(0 < len(line) <= SENTENCE for line in told), "broken-long", race, found=tuple(told), most=SENTENCE
            )


def every_refusal_and_every_event_has_its_words(case: Case) -> None:
    """In every language."""
    for language in LANGUAGES:
        for race in case.reached(seed=7):
            legal = set(race.moves())
            for move in range(-1, case.game.moves + 1):
                require_same(race.why_not(move, language) is None, move in legal)
        require(all(race.log(None, language)))


def the_log_speaks_well_to_a_player_called_you(case: Case) -> None:
    """In every language that the game speaks itself."""
    *_, race = case.reached(seed=7)
    for language in languages_of(case.game.package):
        called = race.called([YOU[language], *[f"B{seat}" for seat in range(1, case.seats)]])
        wrong = [line for line in called.log(0, language) if re.search(WRONG_WITH_YOU[language], line)]
        require_same(wrong, [])


def thinkable_moves_hold_the_legal_ones_and_can_be_described(case: Case) -> None:
    """Each by words of its own."""
    for race in case.reached(seed=8):
        if not race.over:
            thinkable = case.game.thinkable(race.state)
            require_same(set(race.moves()) - set(thinkable), set())
            require_same(len({race.describe(move) for move in thinkable}), len(thinkable))


def everything_that_can_be_touched_is_explained(case: Case) -> None:
    """In the reference, by its part or the first word of it."""
    for seed in range(3):
        for race in case.reached(seed):
            explained = glossary(case.game, race.state)
            parts = {part for move in race.moves() for part in race.choice(move).parts}
            require_same([part for part in parts if not {part, part.split(":")[0]} & explained.keys()], [])


def aim_and_need_are_a_short_line_each(case: Case) -> None:
    """In every language, for every seat; made of nothing that the seat cannot know."""
    for race in case.reached(seed=18):
        for seat in range(case.seats):
            lines = [case.game.aim(race.state), case.game.now(race.state, seat)]
            for language in LANGUAGES:
                told = [case.game.words(language)(line, race.players) for line in lines if line]
                require(all(0 < len(line) <= SHORT for line in told), "broken-long", found=told, most=SHORT)
            world = race.world(seat, seed=19)
            require_same([case.game.aim(world), case.game.now(world, seat)], lines, race)


def no_view_writes_what_its_head_says(case: Case) -> None:
    """Seat, turn, phase, sides, scores and places come from the core alone."""
    for race in case.reached(seed=17, stops=10):
        for seat in (None, *range(case.seats)):
            require_same(HEAD & case.game.table.view(race.state, seat).keys(), set())
            require_same(HEAD - race.view(seat).keys(), set())


def the_text_of_a_table_shows_every_player(case: Case) -> None:
    """To every seat and to a spectator."""
    players = [f"Person{seat}" for seat in range(case.seats)]
    for race in case.reached(seed=9):
        for seat in (None, *range(case.seats)):
            text = case.game.table.text(race.view(seat), case.game.words("fr"), players)
            require_same([name for name in players if name not in text], [])


OF_EVERY_CASE = (
    every_move_describes_itself_uniquely,
    what_is_laid_out_can_be_agreed_to,
    tips_are_a_few_moves_with_a_reason_each,
    every_refusal_and_every_event_has_its_words,
    the_log_speaks_well_to_a_player_called_you,
    thinkable_moves_hold_the_legal_ones_and_can_be_described,
    everything_that_can_be_touched_is_explained,
    aim_and_need_are_a_short_line_each,
    no_view_writes_what_its_head_says,
    the_text_of_a_table_shows_every_player,
)
OF_THE_GAME = (
    messages_stand_in_every_language_with_the_same_variables,
    what_a_game_declares_is_explained,
    the_rules_can_be_read_whatever_is_chosen,
)
