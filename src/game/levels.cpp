#include "game/levels.hpp"

#include <algorithm>
#include <iterator>
#include <vector>

#include "game/progress_check.hpp"
#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {
namespace {

constexpr std::size_t most_extra_presses = 2;  // for two stars

struct LevelPuzzle {
    const Level* level = nullptr;
    std::optional<Puzzle> puzzle;  // nullopt if this program lacks the machine
};

std::vector<LevelPuzzle> read_levels() {
    std::vector<LevelPuzzle> all;
    for (const Chapter& chapter : chapters()) {
        for (const Level& level : chapter.levels) {
            all.push_back({&level, std::nullopt});
            if (const auto position = parse_share_code(level.code)) all.back().puzzle = position->puzzle;
        }
    }
    return all;
}

// Returns the levels of all chapters in order.
const std::vector<LevelPuzzle>& all_levels() {
    static const std::vector<LevelPuzzle> all = read_levels();
    return all;
}

std::size_t index_of(const Level& level) {
    const std::vector<LevelPuzzle>& all = all_levels();
    const auto here = std::find_if(all.begin(), all.end(),
                                   [&](const LevelPuzzle& each) { return each.level->id == level.id; });
    return static_cast<std::size_t>(here - all.begin());
}

bool belongs_to(const LevelPuzzle& each, std::string_view machine) {
    return each.puzzle && each.puzzle->machine->id() == machine;
}

// Returns the first level without a star among the levels at `first` to `first + count - 1`, from `here` on,
// where the first one follows the last; nullptr if all have one.
const Level* next_unsolved(std::size_t first, std::size_t count, std::size_t here,
                           const Statistics& statistics) {
    for (std::size_t step = 0; step < count; ++step) {
        const Level& level = *all_levels()[first + (here - first + step) % count].level;
        if (stars_at(level, statistics) == 0) return &level;
    }
    return nullptr;
}

// Returns the first level without a star in the first chapter that begins with the machine, and in those
// after it as long as they do; nullptr if there is none.
const Level* next_in_chapters_of(std::string_view machine, const Statistics& statistics) {
    bool is_there = false;
    for (const Chapter& chapter : chapters()) {
        const std::size_t first = index_of(chapter.levels.front());
        const bool is_its_own = belongs_to(all_levels()[first], machine);
        if (is_there && !is_its_own) return nullptr;
        is_there = is_its_own;
        if (!is_there) continue;
        const Level* next = next_unsolved(first, chapter.levels.size(), first, statistics);
        if (next != nullptr) return next;
    }
    return nullptr;
}

// Returns the fewest presses of the game's puzzle; nullopt if they are not known.
std::optional<std::size_t> fewest_possible(const Game& game) {
    const Level* level = level_of(game.puzzle());
    return level == nullptr ? par(game) : std::optional(level->fewest);
}

}  // namespace

std::size_t level_count() { return all_levels().size(); }

const Level* find_level(std::string_view id) {
    for (const LevelPuzzle& each : all_levels()) {
        if (each.level->id == id) return each.level;
    }
    return nullptr;
}

const Level* level_of(const Puzzle& puzzle) {
    for (const LevelPuzzle& each : all_levels()) {
        // The start alone, which costs least to compare, tells most puzzles apart.
        if (each.puzzle && each.puzzle->start == puzzle.start && *each.puzzle == puzzle) return each.level;
    }
    return nullptr;
}

std::size_t number_of(const Level& level) { return index_of(level) + 1; }

const Chapter& chapter_of(const Level& level) {
    const auto has_level = [&](const Chapter& chapter) {
        return std::any_of(chapter.levels.begin(), chapter.levels.end(),
                           [&](const Level& each) { return each.id == level.id; });
    };
    return *std::find_if(chapters().begin(), chapters().end(), has_level);
}

const Level* level_after(const Level& level) {
    const std::size_t next = index_of(level) + 1;
    return next < all_levels().size() ? all_levels()[next].level : nullptr;
}

const Level& level_at(std::size_t number) { return *all_levels().at(number - 1).level; }

int stars_at(const Level& level, const Statistics& statistics) {
    const auto stars = statistics.stars.find(level.id);
    return stars == statistics.stars.end() ? 0 : stars->second;
}

const Level* first_unsolved(const Statistics& statistics) {
    for (const LevelPuzzle& each : all_levels()) {
        if (stars_at(*each.level, statistics) == 0) return each.level;
    }
    return nullptr;
}

std::size_t solved_levels(const Statistics& statistics) {
    const std::vector<LevelPuzzle>& all = all_levels();
    return static_cast<std::size_t>(std::count_if(all.begin(), all.end(), [&](const LevelPuzzle& each) {
        return stars_at(*each.level, statistics) != 0;
    }));
}

std::size_t count_stars(const Statistics& statistics) {
    std::size_t stars = 0;
    for (const LevelPuzzle& each : all_levels())
        stars += static_cast<std::size_t>(stars_at(*each.level, statistics));
    return stars;
}

MachineProgress progress_on(std::string_view machine, const Statistics& statistics) {
    MachineProgress progress;
    for (const LevelPuzzle& each : all_levels()) {
        if (!belongs_to(each, machine)) continue;
        const bool is_solved = stars_at(*each.level, statistics) != 0;
        ++progress.levels;
        progress.solved += is_solved ? 1 : 0;
        if (!is_solved && progress.next == nullptr) progress.next = each.level;
    }
    return progress;
}

const Level* level_to_continue(const Puzzle& in_play, const Statistics& statistics) {
    const Level* level = level_of(in_play);
    if (level == nullptr) {
        const Level* next = next_in_chapters_of(in_play.machine->id(), statistics);
        return next != nullptr ? next : first_unsolved(statistics);
    }
    const std::span<const Level> chapter = chapter_of(*level).levels;
    const std::size_t here = index_of(*level);
    const Level* next = next_unsolved(index_of(chapter.front()), chapter.size(), here, statistics);
    return next != nullptr ? next : next_unsolved(0, level_count(), here, statistics);
}

std::optional<int> stars_of(const Game& game, bool was_shown) {
    const Help& help = game.help();
    if (!game.is_won() || help.solution) return std::nullopt;
    if (was_shown) return 1;
    if (!game.is_solved()) return help.hints == 0 ? most_stars : 1;  // it was answered that nothing solves it
    const auto fewest = fewest_possible(game);
    if (!fewest) return 1;
    const std::uint64_t made = game.position().press_count;
    if (made <= *fewest && help.hints < 2) return help.hints == 0 ? most_stars : most_stars - 1;
    return help.hints == 0 && made <= *fewest + most_extra_presses ? most_stars - 1 : 1;
}

}  // namespace switchbox::game
