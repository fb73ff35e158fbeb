import { type AdditiveClass } from '../model.ts';
import { type Style } from './layout.ts';
import { type Token, type Statement } from './tokens.ts';

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
