#include "view/wires/wire_view.hpp"

#include <algorithm>
#include <utility>

#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"
#include "machine/permutation_text.hpp"
#include "view/frame/widgets.hpp"
#include "view/wires/wire_words.hpp"
#include "view/wires/wires.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view transmitter_prefix = "transmitter-";
constexpr std::string_view generator_prefix = "generator-";
constexpr double turn_time = 0.18;

const machine::GhalyMachine& ghaly_of(const Frame& frame) { return *frame.game.machine().ghaly(); }

// How far the wires of the cell that was pressed last have turned.
float turn_of(const Frame& frame) {
    const double age = frame.now - frame.state.pressed_at;
    if (frame.reduced_motion() || age >= turn_time) return 1;
    frame.animate_for(0.05);
    const auto share = static_cast<float>(age / turn_time);
    return 1 - (1 - share) * (1 - share);
}

WireScene scene_of(const Frame& frame) {
    const WireState& wires = frame.state.wires;
    const float turn = turn_of(frame);
    return {ghaly_of(frame),
            frame.game.position().presses,
            frame.layout.board,
            wires.transmitters,
            wires.generators,
            wires.lit,
            turn < 1 ? frame.state.last_pressed : std::nullopt,
            turn};
}

// The code under the pointer, and the one that it holds. Where frames are slow a code may be taken, moved and
// let go of between two of them.
void point_at_codes(Frame& frame) {
    WireState& wires = frame.state.wires;
    const int size = ghaly_of(frame).size();
    wires.end.reset();
    std::optional<WireEnd> let_go;
    wires.dragged.reset();
    for (const WireEnd end : wire_ends(size)) {
        const Rect box = code_rect(frame.layout.board, size, end);
        touch(frame, end_id(end), box, true);
        if (frame.covered) continue;
        if (ImGui::IsItemActive() && was_dragged()) wires.dragged = end;
        if (ImGui::IsItemDeactivated()) let_go = end;
    }
    if (frame.covered) return;
    const ImVec2 at = ImGui::GetIO().MousePos;
    wires.end = wire_end_at(frame.layout.board, size, at);
    if (!let_go || !wires.end) return;
    const auto codes = exchanged(ghaly_of(frame).codes(), *let_go, *wires.end);
    if (codes && *codes != ghaly_of(frame).codes()) frame.requests.emplace_back(play::SetCodes{*codes});
}

// Of pointer and keyboard the one that moved last says what is lit; it stays lit while neither moves.
void attend(Frame& frame, std::optional<std::size_t> cell) {
    const UiState& state = frame.state;
    WireState& wires = frame.state.wires;
    const ImGuiIO& io = ImGui::GetIO();
    const bool focus_moved = state.focus_visible && state.focus != wires.focus_seen;
    const bool pointer_moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0 || io.MouseDown[0];
    wires.focus_seen = state.focus_visible ? state.focus : "";
    if (focus_moved) wires.end = end_of(state.focus, ghaly_of(frame).size());
    if (!focus_moved && !pointer_moved) return;
    // The pointer may rest on another cell.
    if (focus_moved && state.focus == cell_id(state.cursor)) cell = state.cursor;
    if (wires.end) {
        wires.lit = highlight_of(*wires.end);
    } else if (cell) {
        wires.lit = {std::nullopt, std::nullopt, cell};
    }
}

void draw_dragged(const Frame& frame, const WireScene& scene) {
    if (!frame.state.wires.dragged) return;
    const WireEnd end = *frame.state.wires.dragged;
    Rect box = code_rect(scene.board, scene.machine.size(), end);
    const ImVec2 at = ImGui::GetIO().MousePos;
    box.x = at.x - box.width / 2;
    box.y = at.y - box.height / 2;
    draw_code(frame.paint, scene, end, box, CodeLook::attended);
}

}  // namespace

void keep_wires(const play::Game& game, UiState& state) {
    const machine::GhalyMachine* ghaly = game.machine().ghaly();
    const int size = ghaly == nullptr ? 0 : ghaly->size();
    if (state.overlay == Overlay::codes && state.codes.size != size) state.overlay = Overlay::none;
    WireState& wires = state.wires;
    if (wires.size == size) return;
    wires = {size, wires.shown, wires.transmitters, wires.generators, {}, {}, {}, 0, {}};
}

void wire_view(Frame& frame, std::optional<std::size_t> cell) {
    point_at_codes(frame);
    attend(frame, cell);
    const WireScene scene = scene_of(frame);
    draw_wires(frame.paint, scene);
    draw_codes(frame.paint, scene, frame.state.wires.end, frame.state.wires.dragged);
    draw_dragged(frame, scene);
    const std::string& focus = frame.state.focus;
    if (const auto end = end_of(focus, ghaly_of(frame).size())) {
        focus_ring(frame, focus, code_rect(scene.board, scene.machine.size(), *end).inset(-2), 6);
    }
}

void draw_single_wire(const Frame& frame, std::size_t transmitter) {
    WireScene scene = scene_of(frame);
    scene.transmitters = false;
    scene.generators = false;
    scene.highlight = {transmitter, std::nullopt, std::nullopt};
    draw_wires(frame.paint, scene);
}

std::string end_id(WireEnd end) {
    const bool transmitter = end.kind == WireEnd::Kind::transmitter;
    return std::string(transmitter ? transmitter_prefix : generator_prefix) + std::to_string(end.number + 1);
}

std::optional<WireEnd> end_of(std::string_view id, int size) {
    for (const auto& [prefix, kind] : {std::pair{transmitter_prefix, WireEnd::Kind::transmitter},
                                       std::pair{generator_prefix, WireEnd::Kind::generator}}) {
        if (id.substr(0, prefix.size()) != prefix) continue;
        const auto number = machine::parse_number(id.substr(prefix.size()));
        if (!number || *number == 0 || *number > 2 * static_cast<std::uint64_t>(size)) return std::nullopt;
        return WireEnd{kind, static_cast<std::size_t>(*number - 1)};
    }
    return std::nullopt;
}

std::string end_name(const machine::GhalyMachine& ghaly, const machine::Wiring& wiring, WireEnd end) {
    const bool transmitter = end.kind == WireEnd::Kind::transmitter;
    const int code = transmitter ? ghaly.transmitter_code(end.number) : ghaly.generator_code(end.number);
    const std::size_t other = transmitter ? wiring.exit_of[end.number] : wiring.origin_of[end.number];
    return (transmitter ? "Transmitter " : "Colour generator ") + std::to_string(end.number + 1) + ", " +
           place_words(end, ghaly.size()) + ", code " + code_text(code, ghaly.size()) +
           (transmitter ? ", leaves at exit " : ", meets transmitter ") + std::to_string(other + 1);
}

std::optional<machine::GhalyCodes> exchanged(const machine::GhalyCodes& codes, WireEnd a, WireEnd b) {
    if (edge_of(a, codes.size) != edge_of(b, codes.size)) return std::nullopt;
    machine::LowBits bits = machine::low_bits(codes);
    const auto size = static_cast<std::size_t>(codes.size);
    const bool transmitter = a.kind == WireEnd::Kind::transmitter;
    const bool first = a.number < size;
    std::vector<std::uint8_t>& edge =
        transmitter ? (first ? bits.left : bits.bottom) : (first ? bits.top : bits.right);
    std::swap(edge[a.number % size], edge[b.number % size]);
    return machine::codes_with(bits);
}

std::string wiring_sentences(const play::Game& game) {
    const machine::GhalyMachine& ghaly = *game.machine().ghaly();
    const WiringWords words = wiring_words(machine::wiring_of(game.position().presses));
    return "Wiring permutation " + words.cycles + ", in one line " + words.one_line + ", " +
           std::to_string(words.inversions) + " inversions. Support " + words.support + ". Sigma " +
           machine::format_cycles(ghaly.codes().sigma) + ", tau " +
           machine::format_cycles(ghaly.codes().tau) + ".";
}

std::string attended_words(const Frame& frame) {
    std::string words = wire_words(ghaly_of(frame), frame.game.position().presses, frame.state.wires.lit);
    if (!words.empty()) return words;
    return "Point at a cell, or at a code at the edge: its whole path lights up, with the sum that makes the "
           "colour. A code can be dragged to another place at its edge.";
}

}  // namespace switchbox::view
