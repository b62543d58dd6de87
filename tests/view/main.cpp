#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "solve/large/split.hpp"
#include "words/embedded.hpp"

// As the page has none, so that a long search is long.
switchbox::solve::SplitMaker switchbox::solve::split_maker() { return nullptr; }

// The tests read English.
int main(int argc, char** argv) {
    switchbox::words::use_embedded("en");
    return doctest::Context(argc, argv).run();
}
