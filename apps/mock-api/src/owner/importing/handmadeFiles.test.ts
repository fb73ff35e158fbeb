import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogueText } from '../../readCatalogue.ts';
import type { Files } from '../persistence/importStore.ts';
import { mistakeLine } from '../mistakes.ts';
import { type Cells, csv, workbook } from '../testing/files.ts';
import { prepareImport } from './prepareImport.ts';

let before: Files;
beforeAll(async () => {
  before = { catalogue: await readCatalogueText(undefined), shop: null };
});

const options = { images: '/nowhere', now: '2026-11-23T09:00:00.000Z' };

/** What is said of a file, and what it changes of products that stay. */
async function outcomeOf(file: Buffer) {
  const { mistakes, changes, after } = await prepareImport(file, before, options);
  const changed = changes.products
    .filter(({ kind }) => kind === 'changed')
    .flatMap(({ slug, fields }) =>
      fields.map((one) => `${slug}, ${one.field}: ${one.before} → ${one.after}`),
    );
  return { said: mistakes.map(mistakeLine), changed, isRefused: after === null };
}

it('a price list that LibreOffice wrote is read: merged, hidden and coloured cells, a filter, formulas, a comment', async () => {
  const file = await readFile(new URL('../testing/listino.xlsx', import.meta.url));
  expect(await outcomeOf(file)).toEqual({
    isRefused: false,
    said: [
      'Foglio1, riga 3: "Costo" è una colonna che non si legge',
      'Foglio1, riga 3: "Note interne" è una colonna che non si legge',
      'Foglio1, riga 4: è una seconda riga di titoli: non si legge',
      'Foglio1, riga 12: è una riga di totali: non si legge',
    ],
    changed: [
      'siero-100, Prezzo, Cacao amaro, 900 g: 34,90 € → 35,50 €',
      'siero-100, Prezzo, Vaniglia, 900 g: 34,90 € → 35,50 €',
      'siero-100, Prezzo, Nocciola, 900 g: 34,90 € → 35,50 €',
      'siero-100, Giacenza Torino: 14 → 7',
      'gel-trenta, Prezzo, Mora e caffeina, 45 ml: 2,20 € → 2,40 €',
      'gel-trenta, Prezzo, Limone, 45 ml: 2,20 € → 2,40 €',
      'gel-trenta, Prezzo, Pesca, 45 ml: 2,20 € → 2,40 €',
    ],
  });
});

async function outcomeOfHeight(height: string) {
  const rows = [
    ['Slug', 'Nome', 'Formato', 'Prezzo', 'Altezza (mm)'],
    ['siero-100', 'Siero 100', '900 g', '34,90', height],
  ];
  return outcomeOf(await workbook({ Prodotti: rows }));
}

describe('the height of a pack', () => {
  it('may stand in any one row of its product', async () => {
    const rows = [
      ['Slug', 'Nome', 'Formato', 'Prezzo', 'Altezza (mm)'],
      ['siero-100', 'Siero 100', '900 g', '34,90', ''],
      ['siero-100', 'Siero 100', '2 kg', '69,90', '250'],
    ];
    const { isRefused, changed } = await outcomeOf(await workbook({ Prodotti: rows }));
    expect(isRefused).toBe(false);
    expect(changed).toContain('siero-100, Altezza (mm): 245 → 250');
  });

  it('is a whole number of millimetres', async () => {
    const { isRefused, changed } = await outcomeOfHeight('250');
    expect(isRefused).toBe(false);
    expect(changed).toContain('siero-100, Altezza (mm): 245 → 250');
  });

  it.each([
    ['24,5', 'forse 245?'],
    ['24 cm', 'forse 240?'],
    ['250 mm', 'forse 250?'],
    ['245.5', 'forse 246?'],
    ['0,245 m', 'forse 245?'],
    ['alta', 'scrivi per esempio 245'],
  ])('%s is none', async (height, remedy) => {
    const { isRefused, said } = await outcomeOfHeight(height);
    expect(isRefused).toBe(true);
    expect(said.join()).toContain('non è un’altezza in millimetri, senza decimali');
    expect(said.join()).toContain(remedy);
  });
});

describe('a file made by hand that is read all the same', () => {
  const siero = ['siero-100', 'Siero 100', '900 g', '34,90'] as const;
  it.each<[string, Cells]>([
    [
      'titles under groups of columns',
      [
        ['Articolo', '', '', 'Vendita'],
        ['Slug', 'Nome', 'Formato', 'Prezzo'],
        siero,
        ['siero-100', 'Siero 100', '2 kg', '69,90'],
      ],
    ],
    [
      'the titles again on each page, and empty rows',
      [
        ['Slug', 'Nome', 'Formato', 'Prezzo'],
        siero,
        [],
        ['Slug', 'Nome', 'Formato', 'Prezzo'],
        ['siero-100', 'Siero 100', '2 kg', '69,90'],
      ],
    ],
  ])('%s', async (_, rows) => {
    const { isRefused, changed, said } = await outcomeOf(await workbook({ Foglio1: rows }));
    expect({ isRefused, changed }).toEqual({ isRefused: false, changed: [] });
    expect(said.filter((line) => !line.includes('seconda riga di titoli'))).toEqual([]);
  });

  it('stock by name under a heading: equal figures are a new count', async () => {
    const rows = [['Inventario'], ['Prodotto', 'Torino', 'Aosta'], ['siero 100', 14, 9]];
    const { changed, said } = await outcomeOf(await workbook({ Foglio1: rows }));
    expect(said).toEqual([]);
    expect(changed).toEqual([
      expect.stringMatching(/^siero-100, Giacenza contata: .* → 23\/11\/26, 10:00$/u),
    ]);
  });

  it.each([
    [
      'tabs under a heading with commas',
      ['Listino, autunno', 'Slug\tNome', 'siero-100\tSiero 100'],
    ],
    [
      'a line of help in other letters',
      [
        'Slug;Nome;Categoria;Formato',
        'Â» indirizzo del prodotto;come si legge sul sito;una delle sette del sito;500 g, 1 kg, 60 capsule',
        'siero-100;Siero 100;Proteine;900 g',
        'siero-100;Siero 100;Proteine;2 kg',
      ],
    ],
  ])('a CSV with %s', async (_, lines) => {
    expect(await outcomeOf(csv(...lines))).toEqual({ said: [], changed: [], isRefused: false });
  });
});

it('a name that several products have is asked for its slug, one that none has is named', async () => {
  const products = [1, 2].map((id) => ({ id, slug: `guanti-${id}`, name: 'Guanti' }));
  const sameNames = { catalogue: JSON.stringify({ products }), shop: null };
  const file = csv('Nome;Torino', 'Guanti;3', 'Guanto;3');
  const { mistakes } = await prepareImport(file, sameNames, options);
  expect(mistakes.map(mistakeLine)).toEqual([
    'CSV, riga 2, Nome: "Guanti" è il nome di più prodotti: scrivi lo Slug che c’è in un file esportato',
    'CSV, riga 3, Nome: "Guanto" non è nel catalogo: forse «Guanti»?',
  ]);
});

describe('a column that is missing changes nothing', () => {
  const rows = ['siero-100;Siero 100;900 g;34,90', 'siero-100;Siero 100;2 kg;69,90'];
  it('without flavours a price is that of each', async () => {
    const raised = csv('Slug;Nome;Formato;Prezzo', rows[0] ?? '', 'siero-100;Siero 100;2 kg;70');
    expect((await outcomeOf(raised)).changed).toEqual([
      'siero-100, Prezzo, Cacao amaro, 2 kg: 69,90 € → 70,00 €',
      'siero-100, Prezzo, Vaniglia, 2 kg: 69,90 € → 70,00 €',
      'siero-100, Prezzo, Nocciola, 2 kg: 69,90 € → 70,00 €',
    ]);
  });
  it('without sizes and prices the packs stay', async () => {
    const outcome = await outcomeOf(csv('Slug;Nome', 'siero-100;Siero 100'));
    expect(outcome).toEqual({ said: [], changed: [], isRefused: false });
  });
  it.each([
    [
      csv('Slug;Nome;Prezzo', 'siero-100;Siero 100;34,90'),
      'CSV, riga 2: il prodotto ha più formati, e un prezzo solo: aggiungi la colonna «Formato»',
    ],
    [
      csv('Slug;Nome;Formato;Prezzo', ...rows, 'siero-100;Siero 100;2 kg;70'),
      'CSV, riga 4: ha un altro prezzo della riga 3: aggiungi la colonna «Gusto»',
    ],
  ])('prices that cannot be assigned are asked for', async (file, line) => {
    expect((await outcomeOf(file)).said).toEqual([line]);
  });
});

const inCompany = (item: string, value: string | number) => ({
  Azienda: [
    ['Voce', 'Valore'],
    [item, value],
  ],
});
const inShop = (column: string, value: Date) => ({
  Negozi: [
    ['Negozio', column],
    ['Torino', value],
  ],
});

describe('what a spreadsheet makes of what is typed', () => {
  it.each<[string, Readonly<Record<string, Cells>>, string]>([
    [
      'a telephone without its zero',
      inCompany('Telefono', 111_234_567),
      'Azienda, riga 2, Valore: "111234567" ha perso gli zeri iniziali: forse 0111234567?',
    ],
    [
      'a VAT number without its zero and with a slip',
      inCompany('Partita IVA', 1_234_567_890),
      'servono 11 cifre: se comincia con zero, formatta la cella come Testo e riscrivila',
    ],
    [
      'one time of day for hours',
      inShop('Lunedì', new Date(Date.UTC(1899, 11, 30, 9, 30))),
      'Negozi, riga 2, Lunedì: "9:30" non è un orario: scrivi per esempio 9:30-12:30',
    ],
    [
      'a bar code of which zeros are left',
      {
        Prodotti: [
          ['Slug', 'Nome', 'Codice a barre'],
          ['siero-100', 'Siero 100', 8_001_230_000_000],
        ],
      },
      '"8001230000000" è un numero abbreviato dal foglio di calcolo',
    ],
    ['nothing at all', { Foglio1: [] }, 'Il file è vuoto: parti da un file fatto con «esporta»'],
  ])('%s', async (_, sheets, words) => {
    const { said, isRefused } = await outcomeOf(await workbook(sheets));
    expect(said.join('\n')).toContain(words);
    expect(isRefused).toBe(true);
  });

  it.each([
    [['slug;torino', 'siero-100;1.000'], 'Torino: "1.000" si può leggere in due modi: forse 1000?'],
    [['slug;torino', 'Siero Mille;3'], '"Siero Mille" non va bene come indirizzo: forse'],
    [['slug;torino', ';3'], 'CSV, riga 2, Slug: manca lo Slug'],
    [
      ['Slug;Nome;Prezzo', 'iso-soya;Iso Soya;IVA inclusa'],
      '"IVA inclusa" non è un importo: scrivi per esempio 24,90',
    ],
    [
      ['Slug;Nome;Formato', 'siero-100;Siero 100;900 g', ';;2 kg', ';;5 kg'],
      'CSV, riga 3, Slug: manca lo Slug: scrivi «siero-100» se è ancora quello della riga 2\nCSV, riga 4, Slug: manca',
    ],
  ])('a CSV with %j', async (lines, words) => {
    expect((await outcomeOf(csv(...lines))).said.join('\n')).toContain(words);
  });

  it.each(['16 agosto 2027', '16/8/27', 'dal 16 ago 2027 al 16/08/2027'])(
    'a closure on %s',
    async (day) => {
      const sheet = inCompany('Chiusura', day);
      const { after } = await prepareImport(await workbook(sheet), before, options);
      expect(JSON.parse(after?.shop ?? '').closures).toEqual({ '2027-08-16': 'Chiusura' });
    },
  );
});
