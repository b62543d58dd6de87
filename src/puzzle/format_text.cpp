#include <algorithm>

#include "machine/notation.hpp"
#include "machine/wired/wired_names.hpp"
#include "puzzle/text.hpp"

namespace switchbox::puzzle {
namespace {

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

    // All lamps, and before all else, so that they are mentioned in their order.
    void start() {
        text_ += "start";
        for (const machine::WiredLamp& lamp : puzzle_.lamps)
            text_ += " " + lamp.name + "=" + std::to_string(lamp.start);
        text_ += '\n';
    }

    void wires(const machine::WiredButton& button) {
        text_ += button.name + ":";
        for (const auto [lamp, by] : button.effects) {
            const int steps = machine::signed_steps(by, puzzle_.lamps[lamp].states);
            text_ += " " + puzzle_.lamps[lamp].name;
            if (steps > 1) text_ += '+';
            if (steps != 1) text_ += std::to_string(steps);
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
        if (!machine::is_word(lamp.name) || machine::ends_in_steps(lamp.name))
            return Error{tell("puzzle.no-word", machine::quoted(lamp.name))};
    }
    for (const machine::WiredButton& button : puzzle.buttons) {
        if (!machine::is_word(button.name))
            return Error{tell("puzzle.no-word", machine::quoted(button.name))};
    }
    for (const std::string& face : puzzle.faces) {
        if (!machine::is_word(face)) return Error{tell("puzzle.no-word", machine::quoted(face))};
    }
    return TextWriter(puzzle).write();
}

}  // namespace switchbox::puzzle
