#include "cli/text_file.hpp"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string_view>
#include <system_error>
#include <utility>

#include "cli/writing.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

constexpr std::size_t longest = std::size_t{1} << 28U;  // larger than any board

struct Closer {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, Closer>;

// Pause of the time limit while input is read.
class StoppedClock {
  public:
    StoppedClock() { Interrupt::pause_time(); }
    StoppedClock(const StoppedClock&) = delete;
    StoppedClock& operator=(const StoppedClock&) = delete;
    ~StoppedClock() { Interrupt::restart_time(); }
};

Error problem_with_file(const std::string& name, const std::string& path, const std::string& what) {
    return Error{verbatim(name + ": " + say(machine::quoted(path)) + " " + what)};
}

// Returns the error of a failed open or read, both of which Ctrl+C can interrupt.
Error cannot_be_read(const std::string& name, const std::string& path) {
    if (errno == EINTR && Interrupt::is_asked())
        return problem_with_file(name, path, "was being read when Ctrl+C stopped it");
    return problem_with_file(name, path, std::string("cannot be read: ") + std::strerror(errno));
}

}  // namespace

bool is_regular_file(const std::string& path) {
    std::error_code error;
    return std::filesystem::is_regular_file(path, error);
}

Result<std::string> content_of_file(const std::string& path, const std::string& name) {
    const StoppedClock stopped;
    const File file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
    if (file == nullptr) return cannot_be_read(name, path);
    std::string content;
    std::array<char, 1U << 16U> part{};
    for (std::size_t count = 0; (count = std::fread(part.data(), 1, part.size(), file.get())) > 0;) {
        content.append(part.data(), count);
        if (content.size() > longest)
            return problem_with_file(name, path, "is longer than any board; name a smaller file");
    }
    if (std::ferror(file.get()) != 0) return cannot_be_read(name, path);
    return machine::as_utf8(std::move(content));
}

std::optional<Error> write_regular_file(const std::string& path, std::string_view content,
                                        const std::string& name, bool replaces) {
    std::FILE* const file = std::fopen(path.c_str(), replaces ? "wb" : "wbx");
    if (file == nullptr && errno == EEXIST)
        return problem_with_file(name, path, "exists; add --force to replace it, or name another file");
    const auto cannot_be_written = [&] {
        return problem_with_file(name, path, std::string("cannot be written: ") + std::strerror(errno));
    };
    if (file == nullptr) return cannot_be_written();
    const bool is_written = std::fwrite(content.data(), 1, content.size(), file) == content.size();
    if (std::fclose(file) == 0 && is_written) return std::nullopt;
    Error problem = cannot_be_written();
    std::remove(path.c_str());  // a part of a worksheet helps nobody
    return problem;
}

}  // namespace switchbox::cli
