#include "play/new_game.hpp"

namespace switchbox::play {

Result<Puzzle> new_puzzle_with(const machine::MachineChoice& choice, std::uint64_t seed, std::size_t fewest) {
    return new_puzzle(NewGame{choice, seed, fewest});
}

std::uint64_t daily_seed(Day day) {
    const int number = day.year * 10000 + day.month * 100 + day.day;
    return static_cast<std::uint64_t>(number);
}

}  // namespace switchbox::play
