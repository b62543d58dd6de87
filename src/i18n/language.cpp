#include "i18n/language.hpp"

#include <algorithm>
#include <cstdlib>

namespace switchbox::i18n {
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
        text = say(tell(i + 1 < items.size() ? "list.more" : "list.last", text, say(items[i], vocabulary)));
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

}  // namespace switchbox::i18n
