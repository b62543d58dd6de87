// Task of the library: a job on a thread of its own, which works only while it is advanced.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "library/job.hpp"

namespace switchbox::library {

class Task : public LibraryHost {
  public:
    // Parses the request. A task with an invalid one is finished.
    explicit Task(std::string_view request);
    // Cancels the job, and waits for its thread.
    ~Task() override;

    // Lets the job work for about so many milliseconds. Returns whether it is finished.
    bool advance(double milliseconds);
    // Works on the job to its end, on the thread of the caller, and returns the answer. The task is not
    // advanced otherwise.
    [[nodiscard]] Text finish();

    [[nodiscard]] double progress() const;
    // Returns the answer as far as it is known.
    [[nodiscard]] Text answer() const;

    // For the job.
    void show(double part, const std::string& known) override;
    void keep(const cli::Answer& known) override;
    [[nodiscard]] cli::Answer known() const override;
    [[nodiscard]] bool wants_more() override;
    [[nodiscard]] cli::Ending ending() const override { return ending_; }
    void end_after(std::chrono::milliseconds time) override;

  private:
    using Clock = std::chrono::steady_clock;

    void work();
    void wait_for_turn();

    Job job_;
    std::thread thread_;
    // Used by the job's thread alone.
    std::optional<Clock::time_point> end_of_time_;
    cli::Ending ending_ = cli::Ending::whole;
    // Shared by both threads.
    std::atomic<bool> is_cancelled_ = false;
    std::atomic<Clock::time_point> end_of_turn_{Clock::time_point::max()};
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    double part_ = 0;
    cli::Answer known_;
    std::optional<Text> finished_;  // the whole answer
};

}  // namespace switchbox::library
