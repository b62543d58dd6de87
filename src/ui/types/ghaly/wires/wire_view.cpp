#include "ui/types/ghaly/wires/wire_view.hpp"

#include <algorithm>
#include <utility>

#include "i18n/words.hpp"
#include "machine/permutation_text.hpp"
#include "machine/text.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/commands.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"
#include "ui/types/ghaly/wires/wires.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view transmitter_prefix = "transmitter-";
constexpr std::string_view generator_prefix = "generator-";
constexpr double turn_time = 0.35;  // long enough to see both wires of a cell turn

const machine::GhalyMachine& ghaly_of(const game::Game& game) { return *machine::ghaly_in(game.machine()); }

// Returns how far the wires of the last pressed cell have turned, 0 .. 1.
float turn_of(const BoardDrawContext& stage) {
    const double age = stage.motion.since_press();
    if (stage.motion.is_reduced() || age >= turn_time) return 1;
    stage.motion.go_on_for(0.05);
    const auto share = static_cast<float>(age / turn_time);
    return 1 - (1 - share) * (1 - share);
}

// Returns the lit wires: the one that a hint names, except while the player points at a code or another cell.
WireHighlight highlight_in(const BoardDrawContext& stage) {
    const WireState& wires = stage.state.wires;
    const std::optional<std::size_t> named = stage.facts.why.explanation.transmitter;
    const std::optional<std::size_t> hint = stage.game.hint();
    const bool points_elsewhere = wires.end || (stage.pointer.over && stage.pointer.over != hint);
    if (points_elsewhere || !hint || !named) return wires.lit;
    return highlight_of({WireEnd::Kind::transmitter, *named});
}

WireScene scene_of(const BoardDrawContext& stage) {
    const WireState& wires = stage.state.wires;
    const float turn = turn_of(stage);
    return {ghaly_of(stage.game),
            stage.game.position().presses,
            stage.layout.board,
            wires.transmitters,
            wires.generators,
            highlight_in(stage),
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
    draw_end_numbers(stage.paint, scene);
    if (stage.game.machine().is_numbered()) draw_button_numbers(stage.paint, scene);
    draw_dragged(stage, scene);
    const FocusState& focus = stage.state.focus;
    const auto end = end_of(focus.id, ghaly_of(stage.game).size());
    if (!end || !focus.visible) return;
    const Rect box = code_rect(scene.board, scene.machine.size(), *end);
    stage.paint.stroke(box.inset(-5), stage.theme().text, 9, 2);
}

namespace {

// Returns the exit that the wire has after the press of a hint, if it is another one.
std::optional<WireEnd> exit_after_hint(const game::Game& game, std::size_t transmitter) {
    const std::optional<std::size_t> hint = game.hint();
    if (!hint) return std::nullopt;
    machine::PressGrid presses = game.position().presses;
    const std::size_t now = machine::wiring_of(presses).exit_of[transmitter];
    presses[*hint] = presses[*hint] == 0 ? 1 : 0;
    const std::size_t then = machine::wiring_of(presses).exit_of[transmitter];
    if (then == now) return std::nullopt;
    return WireEnd{WireEnd::Kind::generator, then};
}

}  // namespace

void draw_single_wire(const BoardDrawContext& stage, std::size_t transmitter) {
    WireScene scene = scene_of(stage);
    scene.transmitters = false;
    scene.generators = false;
    scene.highlight = {transmitter, std::nullopt, std::nullopt};
    draw_wires(stage.paint, scene);
    draw_lit_numbers(stage.paint, scene, exit_after_hint(stage.game, transmitter));
    if (stage.game.machine().is_numbered()) draw_button_numbers(stage.paint, scene);
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
    return say(transmitter ? "view.wires.transmitter-name"_id : "view.wires.generator-name"_id,
               end.number + 1, place_words(end, ghaly.size()), machine::code_text(code, ghaly.size()),
               other + 1);
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

namespace {

std::string wire_stop(const game::Game& game, const UiState& state) {
    const int size = game.machine().lamps().rows;
    if (end_of(state.focus.id, size)) return state.focus.id;
    const std::vector<WireEnd> ends = wire_ends(size);
    return end_id(ends[state.wires.cursor % ends.size()]);
}

bool is_wire_end(const game::Game& game, std::string_view id) {
    return end_of(id, game.machine().lamps().rows).has_value();
}

// Lights the path of an end, as a click on it does.
void light_end(InputContext& context, int end) {
    const std::vector<WireEnd> ends = wire_ends(context.game.machine().lamps().rows);
    WireState& wires = context.change().wires;
    wires.cursor = static_cast<std::size_t>(end);
    wires.lit = highlight_of(ends[wires.cursor]);
}

void move_along_ends(InputContext& context, int rows, int columns) {
    UiState& state = context.change();
    const int size = context.game.machine().lamps().rows;
    const std::vector<WireEnd> ends = wire_ends(size);
    const auto here = std::find(ends.begin(), ends.end(), *end_of(state.focus.id, size)) - ends.begin();
    const auto count = static_cast<int>(ends.size());
    state.wires.cursor = static_cast<std::size_t>((static_cast<int>(here) + rows + columns + count) % count);
    state.focus.id = end_id(ends[state.wires.cursor]);
    state.focus.visible = true;
}

// Adds the codes at the edges of the board, and the words about the lit wires.
void arrange_wires(const Frame& frame) {
    const game::Game& game = frame.game;
    const int size = game.machine().lamps().rows;
    const machine::Wiring wiring = machine::wiring_of(game.position().presses);
    const std::string stop = wire_stop(game, frame.state);
    {
        const Inside group(frame.arrange, {.id = "wire-ends",
                                           .role = Role::group,
                                           .name = say("view.mirror.wire-ends"),
                                           .move = move_along_ends,
                                           .is_through = true});
        int number = 0;
        for (const WireEnd end : wire_ends(size)) {
            const std::string id = end_id(end);
            frame.arrange.add({.id = id,
                               .rect = code_rect(frame.layout.board, size, end),
                               .role = Role::button,
                               .name = end_name(game, wiring, end),
                               .is_stop = id == stop,
                               .act = {light_end, number++}});
        }
    }
    frame.arrange.add_words({.id = "wire-path",
                             .rect = frame.layout.board,
                             .role = Role::region,
                             .name = say("view.mirror.wire-path"),
                             .text = current_wire_words(game, frame.state),
                             .is_live = true,
                             .is_through = true});
}

}  // namespace

const BoardOverlay wire_overlay{.margin = wire_margin,
                                .keep = keep_wires,
                                .draw = wire_view,
                                .draw_part = draw_single_wire,
                                .arrange = arrange_wires,
                                .has = is_wire_end,
                                .point = point_at_wires,
                                .focus = focus_on_wires};

namespace {

int size_of(const game::Game& game) { return machine::ghaly_in(game.machine())->size(); }

// Exchanges a dragged code with the code on the same edge over which it was released.
void let_go(InputContext& context, WireEnd taken, std::optional<WireEnd> over) {
    if (!over) return;
    const machine::GhalyCodes& codes = machine::ghaly_in(context.game.machine())->codes();
    const auto changed = exchanged(codes, taken, *over);
    if (changed && *changed != codes)
        context.requests.emplace_back(game::SetCodes{machine::choose_ghaly(*changed)});
}

// Returns the highlight of the end or the cell; `before` if there is neither.
WireHighlight highlight_at(const WireHighlight& before, std::optional<WireEnd> end,
                           std::optional<std::size_t> cell) {
    if (end) return highlight_of(*end);
    return cell ? WireHighlight{std::nullopt, std::nullopt, cell} : before;
}

}  // namespace

void point_at_wires(InputContext& context, const OverlayPointer& pointer) {
    const int size = size_of(context.game);
    if (!pointer.input.does_something()) return;
    const std::optional<WireEnd> over =
        pointer.is_free ? wire_end_at(context.layout.board, size, pointer.input.at) : std::nullopt;
    const std::optional<WireEnd> held = end_of(pointer.held, size);
    // If frames are slow, a code may be pressed, moved and released between two of them.
    if (held && pointer.input.released) let_go(context, *held, over);
    const bool drags = held && pointer.input.down && pointer.input.dragged;
    const WireState& before = context.state.wires;
    const std::optional<WireEnd> dragged = drags ? held : std::nullopt;
    const WireHighlight lit = highlight_at(before.lit, over, pointer.cell);
    if (before.end == over && before.dragged == dragged && before.lit == lit) return;
    WireState& wires = context.point().wires;
    wires.end = over;
    wires.dragged = dragged;
    wires.lit = lit;
}

void focus_on_wires(const game::Game& game, UiState& state) {
    const FocusState& focus = state.focus;
    const std::optional<WireEnd> end = end_of(focus.id, size_of(game));
    const bool on_board = focus.id == cell_id(focus.cursor);
    WireState& wires = state.wires;
    wires.end = end;
    wires.lit = highlight_at(wires.lit, end, on_board ? std::optional(focus.cursor) : std::nullopt);
}

}  // namespace switchbox::ui
