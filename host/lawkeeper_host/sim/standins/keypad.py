"""Stand-in for CircuitPython's `keypad`, as far as `Keys`.

The board looks at its pins every `interval`; here a pin that changes is looked at at once.
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs
"""
# mypy: allow-untyped-defs, allow-untyped-calls, allow-incomplete-defs

from collections import deque as _deque

from lawkeeper_host.sim.machine import current as _current


class Event:
    """A key that went down or up."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self._set(key_number, pressed, _current().clock.ticks() if timestamp is None else timestamp)

    def _set(self, key_number, pressed, timestamp):
        self._key_number, self._pressed, self._timestamp = key_number, pressed, timestamp

    @property
    def key_number(self):
        return self._key_number

    @property
    def pressed(self):
        return self._pressed

    @property
    def released(self):
        return not self._pressed

    @property
    def timestamp(self):
        return self._timestamp

    def __eq__(self, other):
        return isinstance(other, Event) and hash(self) == hash(other)

    def __hash__(self):
        return self._key_number << 1 | self._pressed


class EventQueue:
    """What a scanner has seen and nobody has fetched yet."""

    _seen: _deque[tuple[int, bool, int]]
    _overflowed: bool
    _most: int

    def __init__(self):
        raise TypeError("a scanner makes its own EventQueue")

    def get(self):
        event = Event(timestamp=0)
        return event if self.get_into(event) else None

    def get_into(self, event):
        if not self._seen:
            return False
        event._set(*self._seen.popleft())
        return True

    def clear(self):
        self._seen.clear()
        self._overflowed = False

    def __bool__(self):
        return bool(self._seen)

    def __len__(self):
        return len(self._seen)

    @property
    def overflowed(self):
        return self._overflowed

    def _record(self, *seen):
        if len(self._seen) >= self._most:
            self._overflowed = True
        else:
            self._seen.append(seen)


class Keys:
    """Keys that have a pin each."""

    def __init__(
        self, pins, *, value_when_pressed, pull=True, interval=0.02, max_events=64, debounce_threshold=1
    ):
        machine = _current()
        if max_events < 1 or not 1 <= debounce_threshold <= 127 or interval < 0:
            raise ValueError("max_events must be >= 1, debounce_threshold 1-127, interval >= 0")
        self._pins = [machine.claim(pin._gpio, pin._name, self) for pin in pins]
        for pin in self._pins:
            pin.pull_up = (not value_when_pressed) if pull else None
        self._pressed_level = value_when_pressed
        self._threshold = debounce_threshold
        self._counters = [0] * len(self._pins)
        self._events = object.__new__(EventQueue)
        self._events._seen, self._events._overflowed, self._events._most = _deque(), False, max_events
        self._look()
        machine.scanners.append(self)

    def deinit(self):
        machine = _current()
        if self in machine.scanners:
            machine.scanners.remove(self)
        for pin in self._pins:
            pin.free()
        self._pins = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.deinit()

    def reset(self):
        self._counters = [-self._threshold] * len(self._pins)
        self._look()

    @property
    def key_count(self):
        return len(self._pins)

    @property
    def events(self):
        return self._events

    def _scan(self):
        """Called from the thread that hears of the pins."""
        for _ in range(self._threshold):
            self._look()

    def _look(self):
        now = _current().clock.ticks()
        for key, pin in enumerate(self._pins):
            pressed = pin.level() == self._pressed_level
            if self._settled(key, pressed):
                self._events._record(key, pressed, now)

    def _settled(self, key, pressed):
        """CircuitPython's debouncing: a key that is down when the scanner is made gives no event before it is
        let go."""
        step = 1 if pressed else -1
        if self._counters[key] == step * self._threshold:
            return False
        self._counters[key] += step
        if self._counters[key]:
            return False
        self._counters[key] = step * self._threshold
        return True
