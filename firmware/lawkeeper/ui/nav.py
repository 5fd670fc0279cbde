"""Where the players are and how they came there."""

NAME, ARG, CURSOR = range(3)


class Nav:
    """The way back: a stack of [page name, arg, cursor], never empty, with the first page at the bottom."""

    def __init__(self, first):
        self._stack = [[first, None, 0]]

    def top(self):
        """[name, arg, cursor] of the page in front. The cursor in it may be set: back finds it there."""
        return self._stack[-1]

    def depth(self):
        """Pages on the stack: 1 on the first page."""
        return len(self._stack)

    def go(self, name, arg=None):
        """Step forward to a page."""
        self._stack.append([name, arg, 0])

    def swap(self, name, arg=None):
        """Put a page in the place of the one in front: back leads past that one."""
        self._stack[-1] = [name, arg, 0]

    def back(self):
        """One step back; on the first page nothing happens. Returns True when there was somewhere to go."""
        if len(self._stack) == 1:
            return False
        self._stack.pop()
        return True

    def home(self):
        """All the way back to the first page."""
        while self.back():
            continue
