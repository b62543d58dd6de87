// Fresh puzzles of Ghaly's machine, on codes drawn anew (docs/theory.md, "Drawing a solvable machine at
// random").
#pragma once

#include <cstdint>
#include <optional>

#include "machine/ghaly/ghaly_machine.hpp"
#include "play/game_search.hpp"

namespace switchbox::play {

// A machine that can be solved to one colour, uniform over them; or over those whose shortest solution has
// `fewest` presses.
[[nodiscard]] std::optional<Error> problem_with_ghaly_game(int size, std::optional<std::size_t> fewest);
[[nodiscard]] Result<Puzzle> ghaly_puzzle(int size, std::uint64_t seed, std::optional<std::size_t> fewest);
// As likely as not one that cannot; of size 2 there is none.
[[nodiscard]] std::optional<Error> problem_with_ghaly_question(int size);
[[nodiscard]] Result<Puzzle> ghaly_question(int size, std::uint64_t seed);
// On larger boards it may take too long to find the way to a picture.
inline constexpr int largest_picture_game = 16;
[[nodiscard]] std::optional<Error> problem_with_ghaly_picture(int size, std::optional<std::size_t> fewest);
// A picture to match that the machine shows for random presses: of about half of the buttons on small boards,
// where the search for the nearest such board is quick, of few on large ones. With `fewest`, no fewer presses
// show it, which takes a search for each of the tries.
[[nodiscard]] std::unique_ptr<GameSearch> ghaly_picture_search(int size, std::uint64_t seed,
                                                               std::optional<std::size_t> fewest);

// Why the machine cannot be given these codes, if so.
[[nodiscard]] std::optional<Error> problem_with_codes(const machine::GhalyMachine& machine,
                                                      const machine::GhalyCodes& codes);

// What the machine shows for random presses.
[[nodiscard]] machine::Picture random_ghaly_picture(const machine::GhalyCodes& codes, std::uint64_t seed);

}  // namespace switchbox::play
