#include "ui/panes/machine/kind_study_view.hpp"

#include <algorithm>
#include <utility>

#include "game/type_games.hpp"
#include "i18n/words.hpp"
#include "ui/panes/machine/section.hpp"

namespace switchbox::ui {
namespace {

constexpr std::uint64_t count_slice = 30'000'000;  // a few milliseconds
constexpr float study_row_height = 22;
constexpr float gap_in_row = 12;
constexpr float bar_pitch = 18;
constexpr float bar_thickness = 12;
constexpr float shortest_bar = 2;

bool has_study(const game::TypeGames& games) { return games.study != nullptr || games.count != nullptr; }

// Returns the study; nullptr if the machine's type has none or the pane has not been opened.
const KindStudy* kind_study_in(const game::Game& game, const MealyState& mealy) {
    return has_study(game::games_of(game.puzzle().machine)) ? mealy.kind.get() : nullptr;
}

KindStudy made_study(const game::Game& game, const game::TypeGames& games) {
    KindStudy study{game.revision(), {}, nullptr};
    if (games.study != nullptr) study.sections = games.study(game);
    if (games.count != nullptr) study.count = games.count(game);
    return study;
}

// Draws name and value side by side, or the value below if they do not fit.
void figure_view(const Frame& frame, const game::StudyRow& row, Rect& room) {
    const Theme& theme = frame.theme();
    const std::string name = say(row.name);
    const std::string value = say(row.value);
    const float names = frame.paint.measure(Type::body, name).x;
    const float values = frame.paint.measure(Type::mono, value).x;
    const Rect line = cut_top(room, study_row_height);
    frame.paint.text(Type::body, line.min(), theme.text, name);
    if (names + gap_in_row + values <= room.width) {
        frame.paint.text(Type::mono, {line.right() - values, line.y}, theme.text, value);
    } else {
        pane_words(frame, Type::mono, theme.text, value, room, 6);
    }
    if (row.words.empty()) return;
    pane_words(frame, Type::caption, theme.muted, say(row.words), room, 8);
}

// Returns the text for screen readers.
Message section_text(const game::StudySection& section) {
    Message text;
    for (const game::StudyRow& row : section.rows) {
        text = together(std::move(text), tell("view.dialog.statistics.fact", row.name, row.value), row.words);
    }
    return together(std::move(text), section.words);
}

Message count_text(const game::StateCount& count, std::optional<std::size_t> here) {
    Message text = count.words(here);
    if (!count.is_finished()) return text;
    Messages all;
    for (std::size_t distance = 0; distance < count.counts().size(); ++distance)
        all.push_back(count.words_at(distance));
    return together(std::move(text), tell({}, std::move(all)));
}

void section_view(const Frame& frame, const game::StudySection& section, Rect& room) {
    section_line(frame, room);
    const float top = room.y;
    section_heading(frame, say(section.heading), room);
    for (const game::StudyRow& row : section.rows) figure_view(frame, row, room);
    cut_top(room, section.words.empty() ? section_gap / 2 : 2);
    if (!section.words.empty())
        pane_words(frame, Type::caption, frame.theme().muted, say(section.words), room, section_gap);
    add_region(frame,
               {"machine-" + std::string(section.id), say(section.heading), say(section_text(section))}, room,
               top, room.y);
}

// Returns the width of the widest number, which are written at the right of the bars.
float width_of_counts(const Frame& frame, const std::vector<std::uint64_t>& counts) {
    float widest = 0;
    for (const std::uint64_t count : counts)
        widest = std::max(widest, frame.paint.measure(Type::mono, say(tell({}, count))).x);
    return widest;
}

// Draws a bar for each distance: the distance at the left, the number of states at the right, as in the graph
// of all states.
void bars_view(const Frame& frame, const std::vector<std::uint64_t>& counts, std::optional<std::size_t> here,
               Rect& room) {
    constexpr float distance_room = 34;
    const Theme& theme = frame.theme();
    const float longest = room.width - distance_room - gap_in_row - width_of_counts(frame, counts);
    const std::uint64_t most = *std::max_element(counts.begin(), counts.end());
    for (std::size_t distance = 0; distance < counts.size(); ++distance) {
        const Rect row = cut_top(room, bar_pitch);
        const bool is_here = distance == here;
        const Colour ink = is_here ? theme.text : theme.muted;
        const float middle = row.centre().y;
        const auto write = [&](const std::string& number, bool at_right) {
            const ImVec2 extent = frame.paint.measure(Type::mono, number);
            frame.paint.text(Type::mono,
                             {at_right ? row.right() - extent.x : row.x + 12, middle - extent.y / 2}, ink,
                             number);
        };
        write(std::to_string(distance), false);
        write(say(tell({}, counts[distance])), true);
        const float share = static_cast<float>(counts[distance]) / static_cast<float>(most);
        const Rect bar{row.x + distance_room, middle - bar_thickness / 2,
                       std::max(longest * share, shortest_bar), bar_thickness};
        frame.paint.fill(bar, is_here ? theme.lit : theme.muted, 2);
        if (is_here) frame.paint.disc({row.x + 4, middle}, 4, theme.lit, 16);
    }
}

void count_view(const Frame& frame, const game::StateCount& count, bool shows_distance, Rect& room) {
    section_line(frame, room);
    const float top = room.y;
    section_heading(frame, say(count.heading()), room);
    std::optional<std::size_t> here;
    if (count.is_finished()) {
        if (shows_distance) here = count.distance(frame.game);
        bars_view(frame, count.counts(), here, room);
        cut_top(room, 6);
    }
    pane_words(frame, Type::caption, frame.theme().muted, say(count.words(here)), room, section_gap);
    add_region(frame, {"machine-distances", say(count.heading()), say(count_text(count, here))}, room, top,
               room.y);
}

}  // namespace

void keep_kind_study(const game::Game& game, MealyState& mealy) {
    const game::TypeGames& games = game::games_of(game.puzzle().machine);
    if (!has_study(games)) return leave_kind_study(mealy);
    if (mealy.kind == nullptr || mealy.kind->game != game.revision())
        mealy.kind = std::make_shared<const KindStudy>(made_study(game, games));
    const std::shared_ptr<game::StateCount>& count = mealy.kind->count;
    if (count != nullptr && !count->is_finished()) count->advance(count_slice);
    mealy.is_counting = count != nullptr && !count->is_finished();
}

void leave_kind_study(MealyState& mealy) {
    mealy.kind.reset();
    mealy.is_counting = false;
}

void kind_study_view(const Frame& frame, bool shows_distance, Rect& room) {
    const KindStudy* study = kind_study_in(frame.game, frame.state.mealy);
    if (study == nullptr) return;
    for (const game::StudySection& section : study->sections) section_view(frame, section, room);
    if (study->count != nullptr) count_view(frame, *study->count, shows_distance, room);
}

}  // namespace switchbox::ui
