#include "types/cube/model/posts.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "machine/text.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view space_signs = " \t\r\n\f\v";
constexpr std::string_view digit_signs = "0123456789";
constexpr std::string_view letters_of_moves = "URFDLBMESurfdlbmesxyzwi";

// Words, squares and circles of colours. Squares and circles are in UTF-8.
constexpr std::array<ColourName, 25> colour_names{{
    {"white", 0},
    {"weiss", 0},
    {"wei\xC3\x9F", 0},
    {"\xE2\xAC\x9C", 0},
    {"\xE2\x9A\xAA", 0},
    {"red", 1},
    {"rot", 1},
    {"\xF0\x9F\x9F\xA5", 1},
    {"\xF0\x9F\x94\xB4", 1},
    {"green", 2},
    {"gruen", 2},
    {"gr\xC3\xBCn", 2},
    {"\xF0\x9F\x9F\xA9", 2},
    {"\xF0\x9F\x9F\xA2", 2},
    {"yellow", 3},
    {"gelb", 3},
    {"\xF0\x9F\x9F\xA8", 3},
    {"\xF0\x9F\x9F\xA1", 3},
    {"orange", 4},
    {"\xF0\x9F\x9F\xA7", 4},
    {"\xF0\x9F\x9F\xA0", 4},
    {"blue", 5},
    {"blau", 5},
    {"\xF0\x9F\x9F\xA6", 5},
    {"\xF0\x9F\x94\xB5", 5},
}};

struct NamedFace {
    std::string_view name;  // in lower case
    std::size_t face = 0;
};
constexpr std::array<NamedFace, 20> named_faces{
    {{"u", 0}, {"up", 0},    {"top", 0},   {"oben", 0}, {"r", 1},    {"right", 1},  {"rechts", 1},
     {"f", 2}, {"front", 2}, {"vorne", 2}, {"d", 3},    {"down", 3}, {"bottom", 3}, {"unten", 3},
     {"l", 4}, {"left", 4},  {"links", 4}, {"b", 5},    {"back", 5}, {"hinten", 5}}};

bool is_gap(char c) { return blanks.find(c) != std::string_view::npos; }
bool is_digit_sign(char c) { return digit_signs.find(c) != std::string_view::npos; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
char lower_letter(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
char upper_letter(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

bool begins_with_name(std::string_view text, std::string_view name) {
    return text.size() >= name.size() && std::equal(name.begin(), name.end(), text.begin(),
                                                    [](char a, char b) { return a == lower_letter(b); });
}

std::optional<std::size_t> face_called(std::string_view word) {
    const auto found = std::find_if(named_faces.begin(), named_faces.end(), [&](const NamedFace& face) {
        return face.name.size() == word.size() && begins_with_name(word, face.name);
    });
    return found == named_faces.end() ? std::nullopt : std::optional(found->face);
}

// Returns the words of a text in lower case: letters, digits and characters beyond ASCII.
std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    bool is_in_word = false;
    for (const char c : text) {
        const bool is_part = is_letter(c) || is_digit_sign(c) || static_cast<unsigned char>(c) > 127;
        if (is_part && !is_in_word) words.emplace_back();
        if (is_part) words.back() += lower_letter(c);
        is_in_word = is_part;
    }
    return words;
}

bool is_one_of(std::string_view words, const std::string& word) {
    return words.find(" " + word + " ") != std::string_view::npos;
}

// Replaces a part of a text by one space for each of its characters, so that columns stay as they are.
void blank_out(std::string& text, std::size_t begin, std::size_t end) {
    std::string blank;
    for (const std::string_view character : characters_of(std::string_view(text).substr(begin, end - begin)))
        blank += character == "\n" ? '\n' : ' ';
    text.replace(begin, end - begin, blank);
}

// Replaces the number of a list, "3) " or "3. ", and a caption such as "Scramble: " by spaces. A caption ends
// in a colon outside brackets and has a letter that no move has.
void remove_caption(std::string& text) {
    const std::size_t begin = std::min(text.find_first_not_of(space_signs), text.size());
    const std::size_t behind = std::min(text.find_first_not_of(digit_signs, begin), text.size());
    const bool is_number = behind > begin && behind + 1 < text.size() &&
                           (text[behind] == ')' || text[behind] == '.') && is_gap(text[behind + 1]);
    if (is_number) blank_out(text, begin, behind + 1);
    bool is_caption = false;
    for (std::size_t i = begin; i < text.size() && text[i] != '\n' && text[i] != '['; ++i) {
        is_caption =
            is_caption || (is_letter(text[i]) && letters_of_moves.find(text[i]) == std::string_view::npos);
        if (text[i] != ':') continue;
        if (is_caption) blank_out(text, 0, i + 1);
        return;
    }
}

// Replaces the full stop that ends a text by a space.
void remove_stop(std::string& text) {
    const std::size_t last = text.find_last_not_of(space_signs);
    if (last != std::string::npos && last > 0 && text[last] == '.' && !is_sticker_separator(text[last - 1]))
        text[last] = ' ';
}

// Removes a last line that is a question without a move, such as "How do I solve it?".
void remove_question(std::string& text) {
    const std::size_t last = text.find_last_not_of(space_signs);
    if (last == std::string::npos || text[last] != '?') return;
    const std::size_t line = text.rfind('\n', last);
    if (line == std::string::npos) return;
    std::size_t words = 0;  // with a letter that no move has
    for (const std::string_view word : split(std::string_view(text).substr(line + 1, last - line - 1), ' ')) {
        const bool has_other = std::any_of(word.begin(), word.end(), [](char c) {
            return is_letter(c) && letters_of_moves.find(c) == std::string_view::npos;
        });
        const bool is_in_small_letters =
            std::all_of(word.begin(), word.end(), [](char c) { return is_letter(c) && !is_capital(c); });
        if (!has_other && (word.size() > 3 || !is_in_small_letters) && word != "I") return;
        words += has_other ? 1 : 0;
    }
    if (words > 1) text.erase(line);
}

// Replaces the numbers before the lines by spaces if each line has a number, from 1 on, and one move.
void remove_line_numbers(std::string& text) {
    std::size_t number = 0;
    std::vector<std::pair<std::size_t, std::size_t>> numbers;
    for (const std::string_view line : split(text, '\n')) {
        const std::string_view whole = trimmed(line);
        if (whole.empty()) continue;
        const std::string digits = std::to_string(++number);
        if (!whole.starts_with(digits) || whole.size() < digits.size() + 2) return;
        const char sign = whole[digits.size()];
        const std::string_view move = whole.substr(digits.size() + 1);
        if ((sign != '.' && sign != ')') || !is_gap(move.front())) return;
        if (trimmed(move).find_first_of(space_signs) != std::string_view::npos) return;
        const auto begin = static_cast<std::size_t>(whole.data() - text.data());
        numbers.emplace_back(begin, begin + digits.size() + 1);
    }
    if (number < 2) return;
    for (const auto& [begin, end] : numbers) blank_out(text, begin, end);
}

// Replaces the beginning of code, "const cube =", before a bracket or quote, and a last semicolon by spaces.
void remove_assignment(std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos) return;
    const std::size_t value = text.find_first_not_of(space_signs, sign + 1);
    if (value == std::string::npos || std::string_view("[{\"'").find(text[value]) == std::string_view::npos)
        return;
    const bool is_name =
        std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(sign),
                    [](char c) { return is_letter(c) || is_digit_sign(c) || c == '_' || is_gap(c); });
    if (!is_name || words_of(std::string_view(text).substr(0, sign)).empty()) return;
    blank_out(text, 0, sign + 1);
    const std::size_t last = text.find_last_not_of(space_signs);
    if (text[last] == ';') text[last] = ' ';
}

// Replaces brackets, quotes and commas of a list of texts, ["F", "R'"], by spaces. Leaves any other text.
void open_list(std::string& text) {
    const std::size_t first = text.find_first_not_of(space_signs);
    const std::size_t last = text.find_last_not_of(space_signs);
    if (first == std::string::npos || text[first] != '[' || text[last] != ']') return;
    std::string moves = text;
    moves[first] = moves[last] = ' ';
    bool is_item_wanted = true;
    for (std::size_t at = first + 1; at < last;) {
        const char c = text[at];
        if (is_gap(c)) {
            ++at;
        } else if (c == ',' && !is_item_wanted) {
            moves[at++] = ' ';
            is_item_wanted = true;
        } else if ((c == '"' || c == '\'') && is_item_wanted) {
            std::size_t end = text.find(c, at + 1);
            const bool is_escaped = end != std::string::npos && text[end - 1] == '\\';
            if (end == std::string::npos || end == at + 1 || is_escaped) return;
            moves[at] = moves[end] = ' ';
            at = end + 1;
            is_item_wanted = false;
        } else {
            return;
        }
    }
    text = std::move(moves);
}

// Returns an object of JSON or code as lines, one for each key; nullopt for any other text.
std::optional<std::string> lines_of_object(std::string text) {
    const std::size_t first = text.find_first_not_of(space_signs);
    const std::size_t last = text.find_last_not_of(space_signs);
    if (first == std::string::npos || text[first] != '{' || text[last] != '}') return std::nullopt;
    text[first] = text[last] = ' ';
    int depth = 0;
    char quote = 0;
    for (char& c : text) {
        if (c == '\n') c = ' ';
        if (quote == 0 && (c == '[' || c == ']')) depth += c == '[' ? 1 : -1;
        if (quote == 0 && c == ',' && depth == 0) c = '\n';
        if ((c == '"' || c == '\'') && (quote == 0 || quote == c)) quote = quote == 0 ? c : '\0';
        if (std::string_view("[]\"'").find(c) != std::string_view::npos) c = ' ';
    }
    return text;
}

struct FaceHeading {
    std::optional<std::size_t> face;
    std::optional<std::size_t> colour;
};

// Returns the face in a heading such as "White (top) face". Its face is nullopt if the heading has two or
// other words.
FaceHeading heading_in(std::string_view text) {
    FaceHeading heading;
    for (const std::string& word : words_of(text)) {
        const ColourName* colour = colour_name_at(word);
        const auto face = face_called(word);
        const bool is_colour = colour != nullptr && colour->name.size() == word.size() && !heading.colour;
        if (face && heading.face) return {};
        if (!face && !is_colour && !is_one_of(" face side the seite ", word)) return {};
        if (face) heading.face = face;
        if (is_colour) heading.colour = colour->face;
    }
    return heading;
}

// Returns whether the sticker in the middle of a face has this colour.
bool has_centre(std::string_view stickers, std::size_t colour) {
    std::vector<std::size_t> colours;
    while (!stickers.empty()) {
        const ColourName* name = colour_name_at(stickers);
        const std::size_t size = name != nullptr ? name->name.size() : 1;
        if (!is_sticker_separator(stickers.front()))
            colours.push_back(name != nullptr ? name->face
                                              : usual_colour_letters.find(upper_letter(stickers.front())));
        stickers.remove_prefix(size);
    }
    return colours.size() % 2 == 1 && colours[colours.size() / 2] == colour;
}

// Returns the faces of a text such as "U: WRG... ", each with its name and ':' or '=', in the order of
// CubeFace. nullopt for any other text.
std::optional<std::string> faces_by_name(const std::string& text) {
    std::array<std::optional<std::string>, cube_faces> faces;
    std::array<std::optional<std::size_t>, cube_faces> colours;
    std::optional<std::size_t> face;
    for (const std::string_view line : split(text, '\n')) {
        const std::size_t sign = line.find_first_of(":=");
        const bool is_named = sign != std::string_view::npos;
        if (is_named) {
            const FaceHeading heading = heading_in(line.substr(0, sign));
            face = heading.face;
            if (!face || faces[*face]) return std::nullopt;
            faces[*face].emplace();
            colours[*face] = heading.colour;
        }
        if (!face && !trimmed(line).empty()) return std::nullopt;
        if (face) *faces[*face] += std::string(is_named ? line.substr(sign + 1) : line) + " ";
    }
    std::string ordered;
    for (std::size_t i = 0; i < cube_faces; ++i) {
        if (!faces[i] || (colours[i] && !has_centre(*faces[i], *colours[i]))) return std::nullopt;
        ordered += *faces[i] + "\n";
    }
    return ordered;
}

// Letters of the faces in a legend, in the order of CubeFace, and where it is.
struct Legend {
    std::array<char, cube_faces> letters{};  // 0 if the legend lacks the face
    std::size_t begin = std::string::npos;
    std::size_t end = 0;
};

// Returns the pairs such as "O = oben"; nullopt if there is none or a face or letter occurs twice.
std::optional<Legend> legend_in(const std::string& text) {
    Legend legend;
    for (std::size_t sign = 0; (sign = text.find('=', sign)) != std::string::npos; ++sign) {
        const std::size_t letter = sign == 0 ? sign : text.find_last_not_of(space_signs, sign - 1);
        const std::size_t word = std::min(text.find_first_not_of(space_signs, sign + 1), text.size());
        std::size_t end = word;
        while (end < text.size() && is_letter(text[end])) ++end;
        const auto face = face_called(text.substr(word, end - word));
        if (letter == std::string::npos || !is_capital(text[letter]) || !face || end < word + 2) continue;
        if (letter > 0 && is_letter(text[letter - 1])) continue;
        const bool is_known =
            std::find(legend.letters.begin(), legend.letters.end(), text[letter]) != legend.letters.end();
        if (is_known || legend.letters[*face] != 0) return std::nullopt;
        legend.letters[*face] = text[letter];
        legend.begin = std::min(legend.begin, letter);
        legend.end = end;
    }
    return legend.end > 0 ? std::optional(legend) : std::nullopt;
}

// Returns the moves behind a legend of all faces in the usual letters. Returns the text as it is, which is
// no moves, if the legend lacks faces, moves come before it, or other faces occur behind it.
std::string without_legend(const std::string& text, const Legend& legend) {
    std::string moves = text;
    const std::vector<std::string> before = words_of(std::string_view(text).substr(0, legend.begin));
    const bool is_caption = std::all_of(before.begin(), before.end(), [](const std::string& word) {
        return word.size() > 2 && word.find_first_of(digit_signs) == std::string::npos;
    });
    const bool is_whole =
        std::find(legend.letters.begin(), legend.letters.end(), '\0') == legend.letters.end();
    if (!is_caption || !is_whole) return text;
    const std::size_t end = std::min(text.find_first_not_of(" \t\r\n):.;", legend.end), text.size());
    for (std::size_t at = end; at < moves.size(); ++at) {
        const auto face = std::find(legend.letters.begin(), legend.letters.end(), moves[at]);
        if (face == legend.letters.end() && face_letters.find(moves[at]) != std::string_view::npos)
            return text;
        if (face != legend.letters.end())
            moves[at] = face_letters[static_cast<std::size_t>(face - legend.letters.begin())];
    }
    blank_out(moves, 0, end);
    return moves;
}

// Reader of moves in words: each is a face and a direction.
class WordedMoves {
  public:
    // Takes the next word. Returns false if it cannot come here.
    bool take(const std::string& word) {
        if (const auto face = face_called(word)) return take_face(*face);
        const bool is_reverse =
            is_one_of(" counterclockwise anticlockwise ccw prime gegenuhrzeigersinn ", word);
        const bool is_plain = is_one_of(" clockwise cw uhrzeigersinn ", word);
        const bool is_double = is_one_of(" twice 180 zweimal ", word);
        if (is_awaited_ && is_one_of(" counter anti gegen ", word)) return is_back_ = true;
        if (is_awaited_ && (is_plain || is_reverse || is_double)) {
            if (is_reverse && is_back_) return false;
            moves_ += is_double ? "2" : is_reverse || is_back_ ? "'" : "";
            is_awaited_ = is_back_ = false;
            return true;
        }
        // Half a turn has no direction.
        return is_one_of(fillers, word) || ((is_plain || is_reverse) && moves_.ends_with('2'));
    }
    // Returns the moves as letters; nullopt if the last one has no direction, or if there are none.
    [[nodiscard]] std::optional<std::string> moves() const {
        return moves_.empty() || is_awaited_ || is_back_ ? std::nullopt : std::optional(moves_);
    }

  private:
    static constexpr std::string_view fillers =
        " turn the face side then and by degrees 90 im um den die seite drehe dann und grad ";

    bool take_face(std::size_t face) {
        if (is_awaited_ || is_back_) return false;
        moves_ += (moves_.empty() ? "" : " ") + std::string(1, face_letters[face]);
        return is_awaited_ = true;
    }

    std::string moves_;
    bool is_awaited_ = false;  // true if the direction of a move is missing
    bool is_back_ = false;     // true behind "counter" or "gegen"
};

// Returns moves in words as letters; nullopt for any other text.
std::optional<std::string> moves_in_words(std::string_view text) {
    if (text.find_first_of("'[](){}=/*^") != std::string_view::npos) return std::nullopt;
    WordedMoves moves;
    for (const std::string& word : words_of(text)) {
        if (!moves.take(word)) return std::nullopt;
    }
    return moves.moves();
}

// Returns a net whose empty corners have the same sign, such as a white square, with padding_square in these.
// Returns any other text as it is.
std::string with_padding(const std::string& text) {
    std::vector<std::vector<std::string_view>> lines;
    for (const std::string_view line : split(text, '\n')) {
        std::vector<std::string_view> characters = characters_of(line);
        std::erase_if(characters, [](std::string_view one) { return is_joiner(one) || is_gap(one.front()); });
        if (!characters.empty()) lines.push_back(std::move(characters));
    }
    const std::size_t side = lines.size() / 3;
    if ((side != 2 && side != 3) || lines.size() != 3 * side) return text;
    const std::string_view sign = lines.front().front();
    std::string padded;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool is_beside = i / side == 1;
        const std::size_t length = lines[i].size();
        if (length != 4 * side && (is_beside || length != 2 * side)) return text;
        for (std::size_t at = 0; at < length; ++at) {
            const bool is_corner = !is_beside && at / side != 1;
            if (is_corner && lines[i][at] != sign) return text;
            padded += is_corner ? padding_square : lines[i][at];
        }
        padded += '\n';
    }
    return padded;
}

}  // namespace

const ColourName* colour_name_at(std::string_view text) {
    const auto found =
        std::find_if(colour_names.begin(), colour_names.end(),
                     [text](const ColourName& colour) { return begins_with_name(text, colour.name); });
    return found == colour_names.end() ? nullptr : &*found;
}

bool is_sticker_separator(char c) {
    return is_gap(c) || std::string_view(".,;:|/-_+\"").find(c) != std::string_view::npos;
}

std::string cube_text(std::string_view text) {
    std::string clean = with_padding(cleaned(text));
    remove_assignment(clean);
    if (const auto lines = lines_of_object(clean)) {
        if (auto faces = faces_by_name(*lines)) return *faces;
    }
    if (auto faces = faces_by_name(clean)) return *faces;
    if (const auto legend = legend_in(clean)) return without_legend(clean, *legend);
    remove_question(clean);
    remove_line_numbers(clean);
    remove_caption(clean);
    remove_stop(clean);
    open_list(clean);
    if (auto faces = faces_by_name(clean)) return *faces;
    if (auto moves = moves_in_words(clean)) return *moves;
    return clean;
}

}  // namespace switchbox::machine
