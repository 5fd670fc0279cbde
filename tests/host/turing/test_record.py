"""The record of a game of Turing Machine: told, saved, read back, and checked by its seal."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from fakes.turing import SEED, code, easy, extreme, nightmare, setup, standard
from lawkeeper.games.turing.fold import rules
from lawkeeper.games.turing.fold.setup import Setup
from lawkeeper.keep import seal
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper_host import record
from lawkeeper_host.cli import main
from lawkeeper_host.errors import HostError

A, B, C, D = range(4)
Moves = tuple[tuple[int, ...], ...]
UNDO = ()


def ask(seat: int, letter: int, digits: int) -> tuple[int, ...]:
    return rules.ASK | seat << 4 | letter, code(digits)


TIE: Moves = (
    ask(0, A, 123),
    ask(1, D, 435),
    (rules.CLAIM, 0, 0),
    (rules.CLAIM, 1, 1),
    UNDO,
    (rules.CLAIM, 1, 0),
    (rules.CLAIM, 2, 0),
    (rules.PAUSE,),
    (rules.RESUME,),
    (rules.CLAIM, 0, 1),
    (rules.CLAIM, 2, 0),
    (rules.CLAIM, 1, 1),
    (rules.CODE, 1, code(435)),
    (rules.CODE, 0, code(435)),
    (rules.REVEAL,),
)
OUT: Moves = (
    *((rules.CLAIM, seat, int(seat == 2)) for seat in range(3)),
    (rules.CODE, 2, code(111)),
    (rules.CLAIM, 0, 0),
    (rules.CLAIM, 1, 1),
    (rules.CODE, 1, code(112)),
    (rules.REVEAL,),
)
FOUND: Moves = (ask(0, A, 114), (rules.CLAIM, 0, 1), (rules.CODE, 0, code(114)), (rules.REVEAL,))
GIVEN_UP: Moves = ((rules.PARS, 3, 9, 1, 4), (rules.GIVE_UP,), (rules.REVEAL,))


def journal(moves: Moves, agreed: Setup) -> bytearray:
    """The journal after these moves, seven seconds apart."""
    memory = bytearray(b"\xff" * 4096)
    ledger = Ledger(Journal(memory))
    ledger.begin(2, SEED, agreed.encode())
    for number, move in enumerate(moves):
        if move:
            ledger.move(bytes(move), 7 * number, last=True)
        else:
            ledger.undo(7 * number)
    return memory


def tie() -> record.Record:
    return record.read_journal(journal(TIE, setup(seats=3, handicap=[0, 0, 2])))


def told(moves: Moves, agreed: Setup) -> list[str]:
    return [sentence for _, sentence in record.tell(record.read_journal(journal(moves, agreed))).lines]


def test_turing_item_14_a_finished_game_is_told_with_all_questions_claims_and_codes() -> None:
    text = record.text(tie()).split("\n")
    assert text[0] == "Turing won by 1, 2: rounds 2, questions 1, 1 min"
    assert [line[9:] for line in text if line[:8].strip()[:2] in ("0:", "1:")] == [
        "Player 1 asks A about 123: it fails.",
        "Player 2 asks D about 435: it passes.",
        "Player 1 does not have the code.",
        "Player 2 does not have the code.",
        "Player 3 does not have the code. Nobody has it: round 2 begins.",
        "The game is paused.",
        "The game goes on.",
        "Player 1 has the code.",
        "Player 3 does not have the code.",
        "Player 2 has the code. The claims are opened: players 1, 2.",
        "Player 2 gives 435.",
        "Player 1 gives 435. Right with the fewest questions (1 question): players 1, 2.",
        "The code is told.",
    ]
    assert text[-5:] == [
        "Code: 435",
        "  A: card 3, ■ = 3",
        "  B: card 7, ● is odd",
        "  C: card 14, ■ < ▲, ●",
        "  D: card 17, one even digit",
    ]


def test_the_set_up_is_told() -> None:
    agreed = dict(record.tell(tie()).agreed)
    assert agreed == {
        "problem": "A43 0IN: classic, easy, 4 verifiers",
        "players": "3",
        "handicap": "2 for player 3",
        "cards": "read on the box",
        "Machine": "2 rounds, 6 questions",
        "Expert": "1 round, 2 questions",
    }


def test_turing_item_13_who_is_out_and_who_is_left_is_told() -> None:
    assert told(OUT, setup(seats=3))[3:] == [
        "Player 3 gives 111. Nobody is right. Out: player 3. Round 2 begins.",
        "Player 1 does not have the code.",
        "Player 2 has the code. The claims are opened: player 2.",
        "Player 2 gives 112. Nobody is right. Out: player 2. Player 1 is left and wins.",
        "The code is told.",
    ]
    lost = ((rules.CLAIM, 0, 1), (rules.CLAIM, 1, 1), (rules.CODE, 0, 1), (rules.CODE, 1, 2), (rules.REVEAL,))
    last = told(lost, setup(seats=2))[-2]
    assert last.endswith("Out: players 1, 2. Nobody is left: the game is lost.")


def test_turing_item_08_the_fake_cards_are_told_at_the_end() -> None:
    game = record.read_journal(journal(FOUND, setup(problem=extreme())))
    text = record.text(game)
    assert "The table has the code.\n" in text
    assert "The table asks A about 114: it passes." in text
    assert "The table gives 114. It is right, after 1 round and 1 question." in text
    tail = text.split("\n")[-5:]
    assert tail[0] == "Code: 114"
    for line, card, fake in zip(tail[1:], (40, 8, 23, 5), (10, 13, 3, 25), strict=True):
        assert f"card {card}, " in line and line.endswith(f"(card {fake} is the fake one)")


def test_turing_item_08_which_verifier_was_which_is_told_at_the_end() -> None:
    agreed = setup(seats=4, together=True, printed=True, problem=nightmare())
    game = record.read_journal(journal(GIVEN_UP, agreed))
    tail = record.text(game).split("\n")[-7:]
    assert tail[0] == "Code: 343"
    assert [line.split(",")[0] for line in tail[1:]] == [
        "  A: card 33", "  B: card 29", "  C: card 25", "  D: card 32", "  E: card 18", "  F: card 19",
    ]  # fmt: skip
    assert record.tell(game).lines[0][1] == (
        "The box has worked out what the Machine needs (3 rounds, 9 questions)"
        " and the Expert (1 round, 4 questions)."
    )
    agreed_on = dict(record.tell(game).agreed)
    assert agreed_on["players"] == "4, all together" and agreed_on["cards"] == "on the table"
    assert agreed_on["problem"] == "nightmare, hard, 6 verifiers"


def test_a_wrong_code_of_one_sheet_is_told() -> None:
    wrong = ((rules.CLAIM, 0, 0), (rules.CLAIM, 0, 1), (rules.CODE, 0, 3), (rules.REVEAL,))
    lines = told(wrong, setup(problem=standard()))
    assert lines[0] == "The table does not have the code. Round 2 begins."
    assert lines[-2] == "The table gives 114. It is wrong, and the game is lost."
    assert (
        dict(record.tell(record.read_journal(journal(wrong, setup(problem=standard())))).agreed)["Machine"]
        == "not known"
    )


@pytest.mark.parametrize("moves", [TIE[:-1], TIE[:3], ()])
def test_a_game_that_has_not_told_its_code_has_no_record(moves: Moves) -> None:
    with pytest.raises(HostError, match="no record of it yet") as caught:
        record.read_journal(journal(moves, setup(seats=3, handicap=[0, 0, 2])))
    assert "435" not in str(caught.value)


def saved(tmp_path: Path, **changes: object) -> Path:
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**record.to_json(tie()), **changes}))
    return path


def broken(path: Path, noted: str | None = None) -> list[str]:
    game, said = record.load(path)
    return [check.what for check in record.checks(game, noted, said) if not check.holds]


def test_a_saved_record_reads_back_and_is_proven_by_the_number_that_was_noted(tmp_path: Path) -> None:
    agreed = setup(seats=3, handicap=[0, 0, 2]).encode()
    noted = seal.fingerprint(easy(), agreed, seal.nonce(SEED))
    game, said = record.load(saved(tmp_path))
    assert game == tie() and said["game"] == "Turing Machine" and said["undone"] == 1
    assert broken(saved(tmp_path), noted) == []
    assert broken(saved(tmp_path), "AAAAA-AAAAA") == ["the seal number you noted"]


def test_a_file_that_was_changed_does_not_fit(tmp_path: Path) -> None:
    other = setup(seats=3, handicap=[0, 0, 1]).encode().hex()
    assert broken(saved(tmp_path, setup=other)) == ["the file's seal number"]
    assert broken(saved(tmp_path, law="434")) == ["the file's code"]
    assert broken(saved(tmp_path, result="Turing won by 3")) == ["the file's result"]
    longer = [{"move": "80", "at": 0}]
    with pytest.raises(HostError, match="cannot have been played"):
        record.tell(record.load(saved(tmp_path, moves=longer))[0])


def test_verify_prints_the_secret_in_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json(tie())))
    result = CliRunner().invoke(main, ["verify", "--record", str(path)])
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert lines[0] == "Code: 435" and [line[:10] for line in lines[1:5]] == [f"  {a}: card " for a in "ABCD"]
    assert lines[5].startswith("Seal number worked out from code, set-up and seal key: ")
    assert "fits: the file's code" in lines


def test_verify_names_a_code_that_was_changed_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.to_json(tie()) | {"law": "111\nA: card 1"}))
    result = CliRunner().invoke(main, ["verify", "--record", str(path)])
    assert result.exit_code == 7
    assert "does not fit: the file's code is another one than the seal was made of." in result.stderr
