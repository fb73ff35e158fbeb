import { Heading, List, PageSection, TextLink } from '@vetta/ui';
import { memo, Suspense, useContext, useRef } from 'react';
import { availabilityOf, isSoldOut } from '../../catalogue/availability.ts';
import type { ProductDetails } from '../../catalogue/details.ts';
import { withCacheBusting } from '../../catalogue/images/cacheBusting.ts';
import { cardImage, chooseImage } from '../../catalogue/images/chooseImage.ts';
import { shareCardAddress } from '../../catalogue/images/shareCard.ts';
import type { Product } from '../../catalogue/product.ts';
import {
  categoryNameOf,
  categorySlugOf,
  productLink,
  variantLink,
} from '../../catalogue/productLink.ts';
import { type Variant, variantName } from '../../catalogue/variants/variant.ts';
import { CompareButton } from '../../components/Compare/CompareButton.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { ImageManifestContext } from '../../components/Picture/ImageManifestContext.ts';
import { DeferredRecentlyViewed } from '../../components/RecentlyViewed/DeferredRecentlyViewed.tsx';
import { messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { useNow, useToday } from '../../state/clock.ts';
import { DeferredAvoidedSection } from '../../avoid/product/DeferredAvoidedSection.tsx';
import { BuyPane, chosenNames } from './BuyPane.tsx';
import { GalleryPane } from './GalleryPane.tsx';
import { metaDescription } from './metaDescription.ts';
import { pageOffer } from '../../catalogue/offer/offers.ts';
import { copy } from './ProductDetail.copy.ts';
import { ProductFrame } from './ProductFrame.tsx';
import * as css from './ProductPage.css.ts';
import { ProductTabs } from './ProductTabs.tsx';
import { deferredTab } from './tabs/deferredTab.tsx';
import { useVariantChoice } from './useVariantChoice.ts';
import { useVariantPictures } from './useVariantPictures.ts';
import { deferred, deferredComponent, useDeferred } from '../../browser/deferred.ts';
import type { SameShelfProps } from './SameShelf.tsx';
import type { ProductDataProps } from './ProductStructuredData.tsx';

export type ProductPageProps = {
  product: Product;
  details?: ProductDetails;
  detailsStatus: 'loading' | 'failed' | 'ready';
};

const noVariants: readonly Variant[] = [];

/** The loaded page (docs/rules.md#product-page-states). */
export function ProductPage({ product, details, detailsStatus }: ProductPageProps) {
  const slug = product.slug ?? product.id;
  const title = details?.groupName ?? product.groupName ?? product.name;
  const category = { name: categoryNameOf(product), slug: categorySlugOf(product) };
  // The static variants, and without any those of the details (docs/rules.md#static-variants).
  const variants = product.variants ?? details?.variants ?? noVariants;
  const selection = useVariantChoice(variants);
  const now = useNow();
  const today = useToday();

  const image = chooseImage(product, selection.variant, variants) ?? undefined;
  useVariantPictures(product, variants, image);
  // The clock is known after the first view, so the prerendered picture has no parameter.
  const src =
    image === undefined || now === null ? image : withCacheBusting(image, slug, now.getTime());
  // A link is shared of the product, whichever variant is on show.
  const card = shareCardAddress(useContext(ImageManifestContext), cardImage(product));
  const highlights = details?.highlights ?? [];
  // Without variants and stock the column beside the picture is short.
  const printedPath = variantLink(productLink(product), chosenNames(selection.choice));
  const isShort = variants.length === 0 && availabilityOf(product) === null;

  return (
    <>
      <DocumentHead
        title={`${title} - ${product.brandName ?? messages.defaultBrand}`}
        description={metaDescription(title, product.description)}
        path={productLink(product)}
        card={card === undefined ? undefined : { path: card, alt: title }}
      />
      <ProductFrame
        category={category}
        tool={<CompareButton slug={slug} />}
        spread={isShort}
        picture={
          <GalleryPane
            id={product.id}
            src={src}
            alt={pictureName(title, selection.variant)}
            isOffer={product.hasSpecialOffer}
            isNew={product.flags.includes('isNew')}
            isSoldOut={isSoldOut(product)}
            isLow={isShort}
          />
        }
        about={
          <div className={css.about}>
            <p className={css.description}>{product.description ?? messages.noDescription}</p>
            {details?.groupedVariants !== undefined && (
              <p>
                <TextLink href={paths.groupedVariants(category.slug)}>
                  {copy.groupedVariants(details.groupedVariants)}
                </TextLink>
              </p>
            )}
            {highlights.length > 0 && (
              <section className={css.features}>
                <Heading level={2} size="title">
                  {copy.highlights}
                </Heading>
                <List marker="lines" items={highlights} />
              </section>
            )}
          </div>
        }
      >
        <BuyPane
          product={product}
          details={details}
          title={title}
          variants={variants}
          selection={selection}
          isAtFoot={isShort}
        />
      </ProductFrame>
      <DeferredAvoidedSection product={product} details={details} detailsStatus={detailsStatus} />
      <ProductTabs
        product={product}
        title={title}
        details={details}
        detailsStatus={detailsStatus}
      />
      <PageSection space="none" as="div">
        {details?.shelf !== undefined && <DeferredShelf from={details.shelf} />}
        <div className={css.printedFoot}>
          <PrintedFoot path={printedPath} from={printedPath} />
        </div>
        <DeferredRecentlyViewed current={slug} />
      </PageSection>
      <DeferredStructuredData
        product={product}
        title={title}
        image={image}
        offer={pageOffer(product, variants, selection.choice, today)}
        nutrition={details?.label?.nutrition}
      />
    </>
  );
}

/** 'Whey Isolate, Cacao, 750 g' */
function pictureName(title: string, variant: Variant | undefined): string {
  if (variant === undefined) return title;
  return [title, variantName(variant)].filter((part) => part !== '').join(', ');
}

const PrintedFoot = deferredTab(
  deferred(async () => (await import('./PrintedFoot.tsx')).PrintedFoot, { when: 'interaction' }),
  false,
);

const sameShelf = deferred(async () => (await import('./SameShelf.tsx')).SameShelf, {
  when: 'visible',
});

/** Fetched as it comes into sight; its place is kept, so that nothing below it moves. */
function DeferredShelf(props: SameShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const { module: SameShelf } = useDeferred(sameShelf, null, place);
  return (
    <div ref={place} className={css.shelf}>
      {SameShelf !== null && <SameShelf {...props} />}
    </div>
  );
}

const ProductData = deferredComponent(
  deferred(async () => (await import('./ProductStructuredData.tsx')).ProductData, { when: 'idle' }),
);

/** For search engines alone, which read it in the built page: its code can wait. */
const DeferredStructuredData = memo(function DeferredStructuredData(props: ProductDataProps) {
  return (
    <Suspense>
      <ProductData {...props} />
    </Suspense>
  );
});
