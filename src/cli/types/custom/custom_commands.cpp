// Commands of user-defined puzzles.
#include "cli/types/custom/custom_commands.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <numeric>

#include "cli/command_line.hpp"
#include "cli/machine_commands.hpp"
#include "cli/text_file.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "solve/search.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/model/wired_doubts.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_answers.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::cli {

const MachineCommands custom_commands{
    .type = machine::wired_id,
    .one_solution = "of a puzzle of your own the cheapest solution is found",
    .verdict = add_boards_and_cost,
    .solve_file = solve_puzzle};

namespace {

struct ConvertOptions {
    std::string puzzle;
    std::string format;
};

Error complaint(const std::string& what, const std::string& text) {
    return Error{verbatim(what + ", not " + say(machine::quoted(text)))};
}

// Returns "text, matrix, csv or json".
std::string format_list() {
    std::string list;
    for (std::size_t i = 0; i < puzzle::format_count; ++i) {
        if (i > 0) list += i + 1 < puzzle::format_count ? ", " : " or ";
        list += puzzle::puzzle_formats()[i].name;
    }
    return list;
}

Result<Answer> answer_convert(const ConvertOptions& options) {
    const auto format = puzzle::format_named(options.format);
    if (!format) return complaint("--to is " + format_list(), options.format);
    const auto path = file_named(options.puzzle);
    if (!path) return complaint("the puzzle is file:PATH, or file:- for standard input", options.puzzle);
    const auto file = read_puzzle(*path);
    if (!file) return file.error();
    const auto written = puzzle::format_as(*format, file->puzzle);
    if (!written) return written.error();
    return Answer{.text = *written,
                  .json = {{"format", options.format}, {"puzzle", *written}},
                  .read_as = file->read_as};
}

}  // namespace

Subcommand add_convert(CLI::App& app) {
    const auto options = std::make_shared<ConvertOptions>();
    CLI::App* parser = app.add_subcommand("convert", "Write a puzzle of your own in another format");
    parser->add_option("PUZZLE", options->puzzle, "file:PATH, or file:- for standard input")
        ->required()
        ->type_name("");
    parser->add_option("--to", options->format, format_list())->required()->type_name("FORMAT");
    parser->footer(
        "\nThe format of the file is detected from its content (docs/puzzles.md). Only json holds "
        "everything:\n"
        "other formats omit the name of the puzzle, and csv omits the layout too. A matrix holds only\n"
        "buttons, lamps with two states and the start; a puzzle with more is refused.");
    return {parser, [options](ProgressLine& /*progress*/) { return answer_convert(*options); }};
}

namespace {

using Json = nlohmann::ordered_json;
using machine::WiredPuzzle;
using solve::WiredVerdict;

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string times(std::uint64_t count) {
    if (count == 1) return "once";
    return count == 2 ? "twice" : std::to_string(count) + " times";
}

std::string best_so_far(const WiredVerdict& verdict) {
    return verdict.presses ? "cost " + std::to_string(verdict.cost) + " at most" : "";
}

class PuzzleAnswer {
  public:
    PuzzleAnswer(const WiredPuzzle& puzzle, const WiredVerdict& found)
        : puzzle_(puzzle),
          found_(found),
          verdict_(solve::verdict_of(puzzle, machine::board_of(puzzle), found)),
          answer_(verdict_, count_of(found), 0) {
        answer_.facts.clear();  // the text gives the cost in place of the number of presses
    }

    Answer made() {
        answer_.words = (puzzle_.name.empty() ? "A puzzle of one's own" : puzzle_.name) + ": " +
                        counted(puzzle_.lamps.size(), "lamp") + ", " +
                        counted(puzzle_.buttons.size(), "button") + "\n";
        if (found_.presses) {
            solved();
        } else {
            not_solved();
        }
        doubts();
        return answer_.made();
    }

  private:
    static std::uint64_t count_of(const WiredVerdict& found) {
        if (!found.presses) return 0;
        return std::accumulate(found.presses->begin(), found.presses->end(), std::uint64_t{0});
    }

    void add_fact(const char* name, const std::string& value) { answer_.facts.emplace_back(name, value); }

    void solved() {
        if (puzzle_.lit_only) {
            add_fact("Verdict", "solved, and the order matters: only lit lamps may be pressed");
        } else {
            answer_.json["verdict"] = found_.is_only ? "unique" : "several";
            add_fact("Verdict", found_.is_only ? "one solution" : "several solutions");
        }
        presses();
        answer_.json["cost"] = found_.cost;
        answer_.json["proved"] = found_.proved;
        const std::string cost = std::to_string(found_.cost);
        add_fact("Cost",
                 found_.proved ? cost + ", nothing is cheaper" : cost + " at most; the search was given up");
        if (found_.solutions) answer_.add("solutions", "Solutions", found_.solutions->decimal());
        target();
    }

    void presses() {
        Json counts = Json::object();
        Json order = Json::array();
        std::string words;
        for (std::size_t i = 0; i < puzzle_.buttons.size(); ++i) {
            const std::uint32_t count = (*found_.presses)[i];
            if (count == 0) continue;
            const std::string& name = puzzle_.buttons[i].name;
            counts[name] = count;
            if (!puzzle_.lit_only) order.insert(order.end(), count, name);
            words += (words.empty() ? "" : ", ") + name + " " + times(count);
        }
        std::string in_order;
        for (const std::size_t button : found_.order) {
            order.push_back(puzzle_.buttons[button].name);
            in_order += (in_order.empty() ? "" : ", ") + puzzle_.buttons[button].name;
        }
        answer_.json["presses"] = std::move(counts);
        answer_.json["order"] = std::move(order);
        add_fact("Press", words.empty() ? "nothing: the target is reached" : words);
        if (!in_order.empty()) add_fact("In this order", in_order);
    }

    void target() {
        Json row = Json::array();
        std::string words;
        const machine::TargetRow reached = machine::rows_wanted(puzzle_)[found_.row];
        for (const auto& state : reached) {
            row.push_back(state ? Json(*state) : Json("*"));
            words += (words.empty() ? "" : " ") + (state ? std::to_string(*state) : "*");
        }
        answer_.json["target"] = std::move(row);
        add_fact("Target", words);
    }

    void doubts() {
        for (const Message& doubt : machine::doubts_about(puzzle_)) {
            const std::string note = say(doubt);
            answer_.json["notes"].push_back(note);
            add_fact("Note", note);
        }
    }

    void not_solved() {
        answer_.json["proved"] = found_.proved;
        if (const auto* undecided = std::get_if<solve::Undecided>(&verdict_)) {
            const std::string why = say(undecided->reason);
            answer_.json["reason"] = why;
            add_fact("Verdict", found_.too_many ? "not decided"
                                                : "not decided: the search was given up, and had found none");
            if (found_.too_many) add_fact("Reason", why);
            return;
        }
        if (found_.proofs.empty()) {
            const std::string how = puzzle_.lit_only
                                        ? "all that leads to the target was searched, backwards from it"
                                        : "all presses within them were searched";
            const std::string what = puzzle_.lit_only ? "impossible while only lit lamps may be pressed"
                                                      : "impossible within the limits";
            answer_.json["reason"] = what + ": " + how;
            add_fact("Verdict", what);
            add_fact("Proof", how);
            return;
        }
        add_fact("Verdict", "impossible");
        answer_.json["solutions"] = "0";
        answer_.json["proof"] = Json::array();
        for (const solve::WiredProof& proof : found_.proofs) add_proof(proof);
        const auto& why = std::get<solve::Unreachable>(verdict_);
        answer_.json["reason"] = say(together(why.claim, why.reason));
    }

    void add_proof(const solve::WiredProof& proof) {
        Json weights = Json::object();
        std::string words;
        for (std::size_t i = 0; i < proof.weights.size(); ++i) {
            const int weight = proof.weights[i];
            const std::string& name = puzzle_.lamps[i].name;
            weights[name] = weight;
            if (weight == 0) continue;
            words += (words.empty() ? "" : " + ") + (weight == 1 ? "" : std::to_string(weight) + " ") + name;
        }
        answer_.json["proof"].push_back(
            Json{{"weights", std::move(weights)}, {"modulus", proof.modulus}, {"sum", proof.sum}});
        const std::string modulo = " modulo " + std::to_string(proof.modulus);
        add_fact("Proof", "no press changes " + words + modulo + ", and the target is " +
                              std::to_string(proof.sum) + " away");
    }

    const WiredPuzzle& puzzle_;
    const WiredVerdict& found_;
    solve::Verdict verdict_;
    VerdictAnswer answer_;
};

constexpr std::uint64_t usual_work = 60'000'000'000;  // about a minute

template <class Search>
WiredVerdict searched(Search search, const TimeLimit& time, ProgressLine& progress) {
    const std::uint64_t work = time ? ~std::uint64_t{0} : usual_work;
    solve::advance_in_slices(
        search, work, [](const Search& one) { return one.is_finished(); },
        [&](std::uint64_t done) {
            // Shows the share of the work limit used if that exceeds the search's own progress.
            const double spent = static_cast<double>(done) / static_cast<double>(work);
            return progress.goes_on(std::max(search.progress(), spent), best_so_far(search.verdict()));
        });
    Interrupt::found();
    return search.verdict();
}

WiredVerdict verdict_on(const WiredPuzzle& puzzle, const TimeLimit& time, ProgressLine& progress) {
    if (!puzzle.lit_only) return searched(solve::WiredSearch(puzzle), time, progress);
    std::shared_ptr<solve::CustomLitOnlyTable> ways;
    const std::vector<std::uint32_t> counted(puzzle.buttons.size());  // earlier presses are ignored
    return searched(solve::CustomLitOnlySearch(puzzle, counted, ways), time, progress);
}

}  // namespace

Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time, ProgressLine& progress) {
    const auto file = read_puzzle(path);
    if (!file) return file.error();
    start(time);
    const WiredVerdict verdict = verdict_on(file->puzzle, time, progress);
    Answer answer = PuzzleAnswer(file->puzzle, verdict).made();
    answer.read_as = file->read_as;
    return answer;
}

void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    add_boards(answer, study, search);
    const solve::Verdict& verdict = search.verdict();
    const machine::PressGrid* presses = solve::presses_of(verdict);
    // Leaves out the cost if there are more presses than a grid can count.
    if (presses != nullptr && machine::weight(*presses) == solve::count_presses(verdict))
        answer.json["cost"] = study.machine->cost_of(*presses).value_or(machine::weight(*presses));
}

Result<PuzzleFile> read_puzzle(const std::string& path) {
    const auto text = read_file(path, "puzzle");
    if (!text) return text.error();
    puzzle::Remarks remarks;
    auto puzzle = puzzle::parse(*text, &remarks);
    if (!puzzle) return puzzle.error();
    return PuzzleFile{*std::move(puzzle), remarks.empty() ? "" : say(puzzle::in_one_line(remarks))};
}

}  // namespace switchbox::cli
