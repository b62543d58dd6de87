#include "cli/facts.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {

Answer plain_facts(const Study& study) {
    Answer answer;
    std::vector<Fact> facts;
    const auto add = [&](const char* key, const char* name, std::size_t value) {
        answer.json[key] = value;
        facts.emplace_back(name, std::to_string(value));
    };
    add("buttons", "Buttons", study.machine->button_sites().cells().size());
    add("lamps", "Lamps", study.machine->lamp_sites().cells().size());
    add("states", "States of a lamp, at most", static_cast<std::size_t>(study.machine->lamp_states()));
    answer.text = listed(facts);
    return answer;
}

Error no_matrix(const machine::MachineChoice& choice, std::string_view option) {
    const MachineCommands& commands = commands_of(choice->type());
    const std::string name = commands.in_words.empty() ? say(choice->name()) : std::string(commands.in_words);
    return Error{verbatim(std::string(option) + ": " + name +
                          std::string(commands.without_matrix.at(option == "quiet" ? 1 : 0)))};
}

}  // namespace switchbox::cli
