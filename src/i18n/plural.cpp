#include "i18n/plural.hpp"

#include <array>
#include <limits>

namespace switchbox::i18n {
namespace {

using Number = std::uint64_t;

struct Operator {
    std::string_view sign;
    Number (*apply)(Number, Number);
};

using Operators = std::array<Operator, 4>;

// Operators by precedence, lowest first; within a level the longer ones come first.
constexpr std::array<Operators, 5> levels{{
    {{{"||", [](Number a, Number b) -> Number { return a != 0 || b != 0 ? 1 : 0; }}}},
    {{{"&&", [](Number a, Number b) -> Number { return a != 0 && b != 0 ? 1 : 0; }}}},
    {{{"==", [](Number a, Number b) -> Number { return a == b ? 1 : 0; }},
      {"!=", [](Number a, Number b) -> Number { return a != b ? 1 : 0; }}}},
    {{{"<=", [](Number a, Number b) -> Number { return a <= b ? 1 : 0; }},
      {">=", [](Number a, Number b) -> Number { return a >= b ? 1 : 0; }},
      {"<", [](Number a, Number b) -> Number { return a < b ? 1 : 0; }},
      {">", [](Number a, Number b) -> Number { return a > b ? 1 : 0; }}}},
    {{{"%", [](Number a, Number b) -> Number { return a % b; }}}},
}};

// Parser that evaluates the expression in one pass from the left. After an error all values are 0 and valid_
// is false.
class Reader {
  public:
    Reader(std::string_view expression, Number n) : rest_(expression), n_(n) {}

    std::optional<Number> all() {
        const Number value = choice();
        skip_spaces();
        if (!valid_ || !rest_.empty()) return std::nullopt;
        return value;
    }

  private:
    void skip_spaces() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }

    bool take(std::string_view sign) {
        skip_spaces();
        if (sign.empty() || rest_.substr(0, sign.size()) != sign) return false;
        rest_.remove_prefix(sign.size());
        return true;
    }

    Number fail() {
        valid_ = false;
        return 0;
    }

    Number choice() {
        const Deeper deeper(*this);
        if (!valid_) return 0;
        const Number condition = level(0);
        if (!take("?")) return condition;
        const Number yes = choice();
        if (!take(":")) return fail();
        const Number no = choice();
        return condition != 0 ? yes : no;
    }

    Number level(std::size_t place) {
        if (place == levels.size()) return primary();
        Number value = level(place + 1);
        while (valid_) {
            const Operator* found = nullptr;
            for (const Operator& each : levels.at(place)) {
                if (found == nullptr && take(each.sign)) found = &each;
            }
            if (found == nullptr) break;
            const Number right = level(place + 1);
            if (found->sign == "%" && right == 0) return fail();
            value = found->apply(value, right);
        }
        return value;
    }

    Number primary() {
        if (take("(")) {
            const Number value = choice();
            return take(")") ? value : fail();
        }
        if (take("!")) {
            const Deeper deeper(*this);
            return valid_ && primary() == 0 ? 1 : 0;
        }
        if (take("n")) return n_;
        return number();
    }

    Number number() {
        skip_spaces();
        if (rest_.empty() || rest_.front() < '0' || rest_.front() > '9') return fail();
        Number value = 0;
        while (!rest_.empty() && rest_.front() >= '0' && rest_.front() <= '9') {
            if (value > std::numeric_limits<std::uint32_t>::max()) return fail();
            value = value * 10 + static_cast<Number>(rest_.front() - '0');
            rest_.remove_prefix(1);
        }
        return value;
    }

    // Guard against deep nesting: no language needs as many parentheses, and such a file must not exhaust the
    // stack.
    struct Deeper {
        explicit Deeper(Reader& outer) : reader(outer) {
            constexpr int deepest = 50;
            if (++outer.depth_ > deepest) outer.valid_ = false;
        }
        ~Deeper() { --reader.depth_; }
        Deeper(const Deeper&) = delete;
        Deeper& operator=(const Deeper&) = delete;
        Reader& reader;
    };

    std::string_view rest_;
    Number n_;
    int depth_ = 0;
    bool valid_ = true;
};

}  // namespace

std::optional<std::uint64_t> plural_form(std::string_view expression, std::uint64_t n) {
    return Reader(expression, n).all();
}

}  // namespace switchbox::i18n
