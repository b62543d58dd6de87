#include "types/cube/model/cube_machine.hpp"

#include <array>

#include "machine/colours.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::machine {
namespace {

constexpr std::array<std::string_view, cube_faces> face_names{"cube.face.up",    "cube.face.right",
                                                              "cube.face.front", "cube.face.down",
                                                              "cube.face.left",  "cube.face.back"};
constexpr std::array<std::string_view, 3> turn_ways{"cube.turn.clockwise", "cube.turn.half",
                                                    "cube.turn.counter-clockwise"};

// Returns the solved cube in the colours and orientation of the start; the default one if that is no cube.
Stickers solved_like(const Stickers& start) {
    const auto names = colour_scheme_of(start);
    const Stickers solved = solved_stickers(start.side);
    return names ? renamed(solved, inverse(*names)) : solved;
}

}  // namespace

CubeMachine::CubeMachine(const CubeVariant& form, const Picture& start)
    : form_(form),
      start_(stickers_on(start)),
      solved_(solved_like(start_)),
      buttons_(turn_sites(form)),
      lamps_(net_sites(form.side)) {}

Point CubeMachine::turn_middle_of(std::size_t button) const { return turn_middle(form_, button); }

double CubeMachine::button_radius() const { return turn_radius(form_); }

Turn CubeMachine::turn_of_button(std::size_t button) const { return turn_on(form_, button); }

Message CubeMachine::button_place(std::size_t button) const {
    return verbatim(format_turn(turn_of_button(button)));
}

Message CubeMachine::button_words(std::size_t button) const {
    const Turn turn = turn_of_button(button);
    return tell(turn_ways.at(turn.quarters - 1U), format_turn(turn),
                tell(face_names.at(static_cast<std::size_t>(turn.face))));
}

std::string CubeMachine::button_label(std::size_t button) const {
    return format_turn(turn_of_button(button));
}

std::string CubeMachine::lamp_label(std::size_t lamp) const {
    const PieceFacet facet = piece_facet_at(form_.side, net_position(form_.side, lamp));
    if (facet.kind == PieceKind::corner) return std::to_string(corner_numbers[facet.place][facet.number]);
    if (facet.kind == PieceKind::edge) return std::to_string(edge_numbers[facet.place][facet.number]);
    return {face_letters[facet.place]};
}

Message CubeMachine::lamp_place(std::size_t lamp) const {
    return facet_name(form_.side, net_position(form_.side, lamp));
}

int CubeMachine::colour_of(int state) const {
    return colour_of_face(form_.colours, static_cast<std::size_t>(state));
}

Message CubeMachine::state_name(int state) const { return colour_name(colour_of(state)); }

std::string CubeMachine::face(int state) const { return colour_letter(colour_of(state)); }

int CubeMachine::period_of(std::size_t button) const { return turn_of_button(button).quarters == 2 ? 2 : 4; }

State CubeMachine::initial_state() const { return State::filled(cube_state_shape(form_.side), 0); }

void CubeMachine::step(State& state, std::size_t button, int times) const {
    Pieces pieces = pieces_in(state);
    for (int i = 0; i < times % period_of(button); ++i) pieces = turned(pieces, turn_of_button(button));
    state = state_of(pieces, form_.side);
}

Stickers CubeMachine::stickers_in(const State& state) const { return moved(start_, pieces_in(state)); }

Picture CubeMachine::picture(const State& state) const { return net_of(stickers_in(state)); }

std::vector<std::size_t> CubeMachine::changes(const State& state, std::size_t button) const {
    State after = state;
    step(after, button, 1);
    return different_cells(picture(state).cells, picture(after).cells);
}

std::size_t CubeMachine::count_wrong(const Picture& shown, const Picture& /*target*/) const {
    return count_different(shown.cells, net_of(solved_).cells);
}

std::optional<std::uint8_t> CubeMachine::wanted(std::size_t lamp, const Picture& /*target*/) const {
    return solved_.colours[net_position(form_.side, lamp)];
}

const CubeMachine* cube_in(const Machine& machine) {
    return machine.type() == cube_id ? static_cast<const CubeMachine*>(&machine) : nullptr;
}

}  // namespace switchbox::machine
