# `make` lists the targets. Everything is installed into .venv, nothing outside this folder.

PYTHON ?= python3
ARGS ?=

# Relative paths only, so that the folder may lie anywhere, blanks in its path included.
bin := .venv/bin
installed := .venv/.installed
packages := .venv/.packages
# A worker for each processor; a file's tests stay together, as they share what they have made.
workers := -n auto --dist loadfile
pip := $(bin)/python -m pip --quiet --quiet --disable-pip-version-check --no-input

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help check test lint lock features made site serve browser bench lighthouse mutation elsewhere clean install

help: ## list the targets
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  make %-10s %s\n' "$$name" "$$text"; done

check: $(installed) ## run every rule's cases in all languages against the reference engine
	@$(bin)/sushigo-rules check --lang all $(ARGS)

test: $(installed) ## run all tests
	@$(bin)/python -m pytest $(workers) $(ARGS)

browser: $(installed) tests/site/node_modules/.installed ## build the whole site and look at it in Chromium
	@$(bin)/python -m pytest $(workers) -m browser tests/site $(ARGS)

lint: $(installed) ## check style, types and the direction of imports
	$(bin)/ruff check .
	$(bin)/ruff format --check .
	$(bin)/mypy
	$(bin)/lint-imports

# ARGS=--upgrade takes the newest versions that pyproject.toml allows; without it, what is pinned stays.
lock: $(installed) ## make requirements.txt again from pyproject.toml
	@echo 'Resolving ...'
	@cp requirements.txt .venv/requirements.txt
	@env -u PIP_FIND_LINKS CUSTOM_COMPILE_COMMAND='make lock' $(bin)/pip-compile --quiet \
		--all-extras --generate-hashes --allow-unsafe --strip-extras --newline=lf \
		--no-emit-index-url --no-emit-find-links --no-emit-trusted-host --no-emit-options \
		--output-file=.venv/requirements.txt $(ARGS) pyproject.toml
	@if cmp -s .venv/requirements.txt requirements.txt; then echo 'requirements.txt has not changed.'; \
		else cp .venv/requirements.txt requirements.txt; echo 'requirements.txt has changed.'; fi

features: $(installed) ## make the features of all languages from the catalogues
	@$(bin)/sushigo-rules translate build $(ARGS)

made: $(installed) ## make templates, catalogues and features again and fail when that changes anything
	@$(bin)/sushigo-rules translate update
	@$(bin)/sushigo-rules translate build
	@git diff --stat --exit-code -- locales features

site: $(installed) ## run the features and build the rules site into build/site
	@$(bin)/sushigo-rules site build $(ARGS)

serve: $(installed) ## show the rules site on this machine and build it again on every change
	@$(bin)/sushigo-rules site serve $(ARGS)

bench: $(installed) ## measure the speed of the engine, of asking, of the features' run and of building the site
	@$(bin)/python -m benchmarks $(ARGS)

lighthouse: site benchmarks/lighthouse/node_modules/.installed ## measure the site's home page and a rule page with Lighthouse
	@$(bin)/python -m benchmarks.page

mutation: $(installed) ## change the rules in every small way: the features must notice
	@$(bin)/python -m mutation $(ARGS)

elsewhere: $(installed) elsewhere/node_modules/.installed ## run the features under behave and cucumber-js too
	@$(bin)/python -m elsewhere $(ARGS)

clean: ## remove everything that was made, .venv too
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks mutants */node_modules */*/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

install: $(installed)

# The packages of the lock file, in a new environment each time the lock file changes. It is complete, hence --no-deps:
# a package that asks for another one on some version of Python only must not stop the installation there.
$(packages): requirements.txt
	@command -v "$(PYTHON)" >/dev/null || { \
		echo 'Python is missing: install Python 3.11 or newer, or name it: make PYTHON=/path/to/python3 ...' >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Python 3.11 or newer is needed, $(PYTHON) is $$("$(PYTHON)" -V 2>&1): install it, or name it: make PYTHON=python3.12 ..." >&2; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null || { \
		echo 'Python has no venv module: install it (Debian and Ubuntu: apt-get install python3-venv).' >&2; exit 1; }
	@echo 'Installing the packages of requirements.txt into .venv (once, about a minute) ...'
	@"$(PYTHON)" -m venv --clear .venv
	@$(pip) install --no-deps --require-hashes -r requirements.txt
	@touch $@

# No package has to run anything to be installed.
%/node_modules/.installed: %/package-lock.json
	@command -v npm >/dev/null || { \
		echo 'npm is missing: install Node.js 20 or newer (Debian and Ubuntu: apt-get install npm).' >&2; exit 1; }
	@echo 'Installing the packages of $< into $*/node_modules ...'
	@cd $* && npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

$(installed): $(packages) pyproject.toml
	@echo 'Installing sushigo-rules into .venv ...'
	@$(pip) install --no-deps --no-build-isolation --editable .
	@touch $@
