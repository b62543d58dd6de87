// Fuzz targets for texts of machines: rules, pictures, permutations, turns, share codes.
#include <algorithm>

#include "game/share_code.hpp"
#include "machine/grid.hpp"
#include "machine/machine_type.hpp"
#include "machine/permutation_text.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"
#include "reading.hpp"
#include "small.hpp"
#include "target.hpp"
#include "types/cube/model/algorithms.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::fuzz {
namespace {

constexpr std::size_t points = 8;
constexpr std::string_view sigma = "sigma";

void read_grid(std::string_view input, const machine::CellMask& sites, int states) {
    const auto read = [&](std::string_view text) {
        return machine::parse_grid<machine::PictureKind>(text, sites, states, machine::start_words);
    };
    const auto write = [](const machine::Picture& picture) { return machine::format_grid(picture); };
    expect_same_again(input, read, write);
}

}  // namespace

void read_rules(std::string_view input) {
    const auto parse = [](std::string_view text) { return machine::parse_rule(text); };
    expect_same_again(input, parse, machine::format_rule);
    const auto stencil = machine::parse_stencil(input, "--stencil");
    if (!stencil) return expect_readable(stencil.error());
    const int reach = machine::reach_of(*stencil);
    require(machine::stencil_of(machine::drawing_of(*stencil, reach)) == *stencil,
            "a stencil is its drawing");
}

void read_grids(std::string_view input) {
    machine::CellMask with_hole{{3, 3}, std::vector<bool>(9, true)};
    with_hole.present[4] = false;
    read_grid(input, with_hole, 2);
    with_hole.present[4] = true;
    read_grid(input, with_hole, 12);
    const auto drawn = machine::parse_drawn_picture(input, machine::target_words);
    if (!drawn) expect_readable(drawn.error());
    if (const auto runs = machine::parse_runs(input)) {
        require(machine::format_runs(*runs) == input, "runs are read as they are written");
        require(runs->empty() || machine::count_cells(*runs) > 0, "runs have cells");
    }
    const auto format_shape = [](machine::Shape shape) { return machine::format_shape(shape); };
    expect_same_again(
        input, [](std::string_view text) { return machine::parse_shape(text); }, format_shape);
}

void read_permutations(std::string_view input) {
    using Permutation = algebra::Permutation;
    const auto cycles = [](std::string_view text) { return machine::parse_cycles(text, points, sigma); };
    const auto halves = [](std::string_view text) {
        return machine::parse_half_cycles(text, points / 2, sigma);
    };
    const auto wiring = [](std::string_view text) { return machine::parse_wiring(text, points, sigma); };
    const auto as_cycles = [](const Permutation& p) { return machine::format_cycles(p); };
    expect_same_again(input, cycles, as_cycles);
    expect_same_again(input, wiring, [](const Permutation& p) { return machine::format_one_line(p); });
    expect_same_again(input, machine::parse_codes, machine::format_codes);
    if (!expect_same_again(input, halves, as_cycles)) return;
    const Permutation read = *halves(input);
    require(std::all_of(read.begin(), read.begin() + points / 2, [](auto i) { return i < points / 2; }),
            "the first half stays the first half");
}

void read_turns(std::string_view input) {
    expect_same_again(input, machine::parse_form, machine::format_form);
    for (const std::size_t side : {2U, 3U}) {
        const auto stickers = [side](std::string_view text) { return machine::parse_stickers(text, side); };
        const auto letters = [side](std::string_view text) {
            return machine::parse_sticker_letters(text, side);
        };
        const bool is_cube = expect_same_again(input, stickers, machine::format_stickers);
        require(expect_same_again(input, letters, machine::format_stickers) || !is_cube,
                "a cube's stickers are letters");
        const auto start = machine::parse_cube_start(input, side);
        if (!start) expect_readable(start.error());
        const auto read = machine::parse_algorithm(input, side);
        if (!read) expect_readable(read.error());
        if (read && start && start->moves > 0)
            require(machine::solved_then(*read, side) == start->stickers,
                    "a start is what its moves lead to");
        const auto found = machine::find_cube(input, side);
        if (found && !*found) expect_readable(found->error());
    }
}

void read_codes(std::string_view input) {
    if (!is_small(input)) return;
    const auto choose = [](std::string_view text) { return machine::parse_choice(text); };
    expect_same_again(input, choose, [](const machine::MachineChoice& choice) { return choice->text(); });
    const auto read = [](std::string_view text) { return game::parse_share_code(text); };
    const auto write = [](const game::Position& position) { return game::share_code(position); };
    expect_same_again(input, read, write);
}

}  // namespace switchbox::fuzz
