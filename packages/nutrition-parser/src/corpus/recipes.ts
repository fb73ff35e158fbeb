import type { WholeLabel } from './label.ts';

/** Lists of ingredients as shops copy them. */
export const recipes: readonly WholeLabel[] = [
  {
    name: 'OCR of a creatine jar',
    input:
      "INGREDIENTl: Creatina monoidrato 100% (Creapure®).\n\nVALORI MEDI per dose\ngiornaliera (3,4 g)\nCreatina monoidrato.......3,4 g\ndi cui creatina..........3 g\nMODALITA' D'USO: sciogliere 3,4 g (un misurino raso) in acqua.",
    list: ['Creatina monoidrato 100% [Creapure®]', 'allergens:', 'traces:'],
  },
  {
    name: 'protein bar, ingredients with percentages everywhere and traces behind a dash',
    input:
      'Ingredienti: 36% miscela di proteine (proteine del LATTE, isolato di proteine di SOIA, proteine del siero di LATTE), sciroppo di fruttoligosaccaridi, 18% copertura al gusto cioccolato con edulcorante [edulcorante (maltitolo), burro di cacao, massa di cacao, LATTE in polvere, emulsionanti (lecitina di SOIA), aromi], umidificante (glicerolo), collagene idrolizzato (bovino), 3% ARACHIDI tostate, olio di girasole, aromi, sale, edulcorante (sucralosio). Può contenere tracce di UOVA, GLUTINE e FRUTTA A GUSCIO. Un consumo eccessivo può avere effetti lassativi.',
    list: [
      'miscela di proteine 36% [proteine del latte; isolato di proteine di soia; proteine del siero di latte]',
      'sciroppo di fruttoligosaccaridi',
      'copertura al gusto cioccolato con edulcorante 18% [edulcorante <sweetener> [maltitolo]; burro di cacao; massa di cacao; latte in polvere; emulsionanti <emulsifier> [lecitina di soia]; aromi]',
      'umidificante <humectant> [glicerolo]',
      'collagene idrolizzato (bovino)',
      'arachidi tostate 3%',
      'olio di girasole',
      'aromi',
      'sale',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk soybeans peanuts',
      'traces: eggs gluten nuts',
      'note: Un consumo eccessivo può avere effetti lassativi.',
    ],
  },
  {
    name: 'thermogenic with plants, run-on list with titrations and capsule at the end',
    input:
      'INGREDIENTI: Tè verde (Camellia sinensis (L.) Kuntze) foglie e.s. tit. 50% polifenoli e 10% caffeina; Caffè verde (Coffea canephora Pierre ex A. Froehner) semi e.s. tit. 45% in acido clorogenico; Guaranà (Paullinia cupana Kunth) semi e.s. tit. 10% caffeina; L-tirosina; agente di carica: cellulosa microcristallina; Pepe nero (Piper nigrum L.) frutti e.s. tit. 95% piperina; Cromo picolinato; antiagglomeranti: magnesio stearato vegetale, biossido di silicio. Capsula vegetale: idrossipropilmetilcellulosa.',
    list: [
      'Tè verde (Camellia sinensis (L.) Kuntze) foglie e.s. tit. 50% polifenoli e 10% caffeina',
      'Caffè verde (Coffea canephora Pierre ex A. Froehner) semi e.s. tit. 45% in acido clorogenico',
      'Guaranà (Paullinia cupana Kunth) semi e.s. tit. 10% caffeina',
      'L-tirosina',
      'agente di carica <bulkingAgent> [cellulosa microcristallina]',
      'Pepe nero (Piper nigrum L.) frutti e.s. tit. 95% piperina',
      'Cromo picolinato',
      'antiagglomeranti <antiCakingAgent> [magnesio stearato vegetale; biossido di silicio]',
      'Capsula vegetale [idrossipropilmetilcellulosa]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'amino acid tablets with a bracketed note on the class and coating',
    input:
      "Ingredienti: L-arginina HCl, L-ornitina HCl, L-lisina HCl; stabilizzanti: cellulosa microcristallina, fosfato bicalcico; agenti di rivestimento (idrossipropilmetilcellulosa, talco, cera d'api), antiagglomeranti: sali di magnesio degli acidi grassi (vegetali), silice. Senza glutine e senza lattosio.",
    list: [
      'L-arginina HCl',
      'L-ornitina HCl',
      'L-lisina HCl',
      'stabilizzanti <stabiliser> [cellulosa microcristallina; fosfato bicalcico]',
      "agenti di rivestimento <glazingAgent> [idrossipropilmetilcellulosa; talco; cera d'api]",
      'antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi (vegetali); silice]',
      'allergens:',
      'traces:',
      'note: Senza glutine e senza lattosio.',
    ],
  },
  {
    name: 'oat flour flavours in one text with Allergeni at the end',
    input:
      "INGREDIENTI\nGusto Biscotto: farina d'AVENA integrale 98%, aroma, edulcorante: sucralosio.\nGusto Cioccolato: farina d'AVENA integrale 92%, cacao magro 6%, aroma, edulcorante: sucralosio.\nALLERGENI: contiene glutine. Può contenere latte, soia, uova e frutta a guscio.",
    list: [
      "Gusto Biscotto => farina d'avena integrale 98%; aroma; edulcorante <sweetener> [sucralosio]",
      "Gusto Cioccolato => farina d'avena integrale 92%; cacao magro 6%; aroma; edulcorante <sweetener> [sucralosio]",
      'allergens: gluten',
      'traces: milk soybeans eggs nuts',
    ],
  },
  {
    name: 'protein pancake mix with the water to be added',
    input:
      "Ingredienti: farina di AVENA (45%), proteine del siero del LATTE in polvere (25%), albume d'UOVO in polvere (15%), farina di cocco, agenti lievitanti: bicarbonato di sodio, difosfato disodico; aroma, edulcorante: glicosidi steviolici da Stevia. Contiene naturalmente zuccheri. Può contenere frutta a guscio, soia, sesamo.",
    list: [
      'farina di avena 45%',
      'proteine del siero del latte in polvere 25%',
      "albume d'uovo in polvere 15%",
      'farina di cocco',
      'agenti lievitanti <raisingAgent> [bicarbonato di sodio; difosfato disodico]',
      'aroma',
      'edulcorante <sweetener> [glicosidi steviolici da Stevia]',
      'allergens: gluten milk eggs',
      'traces: nuts soybeans sesame',
      'note: Contiene naturalmente zuccheri.',
    ],
  },
  {
    name: 'hydration tablets ingredients, E codes with and without names',
    input:
      'Ingredienti: acidificante: E330; correttori di acidità: E500, E504, E170; agente di carica: E420; aroma naturale di limone, cloruro di sodio, cloruro di potassio, antiagglomerante: polietilenglicole; edulcoranti: E955, E960a (glicosidi steviolici); colorante: E101 riboflavina; acido ascorbico (vitamina C).',
    list: [
      'acidificante <acid> [E330 {E330}]',
      'correttori di acidità <acidityRegulator> [E500 {E500}; E504 {E504}; E170 {E170}]',
      'agente di carica <bulkingAgent> [E420 {E420}]',
      'aroma naturale di limone',
      'cloruro di sodio',
      'cloruro di potassio',
      'antiagglomerante <antiCakingAgent> [polietilenglicole]',
      'edulcoranti <sweetener> [E955 {E955}; E960a {E960a} [glicosidi steviolici]]',
      'colorante <colour> [riboflavina {E101}]',
      'acido ascorbico [vitamina C]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'soft caramels with melatonin, list in capitals',
    input:
      'INGREDIENTI: SCIROPPO DI GLUCOSIO (DA FRUMENTO), ZUCCHERO, ACQUA, GELIFICANTE: PECTINA; ACIDIFICANTE: ACIDO CITRICO; AROMI, SUCCO CONCENTRATO DI CAROTA NERA, MELATONINA, AGENTE DI RIVESTIMENTO: CERA DI CARNAUBA. PUÒ CONTENERE TRACCE DI LATTE E SOIA.',
    list: [
      'SCIROPPO DI GLUCOSIO exempt',
      'ZUCCHERO',
      'ACQUA',
      'GELIFICANTE <gellingAgent> [PECTINA]',
      'ACIDIFICANTE <acid> [ACIDO CITRICO]',
      'AROMI',
      'SUCCO CONCENTRATO DI CAROTA NERA',
      'MELATONINA',
      'AGENTE DI RIVESTIMENTO <glazingAgent> [CERA DI CARNAUBA]',
      'allergens:',
      'traces: milk soybeans',
    ],
  },
  {
    name: 'weights in the list of a tablet',
    input:
      'Ingredienti per compressa: magnesio ossido 310 mg, vitamina B6 (piridossina cloridrato) 1,4 mg, passiflora (Passiflora incarnata L.) erba con fiori estratto secco 100 mg, agente antiagglomerante: talco.',
    list: [
      'magnesio ossido 310 mg',
      'vitamina B6 1,4 mg [piridossina cloridrato]',
      'passiflora (Passiflora incarnata L.) erba con fiori estratto secco 100 mg',
      'agente antiagglomerante <antiCakingAgent> [talco]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'yogurt-like protein dessert with live cultures in percent',
    input:
      'LATTE scremato, proteine del LATTE (4,5%), crema di LATTE, amido modificato di mais, preparazione di frutta 8% (mirtilli 50%, acqua, addensante: pectine, succo di limone concentrato, aromi), fermenti lattici vivi',
    list: [
      'latte scremato',
      'proteine del latte 4.5%',
      'crema di latte',
      'amido modificato di mais <modifiedStarch>',
      'preparazione di frutta 8% [mirtilli 50%; acqua; addensante <thickener> [pectine]; succo di limone concentrato; aromi]',
      'fermenti lattici vivi',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'numbered ingredients',
    input: '1) Fiocchi di avena 2) Miele 15% 3) Mandorle 10% 4) Olio di girasole 5) Sale',
    list: [
      'Fiocchi di avena',
      'Miele 15%',
      'Mandorle 10%',
      'Olio di girasole',
      'Sale',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'claims, then table without the word of ingredients',
    input:
      'Senza zuccheri aggiunti, ricca di proteine, gusto irresistibile!\n\nPer 100 g\nEnergia 1580 kJ / 373 kcal\nProteine 75 g',
    list: [
      'allergens:',
      'traces:',
      'note: Senza zuccheri aggiunti, ricca di proteine, gusto irresistibile!',
    ],
  },
  {
    name: 'list of a bar in a pdf with hyphenated breaks',
    input:
      'Ingredienti: proteine del latte, sciroppo di ol-\nigofruttosio, burro di cacao, nocciole 9%, emul-\nsionante: lecitina di girasole, aromi naturali.\nPuò contenere tracce di arachidi, altra frutta a gu-\nscio e soia.',
    list: [
      'proteine del latte',
      'sciroppo di oligofruttosio',
      'burro di cacao',
      'nocciole 9%',
      'emulsionante <emulsifier> [lecitina di girasole]',
      'aromi naturali',
      'allergens: milk nuts',
      'traces: peanuts nuts soybeans',
    ],
  },
  {
    name: 'ketchup-like sauce zero with slashes',
    input:
      'Acqua, concentrato di pomodoro (28%), aceto di vino, amido modificato di mais, sale, edulcoranti (sucralosio / acesulfame K), addensante (gomma di guar), spezie (contiene SEDANO), conservante (E202).',
    list: [
      'Acqua',
      'concentrato di pomodoro 28%',
      'aceto di vino',
      'amido modificato di mais <modifiedStarch>',
      'sale',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'addensante <thickener> [gomma di guar]',
      'spezie',
      'conservante {E202} <preservative>',
      'allergens: celery',
      'traces:',
    ],
  },
  {
    name: 'softgel with its shell in brackets and percent at the end',
    input:
      'Olio di pesce concentrato (75% omega-3) 70%; gelatina alimentare (pesce); umidificante: glicerolo; antiossidante: estratto ricco in tocoferolo (SOIA).',
    list: [
      'Olio di pesce concentrato (75% omega-3) 70%',
      'gelatina alimentare',
      'umidificante <humectant> [glicerolo]',
      'antiossidante <antioxidant> [estratto ricco in tocoferolo exempt]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'allergens in Italian quotes and capitals with and without percent',
    input:
      'Ingredienti: FIOCCHI D’AVENA (41 %), sciroppo di riso, mandorle (12 %), burro di arachidi (100 % arachidi) 8 %, uvetta (solfiti), semi di SESAMO, sale rosa dell’Himalaya.',
    list: [
      'fiocchi d’avena 41%',
      'sciroppo di riso',
      'mandorle 12%',
      'burro di arachidi 8% [arachidi 100%]',
      'uvetta',
      'semi di sesamo',
      'sale rosa dell’Himalaya',
      'allergens: gluten nuts peanuts sulphites sesame',
      'traces:',
    ],
  },
  {
    name: 'additive classes in a row with semicolons missing',
    input:
      'Acqua, zucchero, acidificante: acido citrico, conservanti: sorbato di potassio, benzoato di sodio, edulcoranti: ciclammato di sodio, saccarina sodica, aromi, caffeina, taurina (0,4%), coloranti: E150d, E101, niacina, acido pantotenico, vitamina B6.',
    list: [
      'Acqua',
      'zucchero',
      'acidificante <acid> [acido citrico]',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'edulcoranti <sweetener> [ciclammato di sodio; saccarina sodica]',
      'aromi',
      'caffeina',
      'taurina 0.4%',
      'coloranti <colour> [E150d {E150d}; E101 {E101}]',
      'niacina',
      'acido pantotenico',
      'vitamina B6',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'cookie with sub-lists, percent in front and behind',
    input:
      'Frollino proteico (60%): farina di FRUMENTO, proteine del LATTE 20%, UOVA, olio di girasole; crema alla nocciola (40%): zucchero, NOCCIOLE 13%, cacao magro, emulsionante lecitina di SOIA.',
    list: [
      'Frollino proteico 60% [farina di frumento; proteine del latte 20%; uova; olio di girasole]',
      'crema alla nocciola 40% [zucchero; nocciole 13%; cacao magro; emulsionante lecitina di soia <emulsifier>]',
      'allergens: gluten milk eggs nuts soybeans',
      'traces:',
    ],
  },
  {
    name: 'honey gel, ingredients with stars of organic farming',
    input:
      'Ingredienti: miele di acacia* 78%, succo di limone* da concentrato, pappa reale fresca* 1%, sale marino. *da agricoltura biologica. Può contenere tracce di frutta a guscio.',
    list: [
      'miele di acacia 78%',
      'succo di limone da concentrato',
      'pappa reale fresca 1%',
      'sale marino',
      'allergens:',
      'traces: nuts',
      'note: *da agricoltura biologica.',
    ],
  },
  {
    name: 'rice cakes, statement with e altri cereali',
    input:
      'INGREDIENTI: riso integrale 99,7%, sale. PRODOTTO IN UNO STABILIMENTO CHE UTILIZZA ANCHE GLUTINE, SESAMO, SOIA E LATTE.',
    list: ['riso integrale 99.7%', 'sale', 'allergens:', 'traces: gluten sesame soybeans milk'],
  },
  {
    name: 'muesli with a list in a list and e/o',
    input:
      "Cereali 62% (fiocchi d'AVENA integrali, riso soffiato [riso, sale, malto d'ORZO]), oli vegetali (girasole e/o colza), frutta disidratata 11% (uva sultanina, mela con ANIDRIDE SOLFOROSA), fibra di cicoria (inulina).",
    list: [
      "Cereali 62% [fiocchi d'avena integrali; riso soffiato [riso; sale; malto d'orzo]]",
      'oli vegetali [girasole e/o colza]',
      'frutta disidratata 11% [uva sultanina; mela con anidride solforosa]',
      'fibra di cicoria [inulina]',
      'allergens: gluten sulphites',
      'traces:',
    ],
  },
  {
    name: 'statement of traces in brackets behind the last item without a stop',
    input:
      'proteine isolate del pisello, cacao, aroma, edulcorante (sucralosio) (può contenere tracce di soia e latte)',
    list: [
      'proteine isolate del pisello',
      'cacao',
      'aroma',
      'edulcorante <sweetener> [sucralosio]',
      'allergens:',
      'traces: soybeans milk',
    ],
  },
];
