import * as css from './Skeleton.css.ts';

export type SkeletonProps = {
  /** What will stand here. @default 'text' */
  shape?: 'text' | 'title' | 'heading' | 'tile';
  /** @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third' | 'quarter';
};

/** The place of something that is still loading, hidden from assistive technology. Say it once beside it. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={`${css.shape[shape]} ${css.width[width]}`} />;
}
