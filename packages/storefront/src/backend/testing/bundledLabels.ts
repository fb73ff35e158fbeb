import type { Allergen } from '@vetta/nutrition-parser';

/**
 * What the labels of the bundled catalogue name, read by eye from their texts (not from what the
 * parser says): contained, then traces. A food that is not in here names none of the fourteen.
 */
export const expectedLabels: Readonly<
  Record<string, readonly [contains: readonly Allergen[], traces?: readonly Allergen[]]>
> = {
  'siero-100': [['milk'], ['eggs', 'soybeans', 'nuts']],
  'premier-whey-80': [
    ['milk', 'soybeans'],
    ['eggs', 'gluten', 'peanuts'],
  ],
  'iso-soya': [['soybeans'], ['milk', 'gluten']],
  'perfect-mass': [
    ['gluten', 'milk', 'soybeans'],
    ['eggs', 'nuts'],
  ],
  'whey-isolate': [['milk'], ['soybeans', 'eggs', 'nuts']],
  'caseina-micellare': [['milk'], ['soybeans', 'eggs']],
  'proteine-di-pisello-e-riso': [[], ['nuts', 'sesame']],
  'egg-white': [['eggs']],
  'barretta-33-proteine': [
    ['milk', 'soybeans'],
    ['peanuts', 'eggs', 'gluten'],
  ],
  // Fixed tables.
  'aminoacidi-essenziali': [[], ['milk', 'soybeans']],
  'eaa-pro': [[], ['milk', 'soybeans', 'eggs']],
  'aminoacidi-plus': [['milk'], ['soybeans', 'eggs']],
  'barra-20': [
    ['milk', 'nuts'],
    ['peanuts', 'soybeans', 'eggs', 'nuts'],
  ],
  'burro-di-arachidi': [['peanuts'], ['nuts', 'sesame']],
  'crema-proteica-nocciola': [
    ['nuts', 'milk'],
    ['soybeans', 'peanuts', 'nuts'],
  ],
  'pancake-proteici': [
    ['gluten', 'milk', 'eggs'],
    ['soybeans', 'nuts'],
  ],
  'gallette-di-lenticchie': [[], ['soybeans', 'sesame']],
  'omega-3-profondo': [['fish']],
  // Prunus amygdalus dulcis is the almond.
  'crema-all-arnica': [['nuts']],
  'clear-whey': [['milk'], ['soybeans']],
  'proteine-di-canapa': [[], ['sesame', 'gluten']],
  'whey-monodose': [['milk'], ['soybeans', 'eggs']],
  tonnellata: [
    ['gluten', 'milk'],
    ['soybeans', 'eggs', 'nuts'],
  ],
  'siero-idrolizzato': [['milk'], ['soybeans']],
  'manzo-idro': [[], ['milk', 'eggs', 'soybeans']],
  'cinque-fonti': [
    ['milk', 'eggs', 'soybeans'],
    ['gluten', 'nuts'],
  ],
  'barra-croccante': [
    ['milk', 'soybeans'],
    ['peanuts', 'nuts', 'gluten'],
  ],
  // Hazelnuts in one of its flavours.
  'budino-proteico': [
    ['milk', 'nuts'],
    ['soybeans', 'eggs'],
  ],
  'proteine-semi-di-zucca': [[], ['sesame', 'mustard', 'nuts']],
  'amino-liquido': [['milk']],
  'barretta-cereali-bivacco': [
    ['gluten', 'nuts'],
    ['nuts', 'peanuts', 'sesame', 'soybeans'],
  ],
  'avena-istantanea': [['gluten'], ['gluten', 'milk']],
  'pasta-proteica-penne': [[], ['gluten', 'soybeans', 'mustard']],
  'biscotti-proteici': [
    ['gluten', 'lupin', 'milk', 'nuts', 'eggs'],
    ['soybeans', 'sesame', 'nuts'],
  ],
  'mandorle-tostate': [['nuts'], ['peanuts', 'sesame', 'nuts']],
  'chips-proteiche': [['milk'], ['soybeans', 'gluten', 'mustard']],
  'glucosamina-condroitina': [['crustaceans']],
  'probiotico-dodici': [[], ['milk', 'soybeans']],
  'olio-di-krill': [['crustaceans']],
  'spirulina-valle': [[], ['fish', 'crustaceans']],
  'pasto-sostitutivo': [
    ['milk', 'gluten'],
    ['soybeans', 'eggs', 'nuts'],
  ],
  'olio-massaggio-pino': [['sesame']],
  'cassa-ritiro-quota': [
    ['gluten', 'nuts'],
    ['nuts', 'peanuts', 'sesame', 'soybeans'],
  ],
};
