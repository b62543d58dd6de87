#include "command_line/puzzle_answer.hpp"

#include <algorithm>

#include "command_line/layout.hpp"
#include "command_line/puzzle_file.hpp"
#include "machine/wired/wired_doubts.hpp"
#include "solve/common/slices.hpp"
#include "solve/wired/lit_search.hpp"
#include "solve/wired/wired_search.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using Json = nlohmann::ordered_json;
using machine::WiredPuzzle;
using solve::WiredVerdict;

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string times(std::uint64_t count) {
    if (count == 1) return "once";
    return count == 2 ? "twice" : std::to_string(count) + " times";
}

std::string best_so_far(const WiredVerdict& verdict) {
    return verdict.presses ? "cost " + std::to_string(verdict.cost) + " at most" : "";
}

class PuzzleAnswer {
  public:
    PuzzleAnswer(const WiredPuzzle& puzzle, const WiredVerdict& verdict)
        : puzzle_(puzzle), verdict_(verdict), rows_(machine::rows_wanted(puzzle)) {}

    Answer made() {
        answer_.text = (puzzle_.name.empty() ? "A puzzle of one's own" : puzzle_.name) + ": " +
                       counted(puzzle_.lamps.size(), "lamp") + ", " +
                       counted(puzzle_.buttons.size(), "button") + "\n\n";
        if (verdict_.presses) {
            solved();
        } else {
            not_solved();
        }
        doubts();
        answer_.text += listed(facts_);
        return std::move(answer_);
    }

  private:
    void solved() {
        if (puzzle_.lit_only) {
            answer_.json["verdict"] = "in order";
            facts_.emplace_back("Verdict", "solved, and the order counts: only lit lamps may be pressed");
        } else {
            answer_.json["verdict"] = verdict_.is_only ? "unique" : "several";
            facts_.emplace_back("Verdict", verdict_.is_only ? "one solution" : "several solutions");
        }
        presses();
        answer_.json["cost"] = verdict_.cost;
        answer_.json["proved"] = verdict_.proved;
        const std::string cost = std::to_string(verdict_.cost);
        facts_.emplace_back("Cost", verdict_.proved ? cost + ", nothing is cheaper"
                                                    : cost + " at most; the search was given up");
        count();
        target();
    }

    void presses() {
        Json counts = Json::object();
        Json order = Json::array();
        std::string words;
        for (std::size_t i = 0; i < puzzle_.buttons.size(); ++i) {
            const std::uint32_t count = (*verdict_.presses)[i];
            if (count == 0) continue;
            const std::string& name = puzzle_.buttons[i].name;
            counts[name] = count;
            if (!puzzle_.lit_only) order.insert(order.end(), count, name);
            words += (words.empty() ? "" : ", ") + name + " " + times(count);
        }
        std::string in_order;
        for (const std::size_t button : verdict_.order) {
            order.push_back(puzzle_.buttons[button].name);
            in_order += (in_order.empty() ? "" : ", ") + puzzle_.buttons[button].name;
        }
        answer_.json["presses"] = std::move(counts);
        answer_.json["order"] = std::move(order);
        facts_.emplace_back("Press", words.empty() ? "nothing: the target is reached" : words);
        if (!in_order.empty()) facts_.emplace_back("In this order", in_order);
    }

    void count() {
        if (!verdict_.solutions) return;
        const std::string count = verdict_.solutions->decimal();
        answer_.json["solutions"] = count;
        facts_.emplace_back("Solutions", count);
    }

    void target() {
        Json row = Json::array();
        std::string words;
        for (const auto& state : rows_[verdict_.row]) {
            row.push_back(state ? Json(*state) : Json("*"));
            words += (words.empty() ? "" : " ") + (state ? std::to_string(*state) : "*");
        }
        answer_.json["target"] = std::move(row);
        facts_.emplace_back("Target", words);
    }

    void doubts() {
        for (const Message& doubt : machine::doubts_about(puzzle_)) {
            const std::string note = say(doubt);
            answer_.json["notes"].push_back(note);
            facts_.emplace_back("Note", note);
        }
    }

    void not_solved() {
        if (!verdict_.proved) {
            answer_.json["verdict"] = "undecided";
            answer_.json["proved"] = false;
            if (verdict_.too_many) {
                const std::string why = say(solve::too_many_states(*verdict_.too_many));
                answer_.json["reason"] = why;
                facts_.emplace_back("Verdict", "not decided");
                facts_.emplace_back("Reason", why);
                return;
            }
            facts_.emplace_back("Verdict", "not decided: the search was given up, and had found none");
            return;
        }
        answer_.json["verdict"] = "impossible";
        answer_.json["proved"] = true;
        if (verdict_.proofs.empty() && puzzle_.lit_only) {
            facts_.emplace_back("Verdict", "impossible while only lit lamps may be pressed");
            facts_.emplace_back("Proof", "all that leads to the target was searched, backwards from it");
            return;
        }
        if (verdict_.proofs.empty()) {
            facts_.emplace_back("Verdict", "impossible within the limits");
            facts_.emplace_back("Proof", "all presses within them were searched");
            return;
        }
        facts_.emplace_back("Verdict", "impossible");
        answer_.json["solutions"] = "0";
        answer_.json["proof"] = Json::array();
        for (const solve::WiredProof& proof : verdict_.proofs) add_proof(proof);
    }

    void add_proof(const solve::WiredProof& proof) {
        Json weights = Json::object();
        std::string words;
        for (std::size_t i = 0; i < proof.weights.size(); ++i) {
            const int weight = proof.weights[i];
            const std::string& name = puzzle_.lamps[i].name;
            weights[name] = weight;
            if (weight == 0) continue;
            words += (words.empty() ? "" : " + ") + (weight == 1 ? "" : std::to_string(weight) + " ") + name;
        }
        answer_.json["proof"].push_back(
            Json{{"weights", std::move(weights)}, {"modulus", proof.modulus}, {"sum", proof.sum}});
        const std::string modulo = " modulo " + std::to_string(proof.modulus);
        facts_.emplace_back("Proof", "no press changes " + words + modulo + ", and the target is " +
                                         std::to_string(proof.sum) + " away");
    }

    const WiredPuzzle& puzzle_;
    const WiredVerdict& verdict_;
    std::vector<machine::TargetRow> rows_;
    Answer answer_;
    std::vector<Fact> facts_;
};

constexpr std::uint64_t usual_work = 60'000'000'000;  // a minute or so

template <class Search>
WiredVerdict searched(Search search, const TimeLimit& time, Progress& progress) {
    const std::uint64_t work = time ? ~std::uint64_t{0} : usual_work;
    solve::advance_in_slices(
        search, work, [](const Search& one) { return one.is_finished(); },
        [&](std::uint64_t done) {
            // Where it is not known how far the search is, so much of its time is over.
            const double spent = static_cast<double>(done) / static_cast<double>(work);
            return progress.goes_on(std::max(search.progress(), spent), best_so_far(search.verdict()));
        });
    Interrupt::found();
    return search.verdict();
}

WiredVerdict verdict_on(const WiredPuzzle& puzzle, const TimeLimit& time, Progress& progress) {
    if (!puzzle.lit_only) return searched(solve::WiredSearch(puzzle), time, progress);
    std::shared_ptr<solve::LitWays> ways;
    const std::vector<std::uint32_t> counted(
        puzzle.buttons.size());  // what was pressed before does not count
    return searched(solve::LitSearch(puzzle, counted, ways), time, progress);
}

}  // namespace

Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time, Progress& progress) {
    const auto file = read_puzzle(path);
    if (!file) return file.error();
    start(time);
    const WiredVerdict verdict = verdict_on(file->puzzle, time, progress);
    Answer answer = PuzzleAnswer(file->puzzle, verdict).made();
    answer.read_as = file->read_as;
    return answer;
}

}  // namespace switchbox::command_line
