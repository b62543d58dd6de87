// Ghaly's machine wire by wire, implemented independently from docs/theory.md, section 1, so that answers are checked and not
// just compared. All numbers count from 1, as in the paper.

// Returns the rows of 0 and 1 in a text.
export const rows = (grid) => grid.split('/').map((row) => [...row].map(Number));
export const grid = (board) => board.map((row) => row.join('')).join('/');
export const numbers = (text) => text.trim().split(/[\s,]+/).map(Number);

// Returns pi: the exit of each transmitter's wire.
export function wiring(board) {
  const size = board.length;
  return Array.from({ length: 2 * size }, (_, i) => {
    let [row, column, from] = i < size ? [i, 0, 'left'] : [size - 1, i - size, 'bottom'];
    while (true) {
      const goesRight = (from === 'left') === (board[row][column] === 1);
      if (goesRight) [column, from] = [column + 1, 'left'];
      else [row, from] = [row - 1, 'bottom'];
      if (row < 0) return column + 1;
      if (column === size) return size + row + 1;
    }
  });
}

// Returns for each cell the exit that gives its code: the exit whose wire leaves the cell through the bottom edge.
export function shown(board) {
  const size = board.length;
  const codes = board.map((row) => row.map(() => 0));
  for (let j = 0; j < 2 * size; ++j) {
    let [row, column, from] = j < size ? [0, j, 'top'] : [j - size, size - 1, 'right'];
    while (row < size && column >= 0) {
      const goesDown = (from === 'top') === (board[row][column] === 0);
      if (goesDown) codes[row][column] = j + 1;
      if (goesDown) [row, from] = [row + 1, 'top'];
      else [column, from] = [column - 1, 'right'];
    }
  }
  return codes;
}

const inverse = (p) => p.map((_, i) => p.indexOf(i + 1) + 1);

// Returns B(d_a, d_b) as a colour, 0 for dark.
function colour(a, b, size) {
  if (a <= size && b <= size) return 0;
  const [x, y] = [(a - 1) % size, (b - 1) % size];
  const isPowerOfTwo = Number.isInteger(Math.log2(size));
  return (isPowerOfTwo ? x ^ y : (x + y) % size) + 1;
}

export function picture(board, sigma, tau) {
  const size = board.length;
  const origin = inverse(wiring(board));
  const [x, cg] = [inverse(sigma), inverse(tau)]; // the d_k at each place
  return shown(board).map((row) => row.map((exit) => colour(x[origin[exit - 1] - 1], cg[exit - 1], size)));
}

// Returns the picture as text, with commas if a colour has two digits.
export function pictureText(cells) {
  const needsCommas = cells.flat().some((c) => c > 9);
  return cells.map((row) => row.join(needsCommas ? ',' : '')).join('/');
}

export const identity = (size) => Array.from({ length: 2 * size }, (_, i) => i + 1);

export function cycles(p) {
  const seen = new Set();
  let text = '';
  p.forEach((_, i) => {
    const cycle = [];
    for (let at = i + 1; !seen.has(at); at = p[at - 1]) {
      seen.add(at);
      cycle.push(at);
    }
    if (cycle.length > 1) text += `(${cycle.join(' ')})`;
  });
  return text || '()';
}

export const presses = (board) => board.flat().reduce((sum, pressed) => sum + pressed, 0);
export const inversions = (p) => p.reduce((sum, a, i) => sum + p.slice(i + 1).filter((b) => a > b).length, 0);

// Returns the board that `more` leads to from `board`.
export const pressed = (board, more) => board.map((row, r) => row.map((cell, c) => cell ^ more[r][c]));

// Returns a generator of reproducible numbers: the upper bits of a linear congruential generator (Knuth's MMIX).
export function randomNumbers(seed) {
  let state = BigInt(seed);
  return (bound) => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    return Number(state >> 33n) % bound;
  };
}

export const randomBoard = (size, below) => Array.from({ length: size }, () => Array.from({ length: size }, () => below(2)));

// Returns a random permutation that keeps 1 .. N and N+1 .. 2N apart.
export function randomCodes(size, below) {
  const half = (first) => {
    const left = Array.from({ length: size }, (_, i) => first + i);
    return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0]);
  };
  return [...half(1), ...half(size + 1)];
}
