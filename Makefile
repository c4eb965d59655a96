# Tamaya: everything from a fresh machine with Python 3.11+, git and make.
# `make` alone lists the commands.

VENV := .venv
BIN := $(VENV)/bin
# What is never imported need not be compiled.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt

# What builds Tamaya is pinned, too. The pinned pip checks what it fetches against the hashes in constraints.txt;
# otherwise it would also ask for one of Tamaya's own folder.
export PIP_BUILD_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_NO_REQUIRE_HASHES := 1

# Tests start hundreds of Pythons: each would compile everything anew where none may keep what it has compiled.
unexport PYTHONDONTWRITEBYTECODE

# The first Python that really runs (a version manager's shim may not), is new enough and can make environments.
USABLE := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.14 python3.13 python3.12 python3.11 python3; do \
	if $$p -c '$(USABLE)' >/dev/null 2>&1; then echo $$p; break; fi; done)

# hanabi-learning-environment asks for a CMake policy that newer CMake refuses otherwise.
HLE_BUILD := CMAKE_ARGS=-DCMAKE_POLICY_VERSION_MINIMUM=3.5

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test docs browsers torture learners others chromium engines proxies valkey coverage matrix hooks screenshots film bench release constraints clean

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(VENV)/.play ## set everything up, start the server and open the table in the browser
	@$(BIN)/tamaya play

test: ## set everything up and run all checks and tests
	@$(MAKE) --no-print-directory --jobs=2 $(VENV)/.test others
	@echo "== ruff check: lint"
	@$(BIN)/ruff check .
	@echo "== ruff format: layout"
	@$(BIN)/ruff format --check .
	@echo "== lint-imports: imports point downwards only"
	@$(BIN)/lint-imports
	@echo "== pytest: all tests; mypy looks at the types meanwhile"
	@$(BIN)/mypy --strict > $(VENV)/types 2>&1 & types=$$!; \
	$(BIN)/python -m pytest -v; tested=$$?; \
	wait $$types; typed=$$?; \
	echo "== mypy --strict: types" && cat $(VENV)/types && test $$tested = 0 && test $$typed = 0

docs: $(VENV)/.play ## build the documentation as a site, which opens from its folder: build/docs
	@$(PIP) --group docs
	@$(BIN)/python -m docs.site.build

browsers: $(VENV)/.test engines ## tour the page in Firefox and WebKit, on a phone's and a laptop's screen
	@$(BIN)/python -m pytest -v -n 0 tests/engines/tours.py

torture: $(VENV)/.test valkey ## kill, cut off, hold up and replace servers while 60 people play, then check all logs
	@$(BIN)/python -m tests.server.torture

learners: $(VENV)/.test ## install PyTorch and Stable-Baselines3, which are large, and run the tests that need them
	@$(PIP) --group learners
	@$(BIN)/python -m pytest -v -n 0 tests/env/test_learn_torch.py tests/env/test_gymnasium.py tests/env/test_vector.py tests/env/test_docs.py tests/env/test_stable_baselines.py

coverage: $(VENV)/.test ## run the quick tests, report the branches they miss, and fail if there are too many
	@$(BIN)/python -m pytest -q -m "not slow" --ignore=tests/browser --cov --cov-report=term-missing:skip-covered
	@$(BIN)/coverage report --include='src/tamaya/core/*,src/tamaya/formats/*' --fail-under=98

matrix: $(VENV)/.pip ## run the tests on every Python from 3.11 on that is on this machine; TESTS="…" names some
	@$(BIN)/python tests/matrix.py $(TESTS)

hooks: $(VENV)/.test ## let git check each commit (pre-commit)
	@$(BIN)/pre-commit install

screenshots: $(VENV)/.test chromium ## photograph every screen in all languages into build/screenshots
	@$(BIN)/python -m tests.browser.screenshots build/screenshots

film: $(VENV)/.test chromium ## film a hint, a play and an end for the README
	@$(PIP) pillow
	@$(BIN)/python -m tests.browser.film docs/images/film.webp

bench: $(VENV)/.test $(VENV)/.bench ## measure the speed of the core and the environments, beside others
	@$(BIN)/python -m bench.core
	@$(BIN)/python -m bench.env

release: $(VENV)/.test ## pack, check what was packed on every Python there is, and tag the version
	@$(PIP) --group release
	@$(BIN)/python -m tests.release

constraints: $(VENV)/.pip ## pin the newest versions of all dependencies anew, with the hashes of their files
	@rm -rf build/pins && $(BIN)/python -m venv build/pins && build/pins/bin/python -m pip install --quiet uv
	@build/pins/bin/uv pip compile pyproject.toml --all-extras --group building --group dev --group docs --group bench --group release \
		--upgrade --universal --fork-strategy fewest --python-version 3.11 --generate-hashes --no-header --no-annotate --quiet --output-file constraints.txt
	@rm -rf build/pins

clean: ## remove the environment and everything generated
	rm -rf $(VENV) build dist .coverage .coverage.* htmlcov .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

others: # one after the other, because apt-get runs once at a time
	@for other in chromium proxies valkey; do $(MAKE) --no-print-directory $$other || exit 1; done

# Chromium without windows takes half the work; where it cannot be had, Chromium itself will do.
chromium: # the browser of the browser tests
	@command -v chromium-headless-shell >/dev/null || { \
		if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
			echo "== installing chromium for the browser tests"; \
			export DEBIAN_FRONTEND=noninteractive; apt-get update -qq; \
			apt-get install -y -qq chromium-headless-shell >/dev/null 2>&1 || \
				command -v chromium >/dev/null || apt-get install -y -qq chromium >/dev/null; \
		elif ! command -v chromium >/dev/null; then \
			echo "The browser tests need a Chromium. On Debian: sudo apt-get install chromium-headless-shell" >&2; \
			echo "Where there is no such package: sudo apt-get install chromium" >&2; \
			exit 1; \
		fi; }

ENGINES := firefox-esr webkit2gtk-driver xvfb openbox
engines: # the browsers that Chromium is not: Firefox, and WebKit with a screen that nobody sees
	@missing=$$(for package in $(ENGINES); do dpkg -s $$package >/dev/null 2>&1 || echo $$package; done); \
	if test -n "$$missing"; then \
		if test "$$(id -u)" = 0 && command -v apt-get >/dev/null; then \
			echo "== installing" $$missing "for the tour"; \
			apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
		else \
			echo "The tour needs" $$missing". On Debian: sudo apt-get install" $$missing >&2; \
			exit 1; \
		fi; \
	fi

proxies: # nginx and Caddy, before which deploy/ is tried: unpacked, not installed, so that none is started
	@for proxy in nginx caddy; do \
		PATH="$$PATH:/usr/sbin:build/proxies/usr/sbin:build/proxies/usr/bin" command -v $$proxy >/dev/null || { \
			mkdir -p build/proxies && cd build/proxies && apt-get download -qq $$proxy && \
			dpkg -x $${proxy}_*.deb . && cd ../.. ; } 2>/dev/null || \
		{ cd $(CURDIR); echo "Without $$proxy, the tests that go through it are skipped."; }; done

valkey: # Valkey or Redis, by which processes can hear each other: unpacked, too, with what it needs
	@PATH="$$PATH:build/valkey/usr/bin"; command -v valkey-server >/dev/null || command -v redis-server >/dev/null || { \
		mkdir -p build/valkey && cd build/valkey && apt-get download -qq libatomic1 libjemalloc2 liblzf1 && \
		{ apt-get download -qq valkey-server valkey-tools || apt-get download -qq redis-server redis-tools; } && \
		for package in *.deb; do dpkg -x "$$package" . || exit 1; done; } 2>/dev/null || \
	echo "Without Valkey or Redis, the tests that need one are skipped."

$(VENV)/.made:
	@if test -z "$(PYTHON)"; then \
		echo "Tamaya needs Python 3.11 or newer with its venv module, and none was found." >&2; \
		echo "Install one (on Debian and Ubuntu also the package python3-venv) or say which: make PYTHON=/path/to/python3" >&2; \
		exit 1; fi
	@$(PYTHON) -c '$(USABLE)' || { echo "$(PYTHON) is not Python 3.11 or newer with its venv module." >&2; exit 1; }
	@echo "== setting up $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Any pip can check the one hash of the pinned one.
$(VENV)/.pip: $(VENV)/.made constraints.txt
	@sed -n '/^pip==/,/[^\\]$$/p' constraints.txt > $@
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r $@

# What the page is built from: a change means to install again, which builds it.
PAGE := hatch_build.py $(shell find frontend src/tamaya/i18n \( -name node_modules -o -name __pycache__ \) -prune -o -type f -print)

$(VENV)/.play: $(VENV)/.pip pyproject.toml $(PAGE)
	@echo "== installing tamaya and building its page"
	@$(PIP) -e '.[server,fast,pictures]'
	@touch $@

$(VENV)/.test: $(VENV)/.pip pyproject.toml $(PAGE)
	@echo "== installing tamaya and what its tests need"
	@$(PIP) -e '.[server,postgres,valkey,fast,env,dataset,cluster,pictures,mcp]' --group dev --group docs
	@$(HLE_BUILD) $(PIP) hanabi-learning-environment || echo "Without the Hanabi Learning Environment, the tests that compare with it are skipped."
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.pip pyproject.toml
	@echo "== installing other Hanabi software to measure against"
	@for peer in hanabi-learning-environment 'pettingzoo[classic]' jaxmarl open_spiel asyncpg; do \
		$(HLE_BUILD) $(PIP) "$$peer" || echo "$$peer: absent (it could not be installed)"; done
	@touch $@
