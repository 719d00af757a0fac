"""The lines that would do something now, for those who choose instead of typing.

Each possible line is parsed and its action tested, so no list has to be kept up to date when a rule
is added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from accessible_uno.cards import COLOURS
from accessible_uno.game.actions import Jump, LayTogether
from accessible_uno.game.base import Action
from accessible_uno.interface.announce.refused_lines import line_of_cards
from accessible_uno.interface.parse.cards import owes_colour
from accessible_uno.interface.parse.choices import choice_name, open_choices
from accessible_uno.interface.parse.intents import Act, LineContext, NeedsColour
from accessible_uno.interface.parse.vocabulary import Command
from accessible_uno.interface.session.session import Session
from accessible_uno.interface.verbs.all_verbs import VERBS, parse_line
from accessible_uno.interface.verbs.verb import VerbGroup
from accessible_uno.narration.utterance import BrailleParts
from accessible_uno.rules.shared.reports import CastVote


class PossibleLines:
    """Finds the lines that one player could enter now, single cards of the hand apart."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def choices(self) -> Iterator[tuple[BrailleParts, str]]:
        """Yield each line, after what braille shows for it."""
        session = self._session
        if session.pending.confirmation:
            for name in self._session.lexicon.replies.names.values():
                yield (name,), name
        elif session.asked or session.view.offers:
            yield from self._actions(session.context())

    def answers(self) -> list[tuple[BrailleParts, str]]:
        """Return the choices where the player is asked for something that is no card."""
        session = self._session
        context = session.context()
        asked = session.asked and (owes_colour(context) or bool(open_choices(context)))
        if not (asked or session.pending.card is not None or session.pending.confirmation):
            return []
        return list(self.choices())

    def _actions(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        found: list[Action] = []
        for shown, line in self._possible_lines(context):
            match parse_line(line, context):
                case Act(action):
                    if action not in found and context.legal.why_not(action) is None:
                        found.append(action)
                        yield shown, line
                case NeedsColour(jumps=False):
                    yield shown, line

    def _possible_lines(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield lines that may be legal now, each with what the display shows for it."""
        known = self._session.lexicon
        for choice in open_choices(context):
            name = choice_name(choice, self._session.known, context)
            yield (next((each for each in COLOURS if each.value == choice), name),), name
        if context.half is not None or owes_colour(context):
            for colour in COLOURS:
                yield (colour,), known.colours.names[colour]
        if context.half is not None:  # it may lack a player or a side
            for name in (*known.sides.names.values(), *context.names):
                yield (name,), name
            return  # another act would drop the card
        yield from self._jumps(context)
        names = {**known.commands.names, Command.JUMP: self._session.jump_word}
        acts = [row.name for row in VERBS if row.group is VerbGroup.ACTS]
        if context.legal.taken(CastVote) is None:
            acts.remove(Command.YES)  # it plays the card just drawn, which the hand has
        for name in map(names.__getitem__, acts):
            yield (name,), name
        yield from self._multi_card_plays(context)

    def _jumps(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield the ways to play out of turn, where there are several.

        A single way is found by its command word.
        """
        if not context.legal.knows(Jump):
            return
        jumps = [act for act in context.legal if isinstance(act, Jump)]
        if len(jumps) > 1:
            word = self._session.jump_word
            for act in jumps:
                shown, line = line_of_cards(self._session, act)
                yield (word, *shown), f"{word} {line}"

    def _multi_card_plays(self, context: LineContext) -> Iterator[tuple[BrailleParts, str]]:
        """Yield the cards that can be played together, once for each last card of a set."""
        if not context.legal.knows(LayTogether):
            return
        found = set()
        for act in context.legal:
            if isinstance(act, LayTogether):
                cards = frozenset(Counter(act.cards).items())
                key = cards, act.cards[-1], act.colour, act.uno, act.choice
                if key not in found:
                    found.add(key)
                    yield line_of_cards(self._session, act)
