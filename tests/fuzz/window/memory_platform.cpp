#include "window/memory_platform.hpp"

#include "app/platform.hpp"
#include "base/result.hpp"
#include "i18n/embedded.hpp"
#include "machine/text.hpp"

namespace switchbox::fuzz {

Machinery& machinery() {
    static Machinery only;
    return only;
}

}  // namespace switchbox::fuzz

namespace switchbox::app::platform {

using fuzz::machinery;

namespace {

bool is_text(std::string_view text) { return machine::can_be_shown(text, "\n\r\t"); }

}  // namespace

bool store(std::string_view name, std::string_view text) {
    const bool works = machinery().storage_works;
    if (works) machinery().kept[std::string(name)] = text;
    if (name == "game") machinery().is_game_kept = works;
    return works;
}

std::string load(std::string_view name) {
    const auto found = machinery().kept.find(name);
    return found == machinery().kept.end() ? "" : found->second;
}

std::string set_aside(std::string_view name) {
    const auto found = machinery().kept.find(name);
    if (!machinery().storage_works || found == machinery().kept.end()) return {};
    std::string place = std::string(name) + ".damaged-1";
    machinery().kept[place] = found->second;
    machinery().kept.erase(found);
    return place;
}

StorageLock::StorageLock() = default;
StorageLock::~StorageLock() = default;

std::optional<bool> copy(std::string_view text) {
    require(!text.empty() && is_text(text), "what is copied is text");
    if (machinery().copies != false) machinery().clipboard = text;
    return machinery().copies;
}

bool share(std::string_view link) {
    require(is_text(link), "what is shared is a link");
    return machinery().shares;
}

bool open_link(std::string_view /*link*/) { return machinery().opens_links; }

std::string pasted() { return machinery().clipboard; }

Saved save_pages(const std::string& name, const std::vector<ui::Drawing>& pages) {
    return save_text(name, "image/svg+xml", ui::svg_of_pages(pages));
}

Saved save_text(const std::string& name, std::string_view /*type*/, std::string_view text) {
    require(!text.empty() && is_text(text), "what is saved is text");
    require(!name.empty() && name.find('/') == std::string::npos, "a file has a name");
    machinery().files[name] = text;
    return tell("native.saved", name);
}

Saved save_png(const std::string& name, const std::string& svg, int width, int height) {
    require(width > 0 && height > 0, "a picture has a size");
    return save_text(name, "image/png", svg);
}

void set_captured_keys(const std::string& keys) { require(!keys.empty(), "some keys are the program's"); }

std::optional<Result<std::string>> saved_text(const std::string& name) {
    const auto found = machinery().files.find(name);
    if (found == machinery().files.end()) return Error{tell("native.no-data", name, "memory")};
    return found->second;
}

std::string dropped_text(const char* /*place*/) { return {}; }
std::string taken_text() { return {}; }
std::string taken_words() { return {}; }

Message use_sound(bool /*on*/) { return {}; }
void play(const ui::Notes& /*notes*/) {}
void vibrate(const ui::Pulses& /*pulses*/) {}

void speak(std::string_view code) {
    if (!i18n::use_embedded(code)) i18n::use_embedded("en");
}

std::string link_to(std::string_view code) { return "http://localhost/#" + std::string(code); }
void schedule_address_update() {}
void show_address(std::string_view code, std::string_view title, bool /*is_new_game*/) {
    require(!title.empty() && is_text(title), "a page has a title");
    machinery().address = code;
}

void publish_mirror(const ui::MirrorUpdate& /*news*/, const std::vector<ui::MirrorNode>& all,
                    std::string_view focus) {
    machinery().mirror = all;
    machinery().focus = focus;
}

void note_frame(const FrameCounts& /*counts*/, std::string_view /*theme*/, float /*zoom*/) {}
void tell_host(const std::string& /*event*/) {}
void report_idle(bool /*at_rest*/) {}

}  // namespace switchbox::app::platform
