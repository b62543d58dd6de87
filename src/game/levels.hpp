// Levels: about 90 puzzles in chapters, each with one idea, from the first presses to the Rubik's cube. They
// are rows of data (levels.cpp, level_rows.cpp). A test proves each one.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"
#include "game/position.hpp"

namespace switchbox::game {

struct Statistics;

struct Level {
    std::string_view id;       // "merlin-3"; never changes, because saved stars are listed by it
    std::string_view code;     // share code of its opening
    MessageId<> title;         // "Two corners"
    MessageId<> idea;          // one sentence, the idea to find
    std::size_t fewest = 0;    // fewest presses; 0 if the level cannot be solved
    bool shows_wires = false;  // Ghaly's machine: opens with the wires drawn
    bool shows_chase = false;  // opens with the steps of chasing the lights beside it
};

struct Chapter {
    std::string_view id;      // "first-presses"
    MessageId<> title;        // "First presses"
    std::string_view lesson;  // id of a lesson that fits the chapter; empty if there is none
    std::span<const Level> levels;
    bool lesson_first = false;  // the lesson comes before the levels, else after them
};

// Returns all chapters in order.
[[nodiscard]] std::span<const Chapter> chapters();
[[nodiscard]] std::size_t level_count();
// Returns the level; nullptr if no level has the id.
[[nodiscard]] const Level* find_level(std::string_view id);
// Returns the level with this puzzle; nullptr if it is none.
[[nodiscard]] const Level* level_of(const Puzzle& puzzle);
// Returns the number of a level, counted from 1 over all chapters.
[[nodiscard]] std::size_t number_of(const Level& level);
[[nodiscard]] const Chapter& chapter_of(const Level& level);
// Returns the next level, also of the next chapter; nullptr after the last one.
[[nodiscard]] const Level* level_after(const Level& level);
// Returns the level with this number, 1..level_count().
[[nodiscard]] const Level& level_at(std::size_t number);
// Returns the stars of a level, 0 if it was never solved.
[[nodiscard]] int stars_at(const Level& level, const Statistics& statistics);
[[nodiscard]] std::size_t solved_levels(const Statistics& statistics);
// Returns the sum of the stars of all levels.
[[nodiscard]] std::size_t count_stars(const Statistics& statistics);
// Returns the first level without a star; nullptr if all have one.
[[nodiscard]] const Level* first_unsolved(const Statistics& statistics);
// Return the levels, and those with a star, whose machine has this id.
struct MachineProgress {
    std::size_t solved = 0;
    std::size_t levels = 0;
    const Level* next = nullptr;  // first level of the machine without a star; nullptr if all have one
};
[[nodiscard]] MachineProgress progress_on(std::string_view machine, const Statistics& statistics);

// Returns the level to go on with from the puzzle in play; nullptr if all levels have a star. If it is a
// level: this one, or if it has a star the next one without, first in its chapter. Otherwise the first one
// without a star in the chapters of its machine, or else in all.
[[nodiscard]] const Level* level_to_continue(const Puzzle& in_play, const Statistics& statistics);

inline constexpr int most_stars = 3;
// Returns the stars of a won game. 3: no help and the fewest presses, or the right answer "it cannot be
// solved" without help. 2: at most two presses more without help, or the fewest with one hint. 1: otherwise,
// and if the player saw the solution or answered wrongly before (`was_shown`). nullopt if the game is not won
// or if its solution was shown since it began.
[[nodiscard]] std::optional<int> stars_of(const Game& game, bool was_shown = false);

}  // namespace switchbox::game
