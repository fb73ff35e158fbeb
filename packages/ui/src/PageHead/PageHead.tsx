import type { ReactNode, Ref } from 'react';
import * as css from './PageHead.css.ts';

export type PageHeadProps = {
  /** The page's only `h1`. May hold `<wbr />` where a long name should break. */
  title: ReactNode;
  /** One or two sentences beside the title. */
  lead?: ReactNode;
  /** Stands above the title: usually a `BackLink`. */
  back?: ReactNode;
  /** `list` where the list below is what was come for. @default 'h1' */
  size?: 'h1' | 'list';
  /** The `h1`, focusable by script, so that a change of route can be announced. */
  ref?: Ref<HTMLHeadingElement>;
};

/** Opens a page: title on eight columns, lead on four. */
export function PageHead({ title, lead, back, size = 'h1', ref }: PageHeadProps) {
  return (
    <header className={css.headSize[size]}>
      {back !== undefined && <div className={css.wholeRow}>{back}</div>}
      <h1 ref={ref} tabIndex={-1} className={css.titleSize[size]}>
        {title}
      </h1>
      {lead !== undefined && <div className={css.leadSize[size]}>{lead}</div>}
    </header>
  );
}
