// OpenGL 3.3 on the desktop, OpenGL ES 3.0 (WebGL 2) in the browser.
#pragma once

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <epoxy/gl.h>
#endif
