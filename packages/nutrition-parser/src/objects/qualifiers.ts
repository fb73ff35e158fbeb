import type { Fact } from '../build/facts.ts';
import { qualifierSigns } from '../lexicon/keys.ts';
import { Cell } from '../text/source.ts';
import { labelText } from './measures.ts';

/** `qualificatore: '<'`, `measurementPrecisionCode: 'LESS_THAN'` */
export const signOf = (value: unknown): string | undefined =>
  qualifierSigns.get((labelText(value) ?? '').toLowerCase());

/** An amount behind a sign that another key holds. */
export function qualified({ source, text }: Cell, sign: string): Cell {
  const whole = `${sign} ${text}`;
  return new Cell({ ...source, text: whole }, 0, whole.length);
}

/** The facts of a row whose sign another key holds: `salt_modifier: '<'`. */
export const qualifiedFacts = (facts: readonly Fact[], sign: string | undefined): readonly Fact[] =>
  sign === undefined
    ? facts
    : facts.map((fact) =>
        fact.kind === 'row'
          ? { ...fact, cells: fact.cells.map((cell) => cell && qualified(cell, sign)) }
          : fact,
      );
