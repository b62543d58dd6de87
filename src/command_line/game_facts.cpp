#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "machine/notation.hpp"
#include "play/share_code.hpp"

namespace switchbox::command_line {

Answer game_facts(const Study& study) {
    const play::Puzzle& puzzle = study.position.puzzle;
    const machine::Machine& machine = *study.machine;
    const std::string code = play::share_code(study.position);
    const std::string link = SWITCHBOX_PAGE_ADDRESS "#" + code;
    Answer answer;
    answer.json["code"] = code;
    answer.json["link"] = link;
    answer.json["start"] = machine::format_grid(puzzle.start);
    answer.json["target"] = machine::format_grid(puzzle.target);
    std::vector<Fact> facts{{"Code", code}, {"Link", link}};
    if (puzzle.asks) {
        answer.json["asks"] = true;
        facts.emplace_back("Question", "is it possible?");
    }
    answer.text =
        draw({lamp_board("Start", machine, puzzle.start), lamp_board("Target", machine, puzzle.target),
              button_board("Pressed", machine, study.position.presses)}) +
        "\n" + listed(facts);
    return answer;
}

}  // namespace switchbox::command_line
