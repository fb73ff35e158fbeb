import type { AdditiveClass } from './additives.ts';
import type { Allergen } from './allergens.ts';

/**
 * English names of allergens beside those of allergens.ts, and foods made of them; `~` is the rest of a word.
 * 'Dulce de leche' is a taste that Italian lists name so.
 */
export const englishAllergens: readonly (readonly [Allergen, string])[] = [
  ['gluten', 'wheat~ barley~'],
  ['crustaceans', 'krill~'],
  ['eggs', 'eggshell~'],
  ['soybeans', 'soybean~ soja~'],
  ['milk', 'cream cheese butter dairy milkpowder butterfat hydrowhey isowhey colostrum leche'],
  ['sesame', 'sesam~'],
  ['sulphites', 'metabisulphit~ metabisulfit~ bisulphit~ bisulfit~ disulphit~ disulfit~'],
];

/** Classes of additives that English lists name beside those of additives.ts: [class, names, members]. */
export const englishClasses: readonly (readonly [AdditiveClass, string, string])[] = [
  [
    'flavourEnhancer',
    'flavour enhancer|flavour enhancers|flavor enhancer|flavor enhancers',
    'monosodium glutamate',
  ],
  [
    'glazingAgent',
    'coating agent|coating agents|coating',
    'hydroxypropyl methylcellulose|glycerin',
  ],
  ['humectant', 'humectants', 'sorbitol|glycerol|glycerin'],
  ['modifiedStarch', 'modified starch', ''],
  ['gellingAgent', '', 'gelatine|pectin|agar agar'],
  ['bulkingAgent', '', 'cellulose|sorbitol|isomalt'],
  ['preservative', '', 'potassium sorbate|sodium benzoate'],
  ['antioxidant', '', 'tocopherols'],
  [
    'sweetener',
    '',
    'xylitol|maltitol|sorbitol|isomalt|erythritol|acesulfame potassium|steviol glycosides',
  ],
  ['thickener', '', 'cellulose gum|carrageenan|xanthan'],
];
