import type { Cell } from '../sheets/sheet.ts';

/** What a cell says; or what is wrong with it, and what to write instead. A caution is a value all the same. */
export type Reading<Value> =
  | { value: Value; caution?: Objection }
  | { value?: undefined; objection: Objection };

/** `message` goes behind the value: 'non è un importo'; `remedy` behind a colon: 'forse 24,90?'. */
export type Objection = { message: string; remedy?: string };

export type Reader<Value> = (cell: Cell) => Reading<Value>;

export const objection = (message: string, remedy?: string) => ({ objection: { message, remedy } });
