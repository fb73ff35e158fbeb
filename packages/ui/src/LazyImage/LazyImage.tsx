import { useRef, useState, type ReactNode } from 'react';
import { useSeen } from '../hooks/useSeen.ts';
import * as css from './LazyImage.css.ts';
import { MissingPicture } from './MissingPicture.tsx';

export type LazyImageProps = {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Pixels of the file: they give the proportions before anything has loaded. */
  width: number;
  height: number;
  /**
   * `eager`: fetched at once, in the server's markup; `high`: before the others, too, for the
   * largest picture of the page. @default 'lazy'
   */
  priority?: 'lazy' | 'eager' | 'high';
  /** `ratio` takes the file's proportions at the column's width, `fill` the parent's box. @default 'ratio' */
  box?: 'ratio' | 'fill';
  /** `shelf`: whole, standing on the lower edge. @default 'cover' */
  fit?: 'cover' | 'contain' | 'shelf';
  /** Words over the placeholder while it loads. */
  loadingText?: ReactNode;
  /** Words in place of a picture that did not come. */
  failureText: string;
  onFailure?: () => void;
};

/**
 * A picture whose place is kept from the first paint. Below the fold it is fetched when a tenth of it is in
 * sight or within 50 px; without script it is fetched as usual.
 */
export function LazyImage(props: LazyImageProps) {
  // Another file is another picture: its state begins anew.
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  srcSet,
  sizes,
  alt,
  width,
  height,
  priority = 'lazy',
  box = 'ratio',
  fit = 'cover',
  loadingText,
  failureText,
  onFailure,
}: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const seen = useSeen(frame, priority !== 'lazy');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const fail = () => {
    setState('failed');
    onFailure?.();
  };
  // A picture of the server's markup may be done before this code runs: then no event will come.
  const settle = (image: HTMLImageElement | null) => {
    if (image === null || !image.complete || state !== 'loading') return;
    if (image.naturalWidth > 0) setState('loaded');
    else fail();
  };
  const source = { src, srcSet, sizes, width, height };
  const shown = state === 'loaded' || priority !== 'lazy' ? css.shown : '';
  return (
    <span ref={frame} className={css.box[box]}>
      {box === 'ratio' && (
        <svg
          className={css.sizer}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
        />
      )}
      {state === 'loading' && <span className={css.placeholder[fit]}>{words(loadingText)}</span>}
      {state === 'failed' && <MissingPicture alt={alt}>{failureText}</MissingPicture>}
      {seen && state !== 'failed' && (
        <img
          {...source}
          ref={settle}
          alt={alt}
          className={`${css.image} ${css.fit[fit]} ${shown}`}
          fetchPriority={priority === 'high' ? 'high' : 'auto'}
          decoding={priority === 'high' ? 'sync' : 'async'}
          onLoad={() => setState('loaded')}
          onError={fail}
        />
      )}
      {!seen && (
        <noscript>
          <img
            {...source}
            alt={alt}
            loading="lazy"
            className={`${css.image} ${css.fit[fit]} ${css.shown}`}
          />
        </noscript>
      )}
    </span>
  );
}

const words = (text: ReactNode) => text !== undefined && <span className={css.words}>{text}</span>;
