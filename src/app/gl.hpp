// OpenGL 3.3 on the desktop, OpenGL ES 3.0 (WebGL 2) in the browser.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "base/message.hpp"
#include "ui/kit/theme.hpp"

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif

namespace switchbox::app {

// Shader program of two shaders, compiled and linked, with its uniforms by number.
struct ShaderSource {
    const char* name;                         // for the compiler's messages
    std::vector<const unsigned char*> parts;  // concatenated; the version line is added before them
};

class GlProgram {
  public:
    // Starts compiling and linking, which the driver may do in the background.
    void begin(const ShaderSource& vertex, const ShaderSource& fragment);
    // Returns whether that is done. Requires the extension KHR_parallel_shader_compile.
    [[nodiscard]] bool is_compiled() const;
    // Waits until that is done. Empty on success, otherwise the shader compiler's message.
    [[nodiscard]] Message finish(std::span<const char* const> uniforms);
    void destroy();

    void use() const { glUseProgram(program_); }
    [[nodiscard]] bool exists() const { return program_ != 0; }
    // Returns the location of the uniform with this index in the names.
    [[nodiscard]] GLint at(std::size_t uniform) const { return places_[uniform]; }

  private:
    struct Shader {
        GLuint number = 0;
        const char* name = "";
    };
    [[nodiscard]] Message fault() const;

    GLuint program_ = 0;
    std::array<Shader, 2> shaders_;
    std::vector<GLint> places_;
};

// Helpers for drawing with our own shaders.

// Creates and binds a texture whose texels are read without filtering.
[[nodiscard]] GLuint make_texture();
// Sets a colour uniform.
void set_colour(GLint place, ui::Colour colour);

}  // namespace switchbox::app
