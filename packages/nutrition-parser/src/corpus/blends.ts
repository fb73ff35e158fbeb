import type { WholeLabel } from './label.ts';

/** Lists of ingredients of blends, layers and several flavours. */
export const blends: readonly WholeLabel[] = [
  {
    name: 'fish oil, ingredients with weights behind commas and shell in brackets',
    input:
      'INGREDIENTI: olio di pesce (acciughe, sardine, sgombri) titolato al 33% EPA e 22% DHA; agente di resistenza: gelatina (bovina); agente umidificante: glicerolo; antiossidante: alfa-tocoferolo (E307); aroma naturale limone.',
    list: [
      'olio di pesce titolato al 33% EPA e 22% DHA [acciughe; sardine; sgombri]',
      'agente di resistenza <firmingAgent> [gelatina (bovina)]',
      'agente umidificante <humectant> [glicerolo]',
      'antiossidante <antioxidant> [alfa-tocoferolo {E307}]',
      'aroma naturale limone',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'cream of rice, list of flavours separated by slashes in the heading',
    input:
      'Ingredienti (gusto Biscotto / Caramello salato):\nfarina di riso precotta 97%, aromi, sale, edulcorante: sucralosio.\n\nIngredienti (gusto Cacao):\nfarina di riso precotta 93%, cacao 5%, aromi, edulcorante: sucralosio.',
    list: [
      'gusto Biscotto / Caramello salato => farina di riso precotta 97%; aromi; sale; edulcorante <sweetener> [sucralosio]',
      'gusto Cacao => farina di riso precotta 93%; cacao 5%; aromi; edulcorante <sweetener> [sucralosio]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'vitamin C with rose hip, parts of plant and carriers',
    input:
      'Ingredienti: Vitamina C (acido L-ascorbico), Rosa canina (Rosa canina L., frutti) estratto secco titolato 70% in vitamina C su maltodestrina, amido di mais, agenti di rivestimento: idrossipropilmetilcellulosa, cera d’api bianca; bioflavonoidi da agrumi (Citrus aurantium L. var. amara).',
    list: [
      'Vitamina C [acido L-ascorbico]',
      'Rosa canina (Rosa canina L., frutti) estratto secco titolato 70% in vitamina C su maltodestrina',
      'amido di mais',
      'agenti di rivestimento <glazingAgent> [idrossipropilmetilcellulosa; cera d’api bianca]',
      'bioflavonoidi da agrumi (Citrus aurantium L. var. amara)',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'ingredients with a sweetener class written plain and a remark in brackets',
    input:
      'Proteine isolate del siero del latte (da latte vaccino al pascolo), aromi naturali, sale rosa, dolcificante: stevia, lecitina di girasole (emulsionante), enzima lattasi. Prodotto naturalmente privo di glutine. Prodotto confezionato in un ambiente in cui si lavorano soia, uova e frutta secca a guscio.',
    list: [
      'Proteine isolate del siero del latte',
      'aromi naturali',
      'sale rosa',
      'dolcificante <sweetener> [stevia]',
      'lecitina di girasole [emulsionante <emulsifier>]',
      'enzima lattasi',
      'allergens: milk',
      'traces: soybeans eggs nuts',
      'note: Prodotto naturalmente privo di glutine.',
    ],
  },
  {
    name: 'snack with may-contain written for each allergen family and brackets',
    input:
      'Ingredienti: datteri 55%, ANACARDI 25%, ARACHIDI 12%, cacao 8%. Può contenere altra FRUTTA A GUSCIO (mandorle, noci, pistacchi), SOIA, LATTE e tracce di gusci.',
    list: [
      'datteri 55%',
      'anacardi 25%',
      'arachidi 12%',
      'cacao 8%',
      'allergens: nuts peanuts',
      'traces: nuts soybeans milk',
    ],
  },
  {
    name: 'ingredients in two columns of a pdf, capital class names without colon',
    input:
      'INGREDIENTI: Isolato di proteine della SOIA, EMULSIONANTE lecitina di SOIA, AROMA, ADDENSANTI gomma di xantano e carragenina, EDULCORANTE sucralosio, COLORANTE caramello solfito-ammoniacale.',
    list: [
      'Isolato di proteine della soia',
      'EMULSIONANTE lecitina di soia <emulsifier>',
      'AROMA',
      'ADDENSANTI <thickener> [gomma di xantano; carragenina]',
      'EDULCORANTE sucralosio <sweetener>',
      'COLORANTE caramello solfito-ammoniacale <colour>',
      'allergens: soybeans',
      'traces:',
    ],
  },
  {
    name: 'list with sub-ingredients by dash and parts of a duo bar',
    input:
      'Ingredienti: Strato proteico (62%): proteine del latte, fibra di cicoria, sciroppo di sorbitolo. Copertura (20%): maltitolo, burro di cacao, latte intero in polvere, emulsionante (lecitina di soia). Caramello (18%): maltitolo, panna, sale.',
    list: [
      'Strato proteico 62% [proteine del latte; fibra di cicoria; sciroppo di sorbitolo]',
      'Copertura 20% [maltitolo; burro di cacao; latte intero in polvere; emulsionante <emulsifier> [lecitina di soia]]',
      'Caramello 18% [maltitolo; panna; sale]',
      'allergens: milk soybeans',
      'traces:',
    ],
  },
  {
    name: 'egg white protein, ingredient named by what it holds',
    input:
      "Albume d'UOVO in polvere (99%); aroma; edulcoranti: sucralosio, glicosidi steviolici. Contiene UOVO. Prodotto in stabilimento dove si utilizzano LATTE, SOIA, PESCE, CROSTACEI, FRUTTA A GUSCIO, SOLFITI.",
    list: [
      "Albume d'uovo in polvere 99%",
      'aroma',
      'edulcoranti <sweetener> [sucralosio; glicosidi steviolici]',
      'allergens: eggs',
      'traces: milk soybeans fish crustaceans nuts sulphites',
    ],
  },
];
