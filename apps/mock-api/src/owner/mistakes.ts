import type { Excerpt } from '../catalogueCheck/excerpt.ts';
import { printable } from '../catalogueCheck/finding.ts';

/** What is wrong or odd in the owner's file. Errors stop the import, warnings do not. */
export type Mistake = {
  severity: 'error' | 'warning';
  /** Empty for the file as a whole. */
  sheet: string;
  row?: number;
  /** The column's title. */
  column?: string;
  /** The column's place in its sheet, from 0. */
  at?: number;
  /** What stands in the cell. */
  value?: string;
  /** Behind a value: 'non è un importo'; without one a sentence of its own. */
  message: string;
  /** 'forse 24,90?' */
  remedy?: string;
  /** Name or slug of the product, where a row does not say it. */
  product?: string;
  /** What nobody sees in the program that wrote the file; of a whole sheet neither is said. */
  hides?: { slug?: string; column?: string };
  /** Of a label: the words around the place. */
  excerpt?: Excerpt;
};

/** At most as many are shown of a cell's text. */
const shownLength = 80;

export const shortened = (text: string) =>
  text.length > shownLength ? `${text.slice(0, shownLength).replaceAll(/\p{Cs}/gu, '')}…` : text;

/** 'Prodotti, riga 14, Prezzo: "24,9O" non è un importo: forse 24,90?' */
export function mistakeLine(mistake: Mistake): string {
  const { sheet, row, column, product } = mistake;
  const place = [sheet, row === undefined ? '' : `riga ${row}`, column ?? '']
    .filter((part) => part !== '')
    .join(', ');
  const about = product === undefined ? '' : ` (${product})`;
  return printable(`${place === '' ? '' : `${place}: `}${mistakeWords(mistake)}${about}`);
}

/** The same without its place. */
export function mistakeWords({ value, message, remedy }: Mistake): string {
  const quoted = value === undefined ? '' : `"${shortened(value)}" `;
  return `${quoted}${message}${remedy === undefined ? '' : `: ${remedy}`}`;
}
