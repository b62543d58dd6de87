#include "app/solid_renderer.hpp"

#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "app/gl.hpp"
#include "embedded.hpp"

namespace switchbox::app {
namespace {

constexpr GLsizei samples_a_pixel = 4;

enum SolidUniform : std::size_t { solid_body, solid_hint, solid_proof };
constexpr std::array<const char*, 3> solid_uniforms{"uBody", "uHint", "uProof"};
enum SolidCopyUniform : std::size_t { solid_rect, solid_kept, solid_origin };
constexpr std::array<const char*, 3> solid_copy_uniforms{"uRect", "uBoard", "uOrigin"};

// Vertex as shaders/solid.vert reads it.
struct SolidVertex {
    std::array<float, 3> position;
    std::array<float, 2> within;
    std::array<float, 3> colour;
    std::array<float, 4> marks;
};

void tell_attribute(GLuint number, GLint parts, std::size_t offset) {
    glEnableVertexAttribArray(number);
    glVertexAttribPointer(
        number, parts, GL_FLOAT, GL_FALSE, sizeof(SolidVertex),
        reinterpret_cast<const void*>(offset));  // NOLINT(performance-no-int-to-ptr): OpenGL's way
}

// Returns the colour of the body: dark glass as for tiles, but distinct from a dark background.
ui::Colour body_of(const ui::Theme& theme) {
    return theme.dark ? ui::mix(theme.tiles.dark, theme.tiles.key, 0.7F) : theme.tiles.dark;
}

// Returns two triangles for each quad, in the clip space of `rect`.
std::vector<SolidVertex> triangles_of(const std::vector<ui::SolidQuad>& quads, const ui::Rect& rect) {
    constexpr std::array<std::size_t, 6> order{0, 1, 2, 0, 2, 3};
    constexpr std::array<std::array<float, 2>, 4> within{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    std::vector<SolidVertex> triangles;
    triangles.reserve(quads.size() * order.size());
    for (const ui::SolidQuad& quad : quads) {
        for (const std::size_t i : order) {
            const ui::SolidCorner& corner = quad.corners.at(i);
            // The first row of the texture is the top one.
            triangles.push_back({{(corner.x - rect.x) / rect.width * 2 - 1,
                                  (corner.y - rect.y) / rect.height * 2 - 1, corner.depth},
                                 within.at(i),
                                 quad.colour,
                                 {quad.sticker, quad.light, quad.hint, quad.proof}});
        }
    }
    return triangles;
}

}  // namespace

void SolidRenderer::begin() {
    if (program_.exists()) return;
    program_.begin({"solid.vert", {embedded::solid_vert}}, {"solid.frag", {embedded::solid_frag}});
    copy_.begin({"copy.vert", {embedded::copy_vert}}, {"copy.frag", {embedded::copy_frag}});
}

void SolidRenderer::create() {
    begin();
    // Compilation works here if it works for the other shaders.
    static_cast<void>(program_.finish(solid_uniforms));
    static_cast<void>(copy_.finish(solid_copy_uniforms));
    glGenVertexArrays(1, &copy_vertices_);
    glGenVertexArrays(1, &vertices_);
    glGenBuffers(1, &buffer_);
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    tell_attribute(0, 3, offsetof(SolidVertex, position));
    tell_attribute(1, 2, offsetof(SolidVertex, within));
    tell_attribute(2, 3, offsetof(SolidVertex, colour));
    tell_attribute(3, 4, offsetof(SolidVertex, marks));
    glGenFramebuffers(1, &drawn_to_);
    glGenFramebuffers(1, &resolved_);
    glGenRenderbuffers(1, &samples_);
    texture_ = make_texture();
}

void SolidRenderer::destroy() {
    program_.destroy();
    copy_.destroy();
    glDeleteVertexArrays(1, &copy_vertices_);
    glDeleteVertexArrays(1, &vertices_);
    glDeleteBuffers(1, &buffer_);
    glDeleteFramebuffers(1, &drawn_to_);
    glDeleteFramebuffers(1, &resolved_);
    glDeleteRenderbuffers(1, &samples_);
    glDeleteTextures(1, &texture_);
    vertices_ = 0;
    place_ = {};
}

void SolidRenderer::fit(const DeviceRect& place) {
    const bool same = place_.width == place.width && place_.height == place.height;
    place_ = place;
    if (same) return;
    glBindRenderbuffer(GL_RENDERBUFFER, samples_);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, samples_a_pixel, GL_RGBA8, place.width, place.height);
    glBindFramebuffer(GL_FRAMEBUFFER, drawn_to_);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, samples_);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, place.width, place.height, 0, GL_RGBA, GL_UNSIGNED_BYTE,
                 nullptr);
    glBindFramebuffer(GL_FRAMEBUFFER, resolved_);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture_, 0);
}

void SolidRenderer::draw_quads(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 pixels) const {
    const ui::Rect rect{static_cast<float>(place_.left) / pixels.x, static_cast<float>(place_.top) / pixels.y,
                        static_cast<float>(place_.width) / pixels.x,
                        static_cast<float>(place_.height) / pixels.y};
    const std::vector<SolidVertex> triangles = triangles_of(solid.quads, rect);
    glBindFramebuffer(GL_FRAMEBUFFER, drawn_to_);
    glViewport(0, 0, place_.width, place_.height);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    glDisable(GL_BLEND);
    program_.use();
    set_colour(program_.at(solid_body), body_of(theme));
    set_colour(program_.at(solid_hint), theme.hint);
    set_colour(program_.at(solid_proof), theme.proof);
    glBindVertexArray(vertices_);
    glBindBuffer(GL_ARRAY_BUFFER, buffer_);
    glBufferData(GL_ARRAY_BUFFER, static_cast<GLsizeiptr>(triangles.size() * sizeof(SolidVertex)),
                 triangles.data(), GL_STREAM_DRAW);
    glDrawArrays(GL_TRIANGLES, 0, static_cast<GLsizei>(triangles.size()));
    glBindFramebuffer(GL_READ_FRAMEBUFFER, drawn_to_);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, resolved_);
    glBlitFramebuffer(0, 0, place_.width, place_.height, 0, 0, place_.width, place_.height,
                      GL_COLOR_BUFFER_BIT, GL_NEAREST);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
}

void SolidRenderer::copy_to_window(int width, int height) const {
    const auto across = [width](int x) { return static_cast<float>(x) / static_cast<float>(width) * 2 - 1; };
    const auto down = [height](int y) { return 1 - static_cast<float>(y) / static_cast<float>(height) * 2; };
    glViewport(0, 0, width, height);
    glEnable(GL_BLEND);
    glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
    copy_.use();
    glBindVertexArray(copy_vertices_);
    glUniform1i(copy_.at(solid_kept), 0);
    glUniform4f(copy_.at(solid_rect), across(place_.left), down(place_.top),
                across(place_.left + place_.width), down(place_.top + place_.height));
    glUniform2i(copy_.at(solid_origin), place_.left, height - 1 - place_.top);
    glActiveTexture(GL_TEXTURE0);
    glBindTexture(GL_TEXTURE_2D, texture_);
    glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    glBindVertexArray(0);
}

void SolidRenderer::draw(const ui::SolidDrawing& solid, const ui::Theme& theme, ImVec2 window,
                         ImVec2 pixels) {
    if (solid.quads.empty()) return;
    if (vertices_ == 0) create();
    const auto left = static_cast<int>(std::floor(solid.rect.x * pixels.x));
    const auto top = static_cast<int>(std::floor(solid.rect.y * pixels.y));
    fit({left, top, static_cast<int>(std::ceil(solid.rect.right() * pixels.x)) - left,
         static_cast<int>(std::ceil(solid.rect.bottom() * pixels.y)) - top});
    draw_quads(solid, theme, pixels);
    copy_to_window(static_cast<int>(std::lround(window.x * pixels.x)),
                   static_cast<int>(std::lround(window.y * pixels.y)));
}

}  // namespace switchbox::app
