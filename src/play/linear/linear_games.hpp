// Fresh puzzles of linear machines; new_game.hpp says what they are.
#pragma once

#include <cstdint>
#include <optional>

#include "machine/result.hpp"
#include "play/position.hpp"

namespace switchbox::play {

// As far as that is known without a search.
[[nodiscard]] std::optional<Error> problem_with_linear_game(const machine::MachineChoice& choice,
                                                            std::optional<std::size_t> fewest = std::nullopt);
[[nodiscard]] Error needs_no_more_than(std::size_t most);  // no game does
[[nodiscard]] Result<Puzzle> linear_puzzle(const machine::MachineChoice& choice, std::uint64_t seed);

// As likely as not its target cannot be reached. Where every board can be solved, and in lit-only play, there
// is no such game.
[[nodiscard]] std::optional<Error> problem_with_linear_question(const machine::MachineChoice& choice);
[[nodiscard]] Result<Puzzle> linear_question(const machine::MachineChoice& choice, std::uint64_t seed);

[[nodiscard]] machine::Picture linear_start(const machine::MachineChoice& choice,
                                            const machine::Picture& target, std::uint64_t seed);
[[nodiscard]] machine::Picture random_linear_picture(const machine::MachineChoice& choice,
                                                     std::uint64_t seed);

}  // namespace switchbox::play
