"""The question before a new game: whether to resume an unfinished one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessible_uno.game.base import Seat
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import Word, YesNo, question
from accessible_uno.interface.parse.vocabulary import Reply
from accessible_uno.narration.catalogue import Catalogue
from accessible_uno.narration.display_names import DisplayNames

RESUME: Final = question("resume", YesNo(Reply.YES))


async def ask_to_resume(
    conversation: Conversation,
    names: Sequence[str],
    seat: Seat,
    rounds: int,
    resume_command: str,
) -> bool | None:
    """Ask whether to resume a game, and return the answer; ``None`` where the player leaves.

    Args:
        conversation: asks.
        names: the players of the game in seating order.
        seat: the player's seat; below 0 for an onlooker.
        rounds: how many rounds have started.
        resume_command: the command that resumes the game later.

    Raises:
        HungUp: the terminal is gone or the system asks to end.
    """
    reader = conversation.reader
    known = DisplayNames(Catalogue(reader.settings.locale), names, seat)
    players = known.players([other for other in range(len(names)) if other != seat])
    answer = await conversation.ask(RESUME.with_fields(players=players, round=rounds))
    if answer is Word.QUIT:
        reader.say("resume-waits", {"command": resume_command})
        await reader.log.finish()
        return None
    return answer is Reply.YES
