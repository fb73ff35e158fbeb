import { Button } from '@vetta/ui';
import { useAtomValue, useStore } from 'jotai';
import { compareAtom } from '../../state/compare.ts';
import { compareWords } from './CompareButton.copy.ts';
import { compareTools, DeferredCompareTools } from './DeferredCompareTools.tsx';

export type CompareButtonProps = { slug: string };

/** 'Metti a confronto', pressed 'Nel confronto (2)' (docs/rules.md#comparison). */
export function CompareButton({ slug }: CompareButtonProps) {
  const { slugs } = useAtomValue(compareAtom);
  const store = useStore();
  const isChosen = slugs.includes(slug);
  const toggle = async () => (await compareTools.load()).toggleCompared(store, slug);
  return (
    <>
      <Button variant="text" icon="compare" aria-pressed={isChosen} onClick={toggle}>
        {compareWords(isChosen, slugs.length)}
      </Button>
      <DeferredCompareTools form="tag" />
    </>
  );
}
