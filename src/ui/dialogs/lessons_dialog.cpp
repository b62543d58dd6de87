#include <array>

#include "i18n/words.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/panes/lesson_course.hpp"

namespace switchbox::ui {
namespace {

struct LessonSource {
    const char* id;
    game::Paper paper;
};

constexpr std::array<LessonSource, 5> sources_in_order{{{"lessons-merlin", game::Paper::arnold_blaszak},
                                                        {"lessons-bogomolny", game::Paper::bogomolny},
                                                        {"lessons-quatrainment", game::Paper::tekriwal_sinha},
                                                        {"lessons-joyner", game::Paper::joyner},
                                                        {"lessons-proved", game::Paper::switchbox}}};

// Returns a paper's name, or the heading of lessons from no paper, which are proved in Switchbox.
Message heading_of(game::Paper paper) {
    return paper == game::Paper::switchbox ? tell("view.dialog.lessons.proved") : game::name_of(paper);
}

void begin(InputContext& context, int number) {
    begin_lesson(context, game::lessons()[static_cast<std::size_t>(number)]);
}

std::vector<DialogItem> lessons_from(game::Paper paper) {
    std::vector<DialogItem> items;
    const std::vector<game::Lesson>& all = game::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].paper != paper) continue;
        const Message title = game::title_of(all[i]);
        items.push_back(button_item("lesson-" + std::string(all[i].id),
                                    tell("view.dialog.lessons.item", title, game::source_of(all[i])), title,
                                    nullptr, begin, static_cast<int>(i)));
        items.back().note = say(game::place_of(all[i]));
    }
    return items;
}

}  // namespace

Dialog lessons_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{say("view.dialog.lessons.title"), {}};
    std::size_t listed = 0;
    for (const LessonSource& source : sources_in_order) {
        std::vector<DialogItem> items = lessons_from(source.paper);
        if (items.empty()) continue;
        // A source whose middle is in the second half of the list goes into the right column.
        const DialogColumn column(dialog, 2 * listed + items.size() > game::lessons().size());
        listed += items.size();
        column.group(source.id, GroupKind::list, heading_of(source.paper)).items = std::move(items);
    }
    DialogColumn(dialog, false).words("lessons-about", {}, tell("view.dialog.lessons.about"));
    return dialog;
}

}  // namespace switchbox::ui
