// What a pasted text holds of ours: a share code or a link with one, or a board; most texts hold neither.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/message.hpp"
#include "base/result.hpp"

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

// A game in a form of a machine type's own.
struct Brought {
    std::string code;  // share code
    // Remarks on text that could be meant in two ways, and doubts about what was meant; empty if there are
    // none.
    Message remark;
};
// Reads such a text, or tells what is wrong with it. nullopt if it is in the form of no type.
[[nodiscard]] std::optional<Result<Brought>> read_brought_text(std::string_view text);

}  // namespace switchbox::game
