import { LazyImage, MissingPicture } from '@vetta/ui';
import { messages } from '../../content/messages.ts';

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
  if (src === null) return <MissingPicture>{messages.imageUnavailable}</MissingPicture>;
  return (
    <LazyImage
      src={src}
      alt=""
      width={pictureSize}
      height={pictureSize}
      box="fill"
      fit="shelf"
      priority={priorities[loading]}
      failureText={messages.imageUnavailable}
    />
  );
}

// The tile gives the picture its size; the file's own proportions only have to be some.
const pictureSize = 640;
