#include "machine/board_words.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

// Lists of words in small letters with a space before and behind each.
struct StateWords {
    StateWord meaning;
    std::string_view words;
};
constexpr std::array<StateWords, 3> state_words{{
    {StateWord::lit,
     " lit on true yes light glowing an ein hell wahr ja leuchtet leuchtend brennt allumé allumée allumés "
     "allumées oui vrai encendido encendida encendidos encendidas sí acceso accesa "},
    {StateWord::dark,
     " dark off false no unlit dead aus dunkel falsch nein nicht éteint éteinte éteints éteintes non faux "
     "apagado apagada apagados apagadas spento spenta "},
    {StateWord::any, " any none null nan egal beliebig "},
}};
constexpr std::string_view negations = " not nicht no kein keine isn't aren't ";
constexpr std::string_view no_matter = " doesn't don't does do either whatever free care matter ";
constexpr std::string_view links =
    " = : is are means mean marks mark with mit for ist sind bedeutet heißt für as als est sont es son ";
// Words between a sign and its state, or behind it.
constexpr std::string_view fillers =
    " a an the it is are lamp lamps light lights cell cells square squares ones means for and or und oder "
    "die der "
    "das ein eine lampe lampen licht legend legende key x small big bold et y ";
// Nouns behind a sign's name or state: "black squares are lit", "the lit ones are 0".
constexpr std::string_view nouns =
    " lamp lamps light lights cell cells square squares circle circles ones sign signs lampe lampen feld "
    "felder ";
constexpr std::string_view marked = " shown marked written displayed drawn ";
constexpr std::string_view separators = ",;()/|&.!\"'`";

// Signs that people call by a name.
struct NamedSigns {
    std::string_view names;
    std::string_view signs;
};
constexpr std::array<NamedSigns, 14> named_signs{{
    {" zero zeros zeroes nullen ", "0"},
    {" one ones einsen ", "1"},
    {" dot dots punkt punkte ", "."},
    {" star stars stern sterne ", "*★⭐"},
    {" hash hashes ", "#"},
    {" cross crosses kreuz kreuze ", "xX×"},
    {" yellow gelb ", "🟨🟡💛"},
    {" green grün ", "🟩🟢💚"},
    {" red rot ", "🟥🔴❤"},
    {" blue blau ", "🟦🔵💙"},
    {" orange ", "🟧🟠🧡"},
    {" purple lila ", "🟪🟣💜"},
    {" black schwarz filled full solid ", "⬛⚫◼◾🖤■●▲⬢♥★▪"},
    {" white weiß empty hollow leer ", "⬜⚪◻◽🤍□○△⬡♡☆▫"},
}};

// Remarks without which a board is another one.
constexpr std::string_view troubling_words =
    " degrees clockwise edit correction actually typo same gleich genauso identisch likewise etc usw similar "
    "similarly ähnlich remaining rest restlichen inverted inverse reversed flipped mirrored mirror "
    "upside opposite umgekehrt gespiegelt invertiert missing fehlt fehlen except außer rotated gedreht ";

constexpr std::string_view bottom_words = " bottom unten unterste ";

bool is_in(std::string_view list, std::string_view word) {
    const std::size_t at = word.empty() ? std::string_view::npos : list.find(word);
    if (at == std::string_view::npos) return false;
    for (std::size_t i = at; i != std::string_view::npos; i = list.find(word, i + 1))
        if (i > 0 && list[i - 1] == ' ' && list[i + word.size()] == ' ') return true;
    return false;
}

bool is_letter(std::string_view character) {
    if (character.size() == 1) {
        const char c = character[0];
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    const char32_t code = character_size(character) == 0 ? 0 : code_point(character);
    return code >= 0xC0 && code < 0x2000 && code != 0xD7 && code != 0xF7;
}

// Returns the end of the token that begins at a place: a word with its apostrophes, a number, the name of an
// emoji such as ":yellow_square:", or one character.
std::size_t end_of_token(const std::vector<std::string_view>& characters, std::size_t begin) {
    const auto is_letter_at = [&](std::size_t at) {
        return at < characters.size() && is_letter(characters[at]);
    };
    const auto is_at = [&](std::size_t at, std::string_view one) {
        return at < characters.size() && characters[at] == one;
    };
    std::size_t end = begin + 1;
    if (is_letter_at(begin)) {
        while (is_letter_at(end) || (is_at(end, "'") && is_letter_at(end + 1))) ++end;
    } else if (is_digits(characters[begin])) {
        while (end < characters.size() && is_digits(characters[end])) ++end;
    } else if (is_at(begin, ":")) {
        while (is_letter_at(end) || is_at(end, "_")) ++end;
        end = end > begin + 2 && is_at(end, ":") ? end + 1 : begin + 1;
    }
    return end;
}

// Returns the tokens of a line without its blanks.
std::vector<std::string> tokens_of(std::string_view line) {
    const std::vector<std::string_view> characters = characters_of(line);
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < characters.size();) {
        const std::size_t end = end_of_token(characters, i);
        std::string token;
        for (; i < end; ++i) token += characters[i];
        if (token != " " && token != "\t") tokens.push_back(std::move(token));
    }
    return tokens;
}

bool is_one_character(const std::string& token) {
    return first_character(token).size() == token.size() || token.front() == ':';
}
bool is_word(const std::string& token) {
    return !is_one_character(token) && is_letter(first_character(token));
}
bool is_separator(const std::string& token) {
    return token.size() == 1 && separators.find(token) != std::string_view::npos;
}

// Reader of one line's legend.
class LegendReader {
  public:
    explicit LegendReader(std::string_view line) : tokens_(tokens_of(line)), used_(tokens_.size()) {}

    Legend read() {
        for (std::size_t i = 0; i < tokens_.size(); ++i) {
            if (is_link(i)) read_at_link(i);
        }
        if (legend_.entries.empty()) read_pairs();
        const bool has_numbers = std::any_of(words_.begin(), words_.end(),
                                             [](const LegendEntry& entry) { return entry.state > 1; }) ||
                                 std::any_of(words_.begin(), words_.end(), [](const LegendEntry& e) {
                                     return state_word(e.sign) == StateWord::none;
                                 });
        if (has_numbers) {
            legend_.entries.insert(legend_.entries.end(), words_.begin(), words_.end());
            std::erase_if(legend_.entries, [](const LegendEntry& entry) { return is_digits(entry.sign); });
        }
        legend_.is_whole = !legend_.entries.empty() && is_all_used();
        if (!legend_.is_whole)
            std::erase_if(legend_.entries, [&](const LegendEntry& entry) {
                return std::find(needs_whole_.begin(), needs_whole_.end(), entry.sign) != needs_whole_.end();
            });
        return std::move(legend_);
    }

  private:
    struct Phrase {
        StateWord state = StateWord::none;
        std::size_t end = 0;  // behind its last word
        bool is_twofold = false;
    };

    [[nodiscard]] std::string small(std::size_t i) const {
        return i < tokens_.size() ? small_letters(tokens_[i]) : std::string();
    }
    [[nodiscard]] bool is_link(std::size_t i) const {
        return is_in(links, small(i)) || small(i) == "→" ||
               (small(i) == "-" && i > 0 && state_word(small(i + 1)) != StateWord::none);
    }

    // Reads "the light is not on" from a token on.
    [[nodiscard]] Phrase phrase_at(std::size_t i) const {
        bool is_negated = false;
        Phrase found;
        for (; i < tokens_.size() && !is_separator(tokens_[i]); ++i) {
            const std::string word = small(i);
            StateWord state = state_word(word);
            if (is_in(negations, word)) {
                is_negated = true;
                found.end = i + 1;
                if (found.state == StateWord::none) found.state = StateWord::dark;
                continue;
            }
            if (is_in(no_matter, word)) state = StateWord::any;
            if (state == StateWord::none) {
                if (!is_in(fillers, word) && !is_in(marked, word)) break;
                continue;
            }
            if (i + 1 < tokens_.size() && is_link(i + 1) && small(i + 1) == "=") break;  // the next pair
            if (is_negated && state == StateWord::lit) state = StateWord::dark;
            const bool is_after_noun = found.end > 0 && is_in(nouns, small(found.end - 1));  // "light is off"
            if (found.state != StateWord::none && state != found.state && !is_negated && !is_after_noun)
                return {StateWord::none, i, true};
            found = {state, i + 1, false};
        }
        return found;
    }

    void use(std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end && i < used_.size(); ++i) used_[i] = true;
    }

    void add(const std::string& sign, StateWord state) {
        legend_.entries.push_back(
            {sign, static_cast<std::uint8_t>(state == StateWord::lit ? 1 : 0), state == StateWord::any});
    }

    // Returns the signs that the tokens before a link name.
    [[nodiscard]] std::vector<std::string> signs_before(std::size_t link, std::size_t& first) const {
        if (link == 0) return {};
        first = link - 1;
        const auto at = [&](std::size_t back) { return link >= back ? tokens_[link - back] : std::string(); };
        if (at(1) == "]" || at(1) == ")") {
            if (at(2) == "[" || at(2) == "(") {
                first = link - 2;
                return {" "};
            }
            if (at(3) != "[" && at(3) != "(") return {};
            first = link - 3;
            return {at(2)};
        }
        if (link >= 3 && at(1) == at(3) && is_separator(at(1)) && at(1) != ".") {  // quoted
            first = link - 3;
            return {at(2)};
        }
        if (is_one_character(at(1))) return {at(1)};
        std::vector<std::string> signs;
        for (const NamedSigns& named : named_signs) {
            if (!is_in(named.names, small(link - 1))) continue;
            for (const std::string_view sign : characters_of(named.signs)) signs.emplace_back(sign);
        }
        return signs;
    }

    // Reads "dim = 1" or "on: 1".
    void read_number(std::size_t link, std::uint64_t number) {
        const std::string& left = tokens_[link - 1];
        const std::string& right = tokens_[link + 1];
        const StateWord state = state_word(left);
        const bool is_equal = tokens_[link] == "=";
        if (number > 9 || is_digits(left) || (!is_equal && state == StateWord::none)) return;
        const LegendEntry entry{left, static_cast<std::uint8_t>(number), false, true};
        (is_word(left) ? words_ : legend_.entries).push_back(entry);
        if (state == StateWord::lit || state == StateWord::dark) {
            add(right, state);
            needs_whole_.push_back(right);
        }
        use(link - 1, link + 2);
    }

    // Returns whether another state follows the one before a place, as in the rows "1: on off on" and "row 1
    // is on, off, on".
    [[nodiscard]] bool is_row_of_states(std::size_t next) const {
        if (next < tokens_.size() && (tokens_[next] == "," || tokens_[next] == "/" || small(next) == "or"))
            ++next;
        const bool is_linked = next + 1 < tokens_.size() && is_link(next + 1);
        return next < tokens_.size() && state_word(small(next)) != StateWord::none && !is_linked;
    }

    // Returns the place behind the sign or state before a link: "X lamps = lit", "X marks = lit".
    [[nodiscard]] std::size_t end_before(std::size_t link) const {
        std::size_t end = link;
        while (end > 1 && (is_in(nouns, small(end - 1)) || is_in(marked, small(end - 1)) ||
                           (end < link && is_link(end - 1))))
            --end;
        return end;
    }

    // Returns whether a legend ends before a place.
    [[nodiscard]] bool ends_at(std::size_t i) const {
        return i == tokens_.size() || is_separator(tokens_[i]) || small(i) == "and" || small(i) == "und";
    }

    void read_at_link(std::size_t link) {
        const std::size_t behind = end_before(link);
        std::size_t first = behind;
        const std::vector<std::string> signs = signs_before(behind, first);
        const std::string right = link + 1 < tokens_.size() ? tokens_[link + 1] : "";
        const bool is_equal = tokens_[link] == "=";
        const auto number = parse_number(right);
        if (number && link > 0 && (is_equal || tokens_[link] == ":")) return read_number(link, *number);
        const Phrase phrase = phrase_at(link + 1);
        if (phrase.is_twofold && !signs.empty()) legend_.unclear = signs.front();
        if (phrase.state != StateWord::none && !signs.empty()) {
            if (is_row_of_states(phrase.end)) {
                if (is_equal) legend_.unclear = signs.front();
                return;
            }
            for (const std::string& sign : signs) add(sign, phrase.state);
            if (tokens_[link] == ":") needs_whole_.insert(needs_whole_.end(), signs.begin(), signs.end());
            return use(first, phrase.end);
        }
        const StateWord left = behind > 0 ? state_word(small(behind - 1)) : StateWord::none;
        if (left != StateWord::none && !right.empty() && is_one_character(right) && !is_link(link + 1)) {
            add(right, left);
            if (is_equal || tokens_[link] == ":" || !ends_at(link + 2)) needs_whole_.push_back(right);
            return use(behind - 1, link + 2);
        }
        if (is_equal && !signs.empty() && !right.empty() && is_word(right))
            legend_.unclear = signs.front();  // "X = wall"
    }

    // Reads "# on, . off".
    void read_pairs() {
        std::size_t i = 0;
        std::vector<std::pair<std::string, Phrase>> pairs;
        while (i < tokens_.size()) {
            const Phrase phrase = phrase_at(i + 1);
            if (!is_one_character(tokens_[i]) || phrase.state == StateWord::none || small(i + 1) == "light")
                return;
            pairs.emplace_back(tokens_[i], phrase);
            i = phrase.end;
            while (i < tokens_.size() && (tokens_[i] == "," || tokens_[i] == ";" || small(i) == "and" ||
                                          small(i) == "und" || tokens_[i] == ")"))
                ++i;
        }
        if (pairs.size() < 2) return;
        for (const auto& pair : pairs) add(pair.first, pair.second.state);
        use(0, tokens_.size());
    }

    [[nodiscard]] bool is_all_used() const {
        for (std::size_t i = 0; i < tokens_.size(); ++i)
            if (!used_[i] && !is_separator(tokens_[i]) && !is_in(fillers, small(i)) &&
                !is_in(marked, small(i)) && tokens_[i] != "#" && tokens_[i] != "-" && !is_link(i))
                return false;
        return true;
    }

    std::vector<std::string> tokens_;
    std::vector<bool> used_;
    Legend legend_;
    std::vector<LegendEntry> words_;        // words with numbers
    std::vector<std::string> needs_whole_;  // signs that mean this only if the line has nothing else
};

}  // namespace

std::string small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

StateWord state_word(std::string_view word) {
    const std::string small = small_letters(word);
    const std::size_t space = small.find(' ');
    if (space != std::string::npos && is_in(negations, small.substr(0, space)) &&
        state_word(small.substr(space + 1)) == StateWord::lit)
        return StateWord::dark;
    for (const StateWords& known : state_words)
        if (is_in(known.words, small)) return known.meaning;
    return StateWord::none;
}

Legend legend_in(std::string_view line) { return LegendReader(line).read(); }

std::optional<std::string> troubling_word(std::string_view line, bool is_last_row) {
    const std::vector<std::string> tokens = tokens_of(line);
    bool has_top = false;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const std::string word = small_letters(tokens[i]);
        has_top = has_top || word == "top";
        if (!is_last_row && !has_top && is_in(bottom_words, word)) return tokens[i];
        const std::string next = i + 1 < tokens.size() ? small_letters(tokens[i + 1]) : "";
        if (is_in(troubling_words, word)) return tokens[i];
        if ((word == "so" && (next == "on" || next == "weiter" || next == "forth")) ||
            (word == "other" && next == "rows"))
            return tokens[i] + " " + tokens[i + 1];
    }
    return std::nullopt;
}

}  // namespace switchbox::machine
