import { otherTextKeys } from '../../lexicon/keys.ts';
import { atStart } from '../../lexicon/phrases.ts';
import type { Shape } from '../../model.ts';
import { hasAny } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { Draft } from '../facts/Table.ts';
import type { Fact } from '../facts/facts.ts';
import { mayBeAmount } from '../values/amounts.ts';
import { nameOfCell } from '../values/names.ts';
import { readFlavour } from './holdsTable.ts';
import { isTextTable } from './holdsTable.ts';
import { type Input, type Place, addFacts, under } from './input.ts';
import { readKey } from './keys.ts';

export const isKnownRow = (fact: Fact): boolean =>
  fact.kind === 'row' && (fact.key !== undefined || nameOfCell(fact.name).key !== undefined);

/** A row of a nutrient with an amount: 'Proteine: tante' says nothing. */
const isToldRow = (fact: Fact): boolean =>
  fact.kind === 'row' &&
  isKnownRow(fact) &&
  fact.cells.some((cell) => cell !== null && mayBeAmount(cell.text));

/** Keys of what is no table, whatever their text looks like. */
const otherTexts = atStart(otherTextKeys);

/** 'Proteine: 80 g', lines, cells or HTML: a text that is no value of its key. */
export const isLongText = (text: string): boolean =>
  isTextTable(text) || hasAny(text.trim(), ['\n', '|', ':']) || /<[a-z]/i.test(text);

/** Texts under keys that say nothing, where an object has no table: read where they hold rows. */
export function readTexts(object: Record<string, unknown>, place: Place, input: Input): Shape {
  const texts = Object.keys(object).filter((key) => {
    const value = object[key];
    const { role, text } = readKey(key);
    const mayBe = ['other', 'value', 'rows', 'product'].includes(role);
    const isOfTexts = Array.isArray(value) && (role === 'other' || role === 'product');
    const isText = typeof value === 'string' ? isLongText(value) : isOfTexts;
    return mayBe && isText && !otherTexts.test(fold(text));
  });
  const drafts = texts.map((key) => {
    const table = new Draft(input.table);
    const shape = input.read(object[key], under(place, key), { ...input, table });
    return { key, table, shape, isProduct: readKey(key).role === 'product' };
  });
  const found = drafts.filter(({ table }) => table.facts.some(isToldRow));
  const own = found.filter(({ isProduct }) => !isProduct);
  // `{ Cacao: '| … |', Vaniglia: '| … |' }`
  if (own.length > 1)
    for (const { key, table } of own)
      readFlavour(readKey(key).text, input, () => {
        addFacts(input, table.facts);
        return 'none';
      });
  // A description comes after what may be the table itself.
  else addFacts(input, (own[0] ?? found[0])?.table.facts ?? []);
  return (own[0] ?? found[0])?.shape ?? 'none';
}
