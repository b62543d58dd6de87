// Small files in the user's data folder, written atomically.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace switchbox::app {

// Returns the folder, which is created if missing.
[[nodiscard]] std::filesystem::path data_folder();

// Returns the text of a file; nullopt if it does not exist or cannot be read.
[[nodiscard]] std::optional<std::string> read_whole(const std::filesystem::path& place);

// Writes a draft and renames it, so that a crash leaves the old text or the new one. With Lasts::for_good,
// fsync also protects against a crash of the computer. Returns false if it fails.
enum class Lasts : std::uint8_t { not_long, for_good };
bool write_whole(const std::filesystem::path& place, std::string_view text, Lasts lasts = Lasts::for_good);

// Lock held by one process at a time, until its destructor or the end of the process. If the file cannot be
// opened, there is no locking.
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
