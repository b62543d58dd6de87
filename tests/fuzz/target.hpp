// What is fuzzed: each target is given any bytes at all, and stops the program (base/require.hpp) where
// something is not as it has to be.
#pragma once

#include <span>
#include <string_view>

namespace switchbox::fuzz {

struct Target {
    std::string_view name;  // of its folder in tests/fuzz/corpus, too
    void (*run)(std::string_view input);
};
[[nodiscard]] std::span<const Target> targets();

// Texts of machines, and games.
void read_rules(std::string_view input);
void read_grids(std::string_view input);
void read_permutations(std::string_view input);
void read_turns(std::string_view input);
void read_codes(std::string_view input);
void read_puzzles(std::string_view input);
void read_actions(std::string_view input);
// What is kept.
void read_saved_game(std::string_view input);
void read_settings(std::string_view input);
void read_statistics(std::string_view input);
void read_kept_data(std::string_view input);
// What is said, and what is typed.
void read_language(std::string_view input);
void run_arguments(std::string_view input);
// Actions on a game, beside the same on a slow and obvious one.
void play(std::string_view input);
// The whole program, by pointer, keys and mirror.
void use_window(std::string_view input);

}  // namespace switchbox::fuzz
