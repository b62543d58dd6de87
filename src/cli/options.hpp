// Parsers of option values that several subcommands share: numbers, times, days, cells, random pictures.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "algebra/reduction.hpp"
#include "base/result.hpp"
#include "game/new_game.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace switchbox::cli {

class Host;

// Returns the error in the arguments on one line, in the program's own words instead of the parser's.
[[nodiscard]] std::string complaint_about(const CLI::App& app, const CLI::ParseError& error);

// Returns the error if an argument gives a value to an option that takes none: "--json=5". The parser alone
// would accept some of these values.
[[nodiscard]] std::optional<std::string> complaint_about_flags(const CLI::App& app,
                                                               std::span<const std::string> arguments);

// Returns the text without line ends, other control characters and invalid bytes, which user input may
// contain.
[[nodiscard]] std::string one_line(std::string_view text);

// Range of a whole number given to an option, both ends included.
struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Parses the number. `name` is its name in the error: "seed".
[[nodiscard]] Result<std::uint64_t> read_number(std::string_view name, const std::string& text,
                                                NumberRange range = {});

// Returns a random seed of 32 bits: short to type again, and exact in every JSON parser.
[[nodiscard]] std::uint64_t any_seed();

// Returns a size such as "5 X 5", "5 by 5" or "5\u00D75" as "5x5". Other texts are only trimmed.
[[nodiscard]] std::string plain_size(std::string_view text);

// Adds an option whose value is stored as typed, if given. It is parsed later, with our own messages. `value`
// is its name in the help: "RxC". `text` must outlive `command`.
void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help);

// Time after which a command ends with its best result (--time). It is measured by the clock, without the
// reading of input. Limits in work differ: they stop at the same point on every computer.
using TimeLimit = std::optional<std::chrono::milliseconds>;

void add_time(CLI::App& parser, std::optional<std::string>& time);

// Parses "90s", "10m", "1h", "1.5s", or seconds without a unit. `name` begins the error.
[[nodiscard]] Result<TimeLimit> read_time(const std::string& name, const std::optional<std::string>& text);

// Starts the clock; called after the input is read.
void start(Host& host, const TimeLimit& limit);

// Returns the units of work that a search does in that time, about 10^9 a second.
[[nodiscard]] std::optional<std::uint64_t> work_within(const TimeLimit& limit);

// Returns a number too long to write out as a product of powers: "2^2000000", "2^999998 * 3^999980".
// `exponent` is the member that has the exponent of each prime.
[[nodiscard]] std::string as_powers(const algebra::Equations& equations,
                                    std::size_t algebra::EquationPart::*exponent);

// Buttons of a press grid, as text and for scripts.
struct PressedCells {
    std::vector<std::size_t> numbers;  // ascending, from 1
    std::string text;                  // "5 6 7 (2 times) 9"
};

// Returns nullopt if there are more than max_listed (layout.hpp).
[[nodiscard]] std::optional<PressedCells> pressed_cells(const machine::Machine& machine,
                                                        const machine::PressGrid& presses);

// Parses the day of a daily game, YYYY-MM-DD. `name` is its name in the error: "daily".
[[nodiscard]] Result<game::Day> read_day(const std::string& name, const std::string& text);

// Returns a picture to which presses lead from `start`, uniform over all of them. If not all presses are
// allowed, it is the end of a random walk; on Ghaly's machine it is the picture of random presses.
[[nodiscard]] machine::Picture random_target(const machine::MachineChoice& choice,
                                             const machine::Picture& start, std::uint64_t seed);

}  // namespace switchbox::cli
