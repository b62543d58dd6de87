#include "cli/parser.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <utility>

#include "cli/options.hpp"

namespace switchbox::cli {
namespace {

Answer words_alone(std::string text) {
    Answer answer;
    answer.text = std::move(text);
    return answer;
}

constexpr auto description =
    "Button-and-light machines to play, solve and understand.\n"
    "Without a command the window opens.";

constexpr auto footer =
    "Write pictures and press grids as rows from the top with '/' between them, one character for\n"
    "each cell: a digit, '.' for 0, 'X' for 1, '-' without lamp or button: 100/11./..X. A picture may\n"
    "also be all-on, all-off, or random:SEED, a random one that can be solved. file:PATH reads a\n"
    "picture from a file (file:- from standard input), where each row may have a line of its own.\n"
    "With code:TEXT, options replace parts of the game in the code. The machine 'own' follows the\n"
    "rule of Lights Out unless options draw another. Pictures of 'ghaly' have the colours 1 to N and\n"
    "0 for dark. If a colour has two digits, commas separate the cells: 10,3/0,1. Its transmitters\n"
    "are numbered 1 to N down the left edge and on to 2N along the bottom; colour generators and\n"
    "exits along the top edge and down the right one.\n"
    "Exit status: 0 answered (also \"impossible\", or --time was over), 2 bad input, 1 the answer could\n"
    "not be written or an internal failure, 130 stopped by Ctrl+C. After Ctrl+C or --time the answer\n"
    "has the results found so far.";

// Adds the options of a command to `names`.
void add_options(std::vector<OptionName>& names, const CLI::App& parser) {
    for (const CLI::Option* option : parser.get_options()) {
        const bool is_positional = option->get_positional();
        names.push_back({option->get_name(is_positional), is_positional,
                         option->get_items_expected_min() == 0, option->get_items_expected_max() > 0});
    }
}

}  // namespace

Parser::Parser(const std::function<Subcommand(CLI::App&)>& add_last)
    : app_(std::make_unique<CLI::App>(description, "switchbox")) {
    app_->footer(footer);
    app_->get_formatter()->column_width(34);
    app_->set_version_flag("--version", "switchbox " SWITCHBOX_VERSION, "Print the version and exit");
    app_->require_subcommand(1);
    for (const auto add : {add_solve, add_show, add_inspect, add_algebra, add_new, add_open, add_wire,
                           add_table, add_convert, add_list, add_levels}) {
        subcommands_.push_back(add(*app_));
    }
    if (add_last) subcommands_.push_back(add_last(*app_));
    for (const Subcommand& each : subcommands_)
        each.parser->add_flag("--json", json_, "Answer with one JSON object on one line");
}

Parser::~Parser() = default;

std::optional<Result<Answer>> Parser::parse(std::span<const std::string> arguments) {
    if (auto complaint = complaint_about_flags(*app_, arguments))
        return Error{verbatim(*std::move(complaint))};
    try {
        // the order that CLI11 expects
        std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
        app_->parse(reversed);
    } catch (const CLI::CallForHelp&) {
        return words_alone(app_->help());
    } catch (const CLI::CallForVersion& version) {
        return words_alone(std::string(version.what()) + "\n");
    } catch (const CLI::ParseError& error) {
        return Error{verbatim(complaint_about(*app_, error))};
    }
    return std::nullopt;
}

Result<Answer> Parser::answer(Host& host) const {
    const HostInUse in_use(host);
    const auto chosen = std::find_if(subcommands_.begin(), subcommands_.end(),
                                     [](const Subcommand& one) { return one.parser->parsed(); });
    return chosen->answer(host);
}

std::vector<OptionName> Parser::options_of(const std::string& command) const {
    std::vector<OptionName> names;
    for (const Subcommand& each : subcommands_) {
        if (each.parser->get_name() == command) add_options(names, *each.parser);
    }
    return names;
}

std::vector<OptionName> Parser::all_options() const {
    std::vector<OptionName> names;
    for (const Subcommand& each : subcommands_) add_options(names, *each.parser);
    return names;
}

}  // namespace switchbox::cli
