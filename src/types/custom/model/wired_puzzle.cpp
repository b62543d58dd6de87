#include "types/custom/model/wired_puzzle.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "machine/text.hpp"

namespace switchbox::machine {

WiredLayout single_row(std::size_t lamps) {
    WiredLayout layout(1);
    layout.front().reserve(lamps);
    for (std::size_t lamp = 0; lamp < lamps; ++lamp) layout.front().emplace_back(lamp);
    return layout;
}

bool has_counters(const WiredPuzzle& puzzle) {
    return std::any_of(puzzle.lamps.begin(), puzzle.lamps.end(),
                       [](const WiredLamp& lamp) { return lamp.is_counter(); });
}

int period_of(const WiredPuzzle& puzzle, const WiredButton& button) {
    int period = 1;
    for (const auto [lamp, by] : button.effects) {
        const int states = puzzle.lamps[lamp].states;
        period = std::lcm(period, states / std::gcd(states, by));
    }
    return period;
}

int common_period(const WiredPuzzle& puzzle) {
    int period = 1;
    for (const WiredLamp& lamp : puzzle.lamps) period = std::lcm(period, lamp.states);
    return period;
}

std::vector<TargetRow> rows_wanted(const WiredPuzzle& puzzle) {
    if (!puzzle.wants_alike()) return puzzle.targets;
    int states = max_states;
    for (const WiredLamp& lamp : puzzle.lamps) {
        if (!lamp.is_counter()) states = std::min(states, lamp.states);
    }
    std::vector<TargetRow> rows;
    rows.reserve(static_cast<std::size_t>(states));
    for (int state = 0; state < states; ++state) rows.emplace_back(puzzle.lamps.size(), state);
    return rows;
}

LampsOfButtons lamps_named_alike(const WiredPuzzle& puzzle) {
    std::map<std::string_view, std::size_t> lamps;
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) lamps[puzzle.lamps[i].name] = i;
    LampsOfButtons alike;
    alike.reserve(puzzle.buttons.size());
    for (const WiredButton& button : puzzle.buttons) {
        const auto lamp = lamps.find(button.name);
        alike.push_back(lamp == lamps.end() ? std::nullopt : std::optional(lamp->second));
    }
    return alike;
}

LampsOfButtons gates_of(const WiredPuzzle& puzzle) {
    return puzzle.press == PressRule::any ? LampsOfButtons(puzzle.buttons.size()) : lamps_named_alike(puzzle);
}

std::vector<std::uint8_t> states_after(const WiredPuzzle& puzzle, const std::vector<std::uint64_t>& presses) {
    std::vector<std::uint64_t> sums;
    sums.reserve(puzzle.lamps.size());
    for (const WiredLamp& lamp : puzzle.lamps) sums.push_back(static_cast<std::uint64_t>(lamp.start));
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        const WiredButton& button = puzzle.buttons[i];
        const std::uint64_t times = presses[i] + button.pressed;
        for (const auto [lamp, by] : button.effects) {
            const auto states = static_cast<std::uint64_t>(puzzle.lamps[lamp].states);
            sums[lamp] = (sums[lamp] + times % states * static_cast<std::uint64_t>(by)) % states;
        }
    }
    return {sums.begin(), sums.end()};
}

std::vector<std::uint8_t> states_now(const WiredPuzzle& puzzle) {
    return states_after(puzzle, std::vector<std::uint64_t>(puzzle.buttons.size()));
}

namespace {

constexpr std::string_view signs_of_notation = " \t\r\n\f\v#:=/,;";
constexpr std::array<std::pair<std::string_view, char>, 13> wide_signs{{{"，", ','},
                                                                        {"、", ','},
                                                                        {"،", ','},
                                                                        {"；", ';'},
                                                                        {"؛", ';'},
                                                                        {"：", ':'},
                                                                        {"＝", '='},
                                                                        {"。", '.'},
                                                                        {"．", '.'},
                                                                        {"＃", '#'},
                                                                        {"／", '/'},
                                                                        {"＋", '+'},
                                                                        {"＊", '*'}}};
// Signs that people put between names. None of them is a name.
constexpr std::array<std::string_view, 9> separating{"-", "+", "*", "&", "|", "->", "=>", "!", "?"};
constexpr std::array<std::string_view, 11> opening_quotes{"\"", "'", "`", "“", "”", "„",
                                                          "‘",  "’", "‚", "«", "»"};
constexpr std::string_view opening_brackets = "([{";
constexpr std::string_view closing_brackets = ")]}";

// Returns a bracket that is not closed, or that closes none; empty if there is none.
std::string_view lone_bracket(std::string_view name) {
    std::string open;
    std::size_t last = 0;
    for (std::size_t i = 0; i < name.size(); ++i) {
        const std::size_t closing = closing_brackets.find(name[i]);
        if (opening_brackets.find(name[i]) != std::string_view::npos) {
            open.push_back(name[i]);
            last = i;
        } else if (closing != std::string_view::npos) {
            if (open.empty() || open.back() != opening_brackets[closing]) return name.substr(i, 1);
            open.pop_back();
        }
    }
    return open.empty() ? std::string_view() : name.substr(last, 1);
}

// Ranges of code points, from the first to the last one.
constexpr std::array<std::pair<char32_t, char32_t>, 16> sign_codes{{{0xA1, 0xA8},
                                                                    {0xAB, 0xAD},
                                                                    {0xAF, 0xB1},
                                                                    {0xB4, 0xB4},
                                                                    {0xB6, 0xB8},
                                                                    {0xBB, 0xBB},
                                                                    {0xBF, 0xBF},
                                                                    {0xD7, 0xD7},
                                                                    {0xF7, 0xF7},
                                                                    {0x2010, 0x205E},
                                                                    {0x2190, 0x21FF},
                                                                    {0x2794, 0x27BE},
                                                                    {0x27F0, 0x27FF},
                                                                    {0x2900, 0x297F},
                                                                    {0x3001, 0x3003},
                                                                    {0x30FB, 0x30FB}}};

bool is_sign_character(std::string_view character) {
    if (is_dash(character) || is_joiner(character)) return true;
    if (character.size() == 1) {
        const char byte = character.front();
        const bool is_letter = ('a' <= byte && byte <= 'z') || ('A' <= byte && byte <= 'Z');
        return static_cast<unsigned char>(byte) < 0x80 && !is_letter && !('0' <= byte && byte <= '9');
    }
    const char32_t code = code_point(character);
    return std::any_of(sign_codes.begin(), sign_codes.end(),
                       [code](const auto& range) { return range.first <= code && code <= range.second; });
}

}  // namespace

std::optional<char> plain_sign(std::string_view character) {
    const auto found = std::find_if(wide_signs.begin(), wide_signs.end(),
                                    [&](const auto& one) { return one.first == character; });
    if (found == wide_signs.end()) return std::nullopt;
    return found->second;
}

std::string_view sign_in(std::string_view name) {
    const std::size_t sign = name.find_first_of(signs_of_notation);
    if (sign != std::string_view::npos) return name.substr(sign, 1);
    for (const std::string_view character : characters_of(name)) {
        if (plain_sign(character)) return character;
    }
    if (std::find(separating.begin(), separating.end(), name) != separating.end()) return name;
    for (const std::string_view quote : opening_quotes) {
        if (name.starts_with(quote)) return quote;
    }
    const std::size_t last = name.find_last_not_of(".!?");
    if (last != std::string_view::npos && last + 1 < name.size()) return name.substr(name.size() - 1);
    return lone_bracket(name);
}

bool is_sign(std::string_view name) {
    const std::vector<std::string_view> characters = characters_of(name);
    return !characters.empty() && std::all_of(characters.begin(), characters.end(), is_sign_character);
}

bool is_word(std::string_view name) {
    return !name.empty() && name != "." && sign_in(name).empty() && cleaned(name) == name;
}

std::optional<SteppedName> stepped_name(std::string_view word) {
    const std::size_t digits = word.find_last_not_of("0123456789") + 1;  // 0 if there is nothing else
    if (digits == 0 || digits == word.size()) return std::nullopt;
    std::size_t sign = digits - 1;
    while (sign > 0 && (static_cast<unsigned char>(word[sign]) & 0xC0U) == 0x80) --sign;
    const std::string_view character = word.substr(sign, digits - sign);
    if (sign == 0 || (character != "+" && !is_dash(character))) return std::nullopt;
    return SteppedName{word.substr(0, sign), word.substr(sign)};
}

bool ends_in_steps(std::string_view name) { return stepped_name(name).has_value(); }

namespace {

constexpr std::size_t longest_label = 3;  // characters

// Frequent names, as messages.
constexpr std::array<std::pair<std::string_view, MessageId<>>, 6> translated{
    {{"up", "puzzle.face.up"_id},
     {"right", "puzzle.face.right"_id},
     {"down", "puzzle.face.down"_id},
     {"left", "puzzle.face.left"_id},
     {"off", "puzzle.face.off"_id},
     {"on", "puzzle.face.on"_id}}};

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> arrows{
    {{"up", "\xE2\x86\x91"}, {"right", "\xE2\x86\x92"}, {"down", "\xE2\x86\x93"}, {"left", "\xE2\x86\x90"}}};

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

std::string beginning_of(const std::string& name) {
    std::size_t characters = 0;
    std::size_t end = 0;
    for (; end < name.size(); ++end) {
        if (!continues_character(name[end]) && ++characters > longest_label) break;
    }
    return name.substr(0, end);
}

const std::string* name_of(const WiredPuzzle& puzzle, int state) {
    const auto index = static_cast<std::size_t>(state);
    return index < puzzle.state_names.size() ? &puzzle.state_names[index] : nullptr;
}

}  // namespace

std::string state_label_of(const WiredPuzzle& puzzle, int state) {
    const std::string* name = name_of(puzzle, state);
    if (name == nullptr) return std::to_string(state);
    for (const auto& [word, arrow] : arrows) {
        if (*name == word) return std::string(arrow);
    }
    return beginning_of(*name);
}

Message named_state(const WiredPuzzle& puzzle, int state, int states) {
    const std::string* name = name_of(puzzle, state);
    if (name == nullptr) return state_name(state, states);
    for (const auto& [word, message] : translated) {
        if (*name == word) return tell(message);
    }
    return verbatim(*name);
}

}  // namespace switchbox::machine
