import type { ListLabel } from './label.ts';

/** Lists with plants, flavours and unusual headings, and what they say. */
export const botanicals: readonly ListLabel[] = [
  {
    name: 'abbreviated heading',
    input:
      'Ingr.: farina di FRUMENTO, zucchero, burro, lievito naturale. Può contenere tracce di soia.',
    list: [
      'farina di frumento',
      'zucchero',
      'burro',
      'lievito naturale',
      'allergens: gluten milk',
      'traces: soybeans',
    ],
  },
  {
    name: 'abbreviated heading in capitals',
    input: 'INGR. proteine del siero di latte (80%), aromi, sucralosio.',
    list: ['proteine del siero di latte 80%', 'aromi', 'sucralosio', 'allergens: milk', 'traces: '],
  },
  {
    name: 'dry matter',
    input: 'Ingredienti: Proteine del siero del latte (s.s.) 90%, aromi.',
    list: ['Proteine del siero del latte (s.s.) 90%', 'aromi', 'allergens: milk', 'traces: '],
  },
  {
    name: 'a base and its flavours',
    input:
      'Proteine del siero di LATTE isolate, aromi, edulcorante: sucralosio. Gusto cacao: cacao magro in polvere (6%). Gusto vaniglia: aroma, può contenere tracce di UOVA, SOIA.',
    list: [
      '* => Proteine del siero di latte isolate; aromi; edulcorante <sweetener> [sucralosio]',
      'Gusto cacao => cacao magro in polvere 6%',
      'Gusto vaniglia => aroma',
      'allergens: milk',
      'traces: eggs soybeans',
    ],
  },
  {
    name: 'flavours that are sold',
    input: 'Ingredienti: maltodestrine, destrosio. Gusti: arancia, limone, neutro.',
    list: ['maltodestrine', 'destrosio', 'allergens: ', 'traces: '],
    notes: ['Gusti: arancia, limone, neutro.'],
  },
  {
    name: 'extracts with initials and standards',
    input:
      'Rhodiola rosea radice e.s. (3% rosavine), Panax ginseng C.A. Meyer radice e.s. tit. 4% ginsenosidi, maca (Lepidium meyenii Walp.) radice e.s.',
    list: [
      'Rhodiola rosea radice e.s. (3% rosavine)',
      'Panax ginseng C.A. Meyer radice e.s. tit. 4% ginsenosidi',
      'maca (Lepidium meyenii Walp.) radice e.s.',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'percentages behind binomials',
    input:
      'Griffonia (Griffonia simplicifolia Baill.) semi e.s. tit. al 98% in 5-HTP, Passiflora (Passiflora incarnata L.) 20%, Melissa (Melissa officinalis L.) (5% acido rosmarinico).',
    list: [
      'Griffonia (Griffonia simplicifolia Baill.) semi e.s. tit. al 98% in 5-HTP',
      'Passiflora (Passiflora incarnata L.) 20%',
      'Melissa (Melissa officinalis L.) (5% acido rosmarinico)',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'lactic ferments',
    input:
      'Bacillus coagulans, Lactobacillus acidophilus (10 mld UFC/g), Bifidobacterium lactis sp., fermenti lattici (Lactobacillus rhamnosus GG, Bifidobacterium longum).',
    list: [
      'Bacillus coagulans',
      'Lactobacillus acidophilus (10 mld UFC/g)',
      'Bifidobacterium lactis sp.',
      'fermenti lattici [Lactobacillus rhamnosus GG; Bifidobacterium longum]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'flavours in square brackets',
    input: 'Ingredienti [gusto cookies]: avena. Ingredienti [gusto banana]: riso.',
    list: ['gusto cookies => avena', 'gusto banana => riso', 'allergens: gluten', 'traces: '],
  },
  {
    name: 'flavours in brackets of their own',
    input:
      '(gusto cacao) proteine del siero di LATTE, cacao; (gusto vaniglia) proteine del siero di LATTE, aroma',
    list: [
      'gusto cacao => proteine del siero di latte; cacao',
      'gusto vaniglia => proteine del siero di latte; aroma',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'flavours behind dashes',
    input: 'GUSTO CACAO - proteine, cacao. GUSTO VANIGLIA - proteine, aroma',
    list: [
      'GUSTO CACAO => proteine; cacao',
      'GUSTO VANIGLIA => proteine; aroma',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'flavours as keys',
    input: { ingredienti: { Cacao: 'proteine del latte, cacao', Vaniglia: 'proteine, aroma' } },
    list: [
      'Cacao => proteine del latte; cacao',
      'Vaniglia => proteine; aroma',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'flavours as objects',
    input: {
      ingredienti: [
        { gusto: 'Cacao', ingredienti: 'proteine del latte, cacao' },
        { gusto: 'Vaniglia', ingredienti: 'proteine, aroma' },
      ],
    },
    list: [
      'Cacao => proteine del latte; cacao',
      'Vaniglia => proteine; aroma',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'a matrix of proteins',
    input:
      'Matrice proteica 75% [proteine del siero del LATTE concentrate (40%), proteine del siero del LATTE isolate (20%), caseine micellari (LATTE) (15%)], cacao',
    list: [
      'Matrice proteica 75% [proteine del siero del latte concentrate 40%; proteine del siero del latte isolate 20%; caseine micellari 15%]',
      'cacao',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'extracts as children',
    input:
      'Miscela vegetale (estratto di tè verde, estratto di caffè verde), estratto di guaranà 0,5% (guaranà, maltodestrina), caffeina anidra (200 mg per dose)',
    list: [
      'Miscela vegetale [estratto di tè verde; estratto di caffè verde]',
      'estratto di guaranà 0.5% [guaranà; maltodestrina]',
      'caffeina anidra (200 mg per dose)',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'joined E-numbers',
    input:
      'Acqua minerale, acidificanti: acido citrico - E330, acido malico; conservanti: E202-E211; antiossidante: E300 (acido ascorbico)',
    list: [
      'Acqua minerale',
      'acidificanti <acid> [acido citrico {E330}; acido malico]',
      'conservanti <preservative> [E202 {E202}; E211 {E211}]',
      'antiossidante <antioxidant> [E300 {E300} [acido ascorbico]]',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'single asterisks',
    input: 'Farina di **frumento**, _burro_, <b>uova</b>, SEDANO, *semi di sesamo*.',
    list: [
      'Farina di frumento',
      'burro',
      'uova',
      'sedano',
      'semi di sesamo',
      'allergens: gluten milk eggs celery sesame',
      'traces: ',
    ],
  },
  {
    name: 'HTML with a smaller-than',
    input:
      '<p><strong>Ingredienti:</strong> <strong>latte</strong> scremato in polvere, <em>uova</em>, zucchero &lt; 5%, sale.</p><p>Senza glutine.</p>',
    list: [
      'latte scremato in polvere',
      'uova',
      'zucchero 5%',
      'sale',
      'allergens: milk eggs',
      'traces: ',
    ],
    notes: ['Senza glutine.'],
  },
  {
    name: 'fish in plurals',
    input:
      'Olio di pesce concentrato EPA/DHA (ACCIUGHE, SARDINE, SGOMBRI) 80%; involucro: gelatina (bovina), umettante: glicerolo; antiossidante: tocoferoli misti (da SOIA).',
    list: [
      'Olio di pesce concentrato EPA/DHA 80% [acciughe; sardine; sgombri]',
      'involucro [gelatina (bovina); umettante <humectant> [glicerolo]]',
      'antiossidante <antioxidant> [tocoferoli misti exempt]',
      'allergens: fish',
      'traces: ',
    ],
  },
  {
    name: 'traces under their own word',
    input: 'Ingredienti: riso</br>Allergeni: latte<br/>Tracce: soia, uova',
    list: ['riso', 'allergens: milk', 'traces: soybeans eggs'],
  },
  {
    name: 'a range of percentages',
    input: 'FARINA DI AVENA INTEGRALE (GLUTINE), CACAO MAGRO 10-12%, AROMI',
    list: [
      'FARINA DI AVENA INTEGRALE',
      'CACAO MAGRO 10%',
      'AROMI',
      'allergens: gluten',
      'traces: ',
    ],
  },
  {
    name: 'spirits from cereals',
    input: 'alcol di frumento, aromi',
    list: ['alcol di frumento exempt', 'aromi', 'allergens: ', 'traces: '],
  },
  {
    name: 'a heading with its basis',
    input: 'Ingredienti per 100 g: riso, avena',
    list: ['riso', 'avena', 'allergens: gluten', 'traces: '],
  },
  {
    name: 'members joined by e',
    input:
      'Ingredienti: addensanti: pectina, gomma di guar e gomma di xanthan; acidificante (acido citrico) e aromi; vitamine (C, E, B6) e minerali.',
    list: [
      'addensanti <thickener> [pectina; gomma di guar; gomma di xanthan]',
      'acidificante <acid> [acido citrico]',
      'aromi',
      'vitamine [C; E; B6]',
      'minerali',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'several strengths of an extract',
    input:
      'Ginkgo biloba L. foglie e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni; Ginseng (Panax ginseng) radice E.S. 4%',
    list: [
      'Ginkgo biloba L. foglie e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni',
      'Ginseng (Panax ginseng) radice E.S. 4%',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'what Annex II exempts',
    input:
      'Olio di semi di SOIA raffinato, vitamina E da SOIA (D-alfa-tocoferolo naturale), esteri di stanolo vegetale da SOIA, sciroppo di glucosio da FRUMENTO',
    list: [
      'Olio di semi di soia raffinato exempt',
      'vitamina E da soia exempt [D-alfa-tocoferolo naturale]',
      'esteri di stanolo vegetale da soia exempt',
      'sciroppo di glucosio da frumento exempt',
      'allergens: ',
      'traces: ',
    ],
  },
  {
    name: 'sentences that name no ingredient',
    input:
      'Riso. Nessun allergene. Privo di glutine e lattosio. Non contiene latte. Non adatto ai celiaci.',
    list: ['Riso', 'allergens: ', 'traces: '],
    notes: [
      'Nessun allergene.',
      'Privo di glutine e lattosio.',
      'Non contiene latte.',
      'Non adatto ai celiaci.',
    ],
  },
  {
    name: 'bars with nested brackets',
    input:
      'miscela di cereali 45% (fiocchi d’AVENA integrale, riso soffiato [farina di riso, zucchero, sale, malto d’ORZO]), cioccolato bianco 20% (zucchero, burro di cacao, LATTE in polvere, emulsionante: lecitine (SOIA), aroma)',
    list: [
      'miscela di cereali 45% [fiocchi d’avena integrale; riso soffiato [farina di riso; zucchero; sale; malto d’orzo]]',
      'cioccolato bianco 20% [zucchero; burro di cacao; latte in polvere; emulsionante <emulsifier> [lecitine]; aroma]',
      'allergens: gluten milk soybeans',
      'traces: ',
    ],
  },
  {
    name: 'no spaces',
    input:
      'ingredienti:proteine isolate del siero del latte(80%),cacao(10%),aromi,sale,edulcorante:sucralosio.',
    list: [
      'proteine isolate del siero del latte 80%',
      'cacao 10%',
      'aromi',
      'sale',
      'edulcorante <sweetener> [sucralosio]',
      'allergens: milk',
      'traces: ',
    ],
  },
  {
    name: 'nuts that are none, and those that are',
    input:
      'latte di soia, panna di cocco, formaggio vegetale, burro vegetale, latte di riso, noce moscata, crema di nocciole, noci di macadamia, anacardi',
    list: [
      'latte di soia',
      'panna di cocco',
      'formaggio vegetale',
      'burro vegetale',
      'latte di riso',
      'noce moscata',
      'crema di nocciole',
      'noci di macadamia',
      'anacardi',
      'allergens: soybeans nuts',
      'traces: ',
    ],
  },
];
