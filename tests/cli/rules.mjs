// The rules once more, from spec/machines.md and on their own, so that answers are checked and not just compared.

export const cells = (grid) => [...grid.replaceAll('/', '')].map(Number);

const at = (rows, columns) => (row, column) => (row >= 0 && row < rows && column >= 0 && column < columns ? [row * columns + column] : []);

// For each button the lamps that it changes.
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

// The lamps after `presses`, both as lists of 0 and 1.
export function after(rule, start, presses) {
  const lamps = [...start];
  presses.forEach((count, button) => {
    if (count % 2) for (const lamp of rule[button]) lamps[lamp] ^= 1;
  });
  return lamps;
}
