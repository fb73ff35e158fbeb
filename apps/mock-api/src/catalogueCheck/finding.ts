import { type Excerpt, excerptText } from './excerpt.ts';

/** What a catalogue holds that fits in form, and is wrong or worth a second look all the same. */
export type Finding = {
  severity: 'error' | 'warning';
  /** 'products[3].category_slug' */
  path: string;
  /** Name or slug of the product. */
  product?: string;
  message: string;
  /** Of a label: the words around the place. */
  excerpt?: Excerpt;
};

/** 'warning products[3].slug: … (Siero 100)' */
export function findingLine({ severity, path, product, message }: Finding): string {
  return printable(`${severity} ${path}: ${message}${product ? ` (${product})` : ''}`);
}

/** The finding's line, and under it the words of the label. */
export function findingLines(finding: Finding): readonly string[] {
  const { excerpt } = finding;
  const line = `  ${findingLine(finding)}`;
  return excerpt === undefined ? [line] : [line, `      ${printable(excerptText(excerpt))}`];
}

/** A text of somebody else's on one line of a terminal, which control characters would steer. */
export const printable = (text: string) =>
  text
    .replaceAll(/\s*[\n\r\t\v\f\u2028\u2029]\s*/g, ' ')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
