/** A table as a label has it: its name column, headings and rows of printed cells. */
export type Printed = { heads: readonly string[]; rows: readonly (readonly string[])[] };

const withName = ({ heads, rows }: Printed, name: string): string[][] =>
  [[name, ...heads], ...rows].map((row) => [...row]);

const lines = (table: string[][], join: (row: string[], i: number) => string): string =>
  table.map(join).join('\n');

const piped = (row: readonly string[]): string => `| ${row.join(' | ')} |`;

const escaped = (cell: string): string => cell.replaceAll('<', '&lt;');

const html = (table: string[][], gap: string, closes: boolean): string => {
  const rows = table.map((row, i) => {
    const tag = i === 0 ? 'th' : 'td';
    const cells = row.map((cell) => `<${tag}>${escaped(cell)}${closes ? `</${tag}>` : ''}`);
    return `<tr>${gap}${cells.join(gap)}${gap}${closes ? '</tr>' : ''}`;
  });
  return `<table>${gap}${rows.join(gap)}</table>`;
};

const section = ({ rows }: Printed, column: number): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [row[0] ?? '', row[column] ?? '']));

/** The notations in which labels and feeds write one and the same table. */
export const notations: Readonly<Record<string, (table: Printed) => unknown>> = {
  'pipes, with a rule': (table) => {
    const [head, ...rows] = withName(table, 'Componente').map(piped);
    return [head, `|${'---|'.repeat(table.heads.length + 1)}`, ...rows].join('\n');
  },
  'pipes, without a rule': (table) => lines(withName(table, 'Nutriente'), piped),
  'pipes between cells only': (table) =>
    lines(withName(table, 'Componente'), (row) => row.join('|')),
  'pipes, no heading over the names': (table) => lines(withName(table, ''), piped),
  'pipes, one heading fewer': (table) =>
    lines(withName(table, ''), (row, i) => row.slice(i === 0 ? 1 : 0).join(' | ')),
  'pipes, line breaks lost': (table) => {
    const [head = '', ...rows] = withName(table, 'Componente').map(piped);
    return [head, `|${'---|'.repeat(table.heads.length + 1)}`, ...rows].join(' ');
  },
  tabs: (table) => lines(withName(table, 'Componente'), (row) => row.join('\t')),
  'tabs, no heading over the names': (table) => lines(withName(table, ''), (row) => row.join('\t')),
  'tabs before each row': (table) =>
    lines(withName(table, 'Componente'), (row) => `\t${row.join('\t')}`),
  semicolons: (table) => lines(withName(table, 'Componente'), (row) => row.join(';')),
  'quoted cells': (table) => lines(withName(table, 'Voce'), (row) => `"${row.join('";"')}"`),
  'drawn with spaces': (table) =>
    lines(withName(table, ''), (row) => row.map((cell) => cell.padEnd(40)).join('')),
  'one space between cells': (table) =>
    lines(withName(table, 'Componente'), (row) => row.join(' ').trim()),
  'each cell on a line': (table) =>
    lines(withName(table, 'Valori nutrizionali'), (row) =>
      row.filter((cell) => cell !== '').join('\n'),
    ),
  'an HTML table': (table) => html(withName(table, 'Componente'), '', true),
  'an HTML table, tags left open': (table) => html(withName(table, ''), '', false),
  'an HTML table over many lines': (table) => html(withName(table, 'Componente'), '\n', true),
  'an HTML table escaped once more': (table) =>
    html(withName(table, 'Componente'), '\n', true).replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  'lists of cells': (table) => withName(table, 'Componente'),
  'lists of cells under headings': (table) => ({ headers: table.heads, rows: table.rows }),
  sections: (table) => ({ per_100g: section(table, 1), per_dose_30g: section(table, 2) }),
  'rows of a dose': ({ rows }) => ({
    dose: '30 g',
    rows: rows.map(([nutriente, per_100g, per_30g]) => ({ nutriente, per_100g, per_30g })),
  }),
};
