import { Skeleton, Spinner, Stack } from '@vetta/ui';
import { messages } from '../../content/messages.ts';
import * as css from './GroupCard.css.ts';

/** The place of the first group while the groups load. */
export function GroupSkeleton() {
  return (
    <div className={css.group}>
      <div className={css.product}>
        <Skeleton shape="tile" />
      </div>
      <div className={css.variants}>
        <Stack gap={6}>
          <Spinner>{messages.loading}</Spinner>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </Stack>
      </div>
    </div>
  );
}
