#include "types/cube/model/turns.hpp"

#include <algorithm>
#include <optional>

#include "machine/text.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/facets.hpp"

namespace switchbox::machine {
namespace {

// Keyboards and word processors write different ones; the first is written here. In UTF-8: ' ’ ‘ ′ ´ `
constexpr std::array<std::string_view, 6> apostrophes = {
    "'", "\xE2\x80\x99", "\xE2\x80\x98", "\xE2\x80\xB2", "\xC2\xB4", "`"};

bool takes(std::string_view& text, std::string_view beginning) {
    if (text.substr(0, beginning.size()) != beginning) return false;
    text.remove_prefix(beginning.size());
    return true;
}

bool takes_apostrophe(std::string_view& text) {
    return std::any_of(apostrophes.begin(), apostrophes.end(),
                       [&text](std::string_view apostrophe) { return takes(text, apostrophe); });
}

// Reads the suffix of a face's letter. "R2'" is half a turn too: books write it for a half turn the other
// way.
std::uint8_t take_quarters(std::string_view& text) {
    const bool is_half = takes(text, "2");
    const bool is_back = takes_apostrophe(text);
    if (is_half) return 2;
    return is_back ? 3 : 1;
}

std::optional<CubeFace> face_named(char letter) {
    const std::size_t face = face_letters.find(letter);
    if (face == std::string_view::npos) return std::nullopt;
    return static_cast<CubeFace>(face);
}

std::string letter_of(CubeFace face) { return {face_letters[static_cast<std::size_t>(face)]}; }

bool is_decimal_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::size_t length_of(Turn turn, Metric metric) {
    if (metric == Metric::face) return 1;
    if (metric == Metric::clockwise) return turn.quarters;
    return turn.quarters == 2 ? 2 : 1;
}

std::size_t length_of(const Turns& turns, Metric metric) {
    std::size_t length = 0;
    for (const Turn turn : turns) length += length_of(turn, metric);
    return length;
}

Turns steps_of(Metric metric) {
    Turns steps;
    for (std::size_t i = 0; i < turn_count; ++i) {
        if (length_of(turn_at(i), metric) == 1) steps.push_back(turn_at(i));
    }
    return steps;
}

std::string format_turn(Turn turn) {
    constexpr std::array<std::string_view, 3> endings = {"", "2", "'"};
    return letter_of(turn.face).append(endings[turn.quarters - 1U]);
}

std::string format_turns(const Turns& turns) {
    std::string text;
    for (const Turn turn : turns) text += (text.empty() ? "" : " ") + format_turn(turn);
    return text;
}

Result<Turns> parse_turns(std::string_view text) {
    Turns turns;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t number = turns.size() + 1;
        const std::optional<CubeFace> face = face_named(text.front());
        if (!face) return Error{tell("cube.turns.not-a-face", number, quoted_character(text))};
        text.remove_prefix(1);
        const std::uint8_t quarters = take_quarters(text);
        if (!text.empty() && is_decimal_digit(text.front())) {
            return Error{tell("cube.turns.quarters", number, quoted(text.front()), letter_of(*face))};
        }
        turns.push_back({*face, quarters});
    }
    return turns;
}

Turns inverse(const Turns& turns) {
    Turns back(turns.rbegin(), turns.rend());
    for (Turn& turn : back) turn.quarters = static_cast<std::uint8_t>(4 - turn.quarters);
    return back;
}

namespace {

algebra::PermutationGroup made_group(std::size_t side) {
    std::vector<algebra::Permutation> turns;
    for (const Turn turn : turns_with_buttons({side, Metric::clockwise}))
        turns.push_back(turn_permutation(side, turn));
    return algebra::PermutationGroup(turns);
}

}  // namespace

const algebra::PermutationGroup& turn_group(std::size_t side) {
    static const algebra::PermutationGroup small = made_group(2);
    if (side == 2) return small;
    static const algebra::PermutationGroup large = made_group(3);
    return large;
}

}  // namespace switchbox::machine
