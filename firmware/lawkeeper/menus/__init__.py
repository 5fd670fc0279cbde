"""The box's own pages, those of no game. Each is loaded when it is opened."""

# Short name, module, class. As one text: a table of names would stay in memory whole.
PAGES = """
home home Home
held held Held
abandon abandon Abandon
packs packs Packs
pack packs About
results results Results
settings settings SettingsForm
check check Check
about about About
service service Service
"""
