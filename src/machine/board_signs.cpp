#include "machine/board_signs.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::machine {
namespace {

// Signs that people use for lit and for dark lamps, and for lamps that may be in any state.
constexpr std::string_view lit_signs =
    "xX#*1oO@+YT●■█⬤★⭐✅✔✓☑☒☀▲⬢♥❤◆"
    "🟨🟩🟦🟥🟧🟪🟫🟡🔴🔵🟢🟠🟣🟤"
    "💡🌕🌝🌞🔆💛💚💙💜🧡💖";
constexpr std::string_view dark_signs =
    ".-_~0·○□░⬛⚫☆❌✖✗✘☐NF•🌑🌚◾◼🖤△⬡♡◇";
constexpr std::array<std::string_view, 3> any_signs{"?", "\u2753", "\u2754"};

bool is_among(std::string_view signs, std::string_view sign) {
    const auto all = characters_of(signs);
    return std::find(all.begin(), all.end(), sign) != all.end();
}
template <std::size_t Count>
bool is_among(const std::array<std::string_view, Count>& signs, std::string_view sign) {
    return std::find(signs.begin(), signs.end(), sign) != signs.end();
}

constexpr std::size_t most_signs = 32;
constexpr std::uint64_t largest_state = 255;

bool is_lone_dash(const std::string& sign) {
    return first_character(sign).size() == sign.size() && is_dash(sign);
}

// Returns the meaning that the text gives to a sign; nullptr if it gives none.
const LegendEntry* legend_of(const BoardText& board, const std::string& sign) {
    const auto found = std::find_if(board.legend.begin(), board.legend.end(),
                                    [&](const LegendEntry& entry) { return entry.sign == sign; });
    return found == board.legend.end() ? nullptr : &*found;
}

// Returns the meaning that the text gives to a sign, or else its usual one; StateWord::none if it has none.
StateWord meaning_of(const std::string& sign, const BoardText& board) {
    if (const LegendEntry* entry = legend_of(board, sign))
        return entry->is_any ? StateWord::any : entry->state > 0 ? StateWord::lit : StateWord::dark;
    if (is_among(lit_signs, sign)) return StateWord::lit;
    if (sign == blank_cell || is_among(dark_signs, sign) || is_lone_dash(sign)) return StateWord::dark;
    // The names of emoji: ":black_large_square:".
    if (sign.size() > 2 && sign.front() == ':')
        return sign.find("black") != std::string::npos ? StateWord::dark : StateWord::none;
    return state_word(sign);
}

// Returns the first cell with a sign.
const BoardCell& first_with(const BoardText& board, const std::string& sign) {
    return *std::find_if(board.cells.begin(), board.cells.end(),
                         [&](const BoardCell& cell) { return cell.sign == sign; });
}

// Signs of a board that are not digits, in the order of their first places, and the digits 0 and 1 if they
// meet such signs.
std::vector<std::string> signs_of(const BoardText& board) {
    std::vector<std::string> signs;
    for (const BoardCell& cell : board.cells) {
        if (std::find(signs.begin(), signs.end(), cell.sign) == signs.end()) signs.push_back(cell.sign);
        if (signs.size() > most_signs) break;
    }
    return signs;
}

struct Meaning {
    std::string sign;
    std::uint8_t state = 0;
    bool is_any = false;
};

// Returns the error that a board's signs have no plain meaning.
Error unclear(const BoardText& board, const std::string& sign) {
    return at_cell(first_with(board, sign), tell("machine.board.unclear", quoted(sign)));
}

// Returns whether a sign of a target is the one of lamps that do not matter. Among digits an x is no lit
// lamp.
bool means_any(const std::string& sign, const std::vector<std::string>& signs, const BoardText& board) {
    if (is_among(any_signs, sign) || meaning_of(sign, board) == StateWord::any) return true;
    const bool has_digits = std::any_of(signs.begin(), signs.end(), is_digits);
    const bool has_both = std::any_of(signs.begin(), signs.end(), [&](const std::string& other) {
        return other != "*" && meaning_of(other, board) == StateWord::lit;
    });
    return sign == "*" ? has_digits || has_both : has_digits && small_letters(sign) == "x";
}

// Returns the state of each sign if the player said which is lit.
Result<std::vector<Meaning>> meanings_with(const BoardText& board, const std::string& lit) {
    const std::vector<std::string> signs = signs_of(board);
    if (std::find(signs.begin(), signs.end(), lit) == signs.end())
        return Error{tell("machine.board.no-such-sign", quoted(lit))};
    std::vector<Meaning> meanings;
    for (const std::string& sign : signs) {
        if (sign != lit && is_digits(sign) && sign != "0") return unclear(board, sign);
        meanings.push_back({sign, static_cast<std::uint8_t>(sign == lit ? 1 : 0)});
    }
    return meanings;
}

// Makes a sign that the text does not explain the opposite of the one that it explains.
void oppose(std::vector<Meaning>& meanings, const BoardText& board) {
    for (Meaning& meaning : meanings) {
        if (meaning.is_any || legend_of(board, meaning.sign) != nullptr) continue;
        for (const Meaning& other : meanings) {
            const LegendEntry* legend = legend_of(board, other.sign);
            if (legend != nullptr && !legend->is_number && !other.is_any && other.state == meaning.state)
                meaning.state = other.state == 0 ? 1 : 0;
        }
    }
}

// Returns the state of a sign: its number, that of the legend, or its usual one. nullopt if it has none.
Result<std::optional<std::uint8_t>> state_of(const std::string& sign, const BoardText& board) {
    using State = std::optional<std::uint8_t>;
    const StateWord meaning = meaning_of(sign, board);
    if (meaning == StateWord::any) return unclear(board, sign);
    const LegendEntry* legend = legend_of(board, sign);
    if (legend == nullptr) {
        const auto number = parse_number(sign);
        if (number && *number > largest_state) return unclear(board, sign);
        if (number) return State(static_cast<std::uint8_t>(*number));
    }
    if (meaning != StateWord::lit && meaning != StateWord::dark) return State();
    if (legend != nullptr) return State(legend->state);
    return State(static_cast<std::uint8_t>(meaning == StateWord::lit ? 1 : 0));
}

// Returns the first number that a legend gives another state, "0 = lit".
const Meaning* odd_number(const std::vector<Meaning>& meanings, const BoardText& board) {
    const auto found = std::find_if(meanings.begin(), meanings.end(), [&](const Meaning& meaning) {
        const LegendEntry* legend = legend_of(board, meaning.sign);
        return is_digits(meaning.sign) && legend != nullptr && meaning.sign != std::to_string(legend->state);
    });
    return found == meanings.end() ? nullptr : &*found;
}

// Returns the state of each sign.
Result<std::vector<Meaning>> meanings_of(const BoardText& board, const BoardRules& rules) {
    if (rules.lit) return meanings_with(board, *rules.lit);
    const std::vector<std::string> signs = signs_of(board);
    std::vector<Meaning> meanings;
    bool has_lit = false;
    bool has_dark = false;
    std::optional<std::string> unknown;
    std::size_t known = 0;
    for (const std::string& sign : signs) {
        if (rules.has_any && means_any(sign, signs, board)) {
            meanings.push_back({sign, 0, true});
            continue;
        }
        ++known;
        const auto state = state_of(sign, board);
        if (!state) return state.error();
        if (!*state && unknown) return unclear(board, sign);
        if (!*state) {
            unknown = sign;
            continue;
        }
        meanings.push_back({sign, **state});
        (**state == 0 ? has_dark : has_lit) = true;
    }
    if (known == 2) oppose(meanings, board);
    // A board with "0 = lit" has no third sign.
    const Meaning* odd = odd_number(meanings, board);
    if (odd != nullptr && known > 2) return unclear(board, odd->sign);
    if (unknown && (known > 2 || has_lit == has_dark)) return unclear(board, *unknown);
    if (unknown) meanings.push_back({*unknown, static_cast<std::uint8_t>(has_lit ? 0 : 1)});
    return meanings;
}

// Returns two different signs of one meaning, such as x and o, which are as often lit and dark; nullopt if
// there are none. Capitals and small letters are one sign.
std::optional<std::pair<std::string, std::string>> rivals(const std::vector<Meaning>& meanings) {
    const auto is_zero_and_o = [](const Meaning& a, const Meaning& b) {
        return a.sign == "0" && small_letters(b.sign) == "o";
    };
    for (const Meaning& a : meanings) {
        for (const Meaning& b : meanings) {
            const bool is_one_lit_digit =
                is_digits(a.sign) && a.state > 0 && !is_digits(b.sign) && b.state == 1;
            const bool are_signs =
                !is_digits(a.sign) && !is_digits(b.sign) && !is_lone_dash(a.sign) && !is_lone_dash(b.sign);
            const bool are_alike =
                (is_one_lit_digit && !b.is_any) || (are_signs && a.state == b.state && a.is_any == b.is_any &&
                                                    small_letters(a.sign) < small_letters(b.sign));
            if (are_alike || is_zero_and_o(a, b)) return std::pair{a.sign, b.sign};
        }
    }
    return std::nullopt;
}

// Returns an error if the only dashes of a board of digits are in front of rows: they may be minus signs or
// bullets.
std::optional<Error> problem_with_dashes(const BoardText& board) {
    std::optional<std::string> dash;
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        const std::string& sign = board.cells[i].sign;
        const bool is_in_front = i % static_cast<std::size_t>(board.shape.columns) == 0;
        if (is_lone_dash(sign) && is_in_front) {
            dash = sign;
        } else if (!is_digits(sign) || sign == "0") {
            return std::nullopt;
        }
    }
    return dash ? std::optional(unclear(board, *dash)) : std::nullopt;
}

}  // namespace

Result<ReadBoard> read_board(std::string_view text, const BoardRules& rules) {
    const auto board = find_board(text, rules.most);
    if (!board) return board.error();
    if (const auto problem = problem_with_dashes(*board)) return *problem;
    const auto meanings = meanings_of(*board, rules);
    if (!meanings) return meanings.error();
    if (const auto two = rules.lit ? std::nullopt : rivals(*meanings)) {
        const BoardCell& one = first_with(*board, two->first);
        const BoardCell& other = first_with(*board, two->second);
        return at_cell(&one < &other ? other : one,
                       tell("machine.board.two-alike", quoted(two->first), quoted(two->second)));
    }
    const auto is_gap = [&](const Meaning& meaning) {
        return is_lone_dash(meaning.sign) &&
               std::any_of(meanings->begin(), meanings->end(), [](const Meaning& other) {
                   return other.state == 0 && !other.is_any && !is_lone_dash(other.sign);
               });
    };
    ReadBoard read;
    read.shape = board->shape;
    for (const BoardCell& cell : board->cells) {
        const auto found = std::find_if(meanings->begin(), meanings->end(),
                                        [&](const Meaning& meaning) { return meaning.sign == cell.sign; });
        read.cells.push_back(found->state);
        read.is_gap.push_back(is_gap(*found));
        read.is_any.push_back(found->is_any);
    }
    for (const Meaning& meaning : *meanings) {
        if (meaning.is_any) read.reading.any = meaning.sign;
        if (meaning.is_any || is_gap(meaning)) continue;
        const LegendEntry* legend = legend_of(*board, meaning.sign);
        const bool is_itself = is_digits(meaning.sign) && meaning.sign == std::to_string(meaning.state);
        if ((is_itself && !rules.lit) || (legend != nullptr && legend->is_number)) continue;
        (meaning.state == 0 ? read.reading.dark : read.reading.lit) = meaning.sign;
        read.reading.is_by_signs = true;
    }
    return read;
}

std::optional<std::array<std::string, 2>> undecided_signs(std::string_view text, int most) {
    if (read_board(text, {.most = most})) return std::nullopt;
    const auto board = find_board(text, most);
    if (!board || board->shape.rows == 1) return std::nullopt;
    const std::vector<std::string> signs = signs_of(*board);
    if (signs.size() != 2 || std::any_of(signs.begin(), signs.end(), is_digits)) return std::nullopt;
    return std::array{signs[0], signs[1]};
}

Message ReadBoard::words() const {
    const auto word = [](const std::string& sign) {
        return sign == blank_cell ? tell("machine.board.blank") : verbatim(sign);
    };
    const Message lit = word(reading.lit);
    const Message dark = word(reading.dark);
    Message words = tell("machine.board-size", shape.rows, shape.columns);
    if (!reading.any.empty()) words = tell("machine.board.read.any", reading.any, words);
    if (!reading.is_by_signs) return words;
    if (reading.dark.empty()) return tell("machine.board.read.lit", lit, words);
    if (reading.lit.empty()) return tell("machine.board.read.dark", dark, words);
    return tell("machine.board.read.both", lit, dark, words);
}

bool ReadBoard::can_be_swapped() const {
    return reading.is_by_signs &&
           std::all_of(cells.begin(), cells.end(), [](std::uint8_t state) { return state <= 1; });
}

ReadBoard ReadBoard::swapped() const {
    ReadBoard other = *this;
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        if (!is_gap[cell] && !is_any[cell]) other.cells[cell] = cells[cell] == 0 ? 1 : 0;
    std::swap(other.reading.lit, other.reading.dark);
    return other;
}

}  // namespace switchbox::machine
