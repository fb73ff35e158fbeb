import type { Shot } from './shots.ts';

/** The packs of a product's further flavours: what differs from the product's own picture. `note` is the printed flavour. */
type FlavourShot = Partial<Shot> & { note: string };

/** By product, then by the flavour as the picture's name ends: `siero-100-vaniglia`. */
export const flavourShots: Record<string, Record<string, FlavourShot>> = {
  'siero-100': {
    vaniglia: { note: 'Vaniglia', accent: '#f0cf7c' },
    nocciola: { note: 'Nocciola', accent: '#b9803f' },
  },
  'gel-trenta': {
    limone: { note: 'Limone', glow: '#ffe95c', accent: '#d9a400' },
    pesca: { note: 'Pesca', glow: '#ffd08a', accent: '#e8663f' },
  },
  'eaa-pro': {
    ananas: { note: 'Ananas', accent: '#f2d14b' },
    'te-alla-pesca': { note: 'Tè alla pesca', accent: '#f0a06a' },
  },
  'clear-whey': {
    pesca: { note: 'Pesca', body: '#f7e3d3', ink: '#4a2312', accent: '#d9713c', lid: '#d9713c' },
    'frutti-di-bosco': {
      note: 'Frutti di bosco',
      body: '#e7dcee',
      ink: '#331a3d',
      accent: '#7a3a8f',
      lid: '#7a3a8f',
    },
  },
  'barra-20': { 'doppio-cacao': { note: 'Doppio cacao', accent: '#7b4a2c' } },
  'sali-vivi': { lampone: { note: 'Lampone', glow: '#ff8f6b', accent: '#c81d52', lid: '#e85a86' } },
  'carbo-ciclo': { neutro: { note: 'Neutro', glow: '#c9d8dd', accent: '#6d8896', lid: '#7f97a3' } },
  'iso-soya': {
    cacao: { note: 'Cacao', accent: '#6b432c' },
    vaniglia: { note: 'Vaniglia', accent: '#cf9f33' },
  },
  'aminoacidi-essenziali': { anguria: { note: 'Anguria', accent: '#e0404e', lid: '#e0404e' } },
  'tuono-pre': { 'lime-e-zenzero': { note: 'Lime e zenzero', accent: '#8fbf2f' } },
  'tuono-zero': {
    'frutto-della-passione': { note: 'Frutto della passione', accent: '#e39a1f' },
  },
  'perfect-mass': {
    vaniglia: { note: 'Vaniglia', accent: '#d9a83a', lid: '#d9a83a' },
    cookies: { note: 'Cookies', accent: '#6d5a4a', lid: '#6d5a4a' },
  },
  'premier-whey-80': {
    cacao: { note: 'Cacao', accent: '#5a3825' },
    fragola: { note: 'Fragola', accent: '#e2455e' },
    biscotto: { note: 'Biscotto', accent: '#c08a4a' },
    pistacchio: { note: 'Pistacchio', accent: '#8aae57' },
    banana: { note: 'Banana', accent: '#f5e04a' },
    neutro: { note: 'Neutro', accent: '#a9b4b8' },
  },
  'energy-drink-lampo': { mango: { note: 'Mango', accent: '#ef8c1a' } },
  'gelatina-energetica-bivacco': {
    mirtillo: { note: 'Mirtillo', body: '#414d8c', ink: '#ffffff', accent: '#f0b429' },
  },
  'barra-croccante': {
    'cioccolato-e-arancia': { note: 'Cioccolato e arancia', body: '#5b3422', accent: '#ee8a2a' },
  },
  'barretta-cereali-bivacco': {
    'mela-e-cannella': { note: 'Mela e cannella', accent: '#6f8f2f' },
  },
  'chips-proteiche': {
    formaggio: { note: 'Formaggio', body: '#e8b53a', ink: '#2c2306', accent: '#fdf3d6' },
  },
  'whey-isolate': {
    neutro: { note: 'Neutro', accent: '#d5dde0' },
    fiordilatte: { note: 'Fiordilatte', accent: '#efe0b4' },
  },
  'caseina-micellare': { cacao: { note: 'Cacao', accent: '#b5835a' } },
  'proteine-di-pisello-e-riso': {
    'cacao-e-arancia': { note: 'Cacao e arancia', body: '#7a4426', accent: '#c4661f' },
  },
  'burro-di-arachidi': { croccante: { note: 'Croccante', accent: '#2f6b5a', lid: '#2f6b5a' } },
  'crema-proteica-nocciola': {
    'bianca-al-cocco': {
      note: 'al cocco',
      name: 'Crema Bianca',
      glass: '#eee3cb',
      accent: '#4f86a3',
      lid: '#4f86a3',
    },
  },
  'sciroppo-zero': {
    cioccolato: { note: 'Cioccolato', accent: '#4a2818' },
    caramello: { note: 'Caramello', accent: '#c9822a', lid: '#8f5a1c' },
    fragola: { note: 'Fragola', accent: '#cf3450', lid: '#8a1f33' },
  },
  'cinque-fonti': { caramello: { note: 'Caramello', accent: '#dd8f3c' } },
  tonnellata: { 'crema-e-biscotto': { note: 'Crema e biscotto', accent: '#d9b07a' } },
  'amido-lungo': { neutro: { note: 'Neutro', accent: '#b6bfc4' } },
  'bcaa-2-1-1': {
    cola: { note: 'Cola', body: '#7d4f3f', ink: '#fbf1ea', accent: '#c99478' },
    neutro: {
      note: 'Neutro',
      form: 'wideBottle',
      size: '300 compresse',
      body: '#dfe8ea',
      accent: '#8fb0b8',
    },
  },
  'isotonica-quota': {
    'te-al-limone': { note: 'Tè al limone', glow: '#f2d14b', accent: '#b9701f', lid: '#b97f24' },
  },
  'gel-caffeina-bivacco': { cola: { note: 'Cola', body: '#5c2018', accent: '#f0b429' } },
  'avena-istantanea': {
    cacao: { note: 'Cacao', body: '#e6d3bd', accent: '#5a3825' },
    biscotto: { note: 'Biscotto', body: '#f0dcb4', accent: '#b5742e' },
  },
  'pancake-proteici': { 'mela-e-cannella': { note: 'Mela e cannella', accent: '#6f9a3a' } },
  'crema-di-riso': { 'torta-di-mele': { note: 'Torta di mele', accent: '#c27a2c' } },
  'biscotti-proteici': {
    'limone-e-zenzero': { note: 'Limone e zenzero', body: '#f4eecb', accent: '#b99400' },
  },
  'caffe-proteico': {
    ginseng: { note: 'Ginseng', body: '#ebeadb', ink: '#2c3318', accent: '#6b7a2f' },
  },
  'potassio-magnesio-bustine': {
    limone: { note: 'Limone', size: '22 bustine', accent: '#c9a400' },
  },
  'budino-proteico': { gianduia: { note: 'Gianduia', accent: '#6f452c' } },
  'pasto-sostitutivo': { cappuccino: { note: 'Cappuccino', accent: '#8a6547' } },
  'carnitina-liquida': { mirtillo: { note: 'Mirtillo', accent: '#46528f' } },
  'fibra-sazieta': { 'mela-verde': { note: 'Mela verde', accent: '#8fbf2f', lid: '#b5d46a' } },
  'vegan-blend': {
    'frutti-rossi': {
      note: 'Frutti rossi',
      body: '#f0e0de',
      ink: '#4a1420',
      accent: '#a82340',
      lid: '#5a1424',
    },
  },
  'whey-monodose': {
    fiordilatte: { note: 'Fiordilatte', accent: '#efe0b4' },
    caffe: { note: 'Caffè', accent: '#7d4b31' },
  },
  'siero-idrolizzato': { vaniglia: { note: 'Vaniglia', accent: '#c99a2e', lid: '#8a6a1c' } },
  'manzo-idro': { cola: { note: 'Cola', accent: '#a4583a' } },
  'peptidi-di-collagene': {
    'pesca-bianca': { note: 'Pesca bianca', body: '#fbeadb', accent: '#eb9d74' },
  },
  'amino-liquido': { ace: { note: 'Ace', accent: '#ee8420', lid: '#ee8420' } },
  'gocce-di-sapore': {
    'caramello-salato': { note: 'Caramello salato', accent: '#b5722a' },
    'cioccolato-bianco': { note: 'Cioccolato bianco', accent: '#c9a86a' },
    pistacchio: { note: 'Pistacchio', accent: '#6f9440' },
  },
  'barretta-33-proteine': { nocciola: { note: 'Nocciola', accent: '#c98a4a' } },
  'felpa-gradino': { 'verde-larice': { note: '', body: '#3f5a45' } },
  'borraccia-termica': { 'giallo-segnavia': { note: '', body: '#e9ad24', ink: '#15191b' } },
};
