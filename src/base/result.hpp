// Requirements, and results that are either a value or an error. The core throws no exceptions.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "base/message.hpp"

namespace switchbox {

// Writes "switchbox: WHAT (src/layer/file.cpp:12)" to standard error and aborts. The place is the caller's.
[[noreturn]] void stop(std::string_view what, const char* file = __builtin_FILE(),
                       int line = __builtin_LINE());

// Stops the program unless the condition holds, in release builds too. It checks preconditions that headers
// state. `what` describes the failure: "the matrix is not square".
inline void require(bool condition, std::string_view what, const char* file = __builtin_FILE(),
                    int line = __builtin_LINE()) {
    if (!condition) stop(what, file, line);
}

// Reason for a refusal that a person can act on.
struct Error {
    Message message;  // one line that names the place: "start, row 2, column 5: 'Q' is not a lamp"
    friend bool operator==(const Error&, const Error&) = default;
};

// Reports the error by its message id: this layer cannot translate messages.
[[noreturn]] inline void stop_without_value(const Error& error) {
    stop("there is no value, but an error: " + error.message.id);
}

// Value or error. Test it first: value() of an error, or error() of a value, stops the program.
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
    [[nodiscard]] const T& operator*() const& { return value(); }
    [[nodiscard]] T&& operator*() && {
        if (!*this) stop_without_value(error());
        return std::move(*std::get_if<0>(&content_));
    }
    [[nodiscard]] const T* operator->() const { return &value(); }
    [[nodiscard]] const Error& error() const {
        require(!*this, "there is no error, but a value");
        return *std::get_if<1>(&content_);
    }

  private:
    std::variant<T, Error> content_;
};

}  // namespace switchbox
