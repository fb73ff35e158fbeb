import { BackLink, PageHead, PageSection } from '@vetta/ui';
import type { Ref } from 'react';
import type { Basis } from '../../catalogue/comparison/basis.ts';
import type { ComparedItem } from '../../catalogue/comparison/compareQuery.ts';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import type { StoreId } from '../../contract/storeIds.ts';
import type { ComparedProduct } from '../../data/useComparedProduct.ts';
import { paths } from '../../paths.ts';
import { copy } from './Compare.copy.ts';
import * as css from './Compare.css.ts';
import { CompareBar } from './CompareBar.tsx';
import { EmptyComparison, PrintHead } from './CompareNotes.tsx';
import { CompareNotices } from './CompareNotices.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import type { Comparison } from './comparedColumns.ts';

export type CompareViewProps = {
  items: readonly ComparedItem[];
  isTooMany: boolean;
  products: readonly (ComparedProduct | null)[];
  comparison: Comparison;
  basis: Basis;
  onlyDifferences: boolean;
  /** The shop that the list was filtered by. */
  storeId: StoreId | null;
  onChange: (items: readonly ComparedItem[]) => void;
  onBasis: (basis: Basis) => void;
  onDifferences: (isOn: boolean) => void;
  onShare: () => void;
  onPrint: () => void;
  titleRef?: Ref<HTMLHeadingElement>;
};

/** One branch per state: empty, on its way, columns. */
export function CompareView(props: CompareViewProps) {
  const { items, products, comparison, titleRef, onChange, isTooMany } = props;
  const asked = products.filter((product) => product !== null);
  const isLoading = asked.some(({ status }) => status === 'loading');
  const isEmpty = comparison.columns.length === 0 && !asked.some(isWaitedFor);
  return (
    <>
      <DocumentHead
        title={copy.title}
        description={copy.documentDescription}
        path={paths.catalogue}
        isIndexed={false}
      />
      <PageSection space="below" as="div">
        <div className={css.pageHead}>
          <PageHead
            ref={titleRef}
            back={<BackLink href={paths.catalogue}>{copy.back}</BackLink>}
            title={copy.title}
            lead={isEmpty ? undefined : copy.lead}
          />
        </div>
        <PrintHead />
        {/* All at once: one that comes earlier would push down what waits for the others. */}
        <CompareNotices products={isLoading ? [] : asked} isTooMany={isTooMany} />
        {isEmpty && <EmptyComparison isGone={items.length > 0} />}
        {!isEmpty && isLoading && <CompareSkeleton columns={items.length} />}
        {!isEmpty && !isLoading && comparison.columns.length > 0 && (
          <>
            <CompareBar {...props} onClear={() => onChange([])} />
            <CompareTable {...props} />
          </>
        )}
      </PageSection>
    </>
  );
}

const isWaitedFor = ({ status }: ComparedProduct) => status === 'loading' || status === 'failed';
