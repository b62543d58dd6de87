// Browser platform: storage, clipboard, address and DOM mirror are JavaScript (web/page.js), available as
// Module.page. The page calls the program through the exported functions in src/main_web.cpp.
#include <emscripten.h>

#include "app/platform.hpp"

// clang-format off
EM_JS(int, page_store, (const char* name, const char* text), {
    return Module["page"].store(UTF8ToString(name), UTF8ToString(text)) ? 1 : 0;
});
EM_JS(int, page_hold_kept, (const char* name), {
    return Module["page"].holdKept(UTF8ToString(name));
});
EM_JS(int, page_hold_brought, (), {
    return Module["page"].holdBrought();
});
EM_JS(int, page_hold_words, (), {
    return Module["page"].holdWords();
});
EM_JS(void, page_take_held, (char* text), {
    HEAPU8.set(Module["page"].takeHeld(), text);
});
EM_JS(int, page_share, (const char* link), {
    return Module["page"].share(UTF8ToString(link)) ? 1 : 0;
});
EM_JS(int, page_open_link, (const char* link), {
    return Module["page"].openLink(UTF8ToString(link)) ? 1 : 0;
});
EM_JS(void, page_ask_for_file, (), {
    Module["page"].askForFile();
});
EM_JS(void, page_set_aside, (const char* name, char* place, int room), {
    stringToUTF8(Module["page"].setAside(UTF8ToString(name)), place, room);
});
EM_JS(void, page_copy, (const char* text), {
    Module["page"].copy(UTF8ToString(text));
});
EM_JS(void, page_save_text, (const char* name, const char* type, const char* text), {
    Module["page"].saveText(UTF8ToString(name), UTF8ToString(type), UTF8ToString(text));
});
EM_JS(void, page_save_png, (const char* name, const char* svg, int width, int height), {
    Module["page"].savePng(UTF8ToString(name), UTF8ToString(svg), width, height);
});
EM_JS(void, page_speak, (const char* code), {
    Module["page"].speak(UTF8ToString(code));
});
EM_JS(void, page_use_sound, (int on), {
    Module["page"].useSound(on !== 0);
});
EM_JS(void, page_play, (const char* notes), {
    Module["page"].play(UTF8ToString(notes));
});
EM_JS(void, page_vibrate, (const char* pulses), {
    Module["page"].vibrate(UTF8ToString(pulses));
});
EM_JS(int, page_has_glyph, (int character), {
    return Module["page"].hasGlyph(character) ? 1 : 0;
});
EM_JS(int, page_set_words, (const char* words, int face, int quarters, int margin), {
    return Module["page"].setWords(UTF8ToString(words), face, quarters / 4, margin);
});
EM_JS(void, page_base, (char* address, int room), {
    stringToUTF8(Module["page"].base(), address, room);
});
EM_JS(void, page_let_address_follow, (), {
    Module["page"].letAddressFollow();
});
EM_JS(void, page_show_address, (const char* code, const char* title, int is_new_game), {
    Module["page"].showAddress(UTF8ToString(code), UTF8ToString(title), is_new_game !== 0);
});
EM_JS(void, page_publish_mirror, (const char* lines, int is_whole, const char* focus), {
    Module["page"].publishMirror(UTF8ToString(lines), is_whole !== 0, UTF8ToString(focus));
});
EM_JS(void, page_use_keys, (const char* keys), {
    Module["page"].useKeys(UTF8ToString(keys));
});
EM_JS(void, page_note_frame, (int frames, int drawn, const char* theme, float zoom), {
    Module["page"].noteFrame(frames, drawn, UTF8ToString(theme), zoom);
});
EM_JS(void, page_tell_host, (const char* event), {
    Module["page"].tellHost(UTF8ToString(event));
});
EM_JS(void, page_take_font, (const char* bytes, int length), {
    Module["page"].takeFont(HEAPU8.slice(bytes, bytes + length));
});
EM_JS(void, page_note_rest, (int at_rest), {
    Module["page"].noteRest(at_rest !== 0);
});
// clang-format on

namespace switchbox::app::platform {
namespace {

constexpr int max_address = 4096;

// Returns a text of `bytes` bytes that the page holds ready. It uses the heap, since the stack is too small
// for long texts.
std::string taken(int bytes) {
    std::string text(static_cast<std::size_t>(bytes), '\0');
    page_take_held(text.data());
    return text;
}

}  // namespace

bool store(std::string_view name, std::string_view text) {
    return page_store(std::string(name).c_str(), std::string(text).c_str()) != 0;
}

std::string load(std::string_view name) { return taken(page_hold_kept(std::string(name).c_str())); }

std::string set_aside(std::string_view name) {
    std::string place(max_address, '\0');
    page_set_aside(std::string(name).c_str(), place.data(), max_address);
    return place.c_str();
}

StorageLock::StorageLock() = default;
StorageLock::~StorageLock() = default;

std::optional<bool> copy(std::string_view text) {
    page_copy(std::string(text).c_str());
    return std::nullopt;
}

bool share(std::string_view link) { return page_share(std::string(link).c_str()) != 0; }

bool open_link(std::string_view link) { return page_open_link(std::string(link).c_str()) != 0; }

std::string pasted() { return {}; }

Saved save_pages(const std::string& name, const std::vector<ui::Drawing>& pages) {
    return save_text(name, "image/svg+xml", ui::svg_of_pages(pages));
}

Saved save_text(const std::string& name, std::string_view type, std::string_view text) {
    page_save_text(name.c_str(), std::string(type).c_str(), std::string(text).c_str());
    return std::nullopt;
}

Saved save_png(const std::string& name, const std::string& svg, int width, int height) {
    page_save_png(name.c_str(), svg.c_str(), width, height);
    return std::nullopt;
}

std::optional<Result<std::string>> saved_text(const std::string& /*name*/) {
    page_ask_for_file();
    return std::nullopt;
}

std::string dropped_text(const char* /*place*/) { return {}; }

std::string taken_text() { return taken(page_hold_brought()); }

std::string taken_words() { return taken(page_hold_words()); }

bool has_glyph(char32_t character) { return page_has_glyph(static_cast<int>(character)) != 0; }

int word_width(const ui::SystemWords& words) {
    return page_set_words(std::string(words.text).c_str(), static_cast<int>(words.face), words.quarters, 0);
}

std::string word_pixels(const ui::SystemWords& words, int width) {
    const int margin = words.margin();
    page_set_words(std::string(words.text).c_str(), static_cast<int>(words.face), words.quarters, margin);
    constexpr int bytes = 4;
    return taken((width + 2 * margin) * 8 * margin * bytes);
}

std::string link_to(std::string_view code) {
    std::string base(max_address, '\0');
    page_base(base.data(), max_address);
    return std::string(base.c_str()) + "#" + std::string(code);
}

void speak(std::string_view code) { page_speak(std::string(code).c_str()); }

Message use_sound(bool on) {
    page_use_sound(on ? 1 : 0);
    return {};
}

void play(const ui::Notes& notes) { page_play(ui::format_notes(notes).c_str()); }

void vibrate(const ui::Pulses& pulses) {
    std::string times;
    for (const int time : pulses) times += std::to_string(time) + " ";
    page_vibrate(times.c_str());
}

void schedule_address_update() { page_let_address_follow(); }

void show_address(std::string_view code, std::string_view title, bool is_new_game) {
    page_show_address(std::string(code).c_str(), std::string(title).c_str(), is_new_game ? 1 : 0);
}

void publish_mirror(const ui::MirrorUpdate& news, const std::vector<ui::MirrorNode>& /*all*/,
                    std::string_view focus) {
    page_publish_mirror(news.lines.c_str(), news.is_whole ? 1 : 0, std::string(focus).c_str());
}

void tell_host(const std::string& event) { page_tell_host(event.c_str()); }

void offer_font(std::string_view bytes) { page_take_font(bytes.data(), static_cast<int>(bytes.size())); }

void report_idle(bool at_rest) { page_note_rest(at_rest ? 1 : 0); }

void set_captured_keys(const std::string& keys) { page_use_keys(keys.c_str()); }

void note_frame(const FrameCounts& counts, std::string_view theme, float zoom) {
    page_note_frame(static_cast<int>(counts.frames), static_cast<int>(counts.drawn),
                    std::string(theme).c_str(), zoom);
}

}  // namespace switchbox::app::platform
