#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "i18n/embedded.hpp"

// The tests expect English texts.
int main(int argc, char** argv) {
    switchbox::i18n::use_embedded("en");
    return doctest::Context(argc, argv).run();
}
