import { hasAny } from '../text/chars.ts';
import { answerOf } from './answerOf.ts';
import { isBareName } from './bareNames.ts';
import { cuesIn } from './cues.ts';
import { plainText } from './plainText.ts';
import type { Entry } from './printedEntry.ts';
import { subjectOf } from './subjectOf.ts';

/** A name, or several, of which the text itself says nothing. */
const isName = (text: string): boolean => isBareName(text) && cuesIn(plainText(text)).length === 0;

/** 'tracce', 'no'; '-' and 'n.d.' may stand for what nobody entered. */
const isWorded = (text: string): boolean => text.trim().length > 1 && !hasAny(text, ['.', '/']);

const isAnswer = ([key, value]: Entry): boolean =>
  typeof value === 'string' && isWorded(value) && answerOf({ [key]: value }) !== undefined;

/**
 * `{ tipo: 'Latte', presenza: 'può contenere' }`: the entry of a record that names what another one
 * answers for, though its key does not say so.
 */
export function answeredIn(entries: readonly Entry[]): Entry | undefined {
  const named = entries.find(
    ([key, value]) => typeof value === 'string' && subjectOf(key).role === 'value' && isName(value),
  );
  return named && entries.some(isAnswer) ? named : undefined;
}
