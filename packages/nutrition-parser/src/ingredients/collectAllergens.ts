import { isExemptSource } from '../allergens/exemptions.ts';
import { allergensOf, findDeclared } from '../allergens/findAllergens.ts';
import type { Says } from '../allergens/cues.ts';
import { isMarked, tracesMarksIn, type TracesMarks } from '../allergens/footnotes.ts';
import { byMarks, findEmphasised, type Finding, type IsEmphasised } from '../allergens/names.ts';
import { type Name } from '../allergens/sentence.ts';
import { saidIn } from '../allergens/lines.ts';
import { allergenOfNumber } from '../allergens/words.ts';
import { atStart } from '../lexicon/phrases.ts';
import { type AllergenFinding, type Allergen } from '../model.ts';
import { onOneLine, pastDigits } from '../text/chars.ts';
import { type Source, spanOf } from '../text/source.ts';
import { namesNoIngredient } from './statements.ts';
import { type Statement, type Node, type Reading } from './tokens.ts';

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

/**
 * Whether what an ingredient is under exempts it, by Annex II: 'supporto: gelatina di pesce',
 * 'oli raffinati (soia)', 'destrosio (frumento, mais)'.
 */
function isExemptUnder(parent: Node | undefined, node: Node, allergen: Allergen): boolean {
  if (isExemptSource(parent?.name ?? '', node.name, allergen)) return true;
  if (allergen !== 'fish' || !gelatine.test(node.name)) return false;
  const uses = [parent?.name, node.children?.[0]?.name];
  return (
    parent?.role === 'carrier' || uses.some((use) => use !== undefined && clarifying.test(use))
  );
}

/** The allergens that the evidence of a node names; an exempt one marks the node. */
function collectFromEvidence(keep: Keep, node: Node, parent: Node | undefined): void {
  for (const { text, at, skip } of node.evidence) {
    for (const { allergen, exempt, start, end } of allergensOf(text)) {
      if (start < skip) continue;
      if (exempt || isExemptUnder(parent, node, allergen)) node.exempt = true;
      else keep({ allergen, start: at + start, end: at + end }, 'list');
    }
  }
}

const isNumber = ({ name }: Node): boolean => pastDigits(name, 0) === name.length;

/** The allergens of nodes, of all that they are made of, and those that emphasis alone declares. */
function collectFromNodes(
  keep: Keep,
  nodes: readonly Node[],
  parent: Node | undefined,
  emphasised: (place: { start: number; end: number }) => Finding[],
): void {
  let last = parent;
  for (const node of nodes) {
    const { start, end, children } = node;
    // 'preservatives (202, 220)': a number under a class, or behind others under it.
    const allergen = isNumber(node) && last?.role ? allergenOfNumber(node.name) : undefined;
    if (!isNumber(node)) last = parent ?? node;
    if (allergen) keep({ allergen, start, end }, 'list');
    collectFromEvidence(keep, node, parent);
    for (const finding of emphasised({ start, end: children?.[0]?.start ?? end }))
      if (!finding.exempt) keep(finding, 'emphasis');
    if (children) collectFromNodes(keep, children, node, emphasised);
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
  const note = onOneLine(text.slice(start, end));
  // A statement of what is exempt is no note.
  const isOfNone = (): boolean =>
    found.length === 0 &&
    (kind !== 'contains' || findDeclared(text.slice(start, end)).length === 0);
  const isNote = kind === 'note' || (kind !== 'traces' && isOfNone());
  if (isNote && note !== '') notes.push(note);
}

/** Collects what a finished tree, read from a source, and the statements beside it say of allergens. */
export function collectAllergens(findings: Findings, reading: Reading, source: Source): void {
  const isEmphasised = byMarks(source);
  const keep = keeperOf(findings, { ...source, text: reading.text });
  const emphasised = (place: { start: number; end: number }): Finding[] =>
    isEmphasised ? findEmphasised(reading.text, place, isEmphasised) : [];
  for (const { items } of reading.branches) collectFromNodes(keep, items, undefined, emphasised);
  const beside: Node = { name: '', start: 0, end: 0, evidence: reading.loose };
  collectFromEvidence(keep, beside, undefined);
  if (reading.statements.length === 0) return;
  const marks = tracesMarksIn(reading.text);
  const marked = { text: marks?.text ?? reading.text, isEmphasised, marks };
  for (const statement of reading.statements)
    collectFromStatement({ keep, notes: findings.notes }, marked, statement);
}
