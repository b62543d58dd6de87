// Formats tables for the terminal, and figures ({ value, unit, most?, digits?, note? }) as text.

const written = (value, { unit, digits = 1 }) => `${value.toFixed(digits)} ${unit}`.trim();

export const measuredOf = (figure) => written(figure.value, figure);
export const valueOf = (figure) => measuredOf(figure) + (figure.note ? `, ${figure.note}` : '');
export const limitOf = (figure) => (figure.most === undefined ? '' : written(figure.most, figure));

// Prints a table: the first column is left-aligned, all others right-aligned. A row of one text spans all columns.
export function print(head, rows) {
  const whole = [head, ...rows.filter((row) => row.length > 1)];
  const widths = head.map((_, column) => Math.max(...whole.map((row) => row[column].length)));
  const line = (row) => row.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  ');
  for (const row of [head, ...rows]) console.log((row.length > 1 ? line(row) : row[0]).trimEnd());
}
