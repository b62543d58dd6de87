// A pair of shaders, compiled and linked, with its uniforms by number.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "app/gl.hpp"
#include "base/message.hpp"

namespace switchbox::app {

struct ShaderSource {
    const char* name;                         // for what the compiler says
    std::vector<const unsigned char*> parts;  // one after the other; the version line comes first by itself
};

class GlProgram {
  public:
    // Hands the shaders over to be compiled and linked, which goes on elsewhere meanwhile.
    void begin(const ShaderSource& vertex, const ShaderSource& fragment);
    // Whether that is done, as far as the browser tells (KHR_parallel_shader_compile, which has to be there).
    [[nodiscard]] bool is_compiled() const;
    // Waits until that is done. An empty answer is success; else what the shader compiler said.
    [[nodiscard]] Message finish(std::span<const char* const> uniforms);
    void destroy();

    void use() const { glUseProgram(program_); }
    [[nodiscard]] bool exists() const { return program_ != 0; }
    // Where the uniform is that stands in this place of the names.
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
