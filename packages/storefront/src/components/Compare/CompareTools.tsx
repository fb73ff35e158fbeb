import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect } from 'react';
import { compareAtom } from '../../state/compare.ts';
import { comparedSlugsAtom } from '../../state/comparedSlugs.ts';
import { ActivePrice } from '../ProductCard/ActivePrice.tsx';
import { CompareTray } from './CompareTray.tsx';

/** Tells cards and buttons what is chosen, and draws the tray once something is. */
export function CompareTools() {
  const slugs = useAtomValue(comparedSlugsAtom);
  const setState = useSetAtom(compareAtom);
  // As a transition: all cards of a list are drawn again, in slices between which the page answers.
  useEffect(
    () => startTransition(() => setState((state) => ({ ...state, slugs, ActivePrice }))),
    [slugs, setState],
  );
  return slugs.length > 0 && <CompareTray slugs={slugs} />;
}
