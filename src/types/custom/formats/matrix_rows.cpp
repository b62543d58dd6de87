#include "types/custom/formats/matrix_rows.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <span>
#include <string>
#include <utility>

#include "machine/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

// Parts of a text with a matrix: the matrix or the vector b, or what a word or the line "-" introduces.
enum class MatrixPartKind : std::uint8_t { matrix, start, target, states };

constexpr std::string_view line_blanks = " \t\r\f\v";
constexpr std::string_view matrix_digits = "0123456789";
constexpr std::string_view brackets = "[({";
constexpr std::string_view closing_of_brackets = "])}";
constexpr std::string_view ellipsis = "...";
// Tokens that show whether a text is a matrix. The reader finds faults behind them.
constexpr std::size_t decisive_tokens = 20'000;
// Functions that make a matrix, behind the name of a module such as "np.".
constexpr std::array<std::string_view, 4> makers{"array", "matrix", "tensor", "mat"};
constexpr std::array<std::string_view, 2> truths{"false", "true"};
constexpr std::array<std::string_view, 3> rings{"gf", "zz", "qq"};
// Words that begin a line about a matrix, "start 1 0 1", and their meanings.
struct Keyword {
    std::string_view word;
    MatrixPartKind meaning;
};
constexpr std::array<Keyword, 6> keywords_of_matrix{{{"start", MatrixPartKind::start},
                                                     {"target", MatrixPartKind::target},
                                                     {"goal", MatrixPartKind::target},
                                                     {"states", MatrixPartKind::states},
                                                     {"mod", MatrixPartKind::states},
                                                     {"modulo", MatrixPartKind::states}}};

enum class TokenKind : std::uint8_t { number, word, sign, line_end, bar, heading, keyword, other };

struct MatrixToken {
    TokenKind kind = TokenKind::other;
    std::string_view text;
    TextPosition where;
};

bool is_name_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z') || c == '_'; }
bool is_decimal(char c) { return matrix_digits.find(c) != std::string_view::npos; }

// Returns the size of the number at the beginning of a text, 0 if there is none: "1", "-1", "1.", "1.0e+00".
std::size_t size_of_number(std::string_view text) {
    const auto digits_from = [text](std::size_t at) {
        return std::min(text.find_first_not_of(matrix_digits, at), text.size());
    };
    const std::string_view first = machine::first_character(text);
    const std::size_t sign = first == "+" || machine::is_dash(first) ? first.size() : 0;
    std::size_t end = digits_from(sign);
    if (end == sign) return 0;
    if (text.substr(end, 1) == "." && text.substr(end, 2) != "..") end = digits_from(end + 1);
    if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        const std::size_t power = end + (text.find_first_of("+-", end + 1) == end + 1 ? 2 : 1);
        if (digits_from(power) > power) end = digits_from(power);
    }
    return end;
}

MatrixToken token_at(std::string_view text) {
    if (const std::size_t size = size_of_number(text)) return {TokenKind::number, text.substr(0, size), {}};
    if (text.starts_with(ellipsis)) return {TokenKind::word, text.substr(0, ellipsis.size()), {}};
    if (std::string_view("[](){},;|=").find(text.front()) != std::string_view::npos)
        return {TokenKind::sign, text.substr(0, 1), {}};
    if (!is_name_letter(text.front())) return {TokenKind::other, machine::first_character(text), {}};
    const auto is_in_word = [](char c) { return is_name_letter(c) || is_decimal(c) || c == '.'; };
    const auto end = std::find_if_not(text.begin(), text.end(), is_in_word);
    return {TokenKind::word, text.substr(0, static_cast<std::size_t>(end - text.begin())), {}};
}

// Returns what a line such as "columns", "columns are buttons" or "A x = b" says about the buttons.
MatrixText::Buttons heading_of(std::string_view line) {
    std::string word;
    constexpr std::size_t longest_heading = 64;
    for (const char c : lower_case(line.substr(0, longest_heading))) {
        if (std::string_view(" \t\r\f\v*:.").find(c) == std::string_view::npos) word += c;
    }
    if (line.size() > longest_heading) return MatrixText::Buttons::unsaid;
    constexpr std::array<std::string_view, 5> columns{"columns", "ax=b", "columnsarebuttons",
                                                      "columnsbuttons", "rowsarelamps"};
    constexpr std::array<std::string_view, 4> rows{"rows", "rowsarebuttons", "rowsbuttons",
                                                   "columnsarelamps"};
    if (std::find(columns.begin(), columns.end(), word) != columns.end()) return MatrixText::Buttons::columns;
    const bool are_rows = std::find(rows.begin(), rows.end(), word) != rows.end();
    return are_rows ? MatrixText::Buttons::rows : MatrixText::Buttons::unsaid;
}

MatrixPartKind kind_of(std::string_view word) {
    const std::string lower = lower_case(word);
    const auto found = std::find_if(keywords_of_matrix.begin(), keywords_of_matrix.end(),
                                    [&](const Keyword& keyword) { return keyword.word == lower; });
    return found == keywords_of_matrix.end() ? MatrixPartKind::matrix : found->meaning;
}

// Returns the keyword that begins a line. nullopt if there is none.
std::optional<MatrixToken> keyword_of(const TextLine& line) {
    const std::size_t begin = std::min(line.text.find_first_not_of(line_blanks), line.text.size());
    const auto first = line.text.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = std::find_if_not(first, line.text.end(), is_name_letter);
    const std::string_view word = line.text.substr(begin, static_cast<std::size_t>(last - first));
    if (kind_of(word) == MatrixPartKind::matrix) return std::nullopt;
    return MatrixToken{TokenKind::keyword, word, line.place_of(begin)};
}

// Returns the place behind a keyword of a line and its colon or sign of equality.
std::size_t behind_keyword(const TextLine& line, const MatrixToken& keyword) {
    const auto end = static_cast<std::size_t>(keyword.text.data() - line.text.data()) + keyword.text.size();
    const std::size_t next = line.text.find_first_not_of(line_blanks, end);
    const bool has_sign = next != std::string_view::npos &&
                          std::string_view(":=").find(line.text[next]) != std::string_view::npos;
    return has_sign ? next + 1 : end;
}

bool is_sign(const MatrixToken& token, char sign) {
    return token.kind == TokenKind::sign && token.text.front() == sign;
}
bool is_opening(const MatrixToken& token) {
    return token.kind == TokenKind::sign && brackets.find(token.text) != std::string_view::npos;
}
bool is_word_of(const MatrixToken& token, std::span<const std::string_view> words) {
    return token.kind == TokenKind::word &&
           machine::place_of(lower_case(token.text.substr(token.text.rfind('.') + 1)), words).has_value();
}

// Cursor over the tokens of a text, which it reads as they are needed. Each line that is not empty ends in
// TokenKind::line_end. At the end there are only line ends.
class MatrixTokens {
  public:
    explicit MatrixTokens(std::vector<TextLine> lines) : lines_(std::move(lines)) {}

    [[nodiscard]] bool is_at_end() {
        fill(1);
        return ahead_.empty();
    }
    [[nodiscard]] const MatrixToken& peek(std::size_t ahead = 0) {
        static const MatrixToken end{TokenKind::line_end, {}, {}};
        fill(ahead + 1);
        return ahead < ahead_.size() ? ahead_[ahead] : end;
    }
    MatrixToken next() {
        const MatrixToken token = peek();
        skip(1);
        return token;
    }
    // Skips what programs write around a matrix: the call of a function, a ring, the type of the entries.
    // Returns how many tokens that are, and sets `opens` to whether a bracket opened that ')' will close.
    std::size_t skip_call(bool& opens) {
        const std::size_t begin = skipped_;
        opens = is_word_of(peek(), makers) && is_sign(peek(1), '(');
        if (opens) skip(2);
        if (is_word_of(peek(), rings)) {
            const bool has_size = is_sign(peek(1), '(') && peek(2).text == "2" && is_sign(peek(3), ')');
            const std::size_t size = has_size ? 4 : 1;
            if (is_sign(peek(size), ',') && (has_size || lower_case(peek().text) != rings.front()))
                skip(size + 1);
        }
        if (peek().kind == TokenKind::word && peek().text == "dtype" && is_sign(peek(1), '=') &&
            peek(2).kind == TokenKind::word)
            skip(3);
        return skipped_ - begin;
    }
    // Returns the name in "NAME =", which a matrix or the end of the line follows, and skips it. Empty if
    // there is none.
    std::string_view skip_name() {
        const bool is_name =
            peek().kind == TokenKind::word && peek().text != ellipsis && is_sign(peek(1), '=') &&
            (is_opening(peek(2)) || peek(2).kind == TokenKind::line_end || is_word_of(peek(2), makers));
        if (!is_name) return {};
        const std::string_view name = peek().text;
        skip(2);
        return name;
    }

  private:
    void skip(std::size_t count) {
        fill(count);
        skipped_ += count;
        for (std::size_t i = 0; i < count && !ahead_.empty(); ++i) ahead_.pop_front();
    }
    void fill(std::size_t count) {
        while (ahead_.size() < count && line_ < lines_.size()) {
            is_in_line_ ? read_token() : begin_line();
        }
    }
    void begin_line() {
        const TextLine& line = lines_[line_];
        const std::size_t begin = std::min(line.text.find_first_not_of(line_blanks), line.text.size());
        is_in_line_ = true;
        at_ = line.text.size();
        if (is_bar(line)) return ahead_.push_back({TokenKind::bar, line.text, line.place_of(0)});
        if (heading_of(line.text) != MatrixText::Buttons::unsaid)
            return ahead_.push_back({TokenKind::heading, line.text, line.place_of(begin)});
        at_ = 0;
        if (const auto keyword = keyword_of(line)) {
            at_ = behind_keyword(line, *keyword);
            ahead_.push_back(*keyword);
        }
    }
    void read_token() {
        const TextLine& line = lines_[line_];
        at_ = std::min(line.text.find_first_not_of(line_blanks, at_), line.text.size());
        MatrixToken token{TokenKind::line_end, {}, {}};
        if (at_ < line.text.size()) {
            token = token_at(line.text.substr(at_));
        } else {
            is_in_line_ = false;
            ++line_;
        }
        token.where = line.place_of(at_);
        at_ += token.text.size();
        ahead_.push_back(token);
    }

    std::vector<TextLine> lines_;
    std::size_t line_ = 0;
    std::size_t at_ = 0;  // in the line
    bool is_in_line_ = false;
    std::deque<MatrixToken> ahead_;
    std::size_t skipped_ = 0;
};

// Matrix or vector, and how it was written.
struct MatrixPart {
    MatrixPartKind kind = MatrixPartKind::matrix;
    std::string_view name;
    std::vector<MatrixRow> rows;
    bool has_brackets = false;
    bool is_single_row = false;  // "[1 1 0]", one of several rows in Sage
    bool is_after_bar = false;
    bool is_closed = false;  // a line that a keyword begins, and that has ended
    TextPosition where;
};

class MatrixTextReader {
  public:
    explicit MatrixTextReader(std::vector<TextLine> lines) : tokens_(std::move(lines)) {}

    Result<MatrixText> read() {
        while (!tokens_.is_at_end()) {
            if (auto problem = read_next()) return *problem;
        }
        if (!open_.empty()) return error_at(open_.back().where, tell("puzzle.open-bracket"));
        return matrix();
    }

  private:
    struct Open {
        char closing = ')';
        bool is_call = false;
        TextPosition where;
    };

    Problem read_next() {
        const std::string_view name = open_.empty() ? tokens_.skip_name() : std::string_view();
        if (!name.empty()) {
            (is_part_awaited() ? parts_.back() : begin_part(tokens_.peek().where)).name = name;
            return std::nullopt;
        }
        const TextPosition call = tokens_.peek().where;
        bool opens = false;
        if (tokens_.skip_call(opens) > 0) {
            if (opens) open_.push_back({')', true, call});
            return std::nullopt;
        }
        const MatrixToken token = tokens_.next();
        if (auto problem = problem_with_size()) return problem;
        switch (token.kind) {
            case TokenKind::number:
                return number(token);
            case TokenKind::heading:
                text_.buttons = heading_of(token.text);
                return std::nullopt;
            case TokenKind::bar:
            case TokenKind::keyword: {
                if (depth_ > 0) return error_at(token.where, tell("puzzle.open-bracket"));
                MatrixPart& part = begin_part(token.where);
                part.is_after_bar = token.kind == TokenKind::bar;
                part.kind = part.is_after_bar ? MatrixPartKind::start : kind_of(token.text);
                return std::nullopt;
            }
            case TokenKind::line_end:
                return line_end(token);
            case TokenKind::sign:
                return sign(token);
            default:
                return word(token);
        }
    }

    MatrixPart& begin_part(const TextPosition& where) {
        end_row();
        parts_.push_back({});
        parts_.back().where = where;
        return parts_.back();
    }

    // Returns whether a name or a line "-" awaits its matrix.
    [[nodiscard]] bool is_part_awaited() const {
        return !parts_.empty() && parts_.back().rows.empty() && !parts_.back().has_brackets && !row_;
    }

    void end_row() {
        if (!row_) return;
        parts_.back().rows.push_back(*std::move(row_));
        row_.reset();
    }

    // Returns an error at the first row or entry too many as soon as there are more than a puzzle may have,
    // which spares the rest of a long text. A row may have one entry more, behind a bar.
    [[nodiscard]] Problem problem_with_size() const {
        static_assert(machine::max_wired_lamps == machine::max_wired_buttons);
        constexpr std::size_t most = machine::max_wired_lamps;
        const bool are_columns_buttons = text_.buttons == MatrixText::Buttons::columns;
        if (row_ && row_->entries.size() > most + 1)
            return too_many(row_->entries[most].where, are_columns_buttons);
        if (parts_.size() > most + 1) return too_many(parts_[most].where, !are_columns_buttons);
        if (parts_.empty() || parts_.back().rows.size() <= most + 1) return std::nullopt;
        return too_many(parts_.back().rows[most].where, !are_columns_buttons);
    }

    static Problem too_many(const TextPosition& where, bool are_buttons) {
        return error_at(where, are_buttons ? tell("puzzle.too-many-buttons", machine::max_wired_buttons)
                                           : tell("puzzle.too-many-lamps", machine::max_wired_lamps));
    }

    MatrixRow& row(const TextPosition& where) {
        if (!row_) {
            row_.emplace();
            row_->where = where;
            entries_before_group_ = 0;
        }
        return *row_;
    }

    static Problem unclear(const MatrixToken& token) {
        return error_at(token.where, tell("puzzle.no-matrix-here", machine::quoted(token.text)));
    }

    Problem number(const MatrixToken& token) {
        const bool is_bare = depth_ == 0;
        if (is_bare && (parts_.empty() || parts_.back().has_brackets || parts_.back().is_closed))
            begin_part(token.where);
        if (depth_ == 1 && is_nested_) return unclear(token);
        is_after_comma_ = false;
        const bool are_digits = machine::is_digits(token.text);
        if (are_digits && token.text.size() > 1 && !is_bare)
            return error_at(token.where, tell("puzzle.digits-apart", machine::quoted(token.text)));
        if (!are_digits) {
            const auto value = number_of(token.text);
            if (!value) return error_at(token.where, problem_with_number(token.text));
            row(token.where).entries.push_back({*value, token.where});
            return std::nullopt;
        }
        TextPosition where = token.where;
        for (const char digit : token.text) {
            row(token.where).entries.push_back({digit - '0', where});
            ++where.column;
        }
        return std::nullopt;
    }

    // Reads true and false, or "..." at the end of a line, which MATLAB continues.
    Problem word(const MatrixToken& token) {
        if (is_word_of(token, truths)) {
            if (depth_ == 0 || (depth_ == 1 && is_nested_)) return unclear(token);
            is_after_comma_ = false;
            row(token.where).entries.push_back({lower_case(token.text) == truths[1] ? 1 : 0, token.where});
            return std::nullopt;
        }
        const bool is_continued = token.text == ellipsis && depth_ == 1 && !is_nested_ &&
                                  tokens_.peek().kind == TokenKind::line_end;
        if (!is_continued)
            return token.text == ellipsis ? error_at(token.where, tell("puzzle.left-out")) : unclear(token);
        tokens_.next();
        return std::nullopt;
    }

    Problem line_end(const MatrixToken& token) {
        if (depth_ > 1 || (depth_ == 1 && is_nested_)) return std::nullopt;
        // In brackets a row that ends in a comma may go on in the next line.
        if (depth_ == 1 && is_after_comma_) return error_at(token.where, tell("puzzle.no-number"));
        if (auto problem = problem_with_group()) return problem;
        is_after_comma_ = false;
        end_row();
        // A start may be a column, below its word.
        if (!parts_.empty() && parts_.back().kind != MatrixPartKind::matrix && !parts_.back().is_after_bar)
            parts_.back().is_closed = !parts_.back().rows.empty() &&
                                      parts_.back().rows.back().where.line == parts_.back().where.line;
        return std::nullopt;
    }

    Problem sign(const MatrixToken& token) {
        const char c = token.text.front();
        if (brackets.find(c) != std::string_view::npos) return open(token);
        if (closing_of_brackets.find(c) != std::string_view::npos) return close(token);
        if (c == '|') {
            if (!row_ || row_->bar) return unclear(token);
            row_->bar = row_->entries.size();
            return std::nullopt;
        }
        if (c == ';' && ends_row()) {
            end_row();
            return std::nullopt;
        }
        if (c == '=' || (c == ';' && depth_ > 0)) return unclear(token);
        // A comma between rows of a list needs no row.
        const bool is_behind_list =
            (depth_ == 1 && is_nested_) || (depth_ == 0 && !parts_.empty() && parts_.back().has_brackets);
        if (is_after_comma_ || (!row_ && !is_behind_list))
            return error_at(token.where, tell("puzzle.no-number"));
        if (auto problem = problem_with_group()) return problem;
        if (c == ';') entries_before_group_ = row_->entries.size();
        is_after_comma_ = true;
        return std::nullopt;
    }

    // Returns an error for "1; 1 0", where a semicolon both ends a row and is between two entries.
    [[nodiscard]] Problem problem_with_group() const {
        if (!row_ || entries_before_group_ == 0 || entries_in_group() < 2) return std::nullopt;
        return error_at(row_->entries.back().where, tell("puzzle.no-matrix-here", machine::quoted(";")));
    }

    // Returns the entries of a bare row behind its last semicolon.
    [[nodiscard]] std::size_t entries_in_group() const {
        return row_->entries.size() - entries_before_group_;
    }

    // Returns whether a semicolon ends a row: in brackets, and in a bare line such as "1 1 0; 0 1 1", but not
    // in "1;1;0".
    bool ends_row() {
        if (depth_ > 0) return depth_ == 1 && !is_nested_;
        if (!row_ || (entries_before_group_ == 0 && entries_in_group() > 1)) return true;
        return tokens_.peek().kind == TokenKind::line_end;
    }

    Problem open(const MatrixToken& token) {
        if (depth_ == 2 || (depth_ == 1 && !is_nested_ && (row_ || !parts_.back().rows.empty())))
            return unclear(token);
        if (depth_ == 0) {
            if (row_) return unclear(token);
            if (!is_part_awaited()) begin_part(token.where);
            parts_.back().has_brackets = true;
            is_nested_ = false;
        } else {
            is_nested_ = true;
        }
        is_after_comma_ = false;
        open_.push_back({closing_of_brackets[brackets.find(token.text)], false, token.where});
        ++depth_;
        return std::nullopt;
    }

    Problem close(const MatrixToken& token) {
        if (open_.empty() || open_.back().closing != token.text.front()) return unclear(token);
        const bool is_call = open_.back().is_call;
        open_.pop_back();
        is_after_comma_ = false;
        if (is_call) return std::nullopt;
        if (depth_ == 2 && !row_) return error_at(token.where, tell("puzzle.empty-row"));
        end_row();
        --depth_;
        parts_.back().is_single_row = !is_nested_ && parts_.back().rows.size() == 1;
        if (parts_.back().rows.empty()) return error_at(token.where, tell("puzzle.empty-row"));
        return std::nullopt;
    }

    // Joins rows that are each in brackets, as Sage prints them.
    void join_rows() {
        std::vector<MatrixPart> joined;
        for (MatrixPart& value : parts_) {
            const auto is_plain = [](const MatrixPart& part) {
                return part.is_single_row && part.kind == MatrixPartKind::matrix;
            };
            const bool is_row =
                is_plain(value) && value.name.empty() && !joined.empty() && is_plain(joined.back());
            if (is_row)
                joined.back().rows.push_back(std::move(value.rows.front()));
            else
                joined.push_back(std::move(value));
        }
        parts_ = std::move(joined);
    }

    Result<MatrixText> matrix() {
        end_row();
        join_rows();
        for (MatrixPart& part : parts_) {
            if (part.is_after_bar && (&part == parts_.data() || part.rows.size() != 1))
                return error_at(part.where, tell("puzzle.start-is-last"));
            if (auto problem = take(part)) return *problem;
        }
        if (text_.rows.empty()) return error_at(TextPosition{}, tell("puzzle.no-number"));
        return std::move(text_);
    }

    Problem take(MatrixPart& part) {
        const std::string name = lower_case(part.name);
        if (name == "b") text_.buttons = MatrixText::Buttons::columns;
        const bool is_body = part.kind == MatrixPartKind::matrix && text_.rows.empty();
        if (is_body) {
            text_.rows = std::move(part.rows);
            text_.has_brackets = part.has_brackets;
            return std::nullopt;
        }
        if (part.kind == MatrixPartKind::states) {
            const bool is_number = part.rows.size() == 1 && part.rows.front().entries.size() == 1;
            if (!is_number) return error_at(part.where, tell("puzzle.states-wanted", text_.rows.size()));
            text_.states = part.rows.front().entries.front();
            return std::nullopt;
        }
        const bool is_target = part.kind == MatrixPartKind::target;
        if (part.kind == MatrixPartKind::matrix && text_.buttons != MatrixText::Buttons::columns)
            return error_at(part.where, tell("puzzle.second-matrix"));
        auto vector = vector_of(part);
        if (!vector) return error_at(part.where, tell("puzzle.second-matrix"));
        if (is_target) {
            text_.targets.push_back(*std::move(vector));
        } else {
            if (text_.start) return error_at(part.where, tell("puzzle.said-twice"));
            text_.start = std::move(vector);
        }
        return std::nullopt;
    }

    // Returns the entries of a row, or of a column.
    static std::optional<MatrixRow> vector_of(MatrixPart& part) {
        const bool is_column = std::all_of(part.rows.begin(), part.rows.end(), [](const MatrixRow& row) {
            return row.entries.size() == 1 && !row.bar;
        });
        if (part.rows.empty() || (part.rows.size() > 1 && !is_column)) return std::nullopt;
        MatrixRow vector = std::move(part.rows.front());
        for (std::size_t i = 1; i < part.rows.size(); ++i)
            vector.entries.push_back(part.rows[i].entries.front());
        return vector;
    }

    MatrixTokens tokens_;
    MatrixText text_;
    std::vector<MatrixPart> parts_;
    std::optional<MatrixRow> row_;
    std::vector<Open> open_;
    std::size_t depth_ = 0;  // of brackets that hold entries
    bool is_nested_ = false;
    std::size_t entries_before_group_ = 0;  // before the last semicolon between entries
    bool is_after_comma_ = false;
};

}  // namespace

bool is_matrix(std::string_view text) {
    MatrixTokens tokens(lines_of(text));
    bool has_number = false;  // outside lines that a keyword begins
    bool has_brackets = false;
    bool is_line_empty = true;  // without a number
    bool is_keyword_line = false;
    for (std::size_t read = 0; read < decisive_tokens && !tokens.is_at_end(); ++read) {
        bool opens = false;
        const bool is_named = !tokens.skip_name().empty();
        if (is_named) is_line_empty = false;
        if (is_named || tokens.skip_call(opens) > 0) continue;
        const MatrixToken token = tokens.next();
        has_brackets = has_brackets || is_opening(token);
        const bool is_number = token.kind == TokenKind::number || is_word_of(token, truths);
        is_keyword_line =
            token.kind == TokenKind::keyword || (is_keyword_line && token.kind != TokenKind::line_end);
        has_number = has_number || (is_number && !is_keyword_line);
        const bool is_known =
            is_number || token.text == ellipsis || token.kind == TokenKind::line_end ||
            token.kind == TokenKind::keyword || (token.kind == TokenKind::sign && token.text != "=") ||
            (token.kind == TokenKind::heading && !has_number) || (token.kind == TokenKind::bar && has_number);
        if (!is_known) return false;
        if (token.kind == TokenKind::line_end && is_line_empty && !has_brackets) return false;
        is_line_empty = token.kind == TokenKind::line_end ||
                        (is_line_empty && (token.kind == TokenKind::sign || token.text == ellipsis));
    }
    return has_number;
}

Result<MatrixText> matrix_in(std::string_view text) { return MatrixTextReader(lines_of(text)).read(); }

}  // namespace switchbox::puzzle
