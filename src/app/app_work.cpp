// Task that the player waits for (app.hpp): the construction of a board, the search for a new game, or an
// answer. It advances in slices between frames.
#include <chrono>

#include "app/app.hpp"

namespace switchbox::app {

// Starts building the machine that the action leads to, if that takes long; then `request` is handled again.
// Most machines are built within one slice.
bool App::waits_for_board(const game::Action& action, const ui::Request& request) {
    auto task = game::solver_task(action, game_);
    if (task == nullptr) return false;
    drop_work();
    work_.emplace(PendingTask{std::move(task), ui::WaitFor::board, [this, request] {
                                  handle(request);
                                  save();
                              }});
    work();
    return true;
}

// Starts the search for the game, if it needs one. The game begins when it is found.
bool App::waits_for_game(const game::NewGame& requested, std::optional<game::DayNumber> day) {
    auto search = game::search_for(requested);
    if (search == nullptr) return false;
    leave_work();
    const game::GameSearch* found = search.get();
    work_.emplace(PendingTask{std::move(search), ui::WaitFor::game, [this, requested, day, found] {
                                  begin(requested, day, found);
                                  save();
                              }});
    work();
    return true;
}

// Searches for an answer about the present board.
void App::search(const game::SearchRequest& question) {
    drop_making();
    auto task = std::make_unique<game::AnswerTask>(game_, question);
    game::AnswerTask& answer = *task;
    const auto learn = [this, &answer](bool all) {
        const auto news = all ? answer.found() : answer.news();
        if (news) game_.learn(*news);
    };
    work_.emplace(PendingTask{std::move(task), question.proves ? ui::WaitFor::proof : ui::WaitFor::search,
                              [this, question] { use_answer(question); }, learn, question.then});
}

void App::work() {
    using Clock = std::chrono::steady_clock;
    constexpr auto slice = std::chrono::milliseconds(12);  // short enough for a steady frame rate
    constexpr std::uint64_t budget = 1U << 20U;            // about a millisecond
    if (!work_) return;
    solve::Task& task = *work_->task;
    const Clock::time_point end = Clock::now() + slice;
    while (!task.is_finished() && Clock::now() < end) task.advance(budget);
    if (work_->learn) work_->learn(false);
    if (!task.is_finished()) return;
    // The task must exist until `use` is done, because the game takes the solver from it.
    const PendingTask done = *std::move(work_);
    work_.reset();
    done.use();
}

void App::use_answer(const game::SearchRequest& question) {
    if (question.then && game_.allows(*question.then)) {
        apply(*question.then);
        save();
        if (question.plays) view_.play(now_);
    } else {
        view_.tell(game::outlook(game_));
    }
}

void App::drop_making() {
    if (is_making()) work_.reset();
    view_.forget_game();
}

// Drops the task. The game keeps the result so far.
void App::leave_work() {
    if (work_ && work_->learn) work_->learn(true);
    work_.reset();
}

void App::drop_work() {
    leave_work();
    view_.forget_game();
}

void App::use_best_found() {
    if (is_making()) return stop_making();
    if (!work_) return;
    const std::optional<game::Action> then = work_->then;
    drop_work();
    view_.tell(together(tell("view.shell.search-stopped"), game::outlook(game_)));
    if (then && game_.allows(*then)) apply(*then);
}

// The address may belong to the cancelled board.
void App::stop_making() {
    drop_making();
    shown_code_.clear();
    addressed_ = 0;
    view_.tell(tell("view.shell.board-stopped"));
}

std::optional<ui::Wait> App::waiting() const {
    if (!work_) return std::nullopt;
    return ui::Wait{static_cast<int>(work_->task->progress() * 100), work_->what};
}

}  // namespace switchbox::app
