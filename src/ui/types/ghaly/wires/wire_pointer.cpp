#include "ui/types/ghaly/wires/wire_pointer.hpp"

#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/commands.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"

namespace switchbox::ui {
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
