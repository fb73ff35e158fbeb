import { Button } from '@vetta/ui';
import { useAtom } from 'jotai';
import { compareAtom } from '../../state/compare.ts';
import { listWords } from './CompareButton.copy.ts';
import { compareTools, DeferredCompareTools } from './DeferredCompareTools.tsx';

export type CompareSwitchProps = {
  /** Its words, pressed or not, and how many are chosen. @default 'Confronta' */
  words?: (isPressed: boolean, count: number) => string;
};

/** 'Confronta' beside the count: each card then has a box (docs/rules.md#comparison). */
export function CompareSwitch({ words = listWords }: CompareSwitchProps) {
  const [{ CompareCheckbox, slugs }, setState] = useAtom(compareAtom);
  const isOn = CompareCheckbox !== undefined;
  async function toggle() {
    const next = isOn ? undefined : (await compareTools.load()).CompareCheckbox;
    setState((state) => ({ ...state, CompareCheckbox: next }));
  }
  return (
    <>
      <Button variant="text" icon="compare" aria-pressed={isOn} onClick={toggle}>
        {words(isOn, slugs.length)}
      </Button>
      <DeferredCompareTools />
    </>
  );
}
