import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogueText } from '../../readCatalogue.ts';
import { mistakeLine } from '../mistakes.ts';
import type { Files } from '../persistence/importStore.ts';
import { csv, sheetXml, workbook, workbookOf } from '../testing/files.ts';
import { prepareImport } from './prepareImport.ts';

/** Products alone, so that what a file leaves out is nothing to speak of. */
let before: Files;
const kept = ['siero-100', 'iso-soya'];
beforeAll(async () => {
  const whole = JSON.parse(await readCatalogueText(undefined));
  const products = whole.products.filter(({ slug }: { slug: string }) => kept.includes(slug));
  before = { catalogue: JSON.stringify({ products }), shop: null };
});

async function outcomeOf(file: Buffer, files = before) {
  const options = { images: '/nowhere', now: '2026-11-23T09:00:00.000Z' };
  const { mistakes, changes, suspicious, after } = await prepareImport(file, files, options);
  const said = mistakes.map(mistakeLine).join('\n');
  const fields = changes.products.flatMap((one) =>
    one.fields.map(({ field, before: old, after: now }) => `${one.slug} ${field}: ${old} → ${now}`),
  );
  return { said, fields, suspicious, isRefused: after === null };
}

/** What is said of a file that is refused. */
async function refusalOf(file: Buffer): Promise<string> {
  const { said, isRefused } = await outcomeOf(file);
  return isRefused ? said : 'was read';
}

describe('a row of another shape than its titles is refused', () => {
  it.each([
    [
      'a price cut at its comma',
      csv('Slug,Nome,Formato,Prezzo', 'siero-100,Siero 100,900 g,36,50'),
      'CSV, riga 2: "50" sta in una colonna senza nome',
    ],
    [
      'stock cut at its comma',
      csv('slug,torino,aosta', 'siero-100,1,234,8'),
      'CSV, riga 2: "8" sta in una colonna senza nome',
    ],
    [
      'a separator in a name',
      csv('Slug;Nome;Prezzo', 'siero-100;Siero; 100;36,50'),
      'CSV, riga 2: "36,50" sta in una colonna senza nome',
    ],
    [
      'a row that was cut',
      csv('Slug;Nome;Formato;Prezzo', 'siero-100;Siero 100', 'iso-soya;Iso Soya;;'),
      'CSV, riga 2: la riga ha 2 celle, e i titoli sono 4',
    ],
    [
      'a price cut at its comma before empty cells',
      csv('Slug,Nome,Prezzo,Torino', 'siero-100,Siero 100,36,50,'),
      'CSV, riga 2: la riga ha 5 celle, e i titoli sono 4',
    ],
    [
      'a separator in a name before empty cells',
      csv('Slug;Nome;Formato;Prezzo', 'siero-100;Siero 100;900 g;36;'),
      'CSV, riga 2: la riga ha 5 celle, e i titoli sono 4',
    ],
    [
      'rows above the titles, as a sorted sheet has them',
      csv('siero-100;Siero 100;36,50', 'Slug;Nome;Prezzo', 'iso-soya;Iso Soya;12'),
      'CSV, riga 1: è una riga di dati sopra i nomi delle colonne',
    ],
    [
      'two columns of one name',
      csv('Slug;Nome;Prezzo;Prezzo', 'siero-100;Siero 100;36,50;12'),
      'CSV, riga 1: "Prezzo" è la seconda colonna «Prezzo (euro)»',
    ],
    [
      'two other names of one column',
      csv('Slug;Nome;Listino;Euro', 'siero-100;Siero 100;36,50;12'),
      'CSV, riga 1: "Euro" è la seconda colonna «Prezzo (euro)»',
    ],
  ])('%s', async (_, file, words) => {
    expect(await refusalOf(file)).toContain(words);
  });

  it('in a workbook too', async () => {
    const rows = [
      ['Slug', 'Nome', 'Prezzo'],
      ['siero-100', 'Siero', ' 100', 36.5],
    ];
    expect(await refusalOf(await workbook({ Prodotti: rows }))).toContain(
      'Prodotti, riga 2: "36,5" sta in una colonna',
    );
  });

  it('a column of its own name goes before another that has it as a second one', async () => {
    const { said, isRefused } = await outcomeOf(
      csv('SKU;Slug;Nome', 'A1;siero-100;Siero 100', 'A2;iso-soya;Iso Soya'),
    );
    expect(said).toBe(
      'CSV, riga 1: "SKU" è una colonna che c’è già con il suo nome: questa non si legge',
    );
    expect(isRefused).toBe(false);
  });
});

describe('a quotation that does not end where it began is refused', () => {
  it.each([
    [
      'to the end',
      ['Slug;Nome', 'siero-100;"Siero 100', 'iso-soya;Iso Soya'],
      'alla riga 2 un testo',
    ],
    [
      'up to the next one',
      ['Slug;Nome;Prezzo', 'siero-100;"Siero 100;36', 'iso-soya;"Iso Soya";12'],
      'alla riga 2 un testo',
    ],
    [
      'up to the sign of an inch',
      ['Slug;Nome;Prezzo', 'siero-100;"Siero 100;36', 'iso-soya;Barra 3";12'],
      'alla riga 2 un testo',
    ],
    [
      'over rows of a text of several lines',
      ['Slug;Nome;Descrizione', 'siero-100;Siero 100;"una', 'iso-soya;Iso Soya;due"'],
      'alla riga 2 un testo',
    ],
    [
      'over a row with a blank behind its separators',
      [
        'Slug;Nome;Formato;Descrizione;Prezzo',
        'siero-100;Siero 100;900 g;"buona;36,50',
        'iso-soya; Iso Soya; 750 g; ottima";12',
      ],
      'alla riga 2 un testo',
    ],
    [
      'over a row whose slug is a number',
      [
        'Slug;Nome;Formato;Descrizione;Prezzo',
        'siero-100;Siero 100;900 g;"buona;36,50',
        '100;Iso Soya;750 g;ottima";12',
      ],
      'alla riga 2 un testo',
    ],
    [
      'over a row of empty cells at its end',
      ['Slug;Nome;Descrizione;Prezzo;', 'siero-100;Siero 100;"una;36', 'iso-soya;Iso;due";12;'],
      'alla riga 2 un testo',
    ],
    [
      'over several rows, to another column',
      [
        'Slug,Nome,Formato,Prezzo',
        'siero-100,"Siero 100,900 g,36',
        'iso-soya,Iso Soya,750 g,12',
        'eaa-pro,Eaa 3",1 kg,15',
      ],
      'alla riga 2 un testo',
    ],
    [
      'over figures alone',
      ['Slug,Torino,Aosta', 'iso-soya,3,"5', 'premier-whey-80,3,5"', 'eaa-pro,1,1'],
      'se comprende altre righe del foglio, controlla le virgolette',
    ],
    [
      'over one figure',
      ['Slug,Torino', 'iso-soya,"5', 'premier-whey-80,5"', 'eaa-pro,1'],
      'se comprende altre righe del foglio, controlla le virgolette',
    ],
    ['over a comma', ['Slug,Nome', 'siero-100,"Siero" 100'], 'alla riga 2 un testo'],
  ])('%s', async (_, lines, words) => {
    expect(await refusalOf(csv(...lines))).toContain(words);
  });

  it('the sign of an inch, a text of several lines and doubled quotes are read', async () => {
    const { fields, said } = await outcomeOf(
      csv(
        'Slug;Nome;Descrizione',
        'siero-100;Siero 3" di cioccolato;"una riga',
        'e ""due""; e tre"',
        'iso-soya;Iso Soya;',
      ),
    );
    expect(said).toBe('');
    expect(fields).toContain('siero-100 Nome: Siero 100 → Siero 3" di cioccolato');
    expect(fields.join('\n')).toContain('una riga\ne "due"; e tre');
  });

  it.each([
    '2,5 g di leucina',
    'acqua,zucchero',
    'latte, cacao, sale, vaniglia',
    'da 2,5 g, 5 g, o 7,5 g',
    '2,5',
    'una\ndue, tre, quattro, cinque\nsei',
    'latte; cacao; sale; vaniglia',
  ])('a line of a text is no row: %j', async (line) => {
    const { said, fields } = await outcomeOf(
      csv(
        'Slug,Nome,Marca,Descrizione',
        `siero-100,Siero 100,Massiccio,"Dose:\n${line}"`,
        'iso-soya,Iso Soya,Massiccio,',
      ),
    );
    expect(said).not.toContain('virgolette');
    expect(fields.join('\n')).toContain(`Dose:\n${line}`);
  });
});

const branded = (brand: string) => [
  ['Slug', 'Nome', 'Marca'],
  ['siero-100', 'Siero 100', brand],
  ['iso-soya', 'Iso Soya', brand],
];

describe('of several sheets of nearly one name', () => {
  it('the one of just this name is read, wherever it stands', async () => {
    const sheets = { Prodotti1: branded('Uno'), Prodotti: branded('Due') };
    const { said, fields } = await outcomeOf(await workbook(sheets));
    expect(said).toContain('Prodotti1: c’è già un foglio con questo nome');
    expect(fields.join('\n')).toMatch(/siero-100 Marca: .* → Due/u);
  });

  it('none is read where there is no such one', async () => {
    const file = await workbook({ Prodotti1: branded('Uno'), Prodotti2: branded('Due') });
    expect(await refusalOf(file)).toContain('Prodotti2: è un secondo foglio «Prodotti»');
  });

  it('Numbers makes one of each table', async () => {
    const sheets = {
      'Riepilogo esportazione': [['a']],
      'Prodotti - Tabella 1': branded('Due'),
      'Dettagli - Dettagli': [['Slug'], ['siero-100']],
    };
    const { said, isRefused } = await outcomeOf(await workbook(sheets));
    expect(said).toMatch(/^Riepilogo esportazione: Il foglio «[^»]+» non si legge[^\n]*$/u);
    expect(isRefused).toBe(false);
  });
});

it('the end mark of DOS is no row', async () => {
  const { said, isRefused } = await outcomeOf(
    Buffer.from('Slug;Nome\r\nsiero-100;Siero 100\r\niso-soya;Iso Soya\r\n\u001A'),
  );
  expect({ said, isRefused }).toEqual({ said: '', isRefused: false });
});

it.each(['a', 'ab', '1;2', '{', 'PK', '\uFEFF'])(
  'a file of a few bytes is refused: %j',
  async (few) => {
    expect(await refusalOf(Buffer.from(few))).not.toBe('was read');
  },
);

describe('a cell that holds more than its column means is refused', () => {
  it.each([
    ['Nome', '"Siero\r\n100"', 'va a capo, e qui serve una riga sola'],
    ['Marca', '"Massiccio\n2"', 'va a capo'],
    ['Prezzo', '"24,\r\n90"', 'va a capo'],
    ['Prezzo', '24 90', 'non è un importo'],
    ['Prezzo', '24,90 29,90', 'non è un importo'],
    ['Torino', '"1\r\n2"', 'va a capo'],
    ['Descrizione', 'a'.repeat(32_500), 'è troppo lungo: al massimo 32000 caratteri'],
    ['Nome', 'Siero SazietÃ', 'ha lettere rovinate'],
    ['Nome', 'Siero Saziet\uFFFD', 'ha lettere rovinate'],
    ['Nome', 'Siero Sazietа\u0300 ├á', 'ha lettere rovinate'],
    ['Descrizione', 'dell\u0092avena', 'ha lettere rovinate'],
    ['Descrizione', 'dellâ€™avena', 'ha lettere rovinate'],
  ])('%s: %j', async (title, value, words) => {
    const extra = title === 'Nome' ? 'Nome' : `Nome;${title}`;
    const cells = title === 'Nome' ? value : `Siero 100;${value}`;
    expect(
      await refusalOf(csv(`Slug;${extra}`, `siero-100;${cells}`, 'iso-soya;Iso Soya')),
    ).toContain(words);
  });

  it.each(['24,90 €', '€ 24.90', '24,90 euro', '1 234,50', '24,-'])(
    '%s is a price',
    async (price) => {
      const file = csv('Slug;Nome;Prezzo', `siero-100;Siero 100;${price}`, 'iso-soya;Iso Soya;');
      expect((await outcomeOf(file)).said).not.toContain('non è un importo');
    },
  );
});

/** Bytes of a file whose one word beyond ASCII is in a code page. */
const inBytes = (start: string, bytes: readonly number[], end = '') =>
  Buffer.concat([
    csv('Slug;Nome', 'iso-soya;Iso Soya'),
    Buffer.from(`siero-100;${start}`),
    Buffer.from(bytes),
    Buffer.from(`${end}\r\n`),
  ]);

describe('letters that make no word are refused with their place', () => {
  it.each<[string, Buffer]>([
    ['à of DOS', inBytes('Saziet', [0x85])],
    ['è of DOS', inBytes('Caff', [0x8a])],
    ['ì of DOS', inBytes('Luned', [0x8d])],
    ['ò of DOS', inBytes('Per', [0x95])],
    ['ù of DOS', inBytes('Pi', [0x97])],
    ['È of DOS', inBytes('CAFF', [0xd4])],
    ['à of old Macs', inBytes('Saziet', [0x88])],
    ['è of old Macs', inBytes('Caff', [0x8f])],
    ['ò of old Macs', inBytes('Per', [0x98])],
    ['È of old Macs', inBytes('CAFF', [0xe9])],
    ['° of DOS behind a figure', inBytes('25 ', [0xf8], 'C')],
    ['° of DOS behind a letter', inBytes('n', [0xf8], ' 3')],
    ['µ of DOS', inBytes('50 ', [0xe6], 'g')],
    ['Ö of DOS', inBytes('', [0x99], 'l')],
    ['ë of DOS', inBytes('Citro', [0x89], 'n')],
    ['the euro of ISO 8859-15', inBytes('A 3 ', [0xa4])],
    ['Cyrillic', inBytes('', [0xd1, 0xe8, 0xf0, 0xee, 0xe2])],
    ['UTF-8 and Windows-1252 in one file', inBytes('Caffè Saziet', [0xe0])],
  ])('%s', async (_, file) => {
    expect(await refusalOf(file)).toContain('Le lettere accentate non si leggono alla riga 3');
  });

  it('JSON that is no UTF-8 is refused too', async () => {
    const file = Buffer.concat([
      Buffer.from('{"products":[{"name":"Caff'),
      Buffer.from([0xe8]),
      Buffer.from('"}]}'),
    ]);
    expect(await refusalOf(file)).toContain('Le lettere accentate del JSON non si leggono');
  });

  it.each(['São', 'Straße', 'Smørrebrød', 'Ångström', 'Bœuf', 'l´avena', '5÷10 g', '£ 3', '3 ‰'])(
    'words and signs of Windows-1252 are read: %s',
    async (word) => {
      const bytes = [...word].map((sign) => ({ œ: 0x9c, '‰': 0x89 })[sign] ?? sign.charCodeAt(0));
      const { fields } = await outcomeOf(inBytes('', bytes));
      expect(fields).toContain(`siero-100 Nome: Siero 100 → ${word}`);
    },
  );

  it('the words of Windows-1252 are read', async () => {
    const text =
      'Slug;Nome\r\nsiero-100;Più Caffè® «Bontà» dell’orto… 5 °C – 3 €\r\niso-soya;Crème brûlée\r\n';
    const bytes = Buffer.from(
      text.replace('’', '\x92').replace('…', '\x85').replace('–', '\x96').replace('€', '\x80'),
      'latin1',
    );
    const { said, fields } = await outcomeOf(bytes);
    expect(said).toBe('');
    expect(fields).toContain(
      'siero-100 Nome: Siero 100 → Più Caffè® «Bontà» dell’orto… 5 °C – 3 €',
    );
  });
});

it('names are compared composed, with plain blanks and without signs that nobody sees', async () => {
  const named = { products: [{ slug: 'caffe', name: 'Caffè verde', price: 100 }] };
  const files = { catalogue: JSON.stringify(named), shop: null };
  const { fields, said } = await outcomeOf(
    csv('Slug;Nome;Prezzo', '\u200Bcaffe\u00A0;Caffe\u0300\u00A0ver\u00ADde\uFEFF;1\u00A0€'),
    files,
  );
  expect({ fields, said }).toEqual({ fields: [], said: '' });
});

const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
const row = (cells: readonly string[], attributes = '') =>
  `<row${attributes}>${cells.map(text).join('')}</row>`;

it.each(['Caff? verde', 'Caff verde', 'Caff_ verde'])(
  'a known name that has lost its letters is refused: %s',
  async (name) => {
    const named = { products: [{ slug: 'caffe', name: 'Caffè verde', price: 100 }] };
    const files = { catalogue: JSON.stringify(named), shop: null };
    const { said, isRefused } = await outcomeOf(csv('Slug;Nome', `caffe;${name}`), files);
    expect(said).toContain('ha lettere rovinate');
    expect(isRefused).toBe(true);
  },
);

describe('what nobody sees is asked, where it changes something', () => {
  const rows = [
    row(['Slug', 'Nome', 'Descrizione']),
    row(['siero-100', 'Siero 100', 'nuova'], ' hidden="1"'),
    row(['iso-soya', 'Iso Soya', 'nuova']),
  ].join('');

  it('a row, a column, a sheet', async () => {
    const hidden = await outcomeOf(workbookOf(sheetXml(rows)));
    expect(hidden.suspicious).toEqual([
      'nel foglio «Prodotti» cambia qualcosa che non si vede (nascoste: righe 2)',
    ]);
    expect(hidden.said).toBe(
      'Prodotti, riga 2: è una riga nascosta, che si legge lo stesso: mostra tutto e controlla, o elimina quello che non serve',
    );
    const column = sheetXml(rows.replace(' hidden="1"', '')).replace(
      '<sheetData>',
      '<cols><col min="3" max="3" hidden="1"/></cols><sheetData>',
    );
    expect((await outcomeOf(workbookOf(column))).suspicious).toEqual([
      'nel foglio «Prodotti» cambia qualcosa che non si vede (nascoste: colonne Descrizione)',
    ]);
    const sheet = workbookOf(sheetXml(rows.replace(' hidden="1"', '')), '', '', 'hidden');
    expect((await outcomeOf(sheet)).suspicious).toEqual([
      'nel foglio «Prodotti» cambia qualcosa che non si vede: il foglio è nascosto',
    ]);
  });

  it('not where it says what the catalogue says', async () => {
    const same = rows.replaceAll(/<c [^>]*><is><t>(?:nuova|Descrizione)<\/t><\/is><\/c>/gu, '');
    const { said, suspicious, fields } = await outcomeOf(workbookOf(sheetXml(same)));
    expect({ said, suspicious, fields }).toEqual({ said: '', suspicious: [], fields: [] });
  });
});

const named = (slug: string, name = 'Nuovo') =>
  csv(
    'Slug;Nome;Categoria',
    'siero-100;Siero 100;Proteine',
    'iso-soya;Iso Soya;Proteine',
    `${slug};${name};Proteine`,
  );

describe('a slug', () => {
  it.each([
    ['a'.repeat(121), 'Nuovo', 'Slug: "', 'è un indirizzo troppo lungo: al massimo 120 caratteri'],
    ['varianti', 'Nuovo', 'Slug: "varianti" è l’indirizzo di una pagina del sito', ''],
    ['__proto__', 'Nuovo', 'Slug: "__proto__" non va bene come indirizzo: forse proto?', ''],
    ['', 'Varianti', 'quello del nome («varianti») è l’indirizzo di una pagina', ''],
    ['', 'Протеин', 'quello del nome («протеин») non va bene come indirizzo', ''],
  ])('%j of %j is refused', async (slug, name, words, more) => {
    const { said, isRefused } = await outcomeOf(named(slug, name));
    expect(said).toContain(words);
    expect(said).toContain(more);
    expect(isRefused).toBe(true);
  });

  it.each(['prototype', 'constructor', 'tostring', 'hasownproperty', 'valueof'])(
    'that is a name of every object is one like others: %s',
    async (slug) => {
      const { said, isRefused } = await outcomeOf(named(slug));
      expect({ said, isRefused }).toEqual({ said: '', isRefused: false });
    },
  );
});
