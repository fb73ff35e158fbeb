import { describe, expect, test } from 'vitest';
import { printQuantity } from './testing/print.ts';
import { parseQuantity } from './parseQuantity.ts';

const cases: Record<string, readonly (readonly [string, string])[]> = {
  'amounts with a basis, ranges in words, circa behind': [
    ['5 g/100 g', '5 g'],
    ['20 mg / dose', '20 mg'],
    ['tra 10 e 12 g', '10..12 g'],
    ['compreso tra 10 e 12 mg', '10..12 mg'],
    ['fra 2 e 3 g', '2..3 g'],
    ['5 g circa', '~5 g'],
    ['5 g ca.', '~5 g'],
    ['80 g/24 g', '80 g'],
  ],
  'exponents that lost their place': [
    ['5 × 10 9 UFC', '5000000000 UFC'],
    ['5 x 109 UFC', '5000000000 UFC'],
    ['1x1010 ufc', '10000000000 UFC'],
    ['1 x 10 9 cellule vive', '1000000000'],
    ['109 UFC', '109 UFC'],
  ],
  'decimal comma and point': [
    ['24 g', '24 g'],
    ['24g', '24 g'],
    ['6,2 g', '6.2 g'],
    ['0,01g', '0.01 g'],
    ['2,0', '2'],
    ['12.5 mg', '12.5 mg'],
    ['.5 g', '0.5 g'],
    [',5 g', '0.5 g'],
    ['0.250 mg', '0.25 mg'],
    ['0,250 g', '0.25 g'],
    ['1,250 g', '1.25 g'],
    ['23,45 g', '23.45 g'],
    ['0,0 g', '0 g'],
    ['24 g.', '24 g'],
    ['24.g', '24 g'],
  ],
  'Italian thousands': [
    ['1.650 kJ', '1650 kJ'],
    ['1.234,5', '1234.5'],
    ['1.234,5 mg', '1234.5 mg'],
    ['1 250', '1250'],
    ['1 250 mg', '1250 mg'],
    ["1'250 mg", '1250 mg'],
    ['1.250.000 UFC', '1250000 UFC'],
    ['50.000 FCC', '50000 FCC'],
    ['10 000 FIP', '10000 FIP'],
    ['1,234.5 mg', '1234.5 mg'],
    ['1,234,567 UFC', '1234567 UFC'],
    ['10.000 mg', '10000 mg'],
    ['3.000 mg', '3000 mg'],
    ['1234.567 mg', '1234.567 mg'],
    ['1 250,5 mg', '1250.5 mg'],
  ],
  qualifiers: [
    ['< 0,1 g', '<0.1 g'],
    ['<0.5g', '<0.5 g'],
    ['≤ 0,5 g', '<0.5 g'],
    ['inferiore a 0,5 g', '<0.5 g'],
    ['meno di 0,1g', '<0.1 g'],
    ['inf. a 0,1 g', '<0.1 g'],
    ['max 5 g', '<5 g'],
    ['fino a 3 g', '<3 g'],
    ['non più di 3 g', '<3 g'],
    ['&lt; 0,5 g', '<0.5 g'],
    ['> 90%', '>90 %'],
    ['≥ 20 g', '>20 g'],
    ['almeno 20 g', '>20 g'],
    ['min. 3 g', '>3 g'],
    ['non meno di 3 g', '>3 g'],
    ['circa 30 g', '~30 g'],
    ['ca. 5 g', '~5 g'],
    ['~ 25 g', '~25 g'],
    ['≈25 g', '~25 g'],
  ],
  'traces and nothing': [
    ['tracce', 'traces 0 g'],
    ['Tracce', 'traces 0 g'],
    ['TRACCE', 'traces 0 g'],
    ['in tracce', 'traces 0 g'],
    ['tr.', 'traces 0 g'],
    ['assente', '0'],
    ['assenti', '0'],
    ['0', '0'],
    ['0 g', '0 g'],
    ['zero', '0'],
  ],
  'not declared': [
    ['', '-'],
    ['-', '-'],
    ['–', '-'],
    ['—', '-'],
    ['N/D', '-'],
    ['n.d.', '-'],
    ['n.a.', '-'],
    ['/', '-'],
    ['non rilevabile', '-'],
    ['vedi etichetta', '-'],
  ],
  ranges: [
    ['20-25 g', '20..25 g'],
    ['20 – 25 g', '20..25 g'],
    ['20 ÷ 25 g', '20..25 g'],
    ['20 g - 25 g', '20..25 g'],
    ['da 20 a 25 g', '20..25 g'],
    ['5 g - 48%', '5 g'],
    ['25-20 g', '25'],
  ],
  'large counts': [
    ['5 miliardi UFC', '5000000000 UFC'],
    ['5 mld UFC', '5000000000 UFC'],
    ['10 miliardi di UFC', '10000000000 UFC'],
    ['1 mln UFC', '1000000 UFC'],
    ['2,5 milioni UFC', '2500000 UFC'],
    ['1 x 10^9 UFC', '1000000000 UFC'],
    ['1x10^9 UFC', '1000000000 UFC'],
    ['1x10⁹ UFC', '1000000000 UFC'],
    ['2,5 × 10<sup>9</sup> UFC', '2500000000 UFC'],
    ['10^9 UFC', '1000000000 UFC'],
    ['10⁹ UFC', '1000000000 UFC'],
    ['5e9 UFC', '5000000000 UFC'],
    ['1,2E9 UFC', '1200000000 UFC'],
  ],
  units: [
    ['800 mcg', '800 µg'],
    ['400 ug', '400 µg'],
    ['5 \u03bcg', '5 µg'],
    ['5 \u00b5g', '5 µg'],
    ['25 microgrammi', '25 µg'],
    ['3 gr', '3 g'],
    ['3 GR', '3 g'],
    ['24 G', '24 g'],
    ['24 MG', '24 mg'],
    ['24 ㎎', '24 mg'],
    ['1000 U.I.', '1000 UI'],
    ['1000 I.U.', '1000 UI'],
    ['200 IU', '200 UI'],
    ['1 mld CFU', '1000000000 UFC'],
    ['370 KCAL', '370 kcal'],
    ['370 Cal', '370 kcal'],
    ['1570 KJ', '1570 kJ'],
    ['250 cc', '250 ml'],
    ['0,33 l', '0.33 l'],
    ['2.000 HUT', '2000 HUT'],
    ['800 mcg RE', '800 µg'],
    ['12 mg α-TE', '12 mg'],
    ['16 mg NE', '16 mg'],
    ['kcal 370', '370 kcal'],
    ['g 24', '24 g'],
    ['mcg 25', '25 µg'],
    ['1570 kJ', '1570 kJ'],
    ['30 ml', '30 ml'],
    ['37%', '37 %'],
  ],
  'what is behind': [
    ['130 mg (16% VNR*)', '130 mg'],
    ['130 mg 16%', '130 mg'],
    ['3g*', '3 g'],
    ['3,5 g ± 0,2', '3.5 g'],
    ['50 µg (2000 UI)', '50 µg'],
    ['24 g per 100 g', '24 g'],
    ['(37% VNR)', '37 %'],
  ],
  dirt: [
    ['  24\u00a0g ', '24 g'],
    ['2４ g', '24 g'],
    ['24\u200bg', '24 g'],
    ['24&nbsp;g', '24 g'],
    ['24 g', '24 g'],
    ['200 Âµg', '200 µg'],
    ['1,1Â mg', '1.1 mg'],
    ['200 Î¼g', '200 µg'],
    ['5 rng', '5 mg'],
    ['<b>24</b> g', '24 g'],
  ],
};

for (const [convention, list] of Object.entries(cases)) {
  describe(`${convention}`, () => {
    test.each(list)('reads %j as %s', (text, expected) => {
      expect(printQuantity(parseQuantity(text))).toBe(expected);
    });
  });
}

test.each([
  ['circa 30 g', 0, 10],
  ['  < 0,1 g*', 2, 9],
  ['24&nbsp;g', 0, 9],
  ['130 mg (16% VNR*)', 0, 6],
  ['non meno di 3 g', 0, 15],
  ['(37% VNR)', 0, 9],
])('keeps the place of the amount in %j', (text, start, end) => {
  expect(parseQuantity(text)).toMatchObject({ span: { start, end }, raw: text.slice(start, end) });
});

test('a name has no amount', () => {
  expect(parseQuantity('Proteine')).toBeNull();
});

test('a thing that is no text has no amount', () => {
  for (const input of [null, undefined, 5, {}, []]) {
    expect(Reflect.apply(parseQuantity, undefined, [input])).toBeNull();
  }
});

test('a text beyond any printed amount is cut', () => {
  expect(parseQuantity(`24 g ${'x'.repeat(5000)}`)?.amount).toBe(24);
});
