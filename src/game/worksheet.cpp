#include "game/worksheet.hpp"

#include <algorithm>
#include <utility>

#include "base/random.hpp"
#include "game/new_game.hpp"
#include "solve/solver.hpp"

namespace switchbox::game {
namespace {

constexpr int most_draws = 40;            // of a board that is not on the sheet yet
constexpr std::size_t most_ordered = 60;  // presses in order that fit below a board
constexpr std::uint64_t work_for_fewest = std::uint64_t{1} << 27U;
constexpr std::uint64_t work_for_any = std::uint64_t{1} << 34U;

// Solver of the last machine: most worksheets have one machine for all boards.
class SheetSolver {
  public:
    // Returns the board with a solution, the shortest that is found soon.
    Result<WorksheetBoard> solved(Puzzle puzzle) {
        const auto machine = puzzle.machine->make_machine(puzzle.start);
        if (!solver_ || !(choice_ == puzzle.machine)) {
            choice_ = puzzle.machine;
            solver_.emplace(*machine);
        }
        solve::Search search = solver_->ask(*machine, opening(puzzle).presses, puzzle.target);
        const auto is_complete = [](const solve::Search& one) { return one.is_complete(); };
        const auto is_answered = [](const solve::Search& one) {
            return one.is_complete() || solve::presses_of(one.verdict()) != nullptr;
        };
        const auto goes_on = [](std::uint64_t /*done*/) { return true; };
        solve::advance_in_slices(search, work_for_fewest, is_complete, goes_on);
        solve::advance_in_slices(search, work_for_any, is_answered, goes_on);
        std::vector<std::size_t> presses = solve::plan_of(search.verdict(), *machine);
        if (presses.empty()) return Error{tell("play.worksheet.no-solution")};
        if (machine->order_counts() && presses.size() > most_ordered)
            return Error{tell("play.worksheet.too-long", most_ordered)};
        return WorksheetBoard{std::move(puzzle), std::move(presses),
                              solve::is_proved_fewest(search.verdict())};
    }

  private:
    machine::MachineChoice choice_;
    std::optional<solve::Solver> solver_;
};

bool has(const std::vector<WorksheetBoard>& boards, const Puzzle& puzzle) {
    return std::any_of(boards.begin(), boards.end(),
                       [&](const WorksheetBoard& board) { return board.puzzle == puzzle; });
}

}  // namespace

std::optional<Error> problem_with_worksheet(const machine::MachineChoice& choice) {
    const machine::Shape lamps = choice->lamp_sites().shape;
    const machine::Shape buttons = choice->button_sites().shape;
    const int longest = std::max({lamps.rows, lamps.columns, buttons.rows, buttons.columns});
    if (longest > largest_worksheet_side)
        return Error{tell("play.worksheet.too-large", largest_worksheet_side)};
    return std::nullopt;
}

Result<Worksheet> make_worksheet(const NewGame& requested, std::size_t count, const MakePuzzle& make) {
    if (auto problem = problem_with_worksheet(requested.machine)) return *std::move(problem);
    Worksheet sheet{requested, {}, 0};
    SheetSolver solver;
    Random random(requested.seed);
    for (int draws = 1; sheet.boards.size() < count;) {
        NewGame one = requested;
        one.seed = random.next();
        auto puzzle = make(one);
        if (!puzzle) return puzzle.error();
        const bool is_repeated = has(sheet.boards, *puzzle);
        if (is_repeated && draws++ < most_draws) continue;
        auto board = solver.solved(*std::move(puzzle));
        if (!board) return board.error();
        sheet.boards.push_back(*std::move(board));
        sheet.repeats += is_repeated ? 1 : 0;
        if (!is_repeated) draws = 1;  // after a repeat the machine has few boards
    }
    return sheet;
}

Result<Worksheet> make_worksheet(const NewGame& requested, std::size_t count) {
    return make_worksheet(requested, count, [](const NewGame& one) { return new_puzzle(one); });
}

}  // namespace switchbox::game
