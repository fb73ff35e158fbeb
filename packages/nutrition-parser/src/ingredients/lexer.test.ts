import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const kindsOf = (text: string): string[] =>
  tokensOf(text, 0, text.length).map(({ kind, start }) => `${kind} ${start}`);

test.each([
  ['a, b; c', ['comma 1', 'semicolon 4']],
  ['3,5% [a] {b}', ['open 5', 'close 7', 'open 9', 'close 11']],
  ['beta-alanina - L/D / x – y', ['dash 13', 'slash 19', 'dash 23']],
  ['a. B 3.5 c.D °e', ['fullStop 1', 'fullStop 10', 'footnote 13']],
  ['a.°b', ['fullStop 1']],
  ['• a ▪ b ➤ c · d', ['bullet 0', 'bullet 4', 'bullet 8', 'bullet 12']],
  ['a: b\n| c', ['colon 1', 'newLine 4', 'bar 5']],
  ['sale Può contenere soia, puo contenere', ['mayContain 5', 'comma 23']],
  ['Può contenere soia', []],
  ['spuma, pura', ['comma 5']],
])('%s has its tokens', (text, tokens) => {
  expect(kindsOf(text)).toEqual(tokens);
});

test('a piece of a text has the tokens between its ends', () => {
  expect(tokensOf('a, b, c, d', 2, 6)).toEqual([{ kind: 'comma', start: 4, end: 5 }]);
});
