"""The box's own pages, those of no game. Each is loaded when it is opened."""

# short name: (module, class)
PAGES = {
    "home": ("home", "Home"),
    "held": ("held", "Held"),
    "abandon": ("abandon", "Abandon"),
    "packs": ("packs", "Packs"),
    "pack": ("packs", "About"),
    "results": ("results", "Results"),
    "settings": ("settings", "SettingsForm"),
    "check": ("check", "Check"),
    "about": ("about", "About"),
    "service": ("service", "Service"),
}
