// Draws boards out of a texture with the states of their lamps, a byte each: those of more lamps than can be
// drawn one by one. Its objects are made when they are first needed.
#pragma once

#include <vector>

#include "app/gl_program.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {

class MapLayer {
  public:
    // Brings the textures up to date: of what was there before only the rows that have changed are sent.
    void keep(const std::vector<ui::MapDrawing>& maps);
    // Draws one of them; `corner` is where its cells begin and `side` the side of one, in pixels of what is
    // drawn to.
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
    GLuint vertices_ = 0;  // none: the corners come from gl_VertexID
    std::vector<Kept> kept_;
    std::vector<std::size_t> texture_of_;  // of the maps: two of the same board share one
};

}  // namespace switchbox::app
