"""From a typed line to what it means: the entry point of this package.

A line is a command or a card.  Words of the player's language go before those of the other, whole
words before abbreviations.  A line with two meanings is never carried out: the game asks back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec import Struct

from accessible_uno.game.legal import Legal
from accessible_uno.game.windows import Turn
from accessible_uno.interface.parse.act_commands import parse_spoken_words
from accessible_uno.interface.parse.cards import (
    card_intent,
    is_colour,
    is_shout,
    parse_card_words,
    pass_or_skip,
    without_top,
)
from accessible_uno.interface.parse.change_commands import parse_named_level
from accessible_uno.interface.parse.choices import parse_answer, parse_together, split_choice
from accessible_uno.interface.parse.grammar import Manner, grammar
from accessible_uno.interface.parse.intents import (
    EMPTY_LINE,
    KIND_WORDS,
    NOT_READ,
    NOT_UNDERSTOOD,
    OF_TWO_CARDS,
    TWO_MEANINGS,
    UNKNOWN,
    VAGUE,
    WITHOUT_WORDS,
    Act,
    ChangeSetting,
    CommandParser,
    Intent,
    LineContext,
    NeedsChoice,
    NeedsColour,
    Query,
    Said,
    Unclear,
    about_amount,
    has_no_use,
    has_rivals,
    is_free,
    may_go_on,
    may_move,
    names_card,
    next_name,
    only_names,
    unknown,
    what_holds,
    without_scraps,
)
from accessible_uno.interface.parse.lexicon import HeardLine, Lexicons, hear, lexicons
from accessible_uno.interface.parse.manners import (
    gives_reason,
    is_denied,
    is_for_another,
    is_only_told,
    lays_or_draws,
    told_only,
    when_asked,
    with_leave,
)
from accessible_uno.interface.parse.tokens import Tokens, as_typed, is_glued, typed_tokens
from accessible_uno.interface.parse.vocabulary import OUTSIDE, AnyCommand, Command
from accessible_uno.interface.parse.wordings import (
    card_within,
    elides,
    in_use,
    is_courtesy,
    is_sentence,
    meanings_of_start,
    near_lines,
    of_several,
    opens_noun,
    opens_sentence,
    plainer_lines,
    unstretched,
)
from accessible_uno.likeness import NONE

MOST_WORDS: Final = 12  # of a line, politeness aside; no sensible line has more
_MOST_SAID: Final = 20  # where the grammar reads it: « qu’est-ce qu’il » is four
_MOST_OF_ONE_CARD: Final = 5  # where one card is named: « je pose le sept bleu »
_MOST_POLITE: Final = 24  # in all
_MOST_WITH_RIVALS: Final = 2  # words, where the first means several things; more are a sentence
_BETWEEN_CLAUSES: Final = r"[,;.!?:]+"


class LineParser(Struct, eq=False):
    """Parses lines, in stages that a line goes through once.

    Tokens; the phrases of a language among them; the readings that these have, exact ones before
    those of the grammar, and abbreviations last; of the readings one, or a question.  A line is
    read in one language, whole: the player's own is asked first.

    Args:
        commands: the parser of each command.
        acts: the commands that may change the game.
        unused: returns the commands that have no use under the rules of a table.
    """

    _commands: Mapping[str, CommandParser]
    _acts: Collection[str]
    _unused: Callable[[Legal], Collection[str]]

    def parse(self, line: str, context: LineContext) -> Intent:
        """Return what ``line`` means in ``context``; « piocheee » is « pioche »."""
        words = typed_tokens(line)
        meant = self._parse(words, line, context)
        if isinstance(meant, Unclear):
            meant = without_scraps(meant, words)
        for plain in () if _is_whole(meant) else unstretched(line):
            other = self._parse(typed_tokens(plain), plain, context)
            if _is_whole(other):
                meant, words = other, typed_tokens(plain)
                break
        return when_asked(meant, words, context) if line.rstrip(" !").endswith("?") else meant

    def _parse(self, words: Tokens, line: str, context: LineContext) -> Intent:
        if not words:
            return EMPTY_LINE if not line.strip() else Unclear("unclear-no-words")
        known = lexicons(context.locale, context.pieces, context.own_words)
        own = refused = self._read(words, line, known[:1], context)
        if _is_whole(own):
            return own
        for each in known[1:]:
            other = self._read(words, line, (each,), context)
            if _is_whole(other) and not is_denied(other, words, known[0]):
                return other
        mixed = self._exact(words, known, context)  # « red cinq »
        is_one = not isinstance(mixed, Unclear) and _is_understood(mixed)
        if is_one and not is_denied(mixed, words, known[0]):
            return mixed
        for each in known:
            short = self._read_short(words, line, (each,), context)
            fits = _is_understood(short) if each is known[0] else _is_whole(short)
            if fits and not (each is not known[0] and is_denied(short, words, known[0])):
                return short
            if each is known[0]:
                refused = short
                if has_rivals(short):
                    break
        named = parse_named_level(words, context)
        return named or self._with_what_is_near(refused, words, known[:1], context)

    def _read(self, words: Tokens, line: str, known: Lexicons, context: LineContext) -> Intent:
        """Return what a line means in a language whose words are typed in full."""
        heard = hear(words, known)
        spoken = heard.first == Command.SAY and parse_spoken_words(line, known, context)
        if isinstance(spoken, Unclear) and not context.talks:  # « dis-moi combien on a chacun »
            spoken = self._natural(words, known, context) or spoken
        asks_else = context.half is not None or type(context.view.question) is not Turn
        exact = spoken or self._exact(words, known, context, heard, asks_else=asks_else)
        if isinstance(exact, Act) and not asks_else:
            return exact
        unclear = exact.message_id if isinstance(exact, Unclear) else None
        if unclear in OF_TWO_CARDS or len(words) > _MOST_OF_ONE_CARD:
            of_one = without_top(words, known, context)
            if of_one != words:
                return self._read(of_one, line, known, context)
        kind = known[0].kind_words if unclear else ()
        if words[0] in kind and is_courtesy(words, known, context.locale):
            return self._natural(words, known, context, only=True) or KIND_WORDS
        only = not _is_open(exact)
        verb = exact.verb if isinstance(exact, Said) else ""
        goes_on = verb == Command.NEXT and may_go_on(context)
        is_command = heard.command is not None and heard.command[1] == len(words)
        is_settled = only and _is_done(exact, context)
        is_settled |= is_command and unclear != "unclear-which-player"
        waits = goes_on or verb in OUTSIDE  # “continue”
        if (is_settled and not waits) or (_asks_back(exact) and not asks_else):
            return exact
        natural = self._natural(words, known, context, only=only)
        elsewhere = only and natural != EMPTY_LINE and not goes_on
        in_doubt = elsewhere or (unclear in VAGUE and isinstance(natural, Act))
        if natural is not None and (not in_doubt or may_move(natural, context)):
            return natural
        exact = (isinstance(exact, Unclear) and exact.otherwise) or exact
        if _is_understood(exact) or len(words) > _MOST_POLITE:
            return exact
        return self._plainer(words, known, context, self._exact) or exact

    def _read_short(
        self, words: Tokens, line: str, known: Lexicons, context: LineContext
    ) -> Intent:
        """Return what a line means in a language of which some word is abbreviated or mistyped."""
        intent = self._abbreviated(words, known, context)
        understood = _is_understood(intent)
        if (understood and _is_whole(intent)) or len(words) > _MOST_POLITE:
            return intent
        plainer = None if understood else self._plainer(words, known, context, self._abbreviated)
        if plainer is None and known[0].locale == context.locale:
            plainer = self._clauses(line, known, context)
            plainer = plainer or self._natural(words, known, context, loosely=True)
        return plainer or intent

    def _clauses(self, line: str, known: Lexicons, context: LineContext) -> Intent | None:
        """Return what the clauses of a line mean, where all that are read mean the same.

        Else nothing is done: an act is proposed, “no reds, so I draw”; nor is a mere name answered.
        """
        parts = [(each, typed_tokens(each)) for each in re.split(_BETWEEN_CLAUSES, line)]
        read = [(said, self._read(said, each, known, context)) for each, said in parts if said]
        if not read[1:]:
            return None
        kept = [meant for words, meant in read if not self._denies_card(words, known, context)]
        if len(kept) == 1 and names_card(kept[0]):  # “not the red 4, the blue 4”
            return kept[0]
        said = grammar(known[0]).manner(typed_tokens(line))
        whole = [said for said in read if _is_whole(said[1]) and said[1] != KIND_WORDS]
        if whole and all(each == whole[0][1] for _, each in whole):
            words, meant = whole[0]
            if isinstance(meant, Said) and is_for_another(meant, typed_tokens(line), context):
                return None
            answers = isinstance(meant, Said) and not only_names(meant, words)
            if answers or (all(_is_whole(each) for _, each in read) and not said.tells):
                return meant
        acts = [words for words, each in whole if may_move(each, context)]
        if len(acts) != 1 or said.asks or said.whether:  # « douter, ça veut dire quoi ? »
            return None
        fields = {**unknown(typed_tokens(line)).fields, "near": as_typed(acts[0], most=60)}  # whole
        return Unclear("unclear-unknown", fields)

    def _denies_card(self, words: Tokens, known: Lexicons, context: LineContext) -> bool:
        """Return whether a clause says no to a card: “and not the red 4”."""
        ends = [end for end in (1, 2) if grammar(known[0]).manner(words[:end]).denies]
        return bool(ends) and names_card(self._exact(words[ends[0] :], known, context))

    def _plainer(
        self, words: Tokens, known: Lexicons, context: LineContext, read: CommandParser
    ) -> Intent | None:
        """Return what a line means without what politeness adds to it."""
        said, without_use = grammar(known[0]).manner(words), None
        for each in plainer_lines(words, known):
            intent = read(each, known, context)
            if said.asks and _would_move(intent):  # « lis la carte 3 »
                intent = self._parse_command(Query.HAND, each, known, context)
            if said.whether and _would_move(intent) and not (said.leave and lays_or_draws(intent)):
                intent = with_leave(intent, context, is_given=said.leave)
            acts = _would_move(intent) or intent == EMPTY_LINE
            if _is_understood(intent) and not (said.tells and acts):
                return intent
            without_use = without_use or (intent if has_no_use(intent) else None)
        return without_use

    def _natural(
        self,
        words: Tokens,
        known: Lexicons,
        context: LineContext,
        *,
        only: bool = False,
        loosely: bool = False,
    ) -> Intent | None:
        """Return what a line means by the grammar of a language; ``None``: nothing, or two acts.

        With ``only``, it must be an answer to what is asked.  Read loosely, with slips of a finger
        mended and words that say nothing more, it is no act.  A question about one is answered.
        """
        holds = what_holds(context)
        if len(words) > _MOST_SAID or (only and not holds):
            return None
        own, acts = grammar(known[0]), self._acts if loosely else ()
        if loosely and len(words) > 1:
            words = self._mended(words, known, context)
        hand, ahead = len(context.hand), lambda: next_name(context)
        readings = own.readings(
            words, context.names, hand, holds, only=only, acts=acts, ahead=ahead
        )
        said, commands = own.manner(words), {each.command for each in readings}
        if not readings or (len(commands) > 1 and not commands.isdisjoint(self._acts)):
            return None
        meant = [self._parse_command(each.command, each.words, known, context) for each in readings]
        intent = about_amount(meant[0]) if readings[0].asks_amount else meant[0]
        if _would_move(intent):
            unlike = next((each for each in meant if each != intent), None)
            if unlike is not None:  # “blue 7, then blue one”
                return unlike if isinstance(unlike, Unclear) else None
            return self._move(intent, said, words, known, context)
        if isinstance(intent, Said) and said.changes_nothing:
            return told_only(intent)
        return intent if _is_understood(intent) or _asks_back(intent) else None

    def _move(
        self, move: Intent, said: Manner, words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent | None:
        """Return a move, or what answers a question about it; ``None`` where it is not meant."""
        if said.tells or (context.half is not None and gives_reason(move, context)):
            return None
        polite = said.leave and self._plainer(words, known, context, self._exact)
        if polite and lays_or_draws(polite):
            return polite
        if said.whether:
            return with_leave(move, context, is_given=said.leave)
        return move

    def _mended(self, words: Tokens, known: Lexicons, context: LineContext) -> Tokens:
        """Return a line with slips of a finger mended; none of it where it would be an act."""
        mended = grammar(known[0]).mended(words, context.names)
        meant = () if mended == words else (self._exact, self._natural)
        read = (each(mended, known, context) for each in meant)
        return () if any(each is not None and _would_move(each) for each in read) else mended

    def _with_what_is_near(
        self, intent: Intent, words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent:
        """Add to an unknown line the one that may have been meant, or two."""
        if not isinstance(intent, Unclear) or intent.message_id != "unclear-unknown":
            return intent
        fields = intent.fields or unknown(words).fields
        if fields["near"] != NONE:
            return intent

        def understand(mended: Tokens) -> Intent | None:
            meaning = self._exact(mended, known, context)
            if not _is_understood(meaning):
                meaning = self._abbreviated(mended, known, context)
            no_use = isinstance(meaning, Said) and meaning.verb in OUTSIDE
            return meaning if _is_understood(meaning) and not no_use else None

        def acts(meaning: Intent) -> bool:
            return isinstance(meaning, Act) and context.legal.why_not(meaning.action) is None

        near, other, *_ = (*near_lines(words, known[0], understand, acts), NONE, NONE)
        said = grammar(known[0]).manner(words)
        if near == NONE and not (said.denies or said.asks or said.whether or said.tells):
            near = card_within(words, known, context) or NONE
        return Unclear(intent.message_id, {**fields, "near": near, "other": other})

    def _exact(
        self,
        words: Tokens,
        known: Lexicons,
        context: LineContext,
        heard: HeardLine | None = None,
        *,
        asks_else: bool = True,
    ) -> Intent:
        """Return what words mean that are typed in full, unless that is only told of."""
        meant = self._as_typed(words, known, context, heard, asks_else)
        moves = len(words) > 2 and isinstance(meant, Act | NeedsColour)
        told = moves and is_only_told(meant, words, known, context)
        return unknown(words) if told else meant

    def _as_typed(
        self,
        words: Tokens,
        known: Lexicons,
        context: LineContext,
        heard: HeardLine | None,
        asks_else: bool,
    ) -> Intent:
        """Return what words mean that are typed in full: a command, a card, or an answer.

        ``asks_else`` says that more may be asked than for a card or a draw.
        """
        if len(words) > MOST_WORDS:
            return Unclear("unclear-too-long")
        answer = parse_answer(words, known, context) if asks_else else None
        if answer is not None:
            return answer
        heard = heard or hear(words, known)
        laid, choice, command = words, None, heard.command
        if context.legal.chooses:
            laid, choice = split_choice(words, known, context)
        phrases = heard.words if laid == words else ()
        card = parse_card_words(laid, known, abbreviated=False, heard=phrases)
        if card is not None and not is_shout(command, words, card) and not is_colour(command):
            together = None if card.complete else parse_together(words, known, context)
            return (
                together
                or pass_or_skip(words, command, card, context)
                or card_intent(card, context, choice)
            )
        if command is not None:
            return self._command_intent(command, words, known, context, heard)
        return UNKNOWN

    def _command_intent(
        self,
        command: tuple[AnyCommand, int],
        words: Tokens,
        known: Lexicons,
        context: LineContext,
        heard: HeardLine,
    ) -> Intent:
        """Return the intent of a command; a card where the words after the command do not fit it.

        So ``passe`` is the command and ``passe verte`` is the green skip card.  What is denied is
        not played: « pas » is no short form then.
        """
        if command[0] == Command.PLAY and grammar(known[0]).manner(words[command[1] :]).denies:
            return UNKNOWN
        intent = self._parse_command(command[0], words[command[1] :], known, context)
        of_card = any(each.face or each.colour for each in heard.words)
        if of_card and isinstance(intent, Unclear) and intent.message_id == "unclear-rest":
            card = parse_card_words(words, known, abbreviated=True, deck=context.faces)
            if card is not None and card.complete:
                natural = self._natural(words, known, context, only=True)  # « passe au vert »
                return natural or card_intent(card, context)
        return intent

    def _abbreviated(self, words: Tokens, known: Lexicons, context: LineContext) -> Intent:
        """Return what words mean of which some may be abbreviated."""
        exact = self._exact(words, known, context)
        if exact is not UNKNOWN:
            return exact
        if len(words) > 1 and grammar(known[0]).manner(words).denies:
            return unknown(words)
        card = None
        if not elides(words, known):
            card = parse_card_words(words, known, abbreviated=True, deck=context.faces)
        if card is not None and card.complete and not (len(words) == 1 and card.faces):
            return card_intent(card, context)
        abbreviates = not is_glued(words, 0) and not opens_sentence(words, known)
        intent = self._abbreviated_command(words, known, context) if abbreviates else None
        if intent is not None and (_is_understood(intent) or not opens_noun(words, known)):
            return intent
        return card_intent(card, context) if card is not None else unknown(words)

    def _abbreviated_command(
        self, words: Tokens, known: Lexicons, context: LineContext
    ) -> Intent | None:
        """Return the intent of a line whose first word begins that of a command."""
        unused = self._unused(context.legal)
        commands = in_use(known[0].commands.starting(words[0]), unused)
        if not commands or is_sentence(words, known[0]):
            return None
        only = next(iter(commands))
        all_known = lexicons(context.locale, context.pieces, context.own_words)
        others = all_known if only in self._acts else known
        rivals = meanings_of_start(words[0], others, context.faces, unused)
        if len(rivals) > 1 and len(words) <= _MOST_WITH_RIVALS:
            return of_several(words, rivals)
        several = len(rivals) > 1
        intent = UNKNOWN if several else self._parse_command(only, words[1:], known, context)
        return intent if _is_whole(intent) else None

    def _parse_command(
        self, command: AnyCommand, rest: Tokens, known: Lexicons, context: LineContext
    ) -> Intent:
        """Return what ``command`` means with the words ``rest`` after it."""
        if command in WITHOUT_WORDS:
            return WITHOUT_WORDS[command]
        asks = command == Command.COLOUR and not rest
        if command in self._acts and context.legal.seat < 0 and not asks:
            return Unclear("unclear-onlooker")
        return self._commands[command](rest, known, context)


def _would_move(intent: Intent) -> bool:
    return isinstance(intent, Act | NeedsColour | NeedsChoice)


def _is_open(intent: Intent) -> bool:
    """Return whether a line may mean something else than it says as it is."""
    if isinstance(intent, Said):
        return any(isinstance(each, ChangeSetting) and is_free(each) for each in intent.args)
    return not _is_whole(intent) or (isinstance(intent, Unclear) and intent.message_id in VAGUE)


def _is_done(intent: Intent, context: LineContext) -> bool:
    """Return whether a line is answered, or is an act that can be done and leaves no question."""
    if isinstance(intent, Said):
        return _is_understood(intent)
    if isinstance(intent, Act) and not intent.action.answers_question:
        question = context.view.question
        if question is not None and question.seat == context.legal.seat >= 0:
            return False
    return may_move(intent, context)


def _asks_back(intent: Intent) -> bool:
    """Return whether a line has two meanings that are both told, and the player is to choose."""
    return isinstance(intent, Unclear) and intent.message_id in TWO_MEANINGS


def _has_no_value(args: tuple[object, ...]) -> bool:
    return any(isinstance(each, ChangeSetting) and each.refused for each in args)


def _is_understood(intent: Intent) -> bool:
    refused = isinstance(intent, Said) and intent.args and _has_no_value(intent.args)
    return not (refused or (isinstance(intent, Unclear) and intent.message_id in NOT_UNDERSTOOD))


def _is_whole(intent: Intent) -> bool:
    """Return whether every word of a line is read; it need not be possible."""
    refused = isinstance(intent, Said) and intent.args and _has_no_value(intent.args)
    return not (refused or (isinstance(intent, Unclear) and intent.message_id in NOT_READ))
