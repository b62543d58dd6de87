// Dialogs as data: the groups and items of the open one.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/state/setup_draft.hpp"

namespace switchbox::ui {

// Short ways to build a dialog's groups.

// Inputs of the functions that build dialogs.
struct DialogSources {
    const game::Game& game;
    const Settings& settings;
    const UiState& state;
    bool touch = false;  // a finger is the pointer
};

// Returns the open dialog, without groups if none is open. The list of keys is not a dialog; see
// bars/modal.cpp.
[[nodiscard]] Dialog open_dialog(const DialogSources& sources);

// Return one dialog each; every one is in a file of its own.
[[nodiscard]] Dialog settings_dialog(const DialogSources& sources);
[[nodiscard]] Dialog setup_dialog(const DialogSources& sources);
[[nodiscard]] Dialog levels_dialog(const DialogSources& sources);
[[nodiscard]] Dialog lessons_dialog(const DialogSources& sources);
[[nodiscard]] Dialog export_dialog(const DialogSources& sources);
[[nodiscard]] Dialog link_dialog(const DialogSources& sources);
[[nodiscard]] Dialog statistics_dialog(const DialogSources& sources);
[[nodiscard]] Dialog machines_dialog(const DialogSources& sources);
[[nodiscard]] Dialog daily_dialog(const DialogSources& sources);

using Act = void (*)(InputContext& context, int argument);

// Option of a choice. The action gets its `value`.
struct Choice {
    std::string id;
    Message word;
    int value = 0;
    bool enabled = true;
    bool begins = false;  // the dialog opens at it
};

// Returns a button. It is drawn with the words that are read out, unless it has a label. A checked button is
// the main one (primary).
[[nodiscard]] DialogItem button_item(std::string id, const Message& words, const char* icon, Act act,
                                     int argument = 0);
[[nodiscard]] DialogItem button_item(std::string id, const Message& spoken, const Message& label,
                                     const char* icon, Act act, int argument = 0);
[[nodiscard]] DialogItem enabled_if(bool enabled, DialogItem item);
[[nodiscard]] DialogItem primary(DialogItem item);
[[nodiscard]] DialogItem deleting(DialogItem item);

// Returns a choice for each number of states that lamps can have.
[[nodiscard]] std::vector<Choice> state_choices(const std::string& prefix);

// Message ids of a stepper: its quantity, and its two buttons.
struct StepNames {
    MessageId<> name;
    MessageId<> fewer;
    MessageId<> more;
};
inline constexpr StepNames row_steps{"view.dialog.rows", "view.dialog.rows.fewer", "view.dialog.rows.more"};
inline constexpr StepNames column_steps{"view.dialog.columns", "view.dialog.columns.fewer",
                                        "view.dialog.columns.more"};

// Number with a button on either side, enabled by `less` and `more`; `act` gets -1 or 1.
struct Steps {
    StepNames names;
    Message text;
    bool less = false;
    bool more = false;
    Act act = nullptr;
};

// Text field: its id, its spoken name, the hint shown while it is empty, its text, and the function that
// takes a new text.
struct Field {
    std::string id;
    Message spoken;
    std::string hint;
    std::string text;
    void (*take)(InputContext& context, std::string_view text) = nullptr;
    bool has_lines = false;  // the text may have several lines
};

// One of the columns of a dialog, side by side if there is space. Its functions add groups to the dialog.
class DialogColumn {
  public:
    DialogColumn(Dialog& dialog, bool is_right) : dialog_(dialog), is_right_(is_right) {}

    DialogGroup& group(std::string id, GroupKind kind, const Message& name) const;
    void words(std::string id, const Message& name, const Message& text) const;
    void choice(std::string id, const Message& name, int now, Act act, std::vector<Choice> choices) const;
    void buttons(std::string id, const Message& name, std::vector<DialogItem> items) const;
    void steps(const std::string& id, const Steps& steps) const;
    void field(std::string id, const Message& name, Field field) const;

  private:
    Dialog& dialog_;
    bool is_right_;
};

// Levels of difficulty by name, each with a number of presses chosen for the machine.
struct Level {
    std::string_view id;  // in the DOM mirror
    MessageId<1> name;
    std::size_t presses = 0;
};

// Returns easy, medium and hard, in this order. Levels are equal on boards too small for three lengths of
// games.
[[nodiscard]] std::array<Level, 3> levels_of(const SetupDraft& draft);
// Returns the difficulty of further games in a word, such as "Easy"; empty if the machine has none to choose.
[[nodiscard]] Message difficulty_words(const game::Game& game, const NewGameOptions& next);
// Opens the dialog that sets up a game at the difficulty of further games.
void open_difficulty(InputContext& context, int argument);
// Choice of a game's length by name or by number.
struct LengthNames {
    std::string id;  // of the choice; the items' ids begin with it
    std::string steps_id;
    Message name;
    Message any;
    StepNames steps;
};
// Adds the levels, any number, and a number of the player's own, which has steps. Ascending `levels`.
void add_length(const DialogColumn& column, const SetupDraft& draft, const LengthNames& names,
                std::vector<Choice> levels);

}  // namespace switchbox::ui
