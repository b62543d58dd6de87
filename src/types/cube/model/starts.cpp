#include "types/cube/model/starts.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "machine/notation.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/model/pictures.hpp"

namespace switchbox::machine {
namespace {

// Properties of a text that distinguish pictures from turns.
struct StartLook {
    std::size_t letters = 0;   // all characters that are not blank
    bool has_marks = false;    // has digits or apostrophes, as turns have
    bool stands_apart = true;  // every two letters have a blank between them
    bool has_doubled = false;  // the same letter twice without a blank between
};

// Returns whether it is a digit or an apostrophe; all but two kinds of apostrophe are not ASCII.
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

constexpr std::string_view usual_colour_letters = "WRGYOB";  // of the faces U, R, F, D, L and B

char capital_letter(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

// Translates colour letters to face letters. nullopt if the text is too short, has letters that are no
// colours, or face letters alone.
std::optional<std::string> colours_as_faces(std::string_view text, std::size_t side) {
    std::string faces;
    std::size_t letters = 0;
    bool has_colour = false;
    for (const char c : text) {
        const std::size_t colour = usual_colour_letters.find(capital_letter(c));
        const bool is_letter = blanks.find(c) == std::string_view::npos;
        if (is_letter && colour == std::string_view::npos) return std::nullopt;
        faces += is_letter ? face_letters[colour] : c;
        letters += is_letter ? 1 : 0;
        has_colour = has_colour || (is_letter && face_letters[colour] != capital_letter(c));
    }
    const bool is_long = 2 * letters >= sticker_count(side);
    return has_colour && is_long ? std::optional(faces) : std::nullopt;
}

std::string without_blanks(std::string_view text) {
    std::string letters;
    for (const char c : text) {
        if (blanks.find(c) == std::string_view::npos) letters += c;
    }
    return letters;
}

// Returns the letters face by face from lines that form the net: U, then L, F, R and B beside each other,
// then D. nullopt if the lines have other lengths.
std::optional<std::string> net_as_faces(std::string_view text, std::size_t side) {
    std::string in_net;
    std::vector<std::size_t> lengths;
    for (const std::string_view line : split(text, '\n')) {
        const std::string letters = without_blanks(line);
        if (!letters.empty()) lengths.push_back(letters.size());
        in_net += letters;
    }
    std::vector<std::size_t> wanted(3 * side, side);
    std::fill_n(wanted.begin() + static_cast<std::ptrdiff_t>(side), side, 4 * side);
    if (lengths != wanted) return std::nullopt;
    const std::vector<std::size_t> cells = net_sites(side).cells();
    std::string faces(in_net.size(), ' ');
    for (std::size_t i = 0; i < cells.size(); ++i) faces[net_position(side, cells[i])] = in_net[i];
    return faces;
}

// Picture as face letters, one face after another.
struct PictureText {
    std::string letters;
    Message reading;  // empty if the text had this form
};
PictureText picture_text(std::string_view text, std::size_t side) {
    PictureText picture{std::string(text), {}};
    if (auto faces = colours_as_faces(picture.letters, side))
        picture = {*std::move(faces), tell("cube.start.colours")};
    if (auto faces = net_as_faces(picture.letters, side))
        picture = {*std::move(faces), together(std::move(picture.reading), tell("cube.start.net"))};
    return picture;
}

Message picture_problem(const Message& problem, const Message& reading) {
    if (reading.empty()) return tell("cube.start.picture", problem);
    return tell("cube.start.picture-read", problem, reading);
}

// Returns a message if the centres differ from the face letters: turns are named by the place of a face even
// then. Empty if they are equal.
Message holding(const Stickers& stickers) {
    if (stickers.side == 2) return {};
    std::string centres;
    for (std::size_t face = 0; face < cube_faces; ++face)
        centres += face_letters[stickers.colours[place_positions(3, PieceKind::centre, face).front()]];
    return centres == face_letters ? Message{} : tell("cube.start.centres", centres);
}

}  // namespace

Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side) {
    const PictureText picture = picture_text(text, side);
    if (looks_like_picture(picture.letters, side)) {
        const auto stickers = parse_stickers(picture.letters, side);
        if (!stickers) return Error{picture_problem(stickers.error().message, picture.reading)};
        if (picture.reading.empty()) return CubeStart{*stickers, std::nullopt};
        return CubeStart{*stickers, std::nullopt, together(picture.reading, holding(*stickers))};
    }
    const auto turns = parse_turns(text);
    if (!turns) return Error{tell("cube.start.turns", turns.error().message, sticker_count(side))};
    return CubeStart{moved(solved_stickers(side), *turns), *turns};
}

}  // namespace switchbox::machine
