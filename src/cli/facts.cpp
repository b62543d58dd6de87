#include "cli/facts.hpp"

#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"

namespace switchbox::cli {

std::string title_of(const Study& study) {
    const std::string text = heading(study.position.puzzle.machine) + "\n";
    return study.commands.drawing != nullptr ? text + "\n" + study.commands.drawing(study) : text;
}

Answer game_facts(const Study& study) {
    const game::Puzzle& puzzle = study.position.puzzle;
    const machine::Machine& machine = *study.machine;
    const std::string code = game::share_code(study.position);
    const auto played = machine::parse_choice(puzzle.machine->text());
    const std::string link = SWITCHBOX_PAGE_ADDRESS "#" + code;
    Answer answer;
    answer.json["code"] = code;
    answer.json["link"] = played ? nlohmann::ordered_json(link) : nullptr;
    const std::string start = lamp_text(machine, puzzle.start);
    answer.json["start"] = start;
    answer.json["target"] = lamp_text(machine, puzzle.target);
    const std::string no_link =
        played ? "" : "none, the page does not play it: " + say(played.error().message);
    std::vector<Fact> facts{{"Code", code}, {"Link", played ? link : no_link}};
    if (puzzle.asks) {
        answer.json["asks"] = true;
        facts.emplace_back("Question", "is it possible?");
    }
    if (study.commands.drawing != nullptr) {
        facts.emplace_back("Start", start);
    } else {
        answer.text =
            draw({lamp_board("Start", machine, puzzle.start), lamp_board("Target", machine, puzzle.target),
                  button_board("Pressed", machine, study.position.presses)}) +
            "\n";
    }
    answer.text += listed(facts);
    return answer;
}

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

Answer order_caveat(const machine::MachineChoice& choice) {
    if (!choice->is_lit_only()) return {};
    const std::string caveat =
        "In lit-only play the order of presses counts: here they are added up as if any button could be "
        "pressed; solve says which order is allowed.";
    Answer answer{.text = caveat + "\n"};
    answer.json["caveat"] = caveat;
    return answer;
}

}  // namespace switchbox::cli
