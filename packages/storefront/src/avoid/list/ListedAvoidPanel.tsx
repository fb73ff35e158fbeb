import { startTransition, useOptimistic } from 'react';
import type { AvoidChoice } from '../label/verdict.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { AvoidPanel, AvoidSheet } from './AvoidPanel.tsx';
import { useListFigures, useListLabels } from './useListLabels.ts';

export type ListedAvoidPanelProps = {
  filters: Filters;
  /** Missing on the page of all products. */
  category?: string;
  /** Of the list on show; null while it is on its way. */
  resultCount: number | null;
  /** A phone's sheet instead of the place below the filters. */
  isSheet: boolean;
  onChange: (changes: Partial<AvoidChoice>) => void;
  onClose: () => void;
};

/** The panel with the figures of the list that it stands above. */
export function ListedAvoidPanel(props: ListedAvoidPanelProps) {
  const { filters, category, resultCount, isSheet, onChange, onClose } = props;
  const { choice, choose } = useImmediateChoice(filters, onChange);
  const figures = useListFigures(useListLabels(category, filters), choice.avoidTraces);
  const panel = { choice, ...figures, onChange: choose };
  if (!isSheet) return <AvoidPanel {...panel} />;
  return <AvoidSheet {...panel} resultCount={resultCount} onClose={onClose} />;
}

/**
 * What was pressed stands at once, the list follows when it is drawn; and a second press, before that,
 * adds to the first.
 */
function useImmediateChoice(
  { avoid, avoidIngredients, avoidTraces }: AvoidChoice,
  onChange: (changes: Partial<AvoidChoice>) => void,
) {
  const [choice, setChoice] = useOptimistic<AvoidChoice>({ avoid, avoidIngredients, avoidTraces });
  const choose = (changes: Partial<AvoidChoice>) =>
    startTransition(() => {
      const next = { ...choice, ...changes };
      setChoice(next);
      onChange(next);
    });
  return { choice, choose };
}
