import * as css from './EmptyFrame.css.ts';

export type EmptyFrameProps = {
  caption: string;
  /** `fill` takes the parent's height. @default 'regular' */
  height?: 'regular' | 'fill';
};

const corners = [
  { x: '0%', y: '0%', d: 'M0 18V0h18' },
  { x: '100%', y: '0%', d: 'M-18 0H0v18' },
  { x: '0%', y: '100%', d: 'M0-18V0h18' },
  { x: '100%', y: '100%', d: 'M-18 0H0v-18' },
  { x: '50%', y: '50%', d: 'M-9.5 0h19M0-9.5v19' },
] as const;

/** A frame not yet filled: crop marks, and in words what will hang here. */
export function EmptyFrame({ caption, height = 'regular' }: EmptyFrameProps) {
  return (
    <figure className={css.height[height]}>
      <svg className={css.marks} aria-hidden="true" focusable="false">
        {corners.map(({ x, y, d }) => (
          <svg key={d} x={x} y={y} width="1" height="1" overflow="visible">
            <path d={d} />
          </svg>
        ))}
      </svg>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
}
