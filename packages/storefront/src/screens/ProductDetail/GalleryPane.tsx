import { Badge, MissingImage } from '@vetta/ui';
import { Picture } from '../../components/Picture/Picture.tsx';
import { SharedElementImage } from '../../components/Picture/SharedElementImage.tsx';
import { imageUnavailable } from '../../content/loadFailures.ts';
import { messages } from '../../content/messages.ts';
import * as css from './GalleryPane.css.ts';
import { copy } from './ProductDetail.copy.ts';
import { Shelf } from './MainImageFrame.tsx';

export type GalleryPaneProps = {
  /** Of the product. */
  id: string;
  /** undefined: the placeholder. */
  src: string | undefined;
  /** What is in the picture: the product, and the chosen variant. */
  alt: string;
  isOffer: boolean;
  isNew: boolean;
  isSoldOut: boolean;
  /** Little stands beside it: the shelf is as low as it may be. @default false */
  isLow?: boolean;
};

// Most pictures of the catalogue are square cut-outs; the shelf fits any other.
const pictureSide = 900;

// As high as its shelf allows, and no wider than a phone.
export const shownWidth = '(max-width: 520px) calc(100vw - 48px), (max-width: 820px) 450px, 600px';

/**
 * The picture of what is chosen, on the shelf, with its two badges
 * (docs/rules.md#product-page-states).
 */
export function GalleryPane(props: GalleryPaneProps) {
  const { id, src, alt, isOffer, isNew, isSoldOut, isLow = false } = props;
  const badges = (
    <>
      {isOffer && <Badge tone="signal">{copy.offer}</Badge>}
      {isNew && <Badge tone={isOffer ? 'ink' : 'signal'}>{copy.isNew}</Badge>}
      {isSoldOut && <Badge tone="outline">{copy.soldOut}</Badge>}
    </>
  );
  return (
    <Shelf badges={badges} tone={isLow ? 'low' : 'standing'}>
      {/* A picture fades, the words in place of one do not. */}
      <div className={isSoldOut && src !== undefined ? css.soldOut : css.picture}>
        {src === undefined ? (
          <MissingImage>{imageUnavailable}</MissingImage>
        ) : (
          <SharedElementImage id={id}>
            <Picture
              src={src}
              alt={alt}
              width={pictureSide}
              height={pictureSide}
              sizes={shownWidth}
              priority="high"
              box="fill"
              fit="shelf"
              loadingText={messages.loading}
              failureText={imageUnavailable}
            />
          </SharedElementImage>
        )}
      </div>
    </Shelf>
  );
}
