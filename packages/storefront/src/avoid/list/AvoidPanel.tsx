import { Button, CrossBox, FilterSheet, Icon, Switch } from '@vetta/ui';
import type { AvoidChoice } from '../label/verdict.ts';
import type { IngredientIndex } from '../label/ingredientIndex.ts';
import { copy } from '../words/listing.copy.ts';
import * as css from './AvoidPanel.css.ts';
import { IngredientField } from './IngredientField.tsx';
import type { Allergen } from '@vetta/nutrition-parser';
import { allergenKeys } from '../../catalogue/allergenKeys.ts';
import { avoidNames } from '../words/avoidNames.ts';

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

type AllergenBoxesProps = {
  chosen: readonly Allergen[];
  /** By key; missing until the labels are there. */
  counts?: ReadonlyMap<string, number>;
  onChange: (chosen: readonly Allergen[]) => void;
};

/** The fourteen words of the law, each with how many products of the list name it. */
function AllergenBoxes({ chosen, counts, onChange }: AllergenBoxesProps) {
  return (
    <fieldset className={css.allergens}>
      <legend className={css.title}>
        <span>{`${copy.allergens} `}</span>
        <span className={css.titleNote}>{copy.allergensNote}</span>
      </legend>
      <ul className={css.boxes}>
        {allergenKeys.map((key) => {
          const count = counts === undefined ? undefined : (counts.get(key) ?? 0);
          return (
            <li key={key} className={css.box}>
              <CrossBox
                label={avoidNames[key].name}
                count={count}
                description={copy.description(count)}
                checked={chosen.includes(key)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key))
                }
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

type AvoidSheetProps = Omit<AvoidPanelProps, 'layout'> & {
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
