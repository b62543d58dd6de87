// Place of the desktop's window, stored between runs, and its icon.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>

namespace switchbox::app {

// Place in desktop units. For a maximised or fullscreen window it is the one before.
struct WindowPlace {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;
    bool maximised = false;
    bool fullscreen = false;
    friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// Returns "switchbox-window 1", then "place 40 60 1280 800", and "maximised" or "fullscreen".
[[nodiscard]] std::string format_place(const WindowPlace& place);
// Parses format_place(). nullopt if the text is damaged, which is not worth a warning.
[[nodiscard]] std::optional<WindowPlace> parse_place(std::string_view text);

// Returns the window's present place. `before` supplies the values that a maximised or fullscreen window does
// not have.
[[nodiscard]] WindowPlace place_of(SDL_Window* window, const WindowPlace& before);
// Moves the window to the place. Does nothing if no screen shows enough of it, or if the size is below the
// minimum.
void put(SDL_Window* window, const WindowPlace& place);

void toggle_fullscreen(SDL_Window* window);
void set_icon(SDL_Window* window);

}  // namespace switchbox::app
