#include "machine/permutation_text.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

enum class Kind : std::uint8_t { number, open, close, comma };

struct Token {
    Kind kind = Kind::number;
    std::size_t at = 0;
    std::size_t point = 0;  // of a number, counted from 0
};
using Tokens = std::vector<Token>;

using Cycle = std::vector<std::size_t>;

// Text that is parsed, with the data that error messages need.
struct CycleText {
    std::string_view text;
    std::size_t size = 0;
    std::string_view name;

    template <class... Values>
    [[nodiscard]] Error error(MessageId<1 + sizeof...(Values)> id, Values&&... values) const {
        return Error{tell(id, name, std::forward<Values>(values)...)};
    }
    template <class... Values>
    [[nodiscard]] Error error_at(std::size_t at, MessageId<2 + sizeof...(Values)> id,
                                 Values&&... values) const {
        return error(id, at + 1, std::forward<Values>(values)...);
    }
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string spoken(std::size_t point) { return std::to_string(point + 1); }

// Cuts digits to the length that messages show.
std::string shortened(std::string_view digits) {
    constexpr std::size_t longest = 12;
    return std::string(digits.substr(0, longest)) + (digits.size() > longest ? "..." : "");
}

std::optional<Kind> mark(char c) {
    if (c == '(') return Kind::open;
    if (c == ')') return Kind::close;
    if (c == ',') return Kind::comma;
    return std::nullopt;
}

// Returns the point whose number is at `at`.
Result<std::size_t> read_point(const CycleText& source, std::size_t at, std::string_view digits) {
    const auto number = parse_number(digits);
    if (number && *number >= 1 && *number <= source.size) return static_cast<std::size_t>(*number - 1);
    return source.error_at(at, "machine.permutation.range", shortened(digits), source.size);
}

// Reads marks and numbers; every number must be a point and occur once.
Result<Tokens> read_tokens(const CycleText& source) {
    const std::string_view text = source.text;
    Tokens tokens;
    std::vector<bool> seen(source.size);
    for (std::size_t at = 0; at < text.size();) {
        if (is_space(text[at])) {
            ++at;
        } else if (const auto kind = mark(text[at])) {
            tokens.push_back({*kind, at, 0});
            ++at;
        } else if (is_digit(text[at])) {
            std::size_t end = at;
            while (end < text.size() && is_digit(text[end])) ++end;
            const auto point = read_point(source, at, text.substr(at, end - at));
            if (!point) return point.error();
            if (seen[*point]) return source.error_at(at, "machine.permutation.repeated", *point + 1);
            seen[*point] = true;
            tokens.push_back({Kind::number, at, *point});
            at = end;
        } else {
            return source.error_at(at, "machine.permutation.character", quoted_character(text.substr(at)));
        }
    }
    return tokens;
}

// Removes commas, which must be between two numbers or two cycles.
Result<Tokens> without_commas(const CycleText& source, const Tokens& tokens) {
    Tokens kept;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != Kind::comma) {
            kept.push_back(tokens[i]);
            continue;
        }
        const bool is_inside = i > 0 && i + 1 < tokens.size();
        const bool is_between_numbers =
            is_inside && tokens[i - 1].kind == Kind::number && tokens[i + 1].kind == Kind::number;
        const bool is_between_cycles =
            is_inside && tokens[i - 1].kind == Kind::close && tokens[i + 1].kind == Kind::open;
        if (is_between_numbers || is_between_cycles) continue;
        return source.error_at(tokens[i].at, "machine.permutation.comma");
    }
    return kept;
}

Result<Tokens> read(const CycleText& source) {
    const auto tokens = read_tokens(source);
    if (!tokens) return tokens.error();
    return without_commas(source, *tokens);
}

Result<std::vector<Cycle>> cycles_of(const CycleText& source, const Tokens& tokens) {
    std::vector<Cycle> cycles;
    bool opened = false;
    std::size_t opened_at = 0;  // position of the current cycle's bracket
    for (const Token& token : tokens) {
        switch (token.kind) {
            case Kind::open:
                if (opened) return source.error_at(token.at, "machine.permutation.nested");
                opened = true;
                opened_at = token.at;
                cycles.emplace_back();
                break;
            case Kind::close:
                if (!opened) return source.error_at(token.at, "machine.permutation.unopened");
                opened = false;
                break;
            default:
                if (!opened) {
                    return source.error_at(token.at, "machine.permutation.outside", token.point + 1);
                }
                cycles.back().push_back(token.point);
        }
    }
    if (opened) return source.error_at(opened_at, "machine.permutation.unclosed");
    return cycles;
}

Result<std::vector<Cycle>> read_cycles(const CycleText& source) {
    const auto tokens = read(source);
    if (!tokens) return tokens.error();
    return cycles_of(source, *tokens);
}

algebra::Permutation permutation_of(const std::vector<Cycle>& cycles, std::size_t size) {
    algebra::Permutation p = algebra::identity(size);
    for (const Cycle& cycle : cycles) {
        for (std::size_t i = 0; i < cycle.size(); ++i) {
            p[cycle[i]] = static_cast<std::uint8_t>(cycle[(i + 1) % cycle.size()]);
        }
    }
    return p;
}

std::string format_cycle(const Cycle& cycle) {
    std::string text = "(";
    for (const std::size_t point : cycle) text += (text.size() > 1 ? " " : "") + spoken(point);
    return text + ")";
}

// Cuts a cycle to the length that messages show.
std::string shortened(const Cycle& cycle) {
    constexpr std::ptrdiff_t longest = 8;
    if (cycle.size() <= longest) return format_cycle(cycle);
    std::string text = format_cycle({cycle.begin(), cycle.begin() + longest});
    text.pop_back();
    return text + " ...)";
}

std::optional<Error> problem_with_halves(const CycleText& source, const std::vector<Cycle>& cycles) {
    const std::size_t half = source.size / 2;
    for (std::size_t i = 0; i < cycles.size(); ++i) {
        const auto is_first = [half](std::size_t point) { return point < half; };
        const auto first = std::find_if(cycles[i].begin(), cycles[i].end(), is_first);
        const auto last = std::find_if_not(cycles[i].begin(), cycles[i].end(), is_first);
        if (first == cycles[i].end() || last == cycles[i].end()) continue;
        return source.error("machine.permutation.halves", i + 1, shortened(cycles[i]), *first + 1, *last + 1,
                            half);
    }
    return std::nullopt;
}

Result<algebra::Permutation> parse_one_line(const CycleText& source) {
    const auto tokens = read(source);
    if (!tokens) return tokens.error();
    if (tokens->empty()) return source.error("machine.permutation.empty");
    if (tokens->size() != source.size) {
        return source.error("machine.permutation.count", tokens->size(), source.size);
    }
    algebra::Permutation p;
    for (const Token& token : *tokens) p.push_back(static_cast<std::uint8_t>(token.point));
    return p;
}

}  // namespace

std::string format_cycles(const algebra::Permutation& p) {
    std::string text;
    for (const Cycle& cycle : algebra::cycles(p)) text += format_cycle(cycle);
    return text.empty() ? "()" : text;
}

std::string format_program_cycles(const algebra::Permutation& p) {
    std::string text = format_cycles(p);
    std::replace(text.begin(), text.end(), ' ', ',');
    return text;
}

std::string format_one_line(const algebra::Permutation& p) {
    std::string text;
    for (const std::uint8_t image : p) text += (text.empty() ? "" : " ") + spoken(image);
    return text;
}

Result<algebra::Permutation> parse_cycles(std::string_view text, std::size_t size, std::string_view name) {
    const auto cycles = read_cycles({text, size, name});
    if (!cycles) return cycles.error();
    return permutation_of(*cycles, size);
}

Result<algebra::Permutation> parse_half_cycles(std::string_view text, std::size_t half,
                                               std::string_view name) {
    const CycleText source{text, 2 * half, name};
    const auto cycles = read_cycles(source);
    if (!cycles) return cycles.error();
    if (const auto problem = problem_with_halves(source, *cycles)) return *problem;
    return permutation_of(*cycles, source.size);
}

Result<algebra::Permutation> parse_wiring(std::string_view text, std::size_t size, std::string_view name) {
    const bool has_bracket = text.find_first_of("()") != std::string_view::npos;
    return has_bracket ? parse_cycles(text, size, name) : parse_one_line({text, size, name});
}

}  // namespace switchbox::machine
