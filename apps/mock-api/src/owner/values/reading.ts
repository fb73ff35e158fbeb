import type { Cell } from '../sheets/sheet.ts';

/** What a cell says; or what is wrong with it, and what to write instead. A caution is a value all the same. */
export type Reading<Value> =
  | { value: Value; caution?: CellIssue }
  | { value?: undefined; issue: CellIssue };

/** `message` goes behind the value: 'non è un importo'; `remedy` behind a colon: 'forse 24,90?'. */
export type CellIssue = { message: string; remedy: string };

export type Reader<Value> = (cell: Cell) => Reading<Value>;

export const cellIssue = (message: string, remedy: string) => ({ issue: { message, remedy } });
