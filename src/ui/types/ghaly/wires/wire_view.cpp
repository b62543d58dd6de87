#include "ui/types/ghaly/wires/wire_view.hpp"

#include <utility>

#include "i18n/words.hpp"
#include "machine/notation.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"
#include "ui/types/ghaly/wires/wires.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view transmitter_prefix = "transmitter-";
constexpr std::string_view generator_prefix = "generator-";
constexpr double turn_time = 0.18;

const machine::GhalyMachine& ghaly_of(const game::Game& game) { return *machine::ghaly_in(game.machine()); }

// Returns how far the wires of the last pressed cell have turned, 0 .. 1.
float turn_of(const BoardDrawContext& stage) {
    const double age = stage.motion.since_press();
    if (stage.motion.is_reduced() || age >= turn_time) return 1;
    stage.motion.go_on_for(0.05);
    const auto share = static_cast<float>(age / turn_time);
    return 1 - (1 - share) * (1 - share);
}

WireScene scene_of(const BoardDrawContext& stage) {
    const WireState& wires = stage.state.wires;
    const float turn = turn_of(stage);
    return {ghaly_of(stage.game),
            stage.game.position().presses,
            stage.layout.board,
            wires.transmitters,
            wires.generators,
            wires.lit,
            turn < 1 ? stage.motion.last_pressed() : std::nullopt,
            turn};
}

void draw_dragged(const BoardDrawContext& stage, const WireScene& scene) {
    if (!stage.state.wires.dragged) return;
    const WireEnd end = *stage.state.wires.dragged;
    Rect box = code_rect(scene.board, scene.machine.size(), end);
    const ImVec2 at = stage.pointer.at;
    box.x = at.x - box.width / 2;
    box.y = at.y - box.height / 2;
    draw_code(stage.paint, scene, end, box, CodeLook::current);
}

}  // namespace

void keep_wires(const game::Game& game, UiState& state) {
    const machine::GhalyMachine* ghaly = machine::ghaly_in(game.machine());
    const int size = ghaly == nullptr ? 0 : ghaly->size();
    if (state.modal.open == Modal::codes && state.codes.size != size) state.modal.open = Modal::none;
    WireState& wires = state.wires;
    if (wires.size == size) return;
    wires = {size, wires.shown, wires.transmitters, wires.generators, {}, {}, {}, 0};
}

void wire_view(const BoardDrawContext& stage) {
    const WireScene scene = scene_of(stage);
    draw_wires(stage.paint, scene);
    draw_codes(stage.paint, scene, stage.state.wires.end, stage.state.wires.dragged);
    draw_dragged(stage, scene);
    const FocusState& focus = stage.state.focus;
    const auto end = end_of(focus.id, ghaly_of(stage.game).size());
    if (!end || !focus.visible) return;
    const Rect box = code_rect(scene.board, scene.machine.size(), *end);
    stage.paint.stroke(box.inset(-5), stage.theme().text, 9, 2);
}

void draw_single_wire(const BoardDrawContext& stage, std::size_t transmitter) {
    WireScene scene = scene_of(stage);
    scene.transmitters = false;
    scene.generators = false;
    scene.highlight = {transmitter, std::nullopt, std::nullopt};
    draw_wires(stage.paint, scene);
    draw_lit_numbers(stage.paint, scene);
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

std::string end_name(const game::Game& game, const machine::Wiring& wiring, WireEnd end) {
    const machine::GhalyMachine& ghaly = ghaly_of(game);
    const bool transmitter = end.kind == WireEnd::Kind::transmitter;
    const int code = transmitter ? ghaly.transmitter_code(end.number) : ghaly.generator_code(end.number);
    const std::size_t other = transmitter ? wiring.exit_of[end.number] : wiring.origin_of[end.number];
    return say(transmitter ? "view.wires.transmitter-name" : "view.wires.generator-name", end.number + 1,
               place_words(end, ghaly.size()), code_text(code, ghaly.size()), other + 1);
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

std::string current_wire_words(const game::Game& game, const UiState& state) {
    const std::string words = wire_words(ghaly_of(game), game.position().presses, state.wires.lit);
    return words.empty() ? say("view.wires.point") : words;
}

}  // namespace switchbox::ui
