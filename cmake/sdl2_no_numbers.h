/* Put before SDL's mouse on the page. It reads how fast a mouse moves out of hints that nobody gives there; to read a number
   with a point takes more bytes than all else that it does. */
#include "SDL_stdinc.h"
#define SDL_atof(text) 1.0
