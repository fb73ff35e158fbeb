import { deferred } from '../browser/deferred.ts';
import type { ProductDetails } from '../catalogue/details.ts';
import { labelFromReadings } from '../catalogue/labels/labelFromReadings.ts';
import type { LabelContent } from '../contract/label.ts';

const reader = deferred(() => import('../catalogue/labels/readLabelWithHtml.ts'), {
  when: 'interaction',
});

/** A label that the API has not drawn: from its readings, else with the parser. */
export async function readInBrowser(slug: string, details: ProductDetails): Promise<LabelContent> {
  if (details.readings !== undefined) return labelFromReadings(slug, details.readings, details);
  const { readLabelWithHtml } = await reader.load();
  return readLabelWithHtml(slug, details).content;
}
