import type { ListLabel } from './label.ts';

/** Lists of sachets, bars and mixes with what surrounds them. */
export const sachets: readonly ListLabel[] = [
  {
    name: 'tabs or slashes',
    input:
      'Ingredienti: sodio bicarbonato / potassio citrato / magnesio ossido / acido citrico / aroma limone',
    list: [
      'sodio bicarbonato',
      'potassio citrato',
      'magnesio ossido',
      'acido citrico',
      'aroma limone',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'no commas but semicolon groups, gas',
    input:
      "Ingredienti: crema montata (panna 60%, zucchero, proteine del latte), gas propellente: protossido d'azoto; gas: azoto.",
    list: [
      'crema montata [panna 60%; zucchero; proteine del latte]',
      "gas propellente <propellant> [protossido d'azoto]",
      'gas <packagingGas> [azoto]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'molluscs glucosamine',
    input:
      'Ingredienti: glucosamina solfato 2KCl (da crostacei), condroitin solfato (da pesce), metilsulfonilmetano (MSM), estratto di cozza verde (molluschi), talco, E470b',
    list: [
      'glucosamina solfato 2KCl',
      'condroitin solfato',
      'metilsulfonilmetano [MSM]',
      'estratto di cozza verde',
      'talco',
      'E470b {E470b}',
      'allergens: crustaceans fish molluscs',
      'traces: ',
    ],
  },
  {
    name: 'hydrolysed collagen',
    input:
      'Ingredienti: Peptidi di collagene idrolizzato (da PESCE) 83%, acido L-ascorbico (Vitamina C), acido ialuronico, acidificante: acido malico; aromi, antiagglomerante: biossido di silicio, edulcorante: glicosidi steviolici, colorante: succo di barbabietola in polvere.',
    list: [
      'Peptidi di collagene idrolizzato 83%',
      'acido L-ascorbico [Vitamina C]',
      'acido ialuronico',
      'acidificante <acid> [acido malico]',
      'aromi',
      'antiagglomerante <antiCakingAgent> [biossido di silicio]',
      'edulcorante <sweetener> [glicosidi steviolici]',
      'colorante <colour> [succo di barbabietola in polvere]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'granola',
    input:
      "Ingredienti: Fiocchi d'AVENA integrale 45%, sciroppo d'agave, proteine isolate di SOIA 15%, MANDORLE 8%, ANACARDI 5%, semi di SESAMO, cocco disidratato (contiene SOLFITI), olio di girasole, cannella di Ceylon, sale.",
    list: [
      "Fiocchi d'avena integrale 45%",
      "sciroppo d'agave",
      'proteine isolate di soia 15%',
      'mandorle 8%',
      'anacardi 5%',
      'semi di sesamo',
      'cocco disidratato',
      'olio di girasole',
      'cannella di Ceylon',
      'sale',
      'allergens: gluten soybeans nuts sesame sulphites',
      'traces: ',
    ],
  },
  {
    name: 'different allergen statement',
    input:
      'Ingredienti: maltodestrine da mais, isomaltulosio*, cloruro di sodio. *fonte di glucosio e fruttosio. Prodotto in stabilimento dove si lavorano latte, soia, uova, arachidi e frutta a guscio. Non contiene glutine.',
    list: [
      'maltodestrine da mais',
      'isomaltulosio',
      'cloruro di sodio',
      'allergens: ',
      'traces: milk soybeans eggs peanuts nuts',
    ],
    notes: ['*fonte di glucosio e fruttosio.', 'Non contiene glutine.'],
  },
  {
    name: 'flavour with slash',
    input:
      'Ingredienti (gusto Vaniglia/Cookies): proteine del siero del LATTE concentrate 95%, aroma, edulcorante: sucralosio, biscotti 2% (farina di GRANO, zucchero, cacao).',
    list: [
      'gusto Vaniglia/Cookies => proteine del siero del latte concentrate 95%; aroma; edulcorante <sweetener> [sucralosio]; biscotti 2% [farina di grano; zucchero; cacao]',
      'allergens: milk gluten',
      'traces: ',
    ],
  },
  {
    name: 'exemptions',
    input:
      'Ingredienti: sciroppo di glucosio di FRUMENTO, destrosio da frumento, olio di SOIA totalmente raffinato, D-alfa-tocoferolo naturale derivato dalla soia, proteine di soia.',
    list: [
      'sciroppo di glucosio di frumento exempt',
      'destrosio da frumento exempt',
      'olio di soia totalmente raffinato exempt',
      'D-alfa-tocoferolo naturale derivato dalla soia exempt',
      'proteine di soia',
      'allergens: soybeans',
      'traces: ',
    ],
  },
  {
    name: 'false friends',
    input:
      'Ingredienti: latte di cocco, burro di arachidi, burro di cacao, noce moscata, grano saraceno, castagne, pinoli, noci pecan, latte di mandorla, fagioli di soia, farina di ceci, uva passa, cremor tartaro, crema di riso.',
    list: [
      'latte di cocco',
      'burro di arachidi',
      'burro di cacao',
      'noce moscata',
      'grano saraceno',
      'castagne',
      'pinoli',
      'noci pecan',
      'latte di mandorla',
      'fagioli di soia',
      'farina di ceci',
      'uva passa',
      'cremor tartaro',
      'crema di riso',
      'allergens: peanuts nuts soybeans',
      'traces: ',
    ],
  },
  {
    name: 'two gusti with shared statement across lines',
    input: [
      'Ingredienti',
      'Gusto Limone: acqua, BCAA 2:1:1, acidificante (acido citrico), aroma naturale di limone.',
      'Gusto Arancia: acqua, BCAA 2:1:1, acidificante (acido citrico), aroma naturale di arancia, colorante (caroteni).',
      'Senza glutine.',
    ].join('\n'),
    list: [
      'Gusto Limone => acqua; BCAA 2:1:1; acidificante <acid> [acido citrico]; aroma naturale di limone',
      'Gusto Arancia => acqua; BCAA 2:1:1; acidificante <acid> [acido citrico]; aroma naturale di arancia; colorante <colour> [caroteni]',
      'allergens: ',
      'traces: ',
    ],
    notes: ['Senza glutine.'],
  },
  {
    name: 'english prose allergens only sentence',
    input:
      'Ingredienti: Proteine isolate del siero del latte 98%, lecitina di girasole, aroma naturale. Per gli allergeni vedere gli ingredienti in grassetto. Conservare in luogo fresco e asciutto.',
    list: [
      'Proteine isolate del siero del latte 98%',
      'lecitina di girasole',
      'aroma naturale',
      'allergens: milk',
      'traces: ',
    ],
    notes: [
      'Per gli allergeni vedere gli ingredienti in grassetto.',
      'Conservare in luogo fresco e asciutto.',
    ],
  },
  {
    name: 'percent-first nested with of which',
    input:
      'Ingredienti: miscela proteica 82% (di cui proteine del siero di LATTE concentrate 60%, proteine del siero di LATTE isolate 30%, caseina micellare di LATTE 10%), cacao, aromi.',
    list: [
      'miscela proteica 82% [proteine del siero di latte concentrate 60%; proteine del siero di latte isolate 30%; caseina micellare di latte 10%]',
      'cacao',
      'aromi',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'numbers with comma decimals & min',
    input:
      'Ingredienti: cioccolato bianco (16,5%) (zucchero, burro di cacao, LATTE intero in polvere), cocco rapé (min. 12%), ARACHIDI (9,8 %), cacao: min 32%.',
    list: [
      'cioccolato bianco 16.5% [zucchero; burro di cacao; latte intero in polvere]',
      'cocco rapé 12%',
      'arachidi 9.8%',
      'cacao 32%',
      'allergens: milk peanuts',
      'traces: ',
    ],
  },
  {
    name: 'beer yeast and barley grass',
    input:
      "Ingredienti: lievito di birra inattivo, erba d'ORZO, malto d'orzo, germe di grano, glutammina da GRANO, fibra d'avena.",
    list: [
      'lievito di birra inattivo',
      "erba d'orzo",
      "malto d'orzo",
      'germe di grano',
      'glutammina da grano',
      "fibra d'avena",
      'allergens: gluten',
      'traces: ',
    ],
  },
  {
    name: 'krill and shell',
    input:
      'Ingredienti: olio di krill (Euphausia superba) (CROSTACEI), capsula (gelatina di PESCE, glicerolo), olio di fegato di merluzzo, chitosano (da CROSTACEI), cartilagine di squalo, uova di STORIONE.',
    list: [
      'olio di krill (Euphausia superba)',
      'capsula [gelatina di pesce; glicerolo]',
      'olio di fegato di merluzzo',
      'chitosano',
      'cartilagine di squalo',
      'uova di storione',
      'allergens: crustaceans fish',
      'traces: ',
    ],
  },
  {
    name: 'quoted html entities list with br',
    input: 'Ingredienti:<br>- Avena integrale<br>- Whey (latte)<br>- Uova in polvere<br>- Stevia',
    list: [
      'Avena integrale',
      'Whey',
      'Uova in polvere',
      'Stevia',
      'allergens: gluten milk eggs',
      'traces: ',
    ],
  },
  {
    name: 'flavour bracket after marker',
    input:
      'INGREDIENTI (al gusto di pistacchio): zucchero, PISTACCHI 30%, olio di girasole, LATTE in polvere.',
    list: [
      'gusto di pistacchio => zucchero; pistacchi 30%; olio di girasole; latte in polvere',
      'allergens: nuts milk',
      'traces: ',
    ],
  },
  {
    name: 'allergy line with bullets',
    input:
      "Ingredienti: farina di avena, albume d'uovo in polvere, cacao. ALLERGENI: avena, uova. TRACCE: latte, soia, frutta a guscio.",
    list: [
      'farina di avena',
      "albume d'uovo in polvere",
      'cacao',
      'allergens: gluten eggs',
      'traces: milk soybeans nuts',
    ],
  },
  {
    name: 'vitamins premix with dosage',
    input:
      'Ingredienti: premiscela vitaminica (vitamina C (acido L-ascorbico), niacina (nicotinammide), vitamina E (DL-alfa-tocoferil acetato)), minerali (magnesio ossido, zinco gluconato), agenti di carica (cellulosa microcristallina; fosfato dicalcico).',
    list: [
      'premiscela vitaminica [vitamina C [acido L-ascorbico]; niacina [nicotinammide]; vitamina E [DL-alfa-tocoferil acetato]]',
      'minerali [magnesio ossido; zinco gluconato]',
      'agenti di carica <bulkingAgent> [cellulosa microcristallina; fosfato dicalcico]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'sentence about sugar',
    input:
      'Ingredienti: acqua, succo di mela da concentrato 20%, L-carnitina 1%, acidificante: acido citrico, edulcorante: sucralosio. Contiene zuccheri della frutta. Può avere effetti lassativi.',
    list: [
      'acqua',
      'succo di mela da concentrato 20%',
      'L-carnitina 1%',
      'acidificante <acid> [acido citrico]',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: ',
      'traces: ',
    ],
    notes: ['Contiene zuccheri della frutta.', 'Può avere effetti lassativi.'],
  },
];
