#include "types/ghaly/ghaly_type.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.hpp"
#include "solve/explanation.hpp"
#include "types/ghaly/game/ghaly_games.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/ghaly_answers.hpp"
#include "types/ghaly/solve/ghaly_certificate.hpp"

namespace switchbox {

const machine::MachineType ghaly_type{.id = machine::ghaly_id,
                                      .presets = machine::ghaly_rows,
                                      .choose = machine::choose_plain_ghaly,
                                      .parse = machine::parse_ghaly,
                                      .parse_codes = machine::choose_ghaly_with,
                                      .solving = &solve::ghaly_solving,
                                      .games = &game::ghaly_type_games};

}  // namespace switchbox

namespace switchbox::solve {
namespace {

using machine::Edge;
using machine::Path;
using machine::PressGrid;

std::vector<std::size_t> buttons_that_are(std::uint8_t pressed, const PressGrid& board) {
    std::vector<std::size_t> buttons;
    for (std::size_t button = 0; button < board.size(); ++button) {
        if (board[button] == pressed) buttons.push_back(button);
    }
    return buttons;
}

// Returns the words for all buttons but these. With more than 12 they give only the number of these.
Message all_but(const std::vector<std::size_t>& buttons, MessageId<1> id, MessageId<1> id_of_many) {
    constexpr std::size_t most = 12;
    if (buttons.size() > most) return tell(id_of_many, buttons.size());
    Messages numbers;
    for (const std::size_t button : buttons) numbers.push_back(verbatim(button + 1));
    return tell(id, std::move(numbers));
}

// Returns "every button down but 9, 10 and 13", or the list of buttons that are down if it is shorter.
Message board_words(const PressGrid& board) {
    const std::vector<std::size_t> up = buttons_that_are(0, board);
    const std::vector<std::size_t> down = buttons_that_are(1, board);
    if (up.empty()) return tell("solve.board.all-down");
    if (down.empty()) return tell("solve.board.none-down");
    return up.size() <= down.size() ? all_but(up, "solve.board.all-but", "solve.board.all-but-many")
                                    : all_but(down, "solve.board.none-but", "solve.board.none-but-many");
}

// Returns the colour that all cells must have; nullopt if the target has several.
std::optional<Message> only_colour_of(const Question& question) {
    if (!machine::single_colour(question.target)) return std::nullopt;
    return machine::ghaly_in(question.machine)->state_name(question.target[0]);
}

Message in_nearest_board(const Question& question) {
    const auto colour = only_colour_of(question);
    return colour ? tell("solve.wire.in-nearest-of-colour", *colour)
                  : tell("solve.wire.in-nearest-with-picture");
}

Message count_words(const Verdict& verdict) {
    if (std::holds_alternative<Uncounted>(verdict)) return tell("solve.nearest.uncounted");
    const Natural count = solutions_of(verdict);
    return count == Natural{1} ? tell("solve.nearest.only-one")
                               : tell("solve.nearest.count", readable(count));
}

const PressGrid& presses_to_come(const Verdict& verdict) {
    const PressGrid* presses = presses_of(verdict);
    require(presses != nullptr, "there are no presses to explain");
    return *presses;
}

PressGrid board_of(const Question& question, const Verdict& verdict) {
    return difference(question.presses, presses_to_come(verdict));
}

std::size_t legs_before(const Path& path, std::size_t cell) {
    const auto leg =
        std::find_if(path.begin(), path.end(), [&](const machine::Leg& on) { return on.cell == cell; });
    return static_cast<std::size_t>(leg - path.begin());
}

// Returns the wire of `transmitter` if it reaches `button` the same way on both boards, else nullopt.
std::optional<WrongWire> wire_of(const PressGrid& now, const PressGrid& goal, std::size_t transmitter,
                                 std::size_t button) {
    const Path path = machine::transmitter_path(now, transmitter);
    const std::size_t before = legs_before(path, button);
    if (before == path.size()) return std::nullopt;
    const Path in_the_end = machine::transmitter_path(goal, transmitter);
    if (legs_before(in_the_end, button) != before) return std::nullopt;
    const auto here = path.begin() + static_cast<std::ptrdiff_t>(before);
    if (!std::equal(path.begin(), here, in_the_end.begin())) return std::nullopt;
    if (in_the_end[before].from != here->from) return std::nullopt;
    return WrongWire{transmitter, here->from, 0, 0};
}

// Message ids for a wire's turn at a button, now and on the goal board. The wire's direction and whether the
// button is down determine them.
struct TurnWords {
    MessageId<5> other_exit;
    MessageId<3> same_exit;
};

TurnWords turn_words(const WrongWire& wire, bool is_down) {
    if (wire.from == Edge::left) {
        return is_down ? TurnWords{"solve.wire.straight-then-up", "solve.wire.way-straight-then-up"}
                       : TurnWords{"solve.wire.up-then-straight", "solve.wire.way-up-then-straight"};
    }
    return is_down ? TurnWords{"solve.wire.straight-then-right", "solve.wire.way-straight-then-right"}
                   : TurnWords{"solve.wire.right-then-straight", "solve.wire.way-right-then-straight"};
}

// Returns the order to press the button, and what its wire does there now and has to do.
Message wire_words(const Question& question, const WrongWire& wire, std::size_t button) {
    const bool is_down = question.presses[button] != 0;
    const Message name = question.machine.button_name(button);
    if (wire.exit_now == wire.exit_then)
        return tell(
            is_down ? "solve.wire.press-to-turn.same-exit"_id : "solve.wire.press-to-cross.same-exit"_id,
            name);
    return tell(is_down ? "solve.wire.press-to-turn"_id : "solve.wire.press-to-cross"_id, name,
                wire.exit_now + 1, wire.exit_then + 1);
}

// Returns what the wire's code makes at its exit in the end. If no cell shows that, returns what another code
// makes at its present exit then; nothing if no cell shows that either.
Message colour_words(const Question& question, const PressGrid& goal, const WrongWire& wire) {
    if (wire.exit_now == wire.exit_then) return {};
    const machine::GhalyMachine& machine = *machine::ghaly_in(question.machine);
    const machine::Wiring wiring = machine::wiring_of(goal);
    const auto is_shown = [&](std::size_t exit) {
        return std::find(wiring.shown.begin(), wiring.shown.end(), exit) != wiring.shown.end();
    };
    const std::size_t exit = is_shown(wire.exit_then) ? wire.exit_then : wire.exit_now;
    if (!is_shown(exit)) return {};
    const std::size_t origin = wiring.origin_of[exit];
    const std::string code = machine::code_text(machine.transmitter_code(origin), machine.size());
    const std::string exit_code = machine::code_text(machine.generator_code(exit), machine.size());
    const Message colour = machine::colour_name(machine.colour(origin, exit));
    return exit == wire.exit_then ? tell("solve.wire.makes-there", code, exit_code, colour)
                                  : tell("solve.wire.makes-way", exit + 1, code, exit_code, colour);
}

// Returns the transmitter of the wire, and its ways on this board and on the nearest one.
Message way_words(const Question& question, const WrongWire& wire, std::size_t button) {
    const TurnWords ids = turn_words(wire, question.presses[button] != 0);
    const Message board = in_nearest_board(question);
    if (wire.exit_now == wire.exit_then) return tell(ids.same_exit, wire.transmitter + 1, button + 1, board);
    return tell(ids.other_exit, wire.transmitter + 1, button + 1, board, wire.exit_now + 1,
                wire.exit_then + 1);
}

// Returns "cells 1 5 9"; with more than eight cells, the first eight and the number of the others.
Message cell_words(const std::vector<std::size_t>& cells) {
    constexpr std::size_t most = 8;
    std::string numbers;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
        numbers += (i == 0 ? "" : " ") + std::to_string(cells[i] + 1);
    }
    return cells.size() > most ? tell("solve.cells.cut", numbers, cells.size() - most)
                               : tell("solve.cells", cells.size(), numbers);
}

// Returns the cells that show the code made at `exit` and do not have the target's colour.
std::vector<std::size_t> wrong_cells(const Question& question, const machine::Wiring& wiring,
                                     std::size_t exit) {
    const std::uint8_t colour = machine::ghaly_in(question.machine)->colour(wiring.origin_of[exit], exit);
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < wiring.shown.size(); ++cell) {
        if (wiring.shown[cell] == exit && question.target[cell] != colour) cells.push_back(cell);
    }
    return cells;
}

// Adds the wrong cells of the wire's exit on the goal board, because of its present input. If there are none,
// adds those of its present exit.
void add_wrong_cells(Explanation& why, const Question& question, const WrongWire& wire) {
    if (wire.exit_now == wire.exit_then) return;
    const machine::Wiring wiring = machine::wiring_of(question.presses);
    std::size_t exit = wire.exit_then;
    why.lamps = wrong_cells(question, wiring, exit);
    if (why.lamps.empty()) {
        exit = wire.exit_now;
        why.lamps = wrong_cells(question, wiring, exit);
    }
    if (why.lamps.empty()) return;
    const std::size_t origin = wiring.origin_of[exit];
    const Message cells = cell_words(why.lamps);
    const Message colour = machine::colour_name(machine::ghaly_in(question.machine)->colour(origin, exit));
    why.more = together(why.more, exit == wire.exit_now
                                      ? tell("solve.wire.makes", cells, colour)
                                      : tell("solve.wire.fed", exit + 1, origin + 1, cells, colour));
    why.legend = tell("solve.legend.cells-to-colour", exit + 1);
}

Message this_board_words(const PressGrid& goal, const Verdict& verdict) {
    if (std::holds_alternative<Uncounted>(verdict))
        return tell("solve.nearest.has-uncounted", board_words(goal));
    const Natural count = solutions_of(verdict);
    return count == Natural{1} ? tell("solve.nearest.has-alone", board_words(goal))
                               : tell("solve.nearest.has-of-several", board_words(goal), readable(count));
}

void mark_changes(Explanation& why, const Question& question, std::size_t button) {
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-cells");
}

// Explains the press by the whole board, if no wire reaches the button as on the goal board.
Explanation by_board(const Question& question, const Verdict& verdict, std::size_t button) {
    const bool is_down = question.presses[button] != 0;
    const auto colour = only_colour_of(question);
    const Message board = board_words(board_of(question, verdict));
    Explanation why;
    mark_changes(why, question, button);
    why.text = together(tell(is_down ? "solve.why.button-down"_id : "solve.why.button-up"_id,
                             question.machine.button_name(button)),
                        colour ? tell("solve.nearest.of-colour-has", *colour, board)
                               : tell("solve.nearest.with-picture-has", board));
    why.more = count_words(verdict);
    return why;
}

}  // namespace

std::optional<WrongWire> wrong_wire(const PressGrid& now, const PressGrid& goal, std::size_t button) {
    const machine::Wiring wiring = machine::wiring_of(now);
    const machine::Wiring in_the_end = machine::wiring_of(goal);
    std::optional<WrongWire> best;
    const auto is_better = [&](const WrongWire& wire) {
        if (!best) return true;
        const bool differs = wire.exit_now != wire.exit_then;
        const bool best_differs = best->exit_now != best->exit_then;
        return differs == best_differs ? wire.from == Edge::left : differs;
    };
    for (std::size_t transmitter = 0; transmitter < wiring.exit_of.size(); ++transmitter) {
        auto wire = wire_of(now, goal, transmitter, button);
        if (!wire) continue;
        wire->exit_now = wiring.exit_of[transmitter];
        wire->exit_then = in_the_end.exit_of[transmitter];
        if (is_better(*wire)) best = wire;
    }
    return best;
}

namespace {

std::optional<Explanation> why_ghaly_press(const Solver& /*solver*/, const Question& question,
                                           const Verdict& verdict, std::size_t button) {
    if (!is_in_solution(verdict, button)) return std::nullopt;
    const PressGrid goal = board_of(question, verdict);
    const auto wire = wrong_wire(question.presses, goal, button);
    if (!wire) return by_board(question, verdict, button);
    Explanation why;
    why.text = together(wire_words(question, *wire, button), colour_words(question, goal, *wire));
    why.more = way_words(question, *wire, button);
    why.transmitter = wire->transmitter;
    add_wrong_cells(why, question, *wire);
    if (why.lamps.empty()) mark_changes(why, question, button);
    why.more = together(why.more, this_board_words(goal, verdict));
    return why;
}

// Explains a verdict if some boards show the target.
std::optional<Explanation> why_ghaly_verdict(const Question& question, const Verdict& verdict) {
    if (presses_of(verdict) == nullptr) return std::nullopt;
    const std::size_t presses = machine::weight(presses_to_come(verdict));
    const auto colour = only_colour_of(question);
    const auto with_picture =
        is_proved_fewest(verdict) ? "solve.verdict.with-picture"_id : "solve.verdict.with-picture-so-far"_id;
    Explanation why;
    why.text =
        together(colour ? tell("solve.verdict.of-colour", *colour, presses) : tell(with_picture, presses),
                 count_words(verdict));
    if (colour) why.more = tell("solve.verdict.no-other-colour", question.machine.lamps().columns);
    return why;
}

}  // namespace

const TypeSolving ghaly_solving{.make_solver = make_ghaly_solver,
                                .why_press = why_ghaly_press,
                                .why_verdict = why_ghaly_verdict,
                                .certificate_gap = ghaly_certificate_gap,
                                .certificate = ghaly_certificate};

}  // namespace switchbox::solve
