import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { comparedSlugsAtom } from '../../state/compare.ts';
import { loadCompareTools } from './loadCompareTools.ts';

const Tray = lazy(async () => ({ default: (await loadCompareTools()).CompareTray }));

/** The tray at the foot of the window, once something is chosen; its code comes with the first choice. */
export function TrayWhenChosen() {
  const slugs = useAtomValue(comparedSlugsAtom);
  return (
    slugs.length > 0 && (
      <Suspense>
        <Tray slugs={slugs} />
      </Suspense>
    )
  );
}
