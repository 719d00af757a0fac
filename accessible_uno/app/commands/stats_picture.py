"""The statistics as a picture: a bar for each kind of game, and its words for who cannot see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from itertools import starmap
from typing import Final, NamedTuple

from accessible_uno.app.i18n import sentence
from accessible_uno.interface.parse.rule_names import rules_in_words
from accessible_uno.store.stats import TotalStats, WinCount, read_rules_key

MOST: Final = 8
"""So many rules, and so many opponents, have a bar: those of most games."""

WIDTH, ROW, TOP = 860, 30, 60
LABEL, LENGTH = 320, 360
"""Where the bars begin, and how long one is of which every game was won."""


class Bar(NamedTuple):
    """A bar: what it is about, and how many of the games were won."""

    label: str
    wins: WinCount


def stats_picture(sums: TotalStats, words: Sequence[str], locale: str) -> str:
    """Return an SVG picture of how many games were won, with ``words`` as its alternative text."""
    bars = [*_bars(sums, locale)]
    height = TOP + ROW * len(bars) + 20
    title = escape(sentence(locale, "stats-picture"))
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" lang="{escape(locale)}" role="img"'
            f' aria-labelledby="title words" width="{WIDTH}" height="{height}"'
            f' viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="16">',
            f'<title id="title">{title}</title>',
            f'<desc id="words">{escape(chr(10).join(words))}</desc>',
            '<g aria-hidden="true">',
            f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
            f'<text x="20" y="34" font-size="22">{title}</text>',
            *(_drawn(place, bar, locale) for place, bar in enumerate(bars)),
            "</g>",
            "</svg>",
            "",
        )
    )


def _bars(sums: TotalStats, locale: str) -> Iterator[Bar]:
    """Yield the bars: all games, then those by the same rules, then those against somebody."""
    yield Bar(sentence(locale, "stats-picture-all"), sums.all)
    for key, wins in _most_played(sums.rules):
        yield Bar(rules_in_words(locale, *read_rules_key(key)), wins)
    for name, wins in _most_played(sums.opponents):
        yield Bar(sentence(locale, "stats-picture-opponent", name=name), wins)


def _most_played(counts: Mapping[str, WinCount]) -> Iterator[tuple[str, WinCount]]:
    played = [(about, wins) for about, wins in counts.items() if wins.games]
    return iter(sorted(played, key=lambda each: (-each[1].games, each[0]))[:MOST])


def _drawn(place: int, bar: Bar, locale: str) -> str:
    """Return one row: the label, a pale bar for all games, a dark one for those that were won."""
    top, wins = TOP + ROW * place, bar.wins
    won = round(LENGTH * wins.won / max(1, wins.games))
    figures = sentence(locale, "stats-picture-won", won=wins.won, games=wins.games)
    rows = (("#c9d6e8", LENGTH), ("#1f4e8c", won))

    def rectangle(colour: str, width: int) -> str:
        return f'<rect x="{LABEL}" y="{top}" width="{width}" height="20" fill="{colour}"/>'

    return (
        f'<text x="{LABEL - 12}" y="{top + 16}" text-anchor="end">{escape(bar.label)}</text>'
        + "".join(starmap(rectangle, rows))
        + f'<text x="{LABEL + LENGTH + 12}" y="{top + 16}">{escape(figures)}</text>'
    )
