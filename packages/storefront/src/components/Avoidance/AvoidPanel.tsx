import { Icon, Switch } from '@vetta/ui';
import type { AvoidChoice } from '../../catalogue/avoidance/avoidVerdict.ts';
import type { IngredientIndex } from '../../catalogue/avoidance/ingredientIndex.ts';
import { AllergenBoxes } from './AllergenBoxes.tsx';
import { copy } from './Avoidance.copy.ts';
import * as css from './AvoidPanel.css.ts';
import { IngredientField } from './IngredientField.tsx';

export type AvoidPanelProps = {
  choice: AvoidChoice;
  /** Of the list as it is without this filter; missing until its labels are there. */
  counts?: ReadonlyMap<string, number>;
  index: IngredientIndex | null;
  onChange: (changes: Partial<AvoidChoice>) => void;
  /** In the filter panel, or in the sheet of a phone. @default 'inline' */
  layout?: 'inline' | 'sheet';
};

/**
 * What to leave out: allergens, traces, single ingredients, and the sentence that the packaging
 * decides (docs/rules.md#avoid-words).
 */
export function AvoidPanel(props: AvoidPanelProps) {
  const { choice, counts, index, onChange, layout = 'inline' } = props;
  const ingredients = (
    <IngredientField
      chosen={choice.avoidIngredients}
      index={index}
      layout={layout}
      onChange={(avoidIngredients) => onChange({ avoidIngredients })}
    />
  );
  const traces = (
    <div className={css.traces}>
      <Switch
        label={copy.traces}
        description={copy.tracesNote}
        stateLabel={choice.avoidTraces ? copy.yes : copy.no}
        checked={choice.avoidTraces}
        onCheckedChange={(avoidTraces) => onChange({ avoidTraces })}
      />
    </div>
  );
  return (
    <fieldset aria-label={copy.title} className={css.layout[layout]}>
      <AllergenBoxes
        chosen={choice.avoid}
        counts={counts}
        onChange={(avoid) => onChange({ avoid })}
      />
      {layout === 'inline' ? ingredients : traces}
      {layout === 'inline' ? traces : ingredients}
      <p className={css.care}>
        <Icon name="alert" />
        <span>
          <strong className={css.careLead}>{copy.careLead}</strong>
          <span>{` ${copy.care}`}</span>
        </span>
      </p>
    </fieldset>
  );
}
