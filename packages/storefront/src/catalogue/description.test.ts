import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardDescription } from './description.ts';

test.each([
  ['90 characters stay whole', 'x'.repeat(90), 'x'.repeat(90)],
  ['91 are cut to 87 and an ellipsis', 'x'.repeat(91), `${'x'.repeat(87)}...`],
  ['a text is trimmed before it is measured', `  ${'x'.repeat(90)}  `, 'x'.repeat(90)],
  ['90 emoji are 90 characters', '💪🏽'.repeat(90), '💪🏽'.repeat(90)],
  ['no emoji is cut in half', '💪🏽'.repeat(91), `${'💪🏽'.repeat(87)}...`],
  ['no text', undefined, 'Descrizione del prodotto non disponibile'],
  ['blanks alone', '   ', 'Descrizione del prodotto non disponibile'],
])('%s', (_, description, expected) => {
  expect(cardDescription(description)).toBe(expected);
});

test('characters of Italian are those that a segmenter counts', () => {
  const segmenter = new Intl.Segmenter('it', { granularity: 'grapheme' });
  const unit = fc.oneof(
    fc.integer({ min: 0x20, max: 0x2ff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...'‘’“”–…€\n'),
  );
  fc.assert(
    fc.property(fc.string({ unit, minLength: 100, maxLength: 120 }), (text) => {
      const characters = Array.from(segmenter.segment(text.trim()), ({ segment }) => segment);
      fc.pre(characters.length > 90);
      expect(cardDescription(text)).toBe(`${characters.slice(0, 87).join('')}...`);
    }),
  );
});
