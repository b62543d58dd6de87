// Put before Dear ImGui's OpenGL backend on the page. In every frame the backend asks for the state of OpenGL, to
// leave it as it was found, and each question waits until the GPU has done all that it was given. Nobody needs
// the answers: whoever draws sets the state to draw with (src/app/lamp_renderer.cpp). So the backend is told
// the state of a fresh context.
#pragma once
#include <GLES3/gl3.h>

inline void switchbox_known_state(GLenum name, GLint* value) {
    switch (name) {
        case GL_ACTIVE_TEXTURE:
            *value = GL_TEXTURE0;
            return;
        case GL_ARRAY_BUFFER_BINDING:
        case GL_CURRENT_PROGRAM:
        case GL_ELEMENT_ARRAY_BUFFER_BINDING:
        case GL_SAMPLER_BINDING:
        case GL_TEXTURE_BINDING_2D:
        case GL_VERTEX_ARRAY_BINDING:
            *value = 0;
            return;
        case GL_BLEND_SRC_RGB:
        case GL_BLEND_SRC_ALPHA:
            *value = GL_ONE;
            return;
        case GL_BLEND_DST_RGB:
        case GL_BLEND_DST_ALPHA:
            *value = GL_ZERO;
            return;
        case GL_BLEND_EQUATION_RGB:
        case GL_BLEND_EQUATION_ALPHA:
            *value = GL_FUNC_ADD;
            return;
        case GL_VIEWPORT:
        case GL_SCISSOR_BOX:
            for (int i = 0; i < 4; ++i) value[i] = 0;
            return;
        default:
            glGetIntegerv(name, value);
    }
}

// Of its shaders the backend asks whether they could be compiled, only to print it.
inline void switchbox_known_shader(GLuint /*shader*/, GLenum name, GLint* value) {
    *value = name == GL_INFO_LOG_LENGTH ? 0 : GL_TRUE;
}

#define glGetIntegerv switchbox_known_state
#define glGetShaderiv switchbox_known_shader
#define glGetProgramiv switchbox_known_shader
