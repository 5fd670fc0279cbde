"""What each command does; the server itself says hello. A handler takes the checked arguments and gives the
reply's fields.

One that needs longer than a moment is a generator: it yields None after each step, and the fields at the end.
"""

import json
from binascii import b2a_base64, hexlify

from lawkeeper.keep.library import LibraryError
from lawkeeper.keep.settings import SettingError
from lawkeeper.link import check
from lawkeeper.link.check import Refusal
from lawkeeper.link.frame import CHUNK
from lawkeeper.link.requests import SETTLED
from lawkeeper.link.upload import Uploads

LIST_PACKS = 5  # in one reply: even with the longest names it fits into a line
LINE_ROOM = 900  # characters of a list in one reply: the other fields fit beside it


class Desk:
    """Takes requests and knows who answers them. Made when one comes, let go of when its room is needed."""

    def __init__(self, services):
        self.services = services
        self.uploads = Uploads(services)

    def handle(self, request):
        """Reply fields (dict), or a generator that comes to them. Raises `Refusal` and what `keep` raises."""
        name = check.name(request)
        if type(request.get("q")) is not int:
            raise check.bad("A request needs a sequence number q.")
        checked = check.args(name, request)
        if name in SETTLED and self.services.sealed():
            raise Refusal("sealed", self.services.sealed())
        if name in HANDLERS:
            return HANDLERS[name](self.services, checked)
        return getattr(self.uploads, name)(checked)

    def hang_up(self):
        """The cable is out: close the upload. What it wrote stays, so that it can be gone on with."""
        self.uploads.close()

    def excuse(self, error):
        """The reply for an exception: a code and a sentence, with nothing secret in either."""
        if isinstance(error, Refusal):
            code, sentence = error.args
        elif isinstance(error, SettingError):
            code, sentence = "refused", error.args[0]
        elif isinstance(error, LibraryError):
            code, sentence = error.code, error.args[0]
        else:
            # Its text may quote anything, so only its name goes out.
            code = "damaged"
            sentence = "The box failed (%s). Restart it and try again." % type(error).__name__
        return {"error": code, "say": sentence}


def status(services, args):
    told = services.status()
    told["complaints"] = _fitting(told["complaints"])
    return told


def _fitting(things):
    """As many of the things as one line can carry, from the first on."""
    room, fitting = LINE_ROOM, []
    for thing in things:
        room -= len(json.dumps(thing)) + 2
        if room < 0:
            break
        fitting.append(thing)
    return fitting


def list_packs(services, args):
    first = args["first"] or 0
    library = services.library
    packs, total = [], 0
    for pack in library.packs():
        if first <= total < first + LIST_PACKS:
            sha = hexlify(pack.sha).decode()
            packs.append((pack.name, pack.game, pack.count, pack.offset, pack.length, sha))
        total += 1
    return {"id": library.id, "end": library.end, "total": total, "packs": packs}


def settings_get(services, args):
    names = [args["name"]] if args["name"] is not None else services.setting_names()
    return {"values": {name: services.setting(name) for name in names}}


def settings_set(services, args):
    services.set(args["name"], args["value"])
    return {"value": services.setting(args["name"])}


def clock_set(services, args):
    services.set_date(args["unix"])
    return {"unix": args["unix"]}


def record(services, args):
    at = args["at"]
    size, piece = services.record(at, CHUNK)
    if at >= size:
        raise check.bad("The record ends at %d." % size)
    return {"at": at, "size": size, "b64": b2a_base64(piece)[:-1].decode()}


def selftest(services, args):
    return {"rows": _fitting(services.selftest())}


def service(services, args):
    services.ask_service()
    return {}


def say(services, args):
    sentence = services.say(args["b64"])
    if sentence:
        raise Refusal("refused", sentence)
    return {}


HANDLERS = {
    "status": status,
    "list": list_packs,
    "settings.get": settings_get,
    "settings.set": settings_set,
    "clock.set": clock_set,
    "record": record,
    "selftest": selftest,
    "service": service,
    "say": say,
}
