#include "types/custom/formats/text.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <span>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/prose.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text_statements.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view cross = "\u00D7";  // multiplication sign

// Returns whether a word begins with steps: "-1", "+2-1".
bool begins_as_steps(std::string_view word) {
    if (word.empty()) return false;
    const std::string_view sign = machine::first_character(word);
    return (sign == "+" || machine::is_dash(sign)) && machine::is_digits(word.substr(sign.size(), 1));
}

bool is_about_lamps(std::size_t keyword) {
    return keyword <= target_keyword || keyword == layout_keyword || keyword == try_keyword;
}

// Names that a text mentions unambiguously in lists behind a colon. They decide whether "lamp-1" is a name or
// a lamp with steps. Such lists name lamps, or buttons if the text goes by lamp.
class Mentioned {
  public:
    Mentioned(const std::vector<Statement>& statements, bool is_by_lamp) {
        for (const Statement& statement : statements) {
            if (!statement.keyword) continue;
            if (*statement.keyword == states_keyword) add_states(statement);
            if (is_about_lamps(*statement.keyword) != is_by_lamp) add_pairs(statement);
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
        for (const Word& word : list_in(*statement.line, statement.rest, "/")) {
            const Pair pair = pair_of(word);
            if (pair.value || statement.keyword == layout_keyword) stated_.insert(pair.name);
        }
    }

    void add_states(const Statement& statement) {
        for (const Word& word : list_in(*statement.line, statement.rest)) {
            const Pair pair = pair_of(word);
            if (number_of(pair.value ? pair.value->text : word.text) != machine::fewest_states)
                has_more_states_ = true;
            if (!pair.value)
                states_ =
                    is_counter_word(word.text) ? largest_number : number_of(word.text).value_or(states_);
        }
    }

    void add_list(const Statement& statement) {
        buttons_.insert(statement.before.front().text);
        bool is_first = true;
        for (const Word& word : names_in(statement)) {
            if (is_joiner(word.text) && !stated_.contains(word.text)) continue;
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
        : title_(title_in(text)),
          text_(without_quotes(with_plain_signs(text))),
          lines_(lines_of(text_)),
          heading_(lines_.empty() ? ListHeading::none : list_heading(lines_.front())),
          statements_(statements_of(std::span(lines_).subspan(heading_ == ListHeading::none ? 0 : 1))),
          is_passive_(is_passive(statements_)),
          is_by_lamp_(heading_ == ListHeading::by_lamp || is_passive_),
          has_long_list_(std::any_of(statements_.begin(), statements_.end(),
                                     [](const Statement& statement) {
                                         return statement.link == "=" &&
                                                list_in(*statement.line, statement.rest).size() > 1;
                                     })),
          mentioned_(statements_, is_by_lamp_),
          assembly_(remarks) {}

    Result<machine::WiredPuzzle> read() {
        if (auto problem = assembly_.set_name(title_, TextPosition{})) return *problem;
        if (is_by_lamp_ && !is_passive_)
            assembly_.remark(lines_.front().place_of(0), tell("puzzle.read.by-lamp"));
        // Statements about all lamps come last.
        for (const bool is_about_all : {false, true}) {
            for (const Statement& statement : statements_) {
                if (names_all(statement) != is_about_all) continue;
                if (auto problem = read_statement(statement)) return *problem;
            }
        }
        return std::move(assembly_).finish();
    }

  private:
    using Read = Problem (TextReader::*)(const Statement& statement, const Words& words);

    // Returns whether a start or target is about all lamps.
    static bool names_all(const Statement& statement) {
        if (!sets_states(statement)) return false;
        const Words words = list_in(*statement.line, statement.rest);
        return std::any_of(words.begin(), words.end(), [](const Word& word) { return is_all(word.text); });
    }

    // Returns whether the first sentence about a lamp or button is in the passive.
    static bool is_passive(const std::vector<Statement>& statements) {
        const auto first = std::find_if(statements.begin(), statements.end(), [](const Statement& statement) {
            return !statement.keyword && statement.has_colon;
        });
        return first != statements.end() && first->is_passive;
    }

    Problem read_statement(const Statement& statement) {
        const TextLine& line = *statement.line;
        if (!statement.lit.empty()) return lit_at_start(statement.lit);
        if (!statement.keyword && statement.has_colon && statement.is_passive != is_passive_)
            return error_at(statement.before.front().where, tell("puzzle.mixed-lists"));
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
            &TextReader::states, &TextReader::start,   &TextReader::target, &TextReader::most,
            &TextReader::cost,   &TextReader::pressed, &TextReader::layout, &TextReader::press,
            &TextReader::faces,  &TextReader::try_out};
        const Word& keyword = statement.before.front();
        if (statement.has_colon && statement.before.size() == 1)
            assembly_.remark(keyword.where,
                             tell("puzzle.read.statement", machine::quoted(keywords.at(*statement.keyword))));
        std::size_t begin = statement.rest;
        const TextLine list = sets_states(statement) ? without_brackets(line, begin) : line;
        const Words words = list_in(list, begin);
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

    // Reads "NAME: LAMP LAMP+2 LAMP-1", or the same in prose. By lamp these are a lamp and its buttons.
    Problem button(const Statement& statement) {
        const TextLine& line = *statement.line;
        const Words& before = statement.before;
        if (before.size() != 1) {
            const Where where = before.empty() ? Where(line.place_of(statement.rest - 1)) : before[1].where;
            return error_at(where, tell("puzzle.name-and-colon"));
        }
        if (auto problem = problem_with_word(before.front())) return problem;
        assembly_.remark_if_unlikely(before.front().text, before.front().where,
                                     how_read(before.front().text, is_by_lamp_));
        const auto subject = is_by_lamp_ ? listed_lamp(before.front())
                                         : assembly_.button(before.front().text, before.front().where);
        if (!subject) return subject.error();
        Words words = names_in(statement);
        const bool has_joiners = drop_joiners(words);
        if (has_joiners || !statement.link.empty()) {
            if (auto problem = tidy(statement, words)) return problem;
        }
        for (const Word& word : words) {
            if (is_unclear(word.text) && !is_name(word.text))
                return error_at(word.where, tell("puzzle.unclear-prose", machine::quoted(word.text)));
        }
        if (statement.link == "=" && !can_be_list(before.front().text, words))
            return error_at(before.front().where,
                            tell("puzzle.no-statement", machine::quoted(before.front().text)));
        for (std::size_t i = 0; i < words.size(); ++i) {
            const bool has_loose_step = i + 1 < words.size() && is_loose_step(words[i + 1]);
            auto problem =
                has_loose_step ? loose_effect(*subject, words[i], words[i + 1]) : effect(*subject, words[i]);
            if (problem) return problem;
            if (has_loose_step) ++i;
        }
        return std::nullopt;
    }

    // Returns whether a word is a name elsewhere in the text, where it cannot mean anything else.
    [[nodiscard]] bool is_name(std::string_view word) const {
        return mentioned_.is_stated(word) || mentioned_.has_button(word);
    }

    // Removes words between names from a list, and returns whether there were any. "x + 2" may mean steps.
    bool drop_joiners(Words& words) const {
        Words names;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::string_view word = words[i].text;
            const bool is_before_number = i + 1 < words.size() && machine::is_digits(words[i + 1].text);
            const bool is_behind_number = i > 0 && machine::is_digits(words[i - 1].text);
            const bool may_be_steps =
                word == "+" && (mentioned_.has_more_states() || (is_before_number && !is_behind_number));
            if (!is_joiner(word) || may_be_steps || is_name(word)) names.push_back(words[i]);
        }
        const bool has_joiners = names.size() < words.size();
        words = std::move(names);
        return has_joiners;
    }

    // Returns the lamp of a line, which may have no other line.
    Result<std::size_t> listed_lamp(const Word& name) {
        auto lamp = assembly_.lamp(name.text, name.where);
        if (lamp && !listed_.insert(*lamp).second) return error_at(name.where, tell("puzzle.said-twice"));
        return lamp;
    }

    // Removes words that are no names from a list in prose, and adds a remark about the first such line.
    Problem tidy(const Statement& statement, Words& words) {
        const Word& name = statement.before.front();
        if (!statement.link.empty()) {
            if (auto problem = tidy_prose(words, statement.is_passive)) return problem;
        }
        if (words.empty())
            return error_at(name.where,
                            tell("puzzle.nothing-said", statement.link.empty() ? name.text : statement.link));
        std::string as_read = std::string(name.text) + ":";
        for (const Word& word : words) as_read += " " + std::string(word.text);
        if (!has_prose_) assembly_.remark(name.where, tell("puzzle.read.prose", machine::quoted(as_read)));
        has_prose_ = true;
        return std::nullopt;
    }

    // Returns how a name before the colon or, by lamp, behind it is read.
    static Message how_read(std::string_view name, bool is_lamp) {
        return tell(is_lamp ? "puzzle.read.lamp"_id : "puzzle.read.button"_id, machine::quoted(name));
    }

    // Returns whether "NAME = LIST" can list what moves, and is no state such as "x = 1".
    [[nodiscard]] bool can_be_list(std::string_view name, const Words& list) const {
        const bool is_number = list.size() == 1 && number_of(list.front().text).has_value();
        return !is_number || (has_long_list_ && !mentioned_.has_lamp(name));
    }

    // Reads "x +2", where a space comes before the steps.
    Problem loose_effect(std::size_t subject, const Word& lamp, const Word& steps) {
        const std::string joined = std::string(lamp.text) + std::string(steps.text);
        const auto by = number_of(steps.text);
        if (!by || machine::stepped_name(lamp.text))
            return error_at(steps.where, tell("puzzle.loose-step", joined));
        assembly_.remark(lamp.where, tell("puzzle.read.prose", machine::quoted(joined)));
        return add_effect(subject, lamp.text, *by, lamp.where);
    }

    // Returns whether a word is steps behind a space, such as "+1".
    [[nodiscard]] bool is_loose_step(const Word& word) const {
        if (!begins_as_steps(word.text) || mentioned_.has_lamp(word.text)) return false;
        const auto stepped = machine::stepped_name(word.text);
        return !stepped || !mentioned_.is_stated(stepped->name);
    }

    // Reads what moves or is moved by `subject`, a button or, by lamp, a lamp.
    Problem effect(std::size_t subject, const Word& word) {
        const auto stepped = machine::stepped_name(word.text);
        if (auto problem = problem_with_sign(word)) return problem;
        if (auto problem = problem_with_times(word)) return problem;
        const std::string_view name = stepped ? stepped->name : word.text;
        const bool has_two_signs = stepped && (name.ends_with('+') || name.ends_with('-'));
        if (!mentioned_.is_stated(word.text) && !mentioned_.is_stated(name))
            remark_on_lamp({name, word.where}, has_two_signs);
        if (!stepped) return add_effect(subject, word.text, 1, word.where);
        const auto steps = number_of(stepped->steps);
        if (!steps) return error_at(moved(word.where, stepped->name), problem_with_number(stepped->steps));
        const auto are_steps = are_steps_of(word, *stepped);
        if (!are_steps) return are_steps.error();
        if (*are_steps) return add_effect(subject, stepped->name, *steps, word.where);
        return add_effect(subject, word.text, 1, word.where);
    }

    Problem add_effect(std::size_t subject, std::string_view name, std::int64_t by, const Where& where) {
        if (auto problem = problem_with_word({name, where})) return problem;
        const auto other = is_by_lamp_ ? assembly_.any_button(name, where) : assembly_.lamp(name, where);
        if (!other) return other.error();
        return is_by_lamp_ ? assembly_.add_effect(*other, subject, by, where)
                           : assembly_.add_effect(subject, *other, by, where);
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
        const Message how = how_read(word.text, !is_by_lamp_);
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
        if (is_by_lamp_ && !mentioned_.has_many_states()) {
            assembly_.remark(word.where, tell("puzzle.read.name", machine::quoted(word.text)));
            return false;
        }
        if (!mentioned_.has_many_states())
            return error_at(word.where,
                            tell("puzzle.unclear-steps", machine::quoted(word.text), stepped.name));
        assembly_.remark(
            word.where, tell("puzzle.read.steps", machine::quoted(word.text), machine::quoted(stepped.name)));
        return true;
    }

    // Reads "states 4", "states 2 dial=4" or "states counter".
    Problem states(const Statement& /*statement*/, const Words& words) {
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            const Word& value = pair.value ? *pair.value : word;
            const auto states = number_of(value.text);
            if (!states && !is_counter_word(value.text))
                return error_at(value.where, problem_with_number(value.text, machine::max_states));
            if (!pair.value) {
                if (auto problem = assembly_.set_states(states, word.where)) return problem;
                continue;
            }
            const auto lamp = this->lamp(pair.name, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_states(*lamp, states, value.where)) return problem;
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

    // Returns whether a list unambiguously names the lamp elsewhere.
    [[nodiscard]] bool is_listed_lamp(std::string_view name) const {
        return is_by_lamp_ ? mentioned_.has_button(name) : mentioned_.has_lamp(name);
    }

    // Returns the states of a list such as "x and y on, z off"; nullopt for other lists.
    [[nodiscard]] std::optional<std::vector<StateInWords>> in_words(const Words& words) const {
        if (mentioned_.has_more_states()) return std::nullopt;
        std::vector<Word> parts;
        for (const Word& word : words) {
            const Pair pair = pair_of(word);
            if (!pair.name.empty()) parts.push_back({pair.name, word.where});
            if (pair.value && !pair.value->text.empty()) parts.push_back(*pair.value);
        }
        return states_in_words(parts, [this](std::string_view name) { return is_listed_lamp(name); });
    }

    // Sets states in words, and shows how they are read. Requires that all lamps are known if "all" is one.
    Problem set_in_words(const std::vector<StateInWords>& states, bool is_target) {
        std::string as_read(keywords.at(is_target ? target_keyword : start_keyword));
        for (const StateInWords& state : states) {
            const std::string_view value = state.is_lit ? "1" : "0";
            as_read += " " + std::string(state.lamp.text) + "=" + std::string(value);
            std::vector<std::size_t> lamps(state.is_all ? assembly_.lamp_count() : 0);
            std::iota(lamps.begin(), lamps.end(), std::size_t{0});
            if (!state.is_all) {
                const auto lamp = assembly_.lamp(state.lamp.text, state.lamp.where);
                if (!lamp) return lamp.error();
                lamps.push_back(*lamp);
            }
            for (const std::size_t lamp : lamps) {
                auto problem = is_target ? assembly_.set_target(lamp, value, state.lamp.where)
                                         : assembly_.set_start(lamp, value, state.lamp.where);
                if (problem) return problem;
            }
        }
        assembly_.remark(states.front().lamp.where, tell("puzzle.read.prose", machine::quoted(as_read)));
        return std::nullopt;
    }

    // Reads names of lamps that are lit at the start, "start: x, z". It shows how they are read.
    Problem lit_at_start(const Words& words) {
        std::string as_read = "start";
        for (const Word& word : words) {
            if (!is_listed_lamp(word.text)) return error_at(word.where, tell("puzzle.no-state", word.text));
            const auto lamp = assembly_.lamp(word.text, word.where);
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_start(*lamp, "1", word.where)) return problem;
            as_read += " " + std::string(word.text) + "=1";
        }
        assembly_.remark(words.front().where, tell("puzzle.read.prose", machine::quoted(as_read)));
        return std::nullopt;
    }

    Problem start(const Statement& /*statement*/, const Words& given) {
        if (const auto states = in_words(given)) return set_in_words(*states, false);
        Words words = given;
        std::erase_if(
            words, [this](const Word& word) { return is_filler(word.text) && !is_listed_lamp(word.text); });
        if (words.empty()) return error_at(given.front().where, tell("puzzle.no-state", given.front().text));
        const bool are_names = std::all_of(words.begin(), words.end(), [this](const Word& word) {
            return word.text.find('=') == std::string_view::npos && is_listed_lamp(word.text);
        });
        if (are_names && !mentioned_.has_more_states()) return lit_at_start(words);
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            return assembly_.set_start(lamp, value.text, value.where);
        });
    }

    Problem target(const Statement& /*statement*/, const Words& words) {
        if (lower_case(words.front().text) == "alike") {
            if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-alike"));
            return assembly_.want_alike(words.front().where);
        }
        if (auto problem = assembly_.begin_target(words.front().where)) return problem;
        if (const auto states = in_words(words)) return set_in_words(*states, true);
        return lamp_states(words, [this](std::size_t lamp, const Word& value) -> Problem {
            return assembly_.set_target(lamp, value.text, value.where);
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

    // Reads "try A: x=1" or "try A: x=0 y=0 -> x=1". Without a colon the button is the first word.
    Problem try_out(const Statement& statement, const Words& words) {
        const bool is_named = statement.before.size() > 1;
        const Word& button = is_named ? statement.before[1] : words.front();
        const auto first = words.begin() + (is_named ? 0 : 1);
        const auto arrow =
            std::find_if(first, words.end(), [](const Word& word) { return is_arrow(word.text); });
        const Words before(arrow == words.end() ? arrow : first, arrow);
        const Words after(arrow == words.end() ? first : arrow + 1, words.end());
        if (after.empty()) return error_at(words.back().where, tell("puzzle.try.no-states", button.text));
        if (auto problem = problem_with_word(button)) return problem;
        if (auto problem = assembly_.begin_trial(button.text, button.where)) return problem;
        for (const bool is_before : {true, false}) {
            auto problem =
                lamp_states(is_before ? before : after, [&](std::size_t lamp, const Word& value) -> Problem {
                    return assembly_.set_tried(lamp, value.text, is_before, value.where);
                });
            if (problem) return problem;
        }
        return std::nullopt;
    }

    // Reads "press lit".
    Problem press(const Statement& /*statement*/, const Words& words) {
        if (words.size() > 1) return error_at(words[1].where, tell("puzzle.after-press", words[0].text));
        return assembly_.set_press(words.front().text, words.front().where);
    }

    std::string title_;
    std::string text_;
    std::vector<TextLine> lines_;
    ListHeading heading_ = ListHeading::none;
    std::vector<Statement> statements_;
    bool is_passive_ = false;     // true if sentences are in the passive
    bool is_by_lamp_ = false;     // true if lines list the buttons of each lamp
    bool has_long_list_ = false;  // true if a line is "A = x y"
    Mentioned mentioned_;
    PuzzleBuilder assembly_;
    bool has_hyphened_names_ = false;
    bool has_prose_ = false;
    std::set<std::size_t> listed_;  // lamps with a line of their own, by lamp
};

}  // namespace

Result<machine::WiredPuzzle> parse_text(std::string_view text, Remarks* remarks) {
    return is_diagram(text) ? parse_diagram(text, remarks) : TextReader(text, remarks).read();
}

}  // namespace switchbox::puzzle
