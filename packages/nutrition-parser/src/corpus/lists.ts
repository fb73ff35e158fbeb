import type { ListLabel } from './label.ts';

/** Whole lists of ingredients in the manner of the trade, and what they say. */
export const lists: readonly ListLabel[] = [
  {
    name: 'whey with emphasis in capitals',
    input:
      'Ingredienti: Proteine del siero del LATTE concentrate (92%) (emulsionante: lecitina di SOIA), cacao magro in polvere 5,5%, aromi, addensante: gomma di xanthan, edulcoranti: sucralosio, acesulfame K. Può contenere tracce di uova, glutine e frutta a guscio.',
    list: [
      'Proteine del siero del latte concentrate 92% [emulsionante <emulsifier> [lecitina di soia]]',
      'cacao magro in polvere 5.5%',
      'aromi',
      'addensante <thickener> [gomma di xanthan]',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'allergens: milk soybeans',
      'traces: eggs gluten nuts',
    ],
  },
  {
    name: 'bar with chocolate in it',
    input:
      'Copertura al cioccolato al latte 20% (zucchero, burro di cacao, LATTE intero in polvere, pasta di cacao, emulsionante: lecitina di SOIA, aroma naturale di vaniglia), proteine del LATTE, sciroppo di glucosio di frumento, umidificante: glicerolo, fiocchi di AVENA (8%), MANDORLE tostate 5%, sale.',
    list: [
      'Copertura al cioccolato al latte 20% [zucchero; burro di cacao; latte intero in polvere; pasta di cacao; emulsionante <emulsifier> [lecitina di soia]; aroma naturale di vaniglia]',
      'proteine del latte',
      'sciroppo di glucosio di frumento exempt',
      'umidificante <humectant> [glicerolo]',
      'fiocchi di avena 8%',
      'mandorle tostate 5%',
      'sale',
      'allergens: milk soybeans gluten nuts',
      'traces: ',
    ],
  },
  {
    name: 'upper-case list',
    input:
      'INGREDIENTI: MALTODESTRINE, DESTROSIO, PROTEINE DEL SIERO DI LATTE 20%, AROMI, ADDENSANTE: GOMMA DI GUAR, EDULCORANTE: SUCRALOSIO. PUÒ CONTENERE TRACCE DI UOVA E SOIA.',
    list: [
      'MALTODESTRINE',
      'DESTROSIO',
      'PROTEINE DEL SIERO DI LATTE 20%',
      'AROMI',
      'ADDENSANTE <thickener> [GOMMA DI GUAR]',
      'EDULCORANTE <sweetener> [SUCRALOSIO]',
      'allergens: milk',
      'traces: eggs soybeans',
    ],
  },
  {
    name: 'botanical capsules',
    input:
      'Rodiola (Rhodiola rosea L., radice) e.s. tit. 3% rosavine, capsula vegetale (agente di rivestimento: idrossipropilmetilcellulosa), Bacopa (Bacopa monnieri (L.) Wettst.) erba e.s. tit. 20% bacosidi, antiagglomeranti: sali di magnesio degli acidi grassi, biossido di silicio.',
    list: [
      'Rodiola (Rhodiola rosea L., radice) e.s. tit. 3% rosavine',
      'capsula vegetale [agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]]',
      'Bacopa (Bacopa monnieri (L.) Wettst.) erba e.s. tit. 20% bacosidi',
      'antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi; biossido di silicio]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'softgel',
    input:
      'Olio di pesce (71%), agente di rivestimento: gelatina di pesce; umidificante: glicerolo; vitamina E (D-alfa-tocoferolo da SOIA), antiossidante: estratto ricco in tocoferolo.',
    list: [
      'Olio di pesce 71%',
      'agente di rivestimento <glazingAgent> [gelatina di pesce]',
      'umidificante <humectant> [glicerolo]',
      'vitamina E [D-alfa-tocoferolo da soia exempt]',
      'antiossidante <antioxidant> [estratto ricco in tocoferolo]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'effervescent tablets',
    input:
      'Acidificante: acido citrico; correttore di acidità: carbonato acido di sodio; acido L-ascorbico (vitamina C), edulcoranti: sorbitolo, sucralosio; aroma arancia, colorante: E160a.',
    list: [
      'Acidificante <acid> [acido citrico]',
      'correttore di acidità <acidityRegulator> [carbonato acido di sodio]',
      'acido L-ascorbico [vitamina C]',
      'edulcoranti <sweetener> [sorbitolo; sucralosio]',
      'aroma arancia',
      'colorante <colour> [E160a {E160a}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'E-numbers',
    input:
      'Acqua, emulsionanti: E471, E 472e, lecitina di soia (E322), coloranti: E-150d, E160a(ii); conservante: E202.',
    list: [
      'Acqua',
      'emulsionanti <emulsifier> [E471 {E471}; E 472e {E472e}; lecitina di soia {E322}]',
      'coloranti <colour> [E-150d {E150d}; E160a(ii) {E160a(ii)}]',
      'conservante <preservative> [E202 {E202}]',
      'allergens: soybeans',
      'traces: ',
    ],
  },
  {
    name: 'flavours',
    input:
      'Gusto cacao: proteine isolate del siero di LATTE, cacao (10%), edulcorante: sucralosio. Gusto vaniglia: proteine isolate del siero di LATTE, aroma naturale di vaniglia, edulcorante: sucralosio.',
    list: [
      'Gusto cacao => proteine isolate del siero di latte; cacao 10%; edulcorante <sweetener> [sucralosio]',
      'Gusto vaniglia => proteine isolate del siero di latte; aroma naturale di vaniglia; edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'flavours on lines of their own',
    input: [
      'INGREDIENTI (gusto nocciola): farina di AVENA, NOCCIOLE 12%, sale.',
      'INGREDIENTI (gusto cocco): farina di AVENA, cocco rapé 12%, sale.',
    ].join('\n'),
    list: [
      'gusto nocciola => farina di avena; nocciole 12%; sale',
      'gusto cocco => farina di avena; cocco rapé 12%; sale',
      'allergens: gluten nuts',
      'traces: ',
    ],
  },
  {
    name: 'only in one flavour',
    input:
      'Isolato di proteine del siero del latte, cacao in polvere (solo gusto cacao), aromi, colorante: carminio (solo gusto fragola)',
    list: [
      'Isolato di proteine del siero del latte',
      'cacao in polvere (solo gusto cacao)',
      'aromi',
      'colorante <colour> [carminio (solo gusto fragola)]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'false friends',
    input:
      'Burro di cacao, latte di cocco in polvere, noce moscata, farina di grano saraceno, burro di karité, noce di cola, acido lattico. Senza lattosio. Senza glutine.',
    list: [
      'Burro di cacao',
      'latte di cocco in polvere',
      'noce moscata',
      'farina di grano saraceno',
      'burro di karité',
      'noce di cola',
      'acido lattico',
      'allergens: ',
      'traces: ',
    ],
    notes: ['Senza lattosio.', 'Senza glutine.'],
  },
  {
    name: 'exemptions',
    input:
      'Sciroppo di glucosio di frumento, maltodestrine di frumento, destrosio di grano, olio di soia totalmente raffinato, fitosteroli da soia, lattitolo.',
    list: [
      'Sciroppo di glucosio di frumento exempt',
      'maltodestrine di frumento exempt',
      'destrosio di grano exempt',
      'olio di soia totalmente raffinato exempt',
      'fitosteroli da soia exempt',
      'lattitolo exempt',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'statements on allergens',
    input:
      'Proteine idrolizzate (contiene latte), lecitina (deriva da soia), aroma. Contiene: latte e soia. Prodotto in uno stabilimento che lavora anche uova, arachidi e frutta a guscio.',
    list: [
      'Proteine idrolizzate',
      'lecitina',
      'aroma',
      'allergens: milk soybeans',
      'traces: eggs peanuts nuts',
    ],
  },
  {
    name: 'variable proportions',
    input:
      'Oli vegetali in proporzione variabile (girasole, colza), farina di riso, sale iodato (sale, iodato di potassio), aromi naturali.',
    list: [
      'Oli vegetali in proporzione variabile [girasole; colza]',
      'farina di riso',
      'sale iodato [sale; iodato di potassio]',
      'aromi naturali',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'vitamins in a group',
    input:
      'Maltodestrine, vitamine: acido L-ascorbico, nicotinammide, cianocobalamina; minerali (citrato di magnesio, cloruro di potassio), aromi.',
    list: [
      'Maltodestrine',
      'vitamine [acido L-ascorbico; nicotinammide; cianocobalamina]',
      'minerali [citrato di magnesio; cloruro di potassio]',
      'aromi',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'emphasis in markup',
    input:
      '<p><strong>Ingredienti:</strong> fiocchi di <b>avena</b> 60%, miele, <b>nocciole</b> 10%, _sesamo_, **latte** in polvere.</p>',
    list: [
      'fiocchi di avena 60%',
      'miele',
      'nocciole 10%',
      'sesamo',
      'latte in polvere',
      'allergens: gluten nuts sesame milk',
      'traces: ',
    ],
  },
  {
    name: 'list on lines',
    input: ['- Avena integrale', '- Mandorle 20%', '- Miele', '- Sale'].join('\n'),
    list: [
      'Avena integrale',
      'Mandorle 20%',
      'Miele',
      'Sale',
      'allergens: gluten nuts',
      'traces: ',
    ],
  },
  {
    name: 'percentages everywhere',
    input:
      '40% datteri, mandorle 30%, cacao (20%), cioccolato (zucchero, burro di cacao) 10%, sale (min. 0,5%)',
    list: [
      'datteri 40%',
      'mandorle 30%',
      'cacao 20%',
      'cioccolato 10% [zucchero; burro di cacao]',
      'sale 0.5%',
      'allergens: nuts',
      'traces: ',
    ],
  },
  {
    name: 'probiotics',
    input:
      'Fruttoligosaccaridi, fermenti lattici (Lactobacillus acidophilus, Bifidobacterium lactis), capsula: idrossipropilmetilcellulosa; antiagglomerante: magnesio stearato.',
    list: [
      'Fruttoligosaccaridi',
      'fermenti lattici [Lactobacillus acidophilus; Bifidobacterium lactis]',
      'capsula [idrossipropilmetilcellulosa]',
      'antiagglomerante <antiCakingAgent> [magnesio stearato]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'class in brackets',
    input:
      'Latte scremato in polvere, addensante (gomma di guar), edulcorante (E955), emulsionante (lecitine (SOIA)), correttore di acidità (acido citrico).',
    list: [
      'Latte scremato in polvere',
      'addensante <thickener> [gomma di guar]',
      'edulcorante {E955} <sweetener>',
      'emulsionante <emulsifier> [lecitine]',
      'correttore di acidità <acidityRegulator> [acido citrico]',
      'allergens: milk soybeans',
      'traces: ',
    ],
  },
  {
    name: 'footnotes',
    input:
      'Cacao*, zucchero di canna*, burro di cacao*, lecitina di girasole. *da agricoltura biologica. Può contenere frutta a guscio.',
    list: [
      'Cacao',
      'zucchero di canna',
      'burro di cacao',
      'lecitina di girasole',
      'allergens: ',
      'traces: nuts',
    ],
    notes: ['*da agricoltura biologica.'],
  },
  {
    name: 'label text with what follows',
    input:
      "Ingredienti: creatina monoidrato 100%. Modalità d'uso: sciogliere 3 g in acqua o latte. Avvertenze: non superare la dose. Può contenere tracce di soia.",
    list: ['creatina monoidrato 100%', 'allergens: ', 'traces: soybeans'],
  },
  {
    name: 'details with marked lines',
    input: {
      features: [
        '82 g di proteine',
        '**INGREDIENTI:** caseina micellare (dal LATTE) 94%, aroma naturale. Può contenere tracce di SOIA.',
        "**MODALITÀ D'USO:** 30 g in acqua.",
      ],
    },
    list: ['caseina micellare 94%', 'aroma naturale', 'allergens: milk', 'traces: soybeans'],
  },
  {
    name: 'details with a field',
    input: {
      features: {
        ingredienti: "Albume d'UOVO in polvere 100%",
        avvertenze: 'Può contenere tracce di latte.',
      },
    },
    list: ["Albume d'uovo in polvere 100%", 'allergens: eggs', 'traces: milk'],
  },
  {
    name: 'details with a long description',
    input: {
      long_description:
        'La nostra barretta. Ingredienti: datteri 60%, ANACARDI 40%. Conservazione: in luogo fresco.',
    },
    list: ['datteri 60%', 'anacardi 40%', 'allergens: nuts', 'traces: '],
  },
  {
    name: 'list of texts',
    input: ['farina di riso', 'olio di cocco 5%', 'sale'],
    list: ['farina di riso', 'olio di cocco 5%', 'sale', 'allergens: ', 'traces: '],
  },
];
