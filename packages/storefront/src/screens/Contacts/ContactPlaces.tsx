import { Heading, Text, TextLink } from '@vetta/ui';
import { HoursTable } from '../../components/ShopHours/HoursTable.tsx';
import { company } from '../../content/company.ts';
import { socialLinks } from '../../content/navigation.ts';
import { shops } from '../../content/shops.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import * as css from './Contacts.css.ts';

/**
 * Each location with address, phone and hours, then the social links (docs/rules.md#contacts-page).
 */
export function ContactPlaces({ now }: { now: Date | null }) {
  return (
    <aside className={css.places} aria-labelledby="dove">
      <Heading level={2} size="block" id="dove">
        {copy.placesTitle}
      </Heading>
      {shops.map(({ key, name, address, phone, whatsapp, openingHours }) => (
        <div key={key} className={css.place}>
          <Heading level={3}>{name}</Heading>
          <Text>{address}</Text>
          <span className={css.target}>
            <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</TextLink>
          </span>
          {whatsapp !== null && (
            <span className={css.target}>
              <TextLink href={`https://wa.me/${whatsapp.slice(1)}`} opens="new">
                {copy.whatsApp}
              </TextLink>
            </span>
          )}
          <HoursTable room="narrow" hours={openingHours} now={now} />
        </div>
      ))}
      <ul className={css.links}>
        {socialLinks.map(({ label, href }) =>
          href === null ? null : (
            <li key={label} className={css.target}>
              <TextLink href={href} opens="new">
                {label}
              </TextLink>
            </li>
          ),
        )}
        <li className={css.target}>
          <TextLink href={`mailto:${company.email}`}>{company.email}</TextLink>
        </li>
      </ul>
    </aside>
  );
}
