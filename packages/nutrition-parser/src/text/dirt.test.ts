import { describe, expect, test } from 'vitest';
import { readSource } from './clean.ts';
import { parseIngredients, parseNutrition } from '../index.ts';
import { printedTable } from '../testing/print.ts';

describe('dirt', () => {
  test.each([
    ['an accent that joins no letter', 'Sale x̀: 5 g', ['serving', 'Sale x̀ [] 5 g']],
    ['bytes that are none', 'Sale Ã漢: 5 g', ['serving', 'Sale Ã漢 [] 5 g']],
    ['a Greek letter that no name has', 'Ξ acido: 5 g', ['serving', 'Ξ acido [] 5 g']],
    ['a ligature in the wrong encoding', 'ï¬bre: 5 g', ['serving', 'fibre [fibre] 5 g']],
    ['half a sign in the wrong encoding', 'Sale: 5 g\nx â', ['serving', 'Sale [salt] 5 g']],
    ['a tag in a tag', 'Sale <b <i: 5 g', ['serving', 'Sale <b <i [] 5 g']],
    ['an escaped tag that is none', 'Sale &lt;foo&gt;: 5 g', ['serving', 'Sale <foo> [] 5 g']],
    [
      'line breaks that were escaped twice',
      'Sale: 5 g\\nZinco: 5 mg\\r\\nFerro: 14 mg\\tx',
      ['serving', 'Sale [salt] 5 g', 'Zinco [zinc] 5 mg', 'Ferro [iron] 14 mg'],
    ],
    ['a backslash of a path', 'Sale C:\\note: 5 g', ['serving', 'Sale C:\\note [] 5 g']],
    ['named', 'Qualit&agrave;: 5 g', ['serving', 'Qualità [] 5 g']],
    ['named and open', 'Sale&nbsp: 5 g', ['serving', 'Sale [salt] 5 g']],
    ['open and unknown', 'a&amp: 5 g', ['serving', 'a&amp [] 5 g']],
    ['unknown', 'a&foo;: 5 g', ['! nothing-read']],
    ['doubled', 'Qualit&amp;agrave;: 5 g', ['serving', 'Qualità [] 5 g']],
    ['doubled and open', 'a&amp;agrave: 5 g', ['serving', 'a&agrave [] 5 g']],
    ['doubled ampersand', 'a&amp;amp;: 5 g', ['serving', 'a& [] 5 g']],
    ['decimal', 'Qualit&#224;: 5 g', ['serving', 'Qualità [] 5 g']],
    ['hexadecimal', 'Qualit&#xE0;: 5 g', ['serving', 'Qualità [] 5 g']],
    ['hexadecimal and open', 'Qualit&#xE0 : 5 g', ['serving', 'Qualità [] 5 g']],
    ['no digits', 'a&#;: 5 g', ['serving', 'a& [] 5 g']],
    ['zero', 'a&#0;: 5 g', ['! nothing-read']],
    ['too large', 'a&#x1F600;: 5 g', ['! nothing-read']],
    ['a surrogate', 'a&#xD800;: 5 g', ['! nothing-read']],
    ['a comment', 'Sa<!-- x -->le: 5 g', ['serving', 'Sale [salt] 5 g']],
    ['an open comment', 'Sale <!-- x: 5 g', ['serving', 'Sale <!-- x [] 5 g']],
    ['an escaped tag', 'Sale &lt;b&gt;iodato&lt;/b&gt;: 5 g', ['serving', 'Sale iodato [] 5 g']],
    ['no tag', 'Sale <x>: 5 g', ['serving', 'Sale <x> [] 5 g']],
    ['an open tag', 'Sale <b x: 5 g', ['serving', 'Sale <b x [] 5 g']],
    ['UTF-8 read as Latin-1', 'QualitÃ : 5 g', ['serving', 'Qualità [] 5 g']],
    ['with its space lost', 'QualitÃ : 5 g', ['serving', 'Qualità [] 5 g']],
    ['at the end', 'Sale: 5 g\nQualitÃ', ['serving', 'Sale [salt] 5 g']],
    ['a dash', 'Sale â€“ iodato: 5 g', ['serving', 'Sale – iodato [] 5 g']],
    ['a quote', 'lâ€™acqua: 5 g', ['serving', 'l’acqua [water] 5 g']],
    ['a half dash', 'a â€x: 5 g', ['serving', 'a â€x [] 5 g']],
    ['micro', 'Vitamina D: 5 Âµg', ['serving', 'Vitamina D [vitaminD] 5 µg']],
    ['no-break', 'Sale: 5Â g', ['serving', 'Sale [salt] 5 g']],
    ['a letter', 'Âge: 5 g', ['serving', 'Âge [] 5 g']],
    ['an honest letter', 'Ãb: 5 g', ['serving', 'Ãb [] 5 g']],
    ['an ellipsis', 'Saleâ€¦: 5 g', ['serving', 'Sale [salt] 5 g']],
    ['doubled space', 'QualitÃ  alta: 5 g', ['serving', 'Qualità alta [] 5 g']],
    ['thin spaces', 'Sale fino: 5 g', ['serving', 'Sale fino [] 5 g']],
    [
      'line separators',
      'Sale: 5 g Zinco: 5 mg',
      ['serving', 'Sale [salt] 5 g', 'Zinco [zinc] 5 mg'],
    ],
    [
      'carriage returns',
      'Sale: 5 g\r\nZinco: 5 mg\rFerro: 1 mg',
      ['serving', 'Sale [salt] 5 g', 'Zinco [zinc] 5 mg', 'Ferro [iron] 1 mg'],
    ],
    ['controls', 'Sale:\u00015 g', ['serving', 'Sale [salt] 5 g']],
    ['a combining accent', 'Qualità: 5 g', ['serving', 'Qualità [] 5 g']],
    ['an accent that joins nothing', 'x́q́: 5 g', ['serving', 'x́q́ [] 5 g']],
    ['full width', 'Ｓale：５ g', ['serving', 'Sale [salt] 5 g']],
    ['squared units', 'Zinco: 5 ㎎', ['serving', 'Zinco [zinc] 5 mg']],
    ['ligatures', 'Fiﬁ: 5 g', ['serving', 'Fifi [] 5 g']],
    [
      'superscripts in tags',
      'Fermenti: 10<sup>9</sup> UFC',
      ['serving', 'Fermenti [] 1000000000 UFC'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});

describe('broken JSON', () => {
  test.each([
    [
      'single quotes',
      "{'Proteine': '80 g'}",
      ['serving', 'Proteine [protein] 80 g', '! json-invalid'],
    ],
    [
      'curly quotes',
      '{“Proteine”: “80 g”}',
      ['serving', 'Proteine [protein] 80 g', '! json-invalid'],
    ],
    [
      'single curly quotes',
      '{‘Proteine’: ‘80 g’}',
      ['serving', 'Proteine [protein] 80 g', '! json-invalid'],
    ],
    ['backticks', '{`Proteine`: `80 g`}', ['serving', 'Proteine [protein] 80 g', '! json-invalid']],
    [
      'bare keys and words',
      '{Proteine: 80 g, Sale: 1,5 g}',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1.5 g', '! json-invalid'],
    ],
    [
      'numbers',
      '{Proteine: 80, Sale: -1, Zinco: 1e1,}',
      ['serving', 'Proteine [protein] 80 g?', 'Zinco [zinc] 10 mg?', '! json-invalid'],
    ],
    [
      'words',
      '{Proteine: null, Sale: None, Zinco: true, Ferro: undefined, Rame: 1 mg',
      ['serving', 'Rame [copper] 1 mg', '! json-invalid'],
    ],
    ['equals', '{Proteine = 80 g}', ['serving', 'Proteine [protein] 80 g', '! json-invalid']],
    [
      'escapes',
      '{"Prote\\u0069ne": "80 g\\n", "Sa\\le": "1\\u00zz g",}',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g?', '! json-invalid'],
    ],
    [
      'comments and stray marks',
      '{"Proteine": "80 g",, ] : { } "Sale": "1 g"',
      ['serving', 'Proteine [protein] 80 g', '! json-invalid'],
    ],
    [
      'lists',
      '[{"nome": "Proteine", "valore": "80 g"} } : {"nome": "Sale", "valore": "1 g"}',
      ['serving', 'Proteine [protein] 80 g', 'Sale [salt] 1 g', '! json-invalid'],
    ],
    [
      'too deep',
      '{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":"x"}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}}, "Proteine": "80 g"',
      ['! json-invalid', '! nothing-read'],
    ],
    [
      'too deep a list',
      '{"a": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[{}]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]], "Proteine": "80 g"',
      ['serving', 'Proteine [protein] 80 g', '! json-invalid'],
    ],
    [
      'a key without value',
      '{"Proteine", "Sale": "1 g"',
      ['serving', 'Sale [salt] 1 g', '! json-invalid'],
    ],
    [
      'an empty value',
      '{"Proteine": , "Sale": "1 g",',
      ['serving', 'Proteine [protein] -', '! value-unparsed', '! json-invalid'],
    ],
    [
      'an apostrophe',
      "{'Nota': 'l'energia', 'Proteine': '80 g'}",
      ['serving', 'Proteine [protein] 80 g', "note: l'energia", '! json-invalid'],
    ],
  ] as [string, unknown, string[], string?][])('%s', (_, input, expected, servingLabel) => {
    expect(printedTable(input, servingLabel)).toEqual(expected);
  });
});

describe('long runs', () => {
  test.each([' ', '\n', '\v', '*', '_', '-', '.', ':', '=', '–', '- ', '&lt;'])(
    'of %j keep the places of what is behind them',
    (mark) => {
      const text = `Proteine: 80 g\n${mark.repeat(3000)}\nSale: 0,5 g`;
      const { value } = parseNutrition(text);
      const { span, raw } = value.rows.find(({ key }) => key === 'salt')?.values[0] ?? {};
      expect(raw).toBe('0,5 g');
      expect(text.slice(span?.start, span?.end)).toBe('0,5 g');
    },
  );

  test('of letters, cells and items stay', () => {
    const { value } = parseIngredients(`${'a'.repeat(1500)}, ${'(('.repeat(600)}sale`);
    expect(value.ingredients[0]?.name).toHaveLength(1500);
  });
});

test.each([
  ['Ångström', 'Ångström'],
  ['Å', 'Å'],
])('%s is read as %s', (raw, text) => {
  expect(readSource(raw).text).toBe(text);
});
