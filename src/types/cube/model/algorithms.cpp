#include "types/cube/model/algorithms.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "machine/text.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

using algebra::Permutation;

// Move of some of the three layers along an axis, by a quarter in the sense of R, U or F, or back.
struct Layers {
    std::size_t axis = 0;
    unsigned layers = 0;  // bits: 1 the layer of R, U or F, 2 the middle one, 4 the opposite face
    bool is_back = false;
};
constexpr unsigned all_layers = 7;
constexpr unsigned middle_layer = 2;

constexpr std::size_t cube_axis_count = 3;
// The faces that a rotation in the sense of R, U and F takes each to the next.
constexpr std::array<std::string_view, cube_axis_count> rings = {"FUBD", "FLBR", "URDL"};
constexpr std::array<CubeFace, cube_axis_count> first_faces = {CubeFace::right, CubeFace::up,
                                                               CubeFace::front};
constexpr std::array<CubeFace, cube_axis_count> last_faces = {CubeFace::left, CubeFace::down, CubeFace::back};
constexpr std::string_view rotation_letters = "xyz";

FaceMap quarter_rotation(std::size_t axis) {
    FaceMap faces = rotations().front();
    for (std::size_t i = 0; i < rings[axis].size(); ++i)
        faces[face_letters.find(rings[axis][i])] =
            static_cast<std::uint8_t>(face_letters.find(rings[axis][(i + 1) % rings[axis].size()]));
    return faces;
}

// Returns n times the permutation.
Permutation power(Permutation base, std::size_t n) {
    Permutation result = algebra::identity(base.size());
    for (; n > 0; n /= 2) {
        if (n % 2 == 1) result = algebra::product(result, base);
        base = algebra::product(base, base);
    }
    return result;
}

Permutation layers_effect(const Layers& move) {
    const Permutation& first = turn_permutation(3, {first_faces[move.axis], 1});
    const Permutation& last = turn_permutation(3, {last_faces[move.axis], 3});
    Permutation effect = algebra::identity(first.size());
    if ((move.layers & middle_layer) != 0) {
        effect = rotation_permutation(3, quarter_rotation(move.axis));
        if ((move.layers & 1U) == 0) effect = algebra::product(effect, algebra::inverse(first));
        if ((move.layers & 4U) == 0) effect = algebra::product(effect, algebra::inverse(last));
    } else {
        effect = (move.layers & 1U) != 0 ? first : last;
    }
    return move.is_back ? algebra::inverse(effect) : effect;
}

// Returns the move with this letter, and "w" if it is `wide`.
std::optional<Layers> layers_of(char letter, bool is_wide) {
    static constexpr std::string_view letters = "RrxMmLlUuyEeDdFfzSsBb";
    static constexpr std::array<Layers, letters.size()> moves{
        {{0, 1}, {0, 3}, {0, 7}, {0, 2, true}, {0, 2, true}, {0, 4, true}, {0, 6, true},
         {1, 1}, {1, 3}, {1, 7}, {1, 2, true}, {1, 2, true}, {1, 4, true}, {1, 6, true},
         {2, 1}, {2, 3}, {2, 7}, {2, 2},       {2, 2},       {2, 4, true}, {2, 6, true}}};
    const std::size_t at = letters.find(letter);
    if (at == std::string_view::npos) return std::nullopt;
    Layers move = moves[at];
    if (is_wide) move.layers |= middle_layer;
    return move;
}

bool is_face_letter(char c) { return face_letters.find(c) != std::string_view::npos; }
bool is_small_face(char c) { return std::string_view("urfdlb").find(c) != std::string_view::npos; }
bool is_digit_of_move(char c) { return c >= '0' && c <= '9'; }

// Keyboards and word processors write different apostrophes. In UTF-8: ' ’ ‘ ′ ´ ` ⁻¹
constexpr std::array<std::string_view, 10> back_signs = {
    "'", "\xE2\x80\x99", "\xE2\x80\x98", "\xE2\x80\xB2",        "\xC2\xB4", "`",
    "i", "^-1",          "^{-1}",        "\xE2\x81\xBB\xC2\xB9"};
constexpr std::array<std::string_view, 2> times_signs = {"*", "\xC3\x97"};  // the second is the cross

// Number and apostrophe after a move or a bracket.
struct Suffix {
    std::optional<std::size_t> times;
    bool is_back = false;
};

// Returns an error with its place: the character, or line and column if the text has several lines.
Error error_in(std::string_view text, std::size_t offset, const Message& problem) {
    const std::string_view before = text.substr(0, offset);
    const auto lines = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t begin = lines == 0 ? 0 : before.rfind('\n') + 1;
    const std::size_t column = characters_of(before.substr(begin)).size() + 1;
    const bool has_lines = trimmed(text).find('\n') != std::string_view::npos;
    if (!has_lines) return {tell("cube.turns.at", column, problem)};
    return {tell("puzzle.at", lines + 1, column, problem)};
}

class AlgorithmReader {
  public:
    AlgorithmReader(std::string_view text, std::size_t side) : text_(text), side_(side) {}

    Result<Algorithm> read() {
        Permutation effect = read_moves();
        if (!error_ && at_ < text_.size()) fail(at_, unknown());
        const bool is_unclear = !error_ && !small_faces_.empty() && !has_capitals_;
        if (is_unclear && small_faces_.find_first_not_of(small_faces_[0]) != std::string::npos) {
            const char small = small_faces_[0];
            const std::string face(1, static_cast<char>(small - 'a' + 'A'));
            fail(first_small_, tell("cube.turns.small", quoted(small), face));
        }
        if (error_) return *error_;
        algorithm_.effect = std::move(effect);
        return algorithm_;
    }
    [[nodiscard]] const Algorithm& begun() const { return algorithm_; }

  private:
    static constexpr std::size_t most_nested = 20;
    static constexpr std::size_t most_digits = 6;  // of a number of repetitions

    void fail(std::size_t at, const Message& problem) {
        if (!error_) error_ = error_in(text_, at, problem);
    }

    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
    [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    [[nodiscard]] Message unknown() const {
        return tell(side_ == 2 ? "cube.turns.unknown.small"_id : "cube.turns.unknown"_id,
                    quoted_character(rest()));
    }

    bool takes(std::string_view beginning) {
        if (!rest().starts_with(beginning)) return false;
        at_ += beginning.size();
        return true;
    }

    template <std::size_t count>
    bool takes_any(const std::array<std::string_view, count>& signs) {
        return std::any_of(signs.begin(), signs.end(), [this](std::string_view sign) { return takes(sign); });
    }

    // Skips blanks and comments, outside brackets also commas between moves.
    void skip() {
        while (at_ < text_.size()) {
            if (rest().starts_with("//")) {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (blanks.find(next()) != std::string_view::npos ||
                       (next() == ',' && depth_ == 0 && algorithm_.moves > 0)) {
                ++at_;
            } else {
                break;
            }
        }
    }

    std::optional<std::size_t> take_number() {
        const std::size_t begin = at_;
        if (takes("\xC2\xB2")) return 2;
        if (takes("\xC2\xB3")) return 3;
        if (rest().starts_with("^") && at_ + 1 < text_.size() && is_digit_of_move(text_[at_ + 1])) ++at_;
        std::size_t number = 0;
        const std::size_t first = at_;
        for (; is_digit_of_move(next()); ++at_) {
            if (at_ - first >= most_digits) {
                fail(begin, tell("cube.turns.many"));
                return std::nullopt;
            }
            number = 10 * number + static_cast<std::size_t>(next() - '0');
        }
        return at_ > first ? std::optional(number) : std::nullopt;
    }

    Suffix take_suffix() {
        Suffix suffix;
        for (bool goes_on = true; goes_on && !error_;) {
            goes_on = false;
            if (!suffix.times) goes_on = (suffix.times = take_number()).has_value();
            const bool is_letter = next() == 'i';  // which words have too
            if (!suffix.is_back && !error_ && (suffix.is_back = takes_any(back_signs))) {
                goes_on = true;
                algorithm_.has_marks = algorithm_.has_marks || !is_letter;
            }
        }
        algorithm_.has_marks = algorithm_.has_marks || suffix.times;
        return suffix;
    }

    static Permutation with_suffix(const Permutation& effect, const Suffix& suffix) {
        const Permutation all = power(effect, suffix.times.value_or(1));
        return suffix.is_back ? algebra::inverse(all) : all;
    }

    Permutation read_move() {
        const std::size_t begin = at_;
        const char letter = next();
        const bool has_w = is_face_letter(letter) && text_.substr(at_ + 1, 1) == "w";
        const auto move = layers_of(letter, has_w);
        if (!move) {
            fail(at_, unknown());
            return nothing();
        }
        at_ += has_w ? 2 : 1;
        if (side_ == 2 && move->layers != all_layers && (move->layers & middle_layer) != 0) {
            fail(begin, tell("cube.turns.no-middle", quoted(text_.substr(begin, at_ - begin))));
            return nothing();
        }
        note(letter, begin);
        const std::string name(text_.substr(begin, at_ - begin));
        const Suffix suffix = take_suffix();
        if (suffix.times && (*suffix.times == 0 || *suffix.times > 3))
            fail(begin, tell("cube.turns.quarters", quoted(std::to_string(*suffix.times)), name));
        return with_suffix(layers_effect(*move), suffix);
    }

    // Notes the letters that show if small ones are two layers.
    void note(char letter, std::size_t begin) {
        ++algorithm_.moves;
        algorithm_.small += letter >= 'a' && letter < 'x' ? 1 : 0;
        if (is_small_face(letter)) {
            if (small_faces_.empty()) first_small_ = begin;
            if (small_faces_.find(letter) == std::string::npos) small_faces_ += letter;
            algorithm_.has_wide_letters = true;
        } else if (letter >= 'A' && letter <= 'Z') {
            has_capitals_ = true;
        }
    }

    // Reads the suffix of a bracket, which may stand apart. "x2" after it may be a rotation.
    Permutation closed(const Permutation& effect) {
        algorithm_.has_marks = true;
        const std::size_t begin = at_;
        while (next() == ' ') ++at_;
        const bool has_times = takes_any(times_signs);
        if (has_times) {
            while (next() == ' ') ++at_;
        } else if (next() == 'x') {
            std::size_t digit = at_ + 1;
            while (digit < text_.size() && text_[digit] == ' ') ++digit;
            if (digit < text_.size() && is_digit_of_move(text_[digit])) fail(at_, tell("cube.turns.times"));
        }
        const bool follows = has_times || is_digit_of_move(next()) || next() == '^';
        if (has_times && !is_digit_of_move(next())) fail(at_, tell("cube.turns.times"));
        if (!follows) at_ = begin;
        return with_suffix(effect, take_suffix());
    }

    // Reads the moves inside a bracket; at least one is needed.
    Permutation read_part() {
        const std::size_t before = algorithm_.moves;
        Permutation part = read_moves();
        if (algorithm_.moves == before) fail(at_, tell("cube.turns.empty"));
        return part;
    }

    void close(std::string_view bracket, std::size_t begin) {
        if (error_ || takes(bracket)) return;
        if (at_ < text_.size()) return fail(at_, unknown());
        fail(begin, tell("cube.turns.open", std::string(bracket)));
    }

    Permutation read_group() {
        const std::size_t begin = at_++;
        Permutation effect = read_part();
        close(")", begin);
        return effect;
    }

    Permutation read_pair() {
        const std::size_t begin = at_++;
        Permutation first = read_part();
        const bool is_commutator = next() == ',';
        if (!is_commutator && next() != ':') {
            fail(begin, tell("cube.turns.pair"));
            return first;
        }
        ++at_;
        const Permutation second = read_part();
        close("]", begin);
        Permutation effect = algebra::product(algebra::product(first, second), algebra::inverse(first));
        if (is_commutator) effect = algebra::product(effect, algebra::inverse(second));
        return effect;
    }

    Permutation read_bracket() {
        if (depth_ == most_nested) {
            fail(at_, tell("cube.turns.deep"));
            return nothing();
        }
        ++depth_;
        const Permutation effect = next() == '(' ? read_group() : read_pair();
        --depth_;
        return error_ ? effect : closed(effect);
    }

    Permutation read_moves() {
        Permutation effect = nothing();
        for (skip(); !error_ && at_ < text_.size(); skip()) {
            if (depth_ > 0 && std::string_view(",:)]").find(next()) != std::string_view::npos) break;
            const bool is_bracket = next() == '(' || next() == '[';
            effect = algebra::product(effect, is_bracket ? read_bracket() : read_move());
        }
        return effect;
    }

    static Permutation nothing() { return algebra::identity(sticker_count(3)); }

    std::string_view text_;
    std::size_t side_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::optional<Error> error_;
    Algorithm algorithm_;
    std::string small_faces_;  // each once
    std::size_t first_small_ = 0;
    bool has_capitals_ = false;
};

}  // namespace

Result<Algorithm> parse_algorithm(std::string_view text, std::size_t side, Algorithm* begun) {
    const std::string clean = cleaned(text);
    AlgorithmReader reader(clean, side);
    auto algorithm = reader.read();
    if (begun != nullptr) *begun = reader.begun();
    return algorithm;
}

Pieces pieces_of(const Algorithm& algorithm) {
    require(rotation_of(algorithm) == rotations().front(), "the moves rotate the whole cube");
    return assembly_of(solved_then(algorithm, 3))->pieces;
}

Stickers solved_then(const Algorithm& algorithm, std::size_t side) {
    Stickers after = solved_stickers(3);
    for (std::size_t i = 0; i < algorithm.effect.size(); ++i)
        after.colours[algorithm.effect[i]] = solved_stickers(3).colours[i];
    if (side == 3) return after;
    Stickers small = solved_stickers(2);
    for (std::size_t place = 0; place < cube_corners; ++place) {
        for (std::size_t i = 0; i < 3; ++i)
            small.colours[corner_facets(2)[place][i]] = after.colours[corner_facets(3)[place][i]];
    }
    return small;
}

FaceMap rotation_of(const Algorithm& algorithm) {
    FaceMap faces{};
    for (std::size_t face = 0; face < cube_faces; ++face) {
        const std::size_t to = algorithm.effect[place_positions(3, PieceKind::centre, face).front()];
        faces[face] = static_cast<std::uint8_t>(facet_at(3, to).face);
    }
    return faces;
}

std::string rotation_name(const FaceMap& rotation) {
    std::vector<std::string> names = {""};
    for (const char axis : rotation_letters) {
        for (const std::string_view suffix : {"", "2", "'"}) names.push_back(axis + std::string(suffix));
    }
    for (std::size_t i = 1; i < 10; ++i) {
        for (std::size_t j = 1; j < 10; ++j) names.push_back(names[i] + " " + names[j]);
    }
    const auto found = std::find_if(names.begin(), names.end(), [&](const std::string& name) {
        return rotation_of(*parse_algorithm(name, 3)) == rotation;
    });
    require(found != names.end(), "two quarter or half turns make each rotation");
    return *found;
}

}  // namespace switchbox::machine
