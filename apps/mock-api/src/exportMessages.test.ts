import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRecord } from './messages.ts';
import { toCsv, toExported, toText } from './exportMessages.ts';

const emailStatus = { adminNotified: true, userConfirmationSent: false, simulationMode: false };
const message = {
  id: 'm1',
  receivedAt: '2026-11-21T10:00:00.000Z',
  name: 'Ada Rossi',
  email: 'ada@example.it',
  phone: '0125 000000',
  message: 'Buongiorno',
  privacy: true,
  emailStatus,
} as const;

describe('toExported', () => {
  it('leaves the technical key out', () => {
    const stored = { ...message, idempotency: { key: 'k', digest: 'd' } };
    expect(toExported(newRecord(stored))).toEqual(message);
  });
});

describe('toCsv', () => {
  it('has a head and a row for each message, for a spreadsheet that splits at semicolons', () => {
    expect(toCsv([message])).toBe(
      '\uFEFFid;receivedAt;name;email;phone;message;adminNotified;userConfirmationSent;simulationMode\r\n' +
        'm1;2026-11-21T10:00:00.000Z;Ada Rossi;ada@example.it;0125 000000;Buongiorno;true;false;false\r\n',
    );
  });

  it('adds what was asked about behind the others, where a message has it', () => {
    const asking = { ...message, productSlug: 'siero-100', storeId: 2 };
    const [head, first, second] = toCsv([asking, message]).split('\r\n');
    expect(head).toMatch(/;simulationMode;productSlug;storeId$/);
    expect(first).toMatch(/;siero-100;2$/);
    expect(second).toMatch(/;false;;$/);
    expect(toText([asking])).toContain('  prodotto: siero-100\n  negozio: 2, Sede Aosta\n');
  });

  it.each([
    ['a semicolon', 'uno; due', '"uno; due"'],
    ['a comma', 'uno, due', '"uno, due"'],
    ['quotes', 'il "meglio"', '"il ""meglio"""'],
    ['a line break', 'uno\r\ndue\rtre', '"uno\ndue\ntre"'],
    ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a plus', '+39 333', "'+39 333"],
    ['a minus', '-1+1', "'-1+1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', " '=1"],
    ['a full-width sign', '＝1+1', "'＝1+1"],
    ['a formula behind what has no width', '\u200b \ufeff=1', "\u200b \ufeff'=1"],
    ['a formula after each separator', 'a;=1,+2\n@3', `"a;'=1,'+2\n'@3"`],
    ['signs in the middle', 'a@b.it 1+1=2', 'a@b.it 1+1=2'],
  ])('keeps %s as text', (_, text, cell) => {
    expect(toCsv([{ ...message, message: text }])).toContain(`;${cell};true;`);
  });

  it('gives back every text to who splits at semicolons, but for tabs, \\r and apostrophes', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 4 }), (texts) => {
        const rows = readCsv(toCsv(texts.map((text) => ({ ...message, message: text }))), ';');
        expect(rows.slice(1).map((row) => plain(row[5]))).toEqual(texts.map(plain));
      }),
    );
  });

  it.each([';', ',', '\t'])('has no cell like a formula for who splits at %j', (separator) => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, text) => {
        const csv = toCsv([{ ...message, name, phone: text, message: `${text}${name}` }]);
        for (const cell of [...readCsv(csv, separator), ...readNaively(csv, separator)].flat()) {
          expect(cell).not.toMatch(/^[\t\r]/);
          expect(cell).not.toMatch(/^[\s"\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function plain(text = ''): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll("'", '');
}

const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', '=1+1', '@SUM(A1)'),
      fc.constantFrom(';', ',', '\t', '"', '""', "'", '\n', '\r', '\r\n', ' ', '\u00a0'),
      fc.constantFrom('\u200b', '\ufeff', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0'),
      fc.string({ maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** RFC 4180 as spreadsheets read it: a quote opens a cell only at its start; text after it stays. */
function readCsv(csv: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let state: 'start' | 'plain' | 'quoted' = 'start';
  const text = csv.replace(/^\uFEFF/, '');
  const endCell = () => {
    row.push(cell);
    cell = '';
    state = 'start';
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text[place] ?? '';
    if (state === 'quoted') {
      const isDoubled = character === '"' && text[place + 1] === '"';
      if (isDoubled) place += 1;
      if (isDoubled || character !== '"') cell += character;
      else state = 'plain';
    } else if (state === 'start' && character === '"') {
      state = 'quoted';
    } else if (character === separator) {
      endCell();
    } else if (character === '\n' || character === '\r') {
      if (character === '\r' && text[place + 1] === '\n') place += 1;
      endCell();
      rows.push(row);
      row = [];
    } else {
      cell += character;
      state = 'plain';
    }
  }
  return rows;
}

/** Without a thought for quotes, as a script of one line does it. */
function readNaively(csv: string, separator: string): string[][] {
  return csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\n\r]/)
    .map((line) => line.split(separator));
}

describe('toText', () => {
  it('shows a message with the state of its mails', () => {
    expect(toText([message])).toBe(
      [
        '2026-11-21T10:00:00.000Z  m1',
        '  Ada Rossi <ada@example.it>, 0125 000000',
        '  e-mail: negozio avvisato, conferma al cliente non inviata',
        '  | Buongiorno',
        '',
      ].join('\n'),
    );
  });

  it('shows control characters instead of obeying them', () => {
    const text = toText([{ ...message, message: 'ciao \u001b[2J\u0007' }]);
    expect(text).toContain('ciao \uFFFD[2J\uFFFD');
  });

  it('says when there are none', () => {
    expect(toText([])).toBe('Nessun messaggio.\n');
  });
});
