// Tests of puzzles as common programs write them: random ones are read back equal from spreadsheets,
// Markdown, JSON libraries, numpy, Sage, MATLAB and others, and from prose.
#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "support/random_puzzle.hpp"
#include "support/support.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::test {

using machine::WiredPuzzle;
using puzzle::Format;
using puzzle::Remarks;

namespace {

using Strings = std::vector<std::string>;
using Numbers = std::vector<std::vector<int>>;

std::string joined(const Strings& parts, const std::string& separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) text += (i == 0 ? "" : separator) + parts[i];
    return text;
}

const std::string& any_of(const Strings& texts, Random& random) { return texts[draw(random, texts.size())]; }

// Returns the rows of a matrix, a button each.
Numbers rows_of(const WiredPuzzle& puzzle) {
    Numbers rows(puzzle.buttons.size(), std::vector<int>(puzzle.lamps.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (const auto [lamp, by] : puzzle.buttons[i].effects) rows[i][lamp] = by;
    }
    return rows;
}

Numbers transposed(const Numbers& rows) {
    Numbers columns(rows.front().size(), std::vector<int>(rows.size()));
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t j = 0; j < rows[i].size(); ++j) columns[j][i] = rows[i][j];
    }
    return columns;
}

std::vector<int> start_of(const WiredPuzzle& puzzle) {
    std::vector<int> start;
    for (const machine::WiredLamp& lamp : puzzle.lamps) start.push_back(static_cast<int>(lamp.start));
    return start;
}

// Marks that a program writes around a matrix, its rows and its entries.
struct Program {
    const char* name;
    const char* before;
    const char* before_row;
    const char* between_entries;
    const char* after_row;
    const char* between_rows;
    const char* after;
    const char* zero = "0";
    const char* one = "1";
};

std::string row_in(const Program& program, const std::vector<int>& row) {
    Strings entries;
    for (const int entry : row) entries.emplace_back(entry == 0 ? program.zero : program.one);
    return program.before_row + joined(entries, program.between_entries) + program.after_row;
}

std::string written_by(const Program& program, const Numbers& rows) {
    Strings lines;
    for (const auto& row : rows) lines.push_back(row_in(program, row));
    return program.before + joined(lines, program.between_rows) + program.after;
}

const std::array<Program, 22> programs{{
    {"numpy print", "[", "[", " ", "]", "\n ", "]\n"},
    {"numpy repr", "array([", "[", ", ", "]", ",\n       ", "])\n"},
    {"numpy type", "np.array([", "[", ", ", "]", ",\n          ", "], dtype=np.uint8)\n"},
    {"numpy floats", "[", "[", " ", "]", "\n ", "]\n", "0.", "1."},
    {"numpy truth", "[", "[", " ", "]", "\n ", "]\n", "False", " True"},
    {"numpy savetxt", "", "", " ", "\n", "", "", "0.000000000000000000e+00", "1.000000000000000000e+00"},
    {"nested list", "[", "[", ", ", "]", ", ", "]"},
    {"nested list of truths", "[", "[", ",", "]", ",", "]\n", "false", "true"},
    {"nested list on lines", "[\n", "  [\n    ", ",\n    ", "\n  ]", ",\n", "\n]\n"},
    {"Sage print", "", "[", " ", "]", "\n", "\n"},
    {"Sage code", "A = matrix(GF(2), [", "[", ",", "]", ", ", "])\n"},
    {"SymPy", "Matrix([\n", "[", ", ", "]", ",\n", "])\n"},
    {"MATLAB line", "A = [", "", " ", "", "; ", "];\n"},
    {"MATLAB commas", "A=[", "", ",", "", ";", "]\n"},
    {"MATLAB lines", "A = [", "", " ", "", "\n     ", "];\n"},
    {"MATLAB continued", "A = [", "", " ", "", "; ...\n     ", "];\n"},
    {"MATLAB print", "\nA =\n\n", "     ", "     ", "\n", "", "\n"},
    {"PARI", "[", "", ", ", "", "; ", "]\n"},
    {"Mathematica", "{", "{", ", ", "}", ", ", "}\n"},
    {"digits", "", "", "", "\n", "", ""},
    {"C", "{\n", "    {", ", ", "},\n", "", "}\n"},
    {"tabs", "", "", "\t", "\r\n", "", ""},
}};

// Returns whether a text is read as the puzzle with at least so many remarks.
void check_read(const std::string& text, const WiredPuzzle& puzzle, std::size_t remarks = 0) {
    CAPTURE(text);
    Remarks made;
    CHECK(value_of(puzzle::parse(text, &made)) == puzzle);
    CHECK(made.size() >= remarks);
}

WiredPuzzle with_dark_start(WiredPuzzle puzzle) {
    for (machine::WiredLamp& lamp : puzzle.lamps) lamp.start = 0;
    return puzzle;
}

}  // namespace

TEST_CASE("A matrix is read from what common programs print and write, rows or columns as buttons") {
    Random random(301);
    for (int i = 0; i < 60; ++i) {
        const WiredPuzzle puzzle = random_matrix_puzzle(random);
        const WiredPuzzle dark = with_dark_start(puzzle);
        const Numbers rows = rows_of(puzzle);
        const Numbers start{start_of(puzzle)};
        for (const Program& program : programs) {
            CAPTURE(program.name);
            const std::string text = written_by(program, rows);
            const std::string columns = written_by(program, transposed(rows));
            CHECK(puzzle::format_of(text) == Format::matrix);
            // One row in brackets has no semicolon, and a single column of numbers is a row without brackets.
            check_read(text, dark);
            check_read("columns\n" + columns, dark);
            CHECK(value_of(puzzle::parse(columns, nullptr, true)) == dark);
            check_read(text + "\n-\n" + written_by(program, start), puzzle);
            check_read("A x = b\n" + columns + "\n-\n" + written_by(program, start), puzzle);
        }
    }
}

TEST_CASE("An equation A x = b is read from a right side behind bars, or from a vector b") {
    Random random(302);
    for (int i = 0; i < 200; ++i) {
        const WiredPuzzle puzzle = random_matrix_puzzle(random);
        const Numbers rows = transposed(rows_of(puzzle));
        const std::vector<int> b = start_of(puzzle);
        Strings bare;
        Strings sage;
        Strings matlab;
        Strings column;
        for (std::size_t lamp = 0; lamp < rows.size(); ++lamp) {
            Strings entries;
            for (const int entry : rows[lamp]) entries.push_back(std::to_string(entry));
            bare.push_back(joined(entries, " ") + " | " + std::to_string(b[lamp]));
            sage.push_back("[" + joined(entries, " ") + "|" + std::to_string(b[lamp]) + "]");
            matlab.push_back(joined(entries, " "));
            column.push_back(std::to_string(b[lamp]));
        }
        check_read(joined(bare, "\n"), puzzle, 1);
        check_read(joined(sage, "\n") + "\n", puzzle, 1);
        check_read("Ax=b\n" + joined(sage, "\n") + "\n", puzzle);
        const std::string matrix = "A = [" + joined(matlab, "; ") + "];\n";
        check_read(matrix + "b = [" + joined(column, "; ") + "];\n", puzzle);
        check_read(matrix + "b = [" + joined(column, " ") + "]\n", puzzle);
    }
}

namespace {

// Returns the cells of a table in the ways of a spreadsheet: other words for 0 and 1, numbers with a fraction
// of zeros, and minus signs.
std::vector<puzzle::Row> restyled(std::vector<puzzle::Row> rows, char separator, Random& random) {
    const Strings ones = separator == ';' ? Strings{"1", "x", "X", "WAHR", "1,0", "ja"}
                                          : Strings{"1", "x", "X", "TRUE", "1.0", "yes", "True"};
    const Strings zeros =
        separator == ';' ? Strings{"", "0", "FALSCH", "0,0"} : Strings{"", "0", "FALSE", "no", "0.00"};
    bool is_of_lamps = false;
    std::size_t lamps = 1;
    while (lamps < rows[0].size() && rows[0][lamps].text != "-") ++lamps;
    rows[0][0].text = any_of({"button", "Button", "BUTTON", ""}, random);
    for (std::size_t i = 1; i < rows.size(); ++i) {
        is_of_lamps = is_of_lamps || rows[i][0].text == "-";
        if (is_of_lamps && draw(random, 2) == 0) rows[i][0].text[0] &= '\x5F' | ('-' & 0x20);
        for (std::size_t j = 1; j < std::min(lamps, rows[i].size()) && !is_of_lamps; ++j) {
            std::string& cell = rows[i][j].text;
            if (cell == "1")
                cell = any_of(ones, random);
            else if (cell == "0")
                cell = any_of(zeros, random);
            else if (cell.starts_with('-') && draw(random, 2) == 0)
                cell.replace(0, 1, any_of({"\u2212", "\u2013"}, random));
        }
    }
    return rows;
}

std::string table_of(const std::vector<puzzle::Row>& rows, const std::string& before,
                     const std::string& between, const std::string& after) {
    std::string text;
    const std::size_t width = std::max_element(rows.begin(), rows.end(), [](const auto& a, const auto& b) {
                                  return a.size() < b.size();
                              })->size();
    for (const puzzle::Row& row : rows) {
        Strings cells;
        for (const puzzle::TableCell& cell : row)
            cells.push_back(cell.text.empty() || between == " | " ? cell.text
                                                                  : puzzle::format_cell(cell.text));
        cells.resize(width);
        text += before + joined(cells, between) + after;
        if (between == " | " && &row == &rows.front()) {
            text += "|";
            for (std::size_t i = 0; i < width; ++i) text += i % 2 == 0 ? " --- |" : ":-:|";
            text += "\n";
        }
    }
    return text;
}

}  // namespace

TEST_CASE("A table is read from spreadsheets with their words for 0 and 1, and from Markdown") {
    Random random(303);
    for (int i = 0; i < 400; ++i) {
        WiredPuzzle puzzle = random_puzzle(random);
        puzzle.layout = machine::single_row(puzzle.lamps.size());
        const auto cells = value_of(puzzle::parse_table(value_of(puzzle::format_csv(puzzle))));
        for (const char separator : {',', ';', '\t'}) {
            const std::string between(1, separator);
            const std::string text = table_of(restyled(cells, separator, random), "", between, "\r\n");
            check_read(text, puzzle);
            check_read("\uFEFFsep=" + between + "\r\n" + text, puzzle);
        }
        check_read(table_of(restyled(cells, ',', random), "| ", " | ", " |\n"), puzzle);
        auto without_ends = restyled(cells, ',', random);
        without_ends[0][0].text = "Button";  // a bar before the first cell would be its end
        check_read(table_of(without_ends, "", " | ", "\n"), puzzle);
    }
}

namespace {

// Returns "{...}" from "KEY": VALUE pairs, as a JSON library writes it.
std::string object_of(const Strings& members, const std::string& between) {
    return "{" + joined(members, "," + between) + "}";
}

std::string member(const std::string& key, const std::string& value) { return "\"" + key + "\": " + value; }

}  // namespace

TEST_CASE("JSON is read with lists of lamps, objects by lamp, truth values and names of states") {
    Random random(304);
    for (int i = 0; i < 300; ++i) {
        WiredPuzzle puzzle = random_puzzle(random);
        puzzle.layout = machine::single_row(puzzle.lamps.size());
        puzzle.state_names = {"up", "Right", "down"};
        const bool has_lists = draw(random, 2) == 0;
        Strings lamps;
        Strings states;
        Strings start;
        for (const machine::WiredLamp& lamp : puzzle.lamps) {
            lamps.push_back("\"" + lamp.name + "\"");
            states.push_back(member(lamp.name, std::to_string(lamp.states)));
            const auto number = static_cast<std::size_t>(lamp.start);
            const std::string name =
                number < 3 ? "\"" + puzzle.state_names[number] + "\"" : std::to_string(number);
            const std::string truth = number == 0 ? "false" : number == 1 ? "true" : name;
            if (lamp.start != 0) start.push_back(member(lamp.name, draw(random, 2) == 0 ? name : truth));
        }
        Strings buttons;
        for (machine::WiredButton& button : puzzle.buttons) {
            button.most.reset();
            button.cost = 1;
            button.pressed = 0;
            Strings wires;
            for (auto& effect : button.effects) {
                const std::string& name = puzzle.lamps[effect.lamp].name;
                if (has_lists) effect.by = 1;
                const std::string by =
                    effect.by == 1 && draw(random, 2) == 0 ? "true" : std::to_string(effect.by);
                wires.push_back(has_lists ? "\"" + name + "\"" : member(name, by));
            }
            buttons.push_back(
                member(button.name, has_lists ? "[" + joined(wires, ", ") + "]" : object_of(wires, " ")));
        }
        Strings targets;
        for (const machine::TargetRow& row : puzzle.targets) {
            Strings wanted;
            for (std::size_t lamp = 0; lamp < row.size(); ++lamp)
                wanted.push_back(member(puzzle.lamps[lamp].name, !row[lamp] ? "\"*\""
                                                                 : *row[lamp] == 2
                                                                     ? "\"DOWN\""
                                                                     : std::to_string(*row[lamp])));
            targets.push_back(object_of(wanted, " "));
        }
        const std::string target = puzzle.wants_alike() ? "\"alike\"" : "[" + joined(targets, ",\n") + "]";
        Strings members{member("lamps", "[" + joined(lamps, ",") + "]"),
                        member("states", object_of(states, "")),
                        member("buttons", object_of(buttons, "\n    ")),
                        member("start", object_of(start, " ")),
                        member("target", target),
                        member("faces", R"(["up", "Right", "down"])")};
        if (puzzle.press != machine::PressRule::any)
            members.push_back(member("press", "\"" + std::string(machine::word_of(puzzle.press)) + "\""));
        // No list of lamps has a name, so nothing tells it from an empty row.
        if (has_lists && std::all_of(puzzle.buttons.begin(), puzzle.buttons.end(),
                                     [](const auto& button) { return button.effects.empty(); }))
            continue;
        check_read(object_of(members, any_of({"", " ", "\n  "}, random)), puzzle);
    }
}

TEST_CASE("Prose, arrows and lists by lamp are read as the same puzzle") {
    Random random(305);
    for (int i = 0; i < 300; ++i) {
        WiredPuzzle puzzle = random_matrix_puzzle(random);
        std::string start = "start";
        for (machine::WiredLamp& lamp : puzzle.lamps) {
            lamp.name = "s" + lamp.name;
            start += " " + lamp.name + "=" + std::to_string(lamp.start);
        }
        std::string prose = start + "\n";
        std::vector<Strings> by_lamp(puzzle.lamps.size());
        std::erase_if(puzzle.buttons, [](const auto& button) { return button.effects.empty(); });
        for (machine::WiredButton& button : puzzle.buttons) {
            button.name = "B" + button.name;
            Strings lamps;
            for (const auto [lamp, by] : button.effects) {
                lamps.push_back(puzzle.lamps[lamp].name);
                by_lamp[lamp].push_back(button.name);
            }
            const std::string last = lamps.back();
            lamps.pop_back();
            const std::string list = joined(lamps, ", ") + (lamps.empty() ? "" : " and ") + last;
            const std::string verb =
                any_of({"affects", "toggles", "flips", "changes", "inverts", "schaltet"}, random);
            const std::string lead = any_of({"", "Button ", "Pressing ", "The lever "}, random);
            const std::string arrow = any_of({" -> ", " => ", "->", " \u2192 ", " --> "}, random);
            prose += draw(random, 2) == 0 ? lead + button.name + " " + verb + " " + list + ".\n"
                                          : button.name + arrow + list + "\n";
        }
        check_read(prose, puzzle, puzzle.buttons.empty() ? 0 : 1);
        std::string lines = any_of({"by lamp\n", "Lamps:\n"}, random);
        for (std::size_t lamp = 0; lamp < by_lamp.size(); ++lamp)
            lines += puzzle.lamps[lamp].name + ": " + joined(by_lamp[lamp], ", ") + "\n";
        // A list by lamp names buttons in the order of their first lamps.
        Remarks remarks;
        WiredPuzzle listed = value_of(puzzle::parse(lines + start + "\n", &remarks));
        CHECK(remarks.size() == 1);
        const auto by_name = [](const auto& a, const auto& b) { return a.name < b.name; };
        std::sort(listed.buttons.begin(), listed.buttons.end(), by_name);
        std::sort(puzzle.buttons.begin(), puzzle.buttons.end(), by_name);
        CHECK(listed == puzzle);
    }
}

TEST_CASE("A diagram in a line has the target and the lamps of each button") {
    Random random(306);
    for (int i = 0; i < 300; ++i) {
        WiredPuzzle puzzle = with_dark_start(random_matrix_puzzle(random));
        std::string text = "[";
        for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
            puzzle.lamps[lamp].name = std::to_string(lamp);
            puzzle.targets[0][lamp] = static_cast<std::uint8_t>(draw(random, 2));
            text += *puzzle.targets[0][lamp] == 0 ? '.' : '#';
        }
        text += "]";
        std::erase_if(puzzle.buttons, [](const auto& button) { return button.effects.empty(); });
        for (std::size_t at = 0; at < puzzle.buttons.size(); ++at) {
            puzzle.buttons[at].name = "b" + std::to_string(at + 1);
            Strings lamps;
            for (const auto [lamp, by] : puzzle.buttons[at].effects) lamps.push_back(std::to_string(lamp));
            text += " (" + joined(lamps, ",") + ")";
        }
        check_read(text + " {3,5,4,7}\n", puzzle, 1);
        if (!puzzle.buttons.empty()) check_read(text, puzzle, 1);
        CHECK(puzzle::looks_like_puzzle(text + " {1}"));
    }
}

TEST_CASE("Without its lights a diagram has counters, and their target in braces") {
    const WiredPuzzle puzzle =
        value_of(puzzle::parse_text("states counter\nb1: 3\nb2: 1 3\nb3: 2\nb4: 2 3\nb5: 0 2\nb6: 0 1\nstart "
                                    "0=0 1=0 2=0 3=0\ntarget 0=3 1=5 2=4 3=7\n"));
    Remarks remarks;
    const char* const text = "(3) (1,3) (2) (2,3) (0,2) (0,1) {3, 5,4,7}\n";
    const WiredPuzzle read = value_of(puzzle::parse(text, &remarks));
    CHECK(puzzle::looks_like_puzzle(text));
    CHECK(remarks.size() == 1);
    REQUIRE(read.lamps.size() == 4);
    CHECK(read.targets == std::vector<machine::TargetRow>{{3, 5, 4, 7}});
    CHECK(value_of(puzzle::parse_text(puzzle::format_text(read).value())) == read);
    for (std::size_t i = 0; i < read.buttons.size(); ++i) {
        CHECK(read.lamps[i % 4].is_counter());
        CHECK(read.buttons[i].effects.size() == puzzle.buttons[i].effects.size());
    }
    CHECK_FALSE(puzzle::parse("(3) (1,4) {3,5,4,7}\n"));
    CHECK_FALSE(puzzle::parse("(3) (1,2) {3,5,4,7}\n(1) {1,2}\n"));
}

TEST_CASE("Lines with the start, the target and the states stand before or behind a matrix") {
    Random random(307);
    for (int i = 0; i < 200; ++i) {
        WiredPuzzle puzzle = random_matrix_puzzle(random);
        const int states = 2 + static_cast<int>(draw(random, 3));
        std::string rows;
        std::string start;
        std::string target;
        for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) {
            puzzle.lamps[lamp].states = states;
            puzzle.targets[0][lamp] = static_cast<std::uint8_t>(draw(random, 2));
            start += " " + std::to_string(puzzle.lamps[lamp].start);
            target += " " + std::to_string(*puzzle.targets[0][lamp]);
        }
        const bool has_brackets = draw(random, 2) == 0;
        for (const auto& button : puzzle.buttons) {
            std::string row(2 * puzzle.lamps.size(), ' ');
            for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp) row[2 * lamp] = '0';
            for (const auto [lamp, by] : button.effects) row[2 * lamp] = '1';
            row.pop_back();
            rows += has_brackets ? "[" + row + "]\n" : row + "\n";
        }
        const std::string said = any_of({"start", "Start:", "start ="}, random) + start + "\n";
        const std::string wanted = any_of({"target", "goal:", "Target ="}, random) + target + "\n";
        const std::string number =
            any_of({"states ", "states: ", "mod "}, random) + std::to_string(states) + "\n";
        const std::string text =
            draw(random, 2) == 0 ? number + rows + said + wanted : said + "rows\n" + rows + wanted + number;
        if (puzzle.buttons.empty()) continue;
        CAPTURE(text);
        CHECK(value_of(puzzle::parse(text)) == puzzle);
        CHECK(puzzle::looks_like_puzzle(text));
        CHECK(puzzle::parse("# modulo " + std::to_string(states) + "\n" + text));
        CHECK_FALSE(puzzle::parse("# mod 7\n" + text));
    }
    CHECK_FALSE(puzzle::parse("1 2\n0 1\n# mod 3\n"));
    CHECK_FALSE(puzzle::parse("1 0\n0 1\nstart 1 0\nstart 0 0\n"));
    CHECK_FALSE(puzzle::parse("1 0\n0 1\nstart 1\n"));
    CHECK_FALSE(puzzle::parse("states 3\nstart 1 0\n"));
}

TEST_CASE("A matrix larger than a puzzle is refused at its first row or entry too many") {
    const auto copies = [](const char* piece, std::size_t count) {
        std::string text;
        for (std::size_t i = 0; i < count; ++i) text += piece;
        return text;
    };
    const auto refusal_of = [](const std::string& text) { return message_of(puzzle::parse(text)); };
    CHECK(value_of(puzzle::parse(copies("1\n", 4096))).buttons.size() == 4096);
    CHECK(value_of(puzzle::parse(copies("1 ", 4096))).lamps.size() == 4096);
    CHECK(refusal_of(copies("1\n", 10'000)) == "line 4097, column 1: at most 4096 buttons");
    CHECK(refusal_of(copies("1 ", 10'000)) == "line 1, column 8193: at most 4096 lamps");
    CHECK(refusal_of("[" + copies("[1],\n", 10'000) + "[1]]") == "line 4097, column 2: at most 4096 buttons");
    CHECK(refusal_of("columns\n" + copies("1 ", 10'000)) == "line 2, column 8193: at most 4096 buttons");
}

TEST_CASE("Input that can be two things is refused at its place, or a remark says how it was read") {
    const std::pair<const char*, const char*> refused[] = {
        {"[[1 0 ... 0 1]\n [0 1 ... 1 0]]", "line 1, column 7: numbers are left out here; write all of them"},
        {"[[1 0]\n ...\n [0 1]]", "line 2, column 2: numbers are left out here; write all of them"},
        {"     [,1] [,2]\n[1,]    1    0\n[2,]    0    1\n", "line 1, column 7: a number is missing here"},
        {"[[110], [011]]",
         "line 1, column 3: '110' is one number here; write spaces or commas between the numbers"},
        {"[[1, 0], [0, 1]", "line 1, column 1: this bracket is not closed"},
        {"[[1, 0], [0]]", "line 1, column 11: 1 number where the first row has 2"},
        {"1,,0\n,1,1\n", "line 1, column 3: a number is missing here"},
        {"1,0\n,1\n", "line 2, column 1: a number is missing here"},
        {"[1, 0,\n 1, 1]", "line 1, column 7: a number is missing here"},
        {"[[1, 0], [0, 1]]\n[1, 0]",
         "line 2, column 1: another matrix begins here; for the start write a line - above "
         "it, or name it b for A x = b"},
        {"1 0 | 1\n0 1\n",
         "line 2, column 1: this row needs 2 numbers, | and one more number, like the first row"},
        {"1 0\n0 1 | 1\n",
         "line 2, column 1: this row needs 2 numbers, | and one more number, like the first row"},
        {"1 0 | 1 1\n0 1 | 1 0\n",
         "line 1, column 1: this row needs 2 numbers, | and one more number, like the first row"},
        {"[[[1]]]", "line 1, column 3: '[' cannot be here in a matrix"},
        {"1; 1 0\n", "line 1, column 6: ';' cannot be here in a matrix"},
        {"[1.5 0]", "line 1, column 2: '1.5' is not a whole number"},
        {"A toggles all lamps\n",
         "line 1, column 11: 'all' makes this list unclear; write only the names of the lamps"},
        {"A turns x off\n",
         "line 1, column 11: 'off' makes this list unclear; write only the names of the lamps"},
        {"A -> B -> C\n",
         "line 1, column 8: '->' makes this list unclear; write only the names of the lamps"},
        {"A->B->C\n", "line 1, column 4: 'B->C' makes this list unclear; write only the names of the lamps"},
        {"A toggles x and flips y\n",
         "line 1, column 17: 'flips' makes this list unclear; write only the names of the lamps"},
        {"A toggles the lamps\n", "line 1, column 1: something is missing after toggles"},
        {"by lamp\nx: A\nx: B\n", "line 3, column 1: this is given already"},
        {"[.##.] (3)\n[..] (1)\n",
         "line 2, column 1: one puzzle is read at a time, and another one begins here; delete "
         "all others"},
        {"[.#] (2)\n", "line 1, column 7: there is no lamp '2'"},
        {"[.#] (1,1)\n", "line 1, column 9: this button moves '1' already; give the number of states once"},
        {"[.#] (1) x\n",
         "line 1, column 10: 'x' cannot be here; write [.##.], then the lamps of each button, as in (1,3)"},
        {"A: x\nfaces up down\nstart x=left\n",
         "line 3, column 9: 'left' is neither a number nor a name that faces gives to a state"},
        {"A: x\nstart x=up\n", "line 2, column 9: 'up' is not a whole number"},
        {"button,a\nA,1\ntarget,x\n", "line 3, column 8: 'x' is neither a state nor *"},
        {"button,a\nA,maybe\n", "line 2, column 3: 'maybe' is not a whole number"},
        {"button;a;-;cost\nA;1;;1.000\n", "line 2, column 6: '1.000' is not a whole number"},
        {R"({"buttons": [[1, 2], [2, 3]]})", "lamps: give the lamps: a list of names, or how many"},
        {R"({"lamps": ["x"], "buttons": {"A": ["y"]}})", "buttons.A.0: there is no lamp 'y'"},
        {R"({"lamps": 3, "buttons": [[1, 0, 1], [1, 0]]})",
         "buttons.1: a list with 3 entries, one a lamp, is needed"},
        {R"({"lamps": ["x"], "start": {"y": 1}})", "start.y: there is no lamp 'y'"},
    };
    for (const auto& one : refused) {
        CAPTURE(one.first);
        CHECK(message_of(puzzle::parse(one.first)) == one.second);
    }
    const std::pair<const char*, const char*> remarked[] = {
        {"[[1 1 0]\n [0 1 1]]",
         "line 1, column 3: each row is read as a button; if the columns are buttons, write a line columns "
         "above"},
        {"1 1 0 | 1\n0 1 1 | 0\n",
         "line 1, column 1: read as A x = b: each row is a lamp, each column a button, and the "
         "start comes after |"},
        {"[2 0; 0 1]", "line 1, column 2: 2 is read as 0, since lamps have two states"},
        {"[-1 0; 0 1]", "line 1, column 2: -1 is read as 1, since lamps have two states"},
        {"Pressing A flips x, y and z.", "line 1, column 10: read as 'A: x y z'"},
        {"lamps:\nx: A B\n", "line 1, column 1: each line is read as a lamp and the buttons that move it"},
        {"A: x\nfaces 1 2\nstart x=1\n",
         "line 3, column 9: '1' is read as the number of a state, not as the name of state 0"},
        {R"({"lamps": 2, "buttons": [[1, 2]]})", "buttons.0.1: 2 is read as 0, since lamps have two states"},
        {"[#.] (0) {1}",
         "line 1, column 1: lamps are read from 0 on, all dark at the start, and the buttons are b1, b2 "
         "and so on; the numbers in braces are left out: for them, leave out the part in square brackets"},
    };
    for (const auto& one : remarked) {
        CAPTURE(one.first);
        Remarks remarks;
        REQUIRE(puzzle::parse(one.first, &remarks));
        CHECK(say(puzzle::in_one_line(remarks)) == one.second);
    }
    // The matrix is symmetric, so rows and columns are one.
    Remarks none;
    REQUIRE(puzzle::parse("[1 1; 1 0]", &none));
    CHECK(none.empty());
}

}  // namespace switchbox::test
