// Fuzz target for language files: with any accepted file, every message can be formatted.
#include "i18n/language.hpp"

#include "base/result.hpp"
#include "target.hpp"

namespace switchbox::fuzz {
namespace {

// Returns a message value; the index cycles through all types.
Value some_value(std::size_t i) {
    switch (i % 4) {
        case 0:
            return {static_cast<std::int64_t>(i)};
        case 1:
            return {"text"};
        case 2:
            return {tell("play.refused.no-undo")};
        default:
            return {Messages{verbatim(1), verbatim("b"), composed("no.such.message")}};
    }
}

void say_with_values(const i18n::Language& language, const std::string& id, std::size_t values,
                     std::size_t first) {
    Message message{id, {}};
    for (std::size_t i = 0; i < values; ++i) message.values.push_back(some_value(first + i));
    static_cast<void>(language.say(message));
}

}  // namespace

void read_language(std::string_view input) {
    const i18n::Language language(input);
    for (const i18n::Fault& fault : i18n::faults(language, language))
        require(!i18n::format_fault(fault).empty(), "a fault is told");
    for (const auto& [id, message] : language.templates()) {
        // Tries as many values as there are names, and one fewer or more.
        for (std::size_t first = 0; first < 4; ++first) {
            const std::size_t names = message.names().size();
            for (const std::size_t values : {names, names + 1, names - std::min<std::size_t>(names, 1)})
                say_with_values(language, id, values, first);
        }
    }
    for (const std::uint64_t number : {0U, 1U, 2U, 5U, 11U, 21U, 1000U})
        static_cast<void>(language.plural().form_of(number));
    require(!language.number(-1234567).empty(), "numbers are written");
}

}  // namespace switchbox::fuzz
