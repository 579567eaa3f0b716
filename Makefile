# make play, make test: all set-up included. Needed beforehand: Python 3.11+ and make; a C compiler
# makes the engine fast. uv, Node and every package are fetched into .venv and web/node_modules.

PYTHON ?= python3
PORT ?= 8000
NUMBER ?= 300
SEED ?= 1
BIN := .venv/bin
NPM := $(BIN)/python build_tools/page.py
# Exact versions with hashes are in requirements/, made by `make lock`; they name no package index.
UV = PATH="$$PATH:$(BIN)" VIRTUAL_ENV=$(CURDIR)/.venv uv
PINS = --quiet --universal --generate-hashes --no-header --no-annotate --extra server pyproject.toml
LEARNING = --extra rl --extra openspiel
# The checkout is built by build_tools/inplace.py, where people see it, not inside the install.
ITSELF = TABLEE_COMPILE=no TABLEE_PAGE=no $(UV) pip install --quiet --no-deps --editable .
SET_UP := pyproject.toml setup.py build_tools/backend.py

# What is run on the interpreted engine too: the rules and all that is built of them alone.
ENGINE_TESTS := $(addprefix tests/,abyss bots conan conspiracy contract core golden packaging properties smog terminal)

.PHONY: play test test-all check quick lint build dev bench mutate clean lock
.NOTPARALLEL:

play: build
	@$(BIN)/tablee serve --port $(PORT)

test: check
	@$(BIN)/python tests/chromium.py
	@$(BIN)/python tests/postgres.py
	@$(BIN)/tablee --version
	$(BIN)/pytest -q -rs -n auto -m "not long and not browser"
	$(BIN)/pytest -q -rs -n auto -m "browser and not long"
	TABLEE_PURE=1 $(BIN)/pytest -q -rs -n auto -m "not long and not compiled_only" $(ENGINE_TESTS)
	$(NPM) run --silent test
	$(BIN)/tablee rules --coverage

# What is too long for every change; torch, for the learner, and Ray, for a cluster, are large.
test-all: test
	$(UV) pip install --quiet --require-hashes --requirement requirements/learn.txt
	$(BIN)/pytest -q -rs -m long

check: .venv/.for-tests build lint
	$(NPM) run --silent check

# While editing, in less than two minutes: nothing is compiled, and only what changed is tested.
quick: lint
	$(BIN)/python tools/quick.py

lint: .venv/.for-tests
	$(BIN)/ruff check -q . && $(BIN)/ruff format -q --check .
	$(BIN)/mypy --no-error-summary
	$(BIN)/lint-imports --no-logo >/dev/null || $(BIN)/lint-imports --no-logo

build: .venv/.for-play
	@$(BIN)/python build_tools/inplace.py

# Plain engine and Vite's dev server on 5173: edits of the page show at once, nothing is compiled.
dev: .venv/.for-tests
	@TABLEE_PURE=1 $(BIN)/tablee serve --port $(PORT) & server=$$!; trap "kill $$server" EXIT INT TERM; \
	TABLEE_SERVER=http://127.0.0.1:$(PORT) $(NPM) run dev

# The engine beside its peers (OpenSpiel, catanatron), which are installed for this.
bench: .venv/.for-tests build
	$(UV) pip install --quiet --require-hashes --requirement requirements/bench.txt
	$(BIN)/tablee bench --peers

# Small faults put into the plain sources, one by one: does a test notice? See docs/testing.md.
mutate: .venv/.for-tests
	$(UV) pip install --quiet --require-hashes --requirement requirements/mutate.txt
	@nice $(BIN)/python -m tools.mutate --number $(NUMBER) --seed $(SEED) $(MUTATE)

# Left in place: .venv and web/node_modules, which are brought up to date, not rebuilt.
clean:
	rm -rf build dist src/*.egg-info src/tablee/server/static src/tablee/server/_page.json
	rm -f src/tablee/_build.json src/tablee/_not_compiled.txt
	find src -name '*.so' -delete

# After a change of dependencies. From nothing: npm leaves out other systems' binaries it finds no
# trace of in node_modules.
lock: | $(BIN)/uv
	mkdir -p requirements
	$(UV) pip compile $(PINS) --extra postgres --output-file requirements/serve.txt
	$(UV) pip compile $(PINS) --group compile --group page --output-file requirements/play.txt
	$(UV) pip compile $(PINS) $(LEARNING) --group dev --output-file requirements/test.txt
	$(UV) pip compile $(PINS) $(LEARNING) --group dev --group bench --output-file requirements/bench.txt
	$(UV) pip compile $(PINS) $(LEARNING) --group dev --group mutate --output-file requirements/mutate.txt
	$(UV) pip compile $(PINS) $(LEARNING) --extra ray --group dev --group learn --output-file requirements/learn.txt
	$(MAKE) .venv/.for-play
	rm -rf web/node_modules web/package-lock.json
	$(NPM) install --package-lock-only --no-audit --no-fund

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=...")'
	@echo "tablee: making .venv, where all packages go"
	@$(PYTHON) -m venv .venv

$(BIN)/uv: | $(BIN)/python
	@command -v uv >/dev/null || $(BIN)/python -m pip install -qq uv==0.13.7

.venv/.for-play: requirements/play.txt $(SET_UP) | $(BIN)/uv
	@echo "tablee: fetching the packages of $<"
	@$(UV) pip install --quiet --require-hashes --requirement $<
	@$(ITSELF)
	@touch $@

.venv/.for-tests: requirements/test.txt $(SET_UP) | $(BIN)/uv
	@echo "tablee: fetching the packages of $<"
	@$(UV) pip install --quiet --require-hashes --requirement $<
	@$(ITSELF)
	@touch $@ .venv/.for-play
