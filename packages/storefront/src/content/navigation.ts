import { paths } from '../paths.ts';
import type { ShopData } from './ownShop.ts';

declare const OWN_SOCIAL: ShopData['social'];

/** Links of the shared frame (docs/rules.md#header). */

export type NavigationLink = { label: string; href: string };

export const headerLinks: readonly NavigationLink[] = [
  { label: 'Home', href: paths.home },
  { label: 'Chi siamo', href: paths.about },
  { label: 'Prodotti', href: paths.catalogue },
  { label: 'Negozi', href: paths.shops },
  { label: 'Contatti', href: paths.contacts },
];

/** Shown with a heart icon beside the five links. */
export const favouritesLink: NavigationLink = { label: 'Preferiti', href: paths.favourites };

export const quickLinks: readonly NavigationLink[] = [
  ...headerLinks,
  { label: 'Galleria', href: paths.gallery },
];

/** All six point at /prodotti, as recorded (docs/rules.md#footer). */
export const footerProductLinks: readonly NavigationLink[] = [
  'Proteine',
  'Aminoacidi',
  'Pre-workout',
  'Vitamine e Minerali',
  'Accessori',
  'Abbigliamento',
].map((label) => ({ label, href: paths.catalogue }));

/** The third is a placeholder (docs/rules.md#footer): it has no address yet. */
const defaultSocialLinks: readonly { label: string; href: string | null }[] = [
  { label: 'Facebook', href: 'https://www.facebook.com/vettanutrition.example' },
  { label: 'Instagram', href: 'https://www.instagram.com/vettanutrition.example' },
  { label: 'YouTube', href: null },
];

export const socialLinks =
  typeof OWN_SOCIAL === 'undefined' ? defaultSocialLinks : withOwnLinks(OWN_SOCIAL);

function withOwnLinks(own: ShopData['social'] = {}) {
  return defaultSocialLinks.map(({ label, href }) => ({
    label,
    href: label in own ? (own[label] ?? null) : href,
  }));
}

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Cookie Policy', href: paths.cookies },
];

export const footerBlurb =
  'Integratori sportivi e accessori per la palestra. Dal 2006 consigliamo di persona, in due negozi, chi si allena tra Piemonte e Valle d’Aosta.';
