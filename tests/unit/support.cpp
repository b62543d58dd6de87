#include "support.hpp"

#include <fstream>
#include <sstream>

namespace switchbox::test {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using machine::Shape;

std::size_t draw(algebra::Random& random, std::size_t bound) {
    return static_cast<std::size_t>(random.below(bound));
}

algebra::BitVector random_vector(algebra::Random& random, std::size_t size) {
    algebra::BitVector v(size);
    for (std::size_t i = 0; i < size; ++i) v.set(i, random.below(2) == 1);
    return v;
}

algebra::BitMatrix random_matrix(algebra::Random& random, std::size_t rows, std::size_t columns) {
    algebra::BitMatrix a(rows, columns);
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) a.set(i, j, random.below(2) == 1);
    }
    return a;
}

algebra::BitMatrix transposed(const algebra::BitMatrix& a) {
    algebra::BitMatrix t(a.columns(), a.rows());
    for (std::size_t i = 0; i < a.rows(); ++i) {
        for (std::size_t j = 0; j < a.columns(); ++j) t.set(j, i, a.get(i, j));
    }
    return t;
}

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

const std::vector<MachineChoice>& some_choices() {
    static const std::vector<MachineChoice> choices = [] {
        std::vector<MachineChoice> all;
        for (const machine::Preset& preset : machine::catalogue()) {
            all.push_back(choice(preset.id));
            if (!preset.resizable) continue;
            for (const Shape shape : {Shape{1, 1}, Shape{1, 6}, Shape{2, 2}, Shape{4, 4}, Shape{7, 3}}) {
                all.push_back(choice(preset.id, shape.rows, shape.columns));
            }
        }
        return all;
    }();
    return choices;
}

machine::LinearMachine machine_of(const MachineChoice& choice) {
    return machine_of(choice, machine::default_start(choice));
}

machine::LinearMachine machine_of(const MachineChoice& choice, const Picture& start) {
    return machine::LinearMachine(machine::rule_of(choice), start);
}

play::Puzzle paper_puzzle() { return {choice("merlin"), picture("100/110/001"), picture("111/101/111")}; }

play::Position random_position(algebra::Random& random, const MachineChoice& choice) {
    const auto start = random_grid<Picture>(random, choice.shape, choice.states);
    const auto target = random_grid<Picture>(random, choice.shape, choice.states);
    const auto pressed = random_grid<PressGrid>(random, choice.shape, choice.states);
    return {
        {choice, start, target}, pressed, machine::weight(pressed) + 2 * random.below(1000), std::nullopt};
}

std::vector<std::vector<std::size_t>> golden(const std::string& name) {
    std::ifstream file(std::string(SWITCHBOX_GOLDEN_DIR) + "/" + name);
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
    for (const char c : message) {
        if (c < ' ' || c > '~') return false;
    }
    return !message.empty() && message.size() < 300;
}

std::string damaged(std::string text, algebra::Random& random) {
    const std::size_t place = draw(random, text.size());
    const char byte = static_cast<char>(random.below(256));
    const std::uint64_t kind = random.below(3);
    if (kind == 0) text[place] = byte;
    if (kind == 1) text.erase(place, 1);
    if (kind == 2) text.insert(place, 1, byte);
    return text;
}

}  // namespace switchbox::test
