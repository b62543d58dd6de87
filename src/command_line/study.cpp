#include "command_line/study.hpp"

#include <utility>

namespace switchbox::command_line {
namespace {

constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
// In nanoseconds or so: about an hour.
constexpr double most_work = 4e12;

// By what the first slice came to. Lit-only searches are never that large.
bool takes_too_long(const solve::Inquiry& inquiry) {
    return std::holds_alternative<solve::Several>(inquiry.verdict()) &&
           inquiry.progress() * most_work < static_cast<double>(slice);
}

void search(solve::Inquiry& inquiry, Progress& progress) {
    progress.show(0);
    inquiry.advance(slice);
    if (takes_too_long(inquiry)) return;
    // How much work a picture of Ghaly's machine makes is not known beforehand.
    for (auto work = static_cast<double>(slice); !inquiry.is_complete() && work < most_work;
         work += static_cast<double>(slice)) {
        progress.show(inquiry.progress());
        inquiry.advance(slice);
    }
}

}  // namespace

Study::Study(play::Position studied)
    : position(std::move(studied)),
      machine(machine::make_machine(position.puzzle.machine, position.puzzle.start)),
      picture(machine->picture(position.presses)),
      solver(*machine) {}

solve::Verdict verdict_on(const Study& study, Effort effort, Progress& progress) {
    const play::Position& position = study.position;
    solve::Inquiry inquiry = study.solver.ask(*study.machine, position.presses, position.puzzle.target);
    if (effort == Effort::whole && !inquiry.is_complete()) search(inquiry, progress);
    return inquiry.verdict();
}

}  // namespace switchbox::command_line
