import { StatusLine } from '@vetta/ui';
import { openingState } from '../../catalogue/shops/openingState.ts';
import { shops } from '../../content/shops.ts';
import { useNow } from '../../state/clock.ts';
import { frameCopy } from '../frame.copy.ts';
import * as css from './MobileMenu.css.ts';

/** Both shops, whether they are open now, and their telephones. */
export function MenuShops() {
  const now = useNow();
  return (
    <div className={css.shops}>
      {shops.map(({ name, phone, openingHours }) => (
        <div key={name} className={css.shop}>
          <span className={css.name}>{name}</span>
          <span className={css.state}>
            {now === null ? null : <ShopState isOpen={openingState(openingHours, now).isOpen} />}
          </span>
          <a className={css.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </a>
        </div>
      ))}
    </div>
  );
}

function ShopState({ isOpen }: { isOpen: boolean }) {
  return (
    <StatusLine tone={isOpen ? 'open' : 'closed'}>
      {isOpen ? frameCopy.openNow : frameCopy.closedNow}
    </StatusLine>
  );
}
