#include "types/custom/solve/wired_certificate.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/wired_study.hpp"

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

AddingPuzzle wired_question(const WiredPuzzle& puzzle, const TargetRow& row) {
    AddingPuzzle adding;
    for (const machine::WiredLamp& lamp : puzzle.lamps) adding.moduli.push_back(lamp.states);
    for (const std::uint8_t state : machine::states_now(puzzle)) adding.start.push_back(state);
    for (const auto& state : row)
        adding.target.push_back(state ? std::optional(static_cast<int>(*state)) : std::nullopt);
    for (const machine::WiredButton& button : puzzle.buttons) {
        const std::size_t number = adding.buttons.size();
        auto& effects = adding.buttons.emplace_back();
        for (const machine::WiredEffect& effect : button.effects)
            effects.emplace_back(effect.lamp, effect.by);
        if (button.most) adding.limits[number] = *button.most;
        if (button.cost != 1) adding.costs[number] = button.cost;
    }
    return adding;
}

// Returns the puzzle with only the lamps that matter in the row. It has the same quiet presses.
WiredPuzzle with_lamps_of(const TargetRow& row, WiredPuzzle puzzle) {
    std::vector<std::size_t> index_of(row.size());
    std::vector<machine::WiredLamp> lamps;
    for (std::size_t lamp = 0; lamp < row.size(); ++lamp) {
        index_of[lamp] = lamps.size();
        if (row[lamp]) lamps.push_back(puzzle.lamps[lamp]);
    }
    puzzle.lamps = std::move(lamps);
    for (machine::WiredButton& button : puzzle.buttons) {
        std::erase_if(button.effects, [&](const machine::WiredEffect& effect) { return !row[effect.lamp]; });
        for (machine::WiredEffect& effect : button.effects) effect.lamp = index_of[effect.lamp];
    }
    puzzle.targets.clear();
    puzzle.layout = machine::single_row(puzzle.lamps.size());
    return puzzle;
}

// Answer to certify: presses, or the lack of them.
struct WiredFinding {
    std::optional<PressCounts> presses;
    bool is_proved = false;  // nothing is cheaper, or there are no presses
};

// Returns a row that the presses reach.
TargetRow row_after(const WiredPuzzle& puzzle, const PressCounts& presses) {
    const std::vector<std::uint8_t> states = machine::states_after(puzzle, presses);
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    const auto reached = std::find_if(rows.begin(), rows.end(), [&](const TargetRow& row) {
        for (std::size_t lamp = 0; lamp < row.size(); ++lamp)
            if (row[lamp] && *row[lamp] != states[lamp]) return false;
        return true;
    });
    return reached == rows.end() ? rows.front() : *reached;
}

std::vector<WiredProof> proofs_of(const WiredPuzzle& puzzle) {
    return WiredSearch(puzzle, WiredSearch::Method::proofs).verdict().proofs;
}

CertificateGap wired_gap(const WiredPuzzle& puzzle, const WiredFinding& found, CertificateClaim claim) {
    const bool is_about_presses = claim == CertificateClaim::solved || claim == CertificateClaim::fewest;
    if (!found.presses && !found.is_proved) return CertificateGap::no_answer;
    if (found.presses.has_value() != is_about_presses) return CertificateGap::other_answer;
    if (claim == CertificateClaim::nearest) return CertificateGap::no_method;
    const bool has_targets = machine::rows_wanted(puzzle).size() > 1;
    if (claim == CertificateClaim::impossible) {
        if (proofs_of(puzzle).empty()) return CertificateGap::search_alone;
        return has_targets ? CertificateGap::several_targets : CertificateGap::nothing;
    }
    if (puzzle.press != machine::PressRule::any) return CertificateGap::order_counts;
    if (claim == CertificateClaim::solved) return CertificateGap::nothing;
    if (!found.is_proved) return CertificateGap::not_proved;
    if (has_targets) return CertificateGap::several_targets;
    const WiredPuzzle counted = with_lamps_of(machine::rows_wanted(puzzle).front(), puzzle);
    Natural sums{1};
    for (const QuietPresses& quiet : figures_of(counted).quiet)
        sums = sums * Natural::of(static_cast<std::uint64_t>(quiet.order));
    const bool is_binary =
        std::all_of(counted.lamps.begin(), counted.lamps.end(),
                    [](const machine::WiredLamp& lamp) { return lamp.states == 2; }) &&
        std::all_of(counted.buttons.begin(), counted.buttons.end(),
                    [](const machine::WiredButton& button) { return !button.most && button.cost == 1; });
    return can_be_tried(sums, counted.buttons.size(), is_binary) ? CertificateGap::nothing
                                                                 : CertificateGap::too_many_sums;
}

std::string certificate_text(const WiredPuzzle& puzzle, const WiredFinding& found, CertificateClaim claim) {
    if (!found.presses) {
        const WiredProof proof = proofs_of(puzzle).front();
        return certify_impossible(
            wired_question(puzzle, machine::rows_wanted(puzzle).front()),
            {{proof.weights.begin(), proof.weights.end()}, static_cast<std::uint64_t>(proof.modulus)});
    }
    const TargetRow row = row_after(puzzle, *found.presses);
    if (claim == CertificateClaim::solved) return certify_solved(wired_question(puzzle, row), *found.presses);
    std::vector<PressCounts> quiet;
    for (const QuietPresses& presses : figures_of(with_lamps_of(row, puzzle)).quiet)
        quiet.emplace_back(presses.counts.begin(), presses.counts.end());
    return certify_fewest(wired_question(puzzle, row), *found.presses, quiet);
}

// Returns the puzzle in its current state.
WiredPuzzle puzzle_in(const Question& question) {
    return machine::wired_in(question.machine)->after(question.presses);
}

WiredFinding finding_of(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    if (presses == nullptr) return {std::nullopt, is_impossible(verdict)};
    PressCounts counts;
    for (const std::size_t cell : machine::wired_in(question.machine)->board().button_cells)
        counts.push_back((*presses)[cell]);
    return {std::move(counts), is_proved_fewest(verdict)};
}

}  // namespace

Certificate wired_puzzle_certificate(const WiredPuzzle& puzzle, const WiredVerdict& found,
                                     std::optional<CertificateClaim> claim) {
    WiredFinding finding{std::nullopt, found.proved};
    if (found.presses) finding.presses.emplace(found.presses->begin(), found.presses->end());
    if (found.too_many) finding.is_proved = false;
    const auto gap = [&](CertificateClaim one) { return wired_gap(puzzle, finding, one); };
    Certificate made =
        claim ? Certificate{{}, *claim, gap(*claim)} : strongest_claim(finding.presses.has_value(), gap);
    if (gap(made.claim) == CertificateGap::nothing) made.text = certificate_text(puzzle, finding, made.claim);
    return made;
}

CertificateGap wired_certificate_gap(const Question& question, const Verdict& verdict,
                                     CertificateClaim claim) {
    return wired_gap(puzzle_in(question), finding_of(question, verdict), claim);
}

std::string wired_certificate(const Solver& /*solver*/, const Question& question, const Verdict& verdict,
                              CertificateClaim claim) {
    return certificate_text(puzzle_in(question), finding_of(question, verdict), claim);
}

}  // namespace switchbox::solve
