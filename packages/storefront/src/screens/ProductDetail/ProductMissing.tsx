import { ButtonLink, Heading } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { messages } from '../../content/messages.ts';
import { unmatchedLinks } from '../../paths.ts';
import { copy } from './ProductDetail.copy.ts';
import { ProductFrame } from './ProductFrame.tsx';
import * as css from './ProductStates.css.ts';
import { Shelf } from './MainImageFrame.tsx';

/**
 * No such product, or its call failed: the empty place on the shelf
 * (docs/rules.md#product-page-states).
 */
export function ProductMissing({ category }: { category?: { name: string; slug: string } }) {
  return (
    <>
      <DocumentHead
        title={messages.productNotFound}
        description={copy.notFoundDescription}
        // The host answers 200, since the product may be newer than the build: no search engine keeps this.
        path={null}
      />
      <ProductFrame
        category={category}
        before="footer"
        picture={
          <Shelf>
            <DashedTub />
          </Shelf>
        }
      >
        <div className={css.words}>
          <div className={css.title}>
            <Heading level={1} size="product" tabIndex={-1}>
              {messages.productNotFound}
            </Heading>
          </div>
          <p>{copy.notFoundText}</p>
          {/* The recorded link, which matches no route and redirects (docs/rules.md#recorded-links). */}
          <ButtonLink variant="primary" width="phone" href={unmatchedLinks.categories}>
            {messages.backToCategories}
          </ButtonLink>
        </div>
      </ProductFrame>
    </>
  );
}

/** The outline of a product that is not there, standing on the shelf. */
function DashedTub() {
  return (
    <svg
      className={css.outline}
      viewBox="0 0 200 240"
      // On the shelf, too, where it is narrower than high.
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 240V48Q14 42 20 42H180Q186 42 186 48V240M22 42V8Q22 2 28 2H172Q178 2 178 8V42" />
    </svg>
  );
}
