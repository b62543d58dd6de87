#include <array>

#include "i18n/words.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/panes/lesson_course.hpp"

namespace switchbox::ui {
namespace {

struct Source {
    const char* id;
    game::Paper paper;
};

constexpr std::array<Source, 5> sources_in_order{{{"lessons-merlin", game::Paper::arnold_blaszak},
                                                  {"lessons-bogomolny", game::Paper::bogomolny},
                                                  {"lessons-quatrainment", game::Paper::tekriwal_sinha},
                                                  {"lessons-joyner", game::Paper::joyner},
                                                  {"lessons-proved", game::Paper::switchbox}}};

// What is from no paper is proved here.
Message heading_of(game::Paper paper) {
    return paper == game::Paper::switchbox ? tell("view.dialog.lessons.proved") : game::name_of(paper);
}

void begin(Turn& turn, int number) { begin_lesson(turn, game::lessons()[static_cast<std::size_t>(number)]); }

DialogGroup lessons_from(const Source& source) {
    DialogGroup group = group_of(source.id, GroupKind::list, heading_of(source.paper), Column::left);
    const std::vector<game::Lesson>& all = game::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].paper != source.paper) continue;
        const Message title = game::title_of(all[i]);
        group.items.push_back({"lesson-" + std::string(all[i].id),
                               say("view.dialog.lessons.item", title, game::source_of(all[i])), say(title),
                               nullptr, true, false, begin, static_cast<int>(i),
                               say(game::place_of(all[i]))});
    }
    return group;
}

}  // namespace

Dialog lessons_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{say("view.dialog.lessons.title"), {}};
    std::size_t listed = 0;
    for (const Source& source : sources_in_order) {
        DialogGroup group = lessons_from(source);
        // What has its middle in the second half of the list.
        const bool right = 2 * listed + group.items.size() > game::lessons().size();
        if (right) group.side = static_cast<int>(Column::right);
        listed += group.items.size();
        if (!group.items.empty()) dialog.groups.push_back(std::move(group));
    }
    dialog.groups.push_back(
        words_group("lessons-about", {}, tell("view.dialog.lessons.about"), Column::left));
    return dialog;
}

}  // namespace switchbox::ui
