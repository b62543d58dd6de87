#include "cli/complaint.hpp"

#include <CLI/CLI.hpp>

#include "i18n/words.hpp"
#include "machine/characters.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {
namespace {

// Returns the name of the argument or option at fault, with which most messages of the parser begin.
std::string name_in(const CLI::ParseError& error) {
    const std::string text = error.what();
    return text.substr(0, text.find_first_of(": "));
}

std::string about_unexpected(const std::string& argument, bool command_found) {
    const std::string quoted = say(machine::quoted(argument));
    if (argument.starts_with("-")) return "unknown option " + quoted;
    return (command_found ? "unexpected argument " : "unknown command ") + quoted;
}

std::string about(const CLI::ParseError& error) {
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return name_in(error) + " is missing";
    if (kind == "ArgumentMismatch") return "option " + name_in(error) + " needs exactly one value";
    if (kind == "RequiresError" || kind == "ExcludesError") return "option " + std::string(error.what());
    return error.what();
}

}  // namespace

std::string complaint_about(const CLI::App& app, const CLI::ParseError& error) {
    const auto chosen = app.get_subcommands();
    const std::string command = chosen.empty() ? "" : chosen.front()->get_name() + ": ";
    const std::string help =
        "; see switchbox " + (chosen.empty() ? "" : chosen.front()->get_name() + " ") + "--help";
    // An unknown word is the likelier mistake, even if the parser reports another one first.
    const auto unexpected = app.remaining(true);
    if (!unexpected.empty()) return command + about_unexpected(unexpected.front(), !chosen.empty()) + help;
    if (chosen.empty()) return "a command is missing" + help;
    return command + about(error) + help;
}

std::string one_line(std::string_view text) {
    std::string line;
    for (const std::string_view character : machine::characters_of(text))
        line += machine::can_be_shown(character) ? character : " ";
    return line;
}

}  // namespace switchbox::cli
