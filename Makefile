# Lawkeeper: the box, its host program, its checks. `make help` lists the targets.
PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check --no-input -q
NPM := $(or $(shell command -v npm),$(VENV)/bin/npm)
VM := @micropython/micropython-webassembly-pyscript@1.27.0
APT := apt-get -qq -o DPkg::Lock::Timeout=300

.DEFAULT_GOAL := help
.PHONY: help setup run test quick lint types portable items docs-check pytest vm bench fuzz firmware wheel docs screens hardware
.PHONY: check-hardware browser clean

help:  ## this list
	@sed -n 's/^\([a-z-]*\):.*##/\1\t/p' Makefile | expand -t 12

setup: $(VENV)/.installed  ## make .venv with the project and its tools in it

run: setup  ## the virtual box in the browser, with the packs of host/packs loaded (more options: ARGS=...)
	$(VENV)/bin/lawkeeper sim --load host/packs $(ARGS)

test: lint types docs-check items pytest  ## everything that CI runs

quick: setup vm  ## within a minute: lint, types, the tests of the rooms that changed
	$(PY) -m lawkeeper_host.checks.quick

lint: setup portable  ## ruff over everything (its format too), the firmware against what the board has
	$(VENV)/bin/ruff check --output-format=concise
	$(VENV)/bin/ruff format --check

types: setup  ## mypy: the host, the board's files, the rooms that run everywhere
	$(PY) -m lawkeeper_host.checks.types

portable: setup  ## mpy-cross over every firmware file, and each against the table of what the board has
	$(PY) -m lawkeeper_host.checks.portable

items: setup  ## which test holds which rule (ARGS=--all for the table)
	$(PY) -m lawkeeper_host.checks.items $(ARGS)

docs-check: setup
	$(PY) -m lawkeeper_host.docs --check

pytest: setup vm browser  ## all tests, the portable ones on the MicroPython VM too
	$(PY) -m pytest -n auto --dist loadgroup $(ARGS)

vm: build/vm/.installed  ## the MicroPython VM for the tests

bench: setup vm  ## figures against their budgets
	$(PY) -m lawkeeper_host.checks.bench $(ARGS)

fuzz: setup  ## 100,000 mutated sentences of laws: no traceback, no word lost
	LAWKEEPER_FUZZ=50 $(PY) -m pytest -n auto --timeout 0 tests/host/infer/test_law_fuzz.py $(ARGS)

firmware: setup  ## build/circuitpy: what goes onto the board
	$(PY) -m lawkeeper_host.build.firmware

wheel: setup firmware  ## dist/*.whl: what `pip install` takes, with packs, firmware and the built drive
	$(PIP) wheel --no-deps --no-build-isolation -w dist .

docs: setup  ## write the tables in docs/ anew
	$(PY) -m lawkeeper_host.docs

screens: setup  ## pictures of the screens into docs/screens
	$(PY) tests/flows/pictures.py docs/screens

hardware: setup build/ibom/.installed  ## schematic, board, case, guide made anew (wants KiCad 9 and OpenSCAD)
	$(PY) -m lawkeeper_host.hardware.wiring
	$(PY) -m lawkeeper_host.hardware.handbuild
	$(PY) -m lawkeeper_host.hardware.guide
	LAWKEEPER_IBOM=build/ibom $(PY) -m lawkeeper_host.hardware.fabricate
	$(PY) -m lawkeeper_host.hardware.case

check-hardware: setup  ## that everything in hardware/ says the same; with KiCad 9 and OpenSCAD, what they say too
	$(PY) -m lawkeeper_host.hardware.check

clean:  ## remove what was built and installed here
	rm -rf build dist $(VENV) *.egg-info .pytest_cache .ruff_cache .mypy_cache .hypothesis

# A stamp for each step: what is there is not looked up again, so the second run needs no network.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lawkeeper needs Python 3.11 or newer: make PYTHON=/path/to/python3")'
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(call as_root,python3-venv)
	$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.installed: $(VENV)/.made pyproject.toml firmware/requirements.txt
	$(PIP) install -e '.[dev]'
	$(PIP) install --no-deps -r firmware/requirements.txt
	@touch $@

build/vm/.installed: | setup
	PATH="$$PATH:$(CURDIR)/$(VENV)/bin" $(NPM) install --prefix build/vm --no-package-lock --no-save --no-audit --no-fund --loglevel=error $(VM)
	@touch $@

# Of the interactive list of parts, for KiCad's own Python.
build/ibom/.installed: | setup
	$(PIP) install --no-deps --target build/ibom InteractiveHtmlBom==2.12.0
	@touch $@

# The tests of the web page want a browser. Without one they are skipped, and pytest says so in red.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || $(call as_root,chromium) || true

# Install one Debian package when we may; otherwise say what to type.
as_root = if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	$(APT) update && DEBIAN_FRONTEND=noninteractive $(APT) install -y --no-install-recommends $(1) </dev/null; \
	else echo "$(1) is missing. Install it: sudo apt-get install $(1)" >&2; false; fi
