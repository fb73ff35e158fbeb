import { expect, test } from 'vitest';
import { declared, inOrder } from '../testing/declared.ts';
import { findDeclarations } from '../index.ts';
import { declaredBy } from './subjects.ts';

/** What a person takes from each: contained, then in traces. */
const judged: readonly (readonly [input: unknown, contains: string, traces: string])[] = [
  // [input, contains, traces]
  [
    'Contiene latte e lattosio. Può contenere tracce di frutta a guscio (nocciole, mandorle), soia e uova.',
    'milk',
    'nuts soybeans eggs',
  ],
  [
    'ALLERGENI: LATTE, SOIA. PUO’ CONTENERE TRACCE DI UOVA, GLUTINE.',
    'milk soybeans',
    'eggs gluten',
  ],
  ['Allergeni: gli ingredienti in grassetto. Mescolare con latte.', '', ''],
  [
    'Per gli allergeni, inclusi i cereali contenenti glutine, vedi gli ingredienti in grassetto.',
    '',
    '',
  ],
  [
    'Gli allergeni sono evidenziati in MAIUSCOLO nella lista ingredienti.\nMescolare 30 g in 200 ml di latte',
    '',
    '',
  ],
  ['Non contiene glutine, lattosio, soia, uova, frutta a guscio.', '', ''],
  ['Prodotto senza glutine, senza lattosio e senza soia.', '', ''],
  ['Prodotto vegano, senza latte né uova. Prodotto in stabilimento che lavora latte.', '', 'milk'],
  ['Senza glutine (contiene avena senza glutine)', 'gluten', ''],
  ['Gluten free, lactose free, soy free, nut free', '', ''],
  [
    'Contains: Milk, Soy. Manufactured in a facility that also processes peanuts, tree nuts, eggs, wheat, fish and shellfish.',
    'milk soybeans',
    'peanuts nuts eggs gluten fish crustaceans',
  ],
  ['Dairy free. Contains soy.', 'soybeans', ''],
  ['Senza glutine, con latte', 'milk', ''],
  ['Senza lattosio e con proteine della soia', 'soybeans', ''],
  ['Privo di lattosio ed arricchito con uova', 'eggs', ''],
  ['Senza lattosio, a base di proteine della soia', 'soybeans', ''],
  ['Non contiene glutine ed è prodotto con latte', 'milk', ''],
  ['Senza glutine: prodotto con latte', 'milk', ''],
  ['Non contiene glutine, bensì proteine del latte', 'milk', ''],
  ['Senza glutine, prodotti a base di latte e uova', '', ''],
  ['Senza glutine, derivati dal latte e uova', '', ''],
  ['Senza glutine, da mescolare con latte', '', ''],
  ['Non è privo di latte. Non è senza glutine.', 'milk gluten', ''],
  ['Non contiene solo latte ma anche soia', 'milk soybeans', ''],
  ['Contiene 5,0% latte', 'milk', ''],
  ['Contiene lo 0% di lattosio e il 20% di soia', 'soybeans', ''],
  ['ALLERGENI LATTE SOIA', 'milk soybeans', ''],
  ['Allergeni presenti nello stabilimento: latte, soia', '', 'milk soybeans'],
  [{ allergeni_stabilimento: 'latte' }, '', 'milk'],
  ['Contains dairy', 'milk', ''],
  ['May contain nuts. Contains milk.', 'milk', 'nuts'],
  ['Allergen Warning: Contains milk and soya.', 'milk soybeans', ''],
  [
    'Informazioni allergeni: il prodotto può contenere tracce di latte, uova, soia e derivati.',
    '',
    'milk eggs soybeans',
  ],
  ['Avvertenze: il prodotto contiene derivati del latte e della soia.', 'milk soybeans', ''],
  ['Presenta tracce di latte', '', 'milk'],
  ['Contiene una fonte di fenilalanina. Contiene lattosio.', 'milk', ''],
  ['Tracce possibili: sesamo, senape', '', 'sesame mustard'],
  ['Prodotto in uno stabilimento dove sono presenti latte, uova e soia', '', 'milk eggs soybeans'],
  ['Lo stabilimento di produzione utilizza anche: latte, uova, arachidi.', '', 'milk eggs peanuts'],
  ['Linea di produzione condivisa con latte e soia', '', 'milk soybeans'],
  ['Possibile cross-contaminazione con uova', '', 'eggs'],
  [
    'Può contenere anche: glutine, crostacei, uova, pesce, arachidi, soia, latte, frutta a guscio, sedano, senape, sesamo, anidride solforosa e solfiti, lupini, molluschi.',
    '',
    'gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs',
  ],
  ['Contiene: GLUTINE (AVENA), LATTE', 'gluten milk', ''],
  ['Latte, soia e uova: non presenti. Glutine: presente.', 'gluten', ''],
  ['Glutine: assente | Lattosio: presente in tracce | Soia: assente', '', 'milk'],
  ['Allergeni: contiene LATTE. Non contiene glutine.', 'milk', ''],
  ['Allergeni: LATTE e derivati; SOIA e derivati.', 'milk soybeans', ''],
  [
    'Questo prodotto non contiene nessuno dei 14 allergeni: glutine, crostacei, uova, pesce, arachidi, soia, latte',
    '',
    '',
  ],
  ['Non contiene allergeni ad eccezione del latte', 'milk', ''],
  ['Nessun allergene oltre al latte', 'milk', ''],
  ['Senza allergeni tranne soia', 'soybeans', ''],
  ['Non contiene altri allergeni oltre al latte.', 'milk', ''],
  ['Contiene latte, come tutte le whey. Senza soia, uova e glutine.', 'milk', ''],
  ['Alimento adatto a vegani: non contiene latte o derivati, uova, miele.', '', ''],
  [
    'Allergeni\n\nLatte\n\nSoia\n\nModo d’uso\n\nSciogliere in latte di mandorla.',
    'milk soybeans',
    '',
  ],
  [
    '<p><strong>Allergeni:</strong></p><p>Latte.<br>Soia.</p><p>Uso: con yogurt.</p>',
    'milk soybeans',
    '',
  ],
  ['Allergeni: latte\nPossibili tracce di: soia, uova\nGusto: nocciola', 'milk', 'soybeans eggs'],
  [
    { allergeni: { contiene: ['latte'], puo_contenere: ['soia'], assenti: ['uova'] } },
    'milk',
    'soybeans',
  ],
  [
    {
      allergeni: [
        { nome: 'Latte', presente: true },
        { nome: 'Soia', presente: false },
        { nome: 'Uova', presente: 'tracce' },
      ],
    },
    'milk',
    'eggs',
  ],
  [
    { allergens_tags: ['en:milk', 'en:soybeans'], traces_tags: ['en:nuts'] },
    'milk soybeans',
    'nuts',
  ],
  [{ allergens: 'milk,soy', allergens_from_ingredients: '' }, 'milk soybeans', ''],
  [{ specs: [{ key: 'Allergeni', val: 'Latte' }] }, 'milk', ''],
  [{ attributes: { Allergeni: { value: 'Latte, Soia' } } }, 'milk soybeans', ''],
  [
    {
      metafields: [
        {
          namespace: 'custom',
          key: 'allergens',
          value: '["Milk","Soy"]',
          type: 'list.single_line_text_field',
        },
      ],
    },
    'milk soybeans',
    '',
  ],
  [{ meta_data: [{ id: 1, key: '_allergeni', value: 'latte; soia' }] }, 'milk soybeans', ''],
  [{ meta_data: [{ id: 1, key: 'tracce', value: { uova: '1', soia: '0' } }] }, '', 'eggs'],
  [{ tags: ['senza lattosio', 'gluten free', 'contiene soia'] }, 'soybeans', ''],
  [{ allergeni: 'Latte: sì; Soia: no; Uova: tracce' }, 'milk', 'eggs'],
  [{ allergeni: 'LATTE SI, SOIA NO' }, 'milk', ''],
  [{ allergen_milk: true, allergen_soy: false, allergen_eggs: 'traces' }, 'milk', 'eggs'],
  [{ contains_milk: true, contains_soy: false, may_contain_nuts: true }, 'milk', 'nuts'],
  [{ has_milk: true, is_gluten_free: true }, 'milk', ''],
  [{ containsLactose: true }, 'milk', ''],
  [{ contiene_lattosio: 'no', contiene_glutine: 'si' }, 'gluten', ''],
  [{ lattosio: 'assente', glutine: 'presente' }, 'gluten', ''],
  [{ senza_lattosio: true, senza_glutine: 'Sì' }, '', ''],
  [{ gusti: ['Nocciola', 'Latte e miele'], flavors: [{ name: 'Hazelnut', value: true }] }, '', ''],
  [{ valori: { Lattosio: '< 0,1 g', Proteine: '80 g' } }, '', ''],
  [
    {
      faq: [
        { question: 'Contiene lattosio?', answer: 'No, è senza lattosio.' },
        { question: 'Contiene soia?', answer: 'Sì' },
      ],
    },
    'soybeans',
    '',
  ],
  ['Contiene lattosio? No.\nContiene soia? Sì.', 'soybeans', ''],
  ['È senza lattosio? Sì', '', ''],
  ['Il prodotto contiene lattosio? Sì, in piccola quantità.', 'milk', ''],
  ['Contiene fonti proteiche: siero di latte, albume.', 'milk eggs', ''],
  ['Le capsule contengono gelatina di pesce', 'fish', ''],
  ['Rivestimento: gelatina di pesce', '', ''],
  ['Glucosamina estratta da crostacei', 'crustaceans', ''],
  ['Collagene di origine marina (pesce)', '', ''],
  ['Ricavato da crostacei', 'crustaceans', ''],
  ['Lecitina derivata da soia.', 'soybeans', ''],
  ['Estratto da soia', 'soybeans', ''],
  ['Deriva dal latte', 'milk', ''],
  ['Proteine da latte', '', ''],
  ['Contiene olio di soia completamente raffinato', '', ''],
  ['Con latte e nocciole', '', ''],
  ['Contiene latte in polvere 12%, nocciole 5%', 'milk nuts', ''],
  ['Tracce di latte, uova. Contiene soia', 'soybeans', 'milk eggs'],
  ['Può contenere tracce di latte e contiene soia', 'soybeans', 'milk'],
  ['Contiene soia e può contenere latte', 'soybeans', 'milk'],
  ['Contiene: soia\nPuò contenere: latte', 'soybeans', 'milk'],
  ['Contiene: soia. Tracce: latte.', 'soybeans', 'milk'],
  ['Allergeni: soia; tracce: latte, uova', 'soybeans', 'milk eggs'],
  ['Allergeni: soia (tracce di latte, uova)', 'soybeans', 'milk eggs'],
  ['Allergeni: latte (lattosio), soia (lecitina). Tracce: nessuna', 'milk soybeans', ''],
  ['Tracce: nessuna. Allergeni: nessuno', '', ''],
  ['Allergeni: nessuno. Può contenere tracce di soia', '', 'soybeans'],
  ['Allergeni: non applicabile', '', ''],
  ['Non contiene: glutine, latte, soia\nContiene: uova', 'eggs', ''],
  ['Non contiene:\n- glutine\n- latte\nContiene:\n- uova', 'eggs', ''],
  ['Senza:\n• latte\n• soia', '', ''],
  ['Allergeni assenti\nlatte\nsoia\nAllergeni presenti\nuova', 'eggs', ''],
  ['100% senza lattosio', '', ''],
  ['Lattosio 0 g, Glutine 0 mg', '', ''],
  ['Contiene meno di 0,1 g di lattosio', 'milk', ''],
  ['Contiene <0,01% di lattosio', 'milk', ''],
  ['Contiene latte*. *Biologico', 'milk', ''],
  ['Puo contenere soja e nocciole', '', 'soybeans nuts'],
  ['CONTIENE DERIVATI DEL LATTE', 'milk', ''],
  [
    'CONTIENE: FRUMENTO, LATTE, SOIA, UOVA. PUÒ CONTENERE ALTRA FRUTTA A GUSCIO.',
    'gluten milk soybeans eggs',
    'nuts',
  ],
  ['Laktosefrei, glutenfrei, ohne Soja', '', ''],
  ['This product does not contain milk, but is made in a factory that handles milk.', '', 'milk'],
  ['Free from: milk, soy, gluten', '', ''],
  ['Non adatto agli intolleranti al lattosio', 'milk', ''],
  ['Adatto agli intolleranti al lattosio', '', ''],
  ['Può essere assunto con latte o acqua', '', ''],
  ['Il siero del latte contiene leucina', '', ''],
  ['Possono essere presenti tracce di: soia, latte', '', 'soybeans milk'],
  [
    'Si informa che nello stabilimento vengono utilizzati: latte, soia, uova.',
    '',
    'milk soybeans eggs',
  ],
  [
    'Prodotto in un laboratorio artigianale in cui si utilizzano frutta a guscio, latte e sesamo.',
    '',
    'nuts milk sesame',
  ],
  [
    '| Allergeni | Contiene | Può contenere |\n|---|---|---|\n| Latte | X | |\n| Soia | | X |\n| Uova | | |',
    'milk',
    'soybeans',
  ],
  [
    '| Contiene | Può contenere |\n|---|---|\n| latte | soia |\n| uova | sesamo |',
    'milk eggs',
    'soybeans sesame',
  ],
  ['Allergeni;latte, soia\nTracce;uova', 'milk soybeans', 'eggs'],
  ['Allergeni .......... latte', 'milk', ''],
  ['Allergeni→latte', 'milk', ''],
  ['Allergeni (latte, soia)', 'milk soybeans', ''],
  ['latte: contenuto; soia: non contenuta', 'milk', ''],
  ['☑ Latte ☐ Soia ☑ Uova', 'milk eggs', ''],
  ['Allergeni: ✓ latte ✗ soia', 'milk', ''],
  ['🥛 Latte 🌾 Glutine', '', ''],
  ['Allergeni: 🥛 latte, 🥜 arachidi', 'milk peanuts', ''],
  ['A\u200bl\u200bl\u200be\u200br\u200bg\u200be\u200bn\u200bi: lat\u00adte', 'milk', ''],
  ['ALLERGENI LATTE', 'milk', ''],
  [
    'Prodotto e confezionato in uno stabilimento che lavora latte, soia, uova e frutta a guscio. Gluten free.',
    '',
    'milk soybeans eggs nuts',
  ],
  ['Contiene latte. Prodotto di alta qualità: senza glutine, arachidi', 'milk', ''],
  [
    'Ingredienti: proteine del siero di latte (emulsionante: lecitina di soia), cacao.',
    'milk soybeans',
    '',
  ],
  ['Buono. Ingredienti proteine del siero di latte, lecitina di soia, cacao.', 'milk soybeans', ''],
  ['La ricetta: ingredienti per 4 persone: 200 ml di latte, 2 uova', '', ''],
  ['Ingredients: whey protein, soy lecithin', 'milk soybeans', ''],
  [{ ingredients: ['Rice', 'Whey'], name: 'x' }, 'milk', ''],
  [{ composizione: 'Riso, latte' }, 'milk', ''],
  [{ lista_ingredienti: 'Riso, latte' }, 'milk', ''],
  [{ ingredientsList: 'Riso, latte' }, 'milk', ''],
  [{ product: { ingredients_text: 'milk, sugar' } }, 'milk', ''],
  [{ allergeni: null, tracce: false, contiene: '' }, '', ''],
  [{ allergene: 'MILK' }, 'milk', ''],
  [
    {
      allergenInformation: {
        allergen: [
          { allergenTypeCode: 'MILK', levelOfContainmentCode: 'CONTAINS' },
          { allergenTypeCode: 'SOYBEANS', levelOfContainmentCode: 'FREE_FROM' },
          { allergenTypeCode: 'EGGS', levelOfContainmentCode: 'MAY_CONTAIN' },
        ],
      },
    },
    'milk',
    'eggs',
  ],
  [{ allergens: [{ allergen: 'milk', may_contain: true, contains: false }] }, '', 'milk'],
  [
    { allergens: { milk: 'contains', soy: 'does not contain', egg: 'may contain' } },
    'milk',
    'eggs',
  ],
  [{ allergens: { contains: 'none', may_contain: 'none' } }, '', ''],
  [{ allergens: ['none'] }, '', ''],
  [{ allergens: 'Senza glutine' }, '', ''],
  [{ allergeni: 'Il prodotto non contiene glutine e lattosio' }, '', ''],
  [{ allergeni: 'Consultare etichetta' }, '', ''],
  [{ allergeni: ['Latte e derivati', 'Può contenere: soia'], altro: 1 }, 'milk', 'soybeans'],
  [{ description: 'Contiene latte', title: 'Whey senza lattosio' }, 'milk', ''],
  [['Allergeni', 'Latte'], 'milk', ''],
  [
    [
      ['Allergeni', 'Latte'],
      ['Tracce', 'Uova'],
    ],
    'milk',
    'eggs',
  ],
  ['{"allergeni":"latte","tracce":["soia"]}', 'milk', 'soybeans'],
  ['| Formato | Ingredienti allergenici |\n|---|---|\n| 500 g | crostacei |', 'crustaceans', ''],
];

test.each(judged)('%j', (input, contains, traces) => {
  expect(declared(input)).toEqual(inOrder(contains, traces));
});

const quotesOf = (input: unknown) =>
  findDeclarations(input).map(({ allergen, presence, quote }) => [allergen, presence, quote]);

test('quotes the words, behind the name of their field or title', () => {
  expect(quotesOf('Buono. Contiene **latte** e <b>soia</b>. Leggero.')).toEqual([
    ['milk', 'contains', 'Contiene latte e soia.'],
    ['soybeans', 'contains', 'Contiene latte e soia.'],
  ]);
  expect(quotesOf({ mayContain: ['sesame'] })).toEqual([
    ['sesame', 'traces', 'may Contain: sesame'],
  ]);
  expect(quotesOf('Allergeni\n- Latte')).toEqual([['milk', 'contains', 'Allergeni: Latte']]);
  expect(quotesOf('| Latte | SI |\n| Soia | NO |')).toEqual([['milk', 'contains', 'Latte: SI']]);
});

test('quotes once what the readers of lists and of sentences both find', () => {
  expect(
    quotesOf([
      '**INGREDIENTI**',
      'Farina di RISO, aroma,',
      'sale. Può contenere tracce di SESAMO e GLUTINE.',
      '**AVVERTENZE**',
      'Conservare in luogo fresco.',
    ]),
  ).toEqual([
    ['sesame', 'traces', 'Può contenere tracce di SESAMO e GLUTINE.'],
    ['gluten', 'traces', 'Può contenere tracce di SESAMO e GLUTINE.'],
  ]);
});

test('quotes traces by their own statement, not by the list before it', () => {
  expect(quotesOf({ ingredienti: 'Farina di grano. Può contenere tracce di glutine' })).toEqual([
    ['gluten', 'contains', 'Farina di grano'],
    ['gluten', 'traces', 'Può contenere tracce di glutine'],
  ]);
});

test('a long sentence is quoted by the clause that names the allergen', () => {
  const [found] = findDeclarations(`Contiene ${'riso, '.repeat(60)}latte in polvere, sale`);
  expect(found?.quote).toBe('latte in polvere');
});

test.each([
  ['allergeni', 'contains'],
  ['allergen_info', 'contains'],
  ['mayContain', 'traces'],
  ['puo_contenere', 'traces'],
  ['non_contiene', null],
  ['allergenFree', null],
  ['descrizione', null],
] as const)('a field by the name of %s declares: %s', (field, says) => {
  expect(declaredBy(field)).toBe(says);
});

test('never throws, whatever it is given', () => {
  const circle: Record<string, unknown> = { allergeni: 'latte' };
  circle['self'] = circle;
  const throwing = {
    get allergeni(): string {
      throw new Error('no');
    },
  };
  expect(declared(circle)).toEqual(['milk', '']);
  for (const input of [throwing, null, undefined, 3, Symbol('x'), () => 'latte', [[]], new Map()])
    expect(findDeclarations(input)).toEqual([]);
});

test('what is nested too deep is left unread', () => {
  let value: unknown = 'Contiene latte';
  for (let level = 0; level < 2000; level++) value = [value];
  expect(findDeclarations(value)).toEqual([]);
});
