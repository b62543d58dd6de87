// Shader program of two shaders, compiled and linked, with its uniforms by number.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "app/gl.hpp"
#include "base/message.hpp"

namespace switchbox::app {

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

}  // namespace switchbox::app
