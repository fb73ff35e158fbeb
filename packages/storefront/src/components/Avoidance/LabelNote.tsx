import { Note } from '@vetta/ui';
import { useMemo } from 'react';
import { ingredientIndex } from '../../catalogue/avoidance/ingredientIndex.ts';
import { type Filters, isAvoiding } from '../../catalogue/filterOptions.ts';
import { useLabelSummaries } from '../../data/useLabelSummaries.ts';
import { copy } from './Avoidance.copy.ts';
import * as css from './SearchInterpretation.css.ts';

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
