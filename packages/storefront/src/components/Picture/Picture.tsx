import { LazyImage, type LazyImageProps } from '@vetta/ui';
import { useContext, useMemo } from 'react';
import { imageFacts, imageSources } from '../../catalogue/images/imageManifest.ts';
import { ImageManifestContext } from './ImageManifestContext.ts';

export type PictureProps = Omit<LazyImageProps, 'sources' | 'colour'> & {
  /** How wide it is shown, as the attribute has it; needed to choose a size. */
  sizes: string;
  /** No wider file than this is offered, in pixels. */
  widest?: number;
};

/** A picture in the sizes that the build has made of it, or as it is where there are none. */
export function Picture(properties: PictureProps) {
  const facts = imageFacts(useContext(ImageManifestContext), properties.src);
  // Once those of all pictures have come, a page does not draw those again that it had the sizes of:
  // `hash` is that of a picture's content.
  return useMemo(() => {
    const { widest, ...props } = properties;
    return <LazyImage {...props} {...imageSources(facts, props.src, widest)} />;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [properties, facts?.hash]);
}
