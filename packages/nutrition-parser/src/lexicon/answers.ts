/** What tables of allergens answer, in the notation of phrases.ts. */
export const answerPhrases = {
  traces:
    '[sì ][in ]tracce|può contenere[ tracce]|[può essere ]presente in tracce|(possibil(i|e)|eventual(i|e)) (tracce|presenza)|possibile contaminazione[ crociata]|[per ]contaminazione[ crociata]|presenza in tracce|cross contamination|cross-contamination',
  no: 'no|non presente|non presenti|assente[ nel prodotto]|assenti|assenza|non contiene|non contenut(o|a|i|e)|nessuno|nessuna|false|-|–|—|○',
  yes: 'sì|yes|presente[ (come ingrediente|nel prodotto)]|presenti|presenza|ingrediente|contiene|contenut(o|a|i|e)|x|✓|✔|✅|☑|☒|✗|✘|●|+|true',
} as const;

/** Heads of the columns of a table of allergens. */
export const answerColumns = {
  traces: 'tracc~|può contenere~|contaminaz~|possibil~|cross~|accidental~',
  no: 'assen~|non (contien|present)~|no',
  yes: 'presen~|contien~|contenut~|ingredient~|sì|risposta|valore|esito|yes',
} as const;

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
  'tracce contenere presenza contaminazione crociata contamination no presente presenti assente assenti assenza contiene contenuto contenuta contenuti contenute ingrediente prodotto nessuno nessuna false si yes x true p a t';

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
