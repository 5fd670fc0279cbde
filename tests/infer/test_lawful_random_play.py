# portable: runs on CPython and on the MicroPython VM
"""Games that the box judges, whatever is pressed: only Refused is raised, dice and markers add up, the same
moves give the same game, and after any undo the moves that stand can be played."""

from fakes.infer import SEED
from fakes.infer_lawful import fold, lawful_setup, lawful_state
from fakes.trees import random_code, random_tree
from lawkeeper.games.infer.fold import lawful, rules
from lawkeeper.games.infer.laws import experiment, forms, judge
from lawkeeper.keep.chance import Chance
from lawkeeper.keep.journal import Journal
from lawkeeper.session import Session

GAMES = 40
MOVES = 80
PLAIN = sorted(rules.OPS)  # in one order on every runtime
LAWFUL = (lawful.DICE, lawful.ASK, lawful.CLEAR, lawful.THEORY, lawful.SHOWN, lawful.AGAIN)
RARE = (rules.GIVE_UP, rules.REVEAL, rules.PAUSE)
OPTIONS = ("publish_or_perish", "highlights", "asynchronous", "compass")


def some_dice(chance):
    """0..4 dice as records."""
    return random_code(chance, 4)[1:]


def on_the_way(chance, game, liked):
    """A move that brings the game on, if it is allowed at all."""
    assist = game.setup.assist
    if game.phase == rules.DRAW:
        return bytes((rules.KEEP, chance.below(2)))
    if game.phase == rules.REPEATING:
        theory = bytes((lawful.THEORY,)) + forms.encode(random_tree(chance))
        return bytes((rules.ACCEPT,)) if game.theory else theory
    if game.phase == rules.JUDGING:
        if not chance.below(6):
            return bytes((rules.UNDISPROVED,))
        return bytes((rules.DISPROVE, 1)) if assist else bytes((lawful.SHOWN,)) + some_dice(chance)
    if game.phase == rules.CONSENTING:
        return bytes((rules.CONSENT, rules.ALL_YES))
    if game.phase == rules.PLAY and not chance.below(liked):
        return bytes((rules.PUBLISH,))
    if not assist:
        return bytes((lawful.ASK,)) + some_dice(chance)
    if not chance.below(3):
        return bytes((lawful.DICE,)) + some_dice(chance)
    if game.setup.asynchronous and not game.queued:
        return bytes((rules.QUEUE, 1))
    return bytes((rules.MARK, chance.below(2)))


def some_move(chance, game, liked):
    if chance.below(15) == 0:
        return bytes([chance.below(256) for _ in range(chance.below(12))])
    if chance.below(4):
        return on_the_way(chance, game, liked)
    if chance.below(2):
        op = chance.pick(LAWFUL)
        head = bytes((op, chance.below(5))) if op == lawful.AGAIN else bytes((op,))
        return head + (b"" if op == lawful.CLEAR else some_dice(chance))
    op = chance.pick([op for op in PLAIN if rules.OPS[op][2] >> game.phase & 1])
    if op in RARE and chance.below(20):
        op = rules.PASS
    return bytes([op] + [chance.below(3) for _ in range(rules.OPS[op][1])])


def hold_invariants(game):
    log = game.log
    assert log.count + game.left == rules.MARKERS
    lying = [0, 0, 0]
    for number in range(log.count):
        code = experiment.check(game.dice(number))
        if not log.gone(number):
            lying = [a + b for a, b in zip(lying, experiment.used(code))]
        if not game.setup.assist:
            assert game.judge(code) == log.verdict(number)
    assert game.dice(log.count) is None
    assert [20 - n for n in lying] == game.supply() and max(lying) <= 20
    assert game.pending[0] <= experiment.MOST
    if game.phase == rules.JUDGING and not game.setup.assist:
        assert game.theory
    number = game.contradiction()
    if number is not None:
        assert not log.gone(number)
        tree = forms.decode(game.theory)
        assert judge.follows(tree, game.dice(number)) != log.verdict(number)


def one_game(chance):
    options = {name: chance.below(3) == 0 for name in OPTIONS}
    options["assist"] = chance.below(3) == 0
    made = lawful_setup(random_tree(chance), researchers=1 + chance.below(3), **options)
    game = fold(made.encode())
    moves = []
    at, pace, liked = 0, chance.pick((2, 30)), chance.pick((2, 20))
    for _ in range(MOVES):
        at += chance.below(pace)
        move = bytes(game.due(at) or ()) or some_move(chance, game, liked)
        before = lawful_state(game)
        try:
            game.play(move, at)
            moves.append((move, at))
        except rules.Refused as refused:
            assert lawful_state(game) == before and refused.args[0]
    hold_invariants(game)
    return made.encode(), moves, game


def test_random_play_raises_nothing_but_refused_and_replays_to_the_same_game():
    chance = Chance(b"random play", "lawful")
    ends = set()
    disproofs = 0
    for _ in range(GAMES):
        coded, moves, game = one_game(chance)
        ends.add(game.result)
        disproofs += len([move for move, _ in moves if move[0] in (lawful.SHOWN, rules.DISPROVE)])
        again = fold(coded)
        for move, at in moves:
            again.play(move, at)
        assert lawful_state(again) == lawful_state(game)
        assert again.fingerprint() == game.fingerprint() and again.line() == game.line()
    assert len(ends) > 3 and disproofs > 5


def test_whatever_is_undone_the_moves_that_stand_can_be_played():
    chance = Chance(b"undo", "lawful")
    undone = 0
    for _ in range(GAMES // 2):
        coded, moves, _ = one_game(chance)
        table = Session(Journal(bytearray(b"\xff" * 4096)))
        table.begin(1, SEED, coded)
        for move, at in moves[: 12 + chance.below(30)]:
            table.ledger.move(move, at, True)
        table = Session(table.ledger.journal)
        for _ in range(6):
            marks = list(table.game.log.marks())
            undone += table.undo(0)
            assert table.complaint is None
            hold_invariants(table.game)
            if table.game.setup.box_universe:  # an answer stays; apart it may be taken, and that be undone
                assert len(list(table.game.log.marks())) == len(marks)
    assert undone > 20


def test_a_move_is_short():
    chance = Chance(b"length", "lawful")
    for _ in range(200):
        assert len(bytes((lawful.THEORY,)) + forms.encode(random_tree(chance))) <= 10
