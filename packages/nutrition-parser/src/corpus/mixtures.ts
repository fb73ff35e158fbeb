import type { ListLabel } from './label.ts';

/** Lists of ingredients in the manners of the trade. */
export const mixtures: readonly ListLabel[] = [
  {
    name: 'whey with a range before its name',
    input:
      'INGREDIENTI: Proteine del siero del LATTE ultrafiltrate in polvere (96%) [proteine concentrate del siero di LATTE, proteine isolate del siero di LATTE (agente emulsionante: lecitina di SOIA)], cacao magro in polvere (20-22% burro di cacao), aromi, addensante: gomma di guar; sale; edulcoranti: sucralosio, acesulfame K; enzimi digestivi (bromelina, papaina). Può contenere tracce di glutine, uova, arachidi e frutta a guscio.',
    list: [
      'Proteine del siero del latte ultrafiltrate in polvere 96% [proteine concentrate del siero di latte; proteine isolate del siero di latte [agente emulsionante <emulsifier> [lecitina di soia]]]',
      'cacao magro in polvere [burro di cacao 20%]',
      'aromi',
      'addensante <thickener> [gomma di guar]',
      'sale',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'enzimi digestivi [bromelina; papaina]',
      'allergens: milk soybeans',
      'traces: gluten eggs peanuts nuts',
    ],
  },
  {
    name: 'an oil with its form',
    input:
      'Olio di PESCE concentrato (in forma di trigliceridi) titolato al 60% in EPA e DHA, gelatina alimentare (bovina), umettante: glicerolo, vitamina E (D-alfa-tocoferolo da SOIA), acqua depurata.',
    list: [
      'Olio di pesce concentrato (in forma di trigliceridi) titolato al 60% in EPA e DHA',
      'gelatina alimentare (bovina)',
      'umettante <humectant> [glicerolo]',
      'vitamina E [D-alfa-tocoferolo da soia exempt]',
      'acqua depurata',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'a neutral flavour without the word',
    input:
      'INGREDIENTI GUSTO CACAO: proteine del siero di latte (81%), cacao 12%, aromi. INGREDIENTI GUSTO VANIGLIA: proteine del siero di latte (91%), aroma naturale di vaniglia; addensante: gomma xantana. INGREDIENTI NEUTRO: proteine del siero di latte (99,5%), lecitina di girasole.',
    list: [
      'GUSTO CACAO => proteine del siero di latte 81%; cacao 12%; aromi',
      'GUSTO VANIGLIA => proteine del siero di latte 91%; aroma naturale di vaniglia; addensante <thickener> [gomma xantana]',
      'NEUTRO => proteine del siero di latte 99.5%; lecitina di girasole',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'two flavours and common traces',
    input: [
      'Ingredienti (gusto Arancia): L-leucina, L-isoleucina, L-valina, acidificante: acido citrico; aromi; colorante: betacarotene.',
      'Ingredienti (gusto Limone): L-leucina, L-isoleucina, L-valina, acidificanti: acido citrico, acido malico; aroma naturale di limone.',
      'Può contenere: LATTE, SOIA, UOVA.',
    ].join('\n'),
    list: [
      'gusto Arancia => L-leucina; L-isoleucina; L-valina; acidificante <acid> [acido citrico]; aromi; colorante <colour> [betacarotene]',
      'gusto Limone => L-leucina; L-isoleucina; L-valina; acidificanti <acid> [acido citrico; acido malico]; aroma naturale di limone',
      'allergens: ',
      'traces: milk soybeans eggs',
    ],
  },
  {
    name: 'resin with its strength',
    input:
      'Glucosamina solfato 2KCl (da CROSTACEI), condroitin solfato sodico (da cartilagine di PESCE), MSM, collagene di tipo II da sterno di pollo, estratto secco di Boswellia serrata Roxb. (gomma-resina, tit. al 65% in acidi boswellici), acido ialuronico sale sodico.',
    list: [
      'Glucosamina solfato 2KCl',
      'condroitin solfato sodico',
      'MSM',
      'collagene di tipo II da sterno di pollo',
      'estratto secco di Boswellia serrata Roxb. (gomma-resina, tit. al 65% in acidi boswellici)',
      'acido ialuronico sale sodico',
      'allergens: crustaceans fish',
      'traces: ',
    ],
  },
  {
    name: "a class behind an item and 'e'",
    input: 'Edulcoranti: sucralosio e acesulfame-K, aromi naturali e colorante: carminio.',
    list: [
      'Edulcoranti <sweetener> [sucralosio; acesulfame-K]',
      'aromi naturali',
      'colorante <colour> [carminio]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a marker without its colon',
    input:
      "Ingredienti Proteine idrolizzate del siero di latte (Optipep® 90), aroma, edulcorante sucralosio Modo d'uso: sciogliere 30 g in 250 ml di acqua o latte Avvertenze: non superare la dose consigliata",
    list: [
      'Proteine idrolizzate del siero di latte [Optipep® 90]',
      'aroma',
      'edulcorante sucralosio <sweetener>',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'false friends and exemptions',
    input:
      'Farina di grano saraceno, latte di cocco in polvere (latte di cocco, maltodestrine di mais, caseinato di sodio (LATTE)), burro di cacao, noce moscata, burro di arachidi, olio di soia totalmente raffinato, sciroppo di glucosio di frumento, farina di castagne, noci di cola, olio di noce di cocco, bevanda di mandorla, burro di karité, crema di riso, cremor tartaro, grano duro',
    list: [
      'Farina di grano saraceno',
      'latte di cocco in polvere [latte di cocco; maltodestrine di mais; caseinato di sodio]',
      'burro di cacao',
      'noce moscata',
      'burro di arachidi',
      'olio di soia totalmente raffinato exempt',
      'sciroppo di glucosio di frumento exempt',
      'farina di castagne',
      'noci di cola',
      'olio di noce di cocco',
      'bevanda di mandorla',
      'burro di karité',
      'crema di riso',
      'cremor tartaro',
      'grano duro',
      'allergens: milk peanuts nuts gluten',
      'traces: ',
    ],
  },
  {
    name: 'three kinds of brackets',
    input:
      'Crema proteica 30% [proteine del LATTE {caseina micellare, siero di latte in polvere}, olio di girasole alto oleico, cacao (8%)], wafer [farina di FRUMENTO, amido, emulsionante: lecitine [SOIA], agente lievitante: carbonato acido di sodio (E500ii)], copertura',
    list: [
      'Crema proteica 30% [proteine del latte [caseina micellare; siero di latte in polvere]; olio di girasole alto oleico; cacao 8%]',
      'wafer [farina di frumento; amido; emulsionante <emulsifier> [lecitine]; agente lievitante <raisingAgent> [carbonato acido di sodio {E500(ii)}]]',
      'copertura',
      'allergens: milk gluten soybeans',
      'traces: ',
    ],
  },
  {
    name: 'a bar with a coating first',
    input:
      'Cioccolato al latte con edulcorante 25% (edulcorante: maltitolo; burro di cacao, LATTE intero in polvere, pasta di cacao, emulsionanti: lecitine (SOIA), E476; aroma naturale di vaniglia), miscela di proteine 30% (proteine del LATTE, proteine isolate di SOIA), gelatina idrolizzata (bovina), umidificante: glicerolo; fibra di oligofruttosio, nocciole tostate 5%, olio di girasole, isolato proteico di soia soffiato (proteine della soia, amido di tapioca, sale), antiossidante: estratto ricco in tocoferoli. Contiene polioli: un consumo eccessivo può avere effetti lassativi.',
    list: [
      'Cioccolato al latte con edulcorante 25% [edulcorante <sweetener> [maltitolo]; burro di cacao; latte intero in polvere; pasta di cacao; emulsionanti <emulsifier> [lecitine; E476 {E476}]; aroma naturale di vaniglia]',
      'miscela di proteine 30% [proteine del latte; proteine isolate di soia]',
      'gelatina idrolizzata (bovina)',
      'umidificante <humectant> [glicerolo]',
      'fibra di oligofruttosio',
      'nocciole tostate 5%',
      'olio di girasole',
      'isolato proteico di soia soffiato [proteine della soia; amido di tapioca; sale]',
      'antiossidante <antioxidant> [estratto ricco in tocoferoli]',
      'allergens: milk soybeans nuts',
      'traces: ',
    ],
    notes: ['Contiene polioli: un consumo eccessivo può avere effetti lassativi.'],
  },
  {
    name: 'codes and their footnote',
    input:
      "Acqua, destrosio, fruttosio (12%), correttore di acidità: E330, E331(iii); aroma; conservanti: E202, E211; coloranti: E 160a (ii), E 102*; edulcoranti (E955, E950). *può influire negativamente sull'attività e l'attenzione dei bambini.",
    list: [
      'Acqua',
      'destrosio',
      'fruttosio 12%',
      'correttore di acidità <acidityRegulator> [E330 {E330}; E331(iii) {E331(iii)}]',
      'aroma',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'coloranti <colour> [E 160a (ii) {E160a(ii)}; E 102 {E102}]',
      'edulcoranti <sweetener> [E955 {E955}; E950 {E950}]',
      'allergens: ',
      'traces: ',
    ],
    notes: ["*può influire negativamente sull'attività e l'attenzione dei bambini."],
  },
  {
    name: 'roots with two strengths',
    input:
      'Rodiola (Rhodiola rosea L.) radice e.s. tit. 3% rosavine e 1% salidroside, Ginseng (Panax ginseng C.A. Meyer, radice) e.s. tit. al 15% in ginsenosidi totali, maltodestrina; Eleuterococco (Eleutherococcus senticosus Maxim.) radice estratto secco D/E 1:10; antiagglomerante: magnesio stearato vegetale.',
    list: [
      'Rodiola (Rhodiola rosea L.) radice e.s. tit. 3% rosavine e 1% salidroside',
      'Ginseng (Panax ginseng C.A. Meyer, radice) e.s. tit. al 15% in ginsenosidi totali',
      'maltodestrina',
      'Eleuterococco (Eleutherococcus senticosus Maxim.) radice estratto secco D/E 1:10',
      'antiagglomerante <antiCakingAgent> [magnesio stearato vegetale]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a list of many allergens',
    input:
      'Proteine vegetali in proporzione variabile (pisello, riso, canapa), farina di LUPINO, semi di SESAMO, crema di ANACARDI, miso (SOIA, riso, sale), salsa Worcester (ACCIUGHE), brodo (SEDANO, carota), SENAPE in grani, cozze',
    list: [
      'Proteine vegetali in proporzione variabile [pisello; riso; canapa]',
      'farina di lupino',
      'semi di sesamo',
      'crema di anacardi',
      'miso [soia; riso; sale]',
      'salsa Worcester [acciughe]',
      'brodo [sedano; carota]',
      'senape in grani',
      'cozze',
      'allergens: lupin sesame nuts soybeans fish celery mustard molluscs',
      'traces: ',
    ],
  },
  {
    name: 'vitamins with their forms',
    input:
      'Vitamina C (acido L-ascorbico), zinco (gluconato di zinco), vitamina E (acetato di DL-alfa-tocoferile), niacina (nicotinamide), acido pantotenico (calcio D-pantotenato), selenio (L-selenometionina), vit. D3 (colecalciferolo), vit. B12 (cianocobalamina); Agente di carica: cellulosa; Agenti di rivestimento: idrossi-propil-metilcellulosa, talco, E171; Antiagglomeranti: Sali di magnesio degli acidi grassi, biossido di silicio nano',
    list: [
      'Vitamina C [acido L-ascorbico]',
      'zinco [gluconato di zinco]',
      'vitamina E [acetato di DL-alfa-tocoferile]',
      'niacina [nicotinamide]',
      'acido pantotenico [calcio D-pantotenato]',
      'selenio [L-selenometionina]',
      'vit. D3 [colecalciferolo]',
      'vit. B12 [cianocobalamina]',
      'Agente di carica <bulkingAgent> [cellulosa]',
      'Agenti di rivestimento <glazingAgent> [idrossi-propil-metilcellulosa; talco; E171 {E171}]',
      'Antiagglomeranti <antiCakingAgent> [Sali di magnesio degli acidi grassi; biossido di silicio nano]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'emphasis in tags',
    input:
      '<p><b>Ingredienti:</b> <strong>Latte</strong> scremato in polvere, <em>soia</em>&nbsp;testurizzata 20&#37;, sale &amp; spezie (<u>sedano</u>, noce moscata).</p><p>Prodotto in uno stabilimento che utilizza anche frutta a guscio, pesce e crostacei.</p>',
    list: [
      'Latte scremato in polvere',
      'soia testurizzata 20%',
      'sale & spezie [sedano; noce moscata]',
      'allergens: milk soybeans celery',
      'traces: nuts fish crustaceans',
    ],
  },
  {
    name: 'dried fruit in shells among the traces',
    input:
      'Ingredienti: riso soffiato, cioccolato bianco (zucchero, burro di cacao, latte intero in polvere, emulsionante: lecitina di soia, aroma). Allergeni: latte, soia. Contiene: LATTE E SOIA. Può contenere frutta secca a guscio, cereali contenenti glutine.',
    list: [
      'riso soffiato',
      'cioccolato bianco [zucchero; burro di cacao; latte intero in polvere; emulsionante <emulsifier> [lecitina di soia]; aroma]',
      'allergens: milk soybeans',
      'traces: nuts gluten',
    ],
  },
  {
    name: 'a pre-workout with codes in brackets',
    input:
      "Citrullina malato 30%, beta-alanina 20% (CarnoSyn®), acidificanti (acido citrico, acido malico), aromi, arginina alfa-chetoglutarato, taurina, caffeina anidra 1,2%, edulcoranti: sucralosio (E955), acesulfame K (E950); agente antiagglomerante (biossido di silicio), L-tirosina, estratto di pepe nero BioPerine® (Piper nigrum L., frutto, titolato al 95% in piperina), niacina (nicotinamide), colorante: E 129 (può influire negativamente sull'attività e l'attenzione dei bambini).",
    list: [
      'Citrullina malato 30%',
      'beta-alanina 20% [CarnoSyn®]',
      'acidificanti <acid> [acido citrico; acido malico]',
      'aromi',
      'arginina alfa-chetoglutarato',
      'taurina',
      'caffeina anidra 1.2%',
      'edulcoranti <sweetener> [sucralosio {E955}; acesulfame K {E950}]',
      'agente antiagglomerante <antiCakingAgent> [biossido di silicio]',
      'L-tirosina',
      'estratto di pepe nero BioPerine® (Piper nigrum L., frutto, titolato al 95% in piperina)',
      'niacina [nicotinamide]',
      'colorante <colour> [E 129 {E129}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a biscuit with its leavening',
    input:
      'Farina di FRUMENTO tenero tipo "0", proteine del FRUMENTO 12,5%, olio di semi di girasole alto oleico, zucchero di canna, UOVA fresche da allevamento a terra, agenti lievitanti (carbonato acido d\'ammonio, carbonato acido di sodio, tartrato monopotassico), LATTE scremato in polvere, miele (1%), sale iodato (sale, iodato di potassio 0,007%), aroma naturale di limone. PUÒ CONTENERE TRACCE DI SOIA, FRUTTA A GUSCIO E SESAMO',
    list: [
      'Farina di frumento tenero tipo "0"',
      'proteine del frumento 12.5%',
      'olio di semi di girasole alto oleico',
      'zucchero di canna',
      'uova fresche da allevamento a terra',
      "agenti lievitanti <raisingAgent> [carbonato acido d'ammonio; carbonato acido di sodio; tartrato monopotassico]",
      'latte scremato in polvere',
      'miele 1%',
      'sale iodato [sale; iodato di potassio 0.007%]',
      'aroma naturale di limone',
      'allergens: gluten eggs milk',
      'traces: soybeans nuts sesame',
    ],
  },
  {
    name: 'percentages parted by a slash',
    input:
      'Ingredienti: PROTEINE DEL SIERO DI LATTE CONCENTRATE, FRUTTOSIO, CACAO MAGRO 10/12%, FIBRA VEGETALE (INULINA), ADDENSANTI: CARBOSSIMETILCELLULOSA, GOMMA DI GUAR, AROMI, EDULCORANTE: SUCRALOSIO, VITAMINE: VITAMINA B6, VITAMINA B2.',
    list: [
      'PROTEINE DEL SIERO DI LATTE CONCENTRATE',
      'FRUTTOSIO',
      'CACAO MAGRO 10%',
      'FIBRA VEGETALE [INULINA]',
      'ADDENSANTI <thickener> [CARBOSSIMETILCELLULOSA; GOMMA DI GUAR]',
      'AROMI',
      'EDULCORANTE <sweetener> [SUCRALOSIO]',
      'VITAMINE [VITAMINA B6; VITAMINA B2]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'tablets with their coating',
    input:
      'Aminoacidi ramificati 2:1:1 (L-Leucina 50%, L-Isoleucina 25%, L-Valina 25%), stabilizzante: cellulosa microcristallina, fosfato bicalcico; antiagglomeranti: magnesio stearato, biossido di silicio; agente di rivestimento: idrossipropilmetilcellulosa; coloranti: E171, E172.',
    list: [
      'Aminoacidi ramificati 2:1:1 [L-Leucina 50%; L-Isoleucina 25%; L-Valina 25%]',
      'stabilizzante <stabiliser> [cellulosa microcristallina; fosfato bicalcico]',
      'antiagglomeranti <antiCakingAgent> [magnesio stearato; biossido di silicio]',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
      'coloranti <colour> [E171 {E171}; E172 {E172}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'a filled wafer behind its name',
    input:
      'Wafer proteico farcito. Ingredienti: farcitura 72% (oli e grassi vegetali (palma, cocco in proporzione variabile), proteine del latte, edulcorante (maltitolo), cacao magro in polvere 6%, pasta di nocciole 2%, emulsionante (lecitina di girasole), aromi), wafer 28% (farina di frumento, amido di patata, oli vegetali (girasole), emulsionante (lecitina di soia), sale, agenti lievitanti (E500, E503)).',
    list: [
      'farcitura 72% [oli e grassi vegetali [palma; cocco in proporzione variabile]; proteine del latte; edulcorante <sweetener> [maltitolo]; cacao magro in polvere 6%; pasta di nocciole 2%; emulsionante <emulsifier> [lecitina di girasole]; aromi]',
      'wafer 28% [farina di frumento; amido di patata; oli vegetali [girasole]; emulsionante <emulsifier> [lecitina di soia]; sale; agenti lievitanti <raisingAgent> [E500 {E500}; E503 {E503}]]',
      'allergens: milk nuts gluten soybeans',
      'traces: ',
    ],
  },
  {
    name: 'a second strength in capitals',
    input:
      'Estratto secco di tè verde (Camellia sinensis (L.) Kuntze) foglie tit. 98% polifenoli, 50% EGCG; L-carnitina base; guaranà (Paullinia cupana Kunth) semi e.s. tit. 12% caffeina; colina bitartrato, cromo picolinato.',
    list: [
      'Estratto secco di tè verde (Camellia sinensis (L.) Kuntze) foglie tit. 98% polifenoli, 50% EGCG',
      'L-carnitina base',
      'guaranà (Paullinia cupana Kunth) semi e.s. tit. 12% caffeina',
      'colina bitartrato',
      'cromo picolinato',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'allergens under a heading of their own',
    input: [
      'Ingredienti',
      '- Proteine del latte',
      '- Cacao in polvere (12%)',
      '- Aromi',
      '- Edulcorante: sucralosio',
      'Allergeni',
      'Latte. Può contenere soia.',
    ].join('\n'),
    list: [
      'Proteine del latte',
      'Cacao in polvere 12%',
      'Aromi',
      'Edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'colours by flavour',
    input:
      'Proteine del siero di latte isolate (latte), cacao (solo gusto cacao), caffè liofilizzato (solo per il gusto caffè), aromi, coloranti (solo gusto fragola: E120; solo gusto banana: E160a).',
    list: [
      'Proteine del siero di latte isolate',
      'cacao (solo gusto cacao)',
      'caffè liofilizzato (solo per il gusto caffè)',
      'aromi',
      'coloranti <colour> [solo gusto fragola [E120 {E120}]; solo gusto banana [E160a {E160a}]]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'syrups and sugars of cereals',
    input:
      "Sciroppo di glucosio-fruttosio (da grano), destrosio di frumento, maltodestrine da orzo, alcol etilico da cereali, orzo perlato, aceto di malto d'orzo",
    list: [
      'Sciroppo di glucosio-fruttosio exempt',
      'destrosio di frumento exempt',
      'maltodestrine da orzo',
      'alcol etilico da cereali',
      'orzo perlato',
      "aceto di malto d'orzo",
      'allergens: gluten',
      'traces: ',
    ],
  },
  {
    name: 'no space behind any mark',
    input:
      'Edulcorante:maltitolo,fibre vegetali(polidestrosio,inulina),farina di riso(8%),proteine del latte;emulsionante:lecitina di soia.',
    list: [
      'Edulcorante <sweetener> [maltitolo]',
      'fibre vegetali [polidestrosio; inulina]',
      'farina di riso 8%',
      'proteine del latte',
      'emulsionante <emulsifier> [lecitina di soia]',
      'allergens: milk soybeans',
      'traces: ',
    ],
  },
  {
    name: 'a capsule and its krill',
    input:
      'Capsula: gelatina alimentare; olio di krill (Euphausia superba) (CROSTACEI) 500 mg; astaxantina; vitamina E.',
    list: [
      'Capsula [gelatina alimentare]',
      'olio di krill (Euphausia superba) 500 mg',
      'astaxantina',
      'vitamina E',
      'allergens: crustaceans',
      'traces: ',
    ],
  },
  {
    name: 'what a works handles',
    input:
      'L-glutammina 100%. Il prodotto non contiene glutine né lattosio. Stabilimento che lavora latte, uova, soia, crostacei, pesce e solfiti.',
    list: [
      'L-glutammina 100%',
      'allergens: ',
      'traces: milk eggs soybeans crustaceans fish sulphites',
    ],
    notes: ['Il prodotto non contiene glutine né lattosio.'],
  },
  {
    name: 'cocoa with its least share',
    input:
      "Sciroppo di glucosio (da FRUMENTO o mais), oli vegetali (girasole, colza) in proporzione variabile, fibra di cicoria, amido modificato di mais, siero di latte dolce in polvere, tuorlo d'uovo, cioccolato 15% (cacao: 55% min.), sale.",
    list: [
      'Sciroppo di glucosio exempt',
      'oli vegetali in proporzione variabile [girasole; colza]',
      'fibra di cicoria',
      'amido modificato di mais <modifiedStarch>',
      'siero di latte dolce in polvere',
      "tuorlo d'uovo",
      'cioccolato 15% [cacao 55%]',
      'sale',
      'allergens: milk eggs',
      'traces: ',
    ],
  },
  {
    name: 'the origin behind the list',
    input:
      "Mandorle (50%), miele millefiori, albume d'uovo, ostia (fecola di patate, olio vegetale), aroma naturale vaniglia. Può contenere tracce di altra frutta a guscio e arachidi. Origine: UE/non UE.",
    list: [
      'Mandorle 50%',
      'miele millefiori',
      "albume d'uovo",
      'ostia [fecola di patate; olio vegetale]',
      'aroma naturale vaniglia',
      'allergens: nuts eggs',
      'traces: nuts peanuts',
    ],
    notes: ['Origine: UE/non UE.'],
  },
  {
    name: 'flavours in brackets behind the marker',
    input:
      'INGREDIENTI (Cacao): avena integrale, cacao. INGREDIENTI (Vaniglia): avena integrale, aroma vaniglia.',
    list: [
      'Cacao => avena integrale; cacao',
      'Vaniglia => avena integrale; aroma vaniglia',
      'allergens: gluten',
      'traces: ',
    ],
  },
  {
    name: 'ingredients of the flavour',
    input:
      'Ingredienti del gusto Pistacchio: crema di pistacchio 8%, proteine del latte. Ingredienti del gusto Cocco: cocco rapé 5%, proteine del latte.',
    list: [
      'gusto Pistacchio => crema di pistacchio 8%; proteine del latte',
      'gusto Cocco => cocco rapé 5%; proteine del latte',
      'allergens: nuts milk',
      'traces: ',
    ],
  },
  {
    name: 'a semicolon before the traces',
    input:
      'Sale iposodico, gomma guar, taurina 4.000 mg, inositolo, L-teanina; può contenere: tracce di Latte, Glutine, Soia e Uova. Senza zuccheri aggiunti. Conservare in luogo fresco.',
    list: [
      'Sale iposodico',
      'gomma guar',
      'taurina 4.000 mg',
      'inositolo',
      'L-teanina',
      'allergens: ',
      'traces: milk gluten soybeans eggs',
    ],
    notes: ['Senza zuccheri aggiunti.', 'Conservare in luogo fresco.'],
  },
  {
    name: 'an animal capsule',
    input:
      'Capsula in gelatina animale (bovino), L-carnitina L-tartrato 500 mg, agenti antiagglomeranti: sali di magnesio degli acidi grassi (E470b), biossido di silicio (E551).',
    list: [
      'Capsula in gelatina animale (bovino)',
      'L-carnitina L-tartrato 500 mg',
      'agenti antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi {E470b}; biossido di silicio {E551}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'cereals with gluten and without',
    input:
      "Proteine del siero di latte concentrate, idrolizzato di proteine del grano, sciroppo d'orzo, estratto di malto, kamut, amaranto, quinoa, miglio, teff, semi di lino",
    list: [
      'Proteine del siero di latte concentrate',
      'idrolizzato di proteine del grano',
      "sciroppo d'orzo",
      'estratto di malto',
      'kamut',
      'amaranto',
      'quinoa',
      'miglio',
      'teff',
      'semi di lino',
      'allergens: milk gluten',
      'traces: ',
    ],
  },
  {
    name: 'a coating with its share behind',
    input:
      'Proteine del LATTE (Caseinato di Calcio, proteine del Siero di LATTE), Acqua, Sciroppo di Maltitolo, Copertura al cioccolato fondente con edulcoranti [pasta di cacao, edulcorante (Maltitolo), burro di cacao, emulsionante (lecitina di SOIA), aroma (vanillina)] 15%, Fibra (Inulina).',
    list: [
      'Proteine del latte [Caseinato di Calcio; proteine del Siero di latte]',
      'Acqua',
      'Sciroppo di Maltitolo',
      'Copertura al cioccolato fondente con edulcoranti 15% [pasta di cacao; edulcorante <sweetener> [Maltitolo]; burro di cacao; emulsionante <emulsifier> [lecitina di soia]; aroma [vanillina]]',
      'Fibra [Inulina]',
      'allergens: milk soybeans',
      'traces: ',
    ],
  },
  {
    name: 'a brand before its substance',
    input:
      'Ingredienti: Maltodestrine da mais, proteine concentrate del siero del latte (contiene lattosio), Creapure® (creatina monoidrato), taurina. Contiene latte e derivati (incluso lattosio).',
    list: [
      'Maltodestrine da mais',
      'proteine concentrate del siero del latte',
      'Creapure® [creatina monoidrato]',
      'taurina',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'oats and drops of chocolate',
    input:
      "fiocchi di AVENA senza glutine (40%), datteri, burro di ARACHIDI (20%), proteine della SOIA isolate, gocce di cioccolato 10% [zucchero di canna, pasta di cacao], sale rosa dell'Himalaya",
    list: [
      'fiocchi di avena senza glutine 40%',
      'datteri',
      'burro di arachidi 20%',
      'proteine della soia isolate',
      'gocce di cioccolato 10% [zucchero di canna; pasta di cacao]',
      "sale rosa dell'Himalaya",
      'allergens: gluten peanuts soybeans',
      'traces: ',
    ],
  },
  {
    name: 'organic marks, and the least cocoa',
    input:
      'Pasta di cacao*, zucchero di cocco*, burro di cacao*, granella di cacao* (5%). *Biologico. Cacao: 70% minimo. Può contenere latte, frutta a guscio.',
    list: [
      'Pasta di cacao',
      'zucchero di cocco',
      'burro di cacao',
      'granella di cacao 5%',
      'allergens: ',
      'traces: milk nuts',
    ],
    notes: ['*Biologico.', 'Cacao: 70% minimo.'],
  },
  {
    name: 'loose full stops',
    input:
      'Riso 60%, mais 20%, farina di piselli 10 %, sale 1% . Prodotto in stabilimento che utilizza: sesamo, soia, latte .',
    list: [
      'Riso 60%',
      'mais 20%',
      'farina di piselli 10%',
      'sale 1%',
      'allergens: ',
      'traces: sesame soybeans milk',
    ],
  },
  {
    name: 'mayonnaise in capitals',
    input:
      "olio di semi di GIRASOLE, acqua, ACETO, tuorlo d'UOVO 7,5%, SENAPE (acqua, semi di SENAPE, aceto), amido, sale, succo di limone, E385",
    list: [
      'olio di semi di GIRASOLE',
      'acqua',
      'ACETO',
      "tuorlo d'uovo 7.5%",
      'senape [acqua; semi di senape; aceto]',
      'amido',
      'sale',
      'succo di limone',
      'E385 {E385}',
      'allergens: eggs mustard',
      'traces: ',
    ],
  },
  {
    name: 'chickpeas and husks',
    input:
      'Farina di ceci 60%; farina di riso integrale 38%; psillio (Plantago ovata Forssk., cuticola dei semi) 2%.',
    list: [
      'Farina di ceci 60%',
      'farina di riso integrale 38%',
      'psillio (Plantago ovata Forssk., cuticola dei semi) 2%',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'joined codes and a juice',
    input:
      "Acqua, succo di arancia rossa da concentrato 20% (contiene antiossidante: acido ascorbico), L-carnitina, correttore d'acidità: E 330, dolcificanti: E950 - E955, conservanti: E202 e E211.",
    list: [
      'Acqua',
      'succo di arancia rossa da concentrato 20% [antiossidante <antioxidant> [acido ascorbico]]',
      'L-carnitina',
      "correttore d'acidità <acidityRegulator> [E 330 {E330}]",
      'dolcificanti <sweetener> [E950 {E950}; E955 {E955}]',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'milks and butters of plants',
    input:
      "Amido di frumento, malto d'orzo, destrine di mais, sciroppo di riso, latte d'avena, panna vegetale (soia), burro vegetale, yogurt di cocco, formaggio di anacardi",
    list: [
      'Amido di frumento',
      "malto d'orzo",
      'destrine di mais',
      'sciroppo di riso',
      "latte d'avena",
      'panna vegetale',
      'burro vegetale',
      'yogurt di cocco',
      'formaggio di anacardi',
      'allergens: gluten soybeans nuts',
      'traces: ',
    ],
  },
  {
    name: 'from the sea',
    input:
      'Olio di fegato di merluzzo, olio di krill, gelatina di pesce, glucosamina da crostacei, chitosano (da gusci di gamberi), estratto di cozza verde (Perna canaliculus)',
    list: [
      'Olio di fegato di merluzzo',
      'olio di krill',
      'gelatina di pesce',
      'glucosamina da crostacei',
      'chitosano',
      'estratto di cozza verde (Perna canaliculus)',
      'allergens: fish crustaceans molluscs',
      'traces: ',
    ],
  },
  {
    name: 'where it was made',
    input: [
      'INGREDIENTI: CREATINA MONOIDRATO (CREAPURE®), ACIDIFICANTE: ACIDO CITRICO; AROMA; EDULCORANTE: SUCRALOSIO; COLORANTE: CAROTENI.',
      'PRODUCT OF ITALY',
    ].join('\n'),
    list: [
      'CREATINA MONOIDRATO [CREAPURE®]',
      'ACIDIFICANTE <acid> [ACIDO CITRICO]',
      'AROMA',
      'EDULCORANTE <sweetener> [SUCRALOSIO]',
      'COLORANTE <colour> [CAROTENI]',
      'allergens: ',
      'traces: ',
    ],
    notes: ['PRODUCT OF ITALY'],
  },
  {
    name: 'numbered layers',
    input: 'Strato 1: magnesio, vitamina B6. Strato 2: melatonina 1 mg, passiflora',
    list: [
      'Strato 1 [magnesio; vitamina B6]',
      'Strato 2 [melatonina 1 mg; passiflora]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'lactose of the protein',
    input:
      'Proteine isolate del siero di latte 92,3% di cui lattosio <1%, aroma naturale di cacao, edulcorante: glicosidi steviolici da stevia, sale di Guérande.',
    list: [
      'Proteine isolate del siero di latte 92.3% [lattosio 1%]',
      'aroma naturale di cacao',
      'edulcorante <sweetener> [glicosidi steviolici da stevia]',
      'sale di Guérande',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'traces before the list',
    input: 'Può contenere tracce di latte. Ingredienti: riso, sale.',
    list: ['riso', 'sale', 'allergens: ', 'traces: milk'],
  },
  {
    name: 'green coffee and garcinia',
    input:
      'caffè verde e.s. (Coffea canephora Pierre ex A.Froehner, semi, tit. 45% ac. clorogenico), garcinia e.s. (Garcinia cambogia Desr., frutto, tit. 60% acido idrossicitrico - HCA), cromo picolinato',
    list: [
      'caffè verde e.s. (Coffea canephora Pierre ex A.Froehner, semi, tit. 45% ac. clorogenico)',
      'garcinia e.s. (Garcinia cambogia Desr., frutto, tit. 60% acido idrossicitrico - HCA)',
      'cromo picolinato',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'mixed oils',
    input:
      "Miscela di oli (olio di pesce, olio di borragine, olio di lino); gelatina alimentare; stabilizzante: glicerolo; antiossidanti: tocoferoli, palmitato di ascorbile; addensante: cera d'api.",
    list: [
      'Miscela di oli [olio di pesce; olio di borragine; olio di lino]',
      'gelatina alimentare',
      'stabilizzante <stabiliser> [glicerolo]',
      'antiossidanti <antioxidant> [tocoferoli; palmitato di ascorbile]',
      "addensante <thickener> [cera d'api]",
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'a sauce in brackets',
    input: 'Semi di soia tostati (non OGM), salsa di soia (acqua, SOIA, FRUMENTO, sale), aglio',
    list: [
      'Semi di soia tostati (non OGM)',
      'salsa di soia [acqua; soia; frumento; sale]',
      'aglio',
      'allergens: soybeans gluten',
      'traces: ',
    ],
  },
  {
    name: 'mustard, celery and sulphites',
    input:
      'Fagiolini, lupino, senape di Digione, mostarda, sedano rapa, solfito di sodio, metabisolfito di potassio (E224)',
    list: [
      'Fagiolini',
      'lupino',
      'senape di Digione',
      'mostarda',
      'sedano rapa',
      'solfito di sodio',
      'metabisolfito di potassio {E224}',
      'allergens: lupin mustard celery sulphites',
      'traces: ',
    ],
  },
  {
    name: 'a part behind a comma',
    input: 'Proteine isolate 92%, di cui lattosio <1%, aroma',
    list: ['Proteine isolate 92% [lattosio 1%]', 'aroma', 'allergens: milk', 'traces: '],
  },
];
