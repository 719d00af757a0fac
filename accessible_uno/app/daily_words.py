"""Daily deals in words: a day, what a deal was worth, who did better, what they add up to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from accessible_uno.app.i18n import sentence
from accessible_uno.interface.parse.rule_names import RuleNames
from accessible_uno.store.daily import DailyResults, DailyScore
from accessible_uno.table.calendar import ONE_WEEK, Day


def date_fields(day: Day) -> dict[str, str | int]:
    """Return what the messages about a day need."""
    return {"year": str(day.year), "month": day.month, "day": day.day}


def score_fields(score: DailyScore) -> dict[str, str | int]:
    """Return what the messages about the result of a daily deal need."""
    about = {"points": score.points, "cards": score.cards, "turns": score.turns}
    return {"won": "yes" if score.won else "no", **about}


def comparison(locale: str, own: DailyScore, theirs: DailyScore) -> str:
    """Return the sentence that says who did better, where, and by how much."""
    where, by = own.better_than(theirs)
    return sentence(
        locale,
        "daily-compared",
        date=day_in_words(locale, own.day),
        better="you" if by > 0 else "friend" if by < 0 else "same",
        where=where,
        by=abs(by),
        alike="yes" if own == theirs else "no",
        own=sentence(locale, "part-daily", **score_fields(own)),
        theirs=sentence(locale, "part-daily", **score_fields(theirs)),
    )


def day_in_words(locale: str, day: Day) -> str:
    """Return a day with its month and year."""
    return sentence(locale, "past-day", **date_fields(day))


def daily_sentences(locale: str, daily: DailyResults, today: Day) -> Iterator[str]:
    """Yield what the daily deals add up to: in all, in a row, and by weeks."""
    if not daily.played:
        yield sentence(locale, "daily-none")
        return
    runs = {"streak": daily.streak(today), "longest": daily.longest}
    yield sentence(locale, "stats-daily", played=daily.played, won=daily.won, **runs)
    this, last = daily.week(today), daily.week(today - ONE_WEEK)
    if this.played or last.played:
        fields = {"played": this.played, "won": this.won}
        before = {"before": last.played, "wonBefore": last.won}
        yield sentence(locale, "stats-daily-weeks", **fields, **before)


def bots_in_words(locale: str, bots: Mapping[str, DailyScore]) -> str:
    """Return what bots have made of a deal, in a row."""
    names = RuleNames(locale)
    told = (
        sentence(locale, "daily-bot", bot=names.bot(kind), **score_fields(score))
        for kind, score in bots.items()
    )
    return sentence(locale, "semicolon").join(told)
