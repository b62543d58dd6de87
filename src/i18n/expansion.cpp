#include "i18n/expansion.hpp"

#include <cstddef>
#include <utility>

namespace switchbox::i18n {
namespace {

constexpr auto none = std::string_view::npos;

// Returns the end of the placeholder that begins before `from`, skipping nested placeholders and escaped
// characters.
std::size_t closing(std::string_view text, std::size_t from) {
    int depth = 1;
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '{') {
            ++depth;
        } else if (text[i] == '}' && --depth == 0) {
            return i;
        }
    }
    return none;
}

// Splits at bars outside nested placeholders. Escapes are kept.
std::vector<std::string> split_at_bars(std::string_view text) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\') {
            parts.back() += text.substr(i++, 2);
            continue;
        }
        if (c == '|' && depth == 0) {
            parts.emplace_back();
            continue;
        }
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        parts.back() += c;
    }
    return parts;
}

Pieces pieces_of(std::string_view text, const std::string& number);

Piece place_in(std::string_view inside) {
    std::vector<std::string> parts = split_at_bars(inside);
    Piece piece;
    const std::size_t colon = parts.front().find(':');
    piece.name = parts.front().substr(0, colon);
    if (colon != std::string::npos) piece.format = parts.front().substr(colon + 1);
    for (std::size_t i = 1; i < parts.size(); ++i) piece.forms.push_back(pieces_of(parts[i], piece.name));
    return piece;
}

// Parses a template. In a plural form '#' is a placeholder for `number`.
Pieces pieces_of(std::string_view text, const std::string& number) {
    Pieces pieces;
    std::string plain;
    const auto finish_plain = [&] {
        if (!plain.empty()) pieces.push_back({std::exchange(plain, {}), {}, {}, {}});
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::size_t end = c == '{' ? closing(text, i + 1) : none;
        if (c == '\\' && i + 1 < text.size()) {
            const char kept = text[++i];
            plain += kept == 'n' ? '\n' : kept;
        } else if (end != none) {
            finish_plain();
            pieces.push_back(place_in(text.substr(i + 1, end - i - 1)));
            i = end;
        } else if (c == '#' && !number.empty()) {
            finish_plain();
            pieces.push_back({{}, number, {}, {}});
        } else {
            plain += c;
        }
    }
    finish_plain();
    return pieces;
}

}  // namespace

Pieces take_apart(std::string_view text) { return pieces_of(text, {}); }

std::string problem_in(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '{') {
            i = closing(text, i + 1);
            if (i == none) return "a '{' is not closed";
        }
    }
    return {};
}

}  // namespace switchbox::i18n
