import { afterEach, describe, expect, test, vi } from 'vitest';
import { chooseNutrition } from './labels/chooseNutrition.ts';
import { fixedTableProducts } from './nutrition/fixedTableProducts.ts';
import { chooseImage } from './images/chooseImage.ts';
import { readIngredients } from './ingredients/readIngredients.ts';
import { servingLabel } from './nutrition/servingLabel.ts';
import { findVariants } from './variants/findVariants.ts';

const nothing = { nutritionSources: [], technicalGrid: [] };
const pictureOf = (slug: string, size?: string) =>
  chooseImage(
    { slug, images: [] },
    size === undefined ? undefined : { flavour: 'Standard', size, isInStock: true },
  );

/** What stands by slug, for a product that brings nothing of its own. */
const read = () => ({
  variants: findVariants('siero-100').length > 0,
  table: chooseNutrition('eaa-pro', nothing).kind,
  fallback: chooseNutrition('maltodestrine-pure', nothing).kind,
  ingredients: readIngredients('eaa-pro').kind,
  serving: servingLabel('iso-soya'),
  picture: pictureOf('siero-100') !== null,
  sizePicture: pictureOf('citrulline-malate', '175 g') !== null,
  links: fixedTableProducts().length > 0,
});

afterEach(() => vi.unstubAllGlobals());

describe('what stands by slug', () => {
  test('is shown for the bundled products', () => {
    expect(read()).toEqual({
      variants: true,
      table: 'table',
      fallback: 'table',
      ingredients: 'fixed',
      serving: 'Per 40 g**',
      picture: true,
      sizePicture: true,
      links: true,
    });
  });

  test('is never shown for a retailer’s product of the same slug', () => {
    vi.stubGlobal('OWN_CATALOGUE', true);
    expect(read()).toEqual({
      variants: false,
      table: 'unavailable',
      fallback: 'unavailable',
      ingredients: 'unavailable',
      serving: 'Per 30 g**',
      picture: false,
      sizePicture: false,
      links: false,
    });
  });
});
