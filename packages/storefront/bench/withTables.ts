import type { Catalogue } from '../src/backend/index.ts';

/** The same shop, each product with a label of its own: no two tables or lists are alike. */
export function withTables(catalogue: Catalogue): Catalogue {
  const product_details = catalogue.product_details.map((details, place) => ({
    ...details,
    features: [ingredients(place)],
    valori_nutrizionali: place % 2 === 0 ? sections(place) : lines(place),
  }));
  return { ...catalogue, product_details };
}

const grams = (amount: number) => `${amount.toFixed(1).replace('.', ',')} g`;

const rows = (place: number): readonly (readonly [string, string])[] => {
  const fat = (place % 97) / 10;
  const carbohydrate = (place % 211) / 10;
  const protein = 40 + (place % 389) / 10;
  const kcal = Math.round(fat * 9 + (carbohydrate + protein) * 4);
  return [
    ['Energia', `${Math.round(fat * 37 + (carbohydrate + protein) * 17)} kJ / ${kcal} kcal`],
    ['Grassi', grams(fat)],
    ['di cui acidi grassi saturi', grams(fat / 2)],
    ['Carboidrati', grams(carbohydrate)],
    ['di cui zuccheri', grams(carbohydrate / 2)],
    ['Proteine', grams(protein)],
    ['Sale', `0,${place % 100} g`],
    ['Magnesio', `${(place % 300) + 60} mg`],
  ];
};

const sections = (place: number) => ({
  per_100g: rows(place).map(([component, value]) => ({ component, value })),
});

const lines = (place: number) => [
  '**Per 100 g**',
  ...rows(place).map(([name, value]) => `${name}: ${value}`),
];

const ingredients = (place: number) =>
  `**INGREDIENTI:** proteine del siero del LATTE isolate (${(place % 60) + 20}%), cacao magro in polvere (${(place % 90) / 10}%), emulsionante: lecitina di SOIA, aromi, addensanti: gomma di guar, carragenina; edulcorante: sucralosio, estratto ${place} (Panax ginseng C.A. Meyer). Può contenere tracce di UOVA e FRUTTA A GUSCIO.`;
