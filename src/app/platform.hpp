// Platform interface: all differences between browser and desktop. Implemented in platform_web.cpp and
// platform_desktop.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "ui/access/mirror.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/kit/system_fonts.hpp"
#include "ui/sound/notes.hpp"

namespace switchbox::app::platform {

// Stores `text` under `name` ("game", "settings") across reloads. Returns false if it fails.
bool store(std::string_view name, std::string_view text);
// Returns the text stored last, by this tab or another; empty if there is none. If it exists but is
// unreadable, returns a text that every parser rejects.
[[nodiscard]] std::string load(std::string_view name);
// Moves a damaged text out of the way without losing it. Returns its new place; empty if that failed.
[[nodiscard]] std::string set_aside(std::string_view name);

// RAII lock on storage between processes, for read-modify-write. On the web it does nothing in C++; the page
// orders its tabs.
struct StorageLock {
    StorageLock();
    StorageLock(const StorageLock&) = delete;
    StorageLock& operator=(const StorageLock&) = delete;
    ~StorageLock();
};

// Copies to the clipboard. Returns whether it was copied; nullopt if the browser answers later (App::copied).
std::optional<bool> copy(std::string_view text);
// Offers a link to the system's share sheet. Returns whether there is one. The result arrives later
// (App::shared).
bool share(std::string_view link);
// Opens a link outside the program, in a new tab. Returns whether that was allowed.
bool open_link(std::string_view link);
// Returns the clipboard if the program may read it. In the browser, pasted text arrives by an event.
[[nodiscard]] std::string pasted();

// Save a file for the player under this name, or a similar one if it is taken; no file is overwritten. They
// return a message for the player, or an Error. nullopt if the browser answers later (App::saved).
using Saved = std::optional<Result<Message>>;
Saved save_text(const std::string& name, std::string_view type, std::string_view text);
// Saves the SVG document as PNG at twice its size in pixels.
Saved save_png(const std::string& name, const std::string& svg, int width, int height);
// Saves pages to print: the desktop as PDF, with that ending in place of the name's, the browser as SVG.
Saved save_pages(const std::string& name, const std::vector<ui::Drawing>& pages);

// Sets the keys that the program captures (ui/keys.hpp).
void set_captured_keys(const std::string& keys);

// Returns a file that the player saved under this name. nullopt if the browser asks for the file
// (App::take_in).
std::optional<Result<std::string>> saved_text(const std::string& name);

// Returns the bytes of a file dropped on the window. In the browser, a dropped file is handled like a chosen
// one.
[[nodiscard]] std::string dropped_text(const char* place);
// Browser only: returns the text just pasted, or the bytes of the file chosen or dropped.
[[nodiscard]] std::string taken_text();
// Browser only: returns the file of words/ for the language just selected.
[[nodiscard]] std::string taken_words();

// Switches sound on or off. Empty on success, otherwise the error; a browser reports errors later.
[[nodiscard]] Message use_sound(bool on);
void play(const ui::Notes& notes);
void vibrate(const ui::Pulses& pulses);

// Selects the language with this code; an empty code selects the system's language.
void speak(std::string_view code);

// Text in the system's fonts (ui/kit/system_fonts.hpp). word_pixels() returns the picture of the words, in
// which the lower half repeats the upper one in black: RGBA, rows from the top.
[[nodiscard]] bool has_glyph(char32_t character);
[[nodiscard]] int word_width(const ui::SystemWords& words);
[[nodiscard]] std::string word_pixels(const ui::SystemWords& words, int width);

// Returns the link that opens `code` in the browser.
[[nodiscard]] std::string link_to(std::string_view code);
// Schedules an update of the address. The page calls App::show_address a moment later, so that quick changes
// are combined.
void schedule_address_update();
// Sets the page's address and title. For a new game, Back leads to the previous one.
void show_address(std::string_view code, std::string_view title, bool is_new_game);

// Sends the changes of the DOM mirror, its whole content, and the id of the focused element.
void publish_mirror(const ui::MirrorUpdate& news, const std::vector<ui::MirrorNode>& all,
                    std::string_view focus);
// Numbers of frames, for note_frame(). It is called after each frame, with the theme's name and the scale
// relative to the design.
struct FrameCounts {
    unsigned frames = 0;
    unsigned drawn = 0;  // frames that looked different from the one before
};
void note_frame(const FrameCounts& counts, std::string_view theme, float zoom);
// Tells an event, as a JSON object, to the page around an embedded board if it listens (web/host.js).
void tell_host(const std::string& event);
// Gives the browser the program's font, for its text fields. A file of TrueType.
void offer_font(std::string_view bytes);
// Reports whether nothing is left to draw until the next event.
void report_idle(bool at_rest);

}  // namespace switchbox::app::platform
