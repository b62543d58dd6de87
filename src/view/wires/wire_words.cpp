#include "view/wires/wire_words.hpp"

#include "machine/ghaly_colours.hpp"
#include "machine/notation.hpp"
#include "machine/permutation_text.hpp"

namespace switchbox::view {
namespace {

using machine::GhalyMachine;
using machine::PressGrid;

std::string spoken(std::size_t index) { return std::to_string(index + 1); }

// As a sentence begins.
std::string capital(std::string words) {
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words;
}

// A transmitter's wire and the generator that it meets at its exit.
struct Meeting {
    std::size_t transmitter = 0;
    std::size_t exit = 0;
    int x = 0;  // their codes
    int cg = 0;
    int colour = 0;
};

Meeting meeting_at(const GhalyMachine& machine, const machine::Wiring& wiring, std::size_t exit) {
    const std::size_t origin = wiring.origin_of[exit];
    return {origin, exit, machine.transmitter_code(origin), machine.generator_code(exit),
            machine.colour(origin, exit)};
}

int left_bit(int code, int size) { return code < size ? 0 : 1; }

// B(X, CG) as a code.
int joined(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const int low = machine.low_join().join(meeting.x % size, meeting.cg % size);
    return meeting.colour == 0 ? low : size + low;
}

std::string in_brackets(std::string_view place, int code, int size) {
    return " (" + std::string(place) + (place.empty() ? "" : ", ") + "code " + code_text(code, size) + ")";
}

std::string transmitter_words(const Meeting& meeting, int size) {
    const WireEnd end{WireEnd::Kind::transmitter, meeting.transmitter};
    return "transmitter " + spoken(end.number) + in_brackets(place_words(end, size), meeting.x, size);
}

std::string exit_place(const Meeting& meeting, int size) {
    const WireEnd end{WireEnd::Kind::generator, meeting.exit};
    return spoken(end.number) + in_brackets(place_words(end, size), meeting.cg, size);
}

// "B(001, 101)"
std::string operation(const Meeting& meeting, int size) {
    return "B(" + code_text(meeting.x, size) + ", " + code_text(meeting.cg, size) + ")";
}

// "B(001, 101) = 100, red"
std::string result_words(const GhalyMachine& machine, const Meeting& meeting) {
    return operation(meeting, machine.size()) + " = " + code_text(joined(machine, meeting), machine.size()) +
           ", " + machine::colour_name(meeting.colour);
}

// "B(001, 101) = [0 or 1, 0 xor 0, 1 xor 1] = 100"
std::string bitwise(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const std::string x = code_text(meeting.x, size);
    const std::string cg = code_text(meeting.cg, size);
    std::string parts;
    for (std::size_t i = 0; i < x.size(); ++i) {
        parts += (i == 0 ? "" : ", ") + std::string(1, x[i]) + (i == 0 ? " or " : " xor ") + cg[i];
    }
    return operation(meeting, size) + " = [" + parts + "] = " + code_text(joined(machine, meeting), size);
}

// "B(4, 10): left bits 0 or 1 = 1, low numbers 3 + 4 = 2 mod 5, together code 8"
std::string by_numbers(const GhalyMachine& machine, const Meeting& meeting) {
    const int size = machine.size();
    const int code = joined(machine, meeting);
    return operation(meeting, size) + ": left bits " + std::to_string(left_bit(meeting.x, size)) + " or " +
           std::to_string(left_bit(meeting.cg, size)) + " = " + std::to_string(left_bit(code, size)) +
           ", low numbers " + std::to_string(meeting.x % size) + " + " + std::to_string(meeting.cg % size) +
           " = " + std::to_string(code % size) + " mod " + std::to_string(size) + ", together code " +
           code_text(code, size);
}

// "(2, 3)", row and column.
std::string cell_words(machine::Shape shape, std::size_t cell) {
    return "(" + std::to_string(shape.row(cell) + 1) + ", " + std::to_string(shape.column(cell) + 1) + ")";
}

std::string shown_words(const machine::Wiring& wiring, machine::Shape shape, std::size_t exit) {
    std::vector<std::string> cells;
    for (std::size_t cell = 0; cell < wiring.shown.size(); ++cell) {
        if (wiring.shown[cell] == exit) cells.push_back(cell_words(shape, cell));
    }
    if (cells.empty()) return "No cell shows it.";
    if (cells.size() == 1) return "Cell " + cells.front() + " shows it.";
    return "Cells " + machine::enumeration(cells) + " show it.";
}

std::string transmitter_sentence(const GhalyMachine& machine, const Meeting& meeting) {
    return capital(transmitter_words(meeting, machine.size())) + " leaves at exit " +
           exit_place(meeting, machine.size()) + ": " + result_words(machine, meeting) + ".";
}

std::string generator_sentence(const GhalyMachine& machine, const Meeting& meeting) {
    return "Generator " + exit_place(meeting, machine.size()) + " meets " +
           transmitter_words(meeting, machine.size()) + ": " + result_words(machine, meeting) + ".";
}

std::string cell_sentence(const GhalyMachine& machine, machine::Shape shape, std::size_t cell,
                          const Meeting& meeting) {
    const std::string exit = spoken(meeting.exit);
    const std::string sum =
        machine.low_join().is_xor() ? bitwise(machine, meeting) : by_numbers(machine, meeting);
    const std::string why = meeting.colour == 0 ? ", as its left bit is 0." : ".";
    return capital(machine::place(shape, cell)) + " shows C" + exit + ", whose generator CG" + exit +
           in_brackets("", meeting.cg, machine.size()) + " meets transmitter " + spoken(meeting.transmitter) +
           in_brackets("", meeting.x, machine.size()) + ": " + sum + ": " +
           machine::colour_name(meeting.colour) + why;
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

std::string place_words(WireEnd end, int size) {
    const std::string place = spoken(end.number % static_cast<std::size_t>(size));
    switch (edge_of(end, size)) {
        case machine::Edge::left:
            return "left of row " + place;
        case machine::Edge::right:
            return "right of row " + place;
        case machine::Edge::top:
            return "over column " + place;
        default:
            return "under column " + place;
    }
}

std::string wire_words(const GhalyMachine& machine, const PressGrid& presses, const WireHighlight& what) {
    const machine::Wiring wiring = machine::wiring_of(presses);
    if (what.cell) {
        const Meeting meeting = meeting_at(machine, wiring, wiring.shown[*what.cell]);
        return cell_sentence(machine, presses.shape, *what.cell, meeting);
    }
    if (what.transmitter) {
        const Meeting meeting = meeting_at(machine, wiring, wiring.exit_of[*what.transmitter]);
        return transmitter_sentence(machine, meeting) + " " +
               shown_words(wiring, presses.shape, meeting.exit);
    }
    if (!what.generator) return "";
    const Meeting meeting = meeting_at(machine, wiring, *what.generator);
    return generator_sentence(machine, meeting) + " " + shown_words(wiring, presses.shape, meeting.exit);
}

WiringWords wiring_words(const machine::Wiring& wiring) {
    WiringWords words{.one_line = machine::format_one_line(wiring.exit_of),
                      .two_lines = two_lines(wiring.exit_of),
                      .cycles = machine::format_cycles(wiring.exit_of),
                      .inversions = algebra::inversions(wiring.exit_of),
                      .support = ""};
    for (const std::size_t exit : machine::support(wiring)) {
        words.support += (words.support.empty() ? "" : " ") + spoken(exit);
    }
    return words;
}

}  // namespace switchbox::view
