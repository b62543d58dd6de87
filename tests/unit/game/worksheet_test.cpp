// Tests of worksheets: their boards, and that each solution solves its board.
#include "game/worksheet.hpp"

#include <set>

#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "support/playing.hpp"
#include "support/support.hpp"

namespace switchbox::test {

using game::make_worksheet;
using game::NewGame;
using game::Worksheet;

namespace {

std::vector<std::string> codes_on(const Worksheet& sheet) {
    std::vector<std::string> codes;
    for (const game::WorksheetBoard& board : sheet.boards)
        codes.push_back(game::share_code(game::opening(board.puzzle)));
    return codes;
}

// Presses the solution button by button, each of which must be allowed, and checks that it ends at the
// target.
void check_solution(const game::WorksheetBoard& board) {
    const auto machine = board.puzzle.machine->make_machine(board.puzzle.start);
    machine::State state = game::opening(board.puzzle).presses;
    CHECK(machine->count_wrong(machine->picture(state), board.puzzle.target) > 0);
    for (const std::size_t button : board.presses) {
        REQUIRE(machine->may_press(state, machine->picture(state), button));
        machine->press(state, button);
    }
    CHECK(machine->count_wrong(machine->picture(state), board.puzzle.target) == 0);
}

}  // namespace

TEST_CASE("The solutions of a worksheet solve its boards, on every machine of the catalogue") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        const Worksheet sheet = value_of(make_worksheet(NewGame{preset.usual, 7}, 4));
        REQUIRE(sheet.boards.size() == 4);
        CHECK(sheet.repeats == 0);
        for (const game::WorksheetBoard& board : sheet.boards) check_solution(board);
    }
}

TEST_CASE("The solutions of a worksheet are in an allowed order where the order counts") {
    for (const char* const text :
         {"merlin~lit", "merlin~turns", "lights-out~3x4~3~lit", "cube~2~common", "cube~3~common"}) {
        CAPTURE(text);
        const machine::MachineChoice choice = value_of(machine::parse_choice(text));
        for (const auto& board : value_of(make_worksheet(NewGame{choice, 3}, 6)).boards)
            check_solution(board);
    }
}

TEST_CASE("The same seed gives the same worksheet, and more boards go on with it") {
    const machine::MachineChoice merlin = machine::first_choice();
    const auto first = codes_on(value_of(make_worksheet(NewGame{merlin, 42}, 12)));
    CHECK(codes_on(value_of(make_worksheet(NewGame{merlin, 42}, 12))) == first);
    CHECK(codes_on(value_of(make_worksheet(NewGame{merlin, 43}, 12))) != first);
    const auto few = codes_on(value_of(make_worksheet(NewGame{merlin, 42}, 5)));
    CHECK(few == std::vector<std::string>(first.begin(), first.begin() + 5));
}

TEST_CASE("Every board of a worksheet needs as many presses as requested") {
    const Worksheet sheet = value_of(make_worksheet(NewGame{machine::first_choice(), 1, 4}, 12));
    for (const game::WorksheetBoard& board : sheet.boards) {
        CHECK(board.is_fewest);
        CHECK(board.presses.size() == 4);
        check_solution(board);
    }
}

TEST_CASE("No board is on a worksheet twice while the machine has others") {
    const auto codes = codes_on(value_of(make_worksheet(NewGame{machine::first_choice(), 9}, 48)));
    CHECK(std::set<std::string>(codes.begin(), codes.end()).size() == 48);
    // Merlin has nine boards that one press solves.
    const Worksheet easy = value_of(make_worksheet(NewGame{machine::first_choice(), 9, 1}, 12));
    const auto easy_codes = codes_on(easy);
    const std::size_t different = std::set<std::string>(easy_codes.begin(), easy_codes.end()).size();
    CHECK(different <= 9);
    CHECK(different + easy.repeats == 12);
}

TEST_CASE("A board that cannot be read on paper, or made, has no worksheet") {
    const auto large = machine::parse_choice("lights-out~25x4");
    REQUIRE(large);
    CHECK(game::problem_with_worksheet(*large).has_value());
    CHECK_FALSE(make_worksheet(NewGame{*large, 1}, 4));
    CHECK_FALSE(game::problem_with_worksheet(*machine::parse_choice("lights-out~24x24")).has_value());
    CHECK_FALSE(make_worksheet(NewGame{machine::first_choice(), 1, 10}, 4));
}

}  // namespace switchbox::test
