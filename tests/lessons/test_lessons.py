"""Each lesson, driven through by what it tells to type, by wrong lines, and by its own words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from asked_questions import texts_of_questions
from table_fixtures import PLAIN, STOPPED, Script, conversation, game_of, position, table
from virtual_time import run_instantly

import accessible_uno.lessons
from accessible_uno.game.base import Action
from accessible_uno.interface.parse.intents import Intent
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.tokens import tokens
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.game_setup import Coach, SavedExtent
from accessible_uno.lessons.menu import LessonMenu, lesson_lines
from accessible_uno.lessons.plan import (
    PLAYER,
    Lesson,
    LessonProgress,
    LessonStep,
    LessonTable,
    all_lessons,
    read_lesson,
)
from accessible_uno.lessons.tutor import Tutor
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.language import LOCALES
from accessible_uno.narration.utterance import Verbosity
from accessible_uno.program import locales_folder
from accessible_uno.settings.schema import Settings
from accessible_uno.settings.values import Notation

LESSONS: Final = {lesson.key: lesson for lesson in all_lessons()}
QUOTED: Final = re.compile(r"[“«]\s*(.+?)\s*[”»]")
WRONG: Final = ("xyzzy", "b7 uno", "pass", "r0", "wi=g", "take", "doubt", "counter-uno", "rouge")
"""Lines that no step waits for all at once."""


async def within_a_minute(holds: Callable[[], bool], shown: list[str]) -> None:
    """Wait until something holds; a lesson whose line did nothing would wait for ever."""
    since = asyncio.get_running_loop().time()
    while not holds():
        await asyncio.sleep(0.1)
        assert asyncio.get_running_loop().time() < since + 60, shown[-4:]


class Patient(Script):
    """Types when the others have played."""

    tutor: Tutor

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        await within_a_minute(lambda: self.tutor.holds_table, self.shown)
        return await super().read_line(prompt, typed=typed)


class Hasty(Script):
    """Types the first line at once, and the others while the others have ``left`` acts to do."""

    tutor: Tutor
    left = 0

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        first = not any(line.startswith("> ") for line in self.shown)
        if self.left and not first:
            await within_a_minute(lambda: self._others_have_left() == self.left, self.shown)
            self.left = 0
        return await super().read_line(prompt, typed=typed)

    def _others_have_left(self) -> int:
        return len(self.tutor.lesson_table.planned)


class Sitting:
    """One lesson on a console in memory.

    ``places`` holds the steps that were reached, in their order.  Where others have ``left`` acts
    to do when something is typed, each is told by itself: there is a pause before each.
    """

    def __init__(
        self,
        lesson: Lesson,
        locale: str,
        *lines: str,
        place: int = 0,
        single_keys: bool = False,
        left: int = 0,
    ) -> None:
        self.console: Patient | Hasty = Hasty(*lines) if left else Patient(*lines)
        if isinstance(self.console, Hasty):
            self.console.left = left
        self.places: list[int] = []
        detail = Verbosity.FULL if left else Verbosity.NORMAL
        self.settings = Settings(locale, clock=False, single_keys=single_keys, verbosity=detail)
        self.tutor = self.console.tutor = Tutor(lesson, place, self.places.append)
        game = game_of(
            self.console,
            self.tutor.lesson_table.table,
            settings=self.settings,
            interactive=True,
            coach=self.tutor,
            saved_part=lambda: SavedExtent.LESSON,
            resume_command="accessible-uno learn",
        )
        run_instantly(game.play())


def told(lesson: Lesson, step: LessonStep, locale: str) -> str:
    """What a step says to type, or names."""
    catalogue = Catalogue(locale, strict=True)
    if step.read:
        return DisplayNames(catalogue, ("A", "B"), 0).card(step.read)
    if step.listen:
        return catalogue.text(f"sound-{step.listen}")
    if step.is_told_only:
        return ""
    found = QUOTED.search(catalogue.text(f"lesson-{lesson.key}-{step.name}-do"))
    return found[1] if found else step.play


def answers(lesson: Lesson, locale: str) -> list[str]:
    return [told(lesson, step, locale) for step in lesson.steps]


@pytest.fixture(params=[(key, locale) for key in LESSONS for locale in LOCALES], ids="-".join)
def lesson_in(request: pytest.FixtureRequest) -> tuple[Lesson, str]:
    key, locale = request.param
    return LESSONS[key], locale


def test_what_a_lesson_tells_to_type_leads_to_its_end(lesson_in: tuple[Lesson, str]) -> None:
    lesson, locale = lesson_in
    sitting = Sitting(lesson, locale, *answers(lesson, locale))
    assert sitting.places == list(range(1, len(lesson.steps) + 1))
    assert sitting.tutor.is_over
    assert sitting.tutor.restart is None
    assert not sitting.console.lines


@pytest.mark.quick("turn-fr", "turn-en")
def test_a_wrong_line_is_explained_and_the_step_waits(lesson_in: tuple[Lesson, str]) -> None:
    """Whatever is typed, something is said and the step stays, until what it asks for comes."""
    lesson, locale = lesson_in
    for place, step in enumerate(lesson.steps):
        right = told(lesson, step, locale)
        wrong = [each for each in WRONG if tokens(each) != tokens(right) and each != step.play]
        sitting = Sitting(lesson, locale, *wrong, right, place=place)
        assert sitting.places == [place + 1], (step.name, sitting.console.shown)
        for line in wrong:
            assert sitting.console.answer_to(line), (step.name, line)


def test_each_step_can_be_done_by_the_lesson_itself(lesson_in: tuple[Lesson, str]) -> None:
    lesson, locale = lesson_in
    following = {"fr": "suivant", "en": "next"}[locale]
    sitting = Sitting(lesson, locale, *[following] * len(lesson.steps))
    assert sitting.places == list(range(1, len(lesson.steps) + 1))


def moments(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Each step after which the others act, and how many acts they have left to do."""
    for place, step in enumerate(lesson.steps):
        yield from ((place, left) for left in range(len(step.then), 0, -1))


@pytest.mark.slow
@pytest.mark.sample(7)
def test_any_word_may_come_while_the_others_play(lesson_in: tuple[Lesson, str]) -> None:
    """It is answered, and the lesson goes on to its end."""
    lesson, locale = lesson_in
    commands = lexicon(locale).commands.names
    following = commands[Command.NEXT]
    elsewhere = (Command.NEXT, Command.PREVIOUS, Command.CANCEL, Command.QUIT)
    words = [word for command, word in commands.items() if command not in elsewhere]
    for place, left in moments(lesson):
        step = lesson.steps[place]
        own = told(lesson, step, locale)
        rest = [following] * 2 * len(lesson.steps)  # one ends the step, one the acts after it
        sitting = Sitting(lesson, locale, own, *WRONG, *words, "", *rest, place=place, left=left)
        assert sitting.places == list(range(place + 1, len(lesson.steps) + 1)), (step.name, left)


@pytest.mark.sample(7)
def test_steps_are_skipped_and_gone_back_to_while_the_others_play(
    lesson_in: tuple[Lesson, str],
) -> None:
    lesson, locale = lesson_in
    following = {"fr": "suivant", "en": "next"}[locale]
    back = {"fr": "précédent", "en": "previous"}[locale]
    for place, left in moments(lesson):
        own = told(lesson, lesson.steps[place], locale)
        for lines in ((own,), (following,)):
            on = Sitting(lesson, locale, *lines, following, place=place, left=left)
            assert on.places == [place + 1]
            again = Sitting(lesson, locale, *lines, back, place=place, left=left)
            assert (again.places, again.tutor.restart) == ([], place)


@pytest.mark.parametrize(
    ("locale", "hint", "do"),
    [("fr", "conseil", "Tapez « doute »."), ("en", "hint", "Type “doubt”.")],
)
def test_a_hint_says_what_the_step_says(locale: str, hint: str, do: str) -> None:
    console = Sitting(LESSONS["doubt"], locale, hint, "xyzzy", place=1).console
    assert console.answer_to(hint) == [do]


@pytest.mark.parametrize("line", ["hint", "who", "playable", "hello"])
def test_what_enter_does_is_said_once(line: str) -> None:
    answer = Sitting(LESSONS["turn"], "en", line, "").console.answer_to(line)
    assert sum(said.count("Enter goes on.") for said in answer) == 1


def test_every_text_is_there(lesson_in: tuple[Lesson, str]) -> None:
    lesson, locale = lesson_in
    catalogue = Catalogue(locale, strict=True)
    assert catalogue.has(f"lesson-{lesson.key}")
    for step in lesson.steps:
        assert catalogue.has(f"lesson-{lesson.key}-{step.name}")
        if step.play or step.request:
            assert catalogue.has(f"lesson-{lesson.key}-{step.name}-do")


def test_no_text_of_the_lessons_is_left_over() -> None:
    """Each is of a step, or named in the code."""
    room = Path(accessible_uno.lessons.__file__).parent
    code = "\n".join(path.read_text("utf-8") for path in room.glob("*.py"))
    known = set(re.findall(r'"(lessons?-[a-z-]+)"', code))
    known |= texts_of_questions()
    for lesson in LESSONS.values():
        known |= {f"lesson-{lesson.key}"}
        known |= {
            f"lesson-{lesson.key}-{step.name}{part}"
            for step in lesson.steps
            for part in ("", "-do", "-why")
        }
    for locale in LOCALES:
        text = (locales_folder() / locale / "lessons.ftl").read_text("utf-8")
        found = set(re.findall(r"^(lessons?-[\w-]+) =", text, re.MULTILINE))
        assert found - known == set()


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_can_go_on_at_each_step(key: str) -> None:
    """What a step waits for is allowed at the table that the steps before it lead to."""
    lesson = LESSONS[key]
    for place, step in enumerate(lesson.steps):
        at = LessonTable(lesson, place)
        move = at.players_move(step)
        assert move is None or move in at.table.legal(PLAYER), step.name


def test_the_lessons_are_numbered_in_their_order() -> None:
    assert [lesson.place for lesson in all_lessons()] == list(range(1, len(LESSONS) + 1))


def test_a_step_is_repeated_and_another_one_wanted() -> None:
    sitting = Sitting(LESSONS["turn"], "en", "", "repeat", "r5", "previous")
    again = sitting.console.answer_to("repeat")
    assert again == sitting.console.answer_to("")
    assert again[-1] == "Type “red 5”."
    assert sitting.tutor.restart == 1


def test_going_back_tells_where_one_is() -> None:
    shown = Sitting(LESSONS["turn"], "en", place=1).console.shown
    assert shown[0] == "Lesson 1: the turn, step 2 of 8."


def test_a_question_is_answered_and_the_step_asked_again() -> None:
    answer = Sitting(LESSONS["turn"], "fr", "", "talon", "").console.answer_to("talon")
    assert answer == ["8 rouge.", "Tapez « 5 rouge »."]


def test_a_mistake_says_what_why_and_what_to_do() -> None:
    console = Sitting(LESSONS["turn"], "en", "", "g2", "b9", "y9").console
    assert console.answer_to("g2") == [
        "Green 2 does not go on red 8: you need red or an 8. Type “red 5”."
    ]


def test_another_move_is_told_from_the_one_meant() -> None:
    console = Sitting(LESSONS["uno"], "en", "", "r3").console
    assert "UNO must go with it" in console.answer_to("r3")[0]


def test_a_colour_can_come_on_a_line_of_its_own() -> None:
    lesson = LESSONS["special"]
    place = next(at for at, step in enumerate(lesson.steps) if step.name == "wild")
    sitting = Sitting(lesson, "en", "wild", "red", "blue", place=place)
    assert "name blue" in sitting.console.answer_to("red")[0]
    assert sitting.places == [place + 1]


def test_who_leaves_is_told_how_to_go_on() -> None:
    sitting = Sitting(LESSONS["turn"], "en", "", "quit", "yes")
    assert "from this step" in sitting.console.answer_to("quit")[0]
    assert sitting.console.shown[-1] == "To go on with the lesson: accessible-uno learn"
    assert not sitting.tutor.is_over


def test_after_a_problem_the_step_is_asked_again() -> None:
    """What the table waits for would mislead."""
    console = Patient("hand")
    console.tutor = Tutor(LESSONS["turn"], 1, lambda _: None)
    other = game_of(
        console,
        console.tutor.lesson_table.table,
        settings=Settings("en"),
        interactive=True,
        coach=console.tutor,
    )

    async def play() -> None:
        asyncio.get_running_loop().call_soon(other.report_problem, "app-past-unreadable", {})
        await other.play()

    run_instantly(play())
    told = console.shown.index(Catalogue("en").text("app-past-unreadable"))
    assert console.shown[told + 1] == "Type “red 5”."


def test_the_settings_change_within_a_lesson() -> None:
    sitting = Sitting(LESSONS["braille"], "fr", "", "notation rnib", place=1)
    assert sitting.settings.deck is Notation.RNIB
    assert "sans signe numérique" in " ".join(sitting.console.shown)


def test_where_single_keys_play_a_lesson_says_how_to_type_a_line() -> None:
    """It tells to type words, the letters of which would be taken for keys."""
    said = "You play by single keys. K lists them; a colon begins a line."
    assert Sitting(LESSONS["turn"], "en", single_keys=True).console.shown[0] == said
    assert said not in Sitting(LESSONS["turn"], "en").console.shown


@pytest.mark.parametrize(
    ("locale", "word", "todo"),
    [("fr", "aide", "Tapez « 5 rouge »."), ("en", "help", "Type “red 5”.")],
)
def test_help_in_a_lesson_tells_the_words_of_a_lesson_and_the_step(
    locale: str, word: str, todo: str
) -> None:
    """What a game offers besides would only distract, and give Enter a second meaning."""
    words, step, *_ = Sitting(LESSONS["turn"], locale, word, place=1).console.answer_to(word)
    assert words == Catalogue(locale).text("lesson-words").translate(PLAIN)
    assert step == todo


def test_the_others_do_not_wait_for_an_answer_that_was_broken_off() -> None:
    """The next step follows without another line."""
    sitting = Sitting(LESSONS["turn"], "en", "keys all", "next", place=1)
    assert "the game waits" not in " ".join(sitting.console.answer_to("next"))
    assert sitting.places == [2]


def test_a_hint_about_a_card_to_read_tells_cells_to_compare_with() -> None:
    lesson = LESSONS["braille"]
    place = next(at for at, step in enumerate(lesson.steps) if step.name == "second")
    console = Sitting(lesson, "en", "hint", place=place).console
    answer = console.answer_to("hint")
    assert [each.split(" has the dots ")[0] for each in answer[:2]] == ["Green 0", "Red 8"]
    assert answer[2].startswith("Which card is this?")


def test_a_card_named_wrongly_is_answered_with_its_own_dots() -> None:
    lesson = LESSONS["braille"]
    place = next(at for at, step in enumerate(lesson.steps) if step.read)
    console = Sitting(lesson, "en", "red 6", "⠗⠼⠑", place=place).console
    assert console.answer_to("red 6") == [
        "Red 6 has the dots 1 2 3 5, 3 4 5 6, 1 2 4.",
        "Which card is this? Dots 1 2 3 5, 3 4 5 6, 1 5.",
    ]
    assert console.answer_to("⠗⠼⠑")[0] == "Red 5, right."


def test_why_says_again_what_was_wrong_in_this_step() -> None:
    """After the step is done, the game's own “why” answers again."""
    lesson = LESSONS["braille"]
    place = next(at for at, step in enumerate(lesson.steps) if step.read)
    lines = ("red 6", "why", "⠗⠼⠑", "why is that")
    console = Sitting(lesson, "en", *lines, place=place).console
    assert console.answer_to("why") == console.answer_to("red 6")
    assert not console.answer_to("why is that")[0].startswith("Red 6")


def test_a_move_that_no_plan_has_begins_the_step_again() -> None:
    """A key of a display or a terminal may act without a line."""
    lesson = LESSONS["turn"]
    tutor = Tutor(lesson, 1, lambda _: None)
    console = Script("r5")
    table = tutor.lesson_table.table

    class Other(Tutor):
        def take_line(self, line: str, meaning: Intent) -> bool:
            action: Action = next(iter(table.legal(PLAYER)))
            table.act(action)
            return True

    other = Other(lesson, 1, lambda _: None)
    other.lesson_table = tutor.lesson_table
    run_instantly(game_of(console, table, interactive=True, coach=other).play())
    assert other.restart == 1


def fails(wrong: OSError) -> None:
    raise wrong


def test_what_was_reached_is_kept(tmp_path: Path) -> None:
    turn, uno = LESSONS["turn"], LESSONS["uno"]
    file = tmp_path / "lessons.json"
    kept = LessonProgress(file, fails)
    kept.reach(turn, 3)
    kept.reach(uno, len(uno.steps))
    again = LessonProgress(file, fails)
    assert (again.place(turn), again.is_done(turn)) == (3, False)
    assert (again.place(uno), again.is_done(uno)) == (0, True)
    assert lesson_lines("en", again)[0] == "1, the turn: at step 4 of 8."
    assert lesson_lines("fr", again)[2] == "3, Uno et contre-Uno\u00a0: finie."


@pytest.mark.parametrize(
    "damaged", ["", "[]", '{"places": 3, "done": []}', '{"places": {"turn": "x"}}']
)
def test_a_damaged_file_counts_as_empty(tmp_path: Path, damaged: str) -> None:
    file = tmp_path / "lessons.json"
    file.write_text(damaged)
    kept = LessonProgress(file, fails)
    assert kept.place(LESSONS["turn"]) == 0
    kept.reach(LESSONS["turn"], 2)
    assert LessonProgress(file, fails).place(LESSONS["turn"]) == 2


def test_a_file_that_cannot_be_written_is_reported_once(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").mkdir()
    problems: list[OSError] = []
    kept = LessonProgress(tmp_path / "lessons.json", problems.append)
    kept.reach(LESSONS["turn"], 1)
    kept.reach(LESSONS["turn"], 2)
    assert len(problems) == 1
    assert kept.place(LESSONS["turn"]) == 2


def test_a_plan_with_two_tasks_in_a_step_is_refused() -> None:
    text = 'place = 1\nposition = ""\n[[step]]\nname = "x"\nplay = "r5"\nrequest = "hand"\n'
    with pytest.raises(ValueError, match="x"):
        read_lesson("x", text)


def chosen(
    tmp_path: Path, *lines: str, done: int = 0, after: Lesson | None = None
) -> tuple[Lesson | None, Script]:
    progress = LessonProgress(tmp_path / "lessons.json", fails)
    for lesson in all_lessons()[:done]:
        progress.reach(lesson, len(lesson.steps))
    console = Script(*lines)
    menu = LessonMenu(conversation(console, Settings("en")), progress)
    return asyncio.run(menu.ask(after)), console


def test_the_menu_takes_a_number_a_title_or_enter(tmp_path: Path) -> None:
    assert chosen(tmp_path, "3")[0] is LESSONS["uno"]
    assert chosen(tmp_path, "Doubting")[0] is LESSONS["doubt"]
    assert chosen(tmp_path, "", done=2)[0] is LESSONS["uno"]
    assert chosen(tmp_path, "", after=LESSONS["doubt"])[0] is LESSONS["asking"]
    assert chosen(tmp_path, "", done=len(LESSONS), after=all_lessons()[-1])[0] is LESSONS["turn"]
    assert chosen(tmp_path, "quit")[0] is None
    assert chosen(tmp_path)[0] is None


def test_the_menu_answers_keys_and_control_z(tmp_path: Path) -> None:
    """A key that does nothing has the question asked again, and so has a return."""
    console = chosen(tmp_path, "<f2>", "^Z", "1")[1]
    first = len(LESSONS)
    question = console.shown[first]
    assert console.shown[first : first + 6] == [
        question,
        question,
        STOPPED,
        "> ^Z",
        question,
        "> 1",
    ]


def test_the_menu_explains_what_it_does_not_know(tmp_path: Path) -> None:
    lines, explained, question = len(LESSONS), 1, 1
    found, console = chosen(tmp_path, "99", "help", "1")
    assert found is LESSONS["turn"]
    told = f"There is no lesson “99”. A number from 1 to {lines}"
    assert console.answer_to("99")[0].startswith(told)
    assert len(console.answer_to("help")) == lines + explained + question


class Slow(Script):
    """Types a line a minute."""

    async def read_line(self, prompt: str, *, typed: str = "") -> str:
        await asyncio.sleep(60)
        return await super().read_line(prompt, typed=typed)


class Held(Coach):
    """A coach whose step waits until the player has typed something."""

    holds_table = True

    def take_line(self, line: str, meaning: Intent) -> bool:
        return True


def test_the_others_do_nothing_while_a_step_waits() -> None:
    """Whatever they could do: a line is read before each of their acts."""
    at = table(position("r7 b4 g2", "b8", turn=1))
    acts = at.changes
    console = Slow("hello", "hello")
    run_instantly(game_of(console, at, interactive=True, coach=Held()).play())
    assert console.lines == []
    assert at.changes == acts


def test_a_plan_is_done_act_by_act() -> None:
    """What a bot is about to do stays in the plan until it is done; what others do leaves it."""
    lesson = LESSONS["turn"]
    place = next(place for place, step in enumerate(lesson.steps) if step.play and step.then)
    at = LessonTable(lesson, place)
    step = lesson.steps[place]
    move = at.players_move(step)
    assert move is not None
    at.plan(step)
    planned = list(at.planned)
    at.table.act(move)
    assert list(at.planned) == planned
    assert at.table.bot_action() is planned[0]
    assert list(at.planned) == planned
    at.table.act(planned[0])
    assert list(at.planned) == planned[1:]
