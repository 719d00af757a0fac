"""Every fuzzer, by name."""

from __future__ import annotations

from typing import Final

import hostile_arguments
import hostile_chat
import hostile_journal
import hostile_keys
import hostile_lines
import hostile_presets
import hostile_records
import hostile_settings
import hostile_terminal
import hostile_words
from hostile import Target

TARGETS: Final[dict[str, Target]] = {
    each.TARGET.name: each.TARGET
    for each in (
        *(hostile_lines, hostile_records, hostile_settings, hostile_presets, hostile_journal),
        *(hostile_arguments, hostile_terminal, hostile_keys, hostile_words),
    )
} | {each.name: each for each in hostile_chat.TARGETS}
