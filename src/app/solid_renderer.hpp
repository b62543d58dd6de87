// Draws a body in three dimensions quad by quad, those farther away first: into a buffer with four samples a
// pixel, then as a texture on the window.
#pragma once

#include "app/gl_program.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/solid_drawing.hpp"

namespace switchbox::app {

class SolidRenderer {
  public:
    // Hands the shaders over to be compiled, unless that was done, so that the first body waits for nothing.
    void begin();
    // On the window, as LampRenderer::draw does.
    void draw(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 window, ImVec2 pixels);
    void destroy();

  private:
    // In device pixels of the window, from its top left corner.
    struct Place {
        int left = 0;
        int top = 0;
        int width = 0;
        int height = 0;
    };

    void create();
    void fit(const Place& place);
    void draw_quads(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 pixels) const;
    void copy_to_window(int width, int height) const;

    GlProgram program_;
    GlProgram copy_;
    Place place_;
    GLuint vertices_ = 0;
    GLuint buffer_ = 0;
    GLuint copy_vertices_ = 0;
    GLuint samples_ = 0;   // a renderbuffer
    GLuint drawn_to_ = 0;  // the framebuffer with it
    GLuint texture_ = 0;   // what they come to
    GLuint resolved_ = 0;  // the framebuffer with that
};

}  // namespace switchbox::app
