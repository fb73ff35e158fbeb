import { isExemptSource } from '../allergens/exemptions.ts';
import {
  byMarks,
  type IsEmphasised,
  allergensOf,
  findAllergens,
  findDeclared,
  findEmphasised,
  type Finding,
  warnedNames,
} from '../allergens/findAllergens.ts';
import { isMarked, tracesMarksIn, type TracesMarks } from '../allergens/footnotes.ts';
import { allergenOfNumber } from '../allergens/words.ts';
import { absenceHeadings } from '../lexicon/claims.ts';
import { heldInNotes, wordsOfPrint } from '../lexicon/notes.ts';
import { atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { type AllergenFinding, type Allergen } from '../model.ts';
import { onOneLine, pastDigits } from '../text/chars.ts';
import { type Source, spanOf } from '../text/source.ts';
import { type Node, type Reading } from './tree.ts';
import {
  isWhereAllergensAre,
  namesNoIngredient,
  statementAt,
  tracesAnywhere,
} from './statements.ts';
import { turnsToTraces, turnsToContents } from '../lexicon/statements.ts';
import { type Statement, type StatementKind } from './tokens.ts';

/** What the lists of one input say beside their items. */
export type Findings = {
  named: NamedAllergen[];
  notes: string[];
  /** Texts read before this one. */
  texts: number;
};

/** `place`: in the text that is read; `order`: in all texts of the input. */
type NamedAllergen = Omit<AllergenFinding, 'span'> & {
  place: { source: Source; start: number; end: number };
  order: number;
};

/** More than the places of one text. */
const placesPerText = 1_000_000;

/** Keeps what is found in one source. */
const keeperOf =
  ({ named, texts }: Findings, source: Source) =>
  (
    { allergen, start, end }: Omit<Finding, 'exempt'>,
    kind: AllergenFinding['source'],
    presence: AllergenFinding['presence'] = 'contains',
  ): void => {
    const place = { source, start, end };
    named.push({ allergen, presence, source: kind, place, order: texts * placesPerText + start });
  };

type Keep = ReturnType<typeof keeperOf>;

/** What was found, as it came; an allergen that is named twice at one place is found once. */
export function allergenFindings({ named }: Findings): AllergenFinding[] {
  const known = new Set<string>();
  return named
    .toSorted((one, other) => one.order - other.order)
    .flatMap(({ place: { source: text, start, end }, order, ...finding }) => {
      const key = `${finding.presence} ${finding.allergen} ${order}`;
      if (known.has(key)) return [];
      known.add(key);
      return [{ ...finding, span: spanOf(text, start, end) }];
    });
}

const clarifying = atStart('chiarific~');
const gelatine = atStart('gelatina|colla|ittiocolla');

const clarifies = ({ name }: Node): boolean => clarifying.test(name);

/**
 * Whether what an ingredient is under exempts it, by Annex II: 'supporto: gelatina di pesce',
 * 'oli raffinati (soia)', 'destrosio (frumento, mais)'.
 */
function isExemptUnder(parent: Node | undefined, node: Node, allergen: Allergen): boolean {
  if (isExemptSource(parent?.name ?? '', node.name, allergen)) return true;
  if (allergen !== 'fish' || !gelatine.test(node.name)) return false;
  const [first] = node.children ?? [];
  return (
    parent?.role === 'carrier' ||
    (parent !== undefined && clarifies(parent)) ||
    (first !== undefined && clarifies(first))
  );
}

/** The allergens that the evidence of a node names; an exempt one marks the node. */
function collectFromEvidence(keep: Keep, node: Node, parent: Node | undefined): void {
  for (const { text, at, skip } of node.evidence ?? []) {
    for (const { allergen, exempt, start, end } of allergensOf(text)) {
      if (start < skip) continue;
      if (exempt || isExemptUnder(parent, node, allergen)) node.exempt = true;
      else keep({ allergen, start: at + start, end: at + end }, 'list');
    }
  }
}

/** Whether an item is a number under a class, or behind others under it: 'preservatives (202, 220)'. */
function isMemberByNumber(nodes: readonly Node[], i: number, parent: Node | undefined): boolean {
  if (!isNumber(nodes[i])) return false;
  const before = nodes.slice(0, i).findLast((node) => !isNumber(node));
  return (parent ?? before)?.role !== undefined;
}

const isNumber = (node: Node | undefined): boolean =>
  node !== undefined && pastDigits(node.name, 0) === node.name.length;

function collectFromNodes(keep: Keep, nodes: readonly Node[], parent: Node | undefined): void {
  for (const [i, node] of nodes.entries()) {
    const { start, end } = node;
    const allergen = isMemberByNumber(nodes, i, parent) ? allergenOfNumber(node.name) : undefined;
    if (allergen) keep({ allergen, start, end }, 'list');
    collectFromNode(keep, node, parent);
  }
}

/** The allergens of a node and of all that it is made of. */
function collectFromNode(keep: Keep, node: Node, parent: Node | undefined): void {
  if (node.evidence) collectFromEvidence(keep, node, parent);
  if (node.children) collectFromNodes(keep, node.children, node);
}

/** The allergens that a label declares in a list by nothing but the emphasis of their names. */
function collectEmphasised(
  keep: Keep,
  text: string,
  items: readonly Node[],
  isEmphasised: IsEmphasised,
): void {
  for (const { start, end, children } of items) {
    const name = { start, end: children?.[0]?.start ?? end };
    for (const finding of findEmphasised(text, name, isEmphasised))
      if (!finding.exempt) keep(finding, 'emphasis');
    if (children) collectEmphasised(keep, text, children, isEmphasised);
  }
}

/** 'Gluten free oats' are without what oats are named for; wheat stays wheat. */
const isGlutenFree = atStart('gluten~');
const oats = atStart('oat~|avena~');

/** 'Assenza di latte', which no other reader takes for a negation. */
const absence = atStart(absenceHeadings);

/** What a claim of absence names all the same: 'Senza glutine ma con latte'. */
function namedInClaim(text: string, { start, end }: Statement): Finding[] {
  const claim = text.slice(start, end).replace(absence, (said) => 'senza'.padEnd(said.length));
  const isFreeOfGluten = isGlutenFree.test(claim);
  return findAllergens(claim, 0, claim.length)
    .filter((found) => !isFreeOfGluten || !oats.test(claim.slice(found.start, found.end)))
    .map((found) => ({ ...found, start: found.start + start, end: found.end + start }));
}

const held = atWord(heldInNotes);

const tellsPrint = atWord(wordsOfPrint);

/** 'Per gli allergeni vedi ingredienti in grassetto: latte': where the names begin, or -1. */
function listedFrom(note: string): number {
  const colon = note.lastIndexOf(':');
  return colon < 0 || tellsPrint.test(note.slice(colon)) ? -1 : colon;
}

/**
 * 'Trattata con solfiti', 'Il prodotto contiene latte': what a note says that the product holds. One
 * on use or print names other things, too, before it says so.
 */
function heldInNote(text: string, { start, end }: Statement): Finding[] {
  const note = text.slice(start, end);
  const warned = warnedNames(text, { start, end });
  if (warned.length > 0) return warned;
  const isOther = namesNoIngredient(text, start, end);
  const isWhere = isOther && isWhereAllergensAre.test(note);
  const at = isWhere ? listedFrom(note) : isOther ? note.search(held) : 0;
  if (at < 0) return [];
  const find = held.test(note) ? findDeclared : findAllergens;
  return find(text, start, end).filter((finding) => finding.start >= start + at);
}

const behindMark = new RegExp(sourceOf(turnsToContents), 'i');
/** What turns a sentence from what it says; behind traces, and what is left out, something may be contained. */
const turns: Readonly<Record<StatementKind, RegExp>> = {
  // 'Non contiene tracce di latte' counts as traces: where its denial ends is too easily mistaken.
  free: tracesAnywhere,
  contains: atWord(turnsToTraces),
  traces: behindMark,
  note: behindMark,
};
/** Turns of one sentence that are told from each other; in what follows them all is contained. */
const maxTurns = 40;

/** 'Prodotto in Italia, contiene latte, può contenere soia': what a statement says, clause by clause. */
function clausesOf(text: string, { kind, start, end }: Statement): Statement[] {
  if (kind === 'note') return [{ kind, start, end }];
  const clauses: Statement[] = [];
  let said: StatementKind = kind;
  const sentence = text.slice(start, end);
  const turned = kind === 'traces' ? sentence.search(turns.traces) : -1;
  if (turned >= 0 && turned < sentence.search(turns.contains))
    said = statementAt(text, start, start + turned) === 'traces' ? kind : 'note';
  let at = start;
  while (clauses.length < maxTurns) {
    const found = text.slice(at, end).search(turns[said]);
    if (found <= 0) break;
    const turn = at + found;
    clauses.push({ kind: said, start: at, end: turn });
    const isTraces = said === 'free' || said === 'contains';
    // 'Latte, soia (può contenere uova), lupini'
    const close = isTraces && text.charAt(turn - 1) === '(' ? text.indexOf(')', turn) : -1;
    if (close >= 0 && close < end) {
      clauses.push({ kind: 'traces', start: turn, end: close });
      at = close + 1;
      while (at < end && ' \n,;.'.includes(text.charAt(at))) at++;
    } else {
      at = isTraces ? turn : turn + 1;
      said = isTraces ? 'traces' : 'contains';
    }
  }
  return at < end ? [...clauses, { kind: said, start: at, end }] : clauses;
}

/** A text with what its marks tell of names. */
type Marked = { text: string; isEmphasised: IsEmphasised | null; marks: TracesMarks | null };

/** The allergens and traces that a statement names; one without any is a note. */
function collectFromStatement(
  { keep, notes }: { keep: Keep; notes: string[] },
  { text, isEmphasised, marks }: Marked,
  statement: Statement,
): void {
  const { kind, start, end } = statement;
  const found =
    kind === 'note'
      ? heldInNote(text, statement)
      : kind === 'free'
        ? namedInClaim(text, statement)
        : findDeclared(text, start, end);
  const isListed = isEmphasised !== null && (kind === 'traces' || kind === 'contains');
  const more = isListed ? findEmphasised(text, { start, end }, isEmphasised) : [];
  for (const finding of [...found, ...more]) {
    const isTrace =
      kind === 'traces' ||
      (kind === 'contains' && marks && isMarked(text, finding.end, marks.marks));
    if (isTrace) keep(finding, 'statement', 'traces');
    else if (!finding.exempt) keep(finding, 'statement');
  }
  const note = onOneLine(text.slice(start, end));
  const isNote = kind === 'note' || (kind !== 'traces' && found.length === 0);
  if (isNote && note !== '') notes.push(note);
}

/** Collects what a finished tree, read from a source, and the statements beside it say of allergens. */
export function collectAllergens(findings: Findings, reading: Reading, source: Source): void {
  const isEmphasised = byMarks(source);
  const keep = keeperOf(findings, { ...source, text: reading.text });
  for (const { items } of reading.branches) {
    collectFromNodes(keep, items, undefined);
    if (isEmphasised) collectEmphasised(keep, reading.text, items, isEmphasised);
  }
  const beside: Node = { name: '', start: 0, end: 0, evidence: reading.loose };
  collectFromEvidence(keep, beside, undefined);
  if (reading.statements.length === 0) return;
  const { text } = reading;
  const marked = { text, isEmphasised, marks: tracesMarksIn(text) };
  for (const statement of reading.statements)
    for (const part of clausesOf(text, statement))
      collectFromStatement({ keep, notes: findings.notes }, marked, part);
}
