import { languageCodes } from '../../lexicon/keys.ts';

const italian: ReadonlySet<string> = new Set(languageCodes.italian.split(' '));
const otherLanguages: ReadonlySet<string> = new Set(languageCodes.others.split(' '));

/** The language that a key names: Italian, or another; undefined for any other key. */
export function languageOf(key: string): 'italian' | 'other' | undefined {
  const code = key.toLowerCase().replace('_', '-');
  if (italian.has(code)) return 'italian';
  return otherLanguages.has(code) ? 'other' : undefined;
}

/** Whether a key is of another language than one beside it, which is Italian. */
export const isTranslation = (key: string, keys: readonly string[]): boolean =>
  languageOf(key) === 'other' && keys.some((other) => languageOf(other) === 'italian');

/** The text of a name in several languages: `{ it: 'Proteine', en: 'Protein' }`; null for any other value. */
export function italianText(value: Record<string, unknown>): { key: string; text: string } | null {
  const keys = Object.keys(value);
  const key = keys.find((name) => languageOf(name) === 'italian') ?? keys.find(languageOf);
  const text = key === undefined ? undefined : value[key];
  return key !== undefined && typeof text === 'string' ? { key, text } : null;
}
