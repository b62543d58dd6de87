// Usage: node check.mjs PROGRAM [LIST.json] [-v]
// Runs each entry of the list (posted.json beside this file) through PROGRAM and prints each entry that is not read as intended.
// "read right": verdict, cost and the presses themselves, played on the intended board, puzzle or cube. "refused": exit status 2.
// A "refuse" entry is right if it is refused with one line. Exit status 0 if nothing is read wrong.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const words = process.argv.slice(2).filter((a) => a !== "-v");
const verbose = process.argv.includes("-v");
if (words.length < 1) {
  console.error("Usage: node check.mjs PROGRAM [LIST.json] [-v]");
  process.exit(2);
}
const program = words[0];
const entries = JSON.parse(readFileSync(words[1] ?? join(dirname(fileURLToPath(import.meta.url)), "posted.json"), "utf8"));
const folder = mkdtempSync(join(tmpdir(), "posted-"));
const file = join(folder, "text.txt");

// ---------- boards
const MERLIN = ["1245", "123", "2356", "147", "24568", "369", "4578", "789", "5689"];
function effects(machine, rows, cols) {
  if (machine === "merlin") return MERLIN.map((s) => [...s].map((d) => d - 1));
  const out = [];
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < cols; c++) {
      let cells = [[r, c], [r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1]];
      if (machine === "quatrainment") {
        const edgeR = r === 0 || r === 3, edgeC = c === 0 || c === 3, dr = r === 0 ? 1 : -1, dc = c === 0 ? 1 : -1;
        if (edgeR && edgeC) cells = [[r, c], [r + dr, c], [r + 2 * dr, c], [r, c + dc], [r, c + 2 * dc], [r + dr, c + dc]];
        else if (edgeR || edgeC) cells = cells.slice(1);
      }
      if (machine === "torus") cells = cells.map(([a, b]) => [(a + rows) % rows, (b + cols) % cols]);
      out.push(cells.filter(([a, b]) => a >= 0 && a < rows && b >= 0 && b < cols).map(([a, b]) => a * cols + b));
    }
  }
  return out;
}

function checkBoard(e, answer) {
  const rows = e.start.split("/"), cols = rows[0].length, k = e.states ?? 2;
  const start = [...rows.join("")].map(Number), n = start.length;
  const eff = effects(e.machine, rows.length, cols);
  const target = e.kind === "target" ? [...e.want.replaceAll("/", "")].map((v) => (v === "*" ? null : Number(v)))
    : e.machine === "merlin" ? [1, 1, 1, 1, 0, 1, 1, 1, 1] : start.map(() => 0);
  if (answer.verdict !== e.verdict) return `verdict ${answer.verdict}`;
  const shape = (t) => t.split("/").length === rows.length && t.split("/").every((r) => r.length === cols);
  if (!e.solvable) {
    if (!answer.proof || typeof answer.proof.lamps !== "string") return "no proof";
    if (!shape(answer.proof.lamps)) return `a proof for another size: ${answer.proof.lamps}`;
    const w = [...answer.proof.lamps.replaceAll("/", "")].map(Number);
    if (eff.some((lit) => lit.reduce((s, i) => s + w[i], 0) % k)) return `a proof that presses break: ${answer.proof.lamps}`;
    const sum = start.reduce((s, v, i) => s + (target[i] === null ? 0 : (target[i] - v) * w[i]), 0);
    return sum % k ? "" : `a proof for another board: ${answer.proof.lamps}`;
  }
  if (answer.fewest !== e.fewest) return `fewest ${answer.fewest}, presses ${answer.presses}`;
  if (!shape(answer.presses)) return `presses for another size: ${answer.presses}`;
  const x = [...answer.presses.replaceAll("/", "")].map(Number);
  if (x.reduce((a, b) => a + b, 0) !== e.fewest) return `presses ${answer.presses}`;
  const lamps = [...start];
  for (let p = 0; p < n; p++) for (const i of eff[p]) lamps[i] = (lamps[i] + x[p]) % k;
  return lamps.every((v, i) => target[i] === null || v === target[i]) ? "" : `presses for another board: ${answer.presses}`;
}

// ---------- puzzles of one's own
const mod = (a, m) => ((a % m) + m) % m;
function checkPuzzle(e, answer) {
  if (answer.verdict !== e.verdict) return `verdict ${answer.verdict}, cost ${answer.cost}`;
  const m = e.model, lamps = Object.keys(m.lamps), buttons = Object.keys(m.buttons);
  const state = Object.fromEntries(lamps.map((l) => [l, m.start?.[l] ?? 0]));
  for (const [b, t] of Object.entries(m.pressed ?? {})) for (const [l, d] of Object.entries(m.buttons[b])) state[l] += t * d;
  if (e.verdict === "impossible") {
    for (const p of Array.isArray(answer.proof) ? answer.proof : []) {
      if (!Object.keys(p.weights).every((l) => l in m.lamps)) continue;
      for (const b of buttons) {
        if (mod(Object.entries(m.buttons[b]).reduce((s, [l, d]) => s + d * (p.weights[l] ?? 0), 0), p.modulus)) return "a proof that presses break";
      }
    }
    return "";
  }
  if (answer.cost !== e.cost) return `cost ${answer.cost}, presses ${JSON.stringify(answer.presses)}`;
  let cost = 0;
  for (const [name, t] of Object.entries(answer.presses)) {
    let b = name;
    if (!(b in m.buttons) && /^\d+$/.test(name)) b = buttons[Number(name) - 1];
    if (!(b in m.buttons)) return verbose ? (console.log(`  ${e.number}: buttons have other names: ${JSON.stringify(answer.presses)}`), "") : "";
    cost += t * (m.cost?.[b] ?? 1);
    if (m.most?.[b] !== undefined && t > m.most[b]) return `button ${b} pressed ${t} times`;
    for (const [l, d] of Object.entries(m.buttons[b])) state[l] += t * d;
  }
  if (cost !== e.cost) return `presses that cost ${cost}`;
  const end = lamps.map((l) => mod(state[l], m.lamps[l]));
  const good = m.targets === "alike" ? end.every((v) => v === end[0])
    : m.targets.some((t) => lamps.every((l, i) => t[l] === "*" || (t[l] ?? 0) === end[i]));
  return good ? "" : `presses for another puzzle: ${JSON.stringify(answer.presses)}`;
}

// ---------- the cube
const CYCLES = {
  U: "1 3 8 6,2 5 7 4,9 33 25 17,10 34 26 18,11 35 27 19", L: "9 11 16 14,10 13 15 12,1 17 41 40,4 20 44 37,6 22 46 35",
  F: "17 19 24 22,18 21 23 20,6 25 43 16,7 28 42 13,8 30 41 11", R: "25 27 32 30,26 29 31 28,3 38 43 19,5 36 45 21,8 33 48 24",
  B: "33 35 40 38,34 37 39 36,3 9 46 32,2 12 47 29,1 14 48 27", D: "41 43 48 46,42 45 47 44,14 22 30 38,15 23 31 39,16 24 32 40",
};
const place = (n) => "URFDLB".indexOf("ULFRBD"[(n - 1) >> 3]) * 9 + (((n - 1) & 7) < 4 ? (n - 1) & 7 : ((n - 1) & 7) + 1);
function turn(cube, face) {
  const out = [...cube];
  for (const cycle of CYCLES[face].split(",")) {
    const at = cycle.split(" ").map((v) => place(Number(v)));
    at.forEach((p, i) => { out[at[(i + 1) % 4]] = cube[p]; });
  }
  return out;
}
function checkCube(e, answer) {
  if (!e.solvable) return answer.verdict === "impossible" ? "" : `verdict ${answer.verdict}`;
  if (answer.verdict !== "solvable") return `verdict ${answer.verdict}`;
  let cube = [...e.facelets];
  for (const t of answer.turns.split(/\s+/).filter(Boolean)) {
    const m = /^([URFDLB])(2|'|)$/.exec(t);
    if (!m) return `turns ${answer.turns}`;
    for (let i = 0; i < { "": 1, 2: 2, "'": 3 }[m[2]]; i++) cube = turn(cube, m[1]);
  }
  const solved = [0, 9, 18, 27, 36, 45].every((f) => cube.slice(f, f + 9).every((v) => v === cube[f]));
  return solved ? "" : `turns for another cube: ${answer.turns}`;
}

// ---------- all entries
const counts = {};
const table = {};
for (const e of entries) {
  const text = e.kind === "target" ? e.target : e.text;
  writeFileSync(file, e.encoding ? Buffer.from(text, e.encoding) : text);
  const args = e.kind === "puzzle" ? ["solve", `file:${file}`]
    : ["solve", e.machine ?? "cube", e.kind === "target" ? "--target" : "--start", `file:${file}`];
  let run;
  for (let tries = 0; tries < 20; tries++) {    // the program may be linked anew meanwhile
    run = spawnSync(program, [...args, ...(e.args ?? []), "--json"], { encoding: "utf8", timeout: 120000 });
    if (!["EACCES", "ENOENT", "ETXTBSY"].includes(run.error?.code)) break;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);
  }
  const said = (run.stderr ?? "").trim();
  let result, found;
  if (run.status === 2) {
    const oneLine = said.split("\n").length === 1 && said !== "";
    found = `refused: ${said}`;
    result = e.kind !== "refuse" ? "refused" : oneLine ? "read right" : "read wrong";
  } else if (run.error) {
    found = run.error.message;
    result = "not run";
  } else if (run.status !== 0) {
    found = `exit status ${run.status}: ${said}`;
    result = "read wrong";
  } else {
    try {
      const answer = JSON.parse(run.stdout);
      found = e.kind === "refuse" ? `read: ${run.stdout.trim()}${said ? " (" + said + ")" : ""}`
        : e.kind === "puzzle" ? checkPuzzle(e, answer) : e.kind === "cube" ? checkCube(e, answer) : checkBoard(e, answer);
    } catch (error) {
      found = `no answer: ${error.message}: ${run.stdout.slice(0, 200)}`;
    }
    result = found ? "read wrong" : "read right";
  }
  counts[result] = (counts[result] ?? 0) + 1;
  table[e.kind] ??= { "read right": 0, refused: 0, "read wrong": 0 };
  table[e.kind][result] = (table[e.kind][result] ?? 0) + 1;
  if (result === "read right") continue;
  const want = e.kind === "refuse" ? `exit status 2 and one line (${e.reason})`
    : e.kind === "cube" ? `${e.solvable ? "solved" : "impossible"}: ${e.facelets}`
    : e.kind === "puzzle" ? `${e.verdict}${e.cost !== undefined ? ", cost " + e.cost : ""}`
    : `${e.kind === "target" ? e.want : e.start}: ${e.verdict}${e.fewest !== undefined ? ", fewest " + e.fewest : ""}`;
  console.log(`#${e.number} ${e.kind}, ${e.note}: ${result}${e.debatable ? " (debatable: " + e.debatable + ")" : ""}`);
  console.log(text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").trimEnd().split("\n").map((l) => "    | " + l).join("\n"));
  console.log(`    expected ${want}\n    found    ${found}\n`);
}
rmSync(folder, { recursive: true });
for (const [kind, row] of Object.entries(table)) console.log(`${kind}: ${Object.entries(row).map(([n, v]) => `${n} ${v}`).join(", ")}`);
console.log(`read right ${counts["read right"] ?? 0}, refused ${counts.refused ?? 0}, read wrong ${counts["read wrong"] ?? 0}${counts["not run"] ? ", not run " + counts["not run"] : ""}`);
process.exitCode = counts["read wrong"] ? 1 : 0;
