// Random certificates of all machine types and claims, and damages that make each false, for tests of tools/check_certificate.py.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './binary.mjs';

const checker = fileURLToPath(new URL('../../tools/check_certificate.py', import.meta.url));

// Checks files in one run of the checker. Returns { status, lines, errors }.
export function check(files, env = {}) {
  const result = spawnSync('python3', [checker, ...files], { encoding: 'utf8', maxBuffer: 1 << 26, env: { ...process.env, ...env } });
  if (result.error) throw result.error;
  return { status: result.status, lines: result.stdout.trimEnd().split('\n'), errors: result.stderr };
}

// Returns a function that gives numbers below its argument, the same for each seed.
export function random(seed) {
  let state = BigInt(seed) * 0x9e3779b97f4a7c15n;
  return (below) => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let z = state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
    return Number((z ^ (z >> 31n)) % BigInt(below));
  };
}

const pick = (draw, list) => list[draw(list.length)];
const shuffled = (draw, list) => {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0]);
};
const grid = (draw, side, states) => Array.from({ length: side }, () => Array.from({ length: side }, () => draw(states)).join('')).join('/');

// A board of lamps that can be solved.
function solvable(draw, seed) {
  const [machine, ...size] = pick(draw, [['merlin'], ['quatrainment'], ['subboards'], ['lights-out'], ['torus'], ['king'], ['knight'], ['diagonals'],
    ['neighbours'], ['row-column'], ['cylinder']].map(([name], index) => (index < 3 ? [name] : [name, '--size', `${3 + draw(3)}x${3 + draw(3)}`])));
  const states = size.length > 0 ? ['--states', String(2 + draw(5))] : [];
  return [machine, ...size, ...states, '--start', `random:${seed}`];
}

// A board with random lamps, most of which cannot be solved.
function drawn(draw) {
  const side = pick(draw, [4, 5]);
  const states = pick(draw, [2, 2, 3, 4, 5, 6]);
  const machine = pick(draw, ['lights-out', 'torus', 'row-column', 'cylinder', 'diagonals']);
  return [machine, '--size', `${side}x${side}`, '--states', String(states), '--start', grid(draw, side, states)];
}

// A puzzle of one's own: lamps of several numbers of states, some without a target, limits and costs.
function puzzle(draw, folder, seed) {
  const lamps = ['p', 'q', 'r', 's', 't'].slice(0, 2 + draw(4)).map((name) => ({ name, states: pick(draw, [2, 3, 4, 6, 9]) }));
  const buttons = ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, 1 + draw(6));
  const lines = [`states 2 ${lamps.map(({ name, states }) => `${name}=${states}`).join(' ')}`];
  for (const button of buttons) {
    const moved = lamps.filter(() => draw(2) === 0);
    const effects = (moved.length > 0 ? moved : lamps).map(({ name, states }) => `${name}+${1 + draw(states - 1)}`);
    lines.push(`${button}: ${effects.join(' ')}`);
  }
  lines.push(`start ${lamps.map(({ name, states }) => `${name}=${draw(states)}`).join(' ')}`);
  if (draw(3) === 0) lines.push(`target ${lamps[0].name}=*`);
  if (draw(3) === 0) lines.push(`most ${pick(draw, buttons)}=${draw(4)}`);
  if (draw(3) === 0) lines.push(`cost ${pick(draw, buttons)}=${2 + draw(5)}`);
  const file = join(folder, `puzzle${seed}.txt`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return [`file:${file}`];
}

function ghaly(draw) {
  const size = pick(draw, [2, 3, 4, 4, 5]);
  const half = (first) => `(${shuffled(draw, Array.from({ length: size }, (_, i) => i + first)).join(' ')})`;
  const colour = 1 + draw(size);
  const row = String(colour).repeat(size);
  const target = draw(2) === 0 ? ['--target', Array(size).fill(row).join('/')] : [];
  return ['ghaly', '--size', String(size), '--sigma', half(1), '--tau', half(1), ...target];
}

// A picture of a random board of Ghaly's machine.
function ghalyPicture(draw) {
  const machine = ['ghaly', '--sigma', `(${shuffled(draw, [1, 2, 3, 4]).join(' ')})(${shuffled(draw, [5, 6, 7, 8]).join(' ')})`];
  const shown = JSON.parse(run('show', ...machine, '--presses', grid(draw, 4, 2), '--json').stdout);
  return [...machine, '--target', shown.picture];
}

// A cube, with a corner twisted or an edge flipped or two edges swapped in half of all cases.
function cube(draw, seed) {
  const side = draw(3) === 0 ? 3 : 2;
  const size = ['cube', '--size', String(side)];
  const stickers = [...JSON.parse(run('show', ...size, '--start', `random:${seed}`, '--json').stdout).picture.replaceAll(' ', '')];
  const cycle = (...places) => {
    const last = stickers[places.at(-1)];
    for (let i = places.length - 1; i > 0; i -= 1) stickers[places[i]] = stickers[places[i - 1]];
    stickers[places[0]] = last;
  };
  if (draw(2) === 0) {
    if (side === 2) cycle(3, 4, 9);
    else pick(draw, [() => cycle(8, 9, 20), () => cycle(7, 19), () => (cycle(7, 5), cycle(19, 10))])();
  }
  return [...size, '--start', stickers.join('')];
}

// Returns the arguments of `solve` for one certificate.
export function request(seed, folder) {
  const draw = random(seed);
  const kind = seed % 20;
  if (kind < 6) return [...solvable(draw, seed), ...pick(draw, [[], [], ['--claim', 'solved']])];
  if (kind < 11) return [...drawn(draw), ...pick(draw, [[], ['--claim', 'nearest']])];
  if (kind < 15) return puzzle(draw, folder, seed);
  if (kind < 18) return ghaly(draw);
  return kind === 18 ? ghalyPicture(draw) : cube(draw, seed);
}

// Returns the certificate for a seed: { file, content }. Not every question has one: then the next seeds have their turn.
export function certificates(count, folder, first = 0) {
  const made = [];
  for (let seed = first; made.length < count && seed < first + 3 * count; seed += 1) {
    const file = join(folder, `${seed}.json`);
    const args = ['solve', ...request(seed, folder), '--certificate', file, '--json'];
    const result = run(...args);
    if (result.status === 2) throw new Error(`${args.join(' ')}: ${result.stderr}`);
    const { certificate } = JSON.parse(result.stdout);
    if (certificate.file !== null) made.push({ file, seed, args, claim: certificate.claim });
  }
  return made;
}

// Damages that make a certificate false, or none at all. Each returns false if it does not apply.

const changed = (list, index, value) => list.map((entry, i) => (i === index ? value : entry));
const without = (list, index) => list.filter((_, i) => i !== index);
const stop = (problem) => {
  if (problem) throw new Error('a damage does not apply');
};
// Returns the number of a lamp that matters and that a button moves, with the button; or stops.
function movedLamp(draw, { buttons, target }) {
  const moved = buttons.flatMap((effects, button) => effects.filter(([lamp]) => target[lamp] !== null).map(([lamp, amount]) => ({ button, lamp, amount })));
  stop(moved.length === 0);
  return pick(draw, moved);
}
const counted = (draw, { target }) => {
  const lamps = target.flatMap((state, lamp) => (state === null ? [] : [lamp]));
  stop(lamps.length === 0);
  return pick(draw, lamps);
};
const next = (list, lamp, modulus) => changed(list, lamp, (list[lamp] + 1) % modulus);

const oneMorePress = (c, draw) => {
  const { button } = movedLamp(draw, c);
  return { ...c, presses: changed(c.presses, button, c.presses[button] + 1) };
};
const otherStart = (c, draw) => {
  const lamp = counted(draw, c);
  return { ...c, start: next(c.start, lamp, c.moduli[lamp]) };
};
const otherTarget = (c, draw) => {
  const lamp = counted(draw, c);
  return { ...c, target: next(c.target, lamp, c.moduli[lamp]) };
};
const tooStrict = (c, draw) => {
  const pressed = c.presses.flatMap((count, button) => (count > 0 ? [button] : []));
  stop(pressed.length === 0);
  const button = pick(draw, pressed);
  return { ...c, limits: { ...c.limits, [button]: c.presses[button] - 1 } };
};
const otherWeight = (c, draw) => {
  const moved = c.buttons.flatMap((effects) => effects.filter(([, amount]) => amount % c.modulus !== 0));
  const [lamp] = pick(draw, moved);
  return { ...c, weights: next(c.weights, lamp, c.modulus) };
};
const gcd = (a, b) => (b === 0 ? a : gcd(b, a % b));
// More presses than needed: a button is pressed until it comes round, once more.
const roundAgain = (c, draw) => {
  const button = draw(c.buttons.length);
  const lcm = (a, b) => (a / gcd(a, b)) * b;
  const period = c.buttons[button].filter(([lamp]) => c.target[lamp] !== null)
    .reduce((all, [lamp, amount]) => lcm(all, c.moduli[lamp] / gcd(c.moduli[lamp], amount)), 1);
  return { ...c, presses: changed(c.presses, button, c.presses[button] + period) };
};
const withoutQuiet = (c, draw) => {
  stop(c.quiet.length === 0);
  return { ...c, quiet: without(c.quiet, draw(c.quiet.length)) };
};
const otherQuiet = (c, draw) => {
  stop(c.quiet.length === 0);
  const { button } = movedLamp(draw, c);
  const index = draw(c.quiet.length);
  const { order, presses } = c.quiet[index];
  return { ...c, quiet: changed(c.quiet, index, { order, presses: changed(presses, button, presses[button] + 1) }) };
};
const otherOrder = (c, draw) => {
  stop(c.quiet.length === 0);
  const index = draw(c.quiet.length);
  return { ...c, quiet: changed(c.quiet, index, { ...c.quiet[index], order: c.quiet[index].order * 2 }) };
};
// A target one press away from the nearest one, if it is further.
const furtherTarget = (c, draw) => {
  const reached = [...c.reached];
  for (const [lamp, amount] of pick(draw, c.buttons)) reached[lamp] = (reached[lamp] + amount) % c.moduli[lamp];
  const distance = reached.filter((state, lamp) => state !== c.target[lamp]).length;
  stop(distance <= c.distance);
  return { ...c, reached, distance };
};
const withoutTest = (c, draw) => ({ ...c, tests: without(c.tests, draw(c.tests.length)) });
const otherCell = (c, draw) => {
  const cell = draw(c.target.length);
  return { ...c, target: next(c.target, cell, c.size + 1) };
};
const otherColours = (c, draw) => {
  const at = draw(48);
  const other = c.start.findIndex((colour) => colour !== null && colour !== c.start[at]);
  stop(c.start[at] === null);
  return { ...c, start: changed(changed(c.start, at, c.start[other]), other, c.start[at]) };
};
const lessTurns = (c) => {
  stop(c.presses.length === 0);
  return { ...c, presses: c.presses.slice(0, -1) };
};
const otherTurn = (c, draw) => {
  const names = Object.keys(c.turns);
  stop(names.length === 0);
  const name = pick(draw, names);
  const [a, b, ...rest] = c.turns[name];
  return { ...c, turns: { ...c.turns, [name]: [b, a, ...rest] } };
};
const otherName = (c, draw) => {
  const names = Object.keys(c.turns);
  stop(names.length === 0);
  const name = pick(draw, names);
  return { ...c, turns: { ...c.turns, [name[0] === 'U' ? 'R' : 'U']: c.turns[name] } };
};
const otherPlace = (c, draw) => {
  const index = draw(8);
  const [a, b, d] = c.corners[index];
  return { ...c, corners: changed(c.corners, index, [b, a, d]) };
};

const damages = {
  solved: [oneMorePress, otherStart, otherTarget, tooStrict],
  fewest: [oneMorePress, otherStart, otherTarget, tooStrict, roundAgain, withoutQuiet, otherQuiet, otherOrder],
  impossible: [otherWeight, (c) => ({ ...c, weights: c.weights.map(() => 0) }), (c) => ({ ...c, start: c.target.map((state, lamp) => state ?? c.start[lamp]) })],
  nearest: [furtherTarget, withoutTest, (c) => ({ ...c, distance: c.distance + 1 }), (c) => ({ ...c, distance: c.distance - 1 }),
    (c) => ({ ...c, start: c.target })],
  'cube solved': [otherColours, lessTurns, otherTurn, otherName],
  'cube impossible': [otherPlace, (c, draw) => ({ ...c, sums: next(c.sums, draw(c.sums.length), 2) }), (c) => ({ ...c, sums: c.sums.map(() => 0) }),
    (c) => ({ ...c, corners: c.corners.slice(1) })],
  'ghaly solved': [otherCell, (c) => ({ ...c, presses: c.presses.slice(1) }), (c, draw) => ({ ...c, sigma: changed(c.sigma, draw(c.size), 2 * c.size) })],
  'ghaly impossible': [(c) => ({ ...c, numbers: { ...c.numbers, colour: (c.numbers.colour % c.size) + 1 } }),
    (c, draw) => ({ ...c, numbers: { ...c.numbers, gamma: next(c.numbers.gamma, draw(c.size), 99) } }),
    (c) => ({ ...c, numbers: { ...c.numbers, rho: c.numbers.rho + 1 } }), otherCell, (c) => ({ ...c, theorem: 'colour' })],
};
const malformed = [
  (c) => ({ ...c, version: 2 }), (c) => ({ ...c, version: true }), (c) => ({ ...c, format: 'certificate' }), (c) => ({ ...c, claim: 'true' }),
  (c) => ({ ...c, more: 1 }), (c) => Object.fromEntries(Object.entries(c).slice(0, -1)), (c) => ({ ...c, start: c.start.slice(1) }),
  (c) => ({ ...c, target: 0 }), (c) => ({ ...c, start: changed(c.start, 0, 1.5) }), (c) => ({ ...c, start: changed(c.start, 0, true) }),
];

// Returns a false certificate as a text, made from the text of a right one, and what the checker's exit status has to be.
export function damaged(text, draw) {
  const c = JSON.parse(text);
  if (draw(5) === 0) {
    const wrong = pick(draw, malformed);
    if (draw(12) === 0) return { text: pick(draw, [text.slice(0, -3), `${text}]`, text.replace('"claim"', '"claim": "solved", "claim"'), '']), status: 2 };
    return { text: JSON.stringify(wrong(c)), status: 2, name: wrong.toString() };
  }
  const kind = c.machine ? `${c.machine} ${c.claim}` : c.claim;
  for (;;) {
    const damage = pick(draw, damages[kind]);
    try {
      return { text: JSON.stringify(damage(c, draw)), name: `${kind}: ${damage.name || damage}` };
    } catch (problem) {
      if (problem.message !== 'a damage does not apply') throw problem;
    }
  }
}
