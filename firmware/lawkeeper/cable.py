"""Where the cable comes in. Loaded when one is first plugged in; most boxes never hear more than hello on
it."""

from lawkeeper.link.server import Server


def serve(app):
    """-> the server for the cable of this box."""
    return Server(Cable(app))


class Cable:
    """The box's end of the cable, and the time, as the box itself says it; and whom to ask for all else."""

    def __init__(self, app):
        self._app = app

    def cable_up(self):
        return self._app.box.cable_up()

    def cable_read(self, buffer):
        return self._app.box.cable_read(buffer)

    def cable_write(self, data):
        return self._app.box.cable_write(data)

    def ticks(self):
        return self._app.box.ticks()

    def about(self):
        """-> dict: "box" (short name), "title" (for people), "lights" (how many)."""
        box = self._app.box
        return {"box": box.name, "title": box.title, "lights": box.lights}

    def services(self):
        """-> the `LinkServices` of this box."""
        from lawkeeper.services import LinkServices

        return LinkServices(self._app)
