# Two commands do everything: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test setup check postgresql golden bench clean

play: .venv/ready
	@$(BIN)/paddock play mille-bornes

test: check postgresql
	$(BIN)/pytest -n 2 --dist loadfile

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

# Tests start a PostgreSQL of their own; this installs its programs where it may.
postgresql: .venv/ready
	@$(BIN)/python -m tests.postgres

golden: .venv/ready
	$(BIN)/python -m tests.golden

bench: .venv/ready
	$(BIN)/paddock bench

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
