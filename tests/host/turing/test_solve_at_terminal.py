"""`lawkeeper turing solve` at a terminal: lines edited, the history, Ctrl-C, the session that is kept."""

import os
import pty
import select
import subprocess
import sys
import time

import pytest

WORDS = [sys.executable, "-c", "from lawkeeper_host.cli import main; main()", "turing", "solve"]
LONGEST = 20  # seconds that something may take on a busy machine
UP, CTRL_C, BACK = "\x1b[A", "\x03", "\x7f"
GREEN = "\x1b[1;32m"  # colours, where there is a terminal


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, folder, *words):
        self._own, theirs = pty.openpty()
        env = {
            **os.environ,
            "HOME": str(folder),
            "XDG_STATE_HOME": str(folder),
            "TERM": "xterm",
            "COLUMNS": "120",
        }
        env.pop("NO_COLOR", None)
        self.process = subprocess.Popen(
            [*WORDS, *words], stdin=theirs, stdout=theirs, stderr=theirs, env=env, close_fds=True
        )
        os.close(theirs)
        self.said = ""

    def until(self, text):
        """Read until the text is there. -> all that was read since the last time."""
        end = time.monotonic() + LONGEST
        while text not in self.said:
            assert time.monotonic() < end, self.said
            if select.select([self._own], [], [], 1)[0]:
                self.said += os.read(self._own, 4096).decode("utf-8", "replace")
                if "\x1b[6n" in self.said:  # where is the cursor?
                    self.said = self.said.replace("\x1b[6n", "")
                    self.type("\x1b[1;1R")
        read, self.said = self.said, ""
        return read

    def type(self, keys):
        os.write(self._own, keys.encode())

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self._own)


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(*words):
        opened.append(Terminal(tmp_path, *words))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


def test_lines_are_edited_and_come_back_and_ctrl_c_loses_nothing(terminal):
    one = terminal("--cards", "3 7 14 17")
    one.until("Now the questions")
    one.until(">")
    one.type("435 Z" + BACK + "A y\r")
    one.until("Round 1, 1 question.")
    one.until("435>")
    one.type("435 B y" + CTRL_C)
    one.until("Nothing is lost")
    one.until("435>")
    one.type("534 C y\r")
    one.until("Round 2, 2 questions.")
    one.until("534>")
    one.type("board\r")
    assert GREEN in one.until("three even")
    one.type("undo\r")
    one.until("Taken back: 534 C yes.")
    one.until(">")
    one.type(UP + UP + UP + "\r")
    one.until("Round 2, 2 questions.")
    one.type("quit\r")
    one.until("Goodbye.")
    assert one.process.wait(LONGEST) == 0


def test_a_session_that_was_killed_is_taken_up(terminal):
    one = terminal("--cards", "3 7 14 17")
    one.until("Now the questions")
    one.type("435 A y\r")
    one.until("2 codes")
    one.until("435>")
    one.process.kill()
    again = terminal("--last")
    again.until("Round 1, 1 question.")
    again.type("answers\r")
    again.until("1  435 A yes")
