#include "command_line/facts.hpp"
#include "command_line/kinds.hpp"
#include "command_line/layout.hpp"
#include "command_line/pressed_cells.hpp"
#include "solve/explain/explanation.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using nlohmann::ordered_json;

// The verdict as boards, facts and keys.
class Findings {
  public:
    Findings(const Study& study, const solve::Search& search)
        : study_(study),
          verdict_(search.verdict()),
          bound_(search.bound()),
          why_(solve::why_verdict({*study.machine, study.position.presses, target()}, verdict_)) {
        boards_ = {lamp_board("Now", *study_.machine, study_.picture),
                   lamp_board("Target", *study_.machine, target())};
        json_["verdict"] = solve::name_of(verdict_);
        if (solve::presses_of(verdict_) != nullptr) add_presses();
        if (const auto* way = std::get_if<solve::InOrder>(&verdict_)) add_order(way->order);
        if (is_unordered()) add_cells();
        if (is_unordered() || solve::is_impossible(verdict_)) add_solutions();
        if (const auto* impossible = std::get_if<solve::Impossible>(&verdict_)) add_proof(*impossible);
        if (gives_reason()) json_["reason"] = say(why_.text);
        if (const auto colour = only_colour_sought(study_)) add_colour(*colour);
    }

    [[nodiscard]] Answer answer() const {
        const std::string facts = facts_.empty() ? "" : "\n" + listed(facts_);
        return {say(why_.text) + "\n\n" + draw(boards_) + facts, json_};
    }

  private:
    [[nodiscard]] const machine::Picture& target() const { return study_.position.puzzle.target; }

    [[nodiscard]] bool is_unordered() const { return solve::is_in_any_order(verdict_); }

    [[nodiscard]] bool gives_reason() const {
        return std::holds_alternative<solve::NoWay>(verdict_) ||
               std::holds_alternative<solve::Unreachable>(verdict_) ||
               std::holds_alternative<solve::Undecided>(verdict_);
    }

    void add_presses() {
        const machine::PressGrid& presses = *solve::presses_of(verdict_);
        const std::size_t count = machine::weight(presses);
        const bool is_fewest = solve::is_proved_fewest(verdict_);
        json_[is_fewest ? "fewest" : "at_most"] = count;
        if (!is_fewest) json_["at_least"] = bound_;
        json_["presses"] = button_text(*study_.machine, presses);
        boards_.push_back(button_board("Press", *study_.machine, presses));
        facts_.emplace_back(is_fewest ? "Fewest presses" : "Presses, at most", std::to_string(count));
        if (bound_ > 0 && !is_fewest) facts_.emplace_back("Presses, at least", std::to_string(bound_));
    }

    void add_order(const std::vector<std::size_t>& order) {
        std::vector<std::size_t> numbers;
        numbers.reserve(order.size());
        for (const std::size_t button : order) numbers.push_back(study_.machine->button_number(button));
        json_["order"] = numbers;
        if (!numbers.empty()) facts_.emplace_back("Press in this order", spaced(numbers));
    }

    void add_cells() {
        const auto pressed = pressed_cells(*study_.machine, *solve::presses_of(verdict_));
        if (!pressed) return;
        json_["cells"] = pressed->numbers;
        const bool on_lamps = study_.machine->buttons_are_lamps();
        if (pressed->text.empty()) return;
        facts_.emplace_back(on_lamps ? "Cells to press" : "Buttons to press", pressed->text);
    }

    void add_solutions() {
        const std::string solutions = solve::solutions_of(verdict_).decimal();
        const bool are_counted = !std::holds_alternative<solve::Uncounted>(verdict_);
        json_[are_counted ? "solutions" : "solutions_at_least"] = solutions;
        facts_.emplace_back(are_counted ? "Solutions" : "Solutions, at least", solutions);
    }

    // The only one that all cells can ever have.
    void add_colour(int colour) {
        json_["colour"] = colour;
        facts_.emplace_back("Only colour", colour_words(colour));
    }

    void add_proof(const solve::Impossible& impossible) {
        json_["proof"] = {{"lamps", lamp_text(*study_.machine, impossible.weights)}, {"sum", impossible.sum}};
        boards_.push_back(lamp_board("Outlined", *study_.machine, impossible.weights));
        std::vector<std::size_t> numbers;
        for (std::size_t lamp = 0; lamp < impossible.weights.size(); ++lamp) {
            if (impossible.weights[lamp] != 0) numbers.push_back(lamp + 1);
        }
        if (numbers.size() <= max_listed) facts_.emplace_back("Outlined lamps", spaced(numbers));
        // In lit-only play no order of presses may lead there.
        const bool is_small = impossible.weights.size() <= machine::max_matrix_lamps;
        if (!study_.machine->order_counts() && is_small) add_nearest();
    }

    void add_nearest() {
        const solve::NearestTarget nearest = study_.solver.nearest(*study_.machine, study_.picture, target());
        json_["nearest"] = {{"target", lamp_text(*study_.machine, nearest.target)},
                            {"different", nearest.different},
                            {"proved", nearest.proved}};
        boards_.push_back(lamp_board("Nearest", *study_.machine, nearest.target));
        facts_.emplace_back("Nearest target",
                            "differs in " + std::to_string(nearest.different) +
                                (nearest.different == 1 ? " lamp" : " lamps") +
                                (nearest.proved ? ", the fewest possible" : "; there may be a nearer one"));
    }

    const Study& study_;
    const solve::Verdict& verdict_;
    std::size_t bound_;
    solve::Explanation why_;
    std::vector<Board> boards_;
    std::vector<Fact> facts_;
    ordered_json json_ = ordered_json::object();
};

}  // namespace

Answer verdict_facts(const Study& study, const solve::Search& search) {
    return Findings(study, search).answer();
}

}  // namespace switchbox::command_line
