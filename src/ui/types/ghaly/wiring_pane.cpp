#include "ui/types/ghaly/wiring_pane.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "i18n/words.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"

namespace switchbox::ui {
namespace {

// Draws two lines with matching columns, in as many pieces as they need to fit.
void two_lines(const Frame& frame, const std::array<std::string, 2>& lines, std::size_t columns, Rect& room) {
    const std::size_t across = (lines[0].size() + 1) / columns;
    const float letter = frame.paint.measure(Type::mono, "0").x;
    const auto fits = static_cast<std::size_t>(room.width / letter) / across;
    const std::size_t piece = std::max<std::size_t>(fits, 1) * across;
    for (std::size_t from = 0; from < lines[0].size(); from += piece) {
        pane_words(frame, Type::mono, frame.theme().muted, lines[0].substr(from, piece), room, 0);
        pane_words(frame, Type::mono, frame.theme().text, lines[1].substr(from, piece), room, 6);
    }
    cut_top(room, 4);
}

void diagram_chips(const Frame& frame, Rect& room) {
    const float side = button_side(frame);
    Rect row = cut_top(room, side + 12);
    for (const Command command : {Command::transmitters, Command::generators}) {
        const std::string name = say(info(command).name());
        const float width = button_width(frame.paint, name, false);
        if (width > row.width) row = cut_top(room, side + 12);
        const Rect slice = cut_left(row, width + 4);
        const Rect place{slice.x, slice.y, width, side};
        Element element = command_element(frame, command, place, name);
        const bool on = element.on.value_or(false);
        control(frame, std::move(element), {.label = name, .look = Look::chip, .selected = on});
    }
}

void wiring_facts(const Frame& frame, Rect& room) {
    const machine::GhalyMachine& ghaly = *machine::ghaly_in(frame.game.machine());
    const WiringWords words = wiring_words(machine::wiring_of(frame.game.position().presses));
    pane_heading(frame, "wiring-permutation", say("view.pane.wiring.permutation"), room, 0);
    two_lines(frame, words.two_lines, 2 * static_cast<std::size_t>(ghaly.size()), room);
    const bool is_even = words.inversions % 2 == 0;
    const std::array<std::pair<Message, Message>, 6> facts{
        {{tell("view.pane.wiring.one-line"), verbatim(words.one_line)},
         {tell("view.pane.wiring.cycles"), verbatim(words.cycles)},
         {tell("view.pane.wiring.inversions"),
          tell(is_even ? "view.pane.wiring.even" : "view.pane.wiring.odd", words.inversions)},
         {tell("view.pane.wiring.support"), verbatim(words.support)},
         {tell("view.pane.wiring.sigma"), verbatim(machine::format_cycles(ghaly.codes().sigma))},
         {tell("view.pane.wiring.tau"), verbatim(machine::format_cycles(ghaly.codes().tau))}}};
    const float top = room.y;
    Message text;
    for (const auto& [name, value] : facts) {
        pane_words(frame, Type::caption, frame.theme().muted, say(name), room, 0);
        pane_words(frame, Type::mono, frame.theme().text, say(value), room, 10);
        text.values.emplace_back(tell("view.pane.fact", name, value));
    }
    add_region(frame, {"wiring", say("view.pane.wiring.name"), say(text)}, room, top, room.y);
}

float wiring_view(const Frame& frame, Rect room) {
    const float top = room.y;
    diagram_chips(frame, room);
    pane_words(frame, Type::body, frame.theme().text, current_wire_words(frame.game, frame.state), room, 16);
    wiring_facts(frame, room);
    offer(frame, Command::codes, room);
    offer(frame, Command::results, room);
    return room.y - top;
}

std::string wiring_line(const PaneSources& sources) {
    return current_wire_words(sources.game, sources.state);
}

}  // namespace

const PaneDefinition& wiring_face() {
    static constexpr PaneDefinition face{.kind = PaneKind::wiring,
                                         .name = "view.pane.wiring.name",
                                         .show = "view.mirror.show.wiring",
                                         .view = wiring_view,
                                         .line = wiring_line,
                                         .speaks_of_pointed = true};
    return face;
}

}  // namespace switchbox::ui
