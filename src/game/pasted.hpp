// What a pasted text holds of ours: a share code or a link with one, or a board; most texts hold neither.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace switchbox::game {

struct PastedCode {
    std::string code;
    friend bool operator==(const PastedCode&, const PastedCode&) = default;
};
// "100/110/001", or a row a line.
struct PastedBoard {
    std::string rows;  // as machine/notation.hpp reads them
    friend bool operator==(const PastedBoard&, const PastedBoard&) = default;
};
using Pasted = std::variant<std::monostate, PastedCode, PastedBoard>;

[[nodiscard]] Pasted look_into_paste(std::string_view text);

}  // namespace switchbox::game
