"""Help: what can be done now, what a command does, and the rules of the game."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.windows import TURNS, ColourOwed, Drawn, DrawnMore, Threat, Turn
from accessible_uno.interface.announce.queries import Answering
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.interface.parse.groups import groups, idle
from accessible_uno.interface.parse.intents import HelpOn, Query, RulesOn
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.settings_table import KNOBS
from accessible_uno.interface.parse.vocabulary import Command, Kind, Topic
from accessible_uno.interface.session import Desk
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.shared.reports import Vote

_QUESTIONS: Final = {
    Turn: "turn",
    Drawn: "drawn",
    DrawnMore: "drawn-more",
    Threat: "threat",
    ColourOwed: "colour",
    Vote: "vote",
}
_CHANCES: Final = {
    "catch": "help-now-chance",
    "jump": "help-now-jump",
    "shout": "help-now-shout",
}
"""What is said of a chance, by the verb that seizes it."""


class Helping:
    """Explains the game to one player.

    Args:
        desk: where it is told.
        answering: what can be played now.
        rules: the preset's key.
    """

    def __init__(self, desk: Desk, answering: Answering, rules: str) -> None:
        self._desk = desk
        self._answering = answering
        self._rules = rules

    def help(self, wanted: HelpOn) -> None:
        """Tell what a command does, or what can be done now and how to learn more."""
        if wanted.command is not None:
            locale = self._desk.settings.locale
            name = lexicon(locale).commands.names[wanted.command]
            idle_here = self._idle()
            filling = {**self._groups(), "command": name}
            self._desk.tell(f"help-{wanted.command}", filling, Kind.HELP)
            if wanted.command is Command.ABANDON and Command.ABANDON in idle_here:
                missing = {"act": "abandon", "command": name}
                self._desk.tell("unclear-not-here", missing, Kind.HELP)
            return
        self._now()
        settings = self._groups()["settings"]
        self._desk.tell("help-asking", kind=Kind.HELP)
        self._desk.tell("help-more", {"settings": settings}, Kind.HELP)

    def _groups(self) -> dict[str, str]:
        """The commands of this table in groups."""
        called = {Command.JUMP: self._desk.jump_word}
        return groups(self._desk.settings.locale, self._idle(), called)

    def _idle(self) -> frozenset[Command]:
        """The commands that are of no use at this table."""
        desk = self._desk
        unused = {command for command, knob in KNOBS.items() if knob.of_our_voice}
        time = {Command.TIME} if not desk.table.game.time_limit(TURNS[max(desk.seat, 0)]) else set()
        return idle(desk.legal) | time | (set() if desk.hearing.tunable else unused)

    def _now(self) -> None:
        desk = self._desk
        if desk.asked and desk.half is None:
            question = desk.view.question
            kind = _QUESTIONS.get(type(question), "other")
            if isinstance(question, Threat) and not question.doubtful:
                kind = "reply"
            choices = desk.choices_open()
            if kind == "other":
                desk.pass_on(desk.question(), kind=Kind.HELP)
            if choices and kind != "other":
                desk.tell("unclear-choice", {"choices": choices}, Kind.HELP)
            elif kind == "other" and (word := desk.sample()):
                desk.pass_on(word, kind=Kind.HELP)
            else:
                desk.tell(f"help-now-{kind}", kind=Kind.HELP)
            playing = kind in ("turn", "drawn", "drawn-more")
            if playing or (kind != "colour" and desk.legal.cards()):
                self._answering.ask(Query.PLAYABLE)
        elif desk.half is not None:
            desk.prompt()
        else:
            self._answering.ask(Query.WHO)
        chances = {_CHANCES[verb] for act in desk.legal for verb in act.verbs if verb in _CHANCES}
        for chance in sorted(chances):
            desk.tell(chance, {"word": desk.jump_word}, Kind.HELP)

    def rules(self, wanted: RulesOn) -> None:
        """Tell a chapter of the rules, a card, all of them, or the aim and the chapters."""
        desk = self._desk
        locale = desk.settings.locale
        book = self._book()
        if wanted.card is not None:
            told = book.card(wanted.card)
        elif wanted.all:
            told = book.whole()
        else:
            told = book.chapter(wanted.topic or Topic.AIM)
        for paragraph in told:
            desk.pass_on(Utterance(paragraph, locale), kind=Kind.HELP)
        if not told:
            desk.tell("rules-none", kind=Kind.HELP)
        elif wanted == RulesOn():
            desk.tell("rules-topics", {"topics": self.chapters()}, Kind.HELP)

    def chapters(self) -> str:
        """Name the chapters that the rules of this table fill."""
        names = lexicon(self._desk.settings.locale).topics.names
        return ", ".join(names[each] for each in self._book().topics())

    def _book(self) -> RuleBook:
        desk = self._desk
        return RuleBook(desk.settings.locale, desk.table.game, self._rules)
