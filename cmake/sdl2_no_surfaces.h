/* Put before those parts of SDL on the page that turn pictures in memory into cursors, window icons and frames. Nobody gives
   them one there: all is drawn by OpenGL, and cursors are the browser's own. Without them nothing that copies pixels is
   linked. */
#include "SDL_surface.h"
#define SDL_ConvertSurfaceFormat(surface, format, flags) NULL
#define SDL_CreateRGBSurface(flags, width, height, depth, red, green, blue, alpha) NULL
#define SDL_CreateRGBSurfaceFrom(pixels, width, height, depth, pitch, red, green, blue, alpha) NULL
