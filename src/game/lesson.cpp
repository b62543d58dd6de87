#include "game/lesson.hpp"

#include <algorithm>

#include "game/saved_game.hpp"
#include "game/share_code.hpp"
#include "game/type_games.hpp"
#include "machine/text.hpp"

namespace switchbox::game {
namespace {

std::vector<Lesson> all_lessons() {
    std::vector<Lesson> all;
    for (const machine::MachineType& type : machine::machine_types()) {
        if (type.games->lessons == nullptr) continue;
        const std::vector<Lesson> some = type.games->lessons();
        all.insert(all.end(), some.begin(), some.end());
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Lesson& a, const Lesson& b) { return a.group < b.group; });
    return all;
}

// Returns whether the boards are equal, whatever led to them: hints, timelines and detours are ignored.
bool is_same_board(const Position& a, const Position& b) {
    return a.puzzle.machine == b.puzzle.machine && a.puzzle.start == b.puzzle.start &&
           a.puzzle.target == b.puzzle.target && a.presses == b.presses;
}

// Returns whether every lamp has its state of `before` or of `after`.
bool is_between(const machine::Picture& now, const machine::Picture& before, const machine::Picture& after) {
    if (now.shape != before.shape || now.shape != after.shape) return false;
    for (std::size_t lamp = 0; lamp < now.size(); ++lamp) {
        if (now[lamp] != before[lamp] && now[lamp] != after[lamp]) return false;
    }
    return true;
}

// Returns whether the presses made since `before` are some of those that lead to `after`.
bool is_between(const machine::PressGrid& now, const machine::PressGrid& before,
                const machine::PressGrid& after, int states) {
    if (now.shape != before.shape || now.shape != after.shape) return false;
    for (std::size_t button = 0; button < now.size(); ++button) {
        const int made = (now[button] - before[button] + states) % states;
        const int wanted = (after[button] - before[button] + states) % states;
        if (made > wanted) return false;
    }
    return true;
}

// Returns the number of the step's first actions that lead to the board `now`; nullopt if no number does.
std::optional<std::size_t> passed_at(const LessonStep& step, const Position& now, const Position& before) {
    Game game(before);
    std::size_t done = 0;
    if (is_same_board(now, before)) return done;
    for (const Action& action : actions_of(step)) {
        if (game.replay(action)) return std::nullopt;
        ++done;
        if (is_same_board(now, game.position())) return done;
    }
    return std::nullopt;
}

bool is_on_the_way(const LessonStep& step, const Position& now, const Position& before,
                   const Position& after) {
    const machine::MachineChoice& choice = now.puzzle.machine;
    const bool counts_presses = choice->make_machine(now.puzzle.start)->counts_presses();
    if (!counts_presses) return passed_at(step, now, before).has_value();
    if (choice != before.puzzle.machine && choice != after.puzzle.machine) return false;
    return is_between(now.puzzle.start, before.puzzle.start, after.puzzle.start) &&
           is_between(now.puzzle.target, before.puzzle.target, after.puzzle.target) &&
           is_between(now.presses, before.presses, after.presses, choice->press_states());
}

// Returns one message of a lesson. The ids are "lesson.merlin-order.title", ".place", ".1" for the first
// step,
// ".question", ".answer.1", ".reply.1" and ".erratum". Lessons of a machine type have ids such as
// "cube.lesson.joyner-3.title".
Message part_of(const Lesson& lesson, const std::string& part) {
    const std::string area = lesson.kind.empty() ? "" : std::string(lesson.kind) + ".";
    return composed(area + "lesson." + std::string(lesson.id) + "." + part);
}

}  // namespace

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all = all_lessons();
    return all;
}

const Lesson* find_lesson(std::string_view id) {
    const std::vector<Lesson>& all = lessons();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Lesson& l) { return l.id == id; });
    return found == all.end() ? nullptr : &*found;
}

std::size_t number_of(const Lesson& lesson) {
    return static_cast<std::size_t>(&lesson - lessons().data()) + 1;
}

const Lesson* lesson_ending_in(std::string_view level) {
    const std::vector<Lesson>& all = lessons();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Lesson& l) { return l.task.level == level; });
    return level.empty() || found == all.end() ? nullptr : &*found;
}

bool is_lesson_done(const Lesson& lesson, const Statistics& statistics) {
    if (!statistics.lessons.contains(lesson.id)) return false;
    return lesson.task.level.empty() || statistics.stars.contains(lesson.task.level);
}

std::size_t count_lessons_done(const Statistics& statistics) {
    const std::vector<Lesson>& all = lessons();
    return static_cast<std::size_t>(std::count_if(
        all.begin(), all.end(), [&](const Lesson& lesson) { return is_lesson_done(lesson, statistics); }));
}

const Lesson* first_lesson_to_do(const Statistics& statistics) {
    for (const Lesson& lesson : lessons()) {
        if (!is_lesson_done(lesson, statistics)) return &lesson;
    }
    return nullptr;
}

Message title_of(const Lesson& lesson) { return part_of(lesson, "title"); }

Message place_of(const Lesson& lesson) { return part_of(lesson, "place"); }

Message source_of(const Lesson& lesson) {
    return tell("lesson.source", name_of(lesson.paper), place_of(lesson));
}

Message name_of(Paper paper) {
    static constexpr std::array<MessageId<>, 5> names{"lesson.paper.arnold-blaszak", "lesson.paper.bogomolny",
                                                      "lesson.paper.tekriwal-sinha", "lesson.paper.joyner",
                                                      "lesson.paper.switchbox"};
    return tell(names.at(static_cast<std::size_t>(paper)));
}

Message words_of(const Lesson& lesson, std::size_t step) { return part_of(lesson, std::to_string(step + 1)); }

Message erratum_of(const Lesson& lesson) {
    return lesson.has_erratum ? part_of(lesson, "erratum") : Message{};
}

Message question_of(const Lesson& lesson) {
    return lesson.task.answers > 0 ? part_of(lesson, "question") : Message{};
}

Message answer_of(const Lesson& lesson, std::size_t answer) {
    return part_of(lesson, "answer." + std::to_string(answer));
}

Message reply_to(const Lesson& lesson, std::size_t answer) {
    return part_of(lesson, "reply." + std::to_string(answer));
}

std::vector<Action> actions_of(const LessonStep& step) {
    std::vector<Action> actions;
    for (std::string_view text : machine::split(step.actions, ';')) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
        if (const auto action = parse_action(text)) actions.push_back(*action);
    }
    return actions;
}

std::vector<std::size_t> lamps_of(const LessonStep& step) {
    std::vector<std::size_t> lamps;
    for (const std::string_view text : machine::split(step.lamps, ' ')) {
        const auto lamp = machine::parse_number(text);
        if (lamp && *lamp > 0) lamps.push_back(static_cast<std::size_t>(*lamp) - 1);
    }
    return lamps;
}

std::optional<std::size_t> actions_done(const Lesson& lesson, std::size_t step, const Game& game) {
    return passed_at(lesson.steps.at(step), game.position(), position_after(lesson, step));
}

Position position_after(const Lesson& lesson, std::size_t steps) {
    Game game(*parse_share_code(lesson.opening));
    for (std::size_t i = 0; i < std::min(steps, lesson.steps.size()); ++i) {
        for (const Action& action : actions_of(lesson.steps[i])) {
            if (game.replay(action)) break;
        }
    }
    return game.position();
}

LessonProgress progress_in(const Lesson& lesson, std::size_t step, const Game& game) {
    const Position& now = game.position();
    const Position before = position_after(lesson, step);
    const bool asks = step < lesson.steps.size() && !lesson.steps[step].actions.empty();
    if (!asks) return is_same_board(now, before) ? LessonProgress::reading : LessonProgress::strayed;
    const Position after = position_after(lesson, step + 1);
    if (is_same_board(now, after)) return LessonProgress::done;
    return is_on_the_way(lesson.steps[step], now, before, after) ? LessonProgress::waiting
                                                                 : LessonProgress::strayed;
}

}  // namespace switchbox::game
