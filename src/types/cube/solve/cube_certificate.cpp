#include "types/cube/solve/cube_certificate.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::solve {
namespace {

using machine::CubeMachine;
using machine::PieceKind;
using machine::Stickers;

constexpr std::string_view book_faces = "ULFRBD";  // in the order of the facet numbers

std::string quoted_letter(std::uint8_t face) { return std::string{'"', machine::face_letters[face], '"'}; }

// Returns the colour of the facet with a number; nullopt for an edge of the cube of side 2.
std::optional<std::uint8_t> colour_at(const Stickers& stickers, std::size_t number) {
    const std::size_t position = machine::position_of_number(number);
    if (stickers.side == 3) return stickers.colours[position];
    const machine::Facet facet = machine::facet_at(3, position);
    if (facet.row == 1 || facet.column == 1) return std::nullopt;
    return stickers.colours[machine::position_of(2, {facet.face, facet.row / 2, facet.column / 2})];
}

std::string start_text(const Stickers& stickers) {
    std::vector<std::string> letters;
    for (std::size_t number = 1; number <= machine::numbered_facets; ++number) {
        const auto colour = colour_at(stickers, number);
        letters.push_back(colour ? quoted_letter(*colour) : "null");
    }
    return JsonLines::list_of(letters, [](const std::string& letter) { return letter; });
}

// Returns the colours of the solved cube by its faces, in the order of the facet numbers.
std::string centres_text(const Stickers& stickers) {
    machine::FaceMap colour_of{0, 1, 2, 3, 4, 5};
    if (const auto scheme = machine::colour_scheme_of(stickers)) colour_of = machine::inverse(*scheme);
    return JsonLines::list_of(
        book_faces, [&](char face) { return quoted_letter(colour_of.at(machine::face_letters.find(face))); });
}

void add_turns(JsonLines& json, const CubeMachine& cube, const InOrder& way) {
    std::map<std::string, std::string> turns;
    std::vector<std::string> names;
    for (const std::size_t button : way.order) {
        const machine::Turn turn = cube.turn_of_button(button);
        std::vector<std::size_t> numbers;
        for (const auto place : machine::facet_permutation(machine::turn_of(turn)))
            numbers.push_back(place + 1U);
        names.push_back("\"" + machine::format_turn(turn) + "\"");
        turns[names.back()] =
            JsonLines::list_of(numbers, [](std::size_t number) { return std::to_string(number); });
    }
    std::string lines;
    for (const auto& [name, numbers] : turns) {
        lines.append(lines.empty() ? "\n    " : ",\n    ").append(name).append(": ").append(numbers);
    }
    json.add("turns", "{" + lines + "}");
    json.add("presses", JsonLines::list_of(names, [](const std::string& name) { return name; }));
}

// Adds the places of the pieces, each from the facet by which turns are counted, and the sums.
void add_sums(JsonLines& json, const machine::Pieces& pieces, std::size_t side) {
    const auto places = [](const auto& table) {
        return JsonLines::list_of(table, [](const auto& facets) {
            return JsonLines::list_of(facets, [](std::uint8_t number) { return std::to_string(number); });
        });
    };
    const machine::CubeSums sums = machine::sums_of(pieces, side);
    std::vector<int> list{sums.twist};
    if (side == 3) list.insert(list.end(), {sums.flip, sums.parity});
    json.add("corners", places(machine::corner_numbers));
    json.add("edges", side == 3 ? places(machine::edge_numbers) : "[]");
    json.add_list("sums", list);
}

}  // namespace

CertificateGap cube_certificate_gap(const Question& question, const Verdict& verdict,
                                    CertificateClaim claim) {
    const bool is_solved = std::holds_alternative<InOrder>(verdict);
    const bool is_unsolvable = std::holds_alternative<Unreachable>(verdict);
    if (!is_solved && !is_unsolvable) return CertificateGap::no_answer;
    const bool is_about_turns = claim == CertificateClaim::solved || claim == CertificateClaim::fewest;
    if (is_about_turns != is_solved) return CertificateGap::other_answer;
    if (claim == CertificateClaim::fewest || claim == CertificateClaim::nearest)
        return CertificateGap::no_method;
    // A picture of no cube breaks a law of another kind.
    const CubeMachine& cube = *machine::cube_in(question.machine);
    if (is_unsolvable && !machine::assembly_of(cube.stickers_in(question.presses)))
        return CertificateGap::no_method;
    return CertificateGap::nothing;
}

std::string cube_certificate(const Solver& /*solver*/, const Question& question, const Verdict& verdict,
                             CertificateClaim claim) {
    const CubeMachine& cube = *machine::cube_in(question.machine);
    const Stickers stickers = cube.stickers_in(question.presses);
    JsonLines json(claim, machine::cube_id);
    json.add_number("side", stickers.side)
        .add("start", start_text(stickers))
        .add("centres", centres_text(stickers));
    if (claim == CertificateClaim::solved) {
        add_turns(json, cube, std::get<InOrder>(verdict));
    } else {
        add_sums(json, machine::assembly_of(stickers)->pieces, stickers.side);
    }
    return json.text();
}

}  // namespace switchbox::solve
