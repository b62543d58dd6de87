#include "cli/types/cube/cube_facts.hpp"

#include <algorithm>

#include "algebra/permutation_group.hpp"
#include "i18n/words.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_kind.hpp"
#include "types/cube/model/cycles.hpp"
#include "types/cube/model/mends.hpp"
#include "types/cube/model/net.hpp"

namespace switchbox::cli {
namespace {

using machine::CubeMachine;
using machine::Turn;
using machine::Turns;

std::string metric_words(machine::Metric metric) {
    constexpr std::array words{"face turns", "quarter turns", "clockwise quarter turns"};
    return words.at(static_cast<std::size_t>(metric));
}

std::string metric_name(machine::Metric metric) {
    return std::string(machine::metric_names.at(static_cast<std::size_t>(metric)));
}

const CubeMachine& cube_of(const Study& study) { return *machine::cube_in(*study.machine); }

// Merges consecutive turns of one face: "R R" becomes R2.
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

void add_broken_law(VerdictAnswer& answer, const machine::Stickers& stickers) {
    answer.json["law"] = "pieces";
    const auto assembly = machine::assembly_of(stickers);
    if (!assembly) return;
    const machine::CubeSums sums = machine::sums_of(assembly->pieces, stickers.side);
    const auto broken = machine::broken_laws(sums);
    answer.json["law"] = machine::law_names.at(static_cast<std::size_t>(broken.front().law));
    answer.json["twist"] = sums.twist;
    if (stickers.side != 3) return;
    answer.json["flip"] = sums.flip;
    answer.json["parity"] = sums.parity;
}

void add_solution(VerdictAnswer& answer, const CubeMachine& cube, const solve::InOrder& way,
                  const solve::Search& search) {
    const machine::Metric metric = cube.form().metric;
    Turns steps;
    for (const std::size_t button : way.order) steps.push_back(cube.turn_of_button(button));
    const std::string turns = machine::format_turns(by_faces(steps));
    const std::size_t length = way.order.size();
    // An unsolved cube takes at least one turn, which is known without tables.
    const std::size_t bound = std::max<std::size_t>(search.bound(), 1);
    std::string proof = ", and fewer do not solve it";
    if (!way.proved_fewest) {
        answer.json["at_least"] = bound;
        proof = ", the fewest found";
        if (search.is_proof()) proof += "; " + std::to_string(bound) + " at least";
    }
    answer.json["verdict"] = "solvable";
    answer.json["presses"] = turns;
    answer.json["turns"] = turns;
    answer.json["length"] = length;
    answer.json["metric"] = metric_name(metric);
    answer.json["proved"] = way.proved_fewest;
    answer.facts = {{"Turns", turns.empty() ? "none: it is solved" : turns},
                    {"Length", std::to_string(length) + " " + metric_words(metric) + proof}};
}

}  // namespace

std::string net_text(const Study& study) {
    const machine::CellMask& sites = study.machine->lamp_sites();
    const machine::Picture& net = study.picture;
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

Answer order_of_turns(const Study& study) {
    Answer answer;
    answer.json["order"] = machine::order_of(machine::pieces_in(study.position.presses));
    return answer;
}

Answer cube_shown(const Study& study) {
    const std::string picture = lamp_text(*study.machine, study.picture);
    Answer answer;
    answer.json["picture"] = picture;
    append(answer, order_of_turns(study));
    answer.text = listed({{"Picture", picture}, {"Order of the turns", answer.json["order"].dump()}});
    return answer;
}

void add_turns(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    const CubeMachine& cube = cube_of(study);
    const solve::Verdict& verdict = search.verdict();
    if (const auto* way = std::get_if<solve::InOrder>(&verdict))
        return add_solution(answer, cube, *way, search);
    std::string reason;
    if (const auto* why = std::get_if<solve::Unreachable>(&verdict)) {
        add_broken_law(answer, cube.stickers_in(study.position.presses));
        reason = say(why->claim) + "\n" + say(together(why->reason, why->more));
    } else if (const auto* undecided = std::get_if<solve::Undecided>(&verdict)) {
        reason = say(undecided->reason);
    }
    answer.words = reason + "\n";
    std::replace(reason.begin(), reason.end(), '\n', ' ');
    answer.json["reason"] = reason;
}

Answer cube_group(const Study& study) {
    const machine::CubeVariant& form = cube_of(study).form();
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
    answer.json["buttons"] = inputs.size();
    answer.json["lamps"] = machine::sticker_count(form.side);
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

}  // namespace switchbox::cli
