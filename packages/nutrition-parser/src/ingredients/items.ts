import { markerCompounds } from '../lexicon/botanicals.ts';
import { asWhole, atWord, sourceOf, atStart, wordSet } from '../lexicon/phrases.ts';
import {
  foodsBehindVitamins,
  commonIngredients,
  vitaminLetters,
  foodsBehindShares,
  boundNouns,
  foodsOfTheirOwn,
  lastIngredients,
  unboundIngredients,
  wordsBeforeNames,
} from '../lexicon/rawMaterials.ts';
import { amountUnits, goesOnBehindComma, shareBases } from '../lexicon/remarks.ts';
import { type AdditiveClass } from '../model.ts';
import { Remembered } from '../text/Remembered.ts';
import { beginsWithLetters, isLetter, isDigit, endsInDigit } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import {
  indexOfAny,
  piecesBetween,
  splitAtAny,
  untilAny,
  withoutBeginning,
  hasMarkAt,
} from '../text/pieces.ts';
import { isSpace } from '../text/source.ts';
import {
  isMember,
  codeOf,
  eNumber,
  additiveClassOf,
  isAdditive,
  isPluralClass,
  classAtStart,
} from './additives.ts';
import { type Style, pastAnd, skipMarks } from './layout.ts';
import {
  readHead,
  type ItemReading,
  readItemText,
  strengthWordsBefore,
  isKnownWord,
  readItem,
} from './names.ts';
import { type Statement, type Token, statementAt } from './statements.ts';

/** A piece of text in which allergens are looked for, from `skip` on: what precedes is context. */
export type Evidence = { text: string; at: number; skip: number };

/** An ingredient as it is read: places instead of spans, and what tells of its allergens. */
export type Node = {
  name: string;
  percent?: number;
  code?: string;
  role?: AdditiveClass;
  exempt?: true;
  children?: Node[];
  start: number;
  end: number;
  /** Nothing where its text names no allergen. */
  evidence: readonly Evidence[] | undefined;
};

/** The item that is being read. */
export type Pending = {
  start: number;
  /** Where the current piece of its text starts, behind a bracket; `text` is what precedes. */
  from: number;
  text: string;
  children: Node[] | null;
  percent: number | undefined;
  code: string | undefined;
  evidence: Evidence[] | undefined;
  /** The statement that it begins in a bracket, once that was found. */
  statement: 'traces' | 'contains' | null | undefined;
};

/** An open bracket, or the list itself, with the item that is being read in it. */
export type Frame = {
  isBracket: boolean;
  /** Where its text begins, and where its items do: behind 'contiene'. */
  bracketStart: number;
  contentStart: number;
  items: Node[];
  /** The class or group whose members follow. */
  group: Node | null;
  /** 'Compressa:', 'Strato 1:': what follows is in it to the end of its sentence, groups and all. */
  part: Node | null;
  /** Semicolons are between the items of the part, and do not end it. */
  isLongPart: boolean;
  item: Pending;
};

/** The list of one flavour, or the only one. */
export type Branch = { label: string | undefined; items: Node[] };

/** A list that is being read, from its text to its tree. */
export type Reading = {
  readonly text: string;
  readonly from: number;
  readonly end: number;
  readonly style: Style;
  readonly tokens: readonly Token[];
  /** Whether commas are between items, and not semicolons alone. */
  readonly hasCommas: boolean;
  /** It may hold answers of a table of allergens. */
  readonly hasAnswers: boolean;
  /** Where the last bracket closes. */
  readonly lastClose: number;
  frame: Frame;
  /** The brackets around the current one, and the list, outermost first. */
  outer: Frame[];
  /** Whether several sentences of the text have heads, once that was found. */
  hasParts: boolean | undefined;
  /** Brackets that were too deep to be opened. */
  skipped: number;
  label: string | undefined;
  branches: Branch[];
  statements: Statement[];
  /** What was said of allergens beside any item. */
  loose: Evidence[];
};

/** An item that goes on for longer is looked at once, at its end: its text grows bracket by bracket. */
const maxPendingLength = 300;

/** Whether the item that is being read is too long at a place for a name, a head or an owner. */
export const isOverlong = ({ text, from }: Pending, at: number): boolean =>
  text.length + at - from > maxPendingLength;

/** Deeper brackets are read as part of the item they are in. */
export const maxDepth = 12;

const pendingAt = (start: number): Pending => ({
  start,
  from: start,
  text: '',
  children: null,
  percent: undefined,
  code: undefined,
  evidence: undefined,
  statement: undefined,
});

export const frameAt = (start: number, isBracket = false): Frame => ({
  isBracket,
  bracketStart: start,
  contentStart: start,
  items: [],
  group: null,
  part: null,
  isLongPart: false,
  item: pendingAt(start),
});

/** Nothing but spaces and list marks are between the item's start and a place. */
export const isItemStart = ({ frame: { item } }: Reading, at: number): boolean =>
  at === item.start && item.text === '';

/** The place behind the last character before `at` that is no space. */
function endOfText(text: string, start: number, at: number): number {
  let end = at;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return end;
}

/** The node that was read last, to which a remark behind it belongs. */
const lastNode = ({ group, items }: Frame): Node | undefined =>
  group?.children?.at(-1) ?? items.at(-1);

/** Keeps a piece of evidence of the item that is being read. */
export const keepEvidence = (item: Pending, evidence: Evidence): void => {
  (item.evidence ??= []).push(evidence);
};

/** 'E202-E211', 'E471 e E472e', 'E102/110/129', 'E414 E445' */
const joinedCodes = new RegExp(
  `^${eNumber}(?:(?: ?[-–/+] ?| ed? | (?=e))e?[\\s-]?\\d{3,4}[a-f]?)+$`,
  'i',
);
const code = /(?:E[\s-]?|e-?)?\d{3,4}[a-fA-F]?/g;

const conjunctions = [' e ', ' ed ', ' & ', ' and '];
const memberJoints = [...conjunctions, ' – ', ' - '];

/** Letters in which the names of an additive differ from language to language. */
const maxEnding = 2;

/** 'sucralosio/sucralose': one additive in two languages. */
function isOneName(text: string): boolean {
  const [first = '', second, ...others] = text.split('/');
  if (second === undefined || others.length > 0 || text.includes(' ')) return false;
  const stem = first.slice(0, Math.max(first.length, second.length) - maxEnding);
  return stem.length > maxEnding && second.startsWith(stem);
}

/** 'sucralosio e acesulfame K': two members in one item. */
function joinedMembers(item: Node, role: AdditiveClass): Node[] | null {
  // 'e' or 'E'
  if ((item.name.charCodeAt(0) | 32) === 101 && joinedCodes.test(item.name)) {
    return Array.from(item.name.matchAll(code), ([name]) => ({
      ...item,
      name,
      code: codeOf(name) ?? codeOf(`E${name}`) ?? name,
    }));
  }
  const apart = namesIn(item.name);
  const areCodes = apart.length > 1 && apart.every((name) => codeOf(name) !== undefined);
  if (item.children || (isMember(item.name, role) && !areCodes)) return null;
  if (isOneName(item.name)) return isMember(untilAny(item.name, '/'), role) ? [item] : null;
  const isEach = (names: readonly string[]): boolean =>
    names.length > 1 && names.every((name) => isMember(name, role));
  const hyphen = indexOfAny(item.name, '-/');
  const others = [
    halves(item.name, hyphen),
    splitAtAny(item.name, '-/').map((name) => name.trim()),
  ];
  const names = areCodes || isEach(apart) ? apart : others.find(isEach);
  if (!names) return null;
  // A class that the item begins with is the first one's.
  const { code: printed, role: first, ...whole } = item;
  return names.map((name, k) => {
    const own = codeOf(name) ?? (k === names.length - 1 ? printed : undefined);
    return {
      ...whole,
      name,
      ...(own !== undefined && { code: own }),
      ...(k === 0 && first !== undefined && { role: first }),
    };
  });
}

/** The names between joints; 'mono e digliceridi' is one. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  for (const piece of piecesBetween(text, memberJoints)) {
    const goesOn = piece.toLowerCase().startsWith('diglic') ? names.pop() : undefined;
    names.push(goesOn === undefined ? piece : `${goesOn} e ${piece}`);
  }
  return names;
}

const halves = (name: string, at: number): string[] => [
  name.slice(0, at).trimEnd(),
  name.slice(at + 1).trimStart(),
];

/** 'acidificante (acido citrico) e aromi': the item behind 'e' is another; -1 where none follows. */
export function behindAnd(text: string, at: number, end: number): number {
  const behind = text.slice(at, Math.min(end, at + 8)).toLowerCase();
  const next = withoutBeginning(behind, conjunctions);
  const isNext = next.length < behind.length && beginsWithLetters(next, 3);
  return isNext ? at + behind.length - next.length : -1;
}

/** What extracts are standardised to. */
const markerCompound = new RegExp(
  `^(?:di |in )?(?:${sourceOf('egcg|caffeina|epa|dha|hca|piperina')}|` +
    '[a-zà-ù-]+(?:oidi|eni|ine|osidi|idi|oli|ani|ici|nolidi|onici)(?: totali)?)$',
  'i',
);

const titration = new RegExp(
  `^${sourceOf('[(e.s.|es|e.s|e. s.|estratto|estratto secco) ](tit|titolat(o|a|i|e)|standardizzat(o|a|i|e))')}[. ]`,
  'i',
);

const titrated = atWord('tit');

/** 'tit. 24% ginkgoflavonglicosidi' */
const isTitrated = (name: string): boolean =>
  titrated.test(name) && name.includes('%', name.search(titrated));

/**
 * 'foglie, e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni': what an extract is standardised to
 * belongs to the item before it, which it gives back.
 */
function takeStrength(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous) return null;
  // Few items begin with one of its letters.
  if ('ets'.includes(name.charAt(0).toLowerCase()) && titration.test(name)) {
    previous.name += `, ${name}`;
    return previous;
  }
  if (percent === undefined || frame.group || !markerCompound.test(name)) return null;
  if (!isTitrated(previous.name)) return null;
  previous.name += `, ${String(percent).replace('.', ',')}% ${name}`;
  return previous;
}

const isBase = asWhole(shareBases);
const goesOnBehind = asWhole(goesOnBehindComma);

/**
 * 'latte 8%, nella crema', 'proteine concentrate, isolate': what an item behind a comma says of the one
 * before it, which it gives back.
 */
function takeRemark(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous || percent !== undefined) return null;
  if (previous.percent !== undefined && isBase.test(name)) return previous;
  if (!goesOnBehind.test(name) || goesOnBehind.test(previous.name) || previous.children)
    return null;
  previous.name += `, ${name}`;
  return previous;
}

/** '22% (9% sul prodotto finito, siero di latte)': whether the first of a bracket is a share of the whole. */
const isShareOfWhole = ({ isBracket, items }: Frame, name: string): boolean =>
  isBracket && items.length === 0 && isBase.test(name);

const ofWhich = new RegExp(
  `^${sourceOf('di cui|dei quali|delle quali|apporta|apportano')} (?=\\S)`,
  'i',
);

const amount = atWord(`#[ ](${amountUnits})`);

/** 'EPA 330 mg e DHA 220 mg': two parts, each with its amount or share. */
function partsIn(item: Node): Node[] {
  const [first = '', second, ...others] = item.name.split(' e ');
  const { name, percent } = readHead(first);
  const isShare = percent !== undefined && item.percent !== undefined;
  const areAmounts = amount.test(first) && amount.test(second ?? '');
  if (second === undefined || others.length > 0 || !(isShare || areAmounts)) return [item];
  const { percent: _share, evidence: _evidence, ...rest } = item;
  return [
    { ...rest, name, evidence: undefined, ...(percent !== undefined && { percent }) },
    { ...item, name: second },
  ];
}

/** 'di cui lattosio <1%': makes it a child of the item before it; false for any other item. */
function takePart(frame: Frame, item: Node): boolean {
  // Few items begin with 'd'.
  const lead = (item.name.charCodeAt(0) | 32) === 100 ? ofWhich.exec(item.name) : null;
  const whole = lead && lastNode(frame);
  if (!lead || !whole) return false;
  item.name = item.name.slice(lead[0].length);
  (whole.children ??= []).push(...partsIn(item));
  return true;
}

/** Where 'di cui' begins behind the share or amount of an item ('proteine 92% di cui lattosio'); -1. */
const partIn = (item: string): number => (item.includes('di cui ') ? item.search(behindShare) : -1);

const behindShare = new RegExp(`(?<=%|\\d ?(?:m?g|mcg|[µμ]g)) ?${sourceOf('di cui')} `, 'i');

/** '(di cui isolate 60%, …': the first part of a bracket, its whole before the bracket. */
const withoutOfWhich = (item: string, { isBracket, items }: Frame): string =>
  isBracket && items.length === 0 && hasMarkAt(item, 0, 'dDaA') ? item.replace(ofWhich, '') : item;

/** Characters between two members of one item. */
const maxJoint = 8;

/** What has one member behind its colon: 'aroma: vaniglina, sale'. */
const withOneMember = asWhole("aroma|enzima|amido|fibr(a|e)[ ~]|olio[ ~][ ~]|olio d'~");

/** 'vitamine: B2, B12, aromi': a group of nothing else. */
const ofVitamins = asWhole('vitamine[ ~]|[sali ]minerali|vitamine e [sali ]minerali');
const foodBehindVitamins = atStart(foodsBehindVitamins);

/** The items beside which the next one is: those of the part that is open, or of the list. */
export const siblingsIn = ({ part, items }: Frame): Node[] => part?.children ?? items;

/** Opens a class or group whose members follow. */
function openGroup(
  { frame }: Reading,
  head: { name: string; role?: AdditiveClass; start: number },
): void {
  const { start } = head;
  const end = start + head.name.length;
  const group: Node = { ...head, children: [], end, evidence: undefined };
  frame.group = group;
  siblingsIn(frame).push(group);
}

/** Whether an item that begins like a class ('gelatina') is a member of the one that is open. */
const isMemberOfGroup = ({ group }: Frame, { leads, name }: ItemReading): boolean =>
  leads !== undefined && group?.role !== undefined && isMember(name, group.role);

/** Gives members that was in one item a place each. */
function putInPlace(text: string, members: readonly Node[], start: number): void {
  let from = start;
  for (const member of members) {
    const at = text.indexOf(member.name, from);
    if (at < 0 || at > from + maxJoint) return;
    from = at + member.name.length;
    member.start = at;
    member.end = from;
  }
}

/**
 * Whether an item goes on with the members of an open class or group. A class in the plural holds
 * additives of any class, one in the singular its own alone.
 */
function staysIn({ name, role, children = [] }: Node, item: Node): boolean {
  if (children.length === 0) return true;
  if (role === undefined) return !(ofVitamins.test(name) && foodBehindVitamins.test(item.name));
  if (isMember(item.name, role)) return true;
  if (item.role !== undefined) return false;
  const isOther = item.percent === undefined && !item.children && isAdditive(item.name);
  return item.code !== undefined || (isOther && isPluralClass(name));
}

/**
 * 'agente lievitante, bicarbonato di sodio': the class that an item before which its colon was lost
 * names, where the next is one of its members.
 */
function classBefore(frame: Frame, item: Node): Node | null {
  const previous = siblingsIn(frame).at(-1);
  if (previous?.role === undefined || previous.children || previous.code !== undefined) return null;
  if (previous.percent !== undefined || additiveClassOf(previous.name) === undefined) return null;
  const { role } = previous;
  const isOfClass =
    item.role === undefined && (isMember(item.name, role) || joinedMembers(item, role) !== null);
  return isOfClass ? previous : null;
}

/** Puts an item under the open class or group, or behind it. */
function place({ frame, text }: Reading, item: Node): void {
  const { part } = frame;
  if (part) part.end = item.end;
  const bare = classBefore(frame, item);
  if (bare) {
    bare.children = [];
    frame.group = bare;
  }
  const { group } = frame;
  const members = group?.children;
  if (!group || !members) {
    siblingsIn(frame).push(item);
    return;
  }
  const isFull = members.length > 0 && withOneMember.test(group.name);
  const joined = group.role === undefined || isFull ? null : joinedMembers(item, group.role);
  if (joined) putInPlace(text, joined, item.start);
  // 'acidificante: acido citrico, antiagglomerante (E551)': another class is no member.
  if (!isFull && (joined || staysIn(group, item))) {
    members.push(...(joined ?? [item]));
    group.end = item.end;
    return;
  }
  frame.group = null;
  siblingsIn(frame).push(item);
}

/** The place of an 'e' that separates two items. */
type Joint = { start: number; end: number };

const knownFoods = new Set(commonIngredients.split('|'));
/** 'B12 e D', 'vitamina C e vitamina E' */
const isVitamin = asWhole(vitaminLetters);
/** What something may be made of, beside another. */
const sources = wordSet(
  'girasole colza palma cocco soia mais riso avena frumento cacao limone fruttosio',
);
const and = new RegExp(` ${sourceOf('e|ed')} (?=.)`, 'g');
const preposition = new RegExp(
  `\\s${sourceOf("di|d'~|da|del~|al|allo|alla|ai|agli|con|in|per|su")}`,
  'i',
);
/** What goes on with the name before it: 'mono e digliceridi', 'latte e derivati', 'bianco e nero'. */
const goesOnWithName = atStart(
  'digliceridi~|idrossid~|derivat~|prodott~|altr(o|a|i|e)|simil~|relativ~|suo~|loro~|nero|nera|rosso|rossa|verde|gialla|duro|(aspart|citr|glucon|carbon|picolin|bisglicin)ato|radic(e|i)|fogli(a|e)|fior(e|i)|fusto',
);
/** What proteins and the like are, and no item of its own beside a noun: 'concentrate ed isolate'. */
const qualifies = atStart('(concentrat|isolat|idrolizzat|liofilizzat|disidratat|tostat)(o|a|i|e)');
const opensPair = new RegExp(`(?:^|\\s)${sourceOf('mono|sia|tra|con|di')}$`, 'i');

/** 'carbonato di calcio e ferro': a mineral of which there is no such salt. */
const isOtherMineral = asWhole('ferro|iodio');
const saltOfOthers = atStart('carbonat~|fosfat~|tricalci~');

/** Longer names are descriptions. */
const maxWords = 4;

const isShort = (name: string): boolean => name.split(' ').length <= maxWords;

/** Whether an 'e' between two texts separates two items of a bracket. */
function separates(left: string, right: string): boolean {
  if (left === '' || right === '' || goesOnWithName.test(right) || opensPair.test(left))
    return false;
  if (qualifies.test(right) && !qualifies.test(left)) return false;
  // 'aroma di fragola e panna' is one item, 'farina di riso e olio di palma' are two.
  if (saltOfOthers.test(left) && isOtherMineral.test(right)) return true;
  if (preposition.test(left) && !left.endsWith('%')) return preposition.test(right);
  return isShort(left) && isShort(right);
}

/** Longer texts are no two items. */
const maxJoined = 400;

/** Most items have no 'e' between their words. */
const mayJoin = (printed: string): boolean =>
  printed.length < maxJoined && (printed.includes(' e ') || printed.includes(' ed '));

/** The 'e' before the last item of a bracket: 'girasole e colza', 'lino 30% e zucca 30%'. */
export function lastJoint(text: string, { item }: Frame, end: number): Joint | null {
  if (item.children !== null || item.text !== '') return null;
  const printed = text.slice(item.start, end);
  if (!mayJoin(printed)) return null;
  const last = [...printed.matchAll(and)].at(-1);
  if (!last) return null;
  const behind = last.index + last[0].length;
  if (!separates(printed.slice(0, last.index).trim(), printed.slice(behind).trim())) return null;
  return { start: item.start + last.index, end: item.start + behind };
}

/** The 'e' before the last item of a group, from the item's start: 'frutta: mele, pere e prugne'. */
function jointOfGroup(text: string, frame: Frame, end: number): Joint | null {
  const { group, item } = frame;
  if (group?.children === undefined || group.role !== undefined || group.children.length < 2)
    return null;
  const joint = lastJoint(text, frame, end);
  return joint && { start: joint.start - item.start, end: joint.end - item.start };
}

const isKnown = (name: string): boolean => knownFoods.has(fold(name)) || isAdditive(name);

/** The 'e' between two common ingredients or additives: 'zucchero e cacao'. */
export function jointOfKnown(printed: string): Joint | null {
  if (!mayJoin(printed)) return null;
  const [first, second] = printed.matchAll(and);
  if (!first || second) return null;
  const end = first.index + first[0].length;
  const left = printed.slice(0, first.index);
  const right = fold(printed.slice(end));
  // 'lecitina di soia e girasole'
  if (sources.has(right) && preposition.test(left)) return null;
  const areKnown = isKnown(left) && isKnown(right);
  const areVitamins = isVitamin.test(left.trim()) && isVitamin.test(right);
  return areKnown || areVitamins ? { start: first.index, end } : null;
}

/** Where an item ends and the next begins, from the start of a text that holds both. */
type Gap = { end: number; start: number };

const isFood = atStart(foodsBehindShares);
const isMarker = atStart(markerCompounds);

/** 'uova 30% semola di grano duro': a food behind the share of another. */
function gapBehindShare(text: string): Gap | null {
  const sign = text.indexOf('% ');
  if (sign < 0 || !isLetter(text.charAt(0))) return null;
  const behind = text.slice(sign + 2);
  if (!isFood.test(behind) || isMarker.test(behind)) return null;
  const before = text.slice(0, sign + 1);
  // 'min. 40% purea di pere' is one item.
  const isNamed = readItemText(before).name !== '' && !strengthWordsBefore.test(before);
  return isNamed ? { end: sign + 1, start: sign + 2 } : null;
}

const foodNames = new Set(commonIngredients.split('|'));
const firstWords = new Set(commonIngredients.split('|').map((name) => name.split(' ', 1)[0]));
const unbound = new Set(unboundIngredients.split('|'));
const bound = new Set(boundNouns.split('|'));
const lasts = lastIngredients.split('|');
const joints = wordSet(wordsBeforeNames);
const isOwnFood = atStart(foodsOfTheirOwn);

/** Words of the longest name that is looked for, and of the items in which names are. */
const maxNameWords = 6;
const maxItemLength = 100;

/** 'aroma (naturale)': whether what is before a bracket goes on behind it. */
export function mayBind(before: string): boolean {
  const [name = ''] = before.split('(', 1);
  return name.trim() === '' || bound.has(fold(name));
}

/** 'sale': an ingredient that is one of its own behind any other. */
export const isUnbound = (name: string): boolean => unbound.has(fold(name));

/** A text without the share behind it. */
function withoutShare(text: string): string {
  if (!text.endsWith('%')) return text;
  const space = text.slice(0, -1).trimEnd().lastIndexOf(' ');
  return space < 0 ? text : text.slice(0, space);
}

const firstWordOf = (text: string): string => text.split(' ', 1).join('');

/** Whether a text is known names, one behind the other. */
const areNames = (text: string): boolean =>
  isLetter(text.charAt(0)) &&
  (unbound.has(fold(text)) || isOwnFood.test(text) || gapOfNames(text) !== null);

/** 'acqua zucchero', 'farina di frumento - sale': two names, or more, between which no comma is left. */
function gapOfNames(text: string): Gap | null {
  let at = text.indexOf(' ');
  // Most items begin with another word.
  if (!firstWords.has(firstWordOf(fold(text.slice(0, Math.max(0, at)))))) return null;
  for (let words = 1; at > 0 && words <= maxNameWords; words++) {
    const name = fold(text.slice(0, at));
    // 'sucralosio / acesulfame K': a mark between them is no lost one.
    const isWord = isLetter(text.charAt(at - 1)) || text.charAt(at - 1) === '*';
    if (isWord && foodNames.has(name) && !bound.has(name)) {
      const isApart = text.startsWith('- ', at + 1) || text.startsWith('– ', at + 1);
      const start = isApart ? at + 3 : at + 1;
      const rest = text.slice(start);
      if (areNames(rest) || (isApart && foodNames.has(fold(rest)))) return { end: at, start };
    }
    at = text.indexOf(' ', at + 1);
  }
  return null;
}

/** 'estratto di lievito zucchero': a food behind the name of another. */
function gapBeforeLast(text: string): Gap | null {
  // With its accent 'beurre salé' is French.
  const name = text.toLowerCase();
  const last = lasts.find((each) => name.endsWith(` ${each}`));
  if (last === undefined) return null;
  const end = text.length - last.length - 1;
  const before = fold(text.slice(0, end));
  const isOpen = joints.has(before.slice(before.lastIndexOf(' ') + 1)) || bound.has(before);
  const isName = isKnownWord(firstWordOf(before)) && !isDigit(text.charCodeAt(end - 1));
  return isName && !isOpen ? { end, start: end + 1 } : null;
}

const gapIn = (text: string): Gap | null => gapOfNames(text) ?? gapBeforeLast(text);

const known = new Remembered<Gap | null>();

/** Where the text of one item goes on with another, their comma lost; null where it is one. */
export function lostSeparator(text: string): Gap | null {
  if (text.length > maxItemLength || !text.includes(' ')) return null;
  const kept = known.find(text);
  if (kept !== undefined) return kept;
  return known.keep(text, gapBehindShare(text) ?? gapIn(withoutShare(text)));
}

/** Begins an item at the first character from a place on that may be one's; gives its place. */
export function startItem(reading: Reading, at: number): number {
  const { frame, text, end } = reading;
  const start = pastAnd(text, skipMarks(text, at, end, frame.item.text === ''));
  frame.item = pendingAt(start);
  return start;
}

/** Whether 'può contenere …' or 'contiene …' closes the bracket that is open, commas and all. */
export function statementInBracket({ frame, text, end }: Reading): 'traces' | 'contains' | null {
  if (!frame.isBracket || frame.items.length === 0) return null;
  const { item } = frame;
  if (item.statement === undefined) {
    const kind = statementAt(text, item.start, end);
    item.statement = kind === 'traces' || kind === 'contains' ? kind : null;
  }
  return item.statement;
}

/** A lone percentage belongs to the item before it; a lone bracket holds items of the list. */
function finishNameless(reading: Reading, percent: number | undefined): void {
  const { frame } = reading;
  const role = frame.group?.role;
  const isFirst = role !== undefined && frame.group?.children?.length === 0;
  const members = isFirst ? frame.group?.children : undefined;
  reading.loose.push(...(frame.item.evidence ?? []));
  for (const child of frame.item.children ?? []) {
    // 'rivestimento: [cellulosa, colorante: E171, talco]': all of them, whatever their class.
    if (members) members.push(...((role && joinedMembers(child, role)) ?? [child]));
    else place(reading, child);
  }
  const previous = frame.item.children ? undefined : lastNode(frame);
  // 'cioccolato (20%, zucchero, latte)': the share of what the bracket is behind.
  const isOfOwner = frame.isBracket && !frame.item.children && !frame.group;
  const owner = previous ?? (isOfOwner ? reading.outer.at(-1)?.item : undefined);
  if (owner && percent !== undefined) owner.percent ??= percent;
}

/** Opens the class with which an item begins, its colon lost; false where none is. */
export function openLead(reading: Reading, printed: string, at: number): boolean {
  const { frame } = reading;
  const { start, text } = frame.item;
  // 'caramello (colorante E150d)' says what the caramel is.
  if (text !== '') return false;
  const lead = classAtStart(printed);
  const isAlone = frame.isBracket && frame.items.length === 0 && hasMarkAt(reading.text, at, ')]}');
  if (!lead || (isAlone && !isPluralClass(printed.slice(0, lead.end)))) return false;
  openGroup(reading, { name: printed.slice(0, lead.end), role: lead.role, start });
  startItem(reading, start + lead.from);
  return true;
}

const vitamins = 'vitamine ';
/** Characters of the vitamins behind the first. */
const maxVitamins = 24;

const vitaminJoints = [' e ', ' ed '];
const areVitamins = (text: string): boolean =>
  piecesBetween(text.trim(), vitaminJoints).every((name) => isVitamin.test(name));

/** 'vitamine C, E, B6': opens the group of vitamins by their letters; 'vitamine B6' alone is French. */
function openVitamins(reading: Reading, printed: string, at: number): boolean {
  const { frame, text, end } = reading;
  const { start } = frame.item;
  // Few items begin with 'v'.
  if (!hasMarkAt(printed, 0, 'vV') || !printed.toLowerCase().startsWith(vitamins)) return false;
  if (!areVitamins(printed.slice(vitamins.length))) return false;
  const behind = `${text.slice(at + 1, Math.min(end, at + maxVitamins))},`;
  const next = behind.slice(0, indexOfAny(behind, ',;.()'));
  // 'vitamine C ed E.' are several by themselves.
  const areSeveral = piecesBetween(printed, vitaminJoints).length > 1;
  if (!areSeveral && !areVitamins(next)) return false;
  openGroup(reading, { name: printed.slice(0, vitamins.length - 1), start });
  startItem(reading, start + vitamins.length);
  finishItem(reading, at);
  if (!areVitamins(next)) reading.frame.group = null;
  return true;
}

/** The node of the item that ends at a place. */
function nodeOf(reading: Reading, item: ItemReading, end: number): Node {
  const { frame } = reading;
  const { start, children, evidence } = frame.item;
  const node: Node = { name: item.name, start, end, evidence };
  const percent = frame.item.percent ?? item.percent;
  if (percent !== undefined) node.percent = percent;
  const code = frame.item.code ?? item.code;
  if (code !== undefined) node.code = code;
  const role = isMemberOfGroup(frame, item) ? item.role : item.leads;
  if (role !== undefined) node.role = role;
  if (children && children.length > 0) {
    // '(acesulfame K e sucralosio)': members of a class.
    node.children =
      role === undefined
        ? children
        : children.flatMap((child) => joinedMembers(child, role) ?? child);
  }
  return node;
}

/** Where an item that no bracket is in goes on with another. */
const lostGap = ({ text }: Pending, printed: string): Gap | null =>
  text === '' ? lostSeparator(printed) : null;

/** Ends an item that goes on with another behind a gap; where the other begins. */
function finishBefore(reading: Reading, { end, start }: Gap): number {
  const from = reading.frame.item.start;
  finishItem(reading, from + end);
  return from + start;
}

/** Ends the item that is being read, at a place, and those that are in its text. */
export function finishItem(reading: Reading, at: number): void {
  for (let next = finishFirst(reading, at); next >= 0; next = finishFirst(reading, at))
    startItem(reading, next);
}

/**
 * Ends the first item before a place, and puts it where it belongs.
 * @returns where the next one begins; -1 where none is left.
 */
function finishFirst(reading: Reading, at: number): number {
  const { frame, text } = reading;
  const { item } = frame;
  const { start } = item;
  const stop = endOfText(text, start, at);
  const kind = statementInBracket(reading);
  if (kind) {
    reading.statements.push({ kind, start, end: stop });
    return -1;
  }
  const printed = item.text + text.slice(item.from, Math.max(item.from, stop));
  if (printed.trim() === '' && !item.children && item.percent === undefined) {
    reading.loose.push(...(item.evidence ?? []));
    return -1;
  }
  const part = item.text === '' ? partIn(printed) : -1;
  const isApart = item.text === '' && !frame.isBracket && frame.group?.role === undefined;
  const and = isApart ? (jointOfKnown(printed) ?? jointOfGroup(text, frame, stop)) : null;
  if (and) return finishBefore(reading, { end: and.start, start: and.end });
  const mayOpen = item.text === '' && !frame.isBracket && frame.group?.role !== 'antioxidant';
  if (mayOpen && openVitamins(reading, printed, at)) return -1;
  const gap = part > 0 ? { end: part, start: part } : lostGap(item, printed);
  if (gap) return finishBefore(reading, gap);
  const isShare = reading.style.inShares && endsInDigit(printed);
  const shown = withoutOfWhich(isShare ? `${printed}%` : printed, frame);
  const read = readItem(shown, reading.style.isMixed);
  if (read.isAllergen) keepEvidence(item, { text: shown, at: start, skip: 0 });
  if (isShareOfWhole(frame, read.name)) return -1;
  const percent = item.percent ?? read.percent;
  const whole = item.children
    ? null
    : (takeStrength(frame, read.name, percent) ?? takeRemark(frame, read.name, percent));
  if (whole) {
    whole.end = stop;
    whole.evidence = [...(whole.evidence ?? []), ...(item.evidence ?? [])];
  } else if (read.name === '') finishNameless(reading, percent);
  else if (read.leads !== undefined && openLead(reading, printed, at)) finishItem(reading, at);
  else {
    const node = nodeOf(reading, read, stop);
    if (!takePart(frame, node)) place(reading, node);
  }
  return -1;
}

/** Longer names are no additives. */
const maxNameLength = 60;

/** The name at a place, to the next mark. */
function nextName({ text, end }: Reading, at: number): string {
  const [name = ''] = splitAtAny(text.slice(at, Math.min(end, at + maxNameLength)), ',;(/-–—');
  return name.trim();
}

const areMembers = (name: string, next: string, role: AdditiveClass): boolean =>
  isMember(name, role) && isMember(next, role);

/** Of 'E330 - acido citrico' the one is the other's number. */
const areAlike = (name: string, next: string): boolean =>
  (codeOf(name) === undefined) === (codeOf(next) === undefined);

/** 'carragenina - gomma di gellano - E460': whether a dash is before an item. */
const isBehindDash = (text: string, at: number): boolean =>
  ['-', '–', '—'].includes(text.slice(Math.max(0, at - 2), at).trim());

/** 'E955 - E950 (contiene una fonte di fenilalanina)': whether a dash is between two members of a class. */
export function partsMembers(reading: Reading, { start, end }: Token): boolean {
  const { group, item } = reading.frame;
  if (group?.role === undefined || item.text !== '') return false;
  const printed = reading.text.slice(item.from, start).trim();
  const next = nextName(reading, end);
  if (!areMembers(printed, next, group.role)) return false;
  return areAlike(printed, next) || isBehindDash(reading.text, item.start);
}
