#include "command_line/kind_answers.hpp"

#include <algorithm>
#include <array>

#include "command_line/cube/cube_answers.hpp"
#include "machine/cube/cube_kind.hpp"
#include "play/share_code.hpp"

namespace switchbox::command_line {
namespace {

machine::MachineChoice usual_cube() { return machine::choose_cube(); }

constexpr std::array all_answers{KindAnswers{machine::cube_id, usual_cube, solve_cube, show_cube,
                                             inspect_cube, draw_cube, open_cube, list_cube}};

}  // namespace

std::span<const KindAnswers> kinds_that_answer() { return all_answers; }

const KindAnswers* answers_of(std::string_view id) {
    const auto* const found = std::find_if(all_answers.begin(), all_answers.end(),
                                           [id](const KindAnswers& one) { return one.id == id; });
    return found == all_answers.end() ? nullptr : found;
}

const KindAnswers* answers_for(const MachineOptions& options) {
    const auto code = code_named(options.machine);
    if (!code) return answers_of(options.machine);
    const auto position = play::parse_share_code(*code, false);
    return position ? answers_of(position->puzzle.machine.id) : nullptr;
}

}  // namespace switchbox::command_line
