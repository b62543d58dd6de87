// Fuzz targets. Each accepts any bytes and aborts the program (base/result.hpp) if a check fails.
#pragma once

#include <span>
#include <string_view>

namespace switchbox::fuzz {

struct Target {
    std::string_view name;  // also the name of its folder in tests/fuzz/corpus
    void (*run)(std::string_view input);
};
[[nodiscard]] std::span<const Target> targets();

// Parsers of machine texts and games.
void read_rules(std::string_view input);
void read_grids(std::string_view input);
void read_permutations(std::string_view input);
void read_turns(std::string_view input);
void read_codes(std::string_view input);
void read_boards(std::string_view input);
void read_puzzles(std::string_view input);
void read_matrices(std::string_view input);
void read_actions(std::string_view input);
// Parsers of the kept data.
void read_saved_game(std::string_view input);
void read_settings(std::string_view input);
void read_statistics(std::string_view input);
void read_kept_data(std::string_view input);
// Parsers of language files and command lines.
void read_language(std::string_view input);
void run_arguments(std::string_view input);
// Plays actions on a game and on a slow, obvious reference game.
void play(std::string_view input);
// Drives the whole program by pointer, keys and accessibility tree.
void use_window(std::string_view input);

}  // namespace switchbox::fuzz
