#include "ui/types/cube/cube_sheets.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/export/sheets.hpp"
#include "ui/export/solution_sheet.hpp"
#include "ui/frame/layout.hpp"
#include "ui/types/cube/cube_solid.hpp"

namespace switchbox::ui {
namespace {

constexpr float whole_net_width = 480;
constexpr float held_width = 150;
constexpr float beside_gap = 28;
constexpr float letters_size = 12;

constexpr float solution_width = 560;
constexpr float start_net_width = 240;
constexpr float turns_size = 19;
constexpr float step_width = 96;  // width of the net after a turn
constexpr float step_gap = 20;
constexpr float step_name = 20;

const machine::CubeMachine& cube_of(const game::Game& game) { return *machine::cube_in(game.machine()); }

std::string letters_of(const machine::Picture& net) {
    return machine::format_stickers(machine::stickers_on(net));
}

Rect net_place(const machine::CubeMachine& cube, ImVec2 at, float width) {
    return board_place(at, cube.lamps(), width / static_cast<float>(cube.lamps().columns));
}

// Returns how to hold the cube; a cube with centres is held by their colours.
std::string holding_words(const machine::CubeMachine& cube, const machine::Picture& net) {
    const std::size_t side = cube.form().side;
    if (side != 3) return say("cube.export.hold");
    const auto centre = [&](machine::CubeFace face) {
        return cube.state_name(net[machine::net_cell(side, machine::position_of(side, {face, 1, 1}))]);
    };
    return say("cube.export.hold-by-centres", centre(machine::CubeFace::up),
               centre(machine::CubeFace::front));
}

// Draws the net in a card, and the cube beside it.
void draw_both(SheetPage& page, const machine::CubeMachine& cube, const machine::Picture& net, float width) {
    const Rect size = net_place(cube, {}, width);
    const Rect row = page.block(size.height + 2 * sheet_padding);
    const Rect place{row.x + sheet_padding, row.y + sheet_padding, size.width, size.height};
    draw_card(page, place);
    draw_board(page, {cube, net, place});
    const float height = drawn_cube_height(held_width);
    draw_cube(page, cube, net, {place.right() + sheet_padding + beside_gap, row.centre().y - height / 2},
              held_width);
}

std::string turns_of(const machine::CubeMachine& cube, const SolutionPlan& plan) {
    machine::Turns turns;
    for (const std::size_t button : plan.buttons) turns.push_back(cube.turn_of_button(button));
    return machine::format_turns(turns);
}

// Draws a line around the stickers of a face.
void outline_face(SheetPage& page, const machine::CubeMachine& cube, const Rect& place,
                  machine::CubeFace face) {
    const std::size_t side = cube.form().side;
    const std::size_t first = machine::net_cell(side, machine::position_of(side, {face, 0, 0}));
    Rect around = cell_rect(place, cube.lamps(), first);
    around.width *= static_cast<float>(side);
    around.height *= static_cast<float>(side);
    page.add(RectShape{around.inset(-1), 2, no_colour, page.theme().hint, 1.5F});
}

// Turn of a solution, and the net after it.
struct SolutionStep {
    std::size_t number;
    machine::Turn turn;
    machine::Picture net;
};
void draw_step(SheetPage& page, const machine::CubeMachine& cube, const SolutionStep& step, ImVec2 at) {
    const Theme& theme = page.theme();
    const float y = at.y + step_name / 2;
    const std::string number = std::to_string(step.number) + ".";
    page.add(TextShape{{at.x, y}, number, theme.muted, 13, TextAnchor::start, false, false});
    page.add(TextShape{{at.x + text_width(number, 13) + 4, y},
                       machine::format_turn(step.turn),
                       theme.text,
                       14,
                       TextAnchor::start,
                       true,
                       false});
    const Rect place = net_place(cube, {at.x, at.y + step_name}, step_width);
    draw_board(page, {cube, step.net, place, true});
    outline_face(page, cube, place, step.turn.face);
}

std::vector<SolutionStep> steps_of(const machine::CubeMachine& cube, const SolutionPlan& plan) {
    std::vector<SolutionStep> steps;
    machine::State state = plan.before;
    for (const std::size_t button : plan.buttons) {
        cube.press(state, button);
        steps.push_back({steps.size() + 1, cube.turn_of_button(button), cube.picture(state)});
    }
    return steps;
}

void draw_steps(SheetPage& page, const machine::CubeMachine& cube, const std::vector<SolutionStep>& steps) {
    const auto columns = static_cast<std::size_t>((page.width() + step_gap) / (step_width + step_gap));
    const float height = step_name + net_place(cube, {}, step_width).height;
    for (std::size_t first = 0; first < steps.size(); first += columns) {
        const Rect row = page.block(height);
        for (std::size_t i = first; i < std::min(first + columns, steps.size()); ++i) {
            const float x = row.x + static_cast<float>(i - first) * (step_width + step_gap);
            draw_step(page, cube, steps[i], {x, row.y});
        }
        page.space(step_gap);
    }
}

}  // namespace

Drawing cube_net_sheet(const game::Game& game, const Theme& theme) {
    const machine::CubeMachine& cube = cube_of(game);
    SheetPage page(theme, whole_net_width + 2 * sheet_padding + beside_gap + held_width,
                   say(game.puzzle().machine->name()), holding_words(cube, game.picture()));
    draw_both(page, cube, game.picture(), whole_net_width);
    page.space(16);
    page.words(presses_words(game), 15, theme.text);
    page.space(8);
    page.words(say("cube.export.letters"), letters_size + 1, theme.muted);
    page.words(letters_of(game.picture()), letters_size, theme.text, true);
    return std::move(page).finish();
}

Drawing cube_solution_sheet(const game::Game& game, const Theme& theme) {
    const machine::CubeMachine& cube = cube_of(game);
    const SolutionPlan plan = solution_plan(game);
    const machine::Picture start = cube.picture(plan.before);
    SheetPage page(theme, solution_width, say(length_words(game, plan.buttons.size())),
                   say("cube.export.how", game.puzzle().machine->name()) + " " + holding_words(cube, start));
    draw_both(page, cube, start, start_net_width);
    page.space(beside_gap);
    page.words(turns_of(cube, plan), turns_size, theme.text, true);
    page.space(beside_gap);
    draw_steps(page, cube, steps_of(cube, plan));
    page.words(say("cube.export.outlined"), 13, theme.muted);
    return std::move(page).finish();
}

std::string cube_solution_text(const game::Game& game) {
    const machine::CubeMachine& cube = cube_of(game);
    const SolutionPlan plan = solution_plan(game);
    const machine::Picture start = cube.picture(plan.before);
    const machine::MachineChoice& choice = game.puzzle().machine;
    std::string text = say("cube.export.text.cube", choice->name(), choice->text(), letters_of(start)) +
                       "\n\n" + say(order_words(game, plan.buttons.size())) + "\n" +
                       holding_words(cube, start) + "\n\n" + turns_of(cube, plan) + "\n\n";
    for (const SolutionStep& step : steps_of(cube, plan)) {
        text +=
            say("cube.export.text.step", step.number, machine::format_turn(step.turn), letters_of(step.net)) +
            "\n";
    }
    return text + "\n" + say("cube.export.text.solved") + "\n";
}

}  // namespace switchbox::ui
