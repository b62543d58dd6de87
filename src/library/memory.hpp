// Limit of the memory of a request. The shared library counts what the present thread allocates with `new`;
// elsewhere a limit has no effect.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace switchbox::library {

// Limit for the present thread, until the end of the scope. Beyond it `new` throws std::bad_alloc.
class MemoryLimit {
  public:
    explicit MemoryLimit(std::size_t bytes);
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;
    ~MemoryLimit();
};

// Allocates and counts; returns nullptr beyond the limit, or if the system has no memory.
[[nodiscard]] void* counted(std::size_t size) noexcept;
// Changes the size of counted memory, which may move it; allocates if `memory` is nullptr. Returns nullptr
// beyond the limit, and leaves the memory as it is.
[[nodiscard]] void* resized(void* memory, std::size_t size) noexcept;
// Frees what counted() or std::malloc() allocated.
void release(void* memory) noexcept;

// Text in counted memory that a program in C can free. It grows without copies if the system can move pages.
class Text {
  public:
    Text() = default;
    explicit Text(std::string_view text) { append(text); }

    // Throws std::bad_alloc beyond the limit. The text may take a quarter more memory than it is long.
    void append(std::string_view more);
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] std::string_view view() const { return {bytes_.get(), size_}; }
    // Returns the text ended by 0, to be freed by std::free(), and leaves an empty one.
    [[nodiscard]] char* release();

  private:
    struct Free {
        void operator()(char* bytes) const noexcept { library::release(bytes); }
    };
    std::unique_ptr<char, Free> bytes_;
    std::size_t size_ = 0;
    std::size_t capacity_ = 0;
};

}  // namespace switchbox::library
