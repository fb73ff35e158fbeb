import type { PrintedLabel } from './label.ts';

/** Lists all in capitals, as most packs print them. */
export const capitals: readonly PrintedLabel[] = [
  {
    name: 'an extract, classes with two members joined by E, a code',
    input:
      'INGREDIENTI: PEPE NERO (PIPER NIGRUM L.) FRUTTI E.S. TIT. 95% PIPERINA, ACIDIFICANTI: ACIDO CITRICO E ACIDO MALICO, ANTIAGGLOMERANTI: BIOSSIDO DI SILICIO E SALI DI MAGNESIO DEGLI ACIDI GRASSI, COLORANTE: E 133.',
    lines: [
      'PEPE NERO (PIPER NIGRUM L.) FRUTTI E.S. TIT. 95% PIPERINA',
      'ACIDIFICANTI <acid> [ACIDO CITRICO; ACIDO MALICO]',
      'ANTIAGGLOMERANTI <antiCakingAgent> [BIOSSIDO DI SILICIO; SALI DI MAGNESIO DEGLI ACIDI GRASSI]',
      'COLORANTE <colour> [E 133 {E133}]',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'contents that are no heading',
    input:
      'OLIO DI PESCE AD ALTO CONTENUTO DI EPA E DHA (EPA 36%, DHA 24%), CACAO A RIDOTTO CONTENUTO DI GRASSI, INVOLUCRO: GELATINA.',
    lines: [
      'OLIO DI PESCE AD ALTO CONTENUTO DI EPA E DHA [EPA 36%; DHA 24%]',
      'CACAO A RIDOTTO CONTENUTO DI GRASSI',
      'INVOLUCRO [GELATINA]',
      'allergens: fish',
      'traces:',
    ],
  },
  {
    name: 'brackets with parts, with bacteria, with a genus and with a plant and its part',
    input:
      'MIELE (GOMMA ARABICA), AMIDO (MAIS OPPURE PATATA), FERMENTI LATTICI (LACTOBACILLUS ACIDOPHILUS, BIFIDOBACTERIUM LACTIS), ESTRATTO DI AGRUMI (CITRUS SPP.) 10% ESPERIDINA, PSILLIO (PLANTAGO OVATA FORSSK., CUTICOLA DEI SEMI) 2%',
    lines: [
      'MIELE [GOMMA ARABICA]',
      'AMIDO [MAIS OPPURE PATATA]',
      'FERMENTI LATTICI [LACTOBACILLUS ACIDOPHILUS; BIFIDOBACTERIUM LACTIS]',
      'ESTRATTO DI AGRUMI (CITRUS SPP.) 10% ESPERIDINA',
      'PSILLIO (PLANTAGO OVATA FORSSK., CUTICOLA DEI SEMI) 2%',
      'allergens:',
      'traces:',
    ],
  },
  {
    name: 'traces between semicolons, and a sentence on emphasis',
    input:
      'INGREDIENTI: FARINA DI RISO. GLI INGREDIENTI IN GRASSETTO POSSONO PROVOCARE ALLERGIE. PUÒ CONTENERE TRACCE DI: LATTE; UOVA; SOIA.',
    lines: [
      'FARINA DI RISO',
      'allergens:',
      'traces: milk eggs soybeans',
      'note: GLI INGREDIENTI IN GRASSETTO POSSONO PROVOCARE ALLERGIE.',
    ],
  },
];
