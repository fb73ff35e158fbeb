import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsAddressShown } from '../../browser/useIsAddressShown.ts';
import { copyText } from '../../browser/copyText.ts';
import { usePaper } from '../../browser/usePaper.ts';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { useComparedProducts } from '../../data/useComparedProducts.ts';
import { storedComparisonAtom } from '../../state/comparedSlugs.ts';
import { showToastAtom } from '../../state/toast.ts';
import { useSetAtom } from 'jotai';
import { useToday } from '../../state/clock.ts';
import { copy } from './Compare.copy.ts';
import { CompareView } from './CompareView.tsx';
import { comparisonOf } from './comparedColumns.ts';
import { naturalBasis } from './comparedRows.ts';
import { useComparison } from './useComparison.ts';

/** Products beside each other (/prodotti?compare=a,b; docs/rules.md#comparison). */
export function Compare() {
  const address = useComparison();
  useIsAddressShown(true);
  const { items } = address;
  const products = useComparedProducts(items.map(({ slug }) => slug));
  const comparison = comparisonOf(items, products, useToday());
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  const setStored = useSetAtom(storedComparisonAtom);
  const title = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  // Only how it was opened counts: changing the columns navigates, too.
  const [isOpenedHere] = useState(navigationType === 'PUSH');
  usePaper('landscape');
  useEffect(() => {
    // From the list of all products only the query changes: the frame sees no new page.
    if (!isOpenedHere) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, [isOpenedHere]);

  function change(next: readonly ComparedItem[]) {
    if (next.length === 0) setStored(() => []);
    // The button that was pressed goes with its column.
    if (next.length < items.length) title.current?.focus({ preventScroll: true });
    address.change(next);
  }

  async function share() {
    if (await copyText(window.location.href)) {
      showToast({ kind: 'success', title: copy.linkCopied });
    }
  }

  return (
    <CompareView
      titleRef={title}
      items={items}
      isTooMany={address.isTooMany}
      products={products}
      comparison={comparison}
      basis={address.basis ?? naturalBasis(comparison)}
      onlyDifferences={onlyDifferences}
      storeId={address.storeId}
      onChange={change}
      onBasis={address.setBasis}
      onDifferences={setOnlyDifferences}
      onShare={() => void share()}
      onPrint={() => window.print()}
    />
  );
}
