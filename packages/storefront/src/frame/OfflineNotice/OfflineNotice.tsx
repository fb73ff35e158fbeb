import { NoticeStrip } from '@vetta/ui';
import { useIsOnline } from '../../browser/useIsOnline.ts';
import { frameCopy } from '../frame.copy.ts';

/** Says that what is read comes from the browser's own store. The region stands before its words, so they are spoken. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div aria-live="polite">
      {isOnline ? null : <NoticeStrip icon="offline">{frameCopy.offline}</NoticeStrip>}
    </div>
  );
}
