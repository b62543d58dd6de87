// Pasted text that Switchbox can open: a share code or a link with one, or a board. Most texts are neither.
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
// Board such as "100/110/001", or with one row a line.
struct PastedBoard {
    std::string rows;  // in the form that machine/notation.hpp parses
    friend bool operator==(const PastedBoard&, const PastedBoard&) = default;
};
using Pasted = std::variant<std::monostate, PastedCode, PastedBoard>;

[[nodiscard]] Pasted classify_pasted_text(std::string_view text);

// Game read from a machine type's own text form.
struct Brought {
    std::string code;  // share code
    // Notes on ambiguous or doubtful text; empty if there are none.
    Message remark;
};
// Parses a text in a machine type's own form. An Error gives the problem. nullopt if it has the form of no
// type.
[[nodiscard]] std::optional<Result<Brought>> read_brought_text(std::string_view text);

}  // namespace switchbox::game
