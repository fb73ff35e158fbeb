import type { StaticVariants } from '../variant.ts';
import { offer, imagePerFlavour } from './defineVariants.ts';

/** Bars, spreads, breakfast and snacks. Prices are euro. */
export const foodVariants: StaticVariants = {
  'barra-20': offer(imagePerFlavour('barra-20'), {
    'Nocciola e sale': { '60 g': 2.9, 'Box 12 pz': 32.9 },
    'Doppio cacao': { '60 g': 2.9, 'Box 12 pz': 32.9 },
  }),
  'barretta-33-proteine': offer(imagePerFlavour('barretta-33-proteine'), {
    Cocco: { 'Box 24 pz': 52.8, '45 g': 2.4 },
    Nocciola: { 'Box 24 pz': { price: 52.8, inStock: false }, '45 g': 2.4 },
  }),
  'barra-croccante': offer(imagePerFlavour('barra-croccante'), {
    'Riso soffiato e lampone': { '45 g': 2.2, 'Box 20 pz': 39.9 },
    'Cioccolato e arancia': { '45 g': 2.2, 'Box 20 pz': 39.9 },
  }),
  'burro-di-arachidi': offer(imagePerFlavour('burro-di-arachidi'), {
    Liscio: { '350 g': 6.9, '1 kg': 14.9 },
    Croccante: { '350 g': 6.9, '1 kg': 14.9 },
  }),
  'crema-proteica-nocciola': offer(imagePerFlavour('crema-proteica-nocciola'), {
    'Nocciola e cacao': { '250 g': 7.9 },
    'Bianca al cocco': { '250 g': 7.9 },
  }),
  'pancake-proteici': offer(imagePerFlavour('pancake-proteici'), {
    Classico: { '500 g': 9.9 },
    'Mela e cannella': { '500 g': { price: 9.9, inStock: false } },
  }),
  'gallette-di-lenticchie': offer('/images/products/gallette-di-lenticchie.webp', {
    Standard: { '100 g': 1.8, 'Box 16 pz': 26.9 },
  }),
  'avena-istantanea': offer(imagePerFlavour('avena-istantanea'), {
    Neutra: { '1kg': 6.9, '2,5kg': 14.9 },
    Cacao: { '1kg': 6.9, '2,5kg': 14.9 },
    Biscotto: { '1kg': 6.9, '2,5kg': 14.9 },
  }),
  'crema-di-riso': offer(imagePerFlavour('crema-di-riso'), {
    Neutra: { '1 kg': 7.9 },
    'Torta di mele': { '1 kg': 7.9 },
  }),
  'sciroppo-zero': offer(imagePerFlavour('sciroppo-zero'), {
    Acero: { '425 ml': 6.5 },
    Cioccolato: { '425 ml': 6.5 },
    Caramello: { '425 ml': 6.5 },
    Fragola: { '425 ml': { price: 6.5, inStock: false } },
  }),
  'caffe-proteico': offer(imagePerFlavour('caffe-proteico'), {
    Espresso: { 'Box 22 bustine': 27.9, '250 g': 22.9 },
    Ginseng: { 'Box 22 bustine': 27.9, '250 g': { price: 22.9, inStock: false } },
  }),
  'pasta-proteica-penne': offer('/images/products/pasta-proteica-penne.webp', {
    Standard: { '250 g': 3.8, 'Box 16 pz': 54.9 },
  }),
  'biscotti-proteici': offer(imagePerFlavour('biscotti-proteici'), {
    'Cacao e nocciola': { '200 g': { price: 4.9, originalPrice: 5.6 } },
    'Limone e zenzero': { '200 g': { price: 4.9, originalPrice: 5.6 } },
  }),
  'chips-proteiche': offer(imagePerFlavour('chips-proteiche'), {
    'Paprica affumicata': { '25 g': 2, 'Box 24 pz': 42.9 },
    Formaggio: { '25 g': 2, 'Box 24 pz': 42.9 },
  }),
  'budino-proteico': offer(imagePerFlavour('budino-proteico'), {
    Vaniglia: { 'Box 22 bustine': 33.9, '30 g': 1.9 },
    Gianduia: { 'Box 22 bustine': 33.9, '30 g': 1.9 },
  }),
  'pasto-sostitutivo': offer(imagePerFlavour('pasto-sostitutivo'), {
    Vaniglia: { 'Box 16 bustine': 32.9, '55 g': 2.4 },
    Cappuccino: { 'Box 16 bustine': 32.9 },
  }),
};
