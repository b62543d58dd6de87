#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "words/embedded.hpp"

// The tests read English.
int main(int argc, char** argv) {
    switchbox::words::use_embedded("en");
    return doctest::Context(argc, argv).run();
}
