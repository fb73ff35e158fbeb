import { Button, Icon, type IconName } from '@vetta/ui';
import type { ReactNode } from 'react';
import type { ComparedProduct } from '../../data/useComparedProduct.ts';
import { copy } from './Compare.copy.ts';
import * as css from './Compare.css.ts';

export type CompareNoticesProps = {
  products: readonly ComparedProduct[];
  isTooMany: boolean;
};

/** What of the address is not shown, and why; the rest of the comparison stands. */
export function CompareNotices({ products, isTooMany }: CompareNoticesProps) {
  const gone = products.filter(({ status }) => status === 'gone').length;
  const failed = products.filter(({ status }) => status === 'failed');
  return (
    <output className={css.notices}>
      {isTooMany && <Notice icon="alert">{copy.tooMany}</Notice>}
      {gone > 0 && <Notice icon="alert">{copy.gone(gone)}</Notice>}
      {failed.map(({ slug, retry }) => (
        <Notice key={slug} icon="offline">
          <span>{`${copy.failed(nameOf(slug))} `}</span>
          <Button variant="text" onClick={retry}>
            {copy.retry}
          </Button>
        </Notice>
      ))}
    </output>
  );
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className={css.notice}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  );
}

/** The product did not come: its address is all that is known. 'proteine-di-canapa' */
const nameOf = (slug: string) =>
  slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
