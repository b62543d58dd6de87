#include "cli/command_line.hpp"

#include <cerrno>
#include <cstring>
#include <exception>
#include <new>
#include <utility>

#include "cli/options.hpp"
#include "cli/parser.hpp"
#include "cli/terminal.hpp"
#include "cli/writing.hpp"
#include "i18n/embedded.hpp"
#include "i18n/words.hpp"

namespace switchbox::cli {
namespace {

// Exit status, and a line for standard error.
struct CommandOutcome {
    ExitStatus status = answered;
    std::string complaint = {};
};

void write_line(std::FILE* errors, const std::string& text) {
    std::fputs(("switchbox: " + one_line(text) + "\n").c_str(), errors);
    std::fflush(errors);
}

std::function<Subcommand(CLI::App&)> with_worksheets(WorksheetFile file) {
    if (file == nullptr) return {};
    return [file](CLI::App& app) { return add_sheet(app, file); };
}

// Parses the arguments and returns the answer. An Error means bad input.
Result<Answer> answer_to(std::span<const std::string> arguments, Parser& parser, std::FILE* errors) {
    if (auto early = parser.parse(arguments)) return *std::move(early);
    Terminal terminal(errors, parser.form());  // destroyed before anything is written
    return parser.answer(terminal);
}

// Writes the answer of a command that was ended in a step without results.
CommandOutcome end_early(std::FILE* out, std::FILE* errors) {
    const LastWords words = Interrupt::prepared_words();
    std::fputs(words.errors.c_str(), errors);
    const bool is_written = std::fputs(words.out.c_str(), out) >= 0 && std::fflush(out) == 0;
    if (is_written || words.status != answered) return {static_cast<ExitStatus>(words.status)};
    return {failed, std::string("the answer cannot be written: ") + std::strerror(errno)};
}

CommandOutcome outcome_of(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors,
                          WorksheetFile worksheet_file) {
    try {
        Parser parser(with_worksheets(worksheet_file));
        Result<Answer> found = answer_to(arguments, parser, errors);
        if (!found) return {Interrupt::is_asked() ? stopped : bad_input, say(found.error().message)};
        Answer answer = *std::move(found);
        if (!answer.read_as.empty()) {
            write_line(errors, answer.read_as);
            answer.json["read_as"] = answer.read_as;
        }
        if (parser.form() == Form::text) {
            for (const std::string& note : answer.notes) write_line(errors, note);
        }
        // A list is made during writing, so Ctrl+C may still end it.
        const Written written = write(out, answer, parser.form());
        const ExitStatus status = written.ending == Ending::by_key ? stopped : answered;
        // Ctrl+C also interrupts a blocked write.
        if (written.problem.empty() || status == stopped) return {status, written.note};
        return {failed, "the answer cannot be written: " + written.problem};
    } catch (const Stopped&) {
        return end_early(out, errors);
    } catch (const std::bad_alloc&) {
        return {failed, "there is not enough memory for this; try a smaller board"};
    } catch (const std::exception& failure) {
        return {failed, std::string("internal failure: ") + failure.what()};
    }
}

}  // namespace

int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors,
        WorksheetFile worksheet_file) {
    i18n::use_embedded("en");  // the output is for scripts
    const Interrupt interrupt(out, errors);
    const CommandOutcome outcome = outcome_of(arguments, out, errors, worksheet_file);
    if (!outcome.complaint.empty()) write_line(errors, outcome.complaint);
    return outcome.status;
}

}  // namespace switchbox::cli
