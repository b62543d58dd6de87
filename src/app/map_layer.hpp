// Renderer of boards with too many lamps to draw one by one. It uses a texture with the lamp states, one byte
// each. Its GL objects are made on first use.
#pragma once

#include <vector>

#include "app/gl.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {

class MapLayer {
  public:
    // Updates the textures. For a known board only the changed rows are uploaded.
    void keep(const std::vector<ui::MapDrawing>& maps);
    // Draws a map. `corner` is the origin of its cells and `side` the side of a cell, in pixels of the render
    // target.
    void draw(std::size_t map, const ui::Theme& theme, ImVec2 corner, float side) const;
    void destroy();

  private:
    struct Kept {
        GLuint texture = 0;
        machine::Shape shape;
        machine::Cells cells;
        int states = 2;
    };

    void compile();
    static void update(Kept& kept, const ui::MapDrawing& map);

    GlProgram program_;
    GLuint vertices_ = 0;  // an empty vertex array; corners from gl_VertexID
    std::vector<Kept> kept_;
    std::vector<std::size_t> texture_of_;  // texture of each map; maps of the same board share one
};

}  // namespace switchbox::app
