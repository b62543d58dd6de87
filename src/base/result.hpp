// Either a value or an error message that a person can act on. Parsers return it; the core throws no
// exceptions. Test the result first: reading the value of an error, or the error of a value, stops the
// program.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace switchbox {

// The project's assertion, for preconditions stated in headers; release builds check it too. If it fails, the
// program writes the message and the place to standard error and aborts.

// Writes "switchbox: WHAT (src/layer/file.cpp:12)" to standard error and aborts. The place is the caller's.
[[noreturn]] void stop(std::string_view what, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE());

// Stops the program unless the condition holds. `what` describes the failure: "the matrix is not square".
inline void require(bool condition, std::string_view what, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
    if (!condition) stop(what, file, line);
}

struct Error {
    Message message;  // one line that names the place: "start, row 2, column 5: 'Q' is not a lamp"
    friend bool operator==(const Error&, const Error&) = default;
};

// Reports the error by its message id: this layer cannot translate messages.
[[noreturn]] inline void stop_without_value(const Error& error) {
    stop("there is no value, but an error: " + error.message.id);
}

template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : content_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
    Result(Error error) : content_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    [[nodiscard]] explicit operator bool() const { return content_.index() == 0; }
    [[nodiscard]] const T& value() const {
        if (!*this) stop_without_value(error());
        return *std::get_if<0>(&content_);
    }
    [[nodiscard]] const T& operator*() const { return value(); }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] const Error& error() const {
        require(!*this, "there is no error, but a value");
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace switchbox
