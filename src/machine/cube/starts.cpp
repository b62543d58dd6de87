#include "machine/cube/starts.hpp"

#include "machine/cube/pictures.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

// What tells pictures from turns at a glance.
struct StartLook {
    std::size_t letters = 0;   // all characters that are no blanks
    bool has_marks = false;    // of turns
    bool stands_apart = true;  // no two letters without a blank between
    bool has_doubled = false;  // the same letter twice without one
};

// Figures and apostrophes, of which all but two are no ASCII.
bool is_turn_mark(char c) {
    return (c >= '0' && c <= '9') || c == '\'' || c == '`' || static_cast<unsigned char>(c) > 127;
}

StartLook look_of(std::string_view text) {
    StartLook look;
    char before = blanks.front();
    for (const char c : text) {
        const bool is_letter = blanks.find(c) == std::string_view::npos;
        const bool follows = is_letter && blanks.find(before) == std::string_view::npos;
        look.letters += is_letter ? 1 : 0;
        look.has_marks = look.has_marks || is_turn_mark(c);
        look.stands_apart = look.stands_apart && !follows;
        look.has_doubled = look.has_doubled || (follows && c == before);
        before = c;
    }
    return look;
}

bool looks_like_picture(std::string_view text, std::size_t side) {
    const StartLook look = look_of(text);
    const std::size_t needed = sticker_count(side);
    if (look.has_marks) return false;
    if (look.letters != needed) return look.has_doubled && 2 * look.letters >= needed;
    return !look.stands_apart || parse_stickers(text, side);
}

}  // namespace

Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side) {
    if (looks_like_picture(text, side)) {
        const auto stickers = parse_stickers(text, side);
        if (!stickers) return Error{tell("cube.start.picture", stickers.error().message)};
        return CubeStart{*stickers, std::nullopt};
    }
    const auto turns = parse_turns(text);
    if (!turns) return Error{tell("cube.start.turns", turns.error().message, sticker_count(side))};
    return CubeStart{moved(solved_stickers(side), *turns), *turns};
}

}  // namespace switchbox::machine
