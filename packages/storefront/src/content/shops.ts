import type { StoreId } from '../contract/storeIds.ts';
import { company } from './company.ts';
import { hoursText } from './hoursText.ts';
import type { ShopData } from './ownShop.ts';
import { storeLabels } from './storeLabels.ts';
import { mobileNumber } from './whatsApp.ts';

declare const OWN_SHOPS: ShopData['shops'];

/**
 * The two shops (docs/rules.md#shop-facts), and which store id is which (docs/rules.md#store-ids).
 */

/** Weekdays as `Date.getDay` counts them (0 is Sunday); times as 'HH:MM' in Europe/Rome. */
export type OpeningHours = {
  days: readonly number[];
  opens: string;
  closes: string;
};

export type ShopPhoto = { src: string; alt: string };

export type Shop = {
  key: 'torino' | 'aosta';
  /** In the feed (docs/rules.md#store-ids). */
  storeId: StoreId;
  name: string;
  /** The name on the availability lines of a product (docs/rules.md#availability-box). */
  storeLabel: string;
  town: string;
  street: string;
  address: string;
  postalCode: string;
  /** Two letters: 'TO'. */
  province: string;
  /** Degrees; a demo value of the town, not of the door. */
  coordinates: { latitude: number; longitude: number };
  altitudeMetres: number;
  phone: string;
  /** A mobile in the form of E.164: '+393331234567'; null: none. */
  whatsapp: string | null;
  email: string;
  /** Multi-line text, one line for days with equal hours: made of `openingHours`. */
  hours: string;
  openingHours: readonly OpeningHours[];
  mapLink: string;
  description: string;
  image: string;
  /** What the picture shows. */
  imageAlt: string;
  isNew: boolean;
  services: readonly string[];
  /** Six per shop (docs/rules.md#shops-page). */
  photos: readonly ShopPhoto[];
};

const weekdays = [1, 2, 3, 4, 5] as const;
const saturday = [6] as const;

export const torinoShop: Shop = withDerived({
  key: 'torino',
  storeId: 1,
  name: 'Sede di Torino',
  storeLabel: storeLabels.torino,
  town: 'Buttigliera Alta',
  street: 'Corso Torino 85',
  postalCode: '10090',
  province: 'TO',
  coordinates: { latitude: 45.07, longitude: 7.43 },
  altitudeMetres: 414,
  phone: company.phone,
  whatsapp: '+390000000000',
  email: 'torino@vettanutrition.example',
  openingHours: [
    { days: weekdays, opens: '09:30', closes: '12:30' },
    { days: weekdays, opens: '15:30', closes: '19:30' },
    { days: saturday, opens: '09:30', closes: '12:30' },
  ],
  description:
    'Il primo negozio, aperto nel 2006 all’imbocco della Val di Susa. Qui trovi tutto il catalogo e chi ti aiuta a leggerlo.',
  image: '/images/shops/torino.webp',
  imageAlt: 'La vetrina illuminata con gli scaffali pieni',
  isNew: false,
  services: [
    'Consulenza personalizzata',
    'Lettura di etichette e dosaggi',
    'Ordini su richiesta',
    'Prova gusti in monodose',
  ],
  photos: photosOf('torino', [
    'La vetrina di Buttigliera Alta con gli scaffali pieni',
    'Il banco con tre confezioni e la lavagna dei consigli',
    'Tre scaffali con barattoli, flaconi e buste di proteine',
    'Tre confezioni di proteine sul banco di legno',
    'Kettlebell, borracce e cinture sugli scaffali per la palestra',
    'Gli scaffali della sede di Torino visti da vicino',
  ]),
});

export const aostaShop: Shop = withDerived({
  key: 'aosta',
  storeId: 2,
  name: 'Sede di Aosta',
  storeLabel: storeLabels.aosta,
  town: 'Aosta',
  street: 'Corso Saint-Martin-de-Corléans 55',
  postalCode: '11100',
  province: 'AO',
  coordinates: { latitude: 45.74, longitude: 7.31 },
  altitudeMetres: 583,
  phone: company.phone,
  whatsapp: '+390000000000',
  email: 'aosta@vettanutrition.example',
  openingHours: [
    { days: weekdays, opens: '09:00', closes: '12:30' },
    { days: weekdays, opens: '15:00', closes: '19:30' },
    { days: saturday, opens: '09:00', closes: '12:30' },
    { days: saturday, opens: '15:00', closes: '19:00' },
  ],
  description:
    'La seconda sede, aperta ad aprile 2025. Stesso metodo, con un occhio in più a chi corre, pedala e sale in quota.',
  image: '/images/shops/aosta.webp',
  imageAlt: 'Il negozio di Aosta con le montagne innevate sullo sfondo',
  isNew: true,
  services: [
    'Consulenza personalizzata',
    'Integrazione per endurance e quota',
    'Ordini su richiesta',
    'Prova gusti in monodose',
  ],
  photos: photosOf('aosta', [
    'La vetrina di Aosta con gli scaffali pieni',
    'Il banco di Aosta con la lavagna dei consigli',
    'Tre scaffali di flaconi, barattoli e alimenti della sede di Aosta',
    'Tre confezioni in primo piano sul banco di legno',
    'Kettlebell, borracce ed elastici sugli scaffali di Aosta',
    'Tre barattoli di proteine e creatina sul banco',
  ]),
});

export const shops: readonly Shop[] = [torinoShop, aostaShop];

/** Store id 1 is the Turin-area shop, any other the Aosta shop (docs/rules.md#store-ids). */
export const shopOfStore = (storeId: string): Shop => (storeId === '1' ? torinoShop : aostaShop);

type GivenFacts = Omit<Shop, 'address' | 'hours' | 'mapLink' | 'whatsapp'> & { whatsapp: string };

/** The fields that say what others say already, and what is no number is none. */
function withDerived(shop: GivenFacts): Shop {
  const own = typeof OWN_SHOPS === 'undefined' ? undefined : OWN_SHOPS[shop.key];
  const said = { ...shop, ...own };
  const address = `${said.street}, ${said.town}`;
  return {
    ...said,
    whatsapp: mobileNumber(said.whatsapp),
    address,
    hours: hoursText(said.openingHours),
    mapLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
  };
}

function photosOf(key: Shop['key'], captions: readonly string[]): readonly ShopPhoto[] {
  return captions.map((alt, index) => ({ src: `/images/shops/${key}-${index + 1}.webp`, alt }));
}
