import { allergensOf } from '../allergens/findAllergens.ts';
import { pattern } from '../lexicon/patterns.ts';
import { sourceOf, asWhole, atStart, atWord } from '../lexicon/phrases.ts';
import {
  beforeShare,
  behindShare,
  sharesInParts,
  shareBases,
  sharesOfParts,
  notesInBrackets,
  tracesOpenings,
  bareAllergens,
  sourceOpenings,
  flavourOpenings,
  flavourWords,
  amountUnits,
  yieldOpenings,
  remarks,
  carriersAndForms,
} from '../lexicon/remarks.ts';
import { Remembered } from '../text/Remembered.ts';
import { isCapitalised, groupOf } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
import { trimmedAround } from '../text/trim.ts';
import { codeOf, leadingClass } from './additives.ts';
import { withoutShareOfWhole, isKnownIngredient } from './names.ts';
import { isNameOfPlant, isStrengths, isPlantParts } from './plants.ts';

/** What a bracket behind an ingredient says of it. */
export type Bracket =
  | { kind: 'percent'; percent: number }
  | { kind: 'code'; code: string }
  /** 'contiene latte', 'da soia': the source of the ingredient, which may be an allergen. */
  | { kind: 'source' }
  /** 'può contenere tracce di …' */
  | { kind: 'traces' }
  /** 'trattato con alcol': of the product. */
  | { kind: 'note' }
  /** A Latin name, a strength, a qualifier: it stays in the name. */
  | { kind: 'remark' }
  /** 'sul prodotto finito': what a percentage is of. */
  | { kind: 'base' }
  | { kind: 'children' };

const shareAlone = new RegExp(
  `^(?:[<>~≥≤]|${sourceOf(beforeShare)})?\\s*(?:all?|il)?\\s*(\\d+(?:[.,]\\d+)?)` +
    `(?:\\s*[-–]\\s*\\d+(?:[.,]\\d+)?)?\\s*%\\s*${sourceOf(behindShare)}?$`,
  'i',
);
/** '96% gusto neutro; 88% gusto cacao': the first counts, as of a range. */
const shareOfFlavour = new RegExp(`^${sourceOf('§[ ]% [(per|nel|del|al) ][il ]gusto')}`, 'i');
const shareInPart = asWhole(sharesInParts);
const base = asWhole(shareBases);
const shareOfPart = new RegExp(`^${sourceOf(sharesOfParts)}`, 'i');
const note = atStart(notesInBrackets);
const traces = atStart(tracesOpenings);
/** '(di cui 20% fosfatidilcolina)': parts, though they may look like strengths. */
const ofWhich = atStart('(di cui|dei quali|delle quali) (epa|dha|[il ]#[ ]%)');
const bareAllergen = asWhole(bareAllergens);
const source = atStart(sourceOpenings);
/** '(contiene EPA 33% e DHA 22%)', '(con cacao, zucchero)': what it contains are ingredients. */
const partsInside = /^di cui |[,;].*\d+\s*%|^cont\w+ \D+\d+(?:,\d+)?\s*%|^con\b.*[,:]/i;
const flavourAlone = new RegExp(
  `^${sourceOf(flavourOpenings)}.*(?<![a-zà-ù])${sourceOf(flavourWords)}|^(?:solo|soltanto) `,
  'i',
);
/** 'senza lattosio', 'non OGM', '100% VNR' */
const lacking = pattern('^\\d+ ?% {VNR}\\*?$|^(?:senza|priv[oaie]|esent[ei]|non|no) [^,;:]*$');
/** '200 mg per dose', '10 mld UFC/g': an amount of the ingredient. */
const amount = new RegExp(
  `^${sourceOf('pari a|circa|ca.|apporta|min.')}?\\s*\\d[\\d.,]*\\s*(?:mld|miliardi|milioni|mln|x ?10\\S*)?(?: di)?` +
    `\\s*${sourceOf(amountUnits)}[^,;]{0,40}(?:, ?\\d+ ?% ?(?:vnr|nrv|rda)\\*?)?$`,
  'i',
);
const yields = atStart(yieldOpenings);
const anyAmount = atWord(`#[ ](${amountUnits})`);
/** '(6S)-5-metiltetraidrofolato' */
const stereo = /^(?:\d{0,2}[RSEZ](?:, ?\d{0,2}[RSEZ])*|[+±-])$/;
/** '®', '***', '12', 'D.E. 18-20', '100% vegetale' */
const sign = /^(?:®|™|r|tm|\*+|\d{1,2}|100% .*|d\.? ?e\.? ?\d[\d–-]*|d\/e)$/i;
const remark = asWhole(remarks);
const footnoteSigns = '*°†‡¹²³"';
const carrier = atStart(carriersAndForms);

/** '(apporta zinco 10 mg, rame 1 mg)' is a list. */
const holdsList = (text: string): boolean => text.includes(', ') || text.includes(';');

/** '(W. Bartram)': the initials and the name of who named a plant. */
function isFullAuthor(text: string): boolean {
  const gap = text.lastIndexOf(' ');
  if (gap < 0 || !isCapitalised(text.slice(gap + 1))) return false;
  const initials = text.slice(0, gap).split(' ');
  return initials.every((word) => word.length === 2 && word.endsWith('.'));
}

/** Whether a text is a remark on the ingredient, and none of its own. */
const isRemark = (text: string): boolean =>
  (flavourAlone.test(text) && !text.includes(':')) ||
  isNameOfPlant(text) ||
  isFullAuthor(text) ||
  sign.test(text) ||
  stereo.test(text) ||
  isStrengths(text) ||
  amount.test(text) ||
  (yields.test(text) && anyAmount.test(text) && !holdsList(text)) ||
  lacking.test(text) ||
  isPlantParts(text) ||
  remark.test(text) ||
  (carrier.test(text) && !text.includes(','));

function shareIn(text: string): number | undefined {
  const share = shareAlone.exec(text) ?? shareInPart.exec(text) ?? shareOfFlavour.exec(text);
  return share ? Number(groupOf(share, 1).replace(',', '.')) : undefined;
}

function readNewBracket(printed: string): Bracket {
  const text = withoutShareOfWhole(trimmedAround(printed, footnoteSigns) || printed);
  const percent = shareIn(text);
  if (percent !== undefined) return { kind: 'percent', percent };
  if (base.test(text) || shareOfPart.test(text)) return { kind: 'base' };
  if (note.test(text)) return { kind: 'note' };
  const code = codeOf(text);
  if (code !== undefined) return { kind: 'code', code };
  if (traces.test(text)) return { kind: 'traces' };
  if (bareAllergen.test(text)) return { kind: 'source' };
  if (ofWhich.test(text)) return { kind: 'children' };
  if (source.test(text) && !partsInside.test(text)) return { kind: 'source' };
  return { kind: isRemark(text) ? 'remark' : 'children' };
}

const known = new Remembered<Bracket>();

/** Longer ones are lists. */
const maxLength = 400;

/** Reads what is in a bracket; lists repeat them. */
export const readBracket = (content: string): Bracket =>
  content.length > maxLength
    ? { kind: 'children' }
    : (known.find(content) ?? known.keep(content, readNewBracket(content.trim())));

const contains = new RegExp(
  `^\\s*${sourceOf('contiene|contenente|contengono|con|contains|containing')}:? (?=.)`,
  'i',
);
const maxContainsLength = 16;
/** '(ingredienti: acqua, …)', '(in proporzione variabile: uvetta, …)' */
const announces = new RegExp(
  `^\\s*${sourceOf('ingredienti|in proporzion(e|i) variabil(e|i)')} ?: ?(?=.)`,
  'i',
);
const maxAnnouncementLength = 30;
/** 'EPA 33% e DHA 22%)': a name with its share. */
const sharesInside = /^[a-zà-ù][^()[\]{}%,]{1,40} \d+(?:[.,]\d+)?\s?%(?=\s?[),;]| e )/i;
/** 'il 33% di EPA' */
const shareFirst = /^(?:il )?\d+(?:[.,]\d+)?\s?% di \S/i;
const maxShareLength = 60;

/** '(contiene: zucchero, latte)': whether a list to the end of its bracket names more than allergens. */
function namesFood(text: string, start: number): boolean {
  const [inside = ''] = splitAtAny(text.slice(start, start + maxShareLength), '()');
  const names = splitAtAny(inside, ',;').map((name) => name.trim());
  return (
    names.length > 1 &&
    names.some((name) => isKnownIngredient(name) && allergensOf(name).length === 0)
  );
}

/**
 * '(contiene emulsionante: lecitina di soia)', '(contiene EPA 33%)', '(ingredienti: acqua)' hold
 * ingredients: past the words before them.
 */
export function pastContains(text: string, at: number): number {
  const code = text.charCodeAt(at) | 32;
  // 'i', 'I' or a space
  if (code === 105 || code === 32) {
    const said = announces.exec(text.slice(at, at + maxAnnouncementLength));
    if (said) return at + said[0].length;
  }
  // 'c', 'C' or a space
  if (code !== 99 && code !== 32) return at;
  const lead = contains.exec(text.slice(at, at + maxContainsLength))?.[0].length ?? 0;
  if (lead === 0) return at;
  const start = at + lead;
  const isClass =
    leadingClass(
      text
        .slice(start, start + 60)
        .replaceAll('(', ' ')
        .replaceAll(':', ' '),
    ) !== undefined;
  const piece = text.slice(start, start + maxShareLength);
  const isList = text.charAt(start - 2) === ':' && namesFood(text, start);
  return isClass || isList || sharesInside.test(piece) || shareFirst.test(piece) ? start : at;
}
