import { Icon } from '@vetta/ui';
import { useAtomValue, useStore } from 'jotai';
import type { CompareCheckboxProps } from '../../state/compare.ts';
import { isComparisonFull } from '../../catalogue/comparison/maxCompared.ts';
import { comparedSlugsAtom } from '../../state/comparedSlugs.ts';
import { copy } from './Compare.copy.ts';
import * as css from './CompareCheckbox.css.ts';
import { toggleCompared } from './toggleCompared.ts';

/**
 * In place of a card's link while the visitor chooses; like the link, the whole card is its target.
 * When four are chosen the others can still be pressed, and say why they do not answer.
 */
export function CompareCheckbox({ slug, name }: CompareCheckboxProps) {
  const slugs = useAtomValue(comparedSlugsAtom);
  const store = useStore();
  const isChosen = slugs.includes(slug);
  const isFull = !isChosen && isComparisonFull(slugs);
  return (
    <label className={css.pick}>
      <input
        type="checkbox"
        className={css.input}
        aria-label={copy.addNamed(name)}
        aria-disabled={isFull || undefined}
        checked={isChosen}
        onChange={() => toggleCompared(store, slug)}
      />
      <span className={css.box}>
        <Icon name="check" size="text" />
      </span>
      <span className={css.words} aria-hidden="true">
        {copy.pick}
      </span>
    </label>
  );
}
