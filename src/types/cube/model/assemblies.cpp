#include "types/cube/model/assemblies.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "machine/machine.hpp"

namespace switchbox::machine {
namespace {

using StickerFaults = std::vector<StickerFault>;

// Returns the letters of several colours: "RBY".
std::string colour_letters(ColourNames scheme, const Colours& faces) {
    std::string letters;
    for (const std::uint8_t face : faces)
        letters += scheme ? colour_letter(colour_of_face(*scheme, face)) : std::string(1, face_letters[face]);
    return letters;
}

Positions positions_of_colour(const Stickers& stickers, std::size_t colour) {
    Positions positions;
    for (std::size_t i = 0; i < stickers.colours.size(); ++i) {
        if (stickers.colours[i] == colour) positions.push_back(static_cast<std::uint8_t>(i));
    }
    return positions;
}

StickerFaults count_faults(const Stickers& stickers, ColourNames scheme, StickerFaultKind kind) {
    const std::size_t needed = stickers.side * stickers.side;
    StickerFaults faults;
    for (std::size_t colour = 0; colour < cube_faces; ++colour) {
        const Positions there = positions_of_colour(stickers, colour);
        const bool is_wrong =
            kind == StickerFaultKind::too_many ? there.size() > needed : there.size() < needed;
        if (!is_wrong) continue;
        faults.push_back(
            {kind, there, tell("cube.fault.count", there.size(), colour_words(scheme, colour), needed)});
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

Messages centre_letters(const Positions& centres) {
    Messages faces;
    for (const std::uint8_t centre : centres)
        faces.push_back(verbatim(place_letters(PieceKind::centre, piece_facet_at(3, centre).place)));
    return faces;
}

StickerFaults equal_centre_faults(const Stickers& stickers, ColourNames scheme) {
    std::array<Positions, cube_faces> centres_with;
    for (const std::uint8_t centre : centre_positions()) {
        centres_with[stickers.colours[centre]].push_back(centre);
    }
    StickerFaults faults;
    for (std::size_t colour = 0; colour < cube_faces; ++colour) {
        if (centres_with[colour].size() < 2) continue;
        faults.push_back({StickerFaultKind::equal_centres, centres_with[colour],
                          tell("cube.fault.equal-centres", centre_letters(centres_with[colour]),
                               colour_words(scheme, colour))});
    }
    return faults;
}

FaceMap own_names() { return rotations().front(); }

// Applies `first`, then `then`.
FaceMap composed(const FaceMap& first, const FaceMap& then) {
    FaceMap both{};
    for (std::size_t i = 0; i < both.size(); ++i) both[i] = then[first[i]];
    return both;
}

// Returns the 30 ways to colour the faces of a cube up to rotation. The first assigns each colour its own
// name.
std::vector<FaceMap> all_colourings() {
    std::vector<FaceMap> found;
    FaceMap names = own_names();
    do {
        const bool is_first = std::all_of(rotations().begin(), rotations().end(), [&](const FaceMap& turn) {
            return names <= composed(names, turn);
        });
        if (is_first) found.push_back(names);
    } while (std::next_permutation(names.begin(), names.end()));
    return found;
}

std::size_t count_corners(const Stickers& named) {
    std::array<bool, cube_corners> is_there{};
    for (std::size_t place = 0; place < cube_corners; ++place) {
        const auto found = piece_with(PieceKind::corner, colours_at(named, PieceKind::corner, place));
        if (found) is_there.at(found->piece) = true;
    }
    return static_cast<std::size_t>(std::count(is_there.begin(), is_there.end(), true));
}

// Colouring that most of the corners fit. At most one colouring fits all eight.
struct CornerColouring {
    FaceMap names{};
    std::size_t corners = 0;
};
CornerColouring colouring_of_corners(const Stickers& stickers) {
    static const std::vector<FaceMap> colourings = all_colourings();
    CornerColouring best{colourings.front(), 0};
    for (const FaceMap& names : colourings) {
        const std::size_t corners = count_corners(renamed(stickers, names));
        if (best.corners < corners) best = {names, corners};
        if (corners == cube_corners) break;
    }
    return best;
}

std::optional<FaceMap> names_by_centres(const Stickers& stickers) {
    constexpr std::uint8_t unnamed = cube_faces;
    FaceMap names;
    names.fill(unnamed);
    std::uint8_t face = 0;
    for (const std::uint8_t centre : centre_positions()) names[stickers.colours[centre]] = face++;
    const bool differ = std::find(names.begin(), names.end(), unnamed) == names.end();
    return differ ? std::optional(names) : std::nullopt;
}

// Returns the centres that differ from the corners' cube, in the rotation with the fewest differences.
Positions strange_centres(const Stickers& stickers, const FaceMap& of_corners) {
    std::optional<Positions> fewest;
    for (const FaceMap& turn : rotations()) {
        Positions strange;
        std::uint8_t face = 0;
        for (const std::uint8_t centre : centre_positions()) {
            if (turn[of_corners[stickers.colours[centre]]] != face++) strange.push_back(centre);
        }
        if (!fewest || strange.size() < fewest->size()) fewest = std::move(strange);
    }
    return *fewest;
}

bool are_equal(std::uint8_t a, std::uint8_t b) { return a == b; }

// Returns the first two of a piece's colours that have this relation; nullopt if there are none.
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
    return tell(kind == PieceKind::corner ? "cube.corner"_id : "cube.edge"_id, place_letters(kind, place));
}

// Returns the fault of a place whose colours no piece has.
StickerFault no_piece(const Stickers& stickers, ColourNames scheme, const FaceMap& names, PieceKind kind,
                      std::size_t place) {
    const Message name = place_name(kind, place);
    const Colours colours = colours_at(stickers, kind, place);
    const Positions positions = place_positions(stickers.side, kind, place);
    const auto are_opposite = [&](std::uint8_t a, std::uint8_t b) {
        return names[a] % 3 == names[b] % 3 && a != b;
    };
    if (const auto equal = pair_of(colours, are_equal)) {
        return {StickerFaultKind::equal_colours,
                {positions[equal->first], positions[equal->second]},
                tell("cube.fault.equal-colours", name, colour_words(scheme, colours[equal->first]))};
    }
    if (const auto opposite = pair_of(colours, are_opposite)) {
        return {StickerFaultKind::opposite_colours,
                {positions[opposite->first], positions[opposite->second]},
                tell("cube.fault.opposite-colours", name, colour_words(scheme, colours[opposite->first]),
                     colour_words(scheme, colours[opposite->second]))};
    }
    return {StickerFaultKind::mirrored_corner, positions,
            tell("cube.fault.mirrored", name, colour_letters(scheme, colours))};
}

// Returns the letters of a piece's colours.
std::string letters_of_piece(ColourNames scheme, PieceKind kind, std::size_t piece, const FaceMap& names) {
    Colours colours = place_faces(kind, piece);
    const FaceMap colour_of = inverse(names);
    for (std::uint8_t& face : colours) face = colour_of[face];
    return colour_letters(scheme, colours);
}

StickerFault repeated(std::size_t side, PieceKind kind, std::string letters, const Positions& places) {
    Positions positions;
    Messages where;
    for (const std::uint8_t place : places) {
        const Positions there = place_positions(side, kind, place);
        positions.insert(positions.end(), there.begin(), there.end());
        where.push_back(verbatim(place_letters(kind, place)));
    }
    const auto id = kind == PieceKind::corner ? "cube.fault.corners"_id : "cube.fault.edges"_id;
    return {StickerFaultKind::repeated_piece, positions,
            tell(id, std::move(letters), places.size(), std::move(where))};
}

StickerFaults piece_faults(const Stickers& stickers, ColourNames scheme, const FaceMap& names,
                           PieceKind kind) {
    StickerFaults faults;
    const Stickers named = renamed(stickers, names);
    const std::size_t places = place_count(stickers.side, kind);
    std::vector<Positions> places_with(places);
    for (std::uint8_t place = 0; place < places; ++place) {
        if (const auto found = piece_with(kind, colours_at(named, kind, place))) {
            places_with[found->piece].push_back(place);
        } else {
            faults.push_back(no_piece(stickers, scheme, names, kind, place));
        }
    }
    for (std::size_t piece = 0; piece < places; ++piece) {
        if (places_with[piece].size() < 2) continue;
        faults.push_back(
            repeated(stickers.side, kind, letters_of_piece(scheme, kind, piece, names), places_with[piece]));
    }
    return faults;
}

void append(StickerFaults& faults, StickerFaults more) {
    faults.insert(faults.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

StickerFaults piece_faults(const Stickers& stickers, ColourNames scheme, const FaceMap& names) {
    StickerFaults faults = piece_faults(stickers, scheme, names, PieceKind::corner);
    append(faults, piece_faults(stickers, scheme, names, PieceKind::edge));
    return faults;
}

// Returns the faults of a cube with different centres. If all corners fit one cube and the centres fit
// another, it reports the centres, not every piece.
StickerFaults faults_beside_centres(const Stickers& stickers, ColourNames scheme, const FaceMap& of_centres) {
    StickerFaults by_centres = piece_faults(stickers, scheme, of_centres);
    if (by_centres.empty()) return by_centres;
    const CornerColouring of_corners = colouring_of_corners(stickers);
    const bool are_one_cube = of_corners.corners == cube_corners;
    const Positions strange = are_one_cube ? strange_centres(stickers, of_corners.names) : Positions{};
    if (strange.empty()) return by_centres;
    StickerFaults faults{
        {StickerFaultKind::strange_centres, strange, tell("cube.fault.centres", centre_letters(strange))}};
    append(faults, piece_faults(stickers, scheme, of_corners.names));
    return faults;
}

// Returns names that put the corner at DBL at home, by a rotation of the whole cube. nullopt if the stickers
// at DBL are no corner.
std::optional<FaceMap> names_by_corners(const Stickers& stickers) {
    constexpr std::size_t held_corner = 6;  // DBL
    const FaceMap colouring = colouring_of_corners(stickers).names;
    const Faces home = place_faces(PieceKind::corner, held_corner);
    for (const FaceMap& turn : rotations()) {
        const FaceMap names = composed(colouring, turn);
        if (colours_at(renamed(stickers, names), PieceKind::corner, held_corner) == home) return names;
    }
    return std::nullopt;
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

Value colour_words(ColourNames scheme, std::size_t face) {
    if (!scheme) return std::string(1, face_letters[face]);
    return colour_name(colour_of_face(*scheme, face));
}

std::vector<StickerFault> colour_faults(const Stickers& stickers, ColourNames scheme) {
    StickerFaults faults = count_faults(stickers, scheme, StickerFaultKind::too_many);
    append(faults, count_faults(stickers, scheme, StickerFaultKind::too_few));
    if (stickers.side == 3) append(faults, equal_centre_faults(stickers, scheme));
    return faults;
}

std::vector<StickerFault> faults_of(const Stickers& stickers, ColourNames scheme) {
    StickerFaults faults = colour_faults(stickers, scheme);
    if (stickers.side == 2) {
        append(faults,
               piece_faults(stickers, scheme, colouring_of_corners(stickers).names, PieceKind::corner));
    } else if (const auto names = names_by_centres(stickers)) {
        append(faults, faults_beside_centres(stickers, scheme, *names));
    }
    return faults;
}

std::optional<FaceMap> colour_scheme_of(const Stickers& stickers) {
    return stickers.side == 3 ? names_by_centres(stickers) : names_by_corners(stickers);
}

std::array<std::size_t, cube_faces> missing_stickers(const Stickers& stickers) {
    const std::size_t needed = stickers.side * stickers.side;
    std::array<std::size_t, cube_faces> missing{};
    for (std::size_t colour = 0; colour < cube_faces; ++colour)
        missing.at(colour) = needed - std::min(needed, positions_of_colour(stickers, colour).size());
    return missing;
}

std::optional<Assembly> assembly_of(const Stickers& stickers) {
    if (!faults_of(stickers).empty()) return std::nullopt;
    Assembly assembly{*colour_scheme_of(stickers), solved_pieces()};
    const Stickers named = renamed(stickers, assembly.names);
    Pieces& pieces = assembly.pieces;
    put_seen_pieces(named, PieceKind::corner, pieces.corner, pieces.twist);
    put_seen_pieces(named, PieceKind::edge, pieces.edge, pieces.flip);
    return assembly;
}

}  // namespace switchbox::machine
