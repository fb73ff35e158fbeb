import type { StaticVariants } from '../variant.ts';
import { offer, imagePerFlavour } from './defineVariants.ts';

/** Proteins, amino acids, creatine and supplements. Prices are euro. */
export const supplementVariants: StaticVariants = {
  'siero-100': offer(imagePerFlavour('siero-100'), {
    'Cacao amaro': { '900 g': 34.9, '2 kg': 69.9 },
    Vaniglia: { '900 g': 34.9, '2 kg': 69.9 },
    Nocciola: { '900 g': 34.9, '2 kg': { price: 69.9, inStock: false } },
  }),
  'premier-whey-80': offer(imagePerFlavour('premier-whey-80'), {
    Vaniglia: { '1kg': 42.9, '2,5kg': 94.9, '500g': 24.9 },
    Cacao: { '1kg': 42.9, '2,5kg': 94.9, '500g': 24.9 },
    Fragola: { '1kg': 42.9, '2,5kg': 94.9, '500g': 24.9 },
    Biscotto: { '1kg': 42.9, '2,5kg': 94.9, '500g': 24.9 },
    Pistacchio: { '1kg': 42.9, '2,5kg': { price: 94.9, inStock: false }, '500g': 24.9 },
    Banana: { '1kg': 42.9, '2,5kg': 94.9, '500g': { price: 24.9, inStock: false } },
    Neutro: { '1kg': 42.9, '2,5kg': 94.9, '500g': 24.9 },
  }),
  'iso-soya': offer(imagePerFlavour('iso-soya'), {
    Neutro: { '750 g': 24.9, '1,5 kg': 45.9 },
    Cacao: { '750 g': 24.9, '1,5 kg': 45.9 },
    Vaniglia: { '750 g': 24.9, '1,5 kg': 45.9 },
  }),
  'perfect-mass': offer(imagePerFlavour('perfect-mass'), {
    Cioccolato: {
      '3,16 kg': { price: 59.9, originalPrice: 66.9 },
      '1,185 kg': { price: 28.9, originalPrice: 32.9 },
    },
    Vaniglia: {
      '3,16 kg': { price: 59.9, originalPrice: 66.9 },
      '1,185 kg': { price: 28.9, originalPrice: 32.9 },
    },
    Cookies: {
      '3,16 kg': { price: 59.9, originalPrice: 66.9 },
      '1,185 kg': { price: 28.9, originalPrice: 32.9, inStock: false },
    },
  }),
  'whey-isolate': offer(imagePerFlavour('whey-isolate'), {
    Cacao: { '750 g': 37.4, '500 g': 27.9, '2 kg': { price: 89.9, inStock: false } },
    Neutro: { '750 g': 37.4, '500 g': 27.9, '2 kg': { price: 89.9, inStock: false } },
    Fiordilatte: { '750 g': 37.4, '500 g': 27.9, '2 kg': { price: 89.9, inStock: false } },
  }),
  'caseina-micellare': offer(imagePerFlavour('caseina-micellare'), {
    'Vaniglia notte': { '750 g': 39.9 },
    Cacao: { '750 g': 39.9 },
  }),
  'clear-whey': offer(imagePerFlavour('clear-whey'), {
    Limone: { '400 g': 29.9 },
    Pesca: { '400 g': { price: 29.9, inStock: false } },
    'Frutti di bosco': { '400 g': 29.9 },
  }),
  'cinque-fonti': offer(imagePerFlavour('cinque-fonti'), {
    Stracciatella: { '1,5kg': 47.9, '750g': 26.9 },
    Caramello: { '1,5kg': 47.9, '750g': 26.9 },
  }),
  tonnellata: offer(imagePerFlavour('tonnellata'), {
    'Cioccolato al latte': { '5 kg': 79.9, '2,5 kg': { price: 46.9, originalPrice: 49.9 } },
    'Crema e biscotto': { '5 kg': 79.9, '2,5 kg': { price: 46.9, originalPrice: 49.9 } },
  }),
  'proteine-di-pisello-e-riso': offer(imagePerFlavour('proteine-di-pisello-e-riso'), {
    'Vaniglia e cannella': { '750 g': 32.5 },
    'Cacao e arancia': { '750 g': 32.5 },
  }),
  'creatina-monoidrata': offer('/images/products/creatina-monoidrata.webp', {
    Neutro: { '500 g': 23.9, '300 g': 16.9, '1 kg': 41.9 },
  }),
  'bcaa-2-1-1': offer(imagePerFlavour('bcaa-2-1-1'), {
    Limone: { '250 g': 21.9 },
    Cola: { '250 g': 21.9 },
    Neutro: { '300 compresse': 25.9 },
  }),
  'bcaa-8-1-1': offer('/images/products/bcaa-8-1-1.webp', {
    Standard: { '500 compresse': 42.9, '200 compresse': 19.9 },
  }),
  'aminoacidi-essenziali': offer(imagePerFlavour('aminoacidi-essenziali'), {
    Limone: { '300 g': 29.9 },
    Anguria: { '300 g': 29.9 },
  }),
  'eaa-pro': offer(imagePerFlavour('eaa-pro'), {
    Lampone: { '420 g': { price: 35.9, originalPrice: 39.9 } },
    Ananas: { '420 g': { price: 35.9, originalPrice: 39.9, inStock: false } },
    'Tè alla pesca': { '420 g': { price: 35.9, originalPrice: 39.9 } },
  }),
  'aminoacidi-plus': offer('/images/products/aminoacidi-plus.webp', {
    Standard: { '500 compresse': 38.9, '150 compresse': 14.9 },
  }),
  'citrulline-malate': offer('/images/products/citrulline-malate.webp', {
    Neutro: { '175g': 21.9 },
    Standard: { '120 capsule': 24.9 },
  }),
  'glutammina-pura': offer('/images/products/glutammina-pura.webp', {
    Neutro: { '300g': { price: 19.9, inStock: false }, '1kg': 49.9 },
  }),
  'omega-3-profondo': offer('/images/products/omega-3-profondo.webp', {
    Standard: { '90 softgel': 22.9, '180 softgel': 39.9 },
  }),
  'potassio-magnesio-bustine': offer(imagePerFlavour('potassio-magnesio-bustine'), {
    'Arancia rossa': { '24 bustine': 9.9 },
    Limone: { 'Box 22 bustine': 8.9 },
  }),
  'carnitina-liquida': offer(imagePerFlavour('carnitina-liquida'), {
    Ananas: { '500 ml': 18.9, 'Box 20 pz': 24.9 },
    Mirtillo: { '500 ml': { price: 18.9, inStock: false }, 'Box 20 pz': 24.9 },
  }),
  'fibra-sazieta': offer(imagePerFlavour('fibra-sazieta'), {
    Neutro: { '240 g': 14.9, 'Box 22 bustine': 16.9 },
    'Mela verde': { '240 g': 14.9, 'Box 22 bustine': 16.9 },
  }),
  'tuono-pre': offer(imagePerFlavour('tuono-pre'), {
    'Anguria acida': { '300 g': 32.9 },
    'Lime e zenzero': { '300 g': 32.9 },
  }),
  'tuono-zero': offer(imagePerFlavour('tuono-zero'), {
    'Pesca e tè': { '300 g': 29.9 },
    'Frutto della passione': { '300 g': 29.9 },
  }),
};
