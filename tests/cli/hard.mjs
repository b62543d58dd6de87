// Commands that need seconds or more, and their puzzles by name: "file:many" is a file with the text of the puzzle `many`.

// Returns numbers that are the same in every run.
function* numbers(seed) {
  for (let state = BigInt(seed); ; ) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    yield Number(state >> 33n);
  }
}

// Returns a puzzle of buttons that each change some lamps, as text.
function puzzle({ lamps, states, buttons, each = 4, costs = 1, targets = 0, rest = '' }) {
  const random = numbers(lamps * 1000 + buttons);
  const below = (n) => random.next().value % n;
  const picture = () => Array.from({ length: lamps }, (_, lamp) => `L${lamp}=${below(states)}`).join(' ');
  const lines = [`states ${states}`];
  for (let button = 0; button < buttons; ++button) {
    const changed = new Map();
    while (changed.size < each) changed.set(below(lamps), 1 + below(states - 1));
    lines.push(`B${button}: ${[...changed].map(([lamp, by]) => `L${lamp}+${by}`).join(' ')}`);
  }
  lines.push(`start ${picture()}`);
  if (costs > 1) lines.push(`cost ${Array.from({ length: buttons }, (_, button) => `B${button}=${1 + below(costs)}`).join(' ')}`);
  for (let target = 0; target < targets; ++target) lines.push(`target ${picture()}`);
  return `${lines.join('\n')}\n${rest}`;
}

export const puzzles = {
  costs: puzzle({ lamps: 20, states: 3, buttons: 50, costs: 5 }),
  many: puzzle({ lamps: 40, states: 3, buttons: 100, costs: 5 }),
  rows: puzzle({ lamps: 40, states: 3, buttons: 45, costs: 5, targets: 50_000 }),
  large: puzzle({ lamps: 1200, states: 6, buttons: 1400, costs: 5, each: 6 }),
  lit: puzzle({ lamps: 24, states: 2, buttons: 24, costs: 5, rest: 'press lit\n' }),
};

// `reading`: input is read for some seconds, which do not count for --time.
export const hard = [
  { args: ['solve', 'file:costs'] },
  { args: ['solve', 'file:many'] },
  { args: ['solve', 'file:many', '--all', '--limit', '1000000'] },
  { args: ['solve', 'file:rows'], reading: true },
  { args: ['solve', 'file:rows', '--all'], reading: true },
  { args: ['solve', 'file:large'] },
  { args: ['solve', 'file:lit'] },
  { args: ['solve', 'cube', '--start', 'random:1', '--shortest'] },
  { args: ['solve', 'neighbours', '--size', '10x10', '--states', '9'] },
  { args: ['solve', 'neighbours', '--size', '64x64', '--states', '9', '--start', 'random:1'] },
  { args: ['solve', 'own', '--size', '25x41', '--stencil', '110/000/111'] },
  { args: ['solve', 'own', '--size', '64x64', '--states', '9', '--torus', '--stencil', '110/010/111', '--start', 'random:1'] },
  { args: ['solve', 'lights-out', '--size', '10000x10000', '--start', 'random:1'] },
  { args: ['solve', 'lights-out', '--size', '1000x1000', '--states', '9', '--start', 'random:1'] },
  { args: ['solve', 'own', '--size', '1000x1000', '--stencil', '11111/11111/11111/11111/11111', '--start', 'random:7'] },
  { args: ['solve', 'lights-out', '--size', '30x30', '--all', '--limit', '1000000000'] },
  { args: ['solve', 'lights-out', '--lit-only'] },
  { args: ['solve', 'lights-out', '--alternate', '--start', 'all-on'] },
  { args: ['solve', 'ghaly', '--size', '64', '--target', 'random:4'] },
  { args: ['solve', 'ghaly', '--size', '9', '--target', 'random:4', '--all', '--limit', '10000000'] },
  { args: ['table', 'fewest', '--from', '78', '--to', '80', '--check'] },
  { args: ['table', 'nullity', '--to', '100000'] },
];
