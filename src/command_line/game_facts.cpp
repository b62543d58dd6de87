#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "machine/notation.hpp"
#include "play/share_code.hpp"

// Where the page is published; the build knows.
#ifndef SWITCHBOX_PAGE_ADDRESS
#define SWITCHBOX_PAGE_ADDRESS "http://localhost:8080/"
#endif

namespace switchbox::command_line {

Answer game_facts(const Study& study) {
    const play::Puzzle& puzzle = study.position.puzzle;
    const std::string code = play::share_code(study.position);
    const std::string link = SWITCHBOX_PAGE_ADDRESS "#" + code;
    Answer answer;
    answer.json["code"] = code;
    answer.json["link"] = link;
    answer.json["start"] = machine::format_grid(puzzle.start);
    answer.json["target"] = machine::format_grid(puzzle.target);
    answer.text =
        draw({{"Start", puzzle.start}, {"Target", puzzle.target}, {"Pressed", study.position.presses}}) +
        "\n" + listed({{"Code", code}, {"Link", link}});
    return answer;
}

}  // namespace switchbox::command_line
