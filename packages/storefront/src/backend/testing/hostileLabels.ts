import { type Allergen, allergens } from '@vetta/nutrition-parser';
import { allergenKeys } from '../../catalogue/allergenKeys.ts';
import { testCatalogue } from '../testCatalogue.ts';

/** What a product of the hostile catalogue declares, as a person reads it. */
export type Declared = { contains: readonly Allergen[]; traces: readonly Allergen[] };

type Hostile = { slug: string; product?: object; details?: object } & Partial<Declared>;

const italian: Readonly<Record<Allergen, string>> = {
  gluten: 'farina di frumento',
  crustaceans: 'gamberi',
  eggs: "albume d'uovo",
  fish: 'olio di pesce',
  peanuts: 'pasta di arachidi',
  soybeans: 'proteine della soia',
  milk: 'siero di latte',
  nuts: 'nocciole',
  celery: 'sedano in polvere',
  mustard: 'semi di senape',
  sesame: 'semi di sesamo',
  sulphites: 'metabisolfito di sodio',
  lupin: 'farina di lupini',
  molluscs: 'polvere di ostrica',
};
const english: Readonly<Record<Allergen, string>> = {
  gluten: 'wheat flour',
  crustaceans: 'shrimp extract',
  eggs: 'egg white powder',
  fish: 'fish oil',
  peanuts: 'peanut butter',
  soybeans: 'soy protein isolate',
  milk: 'whey protein concentrate',
  nuts: 'hazelnuts',
  celery: 'celery powder',
  mustard: 'mustard seeds',
  sesame: 'sesame seeds',
  sulphites: 'sodium metabisulphite (sulphites)',
  lupin: 'lupin flour',
  molluscs: 'oyster powder',
};
/** Named by a raw material or a code alone, where there is one. */
const rawMaterial: Partial<Record<Allergen, string>> = {
  gluten: 'seitan',
  crustaceans: 'chitosano',
  eggs: 'ovoalbumina',
  fish: 'collagene marino',
  soybeans: 'tofu',
  milk: 'WPC80',
  nuts: 'gianduia',
  sesame: 'tahina',
  sulphites: 'E220',
  molluscs: 'Perna canaliculus',
};

const named = (key: Allergen): string => allergens[key]?.name ?? key;
const marked = (...lines: readonly string[]) => ({ features: ['**INGREDIENTI**', ...lines] });
const contained = (key: Allergen) => ({ contains: [key] });
const traced = (key: Allergen) => ({ traces: [key] });

/** Products that declare one allergen, each in its own way. */
function declaring(key: Allergen, at: number): Hostile[] {
  const list = `acqua, ${italian[key]}, aromi`;
  const material = rawMaterial[key];
  return [
    { slug: `plain-${at}`, details: marked(list), ...contained(key) },
    { slug: `english-${at}`, details: marked(`water, ${english[key]}, salt`), ...contained(key) },
    {
      slug: `traces-${at}`,
      details: marked(`acqua, sale. Può contenere tracce di ${named(key)}.`),
      ...traced(key),
    },
    {
      slug: `one-flavour-${at}`,
      details: marked('riso, sale.', `Gusto Alpe: riso, ${italian[key]}.`, 'Gusto Valle: riso.'),
      ...contained(key),
    },
    {
      slug: `negation-${at}`,
      details: marked(`riso, sale. Senza ${named(key)}.`),
    },
    {
      slug: `denied-twice-${at}`,
      details: marked(`riso. Non contiene palma ma contiene ${named(key)}.`),
      ...contained(key),
    },
    {
      slug: `traces-denied-${at}`,
      details: marked(`riso. Non contiene tracce di palma ma contiene ${named(key)}.`),
      ...contained(key),
    },
    {
      slug: `description-${at}`,
      product: { description: `Buono e leggero. Contiene: ${named(key)}.` },
      details: marked('riso, sale'),
      ...contained(key),
    },
    {
      slug: `warnings-${at}`,
      details: {
        features: { ingredienti: 'riso, sale', avvertenze: `Può contenere ${named(key)}.` },
      },
      ...traced(key),
    },
    {
      slug: `allergens-field-${at}`,
      details: { ...marked('riso, sale'), allergen_info: { note: [`Allergeni: ${named(key)}`] } },
      ...contained(key),
    },
    {
      slug: `second-list-${at}`,
      details: {
        features: { ingredienti: 'riso, sale' },
        product_group_features: { ingredienti: `riso, ${italian[key]}` },
      },
      ...contained(key),
    },
    {
      slug: `usage-${at}`,
      details: { ...marked('riso, sale'), how_to_use: `Contiene **${named(key)}**: agitare.` },
      ...contained(key),
    },
    {
      slug: `no-list-${at}`,
      product: { description: `<p>May contain ${english[key]}.</p>` },
      ...traced(key),
    },
    {
      slug: `object-${at}`,
      details: { features: { ingredients: [`riso`, italian[key]] } },
      ...contained(key),
    },
    ...(material === undefined
      ? []
      : [{ slug: `material-${at}`, details: marked(`acqua, ${material}`), ...contained(key) }]),
  ];
}

const others: Hostile[] = [
  {
    slug: 'only-traces-0',
    details: marked('riso. Prodotto in uno stabilimento che lavora anche soia.'),
    traces: ['soybeans'],
  },
  { slug: 'unreadable-0', details: { features: ['**INGREDIENTI**', '????'] } },
  { slug: 'empty-0' },
  { slug: 'empty-list-0', details: marked('') },
  { slug: 'shirt-0', product: { category_id: 6 } },
  { slug: 'lactose-free-0', details: marked('Lactose free whey, cocoa'), contains: ['milk'] },
  { slug: 'named-0', product: { name: 'Whey Isolate 90' }, contains: ['milk'] },
  { slug: 'named-1', product: { name: 'Barretta gusto nocciola' }, details: marked('riso') },
  {
    slug: 'friends-0',
    details: marked('burro di cacao, latte di cocco, noce moscata, lattasi, acido lattico'),
  },
  {
    slug: 'rows-0',
    details: { valori_nutrizionali: { per_dose: { 'Glucosamina (da crostacei)': '500 mg' } } },
    contains: ['crustaceans'],
  },
  {
    slug: 'rows-1',
    details: { ...marked('riso'), valori_nutrizionali: { per_100g: { Lattosio: '< 0,1 g' } } },
  },
  {
    slug: 'prose-0',
    product: { description: 'Una alternativa al latte e alle uova, per chi ama la soia.' },
    details: marked('riso, sale'),
  },
];

const all = [...allergenKeys.flatMap(declaring), ...others];

/** By slug, what each product declares. */
export const declared: ReadonlyMap<string, Declared> = new Map(
  all.map(({ slug, contains = [], traces = [] }) => [slug, { contains, traces }]),
);

/** Some 200 products whose allergens stand where nobody looks. */
export const hostileShop = () =>
  testCatalogue({
    products: all.map(({ slug, product }, id) => ({
      id,
      slug,
      name: `Prodotto ${id}`,
      ...product,
    })),
    product_details: all.flatMap(({ slug, details }) =>
      details === undefined ? [] : [{ slug, ...details }],
    ),
  });
