#include "ui/types/ghaly/wires/wire_overlay.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "types/ghaly/model/wiring.hpp"
#include "ui/types/ghaly/wires/wire_pointer.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"

namespace switchbox::ui {
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

}  // namespace switchbox::ui
