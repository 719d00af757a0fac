"""Takes one player through a lesson: tells each step, waits, and explains mistakes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from accessible_uno.cards import CARDS
from accessible_uno.interface.announce.announcer import SoundsInTurn
from accessible_uno.interface.parse.intents import (
    Act,
    Intent,
    MessageFields,
    NeedsChoice,
    NeedsColour,
    Query,
    Said,
)
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.game_setup import AnswerQuery, Coach
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.sitting import PAUSED
from accessible_uno.lessons.plan import BRAILLE, Lesson, LessonStep, LessonTable
from accessible_uno.lessons.task import (
    AskFor,
    KnowSound,
    MakeMove,
    PressEnter,
    ReadCard,
    Task,
    Verdict,
    choices_told,
    dots_told,
    sound_name,
)
from accessible_uno.narration.sounds import Cue, Sound
from accessible_uno.settings.schema import BY_COMMAND
from accessible_uno.settings.values import Category
from accessible_uno.voices.braille.liblouis import BrailleUnavailable

APART: Final = 0.75
"""Seconds from one sound to the next."""


class LessonSounds(SoundsInTurn):
    """Plays what a step lets hear, until a line is typed."""

    def play(self, *sounds: Sound) -> None:
        """Play ``sounds`` one after the other, once everything announced has been spoken."""
        self.stop()
        if sounds and self.audible:
            self._going = asyncio.ensure_future(self._run(sounds))

    async def _run(self, sounds: tuple[Sound, ...]) -> None:
        await self._session.log.wait_until_done()
        for sound in sounds:
            self._play(Cue(sound))
            await asyncio.sleep(APART)


_NO_FIELDS: Final[MessageFields] = {}

_MOVES: Final = (Act, NeedsColour, NeedsChoice)
"""What a line about a move means."""

_LEAVES: Final = (Said(Command.QUIT), Said(Command.PAUSE))
"""What interrupts a step: it is not asked for again."""

_STEP_REQUESTS: Final = (Command.REPEAT, Command.NEXT, Command.PREVIOUS)

ENTER: Final = "lesson-enter"
"""The message that says what Enter does while a step is only told."""


class Tutor(Coach):
    """Guides the player of one lesson; it is the coach of the game at the keyboard.

    Args:
        lesson: the lesson.
        place: the step to begin with, counted from 0.
        on_place: called with the number of each step that is reached, to keep it; behind the last
            step with the number of steps.

    Attributes:
        lesson_table: the table that the lesson is played at.
        is_over: whether the game ends: the lesson is done, or another step is wanted.
        restart: the step to begin again with; ``None`` where the lesson is done or was left.
    """

    def __init__(self, lesson: Lesson, place: int, on_place: Callable[[int], None]) -> None:
        self.lesson = lesson
        self.lesson_table = LessonTable(lesson, place)
        self.is_over = False
        self.restart: int | None = None
        self._first = place
        self._place = place
        self._on_place = on_place
        self._acting = False
        self._answered = False
        self._asked_aside = False
        self._has_set = False
        self._going_on = False
        self._told_of_sounds = False
        self._wrong: tuple[str, Intent] | None = None

    @property
    def holds_table(self) -> bool:
        """Whether the others have done what the plan says, so that the step waits."""
        return not self.lesson_table.planned

    def start(self, session: Session, answer_query: AnswerQuery) -> None:
        """Announce the lesson, or where it goes on, and the step."""
        self._session = session
        self._answer_query = answer_query
        self._sounds = LessonSounds(session)
        title = self._text(f"lesson-{self.lesson.key}")
        if self.lesson.needs == BRAILLE and not self._can_write_braille():
            return
        steps: MessageFields = {
            "number": self.lesson.place,
            "title": title,
            "steps": len(self.lesson.steps),
        }
        if self._first:
            self._say("lesson-goes-on", {**steps, "step": self._first + 1})
        else:
            self._say("lesson-begins", steps)
        self._tell_step()

    def _can_write_braille(self) -> bool:
        """Whether cells can be written; otherwise say why not, and end the lesson."""
        try:
            dots_told(CARDS[0], self._session)
        except BrailleUnavailable as missing:
            self._session.announce(missing.message_id, dict(missing.arguments))
            self.is_over = True
        return not self.is_over

    # The player's lines

    def take_line(self, line: str, meaning: Intent) -> bool:
        """Answer a line in place of the game; return whether this was done."""
        session = self._session
        if self.is_over:
            return True  # typed before the loop has seen that the game ends
        if session.pending.enter_message == PAUSED and not self._ends_pause(line, meaning):
            return False
        self._sounds.stop()
        if self._step_request(line):
            return True
        if self._going_on:
            return self._comes_too_soon(meaning)
        return self._judge(line, meaning)

    def _judge(self, line: str, intent: Intent) -> bool:
        """Answer a line by what the step waits for, or leave it to the game."""
        session = self._session
        if intent == Said(Query.HINT) and self._step.request != Query.HINT:
            self._advise()  # the game's own advice would lead away from the step
            return True
        if intent == Said(Command.WHY) and self._wrong is not None:
            self._explain(*self._wrong)
            return True
        match self._task.judge(line, intent, session):
            case Verdict.RIGHT:
                session.pending.enter_message = ""
                self._praise()
                self._go_on()
            case Verdict.CARRY_OUT:
                self._acting = isinstance(intent, Act)
                self._answered = not isinstance(intent, Act | NeedsColour)
                return False
            case Verdict.ASIDE:
                self._asked_aside = intent not in _LEAVES
                self._has_set = isinstance(intent, Said) and intent.verb in BY_COMMAND
                if _asks_for_words(intent):
                    self._say("lesson-words")
                    return True
                if self._asked_aside:
                    session.pending.enter_message = ""  # the step says once more what Enter does
                return False
            case Verdict.WRONG:
                self._explain(line, intent)
        return True

    def _ends_pause(self, line: str, intent: Intent) -> bool:
        """End a pause where the line is about the step; return whether it is."""
        wanted = self._session.bare_command(line)
        about_step = isinstance(intent, _MOVES) or wanted in _STEP_REQUESTS
        if about_step:
            self._session.pending.enter_message = ""
        return about_step

    def _comes_too_soon(self, intent: Intent) -> bool:
        """Answer what makes no sense before the others have played: a move, and a hint."""
        is_move = isinstance(intent, _MOVES)
        if _asks_for_words(intent):
            self._say("lesson-words")
        elif is_move or intent == Said(Query.HINT):
            self._say("lesson-others-first")
        else:
            return False
        return True

    def _step_request(self, line: str) -> bool:
        """Repeat the step, or go to another one, where the line asks for that."""
        wanted = self._session.bare_command(line)
        half_typed = self._session.pending.card is not None
        if wanted is Command.REPEAT and self._step.request != wanted.value:
            if self._going_on:
                self._say("lesson-others-first")
            else:
                self._tell_step()
        elif wanted is Command.NEXT:
            if self._going_on:
                self._let_others_play()
            else:
                self._skip()
        elif wanted is Command.PREVIOUS or (wanted is Command.CANCEL and not half_typed):
            self._restart_at(self._place if self._going_on else max(self._place - 1, 0))
        else:
            return False
        return True

    def _advise(self) -> None:
        """Say what to do; for a card to read, tell the cells of cards that share a part with it."""
        session = self._session
        if isinstance(self._task, ReadCard):
            for each in self._task.alike():
                told = session.format("lesson-other-cells", dots_told(each, session))
                session.announce_utterances(told)
        self._tell_todo()

    def _explain(self, line: str, intent: Intent) -> None:
        """Say why a line is not what the step waits for, and what to do."""
        session, self._wrong = self._session, (line, intent)
        why = self._task.explain(line, intent, session)
        if why is None:
            name = f"{self._message}-why"
            known = session.narrator.catalogue.has(name)
            why = session.format(name if known else "lesson-other-move", {"line": line.strip()})
        todo = session.format(self._todo, self._fields())
        why = why if why and why.text else None
        if self._step.read is not None:  # the cells stand alone on a display
            session.announce_utterances(why, todo)
        else:
            session.announce_together(why, todo)
        self._play_sounds()

    def after_line(self) -> None:
        """Go on after an answer of the game; ask for the step again after another question."""
        aside, self._asked_aside = self._asked_aside, False
        answered, self._answered = self._answered, False
        self._acting = False
        if self.is_over or self._session.pending.confirmation:
            return
        if answered:
            self._go_on()
        elif aside and self._has_set:
            self._tell_step()  # as the setting now has it
        elif aside and not self._going_on:
            self._await_enter()
            self._tell_todo()
        elif not self._session.pending.awaits_enter:
            self._await_enter()

    def _await_enter(self) -> None:
        """Wait for Enter, where the step is only told."""
        if self._step.is_told_only and not self._going_on:
            self._session.pending.enter_message = ENTER

    # The table

    def after_act(self) -> None:
        """Go on after the player's move, and when the others have done theirs."""
        acting, self._acting = self._acting, False
        if acting:
            self._go_on()
        elif self._going_on:
            if not self.lesson_table.planned:
                self._arrive()
        else:
            self._restart_at(self._place)  # a move that no plan has

    def ask_again(self) -> bool:
        """Say again what to type, unless the others are playing."""
        if self.is_over or self._going_on:
            return False
        self._say(self._todo, self._fields())
        return True

    def _go_on(self) -> None:
        """The step is done: let the others play, then tell the next one."""
        step, self._wrong = self._step, None
        self._going_on = True
        self.lesson_table.plan(step)
        if not self.lesson_table.planned:
            self._arrive()

    def _arrive(self) -> None:
        self._going_on = False
        self._place += 1
        self._on_place(self._place)
        if self._place < len(self.lesson.steps):
            self._tell_step()
        else:
            self._say("lesson-done", {"title": self._text(f"lesson-{self.lesson.key}")})
            self.is_over = True

    def _skip(self) -> None:
        """Do what the step waits for in the player's place."""
        session = self._session
        session.pending.card = None
        session.pending.enter_message = ""
        match self._task:
            case ReadCard(card=card):
                self._say("lesson-skipped-card", {"card": card})
            case KnowSound(sound=sound):
                self._say("lesson-skipped-sound", {"name": sound_name(sound, session)})
            case _:
                self._say("lesson-skipped")
        move = self.lesson_table.players_move(self._step)
        if move is None:
            self._go_on()
        else:
            self._acting = True
            session.table.act(move)

    def _let_others_play(self) -> None:
        """Let the others do at once what the plan says, so that the next step is told."""
        while self._going_on:
            self._session.table.act(self.lesson_table.planned[0])

    def _restart_at(self, place: int) -> None:
        self.restart = place
        self.is_over = True

    # What is told

    @property
    def _step(self) -> LessonStep:
        return self.lesson.steps[self._place]

    @property
    def _message(self) -> str:
        return f"lesson-{self.lesson.key}-{self._step.name}"

    @property
    def _task(self) -> Task:
        step = self._step
        move = self.lesson_table.players_move(step)
        if move is not None:
            return MakeMove(move)
        if step.request:
            return AskFor(step.request)
        if step.read is not None:
            return ReadCard(step.read)
        if step.listen is not None:
            return KnowSound(step.listen, step.choices)
        return PressEnter()

    @property
    def _todo(self) -> str:
        """The id of the message that says what to type."""
        if self._step.is_told_only:
            return ENTER
        if self._step.read is not None:
            return "lesson-read-card"
        return "lesson-name-sound" if self._step.listen is not None else f"{self._message}-do"

    def _fields(self) -> MessageFields:
        """Return the variables of the step's messages."""
        session, step = self._session, self._step
        if step.read is not None:
            return dots_told(step.read, session)
        if step.listen is not None:
            return {"choices": choices_told(step.choices, session)}
        return {"deck": session.settings.deck.value}

    def _tell_step(self) -> None:
        self._say(self._message, {"deck": self._session.settings.deck.value})
        for query in self._step.tell:
            self._answer_query(query)
        self._await_enter()
        self._tell_todo()

    def _tell_todo(self) -> None:
        self._say(self._todo, self._fields())
        if self._session.settings.display and isinstance(self._task, MakeMove | PressEnter):
            self._say("lesson-on-display")
        self._play_sounds()

    def _play_sounds(self) -> None:
        """Play the sounds of the step, or say that sounds are off."""
        step = self._step
        sounds = (*step.play_sounds, *((step.listen,) if step.listen else ()))
        if sounds and not self._sounds.audible and not (self._told_of_sounds and not step.listen):
            self._told_of_sounds = True
            self._say("lesson-sounds-off")
        self._sounds.play(*sounds)

    def _praise(self) -> None:
        """Confirm an answer that nothing else confirms."""
        if self._step.read is not None:
            self._say("lesson-right-card", dots_told(self._step.read, self._session))
        elif self._step.listen is not None:
            self._say("lesson-right")

    def _say(self, message: str, fields: MessageFields = _NO_FIELDS) -> None:
        """Announce a message; what a lesson says is never muted."""
        self._session.announce(message, fields, Category.QUESTION)

    def _text(self, message: str) -> str:
        return self._session.narrator.catalogue.text(message)


def _asks_for_words(intent: Intent) -> bool:
    """Whether a line asks what can be typed, and about no command."""
    return intent == Said(Command.HELP)
