import { asWhole, atWord, sourceOf } from '../lexicon/phrases.ts';
import { amountUnits, goesOnBehindComma, shareBases } from '../lexicon/remarks.ts';
import { hasMarkAt } from '../text/pieces.ts';
import { readHead } from './itemText.ts';
import { lastNode, type Frame, type Node } from './tree.ts';

/** What extracts are standardised to. */
const markerCompound = new RegExp(
  `^(?:di |in )?(?:${sourceOf('egcg|caffeina|epa|dha|hca|piperina')}|` +
    '[a-zà-ù-]+(?:oidi|eni|ine|osidi|idi|oli|ani|ici|nolidi|onici)(?: totali)?)$',
  'i',
);

const titration = new RegExp(
  `^${sourceOf('[(e.s.|es|e.s|e. s.|estratto|estratto secco) ](tit|titolat(o|a|i|e)|standardizzat(o|a|i|e))')}[. ]`,
  'i',
);

const titrated = atWord('tit');

/** 'tit. 24% ginkgoflavonglicosidi' */
const isTitrated = (name: string): boolean =>
  titrated.test(name) && name.includes('%', name.search(titrated));

/**
 * 'foglie, e.s. tit. 24% ginkgoflavonglicosidi, 6% terpeni': what an extract is standardised to
 * belongs to the item before it, which it gives back.
 */
export function takeStrength(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous) return null;
  // Few items begin with one of its letters.
  if ('ets'.includes(name.charAt(0).toLowerCase()) && titration.test(name)) {
    previous.name += `, ${name}`;
    return previous;
  }
  if (percent === undefined || frame.group || !markerCompound.test(name)) return null;
  if (!isTitrated(previous.name)) return null;
  previous.name += `, ${String(percent).replace('.', ',')}% ${name}`;
  return previous;
}

const isBase = asWhole(shareBases);
const goesOn = asWhole(goesOnBehindComma);

/**
 * 'latte 8%, nella crema', 'proteine concentrate, isolate': what an item behind a comma says of the one
 * before it, which it gives back.
 */
export function takeRemark(frame: Frame, name: string, percent: number | undefined): Node | null {
  const previous = lastNode(frame);
  if (!previous || percent !== undefined) return null;
  if (previous.percent !== undefined && isBase.test(name)) return previous;
  if (!goesOn.test(name) || goesOn.test(previous.name) || previous.children) return null;
  previous.name += `, ${name}`;
  return previous;
}

/** '22% (9% sul prodotto finito, siero di latte)': whether the first of a bracket is a share of the whole. */
export const isShareOfWhole = ({ isBracket, items }: Frame, name: string): boolean =>
  isBracket && items.length === 0 && isBase.test(name);

const ofWhich = new RegExp(
  `^${sourceOf('di cui|dei quali|delle quali|apporta|apportano')} (?=\\S)`,
  'i',
);

const amount = atWord(`#[ ](${amountUnits})`);

/** 'EPA 330 mg e DHA 220 mg': two parts, each with its amount or share. */
function partsIn(item: Node): Node[] {
  const [first = '', second, ...others] = item.name.split(' e ');
  const { name, percent } = readHead(first);
  const isShare = percent !== undefined && item.percent !== undefined;
  const areAmounts = amount.test(first) && amount.test(second ?? '');
  if (second === undefined || others.length > 0 || !(isShare || areAmounts)) return [item];
  const { percent: _share, evidence: _evidence, ...rest } = item;
  return [
    { ...rest, name, evidence: undefined, ...(percent !== undefined && { percent }) },
    { ...item, name: second },
  ];
}

/** 'di cui lattosio <1%': makes it a child of the item before it; false for any other item. */
export function takePart(frame: Frame, item: Node): boolean {
  // Few items begin with 'd'.
  const lead = (item.name.charCodeAt(0) | 32) === 100 ? ofWhich.exec(item.name) : null;
  const whole = lead && lastNode(frame);
  if (!lead || !whole) return false;
  item.name = item.name.slice(lead[0].length);
  (whole.children ??= []).push(...partsIn(item));
  return true;
}

/** Where 'di cui' begins behind the share or amount of an item ('proteine 92% di cui lattosio'); -1. */
export const partIn = (item: string): number =>
  item.includes('di cui ') ? item.search(behindShare) : -1;

const behindShare = new RegExp(`(?<=%|\\d ?(?:m?g|mcg|[µμ]g)) ?${sourceOf('di cui')} `, 'i');

/** '(di cui isolate 60%, …': the first part of a bracket, its whole before the bracket. */
export const withoutOfWhich = (item: string, { isBracket, items }: Frame): string =>
  isBracket && items.length === 0 && hasMarkAt(item, 0, 'dDaA') ? item.replace(ofWhich, '') : item;
