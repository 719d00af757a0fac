"""Formats events, questions and refusals as utterances for one viewer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final, TypeAlias

from accessible_uno.cards import Card
from accessible_uno.error_logger import error_logger
from accessible_uno.game.base import ONLOOKER, Event, Reason
from accessible_uno.game.events import Asked
from accessible_uno.game.windows import Threat
from accessible_uno.misuse import WrongArgument, check_seat, unknown
from accessible_uno.narration.arguments import (
    Argument,
    Arguments,
    Mentioned,
    UnknownAnnotation,
    arguments_of,
    plain_arguments,
    question_arguments,
    seat_argument,
    seat_to_act,
    table_arguments,
    yes_no_argument,
)
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.clauses import (
    CLAUSE,
    Clause,
    actor,
    drawn_together,
    goes_on,
    has_verb,
    hits_somebody,
    leaves_last_card,
    rows,
)
from accessible_uno.narration.display_names import BrailleNames, CardNames, DisplayNames
from accessible_uno.narration.event_schema import message_id_of, schema_of
from accessible_uno.narration.grouping import EventGroup, group_events, victim_of
from accessible_uno.narration.languages import check_language
from accessible_uno.narration.plain_words import PlainWords
from accessible_uno.narration.sounds import REFUSAL_CUES, cues_of, cues_of_question
from accessible_uno.narration.utterance import (
    BrailleParts,
    Priority,
    Utterance,
    Verbosity,
    split_parts,
)

if TYPE_CHECKING:
    from accessible_uno.cards import Colour
    from accessible_uno.game.base import Seat, Window
    from accessible_uno.game.view import View
    from accessible_uno.narration.sounds import Cue

CARDS: Final = "cards"
"""What is played with, unless the table plays with dice."""

AsTyped: TypeAlias = Callable[[str, str, Arguments], str]

Cues: TypeAlias = "tuple[Cue, ...] | partial[tuple[Cue, ...]]"
"""The sounds of a message, or what makes them."""

Told: TypeAlias = tuple[Utterance, tuple[Event, ...]]
"""An utterance, and the events that it tells."""

_NO_ARGUMENTS: Final[Arguments] = {}


class Narrator:
    """Formats the messages of a game for one viewer.  It keeps no earlier messages.

    Args:
        locale: the language.
        names: the players in seating order.
        viewer: the seat that is spoken to, or that of an onlooker.
        verbosity: ``"brief"``, ``"normal"`` or ``"full"``.
        strict: raise :class:`MissingText` where a text is missing.
        pieces: what is played with, ``"cards"`` or ``"dice"``; every message may ask.

    Raises:
        WrongArgument: there is no such language, seat or verbosity.

    Attributes:
        viewer: the seat that is spoken to.
        verbosity: the level of detail.
        catalogue: the texts.
        display_names: what players and cards are called in speech.
        moment: the number of the moment that is told now; each utterance carries it.
        takes_enter: whether the viewer can answer with Enter alone.
        told_colour: the colour that the viewer was told last: a card that keeps it is told without
            it.  ``None`` where the viewer may have been told none.
        joins_acts: whether what others do one after the other is told in one sentence.
        as_typed: puts what a text tells to type into the form in which the viewer types it; it is
            given the message id, the text and the arguments.
    """

    def __init__(
        self,
        locale: str,
        names: Sequence[str],
        viewer: Seat,
        verbosity: str = Verbosity.NORMAL,
        *,
        strict: bool = False,
        pieces: str = CARDS,
    ) -> None:
        check_seat(viewer, len(names), ONLOOKER)
        check_language(locale)
        self.catalogue = Catalogue(locale, strict=strict)
        self.viewer = viewer
        if verbosity not in tuple(Verbosity):
            raise WrongArgument(unknown("verbosity", verbosity, Verbosity))
        self.verbosity = Verbosity(verbosity)
        self.display_names = DisplayNames(self.catalogue, names, viewer)
        self.moment = 0
        self.takes_enter = True
        self.told_colour: Colour | None = None
        self.joins_acts = False
        self.as_typed: AsTyped | None = None
        self._braille_names = BrailleNames(self.catalogue, names, viewer)
        self._card_names = CardNames(self.catalogue, names, viewer)
        self._plain_words = PlainWords(self.catalogue, self.display_names)
        self._seats = len(names)
        self._pieces = pieces
        self._last_acts: tuple[str, Sequence[Clause]] | None = None

    def narrate(self, events: Sequence[Event]) -> list[Utterance]:
        """Return what the viewer hears of events that ``seen_by`` has already redacted.

        The viewer's own turn and the questions to the viewer are left to :meth:`prompt`,
        and offers to :meth:`offers`.
        """
        return [utterance for utterance, _ in self.narrate_groups(events)]

    def narrate_groups(self, events: Sequence[Event]) -> Iterator[Told]:
        """Yield the same utterances, each with its events.

        What others do one after the other is one sentence where ``joins_acts``.
        """
        clauses: list[Clause] = []
        for message_id, group in self._told_groups(events):
            is_clause = self._is_clause(message_id, group)
            if clauses:
                acts = [each.group for each in clauses]
                if not (is_clause and goes_on(acts, actor(group), self.verbosity)):
                    yield from self._one_sentence(clauses)
                    clauses = []
            arguments = self._arguments_of_group(group)
            arguments["kept"] = yes_no_argument(self._keeps_colour(group))
            if is_clause:
                arguments["verbTold"] = yes_no_argument(has_verb(clauses, group))
            clauses.append(Clause(message_id, arguments, group))
            if not is_clause:
                yield from self._one_sentence(clauses)
                clauses = []
            self._note_colour(group)
        if clauses:
            yield from self._one_sentence(clauses)

    def with_question(self, told: Utterance, question: Utterance, view: View) -> Utterance | None:
        """Return what others did and what is asked now as one sentence to speak in brief.

        It is ``None`` where ``told`` is not the last sentence about acts, and where no message asks
        this with them.
        """
        text, clauses = self._last_acts or ("", ())
        window = view.question
        if told.text != text or window is None or question.valid_while != window:
            return None
        message_id = f"acts-then-{schema_of(window).name}"
        if not self.catalogue.has(message_id):
            return None
        last = clauses[-1].group
        apart = "yes" if hits_somebody(last) or leaves_last_card(last) else "no"
        arguments = plain_arguments({"acts": self._acts(clauses), "apart": apart})
        arguments |= self._asked(window, view, enter=self.takes_enter)
        said = self._fill(message_id, self.verbosity, arguments, self.display_names)
        return replace(question, text=said, braille=(), sounds=(*told.sounds, *question.sounds))

    def joins_next(self, events: Sequence[Event], seat: Seat) -> bool:
        """Whether events may be told in one sentence with what ``seat`` does next."""
        groups = list(self._told_groups(events))
        are_clauses = bool(groups) and all(self._is_clause(*each) for each in groups)
        return are_clauses and goes_on([group for _, group in groups], seat, self.verbosity)

    def _told_groups(self, events: Sequence[Event]) -> Iterator[EventGroup]:
        """Yield the groups of events of which something is told."""
        viewer = self.viewer
        if self.joins_acts:  # that another player must answer a card is told with the answer
            events = [
                each
                for each in events
                if not (
                    isinstance(each, Asked)
                    and each.seat != viewer
                    and isinstance(each.window, Threat)
                )
            ]
        for message_id, group in group_events(events, self.catalogue.joined):
            first = group[0]
            if isinstance(first, Asked) and first.seat == self.viewer:
                continue  # the question itself is told, by the prompt
            if not self.catalogue.says_nothing(message_id, self.verbosity):
                yield message_id, group

    def _is_clause(self, message_id: str, group: Sequence[Event]) -> bool:
        """Whether a group may be a part of a sentence: an act of others that needs no own one."""
        return (
            self.joins_acts
            and self.catalogue.has(message_id, CLAUSE[self.verbosity])
            and actor(group) != self.viewer
            and (self.verbosity is Verbosity.BRIEF or getattr(group[0], "left", 2) > 1)
        )

    def _one_sentence(self, clauses: Sequence[Clause]) -> Iterator[Told]:
        """Yield the sentence that consists of clauses, or the message of a single one."""
        if len(clauses) > 1:
            sentence = self._joined(clauses)
            self._last_acts = sentence[0].text, clauses
            yield sentence
            return
        for clause in clauses:
            group = clause.group
            utterance = self.format(
                clause.message_id,
                clause.arguments,
                speaker=self._speaker(group),
                sounds=partial(cues_of, group, self.viewer, self._seats),
                about=group[-1],
            )
            if utterance is not None:
                if self._is_clause(clause.message_id, group):
                    self._last_acts = utterance.text, clauses
                yield utterance, group

    def _joined(self, clauses: Sequence[Clause]) -> Told:
        """Return what several players did as one sentence."""
        group = tuple(event for each in clauses for event in each.group)
        uno = "yes" if clauses[-1].says_uno else "no"

        def in_braille() -> BrailleParts:
            short = (self.format_braille(each.message_id, each.arguments) for each in clauses)
            return tuple(chain.from_iterable(short))

        utterance = Utterance(
            self.catalogue.text("acts-together", acts=self._acts(clauses), uno=uno),
            self.catalogue.locale,
            in_braille,
            sounds=partial(cues_of, group, self.viewer, self._seats),
            moment=self.moment,
        )
        if self.catalogue.strict:
            _ = utterance.braille
        return utterance, group

    def _acts(self, clauses: Sequence[Clause]) -> str:
        """Return the words of clauses, joined as one sentence joins them.

        In brief names alone part them: a comma takes the voice as long as a card.  One comes after
        whom a card hits.
        """
        names, in_rows = self.display_names, rows(clauses)
        said = [self._act(row) for row in in_rows]
        if self.verbosity is Verbosity.BRIEF:
            gaps = [names.separator if hits_somebody(row[-1].group) else " " for row in in_rows]
            return "".join(chain(*zip(said[:-1], gaps, strict=False), said[-1:]))
        compound = any(len(row) > 1 or row[0].is_compound for row in in_rows)
        return names.separator.join(said) if compound else names.listed(said)

    def _act(self, row: Sequence[Clause]) -> str:
        """Return the words of a clause, or of a row of draws."""
        if len(row) > 1:
            seats, count = drawn_together(row)
            players = self.display_names.players(seats)
            return self.catalogue.text("part-draw-together", players=players, count=count)
        only = row[0]
        field = CLAUSE[self.verbosity]
        return self._fill(only.message_id, field, only.arguments, self.display_names)

    def _arguments_of_group(self, group: Sequence[Event]) -> dict[str, Argument]:
        arguments, victim = self._arguments_of(group[0]), victim_of(group)
        for event in group[1:]:
            found = self._arguments_of(event)
            if victim is not None and getattr(event, "seat", None) == victim:
                found["victim"] = found.pop("seat")
                if "count" in arguments and "count" in found:
                    arguments.setdefault("ownCount", arguments["count"])
            arguments.update(found)
        return arguments

    def _note_colour(self, group: Sequence[Event]) -> None:
        """Note the colour that a group tells, for what is told with it."""
        if not self.joins_acts:
            return
        for event in group:
            if (laid := getattr(event, "card", None)) is not None:
                self.told_colour = laid.colour or getattr(event, "colour", None)
                return
            if getattr(event, "cards", ()):
                self.told_colour = None  # a card of another colour may be the last that was heard

    def explain(self, reason: Reason) -> Utterance:
        """Return why an action of the viewer is refused, and what can be done."""
        message_id = message_id_of(reason)
        arguments = self._arguments_of(reason)
        refusal = self.format(message_id, arguments, sounds=REFUSAL_CUES, about=reason)
        return refusal or self.silence

    def prompt(self, view: View, *, told: bool = False, again: bool = False) -> Utterance | None:
        """Return the question that the viewer is asked now, with what it takes to decide.

        Args:
            view: the table.
            told: whether the viewer has just been told the card on top.
            again: whether the viewer has been asked this before.
        """
        window = view.question
        if window is None or window.seat != self.viewer or self.viewer < 0:
            return None
        enter = self.takes_enter
        return self._ask("prompt", window, view, Priority.NEXT, told=told, again=again, enter=enter)

    def offers(self, view: View, *, told: bool = False) -> list[Utterance]:
        """Return what the viewer may do now without being asked.

        Each is valid while its window, ``valid_while``, stays among ``view.offers``.

        Args:
            view: the table.
            told: whether the viewer has just been told what leads to the offers.
        """
        windows = view.offers if self.viewer >= 0 else ()
        if not windows:
            return []
        told = told and len(windows) == 1
        offers = (self._ask("chance", each, view, Priority.NOW, told=told) for each in windows)
        return [utterance for utterance in offers if utterance is not None]

    def status(self, view: View) -> BrailleParts:
        """Return the line that stays on a braille display.

        It holds the top card with the active colour where the card does not show it, who is to
        act, and who else holds fewest cards.
        """
        turn = seat_to_act(view)
        others = [seat for seat in view.playing if seat != self.viewer]
        fewest = min(others or view.playing, key=view.counts.__getitem__)
        return self.format_braille(
            "status",
            {
                **table_arguments(view),
                "turn": seat_argument(-1 if turn is None else turn),
                "fewest": seat_argument(fewest),
                "same": yes_no_argument(fewest == turn),
                **plain_arguments({"count": view.counts[fewest]}),
            },
        )

    @property
    def silence(self) -> Utterance:
        """The utterance in place of an answer whose text both languages lack."""
        return Utterance("", self.catalogue.locale)

    def format(
        self,
        message_id: str,
        arguments: Arguments = _NO_ARGUMENTS,
        priority: Priority = Priority.NORMAL,
        valid_while: object = None,
        speaker: Seat | None = None,
        sounds: Cues = (),
        about: object = None,
    ) -> Utterance | None:
        """Return a message as an utterance, or ``None`` where this verbosity says nothing.

        Where both languages lack the text, what it is ``about`` is said in plain words.
        The short form, and what the speaker's own voice says, are made when a voice asks for them;
        a strict narrator makes them at once, so that a missing text raises here.
        """
        text = self._find(message_id, self.verbosity, arguments, self.display_names)
        if text is None and about is not None:
            return self._without_text(message_id, about, priority, valid_while, sounds)
        if not text:
            return None
        if self.as_typed is not None:
            text = self.as_typed(message_id, text, arguments)
        utterance = Utterance(
            text,
            self.catalogue.locale,
            partial(self.format_braille, message_id, arguments),
            priority,
            valid_while,
            speaker,
            partial(self._voiced, message_id, arguments) if speaker is not None else "",
            sounds,
            self.moment,
        )
        if self.catalogue.strict:
            _ = utterance.braille, utterance.voiced
        return utterance

    def format_braille(self, message_id: str, arguments: Arguments) -> BrailleParts:
        """Return the short form of a message; where it has none, its text if that names cards."""
        if self.catalogue.has(message_id, "braille"):
            return split_parts(self._fill(message_id, "braille", arguments, self._braille_names))
        parts = split_parts(self._fill(message_id, self.verbosity, arguments, self._card_names))
        named = any(isinstance(each, Card) for each in parts)
        return tuple(each for each in parts if each != ".") if named else ()

    def _voiced(self, message_id: str, arguments: Arguments) -> str:
        """Return the words of the speaker's own voice; at FULL it says the sentence."""
        if self.verbosity is Verbosity.FULL or not self.catalogue.has(message_id, "voiced"):
            return ""
        return self._fill(message_id, "voiced", arguments, self.display_names)

    def _fill(
        self, message_id: str, attribute: str, arguments: Arguments, names: DisplayNames
    ) -> str:
        return self._find(message_id, attribute, arguments, names) or ""

    def _find(
        self, message_id: str, attribute: str, arguments: Arguments, names: DisplayNames
    ) -> str | None:
        values = Mentioned(arguments, names, self._pieces)
        return self.catalogue.find(message_id, attribute, values)

    def _arguments_of(self, thing: object) -> dict[str, Argument]:
        """Return the arguments about something; none where a package's class has odd fields.

        Raises:
            UnknownAnnotation: it has, and the narrator is strict.
        """
        try:
            return arguments_of(thing)
        except UnknownAnnotation as unknown:
            if self.catalogue.strict:
                raise
            error_logger(__name__).error("no arguments: %s", unknown)
            return {}

    def _without_text(
        self,
        message_id: str,
        about: object,
        priority: Priority,
        valid_while: object,
        sounds: Cues,
    ) -> Utterance:
        """Say in plain words what has no text; the first time, also which package lacks it."""
        said = self._plain_words.of(message_id, about, priority)
        return Utterance(said, self.catalogue.locale, (), priority, valid_while, sounds=sounds)

    def _keeps_colour(self, group: Sequence[Event]) -> bool:
        """Whether the card that a group tells of has the colour that was told last.

        At full detail each card is told with its colour; so is the viewer's own, but in brief, or a
        whole lap and the question after it would name no colour.
        """
        told = next((each for each in group if getattr(each, "card", None)), None)
        own = getattr(told, "seat", None) == self.viewer and self.verbosity is Verbosity.NORMAL
        if told is None or own or self.verbosity is Verbosity.FULL:
            return False
        colour = told.card.colour  # type: ignore[attr-defined]
        return colour is not None and colour is self.told_colour

    def _speaker(self, group: Sequence[Event]) -> Seat | None:
        """Return whose action it is, unless it is nobody's or the viewer's."""
        for event in group:
            seat: Seat = getattr(event, "seat", -1)
            if seat >= 0:
                return None if seat == self.viewer else seat
        return None

    def _ask(
        self, kind: str, window: Window, view: View, priority: Priority, **how: bool
    ) -> Utterance | None:
        name = schema_of(window).name
        return self.format(
            f"{kind}-{name}",
            self._asked(window, view, **how),
            priority,
            window,
            sounds=cues_of_question(kind, name),
            about=window,
        )

    def _asked(self, window: Window, view: View, **how: bool) -> dict[str, Argument]:
        """Return the arguments of a question; ``how`` it is asked is told by yes or no."""
        arguments = question_arguments(view, window) | self._arguments_of(window)
        return arguments | {name: yes_no_argument(value) for name, value in how.items()}
