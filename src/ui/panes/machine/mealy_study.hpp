// Study of a game for the Machine pane: the five-tuple, the graph of all states if they are few, and the last
// transitions. It is computed once, not in every frame.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/sentences.hpp"
#include "solve/state_graph.hpp"
#include "ui/frame/pane_widgets.hpp"

namespace switchbox::ui {

// States of a graph in rows, as drawn: by distance from the target, and below those the ones without a way.
struct StateRows {
    struct GraphPlace {
        std::size_t row = 0;
        std::size_t column = 0;
    };
    std::vector<std::vector<std::size_t>> rows;
    std::vector<GraphPlace> places;  // place of each state
};
[[nodiscard]] StateRows rows_of(const solve::StateGraph& graph);
// Returns the state that an arrow key leads to; `from` if there is none.
[[nodiscard]] std::size_t stepped(const StateRows& states, std::size_t from, int rows, int columns);

struct MealyStudy {
    machine::MachineChoice machine;
    machine::Picture start;
    machine::Picture target;
    std::vector<game::TupleRow> tuple;
    std::optional<solve::StateGraph> graph;  // nullopt for a large machine
    StateRows rows;
};
[[nodiscard]] MealyStudy study_of(const game::Game& game);
[[nodiscard]] bool is_study_of(const MealyStudy& study, const game::Game& game);

// Transition in words. For large boards they contain only the changes.
struct TransitionWords {
    Message press;       // "3. button 7"
    std::string before;  // "000/011/000", or empty
    std::string after;   // "000/011/100", or empty
    Message outcome;     // "shows 111/110/100", "changes 5 lamps"
    Message sentence;    // the whole transition
};
inline constexpr std::size_t max_transitions = 12;
struct MealyRecord {
    game::Trail trail;
    bool begins_pressed = false;        // true if a link set presses
    std::vector<TransitionWords> rows;  // the last ones, oldest first

    [[nodiscard]] std::size_t earlier() const { return trail.buttons.size() - rows.size(); }
};
// Id of the message for a record with `begins_pressed`.
inline constexpr MessageId<> pressed_before = "view.pane.machine.pressed-before";
[[nodiscard]] MealyRecord record_of(const game::Game& game);

// Returns the state of the present position in the graph of the game's machine.
[[nodiscard]] std::size_t present_state(const solve::StateGraph& graph, const game::Game& game);
// Returns the states that the trail has passed, oldest first, the present one last. A long trail is cut to
// its end.
[[nodiscard]] std::vector<std::size_t> states_passed(const solve::StateGraph& graph, const game::Game& game);
// Returns the cells of the buttons of one shortest way; empty if there is no way.
[[nodiscard]] std::vector<std::size_t> shortest_way(const solve::StateGraph& graph,
                                                    const machine::Machine& machine, std::size_t state);
// Returns "3 presses from the target, by 5, 6 and 9; it shows 110/001/011.", of the present state without the
// buttons.
[[nodiscard]] std::string state_words(const solve::StateGraph& graph, const game::Game& game,
                                      std::size_t state);
[[nodiscard]] std::string tuple_words(const MealyStudy& study);
[[nodiscard]] std::string record_words(const MealyRecord& record);

// Part of the Machine pane for a single machine type (game/sentences.hpp): sections of figures, and bars of
// all states by distance, with the player's position.
struct KindStudy {
    std::uint64_t game = 0;  // revision of the game
    std::vector<game::StudySection> sections;
    std::shared_ptr<game::StateCount> count;
};

// Makes or keeps the study of the game in play, and does a slice of its count.
void keep_kind_study(const game::Game& game, MealyState& mealy);
void leave_kind_study(MealyState& mealy);

// Draws the study. `shows_distance` is true if the player may know the distance of the target.
void kind_study_view(const Frame& frame, bool shows_distance, Rect& room);

}  // namespace switchbox::ui
