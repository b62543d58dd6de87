#include "solve/certificate.hpp"

#include <algorithm>
#include <numeric>

namespace switchbox::solve {

JsonLines::JsonLines(CertificateClaim claim, std::string_view machine) {
    add_word("format", "switchbox-certificate").add_number("version", 1);
    if (!machine.empty()) add_word("machine", machine);
    add_word("claim", claim_names.at(static_cast<std::size_t>(claim)));
}

JsonLines& JsonLines::add(std::string_view key, const std::string& json) {
    lines_ += (lines_.empty() ? "\n  \"" : ",\n  \"") + std::string(key) + "\": " + json;
    return *this;
}

JsonLines& JsonLines::add_word(std::string_view key, std::string_view word) {
    return add(key, "\"" + std::string(word) + "\"");
}

JsonLines& JsonLines::add_number(std::string_view key, std::uint64_t number) {
    return add(key, std::to_string(number));
}

namespace {

std::string numbers_text(const PressCounts& numbers) {
    return JsonLines::list_of(numbers, [](std::uint64_t number) { return std::to_string(number); });
}

void add_by_button(JsonLines& json, std::string_view key,
                   const std::map<std::size_t, std::uint64_t>& numbers) {
    if (numbers.empty()) return;
    std::string text;
    for (const auto& [button, number] : numbers)
        text += (text.empty() ? "\"" : ", \"") + std::to_string(button) + "\": " + std::to_string(number);
    json.add(key, "{" + text + "}");
}

JsonLines question_of(const AddingPuzzle& puzzle, CertificateClaim claim) {
    JsonLines json(claim, {});
    json.add_number("lamps", puzzle.moduli.size()).add_list("moduli", puzzle.moduli);
    json.add("buttons", JsonLines::list_of(puzzle.buttons, [](const auto& button) {
                 return JsonLines::list_of(button, [](const auto& effect) {
                     return "[" + std::to_string(effect.first) + ", " + std::to_string(effect.second) + "]";
                 });
             }));
    json.add_list("start", puzzle.start);
    json.add("target", JsonLines::list_of(puzzle.target, [](const std::optional<int>& state) {
                 return state ? std::to_string(*state) : std::string("null");
             }));
    add_by_button(json, "limits", puzzle.limits);
    add_by_button(json, "costs", puzzle.costs);
    return json;
}

// Returns for each button how many presses of it change no lamp that matters.
PressCounts periods_in(const AddingPuzzle& puzzle) {
    PressCounts periods;
    for (const auto& effects : puzzle.buttons) {
        std::uint64_t period = 1;
        for (const auto& [lamp, amount] : effects) {
            const int modulus = puzzle.moduli[lamp];
            if (puzzle.target[lamp])
                period = std::lcm(period, static_cast<std::uint64_t>(modulus / std::gcd(modulus, amount)));
        }
        periods.push_back(period);
    }
    return periods;
}

// Returns quiet presses with their order; empty if they are no presses.
std::string quiet_text(PressCounts counts, const PressCounts& periods) {
    std::uint64_t order = 1;
    for (std::size_t button = 0; button < counts.size(); ++button) {
        counts[button] %= periods[button];
        order = std::lcm(order, periods[button] / std::gcd(periods[button], counts[button]));
    }
    if (order == 1) return {};
    return "{\"order\": " + std::to_string(order) + ", \"presses\": " + numbers_text(counts) + "}";
}

}  // namespace

std::string certify_solved(const AddingPuzzle& puzzle, const PressCounts& presses) {
    return question_of(puzzle, CertificateClaim::solved).add_list("presses", presses).text();
}

std::string certify_impossible(const AddingPuzzle& puzzle, const LampTest& test) {
    return question_of(puzzle, CertificateClaim::impossible)
        .add_list("weights", test.weights)
        .add_number("modulus", test.modulus)
        .text();
}

std::string certify_fewest(const AddingPuzzle& puzzle, const PressCounts& presses,
                           const std::vector<PressCounts>& quiet) {
    const PressCounts periods = periods_in(puzzle);
    std::vector<std::string> texts;
    texts.reserve(quiet.size());
    for (const PressCounts& counts : quiet) texts.push_back(quiet_text(counts, periods));
    std::erase(texts, std::string());
    return question_of(puzzle, CertificateClaim::fewest)
        .add_list("presses", presses)
        .add("quiet", JsonLines::list_of(texts, [](const std::string& text) { return "\n    " + text; }))
        .text();
}

std::string certify_nearest(const AddingPuzzle& puzzle, const std::vector<int>& reached,
                            const std::vector<LampTest>& tests) {
    std::size_t distance = 0;
    for (std::size_t lamp = 0; lamp < reached.size(); ++lamp)
        distance += puzzle.target[lamp] && *puzzle.target[lamp] != reached[lamp] ? 1 : 0;
    return question_of(puzzle, CertificateClaim::nearest)
        .add_list("reached", reached)
        .add_number("distance", distance)
        .add("tests", JsonLines::list_of(tests,
                                         [](const LampTest& test) {
                                             return "\n    {\"modulus\": " + std::to_string(test.modulus) +
                                                    ", \"weights\": " + numbers_text(test.weights) + "}";
                                         }))
        .text();
}

Certificate certificate(const Solver& solver, const Question& question, const Verdict& verdict,
                        std::optional<CertificateClaim> claim) {
    const TypeSolving& solving = solving_of(question.machine);
    Certificate made{{}, claim.value_or(CertificateClaim::solved), CertificateGap::no_method};
    if (solving.certificate == nullptr) return made;
    const auto gap_of = [&](CertificateClaim one) { return solving.certificate_gap(question, verdict, one); };
    if (claim) {
        made.gap = gap_of(*claim);
    } else {
        made = strongest_claim(presses_of(verdict) != nullptr, gap_of);
    }
    if (gap_of(made.claim) != CertificateGap::nothing) return made;
    made.text = solving.certificate(solver, question, verdict, made.claim);
    if (made.text.empty()) made.gap = CertificateGap::too_many_sums;
    return made;
}

bool can_be_tried(const Natural& sums, std::size_t buttons, bool is_binary) {
    constexpr std::uint32_t most_sums = std::uint32_t{1} << 24U;
    constexpr std::uint32_t most_additions = 500'000'000;  // leaves the checker some for its other tests
    constexpr std::uint32_t at_once = 128;
    if (sums > Natural{most_sums}) return false;
    const Natural additions = sums * Natural::of(buttons);
    return additions <= Natural{most_additions} * Natural{is_binary ? at_once : 1};
}

CertificateGap gap_of_adding(const Verdict& verdict, CertificateClaim claim) {
    const bool is_about_presses = claim == CertificateClaim::solved || claim == CertificateClaim::fewest;
    const bool has_presses = presses_of(verdict) != nullptr;
    if (is_impossible(verdict) ? is_about_presses : has_presses && !is_about_presses)
        return CertificateGap::other_answer;
    if (!is_impossible(verdict) && !has_presses) return CertificateGap::no_answer;
    if (!is_about_presses)
        return std::holds_alternative<NoWay>(verdict) ? CertificateGap::search_alone
                                                      : CertificateGap::nothing;
    if (!is_in_any_order(verdict)) return CertificateGap::order_counts;
    if (claim == CertificateClaim::solved) return CertificateGap::nothing;
    return is_proved_fewest(verdict) ? CertificateGap::nothing : CertificateGap::not_proved;
}

bool has_certificate(const Question& question, const Verdict& verdict) {
    const TypeSolving& solving = solving_of(question.machine);
    if (solving.certificate == nullptr) return false;
    const auto claim =
        presses_of(verdict) != nullptr ? CertificateClaim::solved : CertificateClaim::impossible;
    return solving.certificate_gap(question, verdict, claim) == CertificateGap::nothing;
}

}  // namespace switchbox::solve
