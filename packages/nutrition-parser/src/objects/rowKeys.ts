import { headings } from '../text/sectionNames.ts';

/** Keys of what a program calls a row. */
export const codeKeys: ReadonlySet<string> = new Set(['key', 'chiave']);

const otherSections: ReadonlySet<string> = new Set(['ingredients', 'warnings', 'tip']);

/** Whether the name of a field, folded, begins another section of the product. */
export const isOtherField = (name: string): boolean => otherSections.has(headings.get(name) ?? '');

/** Longer descriptions name no nutrient. */
const maxName = 60;

/** `descrizione: 'Proteine'` */
export const isDescription = (key: string, value: unknown): value is string =>
  /^descri(?:zione|ption)$/i.test(key) && typeof value === 'string' && value.length < maxName;
