import { use } from 'react';
import { deferred } from '../browser/deferred.ts';
import type { ProductDetails } from '../catalogue/details.ts';
import type { LabelContent } from '../contract/label.ts';

const reader = deferred(() => import('./readInBrowser.ts'), { when: 'interaction' });

/** Labels that the browser reads itself, by their details: each is read once. */
const readings = new WeakMap<ProductDetails, Promise<LabelContent>>();

const noDetails: ProductDetails = {
  highlights: [],
  ingredientTexts: [],
  nutritionSources: [],
  technicalGrid: [],
  variants: [],
};

/**
 * What the tabs draw of a label: as the API has read it, else read here. Only an API that
 * has read nothing makes the browser fetch the parser; the caller suspends until it is there.
 */
export function useLabel(slug: string, details: ProductDetails = noDetails): LabelContent {
  if (details.label !== undefined) return details.label;
  const reading =
    readings.get(details) ??
    reader.load().then(({ readInBrowser }) => readInBrowser(slug, details));
  readings.set(details, reading);
  return use(reading);
}
