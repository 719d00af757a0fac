"""Help: what can be done now, what a command does, and the rules of the game."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.windows import ColourOwed, Drawn, Threat, Turn
from accessible_uno.interface.answering import Answering
from accessible_uno.interface.desk import Desk
from accessible_uno.interface.words.groups import groups
from accessible_uno.interface.words.intents import Filling, HelpOn, Query, RulesOn
from accessible_uno.interface.words.lexicon import lexicon
from accessible_uno.interface.words.vocabulary import Kind, Topic
from accessible_uno.rules.comments import Vote
from accessible_uno.rules.parameters import parameters
from accessible_uno.rules.uno_call import Catch

_QUESTIONS: Final = {
    Turn: "turn",
    Drawn: "drawn",
    Threat: "threat",
    ColourOwed: "colour",
    Vote: "vote",
}


class Helping:
    """Explains the game to one player.

    Args:
        desk: where it is told.
        answering: what can be played now.
        rules: the preset's key.  A chapter that it words in its own way is
            ``rules-<key>-<topic>``; the others are ``rules-<topic>``, which all presets share and
            which say what the rules' parameters make of them.
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
            filling = {**self._parameters(), **groups(locale), "command": name}
            self._desk.tell(f"help-{wanted.command}", filling, Kind.HELP)
            return
        self._now()
        for part in ("help-asking", "help-more"):
            self._desk.tell(part, kind=Kind.HELP)

    def _now(self) -> None:
        desk = self._desk
        if desk.asked and desk.half is None:
            kind = _QUESTIONS.get(type(desk.view.question), "other")
            choices = desk.choices_open()
            if choices:
                desk.tell("unclear-choice", {"choices": choices}, Kind.HELP)
            else:
                desk.tell(f"help-now-{kind}", kind=Kind.HELP)
            if kind in ("turn", "drawn"):
                self._answering.ask(Query.PLAYABLE)
        elif desk.half is not None:
            desk.prompt()
        else:
            self._answering.ask(Query.WHO)
        if any(isinstance(each, Catch) for each in desk.legal):
            desk.tell("help-now-chance", kind=Kind.HELP)

    def rules(self, wanted: RulesOn) -> None:
        """Tell one chapter of the rules, all of them, or the aim and the list of chapters."""
        if wanted.all:
            for topic in Topic:
                self._chapter(topic)
        elif wanted.topic is not None:
            self._chapter(wanted.topic)
        else:
            names = lexicon(self._desk.settings.locale).topics.names.values()
            self._chapter(Topic.AIM)
            self._desk.tell("rules-topics", {"topics": ", ".join(names)}, Kind.HELP)

    def _chapter(self, topic: Topic) -> None:
        own = f"rules-{self._rules}-{topic}"
        shared = f"rules-{topic}"
        known = self._desk.narrator.catalogue.has(own)
        self._desk.tell(own if known else shared, self._parameters(), Kind.HELP)

    def _parameters(self) -> Filling:
        """What this table plays."""
        return parameters(self._desk.table.game.rules)
