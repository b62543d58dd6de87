#include "ui/types/ghaly/wires/wire_words.hpp"

#include <optional>
#include <utility>

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/permutation_text.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

using machine::code_text;
using machine::GhalyMachine;
using machine::PressGrid;

// Transmitter's wire and the generator that it meets at its exit.
struct Meeting {
    std::size_t transmitter = 0;
    std::size_t exit = 0;
    int x = 0;  // the transmitter's code; cg is the generator's
    int cg = 0;
    int colour = 0;
};

Meeting meeting_at(const GhalyMachine& machine, const machine::Wiring& wiring, std::size_t exit) {
    const std::size_t origin = wiring.origin_of[exit];
    return {origin, exit, machine.transmitter_code(origin), machine.generator_code(exit),
            machine.colour(origin, exit)};
}

// Returns B(X, CG) as a code.
int joined(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const int low = machine.low_join().join(meeting.x % size, meeting.cg % size);
    return meeting.colour == 0 ? low : size + low;
}

// Returns "0 xor 0, 1 xor 1", or "3 + 4 mod 5" if N is no power of two.
std::string low_terms(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    if (!machine.low_join().is_xor()) {
        return std::to_string(meeting.x % size) + " + " + std::to_string(meeting.cg % size) + " mod " +
               std::to_string(size);
    }
    const std::string x = code_text(meeting.x, size);
    const std::string cg = code_text(meeting.cg, size);
    std::string terms;
    for (std::size_t i = 1; i < x.size(); ++i) {
        terms += (i == 1 ? "" : ", ") + std::string(1, x[i]) + " xor " + cg[i];
    }
    return terms;
}

Message formula(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const std::string x = code_text(meeting.x, size);
    const std::string cg = code_text(meeting.cg, size);
    const std::string exit = std::to_string(meeting.exit + 1);
    const std::string names =
        "C" + exit + " = B(X" + std::to_string(meeting.transmitter + 1) + ", CG" + exit + ")";
    return tell("view.wires.formula", names + " = B(" + x + ", " + cg + ")", x.substr(0, 1), cg.substr(0, 1),
                low_terms(machine, meeting), code_text(joined(machine, meeting), size));
}

// Returns why the codes make their colour, without the paper's terms.
Message reason(const GhalyMachine& machine, const Meeting& meeting) {
    constexpr int two_colours = 2;
    const int size = machine.size();
    const Message colour = machine::colour_name(meeting.colour);
    if (meeting.colour == 0) return tell("view.wires.why-dark");
    const int x = meeting.x % size;
    const int cg = meeting.cg % size;
    if (size == two_colours)
        return tell(x == cg ? "view.wires.why-alike"_id : "view.wires.why-different"_id, colour);
    if (!machine.low_join().is_xor())
        return tell("view.wires.why-sum", size, x, cg, meeting.colour - 1, colour);
    const auto behind = [&](int code) { return code_text(code, size).substr(1); };
    return tell("view.wires.why-digits", behind(meeting.x), behind(meeting.cg), behind(meeting.colour - 1),
                colour);
}

// Returns the number of a cell, or "(2, 13)", its row and column, on boards without numbers.
Message cell_words(const GhalyMachine& machine, std::size_t cell) {
    const machine::Shape shape = machine.lamps();
    if (machine.is_numbered()) return machine.lamp_name(cell);
    return verbatim("(" + std::to_string(shape.row(cell) + 1) + ", " +
                    std::to_string(shape.column(cell) + 1) + ")");
}

Message shown_words(const GhalyMachine& machine, const machine::Wiring& wiring, std::size_t exit) {
    Messages cells;
    for (std::size_t cell = 0; cell < wiring.shown.size(); ++cell) {
        if (wiring.shown[cell] == exit) cells.push_back(cell_words(machine, cell));
    }
    if (cells.empty()) return tell("view.wires.no-cell-shows-it");
    return tell("view.wires.cells-show-it", cells.size(), cells);
}

// Returns the words about both ends of a wire.
Message ends_sentence(const GhalyMachine& machine, const machine::Wiring& wiring, const Meeting& meeting) {
    const int size = machine.size();
    return tell("view.wires.ends", machine::colour_name(meeting.colour), code_text(meeting.x, size),
                meeting.transmitter + 1, code_text(meeting.cg, size), meeting.exit + 1,
                shown_words(machine, wiring, meeting.exit));
}

Message cell_sentence(const GhalyMachine& machine, std::size_t cell, const Meeting& meeting) {
    const int size = machine.size();
    return tell("view.wires.cell", machine::colour_name(meeting.colour), code_text(meeting.x, size),
                code_text(meeting.cg, size), cell_words(machine, cell));
}

// Returns the exit that the highlight is about.
std::optional<std::size_t> highlighted_exit(const machine::Wiring& wiring, const WireHighlight& what) {
    if (what.cell) return wiring.shown[*what.cell];
    if (what.transmitter) return wiring.exit_of[*what.transmitter];
    return what.generator;
}

std::string aligned(std::size_t number, std::size_t width) {
    const std::string text = std::to_string(number);
    return std::string(width - text.size(), ' ') + text;
}

std::array<std::string, 2> two_lines(const algebra::Permutation& p) {
    const std::size_t width = std::to_string(p.size()).size();
    std::array<std::string, 2> lines;
    for (std::size_t i = 0; i < p.size(); ++i) {
        const std::string gap = i == 0 ? "" : " ";
        lines[0] += gap + aligned(i + 1, width);
        lines[1] += gap + aligned(static_cast<std::size_t>(p[i]) + 1, width);
    }
    return lines;
}

}  // namespace

std::string spaced_code_text(int code, int size) { return machine::code_text(code, size).insert(1, " "); }

Message place_words(WireEnd end, int size) {
    const std::size_t place = end.number % static_cast<std::size_t>(size) + 1;
    switch (edge_of(end, size)) {
        case machine::Edge::left:
            return tell("view.wires.left-of-row", place);
        case machine::Edge::right:
            return tell("view.wires.right-of-row", place);
        case machine::Edge::top:
            return tell("view.wires.over-column", place);
        default:
            return tell("view.wires.under-column", place);
    }
}

std::string wire_words(const GhalyMachine& machine, const PressGrid& presses, const WireHighlight& what) {
    const machine::Wiring wiring = machine::wiring_of(presses);
    const std::optional<std::size_t> exit = highlighted_exit(wiring, what);
    if (!exit) return "";
    const Meeting meeting = meeting_at(machine, wiring, *exit);
    Message outcome =
        what.cell ? cell_sentence(machine, *what.cell, meeting) : ends_sentence(machine, wiring, meeting);
    return say(together(std::move(outcome), reason(machine, meeting)));
}

std::string wire_formula(const GhalyMachine& machine, const PressGrid& presses, const WireHighlight& what) {
    const machine::Wiring wiring = machine::wiring_of(presses);
    const std::optional<std::size_t> exit = highlighted_exit(wiring, what);
    return exit ? say(formula(machine, meeting_at(machine, wiring, *exit))) : "";
}

Message colour_rule(const machine::Machine& machine) {
    switch (machine.lamps().rows) {
        case 2:
            return tell("view.guide.wires.follow");
        case 3:
            return tell("view.guide.wires.follow-three");
        case 4:
            return tell("view.wires.rule-four");
        default:
            return {};
    }
}

WiringWords wiring_words(const machine::Wiring& wiring) {
    WiringWords words{.one_line = machine::format_one_line(wiring.exit_of),
                      .two_lines = two_lines(wiring.exit_of),
                      .cycles = machine::format_cycles(wiring.exit_of),
                      .inversions = algebra::inversions(wiring.exit_of),
                      .support = ""};
    for (const std::size_t exit : machine::support(wiring)) {
        words.support += (words.support.empty() ? "" : " ") + std::to_string(exit + 1);
    }
    return words;
}

namespace {

constexpr int largest_guided = 3;  // rows and columns

bool is_guided(const game::Game& game, const UiState& state) {
    const bool is_small = game.machine().lamps().rows <= largest_guided;
    return is_small && are_wires_shown(game, state) && game.reveals_solvability() &&
           state.pane.kind != PaneKind::lesson && machine::single_colour(game.puzzle().target).has_value();
}

// Returns what to do now: the first press, the goal, where the colours come from, the ringed cell, or the
// end. Every board of one colour has cell 1 pressed (docs/theory.md, section 2).
Message guide_words(const game::Game& game, const UiState& state) {
    if (!is_guided(game, state)) return {};
    if (game.is_solved()) return tell("view.guide.wires.won");
    const machine::Machine& machine = game.machine();
    if (game.hint()) return tell("view.guide.wires.marked", machine.button_name(*game.hint()));
    const std::size_t presses = game.trail().buttons.size();
    const bool is_of_three = machine.lamps().rows == 3;  // three colours; the other guided boards have two
    if (presses == 0 && game.position().presses[0] == 0) {
        return tell(is_of_three ? "view.guide.wires.press-three"_id : "view.guide.wires.press"_id,
                    machine.button_name(0));
    }
    if (presses > 1) return colour_rule(machine);
    return tell("view.guide.wires.goal", machine::colour_name(*machine::single_colour(game.puzzle().target)));
}

bool is_last_guided(const game::Game& game) { return game.machine().lamps().rows >= largest_guided; }

}  // namespace

const MachineGuide wire_guide{.id = "ghaly-wires", .line = guide_words, .is_last = is_last_guided};

}  // namespace switchbox::ui
