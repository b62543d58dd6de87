// Equations as programs for other systems: GAP, NumPy and Octave (for MATLAB) run them, and their answers are compared with ours.
// Sage and Mathematica are not packages of Debian's that tests install; their texts are compared with the others.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import katex from 'katex';
import { complaint, json, text } from './binary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'switchbox-programs-'));
after(() => rmSync(folder, { recursive: true }));

// Runs a program with the interpreter of its language, and returns the lines that it prints.
const interpreters = {
  gap: (file) => ['gap', '-q', '--quitonbreak', file],
  numpy: (file) => ['/usr/bin/python3', file],
  matlab: (file) => ['octave', '-q', '--no-gui', '--no-init-file', file],
};
function run(language, program) {
  const file = join(folder, `program.${{ gap: 'g', numpy: 'py', matlab: 'm' }[language]}`);
  writeFileSync(file, program);
  const [command, ...args] = interpreters[language](file);
  return execFileSync(command, args, { encoding: 'utf8', input: '', env: { ...process.env, HOME: folder } }).trim().split('\n');
}
const numbers = (line) => line.match(/\d+/g).map(Number);
const isTrue = { gap: 'true', numpy: 'True', matlab: '1' };

// Returns A, b and k, as the program's JSON has them.
function systemOf(args) {
  const { augmented } = json('algebra', ...args, '--show', 'augmented');
  const rows = augmented.map((row) => [...row].map(Number));
  return { a: rows.map((row) => row.slice(0, -1)), b: rows.map((row) => row.at(-1)) };
}

const puzzles = [
  { args: ['merlin', '--start', '100/110/001'], k: 2, solvable: true },
  { args: ['lights-out'], k: 2, solvable: true },
  { args: ['lights-out', '--start', '10000/00000/00000/00000/00000'], k: 2, solvable: false },
  { args: ['lights-out', '--size', '3x4', '--states', '5', '--start', 'random:7'], k: 5, solvable: true },
  { args: ['lights-out', '--size', '4x4', '--states', '6', '--start', 'random:8'], k: 6, solvable: true },
  { args: ['lights-out', '--size', '5x5', '--states', '4', '--start', '10000/00000/00000/00000/00000'], k: 4, solvable: false },
  { args: ['torus', '--size', '3x3', '--states', '9', '--start', 'random:9'], k: 9, solvable: true },
  { args: ['subboards', '--start', 'random:3'], k: 2, solvable: true },
];

for (const { args, k, solvable } of puzzles) {
  const { a, b } = systemOf(args);
  const solves = (x) => a.every((row, lamp) => (row.reduce((sum, weight, i) => sum + weight * x[i], 0) - b[lamp]) % k === 0);
  for (const language of Object.keys(interpreters)) {
    test(`${args.join(' ')}: ${language} agrees`, () => {
      const lines = run(language, text('algebra', ...args, '--as', language));
      assert.equal(lines.at(-1).trim(), isTrue[language], 'the solution or the proof is right');
      const own = lines.slice(0, -1).join(' ').trim();
      if (language !== 'gap' && ![2, 3, 5, 7].includes(k)) return assert.equal(own, '');
      if (solvable) assert.ok(solves(numbers(own)), own);
      else assert.match(own, /^(no solution|None)$/);
    });
  }
  test(`${args.join(' ')}: all texts have the same numbers`, () => {
    const digits = (part) => part.replace(/[^\d;\n]+/g, '');
    const of = (language, begin, end) => {
      const program = text('algebra', ...args, '--as', language);
      return digits(program.slice(program.indexOf(begin), program.indexOf(end, program.indexOf(begin))));
    };
    const rows = a.flat().join('');
    for (const [language, begin, end] of [['sage', 'A = ', '\nb ='], ['gap', 'A := ', '\nb :='], ['numpy', 'A = ', '\nb ='], ['mathematica', 'A = ', '\nb =']])
      assert.equal(of(language, begin, end).replace(/[;\n]/g, ''), rows, language);
    for (const [language, sign] of [['sage', 'xy'], ['mathematica', 'xy']])
      assert.match(text('algebra', ...args, '--as', language), new RegExp(`^${sign[solvable ? 0 : 1]} = `, 'm'));
  });
  test(`${args.join(' ')}: KaTeX reads the whole system`, () => {
    const latex = text('algebra', ...args, '--show', 'system', '--as', 'latex');
    const formulas = [...latex.matchAll(/\\\[\n(.*?)\n\\\]/gs)].map(([, formula]) => formula);
    assert.equal(formulas.length, 2);
    const options = { displayMode: true, throwOnError: true, strict: 'error' };
    for (const formula of formulas) assert.ok(katex.renderToString(formula, options));
    assert.equal(/There is no solution/.test(latex), !solvable);
  });
}

test('a program has the whole system, and stands alone', () => {
  assert.match(complaint('algebra', 'merlin', '--as', 'gap', '--show', 'matrix'), /leave out --show matrix/);
  assert.match(complaint('algebra', 'merlin', '--show', 'system'), /^switchbox: show system: add --as latex/);
  assert.match(complaint('algebra', 'merlin', '--as', 'cobol'), /sage, gap, numpy/);
  assert.equal(json('algebra', 'merlin', '--as', 'numpy').program, text('algebra', 'merlin', '--as', 'numpy'));
  assert.equal(text('algebra', 'merlin', '--as', 'gap', '--show', 'system'), text('algebra', 'merlin', '--as', 'gap'));
});

// Returns the graph as Graphviz reads it: nodes with labels, edges with labels.
function readGraph(dot) {
  const { objects, edges } = JSON.parse(execFileSync('dot', ['-Tdot_json'], { encoding: 'utf8', input: dot, maxBuffer: 1 << 28 }));
  const nodes = objects.filter(({ name }) => /^s\d+$/.test(name));
  return { nodes, edges: edges.map(({ tail, head, label }) => [objects[tail].name, objects[head].name, label]) };
}

test("Graphviz reads Ghaly's graph, and each line is a press", () => {
  const { nodes, edges } = readGraph(text('inspect', 'ghaly', '--size', '2', '--graph', 'dot'));
  assert.equal(nodes.length, 16);
  assert.equal(edges.length, 32);
  const pictures = new Map(nodes.map(({ name, label }) => [name, label.replace(/\\n/g, '/')]));
  // State s with binary digits p is the one after pressing the buttons with a 1.
  const pressed = (name) => [...Number(name.slice(1)).toString(2).padStart(4, '0')].reverse();
  for (const [name, picture] of pictures) {
    const grid = pressed(name).join('').replace(/^(..)/, '$1/');
    assert.equal(json('show', 'ghaly', '--size', '2', '--presses', grid).picture, picture);
  }
  for (const [from, to, button] of edges)
    assert.equal(Number(from.slice(1)) ^ Number(to.slice(1)), 1 << (button - 1));
});

test("Graphviz reads Merlin's graph", () => {
  const { nodes, edges } = readGraph(text('inspect', 'merlin', '--graph', 'dot'));
  assert.equal(nodes.length, 512);
  assert.equal(edges.length, 2304);
});

test('a graph is refused with a reason', () => {
  assert.match(complaint('inspect', 'lights-out', '--graph', 'dot'), /^switchbox: graph: this machine has more than 512 states/);
  assert.match(complaint('inspect', 'merlin', '--graph', 'svg'), /write dot or tikz/);
  assert.equal(json('inspect', 'merlin', '--graph', 'tikz').states, 512);
});
