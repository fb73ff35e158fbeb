import { avoidNames } from './avoidNames.ts';
import { ingredientNames } from '../../catalogue/ingredients/ingredientMatch.ts';
import type { AvoidChoice } from '../label/verdict.ts';

/** One thing to avoid as the page names it. */
export type Choice = {
  id: string;
  /** 'Latte', 'sucralosio'. */
  name: string;
  /** 'E955' beside 'sucralosio', and the other way round. */
  detail?: string;
  /** In a sentence: 'il latte', '«sucralosio»'. */
  articled: string;
  /** What takes it back. */
  without: Partial<AvoidChoice>;
};

/** The things to avoid, in the order in which they were chosen: allergens, then ingredients. */
export function choicesOf({ avoid, avoidIngredients }: AvoidChoice): readonly Choice[] {
  return [
    ...avoid.map((key) => ({
      id: key,
      ...avoidNames[key],
      without: { avoid: avoid.filter((other) => other !== key) },
    })),
    ...avoidIngredients.map((name) => ({
      id: `ingredient ${name}`,
      name,
      detail: ingredientNames(name).find((other) => other !== name),
      articled: `«${name}»`,
      without: { avoidIngredients: avoidIngredients.filter((other) => other !== name) },
    })),
  ];
}

const conjunction = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} o ${names.at(-1)}`;

/** 'il latte, la soia o «sucralosio»' */
export const articledList = (choices: readonly Choice[]): string =>
  conjunction(choices.map(({ articled }) => articled));

/** 'Uova, soia, sucralosio': on the button that opens the panel. */
export function choiceSummary(choice: AvoidChoice): string {
  const names = choicesOf(choice).map(({ name }, place) =>
    place === 0 ? name : name.slice(0, 1).toLowerCase() + name.slice(1),
  );
  return names.join(', ');
}

/** 'E955' as the page writes it: 'E 955'. */
export const printedCode = (code: string | undefined): string | undefined =>
  code?.replace(/^E(?=\d)/, 'E ');
