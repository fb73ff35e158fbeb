import type { WireDetails, WireGroup } from '../../contract/wire.ts';

/** Details of the products that have some; the others are answered with none. */
export const wireDetails = [
  {
    slug: 'siero-100',
    long_description:
      'Proteine del siero del latte isolate a freddo.\n\n**CONSIGLIO DELL’ESPERTO:** sciogli un misurino in 250 ml d’acqua fresca dopo l’allenamento.',
    how_to_use: 'Un misurino (30 g) al giorno in 250 ml d’acqua.',
    features: {
      nutritionalHighlights: ['24 g di proteine per dose', 'Senza zuccheri aggiunti'],
      ingredienti: 'Proteine del siero del LATTE isolate, aroma, edulcorante: sucralosio.',
      valori_nutrizionali: {
        per_100g: [
          { component: 'Energia', value: '1560 kJ / 368 kcal' },
          { component: 'Grassi', value: '1,5 g' },
          { component: 'Carboidrati', value: '5,2 g' },
          { component: 'Proteine', value: '80 g' },
          { component: 'Sale', value: '0,6 g' },
        ],
        per_porzione: {
          porzione: '30 g',
          valori: [
            { component: 'Energia', value: '468 kJ / 110 kcal' },
            { component: 'Grassi', value: '0,5 g' },
            { component: 'Carboidrati', value: '1,6 g' },
            { component: 'Proteine', value: '24 g' },
            { component: 'Sale', value: '0,2 g' },
          ],
        },
      },
    },
  },
  {
    slug: 'premier-whey-campione',
    product_group_name: 'Premier Whey 80',
    long_description: 'Concentrato di siero all’80%, cremoso, in tre gusti.',
    features: [
      '**MODALITÀ D’USO:** un misurino in 200 ml di latte o acqua.',
      '**INGREDIENTI:** proteine del siero del LATTE concentrate, cacao, aroma.',
    ],
    variants: [
      { flavor: 'Vaniglia', size: '500g', price_cents: 2490, variant_slug: 'pw-vaniglia-500' },
      { flavor: 'Vaniglia', size: '1kg', price_cents: 4290, variant_slug: 'pw-vaniglia-1000' },
      { flavor: 'Cacao', size: '500g', price_cents: 2490, variant_slug: 'pw-cacao-500' },
      { flavor: 'Fragola', size: '1kg', price_cents: 4390, variant_slug: 'pw-fragola-1000' },
    ],
  },
  {
    slug: 'felpa-gradino',
    long_description: 'Felpa in cotone spazzolato con cappuccio e tasca a marsupio.',
    features: { caratteristiche_tecniche: { Tessuto: '80% cotone', Peso: '320 g/m²' } },
  },
  {
    slug: 'testo-ostile',
    long_description: '<iframe src="javascript:alert(1)"></iframe>Testo del fornitore.',
    features: { ingredienti: '<img src=x onerror=alert(1)> Caffeina', valori_nutrizionali: '{' },
  },
] as const satisfies readonly WireDetails[];

export const wireGroups = [
  {
    id: 'g-1',
    category_slug: 'proteine',
    name: 'Premier Whey 80',
    brand_name: 'Nordend',
    description: 'Concentrato di siero all’80%, cremoso, in tre gusti.',
    variant_count: 2,
    variants: JSON.stringify([
      {
        id: 'v-1',
        slug: 'premier-whey-campione',
        name: 'Premier Whey 80 Vaniglia',
        flavor: 'Vaniglia',
        quantity: '1kg',
        description: 'Vaniglia dolce e rotonda.',
      },
      {
        id: 'v-2',
        slug: 'premier-whey-campione',
        name: 'Premier Whey 80 Cacao',
        flavor: 'Cacao',
        quantity: '500g',
        description: '',
      },
    ]),
  },
  {
    id: 'g-2',
    category_slug: 'proteine',
    name: 'Gruppo con varianti illeggibili',
    variant_count: 3,
    variants: '[{"id":',
  },
] as const satisfies readonly WireGroup[];
