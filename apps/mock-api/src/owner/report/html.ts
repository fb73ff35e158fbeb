import { escapeHtml } from '../../escapeHtml.ts';

/** Direction marks of a cell would turn the words around them. */
export const plain = (text: string) =>
  escapeHtml(text.replaceAll(/[\0\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''));

/** At most so many of a list: a report of a million rows opens in no browser. */
export const maxShownItems = 500;
