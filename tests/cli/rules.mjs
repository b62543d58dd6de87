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

// Returns the rule of Lights Out on a cylinder.
export function cylinder(rows, columns) {
  return Array.from({ length: rows * columns }, (_, button) => {
    const [row, column] = [Math.floor(button / columns), button % columns];
    const beside = [column, (column + 1) % columns, (column + columns - 1) % columns].map((place) => row * columns + place);
    const above = [row - 1, row + 1].filter((place) => place >= 0 && place < rows).map((place) => place * columns + column);
    return [...new Set([...beside, ...above])];
  });
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
