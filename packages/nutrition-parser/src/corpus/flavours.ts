import type { ListLabel } from './label.ts';

/** Lists for several flavours and languages, parted by other marks than commas. */
export const flavours: readonly ListLabel[] = [
  {
    name: 'second flavour in running text',
    input:
      'Ingredienti gusto cioccolato: proteine del siero del latte isolate, cacao magro in polvere 8%, aromi, edulcorante: sucralosio. Ingredienti gusto vaniglia: proteine del siero del latte isolate, aromi, edulcorante: sucralosio, colorante: curcumina. Può contenere soia.',
    list: [
      'gusto cioccolato => proteine del siero del latte isolate; cacao magro in polvere 8%; aromi; edulcorante <sweetener> [sucralosio]',
      'gusto vaniglia => proteine del siero del latte isolate; aromi; edulcorante <sweetener> [sucralosio]; colorante <colour> [curcumina]',
      'allergens: milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'flavours by names before colons',
    input: [
      'INGREDIENTI:',
      'Cacao: proteine del siero di latte (LATTE), cacao 6%, aroma, edulcorante (sucralosio).',
      'Fragola: proteine del siero di latte (LATTE), aroma, colorante (carminio), edulcorante (sucralosio).',
      'Neutro: proteine del siero di latte (LATTE).',
    ].join('\n'),
    list: [
      'Cacao => proteine del siero di latte; cacao 6%; aroma; edulcorante <sweetener> [sucralosio]',
      'Fragola => proteine del siero di latte; aroma; colorante <colour> [carminio]; edulcorante <sweetener> [sucralosio]',
      'Neutro => proteine del siero di latte',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'parted by hyphens',
    input:
      'Ingredienti: L-Leucina - L-Isoleucina - L-Valina - Agente di carica: cellulosa microcristallina - Antiagglomeranti: magnesio stearato, biossido di silicio - Vitamina B6 (piridossina cloridrato)',
    list: [
      'L-Leucina',
      'L-Isoleucina',
      'L-Valina',
      'Agente di carica <bulkingAgent> [cellulosa microcristallina]',
      'Antiagglomeranti <antiCakingAgent> [magnesio stearato; biossido di silicio]',
      'Vitamina B6 [piridossina cloridrato]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'bilingual IT EN',
    input:
      'Ingredienti: proteine del siero di latte isolate (LATTE), cacao, aromi, edulcorante: sucralosio. Ingredients: whey protein isolate (MILK), cocoa, flavourings, sweetener: sucralose.',
    list: [
      'proteine del siero di latte isolate',
      'cacao',
      'aromi',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'IT label language prefix',
    input:
      'IT - Ingredienti: maltodestrine, fruttosio, acidificante: acido citrico, aroma. EN - Ingredients: maltodextrin, fructose, acid: citric acid, flavouring.',
    list: [
      'maltodestrine',
      'fruttosio',
      'acidificante <acid> [acido citrico]',
      'aroma',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'gummies',
    input:
      'Ingredienti: sciroppo di glucosio; zucchero; acqua; umidificante: sorbitoli; gelificante: pectine; correttori di acidità: acido citrico, citrato di sodio; aroma naturale; vitamina D (colecalciferolo); concentrato di carota nera; agente di rivestimento: cera di carnauba, olio vegetale (cocco).',
    list: [
      'sciroppo di glucosio',
      'zucchero',
      'acqua',
      'umidificante <humectant> [sorbitoli]',
      'gelificante <gellingAgent> [pectine]',
      'correttori di acidità <acidityRegulator> [acido citrico; citrato di sodio]',
      'aroma naturale',
      'vitamina D [colecalciferolo]',
      'concentrato di carota nera',
      'agente di rivestimento <glazingAgent> [cera di carnauba]',
      'olio vegetale [cocco]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'bar with layers and percent behind',
    input:
      'Ingredienti: proteine del latte 28%, copertura al cioccolato al latte 21% [zucchero, burro di cacao, latte intero in polvere, pasta di cacao, emulsionanti (lecitine di soia, E476), aroma naturale di vaniglia], oligofruttosio, umidificante (glicerolo), caramello 8% (edulcorante: maltitolo; latte condensato, burro, sale, addensante: pectina), crispies di soia 5% (proteine isolate di soia, amido di tapioca, sale), olio di palma, aromi. Può contenere arachidi, altra frutta a guscio e glutine.',
    list: [
      'proteine del latte 28%',
      'copertura al cioccolato al latte 21% [zucchero; burro di cacao; latte intero in polvere; pasta di cacao; emulsionanti <emulsifier> [lecitine di soia; E476 {E476}]; aroma naturale di vaniglia]',
      'oligofruttosio',
      'umidificante <humectant> [glicerolo]',
      'caramello 8% [edulcorante <sweetener> [maltitolo]; latte condensato; burro; sale; addensante <thickener> [pectina]]',
      'crispies di soia 5% [proteine isolate di soia; amido di tapioca; sale]',
      'olio di palma',
      'aromi',
      'allergens: milk soybeans',
      'traces: peanuts nuts gluten',
    ],
  },
  {
    name: 'sodium caseinate lines with bullets',
    input: [
      'Ingredienti',
      '• Caseinato di calcio (latte)',
      '• Inulina',
      '• Cacao magro (10-12%)',
      '• Edulcoranti: sucralosio, glicosidi steviolici',
      '• Enzimi digestivi (proteasi, lattasi)',
    ].join('\n'),
    list: [
      'Caseinato di calcio',
      'Inulina',
      'Cacao magro 10%',
      'Edulcoranti <sweetener> [sucralosio; glicosidi steviolici]',
      'Enzimi digestivi [proteasi; lattasi]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'mineral salts with percentages in brackets per dose',
    input:
      'Ingredienti: citrato di magnesio (33%), citrato di potassio (28%), acidificante: acido citrico; maltodestrina, agente antiagglomerante: silice; edulcoranti: E 955, E 950; colorante: E-160a.',
    list: [
      'citrato di magnesio 33%',
      'citrato di potassio 28%',
      'acidificante <acid> [acido citrico]',
      'maltodestrina',
      'agente antiagglomerante <antiCakingAgent> [silice]',
      'edulcoranti <sweetener> [E 955 {E955}; E 950 {E950}]',
      'colorante <colour> [E-160a {E160a}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'fish oil capsule',
    input:
      'Ingredienti: Olio di pesce concentrato (da acciughe, sardine e sgombri) titolato al 55% in EPA e DHA; gelatina bovina; umidificante: glicerolo; D-alfa-tocoferolo (da soia).',
    list: [
      'Olio di pesce concentrato titolato al 55% in EPA e DHA',
      'gelatina bovina',
      'umidificante <humectant> [glicerolo]',
      'D-alfa-tocoferolo exempt',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'plant milk and contains statement',
    input:
      'Ingredienti: bevanda di AVENA (acqua, AVENA 11%), proteine di pisello 6%, olio di girasole, fosfato di calcio, sale marino, stabilizzante (gomma di gellano), vitamine (D2, B12). Contiene glutine. Senza lattosio.',
    list: [
      'bevanda di avena [acqua; avena 11%]',
      'proteine di pisello 6%',
      'olio di girasole',
      'fosfato di calcio',
      'sale marino',
      'stabilizzante <stabiliser> [gomma di gellano]',
      'vitamine [D2; B12]',
      'allergens: gluten',
      'traces: ',
    ],
    notes: ['Senza lattosio.'],
  },
  {
    name: 'preworkout mg per ingredient',
    input:
      'Ingredienti: Citrullina Malato 2:1 (40%), Beta-Alanina (21%), Creatina Monoidrata, Arginina AKG 2:1, acidificanti: acido malico, acido citrico, Caffeina anidra (1,3%), aroma, edulcoranti: sucralosio, acesulfame K, Estratto di pepe nero (Piper nigrum L.) tit. 95% piperina, colorante: E133.',
    list: [
      'Citrullina Malato 2:1 40%',
      'Beta-Alanina 21%',
      'Creatina Monoidrata',
      'Arginina AKG 2:1',
      'acidificanti <acid> [acido malico; acido citrico]',
      'Caffeina anidra 1.3%',
      'aroma',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'Estratto di pepe nero (Piper nigrum L.) tit. 95% piperina',
      'colorante <colour> [E133 {E133}]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'English list with long prose',
    input:
      'Ingredients: Whey Protein Concentrate (Milk) (Emulsifier: Soya Lecithin), Cocoa Powder, Flavouring, Thickener (Xanthan Gum), Sweetener (Sucralose). Allergens: For allergens, including cereals containing gluten, see ingredients in bold. May also contain egg, peanuts and nuts. This product is manufactured in a facility that handles fish.',
    list: [
      'Whey Protein Concentrate [Emulsifier <emulsifier> [Soya Lecithin]]',
      'Cocoa Powder',
      'Flavouring',
      'Thickener <thickener> [Xanthan Gum]',
      'Sweetener <sweetener> [Sucralose]',
      'allergens: milk soybeans',
      'traces: eggs peanuts nuts fish',
    ],
    notes: [
      'Allergens: For allergens, including cereals containing gluten, see ingredients in bold.',
    ],
  },
  {
    name: 'beef and egg',
    input:
      'INGREDIENTI: PROTEINE IDROLIZZATE DI MANZO (97%), AROMI, EMULSIONANTE: LECITINA DI GIRASOLE; EDULCORANTI: SUCRALOSIO, ACESULFAME K. PRODOTTO IN UNO STABILIMENTO CHE UTILIZZA LATTE, UOVA, SOIA, GLUTINE, CROSTACEI, PESCE, ANIDRIDE SOLFOROSA.',
    list: [
      'PROTEINE IDROLIZZATE DI MANZO 97%',
      'AROMI',
      'EMULSIONANTE <emulsifier> [LECITINA DI GIRASOLE]',
      'EDULCORANTI <sweetener> [SUCRALOSIO; ACESULFAME K]',
      'allergens: ',
      'traces: milk eggs soybeans gluten crustaceans fish sulphites',
    ],
  },
  {
    name: 'cookie with footnote percents',
    input:
      'Ingredienti: farina di FRUMENTO, zucchero*, BURRO*, gocce di cioccolato 15% (pasta di cacao*°, zucchero*, burro di cacao*), UOVA*, agenti lievitanti: carbonato acido di sodio, tartrato monopotassico. *Biologico. °Commercio equo.',
    list: [
      'farina di frumento',
      'zucchero',
      'burro',
      'gocce di cioccolato 15% [pasta di cacao; zucchero; burro di cacao]',
      'uova',
      'agenti lievitanti <raisingAgent> [carbonato acido di sodio; tartrato monopotassico]',
      'allergens: gluten milk eggs',
      'traces: ',
    ],
    notes: ['*Biologico.', '°Commercio equo.'],
  },
  {
    name: 'cream with palm free',
    input:
      'Ingredienti: NOCCIOLE 40%, edulcorante: maltitolo, LATTE scremato in polvere, proteine del siero del LATTE 10%, cacao magro 7%, burro di cacao, emulsionante: lecitine (SOIA), estratto di vaniglia. Un consumo eccessivo può avere effetti lassativi. Senza olio di palma.',
    list: [
      'nocciole 40%',
      'edulcorante <sweetener> [maltitolo]',
      'latte scremato in polvere',
      'proteine del siero del latte 10%',
      'cacao magro 7%',
      'burro di cacao',
      'emulsionante <emulsifier> [lecitine]',
      'estratto di vaniglia',
      'allergens: nuts milk soybeans',
      'traces: ',
    ],
    notes: ['Un consumo eccessivo può avere effetti lassativi.', 'Senza olio di palma.'],
  },
  {
    name: 'JSON with several fields',
    input:
      '{"gusti":[{"gusto":"Cioccolato","ingredienti":"Proteine del siero del latte, cacao, aromi"},{"gusto":"Cookies","ingredienti":"Proteine del siero del latte, biscotto (farina di frumento, zucchero), aromi"}]}',
    list: [
      'Cioccolato => Proteine del siero del latte; cacao; aromi',
      'Cookies => Proteine del siero del latte; biscotto [farina di frumento; zucchero]; aromi',
      'allergens: milk gluten',
      'traces: ',
    ],
  },
  {
    name: 'aminos vegan',
    input:
      'Ingredienti: BCAA 2:1:1 (L-leucina*, L-isoleucina*, L-valina*), emulsionante: lecitina di girasole. *Ottenuti per fermentazione vegetale',
    list: [
      'BCAA 2:1:1 [L-leucina; L-isoleucina; L-valina]',
      'emulsionante <emulsifier> [lecitina di girasole]',
      'allergens: ',
      'traces: ',
    ],
    notes: ['*Ottenuti per fermentazione vegetale'],
  },
  {
    name: 'whole product page text',
    input:
      "DESCRIZIONE Integratore alimentare in polvere. MODALITÀ D'USO: sciogliere 30 g in 200 ml di acqua. INGREDIENTI: siero di latte isolato in polvere, aromi, edulcorante: glicosidi steviolici da stevia. ALLERGENI: latte. AVVERTENZE: non superare la dose consigliata. Può contenere tracce di soia e uova.",
    list: [
      'siero di latte isolato in polvere',
      'aromi',
      'edulcorante <sweetener> [glicosidi steviolici da stevia]',
      'allergens: milk',
      'traces: soybeans eggs',
    ],
  },
  {
    name: 'tuna meal',
    input:
      'Ingredienti: tonno pinne gialle (Thunnus albacares) 65%, pomodori 15%, olive, capperi, olio extravergine di oliva, sale, antiossidante: acido L-ascorbico',
    list: [
      'tonno pinne gialle (Thunnus albacares) 65%',
      'pomodori 15%',
      'olive',
      'capperi',
      'olio extravergine di oliva',
      'sale',
      'antiossidante <antioxidant> [acido L-ascorbico]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'e seguenti gusti',
    input:
      'Ingredienti: caseina micellare (da LATTE) (emulsionante: lecitina di SOIA), aromi, addensanti: gomma di guar, gomma di xantano; edulcoranti: sucralosio, acesulfame K; cacao in polvere (solo gusto cioccolato), colorante: rosso di barbabietola (solo gusto fragola).',
    list: [
      'caseina micellare [emulsionante <emulsifier> [lecitina di soia]]',
      'aromi',
      'addensanti <thickener> [gomma di guar; gomma di xantano]',
      'edulcoranti <sweetener> [sucralosio; acesulfame K]',
      'cacao in polvere (solo gusto cioccolato)',
      'colorante <colour> [rosso di barbabietola (solo gusto fragola)]',
      'allergens: milk soybeans',
      'traces: ',
    ],
  },
];
