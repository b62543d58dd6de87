# Entry points for users and developers. Each target installs what it needs (scripts/install.sh), builds, and does its job.
.DEFAULT_GOAL := help
.PHONY: help play serve page desktop native installed install check test test-all fresh sanitized fuzz coverage proofs results bench figures dist reproducible format clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: page ## build the page and serve it
	@node scripts/serve.mjs build/web/page

serve: ## serve the page as it was last built
	@node scripts/serve.mjs build/web/page

page: export SWITCHBOX_RELEASE ?= 1
page: ## build the page into build/web/page
	@scripts/install.sh web
	@scripts/build.sh web page

desktop: native ## build and run the desktop program
	@build/native/switchbox

native: ## build the desktop program and the command line
	@scripts/install.sh native
	@scripts/build.sh native switchbox

installed: native
	@scripts/build.sh native installed

PREFIX ?= /usr/local
install: installed ## install the desktop program, its menu entry and manual page, and the library below PREFIX
	@cmake --install build/native --prefix "$(PREFIX)"

check: ## after each edit: test the core, the user interface, the command line, layers and format
	@scripts/tier.sh check

test: ## make check, plus the main paths of the page and of the desktop program
	@scripts/tier.sh test

test-all: ## run all tests that make test leaves out, and make fresh
	@scripts/tier.sh all

fresh: ## build the page and the desktop program on a bare Debian in a folder (SUITE=bookworm, trixie or sid)
	@scripts/install.sh all
	@scripts/fresh.sh

sanitized: export SWITCHBOX_BINARY := $(CURDIR)/build/native-sanitize/switchbox
sanitized: export LSAN_OPTIONS := suppressions=$(CURDIR)/tests/desktop/leaks.txt:print_suppressions=0
sanitized: ## test the command line, the desktop program and the longest cases of the core under the sanitizers
	@scripts/install.sh all
	@scripts/build.sh native
	@scripts/build.sh native bench
	@scripts/build.sh native-sanitize
	@build/native-sanitize/core_tests -nc -ts=long
	@ctest --preset native -L 'cli|desktop' -j "$$(nproc)"

fuzz: ## feed arbitrary bytes to every parser and machine (TIME=seconds for each, ONLY="name ..." for some)
	@scripts/install.sh all
	@scripts/build.sh native-sanitize fuzz
	@node scripts/fuzz.mjs --seconds $(or $(TIME),30) $(ONLY)

coverage: ## print how much of the core its unit tests reach
	@scripts/install.sh all
	@scripts/build.sh coverage core_tests
	@scripts/build.sh coverage kind_tests
	@node scripts/coverage.mjs

proofs: ## run the proofs that take half an hour: the superflip needs 20 turns
	@scripts/install.sh test
	@scripts/build.sh native proofs
	@build/native/proofs

results: native ## compute every value of docs/results.md by two methods, in hours (JOBS=processes), and files for the OEIS
	@SWITCHBOX_BINARY="$${SWITCHBOX_BINARY:-build/native/switchbox}" scripts/results.sh $(JOBS)

bench: page ## measure natively, as WebAssembly and in the page (ONLY=pattern for a part of it)
	@scripts/install.sh all
	@scripts/build.sh native bench
	@scripts/build.sh web bench
	@node scripts/bench.mjs "$(ONLY)"

figures: page ## measure the page: size, first frame, what a frame costs
	@scripts/install.sh test
	@node scripts/figures.mjs

dist: export SWITCHBOX_PINNED ?= 1
dist: page installed ## pack the page, the programs, and the packages for Debian, npm and Python into build/dist
	@scripts/install.sh dist
	@scripts/build.sh native switchbox_library
	@scripts/build.sh web switchbox_wasm
	@scripts/dist.sh

reproducible: ## build the page twice from nothing and compare every byte
	@scripts/install.sh web
	@scripts/reproducible.sh

format: ## format the C++ sources
	@scripts/format.sh

clean: ## remove what was built (downloads stay in the cache)
	@rm -rf build
