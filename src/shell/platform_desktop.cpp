// The desktop: files in the user's data folder, SDL's clipboard. With SWITCHBOX_MIRROR set, the mirror of
// what is shown goes to that file after every change; tests and tools read it there.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>

#include "shell/desktop_files.hpp"
#include "shell/platform.hpp"

namespace switchbox::shell::platform {

bool store(std::string_view name, std::string_view text) {
    return write_whole(data_folder() / std::filesystem::path(name), text);
}

std::string set_aside(std::string_view name, std::string_view text) {
    const std::filesystem::path folder = data_folder();
    for (int number = 1; number < 1000; ++number) {
        const std::filesystem::path place =
            folder / (std::string(name) + ".damaged-" + std::to_string(number));
        std::error_code problem;
        if (std::filesystem::exists(place, problem)) {
            if (read_whole(place) == text) return place.string();
            continue;
        }
        return write_whole(place, text) ? place.string() : std::string();
    }
    return {};
}

std::optional<bool> copy(std::string_view text) {
    return SDL_SetClipboardText(std::string(text).c_str()) == 0;
}

std::string pasted() {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), &SDL_free);
    return text ? text.get() : "";
}

std::string link_to(std::string_view code) {
    return std::string(SWITCHBOX_PAGE_ADDRESS) + "#" + std::string(code);
}

void show_address(std::string_view /*code*/) {}

void publish_mirror(std::string_view mirror, std::string_view /*focus*/) {
    if (const char* place = std::getenv("SWITCHBOX_MIRROR")) write_whole(place, mirror);
}

void note_frame(unsigned /*frames*/, bool /*dark*/) {}

void note_rest(bool /*at_rest*/) {}

}  // namespace switchbox::shell::platform
