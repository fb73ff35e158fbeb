import { Badge, ButtonLink, Heading, KeyValueGrid, List, TextLink } from '@vetta/ui';
import { ClosuresAhead } from '../../components/ShopHours/ClosuresAhead.tsx';
import { HoursTable } from '../../components/ShopHours/HoursTable.tsx';
import { OpenState, OpenToday } from '../../components/ShopHours/OpenState.tsx';
import { Picture } from '../../components/Picture/Picture.tsx';
import { imageUnavailable } from '../../content/loadFailures.ts';
import type { Shop } from '../../content/shops.ts';
import { ShopPhotos } from './ShopPhotos.tsx';
import { shopsCopy as copy } from './Shops.copy.ts';
import * as css from './Shops.css.ts';

/** A shop: photo and gallery left; hours, address, phone, services and directions right. */
export function ShopBlock({ shop, now }: { shop: Shop; now: Date | null }) {
  const { key, name, town, altitudeMetres, address, phone, whatsapp, openingHours } = shop;
  return (
    <article className={css.shop} aria-labelledby={`sede-${key}`}>
      <div className={css.head}>
        <Heading level={2} id={`sede-${key}`}>
          <span className={css.name}>
            <span>{`${name} `}</span>
            {shop.isNew ? <Badge tone="signal">{copy.isNew}</Badge> : null}
          </span>
        </Heading>
        <p className={css.place}>{copy.altitude(town, altitudeMetres)}</p>
      </div>
      <div className={css.columns}>
        <div className={css.pictures}>
          <div className={css.front}>
            <Picture
              src={shop.image}
              alt={shop.imageAlt}
              width={1200}
              height={840}
              sizes="(max-width: 1080px) 100vw, 700px"
              box="fill"
              priority={key === 'torino' ? 'high' : 'lazy'}
              failureText={imageUnavailable}
            />
          </div>
          <ShopPhotos name={name} photos={shop.photos} />
        </div>
        <div className={css.facts}>
          <OpenState hours={openingHours} now={now} />
          <OpenToday hours={openingHours} now={now} />
          <HoursTable hours={openingHours} now={now} />
          <KeyValueGrid
            top="open"
            items={[
              { term: copy.address, detail: address },
              {
                term: copy.phone,
                detail: (
                  <span className={css.link}>
                    <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
                  </span>
                ),
              },
            ]}
          />
          <div className={css.services}>
            <Heading level={3}>{copy.services}</Heading>
            <List items={shop.services} />
          </div>
          {/* It comes with the clock: here there is room to spare, and nothing in sight moves. */}
          <ClosuresAhead hours={openingHours} now={now} />
          <div className={css.maps}>
            <ButtonLink href={shop.mapLink} opens="new" icon="pin" width="phone">
              {copy.openMaps}
            </ButtonLink>
            {whatsapp !== null && (
              <ButtonLink
                href={`https://wa.me/${whatsapp.slice(1)}`}
                opens="new"
                icon="chat"
                width="phone"
              >
                WhatsApp
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}
