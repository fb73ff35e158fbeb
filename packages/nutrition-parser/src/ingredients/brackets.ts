import { allergensOf, findAllergens } from '../allergens/findAllergens.ts';
import { ownNoun } from '../allergens/names.ts';
import { pattern } from '../lexicon/patterns.ts';
import { sourceOf, asWhole, atStart } from '../lexicon/phrases.ts';
import { groupsOfSubstances, compoundFoods } from '../lexicon/rawMaterials.ts';
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
import { remembered } from '../text/Remembered.ts';
import { groupOf } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { splitAtAny, untilAny } from '../text/pieces.ts';
import { trimmedAround, trimmedStart } from '../text/trim.ts';
import { codeOf, leadingClass, additiveClassOf, isNumeralAt } from './additives.ts';
import {
  behindAnd,
  openLead,
  finishItem,
  finishBefore,
  jointInItem,
  startItem,
  statementInBracket,
} from './items.ts';
import { isUnbound, mayBind, jointOfKnown, lostSeparator } from './joints.ts';
import { withoutShareOfWhole, isKnownIngredient, readHead, isOpenStrength } from './names.ts';
import { isNameOfPlant, isStrengths, isPlantParts, isLatinName } from './plants.ts';
import {
  type Token,
  type Node,
  type Frame,
  isOverlong,
  type Reading,
  maxDepth,
  frameAt,
  type Evidence,
} from './tokens.ts';

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
/** Longer ones are lists. */
const maxLength = 400;

/** Reads what is in a bracket; lists repeat them. */
export const readBracket = (content: string): Bracket =>
  content.length > maxLength ? { kind: 'children' } : readKnown(content);

const readKnown = remembered((content) => readNewBracket(content.trim()));

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

/** Longer names are not looked at. */
const maxNextLength = 80;
/** ' Salsa al basilico 30% (…' */
const nextWithShare = /^ [A-ZÀ-Ý][^,;.()[\]]{2,60}\d ?% ?\(/;
const groupName = asWhole(groupsOfSubstances);
const compound = atStart(compoundFoods);

/** 'preparato al cacao, (zucchero, cacao)', 'frutta 9%, (mele, pere)': whether the bracket behind an item's comma is its own. */
const isOwner = ({ name, percent }: Node, children: readonly Node[] = []): boolean =>
  groupName.test(fold(name)) ||
  (children.length > 1 && (percent !== undefined || compound.test(fold(name))));

/** Characters of blank text between brackets; longer runs belong to no item. */
const maxBlank = 80;

/** 'margarina, (palma, acqua) lievito': the item whose bracket a comma parts from it. */
function ownerBefore({ items, item, group }: Frame): Node | null {
  const previous = group ? undefined : items.at(-1);
  if (!previous || previous.children || item.children === null) return null;
  return item.text.length <= maxBlank && item.text.trim() === '' ? previous : null;
}

/** Where the next item begins right behind a bracket, its comma lost; -1 where the item goes on. */
function nextItemAt({ text, end, frame }: Reading, at: number): number {
  const { item } = frame;
  const { children } = item;
  const behind = text.slice(at, Math.min(end, at + maxNextLength));
  const name = untilAny(behind, ',;.:([|\n').trim();
  const isApart = behind.startsWith(' ') && name !== '';
  // 'glucosamina (da crostacei) inulina'
  if (children === null && item.code === undefined)
    return isApart && isUnbound(name) && !mayBind(item.text) ? at + 1 : -1;
  // 'ossido di ferro (E172) e biossido di titanio (E171)'
  const joined = behindAnd(text, at, end);
  if (joined >= 0 || children === null || !isApart || isOverlong(item, at)) return joined;
  const isNext =
    ownerBefore(frame) !== null ||
    isKnownIngredient(name) ||
    // '… (riso, avena) estratto di malto', '… (inulina) sali minerali (…)'
    ownNoun.test(name) ||
    groupName.test(fold(name)) ||
    // 'agenti lievitanti (…) fiocchi di mais (…)'
    additiveClassOf(item.text) !== undefined ||
    (item.text.includes('%') && nextWithShare.test(behind));
  return isNext ? at + 1 : -1;
}

/**
 * 'acido citrico (E330, acidificante)': the first of the bracket's items is the code of the whole, and
 * '(tonnetto striato, Katsuwonus pelamis)': the second is the Latin name of the first.
 */
function takeFirst({ item }: Frame, { items }: Frame): void {
  const [first, second] = items;
  if (!first || !second) return;
  const isCode = first.code !== undefined && first.code === codeOf(first.name);
  if (isCode && second.role !== undefined && !second.children) {
    if (item.code !== undefined) return;
    item.code = first.code;
    item.evidence = [...item.evidence, ...first.evidence];
    items.shift();
    return;
  }
  if (items.length > 2 || !isLatinName(second.name) || isLatinName(first.name)) return;
  first.name += `, ${second.name}`;
  first.end = second.end;
  first.evidence = [...first.evidence, ...second.evidence];
  items.pop();
}

/** A remark as it stays in the name; '(*)' is the sign of a footnote. */
const remarkOf = (content: string): string => {
  const text = trimmedStart(content.trim(), '*').trim();
  return text === '' ? '' : `(${text})`;
};

/** 'zucchero e cacao (12%)': the bracket is of the second of two items. */
function finishFirst(reading: Reading, open: number): void {
  const { item, group } = reading.frame;
  if (item.text !== '') return;
  const printed = reading.text.slice(item.start, open).trimEnd();
  // 'edulcoranti sucralosio (E955)'; in 'conservante E202 (sorbato di potassio)' the number is the class's.
  const isNumbered = readHead(printed).code !== undefined && !isNumeralAt(reading.text, open + 1);
  if (!isNumbered && openLead(reading, printed, open)) return;
  const gap = (group?.role === undefined ? jointOfKnown(printed) : null) ?? lostSeparator(printed);
  if (gap) startItem(reading, finishBefore(reading, gap));
}

/** Opens a bracket: a frame of its own for what it holds. */
export function openBracket(reading: Reading, { start, end }: Token): number {
  if (reading.outer.length >= maxDepth) {
    reading.skipped++;
    return end;
  }
  finishFirst(reading, start);
  const { frame, text } = reading;
  frame.item.text += text.slice(frame.item.from, start);
  reading.outer.push(frame);
  reading.frame = { ...frameAt(pastContains(text, end), true), bracketStart: end };
  return startItem(reading, reading.frame.contentStart);
}

/** Characters before a bracket that may tell how its allergen was made. */
const contextLength = 160;

/** A bracket's text with what is before it, which tells how its allergen was made. */
function sourceEvidence({ text }: Reading, start: number, from: number, to: number): Evidence {
  const at = Math.max(start, from - contextLength);
  return { text: text.slice(at, to), at, skip: from - at };
}

const allergensIn = ({ text, skip }: Evidence) =>
  findAllergens(text, 0, text.length).filter(({ start }) => start >= skip);

/** Gives an item what a bracket says of it; false where the bracket holds items of its own. */
function applyRemark(reading: Reading, bracket: Bracket, from: number, to: number): boolean {
  const { frame, statements, text } = reading;
  const { item } = frame;
  const content = text.slice(from, to);
  const { kind } = bracket;
  if (kind === 'children') return false;
  if (kind === 'traces') statements.push({ kind, start: from, end: to });
  if (kind === 'note') {
    const said = trimmedAround(content, '*"');
    const start = from + content.indexOf(said);
    statements.push({ kind, start, end: start + said.length });
  }
  if (kind === 'code') item.code ??= bracket.code;
  if (kind === 'percent' && !isOpenStrength(item.text)) item.percent ??= bracket.percent;
  else if (kind === 'remark' || kind === 'percent') item.text += remarkOf(content);
  // 'conservante (E223)'
  if (kind === 'code' || kind === 'remark')
    item.evidence.push({ text: content, at: from, skip: 0 });
  if (kind === 'source') {
    const evidence = sourceEvidence(reading, item.start, from, to);
    item.evidence.push(evidence);
    if (allergensIn(evidence).length === 0) item.text += remarkOf(content);
  }
  return true;
}

/** Puts the items of a bracket under the item before it. */
function applyItems(reading: Reading, inner: Frame, to: number): void {
  const { frame } = reading;
  reading.frame = inner;
  const joint = statementInBracket(reading) ? null : jointInItem(reading, to);
  if (joint) startItem(reading, finishBefore(reading, joint));
  finishItem(reading, to);
  reading.frame = frame;
  frame.item.text += ' ';
  takeFirst(frame, inner);
  (frame.item.children ??= []).push(...inner.items);
}

const cereal = asWhole('frumento|grano|orzo|wheat|barley');

/** What a closed bracket says of the item before it, judged by its whole text. */
function kindOf(reading: Reading, inner: Frame, to: number): Bracket {
  const { contentStart: from, bracketStart, items, group } = inner;
  const content = reading.text.slice(from, to);
  if (from > bracketStart) return { kind: 'children' };
  // 'destrosio (frumento)': of what an exempt ingredient is made.
  const isSource =
    items.length === 0 &&
    group === null &&
    cereal.test(content.trim()) &&
    allergensIn(sourceEvidence(reading, reading.frame.item.start, from, to)).some(
      ({ exempt }) => exempt,
    );
  return isSource ? { kind: 'source' } : readBracket(content);
}

/** Closes the innermost bracket. */
export function closeBracket(reading: Reading, { start }: Pick<Token, 'start'>): number {
  const { text, frame: inner } = reading;
  const end = start + 1;
  if (reading.skipped > 0) {
    reading.skipped--;
    return end;
  }
  const outer = reading.outer.pop();
  if (!outer) {
    inner.item.text += `${text.slice(inner.item.from, start)} `;
    inner.item.from = end;
    return end;
  }
  reading.frame = outer;
  outer.item.from = end;
  const from = inner.contentStart;
  if (!applyRemark(reading, kindOf(reading, inner, start), from, start)) {
    const content = text.slice(from, start).trim();
    const isPlain = inner.items.length === 0 && inner.group === null;
    // 'acido citrico (acidificante)': the bracket names the class.
    const role = isPlain ? additiveClassOf(content) : undefined;
    if (role === undefined) applyItems(reading, inner, start);
    else {
      outer.item.text += ' ';
      const named = { name: content, role, start: from, end: start, evidence: [] };
      (outer.item.children ??= []).push(named);
    }
  }
  const owner = ownerBefore(outer);
  const next = nextItemAt(reading, end);
  if (owner && (next >= 0 || isOwner(owner, outer.item.children ?? []))) {
    owner.children = outer.item.children ?? [];
    outer.item.children = null;
  }
  if (next < 0) return end;
  finishItem(reading, end);
  return startItem(reading, next);
}
