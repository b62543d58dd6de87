// Dialog of the lessons: the course in its groups, with ticks, and the lesson to go on with.
#include <array>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/panes/lesson_pane.hpp"

namespace switchbox::ui {
namespace {

// Heading of a group of lessons, and its id in the DOM mirror.
struct LessonHeading {
    const char* id;
    MessageId<> words;
};
constexpr std::array<LessonHeading, game::lesson_groups> lesson_headings{
    {{"lessons-merlin", "view.dialog.lessons.start"},
     {"lessons-lamps", "view.dialog.lessons.lamps"},
     {"lessons-ghaly", "view.dialog.lessons.ghaly"},
     {"lessons-proofs", "view.dialog.lessons.proofs"},
     {"lessons-cube", "view.dialog.lessons.cube"}}};

void take_lesson(InputContext& context, int number) {
    begin_lesson(context, game::lessons()[static_cast<std::size_t>(number) - 1]);
}

// Adds the button that goes on with the first lesson that is not done.
void add_course(const DialogColumn& column, const game::Statistics& statistics) {
    const std::size_t done = game::count_lessons_done(statistics);
    const Message count = tell("view.dialog.lessons.done", done, game::lessons().size());
    const game::Lesson* next = game::first_lesson_to_do(statistics);
    if (next == nullptr) return column.words("lessons-done", {}, count);
    const std::size_t number = game::number_of(*next);
    const Message words =
        tell(done == 0 ? "view.dialog.lessons.first"_id : "view.dialog.lessons.continue"_id, number);
    const Message spoken = tell("view.dialog.lessons.continue-spoken", words, game::title_of(*next));
    column.buttons("lessons-do", count,
                   {primary(button_item("lessons-continue", spoken, words, icons::library, take_lesson,
                                        static_cast<int>(number)))});
}

// Returns the row of a lesson: its source is small print, after the tick of one that is done.
DialogItem lesson_item(const game::Lesson& lesson, const game::Statistics& statistics) {
    const std::size_t number = game::number_of(lesson);
    const Message row = tell("view.dialog.lessons.row", number, game::title_of(lesson));
    const Message source = game::source_of(lesson);
    const bool done = game::is_lesson_done(lesson, statistics);
    const Message spoken =
        tell(done ? "view.dialog.lessons.item-done"_id : "view.dialog.lessons.item"_id, row, source);
    DialogItem item = button_item("lesson-" + std::string(lesson.id), spoken, row, nullptr, take_lesson,
                                  static_cast<int>(number));
    item.note = say(done ? tell("view.dialog.lessons.ticked", source) : source);
    return item;
}

}  // namespace

Dialog lessons_dialog(const DialogSources& sources) {
    const game::Statistics& statistics = sources.state.record.statistics;
    Dialog dialog{say("view.dialog.lessons.title"), {}};
    add_course(DialogColumn(dialog, false), statistics);
    std::size_t listed = 0;
    for (std::size_t group = 0; group < game::lesson_groups; ++group) {
        std::vector<DialogItem> items;
        for (const game::Lesson& lesson : game::lessons()) {
            if (static_cast<std::size_t>(lesson.group) == group)
                items.push_back(lesson_item(lesson, statistics));
        }
        if (items.empty()) continue;
        // A group whose middle is in the second half of the list goes into the right column.
        const DialogColumn column(dialog, 2 * listed + items.size() > game::lessons().size());
        listed += items.size();
        column.group(lesson_headings.at(group).id, GroupKind::list, tell(lesson_headings.at(group).words))
            .items = std::move(items);
    }
    DialogColumn(dialog, false).words("lessons-about", {}, tell("view.dialog.lessons.about"));
    return dialog;
}

}  // namespace switchbox::ui
