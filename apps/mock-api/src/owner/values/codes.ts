import {
  categories,
  foldText,
  isGtin,
  maxSlugLength,
  slugFault,
  slugOf,
} from '@vetta/storefront/backend';
import { currentCategorySlug } from '@vetta/storefront/paths';
import { nearest } from '../../catalogueCheck/nearest.ts';
import { shownCell } from '../sheets/sheet.ts';
import { cellIssue, type Reader } from './reading.ts';
import { refuse, sheetText } from './texts.ts';
import { valueTexts } from './values.copy.ts';

/** A product's address. `known`: those that the catalogue has already, odd ones too. */
export const slugReader =
  (known: ReadonlySet<string>): Reader<string> =>
  (cell) => {
    const refused = refuse(cell, 'siero-100');
    if (refused !== null) return refused;
    const text = sheetText(shownCell(cell));
    const fault = text === '' || known.has(text) ? null : slugFault(text);
    if (fault === null) return { value: text };
    const near = nearest(text, [...known]) ?? slugOf(text);
    const remedy = near === text ? valueTexts.otherSlug : valueTexts.maybe(near);
    return cellIssue(slugFaults[fault], remedy);
  };

export const slugFaults = {
  letters: valueTexts.noSlug,
  length: valueTexts.longSlug(maxSlugLength),
  reserved: valueTexts.reservedSlug,
} as const;

/** A category by name or slug, as its slug. `known`: what the catalogue holds already. */
export const categoryReader =
  (known: ReadonlySet<string>): Reader<string> =>
  (cell) => {
    const refused = refuse(cell, 'Proteine');
    if (refused !== null) return refused;
    const text = sheetText(shownCell(cell));
    if (text === '' || known.has(text)) return { value: text };
    const found = categories.find(
      ({ name, slug }) => foldText(name) === foldText(text) || slug === currentCategorySlug(text),
    );
    if (found !== undefined) return { value: found.slug };
    const names = categories.map(({ name }) => name);
    const near = nearest(text, names);
    return cellIssue(
      valueTexts.noCategory,
      near === undefined ? names.join(', ') : valueTexts.maybe(near),
    );
  };

/** The bar code on a pack (GTIN-8, -12, -13, -14), with its check digit (GS1 General Specifications, 7.9). */
export const gtinReader: Reader<string> = (cell) => {
  if (cell.kind === 'empty') return { value: '' };
  const refused = refuse(cell, '8001234567897');
  if (refused !== null) return refused;
  const text = sheetText(shownCell(cell));
  const isRounded = cell.kind === 'number' && /^\d+0{6}$/u.test(text);
  if (isRounded || /^\d(?:[.,]\d+)?E\+?\d+$/iu.test(text)) {
    return cellIssue(valueTexts.scientific, valueTexts.scientificRemedy);
  }
  const digits = text.replaceAll(/[\s-]/gu, '').replace(/[.,]0+$/u, '');
  if (!/^\d{1,14}$/u.test(digits)) return cellIssue(valueTexts.noGtin, valueTexts.gtinRemedy);
  if (gtinLengths.includes(digits.length)) {
    if (isGtin(digits)) return { value: digits };
    const padded = cell.kind === 'number' ? withZeros(digits) : undefined;
    return padded === undefined
      ? cellIssue(valueTexts.gtinDigit, valueTexts.gtinRemedyDigit)
      : cellIssue(valueTexts.lostZero, valueTexts.maybe(padded));
  }
  const padded = withZeros(digits);
  return padded === undefined
    ? cellIssue(valueTexts.noGtin, valueTexts.gtinRemedy)
    : cellIssue(valueTexts.lostZero, valueTexts.maybe(padded));
};

const gtinLengths = [8, 12, 13, 14];

/** Of the lengths a code can have, the first that makes it a right one. */
const withZeros = (digits: string) =>
  [13, 12, 8, 14]
    .filter((length) => length > digits.length && length - digits.length <= 4)
    .map((length) => digits.padStart(length, '0'))
    .find(isGtin);
