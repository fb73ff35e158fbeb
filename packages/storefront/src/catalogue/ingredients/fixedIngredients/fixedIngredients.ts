import type { FixedIngredientTables } from '../fixedIngredientTable.ts';

/**
 * Composition, allergens, traces and features of products whose feed has no ingredients
 * (docs/rules.md#ingredient-sources).
 */
export const fixedIngredients: FixedIngredientTables = {
  'aminoacidi-essenziali': {
    composition:
      'L-leucina, L-lisina cloridrato, L-valina, L-isoleucina, L-treonina, correttore di acidità: acido citrico; L-fenilalanina, L-metionina, L-istidina, aroma naturale di limone, L-triptofano, edulcorante: glicosidi steviolici da stevia, colorante: curcumina.',
    allergens: [],
    traces: ['latte', 'soia'],
    features: ['Aminoacidi da fermentazione vegetale', 'Senza glutine', 'Senza zuccheri'],
  },
  'eaa-pro': {
    composition:
      'L-leucina, L-lisina cloridrato, L-isoleucina, L-valina, L-treonina, correttori di acidità: acido citrico, acido malico; citrato di potassio, L-fenilalanina, cloruro di sodio, citrato di magnesio, aromi, L-istidina, L-metionina, L-triptofano, antiagglomerante: biossido di silicio; edulcoranti: sucralosio, acesulfame K; colorante: estratto di barbabietola rossa, vitamina B6 (cloridrato di piridossina).',
    allergens: [],
    traces: ['latte', 'soia', 'uova'],
    features: ['Con elettroliti e vitamina B6', 'Senza zuccheri', 'Senza glutine'],
  },
  'aminoacidi-plus': {
    composition:
      'Proteine idrolizzate del siero del LATTE (72%), L-leucina (12%), agente di carica: cellulosa microcristallina; antiagglomeranti: sali di magnesio degli acidi grassi, biossido di silicio; agente di rivestimento: idrossipropilmetilcellulosa; vitamina B6 (cloridrato di piridossina), riboflavina, tiamina cloridrato.',
    allergens: ['latte'],
    traces: ['soia', 'uova'],
    features: ['Con vitamine B1, B2 e B6', 'Senza glutine', 'Senza zuccheri aggiunti'],
  },
  'spirulina-valle': {
    composition: 'Alga spirulina (Arthrospira platensis Gomont) coltivata in Italia (100%).',
    allergens: [],
    traces: ['pesce', 'crostacei'],
    features: ['Un solo ingrediente', 'Pressata a freddo', 'Adatta ai vegani'],
  },
};
