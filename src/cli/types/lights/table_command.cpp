// Subcommand `table`: sequences of n x n Lights Out.
#include <CLI/CLI.hpp>
#include <limits>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/command_line.hpp"
#include "cli/options.hpp"
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
    bool torus = false;
    bool check = false;
    std::optional<std::string> time;
};

struct Interval {
    std::uint64_t from = 1;
    std::uint64_t to = 1;
};

// Term of a table, or the reason why there is none.
struct Term {
    std::optional<std::size_t> value;
    std::size_t nullity = 0;
    std::string why_not = {};
};

// Terms from the first n of an interval on.
using Terms = std::vector<Term>;

Result<Interval> read_interval(const TableOptions& options, std::uint64_t largest) {
    const auto to = read_number("--to", options.to, {1, largest});
    if (!to) return to.error();
    const auto from = read_number("--from", options.from, {1, *to});
    if (!from) return from.error();
    return Interval{*from, *to};
}

Answer table_of(const Interval& interval, const Terms& terms) {
    Answer answer;
    answer.is_table = true;
    answer.json["values"] = nlohmann::ordered_json::array();
    auto refused = nlohmann::ordered_json::array();
    std::uint64_t n = interval.from;
    for (const Term& term : terms) {
        if (term.value) {
            answer.json["values"].push_back(*term.value);
            answer.text += std::to_string(n) + " " + std::to_string(*term.value) + "\n";
        } else {
            answer.json["values"].push_back(nullptr);
            refused.push_back({{"n", n}, {"nullity", term.nullity}, {"reason", term.why_not}});
            answer.notes.push_back("n = " + std::to_string(n) + ", nullity " + std::to_string(term.nullity) +
                                   ": " + term.why_not);
        }
        ++n;
    }
    if (!refused.empty()) answer.json["refused"] = refused;
    return answer;
}

Terms nullities(const Interval& interval, machine::Surface surface, Host& host) {
    Terms terms;
    solve::LightsOutNullities nullities(static_cast<std::size_t>(interval.from),
                                        static_cast<std::size_t>(interval.to), surface);
    while (terms.size() <= interval.to - interval.from && host.goes_on(nullities.progress())) {
        if (nullities.is_next_known()) {
            terms.push_back({nullities.next()});
        } else {
            nullities.advance();
        }
    }
    return terms;
}

// Returns why no value is printed. `found` is the value of the only method that ended.
Term refused(const solve::AllLit& board, std::optional<std::size_t> found) {
    std::string why = "the search was given up after some minutes";
    if (board.nullity() > solve::largest_nullity_in_reach)
        why = "2^" + std::to_string(board.nullity()) +
              " solutions are too many; a proof is in reach up to nullity " +
              std::to_string(solve::largest_nullity_in_reach);
    if (found) why = "only one method ends, and finds " + std::to_string(*found);
    return {{}, board.nullity(), why};
}

Error report(std::uint64_t n, const std::string& what) {
    return Error{verbatim("n = " + std::to_string(n) + ": " + what + ": report this")};
}

// Search for one term. `goes_on` is false once the listener has given it up; the term is then none.
struct FewestQuestion {
    std::uint64_t n = 1;
    bool check = false;
    const solve::FewestListener& listener;
    const bool& goes_on;
};

// Computes the value with the fastest method that reaches it, and checks it with the next one on request.
Result<Term> fewest(const FewestQuestion& question) {
    const auto n = static_cast<std::size_t>(question.n);
    const solve::AllLit board(n);
    std::optional<std::size_t> value;
    for (const solve::FewestMethod method : solve::fewest_methods) {
        const std::optional<algebra::Residues> presses = board.fewest(method, question.listener);
        if (!question.goes_on) return Term{};
        if (!presses) continue;
        const auto found = std::accumulate(presses->begin(), presses->end(), std::size_t{0});
        if (!solve::lights_all(n, *presses)) return report(question.n, "a wrong solution was found");
        if (value && *value != found) return report(question.n, "two methods find different ones");
        if (value || !question.check) return Term{found, board.nullity()};
        value = found;
    }
    return refused(board, value);
}

std::string known_so_far(std::uint64_t n, std::size_t bound, std::size_t best) {
    std::string name = "n = " + std::to_string(n);
    if (best == std::numeric_limits<std::size_t>::max()) return name;
    return name + " takes " + std::to_string(bound) + " to " + std::to_string(best) + " presses";
}

Result<Terms> fewest_of_all(const Interval& interval, bool check, Host& host) {
    Terms terms;
    host.keep(table_of(interval, terms));
    bool goes_on = true;
    for (std::uint64_t n = interval.from; n <= interval.to; ++n) {
        const double part =
            static_cast<double>(n - interval.from) / static_cast<double>(interval.to + 1 - interval.from);
        const solve::FewestListener listener = [&](std::size_t bound, std::size_t best) {
            goes_on = goes_on && host.goes_on(part, known_so_far(n, bound, best));
            return goes_on;
        };
        if (!listener(0, std::numeric_limits<std::size_t>::max())) break;
        const auto term = fewest({n, check, listener, goes_on});
        if (!term) return term.error();
        if (!goes_on) break;
        terms.push_back(*term);
        host.keep(table_of(interval, terms));
    }
    return terms;
}

std::optional<Error> problem_with(const TableOptions& options) {
    const bool is_nullity = options.what == "nullity";
    if (!is_nullity && options.what != "fewest")
        return Error{verbatim("table '" + options.what + "': write nullity or fewest")};
    if (is_nullity && options.check) return Error{verbatim("--check: only the table 'fewest' has that")};
    if (!is_nullity && options.torus) return Error{verbatim("--torus: only the table 'nullity' has that")};
    return std::nullopt;
}

Result<Answer> answer_table(const TableOptions& options, Host& host) {
    if (auto problem = problem_with(options)) return *std::move(problem);
    const bool is_nullity = options.what == "nullity";
    const auto interval = read_interval(options, is_nullity ? largest_nullity : largest_fewest);
    if (!interval) return interval.error();
    const auto time = read_time("--time", options.time);
    if (!time) return time.error();
    start(host, *time);
    const machine::Surface surface = options.torus ? machine::Surface::torus : machine::Surface::plane;
    const Result<Terms> terms =
        is_nullity ? nullities(*interval, surface, host) : fewest_of_all(*interval, options.check, host);
    if (!terms) return terms.error();
    return table_of(*interval, *terms);
}

}  // namespace

Subcommand add_table(CLI::App& app) {
    const auto options = std::make_shared<TableOptions>();
    CLI::App* parser =
        app.add_subcommand("table", "Print a sequence of n x n Lights Out, a line 'n value' each");
    parser
        ->add_option(
            "WHAT", options->what,
            "nullity: of the button matrix (A159257, --torus A165738), or fewest: presses that light "
            "all lamps (A075464)")
        ->required()
        ->type_name("");
    parser->add_option("--from", options->from, "The first n, 1 if not given")->type_name("N");
    parser->add_option("--to", options->to, "The last n, up to 100000 (nullity) or 200 (fewest)")
        ->required()
        ->type_name("N");
    parser->add_flag("--torus", options->torus, "The nullities of boards whose opposite edges are joined");
    parser->add_flag("--check", options->check, "Find each fewest by a second method too, and compare");
    add_time(*parser, options->time);
    return {parser, [options](Host& host) { return answer_table(*options, host); }};
}

}  // namespace switchbox::cli
