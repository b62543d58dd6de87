#include <CLI/CLI.hpp>

#include "command_line/number.hpp"
#include "command_line/subcommand.hpp"
#include "solve/linear/nullities.hpp"

namespace switchbox::command_line {
namespace {

constexpr std::uint64_t largest_n = 100'000;

struct TableOptions {
    std::string what;
    std::string to;
};

Result<Answer> answer_table(const TableOptions& options, Progress& progress) {
    if (options.what != "nullity") {
        return Error{verbatim("table '" + options.what + "': write nullity")};
    }
    const auto to = read_number("--to", options.to, {1, largest_n});
    if (!to) return to.error();
    Answer answer;
    answer.json["values"] = nlohmann::ordered_json::array();
    solve::LightsOutNullities nullities;
    const auto part = [&](std::uint64_t n) { return static_cast<double>(n) / static_cast<double>(*to); };
    for (std::uint64_t n = 1; n <= *to; ++n) {
        progress.show(part(n) * part(n) * part(n));  // of the time
        const std::size_t value = nullities.next();
        answer.text += std::to_string(n) + " " + std::to_string(value) + "\n";
        answer.json["values"].push_back(value);
    }
    return answer;
}

}  // namespace

Subcommand add_table(CLI::App& app) {
    const auto options = std::make_shared<TableOptions>();
    CLI::App* parser =
        app.add_subcommand("table", "Print a sequence of n x n Lights Out, a line 'n value' each");
    parser->add_option("WHAT", options->what, "nullity: of the button matrix (A159257)")
        ->required()
        ->type_name("");
    parser->add_option("--to", options->to, "The last n, up to 100000")->required()->type_name("N");
    return {parser, [options](Progress& progress) { return answer_table(*options, progress); }};
}

}  // namespace switchbox::command_line
