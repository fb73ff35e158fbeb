import type { WholeLabel } from './label.ts';

/** Lists of ingredients with all that packs print around them. */
export const packs: readonly WholeLabel[] = [
  {
    name: 'may contain with a bracketed list and and/or',
    input:
      'Ingredienti: cioccolato fondente 70% (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitine (SOIA), estratto di vaniglia), proteine isolate della SOIA 20%, riso soffiato. Può contenere tracce di frutta a guscio (mandorle e/o nocciole), latte e cereali contenenti glutine.',
    list: [
      'cioccolato fondente 70% [pasta di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitine]; estratto di vaniglia]',
      'proteine isolate della soia 20%',
      'riso soffiato',
      'allergens: soybeans',
      'traces: nuts milk gluten',
    ],
  },
  {
    name: 'class after class without any stop between',
    input:
      'Acqua; edulcoranti: eritritolo, glicosidi steviolici; acidificanti: acido citrico, acido malico; correttore di acidità: citrato di sodio; aromi naturali; stabilizzanti: gomma arabica, esteri glicerici delle resine del legno; conservante: benzoato di sodio; antiossidante: acido ascorbico; coloranti: beta-carotene, E133.',
    list: [
      'Acqua',
      'edulcoranti <sweetener> [eritritolo; glicosidi steviolici]',
      'acidificanti <acid> [acido citrico; acido malico]',
      'correttore di acidità <acidityRegulator> [citrato di sodio]',
      'aromi naturali',
      'stabilizzanti <stabiliser> [gomma arabica; esteri glicerici delle resine del legno]',
      'conservante <preservative> [benzoato di sodio]',
      'antiossidante <antioxidant> [acido ascorbico]',
      'coloranti <colour> [beta-carotene; E133 {E133}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'two languages in one cell of ingredients',
    input:
      'IT - Ingredienti: proteine del siero di LATTE, cacao, aroma. EN - Ingredients: MILK whey proteins, cocoa, flavour.',
    list: ['proteine del siero di latte', 'cacao', 'aroma', 'allergens: milk', 'traces:'],
  },
  {
    name: 'soft brackets left open at the end of a list',
    input:
      'Ingredienti: farina di ceci, olio di oliva (extravergine, sale, aromi (rosmarino, aglio. Può contenere tracce di glutine',
    list: [
      'farina di ceci',
      'olio di oliva [extravergine; sale; aromi [rosmarino; aglio]]',
      'allergens:',
      'traces: gluten',
    ],
  },
  {
    name: 'creatine gummies, ingredients with quantities in brackets after each',
    input:
      'Ingredienti: maltitolo (35 %), creatina monoidrato (25 %), acqua, gelificante: pectina (E440); acidificante: acido citrico (E330); aromi naturali; coloranti: antociani (E163), curcumina (E100).',
    list: [
      'maltitolo 35%',
      'creatina monoidrato 25%',
      'acqua',
      'gelificante <gellingAgent> [pectina {E440}]',
      'acidificante <acid> [acido citrico {E330}]',
      'aromi naturali',
      'coloranti <colour> [antociani {E163}; curcumina {E100}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'list of an omega 3 with fish named in brackets and Contiene behind',
    input:
      'Olio di pesce (acciuga, sgombro, sardina), capsula (gelatina di pesce, glicerina, acqua), vitamina E (D-alfa-tocoferolo). Contiene: pesce.',
    list: [
      'Olio di pesce [acciuga; sgombro; sardina]',
      'capsula [gelatina di pesce; glicerina; acqua]',
      'vitamina E [D-alfa-tocoferolo]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'protein bread, sentence of ingredients with alternative fats and cereals',
    input:
      'INGREDIENTI: glutine di FRUMENTO, acqua, semi di lino 12%, farina di SOIA, crusca di AVENA, semi di SESAMO 4%, lievito, farina di ORZO maltato, sale, aceto. PUÒ CONTENERE: UOVA, LATTE, LUPINI.',
    list: [
      'glutine di frumento',
      'acqua',
      'semi di lino 12%',
      'farina di soia',
      'crusca di avena',
      'semi di sesamo 4%',
      'lievito',
      'farina di orzo maltato',
      'sale',
      'aceto',
      'allergens: gluten soybeans sesame',
      'traces: eggs milk lupin',
    ],
  },
  {
    name: 'statement before the list',
    input:
      'Allergeni: contiene latte. Può contenere soia. Ingredienti: proteine del latte, aromi, sale.',
    list: ['proteine del latte', 'aromi', 'sale', 'allergens: milk', 'traces: soybeans'],
  },
];
