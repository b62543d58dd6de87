#include "support/speaking.hpp"

#include <utility>

#include "languages.hpp"

namespace switchbox::test {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Replaces letters outside of places, and those of the plural forms inside.
std::string disguised(std::string_view text) {
    std::string made;
    int depth = 0;
    bool in_form = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
            made += text.substr(i++, 2);
            continue;
        }
        if (c == '{') {
            ++depth;
            in_form = false;
        } else if (c == '}') {
            --depth;
            in_form = true;
        } else if (c == '|' && depth > 0) {
            in_form = true;
        }
        made += is_letter(c) && in_form ? (c < 'a' ? "\xC3\x80" : "\xC3\xA0") : std::string(1, c);
    }
    return made;
}

}  // namespace

Speaking::Speaking(std::string_view file) : before_(i18n::in_use()) { i18n::use(i18n::Language(file)); }

Speaking::~Speaking() { i18n::use(std::move(before_)); }

std::string language_file(std::string_view code) {
    for (const auto& file : embedded::languages()) {
        if (file.code == code) return std::string(file.text);
    }
    return {};
}

std::string rewritten_english(
    const std::function<std::string(const std::string& id, const std::string& text)>& rewritten) {
    const i18n::Language english(language_file("en"));
    std::string file;
    for (const auto& [id, made] : english.templates()) {
        std::string names;
        for (const std::string& name : made.names()) names += (names.empty() ? "(" : ", ") + name;
        file += id + (names.empty() ? "" : names + ")") + " = " + rewritten(id, made.text()) + "\n";
    }
    return file;
}

std::string pseudo_language() {
    return rewritten_english([](const std::string& id, const std::string& text) {
        return id == i18n::plural_language ? text : disguised(text);
    });
}

}  // namespace switchbox::test
