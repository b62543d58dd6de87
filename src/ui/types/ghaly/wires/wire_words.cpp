#include "ui/types/ghaly/wires/wire_words.hpp"

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/permutation_text.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

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

int left_bit(int code, int size) { return code < size ? 0 : 1; }

// Returns B(X, CG) as a code.
int joined(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const int low = machine.low_join().join(meeting.x % size, meeting.cg % size);
    return meeting.colour == 0 ? low : size + low;
}

// Returns "B(001, 101)".
std::string operation(const Meeting& meeting, int size) {
    return "B(" + code_text(meeting.x, size) + ", " + code_text(meeting.cg, size) + ")";
}

// Returns "B(001, 101) = 100".
std::string code_sum(const GhalyMachine& machine, const Meeting& meeting) {
    return operation(meeting, machine.size()) + " = " + code_text(joined(machine, meeting), machine.size());
}

// Returns "B(001, 101) = [0 or 1, 0 xor 0, 1 xor 1] = 100".
Message bitwise(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const std::string x = code_text(meeting.x, size);
    const std::string cg = code_text(meeting.cg, size);
    std::string right;
    for (std::size_t i = 1; i < x.size(); ++i) {
        right += (i == 1 ? "" : ", ") + std::string(1, x[i]) + " xor " + cg[i];
    }
    return tell("view.wires.sum-of-bits", operation(meeting, size), x.substr(0, 1), cg.substr(0, 1), right,
                code_text(joined(machine, meeting), size));
}

// Returns "B(4, 10): left bits 0 or 1 = 1, low numbers 3 + 4 = 2 mod 5, together code 8".
Message by_numbers(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const int code = joined(machine, meeting);
    return tell("view.wires.sum-of-numbers", operation(meeting, size), left_bit(meeting.x, size),
                left_bit(meeting.cg, size), left_bit(code, size), meeting.x % size, meeting.cg % size,
                code % size, size, code_text(code, size));
}

// Returns "(2, 3)": row and column.
std::string cell_words(machine::Shape shape, std::size_t cell) {
    return "(" + std::to_string(shape.row(cell) + 1) + ", " + std::to_string(shape.column(cell) + 1) + ")";
}

Message shown_words(const machine::Wiring& wiring, machine::Shape shape, std::size_t exit) {
    Messages cells;
    for (std::size_t cell = 0; cell < wiring.shown.size(); ++cell) {
        if (wiring.shown[cell] == exit) cells.push_back(verbatim(cell_words(shape, cell)));
    }
    if (cells.empty()) return tell("view.wires.no-cell-shows-it");
    return tell("view.wires.cells-show-it", cells.size(), cells);
}

Message transmitter_place(const Meeting& meeting, int size) {
    return place_words({WireEnd::Kind::transmitter, meeting.transmitter}, size);
}
Message generator_place(const Meeting& meeting, int size) {
    return place_words({WireEnd::Kind::generator, meeting.exit}, size);
}

Message transmitter_sentence(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    return tell("view.wires.transmitter", meeting.transmitter + 1, transmitter_place(meeting, size),
                code_text(meeting.x, size), meeting.exit + 1, generator_place(meeting, size),
                code_text(meeting.cg, size), code_sum(machine, meeting),
                machine::colour_name(meeting.colour));
}

Message generator_sentence(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    return tell("view.wires.generator", meeting.exit + 1, generator_place(meeting, size),
                code_text(meeting.cg, size), meeting.transmitter + 1, transmitter_place(meeting, size),
                code_text(meeting.x, size), code_sum(machine, meeting), machine::colour_name(meeting.colour));
}

Message cell_sentence(const GhalyMachine& machine, machine::Shape shape, std::size_t cell,
                      const Meeting& meeting) {
    const int size = machine.size();
    const Message sum =
        machine.low_join().is_xor() ? bitwise(machine, meeting) : by_numbers(machine, meeting);
    return tell(meeting.colour == 0 ? "view.wires.cell-dark"_id : "view.wires.cell"_id,
                machine::place(shape, cell), meeting.exit + 1, code_text(meeting.cg, size),
                meeting.transmitter + 1, code_text(meeting.x, size), sum,
                machine::colour_name(meeting.colour));
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

std::string code_text(int code, int size) {
    if (!machine::LowJoin(size).is_xor()) return std::to_string(code + 1);
    std::string bits;
    for (int weight = size; weight > 0; weight /= 2) bits += code / weight % 2 == 0 ? '0' : '1';
    return bits;
}

std::string spaced_code_text(int code, int size) {
    std::string text = code_text(code, size);
    if (machine::LowJoin(size).is_xor()) text.insert(1, " ");
    return text;
}

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
    if (what.cell) {
        const Meeting meeting = meeting_at(machine, wiring, wiring.shown[*what.cell]);
        return say(cell_sentence(machine, presses.shape, *what.cell, meeting));
    }
    if (what.transmitter) {
        const Meeting meeting = meeting_at(machine, wiring, wiring.exit_of[*what.transmitter]);
        return say(together(transmitter_sentence(machine, meeting),
                            shown_words(wiring, presses.shape, meeting.exit)));
    }
    if (!what.generator) return "";
    const Meeting meeting = meeting_at(machine, wiring, *what.generator);
    return say(
        together(generator_sentence(machine, meeting), shown_words(wiring, presses.shape, meeting.exit)));
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
    if (presses == 0 && game.position().presses[0] == 0)
        return tell("view.guide.wires.press", machine.button_name(0));
    if (presses > 1) return tell("view.guide.wires.follow");
    return tell("view.guide.wires.goal", machine::colour_name(*machine::single_colour(game.puzzle().target)));
}

bool is_last_guided(const game::Game& game) { return game.machine().lamps().rows >= largest_guided; }

}  // namespace

const MachineGuide wire_guide{.id = "ghaly-wires", .line = guide_words, .is_last = is_last_guided};

}  // namespace switchbox::ui
