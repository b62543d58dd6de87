// Requests of the library (include/switchbox.h): JSON objects, as the arguments of the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "cli/parser.hpp"

namespace switchbox::library {

inline constexpr std::size_t longest_request = std::size_t{64} << 20U;  // bytes
inline constexpr int deepest_request = 64;                              // levels of lists and objects
inline constexpr std::size_t usual_memory = std::size_t{1} << 30U;      // bytes

struct Request {
    std::vector<std::string> arguments;  // of cli::Parser
    std::optional<std::string> puzzle = std::nullopt;
    std::size_t memory = usual_memory;
};

// Path that stands for the request's puzzle in the arguments, after "file:".
inline constexpr std::string_view puzzle_path = "puzzle";

// Parses a request. The Error names the key at fault, or the byte if the text is no JSON.
[[nodiscard]] Result<Request> read_request(std::string_view text, const cli::Parser& parser);

// Returns {"error": ...} for a message. Its "place" is the beginning of the message if that names a key of
// requests or a place in a puzzle: "start, row 2, column 5".
[[nodiscard]] std::string error_answer(const std::string& message, const cli::Parser& parser);

}  // namespace switchbox::library
