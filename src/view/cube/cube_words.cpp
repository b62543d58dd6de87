#include "view/cube/cube_words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

#include "machine/colours.hpp"
#include "machine/cube/cube_machine.hpp"

namespace switchbox::view {
namespace {

struct OtherWords {
    std::string_view of_lamps;
    std::string_view of_cube;
};
// Ids of messages with the same values.
constexpr std::array<OtherWords, 57> other_words{{
    {"play.pressed", "cube.play.turned"},
    {"play.hint", "cube.play.hint"},
    {"play.solution", "cube.play.solution"},
    {"play.solution.best-so-far", "cube.play.solution.best-so-far"},
    {"play.to-go", "cube.play.to-go"},
    {"play.to-go.at-most", "cube.play.to-go.at-most"},
    {"play.solved", "cube.play.solved"},
    {"play.solved.fewest", "cube.play.solved.fewest"},
    {"play.solved.minimum", "cube.play.solved.minimum"},
    {"play.solved.nothing-to-press", "cube.play.solved.nothing"},
    {"play.lamps-set", "cube.play.stickers-set"},
    {"play.check.yes", "cube.play.check.yes"},
    {"play.check.yes.solved", "cube.play.check.yes.solved"},
    {"play.check.no", "cube.play.check.no"},
    {"play.check.no.solved", "cube.play.check.no.solved"},
    {"play.check.none", "cube.play.check.none"},
    {"play.check.undone", "cube.play.check.undone"},
    {"play.check.unknown", "cube.play.check.unknown"},
    {"play.new.random-presses", "cube.new.turns"},
    {"play.refused.solved", "cube.play.refused.solved"},
    {"puzzle.lamp-set", "cube.play.sticker-set"},
    {"solve.legend.cells-in-question", "cube.legend.in-question"},
    {"solve.verdict.solved", "cube.verdict.solved"},
    {"view.bar.presses", "cube.bar.turns"},
    {"view.command.hint.what", "cube.command.hint.what"},
    {"view.command.step-back.what", "cube.command.step-back.what"},
    {"view.command.step-forward.what", "cube.command.step-forward.what"},
    {"view.command.to-end.what", "cube.command.to-end.what"},
    {"view.command.edit.what", "cube.command.edit.what"},
    {"view.command.search.name", "cube.command.search.name"},
    {"view.command.clear.name", "cube.command.clear.name"},
    {"view.search.pictures", "cube.search.solution"},
    {"view.search.proof", "cube.search.proof"},
    {"view.command.check.what", "cube.command.check.what"},
    {"view.command.pane-machine.what", "cube.command.pane-machine.what"},
    {"view.help.arrows", "cube.help.arrows"},
    {"view.help.enter-space", "cube.help.enter-space"},
    {"view.help.digits", "cube.help.digits"},
    {"view.setting.presses-left.name", "cube.setting.turns-left"},
    {"view.status.editing", "cube.status.editing"},
    {"view.why.solvable.in-order", "cube.why.solvable"},
    {"view.mirror.changes", "cube.mirror.changes"},
    {"view.mirror.buttons", "cube.mirror.turns"},
    {"view.pane.machine.press", "cube.pane.machine.turn"},
    {"view.pane.machine.changes-lamps", "cube.pane.machine.changes"},
    {"view.pane.machine.press-changes-lamps", "cube.pane.machine.turn-changes"},
    {"view.pane.why.lamps", "cube.pane.why.stickers"},
    {"view.pane.why.crossed", "cube.pane.why.crossed"},
    {"view.export.solution", "cube.export.solution"},
    {"view.export.solution-so-far", "cube.export.solution-so-far"},
    {"view.export.text.this-order", "cube.export.text.turns"},
    {"view.export.text.so-far-this-order", "cube.export.text.turns-so-far"},
    {"view.dialog.export.board", "cube.dialog.export.net"},
    {"view.dialog.export.about-board", "cube.dialog.export.about-net"},
    {"view.dialog.export.about-solution", "cube.dialog.export.about-solution"},
    {"view.dialog.export.about-solution-text", "cube.dialog.export.about-text"},
    {"view.dialog.export.solved", "cube.dialog.export.solved"},
}};

constexpr std::array<std::string_view, machine::cube_faces> face_names{"cube.face.up",    "cube.face.right",
                                                                       "cube.face.front", "cube.face.down",
                                                                       "cube.face.left",  "cube.face.back"};

std::string_view id_of_cube(std::string_view id) {
    const auto found = std::find_if(other_words.begin(), other_words.end(),
                                    [&](const OtherWords& words) { return words.of_lamps == id; });
    return found == other_words.end() ? id : found->of_cube;
}

Message as_of_cube(const Message& message);

Value value_of_cube(const Value& value) {
    if (const auto* message = std::get_if<Message>(&value.is)) return as_of_cube(*message);
    const auto* list = std::get_if<Messages>(&value.is);
    if (list == nullptr) return value;
    Messages said;
    for (const Message& message : *list) said.push_back(as_of_cube(message));
    return said;
}

// Of a button that is called by its turn: "R, right face clockwise".
std::optional<Message> turn_words(const Message& button) {
    const auto* place = button.values.empty() ? nullptr : std::get_if<Message>(&button.values.front().is);
    const auto* name = place == nullptr || place->values.empty()
                           ? nullptr
                           : std::get_if<std::string>(&place->values.front().is);
    const auto turns = name == nullptr ? Result<machine::Turns>(Error{}) : machine::parse_turns(*name);
    if (!turns || turns->size() != 1) return std::nullopt;
    static constexpr std::array<std::string_view, 3> ways{"cube.mirror.clockwise", "cube.mirror.half",
                                                          "cube.mirror.counter-clockwise"};
    const machine::Turn turn = turns->front();
    return tell(ways.at(turn.quarters - 1U), *name, tell(face_names.at(static_cast<std::size_t>(turn.face))));
}

// The net of a cube has three rows for each row of a face.
Message board_words(const Message& board, std::string_view id) {
    const auto* rows = std::get_if<std::int64_t>(&board.values.at(1).is);
    return tell(id, board.values.at(0), rows == nullptr ? 0 : *rows / 3);
}

Message as_of_cube(const Message& message) {
    if (message.id == "view.mirror.board") return board_words(message, "cube.mirror.board");
    if (message.id == "view.mirror.board.start") return board_words(message, "cube.mirror.board.painting");
    if (message.id == "view.mirror.button") {
        if (auto turn = turn_words(message)) return *std::move(turn);
    }
    Message said{std::string(id_of_cube(message.id)), {}};
    said.values.reserve(message.values.size());
    for (const Value& value : message.values) said.values.push_back(value_of_cube(value));
    return said;
}

}  // namespace

words::Rephrase words_of_cube(const play::Game& /*game*/) { return as_of_cube; }

}  // namespace switchbox::view
