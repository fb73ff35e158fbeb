import { expect, test } from 'vitest';
import { declared, inOrder } from '../testing/declared.ts';
import { findDeclarations } from '../index.ts';

/** What a person takes from answers in fields, tables and lists: contained, then in traces. */
const judged: readonly (readonly [input: unknown, contains: string, traces: string])[] = [
  // [input, contains, traces]
  [{ allergeni: { latte: null, soia: 'sì' } }, 'soybeans', ''],
  [{ allergeni: { latte: ['sì'], uova: ['tracce'], soia: [] } }, 'milk', 'eggs'],
  ['Latte: no, tracce possibili; uova: no', '', 'milk'],
  ['Latte: no, possibili tracce; uova: sì', 'eggs', 'milk'],
  ['NO latte / SI soia, uova', 'eggs soybeans', ''],
  [
    'Allergene;Presenza nel prodotto;Presenza nello stabilimento\nGlutine;No;Sì\nLatte;Sì;-',
    'milk',
    'gluten',
  ],
  ['Allergeni: latte. Contaminazione crociata con: uova, grano.', 'milk', 'eggs gluten'],
  [
    'Sedano: tracce. Allergeni: senza glutine; solfiti. Allergeni: soia',
    'soybeans sulphites',
    'celery',
  ],
  [[{ name: 'nocciola', attivo: true }], '', ''],
  ['Nome | Latte | Cross sesamo\nBase | SI | SI', 'milk', 'sesame'],
  ['Contains soy. Milk may be present.', 'soybeans', 'milk'],
  // An address is no declaration.
  [{ allergeni: 'https://negozio.example/latte' }, '', ''],
  // Two texts are no answer, but the field speaks of allergens.
  [{ allergeni: { latte: ['intero', 'scremato'] } }, 'milk', ''],
  [
    {
      allergeni: [
        { nome: 'Latte', assente: 'sì' },
        { nome: 'Soia', assente: 'no' },
      ],
    },
    'soybeans',
    '',
  ],
  [
    {
      allergeni: {
        latte:
          'presente nelle proteine del siero concentrate e isolate, la base di tutta la ricetta',
      },
    },
    'milk',
    '',
  ],
  [{ senza: { latte: 'no', soia: 'sì' } }, 'milk', ''],
  [{ tracce: 'glutine NO, latte' }, '', 'milk'],
  [{ allergeni: { latte: 1, soia: 0 } }, 'milk', ''],
  [{ allergeni: { icona: 'latte.svg', testo: 'Soia' } }, 'soybeans', ''],
  [
    '| Allergene | Presenza |\n|---|---|\n| Latte | in tracce |\n| Soia | NO |\n| Uova | SI |',
    'eggs',
    'milk',
  ],
  [
    'Può contenere tracce di:\n- soia\n- frutta secca tritata finemente nello stesso reparto, come nocciole e mandorle',
    '',
    'soybeans nuts',
  ],
  ['Contiene latte, senza glutine e lattosio, soia', 'milk soybeans', ''],
  ['Allergeni: latte, senza uova, soia e pesce', 'milk soybeans fish', ''],
  ['Può contenere: senza latte, soia e uova', '', ''],
  ['Contiene latte e\nsoia', 'milk soybeans', ''],
  ['| Senape | Può contenere |\n| Soia | SI |\n| Latte | NO |', 'soybeans', 'mustard'],
  ['| Senape | Non presente |\n| Soia | presente |', 'soybeans', ''],
  ['| Senape | ✗ |\n| Soia | SI |', 'soybeans', ''],
  ['Sesamo: ✓\nSolfiti: ✗', 'sesame', ''],
  ['Soia: NO (possibili tracce)', '', 'soybeans'],
  ['Soia: no, ma possibili tracce', '', 'soybeans'],
  ['Uova: NO - possibile contaminazione', '', 'eggs'],
  ['Latte: NO (prodotto in stabilimento che lo utilizza)', '', 'milk'],
  ['Frutta a guscio: non presente come ingrediente, possibile presenza in tracce', '', 'nuts'],
  ['Glutine: assente (possibili tracce)\nLatte: presente', 'milk', 'gluten'],
  ['Soia: NO, nemmeno in tracce', '', ''],
  ['Latte: no, tracce: no', '', ''],
  ['Latte: assente (nessuna traccia)', '', ''],
  ['Uova: NO (stabilimento dedicato)', '', ''],
  ['Latte: NO (non presente, possibili tracce)', '', 'milk'],
  ['Latte: NO (può contenere)', '', 'milk'],
  ['Latte: NO (solo lattosio)', 'milk', ''],
  ['Glutine: NO (contiene avena)', 'gluten', ''],
  ['Latte: NO (non contiene latte)', '', ''],
  [{ allergeni: { avena: '✗', latte: '✓' } }, 'milk', ''],
  [{ allergeni: { avena: '✗', latte: 'no' } }, 'gluten', ''],
  [
    {
      allergeni: [
        { nome: 'avena', valore: '✗' },
        { nome: 'latte', valore: 'sì' },
      ],
    },
    'milk',
    '',
  ],
  ['Senza lupini.Contiene uova.Può contenere in tracce soia', 'eggs', 'soybeans'],
  ['Latte e soia sono lavorati nello stesso stabilimento del prodotto', '', 'milk soybeans'],
  [{ ingredienti: [{ nome: 'Siero di latte', percentuale: 12 }, { nome: 'Sale' }] }, 'milk', ''],
  [{ ingredienti: 'Riso. Può contenere tracce di soia.' }, '', 'soybeans'],
  ['Ingredienti: riso, cacao. Siero di latte, sale.\nModo d’uso: sciogliere in acqua.', 'milk', ''],
  [
    { usage: 'Proteine del siero, cacao magro, emulsionante: lecitina di soia' },
    'milk soybeans',
    '',
  ],
  // Signs that answer, and files of values.
  ['Latte ●\nSoia ○', 'milk', ''],
  ['Latte ●, Soia ○, Uova ●', 'milk eggs', ''],
  ['Latte +\nSoia -', 'milk', ''],
  ['Latte: +\nSoia: -\nUova: -', 'milk', ''],
  ['Latte: P\nSoia: A\nUova: T', 'milk', 'eggs'],
  ['Latte P\nSoia A\nUova A', 'milk', ''],
  ['Allergeni (P = presente, A = assente)\nLatte: P\nSoia: A', 'milk', ''],
  ['Latte | P\nSoia | A', 'milk', ''],
  ['Latte (X)\nSoia ( )\nUova (X)', 'milk eggs', ''],
  ['Latte (X)', 'milk', ''],
  ['(X) Latte ( ) Soia', 'milk', ''],
  ['☑ Latte s.s. intero ☐ Soia', 'milk', ''],
  ['☑ Latte s.s. ☐ Soia ☑ Uova di gallina', 'milk eggs', ''],
  [
    'Latte: ✓ / Cereali (frumento, orzo): ✓ / Frutta a guscio (mandorle, noci): ✗',
    'milk gluten',
    '',
  ],
  ['Latte: ✓, Cereali (frumento, orzo): ✓, Frutta a guscio (mandorle, noci): ✗', 'milk gluten', ''],
  ['Latte: ✓\nCereali (frumento, orzo): ✓\nFrutta a guscio (mandorle, noci): ✗', 'milk gluten', ''],
  ['Latte;SI\nUova;NO', 'milk', ''],
  ['allergene;presente\nlatte;SI\nuova;NO', 'milk', ''],
  ['Latte;NO\nUova;NO\nSoia;SI', 'soybeans', ''],
  ['Latte;SI;\nUova;NO;', 'milk', ''],
  ['Latte,SI\nUova,NO', 'milk', ''],
  ['"Latte";"SI"\n"Uova";"NO"', 'milk', ''],
  // Tables whose first head is empty, and answers of feeds.
  [
    {
      html: '<table><thead><tr><th></th><th>Contiene</th><th>Tracce</th></tr></thead><tbody><tr><td>Latte</td><td>✔</td><td></td></tr><tr><td>Uova</td><td></td><td>✔</td></tr><tr><td>Soia</td><td></td><td></td></tr></tbody></table>',
    },
    'milk',
    'eggs',
  ],
  [
    '<table><tr><td></td><td>Contiene</td><td>Tracce</td></tr><tr><td>Latte</td><td>X</td><td></td></tr><tr><td>Uova</td><td></td><td>X</td></tr></table>',
    'milk',
    'eggs',
  ],
  ['\tContiene\tTracce\nLatte\tX\t\nUova\t\tX', 'milk', 'eggs'],
  ['| | Contiene | Tracce |\n|---|---|---|\n| Latte | X | |\n| Uova | | X |', 'milk', 'eggs'],
  [
    {
      allergeni: [
        ['', 'Contiene', 'Tracce'],
        ['Latte', 'X', ''],
        ['Uova', '', 'X'],
      ],
    },
    'milk',
    'eggs',
  ],
  [';Contiene;Tracce\nLatte;X;\nUova;;X', 'milk', 'eggs'],
  [
    {
      allergeni: [
        ['Allergene', 'Contiene', 'Tracce'],
        ['Latte', 'X', ''],
        ['Uova', '', 'X'],
      ],
    },
    'milk',
    'eggs',
  ],
  [
    '<table><tr><th>Allergene</th><th>Contiene</th><th>Tracce</th></tr><tr><td>Latte</td><td></td><td>X</td></tr></table>',
    '',
    'milk',
  ],
  ['- [x] Latte\n- [ ] Uova', 'milk', ''],
  [
    { allergens_hierarchy: ['en:gluten'], traces: 'en:milk,en:sesame-seeds' },
    'gluten',
    'milk sesame',
  ],
  ['Contiene:\n• Latte\n• Soia\nPuò contenere:\n• Uova', 'milk soybeans', 'eggs'],
  [
    { contiene: { latte: true, glutine: false }, tracce: { soia: true, uova: false } },
    'milk',
    'soybeans',
  ],
  [{ allergeni: { latte: 1, uova: 0, soia: 1 } }, 'milk soybeans', ''],
  [{ allergeni_contenuti: 'latte', allergeni_tracce: 'soia, uova' }, 'milk', 'soybeans eggs'],
  [{ allergeni: ['it:latte', 'it:uova'] }, 'milk eggs', ''],
  [{ allergeni: 'latte|soia|uova' }, 'milk soybeans eggs', ''],
  [
    { html: '<h3>Allergeni</h3><p>Latte, soia</p><h3>Tracce</h3><p>Uova</p>' },
    'milk soybeans',
    'eggs',
  ],
  [{ allergeni: 'latte;soia;uova' }, 'milk soybeans eggs', ''],
  ['Allergeni: Latte. Tracce: Uova.', 'milk', 'eggs'],
  [
    {
      specifiche: [
        ['Allergeni', 'Latte'],
        ['Tracce', 'Soia'],
      ],
    },
    'milk',
    'soybeans',
  ],
  ['Allergeni: Latte (contiene), Uova (tracce), Soia (assente)', 'milk', 'eggs'],
  [{ allergeni: 'LATTE (siero), SOIA (lecitina)' }, 'milk soybeans', ''],
  [{ allergeni: 'Senza glutine, latte' }, 'milk', ''],
  [
    {
      attributes: [
        { name: 'Allergeni', options: ['Latte', 'Soia'] },
        { name: 'Tracce', options: ['Uova'] },
      ],
    },
    'milk soybeans',
    'eggs',
  ],
  [
    { allergens_tags: ['en:milk', 'en:soybeans'], traces_tags: ['en:nuts'] },
    'milk soybeans',
    'nuts',
  ],
  ['Allergeni presenti: Latte; Allergeni in tracce: Uova; Allergeni assenti: Soia', 'milk', 'eggs'],
  [{ allergeni: 'Senza glutine, senza lattosio' }, '', ''],
  [
    { allergens: { contains: ['milk'], may_contain: ['nuts'], free_from: ['gluten'] } },
    'milk',
    'nuts',
  ],
  [{ allergens: 'milk, soya', may_contain: 'eggs, nuts' }, 'milk soybeans', 'eggs nuts'],
  [{ allergeni: 'latte soia uova' }, 'milk soybeans eggs', ''],
  [{ allergeni: 'Non contiene allergeni' }, '', ''],
  [{ contiene_latte: true, contiene_glutine: false, tracce_soia: true }, 'milk', 'soybeans'],
  [{ allergeni: 'Siero di latte. Può contenere soia.' }, 'milk', 'soybeans'],
  // What is in the product, and what is where it is made.
  [
    '| Allergene | Nel prodotto | Nello stabilimento |\n| Latte | SI | SI |\n| Soia | NO | SI |',
    'milk',
    'soybeans',
  ],
  ['Allergene\tProdotto\tLinea\nLatte\t+\t+\nSoia\t-\t+', 'milk', 'soybeans'],
  [
    '<table><tr><th>Sostanza</th><th>Nella linea</th><th>Nel prodotto</th></tr><tr><td>Uova</td><td>SI</td><td>SI</td></tr><tr><td>Soia</td><td>SI</td><td>NO</td></tr></table>',
    'eggs',
    'soybeans',
  ],
  [
    {
      allergeni: [
        { allergene: 'Latte', prodotto: 'SI', stabilimento: 'SI' },
        { allergene: 'Sesamo', prodotto: 'NO', stabilimento: 'SI' },
      ],
    },
    'milk',
    'sesame',
  ],
  ['Soia: sì, in tracce', '', 'soybeans'],
  ['Latte: possibile', '', 'milk'],
  ['Latte: no, possibili tracce\nUova: SI', 'eggs', 'milk'],
  ['Soia: presente in stabilimento', '', 'soybeans'],
  ['Soia: non aggiunta, possibile contaminazione', '', 'soybeans'],
  ['Latte: presente nello stabilimento\nSoia: presente', 'soybeans', 'milk'],
  ['Latte: NO nel prodotto, SI nello stabilimento', '', 'milk'],
  ['Soia: assente nel prodotto, presente nello stabilimento', '', 'soybeans'],
  ['Soia: SI nel prodotto, SI nello stabilimento', 'soybeans', ''],
  [
    'Allergene | Presenza\nSoia | presente in stabilimento\nLatte | sì, in tracce',
    '',
    'soybeans milk',
  ],
  // Answers before their names.
  ['SI latte / NO soia', 'milk', ''],
  ['SI: latte / NO: soia', 'milk', ''],
  ['NO soia, SI latte, SI uova', 'milk eggs', ''],
  ['SI scioglie nel latte, NO grumi', '', ''],
  // Sources that their ingredient exempts.
  ['Ingredienti: destrosio (da frumento), sale.', '', ''],
  ['Ingredienti: sciroppo di glucosio (frumento), sale.', '', ''],
  ['Ingredienti: destrosio (da frumento), farina (frumento).', 'gluten', ''],
  ['Ingredienti: destrosio (frumento), frumento.', 'gluten', ''],
  ['Ingredienti: sale, sciroppo di glucosio (orzo, latte).', 'gluten milk', ''],
  // The bracket behind a claim that leaves out no allergen.
  [
    'Ingredienti farina, cioccolato senza zucchero (latte, lecitina di soia), uova',
    'milk soybeans eggs',
    '',
  ],
  [
    'Ingredienti riso, brodo senza glutammato (sale, granchio, sedano), uova.',
    'crustaceans celery eggs',
    '',
  ],
  ['Contiene soia, senza derivati animali (latte, uova)', 'soybeans', ''],
  ['Contiene soia, senza glutine (frumento, orzo)', 'soybeans', ''],
];

test.each(judged)('%j', (input, contains, traces) => {
  expect(declared(input)).toEqual(inOrder(contains, traces));
});

const quotesOf = (input: unknown) =>
  findDeclarations(input).map(({ presence, quote }) => [presence, quote]);

test('a name that a line break parts is quoted on one line', () => {
  expect(quotesOf({ ingredienti: 'Riso, frutta a\nguscio' })).toEqual([
    ['contains', 'frutta a guscio'],
  ]);
  expect(quotesOf({ ingredienti: 'Riso. Può contenere frutta a\nguscio.' })).toEqual([
    ['traces', 'Può contenere frutta a guscio.'],
  ]);
});

test('a long line of answers is quoted by the names that are there', () => {
  const line =
    '☑ Latte (proteine del siero), ☐ Soia (lecitina e derivati), ☐ Uova (albume e derivati), ☑ Pesce (gelatina), ☐ Sedano, ☐ Senape, ☐ Lupini, ☐ Molluschi, ☐ Crostacei, ☐ Arachidi, ☐ Sesamo';
  expect(quotesOf(line)).toEqual([
    ['contains', 'Latte (proteine del siero)'],
    ['contains', 'Pesce (gelatina)'],
  ]);
});

test('answers in front of a long text are read', () => {
  const text = `Allergeni: latte sì, soia no. ${'Si scioglie bene. '.repeat(150)}`;
  expect(declared(text)).toEqual(inOrder('milk', ''));
});

test.each([
  ['commas', 'riso, '],
  ['spaces', 'riso '],
])('a statement goes on through a sentence of thousands of characters with %s', (_, food) => {
  expect(declared(`Può contenere tracce di ${food.repeat(1000)}latte`)).toEqual(
    inOrder('', 'milk'),
  );
});

test('what follows four million characters is left unread', () => {
  expect(
    declared([{ testo: 'Contiene latte' }, { testo: 'a'.repeat(4_000_000) }, 'Contiene soia']),
  ).toEqual(inOrder('milk', ''));
});
