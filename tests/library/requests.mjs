// Random requests with fixed seeds: all commands, all types of machines, and many of them wrong. Each is answered within
// a second or so, without a clock or a chance of its own.

// Returns a generator of numbers from 0 to below 1 (mulberry32).
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const fixed = { merlin: [3, 3], quatrainment: [4, 4], subboards: [4, 4] };
const boards = ['merlin', 'quatrainment', 'subboards', 'lights-out', 'torus', 'lights-out-2000', 'lights-out-6', 'diagonals', 'king', 'knight', 'neighbours', 'row-column', 'cylinder', 'own'];
const puzzles = [
  'A: x y\nB: y\nC: x\nstart x=1\ncost C=3\n',
  'states 4\nA: north east\nB: east south-1\nC: south+2 west\nstart north=3 east=0 south=1 west=1\n',
  'A: north east\nB: east south\nstart north=1 south=1\n',
  '110\n111\n011\nstart 101\n',
  'a,b,c\nA,1,0,1\nB,0,1,1\n',
  { A: ['x', 'y'], B: ['y', 'z'], C: ['z'] },
  { states: 3, lamps: ['p', 'q'], buttons: { A: { p: 1, q: 2 }, B: { q: 1 } }, start: [1, 2] },
  { states: 5, lamps: ['p', 'q', 'r'], buttons: [[1, 0, 2], [0, 1, 4], [3, 3, 0]], start: [1, 2, 3], target: [0, 0, '*'] },
  { states: 'counter', lamps: ['p', 'q'], buttons: { A: { p: 1 }, B: { q: 1, p: 2 } }, start: [0, 0], target: [5, 1] },
];
const wrongPuzzles = ['A: x y\nB: y q=\n', 'A: x y\nstart z=1\n', '', '11\n1\n', { buttons: 3 }, { A: ['x'], lamps: 1, buttons: [[1]], colour: 2 }, 'states 17\nA: x\n', '{"buttons": [', { buttons: { A: { x: 1 } }, lamps: ['x'], start: [7] }];
const cycles = ['()', '(1 2)', '(2 3)', '(1 2)(3 4)', '(1 2)', '()', '(1 2 3 4)', '(1 3)(2 4)', '(6 7)', '(2 3)(5 8)', '(1 1)', '(1 99)', '1 2', 'x'];
const turns = ['U', "R'", 'F2', 'D', 'L', "B'"];

class Maker {
  constructor(seed, codes) {
    this.random = randomNumbers(seed);
    this.codes = codes;
  }

  below(count) {
    return Math.floor(this.random() * count);
  }

  from(first, last) {
    return first + this.below(last - first + 1);
  }

  one(list) {
    return list[this.below(list.length)];
  }

  often(part) {
    return this.random() < part;
  }

  grid(rows, columns, states) {
    return Array.from({ length: rows }, () => Array.from({ length: columns }, () => this.below(states)).join('')).join('/');
  }

  // Returns the keys of a board, its size and its number of states.
  board() {
    const machine = this.one(boards);
    const keys = { machine };
    let [rows, columns] = fixed[machine] ?? [5, 5];
    if (!fixed[machine] || this.often(0.1)) {
      [rows, columns] = [this.from(2, 6), this.from(2, 6)];
      keys.size = rows === columns && this.often(0.5) ? rows : `${rows}x${columns}`;
    }
    let states = machine === 'lights-out-2000' ? 3 : 2;
    if (this.often(0.2)) keys.states = states = this.from(2, 6);
    if (this.often(0.05)) keys.states = this.one([1, 10, 'x']);
    if (rows * columns <= 12 && states === 2 && this.often(0.15)) keys[this.one(['lit-only', 'alternate'])] = true;
    if (machine === 'own') {
      if (this.often(0.6)) keys.stencil = this.grid(3, 3, 2);
      if (this.often(0.3)) keys[this.one(['torus', 'cylinder'])] = true;
      if (this.often(0.3)) keys.holes = this.grid(rows, columns, 2);
      if (this.often(0.1)) keys.corner = '000/011/011';
    }
    return { keys, rows, columns, states };
  }

  position({ rows, columns, states }) {
    const keys = {};
    const picture = () => this.one([this.grid(rows, columns, states), this.grid(rows, columns, states), `random:${this.below(1000)}`, 'all-on', 'all-off']);
    if (this.often(0.85)) keys.start = picture();
    if (this.often(0.2)) keys.target = picture();
    if (this.often(0.2)) keys.presses = this.grid(rows, columns, states);
    if (this.often(0.07)) keys[this.one(['start', 'target', 'presses'])] = this.one(['', '1', '12Q/000', `${this.grid(rows, columns, 2)}/1`, 'random:x', 'x . x x\n. x . .', 7, '*1/00', 'ä']);
    return keys;
  }

  ghaly() {
    const keys = { machine: 'ghaly' };
    if (this.often(0.6)) keys.size = this.one([2, 3, 4, '3x3', '4x4', 4, '2x3', 99]);
    if (this.often(0.6)) keys.sigma = this.one(cycles);
    if (this.often(0.6)) keys.tau = this.one(cycles);
    return keys;
  }

  sequence(length) {
    return Array.from({ length }, () => this.one(turns)).join(' ');
  }

  cube() {
    const keys = { machine: 'cube' };
    if (this.often(0.3)) keys.size = this.one([2, 3, 4]);
    if (this.often(0.2)) keys.metric = this.one(['face', 'quarter', 'clockwise', 'half']);
    return keys;
  }

  puzzle() {
    return { puzzle: this.often(0.85) ? this.one(puzzles) : this.one(wrongPuzzles) };
  }

  // Returns a machine of any type with a position.
  any() {
    const part = this.random();
    if (part < 0.6) {
      const board = this.board();
      return { ...board.keys, ...this.position(board) };
    }
    if (part < 0.75) {
      const keys = this.ghaly();
      return this.often(0.3) ? { ...keys, presses: this.grid(4, 4, 2) } : keys;
    }
    if (part < 0.9) return this.puzzle();
    if (part < 0.96) return { ...this.cube(), start: this.one([this.sequence(3), this.sequence(2), "[R, U]", 'RX', 'U U U']) };
    return { machine: this.one(['nothing', 'code:2.merlin.mI.ybha0', `code:${this.one(this.codes)}`, 'code:2.merlin', '']) };
  }

  solve() {
    const keys = this.any();
    if (keys.machine === 'ghaly' && this.often(0.3)) keys.target = this.one(['0304/0034/0432/4232', this.grid(4, 4, 5)]);
    if (this.often(0.2)) Object.assign(keys, { all: true, limit: this.from(1, 20) });
    if (this.often(0.1)) keys.quick = true;
    if (this.often(0.03)) keys.limit = this.one([0, -1, 'many', 1.5]);
    return keys;
  }

  show() {
    const board = this.board();
    if (this.often(0.6)) return { ...board.keys, ...this.position(board), presses: this.grid(board.rows, board.columns, 2) };
    if (this.often(0.5)) return { ...this.ghaly(), presses: this.grid(4, 4, 2) };
    return { ...this.cube(), presses: this.one([this.sequence(4), 'R U', '[R, U]', 'Q', '']) };
  }

  inspect() {
    const keys = this.any();
    delete keys.presses;
    if (this.often(0.3)) keys.inverse = true;
    if (this.often(0.3)) keys.quiet = true;
    if (this.often(0.1)) keys.graph = this.one(['dot', 'tikz', 'png']);
    return keys;
  }

  algebra() {
    const keys = this.any();
    if (this.often(0.7)) keys.show = this.one(['facts', 'matrix', 'augmented', 'steps', 'reduced', 'inverse', 'product', 'quiet', 'chasing', 'system', 'sum']);
    if (this.often(0.25)) keys.as = this.one(['latex', 'csv', 'sage', 'gap', 'numpy', 'matlab', 'mathematica', 'word']);
    return keys;
  }

  new() {
    if (this.often(0.15)) return { daily: this.one(['2026-01-01', '2026-03-17', '2027-12-31', '2025-12-31', '2026-02-30', 'someday']) };
    const part = this.random();
    const keys = part < 0.6 ? this.board().keys : part < 0.8 ? this.ghaly() : part < 0.9 ? this.puzzle() : this.cube();
    keys.seed = this.often(0.95) ? this.below(1e6) : this.one(['x', -1, 1.5]);
    if (this.often(0.2)) keys.fewest = this.one([1, 2, 3, 4, 99, 0]);
    if (keys.machine === 'ghaly' && this.often(0.2)) keys.picture = true;
    else if (this.often(0.1)) keys.question = true;
    if (keys.machine === 'cube') keys.turns = this.from(1, 4);
    return keys;
  }

  open() {
    if (this.often(0.2)) return this.puzzle();
    const code = this.one(this.codes);
    return { code: this.one([code, code, `https://example.org/#${code}`, code.slice(0, -2), `${code}x`, '2.nothing.mI.ybha0', '']), ...(this.often(0.3) && { quick: true }) };
  }

  wire() {
    const n = this.from(2, 5);
    const order = Array.from({ length: 2 * n }, (_, i) => i + 1);
    const swaps = this.below(3);
    for (let i = 0; i < swaps; ++i) {
      const at = this.below(2 * n - 1);
      [order[at], order[at + 1]] = [order[at + 1], order[at]];
    }
    const keys = { n, pi: this.often(0.6) ? order.join(' ') : this.one(cycles) };
    if (this.often(0.2)) keys.broken = this.grid(n, n, 2);
    if (this.often(0.1)) keys.n = this.one([1, 65, 'x', 2.5]);
    return keys;
  }

  table() {
    const from = this.from(1, 20);
    return { what: this.one(['nullity', 'nullity', 'fewest', 'other']), ...(this.often(0.5) && { from }), to: this.one([from, from + this.below(10), 12, 0, 'x', from - 1]) };
  }

  convert() {
    return { ...this.puzzle(), to: this.one(['text', 'matrix', 'csv', 'json', 'link', 'zip']), ...(this.often(0.1) && { columns: true }) };
  }

  list() {
    return {};
  }

  levels() {
    return {};
  }

  request() {
    const command = this.one([...Array(12).fill('solve'), ...Array(5).fill('inspect'), ...Array(5).fill('algebra'), ...Array(4).fill('show'), ...Array(4).fill('new'), 'open', 'open', 'wire', 'wire', 'table', 'convert', 'convert']);
    const request = { command, ...this[command]() };
    // An option of another command, or of none.
    if (this.often(0.03)) request[this.one(['colour', command === 'inspect' ? 'all' : 'inverse', command === 'new' ? 'to' : 'seed'])] = true;
    return request;
  }
}

// Returns so many requests. `codes` are share codes of games.
export function makeRequests(count, codes) {
  const maker = new Maker(45, codes);
  const rare = [{ command: 'list' }, { command: 'levels' }, { command: 'solve' }, { command: 'open' }, { command: 'wire', n: 4 }, { command: 'table', what: 'nullity' }];
  return [...rare, ...Array.from({ length: count - rare.length }, () => maker.request())];
}

// Returns the arguments of the command line for a request, without --json, and the text of its puzzle, which it reads from a file
// of the name "puzzle".
const positions = { solve: ['machine'], show: ['machine'], inspect: ['machine'], algebra: ['machine'], new: ['machine'], open: ['code'], wire: ['n', 'pi'], table: ['what'], convert: ['puzzle'], list: [], levels: [] };
export function argumentsOf({ command, puzzle, ...keys }) {
  const options = Object.entries(keys).filter(([key]) => !positions[command].includes(key));
  const places = positions[command].map((key, i) => (i === 0 && puzzle !== undefined ? 'file:puzzle' : keys[key])).filter((value) => value !== undefined);
  const argsOf = ([key, value]) => (value === true ? [`--${key}`] : /^-/.test(value) ? [`--${key}=${value}`] : [`--${key}`, String(value)]);
  const args = [command, ...options.filter(([, value]) => value !== false).flatMap(argsOf), '--json', ...(places.length > 0 ? ['--', ...places.map(String)] : [])];
  return { args, puzzle: puzzle === undefined || typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle) };
}
