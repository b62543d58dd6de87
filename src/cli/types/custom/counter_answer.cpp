#include "cli/types/custom/counter_answer.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/layout.hpp"
#include "cli/types/custom/custom_commands.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {
namespace {

using CounterJson = nlohmann::ordered_json;

// Returns a number, or a string of digits if a double cannot hold it.
CounterJson json_of(const Integer& value) {
    constexpr std::int64_t most = std::int64_t{1} << 53U;
    if (value < -most || value > most) return value.decimal();
    return *value.small();
}

class CounterAnswer {
  public:
    CounterAnswer(const machine::WiredPuzzle& puzzle, const solve::CounterVerdict& found)
        : puzzle_(puzzle), found_(found) {}

    Answer made() {
        if (found_.presses) {
            solved();
        } else if (!found_.proved) {
            undecided();
        } else {
            impossible();
        }
        for (const std::string& note : notes_on(puzzle_)) {
            json_["notes"].push_back(note);
            add_fact("Note", note);
        }
        Answer answer{heading_of(puzzle_), std::move(json_)};
        append(answer, {.text = listed(facts_)});
        return answer;
    }

  private:
    void add_fact(const char* name, const std::string& value) { facts_.emplace_back(name, value); }

    void undecided() {
        const bool is_too_large =
            puzzle_.lamps.size() * puzzle_.buttons.size() > solve::CounterSearch::max_pairs;
        const std::string why = is_too_large ? "with counters at most " +
                                                   std::to_string(solve::CounterSearch::max_pairs) +
                                                   " pairs of a lamp and a button are searched"
                                             : "the search was given up, and had found none";
        json_ = {{"verdict", "undecided"}, {"proved", false}, {"reason", why}};
        add_fact("Verdict", "not decided: " + why);
    }

    void solved() {
        json_["verdict"] = found_.is_only ? "unique" : "several";
        add_fact("Verdict", found_.is_only ? "one solution" : "several solutions");
        presses();
        json_["cost"] = json_of(found_.cost);
        json_["proved"] = found_.proved;
        add_fact("Cost", found_.cost.decimal() +
                             (found_.proved ? ", nothing is cheaper" : " at most; the search was given up"));
        target();
    }

    void presses() {
        CounterJson counts = CounterJson::object();
        CounterJson order = CounterJson::array();
        std::string words;
        Integer all;
        for (const Integer& count : *found_.presses) all += count;
        const bool is_ordered = all <= max_listed;
        for (std::size_t i = 0; i < puzzle_.buttons.size(); ++i) {
            const Integer& count = (*found_.presses)[i];
            if (count.is_zero()) continue;
            const std::string& name = puzzle_.buttons[i].name;
            counts[name] = json_of(count);
            if (is_ordered) order.insert(order.end(), static_cast<std::size_t>(*count.small()), name);
            words += (words.empty() ? "" : ", ") + name + " " + times(count.decimal());
        }
        json_[found_.proved ? "fewest" : "at_most"] = json_of(all);
        if (!found_.proved) json_["at_least"] = 0;
        json_["presses"] = std::move(counts);
        if (is_ordered) json_["order"] = std::move(order);
        add_fact("Press", words.empty() ? "nothing: the target is reached" : words);
    }

    void target() {
        CounterJson row = CounterJson::array();
        std::string words;
        for (const auto& value : found_.reached) {
            row.push_back(value ? json_of(*value) : CounterJson("*"));
            words += (words.empty() ? "" : " ") + (value ? value->decimal() : "*");
        }
        json_["target"] = std::move(row);
        add_fact("Target", words);
    }

    void impossible() {
        json_["verdict"] = "impossible";
        json_["proved"] = true;
        json_["solutions"] = "0";
        add_fact("Verdict", "impossible");
        if (found_.proofs.empty()) {
            const std::string how = "all presses that could reach the target were searched";
            json_["reason"] = "impossible: " + how;
            add_fact("Proof", how);
            return;
        }
        for (const solve::CounterProof& proof : found_.proofs) {
            CounterJson weights = CounterJson::object();
            for (std::size_t i = 0; i < proof.weights.size(); ++i)
                weights[puzzle_.lamps[i].name] = json_of(proof.weights[i]);
            CounterJson& written = json_["proof"].emplace_back();
            written["weights"] = std::move(weights);
            if (proof.modulus) written["modulus"] = json_of(*proof.modulus);
            if (!proof.modulus) written["least"] = json_of(proof.least);
            written["sum"] = json_of(proof.sum);
            add_fact("Proof", words_of(proof));
        }
        json_["reason"] = "impossible: " + words_of(found_.proofs.front());
    }

    // Returns "a - 2 b", with the weights times `sign`.
    [[nodiscard]] std::string sum_of(const IntegerVector& weights, int sign) const {
        std::string words;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (weights[i].is_zero()) continue;
            const Integer weight = absolute(weights[i]);
            const bool is_negative = weights[i].sign() * sign < 0;
            if (words.empty())
                words = is_negative ? "-" : "";
            else
                words += is_negative ? " - " : " + ";
            words += (weight == 1 ? "" : weight.decimal() + " ") + puzzle_.lamps[i].name;
        }
        return words;
    }

    [[nodiscard]] bool is_changed(const IntegerVector& weights) const {
        return std::any_of(puzzle_.buttons.begin(), puzzle_.buttons.end(), [&](const auto& button) {
            Integer change;
            for (const auto& effect : button.effects) change += weights[effect.lamp] * effect.by;
            return !change.is_zero();
        });
    }

    [[nodiscard]] std::string words_of(const solve::CounterProof& proof) const {
        const std::string away = ", and the target is " + absolute(proof.sum).decimal() + " away";
        if (proof.modulus)
            return "no press changes " + sum_of(proof.weights, 1) + " modulo " + proof.modulus->decimal() +
                   away;
        // The first weight becomes positive.
        const auto first = std::find_if(proof.weights.begin(), proof.weights.end(),
                                        [](const Integer& weight) { return !weight.is_zero(); });
        const int sign = first->sign();
        const std::string sum = sum_of(proof.weights, sign);
        if (!is_changed(proof.weights)) return "no press changes " + sum + away;
        const std::string target = std::string(", and the target is ") + (sign > 0 ? "lower" : "higher") +
                                   " by " + absolute(proof.sum).decimal();
        if (proof.least.is_zero())
            return std::string("no press ") + (sign > 0 ? "lowers " : "raises ") + sum + target;
        return std::string("presses within the limits ") + (sign > 0 ? "lower " : "raise ") + sum +
               " by at most " + absolute(proof.least).decimal() + target;
    }

    const machine::WiredPuzzle& puzzle_;
    const solve::CounterVerdict& found_;
    CounterJson json_ = CounterJson::object();
    std::vector<Fact> facts_;
};

}  // namespace

Answer counter_answer(const machine::WiredPuzzle& puzzle, const solve::CounterVerdict& found) {
    return CounterAnswer(puzzle, found).made();
}

}  // namespace switchbox::cli
