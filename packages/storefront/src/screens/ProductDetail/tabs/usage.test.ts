import { describe, expect, it } from 'vitest';
import { productWarnings } from './productWarnings.ts';
import { usageSteps } from './usageSteps.ts';
import { usageTip } from './usageTip.ts';

describe('the steps of an instruction', () => {
  it.each([
    [
      'sentences',
      "Versa 250 ml di acqua fredda. Aggiungi un misurino raso (30 g). Bevi entro mezz'ora.",
      [
        'Versa 250 ml di acqua fredda.',
        'Aggiungi un misurino raso (30 g).',
        "Bevi entro mezz'ora.",
      ],
    ],
    ['lines with dashes', '- Una compressa\n- Con acqua', ['Una compressa', 'Con acqua']],
    ['numbered lines', '1. Versare\n2) Agitare', ['Versare', 'Agitare']],
    ['one sentence', 'Una capsula al giorno.', ['Una capsula al giorno.']],
    ['a dose that begins a line', '30 g in 250 ml di acqua', ['30 g in 250 ml di acqua']],
  ])('are its %s', (_what, text, expected) => {
    expect(usageSteps(text)).toEqual(expected);
  });
});

describe('the usage tip', () => {
  it('speaks of powder where there is a scoop', () => {
    expect(usageTip('Sciogliere un misurino raso (30 g) in 250 ml.')).toBe(
      'Prima il liquido, poi la polvere: così non restano grumi sul fondo.',
    );
  });

  it('speaks of a glass of water where there are tablets', () => {
    expect(usageTip('Cinque compresse al giorno.')).toContain('bicchiere d’acqua');
  });

  it('sends to the counter where neither is named', () => {
    expect(usageTip('Lavare a 30 gradi.')).toContain('Chiedi al banco');
  });
});

describe('the warnings', () => {
  it('add to the fixed ones what the product says besides', () => {
    const own =
      'Non superare la dose consigliata. Contiene caffeina. Tenere fuori dalla portata dei bambini.';
    const warnings = productWarnings(own, true);
    expect(warnings).toHaveLength(6);
    expect(warnings[1]).toBe('Non superare la dose giornaliera consigliata.');
    expect(warnings[5]).toBe('Contiene caffeina.');
  });

  it('of category 6 are the product’s own alone', () => {
    expect(productWarnings('Solo per uso esterno.', false)).toEqual(['Solo per uso esterno.']);
    expect(productWarnings(undefined, false)).toEqual([]);
  });
});
