import { MissingImage } from '@vetta/ui';
import { imageUnavailable } from '../../content/loadFailures.ts';
import { Picture } from '../Picture/Picture.tsx';

/** `first`: the page's largest picture; `eager`: beside it in the first row; `lazy`: further down. */
export type PictureLoading = 'first' | 'eager' | 'lazy';

export type ProductImageProps = {
  /** null: the product has no picture. */
  src: string | null;
  loading: PictureLoading;
};

const priorities = { first: 'high', eager: 'eager', lazy: 'lazy' } as const;

/** The picture of a product on its tile; the name stands beside it, so it is not said twice. */
export function ProductImage({ src, loading }: ProductImageProps) {
  if (src === null) return <MissingImage>{imageUnavailable}</MissingImage>;
  return (
    <Picture
      src={src}
      alt=""
      width={pictureSize}
      height={pictureSize}
      sizes={shownWidth}
      widest={480}
      box="fill"
      fit="shelf"
      priority={priorities[loading]}
      failureText={imageUnavailable}
    />
  );
}

// The tile gives the picture its size; the file's own proportions only have to be some.
const pictureSize = 640;

// The picture is square, and as high as its tile (of ui) without the line of badges.
const shownWidth = '(max-width: 480px) 112px, 188px';
