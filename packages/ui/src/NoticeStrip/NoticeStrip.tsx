import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as css from './NoticeStrip.css.ts';

export type NoticeStripProps = {
  icon: IconName;
  /** The state of the whole page, in one sentence. */
  children: string;
};

/** A quiet strip under the header. It pushes the page down and covers nothing. */
export function NoticeStrip({ icon, children }: NoticeStripProps) {
  return (
    <div className={css.strip}>
      <p className={css.row}>
        <Icon name={icon} />
        <span>{children}</span>
      </p>
    </div>
  );
}
