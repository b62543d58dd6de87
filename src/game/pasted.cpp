#include "game/pasted.hpp"

#include <algorithm>
#include <vector>

#include "game/share_code.hpp"
#include "game/type_games.hpp"
#include "machine/machine_type.hpp"
#include "machine/notation.hpp"

namespace switchbox::game {
namespace {

constexpr std::size_t longest_word = 20000;
constexpr std::size_t longest_board = 40000;  // 64 x 64, with commas and spaces

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Returns whether the word begins with a version, a dot and a machine's name, as "2.merlin". Damaged codes
// begin so too.
bool begins_as_code(std::string_view word) {
    const std::size_t dot = word.find('.');
    if (dot == 0 || dot > 3 || dot + 1 >= word.size()) return false;
    const char next = word[dot + 1];
    return std::all_of(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(dot), is_digit) &&
           next >= 'a' && next <= 'z';
}

// Returns the last word that begins as a share code.
std::optional<std::string> code_in(std::string_view text) {
    std::optional<std::string> found;
    while (!(text = machine::trimmed(text)).empty()) {
        std::string_view word = text.substr(0, text.find_first_of(machine::blanks));
        text.remove_prefix(word.size());
        const std::size_t hash = word.rfind('#');
        if (hash != std::string_view::npos) word.remove_prefix(hash + 1);
        if (word.starts_with(embed_prefix)) word.remove_prefix(embed_prefix.size());
        if (word.size() <= longest_word && begins_as_code(word)) found = std::string(word);
    }
    return found;
}

std::optional<std::string> board_in(std::string_view text) {
    text = machine::trimmed(text);
    if (text.size() > longest_board) return std::nullopt;
    std::string rows;
    for (const char c : text) {
        if (c == '\n' && !rows.ends_with('/')) rows.push_back('/');
        if (machine::blanks.find(c) != std::string_view::npos) continue;
        if (!is_digit(c) && std::string_view(".-X,/").find(c) == std::string_view::npos) return std::nullopt;
        if (c == '/' && rows.ends_with('/')) continue;
        rows.push_back(c);
    }
    // A number or a date is not a board.
    const std::vector<std::string_view> pieces = machine::split(rows, '/');
    const auto is_as_long = [&](std::string_view row) { return row.size() == pieces[0].size(); };
    const bool has_commas = rows.find(',') != std::string::npos;
    if (pieces.size() < 2 || (!has_commas && !std::all_of(pieces.begin(), pieces.end(), is_as_long))) {
        return std::nullopt;
    }
    return rows;
}

}  // namespace

Pasted classify_pasted_text(std::string_view text) {
    if (const auto code = code_in(text)) return PastedCode{*code};
    if (const auto board = board_in(text)) return PastedBoard{*board};
    return {};
}

std::optional<Result<Brought>> read_brought_text(std::string_view text) {
    for (const machine::MachineType& type : machine::machine_types()) {
        if (type.games->read == nullptr) continue;
        if (auto brought = type.games->read(text)) return brought;
    }
    return std::nullopt;
}

}  // namespace switchbox::game
