#include "cli/verdict_answer.hpp"

#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "solve/explanation.hpp"

namespace switchbox::cli {
namespace {

void add_order(VerdictAnswer& answer, const machine::Machine& machine,
               const std::vector<std::size_t>& order) {
    std::vector<std::size_t> numbers;
    numbers.reserve(order.size());
    for (const std::size_t button : order) numbers.push_back(machine.button_number(button));
    answer.json["order"] = numbers;
    if (!numbers.empty()) answer.facts.emplace_back("Press in this order", spaced(numbers));
}

void add_cells(VerdictAnswer& answer, const machine::Machine& machine, const machine::PressGrid& presses) {
    const auto pressed = pressed_cells(machine, presses);
    if (!pressed) return;
    answer.json["cells"] = pressed->numbers;
    if (pressed->text.empty()) return;
    answer.facts.emplace_back(machine.buttons_are_lamps() ? "Cells to press" : "Buttons to press",
                              pressed->text);
}

void add_solutions(VerdictAnswer& answer, const solve::Verdict& verdict) {
    const std::string solutions = solve::solutions_of(verdict).decimal();
    if (std::holds_alternative<solve::Uncounted>(verdict))
        return answer.add("solutions_at_least", "Solutions, at least", solutions);
    answer.add("solutions", "Solutions", solutions);
}

void add_nearest(VerdictAnswer& answer, const Study& study) {
    const machine::Machine& machine = *study.machine;
    const solve::NearestTarget nearest =
        study.solver().nearest(machine, study.picture, study.position.puzzle.target);
    answer.json["nearest"] = {{"target", lamp_text(machine, nearest.target)},
                              {"different", nearest.different},
                              {"proved", nearest.proved}};
    answer.boards.push_back(lamp_board("Nearest", machine, nearest.target));
    answer.facts.emplace_back("Nearest target",
                              "differs in " + std::to_string(nearest.different) +
                                  (nearest.different == 1 ? " lamp" : " lamps") +
                                  (nearest.proved ? ", the fewest possible" : "; there may be a nearer one"));
}

void add_proof(VerdictAnswer& answer, const Study& study, const solve::Impossible& impossible) {
    const machine::Picture& weights = impossible.weights;
    answer.json["proof"] = {{"lamps", lamp_text(*study.machine, weights)}, {"sum", impossible.sum}};
    answer.boards.push_back(lamp_board("Outlined", *study.machine, weights));
    std::vector<std::size_t> numbers;
    for (std::size_t lamp = 0; lamp < weights.size(); ++lamp) {
        if (weights[lamp] != 0) numbers.push_back(lamp + 1);
    }
    if (numbers.size() <= max_listed) answer.facts.emplace_back("Outlined lamps", spaced(numbers));
    // If not all presses are allowed, the nearest target may be unreachable.
    const bool is_small = weights.size() <= machine::max_matrix_lamps;
    if (!study.machine->order_counts() && is_small) add_nearest(answer, study);
}

}  // namespace

VerdictAnswer::VerdictAnswer(const solve::Verdict& verdict, std::uint64_t presses, std::size_t bound) {
    json["verdict"] = solve::name_of(verdict);
    if (solve::presses_of(verdict) == nullptr) return;
    const bool is_fewest = solve::is_proved_fewest(verdict);
    json[is_fewest ? "fewest" : "at_most"] = presses;
    facts.emplace_back(is_fewest ? "Fewest presses" : "Presses, at most", std::to_string(presses));
    if (is_fewest) return;
    json["at_least"] = bound;
    if (bound > 0) facts.emplace_back("Presses, at least", std::to_string(bound));
}

void VerdictAnswer::add(const char* key, const char* name, const std::string& value) {
    json[key] = value;
    facts.emplace_back(name, value);
}

Answer VerdictAnswer::made() && {
    Answer answer{std::move(words), std::move(json)};
    if (!boards.empty()) append(answer, {.text = draw(boards)});
    if (!facts.empty()) append(answer, {.text = listed(facts)});
    return answer;
}

void add_boards(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    const machine::Machine& machine = *study.machine;
    const solve::Verdict& verdict = search.verdict();
    const machine::Picture& target = study.position.puzzle.target;
    const std::string why =
        say(solve::whole_text(solve::why_verdict({machine, study.position.presses, target}, verdict)));
    answer.words = why + "\n";
    answer.boards = {lamp_board("Now", machine, study.picture), target_board(machine, target)};
    const machine::PressGrid* presses = solve::presses_of(verdict);
    if (presses != nullptr) {
        answer.json["presses"] = button_text(machine, *presses);
        answer.boards.push_back(button_board("Press", machine, *presses));
    }
    if (const auto* way = std::get_if<solve::InOrder>(&verdict)) add_order(answer, machine, way->order);
    const bool is_unordered = solve::is_in_any_order(verdict);
    if (is_unordered) add_cells(answer, machine, *presses);
    if (is_unordered || solve::is_impossible(verdict)) add_solutions(answer, verdict);
    if (const auto* impossible = std::get_if<solve::Impossible>(&verdict))
        add_proof(answer, study, *impossible);
    if (presses == nullptr) answer.json["reason"] = why;
}

Answer verdict_facts(const Study& study, const solve::Search& search) {
    const solve::Verdict& verdict = search.verdict();
    const std::size_t presses = solve::count_presses(verdict);
    VerdictAnswer answer(verdict, presses, solve::is_proved_fewest(verdict) ? presses : search.bound());
    const auto add_verdict = study.commands.verdict;
    (add_verdict != nullptr ? add_verdict : add_boards)(answer, study, search);
    return std::move(answer).made();
}

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
    answer.json["target"] = target_text(machine, puzzle.target);
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
        answer.text = draw({lamp_board("Start", machine, puzzle.start), target_board(machine, puzzle.target),
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
    if (!choice->restricts_presses()) return {};
    const std::string play = choice->press_rule() == machine::PressRule::lit ? "lit-only" : "alternating";
    const std::string caveat =
        "In " + play +
        " play the order of presses matters: here they are added up as if any button could be "
        "pressed; solve finds an order that is allowed.";
    Answer answer{.text = caveat + "\n"};
    answer.json["caveat"] = caveat;
    return answer;
}

}  // namespace switchbox::cli
