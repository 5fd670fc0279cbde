"""The page in a real browser: it shows the box's pixels and lights, and its buttons are the box's buttons."""

import json

import aiohttp
import pytest

from lawkeeper_host.sim.page import Page

RUNNING = "() => lawkeeper.state.stage === 'code.py' && lawkeeper.ring.lights[69] === 1"


@pytest.fixture
def serve():
    """`serve(box)` opens its page and returns the address."""
    pages = []

    def start(box):
        page = box.call(Page, box.runner)
        pages.append((box, page))
        return box.await_(page.start(0))

    yield start
    for box, page in pages:
        box.await_(page.stop())


@pytest.fixture
def page(browser_page, box, serve):
    browser_page.goto(serve(box))
    browser_page.wait_for_function(RUNNING)
    return browser_page


def colour_at(page, x, y):
    """What stands on the canvas in the middle of a display pixel."""
    return page.evaluate(
        """([x, y]) => { const { canvas, dots } = lawkeeper.display, at = (n) => Math.floor((n + 0.4) * dots);
        return [...canvas.getContext("2d").getImageData(at(x), at(y), 1, 1).data.slice(0, 3)]; }""",
        [x, y],
    )


def test_keyboard_and_mouse_press_buttons_and_the_pixels_change(page, box, tmp_path):
    dark = colour_at(page, 0, 3)
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => lawkeeper.display.picture[0] === 255")
    assert sum(colour_at(page, 0, 3)) > sum(dark) + 300 and colour_at(page, 1, 3) == dark
    page.get_by_role("button", name="Right", exact=True).click()
    page.wait_for_function("() => lawkeeper.display.picture[3] === 255")
    assert box.ring()[3] == (10, 20, 30)
    page.wait_for_function("() => lawkeeper.ring.lights[9] === 10")
    assert page.locator("#ring").get_attribute("aria-label") == "Lights: 3 of 24 on"
    assert page.screenshot(path=tmp_path / "page.png")[:4] == b"\x89PNG"


def test_a_button_is_down_for_as_long_as_mouse_or_key_is(page, box):
    button = page.get_by_role("button", name="A: O, yes, OK")
    button.hover()
    page.mouse.down()
    box.wait_until(lambda: box.view.down == {"A"} and box.view.tone == (880, 0x8000))
    page.wait_for_function("() => document.querySelector('[data-key=A]').classList.contains('down')")
    page.keyboard.down("Enter")
    page.mouse.up()
    page.keyboard.press("ArrowDown")
    box.wait_until(lambda: box.screen[1] == 0xFF)
    box.wait_until(lambda: box.view.down == {"A"}, what="DOWN to go, A to stay: the keyboard still holds it")
    page.keyboard.up("Enter")
    box.wait_until(lambda: box.view.down == set() and box.view.tone[0] == 0)


def test_a_display_that_dims_is_dim_at_once(page, box):
    box.wait_until(lambda: box.view.contrast > 1)
    page.keyboard.down("ArrowRight")
    page.wait_for_function("() => lawkeeper.display.contrast === 1")
    assert box.view.down == {"RIGHT"}, "nothing else was told after the key went down"


def test_a_page_that_goes_away_lets_the_button_go(page, box):
    page.keyboard.down("b")
    box.wait_until(lambda: box.view.down == {"B"})
    page.goto("about:blank")
    box.wait_until(lambda: box.view.down == set())


def test_the_power_is_cut_and_comes_back(page, box):
    page.keyboard.press("a")
    box.wait_until(lambda: box.view.programs == 1)
    page.get_by_role("button", name="Cut the power").click()
    page.wait_for_function("() => lawkeeper.state.stage === 'off'")
    assert page.locator("#stage").inner_text() == "power off" and not any(box.screen)
    page.get_by_label("hold B at power-on").check()
    page.get_by_role("button", name="Power on").click()
    box.wait_until(lambda: "boot: service" in box.console, what="B at power-on")
    page.wait_for_function("() => lawkeeper.state.stage === 'code.py'")
    assert "service mode" in page.locator("#cable").inner_text()
    box.wait_until(lambda: box.ring()[0] == (1, 0, 0), what="the memory of the press")


def test_a_crash_is_told_with_the_console_and_can_be_got_over(browser_page, make_box, serve, tmp_path):
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "code.py").write_text("print('so far so good')\n1 / 0\n")
    box = make_box(firmware=tmp_path / "bad")
    browser_page.goto(serve(box))
    box.power_on()
    browser_page.wait_for_selector("#stopped:not([hidden])")
    assert "The box stopped: ZeroDivisionError" in browser_page.locator("#stopped").inner_text()
    assert "so far so good" in browser_page.locator("#console").inner_text()
    browser_page.get_by_role("button", name="Power on").click()
    box.wait_until(lambda: box.console.count("so far so good") == 2)


def test_the_cable_section_names_the_port_and_the_command(page, box):
    page.wait_for_function("() => lawkeeper.state.plugged")
    facts = page.locator("aside").inner_text()
    assert box.port in facts and box.url in facts and "lawkeeper --port %s info" % box.port in facts
    from lawkeeper_host.transport import open_port

    port = open_port(box.port)
    page.wait_for_function("() => lawkeeper.state.connected")
    port.close()
    page.wait_for_function("() => !lawkeeper.state.connected")


def test_the_speed_can_be_chosen(page, box):
    page.get_by_label("Speed").select_option("5")
    box.wait_until(lambda: box.runner.speed == 5)
    page.keyboard.press("ArrowLeft")
    box.wait_until(lambda: box.screen[2] == 0xFF, what="the keyboard to belong to the box again")


def test_a_lost_simulator_is_told_and_found_again(browser_page, make_box, serve):
    box = make_box()
    page = box.call(Page, box.runner)
    address = box.await_(page.start(0))
    browser_page.goto(address)
    browser_page.wait_for_function("() => document.body.dataset.link === 'open'")
    box.await_(page.stop())
    browser_page.wait_for_selector("#lost:not([hidden])")
    again = box.call(Page, box.runner)
    box.await_(again.start(int(address.rsplit(":", 1)[1].strip("/"))))
    browser_page.wait_for_function("() => document.body.dataset.link === 'open'")
    assert browser_page.locator("#lost").is_hidden()
    box.await_(again.stop())


def test_the_macropad_has_its_keys_and_its_knob(browser_page, make_box, serve, tmp_path):
    firmware = tmp_path / "pad"
    firmware.mkdir()
    (firmware / "code.py").write_text(
        "import time, board, keypad, neopixel, rotaryio\n"
        "pixels = neopixel.NeoPixel(board.NEOPIXEL, 12)\n"
        "keys = keypad.Keys((board.KEY12, board.ENCODER_SWITCH), value_when_pressed=False)\n"
        "encoder = rotaryio.IncrementalEncoder(board.ENCODER_A, board.ENCODER_B)\n"
        "print('listening')\n"
        "while True:\n"
        "    event = keys.events.get()\n"
        "    if event and event.pressed:\n"
        "        pixels[event.key_number] = (9, 0, 0)\n"
        "    if encoder.position == 2:\n"
        "        pixels[11] = (0, 9, 0)\n"
        "    time.sleep(0.002)\n"
    )
    box = make_box(firmware=firmware, board="macropad")
    browser_page.goto(serve(box))
    box.power_on()
    box.wait_until(lambda: "listening" in box.console)
    assert browser_page.locator("#keys .key").count() == 12
    box.press("A")
    box.wait_until(lambda: box.ring()[0] == (9, 0, 0))
    browser_page.keyboard.down("5")
    box.wait_until(lambda: box.view.down == {"KEY6"}, what="the fifth number key")
    browser_page.keyboard.up("5")
    assert browser_page.locator("[data-key=KEY6] .sign").inner_text() == "5"
    assert "number keys" in browser_page.locator("#help").inner_text()
    browser_page.get_by_label("Press the knob").click()
    box.wait_until(lambda: box.ring()[1] == (9, 0, 0))
    for _ in range(2):
        browser_page.get_by_label("Turn right").click()
    box.wait_until(lambda: box.ring()[11] == (0, 9, 0))
    browser_page.wait_for_function("() => document.querySelector('#keys').ariaLabel.includes('3 of 12')")


# A narrow window scrolls down, a wide one shows the whole box.
FITS = """([width, height]) => document.documentElement.scrollWidth <= width
    && (width < 1000 || document.querySelector("#box").getBoundingClientRect().bottom <= height)"""


@pytest.mark.parametrize("size", [(1280, 800), (1000, 700), (390, 844)])
def test_everything_fits_into_the_window(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FITS, arg=list(size))  # the page lays itself out after the window has changed
    face = page.locator("#box").bounding_box()
    assert face["x"] >= 0 and face["x"] + face["width"] <= size[0]
    width = page.locator("#screen").bounding_box()["width"]
    assert width % 128 == 0 and width >= 256, "a display pixel is a whole number of screen pixels"


# -- who may talk to it, without a browser ---------------------------------------------------------------


def talk(box, address, conversation, **headers):
    """Hold a conversation over the websocket, in the box's loop: the browser's has this thread."""

    async def run():
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(address + "ws", headers=headers) as socket,
        ):
            return await conversation(socket)

    return box.await_(run())


async def first_messages(socket):
    found = {}
    while not {"box", "state", 1024, 72, "text"} <= set(found):
        message = await socket.receive(timeout=5)
        if message.type == aiohttp.WSMsgType.BINARY:
            found[len(message.data)] = message.data
        else:
            found[json.loads(message.data)["is"]] = json.loads(message.data)
    return found


def test_a_new_page_is_told_everything(box, serve):
    found = talk(box, serve(box), first_messages)
    assert found["box"]["board"] == "pico_ring" and found["box"]["lights"] == 24
    assert found["state"]["stage"] == "code.py" and found["state"]["power"] is True
    assert found[1024] == box.screen and len(found["text"]["rows"]) == 8


def test_a_foreign_page_gets_no_websocket(box, serve):
    address = serve(box)
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        talk(box, address, first_messages, Origin="http://evil.example")
    assert refused.value.status == 403
    assert talk(box, address, first_messages, Origin=address.rstrip("/"))["box"]


def test_a_foreign_host_name_gets_nothing(box, serve):
    address = serve(box)

    async def get(host):
        async with aiohttp.ClientSession() as session, session.get(address, headers={"Host": host}) as answer:
            return answer.status, answer.headers.get("Content-Security-Policy", "")

    assert box.await_(get("box.evil.example"))[0] == 403
    status, policy = box.await_(get(address.split("/")[2]))
    assert status == 200 and "default-src 'none'" in policy


def test_nonsense_from_a_page_is_ignored(box, serve):
    async def babble(socket):
        for words in (
            "",
            "[]",
            "{}",
            '{"do":"key"}',
            '{"do":"key","key":"C","down":true}',
            '{"do":"speed","speed":"x"}',
            '{"do":"power"}',
            '{"do":"turn","steps":null}',
            "null",
            '{"do":"key","key":"UP","down":true}',
        ):
            await socket.send_str(words)
        found = {}
        while found.get("down") != ["UP"]:
            message = await socket.receive(timeout=5)
            if message.type == aiohttp.WSMsgType.TEXT:
                found = json.loads(message.data)

    talk(box, serve(box), babble)


def test_the_next_free_port_is_taken(box, make_box):
    first, second = box.call(Page, box.runner), box.call(Page, box.runner)
    address = box.await_(first.start(0))
    wanted = int(address.rsplit(":", 1)[1].strip("/"))
    other = box.await_(second.start(wanted))
    assert other != address and other.startswith("http://127.0.0.1:")
    box.await_(first.stop())
    box.await_(second.stop())
