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

  it.each([
    'Gli integratori alimentari non vanno intesi come sostituti di una dieta variata ed equilibrata.',
    "Non superare la dose consigliata per l'assunzione giornaliera.",
    'Non superare le dosi giornaliere consigliate.',
    'Tenere fuori dalla portata dei bambini al di sotto dei tre anni.',
    'Tenere fuori dalla portata dei bambini di età inferiore ai 3 anni.',
    'In gravidanza e allattamento chiedere consiglio al medico.',
    'Conservare in luogo fresco e asciutto.',
  ])('say it once: %s', (own) => {
    expect(productWarnings(own, true)).toHaveLength(5);
  });

  it.each([
    [
      'Non utilizzare in gravidanza e nei bambini.',
      'In allattamento o in caso di terapie, chiedere prima al medico.',
    ],
    [
      'Non utilizzare in gravidanza e durante l’allattamento.',
      'In caso di terapie, chiedere prima al medico.',
    ],
  ])('say of pregnancy once what the product says: %s', (own, rest) => {
    const warnings = productWarnings(own, true);
    expect(warnings.filter((text) => /gravidanza/i.test(text))).toEqual([own]);
    expect(warnings).toContain(rest);
  });

  it.each([
    'Non superare il consumo di 3 mg di monacoline al giorno.',
    'Non superare le due lattine al giorno.',
    "In gravidanza, durante l'allattamento e al di sotto dei 14 anni consultare il medico.",
    'Conservare in frigorifero dopo l’apertura.',
    'Conservare in luogo fresco e asciutto, al riparo dalla luce.',
    'Tenere fuori dalla portata dei bambini sotto i 12 anni.',
  ])('lose nothing that the fixed ones do not say: %s', (own) => {
    expect(productWarnings(own, true)[5]).toBe(own);
  });

  it('of category 6 are the product’s own alone', () => {
    expect(productWarnings('Solo per uso esterno.', false)).toEqual(['Solo per uso esterno.']);
    expect(productWarnings(undefined, false)).toEqual([]);
  });
});
