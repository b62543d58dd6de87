#include "game/share_code.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "game/new_game.hpp"
#include "game/type_games.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"

namespace switchbox::game {
namespace {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;

constexpr std::uint64_t version = 2;  // version that is written
constexpr std::string_view as_it_is_now = "~~";
constexpr std::size_t check_length = 5;
constexpr std::uint64_t max_presses = 1'000'000'000'000;
constexpr std::string_view asks_prefix = "ask~";  // no machine's id begins with this or the next prefix
constexpr std::string_view seed_prefix = "seed~";
// Boards of more lamps are written as their seed, if it is known.
constexpr std::size_t max_written = 4096;

enum Field : std::size_t {
    version_field,
    machine_field,
    start_field,
    target_field,
    presses_field,
    count_field,
    check_field,
    field_count
};
constexpr std::size_t fewest_fields = 3;  // version, machine and check
constexpr std::array<MessageId<1>, field_count> problem_at{
    "play.share-code.version", "play.share-code.machine", "play.share-code.start", "play.share-code.target",
    "play.share-code.presses", "play.share-code.count",   "play.share-code.check"};

Error at(Field field, Message problem) { return Error{tell(problem_at.at(field), std::move(problem))}; }

// Returns the check: FNV-1a in letters and digits only, so that chat programs keep the end of the link.
std::string check_of(std::string_view text) {
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    hash ^= hash >> 32U;
    std::string check;
    for (std::size_t i = 0; i < check_length; ++i) check.push_back(letters[(hash >> (5 * i)) & 31U]);
    return check;
}

// Returns what is behind the mark of an embedded board and its options, if they are there.
std::string_view without_embed_mark(std::string_view text) {
    constexpr std::string_view with_options = "embed;";
    if (text.starts_with(embed_prefix)) return text.substr(embed_prefix.size());
    const std::size_t comma = text.find(',');
    const bool has_options = text.starts_with(with_options) && comma != std::string_view::npos;
    return has_options ? text.substr(comma + 1) : text;
}

std::string_view code_of_link(std::string_view text) {
    const std::size_t hash = text.rfind('#');
    if (hash != std::string_view::npos) text.remove_prefix(hash + 1);
    return without_embed_mark(machine::trimmed(text));
}

// Returns the value of a hexadecimal digit; nullopt for any other character.
std::optional<int> hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return std::nullopt;
}

bool is_letter_or_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Returns the code of a link that a chat program or a sentence has changed: "%7E" is '~', and a sign that no
// code has, such as ')' or '&', ends it. So do punctuation marks at the end.
std::string repaired(std::string_view code) {
    std::string text;
    for (std::size_t i = 0; i < code.size(); ++i) {
        char c = code[i];
        if (c == '%' && i + 2 < code.size()) {
            const auto high = hex_value(code[i + 1]);
            const auto low = hex_value(code[i + 2]);
            if (high && low) {
                c = static_cast<char>(16 * *high + *low);
                i += 2;
            }
        }
        if (!is_letter_or_digit(c) && std::string_view(".~-_").find(c) == std::string_view::npos) break;
        text.push_back(c);
    }
    while (!text.empty() && !is_letter_or_digit(text.back())) text.pop_back();
    return text;
}

// Contents of the second part.
struct Named {
    bool asks = false;
    std::optional<std::uint64_t> seed;
    std::string_view machine;
};

Result<Named> named_in(std::string_view text) {
    Named named;
    named.asks = text.starts_with(asks_prefix);
    if (named.asks) text.remove_prefix(asks_prefix.size());
    named.machine = text;
    if (!text.starts_with(seed_prefix)) return named;
    text.remove_prefix(seed_prefix.size());
    const std::size_t end = std::min(text.find('~'), text.size());
    named.seed = machine::parse_number(text.substr(0, end));
    if (!named.seed)
        return at(machine_field, tell("play.share-code.no-seed", machine::quoted(text.substr(0, end))));
    named.machine = text.substr(std::min(end + 1, text.size()));
    return named;
}

// Parts in the order of Field.
struct Parts {
    bool is_short = false;  // true if empty parts have their usual value and may be left out
    std::array<std::string_view, field_count> text;
    [[nodiscard]] std::string_view operator[](Field field) const { return text.at(field); }
};

Result<Parts> parts_of(std::string_view text) {
    const std::vector<std::string_view> found = machine::split(text, '.');
    const auto number = machine::parse_number(found[0]);
    if (text.empty()) return Error{tell("play.share-code.empty")};
    if (!number) return at(version_field, tell("play.share-code.no-version", machine::quoted(found[0])));
    if (*number == 0 || *number > version) {
        return at(version_field, tell("play.share-code.other-version", found[0].substr(0, 20), version));
    }
    Parts parts{*number > 1, {}};
    if (parts.is_short && (found.size() < fewest_fields || found.size() > field_count)) {
        return Error{
            tell("play.share-code.wrong-count-short", found.size(), fewest_fields, std::size_t{field_count})};
    }
    if (!parts.is_short && found.size() != field_count) {
        return Error{tell("play.share-code.wrong-count", found.size(), std::size_t{field_count})};
    }
    std::copy(found.begin(), found.end() - 1, parts.text.begin());
    parts.text.at(check_field) = found.back();
    return parts;
}

template <class GridType>
Result<GridType> read_grid(const Parts& parts, Field field, std::string_view text,
                           const machine::CellMask& sites, int states, const machine::GridWords& words) {
    auto cells = parts.is_short ? machine::unpack_folded(text, sites.shape.size(), states)
                                : machine::unpack(text, sites.shape.size(), states);
    if (!cells) return at(field, cells.error().message);
    const auto problem = machine::problem_in_holes(*cells, sites, words.name);
    if (problem) return at(field, problem->message);
    return GridType{sites.shape, *cells};
}

Result<Picture> read_picture(const Parts& parts, Field field, std::string_view text,
                             const MachineChoice& choice) {
    return read_grid<Picture>(parts, field, text, choice->lamp_sites(), choice->lamp_states(),
                              field == start_field ? machine::start_words : machine::target_words);
}

Result<Picture> read_target(const Parts& parts, const MachineChoice& choice) {
    if (choice->has_own_target() && !parts[target_field].empty())
        return at(target_field, tell("play.share-code.target-of-puzzle"));
    // Version 1 also omits the usual target if the machine has its own start.
    const bool may_be_left_out = parts.is_short || choice->has_own_start();
    if (may_be_left_out && parts[target_field].empty()) return choice->default_target();
    return read_picture(parts, target_field, parts[target_field], choice);
}

// Parses the start and checks each lamp's state, since lamps may have different numbers of states.
Result<Picture> read_checked_start(const Parts& parts, const MachineChoice& choice) {
    auto start = read_picture(parts, start_field, parts[start_field], choice);
    if (!start) return start.error();
    const auto machine = choice->make_machine(*start);
    if (const auto lamp = machine->first_invalid_lamp(*start)) {
        return at(start_field, tell("play.share-code.no-state", machine->lamp_place(*lamp),
                                    machine->states_of(*lamp) - 1, int{(*start)[*lamp]}));
    }
    return start;
}

Result<Picture> read_start(const Parts& parts, const MachineChoice& choice,
                           const Result<PressGrid>& presses) {
    std::string_view text = parts[start_field];
    const bool may_be_left_out = parts.is_short || !choice->adds_presses();
    if (text.empty() && may_be_left_out) return choice->default_start();
    if (choice->has_own_start()) return at(start_field, tell("play.share-code.begins-dark"));
    if (!choice->adds_presses()) return read_checked_start(parts, choice);
    if (!parts.is_short || !text.starts_with(as_it_is_now)) {
        return read_picture(parts, start_field, text, choice);
    }
    text.remove_prefix(as_it_is_now.size());
    const auto now = text.empty() ? Result<Picture>(choice->default_target())
                                  : read_picture(parts, start_field, text, choice);
    if (!now) return now.error();
    if (!presses) return presses.error();
    return choice->start_for(*now, *presses);
}

// Returns the start drawn from a seed. Starts are drawn only if any press adds to any picture.
Result<Picture> drawn_start(const Parts& parts, const MachineChoice& choice, std::uint64_t seed) {
    const bool may_be_drawn = choice->adds_presses() && !choice->restricts_presses();
    if (!may_be_drawn) return at(machine_field, tell("play.share-code.never-drawn"));
    if (!parts[start_field].empty()) return at(start_field, tell("play.share-code.two-starts"));
    return random_start(choice, choice->default_target(), seed);
}

Result<PressGrid> read_presses(const Parts& parts, const MachineChoice& choice) {
    const machine::CellMask sites = choice->state_sites();
    if (parts.is_short && parts[presses_field].empty()) return PressGrid::filled(sites.shape, 0);
    auto state = read_grid<PressGrid>(parts, presses_field, parts[presses_field], sites,
                                      choice->state_values(), machine::presses_words);
    const auto problem = state ? choice->problem_with_state(*state) : std::nullopt;
    if (problem) return at(presses_field, problem->message);
    return state;
}

Result<std::uint64_t> read_count(const Parts& parts, std::size_t least) {
    if (parts.is_short && parts[count_field].empty()) return std::uint64_t{least};
    const auto count = machine::parse_number(parts[count_field]);
    if (!count || *count > max_presses) return at(count_field, tell("play.share-code.no-count"));
    if (*count < least) {
        return at(count_field, tell("play.share-code.count-too-small"));
    }
    return *count;
}

std::optional<std::uint64_t> seed_to_write(const Puzzle& puzzle) {
    return puzzle.start.size() > max_written ? puzzle.seed : std::nullopt;
}

// Returns the shorter text of the start. Near the solution the present picture is almost the target, so it
// packs better than the start.
std::string written_start(const Position& position) {
    const Puzzle& puzzle = position.puzzle;
    const int states = puzzle.machine->lamp_states();
    if (seed_to_write(puzzle)) return {};
    if (puzzle.start == puzzle.machine->default_start()) return {};
    std::string plain = machine::pack_folded(puzzle.start.cells, states);
    const bool follows = puzzle.machine->adds_presses();
    if (!follows || machine::is_blank(position.presses.cells)) return plain;
    const Picture shown = puzzle.machine->make_machine(puzzle.start)->picture(position.presses);
    std::string now(as_it_is_now);
    if (shown != puzzle.machine->default_target()) now += machine::pack_folded(shown.cells, states);
    return now.size() < plain.size() ? now : plain;
}

std::string written_presses(const Position& position) {
    if (machine::is_blank(position.presses.cells)) return {};
    return machine::pack_folded(position.presses.cells, position.puzzle.machine->state_values());
}

std::string written_target(const Puzzle& puzzle) {
    if (puzzle.target == puzzle.machine->default_target()) return {};
    return machine::pack_folded(puzzle.target.cells, puzzle.machine->lamp_states());
}

}  // namespace

std::string share_code(const Position& position) {
    const Puzzle& puzzle = position.puzzle;
    const std::uint64_t count = std::min(position.press_count, max_presses);
    std::string code = std::to_string(version);
    code += "." + (puzzle.asks ? std::string(asks_prefix) : "");
    if (const auto seed = seed_to_write(puzzle))
        code += std::string(seed_prefix) + std::to_string(*seed) + "~";
    code += puzzle.machine->text();
    code += "." + written_start(position) + "." + written_target(puzzle) + "." + written_presses(position);
    const std::size_t least = puzzle.machine->least_presses(position.presses);
    code += "." + (count == least ? "" : std::to_string(count));
    while (code.back() == '.') code.pop_back();
    return code + "." + check_of(code);
}

std::optional<std::string> link_code(const Position& position) {
    std::string code = share_code(position);
    if (code.size() > max_linked) code = share_code(opening(position.puzzle));
    if (code.size() > max_linked) return std::nullopt;
    return code;
}

namespace {

Result<Position> parse_code(std::string_view code, bool is_played) {
    const auto parts = parts_of(code);
    if (!parts) return parts.error();
    const auto named = named_in((*parts)[machine_field]);
    if (!named) return named.error();
    const auto choice = machine::parse_choice(named->machine, is_played);
    if (!choice) return at(machine_field, choice.error().message);
    const auto presses = read_presses(*parts, *choice);
    const auto start =
        named->seed ? drawn_start(*parts, *choice, *named->seed) : read_start(*parts, *choice, presses);
    if (!start) return start.error();
    const auto target = read_target(*parts, *choice);
    if (!target) return target.error();
    if (!presses) return presses.error();
    const auto count = read_count(*parts, (*choice)->least_presses(*presses));
    if (!count) return count.error();
    const std::string_view check = (*parts)[check_field];
    if (check != check_of(code.substr(0, code.size() - check.size() - 1))) {
        return at(check_field, tell("play.share-code.wrong-check"));
    }
    return Position{
        {*choice, *start, *target, named->asks, named->seed}, *presses, *count, std::nullopt, std::nullopt};
}

}  // namespace

Result<Position> parse_share_code(std::string_view text, bool is_played) {
    const std::string_view code = code_of_link(text);
    auto position = parse_code(code, is_played);
    if (position) return position;
    const std::string other = repaired(code);
    if (other == code) return position;
    auto repaired_position = parse_code(other, is_played);
    return repaired_position ? repaired_position : position;
}

namespace {

constexpr std::size_t longest_word = 20000;

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

}  // namespace

std::optional<std::string> code_in(std::string_view text) {
    std::optional<std::string> found;
    while (!(text = machine::trimmed(text)).empty()) {
        std::string_view word = text.substr(0, text.find_first_of(machine::blanks));
        text.remove_prefix(word.size());
        const std::size_t hash = word.rfind('#');
        if (hash != std::string_view::npos) word.remove_prefix(hash + 1);
        word = without_embed_mark(word);
        if (word.size() <= longest_word && begins_as_code(word)) found = std::string(word);
    }
    return found;
}

std::optional<Result<ImportedGame>> import_text(std::string_view text, const machine::MachineChoice& shown) {
    for (const machine::MachineType& type : machine::machine_types()) {
        if (type.games->read == nullptr) continue;
        if (auto imported = type.games->read(text, shown)) return imported;
    }
    return std::nullopt;
}

}  // namespace switchbox::game
