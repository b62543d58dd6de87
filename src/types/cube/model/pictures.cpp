#include "types/cube/model/pictures.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "machine/text.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"

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
