#include "cli/options.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <random>
#include <string_view>

#include "base/random.hpp"
#include "cli/host.hpp"
#include "cli/layout.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"

namespace switchbox::cli {
namespace {

// Returns the name of the argument or option at fault, with which most messages of the parser begin.
std::string name_in(const CLI::ParseError& error) {
    const std::string text = error.what();
    return text.substr(0, text.find_first_of(": "));
}

std::string about_unexpected(const std::string& argument, bool command_found) {
    const std::string quoted = say(machine::quoted(argument));
    if (argument.starts_with("-")) return "unknown option " + quoted;
    return (command_found ? "unexpected argument " : "unknown command ") + quoted;
}

std::string about(const CLI::ParseError& error) {
    const std::string kind = error.get_name();
    if (kind == "RequiredError") return name_in(error) + " is missing";
    if (kind == "ArgumentMismatch") return "option " + name_in(error) + " needs exactly one value";
    if (kind == "RequiresError" || kind == "ExcludesError") return "option " + std::string(error.what());
    return error.what();
}

// Returns the chosen subcommand, or the program itself if there is none.
const CLI::App& command_in(const CLI::App& app, std::span<const std::string> arguments) {
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        if (!arguments.empty() && command->get_name() == arguments.front()) return *command;
    }
    return app;
}

}  // namespace

std::string complaint_about(const CLI::App& app, const CLI::ParseError& error) {
    const auto chosen = app.get_subcommands();
    const std::string command = chosen.empty() ? "" : chosen.front()->get_name() + ": ";
    const std::string help =
        "; see switchbox " + (chosen.empty() ? "" : chosen.front()->get_name() + " ") + "--help";
    // An unknown word is the likelier mistake, even if the parser reports another one first.
    std::vector<std::string> unexpected = app.remaining(true);
    std::erase(unexpected, "--");  // only ends the options
    if (!unexpected.empty()) return command + about_unexpected(unexpected.front(), !chosen.empty()) + help;
    if (chosen.empty()) return "a command is missing" + help;
    return command + about(error) + help;
}

std::optional<std::string> complaint_about_flags(const CLI::App& app,
                                                 std::span<const std::string> arguments) {
    const CLI::App& command = command_in(app, arguments);
    for (const std::string& argument : arguments) {
        if (argument == "--") break;  // only positional arguments follow
        const std::size_t end = argument.find('=');
        if (!argument.starts_with("--") || end == std::string::npos) continue;
        const std::string name = argument.substr(0, end);
        const CLI::Option* option = command.get_option_no_throw(name);
        if (option == nullptr || option->get_items_expected_max() > 0) continue;
        const std::string of = &command == &app ? "" : command.get_name();
        std::string complaint = of.empty() ? "" : of + ": ";
        complaint.append("option ").append(name).append(" takes no value; see switchbox ");
        return complaint.append(of.empty() ? "" : of + " ").append("--help");
    }
    return std::nullopt;
}

std::string one_line(std::string_view text) {
    std::string line;
    for (const std::string_view character : machine::characters_of(text))
        line += machine::can_be_shown(character) ? character : " ";
    return line;
}

Result<std::uint64_t> read_number(std::string_view name, const std::string& text, NumberRange range) {
    const auto number = machine::parse_number(text);
    if (number && *number >= range.least && *number <= range.most) return *number;
    return Error{verbatim(std::string(name) + " " + say(machine::quoted(text)) +
                          ": write a whole number from " + std::to_string(range.least) + " to " +
                          std::to_string(range.most))};
}

std::uint64_t any_seed() { return std::random_device()(); }

std::string plain_size(std::string_view text) {
    std::string crossed;
    for (const std::string_view character : machine::characters_of(text)) {
        const bool is_cross =
            character == "X" || character == "\u00D7" || character == "*" || character == ",";
        crossed += is_cross ? "x" : character;
    }
    if (const std::size_t by = crossed.find(" by "); by != std::string::npos) crossed.replace(by, 4, "x");
    std::string plain;
    for (const std::string_view part : machine::split(crossed, 'x'))
        plain += (plain.empty() ? "" : "x") + std::string(machine::trimmed(part));
    return plain;
}

void add_text(CLI::App& command, const std::string& name, std::optional<std::string>& text,
              const std::string& value, const std::string& help) {
    // A function is needed, because CLI11 reads an empty text into std::optional as no value.
    const auto keep = [&text](const std::string& given) { text = given; };
    command.add_option_function<std::string>(name, keep, help)->type_name(value);
}

namespace {

using std::chrono::milliseconds;

constexpr std::int64_t longest_time = 10'000LL * 3600 * 1000;  // milliseconds

struct Unit {
    std::string_view name;
    std::int64_t milliseconds;
};
constexpr std::array<Unit, 5> units{{{"ms", 1}, {"s", 1000}, {"m", 60'000}, {"h", 3'600'000}, {"", 1000}}};

// Parses digits with at most three after a point. Returns thousandths.
std::optional<std::int64_t> thousandths(std::string_view text) {
    constexpr std::size_t places = 3;
    const std::size_t point = std::min(text.find('.'), text.size());
    std::string digits(text.substr(0, point));
    std::string fraction(point < text.size() ? text.substr(point + 1) : "0");
    if (fraction.empty() || fraction.size() > places) return std::nullopt;
    fraction.resize(places, '0');
    const auto number = machine::parse_number(digits + fraction);
    if (digits.empty() || !number || *number > static_cast<std::uint64_t>(longest_time)) return std::nullopt;
    return static_cast<std::int64_t>(*number);
}

std::optional<milliseconds> parse_time(std::string_view text) {
    for (const Unit& unit : units) {
        if (!text.ends_with(unit.name)) continue;
        const auto count = thousandths(text.substr(0, text.size() - unit.name.size()));
        if (!count) continue;
        const std::int64_t whole = *count * unit.milliseconds / 1000;
        if (whole >= 1 && whole <= longest_time) return milliseconds{whole};
    }
    return std::nullopt;
}

}  // namespace

void add_time(CLI::App& parser, std::optional<std::string>& time) {
    add_text(parser, "--time", time, "TIME",
             "End after so much time with what is known by then: 90s, 10m, 1h, or seconds");
}

Result<TimeLimit> read_time(const std::string& name, const std::optional<std::string>& text) {
    if (!text) return TimeLimit{};
    const auto time = parse_time(*text);
    if (time) return TimeLimit{time};
    return Error{verbatim(name + " " + say(machine::quoted(*text)) +
                          ": write a time up to 10000h, such as 90s, 10m or 1h")};
}

void start(Host& host, const TimeLimit& limit) {
    if (limit) host.end_after(*limit);
}

std::optional<std::uint64_t> work_within(const TimeLimit& limit) {
    if (!limit) return std::nullopt;
    return static_cast<std::uint64_t>(std::chrono::nanoseconds(*limit).count());
}

std::string as_powers(const algebra::Equations& equations, std::size_t algebra::EquationPart::*exponent) {
    std::string text;
    for (const algebra::EquationPart& part : equations.parts()) {
        if (part.*exponent == 0) continue;
        text += (text.empty() ? "" : " * ") + std::to_string(part.ring.prime) + "^" +
                std::to_string(part.*exponent);
    }
    return text.empty() ? "1" : text;
}

namespace {

std::string times_of(int times) { return times == 1 ? "" : " (" + std::to_string(times) + " times)"; }

}  // namespace

std::optional<PressedCells> pressed_cells(const machine::Machine& machine,
                                          const machine::PressGrid& presses) {
    PressedCells pressed;
    for (std::size_t button = 0; button < presses.size(); ++button) {
        if (presses[button] == 0) continue;
        if (pressed.numbers.size() == max_listed) return std::nullopt;
        pressed.numbers.push_back(machine.button_number(button));
        pressed.text += (pressed.text.empty() ? "" : " ") + std::to_string(pressed.numbers.back()) +
                        times_of(presses[button]);
    }
    return pressed;
}

Result<game::Day> read_day(const std::string& name, const std::string& text) {
    const std::string named = name + " " + say(machine::quoted(text)) + ": ";
    const auto day = game::parse_day(text);
    if (!day) return Error{verbatim(named + "write the day as YYYY-MM-DD")};
    if (!exists(*day)) return Error{verbatim(named + "there is no such day")};
    return *day;
}

namespace {

using machine::MachineChoice;
using machine::Picture;

// Returns the length of a random walk: long enough to leave the start. Its parity varies, since the board may
// preserve parity.
std::size_t steps_of_walk(const Picture& start, Random& random) {
    return 4 * start.size() + static_cast<std::size_t>(random.below(8));
}

std::vector<std::size_t> allowed_buttons(const machine::Machine& machine, const machine::PressGrid& presses,
                                         const Picture& picture) {
    std::vector<std::size_t> allowed = machine.button_sites().cells();
    std::erase_if(allowed, [&](std::size_t button) { return !machine.may_press(presses, picture, button); });
    return allowed;
}

Picture walk_on(const MachineChoice& choice, const Picture& start, Random& random) {
    const auto machine = choice->make_machine(start);
    machine::PressGrid presses = machine->no_presses();
    Picture picture = start;
    for (std::size_t step = steps_of_walk(start, random); step > 0; --step) {
        const std::vector<std::size_t> allowed = allowed_buttons(*machine, presses, picture);
        if (allowed.empty()) break;
        machine->press(presses, allowed[static_cast<std::size_t>(random.below(allowed.size()))]);
        picture = machine->picture(presses);
    }
    return picture;
}

}  // namespace

Picture random_target(const MachineChoice& choice, const Picture& start, std::uint64_t seed) {
    if (choice->has_own_start()) return game::random_picture(choice, seed);
    // Presses are undone by further presses, so reachability is symmetric: a random start serves as target.
    if (!choice->restricts_presses()) return game::random_start(choice, start, seed);
    Random random(seed);
    return walk_on(choice, start, random);
}

}  // namespace switchbox::cli
