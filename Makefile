# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
BIN := .venv/bin
# What does not need each other is made side by side.
MAKEFLAGS += --jobs=2
# Python keeps what it has compiled, even where an image of a container says otherwise: tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test test-learning quick setup check web web-test programs golden sounds bench clean

play: .venv/ready web
	@$(BIN)/paddock compile & $(BIN)/paddock serve --open

# A worker more than two cores have: tests of browsers and databases often wait.
test: check web-test programs
	$(BIN)/pytest -n 3 --durations=25

# What learners bring that is large, OpenSpiel, PyTorch and JAX, lies in an environment of its own over the usual one.
test-learning: .venv-learning/ready
	.venv-learning/bin/python -m pytest tests/ecosystems --durations=5

.venv-learning/ready: .venv/ready
	@echo "Setting up .venv-learning, once ..."
	@$(BIN)/python -m venv --clear .venv-learning
	@$(BIN)/python -c 'import sysconfig; print("import site; site.addsitedir(%r)" % sysconfig.get_path("purelib"))' \
	  > "$$(.venv-learning/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/paddock.pth"
	@.venv-learning/bin/pip install --quiet --disable-pip-version-check -c constraints.txt jax open_spiel torch torchrl
	@touch $@

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

# The browser's script and style, built when their sources are newer; looked at when .venv is there, which brings npm
# and builds them when it is new.
web: .venv/ready
	@$(MAKE) --no-print-directory src/paddock/server/static/paddock.js

src/paddock/server/static/paddock.js: web/node_modules/.package-lock.json web/build.mjs $(wildcard web/src/*)
	@$(BIN)/python web/npm.py run --silent build

web/node_modules/.package-lock.json: web/package-lock.json | .venv/ready
	@$(BIN)/python web/npm.py ci --no-audit --no-fund
	@touch $@

web-test: web
	@$(BIN)/python web/npm.py run --silent check
	@$(BIN)/python web/npm.py run --silent test

# Tests start a PostgreSQL, a Chromium and an nginx of their own; this installs what is missing where it may.
programs: .venv/ready
	@$(BIN)/python -m tests.postgres
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.nginx

golden: .venv/ready
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.drawing

# Every sound anew; they are committed, since encoders differ.
sounds: .venv/ready
	$(BIN)/python -m sounds.make

bench: .venv/ready
	$(BIN)/paddock bench

clean:
	rm -rf .venv .venv-learning .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
