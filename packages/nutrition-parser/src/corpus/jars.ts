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
    name: 'L1',
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
    name: 'L2',
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
];
