#include <CLI/CLI.hpp>
#include <array>

#include "algebra/reduction.hpp"
#include "cli/command_line.hpp"
#include "cli/layout.hpp"
#include "cli/machine_commands.hpp"
#include "cli/machine_options.hpp"
#include "cli/options.hpp"
#include "cli/study.hpp"
#include "cli/verdict_answer.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "types/lights/chase/hand_chase.hpp"
#include "types/lights/solve/linear_study.hpp"
#include "types/lights/solve/program_text.hpp"

namespace switchbox::cli {
namespace {

using algebra::MatrixFormat;
using algebra::ResidueMatrix;

struct AlgebraOptions {
    PositionOptions position;
    std::optional<std::string> show;
    std::optional<std::string> as;
};

// Parsed input with the study that the answer is computed from.
struct Query {
    const Study& study;
    solve::LinearSystem system;
    MatrixFormat format;
};

// Returns the matrix under its key as rows of digits, and as text: under a title, or alone in an export
// format.
Answer matrix_answer(const Query& query, const char* key, const std::string& title,
                     const ResidueMatrix& matrix, std::size_t behind_bar = 0) {
    Answer answer;
    auto& rows = answer.json[key] = nlohmann::ordered_json::array();
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        std::string digits;
        for (std::size_t column = 0; column < matrix.columns; ++column) {
            digits.push_back(static_cast<char>('0' + matrix.at(row, column)));
        }
        rows.push_back(digits);
    }
    const std::string written = algebra::format_matrix(matrix, query.format, behind_bar);
    if (query.format == MatrixFormat::text) {
        answer.text = title + "\n" + written;
    } else {
        answer.text = written;
        answer.json[query.format == MatrixFormat::latex ? "latex" : "csv"] = written;
    }
    return answer;
}

Answer facts_answer(const Query& query) {
    Answer answer;
    auto& all = answer.json["facts"] = nlohmann::ordered_json::array();
    std::vector<Fact> lines;
    for (const solve::AlgebraFact& fact : solve::algebra_facts(query.system)) {
        const std::string name = say(fact.name);
        const std::string value = say(fact.value);
        const std::string words = say(fact.words);
        all.push_back({{"name", name}, {"value", value}, {"words", words}});
        lines.emplace_back(name, value);
        if (!words.empty()) lines.back().second.append(". ").append(words);
    }
    answer.text = listed(lines);
    return answer;
}

Answer a_answer(const Query& query) {
    return matrix_answer(query, "matrix", "A (a row for each lamp, a column for each button)",
                         query.system.a);
}

ResidueMatrix augmented_of(const Query& query) { return solve::augmented(query.system.a, query.system.b); }

Answer augmented_answer(const Query& query) {
    return matrix_answer(query, "augmented", "[A | b] (b is how far each lamp is from the target)",
                         augmented_of(query), 1);
}

algebra::Reduction reduction_of(const Query& query) {
    const ResidueMatrix augmented = augmented_of(query);
    return algebra::reduce(augmented, augmented.columns - 1);
}

Answer reduced_answer(const Query& query, const algebra::Reduction& reduction) {
    Answer answer = matrix_answer(query, "reduced", "[A | b] reduced", reduction.reduced, 1);
    auto& pivots = answer.json["pivots"] = nlohmann::ordered_json::array();
    for (const algebra::PivotPlace& pivot : reduction.pivots) {
        pivots.push_back({{"row", pivot.row + 1}, {"column", pivot.column + 1}, {"value", pivot.value}});
    }
    const std::string words = say(solve::words_of_reduced(reduction, query.system.names));
    answer.json["words"] = words;
    if (query.format == MatrixFormat::text) answer.text += "\n" + words + "\n";
    return answer;
}

Answer steps_answer(const Query& query) {
    const algebra::Reduction reduction = reduction_of(query);
    Answer answer;
    answer.json["steps"] = nlohmann::ordered_json::array();
    answer.json["echelon"] = reduction.echelon;
    std::vector<Fact> lines;
    for (const algebra::RowOperation& operation : reduction.operations) {
        const std::string words = say(algebra::words_of(operation));
        answer.json["steps"].push_back(words);
        lines.emplace_back(std::to_string(lines.size() + 1), words);
    }
    answer.text = "Steps (echelon form after " + std::to_string(reduction.echelon) + ")\n" + listed(lines);
    append(answer, reduced_answer(query, reduction));
    return answer;
}

Error no_inverse() { return {verbatim("show inverse: this matrix has none, so there is nothing to write")}; }

Result<Answer> inverse_part(const Query& query) {
    const auto inverse = solve::inverse_matrix(*query.system.equations);
    if (inverse) {
        return matrix_answer(query, "inverse", "A inverse (a row for each button, a column for each lamp)",
                             *inverse);
    }
    if (query.format != MatrixFormat::text) return no_inverse();
    return Answer{"Inverse: there is none.\n", {{"inverse", nullptr}}};
}

Result<Answer> quiet_answer(const Query& query) {
    const auto quiet = query.system.equations->kernel();
    ResidueMatrix patterns{quiet.size(), query.system.a.columns, query.system.a.modulus, {}};
    auto orders = nlohmann::ordered_json::array();
    for (const algebra::CyclicGenerator& one : quiet) {
        patterns.entries.insert(patterns.entries.end(), one.vector.begin(), one.vector.end());
        orders.push_back(one.order);
    }
    if (quiet.empty() && query.format != MatrixFormat::text) {
        return Error{
            verbatim("show quiet: this machine has no quiet patterns, so there is nothing to write")};
    }
    Answer answer =
        matrix_answer(query, "quiet", "Quiet patterns (a row for each, a column for each button)", patterns);
    if (quiet.empty()) answer.text = "Quiet patterns: none.\n";
    answer.json["orders"] = orders;
    return answer;
}

Answer product_answer(const Query& query) {
    Answer answer;
    const auto inverse = solve::inverse_matrix(*query.system.equations);
    auto& products = answer.json["product"];
    if (!inverse) {
        answer.text = "Inverse: there is none, so it cannot be multiplied by b.\n";
        return answer;
    }
    std::vector<Fact> lines;
    for (std::size_t row = 0; row < inverse->rows; ++row) {
        const std::string words =
            say(solve::words_of_product(query.system.names, *inverse, query.system.b, row));
        products.push_back(words);
        lines.emplace_back("Button " + say(verbatim(query.system.names.buttons[row])), words);
    }
    answer.text = "A inverse times b, row by row\n" + listed(lines);
    append(answer, order_caveat(query.study.position.puzzle.machine));
    return answer;
}

Result<Answer> reduced_alone(const Query& query) { return reduced_answer(query, reduction_of(query)); }

// One value of --show. The chasing table needs no equations and a system is a program, so these have no
// `answer`.
struct ShownPart {
    std::string_view name;
    Result<Answer> (*answer)(const Query&);
    bool is_words = false;    // true if it is more than a matrix
    bool is_reduced = false;  // true if the size limit of reductions applies
};

constexpr std::string_view matrix_part = "matrix";
constexpr std::string_view facts_part = "facts";
constexpr std::string_view chasing_part = "chasing";
constexpr std::string_view system_part = "system";

// Most rows of a table that lists every bottom row.
constexpr std::size_t max_chasing_rows = 4096;

std::string digits_of(const algebra::Residues& row) {
    std::string digits;
    for (const std::uint8_t value : row) digits.push_back(static_cast<char>('0' + value));
    return digits;
}

Answer chasing_table(const solve::ChasingTable& table) {
    const auto all = table.all_rows(max_chasing_rows);
    Answer answer;
    answer.text = std::string("Chasing by hand: the bottom row that is left, and the first row to press. ") +
                  (all ? "No other bottom row can be solved.\n" : "Add up rows for all others.\n");
    auto& rows = answer.json["table"] = nlohmann::ordered_json::array();
    for (const solve::ChasingRow& row : all ? *all : table.basis()) {
        const std::string bottom = digits_of(row.bottom);
        const std::string first = digits_of(row.first);
        rows.push_back({{"bottom", bottom}, {"first", first}});
        answer.text.append("  ").append(bottom).append("  ").append(first).append("\n");
    }
    if (!all) answer.json["basis"] = true;
    return answer;
}

Result<Answer> chasing_answer(const machine::MachineChoice& choice) {
    const machine::Rule* rule = machine::rule_of(choice);
    if (rule == nullptr || !solve::can_chase(*rule)) {
        return Error{
            verbatim("show chasing: the lights can be chased only on a plane board whose buttons change "
                     "one lamp of the row above, the one above the button")};
    }
    if (rule->shape.columns > solve::max_chased_columns) {
        return Error{verbatim("show chasing: the board has " + std::to_string(rule->shape.columns) +
                              " columns; a table takes at most " +
                              std::to_string(solve::max_chased_columns))};
    }
    return chasing_table(solve::ChasingTable(*rule));
}

constexpr std::array<ShownPart, 10> parts{{
    {matrix_part, [](const Query& query) -> Result<Answer> { return a_answer(query); }},
    {"augmented", [](const Query& query) -> Result<Answer> { return augmented_answer(query); }},
    {"steps", [](const Query& query) -> Result<Answer> { return steps_answer(query); }, true, true},
    {"reduced", reduced_alone, false, true},
    {"inverse", inverse_part},
    {"quiet", quiet_answer},
    {"product", [](const Query& query) -> Result<Answer> { return product_answer(query); }, true},
    {facts_part, [](const Query& query) -> Result<Answer> { return facts_answer(query); }, true},
    {chasing_part, nullptr, true},
    {system_part, nullptr, true},
}};

const ShownPart* find_part(std::string_view name) {
    for (const ShownPart& part : parts) {
        if (part.name == name) return &part;
    }
    return nullptr;
}

// Format of the answer: a matrix, or the whole system as a program for another language.
struct AnswerFormat {
    MatrixFormat matrix = MatrixFormat::text;
    std::optional<solve::ProgramLanguage> program = std::nullopt;
};

// Parses --as. In LaTeX it is a matrix, or the whole system if that is shown.
Result<AnswerFormat> read_format(const AlgebraOptions& options) {
    const bool is_whole = options.show == system_part;
    const std::string text = options.as.value_or("text");
    const auto program = solve::program_language(text);
    if (program && (is_whole || (text != "latex" && !options.show)))
        return AnswerFormat{MatrixFormat::text, program};
    if (is_whole) {
        return Error{verbatim(
            "show system: add --as latex, sage, gap, numpy, matlab or mathematica; as text, see augmented "
            "and reduced")};
    }
    if (text == "text") return AnswerFormat{};
    if (text == "csv") return AnswerFormat{MatrixFormat::csv};
    if (text == "latex") return AnswerFormat{MatrixFormat::latex};
    if (program)
        return Error{
            verbatim("as " + text + ": it has the whole system, so leave out --show " + *options.show)};
    return Error{verbatim("as " + say(machine::quoted(text)) +
                          ": write text, latex, csv, sage, gap, numpy, matlab or mathematica")};
}

// Returns the parts in the order of the answer. The default is facts and matrix, or only the matrix in an
// export format.
Result<std::vector<const ShownPart*>> read_parts(const AlgebraOptions& options, MatrixFormat format) {
    if (!options.show && format == MatrixFormat::text) {
        return std::vector<const ShownPart*>{find_part(facts_part), find_part(matrix_part)};
    }
    if (!options.show) return std::vector<const ShownPart*>{find_part(matrix_part)};
    const ShownPart* part = find_part(*options.show);
    if (part == nullptr) {
        return Error{verbatim("show " + say(machine::quoted(*options.show)) +
                              ": write matrix, augmented, steps, reduced, inverse, quiet, product, facts, "
                              "chasing or system")};
    }
    if (part->is_words && format != MatrixFormat::text) {
        return Error{verbatim("as " + *options.as +
                              ": only matrix, augmented, reduced, inverse and quiet can be written so, not " +
                              std::string(part->name))};
    }
    return std::vector<const ShownPart*>{part};
}

std::optional<Error> problem_with_size(const ResidueMatrix& a, const std::vector<const ShownPart*>& shown) {
    const std::size_t rows = a.rows;
    const std::size_t columns = a.columns;
    for (const ShownPart* part : shown) {
        const std::size_t most = part->is_reduced ? solve::max_reduced : solve::max_dense;
        if (part->name == facts_part || (rows <= most && columns <= most)) continue;
        return Error{verbatim("size: the matrix has " + std::to_string(rows) + " rows and " +
                              std::to_string(columns) + " columns; " + std::string(part->name) +
                              " takes at most " + std::to_string(most) + " of each")};
    }
    return std::nullopt;
}

// Returns the whole system as a program, alone for a file, and under its key.
Answer program_answer(const Query& query, solve::ProgramLanguage language, const std::string& read_as) {
    const std::string written =
        solve::program_text({heading(query.study.position.puzzle.machine), query.system.a, query.system.b,
                             query.system.equations->solve(query.system.b)},
                            language);
    Answer answer{.text = written, .read_as = read_as};
    answer.json["program"] = written;
    return answer;
}

Result<Answer> answer_algebra(const AlgebraOptions& options) {
    const auto format = read_format(options);
    if (!format) return format.error();
    const auto shown = read_parts(options, format->matrix);
    if (!shown) return shown.error();
    const auto read = read_position(options.position, Purpose::study);
    if (!read) return read.error();
    const machine::MachineChoice& choice = read->position.puzzle.machine;
    if (shown->front()->name == chasing_part) {
        Result<Answer> table = chasing_answer(choice);
        if (!table) return table.error();
        Answer answer = *std::move(table);
        answer.text.insert(0, heading(choice) + "\n");
        answer.read_as = read->read_as;
        return answer;
    }
    const Study study(read->position);
    if (study.commands.equations == nullptr) return no_matrix(choice, "machine");
    auto system = study.commands.equations(study);
    if (!system) return system.error();
    if (const auto problem = problem_with_size(system->a, *shown)) return *problem;
    const Query query{study, *std::move(system), format->matrix};
    if (format->program) return program_answer(query, *format->program, read->read_as);
    Answer answer{.text = format->matrix == MatrixFormat::text ? heading(choice) + "\n" : "",
                  .read_as = read->read_as};
    for (const ShownPart* part : *shown) {
        const auto one = part->answer(query);
        if (!one) return one.error();
        append(answer, *one);
    }
    if (const auto left_out = study.commands.left_out) {
        const std::string note = left_out(study);
        if (!note.empty()) answer.json["caveat"] = note;
        if (!note.empty() && format->matrix == MatrixFormat::text) append(answer, {.text = note + "\n"});
    }
    return answer;
}

}  // namespace

Subcommand add_algebra(CLI::App& app) {
    const auto options = std::make_shared<AlgebraOptions>();
    CLI::App* parser = app.add_subcommand(
        "algebra", "Show the linear algebra: the matrix, its reduction step by step, its inverse");
    add_position_options(*parser, options->position);
    add_text(*parser, "--show", options->show, "PART",
             "matrix, augmented, steps, reduced, inverse, quiet, product, facts, chasing or system");
    add_text(
        *parser, "--as", options->as, "FORMAT",
        "text, or the matrix alone as latex or csv, or the system as a program: sage, gap, numpy, matlab, "
        "mathematica");
    return {parser, [options](Host& /*host*/) { return answer_algebra(*options); }};
}

}  // namespace switchbox::cli
