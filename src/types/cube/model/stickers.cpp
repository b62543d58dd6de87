#include "types/cube/model/stickers.hpp"

#include <algorithm>

#include "base/require.hpp"

namespace switchbox::machine {
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

}  // namespace switchbox::machine
