#include <set>

#include "machine/notation.hpp"
#include "types/custom/formats/likeness.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/model/wired_names.hpp"

namespace switchbox::puzzle {
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
        start();
        states();
        for (const machine::WiredButton& button : puzzle_.buttons) wires(button);
        targets();
        limit("most", [](const machine::WiredButton& button) { return button.most; });
        limit("cost", [](const machine::WiredButton& button) { return unless(button.cost, 1); });
        limit("pressed", [](const machine::WiredButton& button) { return unless(button.pressed, 0); });
        if (puzzle_.lit_only) text_ += "press lit\n";
        faces();
        layout();
        return std::move(text_);
    }

  private:
    static std::optional<std::uint32_t> unless(std::uint32_t count, std::uint32_t usual) {
        return count == usual ? std::nullopt : std::optional(count);
    }

    void states() {
        const int usual = puzzle_.lamps.front().states;
        text_ += "states " + std::to_string(usual);
        for (const machine::WiredLamp& lamp : puzzle_.lamps) {
            if (lamp.states != usual) text_ += " " + lamp.name + "=" + std::to_string(lamp.states);
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
        if (puzzle_.faces.empty()) return;
        text_ += "faces";
        for (const std::string& face : puzzle_.faces) text_ += " " + face;
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
    for (const std::string& face : puzzle.faces) {
        if (!machine::is_word(face)) return Error{tell("puzzle.no-word", machine::quoted(face))};
    }
    if (const machine::WiredLamp* lamp = unclear_lamp(puzzle))
        return Error{tell("puzzle.no-word", machine::quoted(lamp->name))};
    return TextWriter(puzzle).write();
}

}  // namespace switchbox::puzzle
