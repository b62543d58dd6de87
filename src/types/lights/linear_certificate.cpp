#include "types/lights/linear_certificate.hpp"

#include <variant>
#include <vector>

#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;

AddingPuzzle linear_question(const LinearSolver& solver, const Question& question) {
    const machine::LinearMachine& machine = *machine::linear_in(question.machine);
    const CellIndex lamps(machine.lamp_sites());
    AddingPuzzle puzzle{std::vector<int>(lamps.size(), solver.states()), {}, {}, {}};
    for (std::size_t i = 0; i < solver.buttons().size(); ++i) {
        auto& effects = puzzle.buttons.emplace_back();
        for (const std::size_t lamp : machine.effects()[solver.buttons().cell(i)])
            effects.emplace_back(lamps.index_of(lamp), 1);
    }
    for (const std::uint8_t state : solver.from_picture(machine.picture(question.presses)))
        puzzle.start.push_back(state);
    for (const std::uint8_t state : solver.from_picture(question.target)) puzzle.target.emplace_back(state);
    return puzzle;
}

PressCounts counts_of(const Residues& residues) { return {residues.begin(), residues.end()}; }

std::string nearest_certificate(const AddingPuzzle& puzzle, const LinearSolver& solver,
                                const NearestTarget& nearest) {
    if (!nearest.proved) return {};
    std::vector<LampTest> tests;
    for (const algebra::CyclicGenerator& test : solver.equations().left_kernel())
        tests.push_back({counts_of(test.vector), static_cast<std::uint64_t>(solver.states())});
    const Residues reached = solver.from_picture(nearest.target);
    return certify_nearest(puzzle, {reached.begin(), reached.end()}, tests);
}

}  // namespace

CertificateGap linear_certificate_gap(const Question& question, const Verdict& verdict,
                                      CertificateClaim claim) {
    const machine::Machine& machine = question.machine;
    if (machine.lamps().size() > machine::max_matrix_lamps) return CertificateGap::too_many_lamps;
    if (claim == CertificateClaim::nearest && machine.order_counts()) return CertificateGap::order_counts;
    const CertificateGap gap = gap_of_adding(verdict, claim);
    if (gap != CertificateGap::nothing || claim != CertificateClaim::fewest) return gap;
    const bool is_binary = machine.lamp_states() == 2;
    return can_be_tried(solutions_of(verdict), machine.buttons().size(), is_binary)
               ? CertificateGap::nothing
               : CertificateGap::too_many_sums;
}

std::string linear_certificate(const Solver& solver, const Question& question, const Verdict& verdict,
                               CertificateClaim claim) {
    const LinearSolver& linear = *linear_in(solver);
    const AddingPuzzle puzzle = linear_question(linear, question);
    if (claim == CertificateClaim::impossible) {
        const Residues weights = linear.from_picture(std::get<Impossible>(verdict).weights);
        return certify_impossible(puzzle, {counts_of(weights), static_cast<std::uint64_t>(linear.states())});
    }
    if (claim == CertificateClaim::nearest) {
        return nearest_certificate(
            puzzle, linear,
            solver.nearest(question.machine, question.machine.picture(question.presses), question.target));
    }
    const PressCounts presses = counts_of(linear.from_presses(*presses_of(verdict)));
    if (claim == CertificateClaim::solved) return certify_solved(puzzle, presses);
    std::vector<PressCounts> quiet;
    for (const algebra::CyclicGenerator& generator : linear.quiet())
        quiet.push_back(counts_of(generator.vector));
    return certify_fewest(puzzle, presses, quiet);
}

}  // namespace switchbox::solve
