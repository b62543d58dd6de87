#include "cli/layout.hpp"

#include <algorithm>
#include <array>

#include "base/long_work.hpp"
#include "cli/host.hpp"
#include "cli/machine_commands.hpp"
#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

constexpr std::size_t page_width = 100;
constexpr std::size_t gap = 4;

// Returns the width of the widest number.
std::size_t cell_width(const Board& board) {
    const auto largest = std::max_element(board.cells.begin(), board.cells.end());
    return board.digits ? std::to_string(*largest).size() : 1;
}

std::size_t width_of(const Board& board) {
    const std::size_t cells = static_cast<std::size_t>(board.sites.shape.columns) * (cell_width(board) + 1);
    return std::max(board.title.size(), cells - 1);
}

// Returns a mark that can be typed in again.
std::string mark(const Board& board, std::size_t cell) {
    const std::uint8_t value = board.cells[cell];
    if (!board.sites.has(cell)) return "";
    if (!board.is_any.empty() && board.is_any[cell]) return "*";
    if (value == 0) return ".";
    return board.digits ? std::to_string(value) : "X";
}

std::string row_text(const Board& board, int row) {
    const std::size_t width = cell_width(board);
    note_work(board.cells.size() / 2 + 60 * static_cast<std::size_t>(board.sites.shape.columns));
    std::string text;
    for (int column = 0; column < board.sites.shape.columns; ++column) {
        const std::string one = mark(board, board.sites.shape.cell(row, column));
        if (column != 0) text.push_back(' ');
        text += std::string(width - one.size(), ' ') + one;
    }
    return text;
}

// Returns the title for line 0, then the rows, then empty text.
std::string line_of(const Board& board, int line) {
    if (line == 0) return board.title;
    return line <= board.sites.shape.rows ? row_text(board, line - 1) : "";
}

void trim_end(std::string& text) { text.erase(text.find_last_not_of(' ') + 1); }

std::string side_by_side(const std::vector<Board>& boards) {
    int lines = 0;
    for (const Board& board : boards) lines = std::max(lines, board.sites.shape.rows + 1);
    std::string text;
    for (int line = 0; line < lines; ++line) {
        std::string all;
        for (const Board& board : boards) {
            const std::string one = line_of(board, line);
            all += one + std::string(width_of(board) + gap - one.size(), ' ');
        }
        trim_end(all);
        text += all + "\n";
    }
    return text;
}

// Returns false if the board is too large to be read.
bool is_drawn(const machine::Shape& shape) {
    return shape.rows <= machine::largest_side && shape.columns <= machine::largest_side;
}

// Returns, for each cell, whether it has a lamp that may be in any state; empty if there is none.
std::vector<bool> free_lamps(const machine::Machine& machine, const machine::Picture& target) {
    std::vector<bool> is_any(target.cells.size());
    bool has_any = false;
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        is_any[lamp] = !machine.wanted(lamp, target);
        has_any = has_any || is_any[lamp];
    }
    return has_any ? is_any : std::vector<bool>{};
}

Board board_of(std::string title, const machine::CellMask& sites, const std::vector<std::uint8_t>& cells,
               int states) {
    if (!is_drawn(sites.shape)) return {std::move(title), {sites.shape, {}}, {}, false};
    return {std::move(title), sites, cells, states > 2};
}

}  // namespace

Board lamp_board(std::string title, const machine::Machine& machine, const machine::Picture& picture) {
    return board_of(std::move(title), machine.lamp_sites(), picture.cells, machine.lamp_states());
}

Board target_board(const machine::Machine& machine, const machine::Picture& target) {
    Board board = lamp_board("Target", machine, target);
    if (!board.cells.empty()) board.is_any = free_lamps(machine, target);
    return board;
}

Board button_board(std::string title, const machine::Machine& machine, const machine::PressGrid& presses) {
    return board_of(std::move(title), machine.button_sites(), presses.cells, machine.press_states());
}

std::string lamp_text(const machine::Machine& machine, const machine::Picture& picture) {
    if (const auto picture_text = commands_of(machine.type()).picture) return picture_text(picture);
    return machine::format_sites(picture.cells, machine.lamp_sites());
}

std::string target_text(const machine::Machine& machine, const machine::Picture& target) {
    std::string text = lamp_text(machine, target);
    const std::vector<bool> is_any = free_lamps(machine, target);
    if (is_any.empty() || text.find(',') != std::string::npos) return text;
    std::size_t cell = 0;
    for (char& character : text)
        if (character != '/' && is_any[cell++]) character = '*';
    return text;
}

std::string button_text(const machine::Machine& machine, const machine::PressGrid& presses) {
    return machine::format_sites(presses.cells, machine.button_sites());
}

std::string draw(const std::vector<Board>& boards) {
    if (std::any_of(boards.begin(), boards.end(),
                    [](const Board& board) { return !is_drawn(board.sites.shape); })) {
        return "Boards of more than " + std::to_string(machine::largest_side) +
               " rows or columns are not drawn; --json has them.\n";
    }
    std::string text;
    std::vector<Board> strip;
    std::size_t width = 0;
    const auto finish_strip = [&] {
        text += (text.empty() ? "" : "\n") + side_by_side(strip);
        strip.clear();
        width = 0;
    };
    for (const Board& board : boards) {
        if (!strip.empty() && width + width_of(board) > page_width) finish_strip();
        strip.push_back(board);
        width += width_of(board) + gap;
    }
    if (!strip.empty()) finish_strip();
    return text;
}

std::string listed(const std::vector<Fact>& facts) {
    std::size_t width = 0;
    for (const Fact& fact : facts) width = std::max(width, fact.first.size());
    std::string text;
    for (const auto& [name, value] : facts) {
        std::string line = name;
        line.resize(width + 2, ' ');
        text += line.append(value) + "\n";
    }
    return text;
}

std::string spaced(const std::vector<std::size_t>& numbers) {
    std::string text;
    for (const std::size_t number : numbers) text += (text.empty() ? "" : " ") + std::to_string(number);
    return text;
}

std::string unusual_states(const machine::MachineChoice& choice) {
    const int states = choice->lamp_states();
    const std::string_view colours = commands_of(choice->type()).colours;
    if (!colours.empty()) return std::to_string(states - 1) + std::string(colours);
    return states == 2 ? "" : std::to_string(states) + " states";
}

std::string colour_words(int colour) {
    return std::to_string(colour) + ", " + say(machine::colour_name(colour));
}

std::string size_text(const machine::MachineChoice& choice) {
    const auto size = commands_of(choice->type()).size;
    return size != nullptr ? size(choice) : machine::format_shape(choice->lamp_sites().shape);
}

std::string heading(const machine::MachineChoice& choice) {
    if (const auto heading_of_type = commands_of(choice->type()).heading) return heading_of_type(choice);
    const machine::Shape shape = choice->lamp_sites().shape;
    std::string text = say(choice->name());
    text += ", " + std::to_string(shape.rows) + " x " + std::to_string(shape.columns);
    const std::string states = unusual_states(choice);
    if (!states.empty()) text += ", " + states;
    constexpr std::array<const char*, 3> ways_to_play{"", ", lit-only play", ", alternating play"};
    return text + ways_to_play.at(static_cast<std::size_t>(choice->press_rule()));
}

std::string with_slashes(std::string text) {
    if (text.find('/') != std::string::npos) return text;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
    std::replace(text.begin(), text.end(), '\n', '/');
    return text;
}

Result<std::string> read_value(const std::string& text, const std::string& name) {
    const auto path = file_named(text);
    return path ? read_file(*path, name) : Result<std::string>(text);
}

Result<std::string> read_grid_text(const std::string& text, const std::string& name) {
    const auto value = read_value(text, name);
    return value ? Result<std::string>(with_slashes(*value)) : value;
}

}  // namespace switchbox::cli
