#include <array>

#include "view/dialogs/dialog_parts.hpp"
#include "view/panes/lesson_course.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

struct Source {
    std::string_view id;
    const char* name;          // id of a message; of a paper it says what the lessons' sources begin with
    std::string_view lessons;  // what their ids begin with
};

constexpr std::array<Source, 5> sources_in_order{
    {{"merlin", "view.dialog.lessons.merlin", "merlin-"},
     {"bogomolny", "view.dialog.lessons.bogomolny", "bogomolny-"},
     {"quatrainment", "view.dialog.lessons.quatrainment", "quatrainment-"},
     {"joyner", "view.dialog.lessons.joyner", "joyner-"},
     {"proved", "view.dialog.lessons.proved", "ghaly-"}}};

// Joyner's, although it stands among what is proved.
constexpr std::string_view paper_lesson = "ghaly-single";

bool is_from(const Source& source, const play::Lesson& lesson) {
    if (lesson.id == paper_lesson) return source.id == "joyner";
    return lesson.id.starts_with(source.lessons);
}

// The place in the source, "figures 6 and 7".
std::string note_of(const play::Lesson& lesson, std::string_view source) {
    constexpr std::string_view between = ", ";
    const std::string all(lesson.source);
    const std::size_t begin = all.starts_with(source) ? source.size() + between.size() : 0;
    return begin < all.size() ? all.substr(begin) : std::string();
}

void begin(Turn& turn, int number) { begin_lesson(turn, play::lessons()[static_cast<std::size_t>(number)]); }

DialogGroup lessons_from(const Source& source) {
    DialogGroup group =
        group_of("lessons-" + std::string(source.id), GroupKind::list, tell(source.name), Column::left);
    const std::vector<play::Lesson>& all = play::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!is_from(source, all[i])) continue;
        const std::string title(all[i].title);
        group.items.push_back({"lesson-" + std::string(all[i].id),
                               say("view.dialog.lessons.item", title, all[i].source), title, nullptr, true,
                               false, begin, static_cast<int>(i), note_of(all[i], group.name)});
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
