import { Button, Note } from '@vetta/ui';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { isVegan, readAvoidance } from '../claims/searchClaims.ts';
import { wordsOf } from '../../catalogue/foldText.ts';
import { avoidNames } from '../words/avoidNames.ts';
import { copy } from '../words/listing.copy.ts';
import * as css from './ListNotes.css.ts';
import { useMemo } from 'react';
import { ingredientIndex } from '../label/ingredientIndex.ts';
import { useLabelSummaries } from '../../data/useLabelSummaries.ts';

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

/** Above a list in which something is avoided: what we do, and what decides (docs/rules.md#avoid-words). */
export function LabelNote({ filters, category }: { filters: Filters; category?: string }) {
  if (!isAvoiding(filters)) return null;
  return (
    <div className={css.care}>
      {filters.avoidIngredients.length > 0 && (
        <UnnamedIngredients texts={filters.avoidIngredients} category={category} />
      )}
      <p>
        <strong className={css.careLead}>{copy.careLead}</strong>
        <span>{` ${copy.listCare}`}</span>
      </p>
    </div>
  );
}

/** Of each ingredient that no label names: that this does not mean that it is nowhere. */
function UnnamedIngredients({ texts, category }: { texts: readonly string[]; category?: string }) {
  const { data: labels } = useLabelSummaries(category);
  const unnamed = useMemo(() => {
    if (labels === undefined) return [];
    const index = ingredientIndex(
      [...labels.keys()].map((slug) => ({ id: slug, slug })),
      labels,
    );
    return texts.filter((text) => index.countOf(text) === 0);
  }, [labels, texts]);
  return unnamed.map((text) => <p key={text}>{copy.unknown(text)}</p>);
}

/** What a link wants avoided and nobody can understand: silence would look like a list without it. */
export function UnclearNote({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className={css.unclear} role="alert">
      <Note>{copy.unclear(texts)}</Note>
    </div>
  );
}
