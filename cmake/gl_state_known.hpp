// Included ahead of Dear ImGui's OpenGL backend on the page. The backend asks for the state of OpenGL in every frame, to restore it
// later, and each question waits until the GPU has done all that it was given. Nothing here needs the answers: each renderer
// sets the state that it draws with (src/app/lamp_renderer.cpp). So the backend gets the state of a fresh context.
//
// Measured in Chromium without a GPU, while nine presses on Merlin's Magic Square are drawn: a frame takes the main thread 1.6 ms
// with this file and 65 ms without it (medians, 1280 x 800); on a phone's screen of 390 x 844 at three pixels 2.5 and 190 ms. The
// page has the same size.
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

// The backend asks whether its shaders could be compiled, only to print it.
inline void switchbox_known_shader(GLuint /*shader*/, GLenum name, GLint* value) {
    *value = name == GL_INFO_LOG_LENGTH ? 0 : GL_TRUE;
}

#define glGetIntegerv switchbox_known_state
#define glGetShaderiv switchbox_known_shader
#define glGetProgramiv switchbox_known_shader
