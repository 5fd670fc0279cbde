# portable: runs on CPython and on the MicroPython VM
"""The settings: the table, its layers, and what is said about a value that cannot be."""

from fakes.checks import raises
from lawkeeper import games
from lawkeeper.keep import settings as own
from lawkeeper.keep.settings import CHOICE, INT, OWN, PREFIX, TEXT, SettingError


def Settings(stored=None, toml=None):  # noqa: N802 - as the box makes them
    return own.Settings(stored, toml, games.settings)


TABLE = Settings().rows()


def wrong_values(found):
    _, _, kind, _, limits, _, _ = found
    if kind == INT:
        return (limits[0] - 1, limits[1] + 1, "many", "", "-1", "1.5", True, None, 2.5, [1], "²", "9" * 40)
    if kind == CHOICE:
        return ("perhaps", "", 0, 1, None, ["yes"], {})
    return ("", "   ", "x" * (limits[0] + 1), "tab\there", "del\x7f", "grün", None, 5, ["red"])


def right_values(found):
    _, name, kind, _, limits, _, _ = found
    if kind == INT:
        return (limits[0], limits[1], (limits[0] + limits[1]) // 2)
    return limits if kind == CHOICE else ("x", "y" * limits[0], name[: limits[0]], "~ !")


def test_every_row_is_sound():
    assert len({found[0] for found in TABLE}) == len({found[1] for found in TABLE}) == len(TABLE)
    for number, name, kind, default, limits, label, about in TABLE:
        assert 0 < number < 256 and kind in (INT, CHOICE, TEXT)
        assert name == name.lower() and " " not in name
        assert 0 < len(label) <= 18, label
        assert about.endswith(".") and label[0] == label[0].upper()
        settings = Settings()
        assert settings.get(name) == default and settings.set(name, default) == (
            number,
            settings.encode(name),
        )
        if kind == INT:
            assert 0 <= limits[0] < limits[1] <= 255  # one byte in the journal
        elif kind == TEXT:
            assert limits[0] <= 8 and default in limits[1]
            assert all(0 < len(word) <= limits[0] for word in limits[1])


def test_nothing_set_is_nothing_to_keep():
    settings = Settings()
    assert settings.changed() == {} and settings.complaints == []
    for found in TABLE:
        settings.set(found[1], found[3])
    assert settings.changed() == {}


def test_every_right_value_is_kept_and_read_back():
    for found in TABLE:
        for value in right_values(found):
            settings = Settings()
            number, data = settings.set(found[1], value)
            assert settings.get(found[1]) == value
            assert settings.changed() == ({} if value == found[3] else {found[1]: value})
            again = Settings(settings.changed())
            assert again.get(found[1]) == value and again.complaints == []
            noted = Settings()
            noted.decode(number, data)
            assert noted.get(found[1]) == value and noted.complaints == []


def test_every_wrong_value_is_refused_with_a_sentence_and_changes_nothing():
    for found in TABLE:
        for value in wrong_values(found):
            settings = Settings()
            error = raises(SettingError, settings.set, found[1], value)
            assert error.args[0].startswith(found[1]) and error.args[0].endswith(".")
            assert settings.get(found[1]) == found[3] and settings.changed() == {}


def test_a_wrong_stored_value_gives_the_default_and_a_complaint():
    for found in TABLE:
        for value in wrong_values(found):
            settings = Settings(
                {found[1]: value, "brightness" if found[0] != 1 else "sound": 3 if found[0] != 1 else "off"}
            )
            assert settings.get(found[1]) == found[3]
            assert len(settings.complaints) == 1 and found[1] in settings.complaints[0]
            assert len(settings.changed()) == 1  # the other one counts


def test_values_of_another_version_are_no_harm():
    settings = Settings({"of_later": 3, "sound": "off"})
    assert settings.changed() == {"sound": "off"} and settings.complaints == []
    for stored in (None, [], "x", 5):
        assert Settings(stored).changed() == {}


def test_numbers_and_yes_may_come_as_text_or_truth():
    settings = Settings()
    settings.set("brightness", " 7 ")
    settings.set("turned", True)
    settings.set("warn_table", "False")
    settings.set("sound", " LOUD ")
    assert settings.changed() == {"brightness": 7, "turned": "yes", "warn_table": "no", "sound": "loud"}
    raises(SettingError, settings.set, "sound", True)


def toml(values):
    return lambda key: values.get(key)


def test_settings_toml_counts_before_the_default_and_after_what_is_set():
    values = {PREFIX + "BRIGHTNESS": "8", PREFIX + "SOUND": "off", PREFIX + "DIM_AFTER": 3}
    settings = Settings({"sound": "loud"}, toml(values))
    assert [settings.get(name) for name in ("brightness", "sound", "dim_after")] == [8, "loud", 3]
    assert settings.changed() == {"sound": "loud"} and settings.complaints == []


def test_the_default_can_be_set_over_settings_toml():
    settings = Settings({}, toml({PREFIX + "BRIGHTNESS": "8"}))
    settings.set("brightness", 5)
    assert settings.changed() == {"brightness": 5}
    assert Settings(settings.changed(), toml({PREFIX + "BRIGHTNESS": "8"})).get("brightness") == 5
    settings.set("brightness", 8)
    assert settings.changed() == {}  # so that settings.toml goes on counting


def test_a_wrong_line_of_settings_toml_is_told():
    settings = Settings(None, toml({PREFIX + "SLEEP_AFTER": "soon", PREFIX + "DRAW": "one"}))
    assert settings.get("sleep_after") == 5 and settings.get("draw") == "one"
    assert len(settings.complaints) == 1 and "settings.toml" in settings.complaints[0]


def test_notes_of_the_journal_replay_in_order():
    settings = Settings({"brightness": 9})
    notes = [Settings().set("brightness", value) for value in (0, 3, 7)] + [Settings().set("draw", "one")]
    for number, data in notes:
        settings.decode(number, data)
    assert settings.changed() == {"brightness": 7, "draw": "one"}
    number, data = Settings().set("brightness", 5)
    settings.decode(number, data)
    assert settings.changed() == {"draw": "one"}


def test_notes_that_cannot_be_are_left_out_with_a_complaint():
    bad = [
        (99, b"x"),
        (0, b""),
        (1, b""),
        (1, b"\x0b"),
        (2, b"\x03"),
        (3, b"\xff\xfe"),
        (3, b"123456789"),
        (3, b" "),
    ]
    settings = Settings()
    for number, data in bad:
        settings.decode(number, data)
    assert settings.changed() == {} and len(settings.complaints) == len(bad)
    assert all(sentence.endswith(".") for sentence in settings.complaints)


def test_two_dice_colours_cannot_have_one_name():
    settings = Settings()
    error = raises(SettingError, settings.set, "colour_1", "Blue")
    assert "colour_2" in error.args[0]
    settings.set("colour_2", "red")
    settings.set("colour_1", "Blue")
    assert settings.changed() == {"colour_2": "red", "colour_1": "Blue"}
    both = Settings({"colour_1": "red", "colour_2": "red", "sound": "off"})
    assert [both.get("colour_%d" % i) for i in (1, 2, 3)] == ["orange", "blue", "white"]
    assert len(both.complaints) == 1 and both.changed() == {"sound": "off"}


def test_a_setting_that_is_not_there_is_told():
    assert "volume" in raises(SettingError, Settings().row, "volume").args[0]
    raises(SettingError, Settings().get, "volume")
    raises(SettingError, Settings().set, "volume", 1)


def test_what_the_games_declare_is_read_when_it_is_wanted():
    asked = []

    def declared():
        asked.append(1)
        return games.settings()

    stored = {"brightness": 9, "draw": "one", "null_start": "perhaps"}
    settings = own.Settings(stored, toml({PREFIX + "COLOUR_1": "red"}), declared)
    settings.decode(*Settings().set("brightness", 3))
    settings.decode(*Settings().set("colour_2", "green"))
    settings.decode(77, b"x")
    assert settings.get("brightness") == 3 and settings.get("sound") == "quiet"
    settings.set("sound", "off")
    assert not asked
    assert settings.get("colour_2") == "green" and settings.get("colour_1") == "red"
    assert settings.get("draw") == "one" and settings.get("null_start") == "yes"
    assert len(settings.complaints) == 2 and "77" in settings.complaints[1]
    assert settings.changed() == {"brightness": 3, "sound": "off", "draw": "one", "colour_2": "green"}
    assert len(asked) == 1


def test_what_is_kept_of_a_game_s_settings_is_not_lost_when_nobody_asked_for_it():
    assert Settings({"draw": "one"}).changed() == {"draw": "one"}


def test_the_rows_stand_in_the_order_of_their_numbers_and_none_has_the_number_of_another():
    numbers = [found[0] for found in TABLE]
    assert numbers == sorted(numbers) and set(OWN) < set(TABLE)
    own_rows = [found for found in TABLE if found not in games.settings()]
    assert tuple(own_rows) == OWN
