#include "command_line/cube/cube_facts.hpp"

#include <algorithm>

#include "algebra/permutation_group.hpp"
#include "command_line/layout.hpp"
#include "machine/cube/assemblies.hpp"
#include "machine/cube/cube_kind.hpp"
#include "machine/cube/mends.hpp"
#include "machine/cube/net.hpp"
#include "solve/common/slices.hpp"
#include "solve/cube/cube_search.hpp"
#include "solve/cube/laws.hpp"
#include "solve/cube/proof_search.hpp"
#include "words/words.hpp"

namespace switchbox::command_line {
namespace {

using machine::CubeForm;
using machine::Stickers;
using machine::Turn;
using machine::Turns;

std::string metric_words(machine::Metric metric) {
    constexpr std::array words{"face turns", "quarter turns", "clockwise quarter turns"};
    return words.at(static_cast<std::size_t>(metric));
}

std::string metric_name(machine::Metric metric) {
    return std::string(machine::metric_names.at(static_cast<std::size_t>(metric)));
}

Answer impossible(const Stickers& stickers, const solve::Unreachable& why) {
    Answer answer;
    answer.json["verdict"] = "impossible";
    answer.json["law"] = "pieces";
    const auto assembly = machine::assembly_of(stickers);
    if (assembly) {
        const machine::CubeSums sums = machine::sums_of(assembly->pieces, stickers.side);
        const auto broken = machine::broken_laws(sums);
        answer.json["law"] = machine::law_names.at(static_cast<std::size_t>(broken.front().law));
        answer.json["twist"] = sums.twist;
        if (stickers.side == 3) {
            answer.json["flip"] = sums.flip;
            answer.json["parity"] = sums.parity;
        }
    }
    const std::string reason = say(together(why.reason, why.more));
    answer.json["reason"] = say(why.claim) + " " + reason;
    answer.text = say(why.claim) + "\n" + reason + "\n";
    return answer;
}

struct Solution {
    Turns steps;
    bool is_proved = false;
    std::size_t bound = 0;  // no solution is shorter, as far as that was searched for
};

Answer solved(const CubeForm& form, const Solution& solution) {
    const Turns& steps = solution.steps;
    const bool is_proved = solution.is_proved;
    const Turns turns = by_faces(steps);
    const std::size_t length = machine::length_of(turns, form.metric);
    Answer answer;
    answer.json["verdict"] = "solvable";
    answer.json["turns"] = machine::format_turns(turns);
    answer.json["length"] = length;
    answer.json["metric"] = metric_name(form.metric);
    answer.json["proved"] = is_proved;
    if (solution.bound > 0 && !is_proved) answer.json["at_least"] = solution.bound;
    const std::string proof = is_proved ? ", and fewer do not solve it"
                              : solution.bound == 0
                                  ? ", the fewest found"
                                  : ", the fewest found; " + std::to_string(solution.bound) + " at least";
    answer.text = listed({{"Turns", turns.empty() ? "none: it is solved" : machine::format_turns(turns)},
                          {"Length", std::to_string(length) + " " + metric_words(form.metric) + proof}});
    return answer;
}

Solution shortest(solve::ProofSearch search, Progress& progress) {
    solve::advance_in_slices(
        search, ~std::uint64_t{0}, [](const solve::ProofSearch& one) { return one.is_finished(); },
        [&](std::uint64_t /*done*/) {
            return progress.goes_on(search.progress(),
                                    search.has_tables() ? std::to_string(search.bound()) + " to " +
                                                              std::to_string(search.best().size()) + " turns"
                                                        : "tables");
        });
    // A cube that is not solved takes a turn at least, which is known without tables.
    return {search.best(), search.is_finished(), std::max<std::size_t>(search.bound(), 1)};
}

}  // namespace

std::string cube_heading(const CubeForm& form) {
    const std::string side = std::to_string(form.side);
    return "Cube, " + side + " x " + side + " x " + side;
}

std::string net_text(const Stickers& stickers) {
    const machine::Sites sites = machine::net_sites(stickers.side);
    const machine::Picture net = machine::net_of(stickers);
    const auto columns = static_cast<std::size_t>(sites.shape.columns);
    std::string text;
    std::string line;
    for (std::size_t cell = 0; cell < net.size(); ++cell) {
        line += sites.present[cell] ? std::string(1, machine::face_letters[net[cell]]) : " ";
        line += ' ';
        if ((cell + 1) % columns != 0) continue;
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        line.clear();
    }
    return text;
}

Turns by_faces(const Turns& steps) {
    Turns turns;
    for (const Turn step : steps) {
        if (turns.empty() || turns.back().face != step.face) {
            turns.push_back(step);
            continue;
        }
        const auto quarters = static_cast<std::uint8_t>((turns.back().quarters + step.quarters) % 4);
        turns.back().quarters = quarters;
        if (quarters == 0) turns.pop_back();
    }
    return turns;
}

Answer cube_verdict(const CubeForm& form, const Stickers& stickers, bool to_the_shortest,
                    Progress& progress) {
    if (const auto why = solve::why_unsolvable(stickers)) return impossible(stickers, *why);
    const auto tables = std::make_shared<solve::CubeTables>();
    solve::CubeSearch search(form, stickers, tables);
    // Some tenths of a second, without which nothing is known.
    while (!search.is_finished()) {
        progress.show(search.progress());
        search.advance(solve::slice_of_work);
    }
    const Solution found{*search.best(), search.is_proved(), 0};
    if (!to_the_shortest || found.is_proved) return solved(form, found);
    return solved(form, shortest({tables, search.pieces(), found.steps}, progress));
}

Answer cube_group(const CubeForm& form) {
    std::vector<algebra::Permutation> generators;
    for (const Turn turn : machine::turns_with_buttons({form.side, machine::Metric::clockwise, {}}))
        generators.push_back(machine::turn_permutation(form.side, turn));
    const algebra::PermutationGroup group(generators);
    const std::string states = group.order().decimal();
    const std::size_t centres = form.side == 3 ? machine::cube_faces : 0;
    const std::size_t facets = machine::sticker_count(form.side) - centres;
    const std::string metric = metric_name(form.metric);
    const Turns inputs = machine::turns_with_buttons(form);
    std::vector<std::size_t> orbits = group.orbit_lengths();
    std::erase(orbits, std::size_t{1});
    Answer answer;
    answer.json["states"] = states;
    answer.json["facets"] = facets;
    answer.json["inputs"] = inputs.size();
    answer.json["metric"] = metric;
    answer.json["orbits"] = orbits;
    answer.text = listed({{"States", states},
                          {"Facets that move", std::to_string(facets)},
                          {"Inputs", std::to_string(inputs.size()) + ": " + machine::format_turns(inputs)},
                          {"Orbits", spaced(orbits) + ", their product is the number of states"}});
    return answer;
}

}  // namespace switchbox::command_line
