#include "types/cube/game/cube_study.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "machine/machine_type.hpp"
#include "machine/permutation_text.hpp"
#include "types/cube/model/algorithms.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::game {
namespace {

using machine::CubeMachine;
using machine::PieceKind;
using machine::Pieces;

constexpr std::array<PieceKind, 2> kinds_of_pieces{PieceKind::corner, PieceKind::edge};

// Data of a cube for the sections below.
struct Subject {
    const CubeMachine& cube;
    Pieces turns;                               // the turns so far, applied to the solved cube
    std::optional<machine::Assembly> assembly;  // of the current cube; nullopt if it cannot be assembled
    bool begins_solved = false;
    bool reveals_solvability = true;

    [[nodiscard]] std::size_t side() const { return cube.form().side; }
};

Subject subject_of(const Game& game) {
    const CubeMachine& cube = *machine::cube_in(game.machine());
    const machine::State& state = game.position().presses;
    const auto start = machine::assembly_of(machine::stickers_on(game.puzzle().start));
    return {cube, machine::pieces_in(state), machine::assembly_of(cube.stickers_in(state)),
            start && start->pieces == machine::solved_pieces(), game.reveals_solvability()};
}

Pieces made_by(std::string_view turns, std::size_t side) {
    const Pieces pieces = machine::pieces_of(*machine::parse_algorithm(turns, 3));
    return side == 2 ? machine::corners_alone(pieces) : pieces;
}

Message name_of_pieces(PieceKind kind) {
    return tell(kind == PieceKind::corner ? "cube.study.corners"_id : "cube.study.edges"_id);
}

// Returns corners and, if the cube has them, edges.
std::vector<PieceKind> kinds_on(std::size_t side) {
    if (side == 2) return {PieceKind::corner};
    return {kinds_of_pieces.begin(), kinds_of_pieces.end()};
}

StudyRow cycles_row(const Pieces& pieces, PieceKind kind) {
    const std::vector<machine::PieceCycle> cycles = machine::cycles_of(pieces, kind);
    if (cycles.empty()) return {name_of_pieces(kind), tell("cube.study.all-home"), {}};
    return {name_of_pieces(kind), verbatim(machine::format_cycles(cycles, kind)), {}};
}

// Returns the row with the order of the turns so far: how many repetitions undo them.
StudyRow turns_row(const Subject& subject) {
    const std::uint64_t order = machine::order_of(subject.turns);
    if (order == 1) return {tell("cube.study.turns"), number_alone(order), tell("cube.study.turns.none")};
    return {tell("cube.study.turns"), number_alone(order),
            tell(subject.begins_solved ? "cube.study.turns.solve"_id : "cube.study.turns.return"_id, order)};
}

StudySection order_section(const Subject& subject) {
    StudySection section{"order", tell("cube.study.order"), {}, {}};
    if (subject.assembly) {
        const Pieces& pieces = subject.assembly->pieces;
        for (const PieceKind kind : kinds_on(subject.side()))
            section.rows.push_back(cycles_row(pieces, kind));
        section.rows.push_back(
            {tell("cube.study.order.name"), number_alone(machine::order_of(pieces)),
             tell(subject.side() == 3 ? "cube.study.order.why"_id : "cube.study.order.why.small"_id)});
        section.permutation = machine::format_program_cycles(machine::facet_permutation(pieces));
    }
    section.rows.push_back(turns_row(subject));
    return section;
}

// Returns a row such as "8 = 2 mod 3" with its summands.
template <std::size_t Count>
StudyRow sum_row(MessageId<> name, const std::array<std::uint8_t, Count>& turns, PieceKind kind) {
    const std::size_t modulus = kind == PieceKind::corner ? 3 : 2;
    std::size_t sum = 0;
    Messages summands;
    for (std::size_t place = 0; place < Count; ++place) {
        sum += turns[place];
        if (turns[place] != 0)
            summands.push_back(tell("cube.study.summand", machine::place_letters(kind, place), turns[place]));
    }
    return {tell(name), tell("cube.study.sum", sum, sum % modulus, modulus),
            summands.empty() ? tell("cube.study.no-summands") : tell("cube.study.summands", summands)};
}

StudyRow parity_row(const Pieces& pieces) {
    std::array<std::size_t, 2> even{};
    for (std::size_t i = 0; i < even.size(); ++i)
        even[i] = machine::count_even_cycles(machine::cycles_of(pieces, kinds_of_pieces[i]));
    const auto parity = [](std::size_t cycles) {
        return tell(cycles % 2 == 0 ? "cube.study.even"_id : "cube.study.odd"_id);
    };
    return {tell("cube.study.parities"), tell("cube.study.both", parity(even[0]), parity(even[1])),
            tell("cube.study.parities.why", even[0], even[1])};
}

Message what_laws_say(bool hold, bool are_three) {
    if (are_three) return tell(hold ? "cube.study.laws.hold"_id : "cube.study.laws.broken"_id);
    return tell(hold ? "cube.study.law.holds"_id : "cube.study.law.broken"_id);
}

StudySection laws_section(const Subject& subject) {
    const bool is_large = subject.side() == 3;
    StudySection section{"laws", tell(is_large ? "cube.study.laws"_id : "cube.study.law"_id), {}, {}};
    if (!subject.reveals_solvability) {
        section.words = tell("cube.study.laws.withheld");
        return section;
    }
    if (!subject.assembly) {
        section.words = tell("cube.study.laws.no-cube");
        return section;
    }
    const Pieces& pieces = subject.assembly->pieces;
    section.rows.push_back(sum_row("cube.study.twists", pieces.twist, PieceKind::corner));
    if (is_large) {
        section.rows.push_back(sum_row("cube.study.flips", pieces.flip, PieceKind::edge));
        section.rows.push_back(parity_row(pieces));
    }
    section.words = what_laws_say(machine::sums_of(pieces, subject.side()) == machine::CubeSums{}, is_large);
    return section;
}

StudyRow product_row(std::string_view turns, std::size_t side) {
    const Pieces pieces = made_by(turns, side);
    return {verbatim(turns),
            tell("cube.study.product", machine::order_of(pieces), machine::count_moved(pieces)),
            {}};
}

// Lists commutators: a turn, a second turn, then the inverse of each. On the small cube the corner at DBL is
// held still.
StudySection commutators_section(const Subject& subject) {
    static constexpr std::array<std::string_view, 5> of_large{"R U R' U'", "R' D' R D", "R U' R' U",
                                                              "R2 U2 R2 U2", "R L R' L'"};
    static constexpr std::array<std::string_view, 4> of_small{"R U R' U'", "R U' R' U", "F R F' R'",
                                                              "R2 U2 R2 U2"};
    const bool is_large = subject.side() == 3;
    StudySection section{"commutators", tell("cube.study.commutators"), {}, {}};
    const auto add = [&](std::string_view turns) {
        section.rows.push_back(product_row(turns, subject.side()));
    };
    if (is_large) {
        std::for_each(of_large.begin(), of_large.end(), add);
    } else {
        std::for_each(of_small.begin(), of_small.end(), add);
    }
    section.words = tell(is_large ? "cube.study.commutators.why"_id : "cube.study.commutators.why.small"_id);
    return section;
}

std::size_t stickers_between(std::string_view turns, std::string_view others, std::size_t side) {
    const machine::Stickers solved = machine::solved_stickers(side);
    return machine::count_different(machine::moved(solved, made_by(turns, side)).colours,
                                    machine::moved(solved, made_by(others, side)).colours);
}

// Compares the cube with Merlin, whose buttons may be pressed in any order.
StudySection order_counts_section(const Subject& subject) {
    const machine::MachineChoice merlin = *machine::choose("merlin", {});
    const ButtonPairs his = commuting_pairs(*merlin->make_machine(merlin->default_start()));
    const ButtonPairs here = commuting_pairs(subject.cube);
    return {"order-counts",
            tell("cube.study.order-counts"),
            {product_row("R U", subject.side()),
             product_row("U R", subject.side()),
             {tell("cube.study.differ"), number_alone(stickers_between("R U", "U R", subject.side())), {}},
             {tell("cube.study.pairs.cube"), tell("cube.study.pairs", here.commuting, here.all), {}},
             {tell("cube.study.pairs.merlin"), tell("cube.study.pairs", his.commuting, his.all), {}}},
            tell("cube.study.order-counts.why")};
}

// Returns the factors as "24 · 21 · 18".
std::string product_text(const std::vector<std::size_t>& factors) {
    std::string text;
    for (const std::size_t factor : factors)
        text += (text.empty() ? "" : " \xC2\xB7 ") + std::to_string(factor);
    return text;
}

Message size_number(const Natural& size) {
    Message number = short_number(size);
    return number.empty() ? verbatim(size.decimal()) : number;
}

StudySection size_section(const Subject& subject) {
    const algebra::PermutationGroup& group = machine::turn_group(subject.side());
    const std::size_t base = machine::net_cell(subject.side(), group.base().front());
    return {"size",
            tell("cube.study.size"),
            {{tell("cube.study.orbits"), verbatim(product_text(group.orbit_lengths())), {}},
             {tell("cube.study.size.product"), size_number(group.order()), {}}},
            tell("cube.study.size.why", subject.cube.lamp_label(base), group.orbit_lengths().at(0),
                 group.orbit_lengths().at(1))};
}

}  // namespace

std::vector<StudySection> cube_study(const Game& game) {
    const Subject subject = subject_of(game);
    return {order_section(subject), laws_section(subject), commutators_section(subject),
            order_counts_section(subject), size_section(subject)};
}

}  // namespace switchbox::game
