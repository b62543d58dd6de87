#include "types/ghaly/solve/ghaly_certificate.hpp"

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "machine/machine.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::solve {
namespace {

// Returns the numbers, counted from 1.
std::vector<int> from_one(const algebra::Permutation& permutation) {
    std::vector<int> numbers;
    for (const auto image : permutation) numbers.push_back(static_cast<int>(image) + 1);
    return numbers;
}

// Returns the condition of Theorem 3 that fails (docs/theory.md, section 4).
std::string_view broken_condition(const machine::GhalyMachine& machine, const GhalyClass& sort,
                                  const machine::Picture& target) {
    if (machine::single_colour(target) != machine.only_colour()) return "only-colour";
    // In the order of GhalyObstacle::Kind.
    constexpr std::array<std::string_view, 5> names{"from-the-right", "too-many-rows", "blocked-row",
                                                    "wrong-colour", "only-in-row-one"};
    return names.at(static_cast<std::size_t>(obstacle_to(sort)->kind));
}

std::string numbers_of(const GhalyClass& sort) {
    const auto list = [](const algebra::Permutation& permutation) {
        return JsonLines::list_of(from_one(permutation), [](int number) { return std::to_string(number); });
    };
    return "{\"colour\": " + std::to_string(sort.kappa + 1) + ", \"gamma\": " + list(sort.gamma) +
           ", \"delta\": " + list(sort.delta) + ", \"rho\": " + std::to_string(sort.rho + 1) + "}";
}

}  // namespace

CertificateGap ghaly_certificate_gap(const Question& question, const Verdict& verdict,
                                     CertificateClaim claim) {
    const CertificateGap gap = gap_of_adding(verdict, claim);
    if (gap == CertificateGap::other_answer || gap == CertificateGap::no_answer) return gap;
    if (claim == CertificateClaim::fewest || claim == CertificateClaim::nearest)
        return CertificateGap::no_method;
    if (claim == CertificateClaim::impossible && !machine::single_colour(question.target))
        return CertificateGap::search_alone;
    return CertificateGap::nothing;
}

std::string ghaly_certificate(const Solver& /*solver*/, const Question& question, const Verdict& verdict,
                              CertificateClaim claim) {
    const machine::GhalyMachine& machine = *machine::ghaly_in(question.machine);
    JsonLines json(claim, machine::ghaly_id);
    json.add_number("size", static_cast<std::uint64_t>(machine.size()))
        .add_list("sigma", from_one(machine.codes().sigma))
        .add_list("tau", from_one(machine.codes().tau))
        .add_list("start", question.presses.cells)
        .add_list("target", question.target.cells);
    if (claim == CertificateClaim::solved) return json.add_list("presses", presses_of(verdict)->cells).text();
    const GhalyClass sort = class_of(machine.bits());
    return json.add_word("theorem", broken_condition(machine, sort, question.target))
        .add("numbers", numbers_of(sort))
        .text();
}

}  // namespace switchbox::solve
