import { expect, test } from 'vitest';
import { findSection, splitTextSections } from './textSections.ts';

const titlesAndTexts = (text: string) =>
  splitTextSections(text).map(({ text: body, title }) => [title, body]);

test.each([
  [
    'a marker and its text on one line',
    "**MODALITÀ D'USO:** Una dose.",
    [["MODALITÀ D'USO", 'Una dose.']],
  ],
  ['a colon behind the bold', '**INGREDIENTI**: siero', [['INGREDIENTI', 'siero']]],
  [
    'a marker line followed by its text',
    "**MODALITÀ D'USO**\nUna dose.\nCon acqua.",
    [["MODALITÀ D'USO", 'Una dose.\nCon acqua.']],
  ],
  [
    'up to the next bold marker',
    '**A:** uno\n**B:** due',
    [
      ['A', 'uno'],
      ['B', 'due'],
    ],
  ],
  [
    'capital headings without bold',
    'INGREDIENTI: siero\nAVVERTENZE: no',
    [
      ['INGREDIENTI', 'siero'],
      ['AVVERTENZE', 'no'],
    ],
  ],
  ['a bold line of small letters', '**Uso**\nUna dose.', [['Uso', 'Una dose.']]],
  ['capitals that start a line', '**USO** una dose', [['USO', 'una dose']]],
  ['blanks around the colon', '**USO :** una dose', [['USO', 'una dose']]],
  ['a heading behind a question', 'Buono? Uso: una dose', [['Uso', 'una dose']]],
  ['a heading behind a full stop', 'Buono. Ingredienti: siero', [['Ingredienti', 'siero']]],
  [
    'a plain heading before a bold one',
    'Ingredienti: siero\n**USO:** una dose',
    [
      ['Ingredienti', 'siero'],
      ['USO', 'una dose'],
    ],
  ],
  ['a blank behind the colon in the bold', 'Sano. **Uso: ** una dose', [['Uso', 'una dose']]],
  ['a colon within the title', '**Nota: uso:** una dose', [['Nota: uso', 'una dose']]],
  ['a bold line at the very end', 'Buono\n**Uso**', [['Uso', '']]],
  ['no marker', 'Buono e sano', []],
])('%s', (_, text, expected) => {
  expect(titlesAndTexts(text)).toEqual(expected);
});

test.each([
  ['emphasis in a line', 'Con **26 g** di proteine'],
  ['emphasis at the start of a line', '**26 g** di proteine'],
  ['a word within a sentence', 'Fare buon uso: piano'],
  ['a capital that is not the first letter', 'Buono\nuSO: una dose'],
  ['a small letter, also at the start of a line', 'Buono\nuso: una dose'],
  ['capitals in the middle of a line', 'Per USO **SPORTIVO** e non'],
  ['a bold word at the end of a line', 'Solo per **Uso**\nesterno'],
  ['two capitals at the start of a line', '**DE** e **IT**, le lingue'],
  ['allergens, which belong to their ingredients', 'Allergeni: latte'],
])('%s is no marker', (_, text) => {
  expect(splitTextSections(text)).toEqual([]);
});

test('emphasis within a section stays in it', () => {
  expect(titlesAndTexts('**USO:**\n**2 misurini** al giorno')).toEqual([
    ['USO', '**2 misurini** al giorno'],
  ]);
});

test('an empty section is passed over', () => {
  const sections = splitTextSections('**USO:**\n**USO:** una dose');
  expect(findSection(sections, (title) => title === 'uso')?.text).toBe('una dose');
});

test('offsets cover the text from the first marker on', () => {
  const text = 'Prima\n**A:** uno\n**B:** due';
  const sections = splitTextSections(text);
  expect(sections.map(({ end, start }) => text.slice(start, end)).join('')).toBe(text.slice(6));
});

test('splits at most 100 sections', () => {
  const sections = splitTextSections('**A:** x\n'.repeat(500));
  expect(sections).toHaveLength(100);
  expect(sections.at(-1)?.text).toContain('**A:** x');
});
