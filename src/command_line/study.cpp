#include "command_line/study.hpp"

#include <string>
#include <utility>

#include "solve/common/slices.hpp"

namespace switchbox::command_line {
namespace {

// After so much work it is known whether the whole search would take about an hour or more.
constexpr std::uint64_t first_work = std::uint64_t{1} << 26U;
constexpr std::uint64_t max_work = 4'000'000'000'000;

// By what the first work came to. Lit-only searches are never that large.
bool takes_too_long(const solve::Search& search) {
    return std::holds_alternative<solve::Several>(search.verdict()) &&
           search.progress() * static_cast<double>(max_work) < static_cast<double>(first_work);
}

// "410 to 1750 presses"
std::string known_so_far(const solve::Search& search) {
    const machine::PressGrid* best = solve::presses_of(search.verdict());
    if (best == nullptr)
        return search.bound() == 0 ? "" : std::to_string(search.bound()) + " presses or more";
    return std::to_string(search.bound()) + " to " + std::to_string(machine::weight(*best)) + " presses";
}

void go_on(solve::Search& search, const TimeLimit& time, Progress& progress) {
    const auto advance = [&](std::uint64_t work, auto known) {
        solve::advance_in_slices(
            search, work, [](const solve::Search& one) { return one.is_complete(); },
            [&](std::uint64_t /*done*/) { return progress.goes_on(search.progress(), known()); });
    };
    advance(first_work, [] { return std::string(); });
    if (!time && takes_too_long(search)) return;
    // How much work a picture of Ghaly's machine makes is not known beforehand.
    advance(time ? ~std::uint64_t{0} : max_work - first_work, [&] { return known_so_far(search); });
}

}  // namespace

Study::Study(play::Position studied)
    : position(std::move(studied)),
      machine(position.puzzle.machine->make_machine(position.puzzle.start)),
      picture(machine->picture(position.presses)),
      solver(*machine) {}

solve::Search search_on(const Study& study, Effort effort, Progress& progress, const TimeLimit& time) {
    const play::Position& position = study.position;
    solve::Search search =
        study.solver.ask(*study.machine, position.presses, position.puzzle.target, work_within(time));
    if (effort == Effort::whole && !search.is_complete()) go_on(search, time, progress);
    Interrupt::found();
    return search;
}

}  // namespace switchbox::command_line
