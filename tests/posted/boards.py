"""The boards: each is a drawing function over an invented picture, so that text and expected picture cannot differ."""
import random

import solvers

ENTRIES = []
SEEDS = random.Random(20251128)


def flips(rows):
    """The pictures that a reader would see with rows and columns exchanged or the board turned or mirrored."""
    t = [list(x) for x in zip(*rows)]
    out = []
    for g in (rows, t):
        for a in (g, g[::-1]):
            for b in (a, [r[::-1] for r in a]):
                out.append(b)
    return out[1:]


def picture(machine, rows, cols, k, solvable, target, seed, ok=lambda g: True):
    """An asymmetric invented picture with a share of each state."""
    rng = random.Random(seed)
    n = rows * cols
    for _ in range(20000):
        if solvable:
            x = [rng.randrange(k) if rng.random() < 0.55 else 0 for _ in range(len(solvers.effects(machine, rows, cols)))]
            start = solvers.play(machine, rows, cols, k, target, [(-v) % k for v in x])
        else:
            start = [rng.randrange(k) for _ in range(n)]
        g = [start[r * cols:(r + 1) * cols] for r in range(rows)]
        dark = start.count(0)
        if not n * 0.3 <= dark <= n * 0.7 and k == 2 or k > 2 and n >= k and len(set(start)) < k:
            continue
        if any(g == f for f in flips(g)) or not ok(g) or any(a == b for a, b in zip(g, g[1:])) and rows < 6:
            continue
        if all(not any(r) or all(r) for r in g) or not any(g[0]) or not any(g[-1]):
            continue
        count, fewest = solvers.solve_board(machine, rows, cols, k, start, target)
        if bool(count) != solvable or count and fewest < 2:
            continue
        return g, count, fewest
    raise AssertionError((machine, rows, cols, k, solvable))


RING = [1, 1, 1, 1, 0, 1, 1, 1, 1]


def B(note, size, draw, k=2, machine="lights-out", args=(), solvable=True, ok=lambda g: True, grid=None, doubt=None):
    rows, cols = map(int, size.split("x"))
    target = RING if machine == "merlin" else [0] * (rows * cols)
    seed = SEEDS.randrange(1 << 30)
    if grid:
        g = [[int(v) for v in row] for row in grid.split("/")]
        count, fewest = solvers.solve_board(machine, rows, cols, k, sum(g, []), target)
        assert bool(count) == solvable
    else:
        g, count, fewest = picture(machine, rows, cols, k, solvable, target, seed, ok)
    e = {"kind": "board", "machine": machine, "text": draw(g), "note": note,
         "start": "/".join("".join(map(str, r)) for r in g), "solvable": bool(count)}
    if count:
        e["fewest"] = fewest
        e["verdict"] = "unique" if count == 1 else "several"
    else:
        e["verdict"] = "impossible"
    if k != 2:
        e["states"] = k
        e["args"] = ["--states", str(k)]
    if args:
        e["args"] = e.get("args", []) + list(args)
    if doubt:
        e["debatable"] = doubt
    ENTRIES.append(e)


def signs(lit, dark, sep="", end="\n"):
    return lambda g: end.join(sep.join(lit if v else dark for v in r) for r in g)


def digits(sep="", end="\n"):
    return lambda g: end.join(sep.join(map(str, r)) for r in g)


def wrap(draw, before="", after=""):
    return lambda g: before + draw(g) + after


def each(draw, line):
    """line: a function of (row number from 1, text of the row)."""
    return lambda g: "\n".join(line(i, t) for i, t in enumerate(draw(g).split("\n"), 1))


def nest(o="[", c="]", sep=", ", rowsep=", ", t="1", f="0"):
    def draw(g):
        word = (lambda v: {0: f, 1: t}[v]) if (t, f) != ("1", "0") else str
        return o + rowsep.join(o + sep.join(word(v) for v in r) + c for r in g) + c
    return draw


def lined(o="[", c="]", sep=", ", t="1", f="0", indent="    ", comma_last=True, oo=None, cc=None):
    def draw(g):
        rows = [indent + o + sep.join(t if v else f for v in r) + c for r in g]
        return (oo or o) + "\n" + ",\n".join(rows) + ("," if comma_last else "") + "\n" + (cc or c)
    return draw


# ---------------------------------------------------------------- chats: emoji
B("chat, emoji", "5x5", signs("🟨", "⬛"))
B("chat, emoji, not square", "4x6", signs("🟨", "⬛"))
B("chat, emoji circles", "5x4", signs("🟡", "⚫"))
B("chat, bulbs", "3x5", signs("💡", "⬛"))
B("chat, red circles with a sentence before", "4x5", wrap(signs("🔴", "⚫"), "anyone got an idea for this one?\n"))
B("chat, red squares", "6x5", signs("🟥", "⬛"))
B("chat, blue squares", "3x4", signs("🟦", "⬛"))
B("chat, green circles, spaces", "4x3", signs("🟢", "⚫", " "))
B("chat, orange squares", "5x6", signs("🟧", "⬛"))
B("chat, purple circles", "2x5", signs("🟣", "⚫"))
B("chat, white and black squares", "5x5", signs("⬜", "⬛"), doubt="white is taken as lit")
B("chat, white and black circles", "4x6", signs("⚪", "⚫"), doubt="white is taken as lit")
B("chat, emoji with variation selectors", "4x5", signs("⬜\ufe0f", "⬛\ufe0f"), doubt="white is taken as lit")
B("chat, mixed: selector on the black square only", "3x6", signs("🟨", "⬛\ufe0f"))
B("chat, check marks and crosses", "4x3", signs("✅", "❌"))
B("chat, moons", "5x4", signs("🌕", "🌑"))
B("chat, stars", "3x4", signs("⭐", "⬛"))
B("chat, keycap digits", "4x5", digits_keycap := (lambda g: "\n".join("".join(str(v) + "\ufe0f\u20e3" for v in r) for r in g)))
B("chat, keycap digits, three states", "3x4", digits_keycap, k=3)
B("chat, names of emoji as copied from the client", "3x5", signs(":yellow_square:", ":black_large_square:"))
B("chat, names of emoji, spaces", "4x3", signs(":red_circle:", ":black_circle:", " "))
B("chat, emoji with a nickname and time before", "4x5", wrap(signs("🟨", "⬛"), "Level 14 🤔\n"))
B("chat export: time and name in front of the first line", "5x4", wrap(signs("🟩", "⬛"), "[18:22, 03/11/2025] Kim: who can do this?\n", "\n[18:23, 03/11/2025] Kim: i need the fewest taps"))
B("IRC log, name in front of every row", "4x5", each(digits(), lambda i, t: "<kim> " + t))
# ---------------------------------------------------------------- typographic signs
B("black and white squares, spaces", "4x5", signs("■", "□", " "))
B("filled and empty circles", "6x4", signs("●", "○"))
B("filled and empty circles, spaces, impossible", "4x4", signs("●", "○", " "), solvable=False)
B("stars, filled and empty", "3x5", signs("★", "☆"))
B("diamonds", "4x3", signs("◆", "◇", " "))
B("large circles", "3x4", signs("⬤", "◯", " "))
B("blocks", "5x6", signs("█", "░"))
B("shades", "4x6", signs("▓", "░", " "))
B("block and middle dot", "6x5", signs("█", "·"))
B("ballot boxes", "3x5", signs("☑", "☐", " "))
B("Markdown task boxes", "3x4", signs("[x]", "[ ]", " "))
# ---------------------------------------------------------------- letters and signs
B("x and dots, lower case", "5x5", signs("x", "."))
B("X and dots, spaces", "4x6", signs("X", ".", " "))
B("x and hyphens", "5x4", signs("x", "-"))
B("X and underscores", "3x6", signs("X", "_"))
B("# and dots", "7x5", signs("#", "."))
B("# and hyphens, spaces", "4x5", signs("#", "-", " "))
B("# and underscores", "6x6", signs("#", "_"))
B("asterisks and dots", "5x3", signs("*", "."))
B("asterisks and hyphens, spaces", "4x6", signs("*", "-", " "))
B("o and dots", "6x7", signs("o", "."))
B("O and dots, spaces", "5x4", signs("O", ".", " "))
B("O and hyphens", "3x5", signs("O", "-"))
B("at signs", "8x6", signs("@", "."))
B("O and tildes", "4x5", signs("O", "~"))
B("plus and minus, spaces", "3x4", signs("+", "-", " "), doubt="plus is taken as lit")
B("1 and dots", "5x6", signs("1", "."))
B("1 and hyphens", "4x3", signs("1", "-", " "))
B("1 and underscores, bars", "3x5", signs("1", "_", "|"))
B("# and dots, rows separated by /", "4x5", signs("#", ".", "", "/"))
B("x and dots, rows separated by bars", "3x4", signs("x", ".", "", " | "))
# ---------------------------------------------------------------- words
B("on/off, commas", "3x4", signs("on", "off", ", "))
B("ON OFF, spaces", "4x3", signs("ON", "OFF", " "))
B("On Off in columns", "3x5", signs("On ", "Off", "  "))
B("lit/dark", "3x4", signs("lit", "dark", " "))
B("lit/unlit with bars", "3x3", signs("lit", "unlit", " | "))
B("yes/no", "4x3", signs("yes", "no", ", "))
B("Y and N", "4x5", signs("Y", "N"))
B("T and F, spaces", "3x5", signs("T", "F", " "))
B("true/false, semicolons at the ends of rows", "3x4", signs("true", "false", ", ", ";\n"))
B("German an/aus", "4x3", signs("an", "aus", " "))
B("German AN/AUS, a heading", "3x4", wrap(signs("AN", "AUS", "; "), "Mein Brett:\n"))
B("German hell/dunkel", "3x3", signs("hell", "dunkel", ", "))
B("German ja/nein, tabs", "3x4", signs("ja", "nein", "\t"))
B("rows with a name in words", "3x4", each(signs("on", "off", " "), lambda i, t: f"Row {i}: {t}"))
B("rows with a name, digits", "4x5", each(digits(" "), lambda i, t: f"row {i}: {t}"))
B("legend in front: X lit, O not", "4x5", wrap(signs("X", "O", " "), "X = lit, O = unlit\n\n"))
B("legend behind: . on, # off", "4x5", wrap(signs(".", "#"), "", "\n\n# = off, . = on"))
B("legend: W on, B off", "3x5", wrap(signs("W", "B", " "), "(W = on, B = off)\n"))
# ---------------------------------------------------------------- digits
B("digits, lines", "5x5", digits())
B("digits, lines, not square", "4x7", digits())
B("digits, spaces", "7x4", digits(" "))
B("digits, commas", "6x5", digits(","))
B("digits, commas and spaces, trailing commas", "4x5", each(digits(", "), lambda i, t: t + ","))
B("digits, rows by semicolons on one line", "3x6", digits(" ", "; "))
B("digits, rows by slashes", "4x3", digits("", " / "))
B("digits, rows by bars", "3x5", digits("", "|"))
B("digits, groups separated by spaces", "4x5", digits("", " "))
B("digits, groups separated by commas", "5x4", digits("", ", "))
B("one line of 25 digits", "5x5", digits("", ""))
B("one line of 36 digits", "6x6", digits("", ""))
B("one line of 25 digits, spaces, impossible", "5x5", digits(" ", " "), solvable=False)
B("one line of 49 digits with a caption", "7x7", wrap(digits("", ""), "7x7 board: "))
B("quoted rows", "4x5", each(digits(), lambda i, t: f'"{t}",'))
B("9x9 digits with empty lines between the rows", "9x9", wrap(digits("", "\n\n"), "", "\n"))
B("fullwidth digits", "3x5", lambda g: "\n".join("".join("０１"[v] for v in r) for r in g))
B("digits in columns with wide spaces", "4x6", digits("   "))
B("no-break spaces", "3x4", digits("\u00a0"))
B("8x8 signs without spaces, trailing spaces", "8x8", each(signs("#", "."), lambda i, t: t + "  "))
# ---------------------------------------------------------------- code
B("Python nested list", "3x4", nest())
B("Python list with a name, many lines", "4x5", wrap(lined(), "board = "))
B("Python list of booleans", "3x3", wrap(lined(t="True", f="False", comma_last=False), "lights = "))
B("Python list of strings", "4x6", lambda g: "grid = [" + ", ".join("'" + "".join("#" if v else "." for v in r) + "'" for r in g) + "]")
B("Python text in triple quotes", "5x4", wrap(signs("#", "."), 'puzzle = """\n', '\n"""'))
B("Python tuple of tuples", "3x5", nest("(", ")"))
B("numpy print", "4x5", lambda g: "\n".join(("[[" if i == 0 else " [") + " ".join(map(str, r)) + ("]]" if i == len(g) - 1 else "]") for i, r in enumerate(g)))
B("numpy repr", "3x5", lambda g: "array([" + ",\n       ".join("[" + ", ".join(map(str, r)) + "]" for r in g) + "])")
B("numpy print of booleans", "3x4", lambda g: "\n".join(("[[" if i == 0 else " [") + " ".join(" True" if v else "False" for v in r) + ("]]" if i == len(g) - 1 else "]") for i, r in enumerate(g)))
B("JSON with booleans", "3x4", nest(sep=",", rowsep=",", t="true", f="false"))
B("JSON object with sizes", "4x5", lambda g: '{"rows": 4, "cols": 5, "board": ' + nest(sep=",", rowsep=",")(g) + "}")
B("JSON object with rows as text", "3x6", lambda g: '{\n  "grid": [\n' + ",\n".join('    "' + "".join("#" if v else "." for v in r) + '"' for r in g) + "\n  ]\n}")
B("JavaScript", "4x3", wrap(lined(indent="  "), "const board = ", ";"))
B("C array", "3x5", wrap(lined("{", "}"), "int board[3][5] = ", ";"))
B("C++ vector with comments", "4x4", lambda g: "std::vector<std::vector<int>> lights = {\n" + "".join("    {" + ", ".join(map(str, r)) + "},  // row " + str(i) + "\n" for i, r in enumerate(g)) + "};", solvable=True)
B("Java booleans", "3x4", wrap(nest("{", "}", t="true", f="false"), "boolean[][] lit = ", ";"))
B("Rust array of booleans", "3x3", wrap(nest(t="true", f="false"), "let board: [[bool; 3]; 3] = ", ";"))
B("Rust vec!", "4x3", lambda g: "vec![" + ", ".join("vec![" + ", ".join(map(str, r)) + "]" for r in g) + "]")
B("Go", "3x4", wrap(lined("{", "}", indent="\t"), "grid := [][]int", ""))
B("Kotlin", "3x4", lambda g: "arrayOf(\n" + ",\n".join("    intArrayOf(" + ", ".join(map(str, r)) + ")" for r in g) + "\n)")
B("MATLAB", "3x5", wrap(digits(" ", "; "), "A = [", "];"))
B("MATLAB on lines", "4x5", wrap(digits(" ", ";\n     "), "A = [", "]"))
B("Octave print", "3x4", wrap(each(digits("   "), lambda i, t: "   " + t), "A =\n\n", "\n\n"))
B("Julia print", "3x4", wrap(each(digits("  "), lambda i, t: " " + t), "3×4 Matrix{Int64}:\n"))
B("Mathematica", "4x3", nest("{", "}"))
B("Sage print", "4x6", each(digits(" "), lambda i, t: f"[{t}]"))
B("R print", "3x4", lambda g: "     " + " ".join(f"[,{j + 1}]" for j in range(len(g[0]))) + "\n" + "\n".join(f"[{i + 1},] " + " ".join(f"{v:4d}" for v in r) for i, r in enumerate(g)))
B("pandas print", "3x5", lambda g: "   " + "  ".join(str(j) for j in range(len(g[0]))) + "\n" + "\n".join(f"{i}  " + "  ".join(map(str, r)) for i, r in enumerate(g)))
B("Haskell strings", "4x5", lambda g: "board = [ " + "\n        , ".join('"' + "".join("#" if v else "." for v in r) + '"' for r in g) + "\n        ]")
B("LaTeX matrix", "3x4", lambda g: "\\begin{pmatrix}\n" + " \\\\\n".join(" & ".join(map(str, r)) for r in g) + "\n\\end{pmatrix}")
B("YAML list", "4x5", lambda g: "\n".join("- [" + ", ".join(map(str, r)) + "]" for r in g))
# ---------------------------------------------------------------- tables
B("spreadsheet, tabs", "4x5", digits("\t"))
B("spreadsheet, tabs and empty cells, x for lit", "4x5", signs("x", "", "\t"), ok=lambda g: all(any(r) for r in g) and all(any(c) for c in zip(*g)))
B("spreadsheet, tabs and empty cells, 1 for lit", "5x4", signs("1", "", "\t"), ok=lambda g: all(any(r) for r in g) and all(any(c) for c in zip(*g)))
B("spreadsheet, TRUE and FALSE", "3x4", signs("TRUE", "FALSE", "\t", "\r\n"))
B("German spreadsheet, WAHR and FALSCH", "3x5", signs("WAHR", "FALSCH", ";", "\r\n"))
B("CSV with quotes", "4x3", lambda g: "\n".join(",".join(f'"{v}"' for v in r) for r in g) + "\n")
B("CSV with a byte order mark and CRLF", "5x6", lambda g: "\ufeff" + "\r\n".join(",".join(map(str, r)) for r in g) + "\r\n")
B("CSV, semicolons", "4x6", digits(";"))
B("Markdown table without heading names", "3x4", lambda g: "| " + " | ".join("   " for _ in g[0]) + " |\n|" + "---|" * len(g[0]) + "\n" + "\n".join("| " + " | ".join("X" if v else " " for v in r) + " |" for r in g))
B("Markdown table with column letters", "3x4", lambda g: "|   | A | B | C | D |\n|---|---|---|---|---|\n" + "\n".join(f"| {i} | " + " | ".join(map(str, r)) + " |" for i, r in enumerate(g, 1)))
B("wiki table", "3x4", lambda g: '{| class="wikitable"\n' + "".join("|-\n| " + " || ".join(map(str, r)) + "\n" for r in g) + "|}")
B("HTML table", "3x3", lambda g: "<table>\n" + "".join("<tr>" + "".join(f"<td>{v}</td>" for v in r) + "</tr>\n" for r in g) + "</table>")
# ---------------------------------------------------------------- frames
B("frame of a cell each, +---+", "3x4", lambda g: (s := "+" + "---+" * len(g[0])) + "\n" + "".join("|" + "|".join(" X " if v else "   " for v in r) + "|\n" + s + "\n" for r in g))
B("frame round the board", "4x6", lambda g: "+" + "-" * len(g[0]) + "+\n" + "".join("|" + "".join("#" if v else "." for v in r) + "|\n" for r in g) + "+" + "-" * len(g[0]) + "+")
B("frame round the board, spaces for dark", "4x5", lambda g: "+-----+\n" + "".join("|" + "".join("#" if v else " " for v in r) + "|\n" for r in g) + "+-----+")
B("box drawing, a cell each", "3x3", lambda g: "┌───┬───┬───┐\n" + "├───┼───┼───┤\n".join("│" + "│".join(" ● " if v else "   " for v in r) + "│\n" for r in g) + "└───┴───┴───┘")
B("box drawing round the board", "4x5", lambda g: "┌" + "─" * 11 + "┐\n" + "".join("│ " + " ".join(map(str, r)) + " │\n" for r in g) + "└" + "─" * 11 + "┘")
B("double box drawing", "3x5", lambda g: "╔═════╗\n" + "".join("║" + "".join("■" if v else "□" for v in r) + "║\n" for r in g) + "╚═════╝")
B("bars at both ends", "4x4", lambda g: "\n".join("| " + " | ".join("O" if v else "." for v in r) + " |" for r in g), solvable=False)
B("bars with empty cells", "3x5", lambda g: "\n".join("|" + "|".join("X" if v else " " for v in r) + "|" for r in g))
B("numbers between lines", "3x4", lambda g: "-----------------\n" + "".join("| " + " | ".join(map(str, r)) + " |\n-----------------\n" for r in g))
# ---------------------------------------------------------------- coordinates
B("chess board: letters above, numbers in front", "4x5", lambda g: "  A B C D E\n" + "\n".join(f"{i} " + " ".join("X" if v else "." for v in r) for i, r in enumerate(g, 1)))
B("chess board: numbers downwards, letters below", "5x5", lambda g: "\n".join(f"{5 - i} " + "".join("#" if v else "." for v in r) for i, r in enumerate(g)) + "\n  abcde")
B("numbers above, letters in front", "4x6", lambda g: "   1 2 3 4 5 6\n" + "\n".join(f"{'ABCD'[i]}  " + " ".join("#" if v else "." for v in r) for i, r in enumerate(g)))
B("numbers on two sides, digits within a frame", "3x4", lambda g: "    1   2   3   4\n  +---+---+---+---+\n" + "".join(f"{i} | " + " | ".join(map(str, r)) + " |\n  +---+---+---+---+\n" for i, r in enumerate(g, 1)))
B("numbers above and in front, x and dots", "5x4", lambda g: "  1234\n" + "\n".join(f"{i} " + "".join("x" if v else "." for v in r) for i, r in enumerate(g, 1)))
# ---------------------------------------------------------------- captions, forums
B("caption Board:", "4x5", wrap(digits(), "Board:\n"))
B("a sentence before, thanks behind", "5x6", wrap(signs("#", ".", " "), "Here is my puzzle, can somebody solve it?\n\n", "\n\nThanks in advance!"))
B("caption with a level number", "5x4", wrap(digits(" "), "Level 37\n\n"))
B("heading of a level with size", "4x6", wrap(signs("O", "."), "Stage 3-4 (4x6)\n"))
B("forum quote marks", "4x5", each(signs("x", ".", " "), lambda i, t: "> " + t))
B("nested quote marks", "3x4", each(digits(), lambda i, t: "> > " + t))
B("code fence", "5x5", wrap(signs("#", "."), "```\n", "\n```"))
B("code fence with a word, sentence before", "4x6", wrap(digits(" "), "Stuck on this:\n\n```text\n", "\n```\n"))
B("BBCode", "4x5", wrap(digits(), "[code]\n", "\n[/code]"))
B("BBCode quote with a name", "3x6", wrap(signs("X", "-"), "[quote=\"lampfan\"]\n", "\n[/quote]"))
B("four spaces in front, as code on a forum", "4x5", each(signs("*", "."), lambda i, t: "    " + t))
B("inline code for each row", "3x5", each(digits(), lambda i, t: "`" + t + "`"))
B("HTML pre", "5x4", wrap(signs("#", "."), "<pre>\n", "\n</pre>"))
# ---------------------------------------------------------------- level files
B("level file: rows and columns first", "4x5", wrap(digits(), "4 5\n", "\n"))
B("level file: width and height first", "4x6", wrap(digits(" "), "6 4\n", "\n"))
B("level file: one number first", "6x6", wrap(signs("#", "."), "6\n", "\n"))
B("level file: size 5x7 first, CRLF", "5x7", lambda g: "5x7\r\n" + "\r\n".join("".join(map(str, r)) for r in g) + "\r\n")
B("level file: CR only", "4x5", digits("", "\r"))
B("level file: comments after //", "4x5", lambda g: "// level 8, by hand\n" + "\n".join("".join(map(str, r)) + (" // the hard row" if i == 1 else "") for i, r in enumerate(g)) + "\n")
B("level file: comments after #", "3x6", wrap(digits(" "), "# level 12\n# 1 = lit\n", "\n"))
B("level file: comments after ;", "4x5", wrap(signs("X", "."), "; tutorial 4\n", "\n"))
B("level file: keys", "4x6", wrap(digits(), "width=6\nheight=4\ndata=\n", "\n"))
B("level file: rows as keys", "3x5", each(digits(), lambda i, t: f"row{i}={t}"))
B("level file: trailing commas in rows", "4x7", each(digits(","), lambda i, t: t + ("," if i < 4 else "")))
B("level file: byte order mark, trailing spaces, empty lines at the end", "7x6", lambda g: "\ufeff" + "".join("".join("#" if v else "-" for v in r) + "   \r\n" for r in g) + "\r\n\r\n")
B("XML rows", "3x5", lambda g: "<level>\n" + "".join("  <row>" + "".join(map(str, r)) + "</row>\n" for r in g) + "</level>")
# ---------------------------------------------------------------- three and more states
B("three states, lines", "5x5", digits(), k=3)
B("three states, spaces", "3x5", digits(" "), k=3)
B("three states, Python list", "4x3", nest(), k=3)
B("three states, dots for 0", "4x5", lambda g: "\n".join("".join(".12"[v] for v in r) for r in g), k=3)
B("three states, CSV with CRLF", "3x4", digits(",", "\r\n"), k=3)
B("three states, impossible", "2x2", digits(" "), k=3, solvable=False)
B("four states, C array", "3x2", wrap(nest("{", "}"), "int dials[3][2] = ", ";"), k=4)
B("five states, spaces", "3x4", digits(" "), k=5)
B("six states, bars", "2x3", digits(" | "), k=6)
B("seven states, caption", "2x4", wrap(digits(" "), "Dials now:\n"), k=7)
# ---------------------------------------------------------------- other machines
B("merlin, one line of nine digits", "3x3", digits("", ""), machine="merlin")
B("merlin, emoji", "3x3", signs("🔴", "⚫"), machine="merlin")
B("merlin, tic-tac-toe lines", "3x3", lambda g: "\n---+---+---\n".join("|".join(" * " if v else "   " for v in r) for r in g), machine="merlin")
B("merlin, sentence and words", "3x3", wrap(signs("on", "off", " "), "The handheld shows:\n"), machine="merlin")
B("quatrainment, X and dots", "4x4", signs("X", ".", " "), machine="quatrainment")
B("quatrainment, one line of 16 digits", "4x4", digits("", ""), machine="quatrainment")
B("quatrainment, filled and empty squares", "4x4", signs("■", "□"), machine="quatrainment")
B("torus, words", "3x3", signs("lit", "dark", ", "), machine="torus", solvable=False)
B("torus with three states", "3x3", digits(" "), k=3, machine="torus")
B("torus, Mathematica", "4x5", nest("{", "}"), machine="torus")

# ---------------------------------------------------------------- meaning not plain
REFUSE = []


def R(note, text, reason, machine="lights-out", args=()):
    e = {"kind": "refuse", "machine": machine, "text": text, "note": note, "reason": reason}
    if args:
        e["args"] = list(args)
    REFUSE.append(e)


R("x and o", "x o x x\no o x o\nx x o o", "either letter may be the lit one")
R("two unknown letters", "A B B A\nB A A A\nB B A B", "no letter says which lamps are lit")
R("red and blue", "🟥🟦🟥🟥\n🟦🟦🟥🟦\n🟥🟥🟦🟦", "two colours, neither dark")
R("rows of different lengths", "10110\n0101\n11100\n00110\n10001", "row 2 has 4 cells, the others 5")
R("a 2 among lamps of two states", "1 0 2 0\n0 1 1 0\n1 1 0 0", "no lamp has a state 2")
R("a question mark for a cell that could not be seen", "10?10\n01011\n11100", "the state of a lamp is not known")
R("zero and letter O", "0O0O\nOO00\n0OO0", "0 and O may both be dark, or O lit")
R("three signs without order", "⬛🟩🟥⬛\n🟩🟩⬛🟥\n🟥⬛⬛🟩", "nothing says which colour is which state", args=["--states", "3"])
R("two boards", "Board 1:\n101\n010\n110\n\nBoard 2:\n011\n110\n001", "two boards in one text")
R("a sentence alone", "My board is the one from level 7, can you solve it?", "no board in the text")
R("states from 1 on", "1 2 4\n3 1 2\n4 4 1", "with four states there is no state 4", args=["--states", "4"])
R("a wrong size before the rows", "4 5\n10110\n01011\n11100", "4 rows announced, 3 follow")
R("nothing", "\n\n", "empty text")

# ---------------------------------------------------------------- targets
TARGETS = []


def T(note, machine, want, start, draw, k=2):
    """want: rows of digits and *; draw: a function of the rows (lists of characters)."""
    g = [list(r) for r in want.split("/")]
    rows, cols = len(g), len(g[0])
    s = [int(v) for v in start.replace("/", "")]
    t = [None if v == "*" else int(v) for v in want.replace("/", "")]
    count, fewest = solvers.solve_board(machine, rows, cols, k, s, t)
    args = ["--start", start]
    if machine in ("lights-out", "torus"):
        args = ["--size", f"{rows}x{cols}"] + args
    e = {"kind": "target", "machine": machine, "target": draw(g), "note": note, "want": want, "start": start, "args": args,
         "solvable": bool(count)}
    if k > 2:
        e["args"] += ["--states", str(k)]
        e["states"] = k
    if count:
        e["fewest"] = fewest
        e["verdict"] = "unique" if count == 1 else "several"
    else:
        e["verdict"] = "impossible"
    TARGETS.append(e)


def chars(on="1", off="0", free="x", sep="", end="\n"):
    return lambda g: end.join(sep.join({"1": on, "0": off, "*": free}.get(v, v) for v in r) for r in g)


T("x means any, as in guides", "lights-out", "111/111/***", "010/110/001", chars())
T("asterisk means any", "lights-out", "1*01/0*10", "0110/1010", chars(free="*"))
T("question marks", "lights-out", "1?0?/0110/??11".replace("?", "*"), "0100/0111/1000", chars(free="?"))
T("x on one line with slashes", "lights-out", "11*/*01/0*1", "001/110/101", chars(end="/"))
T("words", "lights-out", "110/0*1/**0", "100/011/010", chars("on", "off", "any", " "))
T("emoji", "lights-out", "1100/0**1/1010", "0110/1001/1100", chars("🟨", "⬛", "❓"))
T("# . and ?", "lights-out", "1100*/0**11/10100/**001", "01101/10011/11000/01010", chars("#", ".", "?"))
T("4x4, a target that some states of the free lamps allow", "lights-out", "0000/0110/0110/****", "1000/0100/1011/0010", chars(free="?", sep=" "))
T("Python list with None", "lights-out", "11*/00*", "010/100", lambda g: "[" + ", ".join("[" + ", ".join("None" if v == "*" else v for v in r) + "]" for r in g) + "]")
T("merlin, ring with a free centre", "merlin", "111/1*1/111", "100/110/010", chars(free="*"))
T("three states, spaces", "lights-out", "210/0*1/**2", "102/010/211", chars(sep=" ", free="*"), k=3)
