/** Where a product is made: what is there may be in it. */
const places = '(stabiliment|impiant|line|repart|laborator|sit)(o|i|a|e|io)';
const atPlace = `(in|nel|nello|nella|sulla) [stess(o|a) ]${places}[ (di produzione|produttiv(o|a))]|(in|on|at|same|shared) [(the|same|shared) ](line|plant|facility|factory|site|equipment)`;
const mayBe =
  '(possibil|eventual)(e|i) (tracce|presenza|[cross-|cross ]contaminazion(e|i)[ crociat(a|e)])';

/** What tables of allergens answer, in the notation of phrases.ts. */
export const answerPhrases = {
  traces: `[sì ][in ]tracce|sì, in tracce|può contenere[ tracce]|[può essere ]presente in tracce|possibil(e|i)|${mayBe}|(no|non (aggiunt|present|contenut)(o|a|i|e)|assent(e|i)), ${mayBe}|[(no|assent(e|i)|non (present|contenut)(o|a|i|e))[ nel prodotto], ][[ma ](present(e|i)|sì)[,] ]${atPlace}|[per ]contaminazione[ crociata]|presenza in tracce|cross contamination|cross-contamination`,
  no: 'no|non presente|non presenti|assente[ nel prodotto]|assenti|assenza|non contiene|non contenut(o|a|i|e)|nessuno|nessuna|false|-|–|—|○',
  yes: 'sì[ nel prodotto]|yes|presente[ (come ingrediente|nel prodotto)]|presenti|presenza|ingrediente|contiene|contenut(o|a|i|e)|x|✓|✔|✅|☑|☒|✗|✘|●|+|true',
} as const;

/** Words of a remark behind a no by which there may be traces, or part of it is there, and those that deny these, too. */
export const tracesRemarks =
  'tracc~|contaminaz~|(può|potrebbe) contener~|possibile presenza|(in|nello|in uno|stesso) stabiliment~|cross~|(stess|medesim)(o|a)';
export const presenceRemarks = 'contiene|present(e|i)|solo|tranne|eccetto|salvo';
export const noRemarks = 'no|non|né|ne|nessun~|neanche|nemmeno|neppure|senza|priv(o|a|i|e)|esclus~';

/** Heads of the columns of a table of allergens. */
export const answerColumns = {
  traces: `[presen(te|ti|za|t|ce) ](${atPlace}|${places})|tracc~|può contenere~|contaminaz~|possibil~|cross~|accidental~`,
  no: 'assen~|non (contien|present)~|no',
  yes: '[(nel|nella|in|in the) ](prodotto|ricetta|product|recipe)|presen~|contien~|contenut~|ingredient~|sì|risposta|valore|esito|yes',
} as const;

/** Keys whose answers are of the product itself, beside those of its place. */
export const productKeys =
  '[presen(te|ti|za|t|ce) ][(nel|nella|in) ][the ](prodotto|ricetta|product|recipe)';

/** How such a table is headed. */
export const answerHeadings =
  '[(tabella|elenco|lista|dichiarazione|informazioni|quadro|presenza) ][(degli|sugli|dei|di) ]allergen(e|i)[ (presenti|alimentari)]';

/** What heads a list that is ticked off: 'Contiene: ☑ latte ☐ soia'. */
export const boxHeadings = {
  traces:
    '[il prodotto ](può|possono) contenere[ tracce][ di][ ]:|[(possibili|eventuali) ]tracce[ di][ ]:|may contain[ traces][ of][ ]:',
  contains:
    '[il prodotto ](contiene|contengono)[ [i seguenti ]allergeni][ ]:|contains[ ]:|presenti[ ]:',
} as const;

/** Words of long subjects: 'Cereali contenenti glutine, cioè: grano, … e prodotti derivati'. */
export const subjectWords = 'cioè|ossia|prodott(o|i)|derivat(o|i)|come|quali|compres(o|i)';

/** The last words of answers, by which lists without any are told. */
export const lastWordsOfAnswers =
  'tracce possibile possibili stabilimento impianto linea reparto laboratorio produzione contenere presenza contaminazione crociata contamination no presente presenti assente assenti assenza contiene contenuto contenuta contenuti contenute ingrediente prodotto nessuno nessuna false si yes x true p a t';

/** Letters that answer beside 'P', and dashes beside '+', with the words that they stand for. */
export const answerLetters: readonly (readonly [sign: string, word: string, beside: string])[] = [
  ['P', 'SI', 'P'],
  ['A', 'NO', 'P'],
  ['T', 'tracce', 'P'],
  ['+', 'SI', '+'],
  ['-', 'NO', '+'],
];

/** Signs before or behind the names of a list that is ticked off; a crossed box is a ticked one. */
export const boxSigns = { ticked: '☑✓✔✅☒', crossed: '✗✘✖❌', empty: '☐□' } as const;

/** Words of a subject that says more than its name; whether its box holds for them is not told. */
export const sayingWords =
  '(contien|conteng)~|può|possono|potrebbe~|con|senza|non|priv(o|a|i|e)|esent(e|i)|free';

/** Heads of columns whose cells are lists of ingredients. */
export const namesOfLists = 'ingredient(e|i|s)|composizione';
