"""Writes posted.json (about 200 entries) and extra.json (more boards of the same kinds, checked in the same way).

Expected values come from solvers.py alone: boards by elimination over GF(p) and by light chasing or brute force, which must
agree; puzzles by enumeration of all press counts and by Dijkstra over states; cubes by a model made from the cycles of cube.md.
"""
import json
import os

import boards
import cubes
import puzzles

EXTRA = """chat, red squares|chat, blue squares|chat, orange squares|chat, purple circles|chat, stars|chat, white and black circles
chat, names of emoji, spaces|chat, mixed: selector on the black square only|filled and empty circles|diamonds|large circles|shades|block and middle dot|x and hyphens|# and hyphens, spaces
asterisks and dots|O and hyphens|O and dots, spaces|1 and hyphens|x and dots, rows separated by bars|On Off in columns
lit/unlit with bars|German ja/nein, tabs|rows with a name in words|legend: W on, B off|digits, groups separated by commas|digits, commas and spaces, trailing commas
digits in columns with wide spaces|Python list of booleans|Python tuple of tuples|Go|Kotlin|Rust array of booleans|Sage print|Octave print
Haskell strings|JavaScript|MATLAB on lines|numpy repr|YAML list|double box drawing|bars with empty cells|numbers between lines|nested quote marks
inline code for each row|HTML pre|HTML table|XML rows|level file: comments after ;|CSV, semicolons|BBCode quote with a name|frame round the board
spreadsheet, tabs and empty cells, 1 for lit|numbers on two sides, digits within a frame|caption with a level number|four spaces in front, as code on a forum
level file: rows as keys|three states, impossible|three states, spaces|merlin, sentence and words|quatrainment, X and dots|torus, words
level file: one number first|8x8 signs without spaces, trailing spaces|# and underscores|Java booleans|true/false, semicolons at the ends of rows
chat, emoji circles|black and white squares, spaces|digits, rows by bars|yes/no|C++ vector with comments"""
extra_notes = {n for line in EXTRA.split("\n") for n in line.split("|")}
assert not extra_notes - {e["note"] for e in boards.ENTRIES}, extra_notes - {e["note"] for e in boards.ENTRIES}
main = [e for e in boards.ENTRIES if e["note"] not in extra_notes] + boards.REFUSE + boards.TARGETS + puzzles.ENTRIES + cubes.ENTRIES
extra = [e for e in boards.ENTRIES if e["note"] in extra_notes]
here = os.path.dirname(os.path.abspath(__file__))
for name, entries, first in (("posted.json", main, 1), ("extra.json", extra, 1001)):
    texts = [e.get("text", e.get("target")) for e in entries]
    assert len(set(texts)) == len(texts)
    out = [dict(number=i, **e) for i, e in enumerate(entries, first)]
    with open(os.path.join(here, name), "w", encoding="utf-8") as file:
        file.write("[\n" + ",\n".join(json.dumps(e, ensure_ascii=True) for e in out) + "\n]\n")
    kinds = {}
    for e in entries:
        kinds[e["kind"]] = kinds.get(e["kind"], 0) + 1
    print(name, len(entries), kinds)
