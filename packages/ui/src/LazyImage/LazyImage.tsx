import { startTransition, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useInView } from '../hooks/useInView.ts';
import * as css from './LazyImage.css.ts';
import { MissingImage } from './MissingImage.tsx';

export type LazyImageProps = {
  src: string;
  /** The same picture in sizes, the best format first; the last one is for browsers that know no other. */
  sources?: readonly { type: string; srcSet: string }[];
  sizes?: string;
  /** Its dominant colour, '#rrggbb': the placeholder's. */
  colour?: string;
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
  sources = [],
  sizes,
  colour,
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
  const seen = useInView(frame, priority !== 'lazy');
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const fail = () => {
    setState('failed');
    onFailure?.();
  };
  // A picture of the server's markup may be done before this code runs: then no event will come. As a
  // transition: set at once, the page would be drawn again within the task that hydrates it.
  const showWhenLoaded = (image: HTMLImageElement | null) => {
    if (image === null || !image.complete || state !== 'loading') return;
    startTransition(image.naturalWidth > 0 ? () => setState('loaded') : fail);
  };
  const fallback = { src, srcSet: sources.at(-1)?.srcSet, sizes, width, height };
  // In a list of packs the shelf itself is all that is seen of those to come.
  const isAnnounced = fit !== 'shelf' || loadingText !== undefined;
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
      {isAnnounced && state === 'loading' && (
        <span className={css.placeholder[fit]}>
          {colour !== undefined && <Ground colour={colour} isStanding={fit === 'shelf'} />}
          {words(loadingText)}
        </span>
      )}
      {state === 'failed' && <MissingImage alt={alt}>{failureText}</MissingImage>}
      {seen && state !== 'failed' && (
        <Formats sources={sources} sizes={sizes}>
          <img
            {...fallback}
            ref={showWhenLoaded}
            alt={alt}
            className={`${css.image} ${css.fit[fit]} ${shown}`}
            fetchPriority={priority === 'high' ? 'high' : 'auto'}
            decoding={priority === 'high' ? 'sync' : 'async'}
            onLoad={() => setState('loaded')}
            onError={fail}
          />
        </Formats>
      )}
      {!seen && (
        <noscript>
          {/* Of the built page alone: React leaves what is in it alone, so no script needs it. */}
          {import.meta.env.SSR && (
            <Formats sources={sources} sizes={sizes}>
              <img
                {...fallback}
                alt={alt}
                loading="lazy"
                className={`${css.image} ${css.fit[fit]} ${css.shown}`}
              />
            </Formats>
          )}
        </noscript>
      )}
    </span>
  );
}

type FormatsProps = Pick<LazyImageProps, 'sources' | 'sizes'> & { children: ReactElement };

function Formats({ sources = [], sizes, children }: FormatsProps) {
  if (sources.length < 2) return children;
  return (
    <picture className={css.formats}>
      {sources.slice(0, -1).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {children}
    </picture>
  );
}

/** A plane of the picture's colour, or the ghost of a pack on its shelf. An SVG: the policy forbids style attributes. */
function Ground({ colour, isStanding }: { colour: string; isStanding: boolean }) {
  return (
    <svg
      className={css.ground}
      viewBox="0 0 100 100"
      preserveAspectRatio={isStanding ? 'xMidYMax meet' : 'none'}
      aria-hidden="true"
    >
      {isStanding ? (
        <rect x="30" y="30" width="40" height="70" fill={colour} opacity="0.14" />
      ) : (
        <rect width="100" height="100" fill={colour} />
      )}
    </svg>
  );
}

const words = (text: ReactNode) => text !== undefined && <span className={css.words}>{text}</span>;
