// Desktop platform: files in the user's data folder, SDL's clipboard. Exports go to $SWITCHBOX_EXPORTS if
// set, otherwise to the downloads folder. If SWITCHBOX_MIRROR is set, the mirror is written to that file
// after every change, for tests and tools.
#include <SDL.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/desktop_files.hpp"
#include "app/platform.hpp"
#include "app/sound_player.hpp"
#include "app/svg_image.hpp"
#include "i18n/embedded.hpp"

namespace switchbox::app::platform {
namespace {

std::filesystem::path exports_folder() {
    if (const char* folder = std::getenv("SWITCHBOX_EXPORTS")) return folder;
    const char* home = std::getenv("HOME");
    const std::filesystem::path own = home == nullptr ? "." : home;
    std::error_code problem;
    return std::filesystem::is_directory(own / "Downloads", problem) ? own / "Downloads" : own;
}

// Returns the first free name: "name-2.svg" if "name.svg" is taken.
std::filesystem::path free_place(const std::filesystem::path& wanted) {
    std::filesystem::path place = wanted;
    std::error_code problem;
    for (int number = 2; std::filesystem::exists(place, problem); ++number) {
        place = wanted;
        place.replace_filename(wanted.stem().string() + "-" + std::to_string(number) +
                               wanted.extension().string());
    }
    return place;
}

// Returns the newest of "name.txt", "name-2.txt", ...
std::filesystem::path newest_place(const std::filesystem::path& first) {
    std::filesystem::path newest;
    std::filesystem::file_time_type when;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(first.parent_path(), problem)) {
        const std::string name = entry.path().filename().string();
        const bool is_one =
            name.starts_with(first.stem().string()) && name.ends_with(first.extension().string());
        if (!is_one || !entry.is_regular_file(problem)) continue;
        const auto written = entry.last_write_time(problem);
        if (!newest.empty() && written <= when) continue;
        newest = entry.path();
        when = written;
    }
    return newest;
}

// Returns the first free name of "game.damaged-1", "game.damaged-2", ...
std::filesystem::path place_aside(std::string_view name) {
    const std::filesystem::path folder = data_folder();
    for (int number = 1;; ++number) {
        std::filesystem::path place = folder / (std::string(name) + ".damaged-" + std::to_string(number));
        std::error_code problem;
        if (!std::filesystem::exists(place, problem)) return place;
    }
}

// Lock shared by all StorageLocks of the process, and their number.
int alone_count = 0;                 // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)
std::optional<FileLock> alone_lock;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

SoundPlayer& sound_player() {
    static SoundPlayer player;
    return player;
}

}  // namespace

std::string load(std::string_view name) {
    const std::filesystem::path place = data_folder() / std::filesystem::path(name);
    if (auto text = read_whole(place)) return *std::move(text);
    std::error_code problem;
    return std::filesystem::exists(place, problem) ? "?" : "";
}

bool store(std::string_view name, std::string_view text) {
    const StorageLock alone;
    return write_whole(data_folder() / std::filesystem::path(name), text);
}

// Renames the file, which needs no disk space and no reading.
std::string set_aside(std::string_view name) {
    const StorageLock alone;
    const std::filesystem::path place = place_aside(name);
    std::error_code problem;
    std::filesystem::rename(data_folder() / std::filesystem::path(name), place, problem);
    return problem ? std::string() : place.string();
}

StorageLock::StorageLock() {
    if (alone_count++ == 0) alone_lock.emplace(data_folder() / "lock");
}

StorageLock::~StorageLock() {
    if (--alone_count == 0) alone_lock.reset();
}

std::optional<bool> copy(std::string_view text) {
    return SDL_SetClipboardText(std::string(text).c_str()) == 0;
}

bool share(std::string_view /*link*/) { return false; }

bool open_link(std::string_view link) { return SDL_OpenURL(std::string(link).c_str()) == 0; }

std::string pasted() {
    const std::unique_ptr<char, decltype(&SDL_free)> text(SDL_GetClipboardText(), &SDL_free);
    return text ? text.get() : "";
}

Saved save_text(const std::string& name, std::string_view /*type*/, std::string_view text) {
    const std::filesystem::path folder = exports_folder();
    const std::filesystem::path place = free_place(folder / name);
    if (write_whole(place, text)) return tell("native.saved", place.string());
    return Error{tell("native.not-saved", name, folder.string())};
}

Saved save_png(const std::string& name, const std::string& svg, int width, int height) {
    const Result<std::string> image = png_of(svg, width, height);
    if (!image) return Error{tell("view.shell.not-made", name, image.error().message)};
    return save_text(name, "image/png", *image);
}

Saved save_pages(const std::string& name, const std::vector<ui::Drawing>& pages) {
    const std::string file = std::filesystem::path(name).replace_extension(".pdf").string();
    const Result<std::string> pdf = pdf_of(pages);
    if (!pdf) return Error{tell("view.shell.not-made", file, pdf.error().message)};
    return save_text(file, "application/pdf", *pdf);
}

std::optional<Result<std::string>> saved_text(const std::string& name) {
    const std::filesystem::path folder = exports_folder();
    const std::filesystem::path place = newest_place(folder / name);
    if (place.empty()) return Error{tell("native.no-data", name, folder.string())};
    return read_whole(place).value_or("");
}

std::string dropped_text(const char* place) { return read_whole(place).value_or(""); }

Message use_sound(bool on) {
    if (on) return sound_player().open();
    sound_player().close();
    return {};
}

void play(const ui::Notes& notes) { sound_player().play(notes); }

void vibrate(const ui::Pulses& /*pulses*/) {}

void speak(std::string_view code) {
    if (i18n::use_embedded(code)) return;
    std::vector<std::string> preferred;
    const std::unique_ptr<SDL_Locale, decltype(&SDL_free)> locales(SDL_GetPreferredLocales(), &SDL_free);
    for (const SDL_Locale* locale = locales.get(); locale != nullptr && locale->language != nullptr;
         ++locale) {
        preferred.emplace_back(locale->language);
    }
    i18n::use_first_embedded(preferred);
}

std::string link_to(std::string_view code) {
    return std::string(SWITCHBOX_PAGE_ADDRESS) + "#" + std::string(code);
}

void schedule_address_update() {}
void show_address(std::string_view /*code*/, std::string_view /*title*/, bool /*is_new_game*/) {}

void publish_mirror(const ui::MirrorUpdate& /*news*/, const std::vector<ui::MirrorNode>& all,
                    std::string_view focus) {
    const char* place = std::getenv("SWITCHBOX_MIRROR");
    if (place == nullptr) return;
    write_whole(place, ui::format_mirror(all) + "focus\t" + std::string(focus) + "\n", Lasts::not_long);
}

void note_frame(const FrameCounts& /*counts*/, std::string_view /*theme*/, float /*zoom*/) {}

void set_captured_keys(const std::string& /*keys*/) {}

void tell_host(const std::string& /*event*/) {}  // no page is around it
void offer_font(std::string_view /*bytes*/) {}

void report_idle(bool /*at_rest*/) {}

}  // namespace switchbox::app::platform
