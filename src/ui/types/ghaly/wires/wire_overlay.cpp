#include "ui/types/ghaly/wires/wire_overlay.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "types/ghaly/model/wiring.hpp"
#include "ui/access/mirror_tree.hpp"
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

// Lights its path, as a click on it does.
void light_end(Turn& turn, std::string_view id) {
    const int size = turn.game.machine().lamps().rows;
    const WireEnd end = *end_of(id, size);
    const std::vector<WireEnd> ends = wire_ends(size);
    WireState& wires = turn.change().wires;
    wires.cursor = static_cast<std::size_t>(std::find(ends.begin(), ends.end(), end) - ends.begin());
    wires.lit = highlight_of(end);
}

void move_along_ends(Turn& turn, int by) {
    UiState& state = turn.change();
    const int size = turn.game.machine().lamps().rows;
    const std::vector<WireEnd> ends = wire_ends(size);
    const auto here = std::find(ends.begin(), ends.end(), *end_of(state.focus.id, size)) - ends.begin();
    const auto count = static_cast<int>(ends.size());
    state.wires.cursor = static_cast<std::size_t>((static_cast<int>(here) + by + count) % count);
    state.focus.id = end_id(ends[state.wires.cursor]);
    state.focus.visible = true;
}

// Writes the codes at the edges of the board, what is lit, and the wiring.
void mirror_wires(MirrorTree& tree) {
    const MirrorSources& sources = tree.sources();
    const game::Game& game = sources.game;
    tree.add("wire-ends", "", "group", say("view.mirror.wire-ends"));
    const machine::Wiring wiring = machine::wiring_of(game.position().presses);
    for (const WireEnd end : wire_ends(game.machine().lamps().rows))
        tree.control(end_id(end), "wire-ends", "button", end_name(game, wiring, end));
    MirrorNode& path = tree.add("wire-path", "", "region", say("view.mirror.wire-path"));
    path.text = lit_wire_words(game, sources.state);
    path.attributes.emplace_back("aria-live", "polite");
    tree.add("wiring", "", "region", say("view.mirror.wiring")).text = wiring_sentences(game);
}

}  // namespace

const BoardOverlay wire_overlay{.margin = wire_margin,
                                .keep = keep_wires,
                                .draw = wire_view,
                                .draw_part = draw_single_wire,
                                .arrange = arrange_codes,
                                .has = is_wire_end,
                                .point = point_at_wires,
                                .focus = focus_on_wires,
                                .stop = wire_stop,
                                .move = move_along_ends,
                                .activate = light_end,
                                .mirror = mirror_wires};

}  // namespace switchbox::ui
