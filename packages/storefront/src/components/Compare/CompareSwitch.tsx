import { Button } from '@vetta/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '../../browser/whenIdle.ts';
import { cardToolsAtom, comparedSlugsAtom } from '../../state/compare.ts';
import { listWords } from './CompareSwitch.copy.ts';
import { loadCompareTools } from './loadCompareTools.ts';
import { TrayWhenChosen } from './TrayWhenChosen.tsx';

export type CompareSwitchProps = {
  /** Its words, pressed or not, and how many are chosen. @default 'Confronta' */
  words?: (isPressed: boolean, count: number) => string;
};

/** 'Confronta' beside the count: each card then has a box (docs/rules.md#comparison). */
export function CompareSwitch({ words = listWords }: CompareSwitchProps) {
  const { length: count } = useAtomValue(comparedSlugsAtom);
  const [{ PickBox }, setTools] = useAtom(cardToolsAtom);
  useEffect(() => {
    const load = async () => {
      await whenIdle();
      const { ActivePrice } = await import('../ProductCard/ActivePrice.tsx');
      setTools((tools) => ({ ...tools, ActivePrice }));
    };
    load().catch((error) => console.warn('The prices by protein could not be fetched.', error));
  }, [setTools]);

  async function toggle() {
    const next = PickBox ? undefined : (await loadCompareTools()).PickBox;
    setTools((tools) => ({ ...tools, PickBox: next }));
  }
  return (
    <>
      <Button variant="text" icon="compare" aria-pressed={!!PickBox} onClick={toggle}>
        {words(!!PickBox, count)}
      </Button>
      <TrayWhenChosen />
    </>
  );
}
