#include "machine/board_lines.hpp"

#include <array>

#include "machine/text.hpp"

namespace switchbox::machine::board_lines {

bool is_letter(const Sign& sign) {
    if (sign.text.size() == 1) {
        const char c = sign.text[0];
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    if (character_size(sign.text) != sign.text.size()) return false;  // a name such as ":red_circle:"
    const char32_t code = code_point(sign.text);
    return code >= 0xC0 && code < 0x2000 && code != 0xD7 && code != 0xF7;
}

std::string text_of(const Signs& line) {
    std::string text;
    for (const Sign& sign : line) text += sign.text;
    return text;
}

std::string text_between(const Signs& line, std::size_t first, std::size_t end) {
    return text_of(
        {line.begin() + static_cast<std::ptrdiff_t>(first), line.begin() + static_cast<std::ptrdiff_t>(end)});
}

bool has(const Signs& line, std::string_view any) {
    return std::any_of(line.begin(), line.end(), [&](const Sign& sign) { return is(sign, any); });
}

namespace {

// Characters with the meaning of ASCII ones: full-width forms, quotation marks, and the lines of drawn boxes.
std::string plain(std::string_view character) {
    if (is_odd_space(character) || character == "\f" || character == "\v") return " ";
    if (character.size() < 2 || character_size(character) == 0) return std::string(character);
    const char32_t code = code_point(character);
    if (code >= 0xFF01 && code <= 0xFF5E) return {static_cast<char>(code - 0xFF01 + '!')};
    if (code >= 0x2018 && code <= 0x201B) return "'";
    if ((code >= 0x201C && code <= 0x201F) || code == 0xAB || code == 0xBB) return "\"";
    if (code < 0x2500 || code > 0x256C) return std::string(character);
    if (code == 0x2502 || code == 0x2503 || code == 0x2551) return "|";
    if (code == 0x2500 || code == 0x2501 || code == 0x2550) return "-";
    return "+";
}

// Splits the text into lines of characters. Line ends are LF, CR LF or CR. Invisible characters, joiners and
// the frame of keycaps are dropped, but count for columns.
std::vector<Signs> lines_of_signs(std::string_view text) {
    constexpr std::string_view keycap = "\u20E3";
    std::vector<Signs> lines(1);
    Sign next;
    while (!text.empty()) {
        const std::string_view character = first_character(text);
        if (character == "\n" || character == "\r") {
            text.remove_prefix(text.starts_with("\r\n") ? 2 : 1);
            lines.emplace_back();
            ++next.line;
            next.column = 1;
            continue;
        }
        text.remove_prefix(character.size());
        next.text = plain(character);
        if (!is_invisible(character) && !is_joiner(character) && character != keycap)
            lines.back().push_back(next);
        ++next.column;
    }
    return lines;
}

// Words and prose.

// Returns the words of a line: runs of two or more letters.
std::vector<std::string> words_of(const Signs& line) {
    std::vector<std::string> words;
    for (const Signs& piece : pieces_of(line, [](const Sign& sign) { return !is_letter(sign); }))
        if (piece.size() > 1) words.push_back(small_letters(text_of(piece)));
    return words;
}

// Returns whether a word is the labels of columns, "abcde".
bool is_alphabet(std::string_view word) {
    for (std::size_t i = 0; i < word.size(); ++i)
        if (word[i] != static_cast<char>('a' + i)) return false;
    return true;
}

// Returns whether a line has words other than states and those of a legend's signs, with more different
// letters than a board has.
bool is_prose(const Signs& line, const std::vector<LegendEntry>& legend) {
    const auto is_known = [&](char letter) {
        return std::any_of(legend.begin(), legend.end(), [&](const LegendEntry& entry) {
            return small_letters(entry.sign) == std::string(1, letter);
        });
    };
    std::string letters;
    for (const std::string& word : words_of(line)) {
        if (state_word(word) != StateWord::none || is_alphabet(word)) continue;
        if (std::all_of(word.begin(), word.end(), is_known)) continue;
        for (const char c : word)
            if (letters.find(c) == std::string::npos) letters.push_back(c);
    }
    return letters.size() > 2;
}

// Returns the word of letters that ends before a place of a line.
std::string word_before(const Signs& line, std::size_t end) {
    std::size_t first = end;
    while (first > 0 && is_letter(line[first - 1])) --first;
    return text_between(line, first, end);
}

// Returns whether a line begins or continues a list of a program: "x = [", "[[", "{{", "([", "array(".
bool is_code(const Signs& line) {
    constexpr std::array<std::string_view, 9> functions{
        "array", "matrix", "Matrix", "c", "arrayOf", "intArrayOf", "booleanArrayOf", "listOf", "Array"};
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!is(line[i], opening)) continue;
        std::size_t before = i;
        while (before > 0 && is_blank(line[before - 1])) --before;
        if (before > 0 && is(line[before - 1], "=([{!:")) return true;
        if (is(line[i], "(") && place_of(word_before(line, i), functions)) return true;
        if (i > 1 && text_between(line, i - 2, i) == "%w") return true;  // words of Ruby
    }
    return false;
}

// Removes marks around a whole line or a cell: spoiler marks, and bold marks around one sign.
void strip_marks(Signs& line) {
    const auto begins = [&](std::size_t at, std::string_view mark) {
        return at + 2 <= line.size() && text_between(line, at, at + 2) == mark;
    };
    const auto bars = std::count_if(line.begin(), line.end(), [](const Sign& sign) { return is(sign, "|"); });
    const bool is_reddit = begins(0, ">!");
    if (line.size() > 4 && (is_reddit || (bars == 4 && begins(0, "||") && begins(line.size() - 2, "||")))) {
        if (begins(line.size() - 2, is_reddit ? "!<" : "||")) line.erase(line.end() - 2, line.end());
        line.erase(line.begin(), line.begin() + 2);
        trim(line);
    }
    const auto is_edge = [&](std::size_t at) { return at >= line.size() || is(line[at], " \t|,"); };
    for (std::size_t i = 0; i + 5 <= line.size() && line.size() > 5; ++i) {
        const bool is_bold = begins(i, "**") && begins(i + 3, "**") && !is(line[i + 2], "*") &&
                             (i == 0 || is_edge(i - 1)) && is_edge(i + 5);
        if (!is_bold) continue;
        line.erase(line.begin() + static_cast<std::ptrdiff_t>(i + 3),
                   line.begin() + static_cast<std::ptrdiff_t>(i + 5));
        line.erase(line.begin() + static_cast<std::ptrdiff_t>(i),
                   line.begin() + static_cast<std::ptrdiff_t>(i + 2));
    }
}

// Removes the marks of a quotation, "> ".
void strip_quotation(Signs& line) {
    trim_if(line, is_space);
    while (line.size() > 1 && is(line.front(), ">") && is_blank(line[1])) {
        line.erase(line.begin());
        trim_if(line, is_space);
    }
    if (line.size() == 1 && is(line.front(), ">")) line.clear();
}

std::size_t end_of_letters(const Signs& line, std::size_t from) {
    while (from < line.size() && is_letter(line[from])) ++from;
    return from;
}

// Returns the end of a tag such as "<pre>" or "[/code]" that begins at a place; the place if there is none.
std::size_t end_of_tag(const Signs& line, std::size_t begin) {
    if (!is(line[begin], "[<")) return begin;
    const std::size_t first = begin + (begin + 1 < line.size() && is(line[begin + 1], "/") ? 2 : 1);
    const std::size_t end = end_of_letters(line, first);
    const bool is_closed = end < line.size() && is(line[end], is(line[begin], "[") ? "]" : ">");
    const bool is_tag =
        is_closed && end > first + 1 && state_word(text_between(line, first, end)) == StateWord::none;
    return is_tag ? end + 1 : begin;
}

// Returns the end of a command of LaTeX that begins at a place, with its arguments: \begin{array}{ccc}. Other
// commands have one argument at most.
std::size_t end_of_command(const Signs& line, std::size_t begin) {
    std::size_t end = end_of_letters(line, begin + 1);
    const bool is_begin = text_between(line, begin + 1, end) == "begin";
    while (end < line.size() && is(line[end], "{") && (is_begin || !is(line[end - 1], "}"))) {
        while (end < line.size() && !is(line[end], "}")) ++end;
        end = std::min(end + 1, line.size());
    }
    return end;
}

bool begins_comment(const Signs& line, std::size_t at) {
    return at + 1 < line.size() && is(line[at], "/") && is(line[at + 1], "/") &&
           (at == 0 || is_blank(line[at - 1]));
}

// Removes from a line: marks of quotations, tags such as <pre> and [code], the name of a speaker in angle
// brackets, commands of LaTeX, and a comment behind "//". Returns
// the comment.
Signs strip(Signs& line) {
    strip_quotation(line);
    Signs comment;
    Signs kept;
    for (std::size_t i = 0; i < line.size();) {
        const bool is_command = is(line[i], "\\");
        const bool ends_row = is_command && i + 1 < line.size() && is(line[i + 1], "\\");
        if (begins_comment(line, i)) {
            comment.assign(line.begin() + static_cast<std::ptrdiff_t>(i + 2), line.end());
            break;
        }
        if (ends_row) {
            kept.push_back({";", line[i].line, line[i].column});
            i += 2;
        } else if (const std::size_t end = is_command ? end_of_command(line, i) : end_of_tag(line, i);
                   end > i) {
            i = end;
        } else {
            kept.push_back(line[i++]);
        }
    }
    line = std::move(kept);
    while (!line.empty() && is(line.back(), "; ")) line.pop_back();
    trim_if(line, is_space);
    strip_marks(line);
    trim(comment);
    return comment;
}

// Merges the names of emoji, ":yellow_square:", into one sign each.
void merge_names(Signs& line) {
    Signs merged;
    for (std::size_t i = 0; i < line.size(); ++i) {
        std::size_t end = i + 1;
        while (end < line.size() && (is_letter(line[end]) || is(line[end], "_"))) ++end;
        if (is(line[i], ":") && end > i + 2 && end < line.size() && is(line[end], ":")) {
            merged.push_back({text_between(line, i, end + 1), line[i].line, line[i].column});
            i = end;
        } else {
            merged.push_back(line[i]);
        }
    }
    line = std::move(merged);
}

// Returns whether a line is part of a frame: "+---+---+", "|---|", "=====", "|-". One sign alone is a cell.
bool is_frame(const Signs& line) {
    const auto is_edge = [](const Sign& sign) { return is(sign, "+-=|_:") || is_dash(sign.text); };
    const bool has_corner = has(line, "+|=");
    return line.size() > 1 && has_corner && std::all_of(line.begin(), line.end(), is_edge) &&
           std::any_of(line.begin(), line.end(),
                       [](const Sign& s) { return is(s, "-=") || is_dash(s.text); });
}

bool is_fence(const Signs& line) {
    const std::string text = text_of(line);
    if (text.starts_with("```")) return true;
    return text == "~~~" || text.find_first_not_of("\"'") == std::string::npos;
}

// Merges words into one sign each: those of a legend, and "not lit".
void merge_words(Signs& line, const std::vector<LegendEntry>& legend) {
    Signs merged;
    const auto end_of_word = [&](std::size_t from) {
        while (from < line.size() && is_letter(line[from])) ++from;
        return from;
    };
    for (std::size_t i = 0; i < line.size();) {
        const std::size_t end = std::max(end_of_word(i), i + 1);
        std::string word = text_between(line, i, end);
        const Sign first = line[i];
        const std::string small = small_letters(word);
        std::size_t next = end;
        while (next < line.size() && is_blank(line[next])) ++next;
        const std::string second = text_between(line, next, end_of_word(next));
        const bool is_known = std::any_of(legend.begin(), legend.end(),
                                          [&](const LegendEntry& entry) { return entry.sign == word; });
        if ((small == "not" || small == "nicht") && state_word(second) == StateWord::lit) {
            word += " " + second;
            merged.push_back({word, first.line, first.column});
            i = end_of_word(next);
            continue;
        }
        if (is_known) {
            merged.push_back({word, first.line, first.column});
        } else {
            merged.insert(merged.end(), line.begin() + static_cast<std::ptrdiff_t>(i),
                          line.begin() + static_cast<std::ptrdiff_t>(end));
        }
        i = end;
    }
    line = std::move(merged);
}

// Returns the number at a place, behind blanks. nullopt for a list of numbers, and beyond 1000.
std::optional<std::size_t> number_at(const Signs& line, std::size_t first) {
    while (first < line.size() && is_blank(line[first])) ++first;
    std::size_t last = first;
    while (last < line.size() && is(line[last], "0123456789")) ++last;
    const auto number = parse_number(text_between(line, first, last));
    while (last < line.size() && is(line[last], " \t,;)}]")) ++last;
    const bool is_alone = last == line.size() || is_letter(line[last]) || is(line[last], "\"'");
    if (!number || !is_alone || *number > 1000) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

// Returns the number that a text gives to one of these names, "nrow = 3" or "\"height\": 3"; 0 if there is
// none.
std::size_t number_of(const std::vector<Signs>& lines, const std::vector<std::string_view>& names) {
    for (const Signs& line : lines) {
        for (std::size_t i = 1; i + 1 < line.size(); ++i) {
            if (!is(line[i], "=:")) continue;
            std::size_t end = i;
            while (end > 0 && is(line[end - 1], " \"'")) --end;
            if (std::find(names.begin(), names.end(), small_letters(word_before(line, end))) == names.end())
                continue;
            if (const auto number = number_at(line, i + 1)) return *number;
        }
    }
    return 0;
}

// Adds bars around the rows of a grid that has only lines between its cells, as in noughts and crosses:
// " x |   | x " above "---+---+---".
void close_grid(std::vector<Signs>& lines) {
    std::ptrdiff_t inner = 0;
    for (Signs line : lines) {
        trim(line);
        if (line.size() > 2 && is(line.front(), "-") && is(line.back(), "-") && is_frame(line))
            inner = std::count_if(line.begin(), line.end(), [](const Sign& sign) { return is(sign, "+"); });
    }
    if (inner == 0) return;
    for (Signs& line : lines) {
        if (std::count_if(line.begin(), line.end(), [](const Sign& s) { return is(s, "|"); }) != inner)
            continue;
        line.insert(line.begin(), {"|", line.front().line, 1});
        line.push_back({"|", line.front().line, 1});
    }
}

}  // namespace

BoardCell place_of_line(const Signs& line) {
    return {text_of({line.front()}), line.front().line, line.front().column};
}

void add_label(Body& body, const Signs& label) {
    const auto numbers = pieces_of(label, [](const Sign& sign) { return !is(sign, "0123456789"); });
    const auto number = numbers.size() == 1 ? parse_number(text_of(numbers.front())) : std::nullopt;
    if (!number || *number > 1000) return;
    body.labels.emplace_back(BoardCell{text_of(numbers.front()), label.front().line, label.front().column},
                             static_cast<int>(*number));
}

namespace {

// Reader of the lines of a text into a Body, in two passes: the first strips lines and reads legends, the
// second drops frames, legends and remarks.
class BodyReader {
  public:
    explicit BodyReader(std::string_view text) : lines_(lines_of_signs(text)) {}

    Body read() && {
        close_grid(lines_);
        has_bars_ = std::any_of(lines_.begin(), lines_.end(), [](const Signs& line) {
            const auto first = std::find_if_not(line.begin(), line.end(), is_blank);
            return first != line.end() && is(*first, "|");
        });
        for (Signs& line : lines_) strip_line(line);
        read_sizes();
        for (std::size_t i = 0; i < lines_.size(); ++i) take_line(i);
        return std::move(body_);
    }

  private:
    Legend explain(const Signs& words) {
        Legend legend = legend_in(text_of(words));
        body_.legend.insert(body_.legend.end(), legend.entries.begin(), legend.entries.end());
        if (legend.unclear) body_.unclear.push_back(*legend.unclear);
        return legend;
    }
    void remark(const Signs& words) {
        if (!words.empty() && !explain(words).is_whole) body_.dropped.push_back(words);
    }

    void strip_line(Signs& line) {
        merge_names(line);
        remark(strip(line));
        is_list_.push_back(depth_ > 0 || is_code(line));
        is_legend_.push_back(false);
        if (is_list_.back()) return strip_list(line);
        const Legend legend = explain(line);
        is_legend_.back() = legend.is_whole;
        if (!legend.is_whole && !legend.entries.empty() && !is_prose(line, {}) && !body_.stray)
            body_.stray = place_of_line(line);  // a legend in a row
    }

    // Removes the marks of Ruby's lists of words, and a comment or words behind the list.
    void strip_list(Signs& line) {
        for (std::size_t i = 0; i + 2 < line.size(); ++i) {
            if (text_between(line, i, i + 3) == "%w[")
                line.erase(line.begin() + static_cast<std::ptrdiff_t>(i),
                           line.begin() + static_cast<std::ptrdiff_t>(i + 2));
        }
        for (const Sign& sign : line) depth_ += is(sign, opening) ? 1 : is(sign, closing) ? -1 : 0;
        depth_ = std::max(depth_, 0);
        const auto last =
            std::find_if(line.rbegin(), line.rend(), [](const Sign& s) { return is(s, closing); });
        if (last == line.rend()) return;
        Signs behind(last.base(), line.end());
        trim_if(behind, [](const Sign& sign) { return is(sign, " ,;#$"); });
        remark(behind);
    }

    void read_sizes() {
        body_.height = number_of(lines_, {"nrow", "height", "rows"});
        body_.width = number_of(lines_, {"ncol", "width", "cols", "columns"});
        std::string all;
        for (const Signs& line : lines_)
            for (const Sign& sign : line) all += is_blank(sign) ? "" : sign.text;
        body_.is_r = all.find("matrix(c(") != std::string::npos;
        body_.is_by_column = body_.is_r && all.find("byrow=T") == std::string::npos;
    }

    // Returns whether a line is the name that Octave prints above a matrix: "A =".
    static bool is_name_of_matrix(const Signs& line) {
        Signs name = line;
        if (name.size() < 2 || !is(name.back(), "=")) return false;
        trim_if(name, [](const Sign& sign) { return is(sign, "= "); });
        return !name.empty() && std::all_of(name.begin(), name.end(), is_letter);
    }

    // Returns whether a line is part of a frame. One behind the first line of a table ends its heading.
    bool drops_frame(const Signs& line) {
        const bool has_lines = has_bars_ || line.front().text == "+" ||
                               (is(line.front(), "-") && is(line.back(), "-") && has(line, "+"));
        if (has_bars_ && text_of(line) == "|}") return true;
        // A line of dashes between rows with bars.
        if (has_bars_ && line.size() > 2 &&
            std::all_of(line.begin(), line.end(), [](const Sign& sign) { return is(sign, "-="); }))
            return true;
        if (!has_lines || !is_frame(line)) return false;
        body_.has_heading = body_.has_heading || (body_.lines.size() == 1 && is(line.front(), "|"));
        return true;
    }

    // Drops a line of prose. Returns whether a row remains of it, as in "5x5 board: 01101...".
    bool has_row_behind_prose(Signs& line) {
        if (!prose_) prose_ = place_of_line(line);
        auto colon = std::find_if(line.rbegin(), line.rend(), [](const Sign& s) { return is(s, ":"); });
        body_.dropped.emplace_back(line.begin(), colon == line.rend() ? line.end() : colon.base());
        if (colon == line.rend()) return false;
        line.erase(line.begin(), colon.base());
        trim(line);
        if (line.empty()) return false;
        if (is_prose(line, body_.legend)) {
            body_.dropped.push_back(line);
            return false;
        }
        add_label(body_, body_.dropped.back());
        return true;
    }

    void take_line(std::size_t i) {
        Signs& line = lines_[i];
        if (line.empty() || is_fence(line) || is_name_of_matrix(line)) return;
        if (!body_.first) body_.first = place_of_line(line);
        if (is_legend_[i] || drops_frame(line)) return;
        merge_words(line, body_.legend);
        if (!is_list_[i] && is_prose(line, body_.legend) && !has_row_behind_prose(line)) return;
        const bool is_between = !body_.lines.empty() && prose_ &&
                                prose_->line > body_.lines.back().front().line &&
                                prose_->line < line.front().line;
        if (is_between) body_.stray = prose_;
        prose_.reset();
        body_.lines.push_back(std::move(line));
    }

    std::vector<Signs> lines_;
    std::vector<bool> is_list_;    // by line, true in the list of a program
    std::vector<bool> is_legend_;  // by line
    int depth_ = 0;                // of brackets in the list of a program
    bool has_bars_ = false;
    std::optional<BoardCell> prose_;  // place of the first line of prose since the last row
    Body body_;
};

}  // namespace

Body body_of(std::string_view text) { return BodyReader(text).read(); }

}  // namespace switchbox::machine::board_lines
