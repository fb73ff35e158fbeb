import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';
import { compareAtom } from '../../state/compare.ts';
import { comparedSlugsAtom } from '../../state/comparedSlugs.ts';
import { ActivePrice } from '../ProductCard/ActivePrice.tsx';
import { CompareTag, CompareTray } from './CompareTray.tsx';

export type CompareToolsProps = {
  /** `tag` where nobody chooses: a small way to the comparison, which covers nothing. @default 'tray' */
  form?: 'tray' | 'tag';
};

/** Tells cards and buttons what is chosen, and draws the tray once something is. */
export function CompareTools({ form = 'tray' }: CompareToolsProps) {
  const slugs = useAtomValue(comparedSlugsAtom);
  const setState = useSetAtom(compareAtom);
  // As a transition: all cards of a list are drawn again, in slices between which the page answers.
  useEffect(
    () => startTransition(() => setState((state) => ({ ...state, slugs, ActivePrice }))),
    [slugs, setState],
  );
  if (slugs.length === 0) return null;
  return form === 'tag' ? <CompareTag slugs={slugs} /> : <CompareTray slugs={slugs} />;
}
