import { sourceOf, asWhole } from '../lexicon/phrases.ts';

/** 'Strato 1:', 'Compressa 2:' open a group. */
export const numberedPart = asWhole(
  '(strato|fase|compressa|capsula|bustina|parte|miscela|prodotto|flacone|fiala|perla)[ ]#',
);

const part =
  'compress(a|e)|tavoletta|nucleo|involucro|contenuto [della ]capsula|rivestimento|strato|fase|parte|prodotto|altri ingredienti|eccipienti';

/** What a product has one or several of, each with a list of its own. */
export const wholePart = new RegExp(`^${sourceOf(part)}(?: ?\\d| [a-z]+){0,2}$`, 'i');
