#include "app/gl.hpp"

#include <array>
#include <string>

namespace switchbox::app {
namespace {

#ifdef __EMSCRIPTEN__
constexpr const char* version_line = "#version 300 es\nprecision highp float;\nprecision highp int;\n";
#else
constexpr const char* version_line = "#version 330 core\n";
#endif

// Compiles the shader and attaches it to the program.
GLuint attach(GLuint program, GLenum stage, const ShaderSource& source) {
    const GLuint shader = glCreateShader(stage);
    std::vector<const char*> parts{version_line};
    for (const unsigned char* part : source.parts) parts.push_back(reinterpret_cast<const char*>(part));
    glShaderSource(shader, static_cast<GLsizei>(parts.size()), parts.data(), nullptr);
    glCompileShader(shader);
    glAttachShader(program, shader);
    return shader;
}

// Returns the compiler's error; empty if there is none.
Message fault_of(GLuint shader, const char* name) {
    GLint compiled = 0;
    glGetShaderiv(shader, GL_COMPILE_STATUS, &compiled);
    if (compiled != 0) return {};
    std::array<char, 1024> log{};
    glGetShaderInfoLog(shader, static_cast<GLsizei>(log.size()), nullptr, log.data());
    return verbatim(std::string(name) + ": " + log.data());
}

}  // namespace

void GlProgram::begin(const ShaderSource& vertex, const ShaderSource& fragment) {
    program_ = glCreateProgram();
    shaders_ = {Shader{attach(program_, GL_VERTEX_SHADER, vertex), vertex.name},
                Shader{attach(program_, GL_FRAGMENT_SHADER, fragment), fragment.name}};
    glLinkProgram(program_);
}

bool GlProgram::is_compiled() const {
    constexpr GLenum completion_status = 0x91B1;
    GLint is_complete = 0;
    glGetProgramiv(program_, completion_status, &is_complete);
    return is_complete != 0;
}

Message GlProgram::finish(std::span<const char* const> uniforms) {
    GLint linked = 0;
    glGetProgramiv(program_, GL_LINK_STATUS, &linked);
    Message problem;
    if (linked == 0) problem = fault();
    for (const Shader& shader : shaders_) glDeleteShader(shader.number);
    if (linked == 0) {
        destroy();
        return problem;
    }
    places_.clear();
    for (const char* name : uniforms) places_.push_back(glGetUniformLocation(program_, name));
    return {};
}

Message GlProgram::fault() const {
    for (const Shader& shader : shaders_) {
        Message found = fault_of(shader.number, shader.name);
        if (!found.empty()) return found;
    }
    return tell("view.shell.unlinked-shaders", shaders_[0].name, shaders_[1].name);
}

void GlProgram::destroy() {
    glDeleteProgram(program_);
    program_ = 0;
}

GLuint make_texture() {
    GLuint texture = 0;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER}) {
        glTexParameteri(GL_TEXTURE_2D, filter, GL_NEAREST);
    }
    return texture;
}

void set_colour(GLint place, ui::Colour colour) {
    glUniform4f(place, colour.r, colour.g, colour.b, colour.a);
}

}  // namespace switchbox::app
