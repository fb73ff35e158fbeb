import { anyOf } from './patterns.ts';

/** What may be in brackets behind the name of a nutrient, folded, without changing it. */
export const harmlessRemarks = [
  // How it was measured.
  'n ?x? ?\\d.*|x \\d.*|per (?:differenza|\\d.*|dose|porzione)',
  // What it is from.
  `${anyOf('da|come|as|sotto forma di|from|in forma di|apportat[aoi] da', '|')} .*`,
  anyOf('totali?|medi[ao]?|in polvere|disponibili|naturale|anidra|nrv|vnr|re|te|ne|alfa te', '|'),
  anyOf('s s|sul secco|sulla sostanza secca|tq|t q', '|'),
  'epa (?:e )?dha',
].join('|');

/** Salts and oxides: 'citrato di magnesio'. */
export const compounds = '[a-z ]*(?:ato|ossido|uro|idrato)(?: (?:di|da) [a-z ]+)?';

/** What makes a name a part of the one above it, folded. */
export const subOpenings = anyOf(
  [
    'di ?cui|d c(?= )|dei quali|delle quali|dei cui|di quali|of which|inclusi|tra cui',
    'davon|dont|de l[ao]s cuales',
    '(?:pari|equivalent[ei]|corrispondent[ei]) (?=a )',
    'apportant[ei](?= )',
    '(?:con un |che )?apport[oa](?:no)? (?=di |in )',
  ].join('|'),
  '|',
);

/** Words that are no part of a substance's name, folded. */
export const otherWords = [
  'e vnr nrv rda per ogni x su a non zero circa ca min max meno piu almeno oltre',
  'valor[ei] informazion dichiarazione tabella etichetta analisi nutri medi conten apporto',
  'component porzion dos[ei] razion serving tracc assent inferior superior',
] as const;

/** Words before the first name of run-on text: 'Valori nutrizionali medi: Energia …'. */
export const preambleWords =
  'valori? informazion[ei] dichiarazione tabella etichetta analisi nutrizional[ei] nutritiv[oi] medi[ao]? e contenuto contiene componente componenti nutriente vnr nrv rda';

/** Titles of tables, in the notation of phrases.ts. */
export const titlesOfTables =
  '(dichiarazion(e|i)|informazion(e|i)|valor(e|i)|tabella|etichetta) nutrizional(e|i)';

/** What is before a number and names no substance, folded. */
export const namelessOpenings =
  'vnr nrv rda reg art ue ce tit titolat[oaie] std standardizzat[oaie] contiene contengono apporta fornisce con sol[oaie] ben fino';

/** What is done with a product, before the amount of it, folded. */
export const preparations =
  'sciogli(?:ere)? disciogli(?:ere)? mescola(?:re)? miscelare diluire assumere versa(?:re)? aggiunge(?:re)? aggiungi agita(?:re)? prendere bere';

/** Headings of other sections of a product that end its nutrition, folded. */
export const endingHeadings =
  'conserv modalita condizioni descriz benefici propriet indicazioni produttore prodotto distrib scadenza lotto destinaz punti perche stabilim effetti';
