#include "types/cube/model/pictures.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "machine/text.hpp"
#include "types/cube/model/algorithms.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/posts.hpp"

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

Result<Stickers> parse_stickers(std::string_view text, std::size_t side, ColourNames scheme) {
    auto stickers = parse_sticker_letters(text, side);
    if (!stickers) return stickers.error();
    const std::vector<StickerFault> faults = colour_faults(*stickers, scheme);
    if (faults.empty()) return stickers;
    const StickerFault& first = faults.front();
    return Error{tell("cube.picture.fault", facet_name(side, seen_at(first, side)), first.problem)};
}

namespace {

// Sticker, or any other character, of a text that may be a picture.
struct Mark {
    std::string_view text;
    std::size_t column = 0;                       // in its line, from 0
    std::size_t face = std::string_view::npos;    // by the letter of a face
    std::size_t colour = std::string_view::npos;  // by the letter or name of a colour

    [[nodiscard]] bool is_face() const { return face != std::string_view::npos; }
    [[nodiscard]] bool is_colour() const { return colour != std::string_view::npos; }
};
using MarkLine = std::vector<Mark>;

// Returns the mark at the beginning of a text: the name of a colour, or one character.
Mark first_mark(std::string_view text, std::size_t column) {
    if (const ColourName* colour = colour_name_at(text))
        return {text.substr(0, colour->name.size()), column, std::string_view::npos, colour->face};
    const std::string_view character = first_character(text);
    if (character.size() > 1) return {character, column};
    return {character, column, face_letters.find(capital(text.front())),
            usual_colour_letters.find(capital(text.front()))};
}

// Text as its lines of marks, and the properties that distinguish pictures from turns.
struct MarkedText {
    std::vector<MarkLine> lines;       // without empty ones
    std::vector<std::size_t> numbers;  // of the lines, from 1
    std::size_t marks = 0;
    std::size_t faces = 0;        // letters of faces that are not letters of colours
    std::size_t colours = 0;      // colours that are not letters of faces
    std::size_t others = 0;       // characters that are neither
    bool has_turn_marks = false;  // digits or apostrophes, as turns have
    bool stands_apart = true;     // every two marks have a blank or a separator between them
    bool has_doubled = false;     // the same letter twice without one between
    bool has_padding = false;     // squares in the empty corners of a net of emoji
};

// Returns whether it is a digit or an apostrophe; all but two kinds of apostrophe are not ASCII.
bool is_turn_mark(const Mark& mark) {
    const char c = mark.text.front();
    return !mark.is_colour() &&
           ((c >= '0' && c <= '9') || c == '\'' || c == '`' || static_cast<unsigned char>(c) > 127);
}

void add_mark(MarkedText& marked, const Mark& mark, const Mark* before) {
    ++marked.marks;
    marked.faces += mark.is_face() && !mark.is_colour() ? 1 : 0;
    marked.colours += mark.is_colour() && !mark.is_face() ? 1 : 0;
    marked.others += mark.is_face() || mark.is_colour() ? 0 : 1;
    marked.has_turn_marks = marked.has_turn_marks || is_turn_mark(mark);
    if (before == nullptr) return;
    marked.stands_apart = false;
    marked.has_doubled = marked.has_doubled || before->text == mark.text;
}

MarkLine marks_of_line(std::string_view line, MarkedText& marked) {
    MarkLine marks;
    bool follows = false;  // the mark before
    std::size_t column = 0;
    while (!line.empty()) {
        const std::string_view character = first_character(line);
        const bool is_padding = character == padding_square;
        const bool is_separator = is_padding || is_sticker_separator(line.front());
        marked.has_padding = marked.has_padding || is_padding;
        if (is_separator || is_joiner(character)) {
            follows = follows && !is_separator;
            column += is_separator ? 1 : 0;
            line.remove_prefix(character.size());
            continue;
        }
        const Mark mark = first_mark(line, column);
        add_mark(marked, mark, follows ? &marks.back() : nullptr);
        marks.push_back(mark);
        follows = true;
        line.remove_prefix(mark.text.size());
        column += characters_of(mark.text).size();
    }
    return marks;
}

MarkedText marked_text(const std::vector<std::string_view>& lines) {
    MarkedText marked;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        MarkLine marks = marks_of_line(lines[i], marked);
        if (marks.empty()) continue;
        marked.lines.push_back(std::move(marks));
        marked.numbers.push_back(i + 1);
    }
    return marked;
}

// Returns the lengths of the lines of a net: U; L, F, R and B beside each other; D. With B below D it is
// `tall`.
std::vector<std::size_t> net_lengths(std::size_t side, bool is_tall) {
    std::vector<std::size_t> lengths((is_tall ? 4 : 3) * side, side);
    std::fill_n(lengths.begin() + static_cast<std::ptrdiff_t>(side), side, (is_tall ? 3 : 4) * side);
    return lengths;
}

bool has_lengths(const MarkedText& marked, const std::vector<std::size_t>& lengths) {
    return std::equal(marked.lines.begin(), marked.lines.end(), lengths.begin(), lengths.end(),
                      [](const MarkLine& line, std::size_t length) { return line.size() == length; });
}

bool is_net(const MarkedText& marked, std::size_t side) {
    return has_lengths(marked, net_lengths(side, false)) || has_lengths(marked, net_lengths(side, true));
}

// Returns a net between other lines, such as the net that `switchbox show` prints; otherwise all of the text.
MarkedText net_or_all(std::string_view text, std::size_t side) {
    const std::vector<std::string_view> lines = split(text, '\n');
    const std::vector<std::size_t> lengths = net_lengths(side, false);
    for (std::size_t first = 0; first + lengths.size() <= lines.size(); ++first) {
        const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first);
        MarkedText net = marked_text({begin, begin + static_cast<std::ptrdiff_t>(lengths.size())});
        if (net.others == 0 && has_lengths(net, lengths)) return net;
    }
    return marked_text(lines);
}

// Order of the marks of a picture, face by face.
struct PictureOrder {
    MarkLine marks;
    Message reading;  // empty if the text has this order
};

// Returns the marks of a net whose U is above the given block of the four beside each other.
PictureOrder net_order(const MarkedText& marked, std::size_t side, std::size_t above) {
    constexpr std::string_view ring = "FRBL";
    PictureOrder order{MarkLine(sticker_count(side)), {}};
    std::string beside(ring.size(), ' ');
    for (std::size_t block = 0; block < ring.size(); ++block)
        beside[block] = ring[(block + ring.size() - above) % ring.size()];
    for (std::size_t line = 0; line < marked.lines.size(); ++line) {
        for (std::size_t i = 0; i < marked.lines[line].size(); ++i) {
            const std::size_t strip = line / side;
            const char letter = strip == 0 ? 'U' : strip == 2 ? 'D' : beside[i / side];
            const auto face = static_cast<CubeFace>(face_letters.find(letter));
            order.marks[position_of(side, {face, line % side, i % side})] = marked.lines[line][i];
        }
    }
    Messages faces;
    for (const char face : beside) faces.push_back(verbatim(std::string(1, face)));
    order.reading = tell("cube.start.net", std::move(faces));
    return order;
}

// Returns the marks of a net with B below D, where B is upside down.
PictureOrder tall_net_order(const MarkedText& marked, std::size_t side) {
    PictureOrder order{MarkLine(sticker_count(side)), tell("cube.start.tall-net")};
    for (std::size_t line = 0; line < marked.lines.size(); ++line) {
        for (std::size_t i = 0; i < marked.lines[line].size(); ++i) {
            const std::size_t strip = line / side;
            const char letter = strip == 1 ? "LFR"[i / side] : "U.DB"[strip];
            const auto face = static_cast<CubeFace>(face_letters.find(letter));
            Facet facet{face, line % side, i % side};
            if (letter == 'B') facet = {face, side - 1 - facet.row, side - 1 - facet.column};
            order.marks[position_of(side, facet)] = marked.lines[line][i];
        }
    }
    return order;
}

// Returns the possible orders of a net, the usual one first. The second lines of U and D show above and below
// which block they are; a first line may have lost the blanks before it. Lines without blanks, and emoji
// with blanks, which are narrower, leave it open. Empty if U and D are not above each other.
std::vector<PictureOrder> net_orders(const MarkedText& marked, std::size_t side) {
    const MarkLine& middle = marked.lines[side];
    const std::size_t up = marked.lines[1].front().column;
    if (marked.lines[2 * side + 1].front().column != up) return {};
    const bool is_exact =
        marked.has_padding || static_cast<unsigned char>(middle.front().text.front()) < 0x80;
    for (const std::size_t block : {1U, 2U, 3U}) {
        if (is_exact && up == middle[block * side].column) return {net_order(marked, side, block)};
    }
    return {net_order(marked, side, 1), net_order(marked, side, 0), net_order(marked, side, 2),
            net_order(marked, side, 3)};
}

// Alphabet of a picture: the letters of the faces, or the colours.
bool is_in_colours(const MarkedText& marked) { return marked.colours > marked.faces; }

// Returns the picture as face letters. Other marks remain as they are.
std::string letters_of(const MarkLine& marks, bool by_colour) {
    std::string letters;
    for (const Mark& mark : marks) {
        const std::size_t face = by_colour ? mark.colour : mark.face;
        letters += face == std::string_view::npos ? mark.text : face_letters.substr(face, 1);
    }
    return letters;
}

MarkLine all_marks(const MarkedText& marked) {
    MarkLine all;
    for (const MarkLine& line : marked.lines) all.insert(all.end(), line.begin(), line.end());
    return all;
}

// Returns an error if lines have lengths that fit neither a net nor the faces one after another.
std::optional<Error> problem_with_lines(const MarkedText& marked, std::size_t side) {
    const std::vector<std::size_t> net = net_lengths(side, false);
    if (marked.lines.size() == net.size() && marked.marks != sticker_count(side)) {
        for (std::size_t i = 0; i < net.size(); ++i) {
            if (marked.lines[i].size() != net[i])
                return Error{
                    tell("cube.picture.net-line", marked.numbers[i], marked.lines[i].size(), net[i])};
        }
    }
    if (marked.lines.size() == 1 || marked.marks != sticker_count(side)) return std::nullopt;
    for (std::size_t i = 0; i < marked.lines.size(); ++i) {
        const std::size_t length = marked.lines[i].size();
        if (length != side && length % (side * side) != 0)
            return Error{tell("cube.picture.line", marked.numbers[i], length)};
    }
    return std::nullopt;
}

// Returns the possible orders of the marks.
Result<std::vector<PictureOrder>> orders_of(const MarkedText& marked, std::size_t side) {
    if (has_lengths(marked, net_lengths(side, true))) return std::vector{tall_net_order(marked, side)};
    if (has_lengths(marked, net_lengths(side, false))) {
        std::vector<PictureOrder> orders = net_orders(marked, side);
        if (orders.empty()) return Error{tell("cube.picture.net-place")};
        return orders;
    }
    if (const auto problem = problem_with_lines(marked, side)) return *problem;
    return std::vector{PictureOrder{all_marks(marked), {}}};
}

// Returns the stickers in one order of the marks.
Result<Stickers> ordered_stickers(const PictureOrder& order, bool by_colour, std::size_t side) {
    for (std::size_t i = 0; by_colour && i < std::min(order.marks.size(), sticker_count(side)); ++i) {
        if (!order.marks[i].is_colour())
            return Error{
                tell("cube.picture.colour", facet_name(side, i), quoted_character(order.marks[i].text))};
    }
    return parse_stickers(letters_of(order.marks, by_colour), side,
                          by_colour ? ColourNames(CubeColours::common) : std::nullopt);
}

bool looks_like_picture(const MarkedText& marked, std::size_t side) {
    const std::size_t needed = sticker_count(side);
    if (marked.has_turn_marks) return false;
    if (marked.others == 0 && is_net(marked, side)) return true;
    if (is_in_colours(marked) && marked.others == 0 && 2 * marked.marks >= needed) return true;
    if (marked.marks != needed) return marked.has_doubled && 2 * marked.marks >= needed;
    return !marked.stands_apart || parse_stickers(letters_of(all_marks(marked), false), side);
}

// Returns how the cube is held if that is not plain: the colours that are up and in front, or the centres if
// these are not in the places of their letters. Turns are named by the place of a face even then.
Message holding(const Stickers& stickers, bool by_colour) {
    const auto scheme = colour_scheme_of(stickers);
    if (by_colour && scheme) {
        const FaceMap colours = inverse(*scheme);
        const auto shown = [&](CubeFace face) {
            return colour_words(CubeColours::common, colours[static_cast<std::size_t>(face)]);
        };
        return tell(stickers.side == 3 ? "cube.start.colours"_id : "cube.start.colours.small"_id,
                    shown(CubeFace::up), shown(CubeFace::front));
    }
    if (by_colour || stickers.side == 2) return {};
    std::string centres;
    for (std::size_t face = 0; face < cube_faces; ++face)
        centres += face_letters[stickers.colours[place_positions(3, PieceKind::centre, face).front()]];
    return centres == face_letters ? Message{} : tell("cube.start.centres", centres);
}

Error picture_error(const Message& problem, const Message& reading) {
    if (reading.empty()) return {tell("cube.start.picture", problem)};
    return {tell("cube.start.picture-read", problem, reading)};
}

// Reads a picture. Among several orders it takes the first that is a cube, or else the first.
Result<CubeStart> picture_start(const MarkedText& marked, std::size_t side) {
    const bool by_colour = is_in_colours(marked);
    const auto orders = orders_of(marked, side);
    if (!orders) return picture_error(orders.error().message, {});
    std::optional<CubeStart> best;
    for (const PictureOrder& order : *orders) {
        const auto stickers = ordered_stickers(order, by_colour, side);
        if (!stickers) return picture_error(stickers.error().message, order.reading);
        CubeStart start{*stickers, 0, together(order.reading, holding(*stickers, by_colour))};
        if (!best || (!faults_of(best->stickers).empty() && faults_of(start.stickers).empty())) best = start;
    }
    return *best;
}

// Returns what the moves leave to say: small letters, and a cube that is turned as a whole.
Message moves_reading(const Algorithm& algorithm, std::size_t side) {
    Message wide = algorithm.has_wide_letters ? tell("cube.start.wide") : Message{};
    const FaceMap rotation = rotation_of(algorithm);
    if (rotation == rotations().front()) return wide;
    const FaceMap from = inverse(rotation);
    const auto centre = [&](CubeFace face) {
        return std::string(1, face_letters[from[static_cast<std::size_t>(face)]]);
    };
    if (side == 2) return together(wide, tell("cube.start.rotated.small", rotation_name(rotation)));
    return together(wide, tell("cube.start.rotated", rotation_name(rotation), centre(CubeFace::up),
                               centre(CubeFace::front)));
}

CubeStart moves_start(const Algorithm& algorithm, std::size_t side) {
    return {solved_then(algorithm, side), algorithm.moves, moves_reading(algorithm, side)};
}

}  // namespace

Result<CubeStart> parse_cube_start(std::string_view text, std::size_t side) {
    const std::string clean = cube_text(text);
    const MarkedText marked = net_or_all(clean, side);
    if (looks_like_picture(marked, side)) return picture_start(marked, side);
    constexpr std::size_t smaller = 2;
    if (side == 3 && marked.marks == sticker_count(smaller) && !marked.stands_apart &&
        looks_like_picture(marked, smaller) && picture_start(marked, smaller))
        return Error{tell("cube.start.other-side", marked.marks)};
    const auto algorithm = parse_algorithm(clean, side);
    if (!algorithm) return Error{tell("cube.start.turns", algorithm.error().message, sticker_count(side))};
    return moves_start(*algorithm, side);
}

namespace {

// Returns whether all six letters or colours occur, and nothing else.
bool has_all_six(const MarkedText& marked) {
    const std::string letters = letters_of(all_marks(marked), is_in_colours(marked));
    return marked.others == 0 && std::all_of(face_letters.begin(), face_letters.end(), [&](char face) {
               return letters.find(face) != std::string::npos;
           });
}

// Returns whether moves are a scramble rather than a word or a name, such as "Burl's".
bool is_scramble(const Algorithm& algorithm, std::size_t least) {
    return algorithm.has_marks && algorithm.moves >= least && 2 * algorithm.small <= algorithm.moves;
}

std::optional<Result<FoundCube>> found_picture(std::string_view clean, std::size_t side) {
    const MarkedText marked = net_or_all(clean, side);
    const std::size_t needed = sticker_count(side);
    const bool is_near = side == 3 && marked.has_doubled && marked.lines.size() == 1 &&
                         10 * marked.marks >= 9 * needed && 10 * marked.marks <= 11 * needed;
    if (!has_all_six(marked) || (marked.marks != needed && !is_near)) return std::nullopt;
    if (!looks_like_picture(marked, side)) return std::nullopt;
    const auto start = picture_start(marked, side);
    if (start) return FoundCube{*start, side};
    // Rows of as many letters may be a board of colours.
    if (is_net(marked, side) || marked.lines.size() == 1) return start.error();
    return std::nullopt;
}

}  // namespace

std::optional<Result<FoundCube>> find_cube(std::string_view text, std::size_t side) {
    constexpr std::size_t longest = 20000;  // characters
    constexpr std::size_t fewest_moves = 4;
    constexpr std::size_t fewest_before_error = 6;
    if (text.size() > longest) return std::nullopt;
    const std::string clean = cube_text(text);
    for (const std::size_t of : {std::size_t{3}, std::size_t{2}}) {
        if (auto picture = found_picture(clean, of)) return picture;
    }
    Algorithm begun;
    auto algorithm = parse_algorithm(clean, side, &begun);
    if (!algorithm && side == 2) return find_cube(text, 3);
    if (!algorithm && is_scramble(begun, fewest_before_error)) return algorithm.error();
    if (!algorithm || !is_scramble(*algorithm, fewest_moves)) return std::nullopt;
    return FoundCube{moves_start(*algorithm, side), side};
}

}  // namespace switchbox::machine
