#include "ui/board/swatches.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/look/colour_tiles.hpp"

namespace switchbox::ui {
namespace {

constexpr float swatch_gap = 4;
constexpr float most_width = 72;

std::size_t count_state(const machine::Machine& machine, const machine::Picture& picture,
                        std::uint8_t state) {
    const std::vector<std::size_t> lamps = machine.lamp_sites().cells();
    return static_cast<std::size_t>(
        std::count_if(lamps.begin(), lamps.end(), [&](std::size_t lamp) { return picture[lamp] == state; }));
}

void draw_swatch(const Frame& frame, const Swatch& swatch, const Rect& place) {
    const machine::Machine& machine = frame.game.machine();
    const Colour face = tile_face(frame.theme(), machine.colour_of(swatch.state));
    const Rect tile = place.inset(4);
    spot(frame, swatch.id, place, true, 1);
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

std::vector<Swatch> swatches(const game::Game& game, const UiState& state) {
    if (!state.edit.on) return {};
    const machine::Machine& machine = game.machine();
    std::vector<Swatch> all;
    for (int i = 0; i < machine.lamp_states(); ++i) {
        const auto colour = static_cast<std::uint8_t>(i);
        all.push_back(
            {"swatch-" + std::to_string(i), colour, count_state(machine, game.shown(state.edit.side), colour),
             count_state(machine, game.shown(game::Side::target), colour), state.edit.brush == colour});
    }
    return all;
}

std::string swatch_words(const game::Game& game, const Swatch& swatch) {
    return say("cube.mirror.swatch", game.machine().state_name(swatch.state), swatch.found, swatch.wanted);
}

bool choose_swatch(Turn& turn, std::string_view id) {
    for (const Swatch& swatch : swatches(turn.game, turn.state)) {
        if (swatch.id != id) continue;
        std::optional<std::uint8_t>& brush = turn.change().edit.brush;
        brush = swatch.chosen ? std::nullopt : std::optional(swatch.state);
        return true;
    }
    return false;
}

void draw_swatches(const Frame& frame, const Rect& row) {
    const std::vector<Swatch> all = swatches(frame.game, frame.state);
    const float width = std::min(row.width / static_cast<float>(all.size()), most_width + swatch_gap);
    float x = row.x;
    for (const Swatch& swatch : all) {
        draw_swatch(frame, swatch, {x, row.y, width - swatch_gap, row.height});
        x += width;
    }
}

}  // namespace switchbox::ui
