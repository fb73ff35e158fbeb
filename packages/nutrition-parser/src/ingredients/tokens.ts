import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { behindNouns } from '../lexicon/remarks.ts';
import { type AdditiveClass } from '../model.ts';
import { isWordCode } from '../text/fold.ts';
import { hasMarkAt, withoutBeginning } from '../text/pieces.ts';
import { type Style } from './layout.ts';

/** What a character, or a word, may mean between the items of a list. */
export type TokenKind =
  | 'open'
  | 'close'
  | 'comma'
  | 'semicolon'
  | 'bar'
  | 'dash'
  | 'slash'
  | 'newLine'
  | 'tab'
  | 'fullStop'
  | 'colon'
  | 'bullet'
  /** '°' before a word: a footnote behind the list. */
  | 'footnote'
  /** 'può contenere' behind a word: a statement whose full stop may be lost. */
  | 'mayContain';

export type Token = { readonly kind: TokenKind; readonly start: number; readonly end: number };

/** 'può contenere' behind a word. */
const mayContain = atStart('(può|possono|potrebbe|potrebbero) contenere');
const maxMayContainLength = 20;

const kinds = new Map<string, TokenKind>(
  (
    [
      ['([{', 'open'],
      [')]}', 'close'],
      [',', 'comma'],
      [';', 'semicolon'],
      ['|', 'bar'],
      ['-–—', 'dash'],
      ['/', 'slash'],
      ['\n', 'newLine'],
      ['\t', 'tab'],
      ['.', 'fullStop'],
      [':', 'colon'],
      ['*°†‡', 'footnote'],
      ['pP', 'mayContain'],
    ] as const
  ).flatMap(([marks, kind]) => Array.from(marks, (mark) => [mark, kind] as const)),
);

const isDigitCode = (code: number): boolean => code >= 48 && code < 58;
const isSmallCode = (code: number): boolean => code > 96 && code < 123;
const isCapitalCode = (code: number): boolean => code > 64 && code < 91;

/** '•', '·', and what else is before the items of a list: '▪', '●', '✓', '➤'. */
const isBullet = (code: number): boolean =>
  code > 127 &&
  (code === 0x2022 ||
    code === 0xb7 ||
    (code >= 0x25a0 && code < 0x2600) ||
    (code >= 0x2700 && code < 0x27c0));

/** The kinds of ASCII by code, to look each up in one step. */
const kindByCode: readonly (TokenKind | undefined)[] = Array.from({ length: 128 }, (_, code) =>
  kinds.get(String.fromCharCode(code)),
);

function kindOf(text: string, at: number): TokenKind | undefined {
  const code = text.charCodeAt(at);
  if (code < 128) return kindByCode[code];
  return isBullet(code) ? 'bullet' : kinds.get(text.charAt(at));
}

/** 'N,N-dimetilglicina', 'D,L-metionina': a comma between two letters of a chemical name. */
const isLocant = (text: string, at: number): boolean =>
  text.charCodeAt(at + 2) === 45 &&
  isCapitalCode(text.charCodeAt(at - 1)) &&
  isCapitalCode(text.charCodeAt(at + 1)) &&
  !isWordCode(text.charCodeAt(at - 2));

/** 'Burro– Farina', 'Burro –Farina': a dash with one of its spaces, and a capital behind it. */
const halfSpaced = /^(?: [–—]|[^ ][–—] )[A-Z]/;

/** Whether a mark separates at its place: '3,5' has no comma, 'beta-alanina' no dash. */
function separates(kind: TokenKind, text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const next = text.charCodeAt(at + 1);
  switch (kind) {
    case 'comma':
      return !(isDigitCode(before) && isDigitCode(next)) && !isLocant(text, at);
    case 'dash':
      // '(E503)- carbonato di sodio'
      if (next === 32 && (before === 32 || before === 41)) return true;
      return text.charAt(at) !== '-' && halfSpaced.test(text.slice(at - 1, at + 3));
    case 'slash':
      // 'curcuma 2%/ aroma'
      return (before === 32 || before === 37) && next === 32;
    case 'fullStop':
      // '0,5%.senza glutine', 'polvere.olio'
      if (before === 37 ? isWordCode(next) : isSmallCode(before) && isSmallCode(next)) return true;
      return Number.isNaN(next) || isCapitalCode(next) || ' \n*°†'.includes(text.charAt(at + 1));
    case 'footnote':
      // 'vaniglia* *biologica'; one star alone is a mark of the item.
      if (before !== 32 || !isWordCode(next)) return false;
      return text.charAt(at) !== '*' || text.charAt(at - 2) === '*';
    case 'mayContain':
      return isStatement(text, at);
    default:
      return true;
  }
}

/** A word, or what may end an item, and spaces behind it; 'olive che … e possono contenere noccioli'. */
const behindWord = /(?:[\p{L}\d_)%*–-]) {1,3}$/u;
const goesOnBefore = /(?: e| che) +$/;

/** Whether 'può contenere' begins at a place, behind a word; but no 'polvere', 'pomodoro'. */
function isStatement(text: string, at: number): boolean {
  if (!hasMarkAt(text, at + 1, 'uUoO') || hasMarkAt(text, at + 2, 'lLmM')) return false;
  const before = text.slice(Math.max(0, at - 8), at);
  if (!behindWord.test(before) || goesOnBefore.test(before)) return false;
  return mayContain.test(text.slice(at, at + maxMayContainLength));
}

/** The tokens between two places of a text, in order; what is between them is text of items. */
export function tokensOf(text: string, from: number, end: number): Token[] {
  const tokens: Token[] = [];
  for (let at = from; at < end; at++) {
    const kind = kindOf(text, at);
    if (kind !== undefined && separates(kind, text, at))
      tokens.push({ kind, start: at, end: at + 1 });
  }
  return tokens;
}

/** What a sentence in a list says; 'note' is none of allergens. */
export type StatementKind = 'contains' | 'traces' | 'free' | 'note';

/** A sentence beside the items of a list. */
export type Statement = { kind: StatementKind; start: number; end: number };

/** White space behind a sentence; what follows more of it begins anew. */
const maxGap = 100;

/** Whether nothing is before a place, or the end of a sentence or line. */
export function isSentenceStart(text: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && text.charCodeAt(i) <= 32) {
    if (at - i > maxGap) return true;
    i--;
  }
  return i < 0 || '.;:!'.includes(text.charAt(i));
}

const openWords =
  "di|d'|e|ed|a|al|da|dal|che|con|in|su|o|del|della|dello|dei|degli|delle|uno|un|una";
const opens = new RegExp(`(?:,| ${sourceOf(openWords)}) *$`, 'i');
const openings = 'di|da|dal|dalla|dai|dalle|del|della|dello|dei|degli|delle|e|ed|con|in';
const goesOn = new RegExp(
  `^\\n *(?:${sourceOf(`${openings}|${openings.toUpperCase()}`)} |[dD](?:[eaEA][lL]{2})?['’]|\\()`,
);

/** 'collagene' and 'marino, acido citrico' */
const qualifies = new RegExp(`^\\n *${sourceOf(behindNouns)}`);

/** Whether a line's break, at a place, separates what belongs together: '… tracce di' and 'latte'. */
export const isOpenLine = (text: string, at: number): boolean =>
  opens.test(text.slice(Math.max(0, at - 10), at)) ||
  goesOn.test(text.slice(at, at + 12)) ||
  qualifies.test(text.slice(at, at + 24));

/** Space, tab, comma, semicolon, '#'. */
const isListMark = (code: number): boolean =>
  code === 32 || code === 9 || code === 44 || code === 59 || code === 35;

/** The first half of a picture: '🍪 Gusto cacao'. */
const isPicture = (code: number): boolean => code >= 0xd83c && code <= 0xd83e;

const isDash = (code: number): boolean =>
  code === 45 || code === 43 || code === 0x2013 || code === 0x2014;

/** Past the spaces, commas and bullets before an item. */
export function skipMarks(text: string, at: number, end: number, breaks: boolean): number {
  let i = at;
  while (i < end) {
    const code = text.charCodeAt(i);
    const isPassed =
      isListMark(code) ||
      isBullet(code) ||
      (code === 10 && breaks) ||
      (isDash(code) && text.charCodeAt(i + 1) === 32);
    if (!isPassed && !isPicture(code)) break;
    i += isPassed ? 1 : 2;
  }
  return i;
}

const ands = ['and '];

/** Past the 'and' before the last item: ', and astaxanthin'. */
export function pastAnd(text: string, at: number): number {
  // 'a', 'e', 'u', and a space behind two or three letters
  const isShort = text.charCodeAt(at + 2) === 32 || text.charCodeAt(at + 3) === 32;
  if (!isShort || !hasMarkAt(text, at, 'aeu')) return at;
  const piece = text.slice(at, at + 4);
  return at + piece.length - withoutBeginning(piece, ands).length;
}

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
  evidence: Evidence[];
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
  evidence: Evidence[];
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

export const pendingAt = (start: number): Pending => ({
  start,
  from: start,
  text: '',
  children: null,
  percent: undefined,
  code: undefined,
  evidence: [],
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

/** The node that was read last, to which a remark behind it belongs. */
export const lastNode = ({ group, items }: Frame): Node | undefined =>
  group?.children?.at(-1) ?? items.at(-1);
