// Conversion between a row's columns in order and a row of w striped words (striped_grid.hpp). Word j has the
// columns j, j + w, j + 2w ... at its bits 0, 1, 2 ...
#pragma once

#include <cstddef>
#include <cstdint>

namespace switchbox::solve {

// Converts entries that are 0 or 1 to striped words, and back. stripe_entries() requires words that are 0.
void stripe_entries(const std::uint8_t* entries, std::size_t columns, std::uint64_t* words,
                    std::size_t width);
void unstripe_entries(const std::uint64_t* words, std::size_t width, std::uint8_t* entries,
                      std::size_t columns);
// Converts plain words, whose column c is bit c mod 64 of word c / 64, to striped words, and back.
// stripe_words() requires words that are 0.
void stripe_words(const std::uint64_t* plain, std::size_t columns, std::uint64_t* words, std::size_t width);
void unstripe_words(const std::uint64_t* words, std::size_t width, std::uint64_t* plain, std::size_t columns);

}  // namespace switchbox::solve
