/** What a bracket says of the ingredient before it, in the notation of phrases.ts. */

/** Parts of a product, of which a share may be told. */
const parts =
  'crema|ripieno|farcitura|impasto|glassa|cialda|copertura|biscotto|preparazione|sfoglia|cioccolato|confettura';
const wholes =
  'totale[ [(degli|del|dei) ](ingredienti|prodotto[ finito])]|prodotto[ finito]|peso[ totale]';

/** Words around a percentage that leave it one: 'min. 70%', '12% sul prodotto finito'. */
export const beforeShare =
  'min.|min|minimo|max.|max|massimo|circa|ca.|ca|almeno|fino|pari|tot.|tot|totale|al|all|il';
export const behindShare =
  'min.|min|minimo|max.|max|massimo|circa|p/p|w/w|in peso|tot.|tot|totale|(sul|su|del|nel|sulla|della|nella|di) (totale[ [(degli|del|dei) ](ingredienti|prodotto[ finito])]|prodotto[ finito]|peso[ totale]|miscela|ripieno[ totale]|copertura)';

/** A share of a part of the product: '11% min. nella crema'. */
export const sharesInParts = `§[ ]% [(min.|min|minimo) ](nel|nella|sul|sulla) (${parts})`;

/** What a percentage behind a name is of: '5% sul totale', '3% nella crema'. */
export const basesBehindShares = `[- |– ](sul|su|del|in|nel|nella|sulla) (${wholes}|${parts})`;

/** The share of the product behind one of a part: '40% corrispondente a 12% sul prodotto finito'. */
export const sharesOfWholes =
  "(corrispondent(e|i)|corrispond(e|ono)|pari|equivalent(e|i)) (a|al|all'|alla|a il)[ ]#[ ](%|g)[ (sul|del|nel|di|dei|sulla|della|nella) ~[ ~][ ~][ ~]]";

/** What a percentage is of. */
export const shareBases = `(sul|su|del|in|% sul) (${wholes})|(sul|sulla|nel|nella) (${parts})`;

/** What share of a part of the product an ingredient is: 'pari al 5% nel ripieno'. */
export const sharesOfParts =
  '(pari|corrispondent(e|i)|equivalent(e|i)) (al|a|a il) #[ ]% (di|del|nel|sul|della|nella|sulla|dell|nell|sull|dei|delle)~ |#[ ]% (del|secondo il) (d.m.|peso dichiarato)';

/**
 * What goes on behind a comma with the item before it, and is none: 'proteine concentrate, isolate e
 * idrolizzate', 'uova, da allevamento a terra'.
 */
const forms =
  '(concentrat|isolat|idrolizzat|liofilizzat|micronizzat|microfiltrat|ultrafiltrat|essiccat|disidratat|pastorizzat|macinat|tostat|pelat|tritat)(o|a|i|e)';
export const goesOnBehindComma = `${forms}[ (e|ed) ${forms}]|non idrogenat(o|a|i|e)|(d'|da |di )allevament(o|i)[ (a|al|all'|in) ~]`;

/** What a bracket says of the product, and of no ingredient. */
export const notesInBrackets = 'trattat(o|a|i|e) (con|in)|da agricoltura biologica';

/** Words that name the source of an ingredient, which tells its allergen. */
export const sourceOpenings =
  'contiene|contengono|contenente|contenenti|con|deriva|derivat(o|a|i|e)|derivante|derivanti|ottenut(o|a|i|e)|prodott(o|a|i|e)|estratt(o|a|i|e) da~|da|dal|dalla|dalle|dai|dallo|di|del|della|dello|dei|fonte|origine|source|from|contains|a base di';

/** The bare name of an allergen says where the ingredient is from: 'caseinato di calcio (LATTE)'. */
export const bareAllergens =
  'latte|soia|soja|pesce|uov(o|a)|[cereali contenent(e|i) ]glutine|frutta a guscio|crostacei|molluschi|solfiti|milk|soy|pesci|crostaceo|mollusco|fish|egg[s]|lait|oeuf[s]|milch|fisch';

export const tracesOpenings =
  'può|potrebbe~|possono~|may|(contiene|contengono) [possibili |eventuali ]tracce~|tracce~|possibili tracce~|eventuali tracce~';

/** For which flavours an ingredient is there. */
export const flavourOpenings =
  'secondo|selon|a seconda del|solo|soltanto|esclusivamente|unicamente|solamente|nel|nella|per il|per la|presente nel|presente solo|gusto|gusti|esclus(o|a|i|e)|tranne|eccetto|salvo';
export const flavourWords =
  'gust(o|i)|flavo(r|ur)[s]|variant(e|i)|version(e|i)|aroma|parfum|arôme|goût';

/** Remarks that stay in the name. */
export const remarks = `
  in proporzione variabile|in proporzioni variabili
  natural(e|i)|bio|biologic(o|a|i|e)|in polvere|vegetal(e|i)
  bovin(o|a|i|e)|suin(o|a|i|e)|marin(o|a|i|e)|cloridrato
  s.s.|s. s.|ss|s s|sul secco|[sulla ]sostanza secca|t.q.|t. q.|tq|t q
  (liofilizzat|micronizzat|essiccat|disidratat|pastorizzat|cott|crud|macinat|decaffeinat|deglutinat|idrogenat|tostat)(o|a|i|e)
  (come|quale) residuo|residu(o|i)
  (d'|da |di )allevament(o|i)[ (a|al|all'|in) ~]|allevat(o|a|i|e) (a|al|all'|in) ~
  instant|gel|nano|ogm free|non ogm|non idrogenat(o|a|i|e)|a catena media
  min.|min|max.|max|minim(o|a)|massim(o|a)|circa
  [(dutch|alkali) ]processed[ with alkali]|processed with (alkali|alkalis)|alkali(s|z)ed
  [(al|per il) ]gusto ~[ ~][ ~]
  per (dose|porzione|capsula|compressa|bustina)[ giornaliera]
  i|ii|iii|iv|v|vi|vii|viii
`;

/** Units of an amount of the ingredient itself: '200 mg per dose'. */
export const amountUnits =
  'mg|g|mcg|µg|μg|ug|ml|u.i.|ui|u.i|i.u.|iu|ufc|cfu|kcal|kj|miliardi|mld|milioni|mln';

/** What an ingredient yields, before its amount: 'apporta zinco 10 mg', 'pari a 400 mg di calcio'. */
export const yieldOpenings =
  '(pari|equivalent(e|i)|corrispondent(e|i)) (a|ad|al)|[che ](apport(a|ano|o|ante|anti)|fornisc(e|ono))';

/** What an ingredient is put on, or in which form it is. */
export const carriersAndForms =
  '(veicolat|supportat|adsorbit)(o|a|i|e) su~|((in|sotto) forma di|come)';

/** Adjectives with which no ingredient begins: a line of its own that begins with one goes on. */
export const behindNouns =
  '(marin|ittic|moscat|scremat|idrolizzat|liofilizzat|disidratat|pastorizzat|micronizzat)(o|a|i|e)|micellare';

const words = '[ ~][ ~][ ~][ ~][ ~][ ~]';
/** Names of products before their lists: 'Preparato per bevanda al cacao: …'. */
export const titlesOfLists = `
  (integrator(e|i)|aliment(o|i)|complement(o|i)) (alimentar|dietetic|proteic|iperproteic|energetic|destinat|a base|per|di|con)~${words}
  (preparato|polvere|miscela in polvere) per (bevand|frullat|shak|pancake|budin)~${words}
  bevanda (vegetal|a base|al|alla)~${words}
  tisana[ in bustin(a|e)]
  (per|in|su) #[ ](g|ml)[ di prodotto]
  (bevanda|gel) (energetic|isotonic|proteic|ipotonic|ipertonic|sportiv)~${words}
`;

/** What a list without parts may be called: 'Ingredienti principali: …'. */
export const headingsOfLists =
  '(ingredienti|componenti|sostanze|principi) (attiv|funzional|principal|caratterizzant|natural)(i|e)|principali|attivi|funzionali|altri (ingredienti|componenti)|eccipienti|formulazione|formula';

/** Those that end in a full stop: 'Wafer ricoperto. Crema 55%: …'. */
export const titlesInSentences = `(barrett(a|e)|snack|wafer|cookie[s]|muffin|plumcake|gallett(a|e)|granola|muesli) (proteic|energetic|sportiv|ricopert|dietetic|vegan|croccant|ai|al|alla|alle|con|di)~${words}`;
