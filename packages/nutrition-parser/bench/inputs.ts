/** One label of the trade, as the parts that the families are made of. */
const nutrients: readonly (readonly [string, string, string, string?])[] = [
  ['Energia', '1634 kJ / 386 kcal', '490 kJ / 116 kcal'],
  ['Grassi', '4,2 g', '1,3 g'],
  ['di cui acidi grassi saturi', '2,1 g', '0,6 g'],
  ['Carboidrati', '6,3 g', '1,9 g'],
  ['di cui zuccheri', '4,8 g', '1,4 g'],
  ['Fibre', '1,4 g', '0,4 g'],
  ['Proteine', '80 g', '24 g'],
  ['Sale', '0,55 g', '0,17 g'],
  ['Calcio', '420 mg', '126 mg (16% VNR*)', '16%'],
  ['Magnesio', '250 mg', '75 mg (20% VNR*)', '20%'],
  ['L-Leucina', '8.500 mg', '2.550 mg'],
  ['Estratto secco di tè verde', '1 g', '300 mg'],
];

const list =
  'Proteine del siero del LATTE isolate (61%), proteine del siero del LATTE concentrate (31%) (emulsionante: lecitina di SOIA), cacao magro in polvere 5,5%, aromi, addensante: gomma di xanthan, sale, edulcoranti: sucralosio, glicosidi steviolici da stevia; estratto secco di tè verde (Camellia sinensis (L.) Kuntze, foglie) tit. 95% polifenoli, fiocchi di AVENA, cioccolato fondente 10% (pasta di cacao, zucchero, burro di cacao). ';

const section = (column: 1 | 2, mark: string): { componente: string; valore: string }[] =>
  nutrients.map((row) => ({ componente: `${row[0]}${mark}`, valore: row[column] }));

/** A table as the server sends it. */
export const sections = (mark = ''): unknown => ({
  per_100g: section(1, mark),
  per_dose_30g: section(2, mark),
});

export const rows = (mark = ''): unknown => ({
  dose: '30 g',
  rows: nutrients.map(([nutriente, per_100g, per_30g, vnr = '']) => ({
    nutriente: `${nutriente}${mark}`,
    per_100g,
    per_30g,
    vnr,
  })),
});

/** A table, or as many below each other, no name twice. */
export const pipes = (count: number): string => {
  const lines = ['| Componente | Per 100 g | Per dose (30 g) |', '| --- | ---: | ---: |'];
  for (let i = 0; i < count; i++) {
    for (const [name, a, b] of nutrients) lines.push(`| ${name}${markOf(i)} | ${a} | ${b} |`);
  }
  return lines.join('\n');
};

const markOf = (i: number): string => (i === 0 ? '' : ` ${i}`);

/** As many labels, each with amounts of its own that add up: names repeat, cells do not. */
export const labels = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const printed = nutrients.map(
      ([name, a]) =>
        `| ${name} | ${scaled(a, 0.4 + i / 500)} | ${scaled(a, (0.4 + i / 500) * 0.3)} |`,
    );
    return ['| Componente | Per 100 g | Per dose (30 g) |', '|---|---|---|', ...printed].join('\n');
  });

/** A printed amount times a factor, with as many decimals as labels have. */
const scaled = (amount: string, by: number): string =>
  amount.replace(/\d[\d.,]*/g, (digits) => {
    const value = Number(digits.replace('.', '').replace(',', '.')) * by;
    const places = value < 1 ? 2 : value < 10 ? 1 : 0;
    return value.toFixed(places).replace('.', ',');
  });

/** As many labels whose amounts are anyhow: their diagnostics are work, too. */
export const wrongLabels = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const printed = nutrients.map(
      ([name, a, b]) => `| ${name} | ${varied(a, i)} | ${varied(b, 3 * i + 1)} |`,
    );
    return ['| Componente | Per 100 g | Per dose (30 g) |', '|---|---|---|', ...printed].join('\n');
  });

/** An amount with other digits. */
const varied = (amount: string, by: number): string =>
  amount.replace(/\d/g, (digit, at: number) => String(1 + ((Number(digit) + by * (at + 1)) % 9)));

export const lines = (count: number): string => {
  const out: string[] = ['Valori medi per 100 g'];
  for (let i = 0; i < count; i++)
    for (const [name, a] of nutrients) out.push(`${name}${markOf(i)}: ${a}`);
  return out.join('\n');
};

export const ingredients = (count: number): string => list.repeat(count);

export const html = (count: number): string => {
  let out = '<table><tr><th>Componente<th>Per 100 g<th>Per dose (30 g)';
  for (let i = 0; i < count; i++) {
    for (const [name, a, b] of nutrients) out += `<tr><td>${name}${markOf(i)}<td>${a}<td>${b}`;
  }
  return `${out}</table>`;
};

/** Pieces that, many times over, are made to hurt a parser. */
const repeated: readonly string[] = [
  '(',
  ')',
  '[',
  ']',
  '{',
  '|',
  '0',
  '1.',
  '<',
  '&',
  ',',
  'di cui ',
  ' ',
  '\n',
  ':',
  ';',
  '*',
  '_',
  '"',
  '-',
  '.',
  '&amp;',
  '<b',
  '<td>',
  '<table>',
  '<!--',
  'Ã',
  'per ',
  'per 100 g ',
  'contiene latte ma non soia ',
  'latte e latte e ',
  'latte e soia assenti ',
  'SI latte NO soia ',
  '1 000 ',
  '\t',
  'O',
  'e ',
  '%',
  'Grassi ',
  'Edulcoranti: ',
  'Può contenere ',
  '(a, ',
  '[[',
  '{"a":',
  'Gusto ',
  'A',
  'à ',
  'Ingredienti: ',
  '10^9',
  '| a ',
  '- ',
  'senza ',
  'senza (',
  'senza glutine, latte, ',
  'vegano, latte, ',
  'lat te, ',
  'latte di ',
  'soia ',
  '(a) e ',
  'Sale: n.d. ',
  'non più 5 ',
  '(pari ',
  '(E',
  '\u0301',
  '–',
  'kJ ',
  '1 g ',
  '1-',
  'E 1',
  '</',
  '\\',
  '“',
  '(%',
  'a\n',
  'Grassi 5 g\n',
  'a\n;\n',
  '(1 g ',
  '100 g\n',
  '1 g\n',
  'per 1 g\n',
  'Sale: 1 g\n',
  'Grassi 5,',
  '5 g ',
  'riso, ',
  'a: ',
  'a;b\n',
  'a\tb\nc\n',
  '(a: b; ',
  '**a** ',
  '“a” ',
  '<li>',
  'Gusto a: b. ',
  'Ingredienti: a, ',
  'Può contenere a. ',
  'contiene latte, ',
  'latte: no, ',
  'ma latte ',
  'Allergeni\n',
  'Proteine',
  'sìProteineGusto }5:',
  '☐;a',
  'Soia: NO (tracce), ',
  'no, ma possibili tracce ',
  'Assenza di latte e ',
  'INGREDIENTI | ',
  '| Grassi 5 g ',
  'Enzima\t1 cpr\n',
  'di cui 1 g saturi, ',
  '; latte: no, tracce',
  'Senza tracce di latte, ',
  'Proteine2g',
  'a:',
  'b (c. Cacao 1% ',
];

/** A text of one piece again and again, with what stands around all of them. */
export type Family = { before: string; piece: string; behind: string };

export const hostile: readonly Family[] = [
  ...repeated.map((piece) => ({ before: '', piece, behind: '' })),
  { before: 'senza , ', piece: '\t', behind: '' },
  { before: 'senza ', piece: '\t\n', behind: 'latte' },
  { before: 'Valori nutrizionali', piece: '\t\n', behind: ': sì' },
  { before: 'Grassi ', piece: ' ', behind: '.\n' },
  { before: 'A\nb, ', piece: ' ', behind: 'latte' },
  { before: 'x, ', piece: '() ', behind: 'latte' },
  { before: 'Grassi 3 g ', piece: 'di cui saturi 1 g ', behind: '' },
  { before: 'Valori (2 cps): ', piece: 'Zinco 1 mg, ', behind: '' },
  { before: '', piece: 'latte, Ingredienti: a)', behind: '1 g ' },
  { before: 'Privo di glutine, ', piece: 'latte, ', behind: 'uova e soia.' },
];
