#include "types/custom/formats/text.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

using Words = std::vector<Word>;

constexpr std::string_view cross = "\u00D7";  // multiplication sign
constexpr std::string_view between_words = " \t\r\f\v,;";

// Word split at '=': "name=value". The value is nullopt without '='.
struct Pair {
    std::string_view name;
    std::optional<Word> value;
};

Where moved(const Where& where, std::string_view by) {
    TextPosition place = std::get<TextPosition>(where);
    place.column += characters_in(by);
    return place;
}

// Returns a word without the punctuation that ends a sentence. Keeps ".", which is an empty place, and "x=?",
// which has no valid state.
std::string_view without_stop(std::string_view word) {
    const bool is_pair = word.find('=') != std::string_view::npos;
    const std::size_t end = word.find_last_not_of(is_pair ? "." : ".!?");
    return end == std::string_view::npos ? word : word.substr(0, end + 1);
}

Pair pair_of(const Word& word) {
    const std::size_t sign = word.text.find('=');
    if (sign == std::string_view::npos) return {word.text, std::nullopt};
    return {without_stop(word.text.substr(0, sign)),
            Word{word.text.substr(sign + 1), moved(word.where, word.text.substr(0, sign + 1))}};
}

// Returns the words from a byte offset on, separated by spaces, commas or semicolons. Each character of
// `alone` is a word of its own.
Words list_in(const TextLine& line, std::size_t begin, std::string_view alone = {}) {
    Words words;
    const std::string_view text = line.text;
    while (begin < text.size()) {
        std::size_t end = begin;
        const auto is_alone = [&](std::size_t at) { return alone.find(text[at]) != std::string_view::npos; };
        while (end < text.size() && between_words.find(text[end]) == std::string_view::npos && !is_alone(end))
            ++end;
        if (end > begin)
            words.push_back({without_stop(text.substr(begin, end - begin)), line.place_of(begin)});
        if (end < text.size() && is_alone(end)) words.push_back({text.substr(end, 1), line.place_of(end)});
        begin = end + 1;
    }
    return words;
}

std::optional<std::size_t> keyword_in(const Word& word) {
    return machine::place_of(lower_case(word.text), keywords);
}

// Returns whether a word begins with steps: "-1", "+2-1".
bool begins_as_steps(std::string_view word) {
    if (word.empty()) return false;
    const std::string_view sign = machine::first_character(word);
    return (sign == "+" || machine::is_dash(sign)) && machine::is_digits(word.substr(sign.size(), 1));
}

// Line split into its beginning and the rest.
struct Statement {
    const TextLine* line = nullptr;
    Words before;                        // words before the colon, else the first word
    std::optional<std::size_t> keyword;  // index in `keywords`
    std::size_t rest = 0;                // byte at which the rest begins
    bool has_colon = false;
};

Statement statement_of(const TextLine& line) {
    Statement statement{&line, {}, std::nullopt, 0, false};
    const std::size_t colon = line.text.find(':');
    statement.has_colon = colon != std::string_view::npos;
    if (statement.has_colon) {
        statement.before = list_in({line.text.substr(0, colon), line.number}, 0);
        statement.rest = colon + 1;
        if (statement.before.size() == 1) statement.keyword = keyword_in(statement.before.front());
        return statement;
    }
    const std::size_t begin = line.text.find_first_not_of(between_words);
    if (begin == std::string_view::npos) return statement;
    statement.rest = std::min(line.text.find_first_of(between_words, begin), line.text.size());
    statement.before = {
        {without_stop(line.text.substr(begin, statement.rest - begin)), line.place_of(begin)}};
    statement.keyword = keyword_in(statement.before.front());
    return statement;
}

constexpr std::size_t states_keyword = 0;
constexpr std::size_t target_keyword = 2;
constexpr std::size_t layout_keyword = 6;

// Names that a text mentions unambiguously. They decide whether "lamp-1" is a name or a lamp with steps.
class Mentioned {
  public:
    explicit Mentioned(const std::vector<Statement>& statements) {
        for (const Statement& statement : statements) {
            if (statement.keyword) add_pairs(statement);
        }
        lamps_ = stated_;
        for (const Statement& statement : statements) {
            if (!statement.keyword && statement.has_colon && statement.before.size() == 1)
                add_list(statement);
        }
    }

    [[nodiscard]] bool has_lamp(std::string_view name) const { return lamps_.contains(name); }
    // Returns whether the lamp is named in a place that does not allow steps.
    [[nodiscard]] bool is_stated(std::string_view lamp) const { return stated_.contains(lamp); }
    [[nodiscard]] bool has_button(std::string_view name) const { return buttons_.contains(name); }
    // Returns whether some lamp may have more than two states.
    [[nodiscard]] bool has_more_states() const { return has_more_states_; }
    // Returns whether a statement such as `states 4` gives all lamps more than two states.
    [[nodiscard]] bool has_many_states() const { return states_ > machine::fewest_states; }

  private:
    // Adds the names in lists of states and in the layout, which do not allow steps.
    void add_pairs(const Statement& statement) {
        const std::size_t keyword = *statement.keyword;
        const bool is_of_lamps = keyword <= target_keyword || keyword == layout_keyword;
        if (!is_of_lamps) return;
        for (const Word& word : list_in(*statement.line, statement.rest, "/")) {
            const Pair pair = pair_of(word);
            if (pair.value || keyword == layout_keyword) stated_.insert(pair.name);
            if (keyword == states_keyword &&
                number_of(pair.value ? pair.value->text : word.text) != machine::fewest_states)
                has_more_states_ = true;
            if (!pair.value && keyword == states_keyword) states_ = number_of(word.text).value_or(states_);
        }
    }

    void add_list(const Statement& statement) {
        buttons_.insert(statement.before.front().text);
        bool is_first = true;
        for (const Word& word : list_in(*statement.line, statement.rest)) {
            const auto stepped = machine::stepped_name(word.text);
            if (!stepped && (is_first || !begins_as_steps(word.text))) lamps_.insert(word.text);
            if (stepped && stepped->steps.front() == '+' && !lamps_.contains(word.text))
                lamps_.insert(stepped->name);
            is_first = false;
        }
    }

    std::set<std::string_view> stated_;
    std::set<std::string_view> lamps_;
    std::set<std::string_view> buttons_;
    std::int64_t states_ = machine::fewest_states;
    bool has_more_states_ = false;
};

class TextReader {
  public:
    TextReader(std::string_view text, Remarks* remarks)
        : text_(with_plain_signs(text)),
          lines_(lines_of(text_)),
          statements_(statements_of(lines_)),
          mentioned_(statements_),
          assembly_(remarks) {}

    Result<machine::WiredPuzzle> read() {
        for (const Statement& statement : statements_) {
            if (auto problem = read_statement(statement)) return *problem;
        }
        return std::move(assembly_).finish();
    }

  private:
    using Read = Problem (TextReader::*)(const Statement& statement, const Words& words);

    static std::vector<Statement> statements_of(const std::vector<TextLine>& lines) {
        std::vector<Statement> statements;
        statements.reserve(lines.size());
        for (const TextLine& line : lines) statements.push_back(statement_of(line));
        return statements;
    }

    Problem read_statement(const Statement& statement) {
        const TextLine& line = *statement.line;
        if (line.is_cut_in_word)
            assembly_.remark(line.place_of(line.text.size()), tell("puzzle.read.comment"));
        if (!statement.keyword) {
            if (statement.has_colon) return button(statement);
            if (statement.before.empty())  // commas alone
                return error_at(line.place_of(0), tell("puzzle.name-and-colon"));
            const Word& word = statement.before.front();
            return error_at(word.where, tell("puzzle.no-statement", machine::quoted(word.text)));
        }
        // Readers in the order of `keywords`.
        static constexpr std::array<Read, keywords.size()> readers{
            &TextReader::states, &TextReader::start, &TextReader::target,
            &TextReader::most,   &TextReader::cost,  &TextReader::pressed,
            &TextReader::layout, &TextReader::press, &TextReader::faces};
        const Word& keyword = statement.before.front();
        if (statement.has_colon)
            assembly_.remark(keyword.where,
                             tell("puzzle.read.statement", machine::quoted(keywords.at(*statement.keyword))));
        const Words words = list_in(line, statement.rest);
        if (words.empty()) return error_at(keyword.where, tell("puzzle.nothing-said", keyword.text));
        return (this->*readers.at(*statement.keyword))(statement, words);
    }

    static Problem problem_with_word(const Word& word) {
        const std::string_view sign = word.text == "." ? word.text : machine::sign_in(word.text);
        if (sign.empty()) return std::nullopt;
        if (sign == word.text) return error_at(word.where, tell("puzzle.sign-alone", machine::quoted(sign)));
        return error_at(word.where,
                        tell("puzzle.sign-in-name", machine::quoted(word.text), machine::quoted(sign)));
    }

    Result<std::size_t> lamp(std::string_view name, const Where& where) {
        if (auto problem = problem_with_word({name, where})) return *std::move(problem);
        return assembly_.lamp(name, where);
    }

    // Reads "NAME: LAMP LAMP+2 LAMP-1".
    Problem button(const Statement& statement) {
        const TextLine& line = *statement.line;
        const Words& before = statement.before;
        if (before.size() != 1) {
            const Where where = before.empty() ? Where(line.place_of(statement.rest - 1)) : before[1].where;
            return error_at(where, tell("puzzle.name-and-colon"));
        }
        if (auto problem = problem_with_word(before.front())) return problem;
        assembly_.remark_if_unlikely(before.front().text, before.front().where,
                                     tell("puzzle.read.button", machine::quoted(before.front().text)));
        const auto button = assembly_.button(before.front().text, before.front().where);
        if (!button) return button.error();
        const Words words = list_in(line, statement.rest);
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (i > 0 && is_loose_step(words[i]))
                return error_at(words[i].where, tell("puzzle.loose-step", std::string(words[i - 1].text) +
                                                                              std::string(words[i].text)));
            if (auto problem = effect(*button, words[i])) return problem;
        }
        return std::nullopt;
    }

    // Returns whether a word is steps behind a space, such as "+1".
    [[nodiscard]] bool is_loose_step(const Word& word) const {
        if (!begins_as_steps(word.text) || mentioned_.has_lamp(word.text)) return false;
        const auto stepped = machine::stepped_name(word.text);
        return !stepped || !mentioned_.is_stated(stepped->name);
    }

    Problem effect(std::size_t button, const Word& word) {
        const auto stepped = machine::stepped_name(word.text);
        if (auto problem = problem_with_sign(word)) return problem;
        if (auto problem = problem_with_times(word)) return problem;
        const std::string_view name = stepped ? stepped->name : word.text;
        const bool has_two_signs = stepped && (name.ends_with('+') || name.ends_with('-'));
        if (!mentioned_.is_stated(word.text) && !mentioned_.is_stated(name))
            remark_on_lamp({name, word.where}, has_two_signs);
        if (!stepped) return add_effect(button, word.text, 1, word.where);
        const auto steps = number_of(stepped->steps);
        if (!steps) return error_at(moved(word.where, stepped->name), problem_with_number(stepped->steps));
        const auto are_steps = are_steps_of(word, *stepped);
        if (!are_steps) return are_steps.error();
        if (*are_steps) return add_effect(button, stepped->name, *steps, word.where);
        return add_effect(button, word.text, 1, word.where);
    }

    Problem add_effect(std::size_t button, std::string_view name, std::int64_t by, const Where& where) {
        const auto moved_lamp = lamp(name, where);
        if (!moved_lamp) return moved_lamp.error();
        return assembly_.add_effect(button, *moved_lamp, by, where);
    }

    // Returns an error for a sign in a list, such as "&&" or an arrow, unless it is a name elsewhere.
    [[nodiscard]] Problem problem_with_sign(const Word& word) const {
        if (!machine::is_sign(word.text) || mentioned_.is_stated(word.text) ||
            mentioned_.has_button(word.text))
            return std::nullopt;
        return error_at(word.where, tell("puzzle.sign-alone", machine::quoted(word.text)));
    }

    // Adds a remark if a lamp's name may be several lamps, a multiple of one, or a statement. Also adds one
    // if a sign precedes the steps' own sign: "x++2".
    void remark_on_lamp(const Word& word, bool has_two_signs) {
        const Message how = tell("puzzle.read.lamp", machine::quoted(word.text));
        auto meant = lamps_joined_in(word.text);
        if (!meant) meant = multiple_in(word.text);
        if (meant) {
            assembly_.remark(word.where, tell("puzzle.did-you-mean", how, machine::quoted(*meant)));
        } else if (has_two_signs || keyword_in(word) || has_sign_within(word.text)) {
            assembly_.remark(word.where, how);
        }
    }

    // Returns whether a name contains a sign, such as "x+y" or "*2", for any x and y.
    static bool has_sign_within(std::string_view name) {
        const std::size_t sign = name.find_first_of("+&|*");
        return (sign != std::string_view::npos && sign + 1 < name.size()) ||
               name.find("->") != std::string_view::npos || name.find(cross) != std::string_view::npos;
    }

    // Returns "x y" for "x+y" if x and y are lamps or numbers, and "1 3" for "1..3"; else nullopt.
    [[nodiscard]] std::optional<std::string> lamps_joined_in(std::string_view name) const {
        constexpr std::array<std::string_view, 10> joining{"...", "..", "\u2026", "->", "\u2192",
                                                           "+",   "&",  "|",      "\\", "-"};
        constexpr std::ptrdiff_t ranges = 3;  // number of range signs, which come first
        std::string parts;
        bool is_range = false;
        for (std::size_t i = 0; i < name.size();) {
            const std::string_view rest = name.substr(i);
            const auto sign = std::find_if(joining.begin(), joining.end(),
                                           [rest](std::string_view one) { return rest.starts_with(one); });
            is_range = is_range || sign - joining.begin() < ranges;
            parts += sign != joining.end() ? " " : rest.substr(0, 1);
            i += sign != joining.end() ? sign->size() : 1;
        }
        const Words words = list_in(TextLine{parts}, 0);
        const auto is_lamp = [&](const Word& part) { return mentioned_.has_lamp(part.text); };
        const bool has_lamps = is_range || std::any_of(words.begin(), words.end(), is_lamp);
        const bool are_lamps = has_lamps && std::all_of(words.begin(), words.end(), [&](const Word& part) {
                                   return is_lamp(part) || machine::is_digits(part.text);
                               });
        if (words.size() < 2 || !are_lamps) return std::nullopt;
        std::string joined;
        for (const Word& part : words) joined += (joined.empty() ? "" : " ") + std::string(part.text);
        return joined;
    }

    // Returns "x+2" for "x(2)", "2x" and similar texts, and "x+1" for "x++"; else nullopt.
    [[nodiscard]] std::optional<std::string> multiple_in(std::string_view name) const {
        constexpr std::string_view digits = "0123456789";
        const auto as_steps = [](std::string_view lamp_name, std::string_view times) {
            return std::string(lamp_name) + "+" + std::string(times);
        };
        if (name.size() > 2 && name.ends_with("++")) return as_steps(name.substr(0, name.size() - 2), "1");
        for (const std::string_view sign : {cross, std::string_view("(")}) {
            const std::size_t at = name.find(sign);
            if (at == std::string_view::npos || at == 0) continue;
            std::string_view times = name.substr(at + sign.size());
            if (sign == "(" && times.ends_with(')')) times.remove_suffix(1);
            if (machine::is_digits(times)) return as_steps(name.substr(0, at), times);
        }
        const std::size_t times = std::min(name.find_first_not_of(digits), name.size());
        std::string_view rest = name.substr(times);
        if (rest.starts_with('*')) rest.remove_prefix(1);
        if (rest.starts_with(cross)) rest.remove_prefix(cross.size());
        if (times == 0 || !mentioned_.has_lamp(rest)) return std::nullopt;
        return as_steps(rest, name.substr(0, times));
    }

    // Returns an error for "lamp*2" if there is a lamp "lamp".
    [[nodiscard]] Problem problem_with_times(const Word& word) const {
        const std::size_t star = word.text.find('*');
        if (star == std::string_view::npos || mentioned_.is_stated(word.text) ||
            !mentioned_.has_lamp(word.text.substr(0, star)) ||
            !machine::is_digits(word.text.substr(star + 1)))
            return std::nullopt;
        return error_at(word.where, tell("puzzle.times", machine::quoted(word.text),
                                         std::string(word.text.substr(0, star)) + "+" +
                                             std::string(word.text.substr(star + 1))));
    }

    // Returns whether "lamp-1" is the lamp "lamp" one state back, not a lamp of that name. The other mentions
    // in the text decide.
    Result<bool> are_steps_of(const Word& word, const machine::SteppedName& stepped) {
        const bool has_name = mentioned_.has_lamp(word.text);
        const bool has_lamp = mentioned_.has_lamp(stepped.name);
        if (has_name && has_lamp)
            return error_at(word.where, tell("puzzle.name-or-steps", machine::quoted(word.text),
                                             machine::quoted(stepped.name)));
        if (has_lamp || (!has_name && stepped.steps.front() == '+')) {
            // Steps back are unnecessary with two states: "1-3" may mean three lamps, and "door-1" one.
            if (stepped.steps.front() != '+' && !mentioned_.has_more_states())
                assembly_.remark(word.where, tell("puzzle.read.steps", machine::quoted(word.text),
                                                  machine::quoted(stepped.name)));
            return true;
        }
        if (has_name || mentioned_.has_button(word.text)) {
            if (!has_hyphened_names_)
                assembly_.remark(word.where, tell("puzzle.read.name", machine::quoted(word.text)));
            has_hyphened_names_ = true;
            return false;
        }
        if (!mentioned_.has_many_states())
            return error_at(word.where,
                            tell("puzzle.unclear-steps", machine::quoted(word.text), stepped.name));
        assembly_.remark(
            word.where, tell("puzzle.read.steps", machine::quoted(word.text), machine::quoted(stepped.name)));
        return true;
    }

    // Reads "states 4" or "states 2 dial=4".
    Problem states(const Statement& /*statement*/, const Words& words) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            const Word& value = pair.value ? *pair.value : word;
            const auto states = number_of(value.text);
            if (!states) return error_at(value.where, problem_with_number(value.text, machine::max_states));
            if (!pair.value) {
                if (auto problem = assembly_.set_states(*states, word.where)) return problem;
                continue;
            }
            const auto lamp = this->lamp(pair.name, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_states(*lamp, *states, value.where)) return problem;
        }
        return std::nullopt;
    }

    // Calls `set` for each "LAMP=STATE".
    template <class Set>
    Problem lamp_states(const Words& words, Set set) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            if (auto problem = problem_with_word({pair.name, word.where})) return problem;
            if (!pair.value) return error_at(word.where, tell("puzzle.no-state", word.text));
            const auto lamp = assembly_.lamp(pair.name, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = set(*lamp, *pair.value)) return problem;
        }
        return std::nullopt;
    }

    Problem start(const Statement& /*statement*/, const Words& words) {
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            const auto state = number_of(value.text);
            if (!state)
                return error_at(value.where, problem_with_number(value.text, machine::max_states - 1));
            return assembly_.set_start(lamp, *state, value.where);
        });
    }

    Problem target(const Statement& /*statement*/, const Words& words) {
        if (lower_case(words.front().text) == "alike") {
            if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-alike"));
            return assembly_.want_alike(words.front().where);
        }
        if (auto problem = assembly_.begin_target(words.front().where)) return problem;
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            if (value.text == "*") return assembly_.set_target(lamp, std::nullopt, value.where);
            const auto state = number_of(value.text);
            if (!state) return error_at(value.where, problem_with_state(value.text));
            return assembly_.set_target(lamp, *state, value.where);
        });
    }

    Problem limits(PuzzleBuilder::Limit limit, const Words& words) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            if (auto problem = problem_with_word({pair.name, word.where})) return problem;
            if (!pair.value) return error_at(word.where, tell("puzzle.no-count", word.text));
            const auto count = number_of(pair.value->text);
            if (!count)
                return error_at(pair.value->where,
                                problem_with_number(pair.value->text, machine::max_press_count));
            if (auto problem = assembly_.set_limit(limit, pair.name, *count, word.where)) return problem;
        }
        return std::nullopt;
    }
    Problem most(const Statement& /*statement*/, const Words& words) {
        return limits(PuzzleBuilder::Limit::most, words);
    }
    Problem cost(const Statement& /*statement*/, const Words& words) {
        return limits(PuzzleBuilder::Limit::cost, words);
    }
    Problem pressed(const Statement& /*statement*/, const Words& words) {
        return limits(PuzzleBuilder::Limit::pressed, words);
    }

    // Reads "layout north east / west .". A semicolon also ends a row if something follows it.
    Problem layout(const Statement& statement, const Words& words) {
        std::vector<Words> rows(1);
        bool ends_row = false;
        bool has_semicolons = false;
        for (const Word& word : list_in(*statement.line, statement.rest, "/;")) {
            const bool is_semicolon = word.text == ";";
            if (word.text == "/" || (ends_row && !is_semicolon)) rows.emplace_back();
            ends_row = is_semicolon;
            has_semicolons = has_semicolons || is_semicolon;
            if (is_semicolon || word.text == "/") continue;
            auto problem = word.text == "." ? std::nullopt : problem_with_word(word);
            if (problem) return problem;
            rows.back().push_back(word);
        }
        if (has_semicolons && rows.size() > 1)
            assembly_.remark(words.front().where, tell("puzzle.read.rows", rows.size()));
        return assembly_.lay_out(rows, words.front().where);
    }

    // Reads "faces up right down left".
    Problem faces(const Statement& /*statement*/, const Words& words) {
        for (const Word& word : words) {
            if (auto problem = problem_with_word(word)) return problem;
        }
        return assembly_.set_state_names(words, words.front().where);
    }

    // Reads "press lit".
    Problem press(const Statement& /*statement*/, const Words& words) {
        if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-press", words[0].text));
        return assembly_.set_press(words.front().text, words.front().where);
    }

    std::string text_;
    std::vector<TextLine> lines_;
    std::vector<Statement> statements_;
    Mentioned mentioned_;
    PuzzleBuilder assembly_;
    bool has_hyphened_names_ = false;
};

}  // namespace

Result<machine::WiredPuzzle> parse_text(std::string_view text, Remarks* remarks) {
    return TextReader(text, remarks).read();
}

}  // namespace switchbox::puzzle
