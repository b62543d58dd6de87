// Draws boards with our own shaders out of one appearance texture. All GL objects are made by create() and
// dropped by destroy(), so that a lost context can be replaced.
#pragma once

#include <array>
#include <string>

#include "shell/gl.hpp"
#include "view/appearance.hpp"
#include "view/theme.hpp"

namespace switchbox::shell {

class LampRenderer {
  public:
    // Needs a current context. An empty answer is success; else what the shader compiler said.
    [[nodiscard]] std::string create();
    void destroy();

    // `window` in logical pixels, `pixels` device pixels per logical one.
    void draw(const view::Scene& scene, const view::Theme& theme, ImVec2 window, float pixels);

  private:
    static constexpr std::size_t uniform_count = 25;

    [[nodiscard]] GLint at(std::size_t uniform) const { return places_.at(uniform); }
    void upload(const std::vector<view::LampAppearance>& lamps) const;
    void set_colours(const view::Theme& theme) const;
    void draw_board(const view::BoardDrawing& board, ImVec2 window, float pixels) const;

    GLuint program_ = 0;
    GLuint texture_ = 0;
    GLuint vertices_ = 0;  // an empty vertex array: the corners come from gl_VertexID
    std::array<GLint, uniform_count> places_{};
};

}  // namespace switchbox::shell
