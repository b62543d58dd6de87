#include "ui/types/ghaly/wiring_pane.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/permutation_text.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/look/appearance.hpp"
#include "ui/panes/why_pane.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"
#include "ui/types/ghaly/wires/wires.hpp"

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
          tell(is_even ? "view.pane.wiring.even"_id : "view.pane.wiring.odd"_id, words.inversions)},
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

void copy_wiring(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(CopyRequest{
        machine::format_program_cycles(machine::wiring_of(context.game.position().presses).exit_of),
        tell("view.pane.copied-permutation")});
}

// Draws how two codes make a colour.
void draw_colour_rule(const Frame& frame, Rect& room) {
    const std::string rule = say(colour_rule(frame.game.machine()));
    if (rule.empty()) return;
    const float top = room.y;
    pane_words(frame, Type::caption, frame.theme().muted, rule, room, 16);
    add_region(frame, {"wire-rule", say("view.pane.why.rule"), rule}, room, top, room.y);
}

// Draws the paper's formula for the lit wires.
void draw_formula(const Frame& frame, Rect& room) {
    const machine::GhalyMachine& ghaly = *machine::ghaly_in(frame.game.machine());
    const std::string words = wire_formula(ghaly, frame.game.position().presses, frame.state.wires.lit);
    if (words.empty()) return;
    const float top = room.y;
    pane_words(frame, Type::caption, frame.theme().muted, words, room, 16);
    add_region(frame, {"wire-formula", say("view.pane.wiring.formula"), words}, room, top, room.y);
}

float wiring_view(const Frame& frame, Rect room) {
    const float top = room.y;
    draw_level(frame, room);
    if (frame.game.hint()) draw_reason(frame, room);
    diagram_chips(frame, room);
    pane_words(frame, Type::body, frame.theme().text, current_wire_words(frame.game, frame.state), room, 16);
    draw_colour_rule(frame, room);
    // A level needs no more than its wires; the formula and the permutation are for other games.
    if (frame.facts.level != nullptr) return room.y - top;
    draw_formula(frame, room);
    wiring_facts(frame, room);
    pane_row(frame, {copy_permutation_item(copy_wiring)}, room, Look::raised);
    cut_top(room, 8);
    offer(frame, Command::codes, room);
    offer(frame, Command::results, room);
    return room.y - top;
}

std::string wiring_line(const PaneSources& sources) {
    // A hint is what the player asked for; the wires are on the board.
    if (sources.game.hint()) return say(sources.why.explanation.text);
    return current_wire_words(sources.game, sources.state);
}

}  // namespace

const PaneDefinition& wiring_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::wiring,
                                               .name = "view.pane.wiring.name",
                                               .show = "view.mirror.show.wiring",
                                               .view = wiring_view,
                                               .line = wiring_line,
                                               .room = room_of_reason,
                                               .peek = draw_reason_peek,
                                               .peek_has_line = true,
                                               .speaks_of_pointed = true};
    return definition;
}

namespace {

constexpr float wiring_side = 440;
constexpr float least_wired_cell = 46;  // fits the boxes of codes of five bits
constexpr float largest_wired_cell = 96;
constexpr float largest_code_type = 12;
constexpr float chip_share = 0.28F;  // share of a cell

struct WiringScene {
    const machine::GhalyMachine& machine;
    const machine::PressGrid& presses;
    Rect board;
};

struct WireStroke {
    Colour colour;
    float width = 0;
    float dash = 0;
};

WireStroke stroke_of(const Theme& theme, Diagram diagram) {
    return diagram == Diagram::transmitters ? WireStroke{theme.text, 2.2F, 0}
                                            : WireStroke{mix(theme.text, theme.muted, 0.5F), 1.8F, 5};
}

ImVec2 out_of(ImVec2 port, machine::Edge edge) {
    const ImVec2 out = way_out(edge);
    return {port.x + out.x * code_gap, port.y + out.y * code_gap};
}

// Returns a wire's points from code to code. Wires of neighbouring cells meet, so each leg adds all but its
// first point.
Polyline course(const WiringScene& scene, Diagram diagram, const machine::Path& path) {
    const auto cell = [&](const machine::Leg& leg) {
        return cell_rect(scene.board, scene.presses.shape, leg.cell);
    };
    const machine::Leg& first = path.front();
    const machine::Leg& last = path.back();
    const ImVec2 entry = wire_port(diagram, first.from, cell(first));
    Polyline points{out_of(entry, first.from), entry};
    for (const machine::Leg& leg : path) {
        const Polyline piece = wire_points(diagram, leg.from, leg.to, cell(leg));
        points.insert(points.end(), piece.begin() + 1, piece.end());
    }
    // A generator's wire leaves the board at a place without a code of a generator.
    if (diagram == Diagram::transmitters) points.push_back(out_of(points.back(), last.to));
    return points;
}

void draw_cased_wire(SheetPage& page, const Polyline& points, const WireStroke& stroke) {
    page.add(LineShape{points, page.theme().ground.with_alpha(0.8F), stroke.width + 3, 0});
    page.add(LineShape{points, stroke.colour, stroke.width, stroke.dash});
}

void draw_whole_diagram(SheetPage& page, const WiringScene& scene, Diagram diagram) {
    const auto path_of =
        diagram == Diagram::transmitters ? &machine::transmitter_path : &machine::generator_path;
    const auto count = 2 * static_cast<std::size_t>(scene.machine.size());
    const WireStroke stroke = stroke_of(page.theme(), diagram);
    for (std::size_t i = 0; i < count; ++i) {
        draw_cased_wire(page, course(scene, diagram, path_of(scene.presses, i)), stroke);
    }
}

void draw_code_box(SheetPage& page, const WiringScene& scene, WireEnd end) {
    const int size = scene.machine.size();
    const int code = end.kind == WireEnd::Kind::transmitter ? scene.machine.transmitter_code(end.number)
                                                            : scene.machine.generator_code(end.number);
    const std::string text = machine::code_text(code, size);
    const Rect box = code_rect(scene.board, size, end);
    const float type = std::min(largest_code_type, (box.width - 5) / text_width(text, 1, true));
    page.add(RectShape{box, box.height / 5, page.theme().raised, page.theme().edge, 1});
    page.add(TextShape{box.centre(), text, page.theme().text, type, TextAnchor::middle, false, true});
}

// Draws a cell tinted, so that wires are visible on it. A chip of the full colour is in the top right corner,
// where no wires run.
void draw_tinted_cell(SheetPage& page, const Rect& cell, int state) {
    const Theme& theme = page.theme();
    const Colour fill = tile_fill(theme, state);
    const Colour tint = state == 0 ? theme.dark_lamp : mix(theme.surface, fill, 0.34F);
    page.add(RectShape{cell.inset(1), cell.width * 0.08F, tint, theme.edge, 1});
    if (state == 0) return;
    const float side = cell.width * chip_share;
    const Rect chip{cell.right() - side - 3, cell.y + 3, side, side};
    const std::string letter = machine::colour_letter(state);
    const float type = side * (letter.size() > 1 ? 0.62F : 0.72F);
    page.add(RectShape{chip, side * 0.24F, fill, ink_on(fill).with_alpha(0.25F), 1});
    page.add(TextShape{chip.centre(), letter, ink_on(fill), type, TextAnchor::middle, true, false});
}

void draw_tinted_cells(SheetPage& page, const WiringScene& scene, const machine::Picture& picture) {
    for (std::size_t cell = 0; cell < picture.size(); ++cell) {
        draw_tinted_cell(page, cell_rect(scene.board, picture.shape, cell), picture[cell]);
    }
}

void draw_legend(SheetPage& page) {
    constexpr float sample = 34;
    constexpr float step = 160;
    const Rect line = page.block(22);
    float x = line.x;
    for (const Diagram diagram : {Diagram::transmitters, Diagram::generators}) {
        const WireStroke stroke = stroke_of(page.theme(), diagram);
        const float y = line.centre().y;
        page.add(LineShape{{{x, y}, {x + sample, y}}, stroke.colour, stroke.width, stroke.dash});
        page.add(TextShape{{x + sample + 10, y},
                           say(diagram == Diagram::transmitters ? "view.export.transmitters"_id
                                                                : "view.export.generators"_id),
                           page.theme().muted,
                           13,
                           TextAnchor::start,
                           false,
                           false});
        x += step;
    }
}

void write_words(SheetPage& page, const WiringScene& scene) {
    const WiringWords words = wiring_words(machine::wiring_of(scene.presses));
    const machine::GhalyCodes& codes = scene.machine.codes();
    const Theme& theme = page.theme();
    page.words(say("view.export.permutation", words.inversions), 13, theme.muted);
    page.words(words.cycles, 15, theme.text, true);
    page.space(8);
    page.words(say("view.export.codes"), 13, theme.muted);
    page.words("sigma " + machine::format_cycles(codes.sigma), 15, theme.text, true);
    page.words("tau " + machine::format_cycles(codes.tau), 15, theme.text, true);
}

}  // namespace

bool has_wiring_sheet(const game::Game& game) { return game.machine().lamps().rows <= max_with_all_wires; }

Drawing wiring_sheet(const game::Game& game, const Theme& theme) {
    const machine::GhalyMachine& ghaly = *machine::ghaly_in(game.machine());
    const machine::Shape shape = ghaly.lamps();
    const float cell =
        std::clamp(wiring_side / static_cast<float>(shape.rows), least_wired_cell, largest_wired_cell);
    const float around = wire_margin(cell);
    const Rect size = board_place({0, 0}, shape, cell);
    SheetPage page(theme, std::max(size.width + 2 * around, 340.0F), say(game.puzzle().machine->name()),
                   say("view.export.wires-after", machine_words(ghaly), game.position().press_count));
    const Rect row = page.block(size.height + 2 * around);
    const Rect place{row.x + around, row.y + around, size.width, size.height};
    const WiringScene scene{ghaly, game.position().presses, place};
    draw_tinted_cells(page, scene, game.picture());
    draw_whole_diagram(page, scene, Diagram::generators);
    draw_whole_diagram(page, scene, Diagram::transmitters);
    for (const WireEnd end : wire_ends(ghaly.size())) draw_code_box(page, scene, end);
    page.space(20);
    draw_legend(page);
    page.space(14);
    write_words(page, scene);
    return std::move(page).finish();
}

}  // namespace switchbox::ui
