#include <CLI/CLI.hpp>
#include <numeric>

#include "cli/number.hpp"
#include "cli/subcommand.hpp"
#include "cli/time_option.hpp"
#include "types/lights/large/fewest_all_lit.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::cli {
namespace {

constexpr std::uint64_t largest_nullity = 100'000;
constexpr std::uint64_t largest_fewest = 200;

struct TableOptions {
    std::string what;
    std::string from = "1";
    std::string to;
    bool check = false;
    std::optional<std::string> time;
};

struct Interval {
    std::uint64_t from = 1;
    std::uint64_t to = 1;
};

using Values = std::vector<std::size_t>;

Result<Interval> read_interval(const TableOptions& options, std::uint64_t largest) {
    const auto to = read_number("--to", options.to, {1, largest});
    if (!to) return to.error();
    const auto from = read_number("--from", options.from, {1, *to});
    if (!from) return from.error();
    return Interval{*from, *to};
}

Answer table_of(const Interval& interval, const Values& values) {
    Answer answer;
    answer.is_table = true;
    answer.json["values"] = values;
    std::uint64_t n = interval.from;
    for (const std::size_t value : values) {
        answer.text += std::to_string(n++) + " " + std::to_string(value) + "\n";
    }
    return answer;
}

Values nullities(const Interval& interval, ProgressLine& progress) {
    Values values;
    solve::LightsOutNullities nullities(interval.from, interval.to);
    while (values.size() <= interval.to - interval.from && progress.goes_on(nullities.progress())) {
        if (nullities.is_next_known()) {
            values.push_back(nullities.next());
        } else {
            nullities.advance();
        }
    }
    return values;
}

Error refusal(std::uint64_t n, const solve::AllLit& board, const std::string& why) {
    return Error{verbatim("n = " + std::to_string(n) + ": of 2^" + std::to_string(board.nullity()) +
                          " solutions " + why)};
}

// Computes the value with the fastest method that reaches it, and checks it with the next one on request.
Result<std::size_t> fewest(std::uint64_t n, bool check, const solve::FewestListener& listener) {
    const solve::AllLit board(n);
    std::optional<std::size_t> value;
    for (const solve::FewestMethod method : solve::fewest_methods) {
        const std::optional<algebra::Residues> presses = board.fewest(method, listener);
        if (!presses) continue;
        const auto found = std::accumulate(presses->begin(), presses->end(), std::size_t{0});
        if (!solve::lights_all(n, *presses)) return refusal(n, board, "a wrong one was found: report this");
        if (value && *value != found)
            return refusal(n, board, "two methods find different ones: report this");
        if (value || !check) return found;
        value = found;
    }
    if (value) return refusal(n, board, "only one method finds the fewest presses; leave --check out");
    return refusal(n, board, "none can be proved to have the fewest presses; leave this n out");
}

Result<Values> fewest_of_all(const Interval& interval, bool check, ProgressLine& progress) {
    Values values;
    progress.keep(table_of(interval, values));
    const auto part_before = [&interval](std::uint64_t n) {
        return static_cast<double>(n - interval.from) / static_cast<double>(interval.to + 1 - interval.from);
    };
    for (std::uint64_t n = interval.from; n <= interval.to && progress.goes_on(part_before(n)); ++n) {
        const auto value = fewest(n, check, [&](std::size_t bound, std::size_t best) {
            progress.show(part_before(n), "n = " + std::to_string(n) + " takes " + std::to_string(bound) +
                                              " to " + std::to_string(best) + " presses");
        });
        if (!value) return value.error();
        values.push_back(*value);
        progress.keep(table_of(interval, values));
    }
    return values;
}

Result<Answer> answer_table(const TableOptions& options, ProgressLine& progress) {
    const bool is_nullity = options.what == "nullity";
    if (!is_nullity && options.what != "fewest") {
        return Error{verbatim("table '" + options.what + "': write nullity or fewest")};
    }
    if (is_nullity && options.check) return Error{verbatim("--check: only the table 'fewest' has that")};
    const auto interval = read_interval(options, is_nullity ? largest_nullity : largest_fewest);
    if (!interval) return interval.error();
    const auto time = read_time("--time", options.time);
    if (!time) return time.error();
    start(*time);
    const Result<Values> values =
        is_nullity ? nullities(*interval, progress) : fewest_of_all(*interval, options.check, progress);
    if (!values) return values.error();
    return table_of(*interval, *values);
}

}  // namespace

Subcommand add_table(CLI::App& app) {
    const auto options = std::make_shared<TableOptions>();
    CLI::App* parser =
        app.add_subcommand("table", "Print a sequence of n x n Lights Out, a line 'n value' each");
    parser
        ->add_option(
            "WHAT", options->what,
            "nullity: of the button matrix (A159257), or fewest: presses that light all lamps (A075464)")
        ->required()
        ->type_name("");
    parser->add_option("--from", options->from, "The first n, 1 if not given")->type_name("N");
    parser->add_option("--to", options->to, "The last n, up to 100000 (nullity) or 200 (fewest)")
        ->required()
        ->type_name("N");
    parser->add_flag("--check", options->check, "Find each fewest by a second method too, and compare");
    add_time(*parser, options->time);
    return {parser, [options](ProgressLine& progress) { return answer_table(*options, progress); }};
}

}  // namespace switchbox::cli
