import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogueText, bundledCatalogue } from '../../readCatalogue.ts';
import type { Files } from '../persistence/importStore.ts';
import { mistakeLine } from '../mistakes.ts';
import { csv, workbook, zipOf } from '../testing/files.ts';
import { prepareImport } from './prepareImport.ts';

let before: Files;
beforeAll(async () => {
  before = { catalogue: await readCatalogueText(undefined), shop: null };
});

const options = { images: join(bundledCatalogue, 'images'), now: '2026-11-23T09:00:00.000Z' };

async function errorsOf(file: Buffer): Promise<readonly string[]> {
  const { mistakes, after } = await prepareImport(file, before, options);
  const found = mistakes.filter(({ severity }) => severity === 'error');
  const errors = found.map(mistakeLine);
  // Each says where it is and what to do about it.
  expect(found.filter(({ remedy }) => remedy === undefined).map(mistakeLine)).toEqual([]);
  expect(found.filter(({ row, sheet }) => row !== undefined && sheet === '')).toEqual([]);
  // Nothing is applied where there is an error, and only there.
  expect(after === null).toBe(errors.length > 0);
  return errors;
}

const head =
  'Slug;Nome;Categoria;Gusto;Formato;Prezzo;Prezzo precedente;Codice a barre;Torino;Aosta;Nuovo';
/** One row of products; the others of the catalogue are left out, which is asked later. */
const row = (cells: Partial<Record<(typeof names)[number], string>>) =>
  csv(head, names.map((name) => ({ ...siero, ...cells })[name] ?? '').join(';'));
const names = [
  'slug',
  'nome',
  'categoria',
  'gusto',
  'formato',
  'prezzo',
  'prima',
  'ean',
  'torino',
  'aosta',
  'nuovo',
] as const;
const siero = {
  slug: 'siero-100',
  nome: 'Siero 100',
  categoria: 'Proteine',
  formato: '900 g',
  prezzo: '34,90',
};

describe('a broken cell of Prodotti is named with row, column, value and remedy', () => {
  it.each([
    [
      'a letter for a figure',
      { prezzo: '24,9O' },
      'Prezzo (euro): "24,9O" non è un importo: forse 24,90?',
    ],
    ['an apostrophe for a comma', { prezzo: "24'90" }, 'non è un importo: forse 24,90?'],
    ['a small L for a one', { prezzo: 'l2,50' }, '"l2,50" non è un importo: forse 12,50?'],
    [
      'words for a price',
      { prezzo: 'gratis' },
      '"gratis" non è un importo: scrivi per esempio 24,90',
    ],
    ['a price below zero', { prezzo: '-5' }, '"-5" è un importo sotto zero'],
    ['three decimals', { prezzo: '12,345' }, '"12,345" ha più di due decimali: forse 12,35?'],
    [
      'a point that means two things',
      { prezzo: '1.234' },
      'si può leggere in due modi: forse 1234,00 o 1,23?',
    ],
    ['a price beyond reason', { prezzo: '999999999' }, 'è troppo grande per essere giusto'],
    [
      'a wrong struck price',
      { prima: '39,9O' },
      'Prezzo precedente: "39,9O" non è un importo: forse 39,90?',
    ],
    ['a date for a size', { formato: '01/05/2026' }, 'Formato: "01/05/2026" è una data'],
    ['a month for a size', { formato: '5-mag' }, 'Formato: "5-mag" è una data'],
    [
      'an error of a formula',
      { prezzo: '#N/D' },
      'Prezzo (euro): "#N/D" è l’errore di una formula',
    ],
    ['a broken reference', { torino: '#RIF!' }, 'Torino: "#RIF!" è l’errore di una formula'],
    ['a column too narrow', { prezzo: '#####' }, '"#####" è l’errore di una formula'],
    ['stock below zero', { torino: '-3' }, 'Torino: "-3" è sotto zero: forse 0?'],
    ['half a piece', { aosta: '4,5' }, 'Aosta: "4,5" non è un numero di pezzi: forse 4?'],
    ['stock with its unit', { torino: '12 pz' }, '"12 pz" non è un numero di pezzi: forse 12?'],
    ['words for stock', { aosta: 'esaurito' }, '"esaurito" non è un numero di pezzi: forse 0?'],
    [
      'a flag that is neither',
      { nuovo: 'forse' },
      'Nuovo: "forse" non è né sì né no: scrivi sì o no',
    ],
    [
      'an unknown category',
      { categoria: 'Protein' },
      'Categoria: "Protein" non è una delle sette categorie: forse Proteine?',
    ],
    [
      'a slug with capitals and spaces',
      { slug: 'Siero 1OO' },
      'Slug: "Siero 1OO" non va bene come indirizzo',
    ],
    [
      'a bar code cut to a power of ten',
      { ean: '8,00123E+12' },
      'è un numero abbreviato dal foglio di calcolo',
    ],
    [
      'a bar code without its zero',
      { ean: '12345678905' },
      'ha perso gli zeri iniziali: forse 0012345678905?',
    ],
    ['a bar code with a wrong figure', { ean: '8001234567890' }, 'ha una cifra sbagliata'],
    [
      'letters for a bar code',
      { ean: 'ABC' },
      '"ABC" non è un codice a barre: servono 8, 12, 13 o 14 cifre',
    ],
    ['a name that is gone', { nome: '' }, 'manca il Nome'],
    ['no slug for a known name', { slug: '' }, 'il prodotto «siero-100» ha già questo nome'],
    ['a new product without category', { slug: 'mai-visto', categoria: '' }, 'manca la Categoria'],
  ])('%s', async (_, cells, words) => {
    const errors = await errorsOf(row(cells));
    expect(errors.join('\n')).toContain(words);
    expect(errors.every((line) => line.startsWith('CSV, riga 2'))).toBe(true);
  });

  it('all of them at once, each at its own row', async () => {
    const errors = await errorsOf(
      csv(
        'Slug;Nome;Categoria;Formato;Prezzo',
        'siero-100;Siero 100;Proteine;900 g;24,9O',
        'siero-100;Siero Cento;Proteine;2 kg;trenta',
        'iso-soya;Iso Soya;Protein;500 g;12',
        'iso-soya;Iso Soya;;500 g;13',
      ),
    );
    expect(errors.map((line) => line.replace(/: .*/u, ''))).toEqual([
      'CSV, riga 2, Prezzo (euro)',
      'CSV, riga 3, Nome',
      'CSV, riga 3, Prezzo (euro)',
      'CSV, riga 4, Categoria',
      'CSV, riga 5',
    ]);
  });

  it('two sizes that the shop shows as one', async () => {
    const errors = await errorsOf(
      csv(
        'Slug;Nome;Categoria;Gusto;Formato;Prezzo',
        'siero-100;Siero 100;Proteine;Vaniglia;900 g;24,90',
        'siero-100;Siero 100;Proteine;Vaniglia;900g;29,90',
      ),
    );
    expect(errors).toEqual([expect.stringContaining('riga 3: è la stessa riga della 2')]);
  });
});

const inCompany = (item: string, value: string | number, note = '') => ({
  Azienda: [
    ['Voce', 'Valore', 'Nota'],
    [item, value, note],
  ],
});

describe('a broken cell of another sheet', () => {
  const shop = ['Negozio', 'E-mail', 'Telefono', 'CAP', 'Provincia', 'Lunedì'];
  const torino = ['Torino', 'a@b.it', '011 123456', '10090', 'TO', '9:30-12:30'];
  const inShop = (column: number, value: string | number) => ({
    Negozi: [shop, torino.map((cell, place) => (place === column ? value : cell))],
  });
  it.each([
    [
      'a date of a spreadsheet for a size',
      {
        Prodotti: [
          ['Slug', 'Nome', 'Formato'],
          ['siero-100', 'Siero 100', new Date('2026-05-01')],
        ],
      },
      'Prodotti, riga 2, Formato: "01/05/2026" è una data',
    ],
    [
      'a bar code as a rounded number',
      {
        Prodotti: [
          ['Slug', 'Nome', 'Codice a barre'],
          ['siero-100', 'Siero 100', 8.00123e12],
        ],
      },
      'Prodotti, riga 2, Codice a barre',
    ],
    [
      'stock of a product that is not there',
      {
        Giacenze: [
          ['Slug', 'Torino'],
          ['siero-1000', 3],
        ],
      },
      'Giacenze, riga 2, Slug: "siero-1000" non è nel catalogo: forse «siero-100»?',
    ],
    [
      'stock twice',
      {
        Giacenze: [
          ['Slug', 'Torino'],
          ['siero-100', 3],
          ['siero-100', 4],
        ],
      },
      'Giacenze, riga 3, Slug: "siero-100" c\'è già alla riga 2',
    ],
    [
      'texts of a product that is not there',
      {
        Dettagli: [
          ['Slug', 'Avvertenze'],
          ['nessuno-mai', 'testo'],
        ],
      },
      'Dettagli, riga 2, Slug: "nessuno-mai" non è nel catalogo',
    ],
    [
      'a label that a fixed table would hide',
      {
        Dettagli: [
          ['Slug', 'Valori nutrizionali'],
          ['eaa-pro', 'Proteine: 80 g'],
        ],
      },
      'Dettagli, riga 2, Valori nutrizionali: "Proteine: 80 g" non si vedrebbe',
    ],
    [
      'a shop that is not there',
      inShop(0, 'Milano'),
      'Negozi, riga 2, Negozio: "Milano" non è uno dei due negozi',
    ],
    [
      'a mail address with a comma',
      inShop(1, 'a@b,it'),
      'Negozi, riga 2, E-mail: "a@b,it" non è un indirizzo e-mail: forse a@b.it?',
    ],
    [
      'a telephone of words',
      inShop(2, 'chiamare Anna'),
      'Telefono: "chiamare Anna" non è un numero di telefono',
    ],
    [
      'a postcode without its zero',
      inShop(3, 1100),
      'CAP: "1100" ha perso gli zeri iniziali: forse 01100?',
    ],
    [
      'hours that end before they begin',
      inShop(5, '12:30-9:30'),
      'Lunedì: "12:30-9:30" ha un orario che finisce prima',
    ],
    ['hours that are none', inShop(5, 'mattina'), 'Lunedì: "mattina" non è un orario'],
    [
      'a VAT number that does not add up',
      inCompany('Partita IVA', '12345678901'),
      'Azienda, riga 2, Valore: "12345678901" non è una partita IVA',
    ],
    [
      'a day that is not in the calendar',
      inCompany('Chiusura', '31/02/2027'),
      'Azienda, riga 2, Valore: "31/02/2027" non è una data',
    ],
    [
      'an address without a name',
      inCompany('Instagram', 'vetta'),
      '"vetta" non è un indirizzo web',
    ],
    [
      'a brand without name',
      {
        Marche: [
          ['Slug', 'Nome'],
          ['massiccio', ''],
        ],
      },
      'Marche, riga 2, Nome: manca il Nome della marca: scrivilo, o elimina la riga',
    ],
    [
      'no sheet that is known',
      { Vendite: [['Mese'], ['gennaio']] },
      'Nessun foglio ha un nome conosciuto',
    ],
    [
      'a sheet without its columns',
      {
        Prodotti: [
          ['Articolo numero', 'Varie'],
          ['1', '2'],
        ],
      },
      'Prodotti: non c’è la riga con i nomi delle colonne',
    ],
    [
      'products without a column of names',
      {
        Prodotti: [
          ['Slug', 'Prezzo'],
          ['siero-100', 3],
        ],
      },
      'Prodotti: manca la colonna «Nome»',
    ],
  ])('%s', async (_, sheets, words) => {
    expect((await errorsOf(await workbook(sheets))).join('\n')).toContain(words);
  });
});

const farSheet = (cell: string) =>
  Buffer.from(`<worksheet><sheetData><row r="1">${cell}</row></sheetData></worksheet>`);

describe('a file that cannot be read as a whole', () => {
  it.each([
    ['nothing', Buffer.from(' \n'), 'Il file è vuoto'],
    ['half a workbook', Buffer.from('PK\u0003\u0004 and no more'), 'Il file è rovinato'],
    [
      'an .xls or a workbook with a password',
      Buffer.from('d0cf11e0a1b11ae100000000', 'hex'),
      'protetto da password',
    ],
    [
      'a page of a browser',
      Buffer.from('<html><body>catalogo</body></html>'),
      'Non è un foglio .xlsx',
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'Non è un foglio .xlsx'],
    [
      'a PDF',
      Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Title (a)>>', 'latin1'),
      'Non è un foglio .xlsx',
    ],
    ['a text with its looks', Buffer.from('{\\rtf1\\ansi Slug}'), 'Non è un foglio .xlsx'],
    ['half JSON', Buffer.from('{"products": ['), 'Il file comincia come JSON'],
    [
      'JSON with a price as text',
      Buffer.from('{"products":[{"name":"Uno","price":"9,90"}]}'),
      'products[0].price: qui serve un numero intero di centesimi',
    ],
    [
      'a quotation that does not end',
      csv('Slug;Nome', 'uno;"Uno', 'due;Due'),
      'alla riga 2 un testo tra virgolette non si chiude',
    ],
    [
      'an archive without sheets: Numbers, Word',
      zipOf('xl/other.xml', farSheet(''), 0),
      'Non è un foglio .xlsx',
    ],
  ])('%s', async (_, file, words) => {
    expect((await errorsOf(file)).join('\n')).toContain(words);
  });
});
