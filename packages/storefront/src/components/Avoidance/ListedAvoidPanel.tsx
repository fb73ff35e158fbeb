import type { AvoidChoice } from '../../catalogue/avoidance/avoidVerdict.ts';
import type { Filters } from '../../catalogue/filterOptions.ts';
import { AvoidPanel } from './AvoidPanel.tsx';
import { AvoidSheet } from './AvoidSheet.tsx';
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
  const figures = useListFigures(useListLabels(category, filters), filters.avoidTraces);
  const panel = { choice: filters, ...figures, onChange };
  if (!isSheet) return <AvoidPanel {...panel} />;
  return <AvoidSheet {...panel} resultCount={resultCount} onClose={onClose} />;
}
