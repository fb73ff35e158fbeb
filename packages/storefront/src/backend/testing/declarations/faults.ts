import { isRecord } from '../../../catalogue/fields.ts';
import type { LabelFacts } from '../../../contract/label.ts';
import { answer } from '../../answer.ts';
import type { Catalogue } from '../../catalogue.ts';
import { testCatalogue } from '../../testCatalogue.ts';
import { type DeclaringProduct, declaringProducts } from './products.ts';

const batch = 2000;

export const slugOf = (at: number) => `p${at}`;

const list = { ingredienti: 'Riso, sale.' };

function withList(details: DeclaringProduct['details'] = {}): Record<string, unknown> {
  const { features } = details;
  return isRecord(features)
    ? { ...details, features: { ...list, ...features } }
    : { ...list, ...details };
}

/** A shop of some products that declare one thing each. */
export const shopOf = (products: readonly DeclaringProduct[]): Catalogue =>
  testCatalogue({
    products: products.map(({ product }, at) => ({
      ...product,
      id: at + 1,
      slug: slugOf(at),
      name: 'Prodotto',
      category_slug: 'alimenti-fit',
    })),
    // Each has a list of its own, which the page shows, beside what it declares.
    product_details: products.map(({ details }, at) => ({
      ...withList(details),
      slug: slugOf(at),
    })),
  });

/** What the labels of some products say, as the API gives it. */
function factsOf(products: readonly DeclaringProduct[]): Record<string, LabelFacts> {
  const { body } = answer(shopOf(products), { method: 'GET', url: '/api/labels' });
  return body as Record<string, LabelFacts>;
}

type Fault = 'missed' | 'false alarm';

/** What is wrong with the facts of a product, if anything is. */
function faultOf({ allergen, truth }: DeclaringProduct, facts: LabelFacts): Fault | null {
  const isContained = facts.contains.includes(allergen);
  const isTrace = facts.traces.includes(allergen);
  if (truth === 'contains' && !isContained) return 'missed';
  if (truth === 'traces' && !isContained && !isTrace) return 'missed';
  const others = [...facts.contains, ...facts.traces].filter((other) => other !== allergen);
  if (others.length > 0 || (truth === 'traces' && isContained)) return 'false alarm';
  return truth !== 'contains' && truth !== 'traces' && (isContained || isTrace)
    ? 'false alarm'
    : null;
}

/** What the API says wrongly of so many products that declare one thing each. */
export function declarationFaults(count: number, seed?: number): Record<Fault, string[]> {
  const found: Record<Fault, string[]> = { missed: [], 'false alarm': [] };
  const all = [...declaringProducts(count, seed)];
  for (let from = 0; from < all.length; from += batch) {
    const products = all.slice(from, from + batch);
    const facts = factsOf(products);
    for (const [at, product] of products.entries()) {
      const own = facts[slugOf(at)];
      const fault = own === undefined ? 'missed' : faultOf(product, own);
      if (fault === null) continue;
      const said = own === undefined ? '' : ` → [${own.contains.join()}] [${own.traces.join()}]`;
      found[fault].push(`${product.what}${said}`);
    }
  }
  return found;
}
