#include "types/custom/formats/prose.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "machine/text.hpp"
#include "types/custom/formats/assembly.hpp"
#include "types/custom/formats/formats.hpp"

namespace switchbox::puzzle {
namespace {

// Words of prose in English and German, each between spaces.

// Between a button and its lamps, as arrows are.
constexpr std::string_view verbs =
    " affects toggles changes flips switches moves turns inverts controls alters schaltet ändert kippt dreht "
    "bewegt ";
constexpr std::array<std::string_view, 5> arrows{"->", "=>", "\u2192", "\u21D2", "\u27F6"};
// The passive: a lamp "is changed by" its buttons.
constexpr std::string_view auxiliaries = " is are gets get wird werden ";
constexpr std::string_view participles =
    " affected toggled changed flipped switched moved turned inverted controlled altered ";
constexpr std::string_view last_participles =
    " geschaltet umgeschaltet gesteuert geändert ";  // behind the list
// Sentences about the lamps that are lit at the start.
constexpr std::string_view copulas = " is are start starts begin begins sind ist ";
constexpr std::string_view lit_words = " on lit an ";
constexpr std::string_view start_words =
    " at in the start beginning initially first only currently now am anfang beginn zu nur "
    "jetzt ";
// States, and all lamps.
constexpr std::string_view lit_states = " on lit an ";
constexpr std::string_view dark_states = " off dark unlit out aus ";
constexpr std::string_view all_words = " all everything alle alles ";
constexpr std::string_view joiners = " and und & + plus / ";
constexpr std::string_view goals = " goal wanted desired ziel gewünscht ";
constexpr std::string_view starts = " anfang beginn initially ";
// Before the name of a button.
constexpr std::string_view nouns =
    " button pressing press pushing switch lever key move knopf schalter hebel taste ";
// Between names.
constexpr std::string_view fillers = " and und & the lamp lamps light lights die lampe lampen lichter ";
// Words that change which lamps are moved, or how.
constexpr std::string_view unclear_words =
    " all every everything each other others rest except but not no nothing or if when then on off to from "
    "by "
    "twice times steps itself its neighbours neighbors alle alles außer nicht oder ein aus um mal ";

bool is_one_of(std::string_view words, std::string_view word) {
    return words.find(" " + lower_case(word) + " ") != std::string_view::npos;
}

// Returns the first arrow, which needs no spaces around it; empty if there is none.
std::string_view arrow_in(std::string_view text) {
    std::string_view first;
    for (const std::string_view one : arrows) {
        const std::size_t at = text.find(one);
        if (at == std::string_view::npos) continue;
        const std::string_view arrow = text.substr(at, one.size());
        if (first.empty() || arrow.data() < first.data()) first = arrow;
    }
    return first;
}

// Returns the name behind "the" and nouns such as "Button"; nullopt unless there is one other word.
std::optional<Word> button_in(const std::vector<Word>& words) {
    std::size_t first = 0;
    while (first + 1 < words.size() &&
           (is_one_of(nouns, words[first].text) || is_one_of(fillers, words[first].text)))
        ++first;
    if (first + 1 != words.size() || is_one_of(nouns, words[first].text)) return std::nullopt;
    const bool is_keyword = machine::place_of(lower_case(words[first].text), keywords).has_value();
    return is_keyword ? std::nullopt : std::optional(words[first]);
}

std::optional<Prose> prose_before(const TextLine& line, std::string_view link) {
    const auto begin = static_cast<std::size_t>(link.data() - line.text.data());
    std::string_view before = line.text.substr(0, begin);
    // The line of a long arrow, "-->".
    if (!arrow_in(link).empty()) before = before.substr(0, before.find_last_not_of("-=") + 1);
    const auto button = button_in(TextLine{before, line.number}.words());
    return button ? std::optional(Prose{*button, link, begin + link.size()}) : std::nullopt;
}

std::size_t end_of(const TextLine& line, std::string_view part) {
    return static_cast<std::size_t>(part.data() - line.text.data()) + part.size();
}

// Returns "x is changed by A and B", where words[i] is "is".
std::optional<Prose> passive_in(const TextLine& line, const std::vector<Word>& words, std::size_t i) {
    if (i + 2 >= words.size() || !is_one_of(auxiliaries, words[i].text)) return std::nullopt;
    const bool is_german =
        lower_case(words[i + 1].text) == "von" && is_one_of(last_participles, words.back().text);
    const bool is_english =
        is_one_of(participles, words[i + 1].text) && lower_case(words[i + 2].text) == "by";
    if (!is_german && !is_english) return std::nullopt;
    auto prose = prose_before(line, words[i].text);
    if (prose) prose->rest = end_of(line, words[is_german ? i + 1 : i + 2].text);
    if (prose) prose->is_passive = true;
    return prose;
}

// Returns "A toggles: x y" or "Button A: x y".
std::optional<Prose> prose_with_colon(const TextLine& line, std::size_t colon) {
    const std::vector<Word> words = TextLine{line.text.substr(0, colon), line.number}.words();
    if (words.empty()) return std::nullopt;
    const bool has_noun = is_one_of(nouns, words.front().text);
    if (words.size() < 2 || !is_one_of(verbs, words.back().text))
        return has_noun ? prose_before(line, line.text.substr(colon, 1)) : std::nullopt;
    auto prose = prose_before(line, words.back().text);
    if (prose) prose->rest = colon + 1;
    return prose;
}

}  // namespace

std::optional<Prose> prose_in(const TextLine& line) {
    const std::size_t colon = line.text.find(':');
    const std::vector<Word> words = line.words();
    if (colon != std::string_view::npos) return prose_with_colon(line, colon);
    const std::string_view arrow = arrow_in(line.text);
    if (!arrow.empty()) return prose_before(line, arrow);
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (auto prose = passive_in(line, words, i)) return prose;
        if (!is_one_of(verbs, words[i].text) && words[i].text != "=") continue;
        if (auto prose = prose_before(line, words[i].text)) return prose;
    }
    return std::nullopt;
}

std::vector<Word> lit_lamps_in(const TextLine& line) {
    std::vector<Word> lamps;
    bool has_copula = false;
    bool has_lit = false;
    if (line.text.find_first_of(":=") != std::string_view::npos) return {};
    for (Word word : line.words()) {
        word.text = word.text.substr(0, word.text.find_last_not_of(".,;!") + 1);
        if (word.text.empty() || is_one_of(fillers, word.text) || is_one_of(start_words, word.text)) continue;
        if (is_one_of(copulas, word.text) && !has_copula && !lamps.empty()) {
            has_copula = true;
        } else if (is_one_of(lit_words, word.text) && has_copula && !has_lit) {
            has_lit = true;
        } else if (has_copula || is_one_of(unclear_words, word.text)) {
            return {};
        } else {
            lamps.push_back(word);
        }
    }
    return has_lit ? lamps : std::vector<Word>();
}

bool is_joiner(std::string_view word) { return is_one_of(joiners, word); }

bool is_filler(std::string_view word) { return is_one_of(fillers, word) || is_joiner(word); }

bool is_unclear(std::string_view word) { return is_one_of(unclear_words, word); }

bool is_all(std::string_view word) { return is_one_of(all_words, word); }

TextLine without_brackets(const TextLine& line, std::size_t& begin) {
    constexpr std::string_view opening = "{[(";
    constexpr std::string_view closing = "}])";
    const std::size_t first = line.text.find_first_not_of(" \t", begin);
    const std::size_t last = line.text.find_last_not_of(" \t\r.;");
    if (first == std::string_view::npos || last <= first) return line;
    const std::size_t kind = opening.find(line.text[first]);
    const std::string_view inside = line.text.substr(first + 1, last - first - 1);
    if (kind == std::string_view::npos || line.text[last] != closing[kind] ||
        inside.find_first_of("{}[]()") != std::string_view::npos)
        return line;
    begin = first + 1;
    return {line.text.substr(0, last), line.number, line.is_cut_in_word};
}

StateHeading state_heading(const std::vector<Word>& words) {
    if (words.size() == 1 && is_one_of(goals, words.front().text)) return StateHeading::target;
    if (words.size() == 1 && is_one_of(starts, words.front().text)) return StateHeading::start;
    bool is_lit = false;
    for (const Word& word : words) {
        is_lit = is_lit || is_one_of(lit_states, word.text);
        const bool is_known = is_one_of(lit_states, word.text) || is_one_of(start_words, word.text) ||
                              is_one_of(copulas, word.text) || is_one_of(fillers, word.text);
        if (!is_known) return StateHeading::none;
    }
    return is_lit ? StateHeading::start : StateHeading::none;
}

std::optional<std::vector<StateInWords>> states_in_words(
    const std::vector<Word>& words, const std::function<bool(std::string_view)>& is_lamp) {
    std::vector<StateInWords> states;
    std::size_t open = 0;  // index of the first lamp without a state
    for (const Word& word : words) {
        const bool is_lit = is_one_of(lit_states, word.text);
        if (is_lamp(word.text)) {
            states.push_back({word});
        } else if (is_one_of(all_words, word.text)) {
            states.push_back({word, false, true});
        } else if (is_lit || is_one_of(dark_states, word.text)) {
            if (open == states.size()) return std::nullopt;
            for (; open < states.size(); ++open) states[open].is_lit = is_lit;
        } else if (!is_joiner(word.text) && !is_one_of(fillers, word.text) &&
                   !is_one_of(copulas, word.text) && !is_one_of(start_words, word.text)) {
            return std::nullopt;
        }
    }
    if (states.empty() || open < states.size()) return std::nullopt;
    return states;
}

ListHeading list_heading(const TextLine& line) {
    const std::size_t colon = std::min(line.text.find(':'), line.text.size());
    std::vector<std::string> words;
    for (const Word& word : TextLine{line.text.substr(0, colon)}.words())
        words.push_back(lower_case(word.text));
    const std::size_t before = words.size();
    const bool has_colon = colon < line.text.size();
    if (has_colon) {
        for (const Word& word : line.words_from(colon + 1)) words.push_back(lower_case(word.text));
    }
    constexpr std::string_view lamps = " lamp lamps light lights ";
    constexpr std::string_view buttons = " button buttons switch switches lever levers ";
    if (words.empty() || words.size() > 2) return ListHeading::none;
    const auto is = [&](std::size_t i, std::string_view kinds) { return is_one_of(kinds, words[i]); };
    if (words.size() == 1) return has_colon && is(0, lamps) ? ListHeading::by_lamp : ListHeading::none;
    if (words[0] == "by" && before == 2)
        return is(1, lamps)     ? ListHeading::by_lamp
               : is(1, buttons) ? ListHeading::by_button
                                : ListHeading::none;
    if (!has_colon || before != 1) return ListHeading::none;
    if (is(0, lamps) && is(1, buttons)) return ListHeading::by_lamp;
    return is(0, buttons) && is(1, lamps) ? ListHeading::by_button : ListHeading::none;
}

bool is_arrow(std::string_view word) { return std::find(arrows.begin(), arrows.end(), word) != arrows.end(); }

Problem tidy_prose(std::vector<Word>& lamps, bool is_passive) {
    constexpr std::string_view many_buttons =
        " buttons switches levers keys knöpfe knöpfen schaltern hebeln ";
    if (is_passive) {
        if (!lamps.empty() && is_one_of(last_participles, lamps.back().text)) lamps.pop_back();
        std::erase_if(lamps, [&](const Word& word) {
            return is_one_of(nouns, word.text) || is_one_of(many_buttons, word.text);
        });
    }
    for (const Word& word : lamps) {
        const bool is_unclear = is_one_of(unclear_words, word.text) || is_one_of(verbs, word.text) ||
                                !arrow_in(word.text).empty();
        if (is_unclear) return error_at(word.where, tell("puzzle.unclear-prose", machine::quoted(word.text)));
    }
    std::erase_if(lamps, [](const Word& word) { return is_one_of(fillers, word.text); });
    return std::nullopt;
}

namespace {

// Reader of one diagram.
class DiagramReader {
  public:
    DiagramReader(std::string_view text, Remarks* remarks) : text_(text), assembly_(remarks) {}

    Result<machine::WiredPuzzle> read() {
        is_at_end();
        has_lights_ = is_next('[');
        if (auto problem = has_lights_ ? lights() : counters()) return *problem;
        while (!is_at_end()) {
            auto problem = is_next('(') ? button() : counts();
            if (problem) return *problem;
        }
        assembly_.remark(TextPosition{}, !has_lights_  ? tell("puzzle.read.diagram-of-counters")
                                         : has_counts_ ? tell("puzzle.read.diagram-without-counts")
                                                       : tell("puzzle.read.diagram"));
        return std::move(assembly_).finish();
    }

  private:
    [[nodiscard]] TextPosition place() const { return place_in(text_, at_); }
    [[nodiscard]] bool is_next(char c) const { return at_ < text_.size() && text_[at_] == c; }
    bool is_at_end() {
        at_ = std::min(text_.find_first_not_of(" \t\r\n\f\v", at_), text_.size());
        return at_ == text_.size();
    }
    Problem unclear() const {
        return error_at(place(), tell("puzzle.no-diagram", at_ < text_.size()
                                                               ? machine::quoted_character(text_.substr(at_))
                                                               : machine::quoted(std::string_view())));
    }

    Problem lights() {
        ++at_;  // the bracket
        if (auto problem = assembly_.begin_target(place())) return problem;
        for (; is_next('.') || is_next('#'); ++at_) {
            const auto lamp = assembly_.lamp(std::to_string(lamps_++), place());
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_target(*lamp, is_next('#') ? "1" : "0", place())) return problem;
        }
        if (!is_next(']')) return unclear();
        ++at_;
        return std::nullopt;
    }

    // Makes a counter for each number in braces.
    Problem counters() {
        const std::size_t buttons = at_;
        at_ = std::min(text_.find('{'), text_.size());
        if (auto problem = assembly_.set_states(std::nullopt, place())) return problem;
        if (auto problem = assembly_.begin_target(place())) return problem;
        if (auto problem = counts()) return problem;
        if (!is_at_end()) return unclear();
        text_ = text_.substr(0, text_.find('{'));
        at_ = buttons;
        return std::nullopt;
    }

    Problem button() {
        const auto button = assembly_.button("b" + std::to_string(++buttons_), place());
        if (!button) return button.error();
        do {
            ++at_;
            is_at_end();  // skips spaces
            if (auto problem = moved_lamp(*button)) return problem;
        } while (is_next(','));
        if (!is_next(')')) return unclear();
        ++at_;
        return std::nullopt;
    }

    Problem moved_lamp(std::size_t button) {
        const TextPosition where = place();
        const std::string_view digits = take_digits();
        if (digits.empty()) return unclear();
        const auto lamp = assembly_.known_lamp(digits, where);
        if (!lamp) return lamp.error();
        return assembly_.add_effect(button, *lamp, 1, where);
    }

    std::string_view take_digits() {
        const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
        const std::string_view digits = text_.substr(at_, end - at_);
        at_ = end;
        return digits;
    }

    // Reads "{3,5,4,7}", the target of counters. A bracket begins the next puzzle.
    Problem counts() {
        if (is_next('[')) return error_at(place(), tell("puzzle.second-diagram"));
        if (!is_next('{') || has_counts_) return unclear();
        has_counts_ = true;
        do {
            ++at_;
            is_at_end();  // skips spaces
            const TextPosition where = place();
            const std::string_view count = take_digits();
            if (count.empty()) return unclear();
            is_at_end();
            if (has_lights_) continue;
            const auto lamp = assembly_.lamp(std::to_string(lamps_++), where);
            if (!lamp) return lamp.error();
            if (auto problem = assembly_.set_target(*lamp, count, where)) return problem;
        } while (is_next(','));
        if (!is_next('}')) return unclear();
        ++at_;
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t lamps_ = 0;
    std::size_t buttons_ = 0;
    bool has_lights_ = true;   // false if the first part, in brackets, is missing
    bool has_counts_ = false;  // true if numbers in braces were read
    PuzzleBuilder assembly_;
};

}  // namespace

bool is_diagram(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n\f\v");
    if (begin == std::string_view::npos) return false;
    const std::size_t brace = text.find('{');
    const bool has_counters = text[begin] == '(' && brace != std::string_view::npos &&
                              text.find_first_not_of("(0123456789,) \t\r\n\f\v") == brace &&
                              text.find_last_not_of(" \t\r\n\f\v", brace - 1) == text.rfind(')');
    if (has_counters) return true;
    if (text[begin] != '[') return false;
    const std::size_t end = text.find_first_not_of(".#", begin + 1);
    if (end == std::string_view::npos || text[end] != ']' || end == begin + 1) return false;
    const std::size_t next = text.find_first_not_of(" \t", end + 1);
    return next != std::string_view::npos && (text[next] == '(' || text[next] == '{');
}

Result<machine::WiredPuzzle> parse_diagram(std::string_view text, Remarks* remarks) {
    return DiagramReader(text, remarks).read();
}

}  // namespace switchbox::puzzle
