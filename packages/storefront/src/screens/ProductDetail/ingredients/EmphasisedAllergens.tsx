import { Fragment } from 'react';
import type { MarkedText } from '../../../contract/label.ts';

/** A list of ingredients with its allergens in bold, as the law wants (Reg. EU 1169/2011, art. 21). */
export function EmphasisedAllergens({ children: { text, allergens } }: { children: MarkedText }) {
  return (
    <>
      {allergens.map(([start, end], index) => (
        <Fragment key={start}>
          <span>{text.slice(allergens[index - 1]?.[1] ?? 0, start)}</span>
          <strong>{text.slice(start, end)}</strong>
        </Fragment>
      ))}
      <span>{text.slice(allergens.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}
