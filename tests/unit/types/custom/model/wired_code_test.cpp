// Tests of the wired puzzle code: the valid and invalid values of each byte, and whole codes.
#include "types/custom/model/wired_code.hpp"

#include "machine/text.hpp"
#include "support/wired_playing.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using Bytes = std::vector<std::uint8_t>;

namespace {

std::string code_of_bytes(const Bytes& bytes) { return machine::pack(bytes, 256); }

Bytes bytes_of_code(const std::string& code) {
    return value_of(machine::unpack(code, code.size() * 6 / 8, 256));
}

Bytes joined_bytes(std::initializer_list<Bytes> parts) {
    Bytes all;
    for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

Bytes bytes_of_number(std::uint64_t value) {
    Bytes bytes;
    for (; value > 127; value /= 128) bytes.push_back(static_cast<std::uint8_t>(128 + value % 128));
    bytes.push_back(static_cast<std::uint8_t>(value));
    return bytes;
}

Bytes bytes_of_text(std::size_t length) {
    return joined_bytes({bytes_of_number(length), Bytes(length, 'a')});
}

bool is_wired_code(const Bytes& bytes) {
    const auto puzzle = machine::parse_wires(code_of_bytes(bytes));
    if (!puzzle) CHECK(say(puzzle.error().message) == "puzzle: its text is damaged; copy the link again");
    return static_cast<bool>(puzzle);
}

WiredPuzzle wired_of(const Bytes& bytes) { return value_of(machine::parse_wires(code_of_bytes(bytes))); }

// Parts, in order, of the code of a puzzle with one lamp of three states.
const Bytes nameless{0};
const Bytes single_lamp{1, 3, 0};
const Bytes no_buttons{0};
const Bytes no_targets{0};
const Bytes usual_layout{0};
const Bytes smallest_code = joined_bytes({nameless, single_lamp, no_buttons, no_targets, usual_layout});

Bytes with_name(const Bytes& name) {
    return joined_bytes({name, single_lamp, no_buttons, no_targets, usual_layout});
}
Bytes with_lamps(const Bytes& lamps) {
    return joined_bytes({nameless, lamps, no_buttons, no_targets, usual_layout});
}
Bytes with_buttons(const Bytes& buttons) {
    return joined_bytes({nameless, single_lamp, buttons, no_targets, usual_layout});
}
Bytes with_targets(const Bytes& targets) {
    return joined_bytes({nameless, single_lamp, no_buttons, targets, usual_layout});
}
Bytes with_layout(const Bytes& layout) {
    return joined_bytes({nameless, {2, 3, 0, 3, 0}, no_buttons, no_targets, layout});
}
Bytes with_rest(const Bytes& rest) { return joined_bytes({smallest_code, rest}); }

// Returns the code of one button: its wires, press limit and cost.
Bytes button_with(const Bytes& wires, const Bytes& most = {0}, const Bytes& cost = {0}) {
    return with_buttons(joined_bytes({{1, 0}, wires, most, cost}));
}

}  // namespace

TEST_CASE("A puzzle's code is its parts in their order") {
    WiredPuzzle puzzle{"ab",
                       {{"1", 4}, {"x", 2}, {"3", 9}},
                       {{"1", {{0, 3}, {2, 8}}, 0}, {"1.", {{1, 1}}, std::nullopt, 300}, {"4", {}, 200}},
                       {{0, std::nullopt, 8}, {3, 1, 0}},
                       {{0, std::nullopt}, {2, 1}},
                       machine::PressRule::lit,
                       {"up", "down"}};
    const Bytes bytes = joined_bytes({{2, 'a', 'b'},               // name
                                      {3, 4, 0, 2, 1, 'x', 9, 0},  // lamps
                                      {3},                         // buttons
                                      {0, 2, 0, 3, 1, 8, 1, 0},    // 1: lamp 0 by 3, after 1 more by 8; never
                                      {2, '1', '.', 1, 1, 1, 0, 171, 2},  // 299 more than 1
                                      {1, '4', 0, 201, 1, 0},             // at most 200 times
                                      {2, 1, 0, 9, 4, 2, 1},              // targets
                                      {2, 2, 1, 0, 2, 3, 2},              // layout
                                      {1},                                // only lit lamps
                                      {2, 2, 2, 'u', 'p', 4, 'd', 'o', 'w', 'n'}});
    CHECK(bytes_of_code(machine::format_wires(puzzle)) == bytes);
    CHECK(wired_of(bytes) == puzzle);
    // Every byte is needed, and none may follow.
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const Bytes cut(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
        const bool ends_a_part = length == bytes.size() - 10 || length == bytes.size() - 11;
        CHECK(is_wired_code(cut) == ends_a_part);
    }
    CHECK_FALSE(is_wired_code(joined_bytes({bytes, {0}})));
}

TEST_CASE("The least that a code can say is one lamp") {
    const WiredPuzzle puzzle = wired_of(smallest_code);
    CHECK(puzzle.lamps == std::vector<machine::WiredLamp>{{"1", 3, 0}});
    CHECK(puzzle.buttons.empty());
    CHECK(puzzle.wants_alike());
    CHECK(puzzle.layout == machine::single_row(1));
    CHECK(bytes_of_code(machine::format_wires(puzzle)) == smallest_code);
    CHECK_FALSE(is_wired_code(with_lamps({0})));
    CHECK(message_of(machine::parse_wires("A")) == "1 character where 0 are needed");
}

TEST_CASE("Numbers have up to six groups of seven bits") {
    CHECK(is_wired_code(with_name({0x80, 0})));
    CHECK(is_wired_code(with_name({0x80, 0x80, 0x80, 0x80, 0x80, 0})));
    CHECK_FALSE(is_wired_code(with_name({0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0})));
    CHECK_FALSE(is_wired_code(with_name({0x80, 0x80, 0x80, 0x80, 0x80, 1})));
    CHECK_FALSE(is_wired_code({0x80}));
}

TEST_CASE("A name has up to 200 bytes") {
    for (const std::size_t length : {0, 1, 127, 128, 200})
        CHECK(wired_of(with_name(bytes_of_text(length))).name == std::string(length, 'a'));
    CHECK_FALSE(is_wired_code(with_name(bytes_of_text(201))));
    // The length exceeds the rest of the code.
    CHECK_FALSE(is_wired_code({9, 'a', 'a'}));
    CHECK_FALSE(is_wired_code({1, 0x1B, 1, 3, 0, 0, 0, 0}));
}

TEST_CASE("There are up to 4096 lamps with 2 to 9 states, of different names") {
    for (const int states : {2, 9})
        CHECK(wired_of(with_lamps({1, static_cast<std::uint8_t>(states), 0})).lamps[0].states == states);
    for (const int states : {0, 1, 10})
        CHECK_FALSE(is_wired_code(with_lamps({1, static_cast<std::uint8_t>(states), 0})));
    const auto many = [](std::size_t count) {
        Bytes lamps = bytes_of_number(count);
        for (std::size_t i = 0; i < count; ++i) lamps.insert(lamps.end(), {2, 0});
        return with_lamps(lamps);
    };
    CHECK(wired_of(many(4096)).lamps.back().name == "4096");
    CHECK_FALSE(is_wired_code(many(4097)));
    CHECK(is_wired_code(with_lamps({2, 2, 1, 'a', 2, 1, 'b'})));
    CHECK_FALSE(is_wired_code(with_lamps({2, 2, 1, 'a', 2, 1, 'a'})));
    CHECK_FALSE(is_wired_code(with_lamps({2, 2, 1, '2', 2, 0})));
}

TEST_CASE("There are up to 4096 buttons, of different names") {
    const auto many = [](std::size_t count) {
        Bytes buttons = bytes_of_number(count);
        buttons.resize(buttons.size() + 4 * count);
        return with_buttons(buttons);
    };
    CHECK(wired_of(many(4096)).buttons.back().name == "4096");
    CHECK_FALSE(is_wired_code(many(4097)));
    CHECK(is_wired_code(with_buttons({2, 1, 'a', 0, 0, 0, 1, 'b', 0, 0, 0})));
    CHECK_FALSE(is_wired_code(with_buttons({2, 1, 'a', 0, 0, 0, 1, 'a', 0, 0, 0})));
}

TEST_CASE("A button moves lamps that are there, by less than all their states") {
    CHECK(wired_of(button_with({1, 0, 1})).buttons[0].effects == std::vector<machine::WiredEffect>{{0, 1}});
    CHECK(wired_of(button_with({1, 0, 2})).buttons[0].effects == std::vector<machine::WiredEffect>{{0, 2}});
    CHECK_FALSE(is_wired_code(button_with({1, 0, 0})));
    CHECK_FALSE(is_wired_code(button_with({1, 0, 3})));
    CHECK_FALSE(is_wired_code(button_with({1, 1, 1})));
    CHECK_FALSE(is_wired_code(button_with({2, 0, 1, 0, 1})));
}

TEST_CASE("A button may be pressed up to 1,000,000,000 times, and costs from 1 to as many") {
    const std::uint64_t most = 1'000'000'000;
    CHECK(wired_of(button_with({0}, {0})).buttons[0].most == std::nullopt);
    CHECK(wired_of(button_with({0}, {1})).buttons[0].most == 0U);
    CHECK(wired_of(button_with({0}, bytes_of_number(most + 1))).buttons[0].most == most);
    CHECK_FALSE(is_wired_code(button_with({0}, bytes_of_number(most + 2))));
    CHECK(wired_of(button_with({0}, {0}, {0})).buttons[0].cost == 1);
    CHECK(wired_of(button_with({0}, {0}, bytes_of_number(most - 1))).buttons[0].cost == most);
    CHECK_FALSE(is_wired_code(button_with({0}, {0}, bytes_of_number(most))));
}

TEST_CASE("There are up to 4096 targets, of states that the lamps have") {
    CHECK(wired_of(with_targets({1, 0})).targets == std::vector<machine::TargetRow>{{std::nullopt}});
    CHECK(wired_of(with_targets({2, 1, 3})).targets == std::vector<machine::TargetRow>{{0}, {2}});
    CHECK_FALSE(is_wired_code(with_targets({1, 4})));
    const auto many = [](std::size_t count) {
        return with_targets(joined_bytes({bytes_of_number(count), Bytes(count)}));
    };
    CHECK(wired_of(many(4096)).targets.size() == 4096);
    CHECK_FALSE(is_wired_code(many(4097)));
}

TEST_CASE("A layout has each lamp once, in one row or several, of up to 4096 places") {
    CHECK(wired_of(with_layout({1, 2, 2, 1})).layout == machine::WiredLayout{{1, 0}});
    CHECK(wired_of(with_layout({2, 1, 1, 2, 0, 2})).layout == machine::WiredLayout{{0}, {std::nullopt, 1}});
    for (const Bytes& wrong : {Bytes{1, 1, 1}, Bytes{1, 2, 1, 1}, Bytes{1, 3, 1, 2, 2}, Bytes{1, 2, 1, 3},
                               Bytes{1, 0}, Bytes{2, 1, 1, 1, 1}})
        CHECK_FALSE(is_wired_code(with_layout(wrong)));
    const auto wide = [](std::size_t columns) {
        return with_layout(joined_bytes({{1}, bytes_of_number(columns), {1, 2}, Bytes(columns - 2)}));
    };
    CHECK(wired_of(wide(4096)).layout.front().size() == 4096);
    CHECK_FALSE(is_wired_code(wide(4097)));
    const auto high = [](std::size_t rows) {
        return with_layout(joined_bytes({bytes_of_number(rows), {2, 1, 2}, Bytes(rows - 1)}));
    };
    CHECK(wired_of(high(4096)).layout.size() == 4096);
    CHECK_FALSE(is_wired_code(high(4097)));
}

TEST_CASE("At the end stands what not every puzzle has, each once and in its order") {
    CHECK(wired_of(with_rest({1})).press == machine::PressRule::lit);
    CHECK(wired_of(with_rest({3})).press == machine::PressRule::alternating);
    CHECK(wired_of(with_rest({2, 1, 1, 'x'})).state_names == std::vector<std::string>{"x"});
    CHECK(wired_of(with_rest({1, 2, 1, 1, 'x'})).press == machine::PressRule::lit);
    for (const Bytes& wrong :
         {Bytes{0}, Bytes{4}, Bytes{1, 1}, Bytes{1, 3}, Bytes{3, 3}, Bytes{2, 1, 1, 'x', 1}, Bytes{2, 0},
          Bytes{2, 1, 0}, Bytes{2, 1, 1, 'x', 2, 1, 1, 'x'}})
        CHECK_FALSE(is_wired_code(with_rest(wrong)));
    const auto faces = [](std::uint8_t count) {
        Bytes rest{2, count};
        for (int i = 0; i < count; ++i) rest.insert(rest.end(), {1, 'x'});
        return with_rest(rest);
    };
    CHECK(wired_of(faces(9)).state_names.size() == 9);
    CHECK_FALSE(is_wired_code(faces(10)));
}

TEST_CASE("The text of wires is read again as it was, and any other text is refused or is a puzzle") {
    const WiredPuzzle puzzle = puzzle_of(
        "states 4 lamp=2\nA: north east\nB: east south-1 lamp\nC: south+2 west\nD: lamp west\n"
        "start north=1 east=3 west=2 lamp=1\n"
        "most C=1\ncost B=300\ntarget alike\nlayout north . / east south west lamp\n");
    WiredPuzzle plain = puzzle;
    for (machine::WiredLamp& lamp : plain.lamps) lamp.start = 0;
    const std::string text = machine::format_wires(plain);
    CHECK(value_of(machine::parse_wires(text)) == plain);
    Random random(6);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string damaged = text.substr(0, draw(random, text.size() + 1));
        if (!damaged.empty()) damaged[draw(random, damaged.size())] = "AQZagz09-_"[draw(random, 10)];
        const auto found = machine::parse_wires(damaged);
        if (!found) continue;
        ++read;
        CHECK(value_of(machine::parse_wires(machine::format_wires(*found))) == *found);
    }
    CHECK(read < 20'000);
}

TEST_CASE("The text of wires says whether only lit lamps may be pressed, and stays as it was without") {
    const WiredPuzzle any = puzzle_of("a: a b\nb: b\n");
    WiredPuzzle lit = any;
    lit.press = machine::PressRule::lit;
    CHECK(machine::format_wires(any) == "AAICAWECAWICAWECAAEAAQAAAWIBAQEAAAEBAQA");
    CHECK(value_of(machine::parse_wires("AAICAWECAWICAWECAAEAAQAAAWIBAQEAAAEBAQA")) == any);
    const std::string text = machine::format_wires(lit);
    CHECK(value_of(machine::parse_wires(text)) == lit);
    Random random(8);
    for (int i = 0; i < 5'000; ++i) {
        std::string damaged = text;
        for (std::size_t times = 1 + draw(random, 2); times > 0; --times)
            damaged[draw(random, damaged.size())] = "AQZagz09-_"[draw(random, 10)];
        const auto found = machine::parse_wires(damaged);
        if (found) CHECK(value_of(machine::parse_wires(machine::format_wires(*found))) == *found);
    }
}

TEST_CASE("A code whose names cannot be shown is refused") {
    const WiredPuzzle puzzle = puzzle_of("A: ab\n");
    for (const char* wrong : {"\x1B[", "\xFF\xFE", "\xC2\x80", "a\n"}) {
        WiredPuzzle other = puzzle;
        other.lamps[0].name = wrong;
        CHECK_FALSE(machine::parse_wires(machine::format_wires(other)));
    }
}

}  // namespace switchbox::test
