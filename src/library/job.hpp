// Job of the library: one parsed request, and the work on its answer.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/host.hpp"
#include "cli/parser.hpp"
#include "library/memory.hpp"
#include "library/request.hpp"

namespace switchbox::library {

// Host that has no files: the request's puzzle is the only one.
class LibraryHost : public cli::Host {
  public:
    [[nodiscard]] Result<std::string> read_file(const std::string& path, const std::string& name) final;
    [[nodiscard]] bool is_file(const std::string& /*path*/) const final { return false; }
    // Returns the answer kept last.
    [[nodiscard]] virtual cli::Answer known() const = 0;

    // Stores the file for the answer.
    [[nodiscard]] std::optional<Error> write_file(const std::string& path, std::string_view content,
                                                  const std::string& name, bool replaces) final;

    std::optional<std::string> puzzle;
    std::optional<nlohmann::ordered_json> files;  // contents by name
};

class Job {
  public:
    explicit Job(std::string_view request);
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    ~Job();

    // Returns the answer of a request that is no valid one; nullopt if there is work to do.
    [[nodiscard]] const std::optional<std::string>& early_answer() const { return early_answer_; }
    // Works until the answer is known or the host wants no more, and returns the answer as JSON. It throws
    // std::bad_alloc only if there is no memory for an error.
    [[nodiscard]] Text run(LibraryHost& host);

  private:
    std::unique_ptr<cli::Parser> parser_;
    Request request_ = {};
    std::optional<std::string> early_answer_ = std::nullopt;
};

// Returns the answer of a request whose work is not finished.
[[nodiscard]] std::string known_so_far(const cli::Answer& known);

// Returns the error for a request beyond the limit of memory.
[[nodiscard]] std::string out_of_memory();

}  // namespace switchbox::library
