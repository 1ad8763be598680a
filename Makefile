# Vitrine: 'make help' lists what can be made.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ASSETS = .build-assets
VITRINE = .build/debug/vitrine
RELEASE = .build-release/release/vitrine
# Builds print a line every few seconds; .build/build.log and .build-release/build.log have everything.
BUILD = SWIFT="$(SWIFT)" Scripts/build
RELEASE_BUILD = $(BUILD) --release

DIST = .build-dist

.PHONY: help bootstrap site test check fidelity generate browser release dist bench serve fuzz attack books shards examples oracle library public memory docs format lint install clean build modules

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):[^#]*## /  \1\t/' | expand -t 14

bootstrap: ## install what is missing on this machine (Debian, Ubuntu), prepare fonts and icons
	@Scripts/bootstrap

# The program alone. Fonts, icons and search are prepared meanwhile.
build:
	@Scripts/bootstrap packages
	@Scripts/bootstrap assets & assets=$$!; $(BUILD) --product vitrine || { wait $$assets; exit 1; }; wait $$assets

# The modules under Apple's names, which 'vitrine check --compile' needs and the program doesn't import.
modules:
	@$(BUILD) --modules

site: build ## build this project's own site from content/ into site/
	$(VITRINE) build

test: bootstrap ## build and run all tests; those of a name with FILTER=NotesTests
	@$(BUILD) --product vitrinePackageTests
	@Scripts/test $(FILTER)

check: ## run all checks, as before a release; 'make check-NAME' runs one of those that 'Scripts/check --list' names
	@Scripts/check

fidelity: bootstrap ## score the cases measured on Apple's pictures by rule and platform, and print what got worse
	@$(BUILD) --product vitrinePackageTests
	@Scripts/test FidelityTests

check-%:
	@Scripts/check $*

oracle: bootstrap ## compare fences with what the Swift compiler makes of the same code, 'make oracle PATHS="folder file.jsonl"' for others than the manual's
	@VITRINE_ORACLE=1 $(BUILD) --product VitrineOracle
	.build/debug/VitrineOracle $(or $(PATHS),content random:300)

library: bootstrap ## compare 22,000 expressions over Swift's library with what the Swift compiler makes of them
	@$(BUILD) --product vitrinePackageTests
	@Tests/Oracle/Library/run

public: build modules ## evaluate whole files of public repositories that the Swift compiler accepts, 'make public PATHS="clone folder"' for others than the list's
	Tests/Public/check.py $(VITRINE) $(PATHS)

memory: build ## check that programs which run for long don't grow
	Tests/Memory/check.py $(VITRINE)

browser: site ## look at a page of each kind with a real browser; at all with PAGES=--all
	Tests/Browser/run site $(PAGES)

serve: build ## build the site, serve it, and rebuild it whenever a note changes
	$(VITRINE) serve

generate: bootstrap ## write the bindings anew that are made of VitrineUI's declarations
	@$(BUILD) --product BindingGenerator
	.build/debug/BindingGenerator

release: bootstrap ## build the optimized program
	@$(RELEASE_BUILD) --product vitrine
	@$(RELEASE_BUILD) --modules

bench: release ## measure the optimised program (the first build takes 15 to 30 minutes)
	@$(RELEASE_BUILD) --product VitrineBenchmarks
	@Scripts/bench $(RELEASE) $(FENCES)
	@Scripts/bootstrap bench
	@Benchmarks/run $(RELEASE) .build-release/release/VitrineBenchmarks $(FENCES)

install: release ## install the program into PREFIX (default /usr/local)
	Scripts/install $(RELEASE) "$(DESTDIR)$(PREFIX)"
	rm -rf "$(DESTDIR)$(PREFIX)/share/vitrine/search" "$(DESTDIR)$(PREFIX)/share/vitrine/diagrams"
	if [ -d .tools/search ]; then cp -R .tools/search "$(DESTDIR)$(PREFIX)/share/vitrine/search"; fi
	if [ -d .tools/diagrams ]; then cp -R .tools/diagrams "$(DESTDIR)$(PREFIX)/share/vitrine/diagrams"; fi

dist: release ## make what people download: an archive, a Debian package, sums (on Debian; the first build takes 15 to 30 minutes)
	@Scripts/bootstrap dist
	@Scripts/dist/link .build-release/release $(DIST)/vitrine
	@Scripts/dist/pack $(DIST)/vitrine $(DIST)/out

fuzz: bootstrap ## look for inputs that do harm with libFuzzer, 'make fuzz SECONDS=600' for longer than two minutes a target
	Scripts/fuzz --seconds $(or $(SECONDS),120) $(TARGETS)

attack: build ## open every script vector in a real browser, with the content security policy and without
	@Tests/Browser/run --attack $(VITRINE) $(ATTACK)

books: ## build the manual as EPUB and PDF with BOOKS=PROGRAM, and have epubcheck, qpdf and Poppler judge them
	@Scripts/bootstrap books
	Tests/Books/check $(or $(BOOKS),$(VITRINE))

shards: build ## build a site in eight shards with a shared cache, and merge them
	@Scripts/bootstrap shards
	python3 Tests/Shards/check.py $(VITRINE)

examples: ## build the package in Examples/, test it, and draw its views into Examples/drawings
	@Scripts/bootstrap
	cd Examples && $(SWIFT) build --build-tests && $(SWIFT) test --skip-build && .build/debug/Draw drawings

docs: bootstrap ## make the documentation of the library with DocC
	@$(BUILD) --target VitrineTesting
	@Scripts/documentation

format: ## format the sources
	$(SWIFT) format -i -r Package.swift Sources Tests Benchmarks Examples/Package.swift Examples/Sources Examples/Tests

lint: ## check the formatting
	$(SWIFT) format lint --strict -r Package.swift Sources Tests Benchmarks Examples/Package.swift Examples/Sources Examples/Tests

clean: ## remove everything that was built
	rm -rf .build .build-release $(DIST) .build-fuzz .build-assets .fuzz .tools site Examples/.build Examples/drawings
