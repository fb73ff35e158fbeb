import { useMemo, useState } from 'react';
import Viewer from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/styles.css';
import { pixels, size } from '../theme/size.ts';
import { usePrefersReducedMotion } from '../hooks/usePrefersReducedMotion.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { LightboxProps } from './Lightbox.tsx';
import * as css from './Lightbox.css.ts';

const fadeMs = 200;
const swipeMs = 300;

/** The viewer itself; fetched when the first picture is opened. */
export function LightboxViewer({
  name,
  photos,
  index,
  labels,
  onClose,
  onIndexChange,
}: LightboxProps) {
  const calm = usePrefersReducedMotion();
  const [shown, setShown] = useState(index ?? 0);
  const [asked, setAsked] = useState(index);
  if (index !== asked) {
    setAsked(index);
    if (index !== null) setShown(index);
  }
  // The viewer starts anew whenever it is given another list: it must be the same one from paint to paint.
  const slides = useMemo(
    () => photos.map(({ srcSet, ...photo }) => ({ ...photo, srcSet: srcSet && [...srcSet] })),
    [photos],
  );
  return (
    <Viewer
      open={index !== null}
      close={onClose}
      index={shown}
      className={css.viewer}
      slides={slides}
      noScroll={{ disabled: true }}
      plugins={photos.length > 1 ? [Thumbnails] : []}
      animation={{ fade: calm ? 0 : fadeMs, swipe: calm ? 0 : swipeMs }}
      carousel={{ finite: false, padding: 0, imageFit: 'contain' }}
      controller={{ closeOnBackdropClick: true }}
      thumbnails={{
        width: pixels(size.viewerThumb),
        height: pixels(size.viewerThumbHeight),
        gap: pixels(size.viewerGap),
        padding: 0,
        imageFit: 'cover',
        vignette: false,
      }}
      on={{
        view: ({ index: at }) => {
          setShown(at);
          onIndexChange?.(at);
        },
      }}
      toolbar={{
        buttons: [
          <span key="counter" className={css.counter} aria-hidden="true">
            {`${shown + 1} / ${photos.length}`}
          </span>,
          'close',
        ],
      }}
      render={{
        controls: () => (
          <p className={css.head} aria-hidden="true">
            {name}
          </p>
        ),
        iconClose: () => <Icon name="close" size="large" />,
        iconPrev: () => <Icon name="chevronLeft" size="large" />,
        iconNext: () => <Icon name="chevronRight" size="large" />,
        buttonPrev: photos.length > 1 ? undefined : () => null,
        buttonNext: photos.length > 1 ? undefined : () => null,
      }}
      labels={{
        Lightbox: name,
        Close: labels.close,
        Previous: labels.previous,
        Next: labels.next,
        'Photo gallery': name,
        Carousel: labels.gallery,
        Slide: labels.photo,
        '{index} of {total}': labels.position,
        Thumbnails: labels.gallery,
      }}
    />
  );
}
