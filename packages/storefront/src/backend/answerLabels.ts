import type { LabelFacts } from '../contract/label.ts';
import { refuseRepeated, refuseUnknownCategory } from './answerListing.ts';
import { cacheSeconds } from './cacheSeconds.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { labelsOf } from './labels/labelIndex.ts';
import { type Answer, json } from './problem.ts';

type Facts = Readonly<Record<string, LabelFacts>>;

/** Each category's facts come out as the same object each time, so a server serialises them once. */
const answers = new WeakMap<CatalogueIndex, Map<string, Facts>>();

/** GET /api/labels: the facts of all products, or of a category's, by slug (else by id). */
export function answerLabels(index: CatalogueIndex, query: URLSearchParams): Answer {
  const categorySlug = query.get('category')?.trim() || undefined;
  const refusal = refuseRepeated(query, ['category']) ?? refuseUnknownCategory(index, categorySlug);
  if (refusal !== null) return refusal;
  const kept = answers.get(index) ?? new Map<string, Facts>();
  answers.set(index, kept);
  const facts = kept.get(categorySlug ?? '') ?? collectFacts(index, categorySlug);
  kept.set(categorySlug ?? '', facts);
  return json(facts, cacheSeconds.labels);
}

function collectFacts(index: CatalogueIndex, categorySlug: string | undefined): Facts {
  const labels = labelsOf(index);
  return Object.fromEntries(
    index.listed.flatMap((product, place) => {
      const shouldLoad = categorySlug === undefined || product.categorySlug === categorySlug;
      const label = shouldLoad ? labels.at(place) : undefined;
      // Of two products with one slug the first is the one that has an address.
      const isFirst = label !== undefined && index.placeOf.get(label.key) === place;
      return isFirst ? [[label.key, label.factsOn(index.day)]] : [];
    }),
  );
}
