import { expect, test } from 'vitest';
import { matchParts } from './matchParts.ts';

const marked = (name: string, query: string) =>
  matchParts(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Premier Whey 80', 'whe', 'Premier [Whe]y 80'],
  ['Caffè Verde', 'CAFFE', '[Caffè] Verde'],
  ['Clear Whey', 'ear', 'Clear Whey'],
  ['Omega-3 Profondo', 'prof ome', '[Ome]ga-3 [Prof]ondo'],
  ['Whey', '', 'Whey'],
  ['Iso <b>Soya</b>', 'b', 'Iso <[b]>Soya</[b]>'],
])('%s searched for %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

test('keeps the whole name', () => {
  const name = 'Pre-workout/Energetici: 100% «forza» 🏔️';
  expect(
    matchParts(name, 'pre forza')
      .map(({ text }) => text)
      .join(''),
  ).toBe(name);
});
