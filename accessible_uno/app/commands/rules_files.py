"""``rules rename`` and ``rules delete``: the house rules that the player has made, as files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessible_uno.app.arguments import YES, Values
from accessible_uno.app.channels import converse
from accessible_uno.app.commands.rules_new import existing
from accessible_uno.app.errors import Failure, FileFailure
from accessible_uno.app.house_rules import house_rules_file
from accessible_uno.app.i18n import sentence
from accessible_uno.app.paths import house_names
from accessible_uno.app.preferences import RULES, settings_file_of_player
from accessible_uno.interface.ask.conversation import Conversation
from accessible_uno.interface.ask.question import YesNo, question
from accessible_uno.interface.parse.vocabulary import Reply

DELETE: Final = question("app-house-delete", YesNo(Reply.NO))


def rename_rules(locale: str, values: Values) -> Iterator[str]:
    """Give house rules another name; settings that name them follow.

    Raises:
        Failure: there are none of this name, or the other name cannot be used.
    """
    name, new = values["words"]
    before, after = _file_of(name), house_rules_file(new)
    if new in house_names():
        raise Failure("app-house-exists", name=new)
    try:
        file = settings_file_of_player()  # read while the name still means something
        is_set = file.values.get(RULES) == name
        before.rename(after)
        if is_set:
            file.change(RULES, new)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", str(after), wrong) from None
    yield sentence(locale, "app-house-renamed", name=name, other=new)


def delete_rules(locale: str, values: Values) -> Iterator[str]:
    """Delete house rules, once the player agrees; settings that name them are set back.

    Raises:
        Failure: there are none of this name, or their file cannot be removed.
    """
    (name,) = values["words"]
    place = _file_of(name)
    if values[YES.field]:
        _delete(name, place)
        return iter((sentence(locale, "app-house-deleted", name=name),))

    async def delete_if_agreed(conversation: Conversation) -> None:
        agreed = await conversation.confirms(DELETE.with_fields(name=name))
        if agreed:
            _delete(name, place)
        conversation.reader.say(
            "app-house-deleted" if agreed else "app-house-stays", {"name": name}
        )

    converse(locale, delete_if_agreed)
    return iter(())


def _delete(name: str, place: Path) -> None:
    try:
        file = settings_file_of_player()  # read while the name still means something
        is_set = file.values.get(RULES) == name
        place.unlink()
        if is_set:
            file.change(RULES, None)
    except OSError as wrong:
        raise FileFailure("app-file-unwritable", str(place), wrong) from None


def _file_of(name: str) -> Path:
    """Return the file of house rules, which may be malformed.

    Raises:
        Failure: there are none of this name.
    """
    if name not in house_names():
        existing(name)
    return house_rules_file(name)
