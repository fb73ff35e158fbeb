import { matchParts } from './matchParts.ts';
import { match } from './SuggestionList.css.ts';

/** A name with the beginnings of words that were typed set off. */
export function MatchedText({ text, query }: { text: string; query: string }) {
  const parts = matchParts(text, query);
  return parts.map((part, place) =>
    part.isMatch ? (
      <mark key={place} className={match}>
        {part.text}
      </mark>
    ) : (
      <span key={place}>{part.text}</span>
    ),
  );
}
