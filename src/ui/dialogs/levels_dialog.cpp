// Dialog of the levels: all chapters with their stars, and the level to go on with.
#include <array>

#include "game/levels.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/commands.hpp"
#include "ui/panes/lesson_pane.hpp"

namespace switchbox::ui {
namespace {

constexpr std::array<MessageId<>, game::most_stars> star_rows{
    "view.dialog.levels.stars.1", "view.dialog.levels.stars.2", "view.dialog.levels.stars.3"};

void play_level(InputContext& context, int number) {
    open_level(context, game::level_at(static_cast<std::size_t>(number)));
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
    DialogItem item =
        button_item("level-" + std::string(level.id), spoken, tell("view.dialog.levels.row", number, title),
                    nullptr, play_level, static_cast<int>(number));
    if (stars > 0) item.note = say(star_rows.at(static_cast<std::size_t>(stars) - 1));
    if (is_next) item.note = say("view.dialog.levels.next");
    return item;
}

// Adds the button that goes on with the first level without a star.
void add_progress(const DialogColumn& column, const game::Statistics& statistics, const game::Level* next) {
    const std::size_t solved = game::solved_levels(statistics);
    const Message count = tell("view.dialog.levels.solved", solved, game::level_count());
    if (next == nullptr) return column.words("levels-solved", {}, count);
    const std::size_t number = game::number_of(*next);
    const Message words =
        tell(solved == 0 ? "view.dialog.levels.start"_id : "view.dialog.levels.continue"_id, number);
    const Message spoken = tell("view.dialog.levels.continue-spoken", words, tell(next->title));
    column.buttons("levels-do", count,
                   {primary(button_item("levels-continue", spoken, words, icons::milestone, play_level,
                                        static_cast<int>(number)))});
}

// Adds the levels of a chapter, and its lesson.
void add_chapter(const DialogColumn& column, std::size_t place, const game::Statistics& statistics,
                 const game::Level* next) {
    const game::Chapter& chapter = game::chapters()[place];
    std::vector<DialogItem> items;
    for (const game::Level& level : chapter.levels) items.push_back(level_item(level, statistics, next));
    const std::string id(chapter.id);
    if (const game::Lesson* lesson = game::find_lesson(chapter.lesson)) {
        const Message title = game::title_of(*lesson);
        const Message name = tell("view.dialog.levels.lesson", title);
        const bool done = game::is_lesson_done(*lesson, statistics);
        items.push_back(button_item("levels-lesson-" + id,
                                    done ? tell("view.dialog.levels.lesson-done", title) : name, name,
                                    nullptr, choose_lesson, static_cast<int>(place)));
        if (done) items.back().note = say("view.dialog.levels.tick");
    }
    column.group("chapter-" + id, GroupKind::list, tell(chapter.title)).items = std::move(items);
}

}  // namespace

Dialog levels_dialog(const DialogSources& sources) {
    const game::Statistics& statistics = sources.state.record.statistics;
    const game::Level* next = game::first_unsolved(statistics);
    Dialog dialog{say("view.dialog.levels.title"), {}};
    add_progress(DialogColumn(dialog, false), statistics, next);
    std::size_t listed = 0;
    for (std::size_t place = 0; place < game::chapters().size(); ++place) {
        const std::size_t levels = game::chapters()[place].levels.size();
        // A chapter whose middle is in the second half of the list goes into the right column.
        const DialogColumn column(dialog, 2 * listed + levels > game::level_count());
        listed += levels;
        add_chapter(column, place, statistics, next);
    }
    DialogColumn(dialog, false)
        .buttons(
            "levels-more", {},
            {button_item("levels-lessons", tell("view.command.lessons.name"), icons::library, show_lessons)});
    return dialog;
}

}  // namespace switchbox::ui
