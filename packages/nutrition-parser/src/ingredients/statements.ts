import { firstLetters, numbersOf } from '../text/firstLetters.ts';
import { isOpenLine } from './isOpenLine.ts';

/** What a sentence in a list says; 'note' is none of allergens. */
export type Statement = 'contains' | 'traces' | 'free' | 'note';

const openings: readonly [Statement, RegExp][] = [
  [
    'traces',
    /^(?:pu[oòóô]['’`]?\s+(?:inoltre\s+|anche\s+)?(?:contenere|presentare|essere (?:contaminat|present))|potrebbe(?:ro)?\s+(?:contenere|essere)|possono\s+(?:contenere|essere)|(?:pu[oò] )?contiene\s+(?:possibili|eventuali)?\s*tracce|(?:products? )?may (?:also )?contain|(?:in )?\(?tracce\)?(?:\s+(?:eventuali|possibili|accidentali))?(?:\s+(?:di|d['’])|[^\S\n]*[:\n])|traces of|(?:possibili|possibile|eventuali|eventuale|presenza di)\s+tracc|possibile (?:presenza|contaminazione)|presenza (?:accidentale|involontaria|occasionale)|contaminazion|cross.contaminat|non si (?:pu[oò] )?esclud)/i,
  ],
  [
    'traces',
    /^(?:il )?(?:prodott[oi]|realizzat[oi]|fabbricat[oi]|lavorat[oi]|confezionat[oi]|elaborat[oi]|preparat[oi]|ottenut[oi]|si (?:lavora|produc|utilizza|trasforma)\w*)\b[^.;]{0,80}\b(?:stabiliment|impiant|line[ae]|laborator|ambient|sito|fabbric|locali|aziend|repart|macchinar|attrezzatur)/i,
  ],
  [
    'traces',
    /^(?:in|nello|nel)\s+(?:uno\s+|stesso\s+|un\s+|questo\s+|nostro\s+)*(?:stabiliment|impiant|laborator)/i,
  ],
  ['traces', /^(?:lo |(?:nel)?lo stesso )?(?:stabilimento|impianto|laboratorio)\b/i],
  [
    'traces',
    /^(?:this product (?:is|was) |it is )?(?:made|produced|manufactured|packed|packaged|processed) (?:in|on) (?:a|an|the|equipment|lines?)\b/i,
  ],
  [
    'free',
    /^(?:(?:il |questo )?prodotto )?(?:naturalmente\s+)?(?:senza|priv[oaie]\b|esent[ei]\b|non contiene|non contengono|gluten free|lactose free|no ogm|ogm free|free from)/i,
  ],
  [
    'contains',
    /^(?!allerg\w+(?: advice)?:? for allergens)(?:contiene\b|contengono\b|contains\b|allergen[is]?\b\s*:?|allergy advice|informazioni (?:sugli )?allergeni)/i,
  ],
  [
    'note',
    /^(?:pu[oòóô]['’`]?\s|potrebbe|per gli allergeni|(?:allerg\w+(?: advice)?:? )?for allergens|nonostante|malgrado|sebbene|bench[eé]|trattat[oaie] (?:in|con)|ideale (?:per|come)|mantenere|importato|distribuito|non disperdere|dopo l['’]apertura|prima dell['’]uso|si consiglia|bere\b|assumere|(?:da )?agricoltura (?:biologica|italia|ue|non ue)|(?:per )?(?:ulteriori |maggiori )?informazioni\b(?!\s+sugli)|gli (?:ingredienti|allergeni)|in (?:grassetto|maiuscolo|neretto)|ingredienti allergenici|confezionato|conservare|conservat|tenere|agitare|da consumars|consumare|product of|made in|cacao\s*:|frutta\s*:|carne\s*:|origine\b\s*:|paese d|prodotto (?:in|da|e|adatto|senza|certificato|biologico|bio\b|italiano|vegan)|il prodotto|questo prodotto|\(?\*|[°†‡¹²³]|vedi|attenzione|avvertenz|integratore|alimento|un consumo|adatto|non adatt|nessun allergen|certificat|elevato (?:tenore|contenuto)|non (?:raccomandat|superare|ecceder|indicat)|gusti(?: disponibili)?\s*:|disponibil[ei] (?:nei|in|al|con)\b|con (?:edulcorant|zuccher[io] e edulcorant)|le percentuali|vegan[oa]?\b|halal\b|kosher\b|zona (?:di pesca|fao)\b|pescat|% )/i,
  ],
];

/** 'Allergeni: può contenere …': what stands before a statement on traces. */
const tracesHeading =
  /^(?:(?:informazioni sugli )?allergeni|(?:in |per )?tutti i gusti|nota\b|n\.b\.|attenzione|avvertenz[ae])\s*[:–-]?\s*/i;

/** Characters looked at for an opening. */
const reach = 140;

/** The first words of statements; most items begin with others. */
const firstWords = numbersOf(
  'puo potr sono si nell acca ment e la poss cont may trac poss even pres prod real fabb lavo conf elab prep otte il in nell nel lo stab natu senz priv esen non glut lact no ogm free alle info per gli ingr cons tene agit da ques vedi atte avve inte alim un adat cert con le gust disp ness elev agri orig paes tutt zona pesc made this pack manu it for nota n cros magg ulte nono malg sebb benc trat idea mant impo dist dopo prim bere assu vega hala kosh',
);

/** 'Cacao: 70% minimo' behind a list. */
const leastShare = /^(?:cacao|frutta|carne)\s*:\s*(?:min\.?\s*)?\d+\s*%/i;

const shares = numbersOf('caca frut carn');

function mayOpen(text: string, at: number, end: number): boolean {
  const number = firstLetters(text, at, end);
  // Footnote marks and '%' open notes.
  if (number === 0 || firstWords.has(number)) return true;
  return shares.has(number) && leastShare.test(text.slice(at, Math.min(end, at + 24)));
}

/** The statement that begins at a place, or null: most items begin none. */
export function statementAt(text: string, at: number, end: number): Statement | null {
  if (!mayOpen(text, at, end)) return null;
  const piece = text.slice(at, Math.min(end, at + reach));
  const behind = piece.replace(tracesHeading, '');
  const known = openings.find(([kind, opening]) =>
    opening.test(kind === 'traces' ? behind : piece),
  )?.[0];
  // '…, cacao: min 32%' is an item.
  if (
    known === 'note' &&
    leastShare.test(piece) &&
    !behindStop.test(text.slice(Math.max(0, at - 4), at))
  )
    return null;
  // 'Il prodotto può contenere …', 'Non si esclude la presenza di tracce di …'
  if (known === undefined || known === 'note') {
    const [sentence = ''] = piece.split(/\.(?=[\sA-ZÀ-Ý])|\n/, 1);
    const isOpen = known === 'note' || isSentenceStart(text, at);
    if (isOpen && tracesInside.test(sentence)) return 'traces';
  }
  return known ?? null;
}

const behindStop = /[.;!]\s*$/;

const tracesInside =
  /(?:\bpu[oòóô]['’`]?|possono|potrebbe(?:ro)?)\s+(?:\w+\s+)?contenere\b|\btracce\b|\bcontaminat|\bcontaminazion|\besclu\w+ (?:\w+ )?(?:la |una )?(?:possibile )?presenza/i;

/** Whether nothing stands before a place, or the end of a sentence or line. */
export function isSentenceStart(text: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && text.charCodeAt(i) <= 32) i--;
  return i < 0 || '.;:!'.includes(text.charAt(i));
}

const loneHeading =
  /^(?:allergeni|contiene|tracce|pu[oò]['’`]?\s+contenere(?:\s+tracce(?:\s+di)?)?)\s*:?\s*\n\s*/i;
/** One more line of a list with bullets. */
const bullet = /^\n\s*[-–•*]/;

const sentenceBehindStop = /^\s+(?:["“(*]{0,2}[A-ZÀ-Ý]|[*°†‡¹²³])/;
/** 'PUÒ CONTENERE TRACCE DI LATTE; UOVA; SOIA': capitals begin no sentence there. */
const sentenceBehindSemicolon = /^\s+(?:["“(*]{0,2}[A-ZÀ-Ý](?![A-ZÀ-Ý])|[*°†‡¹²³])/;

/** Where a statement ends: at its full stop, its line's end, or before the next statement. */
export function statementEnd(text: string, at: number, end: number): number {
  // 'Allergeni' on a line of its own: what it says stands on the next.
  const lone = loneHeading.exec(text.slice(at, Math.min(end, at + 40)))?.[0].length ?? 0;
  for (let i = at + Math.max(1, lone); i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) {
      if (lone > 0 && bullet.test(text.slice(i, i + 6))) continue;
      if (isOpenLine(text, i) || /^\n[a-zà-ù]/.test(text.slice(i, i + 2))) continue;
      return i;
    }
    if (code !== 46 && code !== 59) continue;
    const next = text.charCodeAt(i + 1);
    if (i + 1 >= end || next === 10) return i + 1;
    // 'TRACCE DI SOIA.CONSERVARE …'
    if (next > 64 && next < 91 && statementAt(text, i + 1, end)) return i + 1;
    const behind = code === 59 ? sentenceBehindSemicolon : sentenceBehindStop;
    if (next === 32 && behind.test(text.slice(i + 1, i + 6))) return i + 1;
  }
  return end;
}

const traceBehindWord = /(?<=[\wà-ù)%*–-] )pu[oò]['’`]?\s+contenere\b/gi;

/** Where 'può contenere' stands next behind a word. */
export function nextTrace(text: string, at: number, end: number): number {
  traceBehindWord.lastIndex = at;
  return traceBehindWord.exec(text)?.index ?? end;
}
