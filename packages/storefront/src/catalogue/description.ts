import { messages } from '../content/messages.ts';

const maxCharacters = 90;
const kept = 87;

/**
 * The description on listing, favourites and grouped cards: over 90 characters cut to 87 and
 * '...' (docs/rules.md#description-length); without one 'Descrizione del prodotto non disponibile'.
 * Counts characters as people see them, so an emoji is never cut in half.
 */
export function cardDescription(description: string | undefined): string {
  const text = description?.trim() ?? '';
  if (text === '') return messages.noDescription;
  // Shorter in UTF-16 units is shorter in characters, too.
  if (text.length <= maxCharacters) return text;
  // All that Italian is written with: one unit is one character, and no segmenter need be woken.
  if (/^[\n -\u02ff‘’“”–…€]*$/.test(text)) return `${text.slice(0, kept)}...`;
  const characters = Array.from(
    new Intl.Segmenter('it', { granularity: 'grapheme' }).segment(
      text.slice(0, 10 * maxCharacters),
    ),
    ({ segment }) => segment,
  );
  return characters.length > maxCharacters ? `${characters.slice(0, kept).join('')}...` : text;
}
