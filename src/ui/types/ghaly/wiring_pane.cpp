#include "ui/types/ghaly/wiring_pane.hpp"

#include <algorithm>
#include <array>

#include "i18n/words.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"

namespace switchbox::ui {
namespace {

// Words and facts under each other, from the top of a room.
class TextColumn {
  public:
    TextColumn(const Frame& frame, Rect room) : frame_(frame), room_(room) {}

    void words(Type type, Colour ink, std::string_view text, float below) {
        frame_.paint.paragraph(type, room_.min(), ink, text, room_.width);
        cut_top(room_, frame_.paint.paragraph_height(type, text, room_.width) + below);
    }
    void fact(std::string_view name, std::string_view value) {
        words(Type::caption, frame_.theme().muted, name, 0);
        words(Type::mono, frame_.theme().text, value, 10);
    }
    // Two lines whose columns belong together, in as many pieces as they need to fit.
    void two_lines(const std::array<std::string, 2>& lines, std::size_t columns) {
        const std::size_t across = (lines[0].size() + 1) / columns;
        const float letter = frame_.paint.measure(Type::mono, "0").x;
        const auto fits = static_cast<std::size_t>(room_.width / letter) / across;
        const std::size_t piece = std::max<std::size_t>(fits, 1) * across;
        for (std::size_t from = 0; from < lines[0].size(); from += piece) {
            words(Type::mono, frame_.theme().muted, lines[0].substr(from, piece), 0);
            words(Type::mono, frame_.theme().text, lines[1].substr(from, piece), 6);
        }
        cut_top(room_, 4);
    }
    Rect& room() { return room_; }

  private:
    const Frame& frame_;
    Rect room_;
};

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

std::string parity(std::size_t inversions) {
    return say(inversions % 2 == 0 ? "view.pane.wiring.even" : "view.pane.wiring.odd", inversions);
}

void wiring_facts(const Frame& frame, TextColumn& column) {
    const machine::GhalyMachine& ghaly = *machine::ghaly_in(frame.game.machine());
    const WiringWords words = wiring_words(machine::wiring_of(frame.game.position().presses));
    column.words(Type::caption, frame.theme().muted, say("view.pane.wiring.permutation"), 0);
    column.two_lines(words.two_lines, 2 * static_cast<std::size_t>(ghaly.size()));
    column.fact(say("view.pane.wiring.one-line"), words.one_line);
    column.fact(say("view.pane.wiring.cycles"), words.cycles);
    column.fact(say("view.pane.wiring.inversions"), parity(words.inversions));
    column.fact(say("view.pane.wiring.support"), words.support);
    column.fact(say("view.pane.wiring.sigma"), machine::format_cycles(ghaly.codes().sigma));
    column.fact(say("view.pane.wiring.tau"), machine::format_cycles(ghaly.codes().tau));
}

float wiring_view(const Frame& frame, Rect room) {
    const float top = room.y;
    diagram_chips(frame, room);
    TextColumn column(frame, room);
    column.words(Type::body, frame.theme().text, current_wire_words(frame.game, frame.state), 16);
    wiring_facts(frame, column);
    offer(frame, Command::codes, column.room());
    offer(frame, Command::results, column.room());
    return column.room().y - top;
}

std::string wiring_line(const PaneSources& sources) {
    return current_wire_words(sources.game, sources.state);
}

}  // namespace

const PaneFace& wiring_face() {
    static constexpr PaneFace face{.kind = PaneKind::wiring,
                                   .name = "view.pane.wiring.name",
                                   .show = "view.mirror.show.wiring",
                                   .view = wiring_view,
                                   .line = wiring_line,
                                   .speaks_of_pointed = true};
    return face;
}

}  // namespace switchbox::ui
