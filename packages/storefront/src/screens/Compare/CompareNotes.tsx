import { ButtonLink, EmptyShelf, Logo } from '@vetta/ui';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { romeTime } from '../../catalogue/shops/romeTime.ts';
import { monthName } from '../../content/calendar.ts';
import { company } from '../../content/company.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../state/clock.ts';
import { copy } from './Compare.copy.ts';
import * as css from './Compare.css.ts';

const printedShops = deferred(async () => (await import('./PrintedShops.tsx')).PrintedShops, {
  when: 'idle',
});

/** Where the figures come from, and what decides; on paper the shops' addresses. */
export function CompareNotes() {
  const { module: PrintedShops } = useDeferred(printedShops);
  return (
    <>
      <div className={css.notes}>
        {[copy.sources, copy.care].map(({ title, text }) => (
          <p key={title}>
            <b>{title}</b>
            <span>{` ${text}`}</span>
          </p>
        ))}
      </div>
      {PrintedShops !== null && <PrintedShops />}
    </>
  );
}

/** What stands at the head of the sheet of paper. */
export function PrintHead() {
  const now = useNow();
  return (
    <div className={css.printHead}>
      <Logo name={[strongName, lightName.join(' ')]} />
      {now !== null && <p>{copy.printed(dateText(now))}</p>}
    </div>
  );
}

const [strongName = '', ...lightName] = company.brand.split(' ');
/** '23 novembre 2026, prezzi delle 12:31' */
function dateText(now: Date): string {
  const { today, minute } = romeTime(now);
  const time = [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0'));
  return copy.pricesOf(`${today.day} ${monthName(today.month)} ${today.year}`, time.join(':'));
}

export function EmptyComparison({ isGone }: { isGone: boolean }) {
  return (
    <EmptyShelf
      figure={isGone ? '?' : '0'}
      announce="polite"
      title={copy.emptyTitle}
      text={isGone ? copy.emptyGone : copy.emptyText}
      actions={
        <ButtonLink variant="primary" width="phone" href={paths.catalogue}>
          {copy.allProducts}
        </ButtonLink>
      }
    />
  );
}
