#include "cli/types/ghaly/ghaly_solutions.hpp"

#include <algorithm>

#include "solve/slices.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/ghaly_answers.hpp"
#include "types/ghaly/picture/picture_search.hpp"

namespace switchbox::cli {
namespace {

using machine::PressGrid;

std::vector<PressGrid> boards_that_show_target(const Study& study, std::size_t limit,
                                               ProgressLine& progress) {
    const game::Position& position = study.position;
    solve::PictureSearch search(machine::ghaly_in(*study.machine)->bits(), position.puzzle.target,
                                position.presses);
    solve::advance_in_slices(
        search, ~std::uint64_t{0},
        [](const solve::PictureSearch& one) { return one.best() || one.is_finished(); },
        [&](std::uint64_t /*done*/) { return progress.goes_on(search.progress()); });
    return search.all(limit);
}

}  // namespace

bool goes_for_one_colour(const game::Puzzle& puzzle) {
    const std::vector<std::uint8_t>& cells = puzzle.target.cells;
    return cells[0] != 0 &&
           std::all_of(cells.begin(), cells.end(), [&](std::uint8_t colour) { return colour == cells[0]; });
}

Solutions ghaly_solutions(const std::shared_ptr<const Study>& study, const PressGrid& shortest,
                          std::size_t limit, ProgressLine& progress) {
    const std::vector<PressGrid> boards = goes_for_one_colour(study->position.puzzle)
                                              ? solve::ghaly_in(study->solver())->all(limit)
                                              : boards_that_show_target(*study, limit, progress);
    std::vector<PressGrid> solutions;
    if (limit > 0) solutions.push_back(shortest);
    for (const PressGrid& board : boards) {
        if (solutions.size() >= limit) break;
        PressGrid missing = solve::difference(study->position.presses, board);
        if (missing != shortest) solutions.push_back(std::move(missing));
    }
    return {solutions.size(), [solutions](const std::function<bool(const PressGrid&)>& take) {
                for (const PressGrid& presses : solutions)
                    if (!take(presses)) return;
            }};
}

}  // namespace switchbox::cli
