#include "ui/frame/press_picture.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace switchbox::ui {
namespace {

using machine::Machine;
using machine::MachineChoice;
using machine::Point;
using machine::Shape;

using SharedMachine = std::shared_ptr<const Machine>;

SharedMachine usual_machine(const MachineChoice& choice) {
    return choice->make_machine(choice->default_start());
}

PressPicture picture_of_press(const SharedMachine& machine, std::size_t button) {
    machine::State state = machine->initial_state();
    PressPicture picture{machine, button, machine->changes(state, button), {}};
    machine->press(state, button);
    picture.after = machine->picture(state);
    return picture;
}

}  // namespace

PressPicture press_picture(const MachineChoice& choice) {
    const SharedMachine machine = usual_machine(choice);
    const machine::State state = machine->initial_state();
    std::size_t chosen = 0;
    std::size_t most = 0;
    for (const std::size_t button : machine->button_sites().cells()) {
        const std::size_t changed = machine->changes(state, button).size();
        if (changed > most) chosen = button;
        most = std::max(most, changed);
    }
    return picture_of_press(machine, chosen);
}

namespace {

constexpr int largest_side = 7;  // of a board whose lamps can be told apart in a small picture
constexpr Shape smaller_board{5, 5};
constexpr std::size_t most_pictures = 3;

// Returns the machine, or the same row of the catalogue with a smaller board; nullopt if there is none.
std::optional<MachineChoice> with_small_board(const MachineChoice& choice) {
    const Shape shape = choice->lamp_sites().shape;
    if (std::max(shape.rows, shape.columns) <= largest_side) return choice;
    machine::PresetOptions options;
    options.shape = smaller_board;
    const auto smaller = machine::choose(choice->id(), options);
    return smaller ? std::optional(*smaller) : std::nullopt;
}

double steps_between(Point a, Point b) { return std::abs(a.row - b.row) + std::abs(a.column - b.column); }

Point middle_of(Shape shape) { return {shape.rows / 2.0, shape.columns / 2.0}; }

// Returns in how many directions, rows and columns, the cell is at an end of the board.
int count_ends(Shape shape, std::size_t cell) {
    const auto is_end = [](int place, int places) { return place == 0 || place == places - 1; };
    return static_cast<int>(is_end(shape.row(cell), shape.rows)) +
           static_cast<int>(is_end(shape.column(cell), shape.columns));
}

// Returns the button nearest to a point, of those at so many ends of the board; nullopt if there is none.
std::optional<std::size_t> nearest_button(const Machine& machine, Point wanted, int ends) {
    std::optional<std::size_t> nearest;
    double least = 0;
    for (const std::size_t button : machine.button_sites().cells()) {
        if (count_ends(machine.buttons(), button) != ends) continue;
        const double away = steps_between(machine.button_middle(button), wanted);
        if (nearest && away >= least) continue;
        nearest = button;
        least = away;
    }
    return nearest;
}

// Returns the places of the changed lamps as seen from the button, which is one of the lamps.
std::vector<std::pair<int, int>> seen_from_button(const PressPicture& press) {
    const Shape shape = press.machine->lamps();
    std::vector<std::pair<int, int>> places;
    for (const std::size_t lamp : press.changed) {
        places.emplace_back(shape.row(lamp) - shape.row(press.button),
                            shape.column(lamp) - shape.column(press.button));
    }
    return places;
}

struct ButtonKind {
    MessageId<> caption;
    int ends = 0;
    Point wanted;
};

// Returns presses of a corner, a side and the centre.
std::vector<RulePicture> pictures_by_place(const SharedMachine& machine) {
    const Point middle = middle_of(machine->lamps());
    const std::array<ButtonKind, most_pictures> kinds{{{"view.pane.why.corner", 2, {}},
                                                       {"view.pane.why.side", 1, {0, middle.column}},
                                                       {"view.pane.why.centre", 0, middle}}};
    std::vector<RulePicture> pictures;
    for (const ButtonKind& kind : kinds) {
        const auto button = nearest_button(*machine, kind.wanted, kind.ends);
        if (!button) continue;
        PressPicture press = picture_of_press(machine, *button);
        const auto looks_like_it = [&press](const RulePicture& other) {
            return seen_from_button(other.press) == seen_from_button(press);
        };
        if (press.changed.empty() || std::any_of(pictures.begin(), pictures.end(), looks_like_it)) continue;
        pictures.push_back({std::move(press), tell(kind.caption)});
    }
    return pictures;
}

Message block_words(const PressPicture& press) {
    const Shape shape = press.machine->lamps();
    const int rows = shape.row(press.changed.back()) - shape.row(press.changed.front()) + 1;
    return tell("view.pane.why.block", rows, press.changed.size() / static_cast<std::size_t>(rows));
}

// Returns a press for each number of lamps that presses change, of the button nearest to the middle.
std::vector<RulePicture> pictures_by_size(const SharedMachine& machine) {
    const Point middle = middle_of(machine->lamps());
    const machine::State state = machine->initial_state();
    std::map<std::size_t, std::size_t> buttons;
    for (const std::size_t button : machine->button_sites().cells()) {
        const std::size_t size = machine->changes(state, button).size();
        if (size == 0) continue;
        const auto place = buttons.try_emplace(size, button).first;
        const double least = steps_between(machine->button_middle(place->second), middle);
        if (steps_between(machine->button_middle(button), middle) < least) place->second = button;
    }
    std::vector<RulePicture> pictures;
    for (const auto& [size, button] : buttons) {
        if (pictures.size() == most_pictures) break;
        PressPicture press = picture_of_press(machine, button);
        Message caption = block_words(press);
        pictures.push_back({std::move(press), std::move(caption)});
    }
    return pictures;
}

}  // namespace

std::vector<RulePicture> rule_pictures(const MachineChoice& choice) {
    if (!choice->adds_presses()) return {};
    const auto small = with_small_board(choice);
    if (!small) return {};
    const SharedMachine machine = usual_machine(*small);
    return machine->buttons_are_lamps() ? pictures_by_place(machine) : pictures_by_size(machine);
}

}  // namespace switchbox::ui
