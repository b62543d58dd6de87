#include "app/desktop_files.hpp"

#include <SDL.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <memory>

namespace switchbox::app {
namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

}  // namespace

std::filesystem::path data_folder() {
    const std::unique_ptr<char, decltype(&SDL_free)> folder(SDL_GetPrefPath("", "switchbox"), &SDL_free);
    return folder ? std::filesystem::path(folder.get()) : std::filesystem::path(".");
}

std::optional<std::string> read_whole(const std::filesystem::path& place) {
    const File file(std::fopen(place.c_str(), "rb"));
    if (!file) return std::nullopt;
    std::string text;
    std::array<char, 4096> piece{};
    while (const std::size_t count = std::fread(piece.data(), 1, piece.size(), file.get())) {
        text.append(piece.data(), count);
    }
    if (std::ferror(file.get()) != 0) return std::nullopt;
    return text;
}

bool write_whole(const std::filesystem::path& place, std::string_view text, Lasts lasts) {
    std::filesystem::path draft = place;
    draft += ".new";
    File file(std::fopen(draft.c_str(), "wb"));
    if (!file) return false;
    const bool written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size();
    const bool flushed = written && std::fflush(file.get()) == 0;
    const bool arrived = flushed && (lasts == Lasts::not_long || fsync(fileno(file.get())) == 0);
    const bool closed = std::fclose(file.release()) == 0;
    std::error_code problem;
    if (!arrived || !closed) {
        std::filesystem::remove(draft, problem);
        return false;
    }
    std::filesystem::rename(draft, place, problem);
    return !problem;
}

FileLock::FileLock(const std::filesystem::path& place)
    : file_(open(place.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
    if (file_ >= 0) flock(file_, LOCK_EX);
}

FileLock::~FileLock() {
    if (file_ >= 0) close(file_);
}

}  // namespace switchbox::app
