import { describe, expect, test } from 'vitest';
import { detailsFromWire } from './details.ts';

const empty = {
  highlights: [],
  ingredientTexts: [],
  nutritionSources: [],
  technicalGrid: [],
  variants: [],
};

test.each([
  [null],
  [undefined],
  ['x'],
  [[]],
  [{}],
  [{ features: null, variants: 'x', long_description: 5 }],
])('%j are empty details', (wire) => {
  expect(detailsFromWire(wire)).toEqual(empty);
});

test('a group name of its own', () => {
  expect(detailsFromWire({ product_group_name: 'Serie Oro' }).groupName).toBe('Serie Oro');
});

describe('what the features do not have, those of the group have', () => {
  const group = {
    nutritionalHighlights: ['26 g di proteine'],
    avvertenze: 'Non eccedere.',
    caratteristiche_tecniche: { Capacità: '700 ml' },
  };

  test.each([[{}], [null], [['**USO:** una dose']]])('%j', (features) => {
    expect(detailsFromWire({ features, product_group_features: group })).toMatchObject({
      highlights: ['26 g di proteine'],
      warnings: 'Non eccedere.',
      technicalGrid: [{ name: 'Capacità', value: '700 ml' }],
    });
  });

  test('and where both have them, their own count', () => {
    const features = {
      nutritionalHighlights: ['Suo'],
      avvertenze: 'Sua.',
      caratteristiche_tecniche: { Peso: '1 kg' },
    };
    expect(detailsFromWire({ features, product_group_features: group })).toMatchObject({
      highlights: ['Suo'],
      warnings: 'Sua.',
      technicalGrid: [{ name: 'Peso', value: '1 kg' }],
    });
  });
});

test('a section is named by the beginning of its title', () => {
  const features = [
    '**SENZA INGREDIENTI ANIMALI:** vero',
    '**SENZA ALLERGENI:** vero',
    '**NOTE E AVVERTENZE:** nessuna',
    '**INGREDIENTI:** riso',
  ];
  const { ingredientTexts, warnings } = detailsFromWire({ features });
  expect(ingredientTexts).toEqual(['riso']);
  expect(warnings).toBeUndefined();
});

test('features may be one text', () => {
  const features = 'Gusto pieno\n  Senza zuccheri  \n\n**INGREDIENTI:** siero';
  expect(detailsFromWire({ features })).toMatchObject({
    highlights: ['Gusto pieno', 'Senza zuccheri'],
    ingredientTexts: ['siero'],
  });
});

test('a thousand lines are read, and no more', () => {
  const many = Array.from({ length: 1200 }, (_, place) => `riga ${place}`);
  const details = detailsFromWire({
    features: {
      nutritionalHighlights: many,
      caratteristiche_tecniche: many.map((name) => ({ name, value: 'x' })),
    },
  });
  expect(details.highlights).toHaveLength(1000);
  expect(details.technicalGrid).toHaveLength(1000);
});

describe('expert tip', () => {
  test.each([
    ["**CONSIGLIO DELL'ESPERTO:** Bevi.", 'Bevi.'],
    ['**Consiglio dell’esperto**\nBevi.', 'Bevi.'],
    ['**CONSIGLIO** Bevi.', 'Bevi.'],
    ['CONSIGLIO: Bevi.', 'Bevi.'],
    ['TIP: Bevi.', 'Bevi.'],
    ['**TIP:** Bevi.\n**ALTRO:** no', 'Bevi.'],
  ])('%j', (marked, tip) => {
    const details = detailsFromWire({ long_description: `Buono.\n${marked}` });
    expect(details.expertTip).toBe(tip);
    expect(details.longDescription).not.toContain('Bevi');
    expect(details.longDescription?.startsWith('Buono.')).toBe(true);
  });

  test('leaves what stands around it, as two paragraphs', () => {
    const long_description = 'Buono.\n\n\n**TIP:** Bevi.\n**FORMATI:** due\n';
    expect(detailsFromWire({ long_description }).longDescription).toBe(
      'Buono.\n\n**FORMATI:** due',
    );
  });

  test('may stand among the text lines', () => {
    expect(detailsFromWire({ features: ['**TIP:** Bevi.'] }).expertTip).toBe('Bevi.');
  });

  test('no marker, no tip: the description stays whole', () => {
    const details = detailsFromWire({ long_description: 'Un consiglio tra amici.' });
    expect(details).toMatchObject({
      longDescription: 'Un consiglio tra amici.',
      expertTip: undefined,
    });
  });
});

describe('usage comes from the first of', () => {
  const how = { how_to_use: 'tre' };
  test.each([
    ['the section marked MODALITÀ', { features: ["**MODALITÀ D'USO:** uno"], ...how }, 'uno'],
    [
      'the section marked MODALITÀ behind warnings',
      { features: ["**AVVERTENZE PER L'USO:** zero", "**MODALITÀ D'USO:** uno"] },
      'uno',
    ],
    ['the section marked USO', { features: ['**USO**', 'uno'], ...how }, 'uno'],
    ['a section of the group', { product_group_features: ['**MODALITA:** uno'], ...how }, 'uno'],
    ['modalita_uso', { features: { modalita_uso: 'due' }, ...how }, 'due'],
    ['how_to_use', { features: {}, ...how }, 'tre'],
    ['nothing: `usage` is an ingredients source', { features: { usage: 'quattro' } }, undefined],
  ])('%s', (_, wire, usage) => {
    expect(detailsFromWire(wire).usage).toBe(usage);
  });
});

describe('ingredients come from, in order', () => {
  test('the text behind a marker, up to the next one', () => {
    const features = ['Buono', '**INGREDIENTI:** siero di LATTE', 'cacao', '**USO:** una dose'];
    expect(detailsFromWire({ features }).ingredientTexts).toEqual(['siero di LATTE\ncacao']);
  });

  test('the fields of an object', () => {
    const fields = {
      caratteristiche: 'f',
      avvertenze: 'e',
      usage: 'd',
      ingredients: ['c', 'C'],
      ingrediente: 'b',
      ingredienti: 'a',
    };
    expect(detailsFromWire({ features: fields }).ingredientTexts).toEqual([
      'a',
      'b',
      'c\nC',
      'd',
      'e',
      'f',
    ]);
  });

  test('the Ingredienti: section of the long description', () => {
    const details = detailsFromWire({
      features: { ingredienti: 'a' },
      long_description: 'Buona crema. Ingredienti: ARACHIDI 100%.',
    });
    expect(details.ingredientTexts).toEqual(['a', 'ARACHIDI 100%.']);
  });

  test('a field that starts with its own name is stripped of it', () => {
    expect(
      detailsFromWire({ features: { ingredienti: '**INGREDIENTI:** siero' } }).ingredientTexts,
    ).toEqual(['siero']);
  });

  test('a field that begins with the word keeps it', () => {
    expect(
      detailsFromWire({ features: { ingredienti: 'Ingredienti naturali scelti.' } })
        .ingredientTexts,
    ).toEqual(['Ingredienti naturali scelti.']);
  });

  test('allergens stay with them, marked or not', () => {
    const marked = ['**INGREDIENTI:** siero', '**ALLERGENI:** latte'];
    const unmarked = ['**INGREDIENTI:** siero', 'Allergeni: latte'];
    expect(detailsFromWire({ features: marked }).ingredientTexts).toEqual([
      'siero\nAllergeni: latte',
    ]);
    expect(detailsFromWire({ features: unmarked }).ingredientTexts).toEqual([
      'siero\nAllergeni: latte',
    ]);
  });
});

describe('nutrition sources, in order', () => {
  test('the features, the details, the group, the marked section, unmarked pipe lines', () => {
    const details = detailsFromWire({
      features: { valori_nutrizionali: { per_100g: [] } },
      valori_nutrizionali: '{"per_dose":[]}',
      product_group_features: [
        '**VALORI NUTRIZIONALI:**',
        'Componente | Per 100 g',
        'Proteine | 80 g',
      ],
    });
    expect(details.nutritionSources).toEqual([
      { per_100g: [] },
      '{"per_dose":[]}',
      'Componente | Per 100 g\nProteine | 80 g',
      'Componente | Per 100 g\nProteine | 80 g',
    ]);
  });

  test('none of them empty', () => {
    const features = { valori_nutrizionali: null };
    expect(detailsFromWire({ features, valori_nutrizionali: '' }).nutritionSources).toEqual([]);
    expect(detailsFromWire({ valori_nutrizionali: null }).nutritionSources).toEqual([]);
  });

  test('a single line with a pipe is no table', () => {
    expect(detailsFromWire({ features: ['Cacao | Vaniglia'] }).nutritionSources).toEqual([]);
  });
});

test('the lines of a highlight lose their marks and blanks, and empty ones go', () => {
  const nutritionalHighlights = ['-  26 g di proteine  \n\n  • Senza glutine\n10-15 g di fibre'];
  expect(detailsFromWire({ features: { nutritionalHighlights } }).highlights).toEqual([
    '26 g di proteine',
    'Senza glutine',
    '10-15 g di fibre',
  ]);
  expect(detailsFromWire({ features: ['  Gusto pieno \n \n a | b'] }).highlights).toEqual([
    'Gusto pieno',
  ]);
});

test('highlights are nutritionalHighlights, else the unmarked lines of a text list', () => {
  expect(
    detailsFromWire({ features: { nutritionalHighlights: ['a', 5, '', 'b'] } }).highlights,
  ).toEqual(['a', 'b']);
  expect(
    detailsFromWire({ features: ['Gusto pieno', 'Cacao | 3 g', 'b', '**USO:** c'] }).highlights,
  ).toEqual(['Gusto pieno', 'b']);
  expect(detailsFromWire({ features: { nutritionalHighlights: 'a' } }).highlights).toEqual(['a']);
});

test('bold and list marks are no part of a text', () => {
  const features = [
    '**26 g** di proteine\n- Senza glutine',
    '• Due gusti',
    '**MODALITÀ D’USO:** Sciogliere **30 g** in acqua.',
    '**AVVERTENZE:** **Non** eccedere.',
    '**TIP:** Usa acqua **fredda**.',
  ];
  expect(detailsFromWire({ features })).toMatchObject({
    highlights: ['26 g di proteine', 'Senza glutine', 'Due gusti'],
    usage: 'Sciogliere 30 g in acqua.',
    warnings: 'Non eccedere.',
    expertTip: 'Usa acqua fredda.',
  });
});

test('a product’s own warnings come from the marked section or the field', () => {
  expect(detailsFromWire({ features: ['**AVVERTENZE:** Non eccedere.'] }).warnings).toBe(
    'Non eccedere.',
  );
  expect(detailsFromWire({ features: { avvertenze: 'Non eccedere.' } }).warnings).toBe(
    'Non eccedere.',
  );
});

test.each([
  ['an object', { Capacità: '700 ml', Peso: 162.5, Vuoto: null, Lista: [] }],
  [
    'name/value pairs',
    [
      { name: 'Capacità', value: '700 ml' },
      { nome: 'Peso', valore: 162.5 },
      {},
      null,
      { name: 'x' },
      { value: 'y' },
    ],
  ],
])('the technical grid is %s', (_, caratteristiche_tecniche) => {
  expect(detailsFromWire({ features: { caratteristiche_tecniche } }).technicalGrid).toEqual([
    { name: 'Capacità', value: '700 ml' },
    { name: 'Peso', value: '162,5' },
  ]);
});

test('a hostile list of features neither throws nor takes long', () => {
  const poison = [
    '**',
    '*'.repeat(50_000),
    `${'INGREDIENTI: '.repeat(5000)}`,
    '| '.repeat(20_000),
    null,
    5,
    {},
  ];
  expect(
    detailsFromWire({ features: poison, long_description: '**a '.repeat(25_000) }).variants,
  ).toEqual([]);
});
