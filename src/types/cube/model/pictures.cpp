#include "types/cube/model/pictures.hpp"

#include <vector>

#include "machine/notation.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::machine {
namespace {

bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }

char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// Returns the position to report: the first sticker beyond the allowed number of a colour, the second of two
// equal centres, otherwise the first one at fault.
std::size_t seen_at(const StickerFault& fault, std::size_t side) {
    if (fault.kind == StickerFaultKind::too_many) return fault.positions[side * side];
    if (fault.kind == StickerFaultKind::equal_centres) return fault.positions[1];
    return fault.positions[0];
}

}  // namespace

Message facet_name(std::size_t side, std::size_t position) {
    const Facet facet = facet_at(side, position);
    return tell("cube.facet", std::string(1, face_letters[static_cast<std::size_t>(facet.face)]),
                facet.row + 1, facet.column + 1);
}

std::string format_stickers(const Stickers& stickers) {
    std::string text;
    for (const std::uint8_t colour : stickers.colours) text.push_back(face_letters[colour]);
    return text;
}

Result<Stickers> parse_sticker_letters(std::string_view text, std::size_t side) {
    const std::size_t needed = sticker_count(side);
    Stickers stickers{side, {}};
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (is_blank(c)) continue;
        const auto shown = [&] { return quoted_character(text.substr(at)); };
        const std::size_t position = stickers.colours.size();
        if (position == needed) return Error{tell("cube.picture.long", needed + 1, shown(), needed)};
        const std::size_t colour = face_letters.find(capital(c));
        if (colour == std::string_view::npos) {
            return Error{tell("cube.picture.letter", facet_name(side, position), shown())};
        }
        stickers.colours.push_back(static_cast<std::uint8_t>(colour));
    }
    const std::size_t found = stickers.colours.size();
    if (found < needed) return Error{tell("cube.picture.short", facet_name(side, found), found, needed)};
    return stickers;
}

Result<Stickers> parse_stickers(std::string_view text, std::size_t side) {
    auto stickers = parse_sticker_letters(text, side);
    if (!stickers) return stickers.error();
    const std::vector<StickerFault> faults = colour_faults(*stickers);
    if (faults.empty()) return stickers;
    const StickerFault& first = faults.front();
    return Error{tell("cube.picture.fault", facet_name(side, seen_at(first, side)), first.problem)};
}

}  // namespace switchbox::machine
