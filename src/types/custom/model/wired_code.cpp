#include "types/custom/model/wired_code.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

constexpr int byte_states = 256;
constexpr std::size_t max_targets = 4096;      // rows
constexpr std::size_t max_layout_side = 4096;  // rows, or places in a row

// Tags of optional parts, which are at the end in ascending order.
enum Tag : std::uint8_t { lit_only_tag = 1, state_names_tag, turns_tag, tags };

// Encoder of numbers as groups of seven bits, the lowest first, with 128 added to all except the last.
class NumberWriter {
  public:
    void number(std::uint64_t value) {
        for (; value >= 128; value >>= 7U) bytes_.push_back(static_cast<std::uint8_t>(value % 128 + 128));
        bytes_.push_back(static_cast<std::uint8_t>(value));
    }
    void text(std::string_view text) {
        number(text.size());
        for (const char c : text) bytes_.push_back(static_cast<std::uint8_t>(c));
    }
    // Writes a name, or an empty text if it is the default name, the number counted from 1.
    void name(const std::string& name, std::size_t number) {
        text(name == std::to_string(number + 1) ? "" : name);
    }
    [[nodiscard]] std::string packed() const { return pack(bytes_, byte_states); }

  private:
    std::vector<std::uint8_t> bytes_;
};

// Decoder of such bytes. Once something was wrong, is_wrong() stays true. An invalid number reads as 0, and
// every later text as empty.
class Reader {
  public:
    explicit Reader(std::vector<std::uint8_t> bytes) : bytes_(std::move(bytes)) {}

    // Reads a number from `least` to `most`. Returns 0 and sets the error for any other.
    std::uint64_t number(std::uint64_t least, std::uint64_t most) {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 42; shift += 7) {
            if (next_ >= bytes_.size()) break;
            const std::uint8_t byte = bytes_[next_++];
            value |= std::uint64_t{byte % 128U} << shift;
            if (byte < 128 && value >= least && value <= most) return value;
            if (byte < 128) break;
        }
        is_wrong_ = true;
        return 0;
    }
    std::size_t count(std::size_t most) { return static_cast<std::size_t>(number(0, most)); }
    std::string name(std::size_t number) {
        std::string name = text();
        return name.empty() ? std::to_string(number + 1) : name;
    }
    std::string text() {
        const std::size_t length = count(max_wired_name);
        if (length > bytes_.size() - next_) is_wrong_ = true;
        if (is_wrong_) return {};
        const auto begin = bytes_.begin() + static_cast<std::ptrdiff_t>(next_);
        next_ += length;
        std::string text(begin, begin + static_cast<std::ptrdiff_t>(length));
        if (!can_be_shown(text)) is_wrong_ = true;
        return text;
    }
    void refuse() { is_wrong_ = true; }
    [[nodiscard]] bool is_wrong() const { return is_wrong_; }
    [[nodiscard]] bool is_at_end() const { return next_ == bytes_.size(); }

  private:
    std::vector<std::uint8_t> bytes_;
    std::size_t next_ = 0;
    bool is_wrong_ = false;
};

void write_button(NumberWriter& writer, const WiredButton& button, std::size_t number) {
    writer.name(button.name, number);
    writer.number(button.effects.size());
    std::size_t next = 0;
    for (const auto [lamp, by] : button.effects) {
        writer.number(lamp - next);
        writer.number(static_cast<std::uint64_t>(by));
        next = lamp + 1;
    }
    writer.number(button.most ? std::uint64_t{*button.most} + 1 : 0);
    writer.number(button.cost - 1);
}

WiredButton read_button(Reader& reader, const std::vector<WiredLamp>& lamps, std::size_t number) {
    WiredButton button{reader.name(number), {}};
    std::size_t next = 0;
    for (std::size_t left = reader.count(lamps.size()); left > 0 && !reader.is_wrong(); --left) {
        const std::size_t lamp = next + reader.count(lamps.size());
        if (lamp >= lamps.size()) {
            reader.refuse();
            break;
        }
        const auto most = static_cast<std::uint64_t>(lamps[lamp].states - 1);
        button.effects.push_back({lamp, static_cast<int>(reader.number(1, most))});
        next = lamp + 1;
    }
    const std::uint64_t most = reader.number(0, max_press_count + std::uint64_t{1});
    if (most > 0) button.most = static_cast<std::uint32_t>(most - 1);
    button.cost = static_cast<std::uint32_t>(reader.number(0, max_press_count - 1) + 1);
    return button;
}

void write_layout(NumberWriter& writer, const WiredPuzzle& puzzle) {
    const bool is_usual = puzzle.layout == single_row(puzzle.lamps.size());
    writer.number(is_usual ? 0 : puzzle.layout.size());
    if (is_usual) return;
    for (const auto& row : puzzle.layout) {
        writer.number(row.size());
        for (const auto& lamp : row) writer.number(lamp ? *lamp + 1 : 0);
    }
}

void read_layout(Reader& reader, WiredPuzzle& puzzle) {
    const std::size_t rows = reader.count(max_layout_side);
    if (rows == 0) puzzle.layout = single_row(puzzle.lamps.size());
    std::vector<int> placed(puzzle.lamps.size());
    for (std::size_t row = 0; row < rows && !reader.is_wrong(); ++row) {
        auto& places = puzzle.layout.emplace_back();
        for (std::size_t left = reader.count(max_layout_side); left > 0 && !reader.is_wrong(); --left) {
            const std::size_t lamp = reader.count(puzzle.lamps.size());
            places.push_back(lamp == 0 ? std::nullopt : std::optional(lamp - 1));
            if (lamp > 0) ++placed[lamp - 1];
        }
    }
    const bool is_each_once = std::all_of(placed.begin(), placed.end(), [](int times) { return times == 1; });
    if (rows > 0 && !is_each_once) reader.refuse();
}

void read_state_names(Reader& reader, WiredPuzzle& puzzle) {
    const std::uint64_t count = reader.number(1, max_states);
    for (std::uint64_t i = 0; i < count && !reader.is_wrong(); ++i) {
        puzzle.state_names.push_back(reader.text());
        if (puzzle.state_names.back().empty()) reader.refuse();
    }
}

void read_rest(Reader& reader, WiredPuzzle& puzzle) {
    for (std::uint64_t next = lit_only_tag; !reader.is_at_end() && !reader.is_wrong();) {
        const std::uint64_t tag = reader.number(next, tags - 1);
        if (tag == lit_only_tag) puzzle.press = PressRule::lit;
        if (tag == state_names_tag) read_state_names(reader, puzzle);
        if (tag == turns_tag && puzzle.press == PressRule::lit) reader.refuse();
        if (tag == turns_tag) puzzle.press = PressRule::alternating;
        next = tag + 1;
    }
}

template <class Things>
bool have_different_names(const Things& things) {
    std::set<std::string_view> names;
    return std::all_of(things.begin(), things.end(),
                       [&](const auto& one) { return names.insert(one.name).second; });
}

WiredPuzzle read_puzzle(Reader& reader) {
    WiredPuzzle puzzle;
    puzzle.name = reader.text();
    const std::size_t lamps = reader.count(max_wired_lamps);
    for (std::size_t i = 0; i < lamps && !reader.is_wrong(); ++i) {
        const auto states = static_cast<int>(reader.number(fewest_states, max_states));
        puzzle.lamps.push_back({reader.name(i), states, 0});
    }
    const std::size_t buttons = reader.count(max_wired_buttons);
    for (std::size_t i = 0; i < buttons && !reader.is_wrong(); ++i)
        puzzle.buttons.push_back(read_button(reader, puzzle.lamps, i));
    const std::size_t targets = reader.count(max_targets);
    for (std::size_t i = 0; i < targets && !reader.is_wrong(); ++i) {
        TargetRow& row = puzzle.targets.emplace_back();
        for (const WiredLamp& lamp : puzzle.lamps) {
            const std::uint64_t state = reader.number(0, static_cast<std::uint64_t>(lamp.states));
            row.push_back(state == 0 ? std::nullopt : std::optional(static_cast<std::int64_t>(state - 1)));
        }
    }
    read_layout(reader, puzzle);
    read_rest(reader, puzzle);
    if (puzzle.lamps.empty() || !have_different_names(puzzle.lamps) || !have_different_names(puzzle.buttons))
        reader.refuse();
    return puzzle;
}

}  // namespace

std::string format_wires(const WiredPuzzle& puzzle) {
    NumberWriter writer;
    writer.text(puzzle.name);
    writer.number(puzzle.lamps.size());
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        writer.number(static_cast<std::uint64_t>(puzzle.lamps[i].states));
        writer.name(puzzle.lamps[i].name, i);
    }
    writer.number(puzzle.buttons.size());
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) write_button(writer, puzzle.buttons[i], i);
    writer.number(puzzle.targets.size());
    for (const TargetRow& row : puzzle.targets) {
        for (const auto& state : row) writer.number(state ? static_cast<std::uint64_t>(*state) + 1 : 0);
    }
    write_layout(writer, puzzle);
    if (puzzle.press == PressRule::lit) writer.number(lit_only_tag);
    if (!puzzle.state_names.empty()) {
        writer.number(state_names_tag);
        writer.number(puzzle.state_names.size());
        for (const std::string& name : puzzle.state_names) writer.text(name);
    }
    if (puzzle.press == PressRule::alternating) writer.number(turns_tag);
    return writer.packed();
}

Result<WiredPuzzle> parse_wires(std::string_view text) {
    auto bytes = unpack(text, text.size() * 6 / 8, byte_states);
    if (!bytes) return bytes.error();
    Reader reader(*std::move(bytes));
    WiredPuzzle puzzle = read_puzzle(reader);
    if (reader.is_wrong() || !reader.is_at_end()) return Error{tell("puzzle.board.damaged")};
    return puzzle;
}

}  // namespace switchbox::machine
