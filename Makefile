.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
COMPILED := .venv-compiled
PYTEST_FLAGS ?= -n auto --dist worksteal
BENCH_FLAGS ?= $(if $(wildcard ../shared/ledgers),--ledgers ../shared/ledgers)
PLAY_FLAGS ?=
# How much `make attack` tries: random games, deaths of the server, requests to each route, texts for each reader.
GAMES ?= 1000000
KILLS ?= 1000
REQUESTS ?= 2000
FUZZ ?= 20000
# Orders in which `make shuffled` runs the tests.
ORDERS ?= 1 2 3

# What is needed of the system, as command:package[,package...]: to build the page, and for the tests besides.
PAGE_SYSTEM := node:nodejs npm:npm
TEST_SYSTEM := gcc:gcc,libc6-dev chromium:chromium,fonts-dejavu-core pg_ctlcluster:postgresql

BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.svg')
PAGE := src/hexarch/web/static/index.html
PAGE_SOURCES := $(shell find ui -name node_modules -prune -o -type f -print)

.PHONY: help play page test shuffled attack lint style types check format bench compiled equal system clean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 18

play: $(VENV)/.web $(PAGE) ## Set up and serve the table: play in the browser
	@$(BIN)/hexarch serve $(PLAY_FLAGS)

page: $(PAGE) ## Build the page of the table

test: system ## Check style, types and imports, then run all tests
	$(MAKE) --jobs=2 --output-sync=target $(VENV)/.dev ui/node_modules/.made
	$(MAKE) --jobs=2 --output-sync=target types style check $(PAGE)
	$(BIN)/pytest $(PYTEST_FLAGS)

shuffled: system $(VENV)/.dev $(PAGE) ## Run all tests in other orders, from the seeds ORDERS
	for seed in $(ORDERS); do $(BIN)/pytest $(PYTEST_FLAGS) -p randomly --randomly-dont-reset-seed --randomly-seed=$$seed; done

attack: export HEXARCH_ATTACK := $(CURDIR)/build/attack
attack: system $(VENV)/.dev $(COMPILED)/.made $(PAGE) ## Attack server and engine for hours; may be interrupted and taken up again
	HEXARCH_FUZZ_EXAMPLES=$(FUZZ) $(BIN)/pytest tests/attack
	HEXARCH_KILLS=$(KILLS) $(BIN)/pytest tests/web/test_faults.py
	HEXARCH_SCHEMA_EXAMPLES=$(REQUESTS) $(BIN)/pytest tests/web/test_schema.py
	PYTHONPATH=$$($(COMPILED)/bin/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))') \
	  $(BIN)/python -m tests.attack.campaign --games $(GAMES)

lint: style types check ## Check style, types and imports

style: $(VENV)/.dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/lint-imports

types: $(VENV)/.dev
	$(BIN)/mypy

check: $(VENV)/.dev ui/node_modules/.made
	PYTHON=$(CURDIR)/$(BIN)/python npm --prefix ui run check

format: $(VENV)/.dev ## Put the sources into the house style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(VENV)/.bench ## Measure the engine against its peer (also compiled, after `make compiled`)
	@$(BIN)/python bench/run.py $(BENCH_FLAGS)
	@$(BIN)/python bench/anunnaki.py

compiled: $(COMPILED)/.made ## Build the compiled wheel and install it in .venv-compiled

equal: $(VENV)/.dev ## Play a thousand games compiled and plain and compare them
	HEXARCH_EQUAL_GAMES=1000 $(BIN)/pytest tests/terra/test_compiled.py

clean: ## Remove everything that was made
	rm -rf $(VENV) $(COMPILED) build dist ui/node_modules $(dir $(PAGE))
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# Installs what is missing where that is possible, else says what to install.
define install
	@missing=''; \
	for pair in $(1); do \
	  command -v "$${pair%%:*}" >/dev/null || missing+=" $$(tr , ' ' <<<"$${pair#*:}")"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq; \
	  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$missing; \
	else \
	  echo "Please install:$$missing" >&2; $(2) \
	fi
endef

system:
	$(call install,$(TEST_SYSTEM),echo "(tests that need them are skipped)" >&2;)

ui/node_modules/.made: ui/package.json ui/package-lock.json
	$(call install,$(PAGE_SYSTEM),exit 1;)
	npm --prefix ui ci --no-fund --no-audit
	@touch $@

# The engine for games offline is packed into the page, so that it follows the rules too.
$(PAGE): $(VENV)/.base ui/node_modules/.made $(PAGE_SOURCES) $(SOURCES)
	PYTHON=$(CURDIR)/$(BIN)/python npm --prefix ui run build
	@touch $@

$(VENV)/.made: constraints.txt pinned.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python pinned.py pip hatchling
	@touch $@

$(VENV)/.base: $(VENV)/.made pyproject.toml hatch_build.py
	$(BIN)/python pinned.py --editable .
	@touch $@

$(VENV)/.web $(VENV)/.dev $(VENV)/.bench $(VENV)/.compiled: $(VENV)/.%: $(VENV)/.base
	$(BIN)/python pinned.py --editable '.[$*]'
	@touch $@

$(COMPILED)/.made: $(VENV)/.compiled $(SOURCES)
	rm -rf build/compiled
	HEXARCH_PAGE=0 HEXARCH_COMPILE=1 $(BIN)/python -m hatchling build --target wheel --directory build/compiled
	$(PYTHON) -m venv $(COMPILED)
	$(COMPILED)/bin/python pinned.py pip
	$(COMPILED)/bin/python pinned.py build/compiled/*.whl
	$(COMPILED)/bin/python -m pip install --quiet --no-deps --force-reinstall build/compiled/*.whl
	@touch $@
