#include "support/xml.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>

namespace switchbox::test {
namespace {

class Reader {
  public:
    explicit Reader(std::string_view document) : rest_(document) {}

    std::vector<XmlElement> read() {
        if (rest_.substr(0, 5) == "<?xml") up_to("?>");
        skip_space();
        element();
        skip_space();
        if (!rest_.empty()) fail("something after the root");
        return std::move(elements_);
    }

  private:
    [[noreturn]] void fail(const std::string& what) const {
        throw std::runtime_error(what + " before: " + std::string(rest_.substr(0, 60)));
    }

    std::string up_to(std::string_view end) {
        const std::size_t at = rest_.find(end);
        if (at == std::string_view::npos) fail("no " + std::string(end));
        std::string text(rest_.substr(0, at));
        rest_.remove_prefix(at + end.size());
        return text;
    }

    void skip_space() {
        while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())) != 0)
            rest_.remove_prefix(1);
    }

    bool take(std::string_view token) {
        if (rest_.substr(0, token.size()) != token) return false;
        rest_.remove_prefix(token.size());
        return true;
    }

    std::string name() {
        std::size_t length = 0;
        const auto belongs = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-';
        };
        while (length < rest_.size() && belongs(rest_[length])) ++length;
        if (length == 0) fail("no name");
        std::string text(rest_.substr(0, length));
        rest_.remove_prefix(length);
        return text;
    }

    void check_escapes(std::string_view text) const {
        constexpr std::array<std::string_view, 4> entities{"&amp;", "&lt;", "&gt;", "&quot;"};
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (text[i] == '<' || text[i] == '>') fail("a bare angle bracket in '" + std::string(text) + "'");
            if (static_cast<unsigned char>(text[i]) < 0x20U && text[i] != '\n') fail("a control character");
            const bool known = std::any_of(entities.begin(), entities.end(), [&](std::string_view entity) {
                return text.substr(i, entity.size()) == entity;
            });
            if (text[i] == '&' && !known) fail("a bare ampersand in '" + std::string(text) + "'");
        }
    }

    void attributes(XmlElement& element) {
        while (!rest_.empty() && rest_.front() == ' ') {
            rest_.remove_prefix(1);
            const std::string key = name();
            if (!take("=\"")) fail("no quoted value of " + key);
            const std::string value = up_to("\"");
            check_escapes(value);
            if (!element.attributes.emplace(key, value).second) fail(key + " is given twice");
        }
    }

    void element() {
        if (!take("<")) fail("no element");
        const std::size_t index = elements_.size();
        elements_.push_back({name(), {}, {}});
        attributes(elements_[index]);
        if (take("/>")) return;
        if (!take(">")) fail("an unfinished tag");
        while (true) {
            const std::string_view text = rest_.substr(0, rest_.find('<'));
            check_escapes(text);
            elements_[index].text += text;
            rest_.remove_prefix(text.size());
            if (rest_.substr(0, 2) == "</") break;
            element();
        }
        if (!take("</" + elements_[index].name + ">")) fail(elements_[index].name + " is not closed");
    }

    std::string_view rest_;
    std::vector<XmlElement> elements_;
};

}  // namespace

std::vector<XmlElement> read_xml(std::string_view document) { return Reader(document).read(); }

}  // namespace switchbox::test
