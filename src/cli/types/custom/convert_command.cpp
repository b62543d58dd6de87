#include <CLI/CLI.hpp>

#include "cli/subcommand.hpp"
#include "cli/text_file.hpp"
#include "cli/types/custom/puzzle_file.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"
#include "types/custom/formats/formats.hpp"

namespace switchbox::cli {
namespace {

struct ConvertOptions {
    std::string puzzle;
    std::string form;
};

Error complaint(const std::string& what, const std::string& text) {
    return Error{verbatim(what + ", not " + say(machine::quoted(text)))};
}

Result<Answer> answer_convert(const ConvertOptions& options) {
    const auto format = puzzle::format_named(options.form);
    if (!format) return complaint("--to is text, matrix, csv or json", options.form);
    const auto path = file_named(options.puzzle);
    if (!path) return complaint("the puzzle is file:PATH, or file:- for standard input", options.puzzle);
    const auto file = read_puzzle(*path);
    if (!file) return file.error();
    const auto written = puzzle::format_as(*format, file->puzzle);
    if (!written) return written.error();
    return Answer{
        .text = *written, .json = {{"format", options.form}, {"puzzle", *written}}, .read_as = file->read_as};
}

}  // namespace

Subcommand add_convert(CLI::App& app) {
    const auto options = std::make_shared<ConvertOptions>();
    CLI::App* parser = app.add_subcommand("convert", "Write a puzzle of your own in another form");
    parser->add_option("PUZZLE", options->puzzle, "file:PATH, or file:- for standard input")
        ->required()
        ->type_name("");
    parser->add_option("--to", options->form, "text, matrix, csv or json")->required()->type_name("FORM");
    parser->footer(
        "\nThe form of the file is seen from what stands in it (docs/puzzles.md). What a form has no\n"
        "place for is left out or refused: only json has the name of the puzzle, csv no layout, and a\n"
        "matrix nothing but buttons, lamps with two states and the start.");
    return {parser, [options](ProgressLine& /*progress*/) { return answer_convert(*options); }};
}

}  // namespace switchbox::cli
