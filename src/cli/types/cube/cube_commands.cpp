// Commands of the Rubik's cube.
#include "cli/types/cube/cube_commands.hpp"

#include <algorithm>

#include "algebra/permutation.hpp"
#include "cli/host.hpp"
#include "cli/machine_commands.hpp"
#include "cli/options.hpp"
#include "i18n/words.hpp"
#include "types/cube/model/algorithms.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/mends.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::cli {
namespace {

constexpr std::array<TypeOption, 3> turn_options{
    {{"metric", "METRIC",
      "cube: the moves that count as one turn: face (quarter and half turns), quarter, or "
      "clockwise (quarter turns)"},
     {"turns", "N",
      "cube: make N random turns from the solved cube; without it, every cube is equally likely",
      OptionPlace::new_game},
     {shortest_option, "", "cube: search until the solution is proved to be shortest", OptionPlace::solve}}};

machine::MachineChoice usual_cube() { return machine::choose_cube(); }

std::string side_of(const machine::MachineChoice& choice) {
    return std::to_string(machine::form_of(choice).side);
}

std::string cube_heading(const machine::MachineChoice& choice) {
    const std::string side = side_of(choice);
    return "Cube, " + side + " x " + side + " x " + side;
}

std::string sticker_letters(const machine::Picture& net) {
    return machine::format_stickers(machine::stickers_on(net));
}

}  // namespace

const MachineCommands cube_commands{.type = machine::cube_id,
                                    .owner = machine::cube_id,
                                    .options = turn_options,
                                    .not_of_others = {"", " has no turns"},
                                    .usual = usual_cube,
                                    .largest_side = 3,
                                    .listed_size = "3x3x3, 6 colours, or 2x2x2",
                                    .choose = cube_choice,
                                    .read_start = read_cube_start,
                                    .read_presses = read_cube_presses,
                                    .new_puzzle = new_cube,
                                    .in_words = "the cube",
                                    .one_solution = "of the cube one solution is found",
                                    .presses = "turns",
                                    .heading = cube_heading,
                                    .size = side_of,
                                    .picture = sticker_letters,
                                    .drawing = net_text,
                                    .show = cube_shown,
                                    .opened = order_of_turns,
                                    .describe = cube_group,
                                    .verdict = add_turns,
                                    .searches_first = true};

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

namespace {

using machine::CubeVariant;

constexpr std::string_view random_start_prefix = "random:";
constexpr std::uint64_t most_drawn_turns = 1000;

// Returns the error for an option that does not apply to the cube; nullopt if there is none.
std::optional<Error> problem_with_cube(const MachineOptions& options) {
    const auto only = [](const std::string& option, const std::string& why) {
        return Error{verbatim(option + ": the cube takes no such option, " + why)};
    };
    if (options.states) return only("states", "it has six colours");
    if (options.press == machine::PressRule::lit) return only("lit-only", "it has no lamps");
    if (options.press == machine::PressRule::alternating) return only("alternate", "it has no lamps");
    return std::nullopt;
}

Result<CubeVariant> adjusted_form(CubeVariant form, const MachineOptions& options) {
    if (options.size) {
        const std::string side = options.size->substr(0, 1);
        const bool is_size = *options.size == side || *options.size == side + "x" + side ||
                             *options.size == side + "x" + side + "x" + side;
        if (!is_size || (side != "2" && side != "3"))
            return Error{verbatim("size '" + *options.size + "': a cube has 2 or 3")};
        form.side = side == "2" ? 2 : 3;
    }
    if (const std::string* metric = options.value("metric")) {
        const auto found = std::find(machine::metric_names.begin(), machine::metric_names.end(), *metric);
        if (found == machine::metric_names.end())
            return Error{verbatim("metric '" + *metric + "': write face, quarter or clockwise")};
        form.metric = static_cast<machine::Metric>(found - machine::metric_names.begin());
    }
    return form;
}

}  // namespace

Result<machine::MachineChoice> cube_choice(const machine::MachineChoice& named, const MachineOptions& options,
                                           Purpose /*purpose*/) {
    if (const auto problem = problem_with_cube(options)) return *problem;
    const auto form = adjusted_form(machine::form_of(named), options);
    if (!form) return form.error();
    const bool is_to_be_proved = options.value(shortest_option) != nullptr;
    if (is_to_be_proved && form->side == 3 && form->metric != machine::Metric::face) {
        return Error{
            verbatim("shortest: at side 3 only the fewest face turns can be proved; leave --metric out")};
    }
    return machine::choose_cube(*form);
}

namespace {

// Returns the text itself, or the content of the file that it names.
Result<std::string> read_cube_text(const std::string& text, const std::string& name) {
    const auto path = file_named(text);
    return path ? read_file(*path, name) : Result<std::string>(text);
}

}  // namespace

Result<ReadPosition> read_cube_start(game::Position position, const std::string& text) {
    game::Puzzle& puzzle = position.puzzle;
    const CubeVariant form = machine::form_of(puzzle.machine);
    Message reading;
    if (text.starts_with(random_start_prefix)) {
        const auto seed = read_number("start, random seed", text.substr(random_start_prefix.size()));
        if (!seed) return seed.error();
        puzzle.start = machine::random_cube(form, *seed);
    } else {
        const auto written = read_cube_text(text, "start");
        if (!written) return written.error();
        const auto start = machine::parse_cube_start(*written, form.side);
        if (!start) return start.error();
        puzzle.start = machine::net_of(start->stickers);
        reading = start->reading;
    }
    return ReadPosition{game::opening(puzzle), say(reading)};
}

Result<game::Position> read_cube_presses(game::Position position, const std::string& text) {
    const std::size_t side = machine::form_of(position.puzzle.machine).side;
    const auto problem = [](const Message& message) { return Error{verbatim("presses, " + say(message))}; };
    const auto written = read_cube_text(text, "presses");
    if (!written) return written.error();
    const auto algorithm = machine::parse_algorithm(*written, side);
    if (!algorithm) return problem(algorithm.error().message);
    const machine::FaceMap rotation = machine::rotation_of(*algorithm);
    if (rotation != machine::rotations().front()) {
        return problem(tell("cube.turns.rotates", machine::rotation_name(rotation),
                            machine::rotation_name(machine::inverse(rotation))));
    }
    machine::Pieces then = machine::pieces_of(*algorithm);
    if (side == 2) then = machine::corners_alone(then);
    position.presses = machine::state_of(machine::product(machine::pieces_in(position.presses), then), side);
    return position;
}

std::optional<Result<game::Puzzle>> new_cube(const game::NewGame& requested, const MachineOptions& options) {
    if (requested.fewest)
        return Error{verbatim("fewest: for the cube this takes too long; write --turns instead")};
    if (requested.quest == game::NewGameMode::picture)
        return Error{verbatim("picture: only Ghaly's machine has pictures to match")};
    if (requested.quest == game::NewGameMode::question)
        return Error{verbatim("question: every new cube can be solved")};
    const CubeVariant form = machine::form_of(requested.machine);
    game::Puzzle puzzle{requested.machine, machine::random_cube(form, requested.seed),
                        requested.machine->default_target()};
    if (const std::string* turns = options.value("turns")) {
        const auto count = read_number("turns", *turns, {0, most_drawn_turns});
        if (!count) return count.error();
        puzzle.start = machine::cube_after(form, static_cast<std::size_t>(*count), requested.seed);
    }
    return puzzle;
}

}  // namespace switchbox::cli
