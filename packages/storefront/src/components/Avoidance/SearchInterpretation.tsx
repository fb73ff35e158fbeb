import { Button } from '@vetta/ui';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { isVegan, readAvoidance } from '../../catalogue/searchClaims.ts';
import { wordsOf } from '../../catalogue/foldText.ts';
import { avoidNames } from '../../content/avoidNames.ts';
import { copy } from './Avoidance.copy.ts';
import * as css from './SearchInterpretation.css.ts';

export type SearchInterpretationProps = {
  filters: Filters;
  onChoose: (changes: Partial<Filters>) => void;
};

/** How a search for something left out was read, and the filter that reads labels instead. */
export function SearchInterpretation({ filters, onChoose }: SearchInterpretationProps) {
  const { searchQuery, avoid } = filters;
  const reading = readAvoidance(searchQuery);
  const claims = [
    ...(reading?.avoided.map(({ text }) => copy.without(text)) ?? []),
    ...(wordsOf(searchQuery).some(isVegan) ? [copy.vegan] : []),
  ];
  if (claims.length === 0) return null;
  const offered = new Set(reading?.avoided.flatMap(({ allergen }) => allergen ?? []));
  return (
    <div className={css.line}>
      <p className={css.text}>{copy.searched(claims)}</p>
      {[...offered]
        .filter((allergen) => !avoid.includes(allergen))
        .map((allergen) => (
          <Button
            key={allergen}
            onClick={() =>
              onChoose({
                avoid: [...avoid, allergen],
                // The filter stands for the words that it was made of.
                searchQuery: reading?.words.join(' ') ?? searchQuery,
              })
            }
          >
            {copy.avoid(avoidNames[allergen].name)}
          </Button>
        ))}
    </div>
  );
}
