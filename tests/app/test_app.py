# portable: runs on CPython and on the MicroPython VM
"""The loop and its services, on a fake box, with the pages that belong to no game."""

import gc

from fakes.box import Box
from fakes.flash import Nvm
from fakes.flow import PASS_MS, Flow, play
from fakes.infer_flow import PEOPLE
from fakes.place import settle
from lawkeeper import crash, games, storage
from lawkeeper.games.infer.fold import rules
from lawkeeper.keep.journal import Journal
from lawkeeper.keep.ledger import Ledger
from lawkeeper.ui.page import Page
from lawkeeper.ui.screen import Screen


def test_the_first_page_offers_the_games_and_the_menus():
    settle()
    flow = Flow(Nvm())
    for wanted in ("LAWKEEPER", "Play Infer", "Play MultiVerses", "Packs"):
        assert wanted in flow.text()


def test_the_menus_open_and_close():
    settle()
    play(
        Flow(Nvm()),
        (
            ("down down down down down", "Packs"),
            ("A", ("PACKS", "Test laws           6")),
            ("A", ("Test laws", "by A tester", "CC0-1.0", "6 entries")),
            ("B", "PACKS"),
            ("B", "LAWKEEPER"),
            ("down A", ("RESULTS", "Nothing played yet.")),
            ("B", "LAWKEEPER"),
        ),
    )


def test_a_box_without_packs_says_how_to_load_some():
    settle(())
    play(Flow(Nvm()), (("down down down down down A", ("No packs are loaded.", "lawkeeper load FILE")),))


def test_a_setting_counts_at_once_and_survives_a_power_cut():
    settle()
    flow = Flow(Nvm())
    play(
        flow,
        (
            ("down down down down down down down A", ("SETTINGS", "Brightness")),
            ("right", "◀6▶"),
            ("cut", "LAWKEEPER"),
            ("down down down down down down down A", "◀6▶"),
        ),
    )
    assert flow.app.settings.get("brightness") == 6


def test_a_setting_that_the_cable_changes_is_on_the_screen_at_once():
    settle()
    flow = Flow(Nvm())
    play(flow, (("down down down down down down down A", ("SETTINGS", "◀5▶")),))
    flow.app.set("brightness", 6)
    flow.run(40)
    assert "◀6▶" in flow.text()


def test_holding_a_says_what_a_setting_does():
    settle()
    flow = Flow(Nvm())
    play(
        flow,
        (
            ("down down down down down down down A", "SETTINGS"),
            ("hold A", "How bright"),
            ("let go A", "How bright"),
        ),
    )
    flow.press("B")
    assert "SETTINGS" in flow.text()


def test_the_screen_dims_then_sleeps_and_the_waking_press_only_wakes():
    settle()
    flow = Flow(Nvm())
    bright = flow.box.level
    flow.wait(125)
    assert flow.box.level == 1 and bright > 100
    flow.wait(500)
    assert flow.box.level == 0
    assert not any(flow.box.rgb)
    flow.press("down")
    assert flow.box.level == bright
    assert flow.app.page.cursor == 0
    flow.press("down")
    assert flow.app.page.cursor == 1


def test_a_button_stuck_at_power_on_is_named_and_ignored():
    settle()
    flow = Flow(Nvm())
    flow.power_on(held=("down",))
    assert "Stuck button: down" in flow.text()
    flow.press("A")
    flow.run(3000)
    assert flow.app.page.cursor == 0
    flow.up("down")
    flow.press("down")
    assert flow.app.page.cursor == 1


def test_a_box_turned_round_turns_its_arrows_too():
    settle()
    flow = Flow(Nvm())
    flow.app.set("turned", "yes")
    assert flow.box.turned
    flow.press("up")
    assert flow.app.page.cursor == 1


def test_a_damaged_journal_is_told_and_the_box_plays_on():
    settle()
    noise = bytes([(i * 97 + 13) % 251 for i in range(4096)])
    flow = Flow(Nvm(noise))
    assert "journal" in flow.text()
    flow.press("A")
    assert "Play Infer" in flow.text()


def test_a_damaged_library_is_told_and_the_box_plays_on():
    settle()
    with open("packs/a.bin", "r+b") as file:
        file.seek(4096 + 70)
        file.write(b"\x12\x34")
    flow = Flow(Nvm())
    assert "packs on the box" in flow.text()
    flow.press("A")
    assert "Play Infer" in flow.text()


def test_several_complaints_come_one_after_the_other():
    settle()
    with open("packs/a.bin", "r+b") as file:
        file.seek(4096 + 70)
        file.write(b"\x12\x34")
    flow = Flow(Nvm(bytes(4096)))
    first = flow.text()
    flow.press("A")
    assert flow.text() != first and "Play Infer" not in flow.text()
    flow.press("A")
    assert "Play Infer" in flow.text()


def test_the_self_test_wants_every_button_and_gives_a_report():
    settle()
    play(
        Flow(Nvm()),
        (
            ("down down down down down down down down A", "Press every button."),
            ("up down left right A", "Still: B"),
            ("B", "All of them work."),
            ("A A", ("REPORT", "buttons: ok", "journal: ok", "library: ok")),
            ("B", "LAWKEEPER"),
        ),
    )


def test_the_self_test_wants_the_number_keys_where_there_are_some():
    settle()
    Box.buttons = 12
    try:
        play(
            Flow(Nvm()),
            (
                ("down down down down down down down down A", "Press every button."),
                ("up down left right B 1 2 3 4 6 A", "Still: 5"),
                ("5", "All of them work."),
                ("A A", "REPORT"),
            ),
        )
    finally:
        Box.buttons = 6


def test_a_number_key_does_nothing_on_a_page_of_rows():
    settle()
    flow = Flow(Nvm())
    before = flow.text()
    flow.do("1 6")
    assert flow.text() == before


def test_service_is_granted_on_the_box_alone():
    settle()
    flow = Flow(Nvm())
    flow.app.ask_service()
    play(flow, (("B", "LAWKEEPER"),))
    assert not Ledger(Journal(flow.nvm)).service_asked
    flow.app.ask_service()
    flow.press("A", 600)
    assert flow.box.restarts == 0
    flow.do("long A")
    assert flow.box.restarts == 1
    assert Ledger(Journal(flow.nvm)).service_asked


def test_an_idle_loop_allocates_nothing():
    """No garbage in the loop: the VM counts its heap; elsewhere the passes must leave the screen alone."""
    settle()
    flow = Flow(Nvm())
    flow.run(2000)
    box = flow.box
    sent = box.rows_sent
    gc.collect()
    before = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
    for _ in range(200):
        box.now += 1
        flow.app.step()
    after = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
    assert after == before, after - before
    assert box.rows_sent == sent


def test_the_press_that_closes_a_sentence_does_nothing_else_however_long_it_is_held():
    settle()
    flow = Flow(Nvm())
    flow.app.ask_service()
    flow.app.say("Look here.")
    flow.run(100)
    assert "Look here." in flow.text()
    flow.do("long A")
    assert flow.box.restarts == 0 and "SERVICE?" in flow.text()
    flow.do("long A")
    assert flow.box.restarts == 1


def test_a_sentence_of_more_than_six_rows_goes_on_with_every_press_and_loses_nothing():
    settle()
    flow = Flow(Nvm())
    page = flow.app.page
    words = ["word%d" % n for n in range(60)]
    flow.app.say(" ".join(words))
    flow.run(100)
    read = []
    while flow.app.toasts:
        read += [word for row in flow.app.screen.rows for word in row.split()]
        assert flow.lines()[7].strip() == "any button goes on"
        flow.do("A")
    assert read == words
    assert flow.app.page is page


def test_the_ring_fills_while_a_button_is_held_long_and_empties_when_it_is_let_go():
    settle()
    flow = Flow(Nvm())
    flow.app.ask_service()
    flow.run(100)
    lit = []
    for ms in (900, 500):
        flow.down("A", ms)
        lit.append(len([light for light in range(24) if any(flow.box.rgb[3 * light : 3 * light + 3])]))
    assert 0 < lit[0] < lit[1] < 24, lit
    flow.up("A")
    flow.run(200)
    assert not any(flow.box.rgb) and flow.box.restarts == 0


class Boom(Exception):
    pass


def test_a_crash_shows_what_to_do_and_no_word_of_the_error():
    try:
        raise Boom("There must be no 4s.")
    except Boom as error:
        text = "\n".join(crash.screen(crash.fault(error), False).lines())
    assert "Boom" in text and "journal is safe" in text and "A again" in text
    assert "4s" not in text


def test_after_a_crash_a_starts_the_box_again():
    settle()
    flow = Flow(Nvm())
    flow.box.down(4)
    flow.box.up(4)
    assert not crash.show(flow.box, Boom())
    assert flow.box.restarts == 1


def test_settings_changed_without_end_never_fill_the_journal():
    settle()
    flow = Flow(Nvm())
    for number in range(900):
        flow.app.set("brightness", number % 2)
    assert not flow.app.toasts
    flow.power_on()
    assert flow.app.settings.get("brightness") == 1


def test_settings_changed_without_end_in_a_game_leave_room_for_its_moves():
    settle()
    flow = Flow(Nvm())
    flow.do("A A A A A A")
    for number in range(900):
        flow.app.set("brightness", number % 2)
    assert flow.app.ledger.journal.free > 100
    assert "until the power is off" in flow.app.toasts[0]


def test_a_computer_that_asks_for_service_again_and_again_opens_one_page():
    settle()
    flow = Flow(Nvm())
    for _ in range(5):
        flow.app.ask_service()
    flow.press("B")
    flow.press("B")
    assert "LAWKEEPER" in flow.text()


class OwnersOs:
    """`os` with the getenv that only CircuitPython has: it reads the whole of settings.toml at every call."""

    def __init__(self):
        self.asked = 0

    def getenv(self, key):
        self.asked += 1
        return "9" if key == "LAWKEEPER_BRIGHTNESS" else None


def test_the_owners_settings_file_is_read_once_and_only_for_what_stands_in_it():
    settle()
    with open("settings.toml", "w") as file:
        file.write('# LAWKEEPER_SOUND = "loud"\n\n  LAWKEEPER_BRIGHTNESS = "9"\n')
    before, storage.os = storage.os, OwnersOs()
    try:
        flow = Flow(Nvm())
        flow.app.storage.clear()
        flow.do("down down down down down down down A B A")
        assert flow.app.settings.get("brightness") == 9 and flow.app.settings.get("sound") == "quiet"
        assert storage.os.asked == 1
    finally:
        storage.os = before


PERISH = "A " + PEOPLE + " down down down down down right up up up up up A A A A wait 2 A wait 2 A wait 2 B A"


def test_the_clock_is_heard_at_one_minute_ten_seconds_and_zero():
    settle()
    flow = Flow(Nvm())
    flow.do(PERISH)
    flow.wait(538)
    assert "01:0" in flow.text()
    heard = {}  # highest tone: seconds left when it was first heard
    while flow.app.game.phase != rules.OVER:
        flow.box.tones[:] = []
        flow.wait(1)
        if any(flow.box.tones):
            heard.setdefault(max(flow.box.tones), flow.app.game.seconds_left(flow.app.clock.seconds()))
    assert heard == {880: 60, 1175: 10, 988: 0}, heard


def test_a_muted_box_plays_a_whole_clock_without_a_sound():
    settle()
    flow = Flow(Nvm())
    flow.app.set("sound", "off")
    flow.do(PERISH)
    flow.wait(610)
    assert flow.app.game.over
    assert not any(flow.box.tones)


def test_a_table_with_its_clock_standing_and_a_cable_in_allocates_nothing():
    settle()
    flow = Flow(Nvm())
    flow.do("A " + PEOPLE + " A A A A A wait 2 A wait 2 B A")
    assert "MARKERS " in flow.text()
    flow.box.plugged = True
    flow.run(3000)
    box, step = flow.box, flow.app.step
    gc.collect()
    before = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
    sent = box.rows_sent
    for _ in range(100):
        box.now += 1
        step()
    after = gc.mem_alloc() if hasattr(gc, "mem_alloc") else 0
    assert after == before, after - before
    assert box.rows_sent == sent


def test_a_busy_page_works_when_it_was_shown():
    class Looking(Page):
        busy = True
        done = 0

        def view(self):
            return Screen("LOOKING")

        def work(self):
            assert self.app.screen.title == "LOOKING"
            self.done += 1

    settle()
    flow = Flow(Nvm())
    flow.app.page = page = Looking(flow.app)
    flow.app.stale = flow.app.unseen = True  # as the stage leaves it
    flow.run(20)
    assert page.done == 0 and "LOOKING" in flow.text()
    flow.run(40)
    assert page.done == 2
    flow.app.go("menus.settings")
    assert flow.app.unseen


def test_the_box_rests_where_a_busy_page_has_nothing_to_do():
    """Without it a page whose dashes walk takes the whole processor of a computer."""

    class Waiting(Page):
        busy = True
        waits_now = False

        def work(self):
            return self.waits_now

    settle()
    flow = Flow(Nvm())
    rests = []
    flow.box.rest = lambda: rests.append(1)
    flow.app.page = page = Waiting(flow.app)
    flow.run(100)
    assert not rests
    page.waits_now = True
    flow.run(100)
    assert len(rests) == 100 // PASS_MS


def test_a_busy_page_works_between_the_buttons_and_a_refusal_is_told():
    class Counting(Page):
        busy = True
        done = 0

        def work(self):
            self.done += 1
            if self.done == 3:
                raise games.Refused("Three is enough.")
            self.busy = self.done < 3
            self.app.stale = True

        def view(self):
            return Screen("COUNTED %d" % self.done)

    settle()
    flow = Flow(Nvm())
    flow.app.page = page = Counting(flow.app)
    flow.run(40)
    assert page.done == 2 and "COUNTED 2" in flow.text()
    flow.run(20)
    assert "Three is enough." in flow.text()
    page.busy = False
    flow.run(100)
    assert page.done == 3
