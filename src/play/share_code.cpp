#include "play/share_code.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "machine/notation.hpp"
#include "machine/packing.hpp"

namespace switchbox::play {
namespace {

using machine::Picture;
using machine::PressGrid;

constexpr std::string_view version = "1";
constexpr std::size_t check_length = 5;
constexpr std::uint64_t max_presses = 1'000'000'000'000;
constexpr std::string_view asks_prefix = "ask~";  // no machine is called so

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
constexpr std::array<std::string_view, field_count> problem_at{
    "play.share-code.version", "play.share-code.machine", "play.share-code.start", "play.share-code.target",
    "play.share-code.presses", "play.share-code.count",   "play.share-code.check"};

Error at(Field field, Message problem) { return Error{tell(problem_at.at(field), std::move(problem))}; }

// FNV-1a; letters and digits only, so that a chat program keeps the link's end.
std::string check_of(std::string_view text) {
    constexpr std::string_view letters = "0123456789abcdefghjkmnpqrstvwxyz";
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    hash ^= hash >> 32U;
    std::string check;
    for (std::size_t i = 0; i < check_length; ++i) check.push_back(letters[(hash >> (5 * i)) & 31U]);
    return check;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t hash = text.rfind('#');
    if (hash != std::string_view::npos) text.remove_prefix(hash + 1);
    constexpr std::string_view space = " \t\r\n";
    const std::size_t first = text.find_first_not_of(space);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(space) - first + 1);
}

Result<std::vector<std::string_view>> fields_of(std::string_view text) {
    const std::vector<std::string_view> fields = machine::split(text, '.');
    const std::string_view found = fields[version_field];
    const auto number = machine::parse_number(found);
    if (text.empty()) return Error{tell("play.share-code.empty")};
    if (!number) return at(version_field, tell("play.share-code.no-version", machine::quoted(found)));
    if (found != version) {
        return at(version_field, tell("play.share-code.other-version", found.substr(0, 20), version));
    }
    if (fields.size() != field_count) {
        return Error{tell("play.share-code.wrong-count", fields.size(), std::size_t{field_count})};
    }
    return fields;
}

template <class GridType>
Result<GridType> read_grid(const std::vector<std::string_view>& fields, Field field,
                           const machine::Sites& sites, int states, const machine::GridWords& words) {
    auto cells = machine::unpack(fields[field], sites.shape.size(), states);
    if (!cells) return at(field, cells.error().message);
    const auto problem = machine::problem_in_holes(*cells, sites, words.name);
    if (problem) return at(field, problem->message);
    return GridType{sites.shape, *cells};
}

// Ghaly's machine always begins dark, and usually goes for the only colour that all its cells can have.
std::optional<Picture> implied_start(const machine::MachineChoice& choice) {
    if (choice.ghaly() == nullptr) return std::nullopt;
    return machine::default_start(choice);
}

std::optional<Picture> implied_target(const machine::MachineChoice& choice) {
    if (choice.ghaly() == nullptr) return std::nullopt;
    return machine::default_target(choice);
}

// An empty field stands for the implied picture, where there is one; a start that is implied has no other.
Result<Picture> read_picture(const std::vector<std::string_view>& fields, Field field,
                             const machine::MachineKind& kind, const std::optional<Picture>& implied) {
    if (implied && fields[field].empty()) return *implied;
    if (implied && field == start_field) return at(field, tell("play.share-code.begins-dark"));
    return read_grid<Picture>(fields, field, machine::lamps_of(kind), machine::lamp_states_of(kind),
                              field == start_field ? machine::start_words : machine::target_words);
}

}  // namespace

std::string share_code(const Position& position) {
    const Puzzle& puzzle = position.puzzle;
    const machine::MachineKind& kind = puzzle.machine.kind;
    const int states = machine::lamp_states_of(kind);
    std::string code(version);
    code += "." + (puzzle.asks ? std::string(asks_prefix) : "") + machine::format_choice(puzzle.machine);
    code += "." + (implied_start(puzzle.machine) ? "" : machine::pack(puzzle.start.cells, states));
    code +=
        "." +
        (implied_target(puzzle.machine) == puzzle.target ? "" : machine::pack(puzzle.target.cells, states));
    code += "." + machine::pack(position.presses.cells, machine::press_states_of(kind));
    code += "." + std::to_string(std::min(position.press_count, max_presses));
    return code + "." + check_of(code);
}

Result<Position> parse_share_code(std::string_view text) {
    const std::string_view code = trimmed(text);
    const auto fields = fields_of(code);
    if (!fields) return fields.error();
    const std::string_view named = (*fields)[machine_field];
    const bool asks = named.starts_with(asks_prefix);
    const auto choice = machine::parse_choice(named.substr(asks ? asks_prefix.size() : 0));
    if (!choice) return at(machine_field, choice.error().message);
    const auto start = read_picture(*fields, start_field, choice->kind, implied_start(*choice));
    if (!start) return start.error();
    const auto target = read_picture(*fields, target_field, choice->kind, implied_target(*choice));
    if (!target) return target.error();
    const auto presses = read_grid<PressGrid>(*fields, presses_field, machine::buttons_of(choice->kind),
                                              machine::press_states_of(choice->kind), machine::presses_words);
    if (!presses) return presses.error();
    const auto count = machine::parse_number((*fields)[count_field]);
    if (!count || *count > max_presses) return at(count_field, tell("play.share-code.no-count"));
    if (*count < machine::weight(*presses)) {
        return at(count_field, tell("play.share-code.count-too-small"));
    }
    const std::string_view check = (*fields)[check_field];
    if (check != check_of(code.substr(0, code.size() - check.size() - 1))) {
        return at(check_field, tell("play.share-code.wrong-check"));
    }
    return Position{{*choice, *start, *target, asks}, *presses, *count, std::nullopt, std::nullopt};
}

}  // namespace switchbox::play
