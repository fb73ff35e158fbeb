import type { Ingredient } from '../model.ts';
import type { Frame } from './frame.ts';

/** What extracts are standardised to. */
const strength =
  /^(?:di |in )?[a-zà-ù-]+(?:oidi|eni|ine|osidi|idi|oli|ani|ici|nolidi|onici)(?: totali)?$|^(?:di |in )?(?:egcg|caffeina|epa|dha|hca|piperina)$/i;

const titrated =
  /^(?:(?:e\.? ?s\.?|estratto(?: secco)?) )?(?:tit|titolat[oaie]|standardizzat[oaie])[. ]/i;

/**
 * 'foglie, e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni': what an extract is standardised to
 * belongs to the item before it, which it gives back.
 */
export function takeStrength(
  { items, open }: Frame,
  name: string,
  percent: number | undefined,
): Ingredient | null {
  const previous = open?.children?.at(-1) ?? items.at(-1);
  if (!previous) return null;
  // Few items begin with one of its letters.
  if ('ets'.includes(name.charAt(0).toLowerCase()) && titrated.test(name)) {
    previous.name += `, ${name}`;
    return previous;
  }
  if (percent === undefined || open || !strength.test(name)) return null;
  if (!/\btit\b.*\d ?%/i.test(previous.name)) return null;
  previous.name += `, ${String(percent).replace('.', ',')}% ${name}`;
  return previous;
}

const ofWhich = /^(?:di cui|dei quali|delle quali) (?=\S)/i;

/** 'di cui lattosio <1%': makes it a child of the item before it; false for any other item. */
export function isPartOf({ items, open }: Frame, item: Ingredient): boolean {
  // Few items begin with 'd'.
  const lead = (item.name.charCodeAt(0) | 32) === 100 ? ofWhich.exec(item.name) : null;
  const whole = lead && (open?.children?.at(-1) ?? items.at(-1));
  if (!lead || !whole) return false;
  item.name = item.name.slice(lead[0].length);
  (whole.children ??= []).push(item);
  return true;
}

/** Where 'di cui' begins behind the percentage of an item ('proteine 92% di cui lattosio'); -1. */
export const partIn = (item: string): number =>
  item.includes('%') ? item.search(/(?<=%) ?\bdi cui /i) : -1;

/** '(di cui isolate 60%, …': the first part of a bracket, its whole before the bracket. */
export const withoutOfWhich = (item: string, { inner, items }: Frame): string =>
  inner && items.length === 0 && (item.charCodeAt(0) | 32) === 100
    ? item.replace(ofWhich, '')
    : item;
