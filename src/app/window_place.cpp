#include "app/window_place.hpp"

#include <array>
#include <memory>

#include "app/svg_image.hpp"
#include "embedded.hpp"
#include "machine/text.hpp"

namespace switchbox::app {
namespace {

constexpr std::string_view first_line_of_place = "switchbox-window 1";
constexpr int max_coordinate = 100000;

// Parses four integers, the last two of which are sizes.
std::optional<WindowPlace> place_in(std::string_view line) {
    constexpr std::string_view name = "place ";
    if (line.substr(0, name.size()) != name) return std::nullopt;
    std::array<int, 4> numbers{};
    const std::vector<std::string_view> words = machine::split(line.substr(name.size()), ' ');
    if (words.size() != numbers.size()) return std::nullopt;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool negative = !words[i].empty() && words[i].front() == '-';
        const auto number = machine::parse_number(negative ? words[i].substr(1) : words[i]);
        if (!number || *number > max_coordinate || (negative && i >= 2)) return std::nullopt;
        numbers.at(i) = negative ? -static_cast<int>(*number) : static_cast<int>(*number);
    }
    return WindowPlace{numbers[0], numbers[1], numbers[2], numbers[3]};
}

// Returns whether enough of the title bar is visible to drag the window.
bool can_be_seen(const WindowPlace& place) {
    const SDL_Rect title{place.x, place.y, place.width, 40};
    for (int display = 0; display < SDL_GetNumVideoDisplays(); ++display) {
        SDL_Rect room;
        SDL_Rect seen;
        if (SDL_GetDisplayUsableBounds(display, &room) != 0) continue;
        if (SDL_IntersectRect(&room, &title, &seen) == SDL_TRUE && seen.w >= 100 && seen.h >= 20) return true;
    }
    return false;
}

}  // namespace

std::string format_place(const WindowPlace& place) {
    std::string text(first_line_of_place);
    text += "\nplace " + std::to_string(place.x) + " " + std::to_string(place.y) + " " +
            std::to_string(place.width) + " " + std::to_string(place.height) + "\n";
    if (place.maximised) text += "maximised\n";
    if (place.fullscreen) text += "fullscreen\n";
    return text;
}

std::optional<WindowPlace> parse_place(std::string_view text) {
    const std::vector<std::string_view> lines = machine::split(text, '\n');
    if (lines.size() < 2 || lines[0] != first_line_of_place) return std::nullopt;
    std::optional<WindowPlace> place = place_in(lines[1]);
    for (std::size_t i = 2; place && i < lines.size(); ++i) {
        place->maximised = place->maximised || lines[i] == "maximised";
        place->fullscreen = place->fullscreen || lines[i] == "fullscreen";
    }
    return place;
}

WindowPlace place_of(SDL_Window* window, const WindowPlace& before) {
    const Uint32 flags = SDL_GetWindowFlags(window);
    WindowPlace place = before;
    place.maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
    place.fullscreen = (flags & SDL_WINDOW_FULLSCREEN_DESKTOP) == SDL_WINDOW_FULLSCREEN_DESKTOP;
    if (place.maximised || place.fullscreen) return place;
    SDL_GetWindowPosition(window, &place.x, &place.y);
    SDL_GetWindowSize(window, &place.width, &place.height);
    // SDL's window position excludes the window manager's frame.
    int top = 0;
    int left = 0;
    if (SDL_GetWindowBordersSize(window, &top, &left, nullptr, nullptr) == 0) {
        place.x -= left;
        place.y -= top;
    }
    return place;
}

void put(SDL_Window* window, const WindowPlace& place) {
    int least_width = 0;
    int least_height = 0;
    SDL_GetWindowMinimumSize(window, &least_width, &least_height);
    if (!can_be_seen(place) || place.width < least_width || place.height < least_height) return;
    SDL_SetWindowSize(window, place.width, place.height);
    SDL_SetWindowPosition(window, place.x, place.y);
    if (place.maximised) SDL_MaximizeWindow(window);
    if (place.fullscreen) SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void toggle_fullscreen(SDL_Window* window) {
    const bool is_full = (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) != 0;
    SDL_SetWindowFullscreen(window, is_full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP);
}

void set_icon(SDL_Window* window) {
    constexpr int side = 128;
    const std::string svg(reinterpret_cast<const char*>(embedded::icon_svg), embedded::icon_svg_size);
    Result<Pixels> drawn = pixels_of(svg, side, side);
    if (!drawn) return;  // the desktop's default icon is used
    Pixels pixels = *drawn;
    const std::unique_ptr<SDL_Surface, decltype(&SDL_FreeSurface)> surface(
        SDL_CreateRGBSurfaceWithFormatFrom(pixels.bytes.data(), side, side, 32, pixels.stride,
                                           SDL_PIXELFORMAT_ARGB8888),
        &SDL_FreeSurface);
    if (surface) SDL_SetWindowIcon(window, surface.get());
}

}  // namespace switchbox::app
