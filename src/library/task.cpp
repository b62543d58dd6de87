#include "library/task.hpp"

#include <algorithm>
#include <cmath>
#include <new>
#include <system_error>
#include <utility>

namespace switchbox::library {
namespace {

constexpr double longest_turn = 1e12;         // milliseconds, so that the clock does not overflow
constexpr double most_before_the_end = 0.99;  // progress of a task that has not finished

}  // namespace

Task::Task(std::string_view request) : job_(request) {
    if (job_.early_answer()) finished_ = Text(*job_.early_answer());
}

Task::~Task() {
    {
        const std::scoped_lock lock(mutex_);
        is_cancelled_ = true;
        changed_.notify_all();
    }
    if (thread_.joinable()) thread_.join();
}

bool Task::advance(double milliseconds) {
    std::unique_lock lock(mutex_);
    if (finished_) return true;
    const double turn = std::isnan(milliseconds) ? 0 : std::clamp(milliseconds, 0.0, longest_turn);
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double, std::milli>(turn));
    end_of_turn_ = end;
    if (!thread_.joinable()) {
        try {
            thread_ = std::thread([this] { work(); });
        } catch (const std::system_error&) {
            finished_ = Text(R"({"error":{"message":"the system starts no thread"}})");
            return true;
        }
    }
    changed_.notify_all();
    changed_.wait_until(lock, end, [this] { return finished_.has_value(); });
    return finished_.has_value();
}

Text Task::finish() {
    if (!finished_) work();
    return *std::move(finished_);
}

void Task::work() {
    Text answer = job_.run(*this);
    const std::scoped_lock lock(mutex_);
    finished_ = std::move(answer);
    part_ = 1;
    changed_.notify_all();
}

double Task::progress() const {
    const std::scoped_lock lock(mutex_);
    return finished_ ? 1 : part_;
}

Text Task::answer() const {
    const std::scoped_lock lock(mutex_);
    if (finished_) return Text(finished_->view());
    return Text(known_so_far(known_));
}

void Task::show(double part, const std::string& /*known*/) {
    const std::scoped_lock lock(mutex_);
    part_ = std::max(part_, std::min(part, most_before_the_end));
}

void Task::keep(const cli::Answer& known) {
    const std::scoped_lock lock(mutex_);
    known_ = known;
}

cli::Answer Task::known() const {
    const std::scoped_lock lock(mutex_);
    return known_;
}

bool Task::wants_more() {
    if (Clock::now() >= end_of_turn_.load()) wait_for_turn();
    if (is_cancelled_) {
        ending_ = cli::Ending::by_key;
    } else if (end_of_time_ && Clock::now() >= *end_of_time_) {
        ending_ = cli::Ending::by_time;
    }
    return ending_ == cli::Ending::whole;
}

void Task::wait_for_turn() {
    const auto begin = Clock::now();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_cancelled_ || Clock::now() < end_of_turn_.load(); });
    // Only the time of turns counts for --time.
    if (end_of_time_) *end_of_time_ += Clock::now() - begin;
}

void Task::end_after(std::chrono::milliseconds time) { end_of_time_ = Clock::now() + time; }

}  // namespace switchbox::library
