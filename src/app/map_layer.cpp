#include "app/map_layer.hpp"

#include <algorithm>
#include <array>

#include "app/gl.hpp"
#include "embedded.hpp"

namespace switchbox::app {
namespace {

enum MapUniform : std::size_t {
    map_rect,
    map_cells,
    map_size,
    map_corner,
    map_side,
    map_levels,
    map_dark,
    map_lit,
    map_ground,
    map_hint,
    map_proof
};
constexpr std::array<const char*, 11> map_uniforms{
    "uRect", "uCells", "uSize", "uCorner", "uSide", "uLevels", "uDark", "uLit", "uGround", "uHint", "uProof"};

// Uploads the rows that changed.
void send_changes(const ui::MapDrawing& map, const machine::Cells& before) {
    const machine::CellRange changed = machine::different_range(before, map.cells);
    if (changed.begin == changed.end) return;
    const int first = map.shape.row(changed.begin);
    const int rows = map.shape.row(changed.end - 1) + 1 - first;
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, first, map.shape.columns, rows, GL_RED_INTEGER, GL_UNSIGNED_BYTE,
                    map.cells.data() + map.shape.cell(first, 0));
}

}  // namespace

void MapLayer::compile() {
    program_.begin({"copy.vert", {embedded::copy_vert}}, {"map.frag", {embedded::map_frag}});
    // Compilation works here if it works for the other shaders.
    static_cast<void>(program_.finish(map_uniforms));
    glGenVertexArrays(1, &vertices_);
}

void MapLayer::update(Kept& kept, const ui::MapDrawing& map) {
    kept.states = map.states;
    if (kept.shape == map.shape && kept.cells.data() == map.cells.data()) return;
    if (kept.texture == 0) kept.texture = make_texture();
    glBindTexture(GL_TEXTURE_2D, kept.texture);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    if (kept.shape == map.shape) {
        send_changes(map, kept.cells);
    } else {
        glTexImage2D(GL_TEXTURE_2D, 0, GL_R8UI, map.shape.columns, map.shape.rows, 0, GL_RED_INTEGER,
                     GL_UNSIGNED_BYTE, map.cells.data());
    }
    kept.shape = map.shape;
    kept.cells = map.cells;
}

void MapLayer::keep(const std::vector<ui::MapDrawing>& maps) {
    if (!maps.empty() && !program_.exists()) compile();
    texture_of_.clear();
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const auto same =
            std::find_if(maps.begin(), maps.begin() + static_cast<std::ptrdiff_t>(i),
                         [&](const auto& other) { return other.cells.data() == maps[i].cells.data(); });
        texture_of_.push_back(static_cast<std::size_t>(same - maps.begin()));
        if (texture_of_.back() < i) continue;
        if (kept_.size() <= i) kept_.resize(i + 1);
        update(kept_[i], maps[i]);
    }
}

void MapLayer::draw(std::size_t map, const ui::Theme& theme, ImVec2 corner, float side) const {
    const Kept& kept = kept_[texture_of_[map]];
    program_.use();
    glBindVertexArray(vertices_);
    glBindTexture(GL_TEXTURE_2D, kept.texture);
    glUniform4f(program_.at(map_rect), -1, -1, 1, 1);
    glUniform1i(program_.at(map_cells), 0);
    glUniform2i(program_.at(map_size), kept.shape.columns, kept.shape.rows);
    glUniform2f(program_.at(map_corner), corner.x, corner.y);
    glUniform1f(program_.at(map_side), side);
    glUniform1f(program_.at(map_levels), static_cast<float>(kept.states - 1));
    set_colour(program_.at(map_dark), theme.dark_lamp);
    set_colour(program_.at(map_lit), theme.lit);
    set_colour(program_.at(map_ground), theme.ground);
    set_colour(program_.at(map_hint), theme.hint);
    set_colour(program_.at(map_proof), theme.proof);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
}

void MapLayer::destroy() {
    program_.destroy();
    glDeleteVertexArrays(1, &vertices_);
    vertices_ = 0;
    for (const Kept& kept : kept_) glDeleteTextures(1, &kept.texture);
    kept_.clear();
}

}  // namespace switchbox::app
