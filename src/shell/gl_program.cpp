#include "shell/gl_program.hpp"

#include <array>
#include <string>

namespace switchbox::shell {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* version_line = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
#else
constexpr const char* version_line = "#version 330 core\n";
#endif

// Attaches the shader to the program, which keeps it.
Message attach(GLuint program, GLenum stage, const ShaderSource& source) {
    const GLuint shader = glCreateShader(stage);
    std::vector<const char*> parts{version_line};
    for (const unsigned char* part : source.parts) parts.push_back(reinterpret_cast<const char*>(part));
    glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    std::array<char, 1024> log{};
    if (compiled == 0) {
        glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    }
    glDeleteShader(shader);
    if (compiled != 0) return {};
    return verbatim(std::string(source.name) + ": " + log.data());
}

}  // namespace

Message GlProgram::create(const ShaderSource& vertex, const ShaderSource& fragment,
                          std::span<const char* const> uniforms) {
    program_ = glCreateProgram();
    Message problem = attach(program_, GL_VERTEX_SHADER, vertex);
    if (problem.empty()) problem = attach(program_, GL_FRAGMENT_SHADER, fragment);
    if (problem.empty()) {
        glLinkProgram(program_);
        GLint linked = 0;
        glGetProgramiv(program_, GL_LINK_STATUS, &linked);
        if (linked == 0) problem = tell("view.shell.unlinked-shaders", vertex.name, fragment.name);
    }
    if (!problem.empty()) {
        destroy();
        return problem;
    }
    places_.clear();
    for (const char* name : uniforms) places_.push_back(glGetUniformLocation(program_, name));
    return {};
}

void GlProgram::destroy() {
    glDeleteProgram(program_);
    program_ = 0;
}

}  // namespace switchbox::shell
