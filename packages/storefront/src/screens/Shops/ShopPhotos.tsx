import { Lightbox } from '@vetta/ui';
import { useMemo, useState } from 'react';
import { Picture } from '../../components/Picture/Picture.tsx';
import { imageUnavailable } from '../../content/loadFailures.ts';
import type { ShopPhoto } from '../../content/shops.ts';
import { shopsCopy as copy } from './Shops.copy.ts';
import * as css from './Shops.css.ts';

export type ShopPhotosProps = {
  /** Names the viewer. */
  name: string;
  photos: readonly ShopPhoto[];
};

/** Pixels of the picture files. */
const pixels = { width: 1200, height: 840 } as const;

/** Six thumbnails (docs/rules.md#photo-viewer); each opens the viewer at its photo. */
export function ShopPhotos({ name, photos }: ShopPhotosProps) {
  const [open, setOpen] = useState<number | null>(null);
  // The viewer begins anew with another list: it gets the same one from paint to paint.
  const pictures = useMemo(() => photos.map((photo) => ({ ...photo, ...pixels })), [photos]);
  return (
    <div className={css.thumbs}>
      {photos.map(({ src, alt }, index) => (
        <button
          key={src}
          type="button"
          className={css.thumb}
          aria-label={copy.openPhoto(index + 1, photos.length)}
          onClick={() => setOpen(index)}
        >
          <Picture
            {...pixels}
            src={src}
            alt={alt}
            sizes="(max-width: 820px) 45vw, 240px"
            box="fill"
            failureText={imageUnavailable}
          />
        </button>
      ))}
      <Lightbox
        name={name}
        photos={pictures}
        index={open}
        onIndexChange={setOpen}
        onClose={() => setOpen(null)}
        labels={copy.viewer}
      />
    </div>
  );
}
