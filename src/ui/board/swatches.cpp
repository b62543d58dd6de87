#include "ui/board/swatches.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/look/colour_tiles.hpp"

namespace switchbox::ui {
namespace {

constexpr float swatch_gap = 4;
constexpr float most_width = 72;

struct Swatch {
    std::uint8_t state = 0;
    std::size_t found = 0;   // lamps with this state
    std::size_t wanted = 0;  // lamps with this state in the target
    bool chosen = false;
};

std::size_t count_state(const game::Game& game, game::Side side, std::uint8_t state) {
    const std::vector<std::size_t> lamps = game.machine().lamp_sites().cells();
    const machine::Picture& picture = game.shown(side);
    return static_cast<std::size_t>(
        std::count_if(lamps.begin(), lamps.end(), [&](std::size_t lamp) { return picture[lamp] == state; }));
}

// Chooses a colour, or none if it was already chosen.
void choose_swatch(InputContext& context, int colour) {
    std::optional<std::uint8_t>& brush = context.change().edit.brush;
    const auto state = static_cast<std::uint8_t>(colour);
    brush = brush == state ? std::nullopt : std::optional(state);
}

void add_swatch(const Frame& frame, const Swatch& swatch, const Rect& place) {
    const machine::Machine& machine = frame.game.machine();
    const Colour face = tile_face(frame.theme(), machine.colour_of(swatch.state));
    const Rect tile = place.inset(4);
    spot(frame,
         {.id = "swatch-" + std::to_string(swatch.state),
          .rect = place,
          .role = Role::button,
          .name = say("cube.mirror.swatch", machine.state_name(swatch.state), swatch.found, swatch.wanted),
          .on = swatch.chosen,
          .act = {choose_swatch, swatch.state},
          .is_figure = true},
         1);
    frame.paint.fill(tile, face, 6);
    frame.paint.stroke(tile, frame.theme().edge, 6, 1);
    if (swatch.chosen) frame.paint.stroke(place.inset(1), frame.theme().accent, 8, 3);
    const Colour ink = ink_on(face);
    const ImVec2 middle = tile.centre();
    frame.paint.centred(Type::strong, {middle.x, middle.y - 7}, ink, machine.face(swatch.state), 1);
    frame.paint.centred(Type::caption, {middle.x, middle.y + 9}, ink,
                        say("cube.bar.swatch", swatch.found, swatch.wanted), 1);
}

}  // namespace

void add_swatches(const Frame& frame, const Rect& row) {
    const int count = frame.game.machine().lamp_states();
    const float width = std::min(row.width / static_cast<float>(count), most_width + swatch_gap);
    for (int i = 0; i < count; ++i) {
        const auto state = static_cast<std::uint8_t>(i);
        const Swatch swatch{state, count_state(frame.game, frame.state.edit.side, state),
                            count_state(frame.game, game::Side::target, state),
                            frame.state.edit.brush == state};
        add_swatch(frame, swatch,
                   {row.x + width * static_cast<float>(i), row.y, width - swatch_gap, row.height});
    }
}

}  // namespace switchbox::ui
