// The rules of docs/machines.md, implemented independently, so that answers are checked and not just compared.

export const cells = (grid) => [...grid.replaceAll('/', '')].map((cell) => (cell === '-' ? 0 : Number(cell)));

const at = (rows, columns) => (row, column) => (row >= 0 && row < rows && column >= 0 && column < columns ? [row * columns + column] : []);

// Returns for each button the lamps that it changes.
export function lightsOut(rows, columns) {
  const lamp = at(rows, columns);
  return Array.from({ length: rows * columns }, (_, button) => {
    const row = Math.floor(button / columns);
    const column = button % columns;
    return [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]].flatMap(([down, right]) => lamp(row + down, column + right));
  });
}

export const merlin = ['1245', '123', '2356', '147', '24568', '369', '4578', '789', '5689'].map((lamps) =>
  [...lamps].map((lamp) => Number(lamp) - 1),
);

// Returns the rule of Lights Out on a torus.
export function torus(rows, columns) {
  const wrapped = ([row, column]) => ((row + rows) % rows) * columns + ((column + columns) % columns);
  return Array.from({ length: rows * columns }, (_, button) => {
    const [row, column] = [Math.floor(button / columns), button % columns];
    return [[row, column], [row - 1, column], [row + 1, column], [row, column - 1], [row, column + 1]].map(wrapped);
  });
}

// Subboards: the 2 x 2 and 3 x 3 blocks of a 4 x 4 board in reading order of their middles. Their places are on the 5 x 5 grid of
// half cells that press grids use.
export const subboards = [];
export const subboardPlaces = [];
for (let place = 0; place < 25; ++place) {
  const [row, column] = [Math.floor(place / 5), place % 5];
  if (row % 2 !== column % 2) continue;
  const side = 2 + (row % 2);
  const lines = (first) => Array.from({ length: side }, (_, i) => Math.floor(first / 2) + i);
  subboards.push(lines(row).flatMap((r) => lines(column).map((c) => 4 * r + c)));
  subboardPlaces.push(place);
}

// Returns the cells that a drawing such as 010/111/010 changes, as [rows down, columns right] from its middle.
function offsets(drawing) {
  const rows = drawing.split('/');
  const middle = (rows.length - 1) / 2;
  return rows.flatMap((row, r) => [...row].flatMap((mark, c) => (mark === '1' ? [[r - middle, c - middle]] : [])));
}

// Returns a custom rule on a plane board; a cell in `holes` has no button and changes nothing.
export function drawn(rows, columns, { stencil, corner, edge, holes = [] }) {
  const turned = ([down, right]) => [right, -down];
  const turn = (list, times) => (times === 0 ? list : turn(list.map(turned), times - 1));
  const effect = (row, column) => {
    if (!corner) return offsets(stencil);
    const [top, bottom, left, right] = [row === 0, row === rows - 1, column === 0, column === columns - 1];
    const corners = [top && left, top && right, bottom && right, bottom && left].indexOf(true);
    if (corners >= 0) return turn(offsets(corner), corners);
    const edges = [top, right, bottom, left].indexOf(true);
    return edges >= 0 ? turn(offsets(edge), edges) : offsets(stencil);
  };
  const lamp = at(rows, columns);
  return Array.from({ length: rows * columns }, (_, button) => {
    const [row, column] = [Math.floor(button / columns), button % columns];
    if (holes.includes(button)) return [];
    return effect(row, column).flatMap(([down, right]) => lamp(row + down, column + right)).filter((one) => !holes.includes(one));
  });
}

// Returns the lamps after `presses`; both are lists of numbers below `states`.
export function after(rule, start, presses, states = 2) {
  const lamps = [...start];
  presses.forEach((count, button) => {
    for (const lamp of rule[button]) lamps[lamp] = (lamps[lamp] + count) % states;
  });
  return lamps;
}

// Returns every picture that can be reached from `start`, as text, with the number of press grids that lead to it.
export function reach(rule, start, states = 2) {
  let pictures = new Map([[start.join(''), 1]]);
  for (const button of rule.keys()) {
    const next = new Map();
    for (const [picture, ways] of pictures) {
      for (let count = 0; count < states; ++count) {
        const presses = rule.map((_, other) => (other === button ? count : 0));
        const shown = after(rule, cells(picture), presses, states).join('');
        next.set(shown, (next.get(shown) ?? 0) + ways);
      }
    }
    pictures = next;
  }
  return pictures;
}

// Returns for lit-only play the fewest presses from every picture to `target`, by a search backwards.
export function litOnlyDistances(rule, target, states = 2) {
  const distances = new Map([[target.join(''), 0]]);
  let layer = [target];
  for (let distance = 1; layer.length > 0; ++distance) {
    const next = [];
    for (const shown of layer) {
      rule.forEach((lamps, button) => {
        const before = shown.map((state, lamp) => (lamps.includes(lamp) ? (state + states - 1) % states : state));
        if (before[button] === 0 || distances.has(before.join(''))) return;
        distances.set(before.join(''), distance);
        next.push(before);
      });
    }
    layer = next;
  }
  return distances;
}

// Returns the number of lamps in which two pictures differ.
export const difference = (one, other) => one.filter((state, lamp) => state !== other[lamp]).length;
