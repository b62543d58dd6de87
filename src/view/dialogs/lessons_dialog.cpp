#include <array>

#include "view/dialogs/dialog_parts.hpp"
#include "view/panes/lesson_course.hpp"

namespace switchbox::view {
namespace {

struct Source {
    std::string_view id;
    std::string_view name;  // of a paper: what the lessons' sources begin with
};

constexpr std::array<Source, 5> sources_in_order{{{"merlin", "Arnold & Blaszak"},
                                                  {"bogomolny", "Bogomolny"},
                                                  {"quatrainment", "Tekriwal & Sinha"},
                                                  {"joyner", "Joyner"},
                                                  {"proved", "What is proved"}}};

// What is of none of the papers is of the project's own.
const Source& source_of(const play::Lesson& lesson) {
    for (const Source& source : sources_in_order) {
        if (lesson.source.starts_with(source.name)) return source;
    }
    return sources_in_order.back();
}

// The place in the source, "figures 6 and 7".
std::string note_of(const play::Lesson& lesson, const Source& source) {
    constexpr std::string_view between = ", ";
    const std::string_view all = lesson.source;
    const std::size_t begin = all.starts_with(source.name) ? source.name.size() + between.size() : 0;
    return begin < all.size() ? std::string(all.substr(begin)) : std::string();
}

void begin(Turn& turn, int number) { begin_lesson(turn, play::lessons()[static_cast<std::size_t>(number)]); }

DialogGroup lessons_from(const Source& source) {
    DialogGroup group = group_of("lessons-" + std::string(source.id), GroupKind::list,
                                 std::string(source.name), Column::left);
    const std::vector<play::Lesson>& all = play::lessons();
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (&source_of(all[i]) != &source) continue;
        const std::string title(all[i].title);
        group.items.push_back({"lesson-" + std::string(all[i].id), title + ", " + std::string(all[i].source),
                               title, nullptr, true, false, begin, static_cast<int>(i),
                               note_of(all[i], source)});
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
