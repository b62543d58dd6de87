// Tests of boards in the notations that people use.
#include "machine/board_signs.hpp"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

#include "i18n/words.hpp"
#include "machine/board_rows.hpp"
#include "support/support.hpp"

namespace switchbox::test {
namespace {

using machine::read_board;
using machine::ReadBoard;

// Returns the board as rows of digits, "101/010", with its reading behind it, or the error.
std::string read(std::string_view text) {
    const auto board = read_board(text);
    if (!board) return say(board.error().message);
    std::string rows;
    for (std::size_t i = 0; i < board->cells.size(); ++i) {
        if (i > 0 && i % static_cast<std::size_t>(board->shape.columns) == 0) rows += '/';
        rows += std::to_string(board->cells[i]);
    }
    return rows + ": " + say(board->words());
}

// Returns the rows of a board, or of a target with '*' for lamps that do not matter; "refused" for an error.
std::string rows_in(std::string_view text, bool is_target = false) {
    const auto board = read_board(text, {.has_any = is_target});
    if (!board) return "refused";
    std::string rows;
    for (std::size_t i = 0; i < board->cells.size(); ++i) {
        if (i > 0 && i % static_cast<std::size_t>(board->shape.columns) == 0) rows += '/';
        rows += board->is_any[i] ? "*" : std::to_string(board->cells[i]);
    }
    return rows;
}

}  // namespace

TEST_CASE("A board is read in each usual notation, and its reading is told") {
    const std::vector<std::pair<const char*, std::string>> boards{
        {"X.X\n.X.\nX.X", "101/010/101: X = lit, . = dark; 3 by 3"},
        {"x.x/.x./x.x", "101/010/101: x = lit, . = dark; 3 by 3"},
        {"1 0 1\n0 1 0\n1 0 1", "101/010/101: 3 by 3"},
        {"1,0,1,\n0,1,0,\n", "101/010: 2 by 3"},
        {"[[1,0,0],[1,1,0],[0,1,1],]", "100/110/011: 3 by 3"},
        {"[1 0 1; 0 1 0]", "101/010: 2 by 3"},
        {"[1 0 1\n0 1 0]", "101/010: 2 by 3"},
        {"np.array([[1, 0],\n       [0, 1]])", "10/01: 2 by 2"},
        {"{ {1,0}, {0,1} }", "10/01: 2 by 2"},
        {"[\"X.X\", \".X.\"]", "101/010: X = lit, . = dark; 2 by 3"},
        {"100110001", "100/110/001: 3 by 3"},
        {"101 010 111", "101/010/111: 3 by 3"},
        {"101;010;111", "101/010/111: 3 by 3"},
        {"1 0 1 | 0 1 0", "101/010: 2 by 3"},
        {"2x3\n#.#\n.#.", "101/010: # = lit, . = dark; 2 by 3"},
        {"2 3\n1 0 1\n0 1 0", "101/010: 2 by 3"},
        {"```\nx.x\n.x.\n```\n", "101/010: x = lit, . = dark; 2 by 3"},
        {"> x.x\n> .x.\n", "101/010: x = lit, . = dark; 2 by 3"},
        {"|X|.|X|\n|.|X|.|", "101/010: X = lit, . = dark; 2 by 3"},
        {"+---+---+\n| X | . |\n+---+---+\n| . | X |\n+---+---+", "10/01: X = lit, . = dark; 2 by 2"},
        {"|X| |X|\n| |X| |", "101/010: X = lit, blank = dark; 2 by 3"},
        {"x\t\tx\n\tx\n\t\t", "101/010/000: x = lit, blank = dark; 3 by 3"},
        {"\U0001F7E8\u2B1B\n\u2B1B\U0001F7E8", "10/01: \U0001F7E8 = lit, \u2B1B = dark; 2 by 2"},
        {"\u25CF\u25CB\r\n\u25CB\u25CF\r\n", "10/01: \u25CF = lit, \u25CB = dark; 2 by 2"},
        {"on off on\noff on off", "101/010: on = lit, off = dark; 2 by 3"},
        {"TRUE\tFALSE\nFALSE\tTRUE", "10/01: TRUE = lit, FALSE = dark; 2 by 2"},
        {"1.0 0.0\n0.0 1.0", "10/01: 2 by 2"},
        {"x-x\n-x-", "101/010: x = lit, - = dark; 2 by 3"},
        {"O..\n\n.O.", "100/010: O = lit, . = dark; 2 by 3"},
        {"\uFEFF2 0 1\n1 1 2", "201/112: 2 by 3"},
        {"..\n..", "00/00: . = dark; 2 by 2"}};
    for (const auto& one : boards) {
        CAPTURE(one.first);
        CHECK(read(one.first) == one.second);
    }
}

TEST_CASE("A board whose signs have no plain meaning is refused with the place") {
    const std::vector<std::pair<const char*, std::string>> boards{
        {"x o x\no x o",
         "line 1, column 3: it is not clear which of 'o' and 'x' is lit; write 1 for lit and 0 for dark"},
        {"o0o\n0o0",
         "line 1, column 2: it is not clear which of '0' and 'o' is lit; write 1 for lit and 0 for dark"},
        {"X.Q\n...", "line 1, column 3: it is not clear what 'Q' means; write 1 for lit and 0 for dark"},
        {"X.X\n.X", "line 2, column 1: 2 cells where the first row has 3"},
        {"hello world", "line 1, column 1: this is no row of lamps, such as X.X"},
        {"  \n", "this is no row of lamps, such as X.X"}};
    for (const auto& one : boards) {
        CAPTURE(one.first);
        CHECK(read(one.first) == one.second);
    }
}

TEST_CASE("A board is read from a post, a program or a spreadsheet") {
    const std::vector<std::pair<const char*, std::string>> boards{
        // Pairs of signs.
        {"♥ ♡\n♡ ♥", "10/01"},
        {"▲△\n△▲", "10/01"},
        {"⬢⬡\n⬡⬢", "10/01"},
        {"💛🖤\n🖤💛", "10/01"},
        {"🔆◾\n◾🔆", "10/01"},
        {"^_\n_^", "10/01"},
        // Legends.
        {"🟩 = light is on\n⬜ = light is off\n🟩⬜\n⬜⬜", "10/00"},
        {"careful, in this game 0 means lit and 1 means dark!\n1 1\n1 0", "00/01"},
        {"(0 = lit)\n101\n010", "010/101"},
        {"the lit ones are 0\n101\n010", "010/101"},
        {"black squares are lit\n⬜⬛\n⬛⬜", "01/10"},
        {"yellow = off, white = on\n⬜🟨\n🟨⬜", "10/01"},
        {"dark lamps are marked with x\nx.x\n.x.", "010/101"},
        {"x on, o off\nx o\no x", "10/01"},
        {"o = lit\nxo\nox", "01/10"},
        {"[x] = off, [ ] = on\n[x][ ]\n[ ][x]", "01/10"},
        {"off = 0, dim = 1, bright = 2\noff bright\ndim off", "02/10"},
        {"R=0 G=1 B=2 (want all R)\nRGB\nBBR", "012/220"},
        {"[[1,0],\n [0,1]] # lit is 0", "01/10"},
        // Words.
        {"lit, not lit\nnot lit, lit", "10/01"},
        {"allumée - éteinte - éteinte\néteinte - allumée - allumée", "100/011"},
        {"encendida apagada\napagada encendida", "10/01"},
        // Beside rows.
        {"1. 0010\n2. 1011", "0010/1011"},
        {"1️⃣ 🟨⬛\n2️⃣ ⬛🟨", "10/01"},
        {"• 0 1\n• 1 0", "01/10"},
        {"• 1 1\n• 1 1", "11/11"},
        {"- x..\n- .x.", "100/010"},
        {">!x .!<\n>!. x!<", "10/01"},
        {"||x.||\n||.x||", "10/01"},
        {"o | **X**\n**X** | o\nX = on, o = off", "01/10"},
        {"“x.”\n“.x”", "10/01"},
        {"\tc1\tc2\nr1\t1\t0\nr2\t0\t1", "10/01"},
        {"a,b,c\n1,0,1\n0,1,0", "101/010"},
        {"000  100\n101  011\n\n001  101", "000100/101011/001101"},
        {"0 . 3 . 2\n0 . 1 . 2", "032/012"},
        // Programs.
        {"LEVEL = %w[\n  .#\n  #.\n]", "01/10"},
        {"$a = array(\n array(0,1),\n array(1,0)\n);", "01/10"},
        {"array([[1, 0],\n       [0, 1]], dtype=uint8)", "10/01"},
        {"m <- matrix(c(1,0,0,1,1,0), nrow = 2, byrow = TRUE)", "100/110"},
        {"m <- matrix(c(1,0,0,1,1,0), nrow = 2)", "101/010"},
        {"int level[2] = {\n 0b10,\n 0b01,\n};", "10/01"},
        {"{\"id\": 4, \"width\": 3, \"height\": 2, \"cells\": [1,0,1,0,0,0], \"stars\": 2}", "101/000"},
        {"$$\\left[\\begin{array}{c|c}\n0 & 1 \\\\ \\hline\n1 & 0 \\\\ \\hline\n\\end{array}\\right]$$",
         "01/10"}};
    for (const auto& one : boards) {
        CAPTURE(one.first);
        CHECK(rows_in(one.first) == one.second);
    }
    CHECK(rows_in("[[ 1. nan]\n [ 0. 1.]]", true) == "1*/01");
    CHECK(rows_in("# on, . off, ~ doesn't matter\n#~\n.~", true) == "1*/0*");
    CHECK(rows_in("row 1: 1 0\nrow 2: any 1", true) == "10/*1");
    CHECK(rows_in("A =\nX.X\n.X.") == "101/010");
}

TEST_CASE("A slip or a remark that changes the board is refused") {
    for (const char* text : {
             "on off on\non flickering off\noff on on",
             "on flickering\noff on\non on",
             "an aus an\naus halb an\nan an aus",
             "any on\non any",
             "X = on\nX = off\nX.X\n.X.",
             "X is on or off\nX.X\n.X.",
             "X = wall, # = on\nX#.\n##.",
             "# = on, . = off\nX#.\n##Y",
             "X . X\n. X .\nand so on",
             "X . X\n. X .\nthe last row is the same as the first",
             "X . X\n. X .\nEDIT: top left is actually dark",
             "1 0 1\n0 1 0\n. . .",
             "1 0 1\n0 1 0\n1 1 0 <- this row I am unsure about",
             "1 0 1 first row\n0 1 0\n1 1 0",
             "101 (0 is lit)\n010\n111",
             "1 0 1\n\nor was it\n\n0 1 1",
             "row 1: 1 0 1\nrow 3: 0 1 0",
             "Bottom row: 1 0 1\nTop row: 0 1 0",
             "5x5 board\n101\n010\n111",
             "{\"rows\":3, \"cols\":3, \"data\":[1,0,1,0,1,0]}",
             "{\"start\":[[1,0],[0,1]], \"goal\":[[0,0],[0,0]]}",
             "matrix(c(1,0,0,1,1,0), 2)",
             "[(0,1), (1,0), (1,1)]",
             "b = zeros((3, 4))\nb[0, 1] = 1",
             "row,col,on\n1,1,1\n1,2,0",
             "2.1\n1.2",
             "RGB\nGRR\nBBR",
         }) {
        CAPTURE(text);
        CHECK(rows_in(text) == "refused");
    }
}

// Returns rows of random signs, with these texts around and between them.
struct RowMarks {
    std::string begin, before, between, behind, next, end;
};
std::string written(const std::vector<std::vector<std::string>>& rows, const RowMarks& marks) {
    std::string text = marks.begin;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        text += (row > 0 ? marks.next : "") + marks.before;
        for (std::size_t i = 0; i < rows[row].size(); ++i)
            text += (i > 0 ? marks.between : "") + rows[row][i];
        text += marks.behind;
    }
    return text + marks.end;
}

TEST_CASE("A large board is read as rows alone, in the notations of programs") {
    Random random(64);
    const std::vector<RowMarks> all{
        {"", "", "", "", "\n", "\n"},       {"", "", " ", "", "\r\n", ""},
        {"", "", "\t", "", "\n", ""},       {"", "", ",", "", "\n", ""},
        {"", "", ";", "", "\n", ""},        {"", "", ",", "", ";", ""},
        {"[[", "", ", ", "", "], [", "]]"}, {"[", "[", ",\n  ", "]", ",\n ", "]\n"},
        {"", "", "", "", "/", ""},          {"", "|", "|", "|", "\n", ""}};
    const std::vector<std::pair<std::string, std::string>> signs{
        {"0", "1"}, {".", "X"}, {"⬛", "🟨"}, {"off", "on"}, {"\"off\"", "\"on\""}};
    for (const auto& [dark, lit] : signs) {
        for (const RowMarks& marks : all) {
            if (marks.between.empty() && dark.size() > 1 && dark != "⬛") continue;
            const auto columns = static_cast<std::size_t>(300 + random.below(40));
            std::vector<std::vector<std::string>> rows(290, std::vector<std::string>(columns));
            std::vector<std::uint8_t> cells;
            for (auto& row : rows) {
                for (std::string& cell : row) {
                    cells.push_back(static_cast<std::uint8_t>(random.below(2)));
                    cell = cells.back() == 0 ? dark : lit;
                }
            }
            const std::string text = written(rows, marks);
            CAPTURE(text.substr(0, 60));
            REQUIRE(text.size() >= machine::large_text);
            const auto board = read_board(text, {.most = 1000});
            REQUIRE(board);
            CHECK(board->shape == machine::Shape{290, static_cast<int>(columns)});
            CHECK(board->cells == cells);
            CHECK(say(read_board(text).error().message) == "a board has at most 64 rows and columns");
        }
    }
}

TEST_CASE("A large text that is no board is refused with its place") {
    const auto error_of = [](const std::string& text) {
        const auto board = read_board(text, {.most = 1000});
        return board ? std::string() : say(board.error().message);
    };
    const std::string row(300, '1');
    std::string rows;
    for (int i = 0; i < 250; ++i) rows += row + "\n";
    CHECK(error_of(rows + "10\n") == "line 251, column 1: 2 cells where the first row has 300");
    CHECK(error_of(rows + "hello " + row).find("line 251, column 1") == 0);
    CHECK(error_of("the start: " + rows).find("line 1, column 1") == 0);
    CHECK(error_of(std::string(400'000, '1')) == "a board has at most 1000 rows and columns");
    CHECK_FALSE(error_of(std::string(70'000, ' ')).empty());
    CHECK_FALSE(error_of(std::string(70'000, '[')).empty());
}

}  // namespace switchbox::test
