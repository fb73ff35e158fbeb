import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { further, italian } from './fonts/unicodeRanges.ts';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** The characters that a face of `fonts.css` says it has. */
function charactersOf(file: string): string {
  const face = css.slice(css.indexOf(`/${file}.woff2`));
  const [, ranges = ''] = /unicode-range:([^;]+);/.exec(face) ?? [];
  const codes = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

const sorted = (characters: string) => [...characters].toSorted().join('');

test.each(['archivo', 'hanken-grotesk'])(
  '%s is asked for the characters that its files have',
  (name) => {
    expect(sorted(charactersOf(name))).toBe(sorted(italian));
    expect(sorted(charactersOf(`${name}-further`))).toBe(sorted(further));
  },
);

test('Italian needs no second file', () => {
  const text = 'Perché così? Più è già lì: «L’età» – 12,5 µg, 30 °C, 9,90 €, m², 1º, più… ½ × ±';
  expect([...text].filter((character) => !italian.includes(character))).toEqual([]);
});
