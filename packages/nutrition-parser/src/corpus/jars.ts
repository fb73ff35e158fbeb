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
];
