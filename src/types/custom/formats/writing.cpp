#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "machine/text.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

using Limits = std::array<std::optional<std::uint32_t>, limit_columns.size()>;

// Returns the limits that differ from the default, in the order of limit_columns.
Limits limits_of(const machine::WiredButton& button) {
    Limits limits{button.most};
    if (button.cost != 1) limits[1] = button.cost;
    if (button.pressed != 0) limits[2] = button.pressed;
    return limits;
}

template <class Things, std::size_t Count>
bool is_any_named(const Things& things, const std::array<std::string_view, Count>& words) {
    return std::any_of(things.begin(), things.end(), [&](const auto& one) {
        return machine::place_of(lower_case(without_colon(one.name)), words).has_value();
    });
}

// Returns the number of states, or "counter".
std::string states_text(const machine::WiredLamp& lamp) {
    return lamp.is_counter() ? std::string(counter_word) : std::to_string(lamp.states);
}

class CsvWriter {
  public:
    explicit CsvWriter(const machine::WiredPuzzle& puzzle) : puzzle_(puzzle) {
        for (const machine::WiredButton& button : puzzle.buttons) {
            const Limits limits = limits_of(button);
            for (std::size_t i = 0; i < limits.size(); ++i) is_used_[i] = is_used_[i] || limits[i];
        }
        // Without dividers, a lamp or button of such a name would be read as a column of limits or a lamp
        // row.
        has_limits_ = std::find(is_used_.begin(), is_used_.end(), true) != is_used_.end() ||
                      is_any_named(puzzle.lamps, limit_columns);
        is_dividing_ = is_any_named(puzzle.buttons, lamp_rows);
    }

    std::string write() {
        heading();
        for (const machine::WiredButton& button : puzzle_.buttons) this->button(button);
        if (is_dividing_) divide();
        lamp_cells(lamp_rows[0], "2", states_text);
        lamp_cells(lamp_rows[1], "0", [](const auto& lamp) { return std::to_string(lamp.start); });
        targets();
        press();
        faces();
        return std::move(text_);
    }

  private:
    void heading() {
        text_ += button_heading;
        for (const machine::WiredLamp& lamp : puzzle_.lamps) text_ += "," + format_cell(lamp.name);
        if (has_limits_) text_ += "," + std::string(divider);
        for (std::size_t i = 0; i < is_used_.size(); ++i) {
            if (is_used_[i]) text_ += "," + std::string(limit_columns[i]);
        }
        text_ += '\n';
    }

    void button(const machine::WiredButton& button) {
        std::vector<int> steps(puzzle_.lamps.size());
        for (const auto [lamp, by] : button.effects) {
            steps[lamp] = machine::signed_steps(by, puzzle_.lamps[lamp].states);
        }
        text_ += format_cell(button.name);
        for (const int by : steps) text_ += "," + std::to_string(by);
        if (has_limits_) text_ += ',';
        const Limits limits = limits_of(button);
        for (std::size_t i = 0; i < limits.size(); ++i) {
            if (is_used_[i]) text_ += "," + (limits[i] ? std::to_string(*limits[i]) : "");
        }
        text_ += '\n';
    }

    // Begins a lamp row, after the divider if it is the first one.
    void begin_row(std::string_view keyword) {
        if (!is_divided_) divide();
        text_ += keyword;
    }
    void divide() {
        text_ += std::string(divider) + '\n';
        is_divided_ = true;
    }

    // Writes the row unless all lamps have the usual text.
    template <class TextOf>
    void lamp_cells(std::string_view keyword, std::string_view usual, TextOf text_of) {
        const bool are_usual =
            std::all_of(puzzle_.lamps.begin(), puzzle_.lamps.end(),
                        [&](const machine::WiredLamp& lamp) { return text_of(lamp) == usual; });
        if (are_usual) return;
        begin_row(keyword);
        for (const machine::WiredLamp& lamp : puzzle_.lamps) text_ += "," + text_of(lamp);
        text_ += '\n';
    }

    void targets() {
        const std::string keyword(lamp_rows[2]);
        if (puzzle_.wants_alike()) {
            begin_row(keyword);
            text_ += "," + std::string(alike) + '\n';
        }
        const std::vector<machine::TargetRow> usual{machine::TargetRow(puzzle_.lamps.size(), 0)};
        if (puzzle_.targets == usual) return;
        for (const machine::TargetRow& row : puzzle_.targets) {
            begin_row(keyword);
            for (const auto& state : row) text_ += "," + (state ? std::to_string(*state) : "*");
            text_ += '\n';
        }
    }

    void faces() {
        if (puzzle_.state_names.empty()) return;
        begin_row(lamp_rows[4]);
        for (const std::string& name : puzzle_.state_names) text_ += "," + format_cell(name);
        text_ += '\n';
    }

    void press() {
        if (puzzle_.press == machine::PressRule::any) return;
        begin_row(lamp_rows[3]);
        text_ += "," + std::string(machine::word_of(puzzle_.press)) + '\n';
    }

    const machine::WiredPuzzle& puzzle_;
    std::array<bool, limit_columns.size()> is_used_{};
    bool has_limits_ = false;
    bool is_dividing_ = false;
    bool is_divided_ = false;
    std::string text_;
};

// Returns whether a name is a lone dash, which parse_csv() reads as a divider.
template <class Things>
bool have_divider(const Things& things) {
    return std::any_of(things.begin(), things.end(), [](const auto& one) { return is_lone_dash(one.name); });
}

}  // namespace

Result<std::string> format_csv(const machine::WiredPuzzle& puzzle) {
    if (have_divider(puzzle.lamps) || have_divider(puzzle.buttons))
        return Error{tell("puzzle.no-cell", machine::quoted(divider))};
    return CsvWriter(puzzle).write();
}

namespace {

// Returns the text of an effect: "south-1". A name that ends in steps always gets its own steps: "lamp-1+1".
std::string effect_text(const machine::WiredLamp& lamp, int by) {
    const int steps = machine::signed_steps(by, lamp.states);
    if (steps == 1 && !machine::ends_in_steps(lamp.name)) return lamp.name;
    return lamp.name + (steps > 0 ? "+" : "") + std::to_string(steps);
}

// Returns a lamp whose effect reads like another lamp's name: "lamp" one state back if there is a lamp
// "lamp-1". nullptr if there is none.
const machine::WiredLamp* unclear_lamp(const machine::WiredPuzzle& puzzle) {
    std::set<std::string_view> names;
    for (const machine::WiredLamp& lamp : puzzle.lamps) names.insert(lamp.name);
    for (const machine::WiredButton& button : puzzle.buttons) {
        for (const auto [lamp, by] : button.effects) {
            const machine::WiredLamp& moved = puzzle.lamps[lamp];
            const std::string text = effect_text(moved, by);
            if (text != moved.name && names.contains(text)) return &moved;
        }
    }
    return nullptr;
}

// Returns whether parse_text() would read a button of that name as a statement.
bool is_keyword(const std::string& name) { return machine::place_of(lower_case(name), keywords).has_value(); }

class TextWriter {
  public:
    explicit TextWriter(const machine::WiredPuzzle& puzzle) : puzzle_(puzzle) {}

    std::string write() {
        if (is_title(puzzle_.name)) text_ += std::string(title_comment) + puzzle_.name + '\n';
        start();
        states();
        for (const machine::WiredButton& button : puzzle_.buttons) wires(button);
        targets();
        limit("most", [](const machine::WiredButton& button) { return button.most; });
        limit("cost", [](const machine::WiredButton& button) { return unless(button.cost, 1); });
        limit("pressed", [](const machine::WiredButton& button) { return unless(button.pressed, 0); });
        if (puzzle_.press != machine::PressRule::any)
            text_ += "press " + std::string(machine::word_of(puzzle_.press)) + '\n';
        faces();
        layout();
        return std::move(text_);
    }

  private:
    static std::optional<std::uint32_t> unless(std::uint32_t count, std::uint32_t usual) {
        return count == usual ? std::nullopt : std::optional(count);
    }

    void states() {
        const machine::WiredLamp& usual = puzzle_.lamps.front();
        text_ += "states " + states_text(usual);
        for (const machine::WiredLamp& lamp : puzzle_.lamps) {
            if (lamp.states != usual.states) text_ += " " + lamp.name + "=" + states_text(lamp);
        }
        text_ += '\n';
    }

    // Writes all lamps, before everything else, so that their first mentions keep their order.
    void start() {
        text_ += "start";
        for (const machine::WiredLamp& lamp : puzzle_.lamps)
            text_ += " " + lamp.name + "=" + std::to_string(lamp.start);
        text_ += '\n';
    }

    void wires(const machine::WiredButton& button) {
        text_ += button.name + ":";
        for (const auto [lamp, by] : button.effects) {
            text_ += " " + effect_text(puzzle_.lamps[lamp], by);
        }
        text_ += '\n';
    }

    void targets() {
        if (puzzle_.wants_alike()) text_ += "target alike\n";
        for (const machine::TargetRow& row : puzzle_.targets) {
            text_ += "target";
            for (std::size_t i = 0; i < row.size(); ++i) {
                const std::string state = row[i] ? std::to_string(*row[i]) : "*";
                if (state != "0" || i == 0) text_ += " " + puzzle_.lamps[i].name + "=" + state;
            }
            text_ += '\n';
        }
    }

    void faces() {
        if (puzzle_.state_names.empty()) return;
        text_ += "faces";
        for (const std::string& name : puzzle_.state_names) text_ += " " + name;
        text_ += '\n';
    }

    template <class CountOf>
    void limit(std::string_view keyword, CountOf count_of) {
        std::string line;
        for (const machine::WiredButton& button : puzzle_.buttons) {
            if (const std::optional<std::uint32_t> count = count_of(button))
                line += " " + button.name + "=" + std::to_string(*count);
        }
        if (!line.empty()) text_ += std::string(keyword) + line + '\n';
    }

    void layout() {
        text_ += "layout";
        for (std::size_t row = 0; row < puzzle_.layout.size(); ++row) {
            if (row > 0) text_ += " /";
            for (const auto& lamp : puzzle_.layout[row])
                text_ += " " + (lamp ? puzzle_.lamps[*lamp].name : ".");
        }
        text_ += '\n';
    }

    const machine::WiredPuzzle& puzzle_;
    std::string text_;
};

}  // namespace

Result<std::string> format_text(const machine::WiredPuzzle& puzzle) {
    for (const machine::WiredLamp& lamp : puzzle.lamps) {
        if (!machine::is_word(lamp.name)) return Error{tell("puzzle.no-word", machine::quoted(lamp.name))};
    }
    for (const machine::WiredButton& button : puzzle.buttons) {
        if (!machine::is_word(button.name) || is_keyword(button.name))
            return Error{tell("puzzle.no-word", machine::quoted(button.name))};
    }
    for (const std::string& name : puzzle.state_names) {
        if (!machine::is_word(name)) return Error{tell("puzzle.no-word", machine::quoted(name))};
    }
    if (const machine::WiredLamp* lamp = unclear_lamp(puzzle))
        return Error{tell("puzzle.no-word", machine::quoted(lamp->name))};
    return TextWriter(puzzle).write();
}

}  // namespace switchbox::puzzle
