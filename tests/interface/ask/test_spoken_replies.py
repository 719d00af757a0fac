"""Yes and no as people say them where yes or no is asked."""

from __future__ import annotations

import pytest

from accessible_uno.interface.ask.question import YesNo
from accessible_uno.interface.parse.vocabulary import Reply

SAID = (
    *(("fr", each, Reply.YES) for each in ("bien sûr", "oui, bien sûr", "d’accord", "oui je veux")),
    *(
        ("fr", each, Reply.NO)
        for each in ("pas encore", "non je reste", "surtout pas", "non merci")
    ),
    ("fr", "non, je veux finir d’abord", Reply.NO),
    *(("en", each, Reply.YES) for each in ("of course", "yes I do", "sure", "yes please")),
    *(("en", each, Reply.NO) for each in ("not yet", "no, let me finish", "certainly not")),
    *(("fr", each, None) for each in ("répète", "7 bleu", "quelle couleur", "peut-être")),
    *(("en", each, None) for each in ("repeat", "blue 7", "what colour is it", "maybe")),
)


@pytest.mark.parametrize(("locale", "line", "meant"), SAID)
def test_a_reply_may_be_a_sentence(locale: str, line: str, meant: Reply | None) -> None:
    """What says neither is asked again, whatever Enter alone would answer."""
    for usual in Reply:
        assert YesNo(usual).parse(line, locale) is meant
