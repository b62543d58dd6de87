#include "types/cube/cube_type.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "types/cube/game/cube_games.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/coordinates.hpp"
#include "types/cube/solve/cube_certificate.hpp"
#include "types/cube/solve/cube_search.hpp"

namespace switchbox {

const machine::MachineType cube_type{.id = machine::cube_id,
                                     .parse = machine::parse_cube,
                                     .solving = &solve::cube_solving,
                                     .games = &game::cube_games};

}  // namespace switchbox

namespace switchbox::solve {
namespace {

using machine::CubeMachine;
using machine::Pieces;

// Converts a solution, which is a list of buttons, to turns.
machine::Turns turns_of(const CubeMachine& cube, const InOrder& way) {
    machine::Turns turns;
    for (const std::size_t button : way.order) turns.push_back(cube.turn_of_button(button));
    return turns;
}

std::size_t count_right(const RightPieces& right) {
    return static_cast<std::size_t>(std::count(right.corners.begin(), right.corners.end(), true) +
                                    std::count(right.edges.begin(), right.edges.end(), true));
}

std::string axis_letters(CubeAxis axis) {
    const auto first = static_cast<std::size_t>(axis);
    return {machine::face_letters[first], machine::face_letters[first + cube_axes]};
}

Message stage_words(const StageNow& stage, std::size_t right) {
    return tell(stage.stage == CubeStage::bring_home ? "cube.why.bring-home"_id : "cube.why.orient"_id,
                stage.left, right);
}

// Returns the meaning of the stage, and what the turn contributes to it.
Message stage_details(const StageNow& stage, machine::Turn turn, std::size_t then) {
    const std::string name = machine::format_turn(turn);
    if (stage.stage == CubeStage::bring_home) return tell("cube.why.bring-home.more", name, then);
    const std::string axis = axis_letters(stage.axis);
    return tell("cube.why.orient.more", name, axis.substr(0, 1), axis.substr(1), then);
}

std::vector<std::size_t> cells_of(const std::vector<CubePlace>& places, std::size_t side) {
    std::vector<std::size_t> cells;
    for (const CubePlace& place : places) {
        for (const std::uint8_t position : machine::place_positions(side, place.kind, place.place))
            cells.push_back(machine::net_cell(side, position));
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

// Explains the goal of the plan's current stage, and the turn's contribution to it.
Explanation why_in_stage(const CubeMachine& cube, const Pieces& pieces, const InOrder& way,
                         machine::Turn turn) {
    const StageNow stage = stage_of(pieces, turns_of(cube, way));
    const RightPieces now = right_pieces(pieces, stage.stage, stage.axis);
    const RightPieces then = right_pieces(machine::turned(pieces, turn), stage.stage, stage.axis);
    Explanation why;
    why.text = stage_words(stage, count_right(now));
    why.more = stage_details(stage, turn, count_right(then));
    why.stage = StageProgress{stage.stage == CubeStage::bring_home ? 2U : 1U, 2, count_right(now),
                              now.corners.size() + now.edges.size()};
    why.lamps = cells_of(places_of_gained(pieces, now, then), cube.form().side);
    if (!why.lamps.empty()) why.legend = tell("cube.legend.set-right");
    return why;
}

std::optional<Explanation> why_turn(const CubeMachine& cube, const Question& question, const InOrder& way,
                                    std::size_t button) {
    const auto assembly = machine::assembly_of(cube.stickers_in(question.presses));
    const bool is_next = !way.order.empty() && way.order.front() == button;
    if (!assembly || !is_next) return std::nullopt;
    const machine::Turn turn = cube.turn_of_button(button);
    if (!way.proved_fewest) return why_in_stage(cube, assembly->pieces, way, turn);
    Explanation why;
    why.lamps = cube.changes(question.presses, button);
    why.legend = tell("cube.legend.moved");
    why.text = tell("cube.why.shortest", machine::format_turn(turn), way.order.size());
    why.more = cube.form().side == 3 ? tell("cube.why.shortest.searched") : tell("cube.why.shortest.table");
    return why;
}

Explanation why_way(const CubeMachine& cube, const InOrder& way) {
    const std::string turns = machine::format_turns(turns_of(cube, way));
    return {tell(way.proved_fewest ? "cube.verdict.shortest"_id : "cube.verdict.found"_id, way.order.size(),
                 turns),
            {},
            {},
            {}};
}

std::optional<Explanation> why_cube_verdict(const Question& question, const Verdict& verdict) {
    const auto* way = std::get_if<InOrder>(&verdict);
    if (way == nullptr) return std::nullopt;
    return why_way(*machine::cube_in(question.machine), *way);
}

std::optional<Explanation> why_cube_turn(const Solver& /*solver*/, const Question& question,
                                         const Verdict& verdict, std::size_t button) {
    const auto* way = std::get_if<InOrder>(&verdict);
    if (way == nullptr) return std::nullopt;
    const CubeMachine& cube = *machine::cube_in(question.machine);
    auto why = why_turn(cube, question, *way, button);
    return why ? why : why_way(cube, *way);
}

}  // namespace

const TypeSolving cube_solving{.make_solver = make_cube_solver,
                               .why_press = why_cube_turn,
                               .why_verdict = why_cube_verdict,
                               .certificate_gap = cube_certificate_gap,
                               .certificate = cube_certificate};

}  // namespace switchbox::solve
