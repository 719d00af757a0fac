"""Help: what the player can do now, what a command does, and the rules of the game."""

from __future__ import annotations

from typing import Final

from accessible_uno.game.base import Window
from accessible_uno.game.windows import TURNS, ColourOwed, Drawn, DrawnMore, Threat, Turn
from accessible_uno.interface.announce.announcer import Announcer
from accessible_uno.interface.announce.parts import from_amount
from accessible_uno.interface.announce.questions import (
    format_sample_answer,
    open_choice_names,
)
from accessible_uno.interface.announce.refused_lines import chapter_names
from accessible_uno.interface.parse.intents import HalfTypedCard, Query, RulesOn
from accessible_uno.interface.parse.rule_names import active_options, rules_in_words
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Topic
from accessible_uno.interface.rules_told import RuleBook, RuleFacts, lets_pass
from accessible_uno.interface.session.game_setup import GameOptions
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.verb import Verb, VerbPlace, VerbTable
from accessible_uno.narration.arguments import cards_argument
from accessible_uno.narration.event_schema import schema_of
from accessible_uno.narration.utterance import Utterance
from accessible_uno.rules.shared.reports import Vote
from accessible_uno.settings.schema import BY_COMMAND, TakesEffect
from accessible_uno.settings.values import Category

_QUESTIONS: Final[dict[type[Window] | type[None], str]] = {
    Turn: "turn",
    Drawn: "drawn",
    DrawnMore: "drawn-more",
    Threat: "threat",
    ColourOwed: "colour",
    Vote: "vote",
}
"""The questions with a help message of their own, ``help-now-<value>``."""

_OFFERS: Final = {
    "catch": "help-now-chance",
    "jump": "help-now-jump",
    "shout": "help-now-shout",
}
"""The help message for each offer, by the verb of the action that takes it."""

FACTS: Final = (
    *("drawing-drawn", "drawing-by_choice", "with-draw-until", "draw-until-limit"),
    *("with-dispenser", "with-uno-call", "with-uno-after", "with-rapido", "with-banned-word"),
    *("with-runs", "deck-draw-two", "deck-wild-draw-four"),
)
"""What the help on a command may say of the active rules; see ``RuleFacts``."""

_TURN_QUESTIONS: Final = ("turn", "drawn", "drawn-more")


class Help:
    """Explains the game to one player.

    Args:
        session: where help is announced.
        announcer: answers what can be played now, reads long answers part by part, asks again.
        options: the preset that is played, and what the player calls the rules.
        verbs: the table of verbs.
    """

    def __init__(
        self,
        session: Session,
        announcer: Announcer,
        options: GameOptions,
        verbs: VerbTable,
    ) -> None:
        self._session = session
        self._parts = announcer.parts
        self._queries = announcer.queries
        self._preset = options.preset
        self._own_rules = options.own_rules
        self._announcer = announcer
        self._verbs = verbs

    def announce_help(self, command: AnyCommand = "", *, whole: bool = False) -> None:
        """Explain a command; without one, say what can be done now and how to learn more.

        On a turn the rest follows at Enter, or where the ``whole`` is asked for.  Elsewhere a
        sentence says where it is, and what the game waits for is heard last.
        """
        if command:
            self._announce_command(command)
            return
        session = self._session
        on_turn = isinstance(session.view.question, Turn | Drawn | DrawnMore)
        if session.pending.card is not None:
            self._announce_choices_with_card(session.pending.card)
        elif session.asked:
            self._announce_question()
        elif not session.pending.awaits_enter:  # else what Enter does is said once, at the end
            self._queries.answer(Query.WHO)
        self._announce_offers()
        if session.asked and session.pending.card is None and on_turn:
            session.announce(self._for_keys("help-asking"), category=Category.HELP)
            self._announce_rest(whole=whole)
        else:
            session.announce("help-elsewhere", category=Category.HELP)
            self._announcer.ask_again()

    def _announce_rest(self, *, whole: bool) -> None:
        """Go on with the help, or say how it goes on: at Enter, or by the word where none sits."""
        more = self._session.format("help-more")
        if whole:
            self._parts.announce(more)
        elif self._parts.interactive:
            self._parts.announce_later(more)
        else:
            self._session.announce("help-goes-on", category=Category.HELP)

    def _announce_choices_with_card(self, card: HalfTypedCard) -> None:
        """Say what a half-typed card lacks, where its question does not name it: the colour."""
        session, held = self._session, self._session.view.hand
        alike = tuple(dict.fromkeys(each for each in held if each.face is card.card.face))
        if not card.chooses and card.card.is_wild:
            session.announce("help-now-colour", category=Category.HELP)
        elif not card.chooses:
            told = session.narrator.format(
                "help-now-which-colour", {"cards": cards_argument(alike)}
            )
            session.announce_utterances(told, category=Category.HELP)

    def announce_rules(self, wanted: RulesOn, *, amount: bool = False) -> None:
        """Announce a chapter of the rules, what concerns a card or an option, or all of them.

        By default the aim of the game, a turn, and the names of the chapters are announced.  Where
        an ``amount`` is asked for, what stands before the first number is left out.
        """
        session = self._session
        book = self._book()
        if wanted == RulesOn() or wanted.all:
            self._announce_which_rules()
        if wanted.card is not None and wanted.topic is not None:
            paragraphs = book.worth(wanted.card) or book.chapter(wanted.topic)
        elif wanted.card is not None:
            paragraphs = book.card(wanted.card)
        elif wanted.option:
            paragraphs = book.option(wanted.option)
        elif wanted.all:
            paragraphs = book.whole()
        elif wanted.topic is not None:
            paragraphs = book.chapter(wanted.topic)
        else:
            paragraphs = [*book.chapter(Topic.AIM), *book.chapter(Topic.TURN)]
        locale = session.settings.locale
        told = from_amount(paragraphs) if amount else paragraphs
        answer = [Utterance(session.as_typed(paragraph), locale) for paragraph in told]
        topics = {"topics": chapter_names(session)} if wanted == RulesOn() else {}
        last = session.format("rules-topics", topics) if topics else None
        none = session.format("rules-none", {"topic": wanted.topic or "other"})
        self._parts.announce(*answer, last if answer else none)

    def _announce_which_rules(self) -> None:
        """Name the preset, and the house rules on top of it."""
        session = self._session
        options = active_options(self._preset, session.table.rules.rules)
        told = rules_in_words(session.settings.locale, self._preset, options, self._own_rules())
        session.announce("rules-played", {"rules": told}, Category.HELP)

    # One command

    def instead_of(self, verb: Verb, place: VerbPlace) -> Utterance | None:
        """Return what can be done instead of a verb that may not be said in a place."""
        fields = {"place": str(place.name).lower(), "verb": verb.name}
        return self._session.format(verb.instead or "room-not-here", fields)

    def _announce_command(self, command: AnyCommand) -> None:
        """Say what a command does under the active rules, or that they have no use for it."""
        session = self._session
        called = {"command": self._called().get(command, session.command_word(command))}
        if command in self._without_rule() - self._answer_elsewhere():
            message = session.format("unclear-not-here", {**called, "act": str(command)})
        else:
            facts = RuleFacts(session.table.rules).variables(FACTS)
            message = session.format(f"help-{command}", {**facts, **self.groups(), **called})
        self._parts.announce(message)

    def _answer_elsewhere(self) -> frozenset[AnyCommand]:
        """Return the commands that do something else where the active rules have none of them."""
        talk = {Command.SAY} if self._session.talks else set()
        return frozenset({Command.YES, Command.NO, *talk})

    def _called(self) -> dict[AnyCommand, str]:
        """Return the words of commands that have other ones here: the rules', or the player's."""
        own = self._session.settings.own_words
        named = {each: words[0] for each, words in own.items()}
        return {**named, Command.JUMP: self._session.jump_word}

    def groups(self) -> dict[str, str]:
        """Return the commands of this table in groups."""
        locale, pieces = self._session.settings.locale, self._session.table.rules.pieces
        return self._verbs.groups(locale, self.unused(), self._called(), pieces)

    def unused(self) -> frozenset[AnyCommand]:
        """Return the commands that have no use at this table."""
        session = self._session
        unused: set[AnyCommand] = {*self._without_rule()}
        if not session.table.rules.time_limit(TURNS[max(session.seat, 0)]):
            unused.add(Command.TIME)
        if not session.log.tunable_voices:
            unused.update(
                command
                for command, rows in BY_COMMAND.items()
                if rows[0].effect is TakesEffect.OWN_VOICE
            )
        return frozenset(unused)

    def _without_rule(self) -> frozenset[AnyCommand]:
        """Return the commands for which the active rules have no use."""
        unused = self._verbs.unused(self._session.legal)
        return unused if lets_pass(self._session.table.rules) else unused | {Command.PASS}

    # What can be done now

    def _announce_question(self) -> None:
        session = self._session
        question = session.view.question
        kind = _QUESTIONS.get(type(question), "") or self._kind_of_rule(question)
        if isinstance(question, Threat) and not question.doubtful:
            kind = "reply" if session.legal.cards() else "forced"
        choices = open_choice_names(session)
        if choices and kind != "other":
            session.announce("unclear-choice", {"choices": choices}, Category.HELP)
        elif kind == "other" and (answer := format_sample_answer(session)):
            session.announce_utterances(answer, category=Category.HELP)
        else:
            session.announce(self._for_keys(f"help-now-{kind}"), category=Category.HELP)
        if kind in _TURN_QUESTIONS or (kind != "colour" and session.legal.cards()):
            self._queries.answer(Query.PLAYABLE)

    def _kind_of_rule(self, question: Window | None) -> str:
        """Return the kind of a rule's own question, where help has a message for it."""
        name = schema_of(question).name
        return name if self._session.narrator.catalogue.has(f"help-now-{name}") else "other"

    def _for_keys(self, message_id: str) -> str:
        """Return the message that says the same to one who plays by single keys."""
        session, by_keys = self._session, f"{message_id}-keys"
        has_one = session.plays_by_keys and session.narrator.catalogue.has(by_keys)
        return by_keys if has_one else message_id

    def _announce_offers(self) -> None:
        session = self._session
        if not session.narrator.offers(session.view):
            return
        offers = {_OFFERS[verb] for act in session.legal for verb in act.verbs if verb in _OFFERS}
        for message_id in sorted(offers):
            fields = {"word": session.jump_word, "own": "yes" if session.asked else "no"}
            session.announce(message_id, fields, Category.HELP)

    def _book(self) -> RuleBook:
        session = self._session
        return RuleBook(session.settings.locale, session.table.rules)
