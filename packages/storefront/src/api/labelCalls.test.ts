import { afterEach, expect, test, vi } from 'vitest';
import { fetchCategoryProfile } from './labelCalls.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (labels: unknown) => vi.stubGlobal('fetch', async () => Response.json(labels));

const price = (perActiveCents: number | null) => ({ size: '1 kg', cents: 1, perActiveCents });
const protein = { key: 'protein', unit: 'g', per100: 78, perServing: null };

test('a profile holds what labels print of the nutrient in a hundred grams, and its lowest price', async () => {
  answering({
    siero: {
      per100: { unit: 'g', protein: 78.5 },
      active: protein,
      prices: [price(700), price(638), price(null)],
    },
    // A hundred millilitres are no hundred grams.
    bevanda: { per100: { unit: 'ml', protein: 8 }, active: protein, prices: [] },
    dose: { per100: null, active: { ...protein, key: 'creatine' }, prices: [price(200)] },
    rotta: { per100: { unit: 'g', protein: 780 } },
    felpa: null,
  });
  expect(await fetchCategoryProfile('proteine', 'protein')).toEqual({
    siero: [78.5, 638],
    bevanda: [null, null],
    dose: [null, null],
    rotta: [null, null],
    felpa: [null, null],
  });
});

test('without labels there is an empty profile', async () => {
  answering([]);
  expect(await fetchCategoryProfile('proteine', 'protein')).toEqual({});
});
