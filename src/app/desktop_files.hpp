// Small files in the user's data folder, written whole or not at all.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace switchbox::app {

// Made if it is not there yet.
[[nodiscard]] std::filesystem::path data_folder();

// The text of a file; none when there is no such file, or it cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::filesystem::path& place);

// Through a second file that is then renamed, so that a crash leaves the old text or the new one; and the
// machine's own too, where the text is to last.
enum class Lasts : std::uint8_t { not_long, for_good };
bool write_whole(const std::filesystem::path& place, std::string_view text, Lasts lasts = Lasts::for_good);

// A lock that one process at a time holds, until it lets go of it or ends. Where there can be none nobody
// waits.
class FileLock {
  public:
    explicit FileLock(const std::filesystem::path& place);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    ~FileLock();

  private:
    int file_;
};

}  // namespace switchbox::app
