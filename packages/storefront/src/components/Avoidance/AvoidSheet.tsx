import { Button, FilterSheet } from '@vetta/ui';
import { copy } from './Avoidance.copy.ts';
import { AvoidPanel, type AvoidPanelProps } from './AvoidPanel.tsx';

export type AvoidSheetProps = Omit<AvoidPanelProps, 'layout'> & {
  /** Of the list behind the sheet; null while it is on its way. */
  resultCount: number | null;
  onClose: () => void;
};

/** The panel on a phone. Each choice works at once: the foot counts, and leads to what it counts. */
export function AvoidSheet({ resultCount, onClose, ...panel }: AvoidSheetProps) {
  const { avoid, avoidIngredients, avoidTraces } = panel.choice;
  const hasChoice = avoid.length > 0 || avoidIngredients.length > 0 || avoidTraces;
  return (
    <FilterSheet
      title={copy.title}
      closeLabel={copy.close}
      onClose={onClose}
      foot={
        <>
          <Button
            variant="text"
            disabled={!hasChoice}
            onClick={() => panel.onChange({ avoid: [], avoidIngredients: [], avoidTraces: false })}
          >
            {copy.empty}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {resultCount === null ? copy.loading : copy.show(resultCount)}
          </Button>
        </>
      }
    >
      <AvoidPanel {...panel} layout="sheet" />
    </FilterSheet>
  );
}
