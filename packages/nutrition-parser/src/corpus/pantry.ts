import type { ListLabel } from './label.ts';

/** Lists of ingredients of powders, bars, gels, capsules, drinks and spreads as packs print them. */
export const pantry: readonly ListLabel[] = [
  {
    name: 'a blend whose shares stand before the names',
    input:
      'INGREDIENTI: 70% proteine del siero di latte concentrate (LATTE), 20% proteine del siero di latte isolate (LATTE), 5% caseinato di calcio (LATTE), cacao in polvere a ridotto contenuto di grassi, aromi, sale, edulcorante (sucralosio).',
    list: [
      'proteine del siero di latte concentrate 70%',
      'proteine del siero di latte isolate 20%',
      'caseinato di calcio 5%',
      'cacao in polvere a ridotto contenuto di grassi',
      'aromi',
      'sale',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'what may be contained, in a bracket',
    input:
      'Ingredienti: cioccolato fondente 70% (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di girasole; può contenere latte e frutta a guscio), crisp di proteine (proteine di SOIA, amido di tapioca, sale).',
    list: [
      'cioccolato fondente 70% [pasta di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitina di girasole]]',
      'crisp di proteine [proteine di soia; amido di tapioca; sale]',
      'allergens: soybeans',
      'traces: milk nuts',
    ],
  },
  {
    name: 'a tablet with its coating under a heading',
    input:
      'Compressa: L-arginina, agente di carica: cellulosa microcristallina; antiagglomeranti: magnesio stearato, biossido di silicio. Rivestimento: idrossipropilmetilcellulosa, colorante: biossido di titanio; talco.',
    list: [
      'Compressa [L-arginina; agente di carica <bulkingAgent> [cellulosa microcristallina]; antiagglomeranti <antiCakingAgent> [magnesio stearato; biossido di silicio]]',
      'Rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
      'colorante <colour> [biossido di titanio]',
      'talco',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a gel of maltodextrins',
    input:
      'Ingredienti: acqua, maltodestrine 38%, fruttosio 18%, acidificante: acido citrico, cloruro di sodio, aroma naturale di limone, conservanti: sorbato di potassio, benzoato di sodio, addensante: gomma di gellano, caffeina 0,12%.',
    list: [
      'acqua',
      'maltodestrine 38%',
      'fruttosio 18%',
      'acidificante <acid> [acido citrico]',
      'cloruro di sodio',
      'aroma naturale di limone',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'addensante <thickener> [gomma di gellano]',
      'caffeina 0.12%',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a multivitamin with its salts and forms',
    input:
      'Ingredienti: agente di carica: cellulosa; magnesio ossido; acido L-ascorbico (vitamina C); ferro fumarato; nicotinammide (niacina); zinco citrato; D-alfa-tocoferil acetato (vitamina E); calcio D-pantotenato (acido pantotenico); antiagglomeranti: sali di magnesio degli acidi grassi, biossido di silicio; piridossina cloridrato (vitamina B6); acido pteroil-monoglutammico (acido folico); D-biotina; sodio selenito; cianocobalamina (vitamina B12).',
    list: [
      'agente di carica <bulkingAgent> [cellulosa]',
      'magnesio ossido',
      'acido L-ascorbico [vitamina C]',
      'ferro fumarato',
      'nicotinammide [niacina]',
      'zinco citrato',
      'D-alfa-tocoferil acetato [vitamina E]',
      'calcio D-pantotenato [acido pantotenico]',
      'antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi; biossido di silicio]',
      'piridossina cloridrato [vitamina B6]',
      'acido pteroil-monoglutammico [acido folico]',
      'D-biotina',
      'sodio selenito',
      'cianocobalamina [vitamina B12]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a peanut spread with whey',
    input:
      'Ingredienti: ARACHIDI tostate 78%, proteine del siero di LATTE in polvere 15%, olio di girasole alto oleico, sale marino. Può contenere tracce di FRUTTA A GUSCIO, SESAMO e SOIA.',
    list: [
      'arachidi tostate 78%',
      'proteine del siero di latte in polvere 15%',
      'olio di girasole alto oleico',
      'sale marino',
      'allergens: peanuts milk',
      'traces: nuts sesame soybeans',
    ],
  },
  {
    name: 'an energy drink with the caffeine warned of',
    input:
      "Ingredienti: acqua, anidride carbonica, acidificanti: acido citrico, acido malico; taurina (0,4%), correttore di acidità: citrati di sodio; aromi, edulcoranti: sucralosio, acesulfame K; conservante: acido sorbico; caffeina (0,03%), coloranti: E150d, riboflavine; vitamine (niacina, B6, B12). Elevato tenore di caffeina. Non raccomandato per i bambini e durante la gravidanza o l'allattamento.",
    list: [
      'acqua',
      'anidride carbonica',
      'acidificanti <acid> [acido citrico; acido malico]',
      'taurina 0.4%',
      'correttore di acidità <acidityRegulator> [citrati di sodio]',
      'aromi',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'conservante <preservative> [acido sorbico]',
      'caffeina 0.03%',
      'coloranti <colour> [E150d {E150d}; riboflavine]',
      'vitamine [niacina; B6; B12]',
      'allergens: ',
      'traces: ',
    ],
    notes: [
      'Elevato tenore di caffeina.',
      "Non raccomandato per i bambini e durante la gravidanza o l'allattamento.",
    ],
  },
  {
    name: 'oat flour with its flavours',
    input: [
      "Ingredienti gusto biscotto: farina d'AVENA integrale 98%, aromi, edulcorante: glicosidi steviolici.",
      "Ingredienti gusto nocciola: farina d'AVENA integrale 95%, NOCCIOLE in polvere 3%, aromi, edulcorante: glicosidi steviolici.",
    ].join('\n'),
    list: [
      "gusto biscotto => farina d'avena integrale 98%; aromi; edulcorante <sweetener> [glicosidi steviolici]",
      "gusto nocciola => farina d'avena integrale 95%; nocciole in polvere 3%; aromi; edulcorante <sweetener> [glicosidi steviolici]",
      'allergens: gluten nuts',
      'traces: ',
    ],
  },
  {
    name: 'botanicals with parts, strengths and carriers',
    input:
      'Griffonia (Griffonia simplicifolia Baill.) semi e.s. tit. 99% 5-HTP; maltodestrine; Passiflora (Passiflora incarnata L.) parti aeree e.s. tit. 4% vitexina (supporto: maltodestrina); Melatonina 1 mg; capsula: gelatina alimentare.',
    list: [
      'Griffonia (Griffonia simplicifolia Baill.) semi e.s. tit. 99% 5-HTP',
      'maltodestrine',
      'Passiflora (Passiflora incarnata L.) parti aeree e.s. tit. 4% vitexina [supporto <carrier> [maltodestrina]]',
      'Melatonina 1 mg',
      'capsula [gelatina alimentare]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a wafer in layers',
    input:
      'Ingredienti: farcitura alla nocciola 65% (zucchero, olio di palma, NOCCIOLE 10%, siero di LATTE in polvere, cacao magro, emulsionante: lecitina di SOIA), cialda 35% (farina di GRANO tenero, fecola di patate, olio di girasole, agente lievitante: carbonato acido di sodio; sale). Può contenere: uova, arachidi, altra frutta a guscio.',
    list: [
      'farcitura alla nocciola 65% [zucchero; olio di palma; nocciole 10%; siero di latte in polvere; cacao magro; emulsionante <emulsifier> [lecitina di soia]]',
      'cialda 35% [farina di grano tenero; fecola di patate; olio di girasole; agente lievitante <raisingAgent> [carbonato acido di sodio]; sale]',
      'allergens: nuts milk soybeans gluten',
      'traces: eggs peanuts nuts',
    ],
  },
  {
    name: 'fish gelatine gummies with codes',
    input:
      'Sciroppo di glucosio, zucchero, acqua, gelatina (PESCE), acidificanti (E330, E296), succo di sambuco concentrato, aromi, agente di rivestimento (E903), vitamina D3.',
    list: [
      'Sciroppo di glucosio',
      'zucchero',
      'acqua',
      'gelatina',
      'acidificanti <acid> [E330 {E330}; E296 {E296}]',
      'succo di sambuco concentrato',
      'aromi',
      'agente di rivestimento {E903} <glazingAgent>',
      'vitamina D3',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'what is free of things, and where it is packed',
    input:
      'Ingredienti: proteine isolate di pisello 80%, proteine di riso 15%, cacao 4%, aroma naturale. Senza glutine. Senza lattosio. Prodotto in uno stabilimento che utilizza latte, uova, soia e crostacei.',
    list: [
      'proteine isolate di pisello 80%',
      'proteine di riso 15%',
      'cacao 4%',
      'aroma naturale',
      'allergens: ',
      'traces: milk eggs soybeans crustaceans',
    ],
    notes: ['Senza glutine.', 'Senza lattosio.'],
  },
  {
    name: 'lines with bullets and shares at the ends',
    input: [
      'INGREDIENTI',
      '• Farina di MANDORLE 40%',
      '• Eritritolo 25%',
      '• Proteine del latte 20%',
      '• Olio di cocco 10%',
      '• Sale rosa',
    ].join('\n'),
    list: [
      'Farina di mandorle 40%',
      'Eritritolo 25%',
      'Proteine del latte 20%',
      'Olio di cocco 10%',
      'Sale rosa',
      'allergens: nuts milk',
      'traces: ',
    ],
  },
  {
    name: 'a pre-workout with ratios and brands',
    input:
      'Ingredienti: L-citrullina DL-malato 2:1, beta-alanina (CarnoSyn®), L-arginina alfa-chetoglutarato (AAKG), acidificante acido malico, L-tirosina, caffeina anidra, aromi, antiagglomerante biossido di silicio, edulcoranti sucralosio e acesulfame K, colorante E133.',
    list: [
      'L-citrullina DL-malato 2:1',
      'beta-alanina [CarnoSyn®]',
      'L-arginina alfa-chetoglutarato [AAKG]',
      'acidificante acido malico <acid>',
      'L-tirosina',
      'caffeina anidra',
      'aromi',
      'antiagglomerante biossido di silicio <antiCakingAgent>',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'colorante <colour> [E133 {E133}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a cream of hazelnuts, the allergens in bold tags',
    input:
      '<p><b>Ingredienti</b>: <strong>nocciole</strong> 55%, eritritolo, cacao magro 9%, proteine del <strong>latte</strong>, emulsionante: lecitina di girasole, aroma vaniglia.</p><p>Pu&ograve; contenere altra <strong>frutta a guscio</strong>.</p>',
    list: [
      'nocciole 55%',
      'eritritolo',
      'cacao magro 9%',
      'proteine del latte',
      'emulsionante <emulsifier> [lecitina di girasole]',
      'aroma vaniglia',
      'allergens: nuts milk',
      'traces: nuts',
    ],
  },
  {
    name: 'amino acids by fermentation and their lecithin',
    input:
      'Aminoacidi ramificati 2:1:1 (L-Leucina, L-Isoleucina, L-Valina) da fermentazione vegetale, emulsionante: lecitina di SOIA; agente antiagglomerante: silice; vitamina B6 (piridossina cloridrato); involucro: idrossipropilmetilcellulosa.',
    list: [
      'Aminoacidi ramificati 2:1:1 da fermentazione vegetale [L-Leucina; L-Isoleucina; L-Valina]',
      'emulsionante <emulsifier> [lecitina di soia]',
      'agente antiagglomerante <antiCakingAgent> [silice]',
      'vitamina B6 [piridossina cloridrato]',
      'involucro [idrossipropilmetilcellulosa]',
      'allergens: soybeans',
      'traces: ',
    ],
  },
  {
    name: 'cereals named by the law',
    input:
      'Ingredienti: farina di FRUMENTO tipo 0, GLUTINE di FRUMENTO, crusca di AVENA, semi di SESAMO, semi di lino, proteine di LUPINO, malto d’ORZO, lievito, sale. Può contenere SENAPE.',
    list: [
      'farina di frumento tipo 0',
      'glutine di frumento',
      'crusca di avena',
      'semi di sesamo',
      'semi di lino',
      'proteine di lupino',
      'malto d’orzo',
      'lievito',
      'sale',
      'allergens: gluten sesame lupin',
      'traces: mustard',
    ],
  },
  {
    name: 'dried fruit kept with sulphur',
    input:
      'Albicocche 60% (albicocche, conservante: anidride SOLFOROSA), datteri 38% (datteri, farina di riso), succo di limone.',
    list: [
      'Albicocche 60% [albicocche; conservante <preservative> [anidride solforosa]]',
      'datteri 38% [datteri; farina di riso]',
      'succo di limone',
      'allergens: sulphites',
      'traces: ',
    ],
  },
  {
    name: 'omega 3 with its antioxidants',
    input:
      'Ingredienti: olio di pesce (PESCE) ad alto contenuto di omega-3 (EPA 33%, DHA 22%); capsula (gelatina bovina, agente di resistenza: glicerolo); antiossidanti: tocoferoli misti, palmitato di ascorbile.',
    list: [
      'olio di pesce ad alto contenuto di omega-3 [EPA 33%; DHA 22%]',
      'capsula [gelatina bovina; agente di resistenza <firmingAgent> [glicerolo]]',
      'antiossidanti <antioxidant> [tocoferoli misti; palmitato di ascorbile]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'an English list on an imported tub',
    input:
      'Ingredients: whey protein isolate (MILK), cocoa powder, flavourings, emulsifier: SOY lecithin, sweeteners: sucralose, acesulfame K. May contain egg, gluten and nuts.',
    list: [
      'whey protein isolate',
      'cocoa powder',
      'flavourings',
      'emulsifier <emulsifier> [soy lecithin]',
      'sweeteners <sweetener> [sucralose; acesulfame K]',
      'allergens: milk soybeans',
      'traces: eggs gluten nuts',
    ],
  },
  {
    name: 'shares by flavour in a bracket',
    input:
      'Ingredienti: proteine del siero del LATTE (96% gusto neutro; 88% gusto cacao), cacao (solo gusto cacao), aromi (esclusi nel gusto neutro), enzimi: lattasi.',
    list: [
      'proteine del siero del latte 96%',
      'cacao (solo gusto cacao)',
      'aromi (esclusi nel gusto neutro)',
      'enzimi [lattasi]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'yogurt powder and ferments',
    input:
      'Ingredienti: Inulina da cicoria, fermenti lattici [Lactobacillus acidophilus (ATCC SD5221) 10 mld, Bifidobacterium lactis 5 mld], yogurt in polvere (LATTE) 8%, amido di mais; antiagglomerante: biossido di silicio [nano].',
    list: [
      'Inulina da cicoria',
      'fermenti lattici [Lactobacillus acidophilus 10 mld [ATCC SD5221]; Bifidobacterium lactis 5 mld]',
      'yogurt in polvere 8%',
      'amido di mais',
      'antiagglomerante <antiCakingAgent> [biossido di silicio (nano)]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'egg whites with salt and spices',
    input:
      'ALBUME d’UOVO pastorizzato 97%, sale, spezie (contiene SEDANO), acidificante: acido citrico.',
    list: [
      'albume d’uovo pastorizzato 97%',
      'sale',
      'spezie',
      'acidificante <acid> [acido citrico]',
      'allergens: eggs celery',
      'traces: ',
    ],
  },
  {
    name: 'coconut, cocoa butter and nutmeg are none',
    input:
      'Ingredienti: latte di cocco in polvere, burro di cacao, farina di grano saraceno, noce moscata, latte di mandorla, burro di arachidi, panna vegetale (acqua, olio di cocco).',
    list: [
      'latte di cocco in polvere',
      'burro di cacao',
      'farina di grano saraceno',
      'noce moscata',
      'latte di mandorla',
      'burro di arachidi',
      'panna vegetale [acqua; olio di cocco]',
      'allergens: nuts peanuts',
      'traces: ',
    ],
  },
  {
    name: 'a list cut off by what follows on the label',
    input:
      'INGREDIENTI: creatina monoidrato 100%. MODALITÀ D’USO: 3 g al giorno. AVVERTENZE: tenere fuori dalla portata dei bambini. Contiene latte? No.',
    list: ['creatina monoidrato 100%', 'allergens: ', 'traces: '],
  },
  {
    name: 'a risotto in one line of capitals',
    input:
      'INGREDIENTI: RISO (ITALIA) 62%, PROTEINE DI SOIA RISTRUTTURATE 18%, FORMAGGIO GRANA PADANO DOP (LATTE, SALE, CAGLIO, CONSERVANTE: LISOZIMA DA UOVO), ZAFFERANO 0,1%. PUÒ CONTENERE TRACCE DI GLUTINE, CROSTACEI E PESCE.',
    list: [
      'RISO 62% [ITALIA]',
      'PROTEINE DI SOIA RISTRUTTURATE 18%',
      'FORMAGGIO GRANA PADANO DOP [LATTE; SALE; CAGLIO; CONSERVANTE <preservative> [LISOZIMA DA UOVO]]',
      'ZAFFERANO 0.1%',
      'allergens: soybeans milk eggs',
      'traces: gluten crustaceans fish',
    ],
  },
  {
    name: 'collagen with vitamin C, ampersand and accents as apostrophes',
    input:
      "Ingredienti: collagene idrolizzato di PESCE (Verisol&reg;) 83%, correttore di acidita': acido citrico, vitamina C (acido L-ascorbico), acido ialuronico, aroma d'arancia &amp; limone. Puo' contenere tracce di latte.",
    list: [
      'collagene idrolizzato di pesce 83% [Verisol®]',
      "correttore di acidita' <acidityRegulator> [acido citrico]",
      'vitamina C [acido L-ascorbico]',
      'acido ialuronico',
      "aroma d'arancia & limone",
      'allergens: fish',
      'traces: milk',
    ],
  },
  {
    name: 'a whole label object, the list under ingredienti',
    input: {
      ingredienti: [
        'Proteine del siero di latte isolate (LATTE) 90%',
        'Cacao magro',
        'Emulsionante: lecitina di girasole',
        'Edulcorante: sucralosio',
      ],
      avvertenze: 'Può contenere tracce di uova.',
    },
    list: [
      'Proteine del siero di latte isolate 90%',
      'Cacao magro',
      'Emulsionante <emulsifier> [lecitina di girasole]',
      'Edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: eggs',
    ],
  },
  {
    name: 'a hair capsule with a food colour shell',
    input:
      'L-metionina, miglio (Panicum miliaceum L.) semi e.s. tit. 10% silicio, zinco gluconato, capsula vegetale (idrossipropilmetilcellulosa, coloranti: ossidi di ferro, clorofillina rameica), L-cistina, antiagglomerante: sali di magnesio degli acidi grassi, rame gluconato, biotina.',
    list: [
      'L-metionina',
      'miglio (Panicum miliaceum L.) semi e.s. tit. 10% silicio',
      'zinco gluconato',
      'capsula vegetale [idrossipropilmetilcellulosa; coloranti <colour> [ossidi di ferro; clorofillina rameica]]',
      'L-cistina',
      'antiagglomerante <antiCakingAgent> [sali di magnesio degli acidi grassi]',
      'rame gluconato',
      'biotina',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a salad bowl with squid and anchovies',
    input:
      'Ingredienti: tonno (PESCE) 30%, calamari (MOLLUSCHI) 12%, gamberetti (CROSTACEI) 10%, olive, acciughe, olio extravergine di oliva, aceto di vino (contiene SOLFITI).',
    list: [
      'tonno 30%',
      'calamari 12%',
      'gamberetti 10%',
      'olive',
      'acciughe',
      'olio extravergine di oliva',
      'aceto di vino',
      'allergens: fish molluscs crustaceans sulphites',
      'traces: ',
    ],
  },
  {
    name: 'syrups of wheat are exempt, its fibre is not',
    input:
      'Sciroppo di glucosio (da FRUMENTO), destrosio di frumento, maltodestrine di frumento, fibra di FRUMENTO, olio di soia raffinato, tocoferoli naturali da soia, amido di frumento.',
    list: [
      'Sciroppo di glucosio exempt',
      'destrosio di frumento exempt',
      'maltodestrine di frumento exempt',
      'fibra di frumento',
      'olio di soia raffinato exempt',
      'tocoferoli naturali da soia exempt',
      'amido di frumento',
      'allergens: gluten',
      'traces: ',
    ],
  },
  {
    name: 'the footnotes of organic and fair trade',
    input:
      'Ingredienti: pasta di cacao*°, zucchero di canna*°, burro di cacao*, nibs di cacao* (3%). *biologico. °Fairtrade. Cacao: 72% minimo.',
    list: [
      'pasta di cacao',
      'zucchero di canna',
      'burro di cacao',
      'nibs di cacao 3%',
      'allergens: ',
      'traces: ',
    ],
    notes: ['*biologico.', '°Fairtrade.', 'Cacao: 72% minimo.'],
  },
  {
    name: 'an electrolyte tablet, two classes side by side',
    input:
      'Acidificanti: acido citrico, acido malico, correttori di acidità: carbonato acido di sodio, carbonato di potassio, agente di carica: sorbitolo, carbonato di magnesio, aroma naturale di pompelmo, succo di barbabietola in polvere, edulcoranti: sucralosio, glicosidi steviolici da stevia, cloruro di sodio.',
    list: [
      'Acidificanti <acid> [acido citrico; acido malico]',
      'correttori di acidità <acidityRegulator> [carbonato acido di sodio; carbonato di potassio]',
      'agente di carica <bulkingAgent> [sorbitolo]',
      'carbonato di magnesio',
      'aroma naturale di pompelmo',
      'succo di barbabietola in polvere',
      'edulcoranti <sweetener> [sucralosio; glicosidi steviolici da stevia]',
      'cloruro di sodio',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'allergens told apart from the list',
    input:
      'Ingredienti: proteine concentrate del siero, cacao, aromi. Allergeni: latte, soia. Può contenere: glutine.',
    list: [
      'proteine concentrate del siero',
      'cacao',
      'aromi',
      'allergens: milk soybeans',
      'traces: gluten',
    ],
  },
  {
    name: 'a plain sugar-free syrup, a full stop between classes',
    input:
      'Acqua. Addensanti: gomma di cellulosa, gomma xantana. Aromi. Conservante: sorbato di potassio. Edulcorante: sucralosio.',
    list: [
      'Acqua',
      'Addensanti <thickener> [gomma di cellulosa; gomma xantana]',
      'Aromi',
      'Conservante <preservative> [sorbato di potassio]',
      'Edulcorante <sweetener> [sucralosio]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a bar with shares in decimals and nested crisp',
    input:
      'proteine del latte 32,5%; copertura al gusto caramello 18% [edulcorante: maltitolo; grassi vegetali (palma, karité); latte scremato in polvere; emulsionanti: lecitine (soia), E476]; idrolizzato di collagene; oligofruttosio; crispies di soia 6,5% (proteine della soia 60%, farina di riso, sale); umidificante: glicerolo.',
    list: [
      'proteine del latte 32.5%',
      'copertura al gusto caramello 18% [edulcorante <sweetener> [maltitolo]; grassi vegetali [palma; karité]; latte scremato in polvere; emulsionanti <emulsifier> [lecitine; E476 {E476}]]',
      'idrolizzato di collagene',
      'oligofruttosio',
      'crispies di soia 6.5% [proteine della soia 60%; farina di riso; sale]',
      'umidificante <humectant> [glicerolo]',
      'allergens: milk soybeans',
      'traces: ',
    ],
  },
  {
    name: 'two tastes told after a common base',
    input:
      'Ingredienti: maltodestrine, L-glutammina, acidificante: acido citrico, edulcorante: sucralosio. Gusto arancia: aroma arancia, colorante: betacarotene. Gusto mela verde: aroma mela verde, coloranti: E141, E100.',
    list: [
      '* => maltodestrine; L-glutammina; acidificante <acid> [acido citrico]; edulcorante <sweetener> [sucralosio]',
      'Gusto arancia => aroma arancia; colorante <colour> [betacarotene]',
      'Gusto mela verde => aroma mela verde; coloranti <colour> [E141 {E141}; E100 {E100}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'traces under the heading of allergens, members joined by a sign',
    input: [
      'Ingredienti:',
      'Farina di riso 60%',
      'Proteine di pisello 30%',
      'Edulcoranti: sucralosio & glicosidi steviolici',
      '',
      'Allergeni: può contenere tracce di soia',
    ].join('\n'),
    list: [
      'Farina di riso 60%',
      'Proteine di pisello 30%',
      'Edulcoranti <sweetener> [sucralosio; glicosidi steviolici]',
      'allergens: ',
      'traces: soybeans',
    ],
  },
  {
    name: 'an aloe drink, members between dashes',
    input:
      'Ingredienti: Acqua; Aloe vera (Aloe barbadensis Miller) succo 99,7%; acidificante: acido citrico; conservanti: potassio sorbato - sodio benzoato.',
    list: [
      'Acqua',
      'Aloe vera (Aloe barbadensis Miller) succo 99.7%',
      'acidificante <acid> [acido citrico]',
      'conservanti <preservative> [potassio sorbato; sodio benzoato]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'where the farming is from',
    input:
      'Farina di ceci, olio di oliva, sale, paprika. Prodotto in Italia. Da agricoltura biologica UE/non UE. Conservare in luogo fresco.',
    list: ['Farina di ceci', 'olio di oliva', 'sale', 'paprika', 'allergens: ', 'traces: '],
    notes: [
      'Prodotto in Italia.',
      'Da agricoltura biologica UE/non UE.',
      'Conservare in luogo fresco.',
    ],
  },
  {
    name: 'a honey and royal jelly vial',
    input:
      'Ingredienti: acqua, miele millefiori italiano 20%, succo concentrato di mela, pappa reale fresca 10%, propoli e.i. (soluzione idroalcolica), conservante: potassio sorbato, acidificante: acido citrico.',
    list: [
      'acqua',
      'miele millefiori italiano 20%',
      'succo concentrato di mela',
      'pappa reale fresca 10%',
      'propoli e.i. [soluzione idroalcolica]',
      'conservante <preservative> [potassio sorbato]',
      'acidificante <acid> [acido citrico]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'glucosamine from the sea',
    input:
      'Glucosamina solfato 2KCl (da CROSTACEI), condroitina solfato (da cartilagine di PESCE), metilsulfonilmetano (MSM), agenti di carica: calcio fosfato, cellulosa microcristallina, stabilizzante: carbossimetilcellulosa sodica reticolata.',
    list: [
      'Glucosamina solfato 2KCl',
      'condroitina solfato',
      'metilsulfonilmetano [MSM]',
      'agenti di carica <bulkingAgent> [calcio fosfato; cellulosa microcristallina]',
      'stabilizzante <stabiliser> [carbossimetilcellulosa sodica reticolata]',
      'allergens: crustaceans fish',
      'traces: ',
    ],
  },
  {
    name: 'egg shells, nuts by their Latin name and the vague rest',
    input:
      'Farina di anacardi (Anacardium occidentale), noci pecan, pinoli, castagne, semi di zucca, burro chiarificato, albumina d’uovo, estratto di malto.',
    list: [
      'Farina di anacardi (Anacardium occidentale)',
      'noci pecan',
      'pinoli',
      'castagne',
      'semi di zucca',
      'burro chiarificato',
      'albumina d’uovo',
      'estratto di malto',
      'allergens: nuts milk eggs gluten',
      'traces: ',
    ],
  },
];
