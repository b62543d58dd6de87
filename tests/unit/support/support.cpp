#include "support/support.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "machine/text.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Rule;
using machine::Shape;

std::size_t draw(Random& random, std::size_t bound) { return static_cast<std::size_t>(random.below(bound)); }

namespace {

template <class GridType>
GridType grid_of(std::string_view text) {
    const std::vector<std::string_view> rows = machine::split(text, '/');
    GridType grid;
    grid.shape = {static_cast<int>(rows.size()), static_cast<int>(rows[0].size())};
    for (const std::string_view row : rows) {
        REQUIRE(row.size() == rows[0].size());
        for (const char digit : row) grid.cells.push_back(static_cast<std::uint8_t>(digit - '0'));
    }
    return grid;
}

}  // namespace

Picture picture(std::string_view text) { return grid_of<Picture>(text); }

PressGrid presses(std::string_view text) { return grid_of<PressGrid>(text); }

namespace {

template <class GridType>
GridType random_on(Random& random, const machine::CellMask& sites, int states) {
    auto grid = random_grid<GridType>(random, sites.shape, states);
    for (std::size_t cell = 0; cell < grid.size(); ++cell) {
        if (!sites.has(cell)) grid[cell] = 0;
    }
    return grid;
}

}  // namespace

algebra::Residues random_residues(Random& random, std::size_t size, int states) {
    algebra::Residues residues(size);
    for (std::uint8_t& entry : residues) {
        entry = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
    }
    return residues;
}

machine::GhalyCodes random_codes(Random& random, int size) {
    const auto order = [&] {
        std::vector<std::uint8_t> places = algebra::identity(static_cast<std::size_t>(size));
        for (std::size_t i = places.size(); i > 1; --i) std::swap(places[i - 1], places[draw(random, i)]);
        return places;
    };
    return machine::codes_with({order(), order(), order(), order()});
}

Picture random_picture(Random& random, const machine::MachineChoice& choice) {
    return random_on<Picture>(random, choice->lamp_sites(), choice->lamp_states());
}

PressGrid random_presses(Random& random, const machine::MachineChoice& choice) {
    return random_on<PressGrid>(random, choice->button_sites(), choice->press_states());
}

Picture random_picture(Random& random, const machine::Rule& rule) {
    return random_on<Picture>(random, machine::lamps_of(rule), rule.states);
}

PressGrid random_presses(Random& random, const machine::Rule& rule) {
    return random_on<PressGrid>(random, machine::buttons_of(rule), rule.states);
}

PressGrid sum(const PressGrid& a, const PressGrid& b, int states) {
    PressGrid total = a;
    for (std::size_t i = 0; i < total.size(); ++i) {
        total[i] = static_cast<std::uint8_t>((a[i] + b[i]) % states);
    }
    return total;
}

MachineChoice choice(std::string_view id) { return value_of(machine::choose(id, {})); }

MachineChoice choice(std::string_view id, int rows, int columns) {
    return value_of(machine::choose(id, {Shape{rows, columns}, std::nullopt}));
}

MachineChoice choice_of(std::string_view text) { return value_of(machine::parse_choice(text)); }

machine::CellMask full(Shape shape) { return {shape, std::vector<bool>(shape.size(), true)}; }

const std::vector<MachineChoice>& some_choices() {
    static const std::vector<MachineChoice> choices = [] {
        std::vector<MachineChoice> all;
        for (const machine::Preset& preset : machine::catalogue()) {
            all.push_back(choice(preset.id));
            if (!preset.is_resizable()) continue;
            for (const Shape shape : {Shape{1, 1}, Shape{1, 6}, Shape{2, 2}, Shape{4, 4}, Shape{7, 3}}) {
                // Only the neighbours of one lamp and non-square sizes of Ghaly's machine are invalid.
                const auto resized = machine::choose(preset.id, {shape, std::nullopt});
                if (resized) all.push_back(*resized);
            }
        }
        for (const char* text : {"merlin~3", "merlin~5", "quatrainment~6", "subboards~4", "lights-out~3x4~4",
                                 "torus~9", "merlin~lit", "lights-out~3x3~lit", "torus~2x3~3~lit",
                                 "merlin~turns", "torus~2x3~3~turns", "cylinder~2x4~6"}) {
            all.push_back(choice_of(text));
        }
        Random random(4);
        for (const int size : {2, 3, 4, 5, 8}) {
            all.push_back(machine::choose_ghaly(random_codes(random, size)));
        }
        Rule own{{4, 3}, 2, machine::Surface::torus, {{0, 0}, {0, 1}, {1, 2}}};
        own.holes = {0, 7};
        all.push_back(value_of(machine::choose_own(own)));
        own = {{3, 4},
               6,
               machine::Surface::plane,
               {{0, 0}, {-1, 1}},
               machine::Border{{{0, 3}}, {{1, 0}, {0, 0}}}};
        own.holes = {5};
        all.push_back(value_of(machine::choose_own(own)));
        own.states = 2;
        own.press = machine::PressRule::lit;
        all.push_back(value_of(machine::choose_own(own)));
        own = {{2, 5}, 3, machine::Surface::cylinder, {{0, 0}, {-1, 1}, {0, 2}}};
        own.press = machine::PressRule::alternating;
        all.push_back(value_of(machine::choose_own(own)));
        return all;
    }();
    return choices;
}

std::vector<MachineChoice> linear_choices() {
    std::vector<MachineChoice> linear = some_choices();
    std::erase_if(linear, [](const MachineChoice& which) { return machine::rule_of(which) == nullptr; });
    return linear;
}

std::string names_of_machines() {
    std::string names;
    for (const machine::Preset& preset : machine::catalogue()) {
        names += (names.empty() ? "" : ", ") + std::string(preset.id);
    }
    return names;
}

MachineChoice many_solutions() { return choice_of("own~6x9~2~t~_4"); }

machine::LinearMachine machine_of(const MachineChoice& choice) {
    return machine_of(choice, choice->default_start());
}

machine::LinearMachine machine_of(const MachineChoice& choice, const Picture& start) {
    return machine::LinearMachine(*machine::rule_of(choice), start);
}

game::Puzzle paper_puzzle() { return {choice("merlin"), picture(figure_1), picture(ring)}; }

game::Position random_position(Random& random, const MachineChoice& choice) {
    const bool has_start = machine::rule_of(choice) != nullptr;
    const Picture start = has_start ? random_picture(random, choice) : choice->default_start();
    const bool usual = !has_start && random.below(2) == 0;
    const Picture target = usual ? choice->default_target() : random_picture(random, choice);
    const PressGrid pressed = random_presses(random, choice);
    return {{choice, start, target, random.below(4) == 0},
            pressed,
            machine::weight(pressed) + 2 * random.below(1000),
            std::nullopt,
            std::nullopt};
}

std::vector<std::vector<std::size_t>> golden(const std::string& name) {
    std::ifstream file(SWITCHBOX_GOLDEN_DIR "/" + name);
    REQUIRE_MESSAGE(file.is_open(), name);
    std::vector<std::vector<std::size_t>> rows;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream numbers(line);
        rows.emplace_back();
        for (std::size_t number = 0; numbers >> number;) rows.back().push_back(number);
    }
    return rows;
}

bool is_readable(std::string_view message) {
    const std::size_t length = machine::characters_of(message).size();
    return machine::can_be_shown(message) && length > 0 && length < 300;
}

std::string damaged(std::string text, Random& random) {
    const std::size_t place = draw(random, text.size());
    const char byte = static_cast<char>(random.below(256));
    const std::uint64_t kind = random.below(3);
    if (kind == 0) text[place] = byte;
    if (kind == 1) text.erase(place, 1);
    if (kind == 2) text.insert(place, 1, byte);
    return text;
}

}  // namespace switchbox::test
