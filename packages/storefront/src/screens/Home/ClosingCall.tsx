import { ButtonLink } from '@vetta/ui';
import { Signboard } from './Signboard.tsx';
import { shops } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { homeCopy as copy } from './Home.copy.ts';

/** The closing call: one large trail sign to the shops (docs/rules.md#home-page). */
export function ShopBoard() {
  return (
    <Signboard
      title={copy.boardTitle}
      rows={shops.map(({ town, altitudeMetres, street }) => ({
        label: town,
        value: `${altitudeMetres} m`,
        note: street,
      }))}
      actions={
        <>
          <ButtonLink href={paths.shops} variant="ink" iconEnd="arrowRight">
            {copy.findShop}
          </ButtonLink>
          <ButtonLink href={paths.catalogue} variant="outline">
            {copy.discover}
          </ButtonLink>
        </>
      }
    />
  );
}
