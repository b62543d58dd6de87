// Dialog of the levels: all chapters with their stars, and the level to go on with.
#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/commands.hpp"
#include "ui/panes/lesson_pane.hpp"

namespace switchbox::ui {
namespace {

void play_level(InputContext& context, int number) {
    open_level(context, game::level_at(static_cast<std::size_t>(number)));
}

// Opens the level. If it is in play and not at its end, closes the dialog alone and keeps its presses.
void go_on(InputContext& context, int number) {
    const game::Game& game = context.game;
    const game::Level& level = game::level_at(static_cast<std::size_t>(number));
    const bool is_open = !game.is_won() && !game.position().answer;
    if (is_open && game::level_of(game.puzzle()) == &level) {
        context.change().modal.open = Modal::none;
        return;
    }
    open_level(context, level);
}

void choose_lesson(InputContext& context, int chapter) {
    const std::string_view id = game::chapters()[static_cast<std::size_t>(chapter)].lesson;
    if (const game::Lesson* lesson = game::find_lesson(id)) begin_lesson(context, *lesson);
}

void show_lessons(InputContext& context, int /*argument*/) { run(context, Command::lessons); }

DialogItem level_item(const game::Level& level, const game::Statistics& statistics, const game::Level* next) {
    const std::size_t number = game::number_of(level);
    const Message title = tell(level.title);
    const int stars = game::stars_at(level, statistics);
    const bool is_next = next != nullptr && next->id == level.id;
    const Message spoken =
        stars > 0 ? tell("view.dialog.levels.spoken-stars", number, title, stars)
                  : tell(is_next ? "view.dialog.levels.spoken-next"_id : "view.dialog.levels.spoken"_id,
                         number, title);
    DialogItem item = button_item("level-" + std::string(level.id), spoken, title, nullptr, play_level,
                                  static_cast<int>(number));
    item.number = std::to_string(number);
    item.note = say(tell(level.idea));
    item.stars = stars;
    item.is_next = is_next;
    return item;
}

DialogItem lesson_item(const game::Chapter& chapter, const game::Lesson& lesson, std::size_t place,
                       const game::Statistics& statistics) {
    const Message title = game::title_of(lesson);
    const Message name = tell("view.dialog.levels.lesson", title);
    const bool done = game::is_lesson_done(lesson, statistics);
    return button_item("levels-lesson-" + std::string(chapter.id),
                       done ? tell("view.dialog.levels.lesson-done", title) : name, name,
                       done ? icons::check : icons::book_open, choose_lesson, static_cast<int>(place));
}

// Fills in how many levels of the chapter are solved, and with how many stars.
void count_chapter(DialogGroup& group, const game::Chapter& chapter, const game::Statistics& statistics) {
    std::size_t solved = 0;
    std::size_t stars = 0;
    for (const game::Level& level : chapter.levels) {
        const int earned = game::stars_at(level, statistics);
        if (earned > 0) ++solved;
        stars += static_cast<std::size_t>(earned);
    }
    const std::size_t levels = chapter.levels.size();
    const std::size_t most = levels * static_cast<std::size_t>(game::most_stars);
    group.count = say(solved == 0 ? tell("view.dialog.levels.count", solved, levels)
                                  : tell("view.dialog.levels.count-stars", solved, levels, stars, most));
    group.description = say(solved == 0 ? tell("view.dialog.levels.solved", solved, levels)
                                        : tell("view.dialog.levels.chapter", solved, levels, stars, most));
}

// Adds the levels of a chapter, and its lesson.
void add_chapter(const DialogColumn& column, std::size_t place, const game::Statistics& statistics,
                 const game::Level* next) {
    const game::Chapter& chapter = game::chapters()[place];
    DialogGroup& group =
        column.group("chapter-" + std::string(chapter.id), GroupKind::tiles, tell(chapter.title));
    for (const game::Level& level : chapter.levels)
        group.items.push_back(level_item(level, statistics, next));
    if (const game::Lesson* lesson = game::find_lesson(chapter.lesson)) {
        const auto at = chapter.lesson_first ? group.items.begin() : group.items.end();
        group.items.insert(at, lesson_item(chapter, *lesson, place, statistics));
    }
    count_chapter(group, chapter, statistics);
}

// Returns the button that goes on with the level.
DialogItem continue_item(const game::Level& next, bool is_first_visit) {
    const std::size_t number = game::number_of(next);
    const Message words =
        tell(is_first_visit ? "view.dialog.levels.start"_id : "view.dialog.levels.continue"_id, number);
    const Message spoken = tell("view.dialog.levels.continue-spoken", words, tell(next.title));
    DialogItem item = primary(
        button_item("levels-continue", spoken, words, icons::milestone, go_on, static_cast<int>(number)));
    item.begins = true;
    return item;
}

// Adds the buttons that stay in sight below the chapters.
void add_lower_buttons(const DialogColumn& column, const game::Statistics& statistics,
                       const game::Level* next) {
    const std::size_t solved = game::solved_levels(statistics);
    DialogGroup& foot = column.group("levels-do", GroupKind::buttons,
                                     tell("view.dialog.levels.solved", solved, game::level_count()));
    foot.is_footer = true;
    if (next != nullptr) foot.items.push_back(continue_item(*next, solved == 0));
    foot.items.push_back(
        button_item("levels-lessons", tell("view.command.lessons.name"), icons::library, show_lessons));
}

}  // namespace

Dialog levels_dialog(const DialogSources& sources) {
    const game::Statistics& statistics = sources.state.record.statistics;
    const game::Level* next = game::level_to_continue(sources.game.puzzle(), statistics);
    Dialog dialog{say("view.dialog.levels.title"), {}};
    const DialogColumn column(dialog, false);
    for (std::size_t place = 0; place < game::chapters().size(); ++place)
        add_chapter(column, place, statistics, next);
    add_lower_buttons(column, statistics, next);
    return dialog;
}

}  // namespace switchbox::ui
