import { describe, expect, test } from 'vitest';
import { printedList } from '../testing/print.ts';

describe('items', () => {
  test.each([
    [
      'what an extract is standardised to, behind a comma',
      'Rodiola radice, e.s. tit. 3% rosavine, Tè verde, estratto secco titolato al 95% in polifenoli; zinco',
      [
        'Rodiola radice, e.s. tit. 3% rosavine',
        'Tè verde, estratto secco titolato al 95% in polifenoli',
        'zinco',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'two classes at once, and a class behind the members of another',
      'emulsionante e stabilizzante: lecitina, acidificante: acido citrico, antiagglomerante (E551)',
      [
        'emulsionante e stabilizzante <emulsifier> [lecitina]',
        'acidificante <acid> [acido citrico]',
        'antiagglomerante {E551} <antiCakingAgent>',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'cereals of which exempt sugars are made',
      'destrosio (frumento), maltodestrine (grano), amido (frumento)',
      [
        'destrosio exempt',
        'maltodestrine exempt',
        'amido [frumento]',
        'allergens: gluten',
        'traces:',
      ],
    ],
    [
      'sulphites by long names',
      'metabisolfito di sodio, biossido di zolfo, zolfo organico',
      [
        'metabisolfito di sodio',
        'biossido di zolfo',
        'zolfo organico',
        'allergens: sulphites',
        'traces:',
      ],
    ],
    [
      'a full stop inside a note',
      'Riso. Conservare in luogo fresco. e asciutto. Sale',
      ['Riso', 'Sale', 'allergens:', 'traces:', 'note: Conservare in luogo fresco. e asciutto.'],
    ],
    [
      'what is free of it',
      'farina milk free, latte',
      ['farina milk free', 'latte', 'allergens: milk', 'traces:'],
    ],
    [
      'percentages that are none',
      [
        { nome: 'Acqua', percentuale: 150 },
        { nome: 'Sale', percentuale: '20' },
        { nome: 'Riso', ingredienti: [] },
        { nome: 'Pepe', quantita: '20' },
      ],
      ['Acqua', 'Sale 20%', 'Riso', 'Pepe', 'allergens:', 'traces:'],
    ],
    [
      'traces, any first',
      'Acqua, sale. Tracce eventuali di: senape, sedano',
      ['Acqua', 'sale', 'allergens:', 'traces: mustard celery'],
    ],
    [
      'a product that may contain',
      'Acqua, sale. Il prodotto può contenere tracce di molluschi',
      ['Acqua', 'sale', 'allergens:', 'traces: molluscs'],
    ],
    [
      'what is not excluded',
      'Acqua, sale. Non si esclude la presenza di tracce di soia',
      ['Acqua', 'sale', 'allergens:', 'traces: soybeans'],
    ],
    [
      'a signalled presence',
      'Acqua, sale. Si segnala la possibile presenza di tracce di latte.',
      ['Acqua', 'sale', 'allergens:', 'traces: milk'],
    ],
    [
      'the same works',
      'Acqua, sale. Nello stesso stabilimento si lavorano latte e uova',
      ['Acqua', 'sale', 'allergens:', 'traces: milk eggs'],
    ],
    [
      'what a product may look like',
      'Acqua, sale. Il prodotto può presentare variazioni di colore.',
      [
        'Acqua',
        'sale',
        'allergens:',
        'traces:',
        'note: Il prodotto può presentare variazioni di colore.',
      ],
    ],
    [
      'least percentages',
      'cacao 3,5%(minimo), latte (min. 10%), pomodoro 60 % min., sale 2% circa',
      ['cacao 3.5%', 'latte 10%', 'pomodoro 60%', 'sale 2%', 'allergens: milk', 'traces:'],
    ],
    [
      'flavours called aroma',
      'Aroma vaniglia: caseinato di calcio, aromi. Aroma fragola: caseinato di calcio, aromi.',
      [
        'Aroma vaniglia => caseinato di calcio; aromi',
        'Aroma fragola => caseinato di calcio; aromi',
        'allergens: milk',
        'traces:',
      ],
    ],
    [
      'an aroma that is an ingredient',
      'Siero di latte, aroma vaniglia: vanillina, sale',
      ['Siero di latte', 'aroma vaniglia [vanillina; sale]', 'allergens: milk', 'traces:'],
    ],
    [
      'items that are objects',
      {
        ingredienti: [
          'Acqua',
          { nome: 'Sale', percentuale: 2 },
          { nome: 'Cioccolato', percentuale: '20%', ingredienti: ['zucchero', 'latte'] },
          { nome: 'Taurina', quantita: '3 g' },
          { peso: 3 },
          { nome: '' },
        ],
      },
      [
        'Acqua',
        'Sale 2%',
        'Cioccolato 20% [zucchero; latte]',
        'Taurina',
        'allergens: milk',
        'traces:',
      ],
    ],
    [
      'lists by flavour in objects',
      [
        { nome: 'Cacao', ingredienti: 'siero di latte, cacao' },
        { gusto: 'Vaniglia', ingredienti: 'siero di latte, aroma' },
      ],
      [
        'Cacao => siero di latte; cacao',
        'Vaniglia => siero di latte; aroma',
        'allergens: milk',
        'traces:',
      ],
    ],
    [
      'brackets too deep',
      'a (b (b (b (b (b (b (b (b (b (b (b (b (b (b (b))))))))))))))), c',
      [
        'a [b [b [b [b [b [b [b [b [b [b [b [b (b (b (b)))]]]]]]]]]]]]',
        'c',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a very long bracket',
      'a (riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, riso, mais), c',
      [
        'a [riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; riso; mais]',
        'c',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a class in the bracket',
      'acido citrico (acidificante), gomma (addensante)',
      [
        'acido citrico [acidificante <acid>]',
        'gomma [addensante <thickener>]',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'allergens in a name that stays',
      'aroma (solo gusto latte), olio (estratto secco 4:1 di soia)',
      [
        'aroma (solo gusto latte)',
        'olio (estratto secco 4:1 di soia)',
        'allergens: milk soybeans',
        'traces:',
      ],
    ],
    [
      'an exempt one in a bracket',
      'sciroppo di glucosio (di FRUMENTO), vitamina E (contiene soia)',
      ['sciroppo di glucosio exempt', 'vitamina E exempt', 'allergens:', 'traces:'],
    ],
    [
      'a strength that is none',
      'e.s. tit. 95% polifenoli, 5% cacao, 3% saponine',
      ['e.s. tit. 95% polifenoli', 'cacao 5%', 'saponine 3%', 'allergens:', 'traces:'],
    ],
    [
      'strength without extract',
      'cacao 10%, 3% saponine',
      ['cacao 10%', 'saponine 3%', 'allergens:', 'traces:'],
    ],
    ['a lone percentage', 'cacao, 12%, riso', ['cacao 12%', 'riso', 'allergens:', 'traces:']],
    ['a lone bracket', '(riso, mais), sale', ['riso', 'mais', 'sale', 'allergens:', 'traces:']],
    [
      'a colon behind nothing',
      ': riso, tit: 5, x 5: y',
      ['riso', 'tit: 5', 'x 5: y', 'allergens:', 'traces:'],
    ],
    [
      'a class with its percentage',
      'edulcoranti (2%): sucralosio, Capsula 10%: gelatina',
      [
        'edulcoranti 2% <sweetener> [sucralosio]',
        'Capsula 10% [gelatina]',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a stop inside a word',
      'acqua 3.5% sale, vit. C, L. acidophilus, acesulfame K. Sale',
      [
        'acqua 3.5%',
        'sale',
        'vit. C',
        'L. acidophilus',
        'acesulfame K',
        'Sale',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a stop before a statement',
      'radice e.s. Contiene latte',
      ['radice e.s.', 'allergens: milk', 'traces:'],
    ],
    [
      'members with long names',
      'edulcoranti: sucralosio, xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
      [
        'edulcoranti <sweetener> [sucralosio]',
        'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'words of a class',
      'agente di carica cellulosa, emulsionante',
      [
        'agente di carica cellulosa <bulkingAgent>',
        'emulsionante <emulsifier>',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a bracket of plant parts',
      'rodiola (radice, foglie e fiori), tarassaco (radice e.s. tit. 2% inulina)',
      [
        'rodiola (radice, foglie e fiori)',
        'tarassaco (radice e.s. tit. 2% inulina)',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a mixture of strengths',
      'ginkgo (tit. 24% flavonoidi, foglie), rhodiola (4:1, maltodestrina)',
      [
        'ginkgo (tit. 24% flavonoidi, foglie)',
        'rhodiola [4:1; maltodestrina]',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'milk that is none',
      'cocciniglia grana, grana padano, latte vegetale, farina di mandorle di terra, albumina di siero, albumina',
      [
        'cocciniglia grana',
        'grana padano',
        'latte vegetale',
        'farina di mandorle di terra',
        'albumina di siero',
        'albumina',
        'allergens: milk eggs',
        'traces:',
      ],
    ],
    [
      'nuts in their shell',
      'frutta a guscio, a guscio duro, gluten free oats, soya free',
      ['frutta a guscio', 'a guscio duro', 'allergens: nuts gluten', 'traces:'],
    ],
    [
      'soy fat and stanols',
      'grassi di soia raffinati, oli di soia raffinati, stanoli di soia, E306 da soia, gelatina di pesce supporto per carotenoidi',
      [
        'grassi di soia raffinati exempt',
        'oli di soia raffinati exempt',
        'stanoli di soia exempt',
        'E306 da soia {E306} exempt',
        'gelatina di pesce supporto per carotenoidi exempt',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'codes at the front',
      'E322 lecitina, E-471: x, 12% E330, E160a (ii) caroteni',
      [
        'lecitina {E322}',
        'E-471: x',
        'E330 12% {E330}',
        'caroteni {E160a(ii)}',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'joined by e',
      'edulcoranti: sucralosio e miele, coloranti: E100 e 102, E202/E211',
      [
        'edulcoranti <sweetener> [sucralosio e miele]',
        'coloranti <colour> [E100 {E100}; 102 {E102}; E202 {E202}; E211 {E211}]',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a statement with capitals behind',
      'Riso. Contiene LATTE. Mais. Può contenere soia; Tracce di uova',
      ['Riso', 'Mais', 'allergens: milk', 'traces: soybeans eggs'],
    ],
    [
      'paragraphs',
      'riso, sale,\nmais\n\nzucchero, acqua, lievito',
      ['riso', 'sale', 'mais', 'zucchero', 'acqua', 'lievito', 'allergens:', 'traces:'],
    ],
    [
      'a bracket that is not closed',
      'riso (latte, sale',
      ['riso [latte; sale]', 'allergens: milk', 'traces:'],
    ],
    [
      'bullets',
      '• riso • mais · sale | acqua',
      ['riso', 'mais', 'sale', 'acqua', 'allergens:', 'traces:'],
    ],
    [
      'emphasis in HTML',
      '<b>LATTE</b> &amp; <i>_soia_</i>, **UOVA**',
      ['latte & soia', 'uova', 'allergens: milk soybeans eggs', 'traces:'],
    ],
    [
      'a traces statement in a bracket',
      'aroma (può contenere soia), cacao (tracce di latte)',
      ['aroma', 'cacao', 'allergens:', 'traces: soybeans milk'],
    ],
    [
      'exempt in statements',
      'Riso. Contiene sciroppo di glucosio di frumento.',
      ['Riso', 'allergens:', 'traces:'],
    ],
    [
      'exempt in a bracket that stays',
      'capsula (solo gusto sciroppo di glucosio di frumento), aroma',
      [
        'capsula (solo gusto sciroppo di glucosio di frumento) exempt',
        'aroma',
        'allergens:',
        'traces:',
      ],
    ],
    [
      'a class with members of another',
      'addensanti: pectina e sale, coloranti: E100/102',
      [
        'addensanti <thickener> [pectina e sale]',
        'coloranti <colour> [E100 {E100}; 102 {E102}]',
        'allergens:',
        'traces:',
      ],
    ],
  ] as [string, unknown, string[]][])('%s', (_, input, expected) => {
    expect(printedList(input)).toEqual(expected);
  });
});
