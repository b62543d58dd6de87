// Renderer of a three-dimensional body, quad by quad from back to front. It draws into a buffer with four
// samples a pixel, then copies that as a texture to the window.
#pragma once

#include "app/gl.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::app {

class SolidRenderer {
  public:
    // Starts compiling the shaders, unless that was done, so that the first body is drawn without delay.
    void begin();
    // Draws on the window, with the parameters of LampRenderer::draw.
    void draw(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 window, ImVec2 pixels);
    void destroy();

  private:
    // Rectangle in device pixels of the window, from its top left corner.
    struct DeviceRect {
        int left = 0;
        int top = 0;
        int width = 0;
        int height = 0;
    };

    void create();
    void fit(const DeviceRect& place);
    void draw_quads(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 pixels) const;
    void copy_to_window(int width, int height) const;

    GlProgram program_;
    GlProgram copy_;
    DeviceRect place_;
    GLuint vertices_ = 0;
    GLuint buffer_ = 0;
    GLuint copy_vertices_ = 0;
    GLuint samples_ = 0;   // a renderbuffer with the samples
    GLuint drawn_to_ = 0;  // framebuffer of samples_
    GLuint texture_ = 0;   // resolved samples
    GLuint resolved_ = 0;  // framebuffer of texture_
};

}  // namespace switchbox::app
