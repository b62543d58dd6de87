#include <array>

#include "view/dialogs/dialog_parts.hpp"
#include "view/panes/lesson_course.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

struct Source {
    std::string_view id;
    play::Paper paper;
    std::string_view name;
};

constexpr std::array<Source, 5> sources_in_order{
    {{"merlin", play::Paper::arnold_blaszak, "Arnold & Blaszak"},
     {"bogomolny", play::Paper::bogomolny, "Bogomolny"},
     {"quatrainment", play::Paper::tekriwal_sinha, "Tekriwal & Sinha"},
     {"joyner", play::Paper::joyner, "Joyner"},
     {"proved", play::Paper::switchbox, "What is proved"}}};

void begin(Turn& turn, int number) { begin_lesson(turn, play::lessons()[static_cast<std::size_t>(number)]); }

DialogGroup lessons_from(const Source& source) {
    DialogGroup group = group_of("lessons-" + std::string(source.id), GroupKind::list,
                                 std::string(source.name), Column::left);
    const std::vector<play::Lesson>& all = play::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].paper != source.paper) continue;
        const std::string title = say(play::title_of(all[i]));
        group.items.push_back({"lesson-" + std::string(all[i].id),
                               title + ", " + say(play::source_of(all[i])), title, nullptr, true, false,
                               begin, static_cast<int>(i), say(play::place_of(all[i]))});
    }
    return group;
}

constexpr std::string_view about =
    "Each lesson sets its own board, and the board stays live. Undo brings back the game that it took the "
    "place of.";

}  // namespace

Dialog lessons_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{"Lessons", {}};
    std::size_t listed = 0;
    for (const Source& source : sources_in_order) {
        DialogGroup group = lessons_from(source);
        // What has its middle in the second half of the list.
        const bool right = 2 * listed + group.items.size() > play::lessons().size();
        if (right) group.side = static_cast<int>(Column::right);
        listed += group.items.size();
        if (!group.items.empty()) dialog.groups.push_back(std::move(group));
    }
    dialog.groups.push_back(words_group("lessons-about", {}, std::string(about), Column::left));
    return dialog;
}

}  // namespace switchbox::view
