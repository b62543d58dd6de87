#include "cli/day.hpp"

#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {

Result<game::Day> read_day(const std::string& name, const std::string& text) {
    const std::string named = name + " " + say(machine::quoted(text)) + ": ";
    const auto day = game::parse_day(text);
    if (!day) return Error{verbatim(named + "write the day as YYYY-MM-DD")};
    if (!exists(*day)) return Error{verbatim(named + "there is no such day")};
    return *day;
}

}  // namespace switchbox::cli
