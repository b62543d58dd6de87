#include <CLI/CLI.hpp>

#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "command_line/position_options.hpp"
#include "command_line/subcommand.hpp"
#include "machine/notation.hpp"

namespace switchbox::command_line {
namespace {

struct Options {
    PositionOptions position;
    bool inverse = false;
    bool quiet = false;
};

std::string row_of(const algebra::BitMatrix& matrix, std::size_t row) {
    std::string text;
    for (std::size_t column = 0; column < matrix.columns(); ++column) {
        text.push_back(matrix.get(row, column) ? '1' : '0');
    }
    return text;
}

Answer inverse_facts(const solve::LinearSolver& solver) {
    Answer answer;
    answer.json["inverse"] = nullptr;
    answer.text = "Inverse: there is none.\n";
    if (!solver.inverse()) return answer;
    answer.json["inverse"] = nlohmann::ordered_json::array();
    answer.text = "Inverse (row i: the lamps that decide whether button i is pressed)\n";
    for (std::size_t row = 0; row < solver.inverse()->rows(); ++row) {
        const std::string written = row_of(*solver.inverse(), row);
        answer.json["inverse"].push_back(written);
        answer.text += written + "\n";
    }
    return answer;
}

Answer quiet_facts(const solve::LinearSolver& solver) {
    Answer answer;
    answer.json["quiet"] = nlohmann::ordered_json::array();
    std::vector<Board> boards;
    for (const machine::PressGrid& pattern : solver.quiet_patterns()) {
        answer.json["quiet"].push_back(machine::format_grid(pattern));
        boards.emplace_back("Quiet " + std::to_string(boards.size() + 1), pattern);
    }
    answer.text =
        boards.empty()
            ? "Quiet patterns: there are none.\n"
            : "Quiet patterns (presses that change nothing; sums of these are quiet too)\n" + draw(boards);
    return answer;
}

Result<Answer> answer_inspect(const Options& options) {
    const auto position = read_position(options.position);
    if (!position) return position.error();
    const Study study(*position);
    const machine::MachineChoice& choice = position->puzzle.machine;
    Answer answer{.text =
                      heading(choice) + "\n" + std::string(machine::find_preset(choice.id)->about) + "\n"};
    append(answer, machine_facts(study));
    if (options.inverse) append(answer, inverse_facts(*study.solver.linear()));
    if (options.quiet) append(answer, quiet_facts(*study.solver.linear()));
    return answer;
}

}  // namespace

Subcommand add_inspect(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* parser = app.add_subcommand("inspect", "What a machine is: rank, reach, determinant");
    add_position_options(*parser, options->position);
    parser->add_flag("--inverse", options->inverse, "The inverse matrix, row by row");
    parser->add_flag("--quiet", options->quiet, "A basis of the press patterns that change nothing");
    return {parser, [options] { return answer_inspect(*options); }};
}

}  // namespace switchbox::command_line
