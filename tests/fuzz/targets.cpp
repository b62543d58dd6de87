#include <array>

#include "target.hpp"

namespace switchbox::fuzz {

std::span<const Target> targets() {
    static constexpr std::array<Target, 17> all{{{"rules", read_rules},
                                                 {"grids", read_grids},
                                                 {"permutations", read_permutations},
                                                 {"turns", read_turns},
                                                 {"codes", read_codes},
                                                 {"boards", read_boards},
                                                 {"puzzles", read_puzzles},
                                                 {"matrices", read_matrices},
                                                 {"actions", read_actions},
                                                 {"saved_game", read_saved_game},
                                                 {"settings", read_settings},
                                                 {"statistics", read_statistics},
                                                 {"kept_data", read_kept_data},
                                                 {"language", read_language},
                                                 {"arguments", run_arguments},
                                                 {"play", play},
                                                 {"window", use_window}}};
    return all;
}

}  // namespace switchbox::fuzz
