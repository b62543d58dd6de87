#include "types/cube/model/stickers.hpp"

#include <algorithm>
#include <array>
#include <numeric>

#include "base/result.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

// Returns whether the faces are those of a corner, in clockwise order from any of them.
bool is_corner(Faces faces) {
    for (std::size_t turn = 0; turn < faces.size(); ++turn) {
        for (std::size_t place = 0; place < cube_corners; ++place) {
            if (faces == place_faces(PieceKind::corner, place)) return true;
        }
        std::rotate(faces.begin(), faces.begin() + 1, faces.end());
    }
    return false;
}

bool is_rotation(const FaceMap& faces) {
    for (std::size_t place = 0; place < cube_corners; ++place) {
        Faces corner = place_faces(PieceKind::corner, place);
        for (std::uint8_t& face : corner) face = faces[face];
        if (!is_corner(corner)) return false;
    }
    return true;
}

std::vector<FaceMap> all_rotations() {
    std::vector<FaceMap> found;
    FaceMap faces{};
    std::iota(faces.begin(), faces.end(), std::uint8_t{0});
    do {
        if (is_rotation(faces)) found.push_back(faces);
    } while (std::next_permutation(faces.begin(), faces.end()));
    return found;
}

// Unique key of a facet: its own face, and a bit set of the faces of its piece.
struct FacetLook {
    std::uint8_t face = 0;
    unsigned of_piece = 0;
    friend bool operator==(const FacetLook&, const FacetLook&) = default;
};

// Returns the key of a facet after the rotation.
FacetLook facet_look(std::size_t side, std::size_t position, const FaceMap& rotation) {
    const PieceFacet at = piece_facet_at(side, position);
    const Faces faces = place_faces(at.kind, at.place);
    FacetLook look{rotation[faces[at.number]], 0};
    for (const std::uint8_t face : faces) look.of_piece |= 1U << rotation[face];
    return look;
}

std::vector<FacetLook> facet_looks(std::size_t side, const FaceMap& rotation) {
    std::vector<FacetLook> looks;
    for (std::size_t position = 0; position < sticker_count(side); ++position) {
        looks.push_back(facet_look(side, position, rotation));
    }
    return looks;
}

}  // namespace

const std::vector<FaceMap>& rotations() {
    static const std::vector<FaceMap> all = all_rotations();
    return all;
}

FaceMap inverse(const FaceMap& faces) {
    FaceMap back{};
    for (std::uint8_t face = 0; face < cube_faces; ++face) back[faces[face]] = face;
    return back;
}

algebra::Permutation rotation_permutation(std::size_t side, const FaceMap& rotation) {
    const std::vector<FacetLook> places = facet_looks(side, rotations().front());
    algebra::Permutation to;
    for (const FacetLook& look : facet_looks(side, rotation)) {
        const auto place = std::find(places.begin(), places.end(), look);
        require(place != places.end(), "no rotation of the cube goes there");
        to.push_back(static_cast<std::uint8_t>(place - places.begin()));
    }
    return to;
}

namespace {

// Sets the sources of a place's stickers: those of the place where its piece is at home.
template <class PlacesFacets, class PiecesThere, class TurnsThere>
void put_sources(algebra::Permutation& sources, const PlacesFacets& facets, const PiecesThere& pieces,
                 const TurnsThere& turns) {
    for (std::size_t place = 0; place < facets.size(); ++place) {
        const auto& there = facets[place];
        for (std::size_t number = 0; number < there.size(); ++number) {
            sources[there[(number + turns[place]) % there.size()]] = facets[pieces[place]][number];
        }
    }
}

}  // namespace

Stickers solved_stickers(std::size_t side) {
    Stickers stickers{side, std::vector<std::uint8_t>(sticker_count(side))};
    for (std::size_t i = 0; i < stickers.colours.size(); ++i) {
        stickers.colours[i] = static_cast<std::uint8_t>(facet_at(side, i).face);
    }
    return stickers;
}

Stickers stickers_of(const Pieces& pieces, std::size_t side) { return moved(solved_stickers(side), pieces); }

Stickers moved(const Stickers& stickers, Turn turn) {
    const algebra::Permutation& to = turn_permutation(stickers.side, turn);
    Stickers after = stickers;
    for (std::size_t i = 0; i < to.size(); ++i) after.colours[to[i]] = stickers.colours[i];
    return after;
}

Stickers moved(Stickers stickers, const Turns& turns) {
    for (const Turn turn : turns) stickers = moved(stickers, turn);
    return stickers;
}

Stickers moved(const Stickers& stickers, const Pieces& pieces) {
    const algebra::Permutation sources = sources_of(pieces, stickers.side);
    Stickers after = stickers;
    for (std::size_t i = 0; i < sources.size(); ++i) after.colours[i] = stickers.colours[sources[i]];
    return after;
}

algebra::Permutation sources_of(const Pieces& pieces, std::size_t side) {
    algebra::Permutation sources = algebra::identity(sticker_count(side));
    put_sources(sources, corner_facets(side), pieces.corner, pieces.twist);
    if (side == 3) put_sources(sources, edge_facets(), pieces.edge, pieces.flip);
    return sources;
}

algebra::Permutation facet_permutation(const Pieces& pieces) {
    constexpr std::size_t side = 3;
    std::vector<std::uint8_t> facet_on(sticker_count(side));
    for (std::size_t facet = 0; facet < numbered_facets; ++facet)
        facet_on[position_of_number(facet + 1)] = static_cast<std::uint8_t>(facet);
    const algebra::Permutation sources = sources_of(pieces, side);
    algebra::Permutation facets(numbered_facets);
    for (std::size_t facet = 0; facet < numbered_facets; ++facet)
        facets[facet_on[sources[position_of_number(facet + 1)]]] = static_cast<std::uint8_t>(facet);
    return facets;
}

Stickers renamed(Stickers stickers, const FaceMap& names) {
    for (std::uint8_t& colour : stickers.colours) colour = names[colour];
    return stickers;
}

std::optional<PieceInPlace> piece_with(PieceKind kind, const Colours& colours) {
    for (std::size_t piece = 0; piece < place_count(3, kind); ++piece) {
        Colours turned = place_faces(kind, piece);
        require(turned.size() == colours.size(), "a corner has three colours, an edge two");
        for (std::size_t turn = 0; turn < turned.size(); ++turn) {
            if (turned == colours) {
                return PieceInPlace{static_cast<std::uint8_t>(piece), static_cast<std::uint8_t>(turn)};
            }
            std::rotate(turned.begin(), turned.end() - 1, turned.end());
        }
    }
    return std::nullopt;
}

Colours colours_at(const Stickers& stickers, PieceKind kind, std::size_t place) {
    Colours colours = place_positions(stickers.side, kind, place);
    for (std::uint8_t& at : colours) at = stickers.colours[at];
    return colours;
}

namespace {

// Current place of the piece from a place, and its turn there.
struct Goal {
    std::uint8_t place = 0;
    std::uint8_t turn = 0;
};

template <std::size_t Count>
std::vector<Goal> goals_of(const std::array<std::uint8_t, Count>& pieces,
                           const std::array<std::uint8_t, Count>& turns) {
    std::vector<Goal> goals(Count);
    for (std::size_t place = 0; place < Count; ++place)
        goals[pieces[place]] = {static_cast<std::uint8_t>(place), turns[place]};
    return goals;
}

PieceCycle cycle_from(std::size_t first, const std::vector<Goal>& goals, int turns) {
    PieceCycle cycle;
    std::size_t place = first;
    do {
        cycle.places.push_back(static_cast<std::uint8_t>(place));
        cycle.turn = (cycle.turn + goals[place].turn) % turns;
        place = goals[place].place;
    } while (place != first);
    return cycle;
}

}  // namespace

std::vector<PieceCycle> cycles_of(const Pieces& pieces, PieceKind kind) {
    const bool is_of_corners = kind == PieceKind::corner;
    const std::vector<Goal> goals =
        is_of_corners ? goals_of(pieces.corner, pieces.twist) : goals_of(pieces.edge, pieces.flip);
    std::vector<PieceCycle> cycles;
    std::vector<bool> seen(goals.size());
    for (std::size_t first = 0; first < goals.size(); ++first) {
        if (seen[first]) continue;
        PieceCycle cycle = cycle_from(first, goals, is_of_corners ? 3 : 2);
        for (const std::uint8_t place : cycle.places) seen[place] = true;
        if (cycle.places.size() > 1 || cycle.turn != 0) cycles.push_back(std::move(cycle));
    }
    return cycles;
}

std::string format_cycles(const std::vector<PieceCycle>& cycles, PieceKind kind) {
    static constexpr std::array<std::string_view, 3> signs{"", "+", "-"};
    std::string text;
    for (const PieceCycle& cycle : cycles) {
        text += text.empty() ? "(" : " (";
        for (std::size_t i = 0; i < cycle.places.size(); ++i)
            text += (i == 0 ? "" : " ") + place_letters(kind, cycle.places[i]);
        text += ")" + std::string(signs.at(static_cast<std::size_t>(cycle.turn)));
    }
    return text;
}

std::size_t count_even_cycles(const std::vector<PieceCycle>& cycles) {
    return static_cast<std::size_t>(std::count_if(
        cycles.begin(), cycles.end(), [](const PieceCycle& cycle) { return cycle.places.size() % 2 == 0; }));
}

std::size_t count_moved(const Pieces& pieces) {
    std::size_t moved = 0;
    for (const PieceKind kind : {PieceKind::corner, PieceKind::edge})
        for (const PieceCycle& cycle : cycles_of(pieces, kind)) moved += cycle.places.size();
    return moved;
}

}  // namespace switchbox::machine
