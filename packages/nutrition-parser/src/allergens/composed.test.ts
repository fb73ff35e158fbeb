import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIngredients } from '../index.ts';
import type { Allergen } from '../lexicon/allergens.ts';
import { declared, inOrder } from '../testing/declared.ts';

/** What a clause says of the name in it. */
type Truth = 'contains' | 'traces' | 'nothing';

const names: readonly (readonly [Allergen, readonly string[]])[] = [
  ['gluten', ['glutine', 'frumento', 'farina di grano']],
  ['milk', ['latte', 'proteine del latte', 'siero di latte', 'lattosio']],
  ['eggs', ['uova', 'albume']],
  ['fish', ['pesce']],
  ['soybeans', ['soia', 'lecitina di soia']],
  ['nuts', ['nocciole', 'frutta a guscio']],
  ['peanuts', ['arachidi']],
  ['sesame', ['sesamo', 'semi di sesamo']],
  ['celery', ['sedano']],
  ['sulphites', ['solfiti']],
];

/** Sentences of one thing, `X` for its name. */
const clauses: Readonly<Record<Truth, readonly string[]>> = {
  contains: [
    'Contiene X',
    'Il prodotto contiene X',
    'Attenzione: contiene X',
    'Allergeni: X',
    'Allergeni presenti: X',
    'Contiene naturalmente X',
    'È presente X',
    'Non adatto agli allergici a X',
    'Non è adatto a chi è intollerante a X',
    'Sconsigliato a soggetti allergici a X',
    'Non assumere in caso di allergia a X',
    'Chi è allergico a X deve evitare il prodotto',
    'Not suitable for people allergic to X',
    'Contiene X, come ogni barretta',
    'X: presente',
  ],
  traces: [
    'Può contenere X',
    'Può contenere tracce di X',
    'Possibili tracce di X',
    'Eventuale presenza di X',
    'Prodotto in uno stabilimento che lavora X',
    'Non si esclude la presenza di X',
    'X: tracce',
  ],
  nothing: [
    'Senza X',
    'Non contiene X',
    'Privo di X',
    'Zero X',
    'Adatto agli allergici a X',
    'Ideale per chi è intollerante a X',
    'Anche chi è allergico a X può gustarlo',
    'Gusto X',
    'Mescolare con X',
    'Alternativa a X',
    'X: assente',
    'Allergeni assenti: X',
  ],
};

/** Two clauses in one sentence, `X` and `Y` for their names. */
const pairs: readonly (readonly [sentence: string, x: Truth, y: Truth])[] = [
  ['Senza X, con Y', 'nothing', 'contains'],
  ['Senza X con Y', 'nothing', 'contains'],
  ['Senza X ma con Y', 'nothing', 'contains'],
  ['Non contiene X ma contiene Y', 'nothing', 'contains'],
  ['Non contiene X, ma può contenere Y', 'nothing', 'traces'],
  ['Non contiene X, ma non è adatto agli allergici a Y', 'nothing', 'contains'],
  ['Non contiene X né Y', 'nothing', 'nothing'],
  ['Senza X e Y', 'nothing', 'nothing'],
  ['Senza X, senza Y', 'nothing', 'nothing'],
  ['Contiene X e Y', 'contains', 'contains'],
  ['Contiene X, senza Y', 'contains', 'nothing'],
  ['Contiene X (senza Y)', 'contains', 'nothing'],
  ['Contiene X e non contiene Y', 'contains', 'nothing'],
  ['Contiene X e può contenere Y', 'contains', 'traces'],
  ['Contiene X; può contenere Y', 'contains', 'traces'],
  ['Può contenere X, senza Y', 'traces', 'nothing'],
  ['Può contenere X o Y', 'traces', 'traces'],
  ['Adatto agli intolleranti a X, contiene Y', 'nothing', 'contains'],
  ['Contiene Y ed è adatto agli intolleranti a X', 'nothing', 'contains'],
  ['Non adatto agli allergici a X e Y', 'contains', 'contains'],
  ['Adatto agli allergici a X e Y', 'nothing', 'nothing'],
  ['Allergeni: NO X, Y', 'nothing', 'contains'],
  ['Allergeni: X, può contenere Y', 'contains', 'traces'],
  ['Allergeni: X (tracce di Y)', 'contains', 'traces'],
  ['Allergeni: senza X; Y', 'nothing', 'contains'],
  ['X: presente, Y: assente', 'contains', 'nothing'],
  ['X: no; Y: sì', 'nothing', 'contains'],
  ['Gusto X, contiene Y', 'nothing', 'contains'],
  ['Non contiene solo X ma anche Y', 'contains', 'contains'],
];

type Said = { text: string; said: readonly (readonly [Allergen, Truth])[] };

const name = fc
  .constantFrom(...names)
  .chain(([allergen, words]) => fc.constantFrom(...words).map((word) => ({ allergen, word })));

/** The name itself; what is behind a dollar in it is none. */
const put = (sentence: string, mark: RegExp, word: string): string =>
  sentence.replaceAll(mark, () => word);

const single = fc
  .tuple(fc.constantFrom<Truth[]>('contains', 'traces', 'nothing'), name)
  .chain(([truth, { allergen, word }]) =>
    fc.constantFrom(...clauses[truth]).map((clause): Said => ({
      text: put(clause, /\bX\b/g, word),
      said: [[allergen, truth]],
    })),
  );

const double = fc
  .tuple(fc.constantFrom(...pairs), name, name)
  .filter(([, x, y]) => x.allergen !== y.allergen)
  .map(([[sentence, ofX, ofY], x, y]): Said => ({
    text: put(put(sentence, /\bX\b/g, x.word), /\bY\b/g, y.word),
    said: [
      [x.allergen, ofX],
      [y.allergen, ofY],
    ],
  }));

const noises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => `<p>${text}</p>`,
  (text) => text.replaceAll(' ', '\u00A0'),
  (text) => text.replaceAll('à', 'a').replaceAll('ù', 'u'),
];

const places: readonly ((texts: readonly string[]) => unknown)[] = [
  (texts) => texts.map((text) => `${text}.`).join(' '),
  (texts) => texts.map((text) => `${text}.`).join('\n'),
  (texts) => texts.map((text) => `<li>${text}.</li>`).join(''),
  (texts) => ({ description: texts[0], note: texts.slice(1) }),
  (texts) => texts.map((text) => ({ name: 'Note', value: text })),
  (texts) => ({ scheda: JSON.stringify({ testi: texts.map((text) => `${text}.`) }) }),
];

/** Statements that say the same of no allergen twice, and where they are. */
const label = fc
  .tuple(
    fc.uniqueArray(fc.oneof(single, double), {
      minLength: 1,
      maxLength: 4,
      comparator: (a, b) => a.said.some(([of]) => b.said.some(([other]) => of === other)),
    }),
    fc.constantFrom(...noises),
    fc.constantFrom(...places),
  )
  .map(([statements, spoil, place]) => ({
    input: place(statements.map(({ text }) => spoil(text))),
    said: statements.flatMap(({ said }) => said),
  }));

const runs = Number(process.env['FC_RUNS'] ?? 5000) / 5;
const seed = process.env['FC_SEED'];

test('what statements say, each of its own allergen, is found and nothing else', () => {
  fc.assert(
    fc.property(label, ({ input, said }) => {
      const keysOf = (truth: Truth) =>
        said.flatMap(([allergen, own]) => (own === truth ? [allergen] : [])).join(' ');
      expect(declared(input)).toEqual(inOrder(keysOf('contains'), keysOf('traces')));
    }),
    { numRuns: Math.ceil(runs), ...(seed === undefined ? {} : { seed: Number(seed) }) },
  );
});

/** Clauses that begin with what they say: of others, the clause before them may be the beginning. */
const opened = (['contains', 'traces', 'nothing'] as const).flatMap((truth) =>
  clauses[truth]
    .filter((clause) => !/^(?:X|Chi|Anche chi)\b/.test(clause))
    .map((clause) => ({ clause, truth })),
);

const withSmallStart = (clause: string): string => clause.charAt(0).toLowerCase() + clause.slice(1);

test.each([' e ', ' - ', ' ma '])('each clause says its own where %j joins two', (joint) => {
  const sentences = opened.flatMap((first) =>
    opened.map((second) => ({
      text: `${put(first.clause, /\bX\b/g, 'latte')}${joint}${put(withSmallStart(second.clause), /\bX\b/g, 'soia')}`,
      milk: first.truth,
      soybeans: second.truth,
    })),
  );
  const wrong = sentences.filter(({ text, milk, soybeans }) => {
    const of = (truth: Truth): string =>
      [milk === truth ? 'milk' : '', soybeans === truth ? 'soybeans' : ''].join(' ').trim();
    return declared(text).join('|') !== inOrder(of('contains'), of('traces')).join('|');
  });
  expect(wrong.map(({ text }) => text)).toEqual([]);
});

const statements = [
  'Contiene X',
  'Allergeni: X',
  'Contiene: Y, X',
  'Allergeni presenti: Y e X',
  'Contiene Y (X)',
  'Contiene Y. Può contenere X',
];

/** What pages print behind a statement: claims, other titles with their answers, how it is used. */
const titles = [
  ['Vegano: no', 'Bio: no', 'OGM: no', 'Kosher: no', 'Halal no', 'Vegan: sì'],
  ['Conservanti: nessuno', 'Coloranti: assenti', 'Olio di palma: no', 'Caffeina assente'],
  ['Glutine: no', 'Lattosio: assente', 'Altri allergeni: nessuno', 'Tracce: no'],
  ['Esaurito: no', 'Novità: no', 'Disponibile: no', 'Sconto: nessuno'],
  ['Senza glutine', 'Senza zuccheri aggiunti', 'Non contiene OGM', 'Gluten free', '0% grassi'],
  ['Adatto ai celiaci', 'Non adatto ai celiaci', 'Privo di olio di palma', 'Zero lattosio'],
  ['Modo d’uso: 30 g in acqua', 'Conservare in luogo asciutto', 'Allergeni assenti: sesamo'],
].flat();

/** Whether eggs or soy, which a text names, are missed in the list or in what is declared. */
const isLost = (text: string): boolean => {
  const { allergens, traces } = parseIngredients(text).value;
  const named = [[...allergens, ...traces].join(' '), declared(text).join(' ')];
  return named.some((all) => !all.includes('eggs') || all.includes('soy') !== /soia/i.test(text));
};

test.each([' ', '. ', '\n', ' - ', '; '])('a statement keeps its names before %j', (joint) => {
  const texts = statements.flatMap((statement) =>
    titles.map((title) => put(put(statement, /\bX\b/g, 'uova'), /\bY\b/g, 'soia') + joint + title),
  );
  expect(texts.filter(isLost)).toEqual([]);
});

test('a statement in capitals keeps its names before a title in capitals', () => {
  // 'UOVA VEGAN' are none.
  const others = titles.filter((title) => !title.startsWith('Vegan:'));
  const texts = statements.flatMap((statement) =>
    others.map((title) => `${put(put(statement, /\bX\b/g, 'uova'), /\bY\b/g, 'soia')} ${title}`),
  );
  expect(texts.filter((text) => isLost(text.toUpperCase()))).toEqual([]);
});
