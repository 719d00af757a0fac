"""Help: what can be done now, what a command does, and the rules of the game."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.windows import TURNS, ColourOwed, Drawn, DrawnMore, Threat, Turn
from accessible_uno.interface.announce.queries import Queries
from accessible_uno.interface.announce.rulebook import RuleBook
from accessible_uno.interface.parse.groups import command_groups, unused_commands
from accessible_uno.interface.parse.intents import HelpOn, Query, RulesOn
from accessible_uno.interface.parse.lexicon import lexicon
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Topic
from accessible_uno.interface.session import Session
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.settings.schema import BY_COMMAND, TakesEffect
from accessible_uno.settings.values import Category

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


class Help:
    """Explains the game to one player.

    Args:
        session: where it is told.
        queries: what can be played now.
        rules: the preset's key.
    """

    def __init__(self, session: Session, queries: Queries, rules: str) -> None:
        self._session = session
        self._queries = queries
        self._rules = rules

    def announce_help(self, wanted: HelpOn) -> None:
        """Tell what a command does, or what can be done now and how to learn more."""
        if wanted.command is not None:
            locale = self._session.settings.locale
            name = lexicon(locale).commands.names[wanted.command]
            idle_here = self._idle()
            fields = {**self._groups(), "command": name}
            self._session.announce(f"help-{wanted.command}", fields, Category.HELP)
            if wanted.command is Command.ABANDON and Command.ABANDON in idle_here:
                missing = {"act": "abandon", "command": name}
                self._session.announce("unclear-not-here", missing, Category.HELP)
            return
        self._now()
        settings = self._groups()["settings"]
        self._session.announce("help-asking", category=Category.HELP)
        self._session.announce("help-more", {"settings": settings}, Category.HELP)

    def _groups(self) -> dict[str, str]:
        """The commands of this table in groups."""
        called: dict[AnyCommand, str] = {Command.JUMP: self._session.jump_word}
        return command_groups(self._session.settings.locale, self._idle(), called)

    def _idle(self) -> frozenset[AnyCommand]:
        """The commands that are of no use at this table."""
        session = self._session
        unused: set[AnyCommand] = {*unused_commands(session.legal)}
        if not session.table.rules.time_limit(TURNS[max(session.seat, 0)]):
            unused.add(Command.TIME)
        if not session.log.tunable_voices:
            unused.update(
                command
                for command, rows in BY_COMMAND.items()
                if rows[0].effect is TakesEffect.OWN_VOICE
            )
        return frozenset(unused)

    def _now(self) -> None:
        session = self._session
        if session.asked and session.half is None:
            question = session.view.question
            kind = _QUESTIONS.get(type(question), "other")
            if isinstance(question, Threat) and not question.doubtful:
                kind = "reply"
            choices = session.open_choice_names()
            if kind == "other":
                session.announce_utterances(session.format_question(), category=Category.HELP)
            if choices and kind != "other":
                session.announce("unclear-choice", {"choices": choices}, Category.HELP)
            elif kind == "other" and (word := session.format_sample_answer()):
                session.announce_utterances(word, category=Category.HELP)
            else:
                session.announce(f"help-now-{kind}", category=Category.HELP)
            playing = kind in ("turn", "drawn", "drawn-more")
            if playing or (kind != "colour" and session.legal.cards()):
                self._queries.answer(Query.PLAYABLE)
        elif session.half is not None:
            session.ask_question()
        else:
            self._queries.answer(Query.WHO)
        chances = {
            _CHANCES[verb] for act in session.legal for verb in act.verbs if verb in _CHANCES
        }
        for chance in sorted(chances):
            session.announce(chance, {"word": session.jump_word}, Category.HELP)

    def announce_rules(self, wanted: RulesOn) -> None:
        """Tell a chapter of the rules, a card, all of them, or the aim and the chapters."""
        session = self._session
        locale = session.settings.locale
        book = self._book()
        if wanted.card is not None:
            told = book.card(wanted.card)
        elif wanted.all:
            told = book.whole()
        else:
            told = book.chapter(wanted.topic or Topic.AIM)
        for paragraph in told:
            session.announce_utterances(Utterance(paragraph, locale), category=Category.HELP)
        if not told:
            session.announce("rules-none", category=Category.HELP)
        elif wanted == RulesOn():
            session.announce("rules-topics", {"topics": self.chapter_names()}, Category.HELP)

    def chapter_names(self) -> str:
        """Name the chapters that the rules of this table fill."""
        names = lexicon(self._session.settings.locale).topics.names
        return ", ".join(names[each] for each in self._book().topics())

    def _book(self) -> RuleBook:
        session = self._session
        return RuleBook(session.settings.locale, session.table.rules, self._rules)
