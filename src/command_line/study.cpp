#include "command_line/study.hpp"

#include <string>
#include <utility>

namespace switchbox::command_line {
namespace {

constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
// In nanoseconds or so: about an hour.
constexpr double max_work = 4e12;

// By what the first slice came to. Lit-only searches are never that large.
bool takes_too_long(const solve::Search& search) {
    return std::holds_alternative<solve::Several>(search.verdict()) &&
           search.progress() * max_work < static_cast<double>(slice);
}

// "410 to 1750 presses"
std::string known_so_far(const solve::Search& search) {
    const machine::PressGrid* best = solve::presses_of(search.verdict());
    if (best == nullptr)
        return search.bound() == 0 ? "" : std::to_string(search.bound()) + " presses or more";
    return std::to_string(search.bound()) + " to " + std::to_string(machine::weight(*best)) + " presses";
}

void go_on(solve::Search& search, Progress& progress) {
    progress.show(0);
    search.advance(slice);
    if (takes_too_long(search)) return;
    // How much work a picture of Ghaly's machine makes is not known beforehand.
    for (auto work = static_cast<double>(slice);
         !search.is_complete() && work < max_work && Progress::goes_on();
         work += static_cast<double>(slice)) {
        progress.show(search.progress(), known_so_far(search));
        search.advance(slice);
    }
}

}  // namespace

Study::Study(play::Position studied)
    : position(std::move(studied)),
      machine(machine::make_machine(position.puzzle.machine, position.puzzle.start)),
      picture(machine->picture(position.presses)),
      solver(*machine) {}

solve::Search search_on(const Study& study, Effort effort, Progress& progress,
                        std::optional<std::uint64_t> picture_work) {
    const play::Position& position = study.position;
    solve::Search search =
        study.solver.ask(*study.machine, position.presses, position.puzzle.target, picture_work);
    if (effort == Effort::whole && !search.is_complete()) go_on(search, progress);
    return search;
}

}  // namespace switchbox::command_line
