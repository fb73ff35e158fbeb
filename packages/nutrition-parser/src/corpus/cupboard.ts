import type { PrintedLabel } from './label.ts';

/** Lists of ingredients in all manners of print, with what the contract and Annex II make of them. */
export const cupboard: readonly PrintedLabel[] = [
  {
    name: 'whey with articles',
    input:
      'Ingredienti: proteine del siero del latte concentrate 72% (contiene emulsionante: lecitina di soia), cacao magro in polvere 9,5%, crema di latte in polvere, aromi, addensanti: gomma di guar, gomma di xantano; edulcoranti: acesulfame K, sucralosio; sale. Contiene latte e soia. Può contenere tracce di uova, glutine e frutta a guscio.',
    lines: [
      'proteine del siero del latte concentrate 72% [emulsionante <emulsifier> [lecitina di soia]]',
      'cacao magro in polvere 9.5%',
      'crema di latte in polvere',
      'aromi',
      'addensanti <thickener> [gomma di guar; gomma di xantano]',
      'edulcoranti <sweetener> [acesulfame K; sucralosio]',
      'sale',
      'allergens: milk soybeans',
      'traces: eggs gluten nuts',
    ],
  },
  {
    name: 'bar three levels',
    input:
      'INGREDIENTI: sciroppo di glucosio-fruttosio, copertura al cioccolato al LATTE 22% [zucchero, burro di cacao, LATTE intero in polvere, pasta di cacao, emulsionanti (lecitine di SOIA, E476), aroma naturale di vaniglia], ripieno al caramello 18% (sciroppo di glucosio, LATTE condensato zuccherato (LATTE, zucchero), burro (LATTE), sale), crisp proteici 15% (isolato proteico di SOIA 90%, amido di tapioca, sale), FRUMENTO soffiato 6%. Può contenere ARACHIDI e altra FRUTTA A GUSCIO.',
    lines: [
      'sciroppo di glucosio-fruttosio',
      'copertura al cioccolato al latte 22% [zucchero; burro di cacao; latte intero in polvere; pasta di cacao; emulsionanti <emulsifier> [lecitine di soia; E476 {E476}]; aroma naturale di vaniglia]',
      'ripieno al caramello 18% [sciroppo di glucosio; latte condensato zuccherato [latte; zucchero]; burro; sale]',
      'crisp proteici 15% [isolato proteico di soia 90%; amido di tapioca; sale]',
      'frumento soffiato 6%',
      'allergens: milk soybeans gluten',
      'traces: peanuts nuts',
    ],
  },
  {
    name: 'baked cookie',
    input:
      'Farina 00 38%, zucchero di canna, burro 15%, uova fresche 8%, gocce di cioccolato fondente (cacao min. 50%) 12% [pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di girasole], agenti lievitanti: E500ii, E450i, E503; sale.',
    lines: [
      'Farina 00 38%',
      'zucchero di canna',
      'burro 15%',
      'uova fresche 8%',
      'gocce di cioccolato fondente 12% [cacao 50%; pasta di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitina di girasole]]',
      'agenti lievitanti <raisingAgent> [E500ii {E500(ii)}; E450i {E450(i)}; E503 {E503}]',
      'sale',
      'allergens: gluten milk eggs',
      'traces:',
    ],
  },
  {
    name: 'beer',
    input: 'Birra 60%, estratto di malto, luppolo, zucchero.',
    lines: [
      'Birra 60%',
      'estratto di malto',
      'luppolo',
      'zucchero',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'flours',
    input:
      'Farina tipo 0, farina tipo 1, farina integrale, farina di grano tenero tipo 00, semola rimacinata, farina di riso, farina di ceci, farina di mais, farina di mandorle, seitan, kamut®, farro soffiato',
    lines: [
      'Farina tipo 0',
      'farina tipo 1',
      'farina integrale',
      'farina di grano tenero tipo 00',
      'semola rimacinata',
      'farina di riso',
      'farina di ceci',
      'farina di mais',
      'farina di mandorle',
      'seitan',
      'kamut®',
      'farro soffiato',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'table head',
    input:
      '| Ingrediente | Quantità |\n|---|---|\n| Proteine del siero di latte | 80% |\n| Cacao | 12% |\n| Aromi | |\n| Sucralosio | 0,1% |',
    lines: [
      'Proteine del siero di latte 80%',
      'Cacao 12%',
      'Aromi',
      'Sucralosio 0.1%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'table head tabs',
    input: 'Ingrediente\tPercentuale\nAvena integrale\t60%\nMiele\t20%\nMandorle\t20%',
    lines: [
      'Avena integrale 60%',
      'Miele 20%',
      'Mandorle 20%',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'object keys flavours',
    input: {
      ingredienti: {
        cacao: 'proteine del siero di latte, cacao 10%, aromi',
        vaniglia: 'proteine del siero di latte, aroma naturale di vaniglia',
        nocciola: 'proteine del siero di latte, pasta di nocciole 5%',
      },
    },
    lines: [
      'cacao => proteine del siero di latte; cacao 10%; aromi',
      'vaniglia => proteine del siero di latte; aroma naturale di vaniglia',
      'nocciola => proteine del siero di latte; pasta di nocciole 5%',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'features flavours keys',
    input: {
      features: {
        ingredienti: {
          gusto_cioccolato: ['siero di latte', 'cacao'],
          gusto_fragola: ['siero di latte', 'fragola in polvere'],
        },
      },
    },
    lines: [
      'gusto cioccolato => siero di latte; cacao',
      'gusto fragola => siero di latte; fragola in polvere',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'list of objects by flavour',
    input: {
      ingredienti: [
        { gusto: 'Cacao', ingredienti: 'Proteine del siero di latte, cacao 8%' },
        { gusto: 'Cocco', ingredienti: 'Proteine del siero di latte, cocco rapé 2%' },
      ],
    },
    lines: [
      'Cacao => Proteine del siero di latte; cacao 8%',
      'Cocco => Proteine del siero di latte; cocco rapé 2%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'multivitamin',
    input:
      'Ingredienti: Vitamina C (acido L-ascorbico), magnesio (ossido di magnesio), ferro (fumarato ferroso), zinco (gluconato di zinco), niacina (nicotinammide), vitamina E (D-alfa-tocoferolo), acido pantotenico (D-pantotenato di calcio), vitamina B6 (cloridrato di piridossina), riboflavina, vitamina B1 (cloridrato di tiamina), vitamina A (acetato di retinile), acido folico (acido pteroil-monoglutammico), iodio (ioduro di potassio), biotina (D-biotina), vitamina D3 (colecalciferolo), vitamina B12 (cianocobalamina), agente di carica (cellulosa microcristallina), antiagglomeranti (sali di magnesio degli acidi grassi, biossido di silicio).',
    lines: [
      'Vitamina C [acido L-ascorbico]',
      'magnesio [ossido di magnesio]',
      'ferro [fumarato ferroso]',
      'zinco [gluconato di zinco]',
      'niacina [nicotinammide]',
      'vitamina E [D-alfa-tocoferolo]',
      'acido pantotenico [D-pantotenato di calcio]',
      'vitamina B6 [cloridrato di piridossina]',
      'riboflavina',
      'vitamina B1 [cloridrato di tiamina]',
      'vitamina A [acetato di retinile]',
      'acido folico [acido pteroil-monoglutammico]',
      'iodio [ioduro di potassio]',
      'biotina [D-biotina]',
      'vitamina D3 [colecalciferolo]',
      'vitamina B12 [cianocobalamina]',
      'agente di carica <bulkingAgent> [cellulosa microcristallina]',
      'antiagglomeranti <antiCakingAgent> [sali di magnesio degli acidi grassi; biossido di silicio]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'herbal',
    input:
      'Rhodiola rosea L. radice e.s. tit. 3% in rosavine, Panax ginseng C.A. Meyer radice e.s. tit. 15% ginsenosidi, maltodestrine, Bacopa monnieri (L.) Wettst. erba e.s. tit. 20% in bacosidi, Withania somnifera (L.) Dunal radice e.s. tit. 2,5% witanolidi; involucro: idrossipropilmetilcellulosa.',
    lines: [
      'Rhodiola rosea L. radice e.s. tit. 3% in rosavine',
      'Panax ginseng C.A. Meyer radice e.s. tit. 15% ginsenosidi',
      'maltodestrine',
      'Bacopa monnieri (L.) Wettst. erba e.s. tit. 20% in bacosidi',
      'Withania somnifera (L.) Dunal radice e.s. tit. 2,5% witanolidi',
      'involucro [idrossipropilmetilcellulosa]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'softgel shell',
    input:
      'Olio di pesce titolato al 35% in EPA e al 25% in DHA. Involucro: gelatina, agente di resistenza: glicerolo; acqua. Antiossidante: miscela di tocoferoli.',
    lines: [
      'Olio di pesce titolato al 35% in EPA e al 25% in DHA',
      'Involucro [gelatina; agente di resistenza <firmingAgent> [glicerolo]; acqua]',
      'Antiossidante <antioxidant> [miscela di tocoferoli]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'codes',
    input:
      'Acqua, edulcoranti: E 950, E-955, E951; coloranti: E150d, E 160a(ii), E-120; emulsionanti: E 472e, E322(i), E 471; conservante E 202; antiossidanti E300 e E306; stabilizzante: E 440(ii).',
    lines: [
      'Acqua',
      'edulcoranti <sweetener> [E 950 {E950}; E-955 {E955}; E951 {E951}]',
      'coloranti <colour> [E150d {E150d}; E 160a(ii) {E160a(ii)}; E-120 {E120}]',
      'emulsionanti <emulsifier> [E 472e {E472e}; E322(i) {E322(i)}; E 471 {E471}]',
      'conservante <preservative> [E 202 {E202}]',
      'antiossidanti <antioxidant> [E300 {E300}; E306 {E306}]',
      'stabilizzante <stabiliser> [E 440(ii) {E440(ii)}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'percent manners',
    input:
      'Cacao magro (5,5 %), sale <2%, zucchero < 1 %, latte in polvere (min. 3%), 12 % mandorle, miele circa 4%, olio di cocco al 2%, cioccolato (cacao: 70% min.)',
    lines: [
      'Cacao magro 5.5%',
      'sale 2%',
      'zucchero 1%',
      'latte in polvere 3%',
      'mandorle 12%',
      'miele 4%',
      'olio di cocco 2%',
      'cioccolato [cacao 70%]',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'exemptions',
    input:
      'Sciroppo di glucosio (da frumento), destrosio di frumento, maltodestrine da frumento, sciroppo di glucosio da orzo, olio di soia completamente raffinato, tocoferoli misti naturali (E306) da soia, fitosteroli da soia, lattitolo, amido di frumento, vitamina E (da soia)',
    lines: [
      'Sciroppo di glucosio exempt',
      'destrosio di frumento exempt',
      'maltodestrine da frumento exempt',
      'sciroppo di glucosio da orzo exempt',
      'olio di soia completamente raffinato exempt',
      'tocoferoli misti naturali da soia {E306} exempt',
      'fitosteroli da soia exempt',
      'lattitolo exempt',
      'amido di frumento',
      'vitamina E exempt',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'fining',
    input:
      "Vino bianco (contiene solfiti), chiarificante: ittiocolla; aceto di malto d'orzo, alcol etilico da frumento, distillato di siero di latte",
    lines: [
      'Vino bianco',
      'chiarificante [ittiocolla exempt]',
      "aceto di malto d'orzo",
      'alcol etilico da frumento exempt',
      'distillato di siero di latte exempt',
      'allergens: sulphites gluten',
      'traces:',
    ],
  },
  {
    name: 'false friends',
    input:
      "Burro di cacao, burro di karité, burro d'arachidi, latte di cocco, bevanda di mandorla, latte di riso, noce moscata, noce di cocco, pan di zenzero, grano saraceno, lattice di caucciù, acido lattico, fermenti lattici vivi, amido di mais, uva passa, pesche noci, castagne, pinoli, semi di sesamo",
    lines: [
      'Burro di cacao',
      'burro di karité',
      "burro d'arachidi",
      'latte di cocco',
      'bevanda di mandorla',
      'latte di riso',
      'noce moscata',
      'noce di cocco',
      'pan di zenzero',
      'grano saraceno',
      'lattice di caucciù',
      'acido lattico',
      'fermenti lattici vivi',
      'amido di mais',
      'uva passa',
      'pesche noci',
      'castagne',
      'pinoli',
      'semi di sesamo',
      'allergens: peanuts nuts sesame',
      'traces:',
    ],
  },
  {
    name: 'nocepesca',
    input: 'Nocepesca 20%, nettarina, nocciolato di prugna, mandarino, anice, ananas, uva, uovo',
    lines: [
      'Nocepesca 20%',
      'nettarina',
      'nocciolato di prugna',
      'mandarino',
      'anice',
      'ananas',
      'uva',
      'uovo',
      'allergens: eggs',
      'traces:',
    ],
  },
  {
    name: 'fermented milk',
    input:
      'Latte fermentato (latte, fermenti lattici), yogurt magro 20%, lattoferrina, latticello, siero di latte dolce, sieroproteine',
    lines: [
      'Latte fermentato [latte; fermenti lattici]',
      'yogurt magro 20%',
      'lattoferrina',
      'latticello',
      'siero di latte dolce',
      'sieroproteine',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'stated facility',
    input:
      'Creatina monoidrato 100%. Prodotto in uno stabilimento che tratta anche latte, uova, soia, pesce e crostacei. Conservare in luogo fresco e asciutto.',
    lines: [
      'Creatina monoidrato 100%',
      'allergens:',
      'traces: milk eggs soybeans fish crustaceans',
      'note: Conservare in luogo fresco e asciutto.',
    ],
  },
  {
    name: 'contains naturally',
    input:
      'Carne di bovino 90%, sale, aromi naturali. Contiene naturalmente lattosio. Non contiene glutine. Tracce di sedano e senape.',
    lines: [
      'Carne di bovino 90%',
      'sale',
      'aromi naturali',
      'allergens: milk',
      'traces: celery mustard',
      'note: Non contiene glutine.',
    ],
  },
  {
    name: 'shared line',
    input:
      'INGREDIENTI: maltodestrine, destrosio, sodio citrato. Lo stesso stabilimento utilizza ingredienti contenenti soia, latte e uova.',
    lines: [
      'maltodestrine',
      'destrosio',
      'sodio citrato',
      'allergens:',
      'traces: soybeans milk eggs',
    ],
  },
  {
    name: 'footnotes',
    input:
      "Fiocchi d'avena* (45%), sciroppo d'agave*, uvetta*¹, nocciole* (8%), cacao*². *da agricoltura biologica. ¹ Origine: Turchia. ² Rainforest Alliance Certified.",
    lines: [
      "Fiocchi d'avena 45%",
      "sciroppo d'agave",
      'uvetta',
      'nocciole 8%',
      'cacao',
      'allergens: gluten nuts',
      'traces:',
      'note: *da agricoltura biologica.',
      'note: ¹ Origine: Turchia.',
      'note: ² Rainforest Alliance Certified.',
    ],
  },
  {
    name: 'flavours dash',
    input:
      'Variante vaniglia – proteine del latte, aroma di vaniglia. Variante cacao – proteine del latte, cacao 10%.',
    lines: [
      'Variante vaniglia => proteine del latte; aroma di vaniglia',
      'Variante cacao => proteine del latte; cacao 10%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'bare flavours',
    input:
      'Cacao: proteine del siero del latte isolate 88%, cacao 10%, aroma. Vaniglia: proteine del siero del latte isolate 97%, aroma. Neutro: proteine del siero del latte isolate 99,5%, lecitina di soia.',
    lines: [
      'Cacao => proteine del siero del latte isolate 88%; cacao 10%; aroma',
      'Vaniglia => proteine del siero del latte isolate 97%; aroma',
      'Neutro => proteine del siero del latte isolate 99.5%; lecitina di soia',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'heads per line',
    input:
      "INGREDIENTI GUSTO NOCCIOLA\nAlbume d'uovo in polvere, pasta di nocciole 6%, aroma\nINGREDIENTI GUSTO CACAO\nAlbume d'uovo in polvere, cacao 8%, aroma",
    lines: [
      "GUSTO NOCCIOLA => Albume d'uovo in polvere; pasta di nocciole 6%; aroma",
      "GUSTO CACAO => Albume d'uovo in polvere; cacao 8%; aroma",
      'allergens: eggs nuts',
      'traces:',
    ],
  },
  {
    name: 'cream',
    input:
      'Aqua, Glycerin, Menthol, Camphor, Arnica Montana Flower Extract, Parfum, Sodium Benzoate.',
    lines: [
      'Aqua',
      'Glycerin',
      'Menthol',
      'Camphor',
      'Arnica Montana Flower Extract',
      'Parfum',
      'Sodium Benzoate',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'probiotics',
    input:
      'Bifidobacterium longum W11 (LMG P-21586) 5 mld UFC, Lactobacillus acidophilus LA-14 (5x10^9 UFC), fruttooligosaccaridi, capsula: idrossipropilmetilcellulosa; antiagglomerante: magnesio stearato vegetale.',
    lines: [
      'Bifidobacterium longum W11 5 mld UFC [LMG P-21586]',
      'Lactobacillus acidophilus LA-14 (5x10^9 UFC)',
      'fruttooligosaccaridi',
      'capsula [idrossipropilmetilcellulosa]',
      'antiagglomerante <antiCakingAgent> [magnesio stearato vegetale]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'nuts bracket',
    input:
      'Frutta a guscio (mandorle 30%, nocciole 20%, anacardi), miele 25%, semi di sesamo tostati, sciroppo di glucosio, pistacchi',
    lines: [
      'Frutta a guscio [mandorle 30%; nocciole 20%; anacardi]',
      'miele 25%',
      'semi di sesamo tostati',
      'sciroppo di glucosio',
      'pistacchi',
      'allergens: nuts sesame',
      'traces:',
    ],
  },
  {
    name: 'entities and spans',
    input:
      '<p>INGREDIENTI:&nbsp;Proteine&#32;isolate del siero di <strong>LATTE</strong>&nbsp;(90&#37;), aromi, emulsionante: lecitina di <u>soia</u>.</p><p>Pu&ograve; contenere <em>uova</em>.</p>',
    lines: [
      'Proteine isolate del siero di latte 90%',
      'aromi',
      'emulsionante <emulsifier> [lecitina di soia]',
      'allergens: milk soybeans',
      'traces: eggs',
    ],
  },
  {
    name: 'mojibake',
    input:
      'Ingredienti: caffÃ¨ solubile, proteine del siero di latte, correttore di aciditÃ : citrato di sodio. PuÃ² contenere tracce di soia.',
    lines: [
      'caffè solubile',
      'proteine del siero di latte',
      'correttore di acidità <acidityRegulator> [citrato di sodio]',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'unclosed and doubled',
    input:
      'Cioccolato bianco (zucchero, burro di cacao, latte in polvere, emulsionante: lecitina di soia,, granella di nocciole,, sale',
    lines: [
      'Cioccolato bianco [zucchero; burro di cacao; latte in polvere; emulsionante <emulsifier> [lecitina di soia]; granella di nocciole; sale]',
      'allergens: milk soybeans nuts',
      'traces:',
    ],
  },
  {
    name: 'middle sections',
    input:
      "Descrizione del prodotto: ottimo. INGREDIENTI: L-citrullina malato, beta-alanina, taurina; acidificante: acido malico. MODALITÀ D'USO: sciogliere 10 g in 250 ml di latte. AVVERTENZE: tenere fuori dalla portata dei bambini.",
    lines: [
      'L-citrullina malato',
      'beta-alanina',
      'taurina',
      'acidificante <acid> [acido malico]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'english mix',
    input:
      'Ingredients: whey protein concentrate (milk), cocoa powder, flavouring, sweetener: sucralose, emulsifier: soy lecithin. May contain traces of nuts and eggs.',
    lines: [
      'whey protein concentrate',
      'cocoa powder',
      'flavouring',
      'sweetener <sweetener> [sucralose]',
      'emulsifier <emulsifier> [soy lecithin]',
      'allergens: milk soybeans',
      'traces: nuts eggs',
    ],
  },
  {
    name: 'contains with class',
    input:
      'Proteine del siero del latte (contiene: emulsionante lecitina di soia), caseina (contiene LATTE e SOIA), aroma (contiene lattosio), olio di krill (CROSTACEI)',
    lines: [
      'Proteine del siero del latte [emulsionante lecitina di soia <emulsifier>]',
      'caseina',
      'aroma',
      'olio di krill',
      'allergens: milk soybeans crustaceans',
      'traces:',
    ],
  },
  {
    name: 'nested squares',
    input:
      'Barretta ricoperta: copertura al cioccolato fondente 25% [massa di cacao, zucchero, burro di cacao, emulsionante (lecitina di girasole), aroma naturale di vaniglia (alcol, estratto di vaniglia)], crema proteica 20% {proteine del latte, olio di girasole, nocciole 13%, latte scremato in polvere [latte, lattosio]}, fibra di cicoria.',
    lines: [
      'Barretta ricoperta [copertura al cioccolato fondente 25% [massa di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitina di girasole]; aroma naturale di vaniglia [alcol; estratto di vaniglia]]; crema proteica 20% [proteine del latte; olio di girasole; nocciole 13%; latte scremato in polvere [latte; lattosio]]; fibra di cicoria]',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'carriers',
    input:
      'Vitamina D3 (colecalciferolo, supporto: gelatina di pesce), vitamina A (gelatina di pesce come supporto), betacarotene (supporti: gelatina di pesce, saccarosio)',
    lines: [
      'Vitamina D3 [colecalciferolo; supporto <carrier> [gelatina di pesce exempt]]',
      'vitamina A [gelatina di pesce come supporto exempt]',
      'betacarotene [supporti <carrier> [gelatina di pesce exempt]; saccarosio]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'barley maltodextrin',
    input:
      "Maltodestrine di orzo, sciroppo di glucosio di orzo, destrosio d'orzo, sciroppo d'orzo, malto d'orzo in polvere",
    lines: [
      'Maltodestrine di orzo',
      'sciroppo di glucosio di orzo exempt',
      "destrosio d'orzo",
      "sciroppo d'orzo",
      "malto d'orzo in polvere",
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'isotonic',
    input:
      'Ingredienti: saccarosio, destrosio, acidificante acido citrico, sali minerali (citrato trisodico, cloruro di sodio, fosfato monopotassico, carbonato di magnesio), correttore di acidità citrato tripotassico, aroma, antiagglomerante biossido di silicio, vitamina C, colorante riboflavina.',
    lines: [
      'saccarosio',
      'destrosio',
      'acidificante acido citrico <acid>',
      'sali minerali [citrato trisodico; cloruro di sodio; fosfato monopotassico; carbonato di magnesio]',
      'correttore di acidità citrato tripotassico <acidityRegulator>',
      'aroma',
      'antiagglomerante biossido di silicio <antiCakingAgent>',
      'vitamina C',
      'colorante riboflavina <colour>',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'isotonic colon',
    input:
      "Acqua, fruttosio 4%, correttori di acidità: acido citrico, citrati di sodio, citrato tripotassico; cloruro di magnesio, aromi naturali, stabilizzanti: gomma d'acacia, E445; coloranti: E133 e E104, vitamine: C, B6, B12.",
    lines: [
      'Acqua',
      'fruttosio 4%',
      'correttori di acidità <acidityRegulator> [acido citrico; citrati di sodio; citrato tripotassico]',
      'cloruro di magnesio',
      'aromi naturali',
      "stabilizzanti <stabiliser> [gomma d'acacia; E445 {E445}]",
      'coloranti <colour> [E133 {E133}; E104 {E104}]',
      'vitamine [C; B6; B12]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'amino tablets',
    input:
      'Miscela di aminoacidi ramificati 70% [L-leucina, L-isoleucina, L-valina (rapporto 2:1:1)], stabilizzante: cellulosa microcristallina, antiagglomeranti: acido stearico, magnesio stearato, silice; agente di rivestimento: [idrossipropilmetilcellulosa, glicerolo, talco], vitamina B6.',
    lines: [
      'Miscela di aminoacidi ramificati 70% [L-leucina; L-isoleucina; L-valina (rapporto 2:1:1)]',
      'stabilizzante <stabiliser> [cellulosa microcristallina]',
      'antiagglomeranti <antiCakingAgent> [acido stearico; magnesio stearato; silice]',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa; glicerolo; talco]',
      'vitamina B6',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'bcaa 811',
    input:
      'BCAA 8:1:1 (L-leucina, L-isoleucina, L-valina) 85%, acido L-glutammico, aromi, coloranti: succo di barbabietola in polvere, E120',
    lines: [
      'BCAA 8:1:1 85% [L-leucina; L-isoleucina; L-valina]',
      'acido L-glutammico',
      'aromi',
      'coloranti <colour> [succo di barbabietola in polvere; E120 {E120}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'honey and honest',
    input: 'Miele italiano di acacia 100%. Origine: Italia.',
    lines: ['Miele italiano di acacia 100%', 'allergens:', 'traces:', 'note: Origine: Italia.'],
  },
  {
    name: 'peanut butter',
    input:
      'Burro di arachidi (arachidi tostate 99,5%, sale marino 0,5%). Può contenere tracce di altra frutta a guscio e semi di sesamo.',
    lines: [
      'Burro di arachidi [arachidi tostate 99.5%; sale marino 0.5%]',
      'allergens: peanuts',
      'traces: nuts sesame',
    ],
  },
  {
    name: 'baked',
    input:
      'Cracker: farina di FRUMENTO tipo "0", olio extravergine d\'oliva 8%, lievito di birra, estratto di malto d\'ORZO, semi (SESAMO, lino, girasole) 5%, sale. Prodotto in uno stabilimento in cui si lavorano anche: LATTE, SOIA, UOVA e FRUTTA A GUSCIO.',
    lines: [
      'Cracker [farina di frumento tipo "0"; olio extravergine d\'oliva 8%; lievito di birra; estratto di malto d\'orzo; semi 5% [sesamo; lino; girasole]; sale]',
      'allergens: gluten sesame',
      'traces: milk soybeans eggs nuts',
    ],
  },
  {
    name: 'pasta',
    input:
      "Semola di grano duro biologica, glutine di frumento, farina di lupini 15%, albume d'uovo pastorizzato, fibra d'avena.",
    lines: [
      'Semola di grano duro biologica',
      'glutine di frumento',
      'farina di lupini 15%',
      "albume d'uovo pastorizzato",
      "fibra d'avena",
      'allergens: gluten lupin eggs',
      'traces:',
    ],
  },
  {
    name: 'lievito di birra',
    input:
      'Lievito di birra, tavolette di birra, aceto di birra, pane grattugiato, pan di Spagna, biscotti, cous cous, fette biscottate, bulgur',
    lines: [
      'Lievito di birra',
      'tavolette di birra',
      'aceto di birra',
      'pane grattugiato',
      'pan di Spagna',
      'biscotti',
      'cous cous',
      'fette biscottate',
      'bulgur',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'fish things',
    input:
      'Tonno 60%, acqua, colla di pesce, pasta di acciughe, estratto di seppia, salsa di soia (acqua, soia, frumento, sale), surimi, cartilagine di squalo, glucosamina da crostacei, chitosano (da crostacei), guscio di ostrica in polvere',
    lines: [
      'Tonno 60%',
      'acqua',
      'colla di pesce',
      'pasta di acciughe',
      'estratto di seppia',
      'salsa di soia [acqua; soia; frumento; sale]',
      'surimi',
      'cartilagine di squalo',
      'glucosamina da crostacei',
      'chitosano',
      'guscio di ostrica in polvere',
      'allergens: fish molluscs soybeans gluten crustaceans',
      'traces:',
    ],
  },
  {
    name: 'veggie',
    input:
      'Tofu 40%, tempeh, tahina, sedano rapa, senape di Digione, farina di lupino, miso, edamame',
    lines: [
      'Tofu 40%',
      'tempeh',
      'tahina',
      'sedano rapa',
      'senape di Digione',
      'farina di lupino',
      'miso',
      'edamame',
      'allergens: soybeans sesame celery mustard lupin',
      'traces:',
    ],
  },
  {
    name: 'emphasis',
    input:
      "Proteine del siero di **latte**, lecitina di _soia_, <strong>mandorle</strong>, <b>FRUMENTO</b>, <u>sedano</u>, farina d'__AVENA__, *uova*.",
    lines: [
      'Proteine del siero di latte',
      'lecitina di soia',
      'mandorle',
      'frumento',
      'sedano',
      "farina d'avena",
      'uova',
      'allergens: milk soybeans nuts gluten celery eggs',
      'traces:',
    ],
  },
  {
    name: 'all caps allergens with articles',
    input:
      'proteine del SIERO DI LATTE, farina d’AVENA, crema di NOCCIOLE, LATTE SCREMATO in polvere, lecitina (SOIA), latte IN POLVERE, FRUTTA A GUSCIO (NOCI PECAN, NOCI DEL BRASILE, NOCI MACADAMIA)',
    lines: [
      'proteine del siero di latte',
      'farina d’avena',
      'crema di nocciole',
      'latte scremato in polvere',
      'lecitina',
      'latte IN POLVERE',
      'frutta a guscio [noci pecan; noci del brasile; noci macadamia]',
      'allergens: milk gluten nuts soybeans',
      'traces:',
    ],
  },
  {
    name: 'creatine',
    input:
      'Creatina monoidrato (Creapure®) 96%, maltodestrine, acidificante (acido citrico), aroma limone, edulcoranti (acesulfame-k, sucralosio, glicosidi steviolici da Stevia), antiagglomerante (E551).',
    lines: [
      'Creatina monoidrato 96% [Creapure®]',
      'maltodestrine',
      'acidificante <acid> [acido citrico]',
      'aroma limone',
      'edulcoranti <sweetener> [acesulfame-k; sucralosio; glicosidi steviolici da Stevia]',
      'antiagglomerante {E551} <antiCakingAgent>',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'fat burner',
    input:
      'L-carnitina tartrato, tè verde (Camellia sinensis (L.) O. Kuntze) foglie e.s. tit. 55% EGCG, caffè verde (Coffea arabica L.) semi e.s. tit. 50% acidi clorogenici, peperoncino di Cayenna (Capsicum annuum L.) frutto tit. 2% capsaicina, cromo picolinato, gelatina (capsula), colorante capsula: E171.',
    lines: [
      'L-carnitina tartrato',
      'tè verde (Camellia sinensis (L.) O. Kuntze) foglie e.s. tit. 55% EGCG',
      'caffè verde (Coffea arabica L.) semi e.s. tit. 50% acidi clorogenici',
      'peperoncino di Cayenna (Capsicum annuum L.) frutto tit. 2% capsaicina',
      'cromo picolinato',
      'gelatina [capsula]',
      'colorante capsula {E171} <colour>',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'allergens heading',
    input:
      'Ingredienti: farina di riso, zucchero, cacao. Allergeni: può contenere latte, soia. Informazioni sugli allergeni: prodotto in uno stabilimento che lavora frutta a guscio.',
    lines: ['farina di riso', 'zucchero', 'cacao', 'allergens:', 'traces: milk soybeans nuts'],
  },
  {
    name: 'see bold',
    input:
      'Ingredienti: proteine isolate del siero del LATTE 95%, aroma. Per gli allergeni, inclusi i cereali contenenti glutine, vedere gli ingredienti in maiuscolo. Può contenere anche tracce di cereali contenenti glutine.',
    lines: [
      'proteine isolate del siero del latte 95%',
      'aroma',
      'allergens: milk',
      'traces: gluten',
      'note: Per gli allergeni, inclusi i cereali contenenti glutine, vedere gli ingredienti in maiuscolo.',
    ],
  },
  {
    name: 'free',
    input:
      'Senza glutine, senza lattosio, senza zuccheri aggiunti. Ingredienti: proteine di pisello, cacao.',
    lines: ['proteine di pisello', 'cacao', 'allergens:', 'traces:'],
  },
  {
    name: 'claims behind',
    input:
      'Proteine vegane 80% (pisello, riso, canapa), cacao 10%, aroma, sale. Vegan. Gluten free. Senza OGM. Non contiene lattosio né soia.',
    lines: [
      'Proteine vegane 80% [pisello; riso; canapa]',
      'cacao 10%',
      'aroma',
      'sale',
      'allergens:',
      'traces:',
      'note: Vegan.',
      'note: Gluten free.',
      'note: Senza OGM.',
      'note: Non contiene lattosio né soia.',
    ],
  },
  {
    name: 'zero width',
    input:
      'Pro\u200bteine del sie\u00adro di LAT\u200bTE, • caca\u200bo, eﬃcace aroma, lecitina di so\u200bia',
    lines: [
      'Proteine del siero di latte',
      'cacao',
      'efficace aroma',
      'lecitina di soia',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'missing commas lines',
    input: 'Fiocchi di avena 50%\nMiele 20%\nMandorle 15%\nUvetta 10%\nSemi di zucca 5%',
    lines: [
      'Fiocchi di avena 50%',
      'Miele 20%',
      'Mandorle 15%',
      'Uvetta 10%',
      'Semi di zucca 5%',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'multi language slash',
    input:
      'Ingredienti / Ingredients: proteine del siero di latte / whey protein, cacao / cocoa, aroma / flavouring.',
    lines: [
      'proteine del siero di latte / whey protein',
      'cacao / cocoa',
      'aroma / flavouring',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'languages apart',
    input:
      'IT: Proteine del siero di latte, cacao magro, aromi. EN: Whey protein, low fat cocoa, flavourings. DE: Molkenprotein, Kakao, Aromen.',
    lines: ['Proteine del siero di latte', 'cacao magro', 'aromi', 'allergens: milk', 'traces:'],
  },
  {
    name: 'with joined classes',
    input:
      'Emulsionante e stabilizzante: lecitina di girasole, gomma arabica; emulsionanti/stabilizzanti (E471, E472e), agente di carica e antiagglomerante: fosfato bicalcico; sale',
    lines: [
      'Emulsionante e stabilizzante <emulsifier> [lecitina di girasole; gomma arabica]',
      'emulsionanti/stabilizzanti <emulsifier> [E471 {E471}; E472e {E472e}]',
      'agente di carica e antiagglomerante <bulkingAgent> [fosfato bicalcico]',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'allergen after dash',
    input:
      'Aromi (LATTE, UOVA), crema di LATTE e cacao, burro anidro (da LATTE), caseinato di sodio (proteina del latte), proteine (di cui del LATTE 40%)',
    lines: [
      'Aromi [latte; uova]',
      'crema di latte e cacao',
      'burro anidro',
      'caseinato di sodio [proteina del latte]',
      'proteine [del latte 40%]',
      'allergens: milk eggs',
      'traces:',
    ],
  },
  {
    name: 'may contain bracket mid',
    input:
      'cacao (può contenere soia), nocciole tostate 20% (possibili tracce di altra frutta a guscio), riso soffiato',
    lines: [
      'cacao',
      'nocciole tostate 20%',
      'riso soffiato',
      'allergens: nuts',
      'traces: soybeans nuts',
    ],
  },
  {
    name: 'bare flavours with classes',
    input:
      'Cacao: proteine del siero del latte 85%, cacao magro 10%, addensante: gomma di guar, edulcorante: sucralosio, sale. Vaniglia: proteine del siero del latte 92%, aroma, addensante: gomma di guar, edulcorante: sucralosio.',
    lines: [
      'Cacao => proteine del siero del latte 85%; cacao magro 10%; addensante <thickener> [gomma di guar]; edulcorante <sweetener> [sucralosio]; sale',
      'Vaniglia => proteine del siero del latte 92%; aroma; addensante <thickener> [gomma di guar]; edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'bare flavours by line',
    input:
      'Cacao: proteine del siero del latte, cacao 10%, edulcorante: sucralosio\nFragola: proteine del siero del latte, succo di barbabietola in polvere, edulcorante: sucralosio\nNeutro: proteine del siero del latte',
    lines: [
      'Cacao => proteine del siero del latte; cacao 10%; edulcorante <sweetener> [sucralosio]',
      'Fragola => proteine del siero del latte; succo di barbabietola in polvere; edulcorante <sweetener> [sucralosio]',
      'Neutro => proteine del siero del latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'bold flavours by line',
    input:
      '**Gusto Cacao:** proteine del latte, cacao.\n**Gusto Vaniglia:** proteine del latte, aroma.',
    lines: [
      'Gusto Cacao => proteine del latte; cacao',
      'Gusto Vaniglia => proteine del latte; aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'bold bare flavours html',
    input:
      '<p><strong>Cioccolato</strong>: proteine del latte, cacao.</p><p><strong>Cookies</strong>: proteine del latte, granella di biscotto (farina di frumento, zucchero).</p>',
    lines: [
      'Cioccolato => proteine del latte; cacao',
      'Cookies => proteine del latte; granella di biscotto [farina di frumento; zucchero]',
      'allergens: milk gluten',
      'traces:',
    ],
  },
  {
    name: 'per gusto',
    input:
      'Ingredienti per il gusto cioccolato: avena, cacao. Ingredienti per il gusto banana: avena, banana in polvere 4%.',
    lines: [
      'gusto cioccolato => avena; cacao',
      'gusto banana => avena; banana in polvere 4%',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'brackets gusto',
    input:
      'INGREDIENTI [GUSTO LIMONE]: L-leucina, aroma limone. INGREDIENTI [GUSTO COLA]: L-leucina, colorante: E150d.',
    lines: [
      'GUSTO LIMONE => L-leucina; aroma limone',
      'GUSTO COLA => L-leucina; colorante <colour> [E150d {E150d}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'base plus solo',
    input:
      'Proteine del siero di latte, aroma, cacao in polvere (solo gusto cacao 8%), vaniglia in bacche (nel gusto vaniglia), colorante: E120 (solo gusto fragola), edulcorante: sucralosio.',
    lines: [
      'Proteine del siero di latte',
      'aroma',
      'cacao in polvere (solo gusto cacao 8%)',
      'vaniglia in bacche (nel gusto vaniglia)',
      'colorante <colour> [E120 (solo gusto fragola) {E120}]',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'array of objects flavours',
    input: [
      { flavor: 'Vanilla', ingredients: 'Proteine del latte, aroma' },
      { flavor: 'Cookies', ingredients: 'Proteine del latte, biscotto (farina di FRUMENTO)' },
    ],
    lines: [
      'Vanilla => Proteine del latte; aroma',
      'Cookies => Proteine del latte; biscotto [farina di frumento]',
      'allergens: milk gluten',
      'traces:',
    ],
  },
  {
    name: 'variants key',
    input: {
      variants: [
        { flavor: 'Cacao', ingredienti: 'Siero di latte, cacao' },
        { flavor: 'Cocco', ingredienti: 'Siero di latte, cocco' },
      ],
    },
    lines: [
      'Cacao => Siero di latte; cacao',
      'Cocco => Siero di latte; cocco',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour keys top',
    input: {
      gusto_cacao: 'siero di latte, cacao',
      gusto_vaniglia: 'siero di latte, aroma',
      allergeni: 'latte',
      tracce: ['uova', 'soia'],
    },
    lines: [
      'gusto cacao => siero di latte; cacao',
      'gusto vaniglia => siero di latte; aroma',
      'allergens: milk',
      'traces: eggs soybeans',
    ],
  },
  {
    name: 'name to percent map',
    input: { ingredienti: { 'Fiocchi di avena': '60%', Miele: '25%', Mandorle: '15%' } },
    lines: [
      'Fiocchi di avena 60%',
      'Miele 25%',
      'Mandorle 15%',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'json string in json',
    input:
      '{"features":{"ingredienti":["Creatina monoidrato 95%","Acidificante: acido citrico","Aroma"],"tracce":"latte, soia"}}',
    lines: [
      'Creatina monoidrato 95%',
      'Acidificante <acid> [acido citrico]',
      'Aroma',
      'allergens:',
      'traces: milk soybeans',
    ],
  },
  {
    name: 'marked lines list',
    input: [
      '**INGREDIENTI:** Proteine del siero del latte 80%, cacao, aromi.',
      '**ALLERGENI:** latte. Può contenere soia.',
      "**MODALITÀ D'USO:** 1 misurino in acqua o latte.",
    ],
    lines: [
      'Proteine del siero del latte 80%',
      'cacao',
      'aromi',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'grouped object',
    input: {
      ingredienti: {
        compressa: 'magnesio ossido, agente di carica: cellulosa',
        rivestimento: 'idrossipropilmetilcellulosa, talco',
      },
    },
    lines: [
      'compressa [magnesio ossido; agente di carica <bulkingAgent> [cellulosa]]',
      'rivestimento [idrossipropilmetilcellulosa; talco]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'named items with children',
    input: {
      ingredienti: [
        {
          nome: 'Cioccolato fondente',
          percentuale: '20%',
          ingredienti: ['pasta di cacao', 'zucchero', 'emulsionante: lecitina di soia'],
        },
        { nome: 'Avena', percentuale: 60 },
      ],
    },
    lines: [
      'Cioccolato fondente 20% [pasta di cacao; zucchero; emulsionante <emulsifier> [lecitina di soia]]',
      'Avena 60%',
      'allergens: soybeans gluten',
      'traces:',
    ],
  },
  {
    name: 'html table',
    input:
      '<table><tr><th>Ingrediente</th><th>%</th></tr><tr><td>Avena</td><td>60%</td></tr><tr><td>Miele</td><td>40%</td></tr></table>',
    lines: ['Avena 60%', 'Miele 40%', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'pipe table with grams',
    input:
      'Ingrediente | Quantità per dose\n--- | ---\nCreatina monoidrato | 3 g\nBeta-alanina | 2 g\nCaffeina | 200 mg',
    lines: [
      'Creatina monoidrato 3 g',
      'Beta-alanina 2 g',
      'Caffeina 200 mg',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'semicolon table',
    input: 'Componente;Percentuale\nSiero di latte;70%\nCacao;20%\nZucchero;10%',
    lines: ['Siero di latte 70%', 'Cacao 20%', 'Zucchero 10%', 'allergens: milk', 'traces:'],
  },
  {
    name: 'ol list',
    input:
      '<ol><li>Farina di <b>grano</b> tenero tipo 00</li><li>Burro 20%</li><li>Uova</li></ol><p>Può contenere tracce di frutta a guscio.</p>',
    lines: [
      'Farina di grano tenero tipo 00',
      'Burro 20%',
      'Uova',
      'allergens: gluten milk eggs',
      'traces: nuts',
    ],
  },
  {
    name: 'crumbs',
    input:
      'Briciole di biscotto 8% (farina di FRUMENTO, zucchero, olio di girasole, cacao magro, sciroppo di glucosio da FRUMENTO, agenti lievitanti (carbonato acido di ammonio, carbonato acido di sodio), emulsionante (lecitina di SOIA), sale)',
    lines: [
      'Briciole di biscotto 8% [farina di frumento; zucchero; olio di girasole; cacao magro; sciroppo di glucosio da frumento exempt; agenti lievitanti <raisingAgent> [carbonato acido di ammonio; carbonato acido di sodio]; emulsionante <emulsifier> [lecitina di soia]; sale]',
      'allergens: gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'two part cookies',
    input:
      'Biscotto: farina di FRUMENTO, burro, agente lievitante: bicarbonato di sodio, sale. Crema: zucchero, NOCCIOLE 12%, LATTE scremato in polvere, emulsionante: lecitina di SOIA, aroma vanillina.',
    lines: [
      'Biscotto [farina di frumento; burro; agente lievitante <raisingAgent> [bicarbonato di sodio]; sale]',
      'Crema [zucchero; nocciole 12%; latte scremato in polvere; emulsionante <emulsifier> [lecitina di soia]; aroma vanillina]',
      'allergens: gluten milk nuts soybeans',
      'traces:',
    ],
  },
  {
    name: 'shell of softgel in list',
    input:
      'Acido linoleico coniugato (CLA) da olio di cartamo 80%; involucro capsula (gelatina, umidificante: glicerina, acqua, colorante: ossido di ferro rosso); antiossidante: tocoferoli naturali',
    lines: [
      'Acido linoleico coniugato da olio di cartamo 80% [CLA]',
      'involucro capsula [gelatina; umidificante <humectant> [glicerina]; acqua; colorante <colour> [ossido di ferro rosso]]',
      'antiossidante <antioxidant> [tocoferoli naturali]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'sentence list',
    input: 'Ingredienti. Acqua, zucchero, succo di limone 3%. Anidride carbonica, aromi.',
    lines: [
      'Acqua',
      'zucchero',
      'succo di limone 3%',
      'Anidride carbonica',
      'aromi',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'sulphites',
    input:
      'Uva passa (anidride solforosa), albicocche disidratate (conservante: E220), vino rosso (SOLFITI), conservante: metabisolfito di potassio',
    lines: [
      'Uva passa [anidride solforosa]',
      'albicocche disidratate [conservante <preservative> [E220 {E220}]]',
      'vino rosso',
      'conservante <preservative> [metabisolfito di potassio]',
      'allergens: sulphites',
      'traces:',
    ],
  },
  {
    name: 'contain solfiti sup',
    input: 'Aceto balsamico di Modena IGP (contiene naturalmente solfiti), zucchero',
    lines: ['Aceto balsamico di Modena IGP', 'zucchero', 'allergens: sulphites', 'traces:'],
  },
  {
    name: 'milk words',
    input:
      "Ghee, kefir, quark, skyr, ricotta, mascarpone, cagliata, besciamella, dulce de leche, cream cheese, latte d'asina, panna acida, burro chiarificato",
    lines: [
      'Ghee',
      'kefir',
      'quark',
      'skyr',
      'ricotta',
      'mascarpone',
      'cagliata',
      'besciamella',
      'dulce de leche',
      'cream cheese',
      "latte d'asina",
      'panna acida',
      'burro chiarificato',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'nut words',
    input:
      'Crema gianduia, noci di macadamia, noci del Brasile, noci pecan, anacardi, mandorle amare, pistacchi di Bronte, farina di nocciole, olio di mandorle dolci, estratto di noce (Juglans regia L.) foglie, marzapane, torrone, pralinato',
    lines: [
      'Crema gianduia',
      'noci di macadamia',
      'noci del Brasile',
      'noci pecan',
      'anacardi',
      'mandorle amare',
      'pistacchi di Bronte',
      'farina di nocciole',
      'olio di mandorle dolci',
      'estratto di noce (Juglans regia L.) foglie',
      'marzapane',
      'torrone',
      'pralinato',
      'allergens: nuts',
      'traces:',
    ],
  },
  {
    name: 'coconut and others',
    input:
      "Olio di cocco MCT, zucchero di cocco, farina di cocco, burro di cocco, panna di cocco, yogurt di cocco, latte di soia 20%, bevanda di avena, latte d'avena, latte di nocciole, burro di mandorle, formaggio vegano, burro vegetale",
    lines: [
      'Olio di cocco MCT',
      'zucchero di cocco',
      'farina di cocco',
      'burro di cocco',
      'panna di cocco',
      'yogurt di cocco',
      'latte di soia 20%',
      'bevanda di avena',
      "latte d'avena",
      'latte di nocciole',
      'burro di mandorle',
      'formaggio vegano',
      'burro vegetale',
      'allergens: soybeans gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'lactose free milk',
    input: 'Latte delattosato 60%, proteine del latte, lattasi, cacao. Senza lattosio (<0,1%).',
    lines: [
      'Latte delattosato 60%',
      'proteine del latte',
      'lattasi',
      'cacao',
      'allergens: milk',
      'traces:',
      'note: Senza lattosio (<0,1%).',
    ],
  },
  {
    name: 'trace synonyms',
    input:
      'Riso. Può contenere: cereali contenenti glutine, crostacei, uova, pesce, arachidi, soia, latte, frutta a guscio, sedano, senape, semi di sesamo, anidride solforosa e solfiti, lupini, molluschi.',
    lines: [
      'Riso',
      'allergens:',
      'traces: gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs',
    ],
  },
  {
    name: 'cannot exclude',
    input:
      'Riso soffiato, cacao. Non si può escludere la presenza di tracce di latte e nocciole. Possibile presenza di soia.',
    lines: ['Riso soffiato', 'cacao', 'allergens:', 'traces: milk nuts soybeans'],
  },
  {
    name: 'gainer',
    input:
      "INGREDIENTI: Maltodestrine (da mais) 52%, proteine del siero del LATTE concentrate in polvere 22%, farina d'AVENA istantanea 12%, cacao magro in polvere (cacao 10-12%) 5%, trigliceridi a catena media in polvere (MCT, proteine del LATTE), L-glutammina 1%, creatina monoidrata 1%, aromi, addensante gomma xantano, sodio cloruro, edulcorante sucralosio, enzimi digestivi: DigeZyme® (amilasi, proteasi, lattasi, lipasi, cellulasi), vitamine e minerali (vitamina C, niacina, ossido di zinco).",
    lines: [
      'Maltodestrine (da mais) 52%',
      'proteine del siero del latte concentrate in polvere 22%',
      "farina d'avena istantanea 12%",
      'cacao magro in polvere 5% [cacao 10%]',
      'trigliceridi a catena media in polvere [MCT; proteine del latte]',
      'L-glutammina 1%',
      'creatina monoidrata 1%',
      'aromi',
      'addensante gomma xantano <thickener>',
      'sodio cloruro',
      'edulcorante sucralosio <sweetener>',
      'enzimi digestivi [DigeZyme® [amilasi; proteasi; lattasi; lipasi; cellulasi]; vitamine e minerali [vitamina C; niacina; ossido di zinco]]',
      'allergens: milk gluten',
      'traces:',
    ],
  },
  {
    name: 'egg protein',
    input:
      'Ingredienti: Albume d’uovo in polvere (UOVO) 93%, cacao magro 6%, emulsionante: lecitina d’uovo; aroma; stabilizzante: gomma di cellulosa. Può contenere tracce di latte e derivati, soia, glutine e derivati.',
    lines: [
      'Albume d’uovo in polvere 93%',
      'cacao magro 6%',
      'emulsionante <emulsifier> [lecitina d’uovo]',
      'aroma',
      'stabilizzante <stabiliser> [gomma di cellulosa]',
      'allergens: eggs',
      'traces: milk soybeans gluten',
    ],
  },
  {
    name: 'wafer three levels',
    input:
      'Cialda 28% (farina di FRUMENTO, olio di cocco, lecitina di girasole, sale, agente lievitante: bicarbonato di sodio), crema 52% (olio di girasole, proteine del LATTE 20% [caseinato di calcio, proteine del siero (emulsionante: lecitina di SOIA)], dolcificante: maltitolo, NOCCIOLE in pasta 8%, cacao), copertura 20% (dolcificante: maltitolo, burro di cacao, massa di cacao, emulsionanti: lecitina di SOIA, E 476; aroma: vanillina).',
    lines: [
      'Cialda 28% [farina di frumento; olio di cocco; lecitina di girasole; sale; agente lievitante <raisingAgent> [bicarbonato di sodio]]',
      'crema 52% [olio di girasole; proteine del latte 20% [caseinato di calcio; proteine del siero [emulsionante <emulsifier> [lecitina di soia]]]; dolcificante <sweetener> [maltitolo]; nocciole in pasta 8%; cacao]',
      'copertura 20% [dolcificante <sweetener> [maltitolo]; burro di cacao; massa di cacao; emulsionanti <emulsifier> [lecitina di soia; E 476 {E476}]; aroma [vanillina]]',
      'allergens: gluten milk soybeans nuts',
      'traces:',
    ],
  },
  {
    name: 'isotonic tablets',
    input:
      'Acido citrico, bicarbonato di sodio, cloruro di sodio, inulina, maltodestrine, bicarbonato di potassio, carbonato di magnesio, aroma naturale di limone con altri aromi naturali, carbonato di calcio, edulcorante: sucralosio (E955); vitamina C (acido L-ascorbico), colorante: rosso di barbabietola (E162), vitamina B2 (riboflavina-5-fosfato sodica), vitamina B12 (cianocobalamina).',
    lines: [
      'Acido citrico',
      'bicarbonato di sodio',
      'cloruro di sodio',
      'inulina',
      'maltodestrine',
      'bicarbonato di potassio',
      'carbonato di magnesio',
      'aroma naturale di limone con altri aromi naturali',
      'carbonato di calcio',
      'edulcorante <sweetener> [sucralosio {E955}]',
      'vitamina C [acido L-ascorbico]',
      'colorante <colour> [rosso di barbabietola {E162}]',
      'vitamina B2 [riboflavina-5-fosfato sodica]',
      'vitamina B12 [cianocobalamina]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'pre-workout',
    input:
      'L-citrullina DL-malato 2:1, beta-alanina (CarnoSyn®), L-arginina alfa-chetoglutarato, taurina, L-tirosina, caffeina anidra (200 mg per dose), estratto di barbabietola rossa (Beta vulgaris L.) radice tit. 3% nitrati, BioPerine® (Piper nigrum L., frutto e.s. tit. 95% piperina), niacina (nicotinamide), acidificanti: acido citrico e acido malico, antiagglomeranti: biossido di silicio, silicato di calcio; aromi; edulcoranti: sucralosio e acesulfame potassico; colorante: blu brillante FCF (E133).',
    lines: [
      'L-citrullina DL-malato 2:1',
      'beta-alanina [CarnoSyn®]',
      'L-arginina alfa-chetoglutarato',
      'taurina',
      'L-tirosina',
      'caffeina anidra (200 mg per dose)',
      'estratto di barbabietola rossa (Beta vulgaris L.) radice tit. 3% nitrati',
      'BioPerine® (Piper nigrum L., frutto e.s. tit. 95% piperina)',
      'niacina [nicotinamide]',
      'acidificanti <acid> [acido citrico; acido malico]',
      'antiagglomeranti <antiCakingAgent> [biossido di silicio; silicato di calcio]',
      'aromi',
      'edulcoranti <sweetener> [sucralosio; acesulfame potassico]',
      'colorante <colour> [blu brillante FCF {E133}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'omega softgel full',
    input:
      'Olio di pesce concentrato (PESCE) in EPA (eicosapentaenoico) 33% e DHA (docosaesaenoico) 22%, capsula (gelatina di PESCE, agente di resistenza: glicerolo, acqua), antiossidante: estratto ricco in tocoferoli (SOIA).',
    lines: [
      'Olio di pesce concentrato in EPA 33% e DHA 22% [eicosapentaenoico; docosaesaenoico]',
      'capsula [gelatina di pesce; agente di resistenza <firmingAgent> [glicerolo]; acqua]',
      'antiossidante <antioxidant> [estratto ricco in tocoferoli exempt]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'collagen',
    input:
      'Peptidi di collagene idrolizzato (bovino) 92%, acido ialuronico (sodio ialuronato), vitamina C (acido ascorbico), succo di limone in polvere, aroma, edulcorante (glicosidi steviolici da Stevia rebaudiana).',
    lines: [
      'Peptidi di collagene idrolizzato (bovino) 92%',
      'acido ialuronico [sodio ialuronato]',
      'vitamina C [acido ascorbico]',
      'succo di limone in polvere',
      'aroma',
      'edulcorante <sweetener> [glicosidi steviolici da Stevia rebaudiana]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'herb mix',
    input:
      'Carciofo (Cynara scolymus L.) foglie estratto secco titolato al 5% in acido clorogenico, Tarassaco (Taraxacum officinale Weber ex F.H.Wigg.) radice e.s. tit. 2% inulina, Cardo mariano (Silybum marianum (L.) Gaertn.) frutti e.s. titolato 80% silimarina, Curcuma (Curcuma longa L.) rizoma e.s. 95% curcuminoidi; agenti antiagglomeranti: biossido di silicio, magnesio stearato; capsula: gelatina vegetale (HPMC).',
    lines: [
      'Carciofo (Cynara scolymus L.) foglie estratto secco titolato al 5% in acido clorogenico',
      'Tarassaco (Taraxacum officinale Weber ex F.H.Wigg.) radice e.s. tit. 2% inulina',
      'Cardo mariano (Silybum marianum (L.) Gaertn.) frutti e.s. titolato 80% silimarina',
      'Curcuma (Curcuma longa L.) rizoma e.s. 95% curcuminoidi',
      'agenti antiagglomeranti <antiCakingAgent> [biossido di silicio; magnesio stearato]',
      'capsula [gelatina vegetale [HPMC]]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'latin first',
    input:
      'Camellia sinensis (L.) Kuntze, foglie, estratto secco (supporto: maltodestrine) tit. 40% in EGCG; Garcinia cambogia Desr., frutti, e.s. tit. 60% HCA; Coleus forskohlii Briq. radice e.s. tit. 10% forskolina.',
    lines: [
      'Camellia sinensis (L.) Kuntze',
      'foglie',
      'estratto secco tit. 40% in EGCG [supporto <carrier> [maltodestrine]]',
      'Garcinia cambogia Desr.',
      'frutti, e.s. tit. 60% HCA',
      'Coleus forskohlii Briq. radice e.s. tit. 10% forskolina',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'energy bar fruit',
    input:
      "Datteri 38%, ANACARDI 22%, uva sultanina (uva, olio di semi di girasole) 15%, cioccolato fondente 12% (cacao: 70% minimo; pasta di cacao, zucchero di canna, burro di cacao, vaniglia), proteine di pisello, sale dell'Himalaya. Può contenere tracce di ARACHIDI, SESAMO, LATTE, e altra FRUTTA A GUSCIO. Può contenere noccioli di dattero.",
    lines: [
      'Datteri 38%',
      'anacardi 22%',
      'uva sultanina 15% [uva; olio di semi di girasole]',
      'cioccolato fondente 12% [cacao 70%; pasta di cacao; zucchero di canna; burro di cacao; vaniglia]',
      'proteine di pisello',
      "sale dell'Himalaya",
      'allergens: nuts',
      'traces: peanuts sesame milk nuts',
    ],
  },
  {
    name: 'protein chips',
    input:
      'Farina di lenticchie 40%, proteine isolate della SOIA 30%, amido di patata, olio di girasole 8%, preparato aromatizzante alla paprika [maltodestrine, sale, zucchero, paprika 1,2%, siero di LATTE in polvere, cipolla in polvere, esaltatore di sapidità: glutammato monosodico; correttore di acidità: acido citrico; antiagglomerante: biossido di silicio], sale.',
    lines: [
      'Farina di lenticchie 40%',
      'proteine isolate della soia 30%',
      'amido di patata',
      'olio di girasole 8%',
      'preparato aromatizzante alla paprika [maltodestrine; sale; zucchero; paprika 1.2%; siero di latte in polvere; cipolla in polvere; esaltatore di sapidità <flavourEnhancer> [glutammato monosodico]; correttore di acidità <acidityRegulator> [acido citrico]; antiagglomerante <antiCakingAgent> [biossido di silicio]]',
      'sale',
      'allergens: soybeans milk',
      'traces:',
    ],
  },
  {
    name: 'sauce zero',
    input:
      'Acqua, aceto di vino bianco, passata di pomodoro 15%, amido modificato di mais (E1422), sale, aromi (contengono SEDANO, SENAPE), conservanti (E202, E211), edulcoranti (E955, E950), coloranti (E150d, E160c), addensante (E415). Senza zuccheri, senza grassi.',
    lines: [
      'Acqua',
      'aceto di vino bianco',
      'passata di pomodoro 15%',
      'amido modificato di mais {E1422} <modifiedStarch>',
      'sale',
      'aromi',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'edulcoranti <sweetener> [E955 {E955}; E950 {E950}]',
      'coloranti <colour> [E150d {E150d}; E160c {E160c}]',
      'addensante {E415} <thickener>',
      'allergens: celery mustard',
      'traces:',
      'note: Senza zuccheri, senza grassi.',
    ],
  },
  {
    name: 'oats flavoured powder',
    input:
      'Farina integrale di fiocchi d’avena (contiene GLUTINE) 97,6 %, aroma, edulcoranti: sucralosio E-955, acesulfame-K E-950, cannella in polvere 0,4 %.',
    lines: [
      'Farina integrale di fiocchi d’avena 97.6%',
      'aroma',
      'edulcoranti <sweetener> [sucralosio {E955}; acesulfame-K {E950}]',
      'cannella in polvere 0.4%',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'pasta proteica',
    input:
      "Glutine di FRUMENTO, proteine isolate di SOIA, farina integrale di grano duro (GRANO), fibra vegetale di psillio, albume d'UOVO in polvere. Prodotto in un laboratorio che utilizza: SESAMO.",
    lines: [
      'Glutine di frumento',
      'proteine isolate di soia',
      'farina integrale di grano duro [grano]',
      'fibra vegetale di psillio',
      "albume d'uovo in polvere",
      'allergens: gluten soybeans eggs',
      'traces: sesame',
    ],
  },
  {
    name: 'spread',
    input:
      'Edulcorante: maltitolo; olio di girasole, NOCCIOLE 13%, proteine del siero di LATTE 11%, cacao magro 7,5%, LATTE scremato in polvere, emulsionante: lecitine (SOIA); estratto di vaniglia. Un consumo eccessivo può avere effetti lassativi.',
    lines: [
      'Edulcorante <sweetener> [maltitolo]',
      'olio di girasole',
      'nocciole 13%',
      'proteine del siero di latte 11%',
      'cacao magro 7.5%',
      'latte scremato in polvere',
      'emulsionante <emulsifier> [lecitine]',
      'estratto di vaniglia',
      'allergens: nuts milk soybeans',
      'traces:',
      'note: Un consumo eccessivo può avere effetti lassativi.',
    ],
  },
  {
    name: 'melatonin',
    input:
      'Agenti di carica: cellulosa microcristallina, fosfato dicalcico; Melissa e.s. (Melissa officinalis L., foglie) tit. 2% acido rosmarinico, Melatonina 0,66%, agenti antiagglomeranti: sali magnesiaci degli acidi grassi, silice.',
    lines: [
      'Agenti di carica <bulkingAgent> [cellulosa microcristallina; fosfato dicalcico]',
      'Melissa e.s. (Melissa officinalis L., foglie) tit. 2% acido rosmarinico',
      'Melatonina 0.66%',
      'agenti antiagglomeranti <antiCakingAgent> [sali magnesiaci degli acidi grassi; silice]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'shot drink',
    input:
      "Acqua, succo d'uva concentrato, guaranà e.s. (Paullinia cupana Kunth.) semi 1,5%, L-arginina HCl, conservanti: E202, E211. Agitare prima dell'uso. Elevato tenore di caffeina (100 mg/60 ml). Non raccomandato per bambini e donne in gravidanza.",
    lines: [
      'Acqua',
      "succo d'uva concentrato",
      'guaranà e.s. (Paullinia cupana Kunth.) semi 1.5%',
      'L-arginina HCl',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'allergens:',
      'traces:',
      "note: Agitare prima dell'uso.",
      'note: Elevato tenore di caffeina (100 mg/60 ml).',
      'note: Non raccomandato per bambini e donne in gravidanza.',
    ],
  },
  {
    name: 'vegan blend',
    input:
      'MIX PROTEICO VEGETALE 88% (proteine isolate di PISELLO 50%, proteine di RISO integrale 30%, proteine di semi di ZUCCA 20%), cacao, farina di semi di LINO, aromi naturali, sale. SENZA SOIA. SENZA GLUTINE. PUÒ CONTENERE TRACCE DI LATTE.',
    lines: [
      'MIX PROTEICO VEGETALE 88% [proteine isolate di PISELLO 50%; proteine di RISO integrale 30%; proteine di semi di ZUCCA 20%]',
      'cacao',
      'farina di semi di LINO',
      'aromi naturali',
      'sale',
      'allergens:',
      'traces: milk',
      'note: SENZA SOIA.',
      'note: SENZA GLUTINE.',
    ],
  },
  {
    name: 'joined e',
    input:
      'Emulsionanti: lecitina di soia e mono- e digliceridi degli acidi grassi; conservanti: sorbato di potassio ed E211; edulcoranti: acesulfame K & sucralosio; coloranti: E100, E120 ed E133.',
    lines: [
      'Emulsionanti <emulsifier> [lecitina di soia; mono- e digliceridi degli acidi grassi]',
      'conservanti <preservative> [sorbato di potassio; E211 {E211}]',
      'edulcoranti <sweetener> [acesulfame K; sucralosio]',
      'coloranti <colour> [E100 {E100}; E120 {E120}; E133 {E133}]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'class in bracket behind',
    input:
      'sucralosio (edulcorante), E471 (emulsionante), acido citrico (E330, acidificante), gomma di guar (E412 - addensante), lecitina di soia (emulsionante E322)',
    lines: [
      'sucralosio [edulcorante <sweetener>]',
      'E471 {E471} [emulsionante <emulsifier>]',
      'acido citrico {E330} [acidificante <acid>]',
      'gomma di guar [addensante {E412} <thickener>]',
      'lecitina di soia [emulsionante {E322} <emulsifier>]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'code with names both',
    input:
      'E330 (acido citrico), E 955 sucralosio, E-322 - lecitina di girasole, E160a(iii) beta-carotene, colorante E 150 c, acido ascorbico E300',
    lines: [
      'E330 {E330} [acido citrico]',
      'sucralosio {E955}',
      'lecitina di girasole {E322}',
      'beta-carotene {E160a(iii)}',
      'colorante {E150c} <colour>',
      'acido ascorbico {E300}',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'aroma single',
    input:
      'Latte scremato, zucchero, aroma: vaniglina, sale, amido: mais, fibra: inulina, enzima: lattasi.',
    lines: [
      'Latte scremato',
      'zucchero',
      'aroma [vaniglina]',
      'sale',
      'amido [mais]',
      'fibra [inulina]',
      'enzima [lattasi]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'ocr',
    input:
      'lngredienti: proteine deI siero deI Iatte, emuIsionante: Iecitina di s0ia, aromi, saIe. Può contenere g1utine.',
    lines: [
      'proteine del siero del latte',
      'emulsionante <emulsifier> [lecitina di soia]',
      'aromi',
      'sale',
      'allergens: milk soybeans',
      'traces: gluten',
    ],
  },
  {
    name: 'full width and nbsp',
    input: 'Ingredienti： proteine\u00a0del\u00a0latte\u3000（９０％）, cacao\u202f5\u00a0%, sale',
    lines: ['proteine del latte 90%', 'cacao 5%', 'sale', 'allergens: milk', 'traces:'],
  },
  {
    name: 'windows quotes and bullets',
    input: '▪ Farina d`avena 50%\n▪ Burro d´arachidi 30%\n▪ Sciroppo d‘acero',
    lines: [
      'Farina d`avena 50%',
      'Burro d´arachidi 30%',
      'Sciroppo d‘acero',
      'allergens: gluten peanuts',
      'traces:',
    ],
  },
  {
    name: 'double spaces tabs',
    input: 'Proteine   del\tsiero  di   latte ,cacao  magro ( 10 % ) ; sale .',
    lines: ['Proteine del siero di latte', 'cacao magro 10%', 'sale', 'allergens: milk', 'traces:'],
  },
  {
    name: 'unopened bracket',
    input: 'Cioccolato zucchero, burro di cacao), sale, aroma',
    lines: ['Cioccolato zucchero', 'burro di cacao', 'sale', 'aroma', 'allergens:', 'traces:'],
  },
  {
    name: 'mixed brackets',
    input: 'Ripieno (cacao [massa di cacao, zucchero), sale], aroma',
    lines: ['Ripieno [cacao [massa di cacao; zucchero]; sale]', 'aroma', 'allergens:', 'traces:'],
  },
  {
    name: 'contains verb variants',
    input:
      "Riso soffiato, cacao. Prodotto che può contenere tracce di soia. Possono essere presenti tracce di latte. Potrebbe contenere sesamo. Lavorato in un'azienda che utilizza anche arachidi.",
    lines: ['Riso soffiato', 'cacao', 'allergens:', 'traces: soybeans milk sesame peanuts'],
  },
  {
    name: 'line manner statements',
    input: "Ingredienti: albume d'uovo.\nAllergeni: uova\nTracce: latte, soia",
    lines: ["albume d'uovo", 'allergens: eggs', 'traces: milk soybeans'],
  },
  {
    name: 'allergens in bold sentence',
    input:
      'Ingredienti: creatina. Gli ingredienti in grassetto possono provocare allergie o intolleranze. Può contenere pesce.',
    lines: [
      'creatina',
      'allergens:',
      'traces: fish',
      'note: Gli ingredienti in grassetto possono provocare allergie o intolleranze.',
    ],
  },
  {
    name: 'stage free',
    input:
      'Proteine isolate del siero del latte (senza lattosio), aromi (privi di glutine), lecitina (non OGM), maltodestrine (non da frumento)',
    lines: [
      'Proteine isolate del siero del latte (senza lattosio)',
      'aromi (privi di glutine)',
      'lecitina (non OGM)',
      'maltodestrine (non da frumento)',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'organic words',
    input:
      'Farina di *farro* biologica* 60%, zucchero di canna*, olio extra vergine di oliva*. * = ingrediente biologico',
    lines: [
      'Farina di farro biologica 60%',
      'zucchero di canna',
      'olio extra vergine di oliva',
      'allergens: gluten',
      'traces:',
      'note: * = ingrediente biologico',
    ],
  },
  {
    name: 'usage in same line',
    input:
      "Ingredienti: L-glutammina 100%. Modo d'uso: sciogliere 5 g in acqua. Avvertenze: non superare le dosi. Può contenere tracce di latte.",
    lines: ['L-glutammina 100%', 'allergens:', 'traces: milk'],
  },
  {
    name: 'warnings with allergens not traces',
    input:
      'INGREDIENTI: taurina. AVVERTENZE: assumere con latte o acqua. Tenere lontano dalla portata dei bambini.',
    lines: ['taurina', 'allergens:', 'traces:'],
  },
  {
    name: 'nutrition behind',
    input:
      'Ingredienti: proteine del latte, cacao. Valori nutrizionali per 100 g: energia 1570 kJ, grassi 5 g, di cui saturi 2 g, proteine 80 g, sale 0,5 g.',
    lines: ['proteine del latte', 'cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'nutrition before',
    input:
      'VALORI NUTRIZIONALI MEDI: Energia 370 kcal; Proteine 80 g. INGREDIENTI: caseina micellare, aroma. CONSERVAZIONE: luogo asciutto.',
    lines: ['caseina micellare', 'aroma', 'allergens: milk', 'traces:'],
  },
  {
    name: 'composition',
    input:
      'Composizione: magnesio citrato 2000 mg, vitamina B6 1,4 mg; eccipienti: cellulosa microcristallina, magnesio stearato.',
    lines: [
      'magnesio citrato 2000 mg',
      'vitamina B6 1,4 mg',
      'eccipienti [cellulosa microcristallina; magnesio stearato]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'active heads',
    input:
      'Ingredienti attivi: creatina 3 g, beta alanina 1 g. Altri ingredienti: aroma, acido citrico, sucralosio.',
    lines: [
      'Ingredienti attivi [creatina 3 g; beta alanina 1 g]',
      'Altri ingredienti [aroma; acido citrico; sucralosio]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'markdown heading',
    input:
      '## Ingredienti\nProteine del siero di **latte**, cacao, aroma.\n## Allergeni\nContiene **latte**. Può contenere **soia**.\n## Conservazione\nLuogo fresco.',
    lines: ['Proteine del siero di latte', 'cacao', 'aroma', 'allergens: milk', 'traces: soybeans'],
  },
  {
    name: 'br lines',
    input:
      'Ingredienti:<br/>Farina di mandorle<br/>Eritritolo<br/>Albume d&rsquo;uovo<br/><br/>Pu&ograve; contenere tracce di glutine',
    lines: [
      'Farina di mandorle',
      'Eritritolo',
      'Albume d’uovo',
      'allergens: nuts eggs',
      'traces: gluten',
    ],
  },
  {
    name: 'plus joined',
    input: 'Creatina + taurina + caffeina, aroma',
    lines: ['Creatina + taurina + caffeina', 'aroma', 'allergens:', 'traces:'],
  },
  {
    name: 'percent before with di',
    input: "60% di fiocchi d'avena, 20% miele, il 10% di mandorle, 5 % cacao",
    lines: [
      "fiocchi d'avena 60%",
      'miele 20%',
      'mandorle 10%',
      'cacao 5%',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'percent range words',
    input:
      'cacao (minimo 32%), latte (almeno il 14%), frutta (fino al 5%), nocciole (pari al 13%), zucchero (ca. 4%), mandorle (>10%), burro (≥ 3%), sale (max 2%)',
    lines: [
      'cacao 32%',
      'latte 14%',
      'frutta 5%',
      'nocciole 13%',
      'zucchero 4%',
      'mandorle 10%',
      'burro 3%',
      'sale 2%',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'percent of part',
    input:
      'ripieno alla crema 30% sul totale (zucchero, panna), copertura 20% sul prodotto finito (cacao), granella di nocciole 5% (sul peso totale), albicocche (40% nel ripieno)',
    lines: [
      'ripieno alla crema 30% [zucchero; panna]',
      'copertura 20% [cacao]',
      'granella di nocciole 5%',
      'albicocche 40%',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'per mille and tiny',
    input: 'caffeina 0,03%, vitamina D3 0,0005 %, sodio 0.1 %, biotina 0,001%',
    lines: [
      'caffeina 0.03%',
      'vitamina D3 0.0005%',
      'sodio 0.1%',
      'biotina 0.001%',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'bracket nutrients mg',
    input:
      'Caffeina (200mg), L-carnitina 1000 mg, vitamina C (80 mg = 100% VNR), zinco (10 mg, 100% VNR)',
    lines: [
      'Caffeina (200mg)',
      'L-carnitina 1000 mg',
      'vitamina C (80 mg = 100% VNR)',
      'zinco (10 mg, 100% VNR)',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'fish oil species',
    input:
      "olio di pesce (da acciughe, sardine e sgombri), olio di fegato di merluzzo, gelatina (da pesce), calcio (da conchiglie d'ostrica), glucosamina (da crostacei)",
    lines: [
      'olio di pesce',
      'olio di fegato di merluzzo',
      'gelatina',
      'calcio',
      'glucosamina',
      'allergens: fish molluscs crustaceans',
      'traces:',
    ],
  },
  {
    name: 'wheat starches',
    input:
      'Amido di frumento deglutinato, proteine di frumento idrolizzate, sciroppo di glucosio-fruttosio di frumento, alcool etilico da cereali (frumento), vodka di grano',
    lines: [
      'Amido di frumento deglutinato',
      'proteine di frumento idrolizzate',
      'sciroppo di glucosio-fruttosio di frumento exempt',
      'alcool etilico da cereali exempt',
      'vodka di grano exempt',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'tocopherols',
    input:
      'antiossidante: tocoferoli misti (da soia), D-alfa-tocoferolo naturale (soia), acetato di D-alfa-tocoferile (da SOIA), vitamina E succinato da soia, esteri di stanoli vegetali (soia), fosfatidilserina (da soia), isoflavoni di soia, grasso di soia totalmente raffinato',
    lines: [
      'antiossidante <antioxidant> [tocoferoli misti exempt; D-alfa-tocoferolo naturale exempt; acetato di D-alfa-tocoferile exempt]',
      'vitamina E succinato da soia exempt',
      'esteri di stanoli vegetali exempt',
      'fosfatidilserina',
      'isoflavoni di soia',
      'grasso di soia totalmente raffinato exempt',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'whey label long',
    input:
      'INGREDIENTI: miscela proteica 94% (isolato di proteine del siero di latte 60%, concentrato di proteine del siero di latte 34%, idrolizzato di proteine del siero di latte 6%; emulsionante: lecitine (soia)), cacao in polvere magro (4%), addensante: gomma di xantano, aroma, sale da cucina, enzima lattasi, edulcoranti: sucralosio, acesulfame-K, taumatina. Contiene: latte, soia. Può contenere: uova, cereali contenenti glutine, frutta a guscio, arachidi.',
    lines: [
      'miscela proteica 94% [isolato di proteine del siero di latte 60%; concentrato di proteine del siero di latte 34%; idrolizzato di proteine del siero di latte 6%; emulsionante <emulsifier> [lecitine]]',
      'cacao in polvere magro 4%',
      'addensante <thickener> [gomma di xantano]',
      'aroma',
      'sale da cucina',
      'enzima lattasi',
      'edulcoranti <sweetener> [sucralosio; acesulfame-K; taumatina]',
      'allergens: milk soybeans',
      'traces: eggs gluten nuts peanuts',
    ],
  },
  {
    name: 'casein',
    input:
      'Caseina micellare nativa (da LATTE) 88 %, alcalinizzato di cacao (cacao, regolatore di acidità E501) 7 %, aroma naturale, addensanti (E412, E415, E466), sale, edulcoranti (E950, E955).',
    lines: [
      'Caseina micellare nativa 88%',
      'alcalinizzato di cacao 7% [cacao; regolatore di acidità <acidityRegulator> [E501 {E501}]]',
      'aroma naturale',
      'addensanti <thickener> [E412 {E412}; E415 {E415}; E466 {E466}]',
      'sale',
      'edulcoranti <sweetener> [E950 {E950}; E955 {E955}]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'bar polyol',
    input:
      'Edulcoranti (maltitoli, sciroppo di maltitolo), proteine del latte 24%, gelatina idrolizzata, copertura di cioccolato bianco 14% (edulcorante (maltitoli), burro di cacao, latte in polvere intero, emulsionante (lecitine di soia), aroma naturale di vaniglia), umidificante (glicerolo), polidestrosio, nocciole tostate 4%, oli vegetali (girasole, palma, karité in proporzioni variabili), aromi, antiossidante (estratto ricco in tocoferolo).',
    lines: [
      'Edulcoranti <sweetener> [maltitoli; sciroppo di maltitolo]',
      'proteine del latte 24%',
      'gelatina idrolizzata',
      'copertura di cioccolato bianco 14% [edulcorante <sweetener> [maltitoli]; burro di cacao; latte in polvere intero; emulsionante <emulsifier> [lecitine di soia]; aroma naturale di vaniglia]',
      'umidificante <humectant> [glicerolo]',
      'polidestrosio',
      'nocciole tostate 4%',
      'oli vegetali [girasole; palma; karité in proporzioni variabili]',
      'aromi',
      'antiossidante <antioxidant> [estratto ricco in tocoferolo]',
      'allergens: milk soybeans nuts',
      'traces:',
    ],
  },
  {
    name: 'multivit E',
    input:
      "Magnesio (sali di magnesio dell'acido citrico), agente di carica: cellulosa; acido L-ascorbico; maltodestrine; estratto di agrumi (Citrus spp.) 10% esperidina; ferro (II) fumarato; zinco picolinato; D-alfa-tocoferil succinato; nicotinamide; agenti antiagglomeranti: E470b, E551; selenometionina; rame gluconato; manganese bisglicinato; vitamina K2 (menachinone-7), vitamina D2 (ergocalciferolo).",
    lines: [
      "Magnesio [sali di magnesio dell'acido citrico]",
      'agente di carica <bulkingAgent> [cellulosa]',
      'acido L-ascorbico',
      'maltodestrine',
      'estratto di agrumi (Citrus spp.) 10% esperidina',
      'ferro (II) fumarato',
      'zinco picolinato',
      'D-alfa-tocoferil succinato',
      'nicotinamide',
      'agenti antiagglomeranti <antiCakingAgent> [E470b {E470b}; E551 {E551}]',
      'selenometionina',
      'rame gluconato',
      'manganese bisglicinato',
      'vitamina K2 [menachinone-7]',
      'vitamina D2 [ergocalciferolo]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'gummies',
    input:
      "Sciroppo di glucosio (da MAIS e FRUMENTO), zucchero, gelatina suina, destrosio, acidificante acido citrico; succhi di frutta da concentrato 1% (mela, fragola, lampone), concentrati vegetali coloranti (carota nera, spirulina), aromi, oli vegetali (cocco, palmisti), agente di rivestimento: cera carnauba, cera d'api.",
    lines: [
      'Sciroppo di glucosio exempt',
      'zucchero',
      'gelatina suina',
      'destrosio',
      'acidificante acido citrico <acid>',
      'succhi di frutta da concentrato 1% [mela; fragola; lampone]',
      'concentrati vegetali coloranti [carota nera; spirulina]',
      'aromi',
      'oli vegetali [cocco; palmisti]',
      "agente di rivestimento <glazingAgent> [cera carnauba; cera d'api]",
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'jam filled',
    input:
      'Fette biscottate: farina di FRUMENTO 85%, zucchero, olio di girasole, lievito, sale, farina di FRUMENTO maltato. Confettura: albicocche, zucchero, gelificante: pectina; acidificante: acido citrico. Può contenere tracce di SOIA e LATTE.',
    lines: [
      'Fette biscottate [farina di frumento 85%; zucchero; olio di girasole; lievito; sale; farina di frumento maltato]',
      'Confettura [albicocche; zucchero; gelificante <gellingAgent> [pectina]; acidificante <acid> [acido citrico]]',
      'allergens: gluten',
      'traces: soybeans milk',
    ],
  },
  {
    name: 'allergens as nouns',
    input:
      'Ingredienti: farina di riso. Allergeni presenti: nessuno. Può contenere tracce di: latte; uova; soia.',
    lines: [
      'farina di riso',
      'allergens:',
      'traces: milk eggs soybeans',
      'note: Allergeni presenti: nessuno.',
    ],
  },
  {
    name: 'contains in end bracket',
    input: 'Proteine di pisello, cacao, aroma (Può contenere tracce di latte e soia).',
    lines: ['Proteine di pisello', 'cacao', 'aroma', 'allergens:', 'traces: milk soybeans'],
  },
  {
    name: 'statement uppercase glued',
    input:
      'PROTEINE DEL SIERO DI LATTE, CACAO, AROMI.PUÒ CONTENERE TRACCE DI UOVA E SOIA.CONSERVARE IN LUOGO ASCIUTTO.',
    lines: [
      'PROTEINE DEL SIERO DI LATTE',
      'CACAO',
      'AROMI',
      'allergens: milk',
      'traces: eggs soybeans',
      'note: CONSERVARE IN LUOGO ASCIUTTO.',
    ],
  },
  {
    name: 'caps with classes',
    input:
      "INGREDIENTI: SACCAROSIO, ACIDIFICANTE: ACIDO CITRICO, ANTIAGGLOMERANTE: E341, AROMI, EDULCORANTE: SUCRALOSIO, COLORANTI: E102*, E110*. *PUÒ INFLUIRE NEGATIVAMENTE SULL'ATTIVITÀ E L'ATTENZIONE DEI BAMBINI.",
    lines: [
      'SACCAROSIO',
      'ACIDIFICANTE <acid> [ACIDO CITRICO]',
      'ANTIAGGLOMERANTE <antiCakingAgent> [E341 {E341}]',
      'AROMI',
      'EDULCORANTE <sweetener> [SUCRALOSIO]',
      'COLORANTI <colour> [E102 {E102}; E110 {E110}]',
      'allergens:',
      'traces:',
      "note: *PUÒ INFLUIRE NEGATIVAMENTE SULL'ATTIVITÀ E L'ATTENZIONE DEI BAMBINI.",
    ],
  },
  {
    name: 'aspartame',
    input:
      'Edulcoranti: aspartame (contiene una fonte di fenilalanina), acesulfame K; acidificante: acido malico; sale.',
    lines: [
      'Edulcoranti <sweetener> [aspartame (contiene una fonte di fenilalanina); acesulfame K]',
      'acidificante <acid> [acido malico]',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'lecithins forms',
    input:
      'emulsionante: lecitine (di girasole), emulsionante (lecitina di soia non OGM), emulsionante lecitina di SOIA (E322), lecitina di soia (E 322), emulsionante: E322 (soia)',
    lines: [
      'emulsionante <emulsifier> [lecitine (di girasole)]',
      'emulsionante <emulsifier> [lecitina di soia non OGM]',
      'emulsionante lecitina di soia {E322} <emulsifier>',
      'lecitina di soia {E322}',
      'emulsionante <emulsifier> [E322 {E322}]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'starch modified',
    input:
      'Amido modificato (E1442), amidi modificati: E1414, E1422; amido modificato di mais ceroso, fecola di patata',
    lines: [
      'Amido modificato {E1442} <modifiedStarch>',
      'amidi modificati <modifiedStarch> [E1414 {E1414}; E1422 {E1422}]',
      'amido modificato di mais ceroso <modifiedStarch>',
      'fecola di patata',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'gas',
    input:
      'Caffè, latte 60%, zucchero, stabilizzanti: E407, E460, E466; correttore di acidità: E500. Confezionato in atmosfera protettiva. Gas: azoto.',
    lines: [
      'Caffè',
      'latte 60%',
      'zucchero',
      'stabilizzanti <stabiliser> [E407 {E407}; E460 {E460}; E466 {E466}]',
      'correttore di acidità <acidityRegulator> [E500 {E500}]',
      'Gas <packagingGas> [azoto]',
      'allergens: milk',
      'traces:',
      'note: Confezionato in atmosfera protettiva.',
    ],
  },
  {
    name: 'sweetener commas with e',
    input:
      'edulcoranti: ciclamato di sodio, saccarina sodica e sucralosio, sale iodato, vitamina C',
    lines: [
      'edulcoranti <sweetener> [ciclamato di sodio; saccarina sodica; sucralosio]',
      'sale iodato',
      'vitamina C',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'member unknown first',
    input: 'edulcoranti: miscela brevettata, sucralosio, aroma',
    lines: [
      'edulcoranti <sweetener> [miscela brevettata; sucralosio]',
      'aroma',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'semicolon inside class',
    input: 'Addensanti: pectina; gomma di guar; aromi',
    lines: ['Addensanti <thickener> [pectina]', 'gomma di guar', 'aromi', 'allergens:', 'traces:'],
  },
  {
    name: 'colour natural',
    input:
      'coloranti naturali: betacarotene, antociani (da carota nera), clorofilla; colorante alimentare: E 172',
    lines: [
      'coloranti naturali <colour> [betacarotene; antociani (da carota nera); clorofilla]',
      'colorante alimentare <colour> [E 172 {E172}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'extras herbs quoted',
    input:
      'Estratto secco di “Serenoa repens” (frutti) titolato 45% acidi grassi, Urtica dioica L. (radice), Pygeum africanum (corteccia) e.s., semi di zucca (Cucurbita pepo L.) olio.',
    lines: [
      'Estratto secco di “Serenoa repens” (frutti) titolato 45% acidi grassi',
      'Urtica dioica L. (radice)',
      'Pygeum africanum (corteccia) e.s.',
      'semi di zucca (Cucurbita pepo L.) olio',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'probiotic commas',
    input:
      'Fermenti lattici (Lactobacillus acidophilus, Bifidobacterium lactis, Lactobacillus rhamnosus, Streptococcus thermophilus) 20 miliardi, inulina da cicoria, fermenti lattici tindalizzati: L. casei, L. plantarum; capsula vegetale.',
    lines: [
      'Fermenti lattici 20 miliardi [Lactobacillus acidophilus; Bifidobacterium lactis; Lactobacillus rhamnosus; Streptococcus thermophilus]',
      'inulina da cicoria',
      'fermenti lattici tindalizzati [L. casei; L. plantarum]',
      'capsula vegetale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'probiotic strains',
    input:
      'Lactobacillus plantarum LP01 (LMG P-21021), Lactobacillus lactis subsp. cremoris LLC02 (DSM 21536), Lactobacillus delbrueckii subsp. delbrueckii (DSM 20074), Bifidobacterium breve BR03® (DSM 16604). Può contenere tracce di latte e soia.',
    lines: [
      'Lactobacillus plantarum LP01 [LMG P-21021]',
      'Lactobacillus lactis subsp. cremoris LLC02 [DSM 21536]',
      'Lactobacillus delbrueckii subsp. delbrueckii [DSM 20074]',
      'Bifidobacterium breve BR03® [DSM 16604]',
      'allergens:',
      'traces: milk soybeans',
    ],
  },
  {
    name: 'electrolytes',
    input:
      'Potassio citrato, magnesio pidolato, sodio cloruro, calcio lattato, aroma, acidificanti: acido citrico-acido malico, edulcoranti: sucralosio-acesulfame K, antiagglomerante: E 551.',
    lines: [
      'Potassio citrato',
      'magnesio pidolato',
      'sodio cloruro',
      'calcio lattato',
      'aroma',
      'acidificanti <acid> [acido citrico; acido malico]',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'antiagglomerante <antiCakingAgent> [E 551 {E551}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'milk drink',
    input:
      'Latte scremato (da latte UE), proteine del latte, siero di latte in polvere, cacao magro 1,2%, stabilizzanti: carragenina, gomma di gellano; aroma naturale, enzima: lattasi, vitamina D. Senza lattosio: meno di 0,1 g/100 g.',
    lines: [
      'Latte scremato',
      'proteine del latte',
      'siero di latte in polvere',
      'cacao magro 1.2%',
      'stabilizzanti <stabiliser> [carragenina; gomma di gellano]',
      'aroma naturale',
      'enzima [lattasi]',
      'vitamina D',
      'allergens: milk',
      'traces:',
      'note: Senza lattosio: meno di 0,1 g/100 g.',
    ],
  },
  {
    name: 'cosmetics italian',
    input:
      "Acqua, glicerina, estratto di arnica montana, mentolo, canfora, burro di karité, olio di mandorle dolci, profumo, latte d'asina, proteine idrolizzate del grano.",
    lines: [
      'Acqua',
      'glicerina',
      'estratto di arnica montana',
      'mentolo',
      'canfora',
      'burro di karité',
      'olio di mandorle dolci',
      'profumo',
      "latte d'asina",
      'proteine idrolizzate del grano',
      'allergens: nuts milk gluten',
      'traces:',
    ],
  },
  {
    name: 'tuna protein',
    input:
      'Tonno pinne gialle (Thunnus albacares) 70%, acqua, sale. Zona FAO 71. Può contenere tracce di crostacei e molluschi.',
    lines: [
      'Tonno pinne gialle (Thunnus albacares) 70%',
      'acqua',
      'sale',
      'allergens: fish',
      'traces: crustaceans molluscs',
      'note: Zona FAO 71.',
    ],
  },
  {
    name: 'cocoa statement',
    input:
      'Cioccolato fondente (pasta di cacao, zucchero, burro di cacao, emulsionante: lecitina di soia). Cacao: 70% min. Può contenere latte, nocciole.',
    lines: [
      'Cioccolato fondente [pasta di cacao; zucchero; burro di cacao; emulsionante <emulsifier> [lecitina di soia]]',
      'allergens: soybeans',
      'traces: milk nuts',
      'note: Cacao: 70% min.',
    ],
  },
  {
    name: 'cereals in bracket',
    input:
      "Cereali 45% (fiocchi d'AVENA 30%, fiocchi di FRUMENTO 10%, riso soffiato 5% [farina di riso, zucchero, sale, estratto di malto d'ORZO]), miele 12%.",
    lines: [
      "Cereali 45% [fiocchi d'avena 30%; fiocchi di frumento 10%; riso soffiato 5% [farina di riso; zucchero; sale; estratto di malto d'orzo]]",
      'miele 12%',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'may contain residual',
    input:
      'Fiocchi di mais 60%, zucchero, sale. Può contenere residui di frutta a guscio e tracce di altri cereali contenenti GLUTINE (orzo, avena).',
    lines: ['Fiocchi di mais 60%', 'zucchero', 'sale', 'allergens:', 'traces: nuts gluten'],
  },
  {
    name: 'contains gluten list',
    input: 'Contiene cereali contenenti glutine: frumento, orzo. Ingredienti: malto, farina.',
    lines: ['malto', 'farina', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'derived whey',
    input:
      'Beta-lattoglobulina, alfa-lattoalbumina, lattoferrina, colostro bovino, glicomacropeptidi (dal siero di latte), calcio caseinato, MPC, WPI, WPC 80',
    lines: [
      'Beta-lattoglobulina',
      'alfa-lattoalbumina',
      'lattoferrina',
      'colostro bovino',
      'glicomacropeptidi',
      'calcio caseinato',
      'MPC',
      'WPI',
      'WPC 80',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'details with variants',
    input: {
      name: 'Whey',
      features: { ingredienti: 'Proteine del siero di latte, aroma.' },
      variants: [{ flavor: 'Cacao', size: '1kg', price_cents: 3990 }],
    },
    lines: ['Proteine del siero di latte', 'aroma', 'allergens: milk', 'traces:'],
  },
  {
    name: 'no ingredients variants only',
    input: {
      name: 'Whey',
      variants: [{ flavor: 'Cacao', size: '1kg', price_cents: 3990 }],
      flavor: 'Cacao',
    },
    lines: ['allergens:', 'traces:'],
  },
  {
    name: 'ingredienti per flavour nested',
    input: {
      features: {
        ingredienti: { gusti: { Cacao: 'siero di latte, cacao', Neutro: 'siero di latte' } },
      },
    },
    lines: [
      'Cacao => siero di latte; cacao',
      'Neutro => siero di latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'languages object',
    input: {
      ingredienti: { it: 'Avena, miele. Può contenere soia.', en: 'Oats, honey. May contain soy.' },
    },
    lines: ['Avena', 'miele', 'allergens: gluten', 'traces: soybeans'],
  },
  {
    name: 'objects with allergene',
    input: {
      ingredienti: [
        { nome: 'Proteine del siero di LATTE', quantita: '90%', allergene: true },
        { nome: 'Cacao magro', quantita: '8%' },
        { nome: 'Aroma', quantita: '' },
      ],
    },
    lines: [
      'Proteine del siero di latte 90%',
      'Cacao magro 8%',
      'Aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'array with statement',
    input: [
      'Fiocchi di avena 50%',
      'Burro di arachidi 30%',
      'Miele',
      'Può contenere tracce di latte e soia',
      'Senza glutine aggiunto',
    ],
    lines: [
      'Fiocchi di avena 50%',
      'Burro di arachidi 30%',
      'Miele',
      'allergens: gluten peanuts',
      'traces: milk soybeans',
      'note: Senza glutine aggiunto',
    ],
  },
  {
    name: 'features bold lines',
    input: {
      features: [
        '**CARATTERISTICHE:** alto contenuto proteico',
        '**INGREDIENTI:** proteine del LATTE, aroma, edulcorante: sucralosio',
        '**INGREDIENTI GUSTO CACAO:** proteine del LATTE, cacao',
        '**AVVERTENZE:** può contenere tracce di soia',
      ],
    },
    lines: [
      '* => proteine del latte; aroma; edulcorante <sweetener> [sucralosio]',
      'GUSTO CACAO => proteine del latte; cacao',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'html headings flavours',
    input:
      '<h4>Ingredienti gusto vaniglia</h4><p>Siero di latte, aroma.</p><h4>Ingredienti gusto cacao</h4><p>Siero di latte, cacao 8%.</p><p>Può contenere soia.</p>',
    lines: [
      'gusto vaniglia => Siero di latte; aroma',
      'gusto cacao => Siero di latte; cacao 8%',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'flavour in parens behind each',
    input:
      'Ingredienti (Vaniglia): siero di latte, aroma. Ingredienti (Cioccolato): siero di latte, cacao.',
    lines: [
      'Vaniglia => siero di latte; aroma',
      'Cioccolato => siero di latte; cacao',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour colon inside bracket',
    input:
      'Gusto Pistacchio: proteine del latte, pasta di pistacchio 4% (pistacchi, olio di girasole), colorante: complessi rameici delle clorofille. Gusto Bianco: proteine del latte, cioccolato bianco 5% (zucchero, burro di cacao, latte in polvere).',
    lines: [
      'Gusto Pistacchio => proteine del latte; pasta di pistacchio 4% [pistacchi; olio di girasole]; colorante <colour> [complessi rameici delle clorofille]',
      'Gusto Bianco => proteine del latte; cioccolato bianco 5% [zucchero; burro di cacao; latte in polvere]',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'flavours with dash lines',
    input: "- Gusto limone: acqua, succo di limone\n- Gusto arancia: acqua, succo d'arancia",
    lines: [
      'Gusto limone => acqua; succo di limone',
      "Gusto arancia => acqua; succo d'arancia",
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'flavour heads slash',
    input:
      'Gusto fragola/banana: avena, fragola 2%, banana 2%. Gusto mela & cannella: avena, mela 3%, cannella.',
    lines: [
      'Gusto fragola/banana => avena; fragola 2%; banana 2%',
      'Gusto mela & cannella => avena; mela 3%; cannella',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'versions',
    input: 'Versione cacao: riso, cacao. Versione nocciola: riso, nocciole.',
    lines: [
      'Versione cacao => riso; cacao',
      'Versione nocciola => riso; nocciole',
      'allergens: nuts',
      'traces:',
    ],
  },
  {
    name: 'flavour caps head newline',
    input:
      'GUSTO CIOCCOLATO\nProteine isolate del siero del latte, cacao, aroma\n\nGUSTO VANIGLIA\nProteine isolate del siero del latte, aroma',
    lines: [
      'GUSTO CIOCCOLATO => Proteine isolate del siero del latte; cacao; aroma',
      'GUSTO VANIGLIA => Proteine isolate del siero del latte; aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'traces per flavour',
    input:
      'Gusto cacao: riso, cacao. Può contenere latte. Gusto nocciola: riso, nocciole. Può contenere soia.',
    lines: [
      'Gusto cacao => riso; cacao',
      'Gusto nocciola => riso; nocciole',
      'allergens: nuts',
      'traces: milk soybeans',
    ],
  },
  {
    name: 'tutti i gusti base',
    input: 'Tutti i gusti: proteine del siero di latte, aroma. Gusto cacao: cacao magro 8%.',
    lines: [
      'Tutti i gusti => proteine del siero di latte; aroma',
      'Gusto cacao => cacao magro 8%',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavoured colon in brackets',
    input:
      'INGREDIENTI – GUSTO COOKIES & CREAM: siero di latte, biscotto 6% (farina di frumento, zucchero). INGREDIENTI – GUSTO NEUTRO: siero di latte.',
    lines: [
      'GUSTO COOKIES & CREAM => siero di latte; biscotto 6% [farina di frumento; zucchero]',
      'GUSTO NEUTRO => siero di latte',
      'allergens: milk gluten',
      'traces:',
    ],
  },
  {
    name: 'description run',
    input:
      'Prodotto italiano di qualità. Ingredienti: fagioli di SOIA gialli 100%. Da consumarsi preferibilmente entro: vedi lato.',
    lines: ['fagioli di soia gialli 100%', 'allergens: soybeans', 'traces:'],
  },
  {
    name: 'sections caps no colon',
    input:
      "INGREDIENTI Proteine del siero di latte, cacao, aromi MODALITÀ D'USO Assumere 30 g in acqua AVVERTENZE Non superare la dose",
    lines: ['Proteine del siero di latte', 'cacao', 'aromi', 'allergens: milk', 'traces:'],
  },
  {
    name: 'sections markdown bold inline',
    input:
      "**Ingredienti:** creatina monoidrato, aroma. **Modalità d'uso:** 5 g al giorno con latte. **Avvertenze:** Può contenere tracce di pesce.",
    lines: ['creatina monoidrato', 'aroma', 'allergens:', 'traces: fish'],
  },
  {
    name: 'ingredients twice with english',
    input:
      "INGREDIENTI: Farina d'avena, cacao. INGREDIENTS: Oat flour, cocoa. INGRÉDIENTS: farine d'avoine, cacao.",
    lines: ["Farina d'avena", 'cacao', 'allergens: gluten', 'traces:'],
  },
  {
    name: 'elenco',
    input:
      "Elenco ingredienti: acqua, sale, aceto di mele. Conservazione: dopo l'apertura in frigo.",
    lines: ['acqua', 'sale', 'aceto di mele', 'allergens:', 'traces:'],
  },
  {
    name: 'url noise',
    input:
      'Avena, miele. Maggiori informazioni su www.esempio.it. Prodotto e confezionato in Italia da ACME S.r.l., Via Roma 1.',
    lines: [
      'Avena',
      'miele',
      'allergens: gluten',
      'traces:',
      'note: Maggiori informazioni su www.esempio.it.',
      'note: Prodotto e confezionato in Italia da ACME S.r.l., Via Roma 1.',
    ],
  },
  {
    name: 'stabilimento with allergen list in caps',
    input:
      'Avena. Prodotto in uno stabilimento dove vengono lavorati anche LATTE, UOVA, FRUTTA A GUSCIO (MANDORLE, NOCCIOLE), ARACHIDI e SOIA. Non adatto ai celiaci.',
    lines: [
      'Avena',
      'allergens: gluten',
      'traces: milk eggs nuts peanuts soybeans',
      'note: Non adatto ai celiaci.',
    ],
  },
  {
    name: 'emphasised with percent',
    input: '**LATTE** intero 40%, _burro_ (12%), <b>farina di FRUMENTO</b> tipo 0, *uova* 10 %',
    lines: [
      'latte intero 40%',
      'burro 12%',
      'farina di frumento tipo 0',
      'uova 10%',
      'allergens: milk gluten eggs',
      'traces:',
    ],
  },
  {
    name: 'maltodextrin DE',
    input:
      "Maltodestrine (D.E. 18-20) 48%, destrosio monoidrato, isomaltulosio* (Palatinose™), Vitargo® (amido d'ORZO frazionato) 10%, citrato trisodico, aroma. *fonte di glucosio e fruttosio.",
    lines: [
      'Maltodestrine (D.E. 18-20) 48%',
      'destrosio monoidrato',
      'isomaltulosio [Palatinose™]',
      "Vitargo® 10% [amido d'orzo frazionato]",
      'citrato trisodico',
      'aroma',
      'allergens: gluten',
      'traces:',
      'note: *fonte di glucosio e fruttosio.',
    ],
  },
  {
    name: 'emulsifier of bracket code with source',
    input:
      'Proteine isolate del siero del latte istantaneizzate [emulsionante: E 322 (da girasole)], aroma naturale vaniglia Bourbon, addensante: E412 (gomma di guar), edulcorante: E960a',
    lines: [
      'Proteine isolate del siero del latte istantaneizzate [emulsionante <emulsifier> [E 322 (da girasole) {E322}]]',
      'aroma naturale vaniglia Bourbon',
      'addensante <thickener> [E412 {E412} [gomma di guar]]',
      'edulcorante <sweetener> [E960a {E960a}]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'lemon powder',
    input:
      'Succo di limone in polvere 3% (maltodestrina, succo di limone), estratto di tè nero in polvere (Camellia sinensis), aroma naturale tè, acidificante: acido citrico; antiossidante: acido ascorbico.',
    lines: [
      'Succo di limone in polvere 3% [maltodestrina; succo di limone]',
      'estratto di tè nero in polvere (Camellia sinensis)',
      'aroma naturale tè',
      'acidificante <acid> [acido citrico]',
      'antiossidante <antioxidant> [acido ascorbico]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'iron forms',
    input:
      'Ferro pirofosfato liposomiale (pirofosfato ferrico, emulsionante: lecitina di SOIA, supporto: amido di mais), vitamina C (calcio L-ascorbato), acido folico [(6S)-5-metiltetraidrofolato, sale di glucosamina (Quatrefolic®)], vitamina B12 (metilcobalamina).',
    lines: [
      'Ferro pirofosfato liposomiale [pirofosfato ferrico; emulsionante <emulsifier> [lecitina di soia]; supporto <carrier> [amido di mais]]',
      'vitamina C [calcio L-ascorbato]',
      'acido folico [(6S)-5-metiltetraidrofolato; sale di glucosamina [Quatrefolic®]]',
      'vitamina B12 [metilcobalamina]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'bar italian brand',
    input:
      'INGREDIENTI: Caramello 21% (sciroppo di glucosio, latte condensato zuccherato (latte, zucchero), grasso di cocco, burro, emulsionante: E471, sale, aroma), cioccolato al latte 20% (zucchero, burro di cacao, latte intero in polvere, pasta di cacao, siero di latte in polvere, emulsionanti: lecitina di soia, E476; aroma: vanillina), proteine del latte, collagene idrolizzato, umidificante: glicerolo; arachidi tostate 7%, soia in crispy 6% (proteine di soia, tapioca, sale), oligofruttosio, olio di girasole, aromi, antiossidante: tocoferoli.',
    lines: [
      'Caramello 21% [sciroppo di glucosio; latte condensato zuccherato [latte; zucchero]; grasso di cocco; burro; emulsionante <emulsifier> [E471 {E471}]; sale; aroma]',
      'cioccolato al latte 20% [zucchero; burro di cacao; latte intero in polvere; pasta di cacao; siero di latte in polvere; emulsionanti <emulsifier> [lecitina di soia; E476 {E476}]; aroma [vanillina]]',
      'proteine del latte',
      'collagene idrolizzato',
      'umidificante <humectant> [glicerolo]',
      'arachidi tostate 7%',
      'soia in crispy 6% [proteine di soia; tapioca; sale]',
      'oligofruttosio',
      'olio di girasole',
      'aromi',
      'antiossidante <antioxidant> [tocoferoli]',
      'allergens: milk soybeans peanuts',
      'traces:',
    ],
  },
  {
    name: 'hyphen classes',
    input:
      'Acqua; edulcoranti - eritritolo, sucralosio; acidificante - acido citrico; conservanti - sorbato di potassio, benzoato di sodio; aroma',
    lines: [
      'Acqua',
      'edulcoranti <sweetener> [eritritolo; sucralosio]',
      'acidificante <acid> [acido citrico]',
      'conservanti <preservative> [sorbato di potassio; benzoato di sodio]',
      'aroma',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'equals',
    input: 'Edulcoranti = sucralosio, acesulfame K; emulsionante = lecitina di soia',
    lines: [
      'Edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'emulsionante <emulsifier> [lecitina di soia]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'colon without space',
    input: 'edulcoranti:sucralosio,acesulfame K;emulsionante:lecitina di soia;aroma',
    lines: [
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'emulsionante <emulsifier> [lecitina di soia]',
      'aroma',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'class after comma no stop',
    input:
      'addensanti: pectina, agar agar, zucchero, conservante: E202, sale, antiossidanti: E300, E301 colorante: E160a',
    lines: [
      'addensanti <thickener> [pectina; agar agar]',
      'zucchero',
      'conservante <preservative> [E202 {E202}]',
      'sale',
      'antiossidanti <antioxidant> [E300 {E300}; E301 {E301}]',
      'colorante <colour> [E160a {E160a}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'vegetable capsule',
    input:
      'L-teanina, magnesio bisglicinato, agente di rivestimento (capsula): idrossipropilmetilcellulosa; antiagglomerante: sali di magnesio degli acidi grassi vegetali; colorante (capsula): clorofillina.',
    lines: [
      'L-teanina',
      'magnesio bisglicinato',
      'agente di rivestimento <glazingAgent> [idrossipropilmetilcellulosa]',
      'antiagglomerante <antiCakingAgent> [sali di magnesio degli acidi grassi vegetali]',
      'colorante <colour> [clorofillina]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'colour shell long',
    input:
      "Coenzima Q10 (ubidecarenone) 100 mg, olio di soia raffinato, gelatina, umettante: glicerina vegetale, emulsionante: lecitina di SOIA, coloranti: ossido di ferro rosso (E172) e biossido di titanio (E171), cera d'api gialla.",
    lines: [
      'Coenzima Q10 100 mg [ubidecarenone]',
      'olio di soia raffinato exempt',
      'gelatina',
      'umettante <humectant> [glicerina vegetale]',
      'emulsionante <emulsifier> [lecitina di soia]',
      'coloranti <colour> [ossido di ferro rosso {E172}; biossido di titanio {E171}]',
      "cera d'api gialla",
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'pancakes with types',
    input:
      'Farina di frumento tipo “0”, farina di farro (12%), albume in polvere (uova), siero di latte in polvere, zucchero di canna, agenti lievitanti (E450i, E500ii), sale, aroma (vanillina). Contiene glutine, uova, latte.',
    lines: [
      'Farina di frumento tipo “0”',
      'farina di farro 12%',
      'albume in polvere',
      'siero di latte in polvere',
      'zucchero di canna',
      'agenti lievitanti <raisingAgent> [E450i {E450(i)}; E500ii {E500(ii)}]',
      'sale',
      'aroma [vanillina]',
      'allergens: gluten eggs milk',
      'traces:',
    ],
  },
  {
    name: 'porridge percentages behind',
    input:
      'fiocchi d’avena integrali – 62%, mirtilli rossi essiccati – 8% (mirtilli rossi, zucchero, olio di girasole), semi di chia: 5%, cannella = 0,5%',
    lines: [
      'fiocchi d’avena integrali 62%',
      'mirtilli rossi essiccati 8% [mirtilli rossi; zucchero; olio di girasole]',
      'semi di chia 5%',
      'cannella 0.5%',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'grams of',
    input:
      'Proteine del siero di latte (24 g), creatina (3 g), taurina 1000mg, L-glutammina (2 g per dose), vitamina B6 1,4 mg (100% VNR)',
    lines: [
      'Proteine del siero di latte (24 g)',
      'creatina (3 g)',
      'taurina 1000mg',
      'L-glutammina (2 g per dose)',
      'vitamina B6 1,4 mg (100% VNR)',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'organic caps',
    input:
      'FARRO BIO* 40%, MANDORLE BIO* 20%, SCIROPPO DI RISO BIO*. *DA AGRICOLTURA BIOLOGICA. AGRICOLTURA UE/NON UE.',
    lines: [
      'FARRO BIO 40%',
      'MANDORLE BIO 20%',
      'SCIROPPO DI RISO BIO',
      'allergens: gluten nuts',
      'traces:',
      'note: *DA AGRICOLTURA BIOLOGICA.',
      'note: AGRICOLTURA UE/NON UE.',
    ],
  },
  {
    name: 'dairy free claim mid',
    input:
      'Farina di mandorle 30%, latte di mandorla (senza lattosio), burro di cacao, cioccolato vegano (senza latte) 10% [massa di cacao, zucchero di cocco], proteine vegetali',
    lines: [
      'Farina di mandorle 30%',
      'latte di mandorla (senza lattosio)',
      'burro di cacao',
      'cioccolato vegano (senza latte) 10% [massa di cacao; zucchero di cocco]',
      'proteine vegetali',
      'allergens: nuts',
      'traces:',
    ],
  },
  {
    name: 'contamination warnings',
    input:
      'Riso. Attenzione: prodotto confezionato in uno stabilimento dove si utilizzano pesce, molluschi, crostacei. Avvertenza: può contenere sedano.',
    lines: ['Riso', 'allergens:', 'traces: fish molluscs crustaceans celery'],
  },
  {
    name: 'produced in line',
    input:
      'Cacao. Prodotto su linee che lavorano anche frutta a guscio e arachidi. Confezionato in ambiente in cui sono presenti soia e latte.',
    lines: ['Cacao', 'allergens:', 'traces: nuts peanuts soybeans milk'],
  },
  {
    name: 'despite',
    input:
      'Cacao. Nonostante le precauzioni adottate, non si esclude la presenza accidentale di latte e glutine.',
    lines: ['Cacao', 'allergens:', 'traces: milk gluten'],
  },
  {
    name: 'x cross',
    input:
      'Cacao. Contaminazione crociata possibile con: uova, senape. Allergeni (tracce): lupini.',
    lines: ['Cacao', 'allergens:', 'traces: eggs mustard lupin'],
  },
  {
    name: 'english allergy',
    input:
      'Whey protein isolate (MILK) 90%, cocoa powder, soya lecithin (emulsifier), sweeteners (sucralose, acesulfame potassium). Allergy advice: for allergens, see ingredients in bold. Produced in a facility that also handles eggs, gluten, nuts.',
    lines: [
      'Whey protein isolate 90%',
      'cocoa powder',
      'soya lecithin [emulsifier <emulsifier>]',
      'sweeteners <sweetener> [sucralose; acesulfame potassium]',
      'allergens: milk soybeans',
      'traces: eggs gluten nuts',
      'note: Allergy advice: for allergens, see ingredients in bold.',
    ],
  },
  {
    name: 'herbal tea',
    input:
      "Melissa foglie (Melissa officinalis L.) 30%, camomilla fiori 25%, tiglio (Tilia cordata Mill.) fiori e brattee, finocchio semi, scorze d'arancia, aromi naturali.",
    lines: [
      'Melissa foglie (Melissa officinalis L.) 30%',
      'camomilla fiori 25%',
      'tiglio (Tilia cordata Mill.) fiori e brattee',
      'finocchio semi',
      "scorze d'arancia",
      'aromi naturali',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'extract ratio',
    input:
      'Tribulus terrestris L. frutto E.S. 10:1, Maca (Lepidium meyenii Walp.) tubero e.s. 4:1 (D/E), Ginseng (Panax ginseng C. A. Mey.) radice e.s. al 7% in ginsenosidi totali, Damiana (Turnera diffusa Willd. ex Schult.) foglie polvere.',
    lines: [
      'Tribulus terrestris L. frutto E.S. 10:1',
      'Maca (Lepidium meyenii Walp.) tubero e.s. 4:1 (D/E)',
      'Ginseng (Panax ginseng C. A. Mey.) radice e.s. al 7% in ginsenosidi totali',
      'Damiana (Turnera diffusa Willd. ex Schult.) foglie polvere',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'titles in capitals within',
    input:
      'MISCELA ENERGY BOOST: caffeina, guaranà, taurina. MISCELA PUMP: citrullina, arginina. ALTRI INGREDIENTI: aroma, acidificante: acido citrico.',
    lines: [
      'MISCELA ENERGY BOOST [caffeina; guaranà; taurina]',
      'MISCELA PUMP [citrullina; arginina]',
      'ALTRI INGREDIENTI [aroma; acidificante <acid> [acido citrico]]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'bread',
    input:
      'Farina di grano tenero tipo "0", acqua, lievito naturale (farina di grano tenero, acqua) 15%, semi di sesamo 3%, olio extravergine di oliva, sale, malto d\'orzo, farina di soia. Trattato in superficie con alcool etilico.',
    lines: [
      'Farina di grano tenero tipo "0"',
      'acqua',
      'lievito naturale 15% [farina di grano tenero; acqua]',
      'semi di sesamo 3%',
      'olio extravergine di oliva',
      'sale',
      "malto d'orzo",
      'farina di soia',
      'allergens: gluten sesame soybeans',
      'traces:',
      'note: Trattato in superficie con alcool etilico.',
    ],
  },
  {
    name: 'ice cream',
    input:
      'Latte scremato reidratato, proteine del latte 9%, panna, polidestrosio, edulcoranti: eritritolo, glicosidi steviolici; emulsionanti: mono- e digliceridi degli acidi grassi; stabilizzanti: farina di semi di carrube, gomma di guar, carragenina; aroma, estratto di bacche di vaniglia esaurite.',
    lines: [
      'Latte scremato reidratato',
      'proteine del latte 9%',
      'panna',
      'polidestrosio',
      'edulcoranti <sweetener> [eritritolo; glicosidi steviolici]',
      'emulsionanti <emulsifier> [mono- e digliceridi degli acidi grassi]',
      'stabilizzanti <stabiliser> [farina di semi di carrube; gomma di guar; carragenina]',
      'aroma',
      'estratto di bacche di vaniglia esaurite',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'nested 4 levels',
    input:
      "Barretta 100%: base 60% [fiocchi 30% (avena, crispies (riso, farina di frumento (frumento, sale), zucchero)), sciroppo d'agave], copertura 40% (cioccolato (massa di cacao, burro di cacao, emulsionante (lecitina (soia))))",
    lines: [
      "Barretta 100% [base 60% [fiocchi 30% [avena; crispies [riso; farina di frumento [frumento; sale]; zucchero]]; sciroppo d'agave]; copertura 40% [cioccolato [massa di cacao; burro di cacao; emulsionante <emulsifier> [lecitina]]]]",
      'allergens: gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'class inside class bracket',
    input:
      'emulsionanti (lecitina di soia, E471), coloranti (E150a; E160c), addensante (amido modificato di mais), agenti lievitanti [E450, E500]',
    lines: [
      'emulsionanti <emulsifier> [lecitina di soia; E471 {E471}]',
      'coloranti <colour> [E150a {E150a}; E160c {E160c}]',
      'addensante <thickener> [amido modificato di mais <modifiedStarch>]',
      'agenti lievitanti <raisingAgent> [E450 {E450}; E500 {E500}]',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'members w/ percent',
    input:
      'edulcoranti: eritritolo 12%, sucralosio 0,1%; conservante: sorbato di potassio (0,1%), aroma',
    lines: [
      'edulcoranti <sweetener> [eritritolo 12%; sucralosio 0.1%]',
      'conservante <preservative> [sorbato di potassio 0.1%]',
      'aroma',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'percent bracket plus children',
    input:
      'cacao (12%) (massa di cacao, burro di cacao), latte (in polvere) 20%, farina di mandorle (mandorle 100%)',
    lines: [
      'cacao 12% [massa di cacao; burro di cacao]',
      'latte (in polvere) 20%',
      'farina di mandorle [mandorle 100%]',
      'allergens: milk nuts',
      'traces:',
    ],
  },
  {
    name: 'percent in bracket with text',
    input:
      'cioccolato al latte (min. 30% cacao), cioccolato fondente (cacao min. 60%, emulsionante lecitina di soia), frutta (70% nel prodotto finito)',
    lines: [
      'cioccolato al latte [cacao 30%]',
      'cioccolato fondente [cacao 60%; emulsionante lecitina di soia <emulsifier>]',
      'frutta 70%',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'percent each of parts',
    input:
      'Miscela di cereali 45% (avena 60%, orzo 40%), frutta secca 20% di cui mandorle 10%, miele 15%',
    lines: [
      'Miscela di cereali 45% [avena 60%; orzo 40%]',
      'frutta secca 20% [mandorle 10%]',
      'miele 15%',
      'allergens: gluten nuts',
      'traces:',
    ],
  },
  {
    name: 'codes odd',
    input:
      'E-330, e330, E 1442, E1105, E 160 a (i), E160a(ii), E150D, E 472 E, E-471, E322i, E 500 (ii), E451i',
    lines: [
      'E-330 {E330}',
      'e330 {E330}',
      'E 1442 {E1442}',
      'E1105 {E1105}',
      'E 160 a (i) {E160a(i)}',
      'E160a(ii) {E160a(ii)}',
      'E150D {E150d}',
      'E 472 E {E472e}',
      'E-471 {E471}',
      'E322i {E322(i)}',
      'E 500 (ii) {E500(ii)}',
      'E451i {E451(i)}',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'code slash lists',
    input:
      'coloranti: E102/E110/E129, conservanti: E202-E211, edulcoranti: E950, E951 e E955, addensanti E412-E415',
    lines: [
      'coloranti <colour> [E102 {E102}; E110 {E110}; E129 {E129}]',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'edulcoranti <sweetener> [E950 {E950}; E951 {E951}; E955 {E955}]',
      'addensanti <thickener> [E412 {E412}; E415 {E415}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'code name pairs',
    input:
      'acidificante E330 acido citrico, conservante E202 (sorbato di potassio), colorante: E133 blu brillante, addensante: gomma di guar E412',
    lines: [
      'acidificante <acid> [acido citrico {E330}]',
      'conservante {E202} <preservative> [sorbato di potassio]',
      'colorante <colour> [blu brillante {E133}]',
      'addensante <thickener> [gomma di guar {E412}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'antioxidants',
    input:
      'antiossidanti: acido ascorbico, tocoferoli, estratto di rosmarino; antiossidante: E 304, E 306; antiossidante (ascorbil palmitato)',
    lines: [
      'antiossidanti <antioxidant> [acido ascorbico; tocoferoli; estratto di rosmarino]',
      'antiossidante <antioxidant> [E 304 {E304}; E 306 {E306}]',
      'antiossidante <antioxidant> [ascorbil palmitato]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'glazing',
    input:
      "agenti di rivestimento: gommalacca, cera d'api bianca, talco; agente di rivestimento (gomma arabica), lucidante: E904",
    lines: [
      "agenti di rivestimento <glazingAgent> [gommalacca; cera d'api bianca; talco]",
      'agente di rivestimento <glazingAgent> [gomma arabica]',
      'lucidante <glazingAgent> [E904 {E904}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'all classes',
    input:
      'acidificante: a; correttore di acidità: b; antiagglomerante: c; antischiuma: d; antiossidante: e; agente di carica: f; colorante: g; emulsionante: h; sali di fusione: i; agente di resistenza: l; esaltatore di sapidità: m; agente di trattamento della farina: n; agente schiumogeno: o; gelificante: p; agente di rivestimento: q; umidificante: r; gas di imballaggio: s; conservante: t; gas propulsore: u; agente lievitante: v; sequestrante: w; stabilizzante: x; edulcorante: y; addensante: z',
    lines: [
      'acidificante <acid> [a]',
      'correttore di acidità <acidityRegulator> [b]',
      'antiagglomerante <antiCakingAgent> [c]',
      'antischiuma <antiFoamingAgent> [d]',
      'antiossidante <antioxidant> [e]',
      'agente di carica <bulkingAgent> [f]',
      'colorante <colour> [g]',
      'emulsionante <emulsifier> [h]',
      'sali di fusione <emulsifyingSalt> [i]',
      'agente di resistenza <firmingAgent> [l]',
      'esaltatore di sapidità <flavourEnhancer> [m]',
      'agente di trattamento della farina <flourTreatmentAgent> [n]',
      'agente schiumogeno <foamingAgent> [o]',
      'gelificante <gellingAgent> [p]',
      'agente di rivestimento <glazingAgent> [q]',
      'umidificante <humectant> [r]',
      'gas di imballaggio <packagingGas> [s]',
      'conservante <preservative> [t]',
      'gas propulsore <propellant> [u]',
      'agente lievitante <raisingAgent> [v]',
      'sequestrante <sequestrant> [w]',
      'stabilizzante <stabiliser> [x]',
      'edulcorante <sweetener> [y]',
      'addensante <thickener> [z]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'sentences of members by comma',
    input:
      'Emulsionanti: mono e digliceridi degli acidi grassi, esteri citrici dei mono e digliceridi degli acidi grassi, stearoil-2-lattilato di sodio, zucchero, stabilizzanti: difosfati, polifosfati, citrato di sodio, acqua',
    lines: [
      'Emulsionanti <emulsifier> [mono e digliceridi degli acidi grassi; esteri citrici dei mono e digliceridi degli acidi grassi; stearoil-2-lattilato di sodio]',
      'zucchero',
      'stabilizzanti <stabiliser> [difosfati; polifosfati; citrato di sodio]',
      'acqua',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'anticaking list',
    input:
      'Antiagglomeranti: biossido di silicio [nano], sali di magnesio degli acidi grassi, talco, vitamina D3, agenti antiagglomeranti: fosfato tricalcico, ferrocianuro di sodio, sale',
    lines: [
      'Antiagglomeranti <antiCakingAgent> [biossido di silicio (nano); sali di magnesio degli acidi grassi; talco]',
      'vitamina D3',
      'agenti antiagglomeranti <antiCakingAgent> [fosfato tricalcico; ferrocianuro di sodio]',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'sweet variants',
    input:
      'Edulcoranti: sucralosio, acesulfame di potassio, glicosidi steviolici da fonte vegetale, estratto di frutto del monaco, aroma, dolcificanti: maltitolo, isomalto, xilitolo, fibra',
    lines: [
      'Edulcoranti <sweetener> [sucralosio; acesulfame di potassio; glicosidi steviolici da fonte vegetale]',
      'estratto di frutto del monaco',
      'aroma',
      'dolcificanti <sweetener> [maltitolo; isomalto; xilitolo]',
      'fibra',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'humectant etc',
    input:
      'Umidificanti: sciroppo di sorbitolo, glicerolo, fibra di mais, gelificanti: pectina, agar-agar, succo di mela, acidificanti: acido citrico, acido L(+)-tartarico, sale',
    lines: [
      'Umidificanti <humectant> [sciroppo di sorbitolo; glicerolo]',
      'fibra di mais',
      'gelificanti <gellingAgent> [pectina; agar-agar]',
      'succo di mela',
      'acidificanti <acid> [acido citrico; acido L(+)-tartarico]',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'thickener forms',
    input:
      "Addensanti: carbossimetilcellulosa sodica, gomma di xanthan, gomma guar, carragenina, gomma d'acacia, farina di semi di tara, cacao",
    lines: [
      "Addensanti <thickener> [carbossimetilcellulosa sodica; gomma di xanthan; gomma guar; carragenina; gomma d'acacia; farina di semi di tara]",
      'cacao',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'colours forms',
    input:
      'Coloranti: caramello ammoniacale-solfitico, carbone vegetale, concentrato di ibisco, luteina, annatto norbixina, rosso allura AC, giallo arancio S, acqua',
    lines: [
      'Coloranti <colour> [caramello ammoniacale-solfitico; carbone vegetale]',
      'concentrato di ibisco',
      'luteina',
      'annatto norbixina',
      'rosso allura AC',
      'giallo arancio S',
      'acqua',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'raising',
    input:
      "Agenti lievitanti: idrogenocarbonato di sodio, difosfati, carbonato acido d'ammonio, cremor tartaro, farina, sale",
    lines: [
      "Agenti lievitanti <raisingAgent> [idrogenocarbonato di sodio; difosfati; carbonato acido d'ammonio; cremor tartaro]",
      'farina',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'stabil drink',
    input:
      'Stabilizzanti: gomma arabica, esteri glicerici della resina del legno, acetato isobutirrato di saccarosio, caffeina, inositolo',
    lines: [
      'Stabilizzanti <stabiliser> [gomma arabica; esteri glicerici della resina del legno; acetato isobutirrato di saccarosio]',
      'caffeina',
      'inositolo',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'product page text',
    input:
      "ISO WHEY ZERO\nProteine isolate ultrafiltrate, zero lattosio, con latte italiano.\n\n**BENEFICI**\n- Contribuisce alla crescita della massa muscolare\n- Con soia? No!\n\n**INGREDIENTI**\nProteine del siero del LATTE isolate in polvere (emulsionante: lecitina di SOIA) 93%, cacao magro in polvere 4%, aromi, edulcorante: sucralosio.\nPuò contenere tracce di UOVA.\n\n**MODALITÀ D'USO**\nSciogliere 30 g in 250 ml di acqua o latte.\n\n**AVVERTENZE**\nNon superare la dose consigliata.",
    lines: [
      'Proteine del siero del latte isolate in polvere 93% [emulsionante <emulsifier> [lecitina di soia]]',
      'cacao magro in polvere 4%',
      'aromi',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk soybeans',
      'traces: eggs',
    ],
  },
  {
    name: 'page html',
    input:
      '<div class="tab"><h3>Ingredienti</h3><p>Fiocchi d\'<strong>avena</strong> 55%, sciroppo di riso, <strong>mandorle</strong> 12%, uvetta 8%, <em>olio di girasole</em>.<br>Può contenere tracce di <strong>arachidi</strong>.</p><h3>Conservazione</h3><p>Luogo fresco.</p></div>',
    lines: [
      "Fiocchi d'avena 55%",
      'sciroppo di riso',
      'mandorle 12%',
      'uvetta 8%',
      'olio di girasole',
      'allergens: gluten nuts',
      'traces: peanuts',
    ],
  },
  {
    name: 'long words order',
    input:
      'Ingredienti: olio di pesce (PESCE) ad alto contenuto di EPA e DHA (EPA 36%, DHA 24%), involucro [gelatina di PESCE, umidificante (glicerolo), acqua], vitamina E (D-alfa tocoferolo da SOIA).',
    lines: [
      'olio di pesce ad alto contenuto di EPA e DHA [EPA 36%; DHA 24%]',
      'involucro [gelatina di pesce; umidificante <humectant> [glicerolo]; acqua]',
      'vitamina E [D-alfa tocoferolo da soia exempt]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'two statements joined',
    input:
      'Ingredienti: farina di ceci, sale. Contiene: nessun allergene. Può contenere tracce di glutine; soia; sesamo. Prodotto vegano.',
    lines: [
      'farina di ceci',
      'sale',
      'allergens:',
      'traces: gluten soybeans sesame',
      'note: Contiene: nessun allergene.',
      'note: Prodotto vegano.',
    ],
  },
  {
    name: 'contains statement adds',
    input: 'Ingredienti: proteine in polvere, aroma, cacao. Contiene LATTE, SOIA e derivati.',
    lines: ['proteine in polvere', 'aroma', 'cacao', 'allergens: milk soybeans', 'traces:'],
  },
  {
    name: 'quantity heads',
    input:
      'Ingredienti per dose giornaliera (2 capsule): Ashwagandha e.s. 600 mg, Magnesio 200 mg, capsula (HPMC).',
    lines: [
      'Ashwagandha e.s. 600 mg',
      'Magnesio 200 mg',
      'capsula [HPMC]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'carrier maltodextrin',
    input:
      'Estratto di ginseng (Panax ginseng C.A. Mey., radice) su maltodestrina, tit. 10% ginsenosidi; pappa reale liofilizzata; polline; miele disidratato (miele, maltodestrine).',
    lines: [
      'Estratto di ginseng (Panax ginseng C.A. Mey., radice) su maltodestrina, tit. 10% ginsenosidi',
      'pappa reale liofilizzata',
      'polline',
      'miele disidratato [miele; maltodestrine]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'dashes inside names',
    input:
      'L-carnitina-L-tartrato, N-acetil-L-cisteina, beta-alanina, 5-HTP, omega-3, CoQ10, acido alfa-lipoico, MCT C8/C10',
    lines: [
      'L-carnitina-L-tartrato',
      'N-acetil-L-cisteina',
      'beta-alanina',
      '5-HTP',
      'omega-3',
      'CoQ10',
      'acido alfa-lipoico',
      'MCT C8/C10',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'numeric commas',
    input:
      'Vitamina B12 0,0005%, vitamina A 1,5%, acqua 45,25 %, sale 1,20%, zucchero 3,0 g, cacao 2,5,sale',
    lines: [
      'Vitamina B12 0.0005%',
      'vitamina A 1.5%',
      'acqua 45.25%',
      'sale 1.2%',
      'zucchero 3,0 g',
      'cacao 2,5',
      'sale',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'dot decimals and thousand',
    input: 'Creatina 3.000 mg, beta-alanina 1.5 g, cacao 5.5%, caffeina 0.2 %',
    lines: [
      'Creatina 3.000 mg',
      'beta-alanina 1.5 g',
      'cacao 5.5%',
      'caffeina 0.2%',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'pet names with dots',
    input:
      'Vit. C, vit. D3, vit. B12, ac. folico, estr. secco di tè, olio ess. di arancia, polv. di cacao, conc. di mela',
    lines: [
      'Vit. C',
      'vit. D3',
      'vit. B12',
      'ac. folico',
      'estr. secco di tè',
      'olio ess. di arancia',
      'polv. di cacao',
      'conc. di mela',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'enzymes FCC',
    input: 'Enzimi: bromelina 2400 GDU/g, papaina 30.000 USP/mg, lattasi 100.000 ALU/g; finocchio',
    lines: [
      'Enzimi [bromelina 2400 GDU/g; papaina 30.000 USP/mg; lattasi 100.000 ALU/g]',
      'finocchio',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'cream of coating with class',
    input:
      'Rivestimento: cioccolato al latte (zucchero, burro di cacao, latte in polvere, emulsionante: lecitina di soia). Interno: proteine del latte, glicerolo, aroma.',
    lines: [
      'Rivestimento <glazingAgent> [cioccolato al latte [zucchero; burro di cacao; latte in polvere; emulsionante <emulsifier> [lecitina di soia]]]',
      'Interno [proteine del latte; glicerolo; aroma]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'capsule shell classes',
    input:
      'Contenuto: creatina alfa-chetoglutarato, antiagglomerante: magnesio stearato. Capsula: gelatina, colorante: biossido di titanio.',
    lines: [
      'Contenuto [creatina alfa-chetoglutarato; antiagglomerante <antiCakingAgent> [magnesio stearato]]',
      'Capsula [gelatina; colorante <colour> [biossido di titanio]]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'layers',
    input:
      'Strato 1: vitamina C, cellulosa. Strato 2: zinco, antiagglomerante: silice. Filmatura: idrossipropilmetilcellulosa, talco.',
    lines: [
      'Strato 1 [vitamina C; cellulosa]',
      'Strato 2 [zinco; antiagglomerante <antiCakingAgent> [silice]]',
      'Filmatura <glazingAgent> [idrossipropilmetilcellulosa; talco]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'sachets A B',
    input:
      'Bustina A: magnesio, potassio, acidificante: acido citrico. Bustina B: caffeina, taurina.',
    lines: [
      'Bustina A [magnesio; potassio; acidificante <acid> [acido citrico]]',
      'Bustina B [caffeina; taurina]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'may contain with flavours',
    input:
      'Proteine del latte. Può contenere tracce di soia (solo gusto cookies: può contenere frutta a guscio).',
    lines: ['Proteine del latte', 'allergens: milk', 'traces: soybeans nuts'],
  },
  {
    name: 'percent bases',
    input:
      '*Percentuale sul prodotto finito. Ingredienti: mandorle* 30%, miele. Le percentuali si riferiscono al prodotto finito.',
    lines: [
      'mandorle 30%',
      'miele',
      'allergens: nuts',
      'traces:',
      'note: Le percentuali si riferiscono al prodotto finito.',
    ],
  },
  {
    name: 'upper e',
    input: 'FARINA DI GRANO TENERO, BURRO, ZUCCHERO E UOVA, LIEVITO; PUÒ CONTENERE SOIA E SENAPE',
    lines: [
      'FARINA DI GRANO TENERO',
      'BURRO',
      'ZUCCHERO E UOVA',
      'LIEVITO',
      'allergens: gluten milk eggs',
      'traces: soybeans mustard',
    ],
  },
  {
    name: 'alternatives or',
    input:
      'olio vegetale (girasole o colza), grassi vegetali (palma e/o karité), amido (mais oppure patata)',
    lines: [
      'olio vegetale [girasole o colza]',
      'grassi vegetali [palma e/o karité]',
      'amido [mais oppure patata]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'honey mix quoted emphasised french accent',
    input: 'Miele "millefiori" 50 %, pappa reale 2 %, crème fraîche (LATTE), purée di mele',
    lines: [
      'Miele "millefiori" 50%',
      'pappa reale 2%',
      'crème fraîche',
      'purée di mele',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'trailing etc',
    input: 'Acqua, sale, ecc.',
    lines: ['Acqua', 'sale', 'ecc', 'allergens:', 'traces:'],
  },
  {
    name: 'trailing three dots',
    input: 'Proteine del latte, cacao, aromi...',
    lines: ['Proteine del latte', 'cacao', 'aromi', 'allergens: milk', 'traces:'],
  },
  {
    name: 'stars and crosses',
    input:
      'Farina di AVENA†, MANDORLE‡ 10%, cacao°. † senza glutine. ‡ origine Italia. ° biologico.',
    lines: [
      'Farina di avena',
      'mandorle 10%',
      'cacao',
      'allergens: gluten nuts',
      'traces:',
      'note: † senza glutine.',
      'note: ‡ origine Italia.',
      'note: ° biologico.',
    ],
  },
  {
    name: 'semicolons at line ends',
    input: 'Proteine del siero del latte;\ncacao magro 10%;\naroma;\nedulcorante: sucralosio.',
    lines: [
      'Proteine del siero del latte',
      'cacao magro 10%',
      'aroma',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'full stops at line ends',
    input: "Fiocchi d'avena.\nMiele.\nNocciole 10%.",
    lines: ["Fiocchi d'avena", 'Miele', 'Nocciole 10%', 'allergens: gluten nuts', 'traces:'],
  },
  {
    name: 'crlf',
    input:
      'Ingredienti:\r\nFarina di riso,\r\nlatte in polvere,\r\nsale.\r\n\r\nPuò contenere soia.',
    lines: ['Farina di riso', 'latte in polvere', 'sale', 'allergens: milk', 'traces: soybeans'],
  },
  {
    name: 'markdown stars',
    input: '* Farina di **farro** 60%\n* Zucchero\n* Burro (latte)',
    lines: ['Farina di farro 60%', 'Zucchero', 'Burro', 'allergens: gluten milk', 'traces:'],
  },
  {
    name: 'numbered lines',
    input: '1. Latte intero\n2. Zucchero 12%\n3. Panna',
    lines: ['Latte intero', 'Zucchero 12%', 'Panna', 'allergens: milk', 'traces:'],
  },
  {
    name: 'plus lines',
    input: "+ Albume d'uovo\n+ Cacao\n+ Stevia",
    lines: ["Albume d'uovo", 'Cacao', 'Stevia', 'allergens: eggs', 'traces:'],
  },
  {
    name: 'python list',
    input: "['Avena 60%', 'Miele', 'Mandorle']",
    lines: [
      'Avena 60%',
      'Miele',
      'Mandorle',
      'allergens: gluten nuts',
      'traces:',
      '! json-invalid',
    ],
  },
  {
    name: 'json array in string',
    input: '["Avena 60%", "Miele", "Può contenere soia"]',
    lines: ['Avena 60%', 'Miele', 'allergens: gluten', 'traces: soybeans'],
  },
  {
    name: 'pipes',
    input: 'Avena 60% | Miele | Mandorle 10%',
    lines: ['Avena 60%', 'Miele', 'Mandorle 10%', 'allergens: gluten nuts', 'traces:'],
  },
  {
    name: 'spans html',
    input:
      '<span style="color:red">Ingredienti</span>: <span class="all">LATTE</span> scremato, cacao &lt;2%, aromi &amp; sale',
    lines: ['latte scremato', 'cacao 2%', 'aromi & sale', 'allergens: milk', 'traces:'],
  },
  {
    name: 'entities numeric',
    input:
      'Farina d&#8217;avena, caff&egrave;, zucchero &#40;canna&#41;, pur&eacute;e di mele 5&#37;',
    lines: [
      'Farina d’avena',
      'caffè',
      'zucchero [canna]',
      'purée di mele 5%',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'soft wraps',
    input:
      'Proteine del\nsiero di latte 80%, cacao\nin polvere, aromi, addensante:\ngomma di guar, sale',
    lines: [
      'Proteine del siero di latte 80%',
      'cacao in polvere',
      'aromi',
      'addensante <thickener> [gomma di guar]',
      'sale',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'all one word emphasis',
    input: '**Ingredienti**: **proteine del siero di latte**, **cacao**, **aroma**',
    lines: ['proteine del siero di latte', 'cacao', 'aroma', 'allergens: milk', 'traces:'],
  },
  {
    name: 'bold whole',
    input: '**Ingredienti: latte, zucchero, cacao.**',
    lines: ['latte', 'zucchero', 'cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'quotes around',
    input: '"Ingredienti: latte, zucchero, cacao."',
    lines: ['latte', 'zucchero', 'cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'colon missing caps head',
    input: 'INGREDIENTI\nLATTE, ZUCCHERO, CACAO MAGRO\nALLERGENI\nLATTE',
    lines: ['LATTE', 'ZUCCHERO', 'CACAO MAGRO', 'allergens: milk', 'traces:'],
  },
  {
    name: 'mojibake apostrophe',
    input: 'Farina dâ€™avena, proteine dellâ€™uovo, puÃ² contenere latte',
    lines: ['Farina d’avena', 'proteine dell’uovo', 'allergens: gluten eggs', 'traces: milk'],
  },
  {
    name: 'bom',
    input: '﻿Ingredienti: miele, noci',
    lines: ['miele', 'noci', 'allergens: nuts', 'traces:'],
  },
  {
    name: 'table markdown w/ function',
    input:
      '| Ingrediente | % | Funzione |\n|:--|--:|:--|\n| Siero di latte | 90 % | base |\n| Cacao | 8 % | gusto |',
    lines: ['Siero di latte base 90%', 'Cacao gusto 8%', 'allergens: milk', 'traces:'],
  },
  {
    name: 'html table br',
    input:
      '<table><tbody><tr><td><b>Ingredienti</b></td><td><b>Quantità per dose</b></td></tr><tr><td>Creatina</td><td>3 g</td></tr><tr><td>Taurina</td><td>1 g</td></tr></tbody></table>',
    lines: ['Creatina 3 g', 'Taurina 1 g', 'allergens:', 'traces:'],
  },
  {
    name: 'spaced colon',
    input: 'Ingredienti : latte , cacao ; sale . Allergeni : latte .',
    lines: ['latte', 'cacao', 'sale', 'allergens: milk', 'traces:'],
  },
  {
    name: 'colon dash',
    input: 'Ingredienti:- latte,- cacao,- sale',
    lines: ['latte', 'cacao', 'sale', 'allergens: milk', 'traces:'],
  },
  {
    name: 'hash tags',
    input: '#Ingredienti#\nLatte, cacao',
    lines: ['Latte', 'cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'nested quotes product',
    input: 'Ingredienti "Gusto Cacao": latte, cacao. Ingredienti "Gusto Neutro": latte.',
    lines: ['Gusto Cacao => latte; cacao', 'Gusto Neutro => latte', 'allergens: milk', 'traces:'],
  },
  {
    name: 'html dl',
    input:
      '<dl><dt>Ingredienti</dt><dd>Latte, cacao.</dd><dt>Allergeni</dt><dd>Latte</dd><dt>Tracce</dt><dd>Soia</dd></dl>',
    lines: ['Latte', 'cacao', 'allergens: milk', 'traces: soybeans'],
  },
  {
    name: 'sports cream pharma',
    input:
      'Principi attivi: glucosamina solfato (da crostacei) 1500 mg, condroitina solfato 1200 mg. Eccipienti: cellulosa microcristallina, magnesio stearato, silice colloidale.',
    lines: [
      'Principi attivi [glucosamina solfato 1500 mg; condroitina solfato 1200 mg]',
      'Eccipienti [cellulosa microcristallina; magnesio stearato; silice colloidale]',
      'allergens: crustaceans',
      'traces:',
    ],
  },
  {
    name: 'bee',
    input:
      "Pappa reale fresca 10%, propoli e.s. (contenente galangina), miele d'acacia, succo d'uva, vitamina B6 (piridossina HCl)",
    lines: [
      'Pappa reale fresca 10%',
      'propoli e.s. (contenente galangina)',
      "miele d'acacia",
      "succo d'uva",
      'vitamina B6 [piridossina HCl]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'hmb',
    input:
      'HMB (calcio beta-idrossi-beta-metilbutirrato monoidrato) 85%, gelatina, maltodestrina, lubrificante: magnesio stearato.',
    lines: [
      'HMB 85% [calcio beta-idrossi-beta-metilbutirrato monoidrato]',
      'gelatina',
      'maltodestrina',
      'lubrificante <antiCakingAgent> [magnesio stearato]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'zma',
    input:
      'Zinco (L-monometionina e aspartato), magnesio aspartato, vitamina B6 (piridossina cloridrato), capsula (gelatina alimentare, colorante: E171).',
    lines: [
      'Zinco [L-monometionina e aspartato]',
      'magnesio aspartato',
      'vitamina B6 [piridossina cloridrato]',
      'capsula [gelatina alimentare; colorante <colour> [E171 {E171}]]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'meal replacement',
    input:
      "Proteine del LATTE 30%, farina d'AVENA, isolato di proteine di SOIA, olio di semi di lino in polvere (olio di lino, sciroppo di glucosio, proteine del LATTE, antiossidanti: E304, E306), fibra di mela, fosfato di potassio, minerali (carbonato di calcio, ossido di magnesio, pirofosfato ferrico), vitamine (C, E, niacina, A, D3), aroma, edulcorante: E955.",
    lines: [
      'Proteine del latte 30%',
      "farina d'avena",
      'isolato di proteine di soia',
      'olio di semi di lino in polvere [olio di lino; sciroppo di glucosio; proteine del latte; antiossidanti <antioxidant> [E304 {E304}; E306 {E306}]]',
      'fibra di mela',
      'fosfato di potassio',
      'minerali [carbonato di calcio; ossido di magnesio; pirofosfato ferrico]',
      'vitamine [C; E; niacina; A; D3]',
      'aroma',
      'edulcorante <sweetener> [E955 {E955}]',
      'allergens: milk gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'energy chews',
    input:
      'Sciroppo di riso brown biologico*, sciroppo di tapioca*, succo di uva concentrato*, pectina, acido citrico, colore (concentrato di carota nera*), aroma naturale, sodio citrato, cera carnauba*. *Biologico',
    lines: [
      'Sciroppo di riso brown biologico',
      'sciroppo di tapioca',
      'succo di uva concentrato',
      'pectina',
      'acido citrico',
      'colore [concentrato di carota nera]',
      'aroma naturale',
      'sodio citrato',
      'cera carnauba',
      'allergens:',
      'traces:',
      'note: *Biologico',
    ],
  },
  {
    name: 'crackers legumes',
    input:
      "Farina di ceci (52%), farina di lenticchie rosse (20%), amido di mais, olio di semi di girasole alto oleico, sale iodato (sale, iodato di potassio), emulsionante: E471, agenti lievitanti: carbonati di sodio - carbonati d'ammonio - difosfati, estratto di rosmarino.",
    lines: [
      'Farina di ceci 52%',
      'farina di lenticchie rosse 20%',
      'amido di mais',
      'olio di semi di girasole alto oleico',
      'sale iodato [sale; iodato di potassio]',
      'emulsionante <emulsifier> [E471 {E471}]',
      "agenti lievitanti <raisingAgent> [carbonati di sodio; carbonati d'ammonio; difosfati]",
      'estratto di rosmarino',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'tuna salad bowl',
    input:
      'Riso venere 30%, TONNO 20%, edamame (SOIA) 10%, mais, carote, salsa: olio evo, succo di limone, SENAPE, sale; semi di SESAMO nero.',
    lines: [
      'Riso venere 30%',
      'tonno 20%',
      'edamame 10%',
      'mais',
      'carote',
      'salsa [olio evo; succo di limone; senape; sale]',
      'semi di sesamo nero',
      'allergens: fish soybeans mustard sesame',
      'traces:',
    ],
  },
  {
    name: 'coffee creamer',
    input:
      'Panna in polvere (lattosio, proteine del latte), caffè solubile 25%, sciroppo di glucosio, grasso vegetale di cocco totalmente idrogenato, stabilizzanti: E340(ii), E451; antiagglomerante: E551 (nano), emulsionante: E471, proteine del latte.',
    lines: [
      'Panna in polvere [lattosio; proteine del latte]',
      'caffè solubile 25%',
      'sciroppo di glucosio',
      'grasso vegetale di cocco totalmente idrogenato',
      'stabilizzanti <stabiliser> [E340(ii) {E340(ii)}; E451 {E451}]',
      'antiagglomerante <antiCakingAgent> [E551 (nano) {E551}]',
      'emulsionante <emulsifier> [E471 {E471}]',
      'proteine del latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'kosher salt',
    input:
      "Sale rosa dell'Himalaya, sale marino integrale, cloruro di potassio, E536 (antiagglomerante)",
    lines: [
      "Sale rosa dell'Himalaya",
      'sale marino integrale',
      'cloruro di potassio',
      'E536 {E536} [antiagglomerante <antiCakingAgent>]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'green powder',
    input:
      "Erba di grano in polvere* 20%, erba d'orzo* 20%, spirulina* (Arthrospira platensis) 15%, clorella* (Chlorella vulgaris), moringa foglie*, tè matcha* (Camellia sinensis), lucuma*, cannella*. (*) da agricoltura biologica controllata",
    lines: [
      'Erba di grano in polvere 20%',
      "erba d'orzo 20%",
      'spirulina (Arthrospira platensis) 15%',
      'clorella (Chlorella vulgaris)',
      'moringa foglie',
      'tè matcha (Camellia sinensis)',
      'lucuma',
      'cannella',
      'allergens: gluten',
      'traces:',
      'note: (*) da agricoltura biologica controllata',
    ],
  },
  {
    name: 'plant milk',
    input:
      'Bevanda: acqua, AVENA 11%, olio di girasole, fosfato tricalcico, sale marino, stabilizzante: gomma di gellano; vitamine: D, B12.',
    lines: [
      'Bevanda [acqua; avena 11%; olio di girasole; fosfato tricalcico; sale marino]',
      'stabilizzante <stabiliser> [gomma di gellano]',
      'vitamine [D; B12]',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'sweet cream',
    input:
      'Zucchero, olio di palma, NOCCIOLE (13%), LATTE scremato in polvere (8,7%), cacao magro (7,4%), emulsionanti: lecitine (SOIA); vanillina. Senza glutine.',
    lines: [
      'Zucchero',
      'olio di palma',
      'nocciole 13%',
      'latte scremato in polvere 8.7%',
      'cacao magro 7.4%',
      'emulsionanti <emulsifier> [lecitine]',
      'vanillina',
      'allergens: nuts milk soybeans',
      'traces:',
      'note: Senza glutine.',
    ],
  },
  {
    name: 'jerky',
    input:
      'Carne bovina 92% (origine: UE), salsa di SOIA (acqua, SOIA, FRUMENTO, sale), zucchero di canna, aceto di mele, spezie (pepe nero, aglio, SEDANO), fumo, conservante: E250.',
    lines: [
      'Carne bovina 92% (origine: UE)',
      'salsa di soia [acqua; soia; frumento; sale]',
      'zucchero di canna',
      'aceto di mele',
      'spezie [pepe nero; aglio; sedano]',
      'fumo',
      'conservante <preservative> [E250 {E250}]',
      'allergens: soybeans gluten celery',
      'traces:',
    ],
  },
  {
    name: 'rice cakes choc',
    input:
      'Gallette di mais 60% (mais, sale), copertura al cioccolato fondente 40% (zucchero, pasta di cacao, burro di cacao, BURRO anidro (LATTE), emulsionante: lecitine (SOIA), aroma naturale di vaniglia; cacao: 46% min.).',
    lines: [
      'Gallette di mais 60% [mais; sale]',
      'copertura al cioccolato fondente 40% [zucchero; pasta di cacao; burro di cacao; burro anidro; emulsionante <emulsifier> [lecitine]; aroma naturale di vaniglia; cacao 46%]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'hydro whey bilingual brackets',
    input:
      'Proteine idrolizzate del siero di latte (LATTE) (emulsionante: lecitina di SOIA) (90%), cacao in polvere alcalinizzato (6%) [cacao, correttore di acidità: carbonato di potassio], aromi, edulcorante: sucralosio.',
    lines: [
      'Proteine idrolizzate del siero di latte 90% [emulsionante <emulsifier> [lecitina di soia]]',
      'cacao in polvere alcalinizzato 6% [cacao; correttore di acidità <acidityRegulator> [carbonato di potassio]]',
      'aromi',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'amino liquid',
    input:
      'Acqua, idrolizzato di collagene (bovino) 30%, L-lisina cloridrato, succo concentrato di ciliegia 2% (antiossidante: acido ascorbico), acidificante: acido malico; aroma di ciliegia, edulcoranti: acesulfame K (E950), sucralosio (E955); conservanti: E202, E211.',
    lines: [
      'Acqua',
      'idrolizzato di collagene (bovino) 30%',
      'L-lisina cloridrato',
      'succo concentrato di ciliegia 2% [antiossidante <antioxidant> [acido ascorbico]]',
      'acidificante <acid> [acido malico]',
      'aroma di ciliegia',
      'edulcoranti <sweetener> [acesulfame K {E950}; sucralosio {E955}]',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'oat bar organic',
    input:
      'Fiocchi di AVENA integrali* 48%, sciroppo di riso*, gocce di cioccolato fondente* 14% (pasta di cacao*, zucchero di canna*, burro di cacao*, emulsionante: lecitina di girasole*), olio di girasole*, NOCCIOLE* 5%, sale marino. *Biologico. Può contenere SOIA, ARACHIDI, altra FRUTTA A GUSCIO e LATTE. Non contiene glutine da frumento.',
    lines: [
      'Fiocchi di avena integrali 48%',
      'sciroppo di riso',
      'gocce di cioccolato fondente 14% [pasta di cacao; zucchero di canna; burro di cacao; emulsionante <emulsifier> [lecitina di girasole]]',
      'olio di girasole',
      'nocciole 5%',
      'sale marino',
      'allergens: gluten nuts',
      'traces: soybeans peanuts nuts milk',
      'note: *Biologico.',
      'note: Non contiene glutine da frumento.',
    ],
  },
  {
    name: 'spice mix',
    input:
      'Sale, spezie 20% (paprika, aglio, pepe nero, SENAPE, SEDANO), zucchero, amido di FRUMENTO, estratto di lievito, aromi (contengono latte e soia), antiagglomerante: E551.',
    lines: [
      'Sale',
      'spezie 20% [paprika; aglio; pepe nero; senape; sedano]',
      'zucchero',
      'amido di frumento',
      'estratto di lievito',
      'aromi',
      'antiagglomerante <antiCakingAgent> [E551 {E551}]',
      'allergens: mustard celery gluten milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'tortilla',
    input:
      'Farina di FRUMENTO 40%, glutine di FRUMENTO, acqua, fibra di AVENA, proteine della SOIA, olio di colza, agente lievitante: E500; correttori di acidità: E296, E330; stabilizzante: E422; conservante: E282; emulsionante: E471; agente di trattamento della farina: L-cisteina.',
    lines: [
      'Farina di frumento 40%',
      'glutine di frumento',
      'acqua',
      'fibra di avena',
      'proteine della soia',
      'olio di colza',
      'agente lievitante <raisingAgent> [E500 {E500}]',
      'correttori di acidità <acidityRegulator> [E296 {E296}; E330 {E330}]',
      'stabilizzante <stabiliser> [E422 {E422}]',
      'conservante <preservative> [E282 {E282}]',
      'emulsionante <emulsifier> [E471 {E471}]',
      'agente di trattamento della farina <flourTreatmentAgent> [L-cisteina]',
      'allergens: gluten soybeans',
      'traces:',
    ],
  },
  {
    name: 'joint complex caps',
    input:
      'INGREDIENTI: GLUCOSAMINA SOLFATO 2KCL (DA CROSTACEI), METILSULFONILMETANO (MSM), CONDROITINA SOLFATO, COLLAGENE TIPO II (POLLO), ACIDO IALURONICO, BOSWELLIA (BOSWELLIA SERRATA ROXB.) RESINA E.S. TIT. 65% AC. BOSWELLICI, AGENTE DI CARICA: CELLULOSA MICROCRISTALLINA; ANTIAGGLOMERANTE: MAGNESIO STEARATO.',
    lines: [
      'GLUCOSAMINA SOLFATO 2KCL',
      'METILSULFONILMETANO [MSM]',
      'CONDROITINA SOLFATO',
      'COLLAGENE TIPO II [POLLO]',
      'ACIDO IALURONICO',
      'BOSWELLIA (BOSWELLIA SERRATA ROXB.) RESINA E.S. TIT. 65% AC. BOSWELLICI',
      'AGENTE DI CARICA <bulkingAgent> [CELLULOSA MICROCRISTALLINA]',
      'ANTIAGGLOMERANTE <antiCakingAgent> [MAGNESIO STEARATO]',
      'allergens: crustaceans',
      'traces:',
    ],
  },
  {
    name: 'vit with UI',
    input:
      'Vitamina D3 (colecalciferolo) 2000 UI, vitamina K2 (MK-7) 75 mcg, olio MCT da cocco, capsula molle (gelatina, glicerina)',
    lines: [
      'Vitamina D3 2000 UI [colecalciferolo]',
      'vitamina K2 75 mcg [MK-7]',
      'olio MCT da cocco',
      'capsula molle [gelatina; glicerina]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'melatonin drops',
    input:
      'Acqua, umidificante: glicerina vegetale; alcol etilico, melatonina 0,1%, conservante: potassio sorbato; acidificante: acido citrico; aroma: menta.',
    lines: [
      'Acqua',
      'umidificante <humectant> [glicerina vegetale]',
      'alcol etilico',
      'melatonina 0.1%',
      'conservante <preservative> [potassio sorbato]',
      'acidificante <acid> [acido citrico]',
      'aroma [menta]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'nut butter mix',
    input:
      'Mandorle* 50%, anacardi* 30%, nocciole* 20% (* tostati). Prodotto in uno stabilimento in cui si utilizzano arachidi, sesamo, altra frutta a guscio, latte e soia.',
    lines: [
      'Mandorle 50%',
      'anacardi 30%',
      'nocciole 20% (tostati)',
      'allergens: nuts',
      'traces: peanuts sesame nuts milk soybeans',
    ],
  },
  {
    name: 'egg whites liquid',
    input: "Albume d'uovo pastorizzato di gallina 100% (UOVA da allevamento a terra).",
    lines: [
      "Albume d'uovo pastorizzato di gallina 100% [uova da allevamento a terra]",
      'allergens: eggs',
      'traces:',
    ],
  },
  {
    name: 'protein pudding',
    input:
      'LATTE parzialmente scremato 75%, proteine del LATTE 10%, acqua, PANNA, cacao magro 2%, amido modificato, addensanti: carragenina, gomma di guar, edulcoranti: acesulfame K, sucralosio, aroma, enzima lattasi.',
    lines: [
      'latte parzialmente scremato 75%',
      'proteine del latte 10%',
      'acqua',
      'panna',
      'cacao magro 2%',
      'amido modificato <modifiedStarch>',
      'addensanti <thickener> [carragenina; gomma di guar]',
      'edulcoranti <sweetener> [acesulfame K; sucralosio]',
      'aroma',
      'enzima lattasi',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'crepes',
    input:
      'Ingredienti: farina di riso, UOVA pastorizzate (21%), LATTE UHT intero, amido di tapioca, BURRO (LATTE), zucchero, sale. Tracce di: SOIA - FRUTTA A GUSCIO - SENAPE.',
    lines: [
      'farina di riso',
      'uova pastorizzate 21%',
      'latte uht intero',
      'amido di tapioca',
      'burro',
      'zucchero',
      'sale',
      'allergens: eggs milk',
      'traces: soybeans nuts mustard',
    ],
  },
  {
    name: 'soup',
    input:
      'Acqua, verdure in proporzione variabile 45% (patate, carote, SEDANO, cipolla, zucchine), PANNA, sale, proteine di pisello 3%, amido, curcuma.',
    lines: [
      'Acqua',
      'verdure in proporzione variabile 45% [patate; carote; sedano; cipolla; zucchine]',
      'panna',
      'sale',
      'proteine di pisello 3%',
      'amido',
      'curcuma',
      'allergens: celery milk',
      'traces:',
    ],
  },
  {
    name: 'licorice',
    input:
      'Estratto di liquirizia (Glycyrrhiza glabra L.) 4%, maltitolo, gomma arabica, aroma naturale di anice. Contiene liquirizia: evitare il consumo eccessivo in caso di ipertensione.',
    lines: [
      'Estratto di liquirizia (Glycyrrhiza glabra L.) 4%',
      'maltitolo',
      'gomma arabica',
      'aroma naturale di anice',
      'allergens:',
      'traces:',
      'note: Contiene liquirizia: evitare il consumo eccessivo in caso di ipertensione.',
    ],
  },
  {
    name: 'phenylketonuria',
    input:
      'Acido citrico, edulcorante: aspartame, aroma. Contiene una fonte di fenilalanina. Contiene caffeina.',
    lines: [
      'Acido citrico',
      'edulcorante <sweetener> [aspartame]',
      'aroma',
      'allergens:',
      'traces:',
      'note: Contiene una fonte di fenilalanina.',
      'note: Contiene caffeina.',
    ],
  },
  {
    name: 'wine',
    input:
      "Vino rosso 90% (SOLFITI), zucchero, albumina d'UOVO (chiarificante), gelatina di PESCE (chiarificante)",
    lines: [
      'Vino rosso 90%',
      'zucchero',
      "albumina d'uovo [chiarificante]",
      'gelatina di pesce exempt [chiarificante]',
      'allergens: sulphites eggs',
      'traces:',
    ],
  },
  {
    name: 'two flavours by semicolon',
    input: 'Gusto cacao: latte, cacao; Gusto vaniglia: latte, aroma; Gusto neutro: latte',
    lines: [
      'Gusto cacao => latte; cacao',
      'Gusto vaniglia => latte; aroma',
      'Gusto neutro => latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavours numbered',
    input: '1) Gusto cacao: latte, cacao. 2) Gusto fragola: latte, fragola.',
    lines: [
      'Gusto cacao => latte; cacao',
      'Gusto fragola => latte; fragola',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavours heading with pipes',
    input: 'Gusto Cacao | Proteine del latte, cacao\nGusto Vaniglia | Proteine del latte, aroma',
    lines: [
      'Gusto Cacao => Proteine del latte; cacao',
      'Gusto Vaniglia => Proteine del latte; aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour object list text',
    input: { ingredienti: ['Gusto cacao: latte, cacao', 'Gusto vaniglia: latte, aroma'] },
    lines: [
      'Gusto cacao => latte; cacao',
      'Gusto vaniglia => latte; aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour nested object',
    input: {
      features: {
        ingredienti: { Cacao: { ingredienti: 'latte, cacao' }, Neutro: { ingredienti: 'latte' } },
      },
    },
    lines: ['Cacao => latte; cacao', 'Neutro => latte', 'allergens: milk', 'traces:'],
  },
  {
    name: 'flavour heading bold newline',
    input: '**Cacao**\nProteine del latte, cacao\n\n**Vaniglia**\nProteine del latte, aroma',
    lines: [
      'Cacao => Proteine del latte; cacao',
      'Vaniglia => Proteine del latte; aroma',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour in brackets as items',
    input: 'Aromi (gusto cacao: cacao 8%; gusto vaniglia: bacche di vaniglia), proteine del latte',
    lines: [
      'Aromi [gusto cacao [cacao 8%]; gusto vaniglia [bacche di vaniglia]]',
      'proteine del latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'flavour two words',
    input:
      'Gusto Cioccolato Bianco: latte, burro di cacao. Gusto Biscotto e Crema: latte, biscotto (frumento).',
    lines: [
      'Gusto Cioccolato Bianco => latte; burro di cacao',
      'Gusto Biscotto e Crema => latte; biscotto [frumento]',
      'allergens: milk gluten',
      'traces:',
    ],
  },
  {
    name: 'english flavours',
    input:
      'Chocolate flavour: whey protein (milk), cocoa. Vanilla flavour: whey protein (milk), flavouring.',
    lines: [
      'Chocolate flavour => whey protein; cocoa',
      'Vanilla flavour => whey protein; flavouring',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'per la variante',
    input:
      'Ingredienti per la variante cacao: riso, cacao. Ingredienti per la variante neutra: riso.',
    lines: ['variante cacao => riso; cacao', 'variante neutra => riso', 'allergens:', 'traces:'],
  },
  {
    name: 'gusto arancia equals',
    input: 'Gusto arancia = creatina, aroma arancia; Gusto limone = creatina, aroma limone',
    lines: [
      'Gusto arancia => creatina; aroma arancia',
      'Gusto limone => creatina; aroma limone',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'aroma arancia head',
    input: 'Aroma arancia: creatina, acido citrico. Aroma limone: creatina, acido citrico.',
    lines: [
      'Aroma arancia => creatina; acido citrico',
      'Aroma limone => creatina; acido citrico',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'single flavour',
    input: 'Ingredienti gusto cacao: proteine del latte, cacao.',
    lines: ['gusto cacao => proteine del latte; cacao', 'allergens: milk', 'traces:'],
  },
  {
    name: 'spread of dirt',
    input:
      'INGREDIENTI :  proteine del siero di LATTE ( isolate , concentrate ) 85 % ,cacao( 10% ) , aromi.. edulcorante:sucralosio ; Può contenere tracce di :uova ,soia .',
    lines: [
      'proteine del siero di latte 85% [isolate; concentrate]',
      'cacao 10%',
      'aromi',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: eggs soybeans',
    ],
  },
  {
    name: 'collagen drink',
    input:
      'Acqua, collagene marino idrolizzato (PESCE) 10%, succo di limone 3%, regolatore di acidità: E330; vitamina C, acido ialuronico, aroma naturale, edulcorante: glicosidi steviolici.',
    lines: [
      'Acqua',
      'collagene marino idrolizzato 10%',
      'succo di limone 3%',
      'regolatore di acidità <acidityRegulator> [E330 {E330}]',
      'vitamina C',
      'acido ialuronico',
      'aroma naturale',
      'edulcorante <sweetener> [glicosidi steviolici]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'beer exempt',
    input: "Birra (acqua, malto d'ORZO, luppolo, chiarificante: colla di pesce), zucchero",
    lines: [
      "Birra [acqua; malto d'orzo; luppolo; chiarificante [colla di pesce exempt]]",
      'zucchero',
      'allergens: gluten',
      'traces:',
    ],
  },
  {
    name: 'protein pizza',
    input:
      'Farina di grano tenero tipo 1 50%, proteine isolate di SOIA, pomodoro 15%, mozzarella 12% (LATTE, sale, caglio, fermenti lattici), prosciutto cotto 8% (carne suina, sale, destrosio, antiossidante: E301; conservante: E250), origano.',
    lines: [
      'Farina di grano tenero tipo 1 50%',
      'proteine isolate di soia',
      'pomodoro 15%',
      'mozzarella 12% [latte; sale; caglio; fermenti lattici]',
      'prosciutto cotto 8% [carne suina; sale; destrosio; antiossidante <antioxidant> [E301 {E301}]; conservante <preservative> [E250 {E250}]]',
      'origano',
      'allergens: gluten soybeans milk',
      'traces:',
    ],
  },
  {
    name: 'chewing',
    input:
      'Edulcoranti: xilitolo 34%, sorbitolo, maltitolo; gomma base (contiene antiossidante: E320), aromi, addensante: E414; emulsionante: lecitina di girasole; agente di rivestimento: E903.',
    lines: [
      'Edulcoranti <sweetener> [xilitolo 34%; sorbitolo; maltitolo]',
      'gomma base [antiossidante <antioxidant> [E320 {E320}]]',
      'aromi',
      'addensante <thickener> [E414 {E414}]',
      'emulsionante <emulsifier> [lecitina di girasole]',
      'agente di rivestimento <glazingAgent> [E903 {E903}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'strength two',
    input:
      'Bacopa monnieri e.s. tit. 20% bacosidi A e B, Ginkgo biloba e.s. (foglie) tit. 24% flavonoidi e 6% lattoni terpenici, Withania somnifera KSM-66® (radice) 300 mg.',
    lines: [
      'Bacopa monnieri e.s. tit. 20% bacosidi A e B',
      'Ginkgo biloba e.s. (foglie) tit. 24% flavonoidi e 6% lattoni terpenici',
      'Withania somnifera KSM-66® (radice) 300 mg',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'allergen once',
    input:
      'Latte, proteine del latte, siero di latte, burro (latte), crema di latte. Contiene latte. Può contenere latte.',
    lines: [
      'Latte',
      'proteine del latte',
      'siero di latte',
      'burro',
      'crema di latte',
      'allergens: milk',
      'traces: milk',
    ],
  },
  {
    name: 'mass gainer multi source',
    input:
      "Ingredienti: miscela di carboidrati 60% [maltodestrine (mais), farina di AVENA, amido di mais ceroso, destrosio (FRUMENTO)], miscela di proteine 30% [proteine del siero di LATTE concentrate, caseinato di calcio (LATTE), albume d'UOVO in polvere], trigliceridi a catena media (olio di cocco, maltodestrine, caseinato di sodio (LATTE)), aromi, sale.",
    lines: [
      'miscela di carboidrati 60% [maltodestrine [mais]; farina di avena; amido di mais ceroso; destrosio exempt]',
      "miscela di proteine 30% [proteine del siero di latte concentrate; caseinato di calcio; albume d'uovo in polvere]",
      'trigliceridi a catena media [olio di cocco; maltodestrine; caseinato di sodio]',
      'aromi',
      'sale',
      'allergens: gluten milk eggs',
      'traces:',
    ],
  },
  {
    name: 'energy drink powder',
    input:
      'Destrosio 40%, fruttosio 25%, maltodestrina, acidificante: acido citrico, citrato di sodio, cloruro di sodio, aroma, L-glutammina, taurina, potassio cloruro, magnesio carbonato, vitamine: niacina, B6, B1, B2.',
    lines: [
      'Destrosio 40%',
      'fruttosio 25%',
      'maltodestrina',
      'acidificante <acid> [acido citrico]',
      'citrato di sodio',
      'cloruro di sodio',
      'aroma',
      'L-glutammina',
      'taurina',
      'potassio cloruro',
      'magnesio carbonato',
      'vitamine [niacina; B6; B1; B2]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'fermented',
    input:
      "Latte fermentato magro 80% (LATTE magro, fermenti lattici del kefir), preparazione alla frutta 18% (fragole 50%, sciroppo d'agave, addensante: pectina; succo di limone), proteine del LATTE.",
    lines: [
      'Latte fermentato magro 80% [latte magro; fermenti lattici del kefir]',
      "preparazione alla frutta 18% [fragole 50%; sciroppo d'agave; addensante <thickener> [pectina]; succo di limone]",
      'proteine del latte',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'quantity statement inside',
    input:
      'Capsule da 500 mg. Ingredienti: L-carnitina tartrato 80%, agente antiagglomerante: magnesio stearato, involucro: gelatina alimentare.',
    lines: [
      'L-carnitina tartrato 80%',
      'agente antiagglomerante <antiCakingAgent> [magnesio stearato]',
      'involucro [gelatina alimentare]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'bracketed traces caps end',
    input:
      'FARINA DI MANDORLE (60%), ERITRITOLO, CACAO MAGRO. (PUÒ CONTENERE TRACCE DI ARACHIDI, ALTRA FRUTTA A GUSCIO E SEMI DI SESAMO)',
    lines: [
      'FARINA DI MANDORLE 60%',
      'ERITRITOLO',
      'CACAO MAGRO',
      'allergens: nuts',
      'traces: peanuts nuts sesame',
    ],
  },
  {
    name: 'sweetener in product name',
    input:
      'Cioccolato al latte con edulcoranti 40% (edulcoranti: maltitolo, glicosidi steviolici; burro di cacao, latte intero in polvere, pasta di cacao, fibra (inulina), emulsionante: lecitina di soia, aroma naturale), riso soffiato 12%.',
    lines: [
      'Cioccolato al latte con edulcoranti 40% [edulcoranti <sweetener> [maltitolo; glicosidi steviolici]; burro di cacao; latte intero in polvere; pasta di cacao; fibra [inulina]; emulsionante <emulsifier> [lecitina di soia]; aroma naturale]',
      'riso soffiato 12%',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'gluten free oats',
    input:
      'Fiocchi di avena senza glutine 98%, aroma naturale. Prodotto in uno stabilimento che lavora frutta a guscio, soia, latte, ma non glutine.',
    lines: [
      'Fiocchi di avena senza glutine 98%',
      'aroma naturale',
      'allergens: gluten',
      'traces: nuts soybeans milk',
    ],
  },
  {
    name: 'with no commas semicolon english sections',
    input:
      'Ingredients: Whey Protein Isolate (Milk); Natural Flavours; Sunflower Lecithin; Sweetener (Steviol Glycosides). Directions: mix 30 g with water or milk.',
    lines: [
      'Whey Protein Isolate',
      'Natural Flavours',
      'Sunflower Lecithin',
      'Sweetener <sweetener> [Steviol Glycosides]',
      'allergens: milk',
      'traces:',
    ],
  },
  {
    name: 'fiber list',
    input:
      'Inulina (da radice di cicoria) 50%, psillio (Plantago ovata Forssk.) cuticola 30%, semi di lino, aroma prugna, acidificante: acido malico, edulcorante: sucralosio, antiagglomerante: biossido di silicio.',
    lines: [
      'Inulina (da radice di cicoria) 50%',
      'psillio (Plantago ovata Forssk.) cuticola 30%',
      'semi di lino',
      'aroma prugna',
      'acidificante <acid> [acido malico]',
      'edulcorante <sweetener> [sucralosio]',
      'antiagglomerante <antiCakingAgent> [biossido di silicio]',
      'allergens:',
      'traces:',
    ],
  },
];
