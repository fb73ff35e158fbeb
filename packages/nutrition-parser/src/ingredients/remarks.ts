import { allergensOf } from '../allergens/findAllergens.ts';
import { pattern } from '../lexicon/patterns.ts';
import { sourceOf, asWhole, atStart } from '../lexicon/phrases.ts';
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
import { groupOf } from '../text/chars.ts';
import { splitAtAny, untilAny } from '../text/pieces.ts';
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
const shareOfPart = atStart(sharesOfParts);
const note = atStart(notesInBrackets);
const traces = atStart(tracesOpenings);
/** '(di cui 20% fosfatidilcolina)': parts, though they may look like strengths. */
const ofWhich = atStart('(di cui|dei quali|delle quali) (epa|dha|[il ]#[ ]%)');
const bareAllergen = asWhole(bareAllergens);
const source = atStart(sourceOpenings);
/** '(contiene EPA 33% e DHA 22%)', '(con cacao, zucchero)': what it contains are ingredients. */
const partsInside = /^di cui |[,;].*\d+\s*%|^cont\w+ \D+\d+(?:,\d+)?\s*%|^con\b.*[,:]/i;

/** What stays in the name of an ingredient: a remark on it, and none of its own. */
const remarkForms: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:solo|soltanto) |${sourceOf(flavourOpenings)}[^:]*(?<![a-zà-ù])${sourceOf(flavourWords)})[^:]*$`,
    'i',
  ),
  // '(W. Bartram)': the initials and the name of who named a plant.
  /^(?:\S\. )+\p{Lu}\p{Ll}\S*$/u,
  // '®', '***', '12', 'D.E. 18-20', '100% vegetale'
  /^(?:®|™|r|tm|\*+|\d{1,2}|100% .*|d\.? ?e\.? ?\d[\d–-]*|d\/e)$/i,
  // '(6S)-5-metiltetraidrofolato'
  /^(?:\d{0,2}[RSEZ](?:, ?\d{0,2}[RSEZ])*|[+±-])$/,
  // '200 mg per dose', '10 mld UFC/g': an amount of the ingredient.
  new RegExp(
    `^${sourceOf('pari a|circa|ca.|apporta|min.')}?\\s*\\d[\\d.,]*\\s*(?:mld|miliardi|milioni|mln|x ?10\\S*)?(?: di)?` +
      `\\s*${sourceOf(amountUnits)}[^,;]{0,40}(?:, ?\\d+ ?% ?(?:vnr|nrv|rda)\\*?)?$`,
    'i',
  ),
  // '(apporta zinco 10 mg)'; '(apporta zinco 10 mg, rame 1 mg)' is a list.
  new RegExp(
    `^(?!.*(?:, |;))${sourceOf(yieldOpenings)}.*(?<![a-zà-ù\\d])${sourceOf(`#[ ](${amountUnits})`)}`,
    'i',
  ),
  // 'senza lattosio', 'non OGM', '100% VNR'
  pattern('^\\d+ ?% {VNR}\\*?$|^(?:senza|priv[oaie]|esent[ei]|non|no) [^,;:]*$'),
  asWhole(remarks),
  new RegExp(`^${sourceOf(carriersAndForms)}[^,]*$`, 'i'),
];

const isRemark = (text: string): boolean =>
  isNameOfPlant(text) ||
  isStrengths(text) ||
  isPlantParts(text) ||
  remarkForms.some((form) => form.test(text));

function readNewBracket(printed: string): Bracket {
  const text = withoutShareOfWhole(trimmedAround(printed, footnoteSigns) || printed);
  const share = [shareAlone, shareInPart, shareOfFlavour]
    .map((form) => form.exec(text))
    .find(Boolean);
  if (share) return { kind: 'percent', percent: Number(groupOf(share, 1).replace(',', '.')) };
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

const footnoteSigns = '*°†‡¹²³"';
const known = new Remembered<Bracket>();
/** Longer ones are lists. */
const maxLength = 400;

/** Reads what is in a bracket; lists repeat them. */
export const readBracket = (content: string): Bracket =>
  content.length > maxLength
    ? { kind: 'children' }
    : (known.find(content) ?? known.keep(content, readNewBracket(content.trim())));

const isFood = (name: string): boolean => isKnownIngredient(name) && allergensOf(name).length === 0;

/** '(ingredienti: acqua, …)', '(in proporzione variabile: uvetta, …)' */
const announces = new RegExp(
  `^\\s*${sourceOf('ingredienti|in proporzion(e|i) variabil(e|i)')} ?: ?(?=.)`,
  'i',
);
const contains = new RegExp(
  `^\\s*${sourceOf('contiene|contenente|contengono|con|contains|containing')}:? (?=.)`,
  'i',
);
/** 'EPA 33% e DHA 22%)', 'il 33% di EPA': a name with its share. */
const shareInside =
  /^(?:[a-zà-ù][^()[\]{}%,]{1,40} \d+(?:[.,]\d+)?\s?%(?=\s?[),;]| e )|(?:il )?\d+(?:[.,]\d+)?\s?% di \S)/i;
const maxReach = 60;

/**
 * '(contiene emulsionante: lecitina di soia)', '(contiene EPA 33%)', '(ingredienti: acqua)' hold
 * ingredients: past the words before them.
 */
export function pastContains(text: string, at: number): number {
  const inside = untilAny(text.slice(at, at + maxReach), '()');
  const said = announces.exec(inside);
  if (said) return at + said[0].length;
  const lead = contains.exec(inside)?.[0] ?? '';
  if (lead === '') return at;
  const start = at + lead.length;
  const names = splitAtAny(inside.slice(lead.length), ',;').map((name) => name.trim());
  // '(contiene: zucchero, latte)' names more than allergens.
  const isList = lead.includes(':') && names.length > 1 && names.some(isFood);
  const isClass = leadingClass((names[0] ?? '').replaceAll(':', ' ')) !== undefined;
  return isList || isClass || shareInside.test(text.slice(start, start + maxReach)) ? start : at;
}
