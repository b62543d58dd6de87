#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include "languages.hpp"
#include "words/words.hpp"

// The tests read English.
int main(int argc, char** argv) {
    for (const auto& file : switchbox::embedded::languages()) {
        if (file.code == "en") switchbox::words::use(switchbox::words::Language(file.text));
    }
    return doctest::Context(argc, argv).run();
}
