import { expect, it } from 'vitest';
import { readProse } from './readProse.ts';

it('makes the first of several paragraphs the lead', () => {
  expect(readProse('Un isolato pulito.\n\nNasce da siero di latte.')).toEqual([
    { kind: 'lead', text: 'Un isolato pulito.' },
    { kind: 'paragraph', text: 'Nasce da siero di latte.' },
  ]);
});

it('keeps a single paragraph plain, its line breaks included', () => {
  expect(readProse('Prima riga\nseconda riga')).toEqual([
    { kind: 'paragraph', text: 'Prima riga\nseconda riga' },
  ]);
});

it('reads bold lines as headings and takes bold marks out of sentences', () => {
  expect(readProse('**Per chi è indicato:**\nPer **chi** si allena.')).toEqual([
    { kind: 'heading', text: 'Per chi è indicato' },
    { kind: 'paragraph', text: 'Per chi si allena.' },
  ]);
});

it('reads dashes and bullets as one list', () => {
  expect(readProse('- senza glutine\n• senza lattosio\nFine.')).toEqual([
    { kind: 'list', items: ['senza glutine', 'senza lattosio'] },
    { kind: 'paragraph', text: 'Fine.' },
  ]);
});

it('keeps markup of a feed as text', () => {
  expect(readProse('<script>alert(1)</script>')).toEqual([
    { kind: 'paragraph', text: '<script>alert(1)</script>' },
  ]);
});

it('finds no issue in an empty catalogue', () => {
  expect(readProse('  \n\n ')).toEqual([]);
});
