// A pair of shaders, compiled and linked, with its uniforms by number.
#pragma once

#include <span>
#include <vector>

#include "message/message.hpp"
#include "shell/gl.hpp"

namespace switchbox::shell {

struct ShaderSource {
    const char* name;                         // for what the compiler says
    std::vector<const unsigned char*> parts;  // one after the other; the version line comes first by itself
};

class GlProgram {
  public:
    // An empty answer is success; else what the shader compiler said.
    [[nodiscard]] Message create(const ShaderSource& vertex, const ShaderSource& fragment,
                                 std::span<const char* const> uniforms);
    void destroy();

    void use() const { glUseProgram(program_); }
    [[nodiscard]] bool exists() const { return program_ != 0; }
    // Where the uniform is that stands in this place of the names.
    [[nodiscard]] GLint at(std::size_t uniform) const { return places_[uniform]; }

  private:
    GLuint program_ = 0;
    std::vector<GLint> places_;
};

}  // namespace switchbox::shell
