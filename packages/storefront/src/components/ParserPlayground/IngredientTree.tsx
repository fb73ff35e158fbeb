import type { Ingredient } from '@vetta/nutrition-parser';
import * as css from './ParserPlayground.css.ts';

const percent = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

/** Ingredients as they contain one another, with what was read of each. */
export function IngredientTree({ ingredients }: { ingredients: readonly Ingredient[] }) {
  return (
    <ul className={css.tree}>
      {ingredients.map((ingredient, index) => (
        <li key={index} className={css.node}>
          <span>{`${ingredient.name} `}</span>
          <span className={css.faint}>{factsOf(ingredient)}</span>
          {ingredient.children !== undefined && ingredient.children.length > 0 && (
            <IngredientTree ingredients={ingredient.children} />
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ percent: share, code, role, exempt }: Ingredient): string {
  return [
    share === undefined ? '' : `${percent.format(share)}%`,
    code ?? '',
    role ?? '',
    exempt ? 'esente' : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}
