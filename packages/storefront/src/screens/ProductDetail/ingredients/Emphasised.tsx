import { Fragment } from 'react';
import { emphasiseAllergens } from './emphasise.ts';

/** A list of ingredients with its allergens in bold, as the law wants (Reg. EU 1169/2011, art. 21). */
export function Emphasised({ children }: { children: string }) {
  return emphasiseAllergens(children).map(({ text, isAllergen }, index) =>
    isAllergen ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  );
}
