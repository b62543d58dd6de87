// Commands of user-defined puzzles.
#include "cli/types/custom/custom_commands.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <numeric>

#include "cli/certificate_file.hpp"
#include "cli/command_line.hpp"
#include "cli/host.hpp"
#include "cli/machine_commands.hpp"
#include "cli/types/custom/counter_answer.hpp"
#include "cli/types/custom/custom_study.hpp"
#include "game/share_code.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "solve/search.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_doubts.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/counter_search.hpp"
#include "types/custom/solve/lit_search.hpp"
#include "types/custom/solve/wired_answers.hpp"
#include "types/custom/solve/wired_certificate.hpp"
#include "types/custom/solve/wired_search.hpp"

namespace switchbox::cli {
namespace {

Result<game::Position> without_lamps(const game::Position& position, const std::vector<bool>& is_any) {
    const machine::MachineChoice& choice = position.puzzle.machine;
    const std::vector<std::size_t> cells = choice->lamp_sites().cells();
    if (!choice->adds_presses() || cells.size() > machine::max_wired_lamps) {
        return Error{verbatim("target: lamps that do not matter are possible on linear machines of up to " +
                              std::to_string(machine::max_wired_lamps) + " lamps")};
    }
    machine::WiredPuzzle puzzle =
        machine::wired_from(*choice->make_machine(position.puzzle.start), position.puzzle.target);
    puzzle.press = choice->press_rule();
    for (std::size_t lamp = 0; lamp < cells.size(); ++lamp)
        if (is_any[cells[lamp]]) puzzle.targets.front()[lamp].reset();
    const auto game = game::playable_puzzle(puzzle);
    if (!game) return game.error();
    return game::opening(*game);
}

}  // namespace

const MachineCommands custom_commands{.type = machine::wired_id,
                                      .without_lamps = without_lamps,
                                      .opened = puzzle_text,
                                      .describe = wired_facts,
                                      .inverse = wired_inverse,
                                      .quiet = wired_quiet,
                                      .equations = wired_system,
                                      .left_out = left_out_of_system,
                                      .verdict = add_boards_and_cost,
                                      .all = wired_solutions,
                                      .problem_with_all = problem_with_wired_list,
                                      .open_file = open_puzzle,
                                      .solve_file = solve_puzzle};

namespace {

struct ConvertOptions {
    std::string puzzle;
    std::string format;
    bool are_columns_buttons = false;
};
constexpr std::string_view link_format = "link";

Error complaint(const std::string& what, const std::string& text) {
    return Error{verbatim(what + ", not " + say(machine::quoted(text)))};
}

// Returns "text, matrix, csv, json or link".
std::string format_list() {
    std::string list;
    for (const puzzle::PuzzleFormat& format : puzzle::puzzle_formats())
        list += (list.empty() ? "" : ", ") + std::string(format.name);
    return list + " or " + std::string(link_format);
}

// Returns the puzzle of a share code or link: its start, and the presses made since.
Result<PuzzleFile> puzzle_in_code(const std::string& code) {
    const auto position = game::parse_share_code(code, false);
    if (!position) return position.error();
    const auto machine = position->puzzle.machine->make_machine(position->puzzle.start);
    const machine::WiredMachine* wired = machine::wired_in(*machine);
    if (wired == nullptr)
        return Error{verbatim("the code is of " + say(position->puzzle.machine->name()) +
                              ", not of a puzzle of your own")};
    return PuzzleFile{wired->with_start(position->presses), {}};
}

Result<PuzzleFile> puzzle_named(const std::string& text, bool are_columns_buttons) {
    if (const auto path = file_named(text)) return read_puzzle(*path, are_columns_buttons);
    if (text.starts_with(code_prefix)) return puzzle_in_code(text.substr(code_prefix.size()));
    if (is_file(text)) return complaint("the puzzle is file:PATH: write file: before the path", text);
    return complaint("the puzzle is file:PATH, file:- for standard input, or code:TEXT", text);
}

// Returns the link that opens the puzzle, and its share code.
Result<Answer> link_to(const PuzzleFile& file) {
    const auto puzzle = game::playable_puzzle(file.puzzle);
    if (!puzzle) return puzzle.error();
    const std::string code = game::share_code(game::opening(*puzzle));
    const std::string link = SWITCHBOX_PAGE_ADDRESS "#" + code;
    return Answer{.text = link + "\n",
                  .json = {{"format", link_format}, {"code", code}, {"link", link}},
                  .read_as = file.read_as};
}

Result<Answer> answer_convert(const ConvertOptions& options) {
    const auto format = puzzle::format_named(options.format);
    if (!format && options.format != link_format)
        return complaint("--to is " + format_list(), options.format);
    const auto file = puzzle_named(options.puzzle, options.are_columns_buttons);
    if (!file) return file.error();
    if (!format) return link_to(*file);
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
    parser
        ->add_option("PUZZLE", options->puzzle,
                     "file:PATH, file:- for standard input, or code:TEXT, the share code of a puzzle")
        ->required()
        ->type_name("");
    parser->add_option("--to", options->format, format_list())->required()->type_name("FORMAT");
    parser->add_flag("--columns", options->are_columns_buttons,
                     "In a matrix the columns are the buttons, as in A x = b");
    parser->footer(
        "\nThe format of the file is detected from its content (docs/puzzles.md). Only json holds "
        "everything:\n"
        "other formats omit the name of the puzzle, and csv omits the layout too. A matrix holds only\n"
        "buttons, lamps with two states and the start; a puzzle with more is refused. A link opens the\n"
        "puzzle in the page.");
    return {parser, [options](Host& /*host*/) { return answer_convert(*options); }};
}

namespace {

using Json = nlohmann::ordered_json;
using machine::WiredPuzzle;
using solve::WiredVerdict;

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string digits_of(std::uint64_t cost) { return std::to_string(cost); }
std::string digits_of(const Integer& cost) { return cost.decimal(); }

template <class Found>
std::string best_so_far(const Found& verdict) {
    return verdict.presses ? "cost " + digits_of(verdict.cost) + " at most" : "";
}

}  // namespace

std::string heading_of(const WiredPuzzle& puzzle) {
    return (puzzle.name.empty() ? "A puzzle of one's own" : puzzle.name) + ": " +
           counted(puzzle.lamps.size(), "lamp") + ", " + counted(puzzle.buttons.size(), "button") + "\n";
}

std::string times(const std::string& count) {
    if (count == "1") return "once";
    return count == "2" ? "twice" : count + " times";
}

std::vector<std::string> notes_on(const WiredPuzzle& puzzle) {
    std::vector<std::string> notes;
    for (const Message& doubt : machine::doubts_about(puzzle)) notes.push_back(say(doubt));
    return notes;
}

namespace {

// Returns a proof with its weights by the names of lamps.
Json json_of(const WiredPuzzle& puzzle, const solve::WiredProof& proof) {
    Json weights = Json::object();
    for (std::size_t i = 0; i < proof.weights.size(); ++i) weights[puzzle.lamps[i].name] = proof.weights[i];
    return Json{{"weights", std::move(weights)}, {"modulus", proof.modulus}, {"sum", proof.sum}};
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
        answer_.words = heading_of(puzzle_);
        if (found_.presses) {
            solved();
        } else {
            not_solved();
        }
        doubts();
        return std::move(answer_).made();
    }

  private:
    static std::uint64_t count_of(const WiredVerdict& found) {
        if (!found.presses) return 0;
        return std::accumulate(found.presses->begin(), found.presses->end(), std::uint64_t{0});
    }

    [[nodiscard]] bool restricts() const { return puzzle_.press != machine::PressRule::any; }

    void add_fact(const char* name, const std::string& value) { answer_.facts.emplace_back(name, value); }

    void solved() {
        if (restricts()) {
            add_fact("Verdict", "solved, and the order matters: " + press_rule_words(puzzle_.press));
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
            if (!restricts()) order.insert(order.end(), count, name);
            words += (words.empty() ? "" : ", ") + name + " " + times(std::to_string(count));
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
        for (const std::string& note : notes_on(puzzle_)) {
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
            const std::string how = restricts()
                                        ? "all that leads to the target was searched, backwards from it"
                                        : "all presses within them were searched";
            const std::string what = restricts() ? "impossible while " + press_rule_words(puzzle_.press)
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
        std::string words;
        for (std::size_t i = 0; i < proof.weights.size(); ++i) {
            const int weight = proof.weights[i];
            if (weight == 0) continue;
            words += (words.empty() ? "" : " + ") + (weight == 1 ? "" : std::to_string(weight) + " ") +
                     puzzle_.lamps[i].name;
        }
        answer_.json["proof"].push_back(json_of(puzzle_, proof));
        const std::string modulo = " modulo " + std::to_string(proof.modulus);
        add_fact("Proof", "no press changes " + words + modulo + ", and the target is " +
                              std::to_string(proof.sum) + " away");
    }

    const WiredPuzzle& puzzle_;
    const WiredVerdict& found_;
    solve::Verdict verdict_;
    VerdictAnswer answer_;
};

// Returns the verdict of a search. The host keeps the `answer` of each better one, for a caller that asks
// before the end.
template <class Search, class MakeAnswer>
auto searched(Search search, const TimeLimit& time, Host& host, MakeAnswer answer) {
    const std::uint64_t work = time ? ~std::uint64_t{0} : usual_work;
    std::string kept;
    (void)is_whole([&] {
        solve::advance_in_slices(
            search, work, [](const Search& one) { return one.is_finished(); },
            [&](std::uint64_t done) {
                // Shows the share of the work limit used if that exceeds the search's own progress.
                const double spent = static_cast<double>(done) / static_cast<double>(work);
                const std::string best = best_so_far(search.verdict());
                if (best != kept) host.keep(answer(search.verdict()));
                kept = best;
                return host.goes_on(std::max(search.progress(), spent), best);
            });
    });
    host.found();
    return search.verdict();
}

template <class MakeAnswer>
WiredVerdict verdict_on(const WiredPuzzle& puzzle, const TimeLimit& time, Host& host, MakeAnswer answer) {
    if (puzzle.press == machine::PressRule::any)
        return searched(solve::WiredSearch(puzzle), time, host, answer);
    std::shared_ptr<solve::CustomLitOnlyTable> ways;
    const std::vector<std::uint32_t> counted(puzzle.buttons.size());  // earlier presses are ignored
    return searched(solve::CustomLitOnlySearch(puzzle, counted, ways), time, host, answer);
}

// Returns the list of solutions, with counts by the names of the buttons.
Result<Answer> named_solutions(const WiredPuzzle& puzzle, const WiredVerdict& verdict, std::size_t limit,
                               Host& host) {
    if (!verdict.presses) return Answer{{}, {{"all", Json::array()}}};
    auto found = solutions_of(puzzle, *verdict.presses, limit, host);
    if (!found) return found.error();
    Answer answer{.text = solutions_title(found->size())};
    answer.listing = {"all", [puzzle, solutions = *std::move(found)](const TakeItem& take) {
                          for (const auto& solution : solutions) {
                              Json counts = Json::object();
                              for (std::size_t i = 0; i < solution.counts.size(); ++i) {
                                  if (solution.counts[i] > 0)
                                      counts[puzzle.buttons[i].name] = solution.counts[i];
                              }
                              if (!take(counts)) return;
                          }
                      }};
    return answer;
}

// Returns that counters have none, for the strongest claim that the answer supports unless one is given.
solve::Certificate no_certificate(std::optional<solve::CertificateClaim> claim, const Answer& answer) {
    using Claim = solve::CertificateClaim;
    const bool is_impossible = answer.json.value("verdict", "") == "impossible";
    return {{},
            claim.value_or(is_impossible ? Claim::impossible : Claim::solved),
            solve::CertificateGap::no_method};
}

}  // namespace

Result<Answer> solve_puzzle(const std::string& path, const TimeLimit& time,
                            const std::optional<std::size_t>& all, const CertificateOptions& certificate,
                            Host& host) {
    const auto file = read_puzzle(path);
    if (!file) return file.error();
    if (all) {
        if (auto problem = problem_with_list(file->puzzle)) return *std::move(problem);
    }
    start(host, time);
    if (machine::has_counters(file->puzzle)) {
        const auto answer_of = [&](const auto& found) {
            Answer known = counter_answer(file->puzzle, found);
            known.read_as = file->read_as;
            return known;
        };
        Answer answer = answer_of(searched(solve::CounterSearch(file->puzzle), time, host, answer_of));
        const auto make = [&](const auto& claim) { return no_certificate(claim, answer); };
        if (auto problem = add_certificate(answer, certificate, make)) return *std::move(problem);
        return answer;
    }
    const auto answer_of = [&](const WiredVerdict& found) {
        Answer known = PuzzleAnswer(file->puzzle, found).made();
        known.read_as = file->read_as;
        return known;
    };
    const WiredVerdict verdict = verdict_on(file->puzzle, time, host, answer_of);
    Answer answer = answer_of(verdict);
    const auto make = [&](const auto& claim) {
        return solve::wired_puzzle_certificate(file->puzzle, verdict, claim);
    };
    if (auto problem = add_certificate(answer, certificate, make)) return *std::move(problem);
    if (!all) return answer;
    host.go_on_with(answer);
    const auto listed = named_solutions(file->puzzle, verdict, *all, host);
    if (!listed) return listed.error();
    append(answer, *listed);
    return answer;
}

Result<ReadPosition> open_puzzle(const std::string& path) {
    const auto file = read_puzzle(path);
    if (!file) return file.error();
    const auto puzzle = game::playable_puzzle(file->puzzle);
    if (!puzzle) return puzzle.error();
    return ReadPosition{game::opening(*puzzle), file->read_as};
}

Answer puzzle_text(const Study& study) {
    Answer answer;
    const auto text = puzzle::format_as(
        puzzle::Format::text, machine::wired_in(*study.machine)->with_start(study.position.presses));
    if (text) answer = {.text = *text, .json = {{"puzzle", *text}}};
    return answer;
}

void add_boards_and_cost(VerdictAnswer& answer, const Study& study, const solve::Search& search) {
    add_boards(answer, study, search);
    const solve::Verdict& verdict = search.verdict();
    const machine::PressGrid* presses = solve::presses_of(verdict);
    // Leaves out the cost if there are more presses than a grid can count.
    if (presses != nullptr && machine::weight(*presses) == solve::count_presses(verdict))
        answer.json["cost"] = study.machine->cost_of(*presses).value_or(machine::weight(*presses));
    if (!std::holds_alternative<solve::Unreachable>(verdict)) return;
    const machine::WiredMachine& machine = *machine::wired_in(*study.machine);
    const solve::WiredSearch proofs(machine.after(study.position.presses),
                                    solve::WiredSearch::Method::proofs);
    // A machine whose lamps do not all matter has one target.
    if (proofs.verdict().proofs.size() != 1) return;
    const solve::WiredProof& proof = proofs.verdict().proofs.front();
    machine::Picture weights = machine::Picture::filled(machine.board().shape, 0);
    for (std::size_t lamp = 0; lamp < proof.weights.size(); ++lamp)
        weights.cells[machine.board().lamp_cells[lamp]] = static_cast<std::uint8_t>(proof.weights[lamp]);
    answer.json["proof"] = {
        {"lamps", lamp_text(machine, weights)}, {"modulus", proof.modulus}, {"sum", proof.sum}};
}

Result<PuzzleFile> read_puzzle(const std::string& path, bool are_columns_buttons) {
    const auto text = read_file(path, "puzzle");
    if (!text) return text.error();
    puzzle::Remarks remarks;
    auto puzzle = puzzle::parse(*text, &remarks, are_columns_buttons);
    if (!puzzle) return puzzle.error();
    return PuzzleFile{*std::move(puzzle), remarks.empty() ? "" : say(puzzle::in_one_line(remarks))};
}

}  // namespace switchbox::cli
