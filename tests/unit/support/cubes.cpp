#include "support/cubes.hpp"

#include <fstream>
#include <utility>

#include "types/cube/model/pictures.hpp"

namespace switchbox::test {

using machine::Pieces;
using machine::Stickers;
using machine::Turn;
using machine::Turns;

namespace {

template <class Row>
void mix(Random& random, Row& pieces, Row& orientations, std::size_t count) {
    for (std::size_t i = pieces.size(); i > 1; --i) std::swap(pieces[i - 1], pieces[draw(random, i)]);
    for (auto& turn : orientations) turn = static_cast<std::uint8_t>(random.below(count));
}

}  // namespace

Turn random_turn(Random& random) { return machine::turn_at(draw(random, machine::turn_count)); }

Turns random_turns(Random& random, std::size_t count) {
    Turns turns;
    for (; count > 0; --count) turns.push_back(random_turn(random));
    return turns;
}

Pieces random_assembly(Random& random) {
    Pieces pieces = machine::solved_pieces();
    mix(random, pieces.corner, pieces.twist, 3);
    mix(random, pieces.edge, pieces.flip, 2);
    return pieces;
}

Pieces random_assembly(Random& random, std::size_t side) {
    const Pieces pieces = random_assembly(random);
    return side == 2 ? machine::corners_alone(pieces) : pieces;
}

Stickers random_stickers(Random& random, std::size_t side) {
    Stickers stickers = machine::solved_stickers(side);
    for (std::uint8_t& colour : stickers.colours) {
        colour = static_cast<std::uint8_t>(random.below(machine::cube_faces));
    }
    return stickers;
}

Turns turns(std::string_view text) {
    Turns turns;
    for (const char c : text) {
        const std::size_t face = machine::face_letters.find(c);
        if (face != std::string_view::npos) {
            turns.push_back({static_cast<machine::CubeFace>(face), 1});
        } else if (c != ' ') {
            REQUIRE(!turns.empty());
            REQUIRE((c == '\'' || c == '2'));
            turns.back().quarters = c == '2' ? 2 : 3;
        }
    }
    return turns;
}

Stickers stickers(std::string_view text) {
    return value_of(machine::parse_sticker_letters(text, text.size() < machine::sticker_count(3) ? 2 : 3));
}

std::vector<machine::FaceMap> usual_and_mirrored() {
    std::vector<machine::FaceMap> colours = machine::rotations();
    for (machine::FaceMap turned : machine::rotations()) {
        std::swap(turned[1], turned[4]);  // exchanges R and L
        colours.push_back(turned);
    }
    return colours;
}

Pieces cube_after(std::string_view text) { return machine::turned(machine::solved_pieces(), turns(text)); }

std::vector<std::vector<std::string>> golden_cubes(std::string_view kind) {
    std::ifstream file(SWITCHBOX_GOLDEN_DIR "/cube_positions.txt");
    REQUIRE(file.is_open());
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(file, line);) {
        std::vector<std::string> fields;
        for (const std::string_view field : machine::split(line, '|')) {
            fields.emplace_back(machine::trimmed(field));
        }
        if (fields.front() == kind) rows.push_back(fields);
    }
    return rows;
}

}  // namespace switchbox::test

doctest::String doctest::StringMaker<switchbox::machine::Stickers>::convert(
    const switchbox::machine::Stickers& stickers) {
    return switchbox::machine::format_stickers(stickers).c_str();
}

doctest::String doctest::StringMaker<switchbox::machine::Pieces>::convert(
    const switchbox::machine::Pieces& pieces) {
    return switchbox::machine::format_stickers(switchbox::machine::stickers_of(pieces, 3)).c_str();
}

doctest::String doctest::StringMaker<switchbox::machine::Turns>::convert(
    const switchbox::machine::Turns& turns) {
    return switchbox::machine::format_turns(turns).c_str();
}
