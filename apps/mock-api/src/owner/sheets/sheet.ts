import { foldText } from '@vetta/storefront/foldText';
import { isBroken, plainText } from './letters.ts';

/** A cell of a sheet, as the program that wrote it meant it. */
export type Cell =
  | { kind: 'empty' }
  /** `isBroken`: with letters that were read wrong before they came here. */
  | { kind: 'text'; text: string; isBroken?: true }
  | { kind: 'number'; number: number }
  | { kind: 'date'; date: Date }
  | { kind: 'flag'; value: boolean }
  /** A formula without result: '#N/D'. */
  | { kind: 'fault'; text: string };

export type SheetRow = {
  /** As the program shows it at the left, from 1. */
  number: number;
  cells: readonly Cell[];
  /** By hand, or by a filter. */
  isHidden?: boolean;
};

/** Rows without any filled cell may be left out. */
export type Sheet = {
  name: string;
  rows: readonly SheetRow[];
  isHidden?: boolean;
  /** Every row says how many cells it has: empty ones are written. */
  isCsv?: true;
  /** From 0. */
  hiddenColumns?: readonly number[];
};

export const emptyCell: Cell = { kind: 'empty' };

/** '#N/D', '#REF!': what programs write in the place of a result, in Italian or English; and a column too narrow. */
const faultText =
  /^#(?:N\/[ADP]|RIF!|REF!|VALORE!|VALUE!|DIV\/0!|NOME\?|NAME\?|NUM!|NULLO!|NULL!|ESPANSIONE!|SPILL!|CALC!|#+)$/iu;

export function textCell(read: string): Cell {
  const text = plainText(read);
  if (text.trim() === '') return emptyCell;
  if (faultText.test(text.trim())) return { kind: 'fault', text: text.trim() };
  return isBroken(read) ? { kind: 'text', text, isBroken: true } : { kind: 'text', text };
}

/** Titles and words alike, without signs: '» Slug' is 'slug'. */
export const plain = (title: string) => foldText(title).replaceAll(/[^\p{L}\p{N}€]+/gu, '');

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** '09/08/2027' */
export const dateText = (date: Date) =>
  `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;

/** Workbooks keep a time of day as a part of their day 0. */
const shownDate = (date: Date) =>
  date.getUTCFullYear() < 1900
    ? `${date.getUTCHours()}:${twoDigits(date.getUTCMinutes())}`
    : dateText(date);

/** What a person sees in the cell, near enough. */
export function shownCell(cell: Cell): string {
  switch (cell.kind) {
    case 'empty':
      return '';
    case 'text':
    case 'fault':
      return cell.text;
    case 'number':
      return String(cell.number).replace('.', ',');
    case 'date':
      return shownDate(cell.date);
    case 'flag':
      return cell.value ? 'VERO' : 'FALSO';
  }
}
