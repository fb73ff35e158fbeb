import { isExemptSource } from '../allergens/exemptions.ts';
import { allergensOf, findDeclared } from '../allergens/findAllergens.ts';
import type { Says } from '../allergens/cues.ts';
import { isMarked, tracesMarksIn, type TracesMarks } from '../allergens/footnotes.ts';
import { byMarks, findEmphasised, type IsEmphasised } from '../allergens/names.ts';
import { type Name } from '../allergens/sentence.ts';
import { saidIn } from '../allergens/lines.ts';
import { allergenOfNumber } from '../allergens/words.ts';
import { atStart } from '../lexicon/phrases.ts';
import { type AllergenFinding, type Allergen } from '../model.ts';
import { onOneLine, pastDigits } from '../text/chars.ts';
import { type Source, spanOf } from '../text/source.ts';
import { type Node, type Reading } from './tree.ts';
import { namesNoIngredient } from './claims.ts';
import { type Statement } from './tokens.ts';

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
    { allergen, start, end }: Name,
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

/** What is said of the names of a statement where none of its own words tells. */
function saidOf(text: string, { kind, start, end }: Statement): Says {
  if (kind !== 'note') return kind === 'traces' ? 'traces' : 'contains';
  // A note on use or print names other things, too.
  return namesNoIngredient(text, start, end) ? null : 'contains';
}

/** The names of a statement that are there; of a claim of absence, what it names all the same. */
function namedIn(text: string, statement: Statement): (Name & { isTrace: boolean })[] {
  const { kind, start, end } = statement;
  if (kind === 'free')
    return findDeclared(text.slice(start, end)).flatMap(({ exempt, says, ...name }) =>
      exempt
        ? []
        : [
            {
              ...name,
              start: start + name.start,
              end: start + name.end,
              isTrace: says === 'traces',
            },
          ],
    );
  return saidIn(text.slice(start, end), saidOf(text, statement)).flatMap(({ says, ...name }) =>
    says === 'denied'
      ? []
      : [{ ...name, start: start + name.start, end: start + name.end, isTrace: says === 'traces' }],
  );
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
  const found = namedIn(text, statement);
  for (const { isTrace, ...name } of found) {
    const isOfMark = kind === 'contains' && marks !== null && isMarked(text, name.end, marks.marks);
    keep(name, 'statement', isTrace || isOfMark ? 'traces' : 'contains');
  }
  const isListed = isEmphasised !== null && (kind === 'traces' || kind === 'contains');
  for (const finding of isListed ? findEmphasised(text, { start, end }, isEmphasised) : [])
    if (!finding.exempt) keep(finding, 'statement', kind === 'traces' ? 'traces' : 'contains');
  const isOfExempt = kind === 'contains' && findDeclared(text.slice(start, end)).length > 0;
  const note = onOneLine(text.slice(start, end));
  const isNote = kind === 'note' || (kind !== 'traces' && !isOfExempt && found.length === 0);
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
  const marks = tracesMarksIn(reading.text);
  const marked = { text: marks?.text ?? reading.text, isEmphasised, marks };
  for (const statement of reading.statements)
    collectFromStatement({ keep, notes: findings.notes }, marked, statement);
}
