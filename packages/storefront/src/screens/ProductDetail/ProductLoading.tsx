import { Heading, Skeleton, Spinner } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { messages } from '../../content/messages.ts';
import { copy } from './ProductDetail.copy.ts';
import { ProductFrame } from './ProductFrame.tsx';
import * as css from './ProductStates.css.ts';
import { Shelf } from './MainImageFrame.tsx';
import { useHeadingUnmount } from './useHeadingFocus.ts';

export type ProductLoadingProps = {
  category?: { name: string; slug: string };
  /** The address being opened: nothing else is known yet. */
  path: string;
  /** Called as this page goes, if its title had the focus. */
  onHeadingUnmount: () => void;
};

/**
 * The product is on its way: its boxes, emptied, and one spinner that says so
 * (docs/rules.md#product-page-states).
 */
export function ProductLoading({ category, path, onHeadingUnmount }: ProductLoadingProps) {
  useHeadingUnmount(onHeadingUnmount);
  return (
    <>
      <DocumentHead title={copy.loadingTitle} description={copy.loadingDescription} path={path} />
      <ProductFrame
        category={category}
        before="footer"
        picture={
          <Shelf tone="waiting">
            <span className={css.waiting}>
              <Spinner>{messages.loading}</Spinner>
            </span>
          </Shelf>
        }
      >
        <div className={css.placeholders}>
          {/* The page has its title for assistive technology before it has its name. */}
          <span className={css.unseen}>
            <Heading level={1} tabIndex={-1}>
              {copy.loadingTitle}
            </Heading>
          </span>
          <Skeleton width="quarter" />
          <Skeleton shape="heading" width="most" />
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
          <Skeleton shape="heading" width="third" />
        </div>
      </ProductFrame>
    </>
  );
}
