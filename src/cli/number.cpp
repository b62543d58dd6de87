#include "cli/number.hpp"

#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {

Result<std::uint64_t> read_number(std::string_view name, const std::string& text, NumberRange range) {
    const auto number = machine::parse_number(text);
    if (number && *number >= range.least && *number <= range.most) return *number;
    return Error{verbatim(std::string(name) + " " + say(machine::quoted(text)) +
                          ": write a whole number from " + std::to_string(range.least) + " to " +
                          std::to_string(range.most))};
}

}  // namespace switchbox::cli
