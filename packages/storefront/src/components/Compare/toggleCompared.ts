import { firstCompared, isComparisonFull } from '../../catalogue/comparison/maxCompared.ts';
import { storedComparisonAtom } from '../../state/comparedSlugs.ts';
import type { Store } from '../../state/store.ts';
import { showToastAtom } from '../../state/toast.ts';
import { copy } from './Compare.copy.ts';

/** Puts a product into the comparison or takes it out; a fifth is refused in words. */
export function toggleCompared(store: Store, slug: string): void {
  const { value: slugs } = store.get(storedComparisonAtom);
  const isChosen = slugs.includes(slug);
  if (!isChosen && isComparisonFull(slugs)) {
    store.set(showToastAtom, { kind: 'error', title: copy.tooMany });
    return;
  }
  store.set(storedComparisonAtom, (stored) =>
    stored.includes(slug)
      ? stored.filter((other) => other !== slug)
      : firstCompared([...stored, slug]),
  );
}
