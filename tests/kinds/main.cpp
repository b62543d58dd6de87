#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "solve/large/split.hpp"
#include "words/embedded.hpp"

switchbox::solve::SplitMaker switchbox::solve::split_maker() { return nullptr; }

int main(int argc, char** argv) {
    switchbox::words::use_embedded("en");
    return doctest::Context(argc, argv).run();
}
