#include "types/cube/model/net.hpp"

#include <algorithm>
#include <array>

#include "base/require.hpp"

namespace switchbox::machine {
namespace {

struct NetPlace {
    int row = 0;
    int column = 0;
};
// In units of faces, in the order of CubeFace.
constexpr std::array<NetPlace, cube_faces> face_places = {{{0, 1}, {1, 2}, {1, 1}, {2, 1}, {1, 0}, {1, 3}}};
constexpr int net_rows = 3;
constexpr int net_columns = 4;
// Number of quarter turns in each row of buttons.
constexpr std::array<std::uint8_t, 3> quarters_in_row = {1, 3, 2};

Shape net_shape(std::size_t side) {
    const auto cells = static_cast<int>(side);
    return {net_rows * cells, net_columns * cells};
}

int button_rows(const CubeVariant& form) { return 3 - static_cast<int>(form.metric); }

// Returns the distance between the middles of buttons, in cells of the net.
Point turn_pitch(const CubeVariant& form) {
    const auto side = static_cast<double>(form.side);
    const int columns = turn_sites(form).shape.columns;
    return {side / std::max(button_rows(form), 2), 2 * side / columns};
}

}  // namespace

CellMask net_sites(std::size_t side) {
    const Shape shape = net_shape(side);
    CellMask sites{shape, std::vector<bool>(shape.size(), false)};
    for (std::size_t i = 0; i < sticker_count(side); ++i) sites.present[net_cell(side, i)] = true;
    return sites;
}

std::size_t net_cell(std::size_t side, std::size_t position) {
    const Facet facet = facet_at(side, position);
    const NetPlace at = face_places.at(static_cast<std::size_t>(facet.face));
    const auto cells = static_cast<int>(side);
    return net_shape(side).cell(at.row * cells + static_cast<int>(facet.row),
                                at.column * cells + static_cast<int>(facet.column));
}

std::size_t net_position(std::size_t side, std::size_t cell) {
    std::size_t position = 0;
    while (net_cell(side, position) != cell) ++position;
    return position;
}

Picture net_of(const Stickers& stickers) {
    Picture net = Picture::filled(net_shape(stickers.side), 0);
    for (std::size_t i = 0; i < stickers.colours.size(); ++i)
        net[net_cell(stickers.side, i)] = stickers.colours[i];
    return net;
}

Stickers stickers_on(const Picture& net) {
    Stickers stickers = solved_stickers(static_cast<std::size_t>(net.shape.rows / net_rows));
    for (std::size_t i = 0; i < stickers.colours.size(); ++i)
        stickers.colours[i] = net[net_cell(stickers.side, i)];
    return stickers;
}

CellMask turn_sites(const CubeVariant& form) {
    const Shape shape{button_rows(form), form.side == 3 ? static_cast<int>(cube_faces) : 3};
    return {shape, std::vector<bool>(shape.size(), true)};
}

Turn turn_on(const CubeVariant& form, std::size_t button) {
    const Shape shape = turn_sites(form).shape;
    return {static_cast<CubeFace>(shape.column(button)),
            quarters_in_row.at(static_cast<std::size_t>(shape.row(button)))};
}

std::size_t button_of(const CubeVariant& form, Turn turn) {
    const auto row = std::find(quarters_in_row.begin(), quarters_in_row.end(), turn.quarters);
    const CellMask sites = turn_sites(form);
    const auto in_row = static_cast<int>(row - quarters_in_row.begin());
    require(sites.shape.contains(in_row, static_cast<int>(turn.face)),
            "this cube has no button for the turn");
    return sites.shape.cell(in_row, static_cast<int>(turn.face));
}

Point turn_middle(const CubeVariant& form, std::size_t button) {
    const Shape shape = turn_sites(form).shape;
    const Point pitch = turn_pitch(form);
    return {(shape.row(button) + 0.5) * pitch.row,
            2 * static_cast<double>(form.side) + (shape.column(button) + 0.5) * pitch.column};
}

double turn_radius(const CubeVariant& form) {
    constexpr double share = 0.45;
    const Point pitch = turn_pitch(form);
    return share * std::min(pitch.row, pitch.column);
}

}  // namespace switchbox::machine
