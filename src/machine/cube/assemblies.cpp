#include "machine/cube/assemblies.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace switchbox::machine {
namespace {

using StickerFaults = std::vector<StickerFault>;

std::string colour_letter(std::size_t colour) { return {face_letters[colour]}; }

std::string colour_letters(const Colours& colours) {
    std::string letters;
    for (const std::uint8_t colour : colours) letters += colour_letter(colour);
    return letters;
}

Positions positions_of_colour(const Stickers& stickers, std::size_t colour) {
    Positions positions;
    for (std::size_t i = 0; i < stickers.colours.size(); ++i) {
        if (stickers.colours[i] == colour) positions.push_back(static_cast<std::uint8_t>(i));
    }
    return positions;
}

StickerFaults count_faults(const Stickers& stickers, StickerFaultKind kind) {
    const std::size_t needed = stickers.side * stickers.side;
    StickerFaults faults;
    for (std::size_t colour = 0; colour < cube_faces; ++colour) {
        const Positions there = positions_of_colour(stickers, colour);
        const bool is_wrong =
            kind == StickerFaultKind::too_many ? there.size() > needed : there.size() < needed;
        if (!is_wrong) continue;
        faults.push_back(
            {kind, there, tell("cube.fault.count", there.size(), colour_letter(colour), needed)});
    }
    return faults;
}

Positions centre_positions() {
    Positions centres;
    for (std::size_t face = 0; face < cube_faces; ++face) {
        centres.push_back(place_positions(3, PieceKind::centre, face).front());
    }
    return centres;
}

StickerFaults equal_centre_faults(const Stickers& stickers) {
    std::array<Positions, cube_faces> centres_with;
    for (const std::uint8_t centre : centre_positions()) {
        centres_with[stickers.colours[centre]].push_back(centre);
    }
    StickerFaults faults;
    for (std::size_t colour = 0; colour < cube_faces; ++colour) {
        if (centres_with[colour].size() < 2) continue;
        Messages faces;
        for (const std::uint8_t centre : centres_with[colour]) {
            faces.push_back(verbatim(place_letters(PieceKind::centre, piece_facet_at(3, centre).place)));
        }
        faults.push_back({StickerFaultKind::equal_centres, centres_with[colour],
                          tell("cube.fault.equal-centres", std::move(faces), colour_letter(colour))});
    }
    return faults;
}

StickerFaults centre_faults(const Stickers& stickers) {
    StickerFaults faults = equal_centre_faults(stickers);
    if (faults.empty() && !naming_of(stickers)) {
        faults.push_back({StickerFaultKind::no_such_centres, centre_positions(), tell("cube.fault.centres")});
    }
    return faults;
}

bool are_opposite(std::uint8_t a, std::uint8_t b) { return a % 3 == b % 3 && a != b; }
bool are_equal(std::uint8_t a, std::uint8_t b) { return a == b; }

// The first two of a piece's colours that go together so.
template <class Relation>
std::optional<std::pair<std::size_t, std::size_t>> pair_of(const Colours& colours, const Relation& related) {
    for (std::size_t j = 1; j < colours.size(); ++j) {
        for (std::size_t i = 0; i < j; ++i) {
            if (related(colours[i], colours[j])) return std::pair{i, j};
        }
    }
    return std::nullopt;
}

Message place_name(PieceKind kind, std::size_t place) {
    return tell(kind == PieceKind::corner ? "cube.corner" : "cube.edge", place_letters(kind, place));
}

// What is wrong with colours that are those of no piece.
StickerFault no_piece(PieceKind kind, std::size_t place, const Colours& colours, const Positions& positions) {
    const Message name = place_name(kind, place);
    if (const auto equal = pair_of(colours, are_equal)) {
        return {StickerFaultKind::equal_colours,
                {positions[equal->first], positions[equal->second]},
                tell("cube.fault.equal-colours", name, colour_letter(colours[equal->first]))};
    }
    if (const auto opposite = pair_of(colours, are_opposite)) {
        return {StickerFaultKind::opposite_colours,
                {positions[opposite->first], positions[opposite->second]},
                tell("cube.fault.opposite-colours", name, colour_letter(colours[opposite->first]),
                     colour_letter(colours[opposite->second]))};
    }
    return {StickerFaultKind::mirrored_corner, positions,
            tell("cube.fault.mirrored", name, colour_letters(colours))};
}

StickerFault repeated(std::size_t side, PieceKind kind, std::size_t piece, const Positions& places) {
    Positions positions;
    Messages names;
    for (const std::uint8_t place : places) {
        const Positions there = place_positions(side, kind, place);
        positions.insert(positions.end(), there.begin(), there.end());
        names.push_back(verbatim(place_letters(kind, place)));
    }
    const std::string_view id = kind == PieceKind::corner ? "cube.fault.corners" : "cube.fault.edges";
    return {StickerFaultKind::repeated_piece, positions,
            tell(id, place_letters(kind, piece), places.size(), std::move(names))};
}

StickerFaults piece_faults(const Stickers& stickers, PieceKind kind) {
    StickerFaults faults;
    const std::size_t places = place_count(stickers.side, kind);
    std::vector<Positions> places_with(places);
    for (std::uint8_t place = 0; place < places; ++place) {
        const Colours colours = colours_at(stickers, kind, place);
        if (const auto found = piece_with(kind, colours)) {
            places_with[found->piece].push_back(place);
        } else {
            faults.push_back(no_piece(kind, place, colours, place_positions(stickers.side, kind, place)));
        }
    }
    for (std::size_t piece = 0; piece < places; ++piece) {
        if (places_with[piece].size() < 2) continue;
        faults.push_back(repeated(stickers.side, kind, piece, places_with[piece]));
    }
    return faults;
}

void append(StickerFaults& faults, StickerFaults more) {
    faults.insert(faults.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// The positions whose colours tell how all are called.
Positions naming_positions(std::size_t side) {
    constexpr std::size_t held_corner = 6;  // DBL
    return side == 3 ? centre_positions() : place_positions(2, PieceKind::corner, held_corner);
}

template <class PiecesThere, class TurnsThere>
void put_seen_pieces(const Stickers& stickers, PieceKind kind, PiecesThere& pieces, TurnsThere& turns) {
    for (std::size_t place = 0; place < place_count(stickers.side, kind); ++place) {
        const auto found = piece_with(kind, colours_at(stickers, kind, place));
        pieces[place] = found->piece;
        turns[place] = found->turn;
    }
}

}  // namespace

Message sentence_of(const StickerFault& fault) { return tell("cube.sentence", fault.problem); }

std::vector<StickerFault> colour_faults(const Stickers& stickers) {
    StickerFaults faults = count_faults(stickers, StickerFaultKind::too_many);
    append(faults, count_faults(stickers, StickerFaultKind::too_few));
    if (stickers.side == 3) append(faults, centre_faults(stickers));
    return faults;
}

std::vector<StickerFault> faults_of(const Stickers& stickers) {
    StickerFaults faults = colour_faults(stickers);
    append(faults, piece_faults(stickers, PieceKind::corner));
    append(faults, piece_faults(stickers, PieceKind::edge));
    return faults;
}

std::optional<FaceMap> naming_of(const Stickers& stickers) {
    const Positions positions = naming_positions(stickers.side);
    for (const FaceMap& names : rotations()) {
        const bool fits = std::all_of(positions.begin(), positions.end(), [&](std::uint8_t position) {
            const auto face = static_cast<std::uint8_t>(facet_at(stickers.side, position).face);
            return names[stickers.colours[position]] == face;
        });
        if (fits) return names;
    }
    return std::nullopt;
}

std::optional<Assembly> assembly_of(const Stickers& stickers) {
    if (!faults_of(stickers).empty()) return std::nullopt;
    Assembly assembly{*naming_of(stickers), solved_pieces()};
    const Stickers named = renamed(stickers, assembly.names);
    Pieces& pieces = assembly.pieces;
    put_seen_pieces(named, PieceKind::corner, pieces.corner, pieces.twist);
    put_seen_pieces(named, PieceKind::edge, pieces.edge, pieces.flip);
    return assembly;
}

}  // namespace switchbox::machine
