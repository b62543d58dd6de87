#include <algorithm>
#include <cmath>

#include "support/cubes.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::test {

using machine::CubeVariant;
using machine::Metric;
using machine::Shape;

namespace {

std::vector<CubeVariant> all_forms() {
    std::vector<CubeVariant> forms;
    for (const std::size_t side : both_sides)
        for (const Metric metric : {Metric::face, Metric::quarter, Metric::clockwise})
            forms.push_back({side, metric});
    return forms;
}

std::vector<machine::Point> middles(const CubeVariant& form) {
    std::vector<machine::Point> points;
    for (const std::size_t button : machine::turn_sites(form).cells())
        points.push_back(machine::turn_middle(form, button));
    return points;
}

}  // namespace

// Layout of the net: U above F; L, F, R and B in a row; D below F.
TEST_CASE("The net of a cube has each face where the header says") {
    for (const std::size_t side : both_sides) {
        const auto cells = static_cast<int>(side);
        const machine::CellMask sites = machine::net_sites(side);
        CHECK(sites.shape == Shape{3 * cells, 4 * cells});
        CHECK(sites.cells().size() == 6 * side * side);
        const int rows[] = {0, 1, 1, 2, 1, 1};  // of U, R, F, D, L, B, in units of faces
        const int columns[] = {1, 2, 1, 1, 0, 3};
        std::size_t position = 0;
        for (std::size_t face = 0; face < 6; ++face)
            for (int row = 0; row < cells; ++row)
                for (int column = 0; column < cells; ++column, ++position) {
                    const std::size_t cell =
                        sites.shape.cell(rows[face] * cells + row, columns[face] * cells + column);
                    REQUIRE(machine::net_cell(side, position) == cell);
                    REQUIRE(machine::net_position(side, cell) == position);
                    REQUIRE(sites.present[cell]);
                }
    }
}

TEST_CASE("A cube's turns have a button each: clockwise, the other way, half, as far as the form goes") {
    for (const CubeVariant& form : all_forms()) {
        const machine::Turns steps = steps_of(form.metric);
        std::size_t faces = 0;
        for (const std::size_t button : machine::turn_sites(form).cells()) {
            const machine::Turn turn = machine::turn_on(form, button);
            CHECK(machine::button_of(form, turn) == button);
            CHECK(std::find(steps.begin(), steps.end(), turn) != steps.end());
            faces = std::max(faces, static_cast<std::size_t>(turn.face) + 1);
        }
        CHECK(faces == (form.side == 3 ? 6 : 3));
        CHECK(machine::turn_sites(form).cells().size() == faces * steps.size() / 6);
    }
    const CubeVariant usual{3, Metric::face};
    CHECK(format_turn(machine::turn_on(usual, 0)) == "U");
    CHECK(format_turn(machine::turn_on(usual, 6)) == "U'");
    CHECK(format_turn(machine::turn_on(usual, 12)) == "U2");
}

TEST_CASE("A cube and its kind agree on lamps, buttons and states, and its states count no presses") {
    for (const CubeVariant& form : all_forms()) {
        const machine::MachineChoice choice = machine::choose_cube(form);
        const machine::MachineDefinition& kind = *choice;
        const auto cube = kind.make_machine(kind.default_start());
        CHECK(kind.default_start() == kind.default_target());
        CHECK(kind.press_states() == 4);
        CHECK(cube->press_states() == 4);
        CHECK(kind.lamp_states() == 6);
        CHECK(cube->lamp_states() == 6);
        CHECK(kind.lamp_sites().cells() == cube->lamp_sites().cells());
        CHECK(kind.button_sites().cells() == cube->button_sites().cells());
        CHECK(kind.state_sites().shape == cube->initial_state().shape);
        CHECK(kind.state_values() == machine::cube_state_values);
        CHECK(cube->shows_colours());
        CHECK(cube->order_counts());
        CHECK(kind.has_own_target());
        CHECK_FALSE(cube->buttons_are_lamps());
        CHECK_FALSE(cube->counts_presses());
        machine::State state = cube->initial_state();
        CHECK(kind.least_presses(state) == 0);
        cube->press(state, cube->button_sites().cells().front());
        CHECK(kind.least_presses(state) == 1);
        CHECK_FALSE(kind.problem_with_state(state).has_value());
    }
}

TEST_CASE("The buttons of a cube's turns stand in the corner beside U, apart, and around its middle") {
    for (const CubeVariant& form : all_forms()) {
        CAPTURE(form.side);
        const auto side = static_cast<double>(form.side);
        const double radius = machine::turn_radius(form);
        CHECK(radius > side / 10);
        const std::vector<machine::Point> points = middles(form);
        double row = 0;
        double column = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            CHECK(points[i].row - radius > 0);
            CHECK(points[i].row + radius < side);
            CHECK(points[i].column - radius > 2 * side);
            CHECK(points[i].column + radius < 4 * side);
            row += points[i].row;
            column += points[i].column;
            for (std::size_t j = 0; j < i; ++j)
                CHECK(std::hypot(points[i].row - points[j].row, points[i].column - points[j].column) >
                      2 * radius);
        }
        const auto count = static_cast<double>(points.size());
        CHECK(column / count == doctest::Approx(3 * side));
        // A single row of buttons is in the upper half.
        CHECK(row / count == doctest::Approx(form.metric == Metric::clockwise ? side / 4 : side / 2));
    }
}

}  // namespace switchbox::test
