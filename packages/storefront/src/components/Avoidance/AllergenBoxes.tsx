import type { Allergen } from '@vetta/nutrition-parser';
import { CrossBox } from '@vetta/ui';
import { allergenKeys } from '../../catalogue/allergenKeys.ts';
import { avoidNames } from '../../content/avoidNames.ts';
import { copy } from './Avoidance.copy.ts';
import * as css from './AvoidPanel.css.ts';

export type AllergenBoxesProps = {
  chosen: readonly Allergen[];
  /** By key; missing until the labels are there. */
  counts?: ReadonlyMap<string, number>;
  onChange: (chosen: readonly Allergen[]) => void;
};

/** The fourteen words of the law, each with how many products of the list name it. */
export function AllergenBoxes({ chosen, counts, onChange }: AllergenBoxesProps) {
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
