// Host of a running command: the terminal with its signals, or a task of the library.
#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "cli/answer.hpp"

namespace switchbox::cli {

// Way in which a command ended: by itself, cancelled (Ctrl+C), or at the end of --time.
enum class Ending : std::uint8_t { whole, by_key, by_time };

// Returns the note about an early ending, a sentence; empty for a whole answer.
[[nodiscard]] std::string note_of(Ending ending, bool is_something_known);
// Returns the key of an early ending in JSON, "stopped" or "timed_out"; empty for a whole answer.
[[nodiscard]] std::string key_of(Ending ending);
// Returns the object for a command that was ended early with the answer `known`. If that has no text, the
// object's "reason" is `nothing_known`.
[[nodiscard]] nlohmann::ordered_json early_object(const Answer& known, Ending ending,
                                                  const std::string& nothing_known);

// Thrown by the check in long work when its command is ended. The command then answers with what it kept.
struct Stopped {};

class Host {
  public:
    Host() = default;
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;
    virtual ~Host() = default;

    // Shows the fraction done, 0 to 1, and the result so far: "410 to 1750 presses".
    virtual void show(double part, const std::string& known) = 0;
    // Stores the answer for the case that the command is ended early.
    virtual void keep(const Answer& known) = 0;
    // Returns false once the command should end, because it is cancelled or its time is over. All long work
    // checks this every few milliseconds.
    [[nodiscard]] virtual bool wants_more() = 0;
    // Returns how the command ended. It is `whole` if the time ran out but wants_more() was not called since.
    [[nodiscard]] virtual Ending ending() const = 0;
    // Ends the command after `time`, counted from now.
    virtual void end_after(std::chrono::milliseconds time) = 0;
    // Notes that the answer is found. For a moment check() ends nothing, so that the command can put its
    // answer into words. Not called for an answer that takes longer than this moment.
    void found();
    // Stores this answer, and lets the command be ended again: more work follows.
    void go_on_with(const Answer& known);
    // Throws Stopped once the command should end. Long steps call it (base/long_work.hpp). After it, and
    // after wants_more() was false, the command puts its answer into words undisturbed.
    void check();

    // Returns the content of a file as UTF-8. `name` begins the error: "start".
    [[nodiscard]] virtual Result<std::string> read_file(const std::string& path, const std::string& name) = 0;
    // Returns whether there is a file with this path.
    [[nodiscard]] virtual bool is_file(const std::string& path) const = 0;
    // Writes a new file, or one in place of another if `replaces`. Returns the Error; nullopt if it is
    // written. `name` begins an error: "to".
    [[nodiscard]] virtual std::optional<Error> write_file(const std::string& path, std::string_view content,
                                                          const std::string& name, bool replaces) = 0;

    // Shows the progress and returns whether the work goes on.
    [[nodiscard]] bool goes_on(double part, const std::string& known = {}) {
        show(part, known);
        return wants_more();
    }

  private:
    std::optional<std::chrono::steady_clock::time_point> found_ = std::nullopt;
};

// Runs work that check() may end. Returns whether it came to its end.
template <class Work>
bool is_whole(Work work) {
    try {
        work();
    } catch (const Stopped&) {
        return false;
    }
    return true;
}

// Use of a host by the commands of this thread: the options read their files from it.
class HostInUse {
  public:
    explicit HostInUse(Host& host);
    HostInUse(const HostInUse&) = delete;
    HostInUse& operator=(const HostInUse&) = delete;
    ~HostInUse();

  private:
    Host* before_;
};

// Returns the text after "file:", or nullopt if it begins otherwise.
[[nodiscard]] std::optional<std::string> file_named(const std::string& text);
// Ask the host in use.
[[nodiscard]] Result<std::string> read_file(const std::string& path, const std::string& name);
[[nodiscard]] bool is_file(const std::string& path);
[[nodiscard]] std::optional<Error> write_file(const std::string& path, std::string_view content,
                                              const std::string& name, bool replaces);

}  // namespace switchbox::cli
