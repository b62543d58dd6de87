#include "solve/search.hpp"

#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {

Search::Search(std::shared_ptr<SolveTask> task, bool is_long) : is_long_(is_long), task_(std::move(task)) {
    look_again();
}

void Search::look_again() {
    verdict_ = task_->verdict();
    progress_ = task_->progress();
    bound_ = task_->bound();
    if (!task_->is_finished()) return;
    farthest_ = task_->farthest();
    if (!is_proof_) proof_ = task_->proof();
    task_.reset();  // releases memory, possibly much
}

std::optional<Search> Search::proof() const {
    if (!has_proof()) return std::nullopt;
    Search search(verdict_, bound_);
    search.is_long_ = search.is_proof_ = true;
    search.task_ = proof_;
    search.look_again();
    return search;
}

Search Search::left_off() const {
    Search known(verdict_, bound_);
    known.is_long_ = is_long_;
    known.proof_ = task_;
    return known;
}

void Search::advance(std::uint64_t budget) {
    if (task_ == nullptr) return;
    task_->advance(budget);
    look_again();
}

void Search::finish() {
    constexpr std::uint64_t slice = std::uint64_t{1} << 26U;
    while (!is_complete()) advance(slice);
}

std::size_t Search::bound() const { return is_proved_fewest(verdict_) ? count_presses(verdict_) : bound_; }

std::optional<Search> Search::after(const machine::PressGrid& pressed) const {
    Verdict rest = verdict_;
    machine::PressGrid* presses = presses_in_any_order(rest);
    if (presses == nullptr) return std::nullopt;
    for (std::size_t button = 0; button < pressed.size(); ++button) {
        std::uint8_t& times = (*presses)[button];
        if (pressed[button] > times) return std::nullopt;
        times = static_cast<std::uint8_t>(times - pressed[button]);
    }
    if (is_proved_fewest(rest) || is_complete()) {
        Search known{std::move(rest)};
        known.is_long_ = is_long_;
        return known;
    }
    auto task = task_->after(*presses);
    if (task == nullptr) return std::nullopt;
    return Search(std::move(task), is_long_);
}

void Search::follow(std::size_t button, int times, int states) {
    require(can_follow(), "only what exactly one press grid solves is followed");
    std::uint8_t& left = std::get<Unique>(verdict_).presses[button];
    left = static_cast<std::uint8_t>((left + states - times) % states);
}

Search begin_search(std::shared_ptr<SolveTask> task) {
    task->advance(task->work_at_once());
    const bool is_long = !task->is_finished();
    return {std::move(task), is_long};
}

}  // namespace switchbox::solve
