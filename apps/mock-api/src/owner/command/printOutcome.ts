import { printable } from '../../catalogueCheck/finding.ts';
import { mistakeLine, shortened } from '../mistakes.ts';
import { commandTexts } from './command.copy.ts';
import type { Outcome } from './importFile.ts';
import { visibilityNotes } from './visibilityNotes.ts';

const shownMistakes = 40;
const shownChanges = 40;

/** What the owner reads in the terminal. */
export function outcomeLines(outcome: Outcome): readonly string[] {
  const { kind, counts, prepared, report } = outcome;
  const { added, changed, gone, unchanged } = counts;
  const summary = commandTexts.counts(added, changed, gone, unchanged);
  const isDone = kind === 'applied';
  const lines = [...mistakeLines(outcome)];
  if (kind === 'errors') lines.push(commandTexts.nothingChanged);
  else if (kind === 'elsewhere') lines.push(commandTexts.elsewhere);
  else if (kind === 'nothing') lines.push(commandTexts.nothingToDo);
  else {
    lines.push(isDone ? commandTexts.done(outcome.entry?.version ?? 0) : commandTexts.wouldDo);
    lines.push(summary, ...changeLines(outcome));
    if (prepared.suspicious.length > 0) {
      const suspicious = prepared.suspicious.map((line) => `  ${printable(line)}`);
      lines.push(commandTexts.suspicious, ...limited(suspicious, shownMistakes));
    }
    if (kind === 'asks') lines.push(commandTexts.confirm);
    if (isDone) lines.push(commandTexts.undoHint);
    if (isDone) lines.push(...visibilityNotes(prepared.changes));
  }
  if (report !== null) lines.push(commandTexts.report(report));
  return lines;
}

function mistakeLines({ prepared: { mistakes } }: Outcome): readonly string[] {
  const errors = mistakes.filter(({ severity }) => severity === 'error');
  const warnings = mistakes.filter(({ severity }) => severity === 'warning');
  return [
    ...titled(commandTexts.errors(errors.length), errors.map(mistakeLine)),
    ...titled(commandTexts.warnings(warnings.length), warnings.map(mistakeLine)),
  ];
}

function titled(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const indented = lines.map((line) => `  ${line}`);
  return [`${title}:`, ...limited(indented, shownMistakes)];
}

function limited(lines: readonly string[], max: number): readonly string[] {
  if (lines.length <= max) return lines;
  return [...lines.slice(0, max), commandTexts.more(lines.length - max)];
}

const symbols = { new: '+', changed: '·', gone: '−' } as const;

function changeLines({ prepared: { changes } }: Outcome): readonly string[] {
  const products = changes.products.flatMap(({ kind, name, fields }) =>
    kind === 'changed'
      ? fields.map(({ field, before, after }) => changeLine(`${name}, ${field}`, before, after))
      : [`  ${symbols[kind]} ${printable(name)}`],
  );
  const others = changes.others.flatMap(({ about, fields }) =>
    fields.map(({ field, before, after }) => changeLine(`${about}, ${field}`, before, after)),
  );
  return limited([...products, ...others], shownChanges);
}

const changeLine = (about: string, before: string, after: string) =>
  printable(`  · ${about}: ${shortened(before) || '(vuoto)'} → ${shortened(after) || '(vuoto)'}`);
