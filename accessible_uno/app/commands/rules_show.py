"""``accessible-uno rules show``: tells the rules, on a terminal in stretches within a minute."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from accessible_uno.app.arguments import POSITIONAL, Values
from accessible_uno.app.channels import converse
from accessible_uno.app.commands.rules import preset_line
from accessible_uno.app.front import front
from accessible_uno.app.house_rules import compile_rules, resolve
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import is_house
from accessible_uno.interface.announce.parts import stretches
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import NumberedChoice, question
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.interface.rules_told import RuleBook
from accessible_uno.narration.catalogue import Catalogue

STRETCH: Final = 700
"""Characters that are told without a stop: some 45 seconds of speech, at 175 words a minute."""

NEXT: Final = "next"
STOP: Final = "stop"


def _words_for(answer: str, locale: str) -> Sequence[str]:
    """Return what a player may say for an answer."""
    return Catalogue(locale).listed(f"more-parts-{answer}")


class NextOrStop(NumberedChoice):
    """Whether to go on; Enter does, and the prompt says so in words."""

    def __init__(self) -> None:
        super().__init__({each: partial(_words_for, each) for each in (NEXT, STOP)}, usual=NEXT)

    def usual(self, locale: str) -> str:
        """Return the word that goes on."""
        return _words_for(NEXT, locale)[0]


MORE: Final = question("rules-more", NextOrStop())


def show_rules(locale: str, values: Values) -> Iterable[str] | Awaitable[Iterable[str]]:
    """Return the whole of the rules, a paragraph a line.

    On a terminal they are told by the channels that the player has set, and nothing is returned.
    """
    told = list(_rules_told(locale, values))
    return _tell(locale, told) if front().interactive else told


def _rules_told(locale: str, values: Values) -> Iterator[str]:
    """Yield the paragraphs; house rules come first."""
    (name,) = values[POSITIONAL]
    names = RuleNames(locale)
    base, options = resolve(name, values["rule"])
    game = compile_rules(base, options, 0)
    if is_house(name):
        yield sentence(locale, "app-house-line", name=name, base=names.preset(base))
    yield preset_line(locale, base)
    if options:
        yield sentence(locale, "app-house-sets", settings=names.settings(options, base))
    yield from RuleBook(locale, game).whole()


async def _tell(locale: str, paragraphs: Iterable[str]) -> Iterable[str]:
    """Tell paragraphs, and ask within each minute whether to go on."""

    async def tell(conversation: Conversation) -> None:
        told = list(stretches(paragraphs, STRETCH))
        for place, stretch in enumerate(told, 1):
            for paragraph in stretch:
                conversation.reader.say_text(paragraph)
            left = len(told) - place
            if left and await conversation.ask(MORE.with_fields(count=left)) != NEXT:
                return

    await converse(locale, tell)
    return ()
