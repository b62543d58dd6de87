#include "i18n/language.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <tuple>
#include <utility>

namespace switchbox::i18n {
namespace {

constexpr auto none = std::string_view::npos;

// Returns the end of the placeholder that begins before `from`, skipping nested placeholders and escaped
// characters.
std::size_t closing(std::string_view text, std::size_t from) {
    int depth = 1;
    for (std::size_t i = from; i < text.size(); ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '{') {
            ++depth;
        } else if (text[i] == '}' && --depth == 0) {
            return i;
        }
    }
    return none;
}

// Splits at bars outside nested placeholders. Escapes are kept.
std::vector<std::string> split_at_bars(std::string_view text) {
    std::vector<std::string> parts(1);
    int depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\\') {
            parts.back() += text.substr(i++, 2);
            continue;
        }
        if (c == '|' && depth == 0) {
            parts.emplace_back();
            continue;
        }
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        parts.back() += c;
    }
    return parts;
}

Pieces pieces_of(std::string_view text, const std::string& number);

Piece place_in(std::string_view inside) {
    std::vector<std::string> parts = split_at_bars(inside);
    Piece piece;
    const std::size_t colon = parts.front().find(':');
    piece.name = parts.front().substr(0, colon);
    if (colon != std::string::npos) piece.format = parts.front().substr(colon + 1);
    for (std::size_t i = 1; i < parts.size(); ++i) piece.forms.push_back(pieces_of(parts[i], piece.name));
    return piece;
}

// Parses a template. In a plural form '#' is a placeholder for `number`.
Pieces pieces_of(std::string_view text, const std::string& number) {
    Pieces pieces;
    std::string plain;
    const auto finish_plain = [&] {
        if (!plain.empty()) pieces.push_back({std::exchange(plain, {}), {}, {}, {}});
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::size_t end = c == '{' ? closing(text, i + 1) : none;
        if (c == '\\' && i + 1 < text.size()) {
            const char kept = text[++i];
            plain += kept == 'n' ? '\n' : kept;
        } else if (end != none) {
            finish_plain();
            pieces.push_back(place_in(text.substr(i + 1, end - i - 1)));
            i = end;
        } else if (c == '#' && !number.empty()) {
            finish_plain();
            pieces.push_back({{}, number, {}, {}});
        } else {
            plain += c;
        }
    }
    finish_plain();
    return pieces;
}

}  // namespace

Pieces take_apart(std::string_view text) { return pieces_of(text, {}); }

std::string problem_in(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\') {
            ++i;
        } else if (text[i] == '{') {
            i = closing(text, i + 1);
            if (i == none) return "a '{' is not closed";
        }
    }
    return {};
}

namespace {

using Number = std::uint64_t;

constexpr bool is_within(Number n, Number from, Number to) { return n >= from && n <= to; }

// Returns whether n ends in 1, but not in 11.
constexpr bool ends_in_one(Number n) { return n % 10 == 1 && n % 100 != 11; }
// Returns whether n ends in 2, 3 or 4, but not in 12, 13 or 14.
constexpr bool ends_in_few(Number n) { return is_within(n % 10, 2, 4) && !is_within(n % 100, 12, 14); }

constexpr std::array<PluralRule, 17> rules{{
    {"id ja ko lo ms my th vi zh", 1, [](Number) -> std::size_t { return 0; }},
    {"bg ca da de el en eo es et eu fi gl hu it nb nl nn no sv sw tr ur", 2,
     [](Number n) -> std::size_t { return n == 1 ? 0 : 1; }},
    {"am bn fa fr gu hi hy kn pt pt-br zu", 2, [](Number n) -> std::size_t { return n <= 1 ? 0 : 1; }},
    {"is mk", 2, [](Number n) -> std::size_t { return ends_in_one(n) ? 0 : 1; }},
    {"he", 3, [](Number n) -> std::size_t { return n == 1   ? 0
                                                   : n == 2 ? 1
                                                            : 2; }},
    {"lv", 3,
     [](Number n) -> std::size_t {
         return n % 10 == 0 || is_within(n % 100, 11, 19) ? 0 : n % 10 == 1 ? 1 : 2;
     }},
    {"lt", 3,
     [](Number n) -> std::size_t {
         return is_within(n % 100, 11, 19) || n % 10 == 0 ? 2 : n % 10 == 1 ? 0 : 1;
     }},
    {"be bs hr ru sr uk", 3,
     [](Number n) -> std::size_t { return ends_in_one(n)   ? 0
                                          : ends_in_few(n) ? 1
                                                           : 2; }},
    {"pl", 3, [](Number n) -> std::size_t { return n == 1           ? 0
                                                   : ends_in_few(n) ? 1
                                                                    : 2; }},
    {"cs sk", 3, [](Number n) -> std::size_t { return n == 1               ? 0
                                                      : is_within(n, 2, 4) ? 1
                                                                           : 2; }},
    {"ro", 3,
     [](Number n) -> std::size_t { return n == 1                                ? 0
                                          : n == 0 || is_within(n % 100, 1, 19) ? 1
                                                                                : 2; }},
    {"dsb hsb sl", 4,
     [](Number n) -> std::size_t {
         return n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : is_within(n % 100, 3, 4) ? 2 : 3;
     }},
    {"gd", 4,
     [](Number n) -> std::size_t {
         return n == 1 || n == 11                             ? 0
                : n == 2 || n == 12                           ? 1
                : is_within(n, 3, 10) || is_within(n, 13, 19) ? 2
                                                              : 3;
     }},
    {"mt", 5,
     [](Number n) -> std::size_t {
         return n == 1                                ? 0
                : n == 2                              ? 1
                : n == 0 || is_within(n % 100, 3, 10) ? 2
                : is_within(n % 100, 11, 19)          ? 3
                                                      : 4;
     }},
    {"ga", 5,
     [](Number n) -> std::size_t {
         return n == 1 ? 0 : n == 2 ? 1 : is_within(n, 3, 6) ? 2 : is_within(n, 7, 10) ? 3 : 4;
     }},
    {"cy", 6, [](Number n) -> std::size_t { return n <= 3   ? static_cast<std::size_t>(n)
                                                   : n == 6 ? 4
                                                            : 5; }},
    {"ar", 6,
     [](Number n) -> std::size_t {
         return n <= 2                       ? static_cast<std::size_t>(n)
                : is_within(n % 100, 3, 10)  ? 3
                : is_within(n % 100, 11, 99) ? 4
                                             : 5;
     }},
}};

// Returns whether `code` is one of the words of `codes`.
bool is_among(std::string_view codes, std::string_view code) {
    while (!codes.empty()) {
        const std::string_view word = codes.substr(0, codes.find(' '));
        if (word == code) return true;
        codes.remove_prefix(word.size() < codes.size() ? word.size() + 1 : word.size());
    }
    return false;
}

}  // namespace

const PluralRule* plural_rule_of(std::string_view language) {
    for (const PluralRule& rule : rules)
        if (is_among(rule.languages, language)) return &rule;
    return nullptr;
}

namespace {

constexpr std::string_view id_characters = "abcdefghijklmnopqrstuvwxyz0123456789.-_~";
// Numbers with more digits than this are written in groups.
constexpr std::size_t digits_in_one_group = 4;

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r' || text.back() == '\t')) {
        text.remove_suffix(1);
    }
    return text;
}

bool is_plain_id(std::string_view id) {
    return !id.empty() && id.find_first_not_of(id_characters) == std::string_view::npos;
}

bool is_id(std::string_view id) {
    const std::size_t mark = id.find(variant_mark);
    if (mark == std::string_view::npos) return is_plain_id(id);
    return is_plain_id(id.substr(0, mark)) && is_plain_id(id.substr(mark + 1));
}

std::vector<std::string> names_in(std::string_view list) {
    std::vector<std::string> names;
    while (!trimmed(list).empty()) {
        const std::size_t comma = list.find(',');
        names.emplace_back(trimmed(list.substr(0, comma)));
        if (comma == std::string_view::npos) break;
        list.remove_prefix(comma + 1);
    }
    return names;
}

// Returns the text with its first letter, ASCII or Latin-1 in UTF-8, as a capital.
std::string with_capital(std::string text) {
    if (text.empty()) return text;
    if (text[0] >= 'a' && text[0] <= 'z') {
        text[0] += 'A' - 'a';
    } else if (text[0] == '\xC3' && text[1] >= '\xA0' && text[1] <= '\xBE') {
        text[1] -= 0x20;
    }
    return text;
}

}  // namespace

const Pieces& Template::pieces() const {
    if (!pieces_) pieces_ = take_apart(text_);
    return *pieces_;
}

Language::Language(std::string_view file) {
    std::string entry;
    std::size_t entry_line = 0;
    const auto finish = [&] {
        if (!entry.empty()) read_entry(entry, entry_line);
        entry.clear();
    };
    std::size_t number = 0;
    while (!file.empty()) {
        const std::size_t end = std::min(file.find('\n'), file.size());
        const std::string_view line = file.substr(0, end);
        file.remove_prefix(std::min(end + 1, file.size()));
        ++number;
        if (trimmed(line).empty() || line.front() == '#') continue;
        if (line.front() == ' ') {
            if (entry.empty()) faults_.push_back({number, {}, "it goes on with nothing"});
            if (!entry.empty()) entry += " " + std::string(trimmed(line));
            continue;
        }
        finish();
        entry = trimmed(line);
        entry_line = number;
    }
    finish();
    const Template* code = find(plural_language);
    if (code == nullptr) return;
    if (const PluralRule* rule = plural_rule_of(code->text())) {
        plural_ = rule;
    } else {
        faults_.push_back(
            {code->line(), std::string(plural_language), "there is no rule of '" + code->text() + "'"});
    }
}

void Language::read_entry(std::string_view entry, std::size_t number) {
    const std::size_t equals = entry.find('=');
    if (equals == std::string_view::npos) {
        faults_.push_back({number, {}, "write it as id = text"});
        return;
    }
    std::string_view head = trimmed(entry.substr(0, equals));
    std::vector<std::string> names;
    const std::size_t open = head.find('(');
    if (open != std::string_view::npos && head.back() == ')') {
        names = names_in(head.substr(open + 1, head.size() - open - 2));
        head = trimmed(head.substr(0, open));
    }
    if (!is_id(head)) {
        faults_.push_back({number, std::string(head), "this is not an id"});
        return;
    }
    Template made(std::move(names), std::string(trimmed(entry.substr(equals + 1))), number);
    if (!templates_.emplace(head, std::move(made)).second) {
        faults_.push_back({number, std::string(head), "it stands twice"});
    }
}

const Template* Language::find(std::string_view id) const {
    const auto found = templates_.find(id);
    return found == templates_.end() ? nullptr : &found->second;
}

const Template* Language::find(std::string_view id, std::string_view vocabulary) const {
    if (vocabulary.empty()) return find(id);
    const Template* variant = find(std::string(id) + variant_mark + std::string(vocabulary));
    return variant == nullptr ? find(id) : variant;
}

std::string Language::plain(std::string_view id) const {
    const Template* found = find(id);
    return found == nullptr ? std::string() : found->text();
}

std::string Language::number(std::int64_t number) const {
    std::string digits = std::to_string(number);
    const std::size_t sign = number < 0 ? 1 : 0;
    if (digits.size() - sign <= digits_in_one_group) return digits;
    const std::string separator = plain("language.thousands");
    for (std::size_t at = digits.size(); at > sign + 3;) digits.insert(at -= 3, separator);
    return digits;
}

std::string Language::list(const Messages& items, std::string_view vocabulary) const {
    if (items.empty()) return {};
    std::string text = say(items.front(), vocabulary);
    for (std::size_t i = 1; i < items.size(); ++i) {
        text = say(
            tell(i + 1 < items.size() ? "list.more"_id : "list.last"_id, text, say(items[i], vocabulary)));
    }
    return text;
}

std::string Language::value(const Value& value, std::string_view vocabulary) const {
    struct Says {
        const Language& language;
        std::string_view vocabulary;
        std::string operator()(std::int64_t number) const { return language.number(number); }
        std::string operator()(const std::string& text) const { return text; }
        std::string operator()(const Message& message) const { return language.say(message, vocabulary); }
        std::string operator()(const Messages& items) const { return language.list(items, vocabulary); }
    };
    return std::visit(Says{*this, vocabulary}, value.is);
}

// Expansion of a template with the values of one message.
class Expansion {
  public:
    Expansion(const Language& language, const std::vector<std::string>& names,
              const std::vector<Value>& values, std::string_view vocabulary)
        : language_(language), names_(names), values_(values), vocabulary_(vocabulary) {}

    [[nodiscard]] std::string of(const Pieces& pieces) const {
        std::string made;
        for (const Piece& piece : pieces) made += piece.name.empty() ? piece.text : of(piece);
        return made;
    }

  private:
    [[nodiscard]] const Value* named(std::string_view name) const {
        const auto place = std::find(names_.begin(), names_.end(), name) - names_.begin();
        const auto index = static_cast<std::size_t>(place);
        return index < values_.size() ? &values_[index] : nullptr;
    }

    // Expands one piece. A placeholder without a value stays visible.
    [[nodiscard]] std::string of(const Piece& piece) const {
        const Value* value = named(piece.name);
        if (value == nullptr) return "{" + piece.name + "}";
        if (!piece.forms.empty()) return form(piece, *value);
        if (piece.format == "word") return word(*value);
        const std::string said = language_.value(*value, vocabulary_);
        return piece.format == "capital" ? with_capital(said) : said;
    }

    [[nodiscard]] std::string word(const Value& value) const {
        const auto* number = std::get_if<std::int64_t>(&value.is);
        if (number == nullptr) return language_.value(value, vocabulary_);
        const std::string id = "number." + std::to_string(*number);
        return language_.find(id) == nullptr ? language_.number(*number) : language_.plain(id);
    }

    [[nodiscard]] std::string form(const Piece& piece, const Value& value) const {
        const auto* number = std::get_if<std::int64_t>(&value.is);
        const std::uint64_t n = number == nullptr ? 0 : static_cast<std::uint64_t>(std::abs(*number));
        return of(piece.forms[std::min(language_.plural().form_of(n), piece.forms.size() - 1)]);
    }

    const Language& language_;
    const std::vector<std::string>& names_;
    const std::vector<Value>& values_;
    std::string_view vocabulary_;
};

std::string Language::say(const Message& message, std::string_view vocabulary) const {
    if (!message.vocabulary.empty()) vocabulary = message.vocabulary;
    if (message.id.empty()) {
        std::string text;
        for (const Value& each : message.values) {
            const std::string said = value(each, vocabulary);
            if (!text.empty() && !said.empty()) text += ' ';
            text += said;
        }
        return text;
    }
    const Template* found = find(message.id, vocabulary);
    if (found == nullptr) return message.id;
    return Expansion(*this, found->names(), message.values, vocabulary).of(found->pieces());
}

namespace {

// Returns whether the id is a number in letters. A language may have more or fewer of these.
bool is_number(const std::string& id) { return id.rfind("number.", 0) == 0; }

void sort(std::vector<Fault>& faults) {
    std::stable_sort(faults.begin(), faults.end(), [](const Fault& a, const Fault& b) {
        return std::tie(a.line, a.id) < std::tie(b.line, b.id);
    });
}

std::string fault_of_variant(const Language& language, const std::string& id, const Template& made) {
    const std::size_t mark = id.find(variant_mark);
    if (mark == std::string::npos) return {};
    const auto usual = language.templates().find(id.substr(0, mark));
    if (usual == language.templates().end()) return "its usual line is missing";
    return made.names() == usual->second.names() ? "" : "it has not the names of its usual line";
}

class Check {
  public:
    Check(const Language& language, const Language& reference)
        : language_(language),
          reference_(reference),
          forms_(language.plural().forms),
          found_(faults(language)) {}

    std::vector<Fault> all() {
        for (const auto& [id, wanted] : reference_.templates()) check(id, wanted);
        for (const auto& [id, made] : language_.templates()) {
            if (!reference_.templates().contains(id) && !is_number(id)) {
                found_.push_back({made.line(), id, "nothing says this"});
            }
        }
        sort(found_);
        return std::move(found_);
    }

  private:
    void check(const std::string& id, const Template& wanted) {
        const auto made = language_.templates().find(id);
        if (made == language_.templates().end()) {
            if (!is_number(id)) found_.push_back({0, id, "it is missing"});
        } else if (made->second.names() != wanted.names()) {
            found_.push_back({made->second.line(), id, "it has not the names of the first language"});
        } else {
            check_places(id, made->second, made->second.pieces());
        }
    }

    void check_places(const std::string& id, const Template& made, const Pieces& pieces) {
        for (const Piece& piece : pieces) {
            if (!piece.name.empty()) check_place(id, made, piece);
        }
    }

    void check_place(const std::string& id, const Template& made, const Piece& piece) {
        const auto complain = [&](const std::string& what) { found_.push_back({made.line(), id, what}); };
        if (std::find(made.names().begin(), made.names().end(), piece.name) == made.names().end()) {
            complain("there is no value '" + piece.name + "'");
        }
        if (!piece.format.empty() && piece.format != "word" && piece.format != "capital") {
            complain("there is no format '" + piece.format + "'");
        }
        if (!piece.forms.empty() && piece.forms.size() != forms_) {
            complain(std::to_string(piece.forms.size()) + " plural forms where " + std::to_string(forms_) +
                     " are needed");
        }
        for (const Pieces& form : piece.forms) check_places(id, made, form);
    }

    const Language& language_;
    const Language& reference_;
    std::size_t forms_;
    std::vector<Fault> found_;
};

}  // namespace

std::vector<Fault> faults(const Language& language) {
    std::vector<Fault> found = language.faults();
    for (const auto& [id, made] : language.templates()) {
        for (const std::string& problem : {problem_in(made.text()), fault_of_variant(language, id, made)})
            if (!problem.empty()) found.push_back({made.line(), id, problem});
    }
    sort(found);
    return found;
}

std::vector<Fault> faults(const Language& language, const Language& reference) {
    return Check(language, reference).all();
}

std::string format_fault(const Fault& fault) {
    std::string place = fault.line == 0 ? "" : "line " + std::to_string(fault.line);
    if (!fault.id.empty()) place += (place.empty() ? "'" : ", '") + fault.id + "'";
    return place + ": " + fault.what;
}

}  // namespace switchbox::i18n
