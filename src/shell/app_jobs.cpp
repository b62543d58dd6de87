// What the player waits for (app.hpp): a board in the making, a new game that is looked for, an answer. They
// are worked at in slices between frames.
#include <chrono>

#include "shell/app.hpp"

namespace switchbox::shell {

// Whether the machine that the action leads to is still to be made; then `request` is handled again. Most are
// made within a slice.
bool App::waits_for_board(const play::Action& action, const view::Request& request) {
    auto job = play::SolverJob::before(action, game_);
    if (!job) return false;
    drop_job();
    building_.emplace(Building{*std::move(job), request});
    work();
    return true;
}

// Whether the game is to be looked for; then it is begun with what is found.
bool App::waits_for_game(const play::NewGame& wish, std::optional<play::Day> day) {
    auto search = play::search_for(wish);
    if (!search) return false;
    building_.reset();
    leave_job();
    searching_.emplace(Searching{std::move(search), wish, day});
    work();
    return true;
}

void App::work() {
    using Clock = std::chrono::steady_clock;
    constexpr auto slice = std::chrono::milliseconds(12);  // short enough for a steady frame rate
    const Clock::time_point end = Clock::now() + slice;
    const auto do_slice = [&](auto& job, auto... budget) {
        while (!job.is_done() && Clock::now() < end) job.advance(budget...);
        return job.is_done();
    };
    constexpr std::uint64_t budget = 1U << 20U;  // about a millisecond
    if (building_ && do_slice(building_->job)) return use_board();
    if (searching_ && do_slice(*searching_->search, budget)) return use_game();
    if (!job_) return;
    const bool is_done = do_slice(*job_, budget);
    if (const auto news = job_->news()) game_.learn(*news);
    if (is_done) use_answer();
}

// The game finds what was made while it is kept here.
void App::use_board() {
    const Building made = *std::move(building_);
    building_.reset();
    handle(made.then);
    save();
}

void App::use_game() {
    const Searching done = *std::move(searching_);
    searching_.reset();
    begin(done.wish, done.day, done.search.get());
    save();
}

void App::use_answer() {
    const play::Question question = job_->question();
    job_.reset();
    if (question.then && game_.allows(*question.then)) {
        apply(*question.then);
        save();
        if (question.plays) view_.play(now_);
    } else {
        view_.tell(play::outlook(game_));
    }
}

void App::drop_making() {
    building_.reset();
    searching_.reset();
    view_.forget_game();
}

void App::drop_job() {
    drop_making();
    leave_job();
}

// What it has found is kept.
void App::leave_job() {
    if (job_) game_.learn(job_->found());
    job_.reset();
}

void App::use_best_found() {
    if (building_ || searching_) return stop_making();
    if (!job_) return;
    const std::optional<play::Action> then = job_->question().then;
    drop_job();
    view_.tell(together(tell("view.shell.search-stopped"), play::outlook(game_)));
    if (then && game_.allows(*then)) apply(*then);
}

// The address may be that of the board that was to come.
void App::stop_making() {
    drop_making();
    shown_code_.clear();
    addressed_ = 0;
    view_.tell(tell("view.shell.board-stopped"));
}

std::optional<view::Wait> App::waiting() const {
    const auto wait = [](double progress, view::WaitFor what) {
        return view::Wait{static_cast<int>(progress * 100), what};
    };
    if (building_) return wait(building_->job.progress(), view::WaitFor::board);
    if (searching_) return wait(searching_->search->progress(), view::WaitFor::game);
    if (!job_) return std::nullopt;
    const bool proves = job_->question().proves;
    return wait(job_->progress(), proves ? view::WaitFor::proof : view::WaitFor::search);
}

}  // namespace switchbox::shell
