// All that differs between the page and the desktop, behind the same functions: platform_web.cpp and
// platform_desktop.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "ui/access/mirror_text.hpp"
#include "ui/sound/notes.hpp"
#include "ui/sound/pulses.hpp"

namespace switchbox::app::platform {

// Keeps `text` under `name` ("game", "settings") across reloads; false when it could not.
bool store(std::string_view name, std::string_view text);
// What was kept last, by this tab or another; empty where there is nothing. Where what is
// there cannot be read, a text that no reader takes.
[[nodiscard]] std::string load(std::string_view name);
// Moves the text, which is damaged, out of the way without losing it; answers with where it is now, or with
// nothing when it could not be kept.
[[nodiscard]] std::string set_aside(std::string_view name);

// While it lives nobody else keeps anything: what was kept can be read and changed. A page's other tabs wait
// by themselves.
struct Alone {
    Alone();
    Alone(const Alone&) = delete;
    Alone& operator=(const Alone&) = delete;
    ~Alone();
};

// Whether it was copied; no answer yet where the browser decides later (App::copied).
std::optional<bool> copy(std::string_view text);
// Offers a link to the system's share sheet; whether there is one. How it ended comes later (App::shared).
bool share(std::string_view link);
// Opens a link beside the program, in a tab of its own; whether that was allowed.
bool open_link(std::string_view link);
// The clipboard, where the program may read it; the page gets pasted text by itself.
[[nodiscard]] std::string pasted();

// A file for the player to keep, under this name or one like it, never in another's place. Answers with what
// to tell the player, or with what went wrong; no answer yet where the browser finds out later (App::saved).
using Saved = std::optional<Result<Message>>;
Saved save_text(const std::string& name, std::string_view type, std::string_view text);
// The SVG document as a picture of twice as many pixels.
Saved save_png(const std::string& name, const std::string& svg, int width, int height);

// Which keys are the program's from now on (ui/page_keys.hpp).
void use_keys(const std::string& keys);

// A file that the player saved under this name; no answer yet where the browser asks for it (App::load_data).
std::optional<Result<std::string>> saved_text(const std::string& name);

// A file that was dropped on the window; the page takes such a file as one that was chosen.
[[nodiscard]] std::string dropped_text(const char* place);
// The page alone: what the player has just pasted, or the file chosen or dropped there.
[[nodiscard]] std::string taken_text();
// The page alone: the file of words/ with the language to speak from now on.
[[nodiscard]] std::string taken_words();

// From now on sounds can be played, or no more. Empty, or why they cannot; a browser tells that later.
[[nodiscard]] Message use_sound(bool on);
void play(const ui::Notes& notes);
void vibrate(const ui::Pulses& pulses);

// Speaks the language with this code from now on, or with none the one that the machine prefers.
void speak(std::string_view code);

// The link that opens `code` in the page.
[[nodiscard]] std::string link_to(std::string_view code);
// The address is to follow the game: the page asks for it a moment later (App::show_address), when quick
// changes are over.
void let_address_follow();
// The page's address and title. Back leads from a new game to the one before.
void show_address(std::string_view code, std::string_view title, bool is_new_game);

// What is new in the DOM mirror, all that there is in it, and the element that has the focus.
void publish_mirror(const ui::MirrorNews& news, const std::vector<ui::MirrorNode>& all,
                    std::string_view focus);
// After each frame: how many there have been, the name of the theme they are in, and how much larger than
// designed all is drawn.
struct FrameCounts {
    unsigned frames = 0;
    unsigned drawn = 0;  // those that looked other than the one before
};
void note_frame(const FrameCounts& counts, std::string_view theme, float zoom);
// Whether nothing is left to draw until something happens.
void note_rest(bool at_rest);

}  // namespace switchbox::app::platform
