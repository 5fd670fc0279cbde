"""A raw REPL on a pty that really executes what it is sent, in a folder.

`python raw_repl.py FOLDER [visible]` prints the name of the pty, then serves it until its input is closed.
`storage` and `microcontroller` are stood in for; with `visible` the drive is one that a computer has mounted,
so it cannot be remounted.
"""

import code
import contextlib
import io
import os
import select
import struct
import sys
import tty
import types

WINDOW = 128
PROMPT = b"raw REPL; CTRL-B to exit\r\n>"


def stand_ins(visible):
    """The native modules the snippets import."""

    def remount(path, readonly):
        if visible:
            raise RuntimeError("Cannot remount path when visible via USB.")

    def reset():
        with open("was-reset", "w") as mark:
            mark.write("yes")

    return {
        "storage": types.SimpleNamespace(remount=remount),
        "microcontroller": types.SimpleNamespace(reset=reset),
    }


class Interpreter(code.InteractiveInterpreter):
    """Runs snippets one after the other, as the board does: names last."""

    def __init__(self):
        super().__init__({"__name__": "__main__"})
        self.trouble = ""

    def write(self, data):
        self.trouble += data

    def run(self, source):
        """-> (bytes printed, bytes of the traceback)"""
        self.trouble = ""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            try:
                self.runcode(compile(source, "<stdin>", "exec"))
            except SyntaxError as error:
                self.trouble = "SyntaxError: %s" % error
        return printed.getvalue().encode(), self.trouble.encode()


class Board:
    """The console side: the bytes of the raw REPL and of raw paste."""

    def __init__(self, line):
        self.line = line
        self.interpreter = Interpreter()

    def send(self, data):
        os.write(self.line, data)

    def take(self):
        """-> the next byte; ends the program when our input is closed."""
        ready, _, _ = select.select([self.line, sys.stdin], [], [])
        if sys.stdin in ready and not sys.stdin.read():
            raise SystemExit
        return os.read(self.line, 1)

    def serve(self):
        while True:
            sign = self.take()
            if sign == b"\x01":
                self.send(PROMPT)
            elif sign == b"\x05" and self.take() + self.take() == b"A\x01":
                self.paste()

    def paste(self):
        """Raw paste: a window at a time, then the output, the trouble and a new prompt."""
        self.send(b"R\x01" + struct.pack("<H", WINDOW))
        source = b""
        sign = self.take()
        while sign != b"\x04":
            source += sign
            if len(source) % WINDOW == 0:
                self.send(b"\x01")
            sign = self.take()
        output, trouble = self.interpreter.run(source.decode())
        self.send(b"\x04" + output + b"\x04" + trouble + b"\x04>")


def main():
    folder, visible = sys.argv[1], "visible" in sys.argv[2:]
    master, slave = os.openpty()
    tty.setraw(slave)
    sys.modules.update(stand_ins(visible))
    os.chdir(folder)
    sys.stdout.write(os.ttyname(slave) + "\n")
    sys.stdout.flush()
    Board(master).serve()


if __name__ == "__main__":
    main()
