"""The journal: what is written, when, and what happens when its file is damaged."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from matches import NAMES, Session, quick_journal, saved_match
from msgspec.structs import replace

from accessible_uno.game.actions import DrawCard
from accessible_uno.rules import registry
from accessible_uno.rules.core.skip import Skip
from accessible_uno.store.database import SCHEMA_VERSION
from accessible_uno.store.errors import (
    DAMAGED,
    NEWER,
    BrokenGame,
    GameLocked,
    NoSuchGame,
    StoreError,
)
from accessible_uno.store.journal import FILE, Journal, next_checksum
from accessible_uno.store.log import Replay
from accessible_uno.store.recovery import open_journal


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    opened = Journal(tmp_path)
    yield opened
    opened.close()


def test_an_act_is_on_disk_before_anyone_is_told(journal: Journal) -> None:
    """A listener can already read the act through another connection; WAL and FULL are set."""
    session = Session(journal)
    told = 0
    with sqlite3.connect(journal.place) as other:

        def listen(_: object) -> None:
            nonlocal told
            told += 1
            assert other.execute("SELECT count(*) FROM acts").fetchone() == (told,)

        session.table.listen(0, listen)
        session.play(40)
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()
    assert journal._database.execute("PRAGMA synchronous").fetchone() == (2,)
    assert told == 40


@pytest.mark.parametrize("rules", ["leaflet", "classic", "manual"])
def test_a_replay_is_the_table_as_it_was(tmp_path: Path, rules: str) -> None:
    """Hands, piles, scores, question and everything else: after some acts, and at the end."""
    journal = quick_journal(tmp_path)
    session = Session(journal, rules=rules)
    while not session.table.over:
        session.play(60)
        state = session.table.snapshot()
        again = Replay(journal, session.log.game).to_the_end().state
        for name in state.__slots__:
            if name not in ("game", "events", "rings"):
                here, there = getattr(again, name), getattr(state, name)
                assert here == there or repr(here) == repr(there), name
    game = journal.game(1)
    assert (game.over, game.winners) == (True, session.table.snapshot().winners)
    assert list(journal.open_games()) == [game]
    journal.change(game.number, end_announced=True)
    assert list(journal.open_games()) == []
    journal.close()


def test_games_are_known_by_number_and_deleted_whole(journal: Journal) -> None:
    """A number is never given twice; a deleted game leaves no act behind."""
    for seed in ("1", "2"):
        Session(journal, seed=seed).play(5)
    assert [game.number for game in journal.games()] == [2, 1]
    journal.delete(2)
    with pytest.raises(NoSuchGame):
        journal.game(2)
    assert journal._database.execute("SELECT DISTINCT game FROM acts").fetchall() == [(1,)]
    Session(journal, seed="3").play(5)
    assert [game.number for game in journal.games()] == [3, 1]


def test_a_deleted_game_is_in_no_file_any_more(tmp_path: Path) -> None:
    """It is neither in the file nor in its log, even while another session has the journal open."""
    journal, other = Journal(tmp_path), Journal(tmp_path)
    Session(journal, names=("Anne", "Zanzibar", "Chloé")).play(40)
    Session(journal, seed="6").play(3)
    assert [game.number for game in other.games()] == [2, 1]
    there = [path for path in tmp_path.iterdir() if b"Zanzibar" in path.read_bytes()]
    assert there
    journal.delete(1)
    assert not [path for path in tmp_path.iterdir() if b"Zanzibar" in path.read_bytes()]
    assert [game.number for game in other.games()] == [2]
    other.close()
    journal.close()


def test_a_clock_that_is_set_back_changes_no_order(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games keep the order in which they were begun, and no duration is negative."""
    for hour in (50, 20, 30):
        monkeypatch.setattr(time, "time", lambda hour=hour: 3600.0 * hour)
        session = Session(journal)
        session.play(3)
        monkeypatch.setattr(time, "time", lambda: 0.0)
        session.play(3)
    games = list(journal.games())
    assert [game.number for game in games] == [3, 2, 1]
    assert [game.started for game in games] == [3600 * hour for hour in (30, 20, 50)]
    assert all(game.seconds > 0 for game in games)
    assert all(Replay(journal, game).to_the_end() for game in games)


def test_a_second_writer_of_one_game_writes_nothing(tmp_path: Path) -> None:
    """Even where nothing is locked, two sessions cannot interleave their acts."""
    first = saved_match(tmp_path, 10)
    one, other = Journal(tmp_path), Journal(tmp_path)
    acts = [(11, "Anne pass\n", 1)]
    one.save(first.log.game, acts)
    with pytest.raises(GameLocked):
        other.save(first.log.game, [(11, "Anne draw\n", 2)])
    assert one._database.execute("SELECT text FROM acts WHERE number = 11").fetchall() == [
        ("Anne pass\n",)
    ]
    one.close()
    other.close()


# Harm


def flipped(place: Path, what: bytes) -> None:
    """Flip the lowest bit of the last letter of ``what``, wherever it stands in a file."""
    whole = place.read_bytes()
    assert what in whole
    place.write_bytes(whole.replace(what, what[:-1] + bytes([what[-1] ^ 1])))


def test_a_flipped_bit_in_an_act_is_found_and_the_act_named(tmp_path: Path) -> None:
    """The act before it can be read, the act itself cannot, and the game is kept."""
    session = saved_match(tmp_path, 30)
    journal = Journal(tmp_path)
    text = list(journal.read_acts(1, session.log.game.acts))[11]
    journal.close()
    flipped(tmp_path / FILE, text.rstrip().encode())
    journal = Journal(tmp_path)
    replay = Replay(journal, journal.game(1))
    seen = 0
    with pytest.raises(BrokenGame) as broken:
        for _ in replay.replay_acts():
            seen += 1
    assert (broken.value.game, broken.value.act) == (1, seen + 1)
    assert seen < 12
    assert [game.number for game in journal.games()] == [1]
    journal.close()


@pytest.mark.parametrize("number", [1, 6])
def test_what_chance_gave_is_not_told_where_it_does_not_fit(journal: Journal, number: int) -> None:
    """A deck of a card too many, or a card that there is none of: the act is named, which the
    player may know, and the cards are not."""
    session = Session(journal)
    session.play(5)
    header = next(journal.read_acts(1, 5)).replace('[Deck "', '[Deck "r5 ')
    text, before = (header, 0) if number == 1 else ("chance shuffle: r99\n", session.log._checksum)
    game = replace(session.log.game, number=0 if number == 1 else 1, acts=number)
    saved = journal.save(game, [(number, text, next_checksum(before, text))])
    with pytest.raises(BrokenGame) as broken:
        Replay(journal, replace(game, number=saved)).to_the_end()
    assert broken.value.message == "store-chance-unfit"
    assert (broken.value.act, broken.value.arguments) == (number, {})


@pytest.mark.quick("0", "30")
@pytest.mark.sample(30)
@pytest.mark.parametrize("seed", range(60))
def test_a_bit_that_flips_anywhere_is_told_or_does_no_harm(
    seed: int, matches: bytes, tmp_path: Path
) -> None:
    """For any bit: each game replays to the same state, or is refused, or the file is set aside;
    and a new game is kept."""
    chance = Random(seed)
    harmed = bytearray(matches)
    for _ in range(1 + seed % 3):
        harmed[chance.randrange(len(harmed))] ^= 1 << chance.randrange(8)
    (tmp_path / FILE).write_bytes(harmed)
    for _ in range(2):
        try:
            journal, _ = open_journal(tmp_path)
        except StoreError as wrong:
            assert wrong.code in (NEWER, DAMAGED)
            continue
        try:
            games = [game.number for game in journal.games()]
            whole = [number for number in games if _replays(journal, number)]
            list(journal.open_games())
            Session(journal).play(3)
        except StoreError as wrong:
            assert wrong.code == DAMAGED
        else:
            assert whole or seed % 3
        journal.close()


def _replays(journal: Journal, number: int) -> bool:
    """Return whether a game can be replayed; then it must be what it was."""
    try:
        run = Replay(journal, journal.game(number)).to_the_end()
    except (BrokenGame, NoSuchGame):
        return False
    return Counter(run.state.cards()) == Counter(run.game.deck)


def test_an_act_that_was_changed_but_still_reads_is_refused(journal: Journal) -> None:
    """A deck in another order would replay to another table: the checksum names the act."""
    session = Session(journal)
    session.play(5)
    (text,) = journal._database.execute("SELECT text FROM acts WHERE number = 1").fetchone()
    before, deck = text.split('[Deck "')
    first, second, rest = deck.split(" ", 2)
    changed = f'{before}[Deck "{second} {first} {rest}'
    assert changed != text
    journal._database.execute("UPDATE acts SET text = ? WHERE number = 1", (changed,))
    with pytest.raises(BrokenGame) as broken:
        list(journal.read_acts(1, 5))
    assert (broken.value.act, broken.value.message) == (1, "store-act-changed")


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A journal of three games."""
    folder = tmp_path_factory.mktemp("matches")
    for seed in "123":
        saved_match(folder, 40, seed=seed)
    return (folder / FILE).read_bytes()


def test_acts_that_are_missing_are_found(tmp_path: Path) -> None:
    """From the middle or from the end."""
    for number in (7, 20):
        folder = tmp_path / str(number)
        saved_match(folder, 20)
        with sqlite3.connect(folder / FILE) as file:
            file.execute("DELETE FROM acts WHERE number = ?", (number,))
        file.close()
        journal = Journal(folder)
        with pytest.raises(BrokenGame) as broken:
            Replay(journal, journal.game(1)).to_the_end()
        assert broken.value.act == number
        journal.close()


def test_a_file_that_is_no_journal_is_set_aside_whole(tmp_path: Path) -> None:
    """It is renamed, not overwritten; a new journal takes its place."""
    (tmp_path / FILE).write_bytes(b"nothing that SQLite ever wrote" * 100)
    journal, recovery = open_journal(tmp_path)
    assert recovery is not None
    assert recovery.aside.read_bytes().startswith(b"nothing that SQLite")
    assert recovery.games == 0
    Session(journal).play(3)
    journal.close()
    again, nothing = open_journal(tmp_path)
    assert nothing is None
    assert [game.acts for game in again.games()] == [3]
    again.close()


@pytest.mark.parametrize("share", [0.3, 0.6, 0.9])
def test_a_journal_that_is_cut_is_never_taken_for_whole(tmp_path: Path, share: float) -> None:
    """Each game replays to the same state, or is refused, or the file with it is set aside."""
    games = 6
    played = {}
    for number in range(1, games + 1):
        played[number] = saved_match(tmp_path, 40, seed=str(number)).table.snapshot().hands
    place = tmp_path / FILE
    size = place.stat().st_size
    with place.open("r+b") as file:
        file.truncate(int(size * share))
    journal, recovery = open_journal(tmp_path)
    if recovery is not None:
        assert recovery.aside.stat().st_size == int(size * share)
    whole = 0
    for number, hands in played.items():
        try:
            run = Replay(journal, journal.game(number)).to_the_end()
        except (BrokenGame, StoreError, NoSuchGame):
            continue
        whole += 1
        assert run.state.hands == hands
    assert whole < games
    journal.close()


def test_a_cut_log_of_the_last_acts_leaves_an_earlier_table(tmp_path: Path) -> None:
    """What SQLite had not yet moved into the file is lost from the cut on, and only from there."""
    journal = Journal(tmp_path)
    journal._database.execute("PRAGMA wal_autocheckpoint = 0")
    session = Session(journal)
    hands = []
    for _ in range(50):
        session.play(1)
        hands.append(session.table.snapshot().hands)
    log = Path(str(journal.place) + "-wal").read_bytes()
    whole = journal.place.read_bytes()
    journal.close()
    (tmp_path / "cut").mkdir()
    (tmp_path / "cut" / FILE).write_bytes(whole)
    (tmp_path / "cut" / (FILE + "-wal")).write_bytes(log[: len(log) * 2 // 3])
    cut = Journal(tmp_path / "cut")
    game = cut.game(1)
    assert 1 < game.acts < 50
    assert Replay(cut, game).to_the_end().state.hands == hands[game.acts - 1]
    cut.close()


def test_nobody_else_may_read_the_journal(journal: Journal) -> None:
    """The decks of open games lie in it, and in the log and the index beside it."""
    Session(journal).play(3)
    files = list(journal.place.parent.glob(f"{FILE}*"))
    assert len(files) == 3
    assert {file.stat().st_mode & 0o077 for file in files} == {0}


def test_a_later_edition_is_left_alone(tmp_path: Path) -> None:
    """It is neither renamed nor written to."""
    saved_match(tmp_path, 3)
    with sqlite3.connect(tmp_path / FILE) as file:
        file.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    file.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError) as wrong:
        open_journal(tmp_path)
    assert wrong.value.code == NEWER
    assert (tmp_path / FILE).read_bytes() == before


def test_an_error_of_the_file_has_a_name(tmp_path: Path) -> None:
    """A folder where the file should be, and a file where the folder should be."""
    (tmp_path / "a" / FILE).mkdir(parents=True)
    (tmp_path / "b").write_text("in the way")
    codes = []
    for folder in ("a", "b"):
        with pytest.raises(StoreError) as wrong:
            Journal(tmp_path / folder)
        codes.append(wrong.value.code)
    assert codes == ["EISDIR", "ENOTDIR"]
    assert DAMAGED not in codes


# Versions of rules


class LaterSkip(Skip, frozen=True):
    """A later version of the rule."""

    version = 2


@pytest.fixture
def skip_has_changed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Return what gives the rule's file a second version of it."""

    def change() -> None:
        monkeypatch.setattr(LaterSkip, "__module__", Skip.__module__)
        monkeypatch.setattr(sys.modules[Skip.__module__], "LaterSkip", LaterSkip, raising=False)
        registry.rule.cache_clear()

    yield change
    monkeypatch.undo()
    registry.rule.cache_clear()


def test_a_game_keeps_the_versions_of_its_rules(
    journal: Journal, skip_has_changed: Callable[[], None]
) -> None:
    """The rule changes meanwhile: the old game keeps the former one, a new game has the new."""
    old = Session(journal)
    old.play(30)
    skip_has_changed()
    new = Session(journal, seed="6")
    new.play(30)
    skips = [
        next(rule for rule in Replay(journal, game).to_the_end().game.rules if rule.key == "skip")
        for game in (old.log.game, new.log.game)
    ]
    assert [type(skip) for skip in skips] == [Skip, LaterSkip]
    (versions,) = (each for each in journal.read_record(new.log.game) if "[Versions" in each)
    assert "skip 2;" in versions


def test_an_act_at_which_a_rule_fails_is_named_and_the_game_kept(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A rule was changed and is faulty now: the game is kept until it is repaired."""
    session = Session(journal)
    session.play(20)
    hands = session.table.snapshot().hands
    with monkeypatch.context() as changed:
        changed.setattr(DrawCard, "steps", lambda *_: 1 // 0)
        with pytest.raises(BrokenGame) as broken:
            Replay(journal, session.log.game).to_the_end()
    first = next(n for n, act in enumerate(journal.read_acts(1, 20), 1) if " draw\n" in act)
    assert (broken.value.act, broken.value.message) == (first, "store-act-unplayable")
    assert Replay(journal, session.log.game).to_the_end().state.hands == hands


def test_a_version_that_is_not_known_is_refused_and_the_game_kept(
    journal: Journal, skip_has_changed: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older program reads a game of a newer one."""
    skip_has_changed()
    session = Session(journal)
    session.play(5)
    monkeypatch.undo()
    registry.rule.cache_clear()
    with pytest.raises(BrokenGame) as broken:
        Replay(journal, session.log.game).to_the_end()
    assert (broken.value.act, broken.value.message) == (1, "record-unknown-version")
    assert [game.plan.names for game in journal.games()] == [NAMES]
