/**
 * What claims of absence usually name, in the notation of phrases.ts. Behind 'senza glutine,' these
 * go on with the claim; what may as well be an ingredient ('zucchero', 'aromi', 'latte') does not.
 */
export const usualClaims = `
  (glutine|lattosio|zuccheri|ogm|o.g.m.|organismi geneticamente modificati)
  (zuccher|sal|arom|conservant|colorant|additiv|grass|edulcorant|dolcificant)(o|i|e) aggiunt(o|i|e)
  (conservanti|coloranti|edulcoranti|dolcificanti|additivi|aspartame|glutammato|parabeni)
  (aromi|conservanti|coloranti|edulcoranti|dolcificanti|additivi) (artificiali|sintetici|chimici)
  [olio di ]palma
  grassi (idrogenati|saturi|trans|vegetali idrogenati)
  (gluten|lactose|gmo|gmos|added sugar|added sugars|preservatives|palm oil)
  (artificial|added) (colours|colors|flavours|flavors|sweeteners)
  capsul(a|e) vegetal(e|i)
  (vegan[o|a|i]|vegetarian[o|a|i]|bio|biologico|halal|kosher)
  [da ]agricoltura biologica
  ~ free
`;

/** Praise behind a claim, where it names no allergen: 'ricca di proteine'. */
export const praise = `
  ricc(o|a|hi|he) (di|in)
  fonte di
  (meno di|inferiore a|minore di|massimo|max)
  [ad ](alto|basso) contenuto
  gusto (irresistibile|unico|delizioso|eccezionale)
`;

/** Ingredients of allergens by a noun of their own: 'siero di latte', 'latte in polvere'. */
export const ownNouns = `
  (sier|protein|casein|lecitin|farin|fiocch|crusc|amid|germ|malt|burr|pann|oli|past|granell|album|tuorl|crem|gelatin|sem|estratt)~ [~ ][~ ](d|di|da|del|dello|della|dell|dei|degli|delle)
  (latte|uova|uovo|soia|frumento|mandorle|nocciole|arachidi) (in|inter|scremat|parzialmente|condensat|concentrat|tostat|pastorizzat|fresc)~
  whey|caseinat(o|i)
  (skimmed|whole) milk|milk (powder|protein|proteins)|soy lecithin|wheat flour
`;

/** What is done to a food that is named with it. Other participles are of another thing: 'latte esaurito: no'. */
const treated =
  '(~screm|acidific|affett|affumic|aromatizz|concentr|condens|congel|decortic|deidrat|delattos|denatur|disidrat|essicc|estrus|evapor|ferment|~filtr|fluidific|frantum|germin|grattugi|idrogen|idrolizz|isol|liofilizz|macin|malt|micronizz|miscel|modific|omogeneizz|pastorizz|pel|polverizz|raffin|ramific|reidrat|ricombin|sal|sbianc|schiacci|sgrass|sgusci|soffi|stagion|sterilizz|surgel|tost|tratt|trit|zuccher)at(o|a|i|e)|(addolc|arricch|boll|inacid|insapor|sbollent)it(o|a|i|e)|(aggiunt|cott|precott)(o|a|i|e)';

/** What may qualify that name before them: 'latte scremato assente'. */
export const qualitiesOfAbsent = `${treated}|inter(o|a|i|e)|magr(o|a|i|e)|total(e|i)|(sec|fres)c(o|a|hi|he)|biologic(o|a|i|he)|vaccin(o|a)|azzurr(o|i)|mist(o|a|i|e)`;

/** Words with which no name begins behind a claim: 'senza zuccheri del latte', 'senza glutine né latte'. */
export const wordsInClaims = `
  e|ed|o|od|né|ni|and|or|nor
  di|d|da|del|dello|della|dell|dei|degli|delle|of|in|nel|con|al|alla|per
  il|lo|l|la|gli|le|the|ma|aggiunt(o|a|i|e)
  senza|without|free|non|no
  può|possono|may|present(e|i)|contien~|conteng~|contain~
`;

/** What heads the names of what is not there. */
export const absenceHeadings =
  'assenza di|nessuna traccia di|allergen(i|e) (assent|non present|non contenut)(e|i)';

/** How claims of absence begin. */
export const claimOpenings = `([il |questo ][prodotto ][naturalmente ](senza|(priv|esent)(o|a|i|e)[ di| da]|non (contiene|contengono)|free from)|${absenceHeadings})`;
