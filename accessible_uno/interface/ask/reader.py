"""Reads the lines of one player, in print or in braille, whatever they are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias

from accessible_uno.cards import Card
from accessible_uno.interface.braille import displays_among, group_items, key_help, nothing_there
from accessible_uno.interface.parse.lexicon import lexicons, parse_bare_command
from accessible_uno.interface.parse.spoken import parse_plain_command
from accessible_uno.interface.parse.tokens import has_cells, shortened
from accessible_uno.interface.parse.vocabulary import AnyCommand
from accessible_uno.interface.session.messages import MessageLog
from accessible_uno.interface.session.session import TypedLines
from accessible_uno.interface.terminal.console import Console, Interrupted, KeyBindings
from accessible_uno.interface.terminal.output import clean_line
from accessible_uno.narration.arguments import plain_arguments
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames
from accessible_uno.narration.utterance import Utterance
from accessible_uno.settings.schema import Settings
from accessible_uno.voices.braille.display.moments import BrailleItem, LineSection
from accessible_uno.voices.braille.liblouis import BrailleUnavailable

Fields: TypeAlias = Mapping[str, str | int]
"""The values of the variables in a message."""

NO_FIELDS: Final[Fields] = MappingProxyType({})


class Say(Protocol):
    """Announces a message of the catalogue."""

    def __call__(self, message_id: str, fields: Fields = NO_FIELDS) -> None:
        """Announce it with the values of its variables."""


class Reader:
    """Reads lines, and says what there is to say about keys and lines, whatever is asked.

    Every key silences the voices.  Ctrl-C that silenced something does only that.

    Args:
        console: where lines come from.
        log: its voices are silenced by keys; a braille display among them shows the answers.
        settings: the player's language, own words, and way of writing braille.
        enter_may_silence: whether Enter on an empty line that silences a voice does only that, as
            in a game, where it answers what is asked next.
        say: announces a message; in a game the session does.
    """

    def __init__(
        self,
        console: Console,
        log: MessageLog,
        settings: Settings,
        *,
        enter_may_silence: bool = False,
        say: Say | None = None,
    ) -> None:
        self.console = console
        self.log = log
        self.settings = settings
        self.say: Say = say or self._announce
        self._enter_may_silence = enter_may_silence
        self._typed = ""
        self._stopping: asyncio.Future[None] | None = None

    async def line(self, prompt: Callable[[], str]) -> str:
        """Return the next line, cleaned; ``prompt`` is asked for each time it is shown.

        Raises:
            Interrupted: Ctrl-C, while nothing was spoken.
            HungUp: the terminal is gone or the system asks to end.
            EOFError: no more lines will come.
        """
        while True:
            typed, self._typed = self._typed, ""
            self.log.was_cut = False
            try:
                # A console of another package may return anything.
                line = clean_line(await self.console.read_line(prompt(), typed=typed))
            except Interrupted as interruption:
                was_cut, self.log.was_cut = self.log.was_cut, False
                if not self.log.cancel() and not was_cut:
                    raise
                self._typed = interruption.line
            else:
                if line.strip() or not self._enter_may_silence or not self.log.was_cut:
                    return line

    def in_print(
        self,
        line: str,
        rate: Callable[[str], int],
        names: DisplayNames | None = None,
        hand: Collection[Card] = (),
    ) -> str | None:
        """Return a line in print; ``None`` where it was typed in braille that cannot be read.

        Args:
            line: what was typed; cells and print may be mixed.
            rate: returns how much sense a line of print makes: 2 for all, 0 for none.
            names: what cards are called.
            hand: the cards that the player holds.
        """
        if not has_cells(line):
            return line
        names = names or DisplayNames(Catalogue(self.settings.locale), (), -1)
        try:
            from accessible_uno.interface.ask.braille_reader import BrailleReader  # loads liblouis

            printed = BrailleReader.of_settings(self.settings, names).to_print(line, hand, rate)
        except BrailleUnavailable as missing:
            self.say(missing.message_id, dict(missing.arguments))
            return None
        if printed is None:
            self.say("unclear-cells", {"line": shortened(line)})
        return printed

    def command(self, line: str, *, spoken: bool = False) -> AnyCommand | None:
        """Return the command that a line names and nothing else, also by the player's own words.

        ``spoken`` says that it may be meant as well in the words of people who know none.
        """
        own = tuple(sorted(self.settings.own_words.items()))
        parse = parse_plain_command if spoken else parse_bare_command
        return parse(line, self.settings.locale, own)

    @property
    def plays_by_keys(self) -> bool:
        """Whether single keys do something while nothing is typed."""
        return self.settings.single_keys and self.console.reads_keys

    # What keys do

    def use_keys(self, keys: KeyBindings) -> None:
        """Let keys do this from now on, and what they do wherever a line is read."""
        on_key = keys.on_key

        def silence() -> None:
            self.log.cancel()
            on_key()

        keys.on_key = silence
        keys.too_long = lambda: self.say("line-too-long")
        keys.on_stop = self._stop_when_told
        self.console.key_bindings = keys

    def _stop_when_told(self, stop: Callable[[], None]) -> None:
        """Say how to come back, and call ``stop`` once that has been heard.

        Pressing the key again meanwhile changes nothing.
        """
        if self._stopping is None or self._stopping.done():
            self.say("stopped-by-key")
            self._stopping = asyncio.ensure_future(self._stop_after(stop))

    async def _stop_after(self, stop: Callable[[], None]) -> None:
        await self.log.finish()
        stop()

    def show_answers(self, answers: Mapping[str, str]) -> None:
        """Show what may be answered on every braille display, where keys enter it."""
        for display in displays_among(self.log.fan_out.voices.values()):
            display.content = AnswersView(self.settings.locale, answers)

    # What is said outside a game

    def _announce(self, message_id: str, fields: Fields = NO_FIELDS) -> None:
        self.say_in(self.settings.locale, message_id, fields)

    def say_in(self, locale: str, message_id: str, fields: Fields = NO_FIELDS) -> None:
        """Announce a message in any language, as it is true for one who plays by single keys."""
        text = Catalogue(locale).text(message_id, **fields)
        if self.plays_by_keys:
            lines = TypedLines(locale, self.settings.own_keys, lexicons(locale))
            text = lines.rewrite(message_id, text, plain_arguments(fields))
        self.say_text(text, locale)

    def say_text(self, text: str, locale: str = "") -> None:
        """Announce a sentence that is formatted already."""
        self.log.announce(Utterance(text, locale or self.settings.locale))


class AnswersView:
    """The content of a braille display while a question is asked.

    Args:
        locale: the language of the answers.
        answers: what may be answered, as it is typed, and the name of each on a button.
    """

    def __init__(self, locale: str, answers: Mapping[str, str]) -> None:
        self._locale = locale
        self._answers = answers

    def items_of(self, utterance: Utterance) -> list[BrailleItem]:
        """Return the question, whose keys enter nothing."""
        parts = utterance.braille or (utterance.text,)
        return [BrailleItem(parts, utterance.locale, starts_group=True)]

    def current_items(self) -> list[BrailleItem]:
        """Return the answers."""
        items = (
            BrailleItem((line,), self._locale, line, name=name)
            for line, name in self._answers.items()
        )
        return list(group_items(items, LineSection.CHOICES))

    def still_asks(self, question: object) -> bool:  # noqa: ARG002
        """Return ``False``: what is asked stands in the newest message."""
        return False

    def help_items(self) -> list[BrailleItem]:
        """Return what the keys of the display do."""
        return key_help(self._locale)

    def nothing_there(self) -> BrailleItem:
        """Return the answer to a key that does nothing."""
        return nothing_there(self._locale)
