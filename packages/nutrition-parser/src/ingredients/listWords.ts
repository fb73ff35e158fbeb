/** 'Strato 1:', 'Compressa 2:' open a group. */
export const numberedPart = /^(?:strato|fase|compressa|capsula|bustina|parte|miscela) ?\d$/i;

/** What a product has one or several of, each with a list of its own. */
export const wholePart =
  /^(?:compress[ae]|tavoletta|nucleo|contenuto(?: della)? capsula|strato|fase|parte)(?: ?\d| [a-z]+)?$/i;

/** Words of lists whose full stop ends no sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  'tit titol es e s std min max ca circa var spp sp subsp ssp ssp ph eur vit prod conc estr ac art n nr dr q b willd mill gaertn lam dc wall roxb maxim rosc pers ait burm thunb meyer jacks turcz hook vahl murr medik schult benth juss planch mart approx alim veg'.split(
    ' ',
  ),
);
