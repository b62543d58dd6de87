#include "game/kept_text.hpp"

#include "machine/notation.hpp"

namespace switchbox::game {

std::vector<std::string_view> kept_lines(std::string_view text) {
    std::vector<std::string_view> lines = machine::split(text, '\n');
    while (lines.size() > 1 && lines.back().empty()) lines.pop_back();
    return lines;
}

std::optional<FormatError> flaw_in(const std::vector<std::string_view>& lines, std::string_view head) {
    if (lines.front() != head) {
        const bool is_other = lines.front().starts_with(head.substr(0, head.rfind(' ') + 1));
        return FormatError{1, is_other ? tell("play.saved.other-version", machine::quoted(lines.front()))
                                       : tell("play.saved.no-header", head)};
    }
    if (lines.back() != kept_end) return FormatError{lines.size(), tell("play.saved.no-end")};
    return std::nullopt;
}

}  // namespace switchbox::game
