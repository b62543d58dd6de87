// Renderer of boards, by our own shaders from one appearance texture. Each board has its own texture, in
// which only changed cells are repainted; a frame copies it to the window. begin() and finish() create the GL
// objects and destroy() drops them, so that a lost context can be replaced.
#pragma once

#include <array>
#include <vector>

#include "app/gl.hpp"
#include "app/map_layer.hpp"
#include "base/message.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::app {

class LampRenderer {
  public:
    // Starts compiling the shaders in the background. Requires a current context.
    void begin();
    // Returns whether all shaders are compiled, as GlProgram::is_compiled().
    [[nodiscard]] bool is_compiled() const;
    // Waits for the next program; called until all are ready. Empty on success, otherwise the shader
    // compiler's message.
    [[nodiscard]] Message finish();
    [[nodiscard]] bool is_finished() const { return finished_ > layer_count; }
    void destroy();

    // Draws the scene. `window` is in logical pixels. `pixels` is the number of device pixels per logical
    // pixel across and down, which rounding may make different.
    void draw(const ui::Scene& scene, const ui::Theme& theme, ImVec2 window, ImVec2 pixels);

  private:
    // Layers of a cell: a lamp, the halos beside the board or a coloured tile, and rings over lamp or tile.
    enum Layer : std::size_t { lamps, halos, tiles, patterned_tiles, rings, layer_count };

    // Rectangle in device pixels of the window, from its top left corner.
    struct PixelRect {
        int left = 0;
        int top = 0;
        int width = 0;
        int height = 0;
    };
    // Texture with a board's pixels.
    struct Canvas {
        GLuint texture = 0;
        PixelRect place;
        ui::BoardDrawing board;
    };
    // Contents of the canvases.
    struct Shown {
        ui::Scene scene;
        const ui::Theme* theme = nullptr;
        ImVec2 pixels;
    };

    void upload(const std::vector<ui::LampAppearance>& appearances) const;
    void make_canvases(std::size_t count);
    // Returns the cells of a board that its canvas shows out of date.
    [[nodiscard]] std::vector<ui::BoardCell> stale_cells(std::size_t index, const ui::Scene& scene,
                                                         const ui::Theme& theme, ImVec2 pixels) const;
    [[nodiscard]] static PixelRect common(const PixelRect& a, const PixelRect& b);
    // Returns all pixels that the area overlaps.
    [[nodiscard]] static PixelRect pixels_of(const ui::Rect& area, ImVec2 pixels);
    static void fit(Canvas& canvas, const ui::Rect& area, ImVec2 pixels);
    void refresh_maps(const std::vector<ui::MapDrawing>& maps, const ui::Theme& theme, ImVec2 pixels);
    void draw_layer(Layer layer, const Canvas& canvas, const std::vector<ui::BoardCell>& cells) const;
    void draw_cells(const Canvas& canvas, const std::vector<ui::BoardCell>& cells) const;
    void refresh(const ui::Scene& scene, const ui::Theme& theme, ImVec2 pixels);
    // Copies the part of a canvas at this place of the window.
    void copy_to_window(const Canvas& canvas, const PixelRect& place, int width, int height) const;

    std::array<GlProgram, layer_count> layers_;
    GlProgram copy_;
    std::size_t finished_ = 0;  // number of finished programs: the layers, then the copy
    GLuint appearance_ = 0;
    GLuint framebuffer_ = 0;
    GLuint cell_buffer_ = 0;
    GLuint cell_vertices_ = 0;  // corners from gl_VertexID, cells from the buffer
    GLuint copy_vertices_ = 0;  // an empty vertex array
    std::vector<Canvas> canvases_;
    std::vector<Canvas> map_canvases_;
    MapLayer maps_;
    Shown shown_;
};

}  // namespace switchbox::app
