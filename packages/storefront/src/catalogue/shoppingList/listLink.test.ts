import { expect, test } from 'vitest';
import {
  linkedCount,
  type ListEntry,
  maxBytes,
  maxEntries,
  readListValue,
  writeListLink,
} from './listLink.ts';
import { mailLink } from './listMessage.ts';

const through = (entries: readonly ListEntry[]) =>
  readListValue(
    new URL(writeListLink(entries), 'https://shop.example').search.slice('?list='.length),
  ).entries;

test.each(['a&b#c', 'x~y,z', 'riga\nnuova', '😀 caffè', '50% + più', 'n'.repeat(300), '"<script>'])(
  'a link carries %j and gives it back',
  (text) => {
    const entries = [
      { slug: 'uno', flavour: text, size: text },
      { slug: 'due', size: text },
    ];
    expect(through(entries)).toEqual(entries);
  },
);

test('reads the four forms', () => {
  expect(readListValue('a,b~Cacao,c~Cacao~1%20kg,d~~500+g').entries).toEqual([
    { slug: 'a' },
    { slug: 'b', flavour: 'Cacao' },
    { slug: 'c', flavour: 'Cacao', size: '1 kg' },
    { slug: 'd', size: '500 g' },
  ]);
});

test('reads a value that a program has encoded once more', () => {
  expect(readListValue('a%7ECacao%7E1+kg%2Cb')).toEqual(readListValue('a~Cacao~1+kg,b'));
  // A comma within a name is one.
  expect(readListValue('a~Cacao%2C%20latte').entries).toEqual([
    { slug: 'a', flavour: 'Cacao, latte' },
  ]);
});

test('drops what is broken, repeated or climbs out of its path, alone', () => {
  const value = '%E0%A4%A,,~x,..,%2E%2E~a,a~b~c~d,a,a~b,\u0000';
  expect(readListValue(value)).toEqual({ entries: [{ slug: 'a' }], droppedCount: 6 });
  expect(readListValue('a'.repeat(maxBytes + 1))).toEqual({ entries: [], droppedCount: 1 });
});

test('an entry that is read is not counted as left out, blanks around its slug or not', () => {
  expect(readListValue('a,%20b,+c%00,d%0A~Cacao')).toEqual({
    entries: [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'd', flavour: 'Cacao' }],
    droppedCount: 0,
  });
  // The same product twice is one, and nothing is left out.
  expect(readListValue('a,%20a~Cacao')).toEqual({ entries: [{ slug: 'a' }], droppedCount: 0 });
});

test('reads what fits of a list that is too long, and says how much does not', () => {
  const slugs = Array.from({ length: 51 }, (_, place) => `p${place}`);
  expect(readListValue(slugs.join(','))).toMatchObject({ droppedCount: 1 });
  expect(readListValue(slugs.join(',')).entries).toHaveLength(maxEntries);
  const long = Array.from({ length: 10 }, (_, place) => `p${place}~${'x'.repeat(1000)}`);
  expect(readListValue(long.join(','))).toMatchObject({ droppedCount: 2 });
  expect(readListValue(long.join(',')).entries.map(({ slug }) => slug)).toEqual(slugs.slice(0, 8));
});

test('any text survives the link as it is cleaned', () => {
  let seed = 7;
  const next = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  for (let run = 0; run < 200; run += 1) {
    const text = String.fromCharCode(...Array.from({ length: 1 + next(30) }, () => next(0xffff)));
    const once = through([{ slug: 's', flavour: text, size: text }]);
    expect(through(once)).toEqual(once);
  }
});

test('keeps to fifty entries and to eight kilobytes', () => {
  const many = Array.from({ length: 80 }, (_, place) => ({ slug: `prodotto-${place}` }));
  expect(linkedCount(many)).toBe(maxEntries);
  const long = many.map(({ slug }) => ({ slug, flavour: '€'.repeat(300) }));
  expect(writeListLink(long).length).toBeLessThan(maxBytes + 20);
  expect(through(long)).toEqual(long.slice(0, linkedCount(long)));
  expect(linkedCount(long)).toBeGreaterThan(0);
});

test('no name adds a header to the mail', () => {
  const link = new URL(mailLink('Lista\r\nBcc: x@y.example', 'uno&bcc=x@y.example\ndue'));
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(link.searchParams.get('subject')).toBe('Lista Bcc: x@y.example');
  expect(link.searchParams.get('body')).toBe('uno&bcc=x@y.example\r\ndue');
});
