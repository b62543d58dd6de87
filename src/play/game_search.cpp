#include "play/game_search.hpp"

namespace switchbox::play {

Result<Puzzle> finish(GameSearch& search) {
    constexpr std::uint64_t budget = 1U << 20U;
    while (!search.is_done()) search.advance(budget);
    return search.result();
}

}  // namespace switchbox::play
