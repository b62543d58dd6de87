// Draws boards with our own shaders out of one appearance texture. Each board stands in a texture of its own,
// in which only the cells that have changed are drawn anew; a frame copies it to the window. All GL objects
// are made by create() and dropped by destroy(), so that a lost context can be replaced.
#pragma once

#include <array>
#include <vector>

#include "app/gl_program.hpp"
#include "app/map_layer.hpp"
#include "base/message.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"
#include "ui/look/board_changes.hpp"

namespace switchbox::app {

class LampRenderer {
  public:
    // Hands the shaders over, which are compiled meanwhile. Needs a current context.
    void begin();
    // As GlProgram::is_compiled().
    [[nodiscard]] bool is_compiled() const;
    // Waits for the next of the programs, until all are there. An empty answer is success; else what the
    // shader compiler said.
    [[nodiscard]] Message finish();
    [[nodiscard]] bool is_finished() const { return finished_ > layer_count; }
    void destroy();

    // `window` in logical pixels, `pixels` device pixels per logical one, across and down (rounding may tell
    // them apart).
    void draw(const ui::Scene& scene, const ui::Theme& theme, ImVec2 window, ImVec2 pixels);

  private:
    // What is drawn of a cell: a lamp, the halos beside the board or a coloured tile, and over lamp or tile
    // rings.
    enum Layer : std::size_t { lamps, halos, tiles, patterned_tiles, rings, layer_count };

    // In device pixels of the window, from its top left corner.
    struct PixelRect {
        int left = 0;
        int top = 0;
        int width = 0;
        int height = 0;
    };
    // Where a board's pixels are kept.
    struct Canvas {
        GLuint texture = 0;
        PixelRect place;
        ui::BoardDrawing board;
    };
    // What the canvases show.
    struct Shown {
        ui::Scene scene;
        const ui::Theme* theme = nullptr;
        ImVec2 pixels;
    };

    void upload(const std::vector<ui::LampAppearance>& appearances) const;
    void make_canvases(std::size_t count);
    // The cells of a board that its canvas does not show as they are.
    [[nodiscard]] std::vector<ui::BoardCell> stale_cells(std::size_t index, const ui::Scene& scene,
                                                         const ui::Theme& theme, ImVec2 pixels) const;
    [[nodiscard]] static PixelRect common(const PixelRect& a, const PixelRect& b);
    // All pixels that the area has a part in.
    [[nodiscard]] static PixelRect pixels_of(const ui::Rect& area, ImVec2 pixels);
    static void fit(Canvas& canvas, const ui::Rect& area, ImVec2 pixels);
    void refresh_maps(const std::vector<ui::MapDrawing>& maps, const ui::Theme& theme, ImVec2 pixels);
    void draw_layer(Layer layer, const Canvas& canvas, const std::vector<ui::BoardCell>& cells) const;
    void draw_cells(const Canvas& canvas, const std::vector<ui::BoardCell>& cells) const;
    void refresh(const ui::Scene& scene, const ui::Theme& theme, ImVec2 pixels);
    // The part of a canvas that is in this place of the window.
    void copy_to_window(const Canvas& canvas, const PixelRect& place, int width, int height) const;

    std::array<GlProgram, layer_count> layers_;
    GlProgram copy_;
    std::size_t finished_ = 0;  // programs: the layers, then the copy
    GLuint appearance_ = 0;
    GLuint framebuffer_ = 0;
    GLuint cell_buffer_ = 0;
    GLuint cell_vertices_ = 0;  // the corners come from gl_VertexID, the cells from the buffer
    GLuint copy_vertices_ = 0;  // an empty vertex array
    std::vector<Canvas> canvases_;
    std::vector<Canvas> map_canvases_;
    MapLayer maps_;
    Shown shown_;
};

}  // namespace switchbox::app
