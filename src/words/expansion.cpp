#include "words/expansion.hpp"

#include <cstddef>
#include <utility>

namespace switchbox::words {
namespace {

constexpr auto none = std::string_view::npos;

// Where the place that begins before `from` ends; inner places and kept characters are passed over.
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

// Split at bars that stand in no inner place; kept characters stay as they are written.
std::vector<std::string> split_at_bars(std::string_view text) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
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

Piece place_in(std::string_view inside) {
    std::vector<std::string> parts = split_at_bars(inside);
    Piece piece;
    const std::size_t colon = parts.front().find(':');
    piece.name = parts.front().substr(0, colon);
    if (colon != std::string::npos) piece.format = parts.front().substr(colon + 1);
    parts.erase(parts.begin());
    piece.forms = std::move(parts);
    return piece;
}

}  // namespace

Pieces take_apart(std::string_view text) {
    Pieces pieces;
    std::string plain;
    const auto finish_plain = [&] {
        if (!plain.empty()) pieces.all.push_back({std::exchange(plain, {}), {}, {}, {}});
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\' && i + 1 < text.size()) {
            const char kept = text[++i];
            plain += kept == 'n' ? '\n' : kept;
        } else if (c == '{') {
            const std::size_t end = closing(text, i + 1);
            if (end == none) {
                pieces.problem = "a '{' is not closed";
                plain += text.substr(i);
                break;
            }
            finish_plain();
            pieces.all.push_back(place_in(text.substr(i + 1, end - i - 1)));
            i = end;
        } else {
            plain += c;
        }
    }
    finish_plain();
    return pieces;
}

}  // namespace switchbox::words
