"""The requests the box understands: the part of the protocol's table that it needs to check them.

What each command and field is for stands in commands.py, which the box does not load.
"""

# kind -> what such a field must be, in the words of an error
KINDS = {
    "count": "a whole number from 0 to 4294967295",
    "text": "text of at most 64 characters",
    "value": "a whole number or text",
    "base64": "at most 768 bytes in base64",
    "sha256": "64 hex digits",
}

# command -> its fields as "name:kind"; a kind that ends in "?" may be missing
REQUESTS = {
    "hello": "",
    "status": "",
    "list": "first:count?",
    "put": "length:count head:count",
    "sums": "first:count count:count",
    "data": "at:count b64:base64",
    "copy": "source:count at:count length:count",
    "commit": "sha:sha256",
    "abort": "",
    "settings.get": "name:text?",
    "settings.set": "name:text value:value",
    "clock.set": "unix:count",
    "record": "at:count",
    "selftest": "",
    "service": "",
    "say": "b64:base64",
}

# Only when no game is running, or the one that is there has given its secret up. All others: always.
SETTLED = ("record",)


def fields(name):
    """The fields of a command in order: list of (field, kind)."""
    return [tuple(field.split(":")) for field in REQUESTS[name].split()]
