#include "types/lights/solve/matrix_text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "machine/text.hpp"

namespace switchbox::solve {
namespace {

constexpr int least_modulus = 2;
constexpr int largest_modulus = 9;
constexpr std::size_t longest_number = 18;  // digits

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_letter(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z'); }

std::string lowered(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return lower;
}

struct Entry {
    std::int64_t value = 0;
    std::size_t line = 1;
    std::size_t column = 1;
};

struct Row {
    std::vector<Entry> entries;
    std::optional<std::size_t> bar;  // number of entries before it
    std::size_t line = 1;
};

// Reads rows of a text, character by character.
class MatrixReader {
  public:
    explicit MatrixReader(std::string_view text) : text_(text) {}

    Result<MatrixText> run() {
        while (!rest().empty()) {
            if (auto problem = read_next()) return *problem;
        }
        end_row();
        return whole();
    }

  private:
    [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }

    [[nodiscard]] Error problem(MessageId<2> words) const { return Error{tell(words, line_, column_)}; }

    // Skips bytes of one line.
    void skip(std::size_t bytes) {
        const std::size_t end = at_ + bytes;
        while (at_ < end) {
            at_ += machine::first_character(rest()).size();
            ++column_;
        }
    }

    void end_row() {
        if (row_.entries.empty() && !row_.bar) return;
        rows_.push_back(std::exchange(row_, {}));
    }

    void end_line() {
        end_row();
        ++at_;
        ++line_;
        column_ = 1;
    }

    std::optional<Error> read_next() {
        const std::string_view character = machine::first_character(rest());
        const char first = character.front();
        if (first == '\n') {
            end_line();
            return std::nullopt;
        }
        if (is_digit(first) || first == '+' || machine::is_dash(character)) return read_number();
        if (first == '\\') return read_command();
        if (first == '|') return read_bar();
        if (is_letter(first)) return read_word();
        if (!read_sign(character))
            return Error{tell("solve.matrix.sign", line_, column_, machine::quoted_character(rest()))};
        return std::nullopt;
    }

    // Reads a mark around or between entries. Returns whether it is one.
    bool read_sign(std::string_view character) {
        constexpr std::string_view between = " \t\r,&[({$";
        constexpr std::string_view ends = ";])}";
        const char first = character.front();
        if (first == '#' || first == '%') {
            skip(std::min(rest().find('\n'), rest().size()));
            return true;
        }
        if (ends.find(first) != std::string_view::npos) {
            end_row();
        } else if (between.find(first) == std::string_view::npos && !machine::is_odd_space(character) &&
                   !machine::is_invisible(character)) {
            return false;
        }
        skip(character.size());
        return true;
    }

    std::optional<Error> read_number() {
        Entry entry{0, line_, column_};
        const std::string_view sign = machine::first_character(rest());
        const bool is_negative = machine::is_dash(sign);
        if (!is_digit(sign.front())) skip(sign.size());
        std::size_t digits = 0;
        while (digits < rest().size() && is_digit(rest()[digits])) ++digits;
        if (digits == 0) return problem("solve.matrix.no-digits");
        if (digits > longest_number) return problem("solve.matrix.too-long");
        if (digits < rest().size() && (rest()[digits] == '.' || rest()[digits] == '/'))
            return problem("solve.matrix.not-whole");
        entry.value = static_cast<std::int64_t>(*machine::parse_number(rest().substr(0, digits)));
        if (is_negative) entry.value = -entry.value;
        skip(digits);
        if (row_.entries.empty()) row_.line = entry.line;
        row_.entries.push_back(entry);
        return std::nullopt;
    }

    std::optional<Error> read_bar() {
        if (row_.bar) return problem("solve.matrix.second-bar");
        if (row_.entries.empty()) row_.line = line_;
        row_.bar = row_.entries.size();
        skip(1);
        return std::nullopt;
    }

    // Skips a group in braces, if there is one; returns its contents.
    std::string_view skip_group() {
        if (rest().empty() || rest().front() != '{') return {};
        const std::size_t end = rest().find_first_of("}\n");
        if (end == std::string_view::npos || rest()[end] == '\n') return {};
        const std::string_view group = rest().substr(1, end - 1);
        skip(end + 1);
        return group;
    }

    // Reads a LaTeX command.
    std::optional<Error> read_command() {
        constexpr std::array<std::string_view, 6> skipped{"left", "right", "hline", "quad", "qquad", "cr"};
        const std::size_t line = line_;
        const std::size_t column = column_;
        if (rest().size() > 1 && !is_letter(rest()[1])) {
            if (rest()[1] == '\\') end_row();
            const bool ends_here = rest()[1] == '\n';
            skip(ends_here ? 1 : 2);
            return std::nullopt;
        }
        skip(1);
        const std::string word = take_word();
        if (word == "begin") {
            const bool is_array = skip_group() == "array";
            if (is_array) note_columns(skip_group());
            return std::nullopt;
        }
        if (word == "end") {
            skip_group();
            end_row();
            return std::nullopt;
        }
        if (word == "cr") end_row();
        if (std::find(skipped.begin(), skipped.end(), word) != skipped.end()) return std::nullopt;
        return Error{tell("solve.matrix.word", line, column, machine::quoted("\\" + word))};
    }

    // Notes the bar of an array's column letters, "ccc|c".
    void note_columns(std::string_view letters) {
        const std::size_t bar = letters.rfind('|');
        if (bar == std::string_view::npos) return;
        const auto behind =
            std::count_if(letters.begin() + static_cast<std::ptrdiff_t>(bar), letters.end(), is_letter);
        if (behind == 1) array_bar_ = true;
    }

    std::string take_word() {
        std::size_t length = 0;
        while (length < rest().size() && is_letter(rest()[length])) ++length;
        const std::string_view word = rest().substr(0, length);
        skip(length);
        return lowered(word);
    }

    // Reads the modulus; no other words are known.
    std::optional<Error> read_word() {
        const Error unknown{tell(
            "solve.matrix.word", line_, column_,
            machine::quoted(rest().substr(0, std::min(rest().find_first_of(" \t\r\n"), rest().size()))))};
        const bool comes_first = rows_.empty() && row_.entries.empty() && !row_.bar && !modulus_;
        const std::string word = take_word();
        constexpr std::array<std::string_view, 6> known{"mod", "modulo", "modulus", "z", "gf", "f"};
        if (!comes_first || std::find(known.begin(), known.end(), word) == known.end()) return unknown;
        while (!rest().empty() &&
               std::string_view(" \t/_(={:").find(rest().front()) != std::string_view::npos)
            skip(1);
        const std::size_t column = column_;
        std::size_t digits = 0;
        while (digits < rest().size() && is_digit(rest()[digits])) ++digits;
        const auto number = machine::parse_number(rest().substr(0, digits));
        if (digits == 0) return unknown;
        if (!number || *number < least_modulus || *number > largest_modulus)
            return Error{tell("solve.matrix.modulus", line_, column, least_modulus, largest_modulus)};
        const bool is_field = word == "gf" || word == "f";
        if (is_field && !algebra::is_prime(static_cast<std::uint32_t>(*number)))
            return Error{tell("solve.matrix.field", line_, column, *number)};
        modulus_ = static_cast<int>(*number);
        skip(digits);
        if (word == "z" && !rest().empty() && (rest().front() == 'Z' || rest().front() == 'z')) skip(1);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Error> problem_with_rows() const {
        if (rows_.empty()) return Error{tell("solve.matrix.empty")};
        const Row& first = rows_.front();
        for (const Row& row : rows_) {
            if (row.entries.size() != first.entries.size())
                return Error{tell("solve.matrix.ragged", row.line, row.entries.size(), first.entries.size())};
            if (row.bar != first.bar) return Error{tell("solve.matrix.bars", row.line)};
            if (row.bar && *row.bar + 1 != row.entries.size())
                return Error{tell("solve.matrix.bar-place", row.line)};
        }
        const std::size_t behind = first.bar || array_bar_ ? 1 : 0;
        const std::size_t columns = first.entries.size();
        if (columns <= behind) return Error{tell("solve.matrix.no-unknowns", first.line)};
        if (rows_.size() > max_reduced || columns - behind > max_reduced)
            return Error{tell("solve.matrix.too-large", rows_.size(), columns - behind, max_reduced)};
        return std::nullopt;
    }

    [[nodiscard]] Result<MatrixText> whole() const {
        if (const auto found = problem_with_rows()) return *found;
        MatrixText read;
        read.has_right_side = rows_.front().bar.has_value() || array_bar_;
        const int modulus = modulus_.value_or(least_modulus);
        read.matrix = {rows_.size(), rows_.front().entries.size(), modulus, {}};
        for (const Row& row : rows_) {
            for (const Entry& entry : row.entries) {
                const auto rest = static_cast<std::uint8_t>((entry.value % modulus + modulus) % modulus);
                if (rest != entry.value) ++read.changed;
                read.matrix.entries.push_back(rest);
            }
        }
        return read;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_ = 1;
    std::size_t column_ = 1;
    std::optional<int> modulus_;
    bool array_bar_ = false;
    Row row_;
    std::vector<Row> rows_;
};

}  // namespace

Result<MatrixText> read_matrix(std::string_view text) {
    if (text.size() > max_matrix_text) return Error{tell("solve.matrix.long-text", max_matrix_text)};
    return MatrixReader(text).run();
}

std::string write_matrix(const MatrixText& matrix) {
    return "mod " + std::to_string(matrix.matrix.modulus) + "\n" +
           algebra::format_matrix(matrix.matrix, algebra::MatrixFormat::text, matrix.has_right_side ? 1 : 0);
}

}  // namespace switchbox::solve
