import type { ListLabel } from './label.ts';

/** Lists of mixes, softgels and gels whose classes stand before, behind or in brackets. */
export const mixes: readonly ListLabel[] = [
  {
    name: 'preparato pancake',
    input:
      "Ingredienti: farina di AVENA integrale 55%, albume d'UOVO in polvere 20%, proteine del siero di LATTE 15%, amido di FRUMENTO, agenti lievitanti (difosfato disodico, carbonato acido di sodio), aroma, sale rosa dell'Himalaya 0,3%, edulcorante (sucralosio). Può contenere: SOIA, SESAMO, ARACHIDI, FRUTTA A GUSCIO.",
    list: [
      'farina di avena integrale 55%',
      "albume d'uovo in polvere 20%",
      'proteine del siero di latte 15%',
      'amido di frumento',
      'agenti lievitanti <raisingAgent> [difosfato disodico; carbonato acido di sodio]',
      'aroma',
      "sale rosa dell'Himalaya 0.3%",
      'edulcorante <sweetener> [sucralosio]',
      'allergens: gluten eggs milk',
      'traces: soybeans sesame peanuts nuts',
    ],
  },
  {
    name: 'three flavours one text',
    input:
      'INGREDIENTI GUSTO CIOCCOLATO: proteine isolate della SOIA, cacao, aroma. INGREDIENTI GUSTO VANIGLIA: proteine isolate della SOIA, aroma. INGREDIENTI GUSTO NEUTRO: proteine isolate della SOIA 100%.',
    list: [
      'GUSTO CIOCCOLATO => proteine isolate della soia; cacao; aroma',
      'GUSTO VANIGLIA => proteine isolate della soia; aroma',
      'GUSTO NEUTRO => proteine isolate della soia 100%',
      'allergens: soybeans',
      'traces: ',
    ],
  },
  {
    name: 'softgel complex',
    input:
      'Ingredienti: olio di pesce 69% (da pesca sostenibile), gelatina, umidificante: glicerolo; olio di semi di borragine (Borago officinalis L.) tit. 20% GLA; DL-alfa-tocoferile acetato (vitamina E), emulsionante: mono e digliceridi degli acidi grassi; coloranti: ossidi di ferro (E172), biossido di titanio.',
    list: [
      'olio di pesce 69% (da pesca sostenibile)',
      'gelatina',
      'umidificante <humectant> [glicerolo]',
      'olio di semi di borragine (Borago officinalis L.) tit. 20% GLA',
      'DL-alfa-tocoferile acetato [vitamina E]',
      'emulsionante <emulsifier> [mono e digliceridi degli acidi grassi]',
      'coloranti <colour> [ossidi di ferro {E172}; biossido di titanio]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'energy gel',
    input:
      'Ingredienti: sciroppo di glucosio-fruttosio, acqua, maltodestrine di mais 22%, succo concentrato di limone 2%, sale, correttori di acidità: citrato di sodio e acido citrico, caffeina (75 mg per gel), aroma naturale, conservanti: sorbato di potassio e benzoato di sodio.',
    list: [
      'sciroppo di glucosio-fruttosio',
      'acqua',
      'maltodestrine di mais 22%',
      'succo concentrato di limone 2%',
      'sale',
      'correttori di acidità <acidityRegulator> [citrato di sodio; acido citrico]',
      'caffeina (75 mg per gel)',
      'aroma naturale',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'muesli bar with organic stars',
    input:
      'Ingredienti: datteri* 45%, ANACARDI* 20%, proteine di riso* 15%, cacao crudo* 8%, semi di canapa*, olio di cocco*, sale marino. *da agricoltura biologica. Tracce di ARACHIDI e altra FRUTTA A GUSCIO.',
    list: [
      'datteri 45%',
      'anacardi 20%',
      'proteine di riso 15%',
      'cacao crudo 8%',
      'semi di canapa',
      'olio di cocco',
      'sale marino',
      'allergens: nuts',
      'traces: peanuts nuts',
    ],
    notes: ['*da agricoltura biologica.'],
  },
  {
    name: 'lista with E class in brackets after',
    input:
      'Ingredienti: acqua, eritritolo (edulcorante), gomma xantana (addensante), acido citrico (acidificante), sorbato di potassio (conservante), caramello (colorante E150d), aroma.',
    list: [
      'acqua',
      'eritritolo [edulcorante <sweetener>]',
      'gomma xantana [addensante <thickener>]',
      'acido citrico [acidificante <acid>]',
      'sorbato di potassio [conservante <preservative>]',
      'caramello [colorante {E150d} <colour>]',
      'aroma',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'ingredients object list with percentages',
    input:
      '{"ingredienti":[{"nome":"Proteine del siero di latte","percentuale":90},{"nome":"Cacao","percentuale":"8%"},{"nome":"Aroma"}]}',
    list: ['Proteine del siero di latte 90%', 'Cacao 8%', 'Aroma', 'allergens: milk', 'traces: '],
  },
  {
    name: 'html bullet list allergens',
    input:
      "<h3>Ingredienti</h3><ul><li>Fiocchi di <b>avena</b> 60%</li><li>Sciroppo d'acero</li><li><b>Noci</b> pecan 10%</li></ul><p>Conservare in luogo asciutto.</p>",
    list: [
      'Fiocchi di avena 60%',
      "Sciroppo d'acero",
      'Noci pecan 10%',
      'allergens: gluten nuts',
      'traces: ',
    ],
    notes: ['Conservare in luogo asciutto.'],
  },
  {
    name: 'mayo traces other order',
    input:
      "Può contenere tracce di sesamo. Ingredienti: olio di semi di girasole, tuorlo d'uovo 6%, aceto, senape (acqua, semi di senape, sale). Senza conservanti.",
    list: [
      'olio di semi di girasole',
      "tuorlo d'uovo 6%",
      'aceto',
      'senape [acqua; semi di senape; sale]',
      'allergens: eggs mustard',
      'traces: sesame',
    ],
    notes: ['Senza conservanti.'],
  },
];
