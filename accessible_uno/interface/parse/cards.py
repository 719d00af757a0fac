"""The words of a card, ``5 rouge``, ``card 3``, and the play that they name; none is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from accessible_uno.cards import COLOURS, DIGITS, Card, Colour, Face
from accessible_uno.game.actions import Jump, NameColour, Pass, play
from accessible_uno.game.base import Choice
from accessible_uno.game.windows import ColourOwed, Drawn
from accessible_uno.interface.parse.grammar import grammar
from accessible_uno.interface.parse.intents import (
    UNKNOWN,
    Act,
    Intent,
    LineContext,
    MessageFields,
    NeedsChoice,
    NeedsColour,
    Remark,
    Unclear,
)
from accessible_uno.interface.parse.lexicon import Heard, Lexicons, hear
from accessible_uno.interface.parse.tokens import Tokens, is_glued, tokens
from accessible_uno.interface.parse.vocabulary import AnyCommand, Command, Particle


class CardWords(Struct):
    """What words say about a card, in the order typed.

    Attributes:
        colours: the colours.
        faces: the digits and symbols.
        number: a number in the hand.
        uno: whether UNO is said with it.
        marked: whether a word before the number says that it is one (``carte 3``).
        named: whether an article or a verb before a digit says that it is that of a card.
        article: whether an article stands before: « le 5 ».
        some: whether a digit may stand for any card: “a blue one”, « un bleu ».
        bare: whether nothing but the colour stands before that digit: “blue one”.
    """

    colours: list[Colour] = []
    faces: list[Face] = []
    number: int | None = None
    uno: bool = False
    marked: bool = False
    named: bool = False
    article: bool = False
    some: bool = False
    bare: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is said about a card."""
        return not self.colours and not self.faces and self.number is None

    @property
    def complete(self) -> bool:
        """Whether exactly one card is named."""
        if self.number is not None:
            return not self.faces and len(self.colours) < 2
        if len(self.faces) != 1 or len(self.colours) > 1:
            return False
        return bool(self.colours) or not self.faces[0].is_coloured


def parse_card_words(
    words: Tokens,
    lexicons: Lexicons,
    *,
    abbreviated: bool,
    deck: frozenset[Face] = frozenset(),
    heard: Sequence[Heard] = (),
) -> CardWords | None:
    """Return what ``words`` say about a card; ``None`` where any word means something else.

    The words of the first language are tried first.  With ``abbreviated``, colours and the symbols
    of the ``deck`` may be abbreviated where the abbreviation is unique; an empty one has them all.
    ``heard`` are the phrases among the words, where they are known already.
    """
    found = CardWords()
    articles: list[Face] = []
    heard = heard or hear(words, lexicons).words
    place = ahead = known_articles = 0
    is_last_article = leaves_open = is_one_of = of_colour = False
    while place < len(words):
        here, before = heard[place], heard[place - 1].colour if place else None
        used = (
            _take_number(words, place, heard, found)
            or _take_face(here, found, articles)
            or _take_colour(here, found)
            or _take_particle(words, place, heard, found)
            or _take_code(here, found)
            or (abbreviated and _take_abbreviated(words, place, lexicons, found, deck))
        )
        if not used:
            return None
        is_one_of |= leaves_open and here.colour is not None  # “one of my blues”
        leaves_open |= is_last_article and not here.face and not here.colour
        if here.face or here.colour or not here.small:  # “the yellow one, please”
            is_last_article, ahead = len(articles) > known_articles, place
        of_colour |= is_last_article and before is not None
        known_articles = len(articles)
        place += used
    found.named = len(words) > 1 or not "".join(words).isdecimal()  # “seven”
    is_card = is_last_article or of_colour  # “the blue seven and the blue one”, or the other way
    if found.faces and is_card and len([each for each in heard if each.colour]) > 1:
        found.faces += articles
    elif not found.faces:
        found.faces = articles
        leads = len(articles) == 1 and _opens_colour(heard)
        found.some = is_one_of or is_last_article or leads
        found.bare = not (is_one_of or leads) and ahead <= len(found.colours)
    _settle(found)
    return None if found.empty else found


def _opens_colour(heard: Sequence[Heard]) -> bool:
    """Return whether a line begins like « un bleu »; « le un bleu » and « bleu un » do not."""
    return len(heard) > 1 and heard[0].face is not None and heard[1].colour is not None


def without_top(words: Tokens, known: Lexicons, context: LineContext) -> Tokens:
    """Return a line without the card on top, where it says that one is laid on it.

    « je mets le 7 bleu sur le 5 bleu » names one card to lay; “7 on the 5” a card, and no place.
    """
    onto, top = known[0].particles_of(Particle.ONTO).meanings, context.view.top
    for place in range(1, len(words) - 1):
        ends = [end for end in range(place + 1, len(words)) if words[place:end] in onto]
        if ends and top is not None:
            under = parse_card_words(words[ends[-1] :], known, abbreviated=False)
            if under is not None and _is_top(under, top):
                articles = tokens(known[0].particles.names[Particle.ARTICLE])
                return (*articles[: place == 1 and words[0].isdecimal()], *words[:place])
    return words


def _is_top(under: CardWords, top: Card) -> bool:
    """Return whether words name the card on top, with its colour or by its digit alone."""
    if under.number is not None:
        return under.named and not under.marked and under.number == top.digit
    return under.colours == [top.colour] and under.faces == [top.face]


def _settle(found: CardWords) -> None:
    """Join ``joker rouge +4`` to one face, and read a lone digit as a number in the hand."""
    if len(found.faces) > 1 and set(found.faces) == {Face.WILD, Face.WILD_DRAW_FOUR}:
        found.faces = [Face.WILD_DRAW_FOUR]
    if not found.colours and found.number is None and len(found.faces) == 1:
        face = found.faces[0]
        if face in _DIGIT_OF:
            found.faces = []
            found.number = _DIGIT_OF[face]


def _take_number(words: Tokens, place: int, heard: Sequence[Heard], found: CardWords) -> int:
    """Take ``carte 3``, ``# 3``, and numbers that are no digit."""
    for kind, used in heard[place].small:
        if kind is Particle.NUMBER:
            after = place + used
            for again, more in heard[after].small if after < len(words) else ():
                after += more if again is Particle.NUMBER else 0  # « carte numéro 3 »
            number = _number_at(words, after, heard)
            if number is not None and found.number is None:
                found.number = number
                found.marked = True
                return after + 1 - place
    if words[place].isdecimal() and len(words[place]) > 1 and found.number is None:
        found.number = _small(words[place])
        return 1
    return 0


def _number_at(words: Tokens, place: int, heard: Sequence[Heard]) -> int | None:
    """Return the number at ``place``, in digits or as a word."""
    if place >= len(words):
        return None
    if words[place].isdecimal():
        return _small(words[place])
    hit = heard[place].face
    return _DIGIT_OF.get(hit[0]) if hit and hit[1] == 1 else None


def _small(digits: str) -> int:
    """Return a number, cut to four digits: converting thousands of digits would take long."""
    return int(digits[:4])


def _take_face(here: Heard, found: CardWords, articles: list[Face]) -> int:
    if here.face is None:
        return 0
    face, used = here.face
    is_article = used == 1 and (Particle.ARTICLE, 1) in here.small
    found.article |= is_article and not found.faces and found.number is None  # « un 2 »
    (articles if is_article else found.faces).append(face)
    return used


def _take_colour(here: Heard, found: CardWords) -> int:
    if here.colour is None:
        return 0
    if here.colour[0] not in found.colours:
        found.colours.append(here.colour[0])
    return here.colour[1]


def _take_particle(words: Tokens, place: int, heard: Sequence[Heard], found: CardWords) -> int:
    """Take a small word, unless it is none.  « d » belongs to a word behind it."""
    for kind, used in heard[place].small:
        match kind:
            case Particle.UNO:
                found.uno = True
                return used
            case _ if _is_rubbish(words, place, used, heard):
                return 0
            case Particle.FILLER | Particle.ARTICLE:
                found.article |= not found.faces and found.number is None
                return used
    return 0


def _is_rubbish(words: Tokens, place: int, used: int, heard: Sequence[Heard]) -> bool:
    """Return whether a small word is none: it touches its neighbours, or is a letter at the end.

    Otherwise ``b0d`` would play the blue 0.
    """
    end = place + used
    last = end == len(words) and len(words[-1]) == 1
    return last or heard[end - 1].joins or (place > 0 and heard[place - 1].joins)


def _take_code(here: Heard, found: CardWords) -> int:
    """Take an initial with a symbol's short name."""
    if here.code is None:
        return 0
    found.colours.append(here.code[0])
    found.faces.append(here.code[1])
    return 1


def _take_abbreviated(
    words: Tokens, place: int, lexicons: Lexicons, found: CardWords, deck: frozenset[Face]
) -> int:
    word = words[place]
    is_said = len(words) > 1 and grammar(lexicons[0]).knows(word)  # « super, le bleu »
    if is_glued(words, place) or (is_said and lexicons[0].commands.whole((word,)) is None):
        return 0
    for lexicon in lexicons:
        colours = list(lexicon.colours.starting(word))
        faces = [
            face
            for face in lexicon.faces.starting(word)
            if not face.is_digit and (face in deck or not deck)
        ]
        if len(colours) + len(faces) > 1:
            return 0
        if colours:
            found.colours.append(colours[0])
            return 1
        if faces:
            found.faces.append(faces[0])
            return 1
    return 0


_DIGIT_OF: Final = {face: digit for digit, face in enumerate(DIGITS)}
SECOND_LAST = 2
"""How many cards are in hand when UNO must be said with the play."""


def card_intent(typed: CardWords, context: LineContext, choice: Choice = None) -> Intent:
    """Return the intent of a line that is nothing but a card, and perhaps a ``choice``."""
    if len(typed.colours) > 1:
        first, second = typed.colours[:2]
        return Unclear("unclear-two-colours", {"first": first, "second": second})
    colour = typed.colours[0] if typed.colours else None
    if typed.number is not None:
        return _digit_of(typed, colour, context) or _numbered(typed, colour, context, choice)
    match typed.faces:
        case []:
            assert colour is not None
            alone, held = colour_intent(colour, context), context.hand
            of_colour = [each for each in held if each.colour is colour] if typed.article else []
            if isinstance(alone, Unclear) and len(of_colour) == 1:  # « la verte »
                only = lay_intent(of_colour[0], None, typed.uno, context, choice)
                return Unclear(alone.message_id, alone.fields, only)
            return alone
        case [face]:
            if typed.some and not typed.bare and colour is not None:
                faces = {held.face for held in context.hand if held.colour is colour}
                if faces - {face}:  # “one of my blues” where the 1 is not held names none
                    name = "unclear-one-or-any" if face in faces else "unclear-colour-alone"
                    return Unclear(name, {"card": face.card(colour), "colour": colour})
            return _named(face, colour, typed.uno, context, choice, typed.article)
        case faces:
            strange = context.faces and not context.faces.issuperset(faces)  # « du coup »
            return UNKNOWN if strange else Unclear("unclear-two-cards")


def colour_intent(colour: Colour, context: LineContext) -> Intent:
    """Return the intent of a colour alone: an answer where a colour is asked for, never a card."""
    half = context.half
    if half is not None and half.jumps:
        return Act(Jump(context.legal.seat, (half.card,), colour, True, half.uno, half.choice))
    if half is not None and not half.chooses:
        if not half.card.is_wild:
            return _named(half.card.face, colour, half.uno, context, half.choice)
        return _lay(half.card, colour, half.uno, context, half.choice)
    if owes_colour(context):
        return Act(NameColour(context.legal.seat, colour))
    return Unclear("unclear-colour-alone", {"colour": colour})


def owes_colour(context: LineContext) -> bool:
    """Return whether the table waits for a colour from the player."""
    question = context.view.question
    return isinstance(question, ColourOwed) and question.seat == context.legal.seat


def named_card(typed: CardWords) -> Card | None:
    """Return a card with the face that is named, of any colour: « 7 », « +2 rouge »."""
    number = typed.number
    digits = [DIGITS[number]] if number is not None and number < len(DIGITS) else []
    faces = typed.faces or digits
    if len(faces) != 1:
        return None
    colour = typed.colours[0] if typed.colours else COLOURS[0]
    return faces[0].card(colour if faces[0].is_coloured else None)


def choice_intent(choice: Choice, context: LineContext) -> Intent | None:
    """Return the intent of a player or a side alone: the rest of a half-typed card, or nothing."""
    half = context.half
    if half is None or not half.chooses:
        return None
    return lay_intent(half.card, half.colour, half.uno, context, choice)


def lay_intent(
    laid: Card, colour: Colour | None, uno: bool, context: LineContext, choice: Choice = None
) -> Intent:
    """Return the play of a card.

    A wild takes the colour named in advance, or asks for one.  A card that needs a player or a
    side asks for it.  A play that would be illegal with any choice is returned without asking.
    """
    legal = context.legal
    allowed = legal.choices(laid) if legal.chooses and legal.seat >= 0 else (None,)
    owes_choice = choice is None and allowed != (None,)
    owes_colour_too = laid.is_wild and colour is None and context.view.names_colours_at_once
    if not owes_choice and not owes_colour_too:
        return _lay(laid, colour, uno, context, choice)
    some_colour = colour or (COLOURS[0] if owes_colour_too else None)
    some_choice = allowed[0] if owes_choice else choice
    tried = play(context.legal.seat, laid, some_colour, False, some_choice)
    if context.legal.why_not(tried) is not None:
        return _lay(laid, some_colour, uno, context, some_choice)
    if owes_choice:
        return NeedsChoice(laid, uno, colour)
    if context.wish is None:
        return NeedsColour(laid, uno, choice)
    act = _lay(laid, context.wish, uno, context, choice)
    wish = Remark("note-wish-used", {"colour": context.wish})
    return act if act.note else Act(act.action, wish)


def _lay(
    laid: Card, colour: Colour | None, uno: bool, context: LineContext, choice: Choice = None
) -> Act:
    """Return the play; UNO with too many cards in hand is left out, with a remark about it."""
    early = uno and len(context.hand) != SECOND_LAST
    note = Remark("note-uno-void", {"count": len(context.hand)}) if early else None
    return Act(play(context.legal.seat, laid, colour, uno and not early, choice), note)


def _numbered(
    typed: CardWords, colour: Colour | None, context: LineContext, choice: Choice
) -> Intent:
    number = typed.number or 0
    if colour is not None and not typed.marked:
        return Unclear("unclear-no-card", {"number": number, "colour": colour})
    fields: MessageFields = {"number": number, "count": len(context.hand)}
    if typed.named and not typed.marked and colour is None:
        digit = _digit_instead(typed, fields, context, choice)
        if digit is not None:
            return digit
    if not 1 <= number <= len(context.hand):
        return Unclear("unclear-number", fields)
    meant = context.hand[number - 1]
    if colour is not None and not meant.is_wild:
        if colour is not meant.colour:
            return Unclear("unclear-number-colour", {**fields, "card": meant, "colour": colour})
        colour = None
    intent = lay_intent(meant, colour, typed.uno, context, choice)
    if not isinstance(intent, Act) or typed.marked:
        return intent
    note = intent.note
    if note is None and any(held.digit == number and held is not meant for held in context.hand):
        note = Remark("note-number", {**fields, "card": meant})
    return Act(intent.action, note, number)


def _digit_of(typed: CardWords, colour: Colour | None, context: LineContext) -> Intent | None:
    """Return the play of « bleu numéro 7 », the blue 7; a question where a wild is at that place.

    The result is ``None`` where a card of the colour is there, or no such digit is held.
    """
    number = typed.number or 0
    there = context.hand[number - 1] if 1 <= number <= len(context.hand) else None
    held = [each for each in context.hand if each.colour is colour and each.digit == number]
    if colour is None or not held or (there is not None and there.colour is colour):
        return None
    if there is not None and there.is_wild:
        fields: MessageFields = {"number": number, "card": held[0], "there": there, "held": 1}
        return Unclear("unclear-digit-or-place", fields)
    return lay_intent(held[0], None, typed.uno, context)


def _digit_instead(
    typed: CardWords, fields: MessageFields, context: LineContext, choice: Choice
) -> Intent | None:
    """Return a card of a digit with an article or a verb; a question where it may be a place too.

    The result is ``None`` where it is the one at that place; so it is where no card of that digit
    is held and no article says that one is meant.
    """
    number = typed.number or 0
    held = list(dict.fromkeys(each for each in context.hand if each.digit == number))
    there = context.hand[number - 1] if 1 <= number <= len(context.hand) else None
    if there is not None and not held and typed.article:
        return Unclear(
            "unclear-digit-or-place", {**fields, "card": there, "there": there, "held": 0}
        )
    goes = [each for each in held if context.legal.may_lay(each)]
    if there in held and goes and there not in goes:  # « le 3 »: the one that goes, or that place?
        held = goes
    if not held or there in held:
        return None
    if there is not None:
        cards: MessageFields = {"card": held[0], "there": there, "held": len(held)}
        return Unclear("unclear-digit-or-place", {**fields, **cards})
    if len(held) > 1:
        return NeedsColour(held[0], typed.uno, choice)
    return lay_intent(held[0], None, typed.uno, context, choice)


def _named(
    face: Face,
    colour: Colour | None,
    uno: bool,
    context: LineContext,
    choice: Choice,
    article: bool = False,
) -> Intent:
    """Return the play of a card by its face; without a colour that is asked for.

    With an article it is the only one of that face that is held: « le passe-tour ».
    """
    if not face.is_coloured:
        return lay_intent(face.card(), colour, uno, context, choice)
    if colour is not None:
        return lay_intent(face.card(colour), None, uno, context, choice)
    held = list(dict.fromkeys(each for each in context.hand if each.face is face))
    if not held:
        return Unclear("unclear-which-colour", {"card": face.card(COLOURS[0])})
    if not article or len(held) > 1:
        return NeedsColour(held[0], uno, choice)
    return lay_intent(held[0], None, uno, context, choice)


def pass_or_skip(
    words: Tokens, command: tuple[AnyCommand, int] | None, card: CardWords, context: LineContext
) -> Intent | None:
    """Ask back about « passer » alone, which keeps the drawn card or plays a skip card.

    The result is ``None`` where the line can only be a card.
    """
    if command != (Command.PASS, len(words)) or card.complete:
        return None
    drawn = context.view.drawn if isinstance(context.view.question, Drawn) else None
    candidates = context.hand if drawn is None else (drawn,)
    if any(held.face is Face.SKIP for held in candidates):
        return Unclear("unclear-pass-or-skip")
    return Act(Pass(context.legal.seat)) if context.legal.seat >= 0 else None


def is_colour(command: tuple[AnyCommand, int] | None) -> bool:
    """Return whether a line begins with the command that asks for a colour."""
    return command is not None and command[0] is Command.COLOUR


def is_shout(command: tuple[AnyCommand, int] | None, words: Tokens, card: CardWords) -> bool:
    """Return whether « uno wizz » is the shout: without a colour it is no Wizz card with UNO."""
    return command == (Command.SHOUT, len(words)) and not card.complete
