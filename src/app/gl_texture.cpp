#include "app/gl_texture.hpp"

namespace switchbox::app {

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
