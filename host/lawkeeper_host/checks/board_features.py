"""What CircuitPython 10.2.1 for the Raspberry Pi Pico has and has not: the one table of it.

Read from the switches that this build sets and from what was seen to break on it. Of built-ins, methods
and modules the table says what is there; whatever CPython has besides is missing. `board_rows` turns that
into one row for each missing thing, `board_static` finds them in the text of a file, `strict` when code runs.

A few things are left out although the board has them, because the MicroPython VM of the tests has not.
"""

from collections.abc import Mapping

ANY = 255  # as many arguments as one likes
ANY_KEYWORD = frozenset({"**"})

# name -> (fewest, most arguments without a name, names that may be given). Of functions and types alike.
BUILTINS: Mapping[str, tuple[int, int, frozenset[str]]] = {
    name: (least, most, frozenset(keywords.split()))
    for name, least, most, keywords in (
        ("abs", 1, 1, ""),
        ("all", 1, 1, ""),
        ("any", 1, 1, ""),
        ("bin", 1, 1, ""),
        ("bool", 0, 1, ""),
        ("bytearray", 0, 3, ""),
        ("bytes", 0, 3, ""),
        ("callable", 1, 1, ""),
        ("chr", 1, 1, ""),
        ("classmethod", 1, 1, ""),
        ("complex", 0, 2, ""),
        ("delattr", 2, 2, ""),
        ("dict", 0, 1, "**"),
        ("dir", 0, 1, ""),
        ("divmod", 2, 2, ""),
        ("enumerate", 1, 2, "iterable start"),
        ("filter", 2, 2, ""),
        ("float", 0, 1, ""),
        ("frozenset", 0, 1, ""),
        ("getattr", 2, 3, ""),
        ("globals", 0, 0, ""),
        ("hasattr", 2, 2, ""),
        ("hash", 1, 1, ""),
        ("help", 0, 1, ""),
        ("hex", 1, 1, ""),
        ("id", 1, 1, ""),
        ("input", 0, 1, ""),
        ("int", 0, 2, ""),
        ("isinstance", 2, 2, ""),
        ("issubclass", 2, 2, ""),
        ("iter", 1, 1, ""),
        ("len", 1, 1, ""),
        ("list", 0, 1, ""),
        ("locals", 0, 0, ""),
        ("map", 2, ANY, ""),
        ("max", 1, ANY, "key default"),
        ("memoryview", 1, 1, ""),
        ("min", 1, ANY, "key default"),
        ("next", 1, 1, ""),
        ("object", 0, 0, ""),
        ("oct", 1, 1, ""),
        ("open", 1, 4, "file mode buffering encoding"),
        ("ord", 1, 1, ""),
        ("pow", 2, 3, ""),
        ("print", 0, ANY, "sep end file"),
        ("property", 0, 4, ""),
        ("range", 1, 3, ""),
        ("repr", 1, 1, ""),
        ("reversed", 1, 1, ""),
        ("round", 1, 2, ""),
        ("set", 0, 1, ""),
        ("setattr", 3, 3, ""),
        ("slice", 1, 3, ""),
        ("sorted", 1, 1, "key reverse"),
        ("staticmethod", 1, 1, ""),
        ("str", 0, 3, ""),
        ("sum", 1, 2, ""),
        ("super", 0, 2, ""),
        ("tuple", 0, 1, ""),
        ("type", 1, 3, ""),
        ("zip", 0, ANY, ""),
        ("__import__", 1, 5, ""),
        ("__build_class__", 2, ANY, ""),
        # There, but not for us: the house rule forbids them.
        ("compile", 3, 6, ""),
        ("eval", 1, 3, ""),
        ("exec", 1, 3, ""),
    )
}
FORBIDDEN = ("compile", "eval", "exec")
CONSTANTS = frozenset("Ellipsis NotImplemented True False None __name__ __file__ __debug__".split())
EXCEPTIONS = frozenset(
    """
    ArithmeticError AssertionError AttributeError BaseException EOFError Exception GeneratorExit ImportError
    IndentationError IndexError KeyboardInterrupt KeyError LookupError MemoryError NameError
    NotImplementedError OSError OverflowError RuntimeError StopAsyncIteration StopIteration SyntaxError
    SystemExit TypeError UnicodeError ValueError ZeroDivisionError
    """.split()  # the board alone has a few more: ReloadException, TimeoutError, ConnectionError, Warning ...
)

_TEXT = """
    center count endswith find format index isalpha isdigit islower isspace isupper join lower lstrip
    partition replace rfind rindex rpartition rsplit rstrip split splitlines startswith strip upper
    """
_SET = "copy difference intersection isdisjoint issubset issuperset symmetric_difference union "
# Methods and public attributes of the built-in types. bytes.hex: the sources switch it on, the board measured
# had none. The VM lacks int.bit_length, dict.move_to_end and memoryview.cast.
METHODS: Mapping[str, frozenset[str]] = {
    name: frozenset(names.split())
    for name, names in {
        "str": _TEXT + "encode",
        "bytes": _TEXT + "decode",
        "bytearray": _TEXT + "decode append extend",
        "int": "from_bytes to_bytes",
        "float": "",
        "complex": "real imag",
        "list": "append clear copy count extend index insert pop remove reverse sort",
        "tuple": "count index",
        "dict": "clear copy fromkeys get items keys pop popitem setdefault update values",
        "set": _SET
        + """add clear difference_update discard intersection_update pop remove
                         symmetric_difference_update update""",
        "frozenset": _SET,
        "memoryview": "",
        "range": "start stop step",
        "generator": "close send throw",
        "deque": "append appendleft extend pop popleft",
        "array": "append extend",
        "function": "",
        "file": "read readinto readline readlines write flush close seek tell",
    }.items()
}
# Of the methods only these take arguments by name.
METHOD_KEYWORDS: Mapping[str, frozenset[str]] = {
    "sort": frozenset({"key", "reverse"}),
    "splitlines": frozenset({"keepends"}),
    "format": ANY_KEYWORD,
    "update": ANY_KEYWORD,
}
# The most arguments of methods that take fewer than on CPython.
METHOD_MOST: Mapping[str, int] = {"center": 1}

# What nothing on the board has (instances of our own classes apart): name -> the way round.
NO_ATTRIBUTE: Mapping[str, str] = {
    "__doc__": "a string in a variable: docstrings are not kept",
    "__code__": "an argument that says what the function is",
    "__defaults__": "a variable",
    "__kwdefaults__": "a variable",
    "__annotations__": "a table of our own",
    "__closure__": "an object with attributes",
    "__wrapped__": "an attribute of an object",
    "__mro__": "__bases__",
    "__subclasses__": "a list in which the classes are entered",
    "__self__": "a pair (object, name)",
    "__func__": "a pair (object, name)",
    "__cause__": "an argument of the exception",
    "__context__": "an argument of the exception",
    "__notes__": "an argument of the exception",
    "add_note": "an argument of the exception",
    "with_traceback": "raise",
    "strerror": "errno",
    "_asdict": "dict(zip(names, values))",
    "_replace": "a new one",
    "_make": "N(*values)",
    "_field_defaults": "a table of our own",
}
# Special methods that a class of ours may define: the interpreter calls them. Others are never called.
SPECIAL = frozenset(
    f"__{name}__"
    for name in """
    init new del str repr call getitem setitem delitem iter next enter exit getattr get set delete set_name
    await aiter anext aenter aexit bool len hash int pos neg invert abs float complex lt gt eq le ge ne
    contains iadd isub add sub mul matmul floordiv truediv mod divmod pow or xor and lshift rshift radd rsub
    rmul rmatmul rfloordiv rtruediv rmod rpow ror rxor rand rlshift rrshift
    """.split()
)

# On the stock board, in the MicroPython VM and in CPython alike; what of each the board has.
MODULES: Mapping[str, frozenset[str]] = {
    name: frozenset(names.split())
    for name, names in {
        "array": "array",
        "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
        "collections": "OrderedDict deque namedtuple",
        "errno": """errorcode EPERM ENOENT EIO EBADF EAGAIN ENOMEM EACCES EEXIST ENODEV EISDIR EINVAL ENOSPC
                    EROFS EOPNOTSUPP EADDRINUSE ECONNABORTED ECONNRESET ENOBUFS ENOTCONN ETIMEDOUT
                    ECONNREFUSED EHOSTUNREACH EALREADY EINPROGRESS""",
        "gc": "collect disable enable isenabled mem_alloc mem_free",
        "hashlib": "new",
        "io": "open IOBase StringIO BytesIO",
        "json": "dump dumps load loads",
        "math": """e pi sqrt pow exp log cos sin tan acos asin atan atan2 ceil copysign fabs floor fmod frexp
                   ldexp modf isfinite isinf isnan trunc radians degrees""",
        "os": """uname chdir getcwd getenv listdir mkdir remove rename rmdir stat statvfs unlink utime sync
                 urandom sep""",
        "random": "seed getrandbits randrange randint choice random uniform",
        "re": "compile match search sub",
        "select": "select poll POLLIN POLLOUT POLLERR POLLHUP",
        "struct": "calcsize pack pack_into unpack unpack_from",
        "sys": """argv version version_info implementation platform byteorder maxsize exit stdin stdout stderr
                  modules path""",
        "time": "monotonic sleep struct_time localtime mktime time monotonic_ns",
    }.items()
}
# On the stock board and in CPython, not in the plain VM: only where `except ImportError` guards the import.
GUARDED: Mapping[str, frozenset[str]] = {
    "atexit": frozenset({"register", "unregister"}),
    "traceback": frozenset({"format_exception", "print_exception"}),
    "warnings": frozenset({"warn", "simplefilter"}),
    "zlib": frozenset({"decompress"}),
}
# On the stock board alone: for the files that touch hardware. What is in them the stubs say.
BOARD_ONLY = frozenset(
    """
    adafruit_bus_device adafruit_pixelbuf aesio analogio audiobusio audiocore audiomixer audiopwmio bitbangio
    bitmaptools bitops board busdisplay busio countio digitalio displayio fontio fourwire framebufferio
    getpass i2cdisplaybus keypad memorymap microcontroller msgpack neopixel_write nvm onewireio pulseio pwmio
    rainbowio rotaryio rp2pio rtc storage supervisor terminalio touchio ulab usb_cdc usb_hid usb_midi
    vectorio watchdog
    """.split()
)
CARRIED = frozenset({"neopixel"})  # libraries that our own build puts on the board
# The VM or CPython has them and they are easily taken for granted.
NO_MODULE = (
    "asyncio contextlib copy ctypes dataclasses enum functools heapq itertools marshal operator string "
    "typing uctypes framebuf deflate cmath platform"
).split()

# The way round, where there is one to name.
WAYS: Mapping[str, str] = {
    "hex": "binascii.hexlify(...).decode()",
    "fromhex": "binascii.unhexlify(...)",
    "bit_count": "a loop, or a table",
    "removeprefix": "a slice",
    "removesuffix": "a slice",
    "bit_length": "len(bin(n)) - 2 (the board has it, the VM does not)",
    "zfill": "'%02d' % n",
    "ljust": "'%-8s' % text",
    "rjust": "'%8s' % text",
    "capitalize": "upper() of a slice",
    "casefold": "lower()",
    "isalnum": "isalpha() or isdigit()",
    "title": "upper() of a slice",
    "swapcase": "upper() and lower()",
    "translate": "replace()",
    "format_map": "format(**names)",
    "itemsize": "a constant",
    "tolist": "list(...)",
    "next": "a for loop that returns, or try: next(steps)",
    "iter": "a while loop",
    "vars": "__dict__",
    "ascii": "repr()",
    "format": "'%d' % n",
    "FileNotFoundError": "OSError and its errno",
    "PermissionError": "OSError and its errno",
    "ModuleNotFoundError": "ImportError",
    "RecursionError": "RuntimeError",
    "UnicodeDecodeError": "UnicodeError",
    "UnicodeEncodeError": "UnicodeError",
    "factorial": "a loop",
    "heapq": "sorted()",
    "functools": "a loop",
    "itertools": "a loop",
    "enum": "constants",
    "dataclasses": "a class",
    "exc_info": "the exception that was caught",
    "index": "n - first, or a loop",
    "count": "n in numbers, or a loop",
    "gmtime": "time.localtime()",
    "time_ns": "time.monotonic_ns()",
    "threshold": "gc.collect() when idle",
    "sum": "sum(values, first)",
    "int": "int(text, 16)",
    "zip": "len() of both first",
    "pow": "pow(a, b, m)",
    "center": "format()",
    "clear": "a new one",
    "__setattr__": "a method that sets",
    "__delattr__": "a method",
}


def way(name: str) -> str:
    """What to write instead of `name`."""
    return WAYS.get(name, "write it out")
