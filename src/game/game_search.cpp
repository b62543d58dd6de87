#include "game/game_search.hpp"

namespace switchbox::game {

Error no_game_with(std::size_t fewest, const Error& problem) {
    return Error{tell("play.new.fewest", std::to_string(fewest), problem.message)};
}

Result<Puzzle> finish(GameSearch& search) {
    constexpr std::uint64_t budget = 1U << 20U;
    while (!search.is_finished()) search.advance(budget);
    return search.result();
}

}  // namespace switchbox::game
