// Where the desktop's window stands, from one run to the next, and its icon.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>

namespace switchbox::app {

// In the units of the desktop. A window that fills the screen remembers what it was before.
struct WindowPlace {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool maximised = false;
    bool fullscreen = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// "switchbox-window 1", then "place 40 60 1280 800", and "maximised" or "fullscreen".
[[nodiscard]] std::string format_place(const WindowPlace& place);
// Nothing where the text is damaged: it is not worth a word.
[[nodiscard]] std::optional<WindowPlace> parse_place(std::string_view text);

// As it is now; `before` lends what cannot be asked of a window that fills the screen.
[[nodiscard]] WindowPlace place_of(SDL_Window* window, const WindowPlace& before);
// Nowhere that no screen shows: then it stays where it is.
void put(SDL_Window* window, const WindowPlace& place);

void toggle_fullscreen(SDL_Window* window);
void set_icon(SDL_Window* window);

}  // namespace switchbox::app
