#include "machine/machine.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {

Message Machine::board_size() const { return tell("machine.board-size", lamps().rows, lamps().columns); }

Point Machine::button_middle(std::size_t button) const {
    return {buttons().row(button) + 0.5, buttons().column(button) + 0.5};
}

Message Machine::button_place(std::size_t button) const { return place(buttons(), button); }

bool Machine::is_numbered() const {
    constexpr std::size_t most_numbered = 100;
    return !has_names() && buttons().size() <= most_numbered;
}

Message Machine::button_name(std::size_t button) const {
    return is_numbered() ? verbatim(button_label(button)) : button_place(button);
}

Message Machine::lamp_name(std::size_t lamp) const {
    return is_numbered() ? verbatim(lamp_label(lamp)) : lamp_place(lamp);
}

std::size_t Machine::button_number(std::size_t button) const {
    if (buttons_are_lamps()) return button + 1;
    const std::vector<bool>& present = button_sites().present;
    const auto end = present.begin() + static_cast<std::ptrdiff_t>(button) + 1;
    return static_cast<std::size_t>(std::count(present.begin(), end, true));
}

std::string Machine::button_label(std::size_t button) const { return std::to_string(button_number(button)); }

std::string Machine::lamp_label(std::size_t lamp) const { return std::to_string(lamp + 1); }

std::optional<std::size_t> Machine::first_invalid_lamp(const Picture& picture) const {
    for (std::size_t lamp = 0; lamp < picture.size(); ++lamp) {
        if (lamp_sites().has(lamp) && picture[lamp] >= states_of(lamp)) return lamp;
    }
    return std::nullopt;
}

Message Machine::lamp_place(std::size_t lamp) const { return place(lamps(), lamp); }

void Machine::show_press(Picture& shown, const State& state, std::size_t /*button*/, int /*times*/) const {
    shown = picture(state);
}

std::size_t Machine::count_wrong(const Picture& shown, const Picture& target) const {
    return count_different(shown.cells, target.cells);
}

std::optional<std::uint8_t> Machine::wanted(std::size_t lamp, const Picture& target) const {
    return target[lamp];
}

bool Machine::may_press(const PressGrid& /*presses*/, const Picture& /*shown*/,
                        std::size_t /*button*/) const {
    return true;
}

namespace {

// Sets sum to sum + added (mod states), entry by entry. It adds eight entries as one number: none is so large
// that it carries into the next. Not inlined, since it runs for each row and browsers optimize only functions
// that are entered many times.
[[gnu::noinline]] void add_part_of_row(std::uint8_t* sum, const std::uint8_t* added, std::size_t count,
                                       int states) {
    constexpr std::uint64_t high_bits = 0x80 * each_entry;
    const auto modulus = static_cast<std::uint8_t>(states);
    const std::uint64_t moduli = modulus * each_entry;
    std::size_t i = 0;
    for (; i + entries_in_word <= count; i += entries_in_word) {
        std::uint64_t total = word_at(sum + i) + word_at(added + i);
        const std::uint64_t too_large = (total + (high_bits - moduli)) & high_bits;
        total -= (too_large - (too_large >> 7U)) & moduli;
        std::memcpy(sum + i, &total, entries_in_word);
    }
    for (; i < count; ++i) {
        const auto total = static_cast<std::uint8_t>(sum[i] + added[i]);
        sum[i] = total >= modulus ? static_cast<std::uint8_t>(total - modulus) : total;
    }
}

int wrapped(int index, int size) { return (index % size + size) % size; }

// Returns each offset once: one that is drawn twice, or wraps to the same cell, changes a lamp once.
Stencil places_of(const Rule& rule) {
    Stencil places = rule.inner;
    for (Offset& place : places) {
        if (joins_top(rule.surface)) place.row = wrapped(place.row, rule.shape.rows);
        if (joins_sides(rule.surface)) place.column = wrapped(place.column, rule.shape.columns);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

class RowAdder {
  public:
    RowAdder(const Rule& rule, Picture& picture) : rule_(rule), picture_(picture) {}

    // Adds a row of presses, moved by one offset of the stencil.
    void add(const std::uint8_t* presses, int row, Offset place) {
        const Shape shape = rule_.shape;
        int to = row + place.row;
        if (joins_top(rule_.surface)) to %= shape.rows;
        if (to < 0 || to >= shape.rows) return;
        std::uint8_t* lamps = &picture_[shape.cell(to, 0)];
        const int by = place.column;
        if (by >= shape.columns || -by >= shape.columns) return;
        if (by >= 0) add_part_of_row(lamps + by, presses, shape.columns - by, rule_.states);
        if (by < 0) add_part_of_row(lamps, presses - by, shape.columns + by, rule_.states);
        if (joins_sides(rule_.surface)) {
            add_part_of_row(lamps, presses + shape.columns - by, by, rule_.states);
        }
    }

  private:
    const Rule& rule_;
    Picture& picture_;
};

// Computes with the holes filled, then clears them: a hole has neither button nor lamp.
Picture pressed_beside_holes(const Rule& rule, Picture picture, PressGrid presses, int times) {
    Rule whole = rule;
    whole.holes.clear();
    for (const std::size_t hole : rule.holes) presses[hole] = 0;
    picture = pressed_evenly(whole, std::move(picture), presses, times);
    for (const std::size_t hole : rule.holes) picture[hole] = 0;
    return picture;
}

}  // namespace

Picture pressed_evenly(const Rule& rule, Picture picture, const PressGrid& presses, int times) {
    if (!rule.holes.empty()) return pressed_beside_holes(rule, std::move(picture), presses, times);
    require(is_even(rule), "the buttons of this rule draw different stencils");
    require(presses.shape == rule.shape && picture.shape == rule.shape,
            "the press grid is not of this rule's buttons");
    const Stencil places = places_of(rule);
    RowAdder lamps(rule, picture);
    std::vector<std::uint8_t> row_of_presses(static_cast<std::size_t>(rule.shape.columns));
    std::array<std::uint8_t, 256> steps{};  // by the number of presses
    for (int count = 0; count < 256; ++count) {
        steps.at(static_cast<std::size_t>(count)) = static_cast<std::uint8_t>(count * times % rule.states);
    }
    for (int row = 0; row < rule.shape.rows; ++row) {
        note_work((places.size() + 1) * row_of_presses.size());
        const std::uint8_t* pressed = &presses.cells[rule.shape.cell(row, 0)];
        for (std::size_t i = 0; i < row_of_presses.size(); ++i) {
            row_of_presses[i] = steps[pressed[i]];
        }
        for (const Offset place : places) lamps.add(row_of_presses.data(), row, place);
    }
    return picture;
}

Picture pressed(const Effects& effects, int states, Picture picture, const PressGrid& presses, int times) {
    require(presses.size() == effects.size(), "the press grid is not of this machine's buttons");
    for (std::size_t button = 0; button < effects.size(); ++button) {
        if (presses[button] == 0) continue;
        note_work(8 * effects[button].size());
        const int amount = presses[button] * times;
        for (const std::size_t lamp : effects[button]) {
            picture[lamp] = static_cast<std::uint8_t>((picture[lamp] + amount) % states);
        }
    }
    return picture;
}

namespace {

struct Name {
    MessageId<> id;
    std::string_view letter;
};
constexpr std::array<Name, plain_colours> plain_names{{{"machine.colour.red", "R"},
                                                       {"machine.colour.yellow", "Y"},
                                                       {"machine.colour.green", "G"},
                                                       {"machine.colour.blue", "B"},
                                                       {"machine.colour.cyan", "C"},
                                                       {"machine.colour.magenta", "M"},
                                                       {"machine.colour.orange", "O"},
                                                       {"machine.colour.white", "W"}}};

const Name& plain(int colour) {
    return plain_names.at(static_cast<std::size_t>((colour - 1) % plain_colours));
}

int round_of(int colour) { return (colour - 1) / plain_colours + 1; }

}  // namespace

Message colour_name(int colour) {
    if (colour == 0) return tell("machine.colour.dark");
    Message name = tell(plain(colour).id);
    return round_of(colour) == 1 ? name : tell("machine.colour.again", std::move(name), round_of(colour));
}

std::string colour_letter(int colour) {
    if (colour == 0) return "";
    const std::string letter(plain(colour).letter);
    return round_of(colour) == 1 ? letter : letter + std::to_string(round_of(colour));
}

std::optional<int> single_colour(const Picture& picture) {
    const std::uint8_t first = picture[0];
    const bool same = std::all_of(picture.cells.begin(), picture.cells.end(),
                                  [first](std::uint8_t colour) { return colour == first; });
    if (!same || first == 0) return std::nullopt;
    return first;
}

}  // namespace switchbox::machine
