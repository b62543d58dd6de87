#include "command_line/facts.hpp"
#include "command_line/layout.hpp"
#include "machine/notation.hpp"
#include "solve/explanation.hpp"

namespace switchbox::command_line {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_cells = 1000;

struct Findings {
    std::vector<Board> boards;
    std::vector<Fact> facts;
    ordered_json json = ordered_json::object();
};

void add_solution(Findings& findings, const Study& study) {
    const machine::PressGrid& presses = *solve::presses_of(study.verdict);
    const auto fewest = fewest_of(study);
    if (fewest) findings.json["fewest"] = *fewest;
    findings.json["presses"] = machine::format_grid(presses);
    findings.boards.emplace_back("Press", presses);
    const std::vector<std::size_t> cells = numbered_cells(presses.cells);
    if (cells.size() > most_cells) return;
    findings.json["cells"] = cells;
    if (!cells.empty()) findings.facts.emplace_back("Cells to press", spaced(cells));
}

void add_proof(Findings& findings, const solve::Impossible& impossible) {
    findings.json["proof"] = {{"lamps", machine::format_grid(impossible.weights)}, {"sum", impossible.sum}};
    findings.boards.emplace_back("Outlined", impossible.weights);
    findings.facts.emplace_back("Outlined lamps", spaced(numbered_cells(impossible.weights.cells)));
}

}  // namespace

Answer verdict_facts(const Study& study) {
    const machine::Picture& target = study.position.puzzle.target;
    const std::string solutions = solve::solutions_of(study.verdict).decimal();
    Findings findings{{{"Now", study.picture}, {"Target", target}}, {}};
    findings.json["verdict"] = solve::name_of(study.verdict);
    if (solve::presses_of(study.verdict) != nullptr) add_solution(findings, study);
    findings.json["solutions"] = solutions;
    findings.facts.emplace_back("Solutions", solutions);
    if (const auto* impossible = std::get_if<solve::Impossible>(&study.verdict))
        add_proof(findings, *impossible);

    const auto why = solve::why_verdict({*study.machine, study.position.presses, target}, study.verdict);
    return {why.text + "\n\n" + draw(findings.boards) + "\n" + listed(findings.facts), findings.json};
}

}  // namespace switchbox::command_line
