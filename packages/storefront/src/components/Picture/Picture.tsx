import { LazyImage, type LazyImageProps } from '@vetta/ui';
import { useContext } from 'react';
import { imageSources } from '../../catalogue/images/imageManifest.ts';
import { ImageManifestContext } from './ImageManifestContext.ts';

export type PictureProps = Omit<LazyImageProps, 'sources' | 'colour'> & {
  /** How wide it is shown, as the attribute has it; needed to choose a size. */
  sizes: string;
  /** No wider file than this is offered, in pixels. */
  widest?: number;
};

/** A picture in the sizes that the build has made of it, or as it is where there are none. */
export function Picture({ widest, width, height, ...props }: PictureProps) {
  const made = imageSources(useContext(ImageManifestContext), props.src, widest);
  return <LazyImage {...props} {...(made ?? { width, height })} />;
}
