# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test quick setup check web web-test postgresql chromium nginx golden bench clean

play: .venv/ready web
	@$(BIN)/paddock serve --open

test: check web-test postgresql chromium nginx
	$(BIN)/pytest -n 2 --durations=25

# Lint, types and the rules, in Python alone; `make quick GAME=mille_bornes` for one game.
QUICK := not (compiled or chaos or browser or server or command or drawing or other_seats)
quick: check
	$(BIN)/pytest -n 2 -m '$(QUICK)' $(if $(GAME),-k '$(GAME) or $(subst _,-,$(GAME))')

check: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

setup: .venv/ready

.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Paddock needs Python 3.11 or newer; say which one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2> /dev/null \
	  || { echo "This Python cannot make virtual environments; on Debian: apt-get install python3-venv"; exit 1; }
	@echo "Setting up .venv, once ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

# The browser's script and style, built when their sources are newer.
web: .venv/ready src/paddock/server/static/paddock.js

src/paddock/server/static/paddock.js: web/node_modules/.package-lock.json web/build.mjs $(wildcard web/src/*)
	@$(BIN)/python web/npm.py run --silent build

web/node_modules/.package-lock.json: web/package-lock.json
	@$(BIN)/python web/npm.py ci --no-audit --no-fund
	@touch $@

web-test: web
	@$(BIN)/python web/npm.py run --silent check
	@$(BIN)/python web/npm.py run --silent test

# Browser tests need Chromium; this installs it where it may.
chromium: .venv/ready
	@$(BIN)/python -m tests.browser.chromium

# Tests start a PostgreSQL of their own; this installs its programs where it may.
postgresql: .venv/ready
	@$(BIN)/python -m tests.postgres

# A test runs the documented proxy; this installs it where it may.
nginx: .venv/ready
	@$(BIN)/python -m tests.nginx

golden: .venv/ready
	$(BIN)/python -m tests.golden

bench: .venv/ready
	$(BIN)/paddock bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
