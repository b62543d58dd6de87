// What a pasted text holds of ours: a share code or a link with one, a board, or a puzzle of the player's
// own; most texts hold none of these.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace switchbox::play {

struct PastedCode {
    std::string code;
    friend bool operator==(const PastedCode&, const PastedCode&) = default;
};
// "100/110/001", or a row a line.
struct PastedBoard {
    std::string rows;  // as machine/notation.hpp reads them
    friend bool operator==(const PastedBoard&, const PastedBoard&) = default;
};
// What buttons do, a line each (puzzle/text.hpp); whether it is right is not known yet.
struct PastedPuzzle {
    std::string text;
    friend bool operator==(const PastedPuzzle&, const PastedPuzzle&) = default;
};
using Pasted = std::variant<std::monostate, PastedCode, PastedBoard, PastedPuzzle>;

[[nodiscard]] Pasted look_into_paste(std::string_view text);

}  // namespace switchbox::play
