import { useContext, useEffect, useMemo } from 'react';
import { isDataConstrained } from '../../browser/connection.ts';
import { deferred } from '../../browser/deferred.ts';
import type { PreloadedPicture } from '../../browser/preloadImages.ts';
import { chooseImage } from '../../catalogue/images/chooseImage.ts';
import { imageFacts, imageSources } from '../../catalogue/images/imageManifest.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Variant } from '../../catalogue/variants/variant.ts';
import { ImageManifestContext } from '../../components/Picture/ImageManifestContext.ts';
import { shownWidth } from './GalleryPane.tsx';

const preloading = deferred(() => import('../../browser/preloadImages.ts'), {
  when: 'interaction',
});

/**
 * Fetches the pictures of the other variants ahead, so that a choice shows its own at once
 * (docs/rules.md#image-loading); not for those with little data (docs/rules.md#prefetching).
 */
export function useVariantPictures(
  product: Product,
  variants: readonly Variant[],
  shown: string | undefined,
): void {
  const manifest = useContext(ImageManifestContext);
  const pictures = new Set(
    variants.flatMap((variant) => chooseImage(product, variant, variants) ?? []),
  );
  const joined = [...pictures].filter((src) => src !== shown).join('\n');
  // Looked up while drawing, so that the built page carries these lines of the manifest as well.
  const ahead = useMemo(() => {
    const addresses = joined === '' ? [] : joined.split('\n');
    return addresses.map((src) => ({
      src,
      sources: imageSources(imageFacts(manifest, src), src)?.sources,
    }));
  }, [joined, manifest]);
  useEffect(() => {
    // The whole manifest may come later; until then an original would be fetched, which no page shows.
    const known = ahead.filter(({ sources }) => sources !== undefined);
    if (known.length > 0 && !isDataConstrained()) void fetchAhead(known);
  }, [ahead]);
}

async function fetchAhead(pictures: readonly PreloadedPicture[]) {
  try {
    const { preloadImages } = await preloading.load();
    preloadImages(pictures, shownWidth);
  } catch (error) {
    console.warn('The pictures of the other variants could not be fetched ahead.', error);
  }
}
