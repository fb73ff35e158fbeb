import { company } from '../../content/company.ts';
import { aostaShop, torinoShop } from '../../content/shops.ts';

export const homeCopy = {
  documentTitle: 'Integratori sportivi a Torino e Aosta',
  description:
    'Integratori sportivi e accessori per la palestra a Buttigliera Alta (Torino) e ad Aosta: catalogo con prezzi, valori nutrizionali e disponibilità nei due negozi.',
  tagline: 'Potenzia le tue Performance',
  heroText: 'Integratori sportivi e accessori per la palestra, con il consiglio di chi li conosce.',
  discover: 'Scopri i Prodotti',
  summit: { label: 'Gran Paradiso', detail: '4061 m' },
  welcomeTitle: `Benvenuto in ${company.brand}`,
  welcomeText:
    'Un negozio di integratori dove si parla prima di allenamento e poi di prodotti. Qui trovi il catalogo completo: prezzi, formati, valori nutrizionali e disponibilità nei due punti vendita.',
  values: [
    {
      title: 'Qualità Premium',
      text: 'Ogni marca a scaffale è stata scelta per materie prime dichiarate, controlli di purezza ed etichette complete.',
    },
    {
      title: 'Esperti del Settore',
      text: `Dal ${company.foundedIn} ascoltiamo chi si allena e consigliamo dose, momento e formato, non il barattolo più caro.`,
    },
    {
      title: 'Due Sedi',
      text: 'A Buttigliera Alta, all’imbocco della Val di Susa, e, da aprile 2025, ad Aosta.',
    },
  ],
  aboutTitle: `Dal ${company.foundedIn}, al banco con chi si allena`,
  aboutText: [
    'Siamo partiti da Buttigliera Alta con uno scaffale e un’idea semplice: un integratore serve solo se è quello giusto per te. Nell’aprile 2025 abbiamo aperto ad Aosta, con lo stesso metodo.',
    'Porta il tuo piano di allenamento: lo leggiamo insieme.',
  ],
  aboutLink: 'La nostra storia',
  // The shops' own pictures, as on their page.
  photos: [
    {
      src: torinoShop.image,
      alt: torinoShop.imageAlt,
      caption: `${torinoShop.town}, ${torinoShop.street}`,
    },
    { src: '/images/shops/torino-3.webp', alt: 'Scaffali con barattoli, flaconi e buste' },
    {
      src: '/images/shops/torino-2.webp',
      alt: 'Il banco con tre confezioni e la lavagna dei consigli',
    },
    {
      src: aostaShop.image,
      alt: aostaShop.imageAlt,
      caption: `${aostaShop.town}, ${aostaShop.street}`,
    },
  ],
  productsTitle: 'I prodotti',
  allProducts: 'Scopri tutti i prodotti',
  explore: 'Esplora prodotti',
  // Shorter than on the category's own page: a line or two below the shelf.
  categoryText: {
    proteine: 'Siero, caseina, uovo e fonti vegetali, per ogni dieta e ogni orario.',
    'aminoacidi-e-creatina':
      'Essenziali, ramificati e creatina monoidrata, in polvere o compresse.',
    'alimenti-fit': 'Barrette, creme e snack per chi conta i grammi ma non vuole rinunciare.',
  } satisfies Readonly<Record<string, string>>,
  boardTitle: 'Il consiglio giusto è a pochi chilometri',
  findShop: 'Trova il Negozio',
} as const;
