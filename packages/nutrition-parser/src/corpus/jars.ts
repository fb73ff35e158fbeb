import type { PrintedLabel } from './label.ts';

/** Lists of jars, bars and tubs, as `printedList` writes them. */
export const jars: readonly PrintedLabel[] = [
  {
    name: 'whey cacao',
    input:
      'Ingredienti: Proteine del siero di LATTE concentrate (WPC 80%), cacao magro in polvere (10%), aromi, addensante: gomma di xanthan; edulcoranti: sucralosio, acesulfame-K; emulsionante: lecitina di girasole. Può contenere tracce di SOIA e UOVA.',
    lines: [
      'Proteine del siero di latte concentrate [WPC 80%]',
      'cacao magro in polvere 10%',
      'aromi',
      'addensante <thickener> [gomma di xanthan]',
      'edulcoranti <sweetener> [sucralosio; acesulfame-K]',
      'emulsionante <emulsifier> [lecitina di girasole]',
      'allergens: milk',
      'traces: soybeans eggs',
    ],
  },
  {
    name: 'bar coated',
    input:
      'Miscela di proteine 34% (proteine del LATTE, proteine del siero del LATTE, collagene idrolizzato), copertura al cioccolato al LATTE 20% [edulcorante: maltitolo; burro di cacao, LATTE intero in polvere, pasta di cacao, emulsionante: lecitina di SOIA, aroma vaniglia], umidificante: glicerolo, fibra (oligofruttosio), pasta di NOCCIOLE 3%, sale.',
    lines: [
      'Miscela di proteine 34% [proteine del latte; proteine del siero del latte; collagene idrolizzato]',
      'copertura al cioccolato al latte 20% [edulcorante <sweetener> [maltitolo]; burro di cacao; latte intero in polvere; pasta di cacao; emulsionante <emulsifier> [lecitina di soia]; aroma vaniglia]',
      'umidificante <humectant> [glicerolo]',
      'fibra [oligofruttosio]',
      'pasta di nocciole 3%',
      'sale',
      'allergens: milk soybeans nuts',
      'traces:',
    ],
  },
  {
    name: 'tablets',
    input:
      'Agente di carica: cellulosa microcristallina; Vitamina C (acido L-ascorbico), agenti antiagglomeranti: sali di magnesio degli acidi grassi, biossido di silicio; agente di rivestimento: idrossipropilmetilcellulosa; Zinco gluconato.',
    lines: [
      'Agente di carica <bulkingAgent> [cellulosa microcristallina]',
      'Vitamina C [acido L-ascorbico]',
      'agenti antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi; biossido di silicio]',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
      'Zinco gluconato',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'softgel',
    input:
      'Olio di pesce concentrato (60%) titolato in EPA 33% e DHA 22%, gelatina alimentare (involucro), umidificante: glicerolo (E422), antiossidante: estratto ricco in tocoferolo (da SOIA).',
    lines: [
      'Olio di pesce concentrato titolato in EPA 33% e DHA 22% 60%',
      'gelatina alimentare [involucro]',
      'umidificante <humectant> [glicerolo {E422}]',
      'antiossidante <antioxidant> [estratto ricco in tocoferolo exempt]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'botanical',
    input:
      'Garcinia (Garcinia cambogia Desr.) frutto e.s. tit. al 60% in acido idrossicitrico, Guaranà (Paullinia cupana Kunth) semi e.s. tit. 10% caffeina, capsula vegetale (idrossipropilmetilcellulosa), Pepe nero (Piper nigrum L.) frutti e.s. tit. 95% piperina, antiagglomerante: magnesio stearato.',
    lines: [
      'Garcinia (Garcinia cambogia Desr.) frutto e.s. tit. al 60% in acido idrossicitrico',
      'Guaranà (Paullinia cupana Kunth) semi e.s. tit. 10% caffeina',
      'capsula vegetale [idrossipropilmetilcellulosa]',
      'Pepe nero (Piper nigrum L.) frutti e.s. tit. 95% piperina',
      'antiagglomerante <antiCakingAgent> [magnesio stearato]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'flavours',
    input:
      'GUSTO VANIGLIA: proteine isolate del siero del LATTE, aroma, edulcorante (sucralosio). GUSTO CIOCCOLATO: proteine isolate del siero del LATTE, cacao in polvere (8%), aroma, edulcorante (sucralosio). Prodotto in uno stabilimento che lavora SOIA, UOVA, GLUTINE.',
    lines: [
      'GUSTO VANIGLIA => proteine isolate del siero del latte; aroma; edulcorante <sweetener> [sucralosio]',
      'GUSTO CIOCCOLATO => proteine isolate del siero del latte; cacao in polvere 8%; aroma; edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: soybeans eggs gluten',
    ],
  },
  {
    name: 'pancake',
    input:
      'Farina di AVENA integrale 55%, albume d’UOVO in polvere 20%, proteine del siero di LATTE, agenti lievitanti: carbonato acido di sodio, difosfato disodico; amido di mais, aroma naturale, edulcorante: glicosidi steviolici.',
    lines: [
      'Farina di avena integrale 55%',
      'albume d’uovo in polvere 20%',
      'proteine del siero di latte',
      'agenti lievitanti <raisingAgent> [carbonato acido di sodio; difosfato disodico]',
      'amido di mais',
      'aroma naturale',
      'edulcorante <sweetener> [glicosidi steviolici]',
      'allergens: gluten eggs milk',
      'traces:',
    ],
  },
  {
    name: 'html emphasised',
    input:
      '<p><strong>Ingredienti:</strong> pasta di <b>arachidi</b> 100%.</p><p>Può contenere <b>frutta a guscio</b> e <b>sesamo</b>.</p>',
    lines: ['pasta di arachidi 100%', 'allergens: peanuts', 'traces: nuts sesame'],
  },
  {
    name: 'sauce',
    input:
      'Acqua, concentrato di pomodoro 28%, aceto di vino (contiene SOLFITI), amido modificato di mais, sale, spezie (contiene SENAPE, SEDANO), conservanti: sorbato di potassio, benzoato di sodio; edulcorante: sucralosio, colorante: E150d, addensante: E415.',
    lines: [
      'Acqua',
      'concentrato di pomodoro 28%',
      'aceto di vino',
      'amido modificato di mais <modifiedStarch>',
      'sale',
      'spezie',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'edulcorante <sweetener> [sucralosio]',
      'colorante <colour> [E150d {E150d}]',
      'addensante <thickener> [E415 {E415}]',
      'allergens: sulphites mustard celery',
      'traces:',
    ],
  },
  {
    name: 'gel',
    input:
      'acqua, maltodestrine (mais), fruttosio, destrosio (frumento), citrato di sodio, cloruro di potassio, acidificante (acido citrico), conservante (E202), aroma, caffeina 0,12%.',
    lines: [
      'acqua',
      'maltodestrine [mais]',
      'fruttosio',
      'destrosio exempt',
      'citrato di sodio',
      'cloruro di potassio',
      'acidificante <acid> [acido citrico]',
      'conservante {E202} <preservative>',
      'aroma',
      'caffeina 0.12%',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'two languages',
    input:
      'IT - Ingredienti: fiocchi di AVENA (60%), miele, olio di girasole. EN - Ingredients: OAT flakes (60%), honey, sunflower oil.',
    lines: ['fiocchi di avena 60%', 'miele', 'olio di girasole', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'array of strings',
    input: [
      'Creatina monoidrato (Creapure®)',
      'Acidificante: acido citrico',
      'Aroma naturale di limone',
      'Edulcorante: sucralosio (E955)',
    ],
    lines: [
      'Creatina monoidrato [Creapure®]',
      'Acidificante <acid> [acido citrico]',
      'Aroma naturale di limone',
      'Edulcorante <sweetener> [sucralosio {E955}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'rice cream',
    input:
      'INGREDIENTI: farina di riso precotta 97%, cacao magro 3%.\nALLERGENI: può contenere tracce di frutta a guscio, latte, soia.\nMODO D’USO: mescolare 50 g in acqua.',
    lines: [
      'farina di riso precotta 97%',
      'cacao magro 3%',
      'allergens:',
      'traces: nuts milk soybeans',
    ],
  },
  {
    name: 'EAA all caps',
    input:
      'L-LEUCINA, L-LISINA CLORIDRATO, L-VALINA, L-ISOLEUCINA, ACIDIFICANTI: ACIDO CITRICO, ACIDO MALICO, AROMI, EDULCORANTI: SUCRALOSIO, ACESULFAME K, COLORANTE: CAROTENI',
    lines: [
      'L-LEUCINA',
      'L-LISINA CLORIDRATO',
      'L-VALINA',
      'L-ISOLEUCINA',
      'ACIDIFICANTI <acid> [ACIDO CITRICO; ACIDO MALICO]',
      'AROMI',
      'EDULCORANTI <sweetener> [SUCRALOSIO; ACESULFAME K]',
      'COLORANTE <colour> [CAROTENI]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'details json',
    input:
      '{"features":{"ingredienti":"Magnesio citrato, potassio citrato, acidificante: acido citrico, aroma, edulcorante: sucralosio.","avvertenze":"Prodotto in stabilimento dove si utilizzano derivati del latte e soia.","modalita_uso":"Una bustina al giorno."}}',
    lines: [
      'Magnesio citrato',
      'potassio citrato',
      'acidificante <acid> [acido citrico]',
      'aroma',
      'edulcorante <sweetener> [sucralosio]',
      'allergens:',
      'traces: milk soybeans',
    ],
  },
  {
    name: 'plant protein',
    input:
      'Proteine isolate di pisello (80%), proteine di riso, proteine della SOIA*, cacao*, sale marino. *da agricoltura biologica.',
    lines: [
      'Proteine isolate di pisello 80%',
      'proteine di riso',
      'proteine della soia',
      'cacao',
      'sale marino',
      'allergens: soybeans',
      'traces:',
      'note: *da agricoltura biologica.',
    ],
  },
  {
    name: 'numbers & parts',
    input:
      'Capsula: gelatina bovina; contenuto: caffeina anidra, tè verde (Camellia sinensis (L.) Kuntze) foglie e.s. 40% EGCG, agente di carica: fosfato bicalcico.',
    lines: [
      'Capsula [gelatina bovina]',
      'contenuto [caffeina anidra; tè verde (Camellia sinensis (L.) Kuntze) foglie e.s. 40% EGCG]',
      'agente di carica <bulkingAgent> [fosfato bicalcico]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'snack',
    input:
      'Crispies di proteine 62% (proteine isolate di SOIA, amido di tapioca, sale), formaggio in polvere 8% (LATTE), olio di girasole alto oleico, aromi (con LATTE), paprika, esaltatore di sapidità: E621, E635.',
    lines: [
      'Crispies di proteine 62% [proteine isolate di soia; amido di tapioca; sale]',
      'formaggio in polvere 8%',
      'olio di girasole alto oleico',
      'aromi',
      'paprika',
      'esaltatore di sapidità <flavourEnhancer> [E621 {E621}; E635 {E635}]',
      'allergens: soybeans milk',
      'traces:',
    ],
  },
  {
    name: 'Proteine isolate del siero di latte',
    input:
      'Proteine isolate del siero di latte (latte, emulsionante: lecitina di soia), aroma, edulcorante: sucralosio.',
    lines: [
      'Proteine isolate del siero di latte [latte; emulsionante <emulsifier> [lecitina di soia]]',
      'aroma',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'Maltodestrina, Fruttosio, L-Glutammina, Acidificanti: E330 -',
    input:
      'INGREDIENTI: Maltodestrina, Fruttosio, L-Glutammina, Acidificanti: E330 - Acido citrico, E296 - Acido malico, Coloranti: E163, E100; Edulcoranti: E955, E950.',
    lines: [
      'Maltodestrina',
      'Fruttosio',
      'L-Glutammina',
      'Acidificanti <acid> [Acido citrico {E330}; Acido malico {E296}]',
      'Coloranti <colour> [E163 {E163}; E100 {E100}]',
      'Edulcoranti <sweetener> [E955 {E955}; E950 {E950}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'edulcoranti no colon',
    input:
      'Acqua, aromi, edulcoranti sucralosio, acesulfame K e glicosidi steviolici, conservanti sorbato di potassio e benzoato di sodio, colorante caramello.',
    lines: [
      'Acqua',
      'aromi',
      'edulcoranti <sweetener> [sucralosio; acesulfame K; glicosidi steviolici]',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'colorante caramello <colour>',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'parens class',
    input:
      'creatina, edulcoranti (sucralosio, acesulfame K), regolatore di acidità (acido citrico, citrato di sodio), antiagglomerante (biossido di silicio)',
    lines: [
      'creatina',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'regolatore di acidità <acidityRegulator> [acido citrico; citrato di sodio]',
      'antiagglomerante <antiCakingAgent> [biossido di silicio]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'wafer',
    input:
      'Crema 70% [edulcorante (maltitolo), oli vegetali (girasole, palma), proteine del LATTE 12%, NOCCIOLE 6%, cacao magro 5%], cialda 30% [farina di FRUMENTO, amido, proteine della SOIA, emulsionante (lecitine di SOIA), sale].',
    lines: [
      'Crema 70% [edulcorante <sweetener> [maltitolo]; oli vegetali [girasole; palma]; proteine del latte 12%; nocciole 6%; cacao magro 5%]',
      'cialda 30% [farina di frumento; amido; proteine della soia; emulsionante <emulsifier> [lecitine di soia]; sale]',
      'allergens: milk nuts gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'trace long',
    input:
      'Albume d’uovo in polvere 100%. Prodotto in uno stabilimento in cui vengono lavorati: latte, soia, cereali contenenti glutine, arachidi, frutta a guscio, sesamo, pesce, crostacei, molluschi, sedano, senape, lupini e solfiti.',
    lines: [
      'Albume d’uovo in polvere 100%',
      'allergens: eggs',
      'traces: milk soybeans gluten peanuts nuts sesame fish crustaceans molluscs celery mustard lupin sulphites',
    ],
  },
  {
    name: 'gluten-free claim',
    input:
      'Farina di riso, cacao. SENZA GLUTINE. Può contenere tracce di frutta a guscio (noci, mandorle).',
    lines: ['Farina di riso', 'cacao', 'allergens:', 'traces: nuts', 'note: SENZA GLUTINE.'],
  },
  {
    name: 'probiotic',
    input:
      'Maltodestrina di mais, Lactobacillus rhamnosus GG (ATCC 53103), Bifidobacterium animalis subsp. lactis BB-12®, fruttoligosaccaridi (FOS), antiagglomerante: biossido di silicio. Capsula: idrossipropilmetilcellulosa.',
    lines: [
      'Maltodestrina di mais',
      'Lactobacillus rhamnosus GG [ATCC 53103]',
      'Bifidobacterium animalis subsp. lactis BB-12®',
      'fruttoligosaccaridi [FOS]',
      'antiagglomerante <antiCakingAgent> [biossido di silicio]',
      'Capsula [idrossipropilmetilcellulosa]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'percentages decimals',
    input: 'Avena 45,5%, datteri 20 %, mandorle (12.5%), semi di zucca 5%-6%, miele q.b.',
    lines: [
      'Avena 45.5%',
      'datteri 20%',
      'mandorle 12.5%',
      'semi di zucca 5%',
      'miele q.b.',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'flavours inline',
    input:
      'Ingredienti (gusto cookies): siero di latte, granella di biscotto 5% (farina di frumento, zucchero, burro), aromi. Ingredienti (gusto neutro): siero di latte, emulsionante: lecitina di soia.',
    lines: [
      'gusto cookies => siero di latte; granella di biscotto 5% [farina di frumento; zucchero; burro]; aromi',
      'gusto neutro => siero di latte; emulsionante <emulsifier> [lecitina di soia]',
      'allergens: milk gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'e-code list',
    input:
      'Sodio bicarbonato, acido citrico (E330), sorbitolo (E420), PEG 6000, aroma arancia, E951 (contiene una fonte di fenilalanina), E101.',
    lines: [
      'Sodio bicarbonato',
      'acido citrico {E330}',
      'sorbitolo {E420}',
      'PEG 6000',
      'aroma arancia',
      'E951 (contiene una fonte di fenilalanina) {E951}',
      'E101 {E101}',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'ocr I',
    input:
      'lngredienti: Iatte scremato in poIvere, zucchero, emuIsionante: Iecitina di soia, saIe, gIutine di frumento',
    lines: [
      'latte scremato in polvere',
      'zucchero',
      'emulsionante <emulsifier> [lecitina di soia]',
      'sale',
      'glutine di frumento',
      'allergens: milk soybeans gluten',
      'traces:',
    ],
  },
  {
    name: 'newline list',
    input:
      'Ingredienti:\n- fiocchi di AVENA\n- proteine del LATTE\n- cacao (5%)\n- sale\n\nAllergeni: avena, latte',
    lines: [
      'fiocchi di avena',
      'proteine del latte',
      'cacao 5%',
      'sale',
      'allergens: gluten milk',
      'traces:',
    ],
  },
  {
    name: 'mixed statements',
    input:
      'Ingredienti: collagene idrolizzato di PESCE, vitamina C. Contiene: pesce. Può contenere: crostacei e molluschi. Senza zuccheri aggiunti.',
    lines: [
      'collagene idrolizzato di pesce',
      'vitamina C',
      'allergens: fish',
      'traces: crustaceans molluscs',
      'note: Senza zuccheri aggiunti.',
    ],
  },
  {
    name: 'html list',
    input:
      '<ul><li>Proteine del siero di <strong>latte</strong></li><li>Cacao 10%</li><li>Edulcorante: sucralosio</li></ul>',
    lines: [
      'Proteine del siero di latte',
      'Cacao 10%',
      'Edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'feed JSON',
    input:
      '{"ingredients":[{"name":"Whey","percent":80,"allergen":true},{"name":"Cocoa","percent":10},{"name":"Sweetener: sucralose"}]}',
    lines: [
      'Whey 80%',
      'Cocoa 10%',
      'Sweetener <sweetener> [sucralose]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'amaro',
    input:
      'Estratto di arancio amaro (Citrus aurantium L. var. amara) frutto immaturo tit. 6% sinefrina, noce di cola (Cola nitida) semi, latte di cocco in polvere, burro di cacao',
    lines: [
      'Estratto di arancio amaro (Citrus aurantium L. var. amara) frutto immaturo tit. 6% sinefrina',
      'noce di cola (Cola nitida) semi',
      'latte di cocco in polvere',
      'burro di cacao',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'di cui',
    input: 'Proteine del LATTE 85% (di cui caseina micellare 60%, siero isolato 25%), cacao',
    lines: [
      'Proteine del latte 85% [caseina micellare 60%; siero isolato 25%]',
      'cacao',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'fiocchi di AVENA 40%,proteine del siero',
    input:
      'INGREDIENTI:fiocchi di AVENA 40%,proteine del siero del LATTE 25%,cacao 10%,datteri 10%,burro di ARACHIDI 10%,cannella.',
    lines: [
      'fiocchi di avena 40%',
      'proteine del siero del latte 25%',
      'cacao 10%',
      'datteri 10%',
      'burro di arachidi 10%',
      'cannella',
      'allergens: gluten milk peanuts',
      'traces:',
    ],
  },
  {
    name: 'acqua; sciroppo di glucosio-fruttosio (mais); succo',
    input:
      'Ingredienti: acqua; sciroppo di glucosio-fruttosio (mais); succo di limone da concentrato 2%; acidificante: acido citrico; stabilizzanti: gomma arabica, E445; colorante: curcumina.',
    lines: [
      'acqua',
      'sciroppo di glucosio-fruttosio [mais]',
      'succo di limone da concentrato 2%',
      'acidificante <acid> [acido citrico]',
      'stabilizzanti <stabiliser> [gomma arabica; E445 {E445}]',
      'colorante <colour> [curcumina]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Caseine micellari del latte (96% gusto',
    input:
      'Caseine micellari del latte (96% gusto neutro; 88% gusto cacao), cacao (solo nel gusto cacao), emulsionante: lecitina di SOIA',
    lines: [
      'Caseine micellari del latte 96%',
      'cacao (solo nel gusto cacao)',
      'emulsionante <emulsifier> [lecitina di soia]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'Zinco citrato; vitamina D3 (colecalciferolo da',
    input:
      'Zinco citrato; vitamina D3 (colecalciferolo da lanolina); olio di girasole; capsula molle [gelatina (bovina), glicerolo, acqua depurata]',
    lines: [
      'Zinco citrato',
      'vitamina D3 [colecalciferolo da lanolina]',
      'olio di girasole',
      'capsula molle [gelatina (bovina); glicerolo; acqua depurata]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'colours',
    input:
      'Aroma, colorante: E 160 a (beta carotene), E-133; antiossidante E 306, conservanti E 202 - E 211',
    lines: [
      'Aroma',
      'colorante <colour> [E 160 a {E160a} [beta carotene]; E-133 {E133}]',
      'antiossidante <antioxidant> [E 306 {E306}]',
      'conservanti <preservative> [E 202 {E202}; E 211 {E211}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Farina di ceci 50%, lenticchie, olio',
    input:
      'Farina di ceci 50%, lenticchie, olio extravergine di oliva, sale marino iodato (sale, iodato di potassio), rosmarino. Può contenere SENAPE e SOIA.',
    lines: [
      'Farina di ceci 50%',
      'lenticchie',
      'olio extravergine di oliva',
      'sale marino iodato [sale; iodato di potassio]',
      'rosmarino',
      'allergens:',
      'traces: mustard soybeans',
    ],
  },
  {
    name: 'creatina monoidrato 100%. MODALITÀ D&rsquo;USO ',
    input:
      '<b>INGREDIENTI</b>: creatina monoidrato 100%.<br><b>MODALITÀ D&rsquo;USO</b>: 3 g al giorno.<br><b>AVVERTENZE</b>: può contenere tracce di latte.',
    lines: ['creatina monoidrato 100%', 'allergens:', 'traces: milk'],
  },
  {
    name: 'Proteine del siero di latte (WPI)',
    input: {
      ingredienti: [
        'Proteine del siero di latte (WPI)',
        'aromi',
        {
          nome: 'Edulcorante',
          valore: 'sucralosio',
        },
      ],
      allergeni: ['latte'],
      tracce: ['soia', 'uova'],
    },
    lines: [
      'Proteine del siero di latte [WPI]',
      'aromi',
      'Edulcorante <sweetener>',
      'allergens: milk',
      'traces: soybeans eggs',
    ],
  },
  {
    name: 'Tè verde (Camellia sinensis L.) foglie',
    input:
      'Tè verde (Camellia sinensis L.) foglie e.s. (40% EGCG, 10% caffeina) 400 mg, Caffeina anidra 150 mg, Guaranà e.s. 22% caffeina, capsula: HPMC',
    lines: [
      'Tè verde (Camellia sinensis L.) foglie e.s. (40% EGCG, 10% caffeina) 400 mg',
      'Caffeina anidra 150 mg',
      'Guaranà e.s. 22% caffeina',
      'capsula [HPMC]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Gusto Cacao-Nocciola: WPI (da latte), cacao',
    input:
      'Gusto Cacao-Nocciola: WPI (da latte), cacao 8%, pasta di nocciole 3%. Gusto Fragola: WPI (da latte), succo di barbabietola in polvere, fragola liofilizzata 1%. Tutti i gusti: può contenere tracce di uova.',
    lines: [
      'Gusto Cacao-Nocciola => WPI; cacao 8%; pasta di nocciole 3%',
      'Gusto Fragola => WPI; succo di barbabietola in polvere; fragola liofilizzata 1%',
      'allergens: milk nuts',
      'traces: eggs',
    ],
  },
  {
    name: 'emulsionante E471, E472e; stabilizzante E407, aromi',
    input: 'emulsionante E471, E472e; stabilizzante E407, aromi',
    lines: [
      'emulsionante <emulsifier> [E471 {E471}; E472e {E472e}]',
      'stabilizzante <stabiliser> [E407 {E407}]',
      'aromi',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Proteine del latte (contiene lattosio), lecitina',
    input:
      'Proteine del latte (contiene lattosio), lecitina di girasole (emulsionante), acido citrico (correttore di acidità), sucralosio (edulcorante)',
    lines: [
      'Proteine del latte',
      'lecitina di girasole [emulsionante <emulsifier>]',
      'acido citrico [correttore di acidità <acidityRegulator>]',
      'sucralosio [edulcorante <sweetener>]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'per capsula: Ashwagandha KSM-66® (Withania somnifera',
    input:
      'Ingredienti per capsula: Ashwagandha KSM-66® (Withania somnifera (L.) Dunal) radice e.s. tit. 5% withanolidi 300 mg; Rodiola radice e.s. tit. 3% rosavine e 1% salidroside 200 mg.',
    lines: [
      'Ashwagandha KSM-66® (Withania somnifera (L.) Dunal) radice e.s. tit. 5% withanolidi 300 mg',
      'Rodiola radice e.s. tit. 3% rosavine e 1% salidroside 200 mg',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'SALSA BBQ: pomodoro (60%), aceto (SOLFITI)',
    input:
      'SALSA BBQ: pomodoro (60%), aceto (SOLFITI), SENAPE (acqua, semi di SENAPE), salsa Worcester (ACCIUGHE, melassa), aglio, fumo liquido',
    lines: [
      'SALSA BBQ [pomodoro 60%; aceto; senape [acqua; semi di senape]; salsa Worcester [acciughe; melassa]; aglio; fumo liquido]',
      'allergens: sulphites mustard fish',
      'traces:',
    ],
  },
  {
    name: 'Uova intere, LATTE, BURRO, FARINA di',
    input: 'Uova intere, LATTE, BURRO, FARINA di GRANO tenero tipo "00", zucchero, sale, lievito',
    lines: [
      'Uova intere',
      'latte',
      'burro',
      'FARINA di grano tenero tipo "00"',
      'zucchero',
      'sale',
      'lievito',
      'allergens: eggs milk gluten',
      'traces:',
    ],
  },
  {
    name: 'Fiocchi d’avena (AVENA) 60%; sciroppo di',
    input:
      'Fiocchi d’avena (AVENA) 60%; sciroppo di riso; gocce di cioccolato 10% (pasta di cacao; zucchero; burro di cacao; emulsionante: lecitina di SOIA; estratto di vaniglia); olio di cocco',
    lines: [
      'Fiocchi d’avena 60% [avena]',
      'sciroppo di riso',
      'gocce di cioccolato 10% [pasta di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitina di soia]; estratto di vaniglia]',
      'olio di cocco',
      'allergens: gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 's: avena. Ingredienti: avena integrale, miele',
    input: 'Ingredientes: avena. Ingredienti: avena integrale, miele. Zutaten: Hafer.',
    lines: ['avena integrale', 'miele', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'Prodotto senza lattosio. Ingredienti: proteine isolate',
    input:
      'Prodotto senza lattosio. Ingredienti: proteine isolate del siero del latte, lattasi, aromi. Prodotto in Italia.',
    lines: [
      'proteine isolate del siero del latte',
      'lattasi',
      'aromi',
      'allergens: milk',
      'traces:',
      'note: Prodotto in Italia.',
    ],
  },
  {
    name: 'Proteine del siero del latte isolate',
    input:
      'Ingredienti:\nProteine del siero\ndel latte isolate,\ncacao in polve-\nre, aromi, edulco-\nrante: sucralosio.',
    lines: [
      'Proteine del siero del latte isolate',
      'cacao in polvere',
      'aromi',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'Siero di latte in polvere, crema',
    input:
      'Siero di latte in polvere, crema di riso, aroma naturale di vaniglia con altri aromi naturali, sale, edulcorante: glicosidi steviolici da stevia.',
    lines: [
      'Siero di latte in polvere',
      'crema di riso',
      'aroma naturale di vaniglia con altri aromi naturali',
      'sale',
      'edulcorante <sweetener> [glicosidi steviolici da stevia]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'MISCELA PROTEICA (PROTEINE DEL SIERO DI',
    input:
      'MISCELA PROTEICA (PROTEINE DEL SIERO DI LATTE CONCENTRATE E ISOLATE, CASEINATO DI CALCIO), CACAO 12%, AROMI. PUÒ CONTENERE TRACCE DI GLUTINE E UOVA.',
    lines: [
      'MISCELA PROTEICA [PROTEINE DEL SIERO DI LATTE CONCENTRATE E ISOLATE; CASEINATO DI CALCIO]',
      'CACAO 12%',
      'AROMI',
      'allergens: milk',
      'traces: gluten eggs',
    ],
  },
  {
    name: 'Magnesio (da magnesio citrato e magnesio',
    input:
      'Magnesio (da magnesio citrato e magnesio ossido), potassio (da potassio citrato), vitamina B6 (piridossina cloridrato), edulcoranti: sorbitoli - sucralosio; aroma: arancia.',
    lines: [
      'Magnesio (da magnesio citrato e magnesio ossido)',
      'potassio (da potassio citrato)',
      'vitamina B6 [piridossina cloridrato]',
      'edulcoranti <sweetener> [sorbitoli; sucralosio]',
      'aroma [arancia]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Latte scremato in polvere (Svizzera), uova',
    input:
      'Latte scremato in polvere (Svizzera), uova da galline allevate a terra, olio di semi di girasole; granella di nocciole (6%), miele 5%; lievito.',
    lines: [
      'Latte scremato in polvere [Svizzera]',
      'uova da galline allevate a terra',
      'olio di semi di girasole',
      'granella di nocciole 6%',
      'miele 5%',
      'lievito',
      'allergens: milk eggs nuts',
      'traces:',
    ],
  },
  {
    name: 'Proteine vegetali (pisello 60%, riso 30%',
    input:
      'Proteine vegetali (pisello 60%, riso 30%, canapa 10%), cacao*, xilitolo*, addensante: gomma di guar*. *biologico. Senza glutine e lattosio.',
    lines: [
      'Proteine vegetali [pisello 60%; riso 30%; canapa 10%]',
      'cacao',
      'xilitolo',
      'addensante <thickener> [gomma di guar]',
      'allergens:',
      'traces:',
      'note: *biologico.',
      'note: Senza glutine e lattosio.',
    ],
  },
  {
    name: 'Acido D-aspartico, vitamina D3, zinco picolinato',
    input:
      'Acido D-aspartico, vitamina D3, zinco picolinato; capsula vegetale (idrossipropilmetilcellulosa E464), stabilizzante: E460, antiagglomeranti: E470b, E551.',
    lines: [
      'Acido D-aspartico',
      'vitamina D3',
      'zinco picolinato',
      'capsula vegetale [idrossipropilmetilcellulosa {E464}]',
      'stabilizzante <stabiliser> [E460 {E460}]',
      'antiagglomeranti <antiCakingAgent> [E470b {E470b}; E551 {E551}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Gusto: Cioccolato Ingredienti: siero di latte',
    input:
      'Gusto: Cioccolato\nIngredienti: siero di latte, cacao.\n\nGusto: Vaniglia\nIngredienti: siero di latte, aromi.',
    lines: [
      'Gusto Cioccolato => siero di latte; cacao',
      'Gusto Vaniglia => siero di latte; aromi',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'Gusto Cacao : siero di latte',
    input: {
      'Gusto Cacao': 'siero di latte, cacao',
      'Gusto Vaniglia': 'siero di latte, aromi',
    },
    lines: [
      'Gusto Cacao => siero di latte; cacao',
      'Gusto Vaniglia => siero di latte; aromi',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'gusto : Cacao , ingredienti ',
    input: [
      {
        gusto: 'Cacao',
        ingredienti: 'siero di latte, cacao',
      },
      {
        gusto: 'Vaniglia',
        ingredienti: ['siero di latte', 'aromi'],
      },
    ],
    lines: [
      'Cacao => siero di latte; cacao',
      'Vaniglia => siero di latte; aromi',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'Fiocchi di soia, burro di anacardi',
    input:
      'Fiocchi di soia, "burro" di anacardi, lecitina (da uova), gelatina (pesce), proteine (frumento), aroma (contiene solfiti), farina di carrube, latticello',
    lines: [
      'Fiocchi di soia',
      '"burro" di anacardi',
      'lecitina',
      'gelatina',
      'proteine [frumento]',
      'aroma',
      'farina di carrube',
      'latticello',
      'allergens: soybeans nuts eggs fish gluten sulphites milk',
      'traces:',
    ],
  },
  {
    name: 'riso (70%), semi di SESAMO, sciroppo',
    input:
      'Ingredienti: riso (70%), semi di SESAMO, sciroppo d’agave... Confezionato in atmosfera protettiva. Conservare in luogo asciutto.',
    lines: [
      'riso 70%',
      'semi di sesamo',
      'sciroppo d’agave',
      'allergens: sesame',
      'traces:',
      'note: Confezionato in atmosfera protettiva.',
      'note: Conservare in luogo asciutto.',
    ],
  },
  {
    name: 'Creatina (Creapure) 100%',
    input: 'Creatina (Creapure) 100%',
    lines: ['Creatina 100% [Creapure]', 'allergens:', 'traces:'],
  },
  {
    name: 'collagene idrolizzato bovino 95 %; vitamina',
    input: 'collagene idrolizzato bovino 95 %; vitamina C 2%; acido ialuronico 1,5 %; stevia',
    lines: [
      'collagene idrolizzato bovino 95%',
      'vitamina C 2%',
      'acido ialuronico 1.5%',
      'stevia',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Acqua, latte scremato, proteine del latte',
    input:
      'Acqua, latte scremato, proteine del latte 10%, panna, emulsionanti: mono- e digliceridi degli acidi grassi, stabilizzanti: farina di semi di carrube, gomma di guar, carragenina. Prodotto in stabilimento che utilizza anche frutta a guscio.',
    lines: [
      'Acqua',
      'latte scremato',
      'proteine del latte 10%',
      'panna',
      'emulsionanti <emulsifier> [mono- e digliceridi degli acidi grassi]',
      'stabilizzanti <stabiliser> [farina di semi di carrube; gomma di guar; carragenina]',
      'allergens: milk',
      'traces: nuts',
    ],
  },
  {
    name: 'Tonno (Katsuwonus pelamis), olio di oliva',
    input: 'Tonno (Katsuwonus pelamis), olio di oliva, sale. Zona FAO 71.',
    lines: [
      'Tonno (Katsuwonus pelamis)',
      'olio di oliva',
      'sale',
      'allergens: fish',
      'traces:',
      'note: Zona FAO 71.',
    ],
  },
  {
    name: 'Estratto secco di Curcuma (Curcuma longa',
    input:
      'Estratto secco di Curcuma (Curcuma longa L., rizoma) titolato al 95% in curcuminoidi, Boswellia (Boswellia serrata Roxb. ex Colebr., gommoresina) e.s. 65% acidi boswellici',
    lines: [
      'Estratto secco di Curcuma (Curcuma longa L., rizoma) titolato al 95% in curcuminoidi',
      'Boswellia (Boswellia serrata Roxb. ex Colebr., gommoresina) e.s. 65% acidi boswellici',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Sucralosio. Può contenere: - latte -',
    input: 'Ingredienti: Sucralosio. Può contenere:\n- latte\n- soia',
    lines: ['Sucralosio', 'allergens:', 'traces: milk soybeans'],
  },
  {
    name: 'Preparato in polvere di proteine del',
    input:
      'Preparato in polvere di proteine del siero di latte e caseinato di calcio (latte), cacao magro in polvere 8%, aromi, emulsionante: lecitina (soia); sale.',
    lines: [
      'Preparato in polvere di proteine del siero di latte e caseinato di calcio',
      'cacao magro in polvere 8%',
      'aromi',
      'emulsionante <emulsifier> [lecitina]',
      'sale',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'zuccheri (zucchero, lattosio (LATTE)), oli vegetali',
    input:
      'Ingredienti: zuccheri (zucchero, lattosio (LATTE)), oli vegetali (palma, girasole (in proporzione variabile)), cacao.',
    lines: [
      'zuccheri [zucchero; lattosio]',
      'oli vegetali [palma; girasole (in proporzione variabile)]',
      'cacao',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'PROTEINE DEL SIERO DI LATTE MALTODESTRINE',
    input:
      'PROTEINE DEL SIERO DI LATTE\nMALTODESTRINE DI MAIS\nCACAO\nAROMI\nEDULCORANTE: SUCRALOSIO',
    lines: [
      'PROTEINE DEL SIERO DI LATTE',
      'MALTODESTRINE DI MAIS',
      'CACAO',
      'AROMI',
      'EDULCORANTE <sweetener> [SUCRALOSIO]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'Caffeina anidra, L-Tirosina; L-Teanina. Allergeni: nessuno',
    input: 'Ingredienti: Caffeina anidra, L-Tirosina; L-Teanina. Allergeni: nessuno.',
    lines: [
      'Caffeina anidra',
      'L-Tirosina',
      'L-Teanina',
      'allergens:',
      'traces:',
      'note: Allergeni: nessuno.',
    ],
  },
  {
    name: 'Farina di AVENA , proteine del',
    input:
      'Ingredienti: Farina di AVENA*, proteine del LATTE**. *Biologica. **Origine UE. Gli allergeni sono indicati in maiuscolo.',
    lines: [
      'Farina di avena',
      'proteine del latte',
      'allergens: gluten milk',
      'traces:',
      'note: *Biologica.',
      'note: **Origine UE.',
      'note: Gli allergeni sono indicati in maiuscolo.',
    ],
  },
  {
    name: 'emulsionante (lecitina di SOIA (E322)), stabilizzante',
    input:
      'emulsionante (lecitina di SOIA (E322)), stabilizzante (E407, E415), agente di rivestimento (gommalacca)',
    lines: [
      'emulsionante <emulsifier> [lecitina di soia {E322}]',
      'stabilizzante <stabiliser> [E407 {E407}; E415 {E415}]',
      'agente di rivestimento <glazingAgent> [gommalacca]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'Contiene edulcoranti. Ingredienti: acqua, BCAA 4%',
    input:
      'Contiene edulcoranti. Ingredienti: acqua, BCAA 4% (L-leucina, L-isoleucina, L-valina), acidificante: E330.',
    lines: [
      'acqua',
      'BCAA 4% [L-leucina; L-isoleucina; L-valina]',
      'acidificante <acid> [E330 {E330}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Olio MCT 100% (da cocco)',
    input: 'Olio MCT 100% (da cocco).',
    lines: ['Olio MCT 100% (da cocco)', 'allergens:', 'traces:'],
  },
  {
    name: 'Cereali 53% (farina integrale di FRUMENTO',
    input:
      'Cereali 53% (farina integrale di FRUMENTO, fiocchi di AVENA, riso), cioccolato fondente 12%* (*pasta di cacao, zucchero, burro di cacao), miele',
    lines: [
      'Cereali 53% [farina integrale di frumento; fiocchi di avena; riso]',
      'cioccolato fondente 12% [pasta di cacao; zucchero; burro di cacao]',
      'miele',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'Lievito di birra (Saccharomyces cerevisiae), acido',
    input:
      'Lievito di birra (Saccharomyces cerevisiae), acido folico, vit. B12; antiagglom.: silice',
    lines: [
      'Lievito di birra (Saccharomyces cerevisiae)',
      'acido folico',
      'vit. B12',
      'antiagglom <antiCakingAgent> [silice]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Tutti i gusti: proteine del siero',
    input:
      'Tutti i gusti: proteine del siero di latte, aromi, edulcorante: sucralosio. Solo gusto cacao: cacao in polvere. Solo gusto fragola: colorante: carminio.',
    lines: [
      'Tutti i gusti => proteine del siero di latte; aromi; edulcorante <sweetener> [sucralosio]',
      'gusto cacao => cacao in polvere',
      'gusto fragola => colorante <colour> [carminio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'Nocciole (60%); zucchero di canna; burro',
    input:
      'Nocciole (60%); zucchero di canna; burro di cacao; lecitina di girasole (emulsionante); "può contenere tracce di altra frutta a guscio, latte e soia"',
    lines: [
      'Nocciole 60%',
      'zucchero di canna',
      'burro di cacao',
      'lecitina di girasole [emulsionante <emulsifier>]',
      'allergens: nuts',
      'traces: nuts milk soybeans',
    ],
  },
  {
    name: 'Proteine del siero di LATTE idrolizzate',
    input:
      'Proteine del siero di LATTE idrolizzate (Optipep®) 92%, aromi, E955, E415, cloruro di sodio.',
    lines: [
      'Proteine del siero di latte idrolizzate 92% [Optipep®]',
      'aromi',
      'E955 {E955}',
      'E415 {E415}',
      'cloruro di sodio',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'glucosamina solfato 2KCl (da crostacei) 1500',
    input:
      'Ingr.: glucosamina solfato 2KCl (da crostacei) 1500 mg, condroitin solfato (da pesce) 800 mg, MSM 500 mg',
    lines: [
      'glucosamina solfato 2KCl 1500 mg',
      'condroitin solfato 800 mg',
      'MSM 500 mg',
      'allergens: crustaceans fish',
      'traces:',
    ],
  },
  {
    name: 'cacao (min 55%), burro di cacao',
    input:
      'cacao (min 55%), burro di cacao min. 30 %, zucchero max 10%, latte intero in polvere ≥ 14%',
    lines: [
      'cacao 55%',
      'burro di cacao 30%',
      'zucchero 10%',
      'latte intero in polvere 14%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'patate dolci, sale. Può contenere tracce',
    input:
      'Ingredienti: patate dolci, sale. Può contenere tracce di: sedano, senape, anidride solforosa e solfiti (>10 mg/kg), lupini.',
    lines: ['patate dolci', 'sale', 'allergens:', 'traces: celery mustard sulphites lupin'],
  },
  {
    name: 'miscela di BCAA (L-leucina, L-isoleucina, L-valina',
    input:
      'Ingredienti: miscela di BCAA (L-leucina, L-isoleucina, L-valina nel rapporto 2:1:1), lubrificante: stearato di magnesio (vegetale), agente di rivestimento: idrossipropilmetilcellulosa.',
    lines: [
      'miscela di BCAA [L-leucina; L-isoleucina; L-valina nel rapporto 2:1:1]',
      'lubrificante <antiCakingAgent> [stearato di magnesio (vegetale)]',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Vitamina C (acido L-ascorbico), Echinacea (Echinacea',
    input:
      'Ingredienti: Vitamina C (acido L-ascorbico), Echinacea (Echinacea purpurea Moench.) erba con fiori e.s. 4% polifenoli, zinco (gluconato).',
    lines: [
      'Vitamina C [acido L-ascorbico]',
      'Echinacea (Echinacea purpurea Moench.) erba con fiori e.s. 4% polifenoli',
      'zinco [gluconato]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Farina di mandorle 40%, sciroppo di',
    input:
      'Farina di mandorle* 40%, sciroppo di agave, *MANDORLE*, olio di cocco, estratto di vaniglia. Può contenere altra frutta a guscio',
    lines: [
      'Farina di mandorle 40%',
      'sciroppo di agave',
      'mandorle',
      'olio di cocco',
      'estratto di vaniglia',
      'allergens: nuts',
      'traces: nuts',
    ],
  },
  {
    name: 'Proteine del latte, grassi vegetali (palma',
    input:
      'Proteine del latte, grassi vegetali (palma, palmisto), LATTE magro; emulsionante: E322 (SOIA); aroma; acidificante: acido lattico',
    lines: [
      'Proteine del latte',
      'grassi vegetali [palma; palmisto]',
      'latte magro',
      'emulsionante <emulsifier> [E322 {E322}]',
      'aroma',
      'acidificante <acid> [acido lattico]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'variante Limone): acqua, succo di limone',
    input:
      'Ingredienti (variante Limone): acqua, succo di limone 5%; Ingredienti (variante Pesca): acqua, succo di pesca 5%.',
    lines: [
      'variante Limone => acqua; succo di limone 5%',
      'variante Pesca => acqua; succo di pesca 5%',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Caseinato di calcio micellare istantaneizzato (con',
    input:
      'Caseinato di calcio micellare istantaneizzato (con lecitina di soia), inulina, DigeZyme® (amilasi, proteasi, lattasi, cellulasi, lipasi)',
    lines: [
      'Caseinato di calcio micellare istantaneizzato',
      'inulina',
      'DigeZyme® [amilasi; proteasi; lattasi; cellulasi; lipasi]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'Carbonato di calcio; ossido di magnesio',
    input:
      'Carbonato di calcio; ossido di magnesio; agenti di carica: sorbitolo, cellulosa; aroma naturale di arancia; acido citrico; vitamina D3 (da lichene).',
    lines: [
      'Carbonato di calcio',
      'ossido di magnesio',
      'agenti di carica <bulkingAgent> [sorbitolo; cellulosa]',
      'aroma naturale di arancia',
      'acido citrico',
      'vitamina D3 (da lichene)',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Acqua,Sciroppo di glucosio(da frumento),Destrosio(mais),Sale 0,5%,Aroma.Contiene caffeina',
    input:
      'Ingredienti:Acqua,Sciroppo di glucosio(da frumento),Destrosio(mais),Sale 0,5%,Aroma.Contiene caffeina.',
    lines: [
      'Acqua',
      'Sciroppo di glucosio exempt',
      'Destrosio [mais]',
      'Sale 0.5%',
      'Aroma',
      'allergens:',
      'traces:',
      'note: Contiene caffeina.',
    ],
  },
  {
    name: 'Proteine isolate di soia (SOIA), proteine',
    input:
      'Proteine isolate di soia (SOIA), proteine del siero di latte (LATTE), proteine dell’albume (UOVO), glutine di frumento (FRUMENTO).',
    lines: [
      'Proteine isolate di soia',
      'proteine del siero di latte',
      'proteine dell’albume',
      'glutine di frumento [frumento]',
      'allergens: soybeans milk eggs gluten',
      'traces:',
    ],
  },
  {
    name: 'L-Carnitina L-tartrato (Carnipure™) 78%, magnesio stearato',
    input:
      'Ingredienti: L-Carnitina L-tartrato (Carnipure™) 78%, magnesio stearato, biossido di silicio, gelatina (colorante E171).',
    lines: [
      'L-Carnitina L-tartrato 78% [Carnipure™]',
      'magnesio stearato',
      'biossido di silicio',
      'gelatina [colorante {E171} <colour>]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'Cracker: farina di FRUMENTO tipo 0',
    input:
      'Cracker: farina di FRUMENTO tipo 0, farina di LUPINI 10%, semi di SESAMO 5%, olio di oliva 4%, sale. Tracce: SOIA, LATTE, UOVA.',
    lines: [
      'Cracker [farina di frumento tipo 0; farina di lupini 10%; semi di sesamo 5%; olio di oliva 4%; sale]',
      'allergens: gluten lupin sesame',
      'traces: soybeans milk eggs',
    ],
  },
  {
    name: 'Acqua proteine del siero di latte',
    input:
      'Acqua\nproteine del siero di latte 10%\nzucchero\naroma\ncorrettore di acidità: acido fosforico\nPuò contenere tracce di soia',
    lines: [
      'Acqua',
      'proteine del siero di latte 10%',
      'zucchero',
      'aroma',
      'correttore di acidità <acidityRegulator> [acido fosforico]',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'Proteine del siero di latte, cacao',
    input:
      'INGREDIENTI Proteine del siero di latte, cacao. MODALITÀ D’USO Sciogliere 30 g. AVVERTENZE Non superare.',
    lines: ['Proteine del siero di latte', 'cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'proteine, aromi. Allergeni: latte, soia. Avvertenze',
    input:
      '**Ingredienti:** proteine, aromi.\n**Allergeni:** latte, soia.\n**Avvertenze:** può contenere uova.',
    lines: ['proteine', 'aromi', 'allergens: milk soybeans', 'traces: eggs'],
  },
  {
    name: 'Noce di cocco, noce moscata, burro',
    input:
      'Noce di cocco, noce moscata, burro di cacao, burro di karité, latte di mandorla, latte di soia, farina di grano saraceno, senza lattosio',
    lines: [
      'Noce di cocco',
      'noce moscata',
      'burro di cacao',
      'burro di karité',
      'latte di mandorla',
      'latte di soia',
      'farina di grano saraceno',
      'allergens: nuts soybeans',
      'traces:',
      'note: senza lattosio',
    ],
  },
  {
    name: 'Crema spalmabile: NOCCIOLE 45%, proteine del',
    input: 'Crema spalmabile: NOCCIOLE 45%, proteine del LATTE 20%, olio di girasole, cacao',
    lines: [
      'Crema spalmabile [nocciole 45%; proteine del latte 20%; olio di girasole; cacao]',
      'allergens: nuts milk',
      'traces:',
    ],
  },
  {
    name: 'zucchero 30%, 25 % cacao, latte',
    input:
      'zucchero 30%, 25 % cacao, latte (intero) 20%, nocciole (15,5%), sale (0,5 %), [5%] miele',
    lines: [
      'zucchero 30%',
      'cacao 25%',
      'latte 20% [intero]',
      'nocciole 15.5%',
      'sale 0.5%',
      'miele 5%',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'Aromi (latte, soia), lecitina di soia',
    input:
      'Aromi (latte, soia), lecitina di soia: E322, colorante (E 171), E-160a, edulcoranti [E950; E955]',
    lines: [
      'Aromi [latte; soia]',
      'lecitina di soia {E322}',
      'colorante {E171} <colour>',
      'E-160a {E160a}',
      'edulcoranti <sweetener> [E950 {E950}; E955 {E955}]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'edients text : Farina di avena',
    input: {
      ingredients_text: 'Farina di avena, cacao',
      allergens: ['gluten'],
    },
    lines: ['Farina di avena', 'cacao', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'nome : Whey , ingredienti ',
    input: {
      nome: 'Whey',
      ingredienti: {
        base: 'siero di latte, aromi',
        'gusto cacao': 'cacao 10%',
      },
    },
    lines: [
      'base => siero di latte; aromi',
      'gusto cacao => cacao 10%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: '1. Siero di latte 2. Cacao',
    input: '1. Siero di latte\n2. Cacao (10%)\n3. Aromi',
    lines: ['Siero di latte', 'Cacao 10%', 'Aromi', 'allergens: milk', 'traces:'],
  },
  {
    name: '• Siero di latte • Cacao',
    input: '• Siero di latte • Cacao • Aromi naturali',
    lines: ['Siero di latte', 'Cacao', 'Aromi naturali', 'allergens: milk', 'traces:'],
  },
  {
    name: 'Siero di LATTE 🥛, NOCCIOLE 🌰',
    input: 'Ingredienti: Siero di LATTE 🥛, NOCCIOLE 🌰 20%',
    lines: ['Siero di latte', 'nocciole 20%', 'allergens: milk nuts', 'traces:'],
  },
];
