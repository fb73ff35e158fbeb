import type { StaticVariants } from '../variant.ts';
import { offer, imagePerFlavour } from './defineVariants.ts';

/** What is eaten and drunk on the way: carbohydrates, salts, gels. Prices are euro. */
export const enduranceVariants: StaticVariants = {
  'carbo-ciclo': offer(imagePerFlavour('carbo-ciclo'), {
    'Arancia rossa': { '500 g': 14.9, '1 kg': 26.9 },
    Neutro: { '500 g': 14.9, '1 kg': 26.9 },
  }),
  'sali-vivi': offer(imagePerFlavour('sali-vivi'), {
    'Limone e menta': { '20 bustine': 13.9 },
    Lampone: { '20 bustine': 13.9 },
  }),
  'gel-trenta': offer(imagePerFlavour('gel-trenta'), {
    'Mora e caffeina': { '45 ml': 2.2, 'Box 24 pz': 47.9 },
    Limone: { '45 ml': 2.2, 'Box 24 pz': { price: 47.9, inStock: false } },
    Pesca: { '45 ml': 2.2, 'Box 24 pz': 47.9 },
  }),
  'gelatina-energetica-bivacco': offer(imagePerFlavour('gelatina-energetica-bivacco'), {
    Albicocca: { '30 g': 1.8, 'Box 25 pz': 39.9 },
    Mirtillo: { '30 g': 1.8, 'Box 25 pz': 39.9 },
  }),
  'barretta-cereali-bivacco': offer(imagePerFlavour('barretta-cereali-bivacco'), {
    'Fichi e noci': { '45 g': 1.9, 'Box 25 pz': 39.9 },
    'Mela e cannella': { '45 g': 1.9, 'Box 25 pz': 39.9 },
  }),
  'miele-energetico': offer('', {
    Castagno: { '20 g': 1.8, 'Box 20 pz': 31.9 },
    'Millefiori alpino': { '20 g': 1.8, 'Box 20 pz': 31.9 },
  }),
  'isotonica-quota': offer(imagePerFlavour('isotonica-quota'), {
    Pompelmo: { '500 g': 12.9, 'Box 20 bustine': 19.9 },
    'Tè al limone': { '500 g': 12.9 },
  }),
  'maltodestrine-pure': offer('/images/products/maltodestrine-pure.webp', {
    Neutre: { '1kg': 7.9, '2,5kg': 16.9 },
  }),
  'gel-caffeina-bivacco': offer(imagePerFlavour('gel-caffeina-bivacco'), {
    'Caffè e sale': { '60 ml': 2.5, 'Box 16 pz': 36.9 },
    Cola: { '60 ml': 2.5, 'Box 16 pz': { price: 36.9, inStock: false } },
  }),
  'amido-lungo': offer(imagePerFlavour('amido-lungo'), {
    Arancia: { '1 kg': { price: 26.9, originalPrice: 29.9 } },
    Neutro: { '1 kg': { price: 26.9, originalPrice: 29.9 } },
  }),
  'creatina-bustine-agrumi': offer('/images/products/creatina-bustine-agrumi.webp', {
    Agrumi: { '30 bustine': 17.9 },
  }),
  'energy-drink-lampo': offer(imagePerFlavour('energy-drink-lampo'), {
    Originale: { '250 ml': 2, 'Box 24 pz': 39.9 },
    Mango: { '250 ml': 2, 'Box 24 pz': 39.9 },
  }),
};
