import { foldText } from '../foldText.ts';

/** Pictures that show one flavour of a product, by slug and by the flavour as it is named (§4). */
const flavourImages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'siero-100': { 'Cacao amaro': '/images/products/siero-100.webp' },
  'carbo-ciclo': { 'Arancia rossa': '/images/products/carbo-ciclo.webp' },
  'proteine-di-pisello-e-riso': {
    'Vaniglia e cannella': '/images/products/proteine-di-pisello-e-riso.webp',
  },
  'sali-vivi': { 'Limone e menta': '/images/products/sali-vivi.webp' },
  'gel-trenta': { 'Mora e caffeina': '/images/products/gel-trenta.webp' },
  'barra-20': { 'Nocciola e sale': '/images/products/barra-20.webp' },
};

export function flavourImage(slug: string, flavour: string): string | undefined {
  if (!Object.hasOwn(flavourImages, slug)) return undefined;
  const wanted = foldText(flavour);
  const images = Object.entries(flavourImages[slug] ?? {});
  return images.find(([known]) => foldText(known) === wanted)?.[1];
}
