#include "types/cube/model/rotations.hpp"

#include <algorithm>
#include <numeric>

#include "base/require.hpp"
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

}  // namespace switchbox::machine
