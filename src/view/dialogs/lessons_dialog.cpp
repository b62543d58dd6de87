#include <array>

#include "i18n/words.hpp"
#include "view/dialogs/dialog_parts.hpp"
#include "view/panes/lesson_course.hpp"

namespace switchbox::view {
namespace {

struct Source {
    const char* id;
    play::Paper paper;
};

constexpr std::array<Source, 5> sources_in_order{{{"lessons-merlin", play::Paper::arnold_blaszak},
                                                  {"lessons-bogomolny", play::Paper::bogomolny},
                                                  {"lessons-quatrainment", play::Paper::tekriwal_sinha},
                                                  {"lessons-joyner", play::Paper::joyner},
                                                  {"lessons-proved", play::Paper::switchbox}}};

// What is from no paper is proved here.
Message heading_of(play::Paper paper) {
    return paper == play::Paper::switchbox ? tell("view.dialog.lessons.proved") : play::name_of(paper);
}

void begin(Turn& turn, int number) { begin_lesson(turn, play::lessons()[static_cast<std::size_t>(number)]); }

DialogGroup lessons_from(const Source& source) {
    DialogGroup group = group_of(source.id, GroupKind::list, heading_of(source.paper), Column::left);
    const std::vector<play::Lesson>& all = play::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].paper != source.paper) continue;
        const Message title = play::title_of(all[i]);
        group.items.push_back({"lesson-" + std::string(all[i].id),
                               say("view.dialog.lessons.item", title, play::source_of(all[i])), say(title),
                               nullptr, true, false, begin, static_cast<int>(i),
                               say(play::place_of(all[i]))});
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
        const bool right = 2 * listed + group.items.size() > play::lessons().size();
        if (right) group.side = static_cast<int>(Column::right);
        listed += group.items.size();
        if (!group.items.empty()) dialog.groups.push_back(std::move(group));
    }
    dialog.groups.push_back(
        words_group("lessons-about", {}, tell("view.dialog.lessons.about"), Column::left));
    return dialog;
}

}  // namespace switchbox::view
